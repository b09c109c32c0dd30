package settings

import (
	"fmt"
	"image/color"
	"path/filepath"
	"time"

	"lineup/game/grammar"
	"lineup/game/savegame"
	"lineup/render/art/pen"
	"lineup/render/files"
	"lineup/render/ui"
	"lineup/render/wording"
)

// Store holds everything that a person has saved. Package saves implements it.
type Store interface {
	// ReadOnly returns the sentence to show when nothing can be saved, or "".
	ReadOnly() string
	// Folder returns the path of the folder with all saves, or "" if there is none.
	Folder() string
	// ExportAll writes everything to an outside file.
	ExportAll(to string) (savegame.Everything, error)
	// ImportAll adds everything in a file that ExportAll wrote, or nothing after an error.
	ImportAll(from string) (savegame.Everything, error)
	// Finished returns the record of finished games.
	Finished() ([]savegame.Finished, error)
	// ClearFinished forgets it, and RestoreFinished brings it back.
	ClearFinished() error
	RestoreFinished() error
}

// Opener opens a folder with the system's program for files. It does not wait for that program.
type Opener interface{ OpenFolder(path string) error }

// Data is what the tab DATA needs.
type Data struct {
	Store    Store         // nil if nothing is saved
	Opener   Opener        // nil if there is none
	Files    *files.Access // to files outside the program
	Now      func() int64  // seconds since 1970 began, UTC
	Settle   func()        // waits until everything is passed on to the Store
	Imported func()        // follows an import: the saved settings have changed
}

// deed is a row that does something, in place of a setting.
type deed struct {
	ui.Setting        // its name and its sentence
	label      string // of its button
	do         func()
	said       string // how it ended, or ""
	failed     bool
}

// ink returns the color of the sentence of the row.
func (d *deed) ink() color.NRGBA {
	switch {
	case d.said == "":
		return pen.SoftPaper
	case d.failed:
		return pen.Danger
	}
	return pen.CanDo
}

// data is the tab DATA. As a layer, it holds everything while a deed is done.
type data struct {
	deeds   []deed
	chooser files.Chooser
	acting  ui.Later[ended]
	doing   *deed
	changed bool // since the last drawing
	results int  // in the record of finished games
}

// ended is how a deed ended.
type ended struct {
	said string
	then func() // runs next, in the loop
	err  error
}

// The deeds, by their places in the list.
const (
	openDeed = iota
	exportDeed
	importDeed
	clearDeed
)

// begin makes the deeds.
func (s *Screen) begin() {
	d := &s.data
	if d.chooser.Access = s.needs.Data.Files; d.chooser.Access == nil {
		d.chooser.Access = &files.Access{}
	}
	fixed := func(why func() string) func(*ui.Settings, ui.Fit) string {
		return func(*ui.Settings, ui.Fit) string { return why() }
	}
	d.deeds = []deed{
		openDeed: {ui.Setting{Tab: ui.DataTab, Name: "SAVES FOLDER", Fixed: fixed(s.noFolder),
			Says: "Shows the folder with all your saves in the system's file program."}, "OPEN", s.openFolder, "", false},
		exportDeed: {ui.Setting{Tab: ui.DataTab, Name: "EXPORT EVERYTHING", Fixed: fixed(s.noStore),
			Says: "Writes all games, replays, campaigns, results, and settings to one file, for another computer."}, "EXPORT", s.exportAll, "", false},
		importDeed: {ui.Setting{Tab: ui.DataTab, Name: "IMPORT EVERYTHING", Fixed: fixed(s.readOnly),
			Says: "Adds everything from an exported file. All your games stay, and the imported settings apply."}, "IMPORT", s.importAll, "", false},
		clearDeed: {ui.Setting{Tab: ui.DataTab, Name: "FINISHED GAMES", Fixed: fixed(s.noResults),
			Says: "Clears the record of the results of all finished games. Replays stay."}, "CLEAR", s.askClear, "", false},
	}
	s.count()
}

// count counts the results in the record, and says so if it is damaged. It may wait for the disk for a
// moment.
func (s *Screen) count() {
	store, d := s.needs.Data.Store, &s.data.deeds[clearDeed]
	if store == nil {
		return
	}
	record, err := store.Finished()
	if s.data.results = len(record); err != nil {
		d.said, d.failed = wording.Sentence(err.Error()), true
	}
}

// deed returns the deed of a row, or nil if the row is a setting.
func (d *data) deed(of *ui.Setting) *deed {
	for i := range d.deeds {
		if &d.deeds[i].Setting == of {
			return &d.deeds[i]
		}
	}
	return nil
}

// The reasons why a deed cannot be done, or "".

func (s *Screen) noStore() string {
	if s.needs.Data.Store == nil {
		return "Nothing is saved in this window."
	}
	return ""
}

func (s *Screen) noFolder() string {
	switch {
	case s.needs.Data.Store == nil:
		return s.noStore()
	case s.needs.Data.Opener == nil || s.needs.Data.Store.Folder() == "":
		return "There is no folder to open."
	}
	return ""
}

func (s *Screen) readOnly() string {
	if s.needs.Data.Store == nil {
		return s.noStore()
	}
	return s.needs.Data.Store.ReadOnly()
}

