package menu

import (
	"cmp"
	"fmt"
	"strings"
	"time"

	"lineup/game/grammar"
	"lineup/game/naming"
	"lineup/render/files"
	"lineup/render/ui"
	"lineup/render/wording"
)

// acted is the result of a background job.
type acted struct {
	said     string // the words for a success
	undo     string // the ID of the deleted save, or "" if none
	reveal   string // the ID to choose, or "" to keep the choice
	then     func() // runs next
	look     bool   // the saves have changed
	campaign bool   // one was imported
	err      error
}

// act starts a job of the Store. It does one at a time.
func (s *Saves) act(work func() acted) {
	if s.acting.Busy() {
		s.fault = "Still saving. One moment..."
		return
	}
	s.tell("", "")
	s.acting.Start(work)
}

// tell shows a success or a failure.
func (s *Saves) tell(said, fault string) {
	s.said, s.fault, s.program.Undo = said, fault, ""
	s.lay()
}

// end handles the result of a job.
func (s *Saves) end(o acted) {
	if o.err != nil {
		s.tell("", wording.Sentence(o.err.Error()))
	} else {
		if w := s.program.Campaigns; o.campaign && w != nil {
			o.said += " This file is a campaign. Open it from " + w.Label + "."
		}
		s.tell(o.said, "")
		s.program.Undo = o.undo
		if o.reveal != "" {
			s.reveal = o.reveal
		}
		if o.then != nil {
			o.then()
		}
		s.lay()
	}
	if o.look || o.err != nil { // a failure may have changed something
		s.look()
	}
}

// open opens the chosen save.
func (s *Saves) open() {
	if w, ok := s.one(); ok && w.Fault == "" {
		s.openID(w.ID)
	}
}

// openID opens the save or the backup with an ID.
func (s *Saves) openID(id string) {
	s.tell("", "")
	if err := s.program.Open(id); err != nil {
		s.tell("", wording.Sentence(err.Error()))
	}
}

// beginName starts the typing of the title.
func (s *Saves) beginName() {
	w, ok := s.one()
	if !ok {
		return
	}
	s.naming, s.name.Focus, s.search.Focus = true, false, false
	s.name.Begin()
	s.name.Fresh = true // typing replaces the old title
	s.name.Text = naming.Shorten(cmp.Or(w.Title, w.title))
}

// rename saves the typed title.
func (s *Saves) rename() {
	w, ok := s.one()
	title := strings.TrimSpace(s.name.Text)
	if !ok || title == w.Title || w.Title == "" && title == naming.Shorten(w.title) {
		return
	}
	store := s.program.Store
	s.act(func() acted {
		return acted{look: true, reveal: w.ID, err: store.Rename(w.ID, title)}
	})
}

func (s *Saves) duplicate() {
	w, ok := s.one()
	if !ok {
		return
	}
	store := s.program.Store
	s.act(func() acted {
		id, err := store.Duplicate(w.ID)
		return acted{said: fmt.Sprintf("Saved a copy of %s.", w.title), reveal: id, look: true, err: err}
	})
}

// remove deletes the chosen save, which can be restored.
func (s *Saves) remove() {
	w, ok := s.one()
	if !ok {
		return
	}
	store := s.program.Store
	s.act(func() acted {
		return acted{said: "Deleted " + w.title + ".", undo: w.ID, look: true, err: store.Delete(w.ID)}
	})
}

func (s *Saves) undelete() {
	store, id := s.program.Store, s.program.Undo
	s.act(func() acted {
		return acted{said: "Restored.", reveal: id, look: true, err: store.Undelete(id)}
	})
}

// copyPlan copies the Plan to the clipboard.
func (s *Saves) copyPlan() {
	w, ok := s.one()
	if !ok {
		return
	}
	if err := s.program.Clipboard.Copy(w.Plan); err != nil {
		s.tell("", wording.Sentence(err.Error()))
		return
	}
	s.tell("Setup copied. Use PASTE SETUP on the New Game screen.", "")
}

// transfer reads or writes a file in the background.
func (s *Saves) transfer(do func() files.Transfer) {
	s.act(func() acted {
		t := do()
		return acted{said: t.Said, reveal: t.ID, look: t.ID != "", campaign: t.Campaign, err: t.Err}
	})
}

func (s *Saves) askImport() { s.chooser.Import("Import a game", s.program.Store, s.transfer) }

func (s *Saves) askExport() {
	w, ok := s.one()
	if !ok {
		return
	}
	store := s.program.Store
	s.chooser.Export("Export a game", fileName(w), func(path string) error { return store.ExportTo(w.ID, path) }, s.transfer)
}

// report makes a bug report and shows its contents before it is written.
func (s *Saves) report() {
	w, ok := s.one()
	if !ok {
		return
	}
	store := s.program.Store
	s.act(func() acted {
		text := ""
		if c, ok := store.LatestCrash(); ok && c.Game == w.Game {
			text = c.Text
		}
		b, contains, err := store.Report(w.ID, text)
		return acted{err: err, then: func() {
			s.sheet.Show("BUG REPORT CONTENTS", strings.Split(contains, "\n"),
				ui.Button{Label: "SAVE", Do: func() {
					s.sheet.Close()
					s.chooser.Export("Save the bug report", reportName(s.now()), func(path string) error { return store.WriteTo(path, b) }, s.transfer)
				}},
				ui.Button{Label: "CANCEL", Do: s.sheet.Close})
		}}
	})
}

// fileName returns a file name for a save that is valid on every system.
func fileName(w saved) string {
	name := w.title
	if w.Turn > 0 {
		name += " " + grammar.Turn(w.Turn)
	}
	return files.PlainName(name) + files.Ending
}

// reportName returns the file name of a bug report. It contains no player's name.
func reportName(now time.Time) string {
	return "lineup report " + now.Format(time.DateOnly) + files.Ending
}
