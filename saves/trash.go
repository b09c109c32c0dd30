package saves

import (
	"errors"
	"io/fs"
	"slices"
	"strings"

	"lineup/saves/disk"
)

// Deleted files go to the trash under names like
//
//	n000000000042-20261122-101500-ab12~saves~n000000000007-20261101-080000-7fe0.lineup
//
// which give the number and the date of the deletion, and the file's old place. Files deleted
// together share one stamp and are restored together. The number says which deletion was later.
const (
	maxTrash   = 20 // deletions that can be undone
	trashJoint = "~"
	inTrash    = trashFolder + "/"
)

// Delete moves a save and its backups to the trash. A running game takes its turn starts along, and
// a campaign takes the game of its current attempt.
func (s *Store) Delete(id string) error {
	if err := s.begin(); err != nil {
		return err
	}
	defer s.writing.Unlock()
	folder, name, err := splitID(id)
	if err != nil {
		return err
	}
	if id != mainID(id) {
		return &onlyOlder{id}
	}
	files, err := s.disk.List(folder)
	if err != nil {
		return about(id, err)
	}
	gone := s.ofFamily(folder, files, func(n string) bool { return n == name })
	if len(gone) == 0 {
		return &notThere{id}
	}
	turn := func(n string) bool { return folder == turnsFolder && n == name }
	game := ""
	if folder == campaignsFolder {
		c, err := s.OpenCampaign(id)
		switch {
		case err == nil:
			game = c.Game()
		case !isDamage(err) && !isNewer(err) && !errors.Is(err, fs.ErrNotExist):
			return err
		default: // the game of a damaged campaign is unknown and stays
		}
		if game != "" {
			running, err := s.runningFiles(game)
			if err != nil {
				return err
			}
			gone = append(gone, running...)
			turn = func(n string) bool { return isTurnOf(n, gameMark(game)) }
		}
	}
	if folder == gamesFolder {
		mark := strings.TrimSuffix(name, extension)
		turn = func(n string) bool { return isTurnOf(n, mark) }
		turns, err := s.disk.List(turnsFolder)
		if err != nil {
			return about(turnsFolder, err)
		}
		gone = append(gone, s.ofFamily(turnsFolder, turns, turn)...)
	}
	if err := s.toTrash(gone); err != nil {
		return err
	}
	s.queue.drop(id)
	if game != "" {
		s.queue.drop(runningID(game))
	}
	s.turns = slices.DeleteFunc(s.turns, turn)
	return nil
}

// onlyOlder is the error for the ID of a backup where the save itself is wanted.
type onlyOlder struct{ id string }

func (e *onlyOlder) Error() string {
	return e.id + ": it is a backup of " + mainID(e.id) + " and is deleted with it"
}

// runningFiles returns all files of a running game.
func (s *Store) runningFiles(game string) ([]string, error) {
	games, err := s.disk.List(gamesFolder)
	if err != nil {
		return nil, about(gamesFolder, err)
	}
	turns, err := s.disk.List(turnsFolder)
	if err != nil {
		return nil, about(turnsFolder, err)
	}
	running := strings.TrimPrefix(runningID(game), gamesFolder+"/")
	return append(s.ofFamily(gamesFolder, games, func(n string) bool { return n == running }),
		s.ofFamily(turnsFolder, turns, func(n string) bool { return isTurnOf(n, gameMark(game)) })...), nil
}

// forgetTurns removes the turn starts of a game from the list in memory.
func (s *Store) forgetTurns(game string) {
	s.turns = slices.DeleteFunc(s.turns, func(n string) bool { return isTurnOf(n, gameMark(game)) })
}

// ofFamily returns the IDs of the wanted files in a folder and of their backups.
func (s *Store) ofFamily(folder string, files []disk.Info, wanted func(name string) bool) []string {
	var out []string
	for _, f := range files {
		if main := mainID(f.Name); isFile(main) && wanted(main) {
			out = append(out, folder+"/"+f.Name)
		}
	}
	return out
}

// toTrash moves files to the trash together, then removes the oldest deletions from it.
func (s *Store) toTrash(ids []string) error {
	stamp := s.trashStamp()
	var changes []disk.Change
	for _, id := range ids {
		changes = append(changes, disk.Change{Do: disk.Move, Name: id, To: trashName(stamp, id)})
	}
	if err := s.commit(changes); err != nil {
		return err
	}
	s.emptyTrash()
	return nil
}

// trashStamp returns the stamp of a deletion, which comes after all deletions in the trash, even
// those of a program that writes to the same folder.
func (s *Store) trashStamp() string {
	if files, err := s.disk.List(trashFolder); err == nil {
		s.seeNames(files)
	}
	return s.stamp(s.next())
}

func trashName(stamp, id string) string {
	return trashFolder + "/" + stamp + trashJoint + strings.ReplaceAll(id, "/", trashJoint)
}

// emptyTrash removes all but the latest deletions. A file that it cannot remove costs only space.
func (s *Store) emptyTrash() {
	files, err := s.disk.List(trashFolder)
	if err != nil {
		return
	}
	var stamps []string
	for _, f := range files {
		if stamp, _, ok := strings.Cut(f.Name, trashJoint); ok && !slices.Contains(stamps, stamp) {
			stamps = append(stamps, stamp)
		}
	}
	slices.Sort(stamps)
	old := stamps[:max(0, len(stamps)-maxTrash)]
	for _, f := range files {
		if stamp, _, ok := strings.Cut(f.Name, trashJoint); ok && slices.Contains(old, stamp) {
			_ = s.disk.Commit(disk.Change{Do: disk.Remove, Name: inTrash + f.Name})
		}
	}
}

// latestOf returns the stamp of the latest deletion of a file, by the ending of its name in the trash,
// or "" if there is none.
func latestOf(files []disk.Info, ending string) (latest string) {
	for _, f := range files {
		if stamp, ok := strings.CutSuffix(f.Name, ending); ok && stamp > latest && !strings.Contains(stamp, trashJoint) {
			latest = stamp
		}
	}
	return latest
}

// Undelete restores the latest deletion of an ID, and everything deleted with it.
func (s *Store) Undelete(id string) error {
	if err := s.begin(); err != nil {
		return err
	}
	defer s.writing.Unlock()
	if _, _, err := splitID(id); err != nil {
		return err
	}
	files, err := s.disk.List(trashFolder)
	if err != nil {
		return about(id, err)
	}
	latest := latestOf(files, trashJoint+strings.ReplaceAll(id, "/", trashJoint))
	if latest == "" {
		return &notThere{id}
	}
	var changes []disk.Change
	for _, f := range files {
		place, ok := strings.CutPrefix(f.Name, latest+trashJoint)
		if !ok {
			continue
		}
		to := strings.Replace(place, trashJoint, "/", 1)
		if _, err := s.disk.Read(to, 1); !errors.Is(err, fs.ErrNotExist) {
			return about(to, errors.New("another save has this name now: delete that one first"))
		}
		changes = append(changes, disk.Change{Do: disk.Move, Name: inTrash + f.Name, To: to})
	}
	if err := s.commit(changes); err != nil {
		return err
	}
	for _, c := range changes {
		if name, ok := strings.CutPrefix(c.To, turnsFolder+"/"); ok {
			s.turns = append(s.turns, name)
		}
	}
	slices.Sort(s.turns)
	return nil
}
