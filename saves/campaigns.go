package saves

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"lineup/game/campaign"
	"lineup/game/savegame"
	"lineup/saves/container"
	"lineup/saves/disk"
)

// A campaign is a file in a folder of its own. The game of the play that is going on is a
// running game like any other, and belongs to it by what it is called: see campaign.Game.
// Where one changes with the other, one commit changes both.

// campaignID returns where a campaign is kept.
func campaignID(id string) string { return campaignsFolder + "/" + gameMark(id) + extension }

// Campaigns returns all campaigns, those kept last first. What cannot be read is among them,
// and says why.
func (s *Store) Campaigns() []savegame.ListedCampaign {
	files, err := s.disk.List(campaignsFolder)
	if err != nil {
		return nil // ReadOnly says why
	}
	var out []savegame.ListedCampaign
	for _, id := range mainIDs(campaignsFolder, files) {
		l := savegame.ListedCampaign{Campaign: savegame.Campaign{File: id}}
		c, err := s.OpenCampaign(id)
		if err == nil {
			l.Campaign = c
			l.Game = s.gameOf(c.Campaign)
		} else {
			l.Fault, l.Newer = fault(err), isNewer(err)
			if i := slices.IndexFunc(files, func(f disk.Info) bool { return campaignsFolder+"/"+f.Name == id }); i >= 0 {
				l.Written = max(0, files[i].Modified.Unix())
			}
		}
		for _, old := range family(id)[1:] {
			if !slices.ContainsFunc(files, func(f disk.Info) bool { return campaignsFolder+"/"+f.Name == old }) {
				continue
			}
			if c, err := s.OpenCampaign(old); err == nil {
				l.Backup = append(l.Backup, savegame.Old{ID: old, Written: c.Written})
			}
		}
		out = append(out, l)
	}
	slices.SortStableFunc(out, func(a, b savegame.ListedCampaign) int {
		return cmp.Or(cmp.Compare(b.Written, a.Written), strings.Compare(b.File, a.File))
	})
	return out
}

// mainIDs returns the IDs of the files of a folder, of those too of which only older states are
// there.
func mainIDs(folder string, files []disk.Info) (out []string) {
	for _, f := range files {
		if main := mainID(f.Name); isFile(main) && !slices.Contains(out, folder+"/"+main) {
			out = append(out, folder+"/"+main)
		}
	}
	return out
}

// isNewer reports whether an error says that a newer program wrote something.
func isNewer(err error) bool {
	var file *container.Newer
	var town *campaign.Newer
	return errors.As(err, &file) || errors.As(err, &town)
}

// gameOf returns where the game of the play that is going on is kept, or "" if it is not there.
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

// OpenCampaign reads a campaign, or an older state of it.
func (s *Store) OpenCampaign(id string) (savegame.Campaign, error) {
	c, err := s.read(id)
	if err != nil {
		return savegame.Campaign{}, err
	}
	if c.Kind != container.Campaign {
		return savegame.Campaign{}, about(id, errors.New("it is a game, no campaign"))
	}
	out, err := readCampaign(c)
	out.File = id
	return out, about(id, err)
}

// readCampaign returns the campaign in a file.
func readCampaign(c container.Content) (savegame.Campaign, error) {
	town, err := campaign.Read(c.Text)
	var newer *campaign.Newer
	if err != nil && !errors.As(err, &newer) {
		err = &container.Damage{Place: `section "text"`, Says: err.Error()}
	}
	return savegame.Campaign{Campaign: town, Written: c.Written, Program: c.Program}, err
}

// KeepCampaign keeps a campaign as it stands now, in the place of what was kept of it. With
// a game, which must be that of the play that is going on, the game is kept as running
// along with it: both or neither, as when a play is started. Games of plays that the
// campaign has left, by going back, go to the trash in the same step. Older states are kept
// beside it. It returns where the campaign is.
//
// A campaign that does not go on from the one that is kept is refused: nothing that is
// written down in that one would be left.
func (s *Store) KeepCampaign(c campaign.Campaign, g *savegame.Game) (id string, err error) {
	if err := s.begin(); err != nil {
		return "", err
	}
	defer s.writing.Unlock()
	id = campaignID(c.ID)
	return id, s.tell(s.keepCampaign(id, c, g))
}

