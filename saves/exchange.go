package saves

import (
	"errors"
	"fmt"
	"io"
	"path"
	"path/filepath"
	"strings"

	"lineup/game/match"
	"lineup/game/naming"
	"lineup/game/savegame"
	"lineup/saves/archive"
	"lineup/saves/container"
	"lineup/saves/disk"
)

// Export returns a saved game or campaign as a file to take elsewhere. A file that cannot be
// opened here, because it is damaged or a newer program wrote it, is exported unchanged.
func (s *Store) Export(id string) ([]byte, error) {
	c, err := s.read(id)
	if err != nil {
		b, unread := s.disk.Read(id, container.MaxFile)
		if _, _, bad := splitID(id); bad != nil || unread != nil {
			return nil, err
		}
		return b, nil
	}
	b, err := container.Encode(c)
	return b, about(id, err)
}

// ExportTo writes a save to an outside file. It replaces an existing file.
func (s *Store) ExportTo(id, to string) error {
	b, err := s.Export(id)
	if err != nil {
		return err
	}
	return s.WriteTo(to, b)
}

// WriteTo writes an outside file, such as a report. It replaces an existing file.
func (s *Store) WriteTo(to string, b []byte) error {
	if err := s.outside(to); err != nil {
		return err
	}
	folder, err := disk.OpenFolder(filepath.Dir(to))
	if err != nil {
		return about(filepath.Base(to), err)
	}
	defer folder.Close()
	name := filepath.Base(to)
	return about(name, disk.New(folder).Replace(disk.Replacement{Name: name, Data: b}))
}

// ImportFrom is like Import but reads a file outside the folder.
func (s *Store) ImportFrom(from string) (id string, known bool, err error) {
	name := filepath.Base(from)
	b, err := disk.ReadPath(from, container.MaxFile)
	var large *disk.TooLarge
	if errors.As(err, &large) && holdsEverything(from) {
		err = errEverything
	}
	if err != nil {
		return "", false, about(name, err)
	}
	return s.Import(name, b)
}

// Import saves an exported campaign or game from this or another computer. A replay stays a replay,
// and any other game becomes a Named one. It keeps its title, or is named after the file if it has
// none. Import does not save the same file twice: known reports that it was here already, and id is
// that of the existing save.
func (s *Store) Import(name string, b []byte) (id string, known bool, err error) {
	if err := s.begin(); err != nil {
		return "", false, err
	}
	defer s.writing.Unlock()
	name = path.Base(strings.ReplaceAll(name, `\`, "/"))
	c, err := container.Decode(b)
	if archive.Is(b) {
		err = errEverything
	}
	if err == nil && (c.Kind == container.Settings || c.Kind == container.Finished) {
		err = errors.New("it contains no game")
	}
	if err != nil {
		return "", false, about(container.Clean(name), err)
	}
	if c.Kind == container.Campaign {
		id, known, err := s.importCampaign(c)
		return id, known, about(container.Clean(name), err)
	}
	c.Origin = sumOf(b)
	if id := s.twin(b, c.Origin); id != "" {
		return id, true, nil
	}
	if c.Kind != savegame.Replay && c.Title == "" {
		c.Title = naming.Shorten(strings.TrimSuffix(mainID(name), extension))
	}
	c.Text = nil // of a bug report
	id, err = s.writeNew(c)
	return id, false, err
}

// errEverything is the error for an export of everything in the place of one game.
var errEverything = errors.New("the file holds everything that was saved, not one game: import it in the settings")

// holdsEverything reports whether the file at a path begins like an export of everything.
func holdsEverything(from string) bool {
	f, _, err := disk.OpenPath(from)
	if err != nil {
		return false
	}
	defer f.Close()
	b := make([]byte, 64)
	n, err := io.ReadFull(f, b)
	return err == nil && archive.Is(b[:n])
}

// twin returns the ID of the save that was imported from these bytes or consists of them, or "" if
// there is none.
func (s *Store) twin(b []byte, origin string) string {
	for _, folder := range []string{savesFolder, replaysFolder} {
		files, err := s.disk.List(folder)
		if err != nil {
			continue
		}
		for _, f := range files {
			if !isFile(f.Name) {
				continue
			}
			id := folder + "/" + f.Name
			other, err := s.disk.Read(id, container.MaxFile)
			if err != nil {
				continue
			}
			if string(other) == string(b) {
				return id
			}
			if e, err := container.DecodeEntry(other); err == nil && e.Origin == origin {
				return id
			}
		}
	}
	return ""
}

// Report returns a saved game and a text as a bug report, together with a readable list of its
// contents, one sentence per line. The report contains no names except those of cards, and no notes.
// Players are called Seat 1 and so on.
func (s *Store) Report(id, extra string) (report []byte, contents string, err error) {
	c, err := s.readGame(id)
	if err != nil {
		return nil, "", err
	}
	hide := s.privacy(c.Record.Plan)
	plan := c.Record.Plan
	plan.Seats = append(plan.Seats[:0:0], plan.Seats...)
	teams := map[string]string{"": ""}
	for i := range plan.Seats {
		seat := &plan.Seats[i]
		seat.Name = fmt.Sprintf("Seat %d", i+1)
		if _, ok := teams[seat.Team]; !ok {
			teams[seat.Team] = fmt.Sprintf("Team %d", len(teams))
		}
		seat.Team = teams[seat.Team]
	}
	c.Record.Plan, c.Record.Memos = plan, nil
	c.Seen, c.Clock = nil, match.Clock{} // they are about the people, not the game
	c.Kind, c.Title, c.SavedGame.Game, c.Result, c.Picture, c.Origin, c.Order = container.Report, "", "", "", nil, "", 0
	c.Text = []byte(hide.clean(extra, maxCrash))
	b, err := container.Encode(c)
	if err != nil {
		return nil, "", about(id, err)
	}
	said := []string{
		"Setup: " + plan.String() + ".",
		fmt.Sprintf("Every choice so far (%d) and when each turn began.", len(c.Record.Answers)),
		"The current state: where every card is.",
		fmt.Sprintf("The Lineup version (%s) and time of saving.", c.Program),
	}
	if len(c.Text) > 0 {
		said = append(said, fmt.Sprintf("A text of %d characters, without paths or names.", len([]rune(string(c.Text)))))
	}
	said = append(said, "Player names, notes, title, pictures, and folders are not included.")
	return b, strings.Join(said, "\n"), nil
}
