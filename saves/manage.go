package saves

import (
	"fmt"

	"lineup/game/savegame"
	"lineup/saves/container"
	"lineup/saves/disk"
)

// Rename gives something kept another title. Only what a person keeps, and replays,
// have one.
func (s *Store) Rename(id, title string) error {
	if err := s.begin(); err != nil {
		return err
	}
	defer s.writing.Unlock()
	c, err := s.readGame(id)
	if err != nil {
		return err
	}
	if c.Kind != savegame.Named && c.Kind != savegame.Quick && c.Kind != savegame.Replay || id != mainID(id) {
		return fmt.Errorf("%s: it has no title: save the game under one", id)
	}
	c.Title = title
	return s.write(id, c, disk.Replacement{})
}

// Duplicate keeps a replay, or any other kept game as a Named one, once more. An older
// state of one is brought back so.
func (s *Store) Duplicate(id string) (newID string, err error) {
	if err := s.begin(); err != nil {
		return "", err
	}
	defer s.writing.Unlock()
	c, err := s.readGame(id)
	if err != nil {
		return "", err
	}
	if c.Title != "" {
		c.Title = "Copy of " + c.Title
	}
	return s.writeNew(c)
}

// writeNew keeps a replay, or any other game as a Named one, under a new ID.
func (s *Store) writeNew(c container.Content) (id string, err error) {
	folder := savesFolder
	if c.Kind == savegame.Replay {
		folder = replaysFolder
	} else {
		c.Kind = savegame.Named
	}
	id = s.newID(folder)
	return id, s.write(id, c, disk.Replacement{})
}
