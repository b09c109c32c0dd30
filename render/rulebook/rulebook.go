// Package rulebook is the reader of the rules, with a list of pages at the left and the current
// page at the right. It covers the screen that opened it, takes all input, and changes nothing
// there.
package rulebook

import (
	"strings"

	"lineup/game/mode"
	"lineup/render/art/chrome"
	"lineup/render/art/pen"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// Book is the reader. The zero Book is closed.
type Book struct {
	places
	room       ui.Box  // the window that it is laid out for
	text       float64 // the scale of sentences
	shown      bool
	rows       []listRow
	listHeight float64
	at         int // index of the current page's row
	under      int // index plus one of the row under the pointer
	list       ui.Scroll
	page       ui.Scroll
	pageHeight float64 // in the last drawing
	buttons    ui.Buttons
}

// listRow is a line of the list, the title of a chapter or of a page.
type listRow struct {
	chapter string          // "" for a page
	page    *mode.RulesPage // nil for a chapter
	box     ui.Box          // in the list, before scrolling
}

// places are the places of the reader's parts.
type places struct{ panelBox, listBox, pageBox, footBox ui.Box }

// The widths of the panel, at most, and of the list. A narrow panel has a narrow list.
const (
	panelWidth = 1800.0
	listWidth  = 488.0
	listNarrow = 392.0
)

// listGrows is the part by which the list is wider with letters twice as large.
const listGrows = 0.35

// layPlaces returns the places in a window, of which room is the visible part, for a scale of sentences.
func layPlaces(room ui.Box, text float64) places {
	wide, list := min(panelWidth, room.W-24), listWidth
	if wide < panelWidth {
		list = listNarrow
	}
	list *= 1 + listGrows*max(0, text-1)
	var l places
	l.panelBox = ui.BoxAt((ui.StageWidth-wide)/2, room.Y+34, wide, room.H-68)
	l.listBox = ui.BoxAt(l.panelBox.X+32, l.panelBox.Y+104, list, l.panelBox.H-134)
	l.pageBox = ui.BoxAt(l.listBox.X+l.listBox.W+34, l.listBox.Y, l.panelBox.W-l.listBox.W-98, l.panelBox.H-246)
	l.footBox = ui.BoxAt(l.pageBox.X, l.panelBox.Y+l.panelBox.H-96, l.pageBox.W, ui.MinTarget)
	return l
}

const (
	closeWidth = 220.0
	rowHeight  = ui.MinTarget
	rowGap     = 8.0
	listInset  = 12.0
	barWidth   = 24.0 // room for the scroll bar of a list
	chapHeight = 58.0 // of a chapter's title
)

// Shown reports whether the rules are open.
func (b *Book) Shown() bool { return b.shown }

// Close closes the rules.
func (b *Book) Close() { b.shown = false }

// Open opens the rules at the page with a title, or about the profile or the variant of a word.
// With "" it opens the first page.
func (b *Book) Open(chapters []mode.RulesChapter, of string) {
	room := b.room
	if room.W == 0 {
		room = ui.BoxAt(0, 0, ui.StageWidth, ui.StageHeight)
	}
	*b = Book{shown: true, room: room, places: layPlaces(room, b.text), text: b.text, buttons: ui.Buttons{List: b.buttons.List[:0]}}
	y := listInset
	add := func(r listRow, high, gap float64) {
		r.box = ui.BoxAt(listInset, y, b.listBox.W-listInset-barWidth, high)
		y += high + gap
		b.rows = append(b.rows, r)
	}
	for i := range chapters {
		c := &chapters[i]
		add(listRow{chapter: c.Title}, chapHeight, 0)
		for k := range c.Pages {
			add(listRow{page: &c.Pages[k]}, rowHeight, rowGap)
		}
		y += rowGap
	}
	b.listHeight = y
	b.buttons.Add(ui.Button{Box: b.closeBox(), Label: "CLOSE", Act: action.Back, Do: b.Close})
	b.at = -1
	b.turn(1)
	for i := range b.rows {
		if p := b.rows[i].page; of != "" && p != nil && (p.Of == of || p.Title == of) {
			b.read(i)
			return
		}
	}
}

// closeBox returns the place of the button that closes the rules.
func (b *Book) closeBox() ui.Box {
	return ui.BoxAt(b.panelBox.X+b.panelBox.W-closeWidth-32, b.panelBox.Y+20, closeWidth, ui.MinTarget)
}

// fitInto lays the reader out for another window or scale of sentences.
func (b *Book) fitInto(room ui.Box, text float64) {
	if room == b.room && text == b.text {
		return
	}
	b.room, b.text, b.places = room, text, layPlaces(room, text)
	for i := range b.rows {
		b.rows[i].box.W = b.listBox.W - listInset - barWidth
	}
	b.buttons.List[0].Box = b.closeBox()
	b.layFoot()
}

// read opens the page of a row.
func (b *Book) read(row int) {
	b.at, b.page.At = row, 0
	r := &b.rows[row].box
	from, high := r.Y, r.H
	if row > 0 && b.rows[row-1].page == nil { // with the title of its chapter
		from, high = from-chapHeight, high+chapHeight
	}
	b.list.Reveal(from-listInset, high+2*listInset, b.listBox, b.listHeight)
	b.layFoot()
}

// next returns the row of the next page, or with -1 of the previous page. It returns -1 if there is
// none.
func (b *Book) next(by int) int {
	for i := b.at + by; i >= 0 && i < len(b.rows); i += by {
		if b.rows[i].page != nil {
			return i
		}
	}
	return -1
}

// turn turns to the next or the previous page.
func (b *Book) turn(by int) {
	if i := b.next(by); i >= 0 {
		b.read(i)
	}
}

// layFoot lays out the buttons that turn the pages.
func (b *Book) layFoot() {
	b.buttons.List = b.buttons.List[:1]
	foot := b.footBox
	b.buttons.Add(ui.Button{Box: foot.CutLeft(230, 14), Label: "PREVIOUS", Act: action.Previous, Off: b.next(-1) < 0, Why: "This is the first page", Do: func() { b.turn(-1) }})
	b.buttons.Add(ui.Button{Box: foot.CutLeft(230, 14), Label: "NEXT", Act: action.Next, Off: b.next(1) < 0, Why: "This is the last page", Do: func() { b.turn(1) }})
}

// rowAt returns the index plus one of the page's row at a place, or 0 if there is none.
func (b *Book) rowAt(x, y float64) int {
	if !b.listBox.Has(x, y) {
		return 0
	}
	for i := range b.rows {
		if r := &b.rows[i]; r.page != nil && r.box.Has(x-b.listBox.X, y-b.listBox.Y+b.list.At) {
			return i + 1
		}
	}
	return 0
}

// step is the distance that an arrow key scrolls a page.
const step = 120.0

// Holds holds everything below while the rules are open.
func (b *Book) Holds(*ui.Pointer) ui.Holds { return ui.HoldAll }

// Update runs one tick of the rules.
func (b *Book) Update(p *ui.Pointer) bool {
	if p.Does(action.Back) || p.Does(action.Rules) || p.Pressed && !b.panelBox.Has(p.X, p.Y) {
		b.Close()
		return true
	}
	b.page.Turn(p, b.pageBox.H-step)
	if !b.page.UpdateBeside(p, b.pageBox, b.pageHeight) {
		b.list.Update(p, b.listBox, b.listHeight)
	}
	b.under = b.rowAt(p.X, p.Y)
	if b.under > 0 && (p.Arrives() || p.Clicked(b.listBox) && b.rowAt(p.PressX, p.PressY) == b.under) {
		b.read(b.under - 1)
	}
	if !b.buttons.Keys(p) {
		b.buttons.Update(p)
	}
	return true
}

// Draw draws the rules over everything drawn so far.
func (b *Book) Draw(c *ui.Canvas) {
	b.fitInto(c.Room(), c.TextScale)
	c.Veil(0.72)
	c.Panel(b.panelBox, pen.CanDo)
	c.Tag("RULES", b.panelBox.X+46, b.panelBox.Y+54, 42, pen.CanDo, pen.Ink)
	c.Well(b.listBox)
	c.Inside(b.listBox, func() { b.drawList(c) })
	b.list.Draw(c, ui.BoxAt(b.listBox.X, b.listBox.Y+6, b.listBox.W-6, b.listBox.H-12), b.listHeight)
	if b.at >= 0 {
		page := b.rows[b.at].page
		c.Label(strings.ToUpper(page.Title), b.pageBox.X, b.panelBox.Y+80, b.pageBox.W-closeWidth-30, ui.Display(66, pen.Paper), pen.Left)
		in := b.pageBox
		in.X, in.W = in.X-pageEdge, in.W+pageEdge
		b.page.Reach(c, page.Title, b.pageBox, b.pageHeight)
		c.InsideLines(in, func() { b.pageHeight = b.drawPage(c, page, b.pageBox.Y-b.page.At) - (b.pageBox.Y - b.page.At) })
		b.page.Draw(c, b.pageBox, b.pageHeight)
	}
	b.drawHint(c)
	b.buttons.Draw(c)
}

// The hints for a gamepad: at the list of pages and at the text.
var (
	listHints = []ui.Hint{ui.ScrollHint, {Acts: []action.Action{action.Up, action.Down}, Words: "Other pages"}, {Acts: []action.Action{action.Right}, Words: "The text"}}
	textHints = []ui.Hint{ui.ScrollHint, {Acts: []action.Action{action.Left}, Words: "List of pages"}}
)

// drawHint says beside the buttons how to scroll, with the device in use. An arrow key brings the frame to
// the list of pages first.
func (b *Book) drawHint(c *ui.Canvas) {
	at, st := ui.BoxAt(b.footBox.X+506, b.footBox.Y, b.footBox.W-506, b.footBox.H), ui.Body(ui.MinMenu, pen.SoftPaper)
	words := "Scroll: wheel"
	for _, a := range []action.Action{action.PreviousPage, action.NextPage} {
		if key := c.KeyName(a); key != "" {
			words += ", " + key
		}
	}
	words += ". Arrow keys: other pages"
	switch {
	case c.Device == action.Gamepad && b.under > 0:
		c.Hints(listHints, at.X, at.Y+at.H/2, at.W, c.Scaled(st))
		return
	case c.Device == action.Gamepad:
		c.Hints(textHints, at.X, at.Y+at.H/2, at.W, c.Scaled(st))
		return
	case c.Framed && b.under > 0:
		words = "Up and Down: other pages. Right: the text"
	case c.Framed:
		words = "Up and Down: scroll. Left: the list of pages"
	}
	c.Line(words, at.X, at.Y+43, at.W, at.H, st, pen.Left)
}

// drawList draws the visible part of the list.
func (b *Book) drawList(c *ui.Canvas) {
	var titles, chapters []string
	for i := range b.rows {
		if r := &b.rows[i]; r.page != nil {
			titles = append(titles, r.page.Title)
		} else {
			chapters = append(chapters, strings.ToUpper(r.chapter))
		}
	}
	wide := b.listBox.W - listInset - barWidth
	of := c.OneSize(titles, wide-36, rowHeight, ui.Bold(ui.MinMenu+1, pen.SoftPaper))
	head := c.OneSize(chapters, wide-10, chapHeight, ui.Bold(ui.MinMenu, pen.CanDo))
	for i := range b.rows {
		r := &b.rows[i]
		at := ui.BoxAt(b.listBox.X+r.box.X, b.listBox.Y+r.box.Y-b.list.At, r.box.W, r.box.H)
		switch {
		case !at.Overlaps(b.listBox):
		case r.page == nil:
			c.LineOf(strings.ToUpper(r.chapter), at.X+6, at.Y+38, at.W-10, ui.MinMenu, head)
		default:
			stripe, colour := chrome.BlueBig, pen.SoftPaper
			if r.page.Of != "" {
				stripe = pen.Chosen
			}
			if b.under == i+1 {
				stripe, colour = pen.CanDo, pen.Paper
			}
			if b.at == i {
				colour = pen.White
			}
			c.Row(at, stripe, b.at == i)
			c.Target(ui.Target{What: r.page.Title, Box: at, Group: "pages", Of: i, First: b.at == i, Chosen: b.at == i})
			of.Colour = colour
			c.LineOf(r.page.Title, at.X+28, at.Y+42, at.W-36, ui.MinMenu+1, of)
		}
	}
}
