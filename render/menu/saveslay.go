package menu

import (
	"cmp"
	"math"

	"lineup/game/savegame"
	"lineup/render/ui"
)

// The places of the parts: the list at the left, the chosen save at the right, the tabs above them,
// and the footer below.
var (
	savesTabs   = ui.BoxAt(1064, 56, 786, ui.MinTarget)
	savesList   = ui.BoxAt(70, 164, 1090, 766)
	savesDetail = ui.BoxAt(1184, 164, 666, 766)
	savesHead   = ui.BoxAt(savesList.X+24, savesList.Y+18, savesList.W-48, ui.MinTarget)
	savesRows   = ui.BoxAt(savesList.X+10, savesHead.Y+savesHead.H+14, savesList.W-20, rowsHeight)
)

const (
	rowPitch       = 110.0 // between rows
	savedRowHeight = 98.0
	rowsHeight     = 6 * rowPitch
	detailInset    = 28.0
	detailHeight   = 198.0 // of the large picture
	detailWidth    = detailHeight * 16 / 9
	detailButton   = ui.MinTarget
	wordsPitch     = 30.0 // of the text about the chosen save
	maxBackups     = 4    // backups offered for a damaged save
)

// footer is the place of the buttons at the bottom.
var footer = ui.BoxAt(110, 950, 1710, 96)

const buttonGap = 12.0

// lay sets the rows, and the controls for the chosen one.
func (s *Saves) lay() {
	s.sift()
	s.Clear()
	row := savesTabs
	for _, t := range tabs {
		s.Buttons.Add(ui.Button{Box: row.CutLeft(250, buttonGap), Label: tabLabels[t], On: t == s.tab, Do: func() { s.showTab(t) }})
	}
	row = savesHead
	s.Buttons.Add(ui.Button{Box: row.CutRight(220), Label: orderLabels[s.order], Do: func() {
		s.order = (s.order + 1) % orders
		s.lay()
		s.show()
	}})
	row.CutRight(16)
	s.search.Box = row
	s.layDetail()
	row = footer.Inset(0, 10)
	s.Buttons.Add(ui.Button{Box: row.CutLeft(220, 20), Label: "BACK", Key: "ESC", Do: s.program.Title})
	s.Buttons.Add(ui.Button{Box: row.CutLeft(220, 20), Label: "IMPORT", Off: s.closed, Why: s.noChange(), Do: s.askImport})
	if s.program.Undo != "" {
		s.Buttons.Add(ui.Button{Box: row.CutRight(190), Label: "RESTORE", Do: s.undelete})
	}
}

// layDetail lays out the controls for the chosen save, from the bottom of its panel up. The rest
// below the title is for text.
func (s *Saves) layDetail() {
	in := savesDetail.Inset(detailInset, 24)
	s.name.Box = ui.BoxAt(in.X, in.Y+detailHeight+14, in.W, detailButton)
	foot := in.Y + in.H
	defer func() {
		top := s.name.Box.Y + s.name.Box.H + 4
		s.wordsBox = ui.BoxAt(in.X, top, in.W, math.Floor((foot-top)/wordsPitch)*wordsPitch) // whole lines
	}()
	w, ok := s.one()
	if !ok {
		return
	}
	row := func(high float64, controls ...ui.Control) { // above the previous one
		foot -= high
		s.Add(&ui.Rows{X: in.X, Y: foot, W: in.W}, 0, ui.FormRow{Height: high, Controls: controls})
		foot -= buttonGap
	}
	button := func(label, why string, do func()) ui.Control {
		return ui.Control{Button: ui.Button{Label: label, Off: why != "", Why: why, Do: do}}
	}
	closed, export := s.noChange(), button("EXPORT", "", s.askExport)
	switch {
	case w.Fault != "" && w.Newer:
		row(detailButton, export, ui.Control{}, ui.Control{})
		return
	case w.Fault != "":
		row(detailButton, export, button("DELETE", closed, s.remove), ui.Control{})
		offered := w.Backup[:min(len(w.Backup), maxBackups)]
		old := func(i int) ui.Control {
			return button(oldLabel(offered[i], s.now()), "", func() { s.openID(offered[i].ID) })
		}
		for n := len(offered); n > 0; n -= 2 { // the latest at the top left
			if n == 1 {
				row(detailButton, old(0))
			} else {
				row(detailButton, old(n-2), old(n-1))
			}
		}
		return
	}
	setup := ui.Control{}
	if s.program.Clipboard != nil {
		setup = button("COPY SETUP", "", s.copyPlan)
	}
	row(detailButton, export, button("BUG REPORT", "", s.report), setup)
	row(detailButton, button("RENAME", cmp.Or(closed, noTitle(w.Kind)), s.beginName), button("DUPLICATE", closed, s.duplicate), button("DELETE", closed, s.remove))
	label := "OPEN"
	switch w.Kind {
	case savegame.Running:
		label = "CONTINUE"
	case savegame.Replay:
		label = "WATCH"
	case savegame.TurnStart, savegame.Named, savegame.Quick: // can be opened
	}
	row(78, ui.Control{Button: ui.Button{Label: label, Slant: true, Key: "ENTER", Do: s.open}})
}

// noChange returns why no save can be changed, or "" if saves can be.
func (s *Saves) noChange() string {
	if !s.closed {
		return ""
	}
	return cmp.Or(s.notice, "Saving is off")
}

// noTitle returns why a save has no title, or "" if it can have one.
func noTitle(k savegame.SaveKind) string {
	if titled(k) {
		return ""
	}
	return "Saved automatically; no title"
}

// titled reports whether a kind of save can have a title. Autosaves have none.
func titled(k savegame.SaveKind) bool {
	return k == savegame.Named || k == savegame.Quick || k == savegame.Replay
}
