package saves

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"

	"lineup/game/campaign"
	"lineup/game/savegame"
	"lineup/saves/container"
	"lineup/saves/disk"
)

// A campaign is one file in its own folder. The game of its current attempt is a running game like
// any other. Its name shows that it belongs to the campaign: see campaign.Game. One commit changes
// both where both change together.

// campaignID returns the ID of a campaign.
func campaignID(id string) string { return campaignsFolder + "/" + gameMark(id) + extension }

// Campaigns returns all campaigns, latest saved first. Unreadable files are included and say why.
func (s *Store) Campaigns() []savegame.ListedCampaign {
	files, err := s.disk.List(campaignsFolder)
	if err != nil {
		return nil // ReadOnly says why
	}
	var out []savegame.ListedCampaign
	for _, id := range mainIDs(campaignsFolder, files) {
		l := savegame.ListedCampaign{SavedCampaign: savegame.SavedCampaign{File: id}}
		c, err := s.OpenCampaign(id)
		if err == nil {
			l.SavedCampaign = c
			l.Game = s.gameOf(c.Campaign)
		} else {
			l.Fault, l.Newer = fault("campaign", err), isNewer(err)
			if i := slices.IndexFunc(files, func(f disk.Info) bool { return campaignsFolder+"/"+f.Name == id }); i >= 0 {
				l.Written = max(0, files[i].Modified.Unix())
			}
		}
		var older int64
		for _, old := range family(id)[1:] {
			if !slices.ContainsFunc(files, func(f disk.Info) bool { return campaignsFolder+"/"+f.Name == old }) {
				continue
			}
			c, err := s.OpenCampaign(old)
			if err != nil {
				continue
			}
			is := savegame.Old{ID: old, Written: c.Written}
			if l.Fault != "" {
				is.Lacks = s.lacking(c.Campaign)
				if len(l.Backup) == 0 {
					l.Campaign = c.Campaign
				}
			}
			l.Backup, older = append(l.Backup, is), max(older, c.Order)
		}
		if l.Fault != "" {
			l.Order = s.damagedOrder(id, older)
		}
		out = append(out, l)
	}
	slices.SortStableFunc(out, func(a, b savegame.ListedCampaign) int {
		return latestFirst(place{a.Moment(), a.File}, place{b.Moment(), b.File})
	})
	var told titles
	for i := range out {
		out[i].Title = told.apart(out[i].Title, out[i].File)
	}
	return out
}

// lacking returns what happened after a backup of a campaign, as far as other files show it: the
// games of the attempts have files of their own.
func (s *Store) lacking(c campaign.Campaign) string {
	at := c.Next()
	which := fmt.Sprintf("the %s attempt at Scenario %d", map[int]string{1: "first", 2: "second"}[at.Try], at.Scenario)
	if c.Rivals {
		which = fmt.Sprintf("game %d", at.Scenario)
	}
	entries := len(c.Entries())
	game := c.GameAt(entries) // of the next attempt
	if at.Running {
		game = c.Game()
	}
	running, ended := s.traces(game)
	switch {
	case ended && at.Running:
		which = "the result of " + which
	case !ended && (at.Running || !running):
		which = ""
	}
	// Going back is an entry too, so there may be a gap before the next attempt.
	for n := range backups + 1 {
		if running, ended := s.traces(c.GameAt(entries + n)); (running || ended) && c.GameAt(entries+n) != game {
			if which == "" {
				return "a later attempt"
			}
			return which + ", and a later attempt"
		}
	}
	return which
}

// traces reports whether a game is running, and whether it has ended.
func (s *Store) traces(game string) (running, ended bool) {
	there := func(id string) bool {
		_, err := s.disk.Read(id, container.MaxFile)
		return err == nil
	}
	if there(replayID(game)) {
		return false, true
	}
	record, _ := s.finished()
	if slices.ContainsFunc(record, func(f savegame.Finished) bool { return f.Game == game }) {
		return false, true
	}
	return there(runningID(game)), false
}