func (s *Screen) noResults() string {
	if why := s.readOnly(); why != "" {
		return why
	}
	if s.data.results == 0 && s.data.deeds[clearDeed].label == "CLEAR" {
		return "No game has been finished yet."
	}
	return ""
}

// act does a deed in the background.
func (s *Screen) act(deed int, words string, work func() ended) {
	d := &s.data
	d.doing = &d.deeds[deed]
	d.doing.said, d.doing.failed, d.changed = words, false, true
	if settle := s.needs.Data.Settle; settle != nil {
		settle()
	}
	d.acting.Start(work)
	s.lay()
}

// take takes the end of a deed.
func (s *Screen) take() {
	d := &s.data
	o, ok := d.acting.Take()
	if !ok {
		return
	}
	d.doing.said, d.doing.failed, d.changed = o.said, o.err != nil, true
	if o.err != nil {
		d.doing.said = wording.Sentence(o.err.Error())
	}
	d.doing = nil
	if o.then != nil && o.err == nil {
		o.then()
	}
	s.lay()
}

func (s *Screen) openFolder() {
	path := s.needs.Data.Store.Folder()
	s.act(openDeed, "Opening the folder...", func() ended {
		return ended{said: "Opened " + path + ".", err: s.needs.Data.Opener.OpenFolder(path)}
	})
}

func (s *Screen) exportAll() {
	name := "Lineup"
	if now := s.needs.Data.Now; now != nil {
		name += time.Unix(now(), 0).Format(" 2006-01-02")
	}
	var m savegame.Everything
	write := func(path string) (err error) {
		m, err = s.needs.Data.Store.ExportAll(path)
		return err
	}
	s.data.chooser.Export("Export everything", name+files.Ending, write, func(do func() files.Transfer) {
		s.act(exportDeed, "Exporting everything...", func() ended {
			t := do()
			said := t.Said + " " + contents(m)
			if m.Left > 0 {
				said += " " + grammar.Count(m.Left, "file can't be opened and isn't in it.", "files can't be opened and aren't in it.")
			}
			return ended{said: said, err: t.Err}
		})
	})
}

func (s *Screen) importAll() {
	read := func(path string) files.Transfer {
		m, err := s.needs.Data.Store.ImportAll(path)
		name := filepath.Base(path)
		switch {
		case err != nil:
			return files.Transfer{Err: err}
		case m.Games+m.Campaigns+m.Results == 0 && m.Settings:
			return files.Transfer{Said: fmt.Sprintf("Imported the settings in %s. It has no new games or results.", name)}
		case m.Games+m.Campaigns+m.Results == 0:
			return files.Transfer{Said: fmt.Sprintf("%s has no new games or results.", name)}
		case m.Known > 0:
			return files.Transfer{Said: fmt.Sprintf("Imported %s. %s %s", name, contents(m), grammar.Count(m.Known, "more was already here.", "more were already here."))}
		}
		return files.Transfer{Said: fmt.Sprintf("Imported %s. %s", name, contents(m))}
	}
	s.data.chooser.Open("Import everything", read, func(do func() files.Transfer) {
		s.act(importDeed, "Importing everything...", func() ended {
			t := do()
			return ended{said: t.Said, err: t.Err, then: s.imported}
		})
	})
}

// imported shows what an import has changed.
func (s *Screen) imported() {
	if s.needs.Data.Imported != nil {
		s.needs.Data.Imported()
	}
	s.count()
}

// contents says how much was moved.
func contents(m savegame.Everything) string {
	return fmt.Sprintf("%s, %s, %s.", grammar.Count(m.Games, "game", "games"), grammar.Count(m.Campaigns, "campaign", "campaigns"), grammar.Count(m.Results, "result", "results"))
}

func (s *Screen) askClear() {
	store := s.needs.Data.Store
	s.dialog.Show("Clear the record?", fmt.Sprintf("Results of finished games: %d. They are forgotten, and statistics begin again. Replays stay.", s.data.results),
		"CLEAR", "CANCEL", func() {
			s.act(clearDeed, "Clearing the record...", func() ended {
				return ended{said: "The record is empty. It can be restored.", err: store.ClearFinished(), then: func() { s.cleared(true) }}
			})
		})
}

// cleared makes the row restore the record, or clear it.
func (s *Screen) cleared(is bool) {
	d := &s.data.deeds[clearDeed]
	d.label, d.do = "CLEAR", s.askClear
	if is {
		d.label, d.do = "RESTORE", func() {
			s.act(clearDeed, "Restoring the record...", func() ended {
				return ended{said: "The record is back.", err: s.needs.Data.Store.RestoreFinished(), then: func() { s.cleared(false) }}
			})
		}
	}
	s.count()
}

// Shown reports whether a deed is being done.
func (d *data) Shown() bool { return d.acting.Busy() }

// Holds holds everything below until the deed is done.
func (d *data) Holds(*ui.Pointer) ui.Holds { return ui.HoldInput | ui.HoldAnswers }

// Update uses up all input.
func (d *data) Update(*ui.Pointer) bool { return true }

// Draw draws nothing: the row of the deed says what is being done.
func (d *data) Draw(*ui.Canvas) {}

// restless reports whether the tab looks different now from its last drawing.
func (d *data) restless() bool { return d.changed || d.chooser.Restless() }
