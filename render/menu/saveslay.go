package menu

import (
	"cmp"
	"math"

	"lineup/game/savegame"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// savesPlaces are the places of the parts: the list at the left, the chosen save at the right, the tabs
// above them, and the footer below. In a tall window the chosen save is below the list.
type savesPlaces struct {
	headAt                ui.Box // the middle of the left end of the heading, and its greatest width
	tabsBox               ui.Box
	listBox, detailBox    ui.Box
	searchBar, rowsBox    ui.Box // the parts of the list
	footer, footNoticeBox ui.Box
}

// laySaves returns the places in an area.
func laySaves(a ui.Area) (l savesPlaces) {
	if !a.Tall() {
		l.headAt = ui.BoxAt(110, 86, 830, 0)
		l.tabsBox = ui.BoxAt(1064, 56, 786, ui.MinTarget)
		l.listBox, l.detailBox = ui.BoxAt(70, 164, 1090, 766), ui.BoxAt(1184, 164, 666, 766)
		l.footer = ui.BoxAt(110, 950, 1710, 96)
	} else {
		const top, foot, least = 244.0, 152.0, 740.0
		in := a.Inset(40, 0)
		l.headAt = ui.BoxAt(in.X+20, in.Y+86, in.W-160, 0)
		l.tabsBox = ui.BoxAt(in.X, in.Y+160, in.W, ui.MinTarget)
		high := in.H - top - foot - 20
		detail := least + max(0, high-2*least)/3
		l.listBox = ui.BoxAt(in.X, in.Y+top, in.W, high-detail)
		l.detailBox = ui.BoxAt(in.X, l.listBox.Y+l.listBox.H+20, in.W, detail)
		l.footer = ui.BoxAt(in.X, in.Y+in.H-148, in.W, 96)
	}
	l.searchBar = ui.BoxAt(l.listBox.X+24, l.listBox.Y+18, l.listBox.W-48, ui.MinTarget)
	top := l.searchBar.Y + l.searchBar.H + 14
	l.rowsBox = ui.BoxAt(l.listBox.X+10, top, l.listBox.W-20, math.Floor((l.listBox.Y+l.listBox.H-top)/rowPitch)*rowPitch)
	l.footNoticeBox = ui.BoxAt(a.X+20, a.Y+a.H-46, a.W-40, 42)
	return l
}

const (
	rowPitch       = 110.0 // between rows
	savedRowHeight = 98.0
	detailInset    = 28.0
	detailHeight   = 198.0 // of the large picture
	detailWidth    = detailHeight * 16 / 9
	detailButton   = ui.MinTarget
	wordsPitch     = 30.0 // of the text about the chosen save
	maxBackups     = 4    // backups offered for a damaged save
)

const buttonGap = 12.0

// lay sets the rows, and the controls for the chosen one.
func (s *Saves) lay() {
	s.savesPlaces = laySaves(s.area)
	s.sift()
	s.Clear()
	row := s.tabsBox
	for _, t := range tabs {
		s.Buttons.Add(ui.Button{Box: row.CutLeft(250, buttonGap), Label: tabLabels[t], Group: "tabs", On: t == s.tab, Do: func() { s.showTab(t) }})
	}
	row = s.searchBar
	s.Buttons.Add(ui.Button{Box: row.CutRight(220), Label: orderLabels[s.order], Group: "order", Do: func() {
		s.order = (s.order + 1) % orders
		s.lay()
		s.show()
	}})
	row.CutRight(16)
	s.search.Box = row
	s.layDetail()
	row = s.footer.Inset(0, 10)
	s.Buttons.Add(ui.Button{Box: row.CutLeft(220, 20), Label: "BACK", Group: "foot", Act: action.Back, Do: s.program.Title})
	s.Buttons.Add(ui.Button{Box: row.CutLeft(220, 20), Label: "IMPORT", Group: "foot", Off: s.closed, Why: s.noChange(), Do: s.askImport})
	if s.program.Undo != "" {
		s.Buttons.Add(ui.Button{Box: row.CutRight(190), Label: "RESTORE", Group: "foot", Do: s.undelete})
	}
}

// layDetail lays out the controls for the chosen save, from the bottom of its panel up. The rest
// below the title is for text.
func (s *Saves) layDetail() {
	in := s.detailBox.Inset(detailInset, 24)
	s.name.Box = ui.BoxAt(in.X, in.Y+detailHeight+6, in.W, detailButton)
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
		return ui.Control{Button: ui.Button{Label: label, Off: why != "", Why: why, Tip: buttonTips[label], Do: do}}
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
	row(detailButton, ui.Control{Button: ui.Button{Label: label, Slant: true, Prefers: true, Act: action.Choose, Do: s.open}})
}

// buttonTips say what a button for the chosen save does if its label is not enough.
var buttonTips = map[string]string{
	"EXPORT":     "Write this game to a file, to share it or keep it",
	"BUG REPORT": "Write this game and its faults to a file for the authors",
	"COPY SETUP": "Copy the players and rules, for PASTE SETUP on the New Game screen",
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
	return "Only named saves have a title. DUPLICATE makes one."
}

// titled reports whether a kind of save can have a title. Autosaves have none.
func titled(k savegame.SaveKind) bool {
	return k == savegame.Named || k == savegame.Quick || k == savegame.Replay
}