// mainIDs returns the IDs of the files in a folder, including those of which only backups exist.
func mainIDs(folder string, files []disk.Info) (out []string) {
	for _, f := range files {
		if main := mainID(f.Name); isFile(main) && !slices.Contains(out, folder+"/"+main) {
			out = append(out, folder+"/"+main)
		}
	}
	return out
}

// isNewer reports whether an error means that a newer program wrote the file.
func isNewer(err error) bool {
	var file *container.Newer
	var town *campaign.Newer
	return errors.As(err, &file) || errors.As(err, &town)
}

// gameOf returns the ID of the game of the current attempt, or "" if the file does not exist.
func (s *Store) gameOf(c campaign.Campaign) string {
	if c.Game() == "" {
		return ""
	}
	id := runningID(c.Game())
	if _, err := s.disk.Read(id, container.MaxFile); errors.Is(err, fs.ErrNotExist) {
		return ""
	}
	return id
}

// OpenCampaign reads a campaign or a backup.
func (s *Store) OpenCampaign(id string) (savegame.SavedCampaign, error) {
	c, err := s.read(id)
	if err != nil {
		return savegame.SavedCampaign{}, err
	}
	if c.Kind != container.Campaign {
		return savegame.SavedCampaign{}, about(id, errors.New("it is a game, not a campaign"))
	}
	out, err := readCampaign(c)
	out.File = id
	return out, about(id, err)
}

// readCampaign returns the campaign in a file.
func readCampaign(c container.Content) (savegame.SavedCampaign, error) {
	town, err := campaign.Read(c.Text)
	var newer *campaign.Newer
	if err != nil && !errors.As(err, &newer) {
		err = &container.Damage{Place: `section "text"`, Says: "can't be read: " + err.Error()}
	}
	return savegame.SavedCampaign{Campaign: town, Order: c.Order, Written: c.Written, Program: c.Program}, err
}

// KeepCampaign saves a campaign in its current state and returns its ID. The previous save becomes
// a backup. The optional game must be that of the current attempt. It is saved as running along
// with the campaign, both or neither, for example when an attempt starts. If the campaign went back
// and left an attempt, that attempt's game goes to the trash in the same step.
//
// KeepCampaign refuses a campaign that does not continue the saved one, because that would lose
// entries of the saved log.
func (s *Store) KeepCampaign(c campaign.Campaign, g *savegame.SavedGame) (id string, err error) {
	if err := s.begin(); err != nil {
		return "", err
	}
	defer s.writing.Unlock()
	id = campaignID(c.ID)
	return id, s.tell(s.keepCampaign(id, c, g))
}

func (s *Store) keepCampaign(id string, c campaign.Campaign, g *savegame.SavedGame) error {
	changes, before, err := s.campaignChanges(id, c)
	if err != nil {
		return err
	}
	if g != nil {
		if g.Game != c.Game() || g.Game == "" {
			return about(id, fmt.Errorf("the game %q is not the current attempt, which is %q", g.Game, c.Game()))
		}
		running := *g
		running = s.signed(running)
		running.Kind, running.Order = savegame.Running, s.next()
		b, err := container.Encode(container.Content{SavedGame: running})
		if err != nil {
			return about(runningID(g.Game), err)
		}
		changes = append(changes, disk.Change{Do: disk.Write, Name: runningID(g.Game), Data: b})
	}
	left := ""
	if before != nil && before.Game() != c.Game() {
		left = before.Game()
	}
	if left != "" {
		gone, err := s.runningFiles(left)
		if err != nil {
			return err
		}
		stamp := s.trashStamp()
		for _, name := range gone {
			changes = append(changes, disk.Change{Do: disk.Move, Name: name, To: trashName(stamp, name)})
		}
	}
	if err := s.commit(changes); err != nil {
		return err
	}
	if g != nil {
		s.queue.drop(runningID(g.Game)) // the pending saves are older
	}
	if left != "" {
		s.queue.drop(runningID(left))
		s.forgetTurns(left)
		s.emptyTrash()
	}
	return nil
}

