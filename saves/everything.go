package saves

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"lineup/game/campaign"
	"lineup/game/savegame"
	"lineup/saves/archive"
	"lineup/saves/container"
	"lineup/saves/disk"
)

// Everything that is saved can be taken to another computer in one file: see package archive. It has
// all saved games with their backups, replays and campaigns, the record of finished games and the
// settings, byte by byte. Deleted files and crash reports stay behind, and so do files that cannot be
// opened: an export never fails because of them.

// ExportAll writes everything to an outside file. It replaces an existing file.
func (s *Store) ExportAll(to string) (savegame.Everything, error) {
	if err := s.outside(to); err != nil {
		return savegame.Everything{}, err
	}
	name := filepath.Base(to)
	_ = s.Flush() // Trouble reports an error, and everything else is worth exporting
	folder, err := disk.OpenFolder(filepath.Dir(to))
	if err != nil {
		return savegame.Everything{}, about(name, err)
	}
	defer folder.Close()
	s.writing.Lock()
	defer s.writing.Unlock()
	var m savegame.Everything
	err = disk.New(folder).Stream(name, func(to io.Writer) (err error) {
		m, err = s.exportAll(to)
		return err
	})
	if err != nil {
		return savegame.Everything{}, &located{name, bare(err)}
	}
	return m, nil
}

// outside returns an error if a path leads into the save folder, where an export could replace a save.
func (s *Store) outside(to string) error {
	if s.within(to) {
		return about(filepath.Base(to), errors.New("the save folder is for Lineup alone: choose another folder"))
	}
	return nil
}

// within reports whether a path leads into the save folder, or into a folder that a link there leads to.
func (s *Store) within(to string) bool {
	if s.dir == "" {
		return false
	}
	var ours []fs.FileInfo
	for _, f := range append([]string{"."}, folders...) {
		if is, err := os.Stat(filepath.Join(s.dir, f)); err == nil {
			ours = append(ours, is)
		}
	}
	at := []string{to}
	if end, err := filepath.EvalSymlinks(to); err == nil {
		at = append(at, end) // a link is followed, not replaced
	}
	return slices.ContainsFunc(at, func(path string) bool { return below(path, ours) })
}

// below reports whether a path leads into one of some folders.
func below(path string, folders []fs.FileInfo) bool {
	at, err := filepath.Abs(path)
	if err != nil {
		return false
	}
	for dir := filepath.Dir(at); ; dir = filepath.Dir(dir) {
		is, err := os.Stat(dir)
		if err == nil && slices.ContainsFunc(folders, func(f fs.FileInfo) bool { return os.SameFile(is, f) }) {
			return true
		}
		if dir == filepath.Dir(dir) {
			return false
		}
	}
}

func (s *Store) exportAll(to io.Writer) (m savegame.Everything, err error) {
	out, err := archive.NewWriter(to, s.options.Program, s.options.Clock().Unix())
	if err != nil {
		return m, err
	}
	names, err := s.everything()
	if err != nil {
		return m, err
	}
	for _, name := range names {
		b, err := s.disk.Read(name, container.MaxFile)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		var e entry
		if err == nil {
			e, err = examine(name, b)
		}
		if err != nil {
			m.Left++
			continue
		}
		if err := out.Add(name, b); err != nil {
			return m, err
		}
		e.count(&m)
	}
	return m, out.Close()
}

// everything returns the names of all files to export, campaigns first and backups after the files
// that they are of.
func (s *Store) everything() ([]string, error) {
	names := []string{settingsFile, finishedFile}
	for _, folder := range []string{campaignsFolder, gamesFolder, turnsFolder, savesFolder, replaysFolder} {
		files, err := s.disk.List(folder)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, about(folder, err)
		}
		for _, f := range files {
			if isFile(mainID(f.Name)) {
				names = append(names, folder+"/"+f.Name)
			}
		}
	}
	return names, nil
}

// entry is a file of an archive.
type entry struct {
	name     string
	content  container.Content
	town     campaign.Campaign   // of a campaign
	record   []savegame.Finished // of the record of finished games
	settings map[string]string   // of the settings
}

// examine checks a file that is or would be in the store under a name. Each file of an archive has
// passed it when it was exported, and must pass it again when it is imported.
func examine(name string, b []byte) (e entry, err error) {
	e.name = name
	if e.content, err = container.Decode(b); err != nil {
		return entry{}, err
	}
	c := &e.content
	switch {
	case c.Order > maxSeen:
		err = &container.Damage{Place: "the header", Says: fmt.Sprintf("has the impossible number %d", c.Order)}
	case name == settingsFile && c.Kind == container.Settings:
		e.settings, err = parseSettings(c.Text)
	case name == finishedFile && c.Kind == container.Finished:
		e.record, err = parseFinished(c.Text)
	case name == settingsFile || name == finishedFile:
		err = &container.Damage{Place: "the header", Says: fmt.Sprintf("names the kind %q", c.Kind)}
	default:
		err = fits(name, c)
	}
	if err == nil && c.Kind == container.Campaign {
		var town savegame.SavedCampaign
		town, err = readCampaign(*c)
		e.town = town.Campaign
	}
	return e, err
}

// count adds a file to the counts of what was moved.
func (e *entry) count(m *savegame.Everything) {
	switch folder, _, _ := strings.Cut(e.name, "/"); {
	case e.name == settingsFile:
		m.Settings = true
	case e.name == finishedFile:
		m.Results = len(e.record)
	case e.name != mainID(e.name):
	case folder == campaignsFolder:
		m.Campaigns++
	case folder != turnsFolder:
		m.Games++
	}
}

// joined returns the record here with the games of another record that it lacks, each before those
// here that ended later. If that is too much for one file, it leaves out the oldest of the other
// record. It also returns how many games it has added.
func joined(here, other []savegame.Finished) (out []savegame.Finished, added int) {
	known := map[string]bool{}
	size := 0
	for _, f := range here {
		known[f.Game] = true
		size += lineSize(f)
	}
	var missing []savegame.Finished // latest first
	for _, f := range slices.Backward(other) {
		if known[f.Game] {
			continue
		}
		known[f.Game] = true
		if size += lineSize(f); len(here)+len(missing) == maxFinished || size > maxRecord {
			break
		}
		missing = append(missing, f)
	}
	added = len(missing)
	for _, f := range here {
		for len(missing) > 0 && missing[len(missing)-1].Ended <= f.Ended {
			out, missing = append(out, missing[len(missing)-1]), missing[:len(missing)-1]
		}
		out = append(out, f)
	}
	slices.Reverse(missing)
	return append(out, missing...), added
}

// lineSize returns how many bytes a game takes in the record.
func lineSize(f savegame.Finished) int {
	line, err := json.Marshal(f)
	if err != nil {
		return maxRecord
	}
	return len(line) + 1
}
