package saves

import (
	"fmt"
	"slices"
	"strings"

	"lineup/game/mode"
	"lineup/game/savegame"
	"lineup/saves/container"
	"lineup/saves/disk"
)

// Crash reports are plain text, so any program can read them. The file name of a dismissed report
// says so.
const (
	crashEnding     = ".txt"
	dismissedEnding = ".seen" + crashEnding
	crashLine       = "Lineup crashed."
	crashGame       = "Game: "
	maxCrash        = 256 << 10 // bytes
	maxCrashes      = 20
)

// WriteCrash saves a crash report without private paths and names. The game is the one being
// played, or "" if none.
func (s *Store) WriteCrash(text, game string) error {
	if err := s.begin(); err != nil {
		return err
	}
	defer s.writing.Unlock()
	text = s.privacy(mode.Plan{}).clean(text, maxCrash)
	whole := fmt.Sprintf("%s\n%s%s\nProgram: %s\n\n%s", crashLine, crashGame, container.Clean(game), s.options.Program, text)
	name := s.stamp(s.next()) + crashEnding
	err := s.disk.Replace(disk.Replacement{Name: crashesFolder + "/" + name, Data: []byte(whole), Drop: s.oldCrashes()})
	return about(name, err)
}

// oldCrashes returns the oldest reports, which are removed when one is added.
func (s *Store) oldCrashes() []string {
	files, err := s.disk.List(crashesFolder)
	if err != nil {
		return nil
	}
	var out []string
	for _, f := range files {
		if strings.HasSuffix(f.Name, crashEnding) {
			out = append(out, crashesFolder+"/"+f.Name)
		}
	}
	return out[:max(0, len(out)-maxCrashes+1)]
}

// LatestCrash returns the latest report that was not dismissed, if any.
func (s *Store) LatestCrash() (savegame.Crash, bool) {
	files, err := s.disk.List(crashesFolder)
	if err != nil {
		return savegame.Crash{}, false
	}
	for _, f := range slices.Backward(files) {
		if !strings.HasSuffix(f.Name, crashEnding) || strings.HasSuffix(f.Name, dismissedEnding) {
			continue
		}
		b, err := s.disk.Read(crashesFolder+"/"+f.Name, 2*maxCrash)
		if err != nil {
			continue
		}
		head, text, ok := strings.Cut(string(b), "\n\n")
		if !ok {
			head, text = "", string(b)
		}
		c := savegame.Crash{ID: f.Name, Text: strings.ToValidUTF8(text, "")}
		for line := range strings.Lines(head) {
			if game, ok := strings.CutPrefix(strings.TrimRight(line, "\n"), crashGame); ok {
				c.Game = container.Clean(game)
			}
		}
		return c, true
	}
	return savegame.Crash{}, false
}

// DismissCrash marks a report as seen. The file stays on disk.
func (s *Store) DismissCrash(id string) error {
	if err := s.begin(); err != nil {
		return err
	}
	defer s.writing.Unlock()
	name, ok := strings.CutSuffix(id, crashEnding)
	if !ok || strings.ContainsAny(id, `/\:`) || strings.HasPrefix(id, ".") {
		return fmt.Errorf("%.80q is not a crash report", id)
	}
	if strings.HasSuffix(id, dismissedEnding) {
		return nil
	}
	err := s.disk.Commit(disk.Change{Do: disk.Move, Name: crashesFolder + "/" + id, To: crashesFolder + "/" + name + dismissedEnding})
	return about(id, err)
}