// campaignChanges returns the changes that write a campaign and its backups. The result before is
// the currently saved campaign, or nil if none can be read.
func (s *Store) campaignChanges(id string, c campaign.Campaign) (changes []disk.Change, before *campaign.Campaign, err error) {
	text, err := campaign.Write(c)
	if err != nil {
		return nil, nil, about(id, err)
	}
	content := container.Content{Text: text}
	content.Kind, content.Title, content.SavedGame.Game = container.Campaign, c.Title, c.ID
	content.SavedGame = s.signed(content.SavedGame)
	content.Order = s.next()
	b, err := container.Encode(content)
	if err != nil {
		return nil, nil, about(id, err)
	}
	old, err := s.OpenCampaign(id)
	switch {
	case err == nil:
		if err := c.Follows(old.Campaign); err != nil {
			return nil, nil, about(id, err)
		}
		before = &old.Campaign
		changes = s.rotated(id)
	case errors.Is(err, fs.ErrNotExist):
	case isNewer(err), !isDamage(err):
		return nil, nil, err
	default: // it stays as it is, next to the new one
		if _, err := s.putAside(id); err != nil {
			return nil, nil, about(id, err)
		}
	}
	return append(changes, disk.Change{Do: disk.Write, Name: id, Data: b}), before, nil
}

// rotated returns the changes that turn a file into its own latest backup, for a group. They write
// copies instead of renaming. A group may be carried out twice, and renaming twice would lose a
// file. A backup that cannot be read is left out, because a save must not fail for it.
func (s *Store) rotated(id string) (changes []disk.Change) {
	names := family(id)
	for n := len(names) - 1; n > 0; n-- {
		if b, err := s.disk.Read(names[n-1], container.MaxFile); err == nil {
			changes = append(changes, disk.Change{Do: disk.Write, Name: names[n], Data: b})
		}
	}
	return changes
}

// FinishPlay ends an attempt of a campaign: it finishes the game like Finish and saves the campaign
// with its result, all or nothing. The campaign must be the one that Record returned. FinishPlay
// returns the ID of the replay.
func (s *Store) FinishPlay(c campaign.Campaign, g savegame.SavedGame, f savegame.Finished) (replay string, err error) {
	if err := s.begin(); err != nil {
		return "", err
	}
	defer s.writing.Unlock()
	id := campaignID(c.ID)
	changes, _, err := s.campaignChanges(id, c)
	if last := len(c.Entries()) - 1; err == nil && (last < 0 || g.Game != c.GameAt(last) || c.Game() != "") {
		err = about(id, fmt.Errorf("the result of the game %q is not the latest entry of the log", g.Game))
	}
	if err != nil {
		return "", s.tell(err)
	}
	replay, err = s.finish(g, f, changes...)
	if replay != "" {
		_ = s.tell(nil)
		return replay, err
	}
	return "", s.tell(err)
}

// ofCampaign returns an error if a game is the current attempt of a campaign, because such a game
// is finished with its campaign.
func (s *Store) ofCampaign(game string) error {
	id, ok := campaign.Of(game)
	if !ok {
		return nil
	}
	if c, err := s.OpenCampaign(campaignID(id)); err == nil && c.Game() == game {
		return about(campaignID(id), fmt.Errorf("the game %q is the current attempt of a campaign: finish it with the campaign", game))
	}
	return nil
}

// importCampaign saves an exported campaign. If a different version of it exists here, the imported
// one is saved next to it under another ID. Known reports that the same version exists here.
func (s *Store) importCampaign(c container.Content) (id string, known bool, err error) {
	town, err := readCampaign(c)
	if err != nil {
		return "", false, err
	}
	id = campaignID(town.ID)
	switch here, err := s.OpenCampaign(id); {
	case err == nil:
		a, errA := campaign.Write(here.Campaign)
		b, errB := campaign.Write(town.Campaign)
		if errA == nil && errB == nil && string(a) == string(b) {
			return id, true, nil
		}
		town.ID = s.stamp(s.next())
	case !errors.Is(err, fs.ErrNotExist):
		town.ID = s.stamp(s.next())
	}
	id = campaignID(town.ID)
	changes, _, err := s.campaignChanges(id, town.Campaign)
	if err != nil {
		return "", false, err
	}
	return id, false, s.commit(changes)
}
