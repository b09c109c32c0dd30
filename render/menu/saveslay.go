package menu

import (
	"cmp"
	"lineup/game/kept"
	"lineup/render/ui"
)

// Where the parts of the screen lie: the list at the left, what is chosen of it at the
// right, above them the tabs, and below the ways out.
var (
	savesTabs   = ui.BoxAt(580, 82, 1270, rowHeight)
	savesList   = ui.BoxAt(70, 160, 1090, 760)
	savesDetail = ui.BoxAt(1180, 160, 670, 760)
	savesHead   = ui.BoxAt(savesList.X+24, savesList.Y+20, savesList.W-48, rowHeight)
	savesRows   = ui.BoxAt(savesList.X+10, savesHead.Y+savesHead.H+14, savesList.W-20, rowsHigh)
)

const (
	rowPitch     = 110.0 // from one row to the next
	rowHigh      = 100.0
	rowsHigh     = 6 * rowPitch
	detailInset  = 28.0
	detailHigh   = 216.0 // of the large picture
	detailWide   = detailHigh * 16 / 9
	detailButton = 50.0
	mostBackups  = 4 // older states that are offered of something damaged
)

// lay makes the rows, and all controls for what is chosen of them.
func (s *Saves) lay() {
	s.sift()
	s.Buttons.Clear()
	row := savesTabs
	for _, t := range tabs {
		s.Buttons.Add(ui.Button{Box: row.CutLeft(220, buttonGap), Label: tabLabels[t], On: t == s.tab, Do: func() { s.showTab(t) }})
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
	row = footer.Inset(0, 16)
	s.Buttons.Add(ui.Button{Box: row.CutLeft(220, 20), Label: "BACK", Do: s.program.Title})
	s.Buttons.Add(ui.Button{Box: row.CutLeft(220, 20), Label: "IMPORT", Off: s.closed, Why: s.noChange(), Do: s.askImport})
	if s.undo != "" {
		s.Buttons.Add(ui.Button{Box: row.CutRight(180), Label: "UNDO", Do: s.undelete})
	}
}

// layDetail lays out what can be done with the chosen one, from the foot of its panel
// upwards; what is left between that and the title is for words.
func (s *Saves) layDetail() {
	in := savesDetail.Inset(detailInset, 24)
	s.name.Box = ui.BoxAt(in.X, in.Y+detailHigh+16, in.W, detailButton)
	foot := in.Y + in.H
	defer func() {
		top := s.name.Box.Y + s.name.Box.H + 8
		s.wordsBox = ui.BoxAt(in.X, top, in.W, foot-top)
	}()
	w, ok := s.one()
	if !ok {
		return
	}
	above := func(high float64) ui.Box { // the row above those that were laid out
		foot -= high
		row := ui.BoxAt(in.X, foot, in.W, high)
		foot -= buttonGap
		return row
	}
	add := func(row *ui.Box, n int, label, why string, do func()) {
		s.Buttons.Add(ui.Button{Box: one(row, n, in.W), Label: label, Off: why != "", Why: why, Do: do})
	}
	closed := s.noChange()
	row := above(detailButton)
	if w.Fault != "" {
		add(&row, 3, "EXPORT", "", s.askExport)
		if w.Newer {
			return
		}
		add(&row, 2, "DELETE", closed, s.remove)
		offered := w.Backup[:min(len(w.Backup), mostBackups)]
		for i := range offered {
			o := offered[len(offered)-1-i] // the latest at the top
			row := above(detailButton)
			add(&row, 1, oldLabel(o, s.now()), "", func() { s.openID(o.ID) })
		}
		return
	}
	add(&row, 3, "EXPORT", "", s.askExport)
	add(&row, 2, "BUG REPORT", "", s.report)
	if s.program.Clipboard != nil {
		add(&row, 1, "COPY PLAN", "", s.copyPlan)
	}
	row = above(detailButton)
	add(&row, 3, "RENAME", cmp.Or(closed, noTitle(w.Kind)), s.beginName)
	add(&row, 2, "DUPLICATE", closed, s.duplicate)
	add(&row, 1, "DELETE", closed, s.remove)
	label := "OPEN"
	switch w.Kind {
	case kept.Running:
		label = "CONTINUE"
	case kept.Replay:
		label = "WATCH"
	case kept.TurnStart, kept.Named, kept.Quick: // are opened
	}
	s.Buttons.Add(ui.Button{Box: above(78), Label: label, Slant: true, Do: s.open})
}

// noChange says why nothing that is kept can be changed, "" if it can.
func (s *Saves) noChange() string {
	if !s.closed {
		return ""
	}
	return cmp.Or(s.notice, "Nothing can be kept now")
}

// noTitle says why a person gives it no title, "" for one that has one.
func noTitle(k kept.Kind) string {
	if titled(k) {
		return ""
	}
	return "It keeps itself, and has no title"
}

// titled reports whether a person gives it a title: what keeps itself has none.
func titled(k kept.Kind) bool { return k == kept.Named || k == kept.Quick || k == kept.Replay }
