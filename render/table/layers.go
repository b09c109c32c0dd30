package table

import (
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// This file is the stack of layers over the board. It alone decides what is drawn over what, which
// layer gets a click or a key first, and what waits for what.

// stack returns the stack of the table, lowest layer first.
func (t *Table) stack() ui.Overlays {
	t.browser.Zoom = &t.zoom
	return ui.Over(recapLayer{t}, noteLayer{t}, stageLayer{t}, flourishes{t}, logLayer{t}, momentLayer{t}, hitLayer{t}, splashLayer{t}, &t.browser,
		curtainLayer{t}, sightLayer{t}, menuLayer{t}, &t.dialog, readerLayer{t}, &t.book)
}

// noteLayer explains something new on the board.
type noteLayer struct{ *Table }

func (l noteLayer) Shown() bool       { return l.layout.Note != nil && l.layout.Note.Shown() }
func (l noteLayer) Draw(c *ui.Canvas) { l.layout.Note.Draw(c) }

func (l noteLayer) Holds(p *ui.Pointer) ui.Holds {
	if l.drag != nil { // a dragged card passes over the note
		return 0
	}
	return l.layout.Note.Holds(p)
}

func (l noteLayer) Update(p *ui.Pointer) bool {
	if l.Holds(p).Has(ui.HoldPointer) {
		l.zoom.Follow(p, nil)
		l.setHover(0)
	}
	return l.layout.Note.Update(p)
}

// waits is what a layer holds back if everything else must wait for it.
const waits = ui.HoldInput | ui.HoldTime

// stageLayer is the open question with its answers on panels. Everything beside the panels can be used
// as well.
type stageLayer struct{ *Table }

func (l stageLayer) Shown() bool { return l.ask.up }

func (l stageLayer) Holds(p *ui.Pointer) (held ui.Holds) {
	if !l.ask.peek {
		held = ui.HoldTime | ui.HoldFrame
	}
	if l.peeks(p) || l.ask.stage.Covers(p.X, p.Y) {
		held |= ui.HoldPointer
	}
	return held
}

func (l stageLayer) Update(p *ui.Pointer) bool {
	if !p.Muted() && (l.searchNames(p) || l.stageKeys(p)) {
		return true
	}
	back := l.ask.away && !p.Muted() && p.Does(action.Back) // not to the menu
	covers := l.ask.stage.Covers(p.X, p.Y)
	if covers || l.peeks(p) {
		if l.follow(p); l.zoom.Pinned {
			return true
		}
		l.setHover(0)
	}
	if covers {
		l.press(p)
	}
	l.touchStage(p)
	return back
}

func (l stageLayer) Draw(c *ui.Canvas) {
	switch {
	case l.ask.shown():
		l.drawStage(c)
	case l.ask.away:
		l.drawWayBack(c)
	}
}

// flourishes fly over the board and the stage. They take no input.
type flourishes struct{ *Table }

func (flourishes) Shown() bool                { return true }
func (flourishes) Holds(*ui.Pointer) ui.Holds { return 0 }
func (flourishes) Update(*ui.Pointer) bool    { return false }

func (l flourishes) Draw(c *ui.Canvas) {
	l.buttons.Tell(c)
	if !l.pages.struck.up() && !l.ask.shown() {
		l.drawStrikes(c)
	}
	l.effects.draw(c, l.Settings.ReduceMotion)
}

// logLayer is the log at the right of the table. The table beside it can be used, and keys mean the
// same wherever the pointer is.
type logLayer struct{ *Table }

func (l logLayer) Shown() bool { return l.log.open }

func (l logLayer) Holds(p *ui.Pointer) ui.Holds {
	if l.log.box().Has(p.X, p.Y) {
		return ui.HoldFrame | ui.HoldPointer
	}
	return ui.HoldFrame
}

func (l logLayer) Update(p *ui.Pointer) bool {
	if l.log.closedBy(p) {
		return true
	}
	l.layLog()
	line := l.log.update(p, &l.zoom)
	l.placeZoom()
	if line != nil {
		l.showMoment(line.of)
	}
	return false
}

func (l logLayer) Draw(c *ui.Canvas) {
	l.layLog()
	l.log.draw(c)
}

// hitLayer is the page of an Attack that has hit the viewer, until they have seen it.
type hitLayer struct{ *Table }

func (l hitLayer) Shown() bool                { return l.pages.struck.up() }
func (l hitLayer) Holds(*ui.Pointer) ui.Holds { return waits }
func (l hitLayer) Update(p *ui.Pointer) bool  { return l.pages.struck.update(l.Table, p) }
func (l hitLayer) Draw(c *ui.Canvas)          { l.pages.struck.draw(l.Table, c) }

// splashLayer is the page of a Super-Villain.
type splashLayer struct{ *Table }

func (l splashLayer) Shown() bool                { return l.pages.splash.up() }
func (l splashLayer) Holds(*ui.Pointer) ui.Holds { return waits }
func (l splashLayer) Update(p *ui.Pointer) bool  { return l.pages.splash.update(l.Table, p) }
func (l splashLayer) Draw(c *ui.Canvas)          { l.pages.splash.draw(l.Table, c) }

// curtainLayer is the curtain between two people who share the device. It hides everything below.
type curtainLayer struct{ *Table }

func (l curtainLayer) Shown() bool { return l.curtain.up }

func (l curtainLayer) Holds(*ui.Pointer) ui.Holds {
	return ui.HoldAll | ui.HoldSight
}

func (l curtainLayer) Update(p *ui.Pointer) bool {
	if !l.log.open {
		l.curtain.update(p, l.Canvas.Fit)
	} else if !l.log.closedBy(p) {
		l.layLog()
		l.log.update(p, &l.zoom) // nobody can go back from here
	}
	return true
}

// Draw draws the curtain, and beside it the log that all players may read if it is open.
func (l curtainLayer) Draw(c *ui.Canvas) {
	log := ui.Box{}
	if l.log.open {
		l.log.place(c.Fit)
		log = l.log.box()
	}
	if l.curtain.draw(c, l.seatLook(l.curtain.seat), log); l.log.open {
		l.layLog()
		l.log.draw(c)
	}
}

// menuLayer is the menu of the table.
type menuLayer struct{ *Table }

func (l menuLayer) Shown() bool                { return l.pause.open }
func (l menuLayer) Holds(*ui.Pointer) ui.Holds { return ui.HoldAll }
func (l menuLayer) Update(p *ui.Pointer) bool  { return l.pause.update(l.Table, p) }
func (l menuLayer) Draw(c *ui.Canvas)          { l.pause.draw(c) }

// readerLayer is the enlarged card. While one is pinned, the arrows show the others.
type readerLayer struct{ *Table }

func (l readerLayer) Shown() bool                  { return l.zoom.Shown() }
func (l readerLayer) Holds(p *ui.Pointer) ui.Holds { return l.zoom.Holds(p) }
func (l readerLayer) Draw(c *ui.Canvas)            { l.zoom.Draw(c) }

func (l readerLayer) Update(p *ui.Pointer) bool {
	return l.zoom.Pinned && l.readOn(p) || l.zoom.Update(p)
}

// held returns what the layers hold back from the board, wherever the pointer is.
func (t *Table) held() ui.Holds { return t.layers.Holds() }

// canTouch reports whether the viewer may answer now, or help another player.
func (t *Table) canTouch() bool { return (t.ask.mine || t.help.on) && !t.held().Has(ui.HoldAnswers) }

// LiesOver identifies what covers the table: layers and the question whose stage is up. A change is
// shown after all of it is painted.
func (t *Table) LiesOver() uint64 {
	over := uint64(t.layers.Framed()) << 32
	if t.ask.up {
		over |= uint64(t.ask.seq)
	}
	return over
}
