package saves

import (
	"errors"
	"fmt"
	"io/fs"

	"lineup/game/naming"
	"lineup/game/savegame"
	"lineup/saves/container"
	"lineup/saves/disk"
)

// Save writes a game immediately and returns its ID. A Quick game replaces the one quick save. A
// Named game replaces the save that its ID names, or gets a new file. The replaced save becomes a
// backup.
func (s *Store) Save(g savegame.SavedGame) (id string, err error) {
	if err := s.begin(); err != nil {
		return "", err
	}
	defer s.writing.Unlock()
	n := s.next()
	if g.Title, err = naming.TakeTitle(g.Title); err != nil && g.Kind == savegame.Named {
		return "", err
	}
	switch g.Kind {
	case savegame.Quick:
		id = quickID
	case savegame.Named:
		id = s.newID(savesFolder, n)
		if folder, _, err := splitID(g.ID); err == nil && folder == savesFolder && mainID(g.ID) != quickID {
			id = mainID(g.ID)
		}
	default:
		return "", fmt.Errorf("saves: a game is saved as %q or %q, not as %q", savegame.Named, savegame.Quick, g.Kind)
	}
	g = s.signed(g)
	g.Order = n
	return id, s.tell(s.write(id, container.Content{SavedGame: g}, disk.Replacement{Backups: backups}))
}

// signed returns a game with the current time and the version of this program.
func (s *Store) signed(g savegame.SavedGame) savegame.SavedGame {
	g.Written = max(0, s.options.Clock().Unix())
	g.Program = s.options.Program
	return g
}

// encodeText returns a text of a kind that is not a game, such as settings, as a file.
func (s *Store) encodeText(kind savegame.SaveKind, text []byte) ([]byte, error) {
	c := container.Content{SavedGame: s.signed(savegame.SavedGame{}), Text: text}
	c.Kind = kind
	return container.Encode(c)
}

// newID returns an unused ID in a folder for the save with a number.
func (s *Store) newID(folder string, n int64) string {
	return folder + "/" + s.stamp(n) + extension
}

// write writes a file according to how, and fills in how's name and data.
func (s *Store) write(id string, c container.Content, how disk.Replacement) error {
	b, err := container.Encode(c)
	if err != nil {
		return about(id, err)
	}
	return s.writeFile(id, b, how)
}

// writeFile is like write but for a file that is encoded already.
func (s *Store) writeFile(id string, b []byte, how disk.Replacement) error {
	err := s.guard(id)
	if err == nil {
		err = s.spare(id)
	}
	if err == nil {
		how.Name, how.Data = id, b
		err = s.disk.Replace(how)
	}
	return about(id, err)
}

// commit makes a group of changes together.
func (s *Store) commit(changes []disk.Change) error {
	for _, c := range changes {
		names := []string{c.Name}
		if c.Do == disk.Move {
			names = append(names, c.To)
		}
		for _, name := range names {
			err := s.guard(name)
			var link *disk.LinkError
			if errors.As(err, &link) && c.Do != disk.Write && name == c.Name {
				continue // the link itself moves or goes
			}
			if err == nil && c.Do == disk.Write {
				err = s.spare(name)
			}
			if err != nil {
				s.disk.Discard(changes)
				return about(name, err)
			}
		}
	}
	for _, c := range changes {
		if c.Do != disk.Write {
			delete(s.checked, c.Name)
		}
	}
	return about(changes[0].Name, s.disk.Commit(changes...))
}

// spare sets a damaged file aside that is about to be replaced. Some of it may still be of use.
func (s *Store) spare(id string) error {
	if s.sound[id] || mainID(id) != id {
		return nil
	}
	if b, err := s.disk.Read(id, container.MaxFile); err == nil {
		if _, err := container.DecodeEntry(b); isDamage(err) {
			if _, err := s.putAside(id); err != nil {
				return err
			}
		}
	}
	s.sound[id] = true
	return nil
}

// guard refuses to change a file if a newer program wrote it or one of its backups.
func (s *Store) guard(id string) error {
	if s.checked[id] {
		return nil
	}
	for _, name := range family(id) {
		b, err := s.disk.Read(name, container.MaxFile)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		var link *disk.LinkError
		if errors.As(err, &link) {
			return err // what it leads to may come back
		}
		if err != nil {
			// Its contents are unknown, so set it aside instead of overwriting it.
			if _, err := s.putAside(name); err != nil {
				return err
			}
			continue
		}
		if newer := container.WrittenByNewer(b); newer != nil {
			return newer
		}
	}
	s.checked[id] = true
	return nil
}

// asideName returns an unused name for an unreadable file.
func (s *Store) asideName(name string) string { return name + ".damaged-" + s.stamp(s.next()) }

// putAside renames an unreadable file so that it is out of the way.
func (s *Store) putAside(name string) (to string, err error) {
	to = s.asideName(name)
	return to, s.disk.Commit(disk.Change{Do: disk.Move, Name: name, To: to})
}
