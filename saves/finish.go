package saves

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"

	"lineup/game/savegame"
	"lineup/saves/container"
	"lineup/saves/disk"
)

// Limits of the record of finished games. The oldest games leave it first.
const (
	maxFinished = 10_000
	maxLine     = 8 << 10 // bytes per game
	maxRecord   = 4 << 20 // bytes
	maxSeats    = 64
)

// Finish ends a game: it saves the replay, adds the game to the record of finished games and
// removes the running game, all or nothing. Finishing a game again, after its end was undone,
// replaces its first end. Finish refuses a campaign's game (see FinishPlay). It returns the ID of
// the replay. If the record was damaged and begun again, it returns an ID and an error.
func (s *Store) Finish(g savegame.SavedGame, f savegame.Finished) (id string, err error) {
	if err := s.begin(); err != nil {
		return "", err
	}
	defer s.writing.Unlock()
	if err := s.ofCampaign(g.Game); err != nil {
		return "", s.tell(err)
	}
	id, err = s.finish(g, f)
	if id != "" {
		_ = s.tell(nil)
		return id, err
	}
	return "", s.tell(err)
}

// finish is like Finish but makes additional changes along with it.
func (s *Store) finish(g savegame.SavedGame, f savegame.Finished, more ...disk.Change) (id string, err error) {
	g.Kind, g.Over = savegame.Replay, true
	id = replayID(g.Game)
	f.Game, f.Replay = g.Game, id
	g = s.signed(g)
	g.Order = s.next()
	replay, err := container.Encode(container.Content{SavedGame: g})
	if err != nil {
		return "", about(id, err)
	}
	changes := append([]disk.Change{{Do: disk.Write, Name: id, Data: replay}}, more...)
	record, said := s.finished()
	var newer *container.Newer
	switch {
	case errors.As(said, &newer):
		said = fmt.Errorf("the game is saved but not added to the record of finished games: %w", said)
	case said != nil && !isDamage(said):
		return "", said
	default:
		if said != nil {
			copied, restarted, err := s.asideWith(finishedFile, said, len(record) > 0)
			if err != nil {
				return "", about(finishedFile, err)
			}
			changes, said = append(changes, copied...), restarted
		}
		record = slices.DeleteFunc(record, func(other savegame.Finished) bool { return other.Game == f.Game })
		b, err := s.recordFile(append(record, f))
		if err != nil {
			return "", about(finishedFile, err)
		}
		changes = append(changes, disk.Change{Do: disk.Write, Name: finishedFile, Data: b})
	}
	running, err := s.runningFiles(g.Game)
	if err != nil {
		return "", err
	}
	for _, name := range running {
		changes = append(changes, disk.Change{Do: disk.Remove, Name: name})
	}
	if err := s.commit(changes); err != nil {
		return "", err
	}
	s.queue.drop(runningID(g.Game))
	s.forgetTurns(g.Game)
	return id, said
}

// Finished returns the record of finished games, oldest first. If the file is damaged, it returns
// the readable games and an error that says where the file was set aside.
func (s *Store) Finished() ([]savegame.Finished, error) {
	out, err := s.finished()
	if !isDamage(err) || s.begin() != nil {
		return out, err
	}
	defer s.writing.Unlock()
	out, err = s.finished() // it may have been replaced meanwhile
	switch {
	case !isDamage(err):
		return out, err
	case len(out) == 0:
		return out, s.aside(finishedFile, err)
	}
	return out, s.restart(out, err)
}

// restart sets a damaged record aside, starts a new one with its readable games, and returns an error
// that says so. The caller holds s.writing.
func (s *Store) restart(readable []savegame.Finished, why error) error {
	changes, restarted, err := s.asideWith(finishedFile, why, true)
	if err != nil {
		return why
	}
	b, err := s.recordFile(readable)
	if err != nil {
		return why
	}
	if s.commit(append(changes, disk.Change{Do: disk.Write, Name: finishedFile, Data: b})) != nil {
		return why
	}
	return restarted
}

// ClearFinished moves the record of finished games to the trash. Replays stay.
func (s *Store) ClearFinished() error {
	if err := s.begin(); err != nil {
		return err
	}
	defer s.writing.Unlock()
	if _, err := s.disk.Read(finishedFile, 0); errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err := s.toTrash([]string{finishedFile}); err != nil {
		return err
	}
	delete(s.sound, finishedFile)
	return nil
}

// RestoreFinished joins the record that was cleared last with the games that have ended since. It
// returns an error of type fs.ErrNotExist if none was cleared, or it has left the trash.
func (s *Store) RestoreFinished() error {
	if err := s.begin(); err != nil {
		return err
	}
	defer s.writing.Unlock()
	files, err := s.disk.List(trashFolder)
	if err != nil {
		return about(finishedFile, err)
	}
	latest := latestOf(files, trashJoint+finishedFile)
	if latest == "" {
		return &notThere{finishedFile}
	}
	name := inTrash + latest + trashJoint + finishedFile
	text, err := s.text(name, container.Finished)
	if err != nil {
		return err
	}
	cleared, err := parseFinished(text)
	if err != nil {
		return about(finishedFile, err)
	}
	here, err := s.finished()
	if err != nil {
		return err
	}
	all, _ := joined(here, cleared)
	b, err := s.recordFile(all)
	if err != nil {
		return about(finishedFile, err)
	}
	return s.commit([]disk.Change{{Do: disk.Write, Name: finishedFile, Data: b}, {Do: disk.Remove, Name: name}})
}

