package render

import (
	"lineup/render/art/pen"
	"lineup/render/menu"
	"lineup/render/ui"
)

// notice is a line across the top of the window, about what belongs to no scene: what
// was kept, what could not be.
type notice struct {
	words string
	left  float64 // seconds it is still shown
	lines []string
	over  bool // the lines are broken for a table
}

const (
	noticeTime  = 7.0 // seconds a notice is shown
	noticeWide  = 1500.0
	noticePitch = 32.0
	tableWide   = 860.0 // over a table: between the cards played and the hand
	tableMiddle = 850.0
	tableTop    = 706.0
)

var noticeStyle = ui.Bold(ui.LeastMenu, pen.Paper)

// mostTold is how many things may wait to be told.
const mostTold = 8

// add shows words after those that are shown already.
func (n *notice) add(words string) {
	if n.words != "" && n.left > noticeTime/2 {
		words = n.words + "  ·  " + words
	}
	n.show(words)
}

// show shows words for a while.
func (n *notice) show(words string) { n.words, n.left, n.lines = words, noticeTime, nil }

// trouble shows an error.
func (a *App) trouble(err error) {
	if err != nil {
		a.notice.show(err.Error())
	}
}

// update takes in what was done beside the loop, and what the store has to say.
func (n *notice) update(a *App) {
	if n.left -= ui.Tick; n.left <= 0 && n.words != "" {
		n.words, n.lines = "", nil
	}
	for range mostTold {
		select {
		case words := <-a.told:
			n.add(words)
		default:
		}
	}
	if id := a.dropped.Swap(nil); id != nil {
		a.trouble(a.open(*id))
	}
	if a.Store == nil {
		return
	}
	if _, says := a.scene.(*menu.Saves); says {
		return // it has a line of its own for that
	}
	if words := a.Store.Trouble(); words != "" && n.words == "" {
		n.show(words)
	} else if words := a.Store.ReadOnly(); words != "" && n.words == "" {
		n.show(words)
	}
}

// shown reports whether there is one.
func (n *notice) shown() bool { return n.words != "" }

// draw draws the notice: at the top, or over a table where seldom anything lies.
func (n *notice) draw(c *ui.Canvas, overTable bool) {
	if n.words == "" {
		return
	}
	most, middle, y := noticeWide, ui.StageWidth/2, 6.0
	if overTable {
		most, middle, y = tableWide, tableMiddle, tableTop
	}
	if n.lines == nil || n.over != overTable {
		n.lines, n.over = c.Wrap(n.words, noticeStyle, most), overTable
	}
	wide := 0.0
	for _, l := range n.lines {
		wide = max(wide, c.TextWidth(l, noticeStyle))
	}
	b := ui.BoxAt(middle-wide/2-34, y, wide+68, float64(len(n.lines))*noticePitch+22)
	c.Row(b, pen.CanDo, false)
	for i, l := range n.lines {
		c.Text(l, middle+4, b.Y+35+float64(i)*noticePitch, noticeStyle, pen.Centre)
	}
}
