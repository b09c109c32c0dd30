package saves

import (
	"fmt"
	"regexp"
	"strings"

	"lineup/game/naming"
	"lineup/game/savegame"
	"lineup/saves/container"
	"lineup/saves/disk"
)

// Rename gives a save another title. Only named and quick saves and replays have titles.
func (s *Store) Rename(id, title string) error {
	title, err := naming.TakeTitle(title)
	if err != nil {
		return err
	}
	if err := s.begin(); err != nil {
		return err
	}
	defer s.writing.Unlock()
	c, err := s.readGame(id)
	if err != nil {
		return err
	}
	if c.Kind != savegame.Named && c.Kind != savegame.Quick && c.Kind != savegame.Replay || id != mainID(id) {
		return fmt.Errorf("%s: this save can't have a title: save the game under a name instead", id)
	}
	c.Title = title
	return s.write(id, c, disk.Replacement{})
}

// Duplicate copies a replay as a replay, and any other saved game as a Named one. This is how a
// backup is restored.
func (s *Store) Duplicate(id string) (newID string, err error) {
	if err := s.begin(); err != nil {
		return "", err
	}
	defer s.writing.Unlock()
	c, err := s.readGame(id)
	if err != nil {
		return "", err
	}
	c.Title = s.copyTitle(c)
	return s.writeNew(c)
}

// copyMark begins the title of a copy, which has a number if others have the same title.
var copyMark = regexp.MustCompile(`^Copy (\d+ )?of `)

// copyTitle returns the title of a copy of a game, which no other save has. A game without a title is called after its
// players, as on the list.
func (s *Store) copyTitle(c container.Content) string {
	of := copyMark.ReplaceAllString(c.Title, "")
	if of == "" {
		var names []string
		for _, seat := range c.Record.Plan.Seats {
			names = append(names, seat.Name)
		}
		of = strings.Join(names, ", ")
	}
	var others []string
	for _, l := range s.List() {
		others = append(others, l.Title)
	}
	title := naming.Shorten("Copy of " + of)
	for n := 2; naming.Taken(title, others); n++ {
		title = naming.Shorten(fmt.Sprintf("Copy %d of %s", n, of))
	}
	return title
}

// writeNew writes a replay, or any other game as a Named one, under a new ID.
func (s *Store) writeNew(c container.Content) (id string, err error) {
	folder := savesFolder
	if c.Kind == savegame.Replay {
		folder = replaysFolder
	} else {
		c.Kind = savegame.Named
	}
	c.Order = s.next()
	id = s.newID(folder, c.Order)
	return id, s.write(id, c, disk.Replacement{})
}
