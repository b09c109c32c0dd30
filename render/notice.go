package render

import (
	"lineup/render/art/pen"
	"lineup/render/menu"
	"lineup/render/table"
	"lineup/render/ui"
)

// notice is a line across the top of the window about something outside the scene, such as a save
// or a failed one.
type notice struct {
	words   string
	left    float64 // remaining seconds
	passing bool    // the device was being passed on in the last tick
	brief   bool    // it only confirms what a person has just done
	lines   []string
	place   noticePlace // the place that the lines are broken for
	fit     ui.Fit      // the window that they are broken for
}

// noticePlace is the place of a notice: its center line, its top, and the greatest width of its
// words.
type noticePlace struct{ middle, top, wide float64 }

const (
	noticeTime  = 7.0 // seconds that a notice is shown
	confirmTime = 2.0 // and one that only confirms something
	noticePitch = 32.0
	noticeFrame = 34.0 // margin beside the words
	noticeLines = 5    // the greatest number of lines
)

var (
	noticeAtTop     = noticePlace{ui.StageWidth / 2, 6, 1500}
	noticeOverTable = noticePlace{850, 706, 860} // between the cards in play and the hand
)

// noticeOver returns the place of a notice over a scene. On the title it is next to the name of the
// game.
func noticeOver(s ui.Screen, f ui.Fit) noticePlace {
	room := f.Room()
	switch s := s.(type) {
	case *table.Table:
		if s.Passing() {
			break // the list of the curtain is there
		}
		if f.Narrow {
			return noticePlace{noticeAtTop.middle, room.Y + noticeAtTop.top, room.W - 4*noticeFrame}
		}
		return noticeOverTable
	case *menu.Title:
		logo := menu.LogoBox(f)
		if f.Narrow {
			return noticePlace{noticeAtTop.middle, logo.Y + logo.H + 60, room.W - 4*noticeFrame}
		}
		from, to := logo.X+logo.W+2*noticeFrame, room.X+room.W-2*noticeFrame
		return noticePlace{(from + to) / 2, noticeAtTop.top, to - from}
	}
	at := noticeAtTop
	at.wide = min(at.wide, room.W-4*noticeFrame)
	if f.Narrow {
		at.top += room.Y
	}
	return at
}

var noticeStyle = ui.Bold(ui.MinMenu, pen.Paper)

// maxTold is the greatest number of waiting messages.
const maxTold = 8

// add shows words after those already shown.
func (n *notice) add(words string) {
	if n.words != "" && n.left > noticeTime/2 {
		words = n.words + "  ·  " + words
	}
	n.show(words)
}

// show shows words for a while.
func (n *notice) show(words string) {
	n.words, n.left, n.lines, n.brief = words, noticeTime, nil, false
}

// confirm shows words that only confirm what a person has just done. They go soon, and once the device
// is passed on.
func (n *notice) confirm(words string) {
	n.show(words)
	n.left, n.brief = confirmTime, true
}

// trouble shows an error, if there is one.
func (a *App) trouble(err error) {
	if err != nil {
		a.notice.show(err.Error())
	}
}

// update shows the results of background work and the messages of the store.
func (n *notice) update(a *App) {
	t, _ := a.scene.(*table.Table)
	passing := t != nil && t.Passing()
	if n.left -= ui.Tick; n.words != "" && (n.left <= 0 || n.brief && passing && !n.passing) {
		n.words, n.lines = "", nil
	}
	n.passing = passing
	for range maxTold {
		select {
		case says := <-a.told:
			if says.brief && (n.brief || !n.shown()) {
				n.confirm(says.words)
			} else {
				n.add(says.words)
			}
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

// shown reports whether a notice is shown.
func (n *notice) shown() bool { return n.words != "" }

// lay breaks the lines for a place and returns the box of the notice.
func (n *notice) lay(c *ui.Canvas, at noticePlace) ui.Box {
	st := c.Scaled(noticeStyle)
	if n.lines == nil || n.place != at || n.fit != c.Fit || c.Reading() {
		n.lines, n.place, n.fit = c.WrapAtMost(n.words, st, at.wide, noticeLines), at, c.Fit
	}
	wide := 0.0
	for _, l := range n.lines {
		wide = max(wide, c.TextWidth(l, st))
	}
	return ui.BoxAt(at.middle-wide/2-noticeFrame, at.top, wide+2*noticeFrame, float64(len(n.lines))*noticePitch*c.TextScale+22)
}

// draw draws the notice over a scene.
func (n *notice) draw(c *ui.Canvas, over ui.Screen) {
	if n.words == "" {
		return
	}
	b := n.lay(c, noticeOver(over, c.Fit))
	c.Over(b)
	c.Row(b, pen.CanDo, false)
	st, pitch := c.Scaled(noticeStyle), noticePitch*c.TextScale
	for i, l := range n.lines {
		c.Text(l, n.place.middle+4, b.Y+11+(float64(i)+0.75)*pitch, st, pen.Centre)
	}
}
