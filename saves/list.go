package saves

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"time"

	"lineup/game/grammar"
	"lineup/game/naming"
	"lineup/game/savegame"
	"lineup/saves/container"
	"lineup/saves/disk"
)

// List returns all saved games, latest first. Unreadable files are included and say why.
func (s *Store) List() []savegame.Listed {
	var out []savegame.Listed
	for _, l := range listed {
		out = append(out, s.listFolder(l.folder, l.kind)...)
	}
	slices.SortStableFunc(out, func(a, b savegame.Listed) int {
		return latestFirst(place{a.Moment(), a.ID}, place{b.Moment(), b.ID})
	})
	var told titles
	for i := range out {
		e := &out[i]
		owner := e.Game // the saves of one game share its title
		if e.Kind == savegame.Named {
			owner = e.ID
		}
		e.Title = told.apart(e.Title, owner)
	}
	return out
}

// titles tells titles apart that are equal only because they were shortened.
type titles map[string][]string // the owners of each

// apart returns a title, with a number if another owner has the same shortened one.
func (t *titles) apart(title, owner string) string {
	if !naming.Cut(title) {
		return title
	}
	if *t == nil {
		*t = titles{}
	}
	n := slices.Index((*t)[title], owner)
	if n < 0 {
		n = len((*t)[title])
		(*t)[title] = append((*t)[title], owner)
	}
	if n == 0 {
		return title
	}
	return naming.Numbered(title, n+1)
}

func (s *Store) listFolder(folder string, kind savegame.SaveKind) []savegame.Listed {
	files, err := s.disk.List(folder)
	if err != nil {
		return nil // ReadOnly says why
	}
	there := map[string]time.Time{}
	for _, f := range files {
		there[folder+"/"+f.Name] = f.Modified
	}
	var out []savegame.Listed
	for _, id := range mainIDs(folder, files) {
		l := s.listOne(id, kind)
		var latest savegame.SaveEntry
		if l.Fault != "" && l.Written == 0 {
			l.Written = max(0, there[id].Unix())
		}
		var older int64
		for _, old := range family(id)[1:] {
			if _, ok := there[old]; !ok {
				continue
			}
			if e, err := s.entry(old); err == nil {
				if len(l.Backup) == 0 {
					latest = e
				}
				l.Backup, older = append(l.Backup, savegame.Old{ID: old, Turn: e.Turn, Written: e.Written}), max(older, e.Order)
			}
		}
		if l.Fault != "" {
			l.Order = s.damagedOrder(id, older)
			if turn := s.latestTurn(id); turn != "" && len(l.Backup) == 0 {
				latest, _ = s.entry(turn)
			}
			l.Title, l.Game, l.Plan, l.Picture, l.Heroes = latest.Title, latest.Game, latest.Plan, latest.Picture, latest.Heroes
		}
		out = append(out, l)
	}
	return out
}

// listOne returns the list entry of one file.
func (s *Store) listOne(id string, kind savegame.SaveKind) savegame.Listed {
	e, err := s.entry(id)
	if err == nil {
		return savegame.Listed{SaveEntry: e}
	}
	if mainID(id) == quickID {
		kind = savegame.Quick
	}
	l := savegame.Listed{SaveEntry: savegame.SaveEntry{ID: id, Kind: kind}, Fault: fault("file", err)}
	var newer *container.Newer
	if errors.As(err, &newer) {
		l.Newer, l.Program = true, newer.Program
	}
	return l
}

// fault returns the sentence for a file that a list shows and that cannot be opened. What is "file"
// or "campaign".
func fault(what string, err error) string {
	var link *disk.LinkError
	var other *disk.NotAFile
	var large *disk.TooLarge
	var newer *container.Newer
	var damage *container.Damage
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "The file is missing; only older saves remain."
	case errors.Is(err, fs.ErrPermission):
		return "The file can't be read (permission denied). Give yourself access to it."
	case errors.As(err, &newer):
		return grammar.Capital(newer.Error()) + "."
	case errors.As(err, &link):
		return fmt.Sprintf("The file %s. %s.", link.Says, grammar.Capital(link.Do))
	case errors.As(err, &other) && other.Folder:
		return "This is a folder in the place of a file. Move it somewhere else."
	case errors.As(err, &other):
		return "This isn't a plain file. Remove it."
	case errors.As(err, &large):
		return "This file is too large for a Lineup file and can't be opened."
	case errors.As(err, &damage) && damage.Foreign:
		return "This isn't a Lineup file, or its beginning is damaged."
	case errors.As(err, &damage) && damage.Place == wrongFolder:
		return "This file is in the wrong folder. Import it to open it."
	case errors.As(err, &damage):
		return "This " + what + " is damaged and can't be opened."
	}
	return "This " + what + " can't be opened: " + reason(err) + "."
}

// wrongFolder is the Place of the Damage of a file that belongs in another folder.
const wrongFolder = "the kind in the header"

// entry reads a file's list entry.
func (s *Store) entry(id string) (savegame.SaveEntry, error) {
	b, err := s.disk.Read(id, container.MaxFile)
	if err != nil {
		return savegame.SaveEntry{}, err
	}
	c, err := container.DecodeEntry(b)
	if err == nil {
		err = fits(id, &c)
	}
	s.order.saw(c.Order)
	return c.SaveEntry, err
}

// fits checks that a file of this kind belongs in its folder, and sets the ID and kind that follow
// from its place. A file among the turn starts is one: it is the running game of that moment.
func fits(id string, c *container.Content) error {
	folder, _, err := splitID(id)
	if err != nil {
		return err
	}
	c.ID = id
	k := c.Kind
	ok := false
	switch folder {
	case gamesFolder:
		ok = k == savegame.Running
	case turnsFolder:
		ok = k == savegame.Running || k == savegame.TurnStart
		c.Kind = savegame.TurnStart
	case savesFolder:
		ok = k == savegame.Named || k == savegame.Quick
	case replaysFolder:
		ok = k == savegame.Replay
	case campaignsFolder:
		ok = k == container.Campaign
	}
	if !ok {
		return &container.Damage{Place: wrongFolder, Says: "is " + string(k) + ", which does not belong in the folder " + folder + ": import the file"}
	}
	return nil
}

// Open reads a saved game or a backup.
func (s *Store) Open(id string) (savegame.SavedGame, error) {
	c, err := s.readGame(id)
	return c.SavedGame, err
}

// readGame is like read but refuses campaigns.
func (s *Store) readGame(id string) (container.Content, error) {
	c, err := s.read(id)
	if err == nil && c.Kind == container.Campaign {
		return container.Content{}, about(id, errors.New("it is a campaign, not a game: open it as a campaign"))
	}
	return c, err
}

// read is like Open but returns the whole contents of the file.
func (s *Store) read(id string) (container.Content, error) {
	if _, _, err := splitID(id); err != nil {
		return container.Content{}, err
	}
	b, err := s.disk.Read(id, container.MaxFile)
	if err != nil {
		return container.Content{}, unreadable(id, err)
	}
	c, err := container.Decode(b)
	if err == nil {
		err = fits(id, &c)
	}
	if err != nil {
		return container.Content{}, about(id, err)
	}
	return c, nil
}

// unreadable returns the error for a file that cannot be read at all.
func unreadable(id string, err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return &notThere{id}
	}
	var large *disk.TooLarge
	if errors.As(err, &large) {
		return err
	}
	return about(id, err)
}

// notThere is the error for a missing file.
type notThere struct{ id string }

func (e *notThere) Error() string { return e.id + ": it no longer exists" }
func (e *notThere) Unwrap() error { return fs.ErrNotExist }