func (s *Store) keepCampaign(id string, c campaign.Campaign, g *savegame.Game) error {
	changes, before, err := s.campaignChanges(id, c)
	if err != nil {
		return err
	}
	if g != nil {
		if g.Game != c.Game() || g.Game == "" {
			return about(id, fmt.Errorf("the game %q is not of the play that is going on, which is %q", g.Game, c.Game()))
		}
		running := *g
		running.Kind = savegame.Running
		b, err := container.Encode(container.Content{Game: s.signed(running)})
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
		stamp := s.stamps.next(s.options.Clock())
		for _, name := range gone {
			changes = append(changes, disk.Change{Do: disk.Move, Name: name, To: trashName(stamp, name)})
		}
	}
	if err := s.commit(changes); err != nil {
		return err
	}
	if g != nil {
		s.queue.drop(runningID(g.Game)) // what waits there is older
	}
	if left != "" {
		s.queue.drop(runningID(left))
		s.forgetTurns(left)
		s.emptyTrash()
	}
	return nil
}

// campaignChanges returns the changes that write a campaign, with its older states; before is
// the one that is kept now, or nil if there is none that can be read.
func (s *Store) campaignChanges(id string, c campaign.Campaign) (changes []disk.Change, before *campaign.Campaign, err error) {
	text, err := campaign.Write(c)
	if err != nil {
		return nil, nil, about(id, err)
	}
	content := container.Content{Text: text}
	content.Kind, content.Title, content.Game.Game = container.Campaign, c.Title, c.ID
	content.Program, content.Written = s.options.Program, max(0, s.options.Clock().Unix())
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
		if changes, err = s.rotated(id); err != nil {
			return nil, nil, about(id, err)
		}
	case errors.Is(err, fs.ErrNotExist):
	case isNewer(err), !isDamage(err):
		return nil, nil, err
	default: // it stays as it is, beside the new one
		if _, err := s.putAside(id); err != nil {
			return nil, nil, about(id, err)
		}
	}
	return append(changes, disk.Change{Do: disk.Write, Name: id, Data: b}), before, nil
}

// rotated returns the changes that make a file its own latest older state, in a group. Each is
// written anew in place of being given another name: what is promised may be carried out twice,
// and a name that was changed twice would be lost.
func (s *Store) rotated(id string) (changes []disk.Change, err error) {
	names := family(id)
	for n := len(names) - 1; n > 0; n-- {
		b, err := s.disk.Read(names[n-1], container.MaxFile)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return nil, err
		}
		changes = append(changes, disk.Change{Do: disk.Write, Name: names[n], Data: b})
	}
	return changes, nil
}

// FinishPlay ends a play of a campaign: its game is finished, as Finish does it, and the
// campaign is kept with what came of it; all that or nothing. The campaign is the one that
// Record has given. It returns where the replay is.
func (s *Store) FinishPlay(c campaign.Campaign, g savegame.Game, f savegame.Finished) (replay string, err error) {
	if err := s.begin(); err != nil {
		return "", err
	}
	defer s.writing.Unlock()
	id := campaignID(c.ID)
	changes, _, err := s.campaignChanges(id, c)
	if last := len(c.Entries()) - 1; err == nil && (last < 0 || g.Game != c.GameAt(last) || c.Game() != "") {
		err = about(id, fmt.Errorf("what came of the game %q is not what was written down in it last", g.Game))
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

// ofCampaign refuses to finish a game by itself that is of a play that is going on.
func (s *Store) ofCampaign(game string) error {
	id, ok := campaign.Of(game)
	if !ok {
		return nil
	}
	if c, err := s.OpenCampaign(campaignID(id)); err == nil && c.Game() == game {
		return about(campaignID(id), fmt.Errorf("the game %q is of the play that is going on: it is finished with its campaign", game))
	}
	return nil
}

// importCampaign keeps a campaign that was exported. One that is here already in another
// state is kept beside that, under another ID.
func (s *Store) importCampaign(c container.Content) (id string, err error) {
	town, err := readCampaign(c)
	if err != nil {
		return "", err
	}
	id = campaignID(town.ID)
	switch here, err := s.OpenCampaign(id); {
	case err == nil:
		a, errA := campaign.Write(here.Campaign)
		b, errB := campaign.Write(town.Campaign)
		if errA == nil && errB == nil && string(a) == string(b) {
			return id, nil
		}
		town.ID = s.stamps.next(s.options.Clock())
	case !errors.Is(err, fs.ErrNotExist):
		town.ID = s.stamps.next(s.options.Clock())
	}
	id = campaignID(town.ID)
	changes, _, err := s.campaignChanges(id, town.Campaign)
	if err != nil {
		return "", err
	}
	return id, s.commit(changes)
}