// finished reads the record. Damage is reported as a container.Damage.
func (s *Store) finished() ([]savegame.Finished, error) {
	text, err := s.text(finishedFile, container.Finished)
	if err != nil || text == nil {
		return nil, err
	}
	out, err := parseFinished(text)
	return out, about(finishedFile, err)
}

// text reads the text of a file of a kind that is not a game, such as settings. It returns nil if
// the file does not exist.
func (s *Store) text(name string, kind savegame.SaveKind) ([]byte, error) {
	b, err := s.disk.Read(name, container.MaxFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	var large *disk.TooLarge
	if errors.As(err, &large) {
		return nil, about(name, &container.Damage{Place: "the file", Says: "is too large"})
	}
	if err != nil {
		return nil, about(name, err)
	}
	c, err := container.Decode(b)
	if err == nil && c.Kind != kind {
		err = &container.Damage{Place: "the header", Says: fmt.Sprintf("names the kind %q, not %q", c.Kind, kind)}
	}
	if err != nil {
		return nil, about(name, err)
	}
	return c.Text, nil
}

// isDamage reports whether an error means that a file is damaged.
func isDamage(err error) bool {
	var d *container.Damage
	return errors.As(err, &d)
}

// aside sets a damaged file aside and returns an error that says so. The caller holds s.writing.
func (s *Store) aside(name string, why error) error {
	if s.guard(name) != nil {
		return why
	}
	to, err := s.putAside(name)
	if err != nil {
		return why
	}
	delete(s.checked, name)
	return &replaced{name, to, why}
}

// asideWith sets a damaged file aside for a group of changes that replaces it, and returns an error that
// says so. If some of the file can be read, it only returns a change that writes a copy, so that the
// file keeps its name if the group fails.
func (s *Store) asideWith(name string, why error, readable bool) (changes []disk.Change, restarted, err error) {
	if !readable {
		to, err := s.putAside(name)
		return nil, &replaced{name, to, why}, err
	}
	b, err := s.disk.Read(name, container.MaxFile)
	if err != nil {
		return nil, nil, err
	}
	to := s.asideName(name)
	return []disk.Change{{Do: disk.Write, Name: to, Data: b}}, &replaced{name, to, why}, nil
}

// replaced is the error for a damaged file that was set aside.
type replaced struct {
	name, to string
	err      error
}

// Error returns what happened to the file.
func (e *replaced) Error() string {
	return e.name + " is damaged: it was moved to " + e.to + ", and a new one was started"
}

// Unwrap returns the damage.
func (e *replaced) Unwrap() error { return e.err }

// recordFile returns the record as a file. It drops the oldest games if the file is too large.
func (s *Store) recordFile(record []savegame.Finished) ([]byte, error) {
	lines := make([][]byte, len(record))
	size := 0
	for i, f := range record {
		line, err := json.Marshal(f)
		if err != nil {
			return nil, err
		}
		if err := checkFinished(line, f); err != nil {
			return nil, err
		}
		lines[i] = append(line, '\n')
		size += len(lines[i])
	}
	for len(lines) > maxFinished || size > maxRecord {
		size -= len(lines[0])
		lines = lines[1:]
	}
	return s.encodeText(container.Finished, bytes.Join(lines, nil))
}

// parseFinished reads the record, one game per line. It skips damaged lines and returns an error
// for them.
func parseFinished(text []byte) (out []savegame.Finished, err error) {
	for n := 1; len(text) > 0; n++ {
		line, rest, ok := bytes.Cut(text, []byte("\n"))
		text = rest
		if n > maxFinished {
			return out, &container.Damage{Place: fmt.Sprintf("game %d", n), Says: fmt.Sprintf("is one too many: the record has at most %d", maxFinished)}
		}
		var f savegame.Finished
		wrong := checkFinished(line, savegame.Finished{})
		if wrong == nil {
			wrong = json.Unmarshal(line, &f)
		}
		if wrong == nil {
			wrong = checkFinished(line, f)
		}
		if wrong == nil && !ok {
			wrong = errors.New("the line is cut short")
		}
		if wrong != nil {
			err = &container.Damage{Place: fmt.Sprintf("game %d", n), Says: "can't be read: " + wrong.Error()}
			continue
		}
		out = append(out, f)
	}
	return out, err
}

// checkFinished checks the limits of a game in the record and of its line.
func checkFinished(line []byte, f savegame.Finished) error {
	switch {
	case len(line) > maxLine:
		return fmt.Errorf("the line has %d bytes, more than %d", len(line), maxLine)
	case len(f.Won) > maxSeats || len(f.Points) > maxSeats:
		return fmt.Errorf("it lists more than %d players", maxSeats)
	case f.Ended < 0 || f.Turns < 0 || f.Turns > 1<<24:
		return fmt.Errorf("it can't have ended at %d after %d turns", f.Ended, f.Turns)
	}
	for _, seat := range f.Won {
		if seat < 0 || seat >= maxSeats {
			return fmt.Errorf("player %d does not exist", seat)
		}
	}
	return nil
}
