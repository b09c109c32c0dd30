package settings

import (
	"fmt"
	"image/color"
	"strings"

	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// controls is the list of actions on the tab CONTROLS. A click on the keys of an action waits for another
// key. Nothing changes before a question about a taken key is answered.
type controls struct {
	place int     // the index in action.Places
	keyAt float64 // where the columns of keys and buttons begin
	padAt float64
	binds []bind
	waits slot  // for a key, or none
	asks  asked // the question about a key, or none
	asked int   // how many questions there were
}

// slot is the keys of an action, or its buttons on a gamepad.
type slot struct {
	act    action.Action // action.None for no slot
	device action.Device
}

// asked is a question about a key that was pressed for a slot.
type asked struct {
	slot
	key     action.Chord
	taken   action.Action // has the key now
	refused string        // why no action can have it, or ""
}

// bind is an action with the places of its parts.
type bind struct {
	act   action.Action
	box   ui.Box
	name  ui.Box
	words ui.Box
	lines int    // of the sentence, in usual letters
	warn  ui.Box // of the question below it, or empty
	says  string // the question
}

const (
	bindGap   = 5.0
	bindLeast = 62.0
	bindName  = 270.0 // width of the names
	bindKeys  = 290.0 // width of the column of keys
	bindPad   = 140.0 // width of the column of buttons
	capHigh   = 38.0  // least height of a key
	headHigh  = 48.0  // height of the names of the places
	warnInset = 24.0
	// answersDown is the gap between a question and its answers, with room for the frame around one.
	answersDown = 24.0
)

// keyHigh returns the height of a key.
func keyHigh(f ui.Fit) float64 { return max(capHigh, f.MinPrompt()/0.62) }

// showsBinds reports whether the actions are shown.
func (s *Screen) showsBinds() bool { return tabs[s.at].of == ui.ControlsTab && !s.searches() }

// layBindHeads lays out what is above the rows of the tab, and takes its room from them.
func (s *Screen) layBindHeads() {
	k := &s.controls
	if !s.showsBinds() {
		*k = controls{place: k.place, asked: k.asked}
		return
	}
	row := s.inside
	row.H = max(headHigh, s.fit.MinTarget())
	s.inside.Y, s.inside.H = s.inside.Y+row.H+16, s.inside.H-row.H-16
	parts := make([]float64, len(action.Places))
	sum := 0.0
	for i, p := range action.Places {
		parts[i] = pen.Measure(p.Label, ui.Display(24, pen.Paper))*1.4 + 50
		sum += parts[i] + partGap
	}
	by := min(1, row.W/sum)
	for i, p := range action.Places {
		s.binding.Add(ui.Button{Box: row.CutLeft(parts[i]*by, partGap*by), Label: p.Label, Size: 24, On: i == k.place, Group: "places", Do: func() {
			k.place, k.waits, k.asks, s.scroll.At = i, slot{}, asked{}, 0
			s.lay()
		}})
	}
}

// layBinds lays out the actions below the settings of the tab, from y on, and returns where they end.
func (s *Screen) layBinds(y, wide float64) float64 {
	k := &s.controls
	k.binds = k.binds[:0]
	if !s.showsBinds() {
		return y
	}
	text := s.fit.TextScale
	narrow := wide < 1100 || text > 1.3
	k.padAt = s.inside.X + wide - bindPad
	k.keyAt = k.padAt - bindKeys
	for _, a := range action.In(action.Places[k.place].Place) {
		b := bind{act: a}
		x := s.inside.X + rowInset
		b.name = ui.BoxAt(x, 0, bindName, 0)
		b.words = ui.BoxAt(x+bindName, 0, k.keyAt-16-x-bindName, 0)
		if narrow {
			b.name.W, b.words = k.keyAt-16-x, ui.BoxAt(x, 0, k.keyAt-16-x, 0)
		}
		b.lines = max(1, ui.LinesAt(a.Says(), ui.Body(ui.MinMenu, pen.Paper), text, b.words.W))
		b.words.H = float64(b.lines) * wordsPitch * text
		high := max(bindLeast, b.words.H+20)
		if narrow {
			high = max(bindLeast, b.words.H+54)
		}
		high = max(high, s.fit.MinTarget()+8)
		b.box = ui.BoxAt(s.inside.X, s.inside.Y+y-s.scroll.At, wide, high)
		b.name.Y, b.words.Y = b.box.Y+high/2+12, b.box.Y+(high-b.words.H)/2
		if narrow {
			b.name.Y, b.words.Y = b.box.Y+40, b.box.Y+48
		}
		if b.box.Overlaps(s.inside) {
			for d, at := range [...]float64{action.Keyboard: k.keyAt, action.Gamepad: k.padAt} {
				s.addSlot(slot{a, action.Device(d)}, ui.BoxAt(at, b.box.Y+4, [...]float64{bindKeys, bindPad}[d]-6, high-8))
			}
		}
		y += high + bindGap
		if k.asks.act == a {
			y = s.layQuestion(&b, y, wide)
		}
		k.binds = append(k.binds, b)
	}
	return y
}

// addSlot adds the button of the keys of an action.
func (s *Screen) addSlot(of slot, at ui.Box) {
	label := of.act.Label() + ", " + [...]string{"keys", "gamepad"}[of.device]
	s.parts.Add(ui.Button{Box: at, Label: label, Value: s.slotNames(of), Group: [...]string{"keys", "pad"}[of.device], For: &devices[of.device], Do: func() { s.wait(of) },
		Draw: func(c *ui.Canvas, state chrome.ButtonState) { s.drawSlot(c, of, at, state) }})
}

// devices are those of the two columns.
var devices = [...]action.Device{action.Keyboard, action.Gamepad}

// slotNames returns the names of the keys of a slot.
func (s *Screen) slotNames(of slot) string {
	var names []string
	for _, some := range [...][]action.Chord{of.act.Fixed(of.device), s.needs.Settings.Keys.Of(of.act, of.device)} {
		for _, k := range some {
			names = append(names, s.needs.Settings.KeyWord(k))
		}
	}
	if len(names) == 0 {
		return "none"
	}
	return strings.Join(names, ", ")
}

// layQuestion lays out the question about a key below its action.
func (s *Screen) layQuestion(b *bind, y, wide float64) float64 {
	k := &s.controls
	q := k.asks
	word := s.needs.Settings.KeyWord
	type answer struct {
		label  string
		ground color.NRGBA
		act    action.Action
		do     func(*action.Bindings)
	}
	keep := answer{"KEEP IT AS IT IS", chrome.BlueSteel, action.Back, func(*action.Bindings) {}}
	var answers []answer
	if q.refused != "" {
		b.says = q.refused
		keep.label = "OK"
		answers = append(answers, keep)
	} else {
		b.says = fmt.Sprintf("%s already belongs to %s. Nothing has changed yet.", q.key.Called(word(q.key)), capital(q.taken.Label()))
		if own := s.needs.Settings.Keys.Of(q.act, q.device); len(own) > 0 {
			keep.label = "KEEP " + strings.ToUpper(word(own[0]))
			answers = append(answers, answer{fmt.Sprintf("SWAP: %s GETS %s", q.taken.Label(), strings.ToUpper(word(own[0]))), chrome.Good, action.None, func(b *action.Bindings) { b.Swap(q.act, q.key) }})
		}
		answers = append(answers, answer{"TAKE IT FROM " + q.taken.Label(), chrome.Bad, action.None, func(b *action.Bindings) { b.Set(q.act, q.key) }}, keep)
	}
	in := ui.BoxAt(s.inside.X+rowInset, s.inside.Y+y-s.scroll.At+8, wide-2*rowInset, 0)
	lines := float64(max(1, ui.LinesAt(b.says, ui.Body(ui.MinMenu, pen.Ink), s.fit.TextScale, in.W-2*warnInset)))
	row := ui.BoxAt(in.X+warnInset, in.Y+22+lines*wordsPitch*s.fit.TextScale+answersDown, in.W-2*warnInset, max(ui.MinTarget, s.fit.MinTarget()))
	n := float64(len(answers))
	each := min(400, (row.W-(n-1)*12)/n)
	for i, a := range answers {
		s.parts.Add(ui.Button{Box: row.CutLeft(each, 12), Label: a.label, Ground: a.ground, Size: 28, Group: "answers", Act: a.act, Calls: s.calls(i == len(answers)-1),
			Do: func() {
				k.asks = asked{}
				a.do(&s.needs.Settings.Keys)
				s.lay()
			}})
	}
	in.H = row.Y + row.H + 20 - in.Y
	b.warn = in
	return y + in.H + 24
}

// keyCall calls the frame to the harmless answer of a question about a key.
type keyCall struct {
	of    *Screen
	asked int
}

// calls returns what calls the frame to an answer of the question, or nil if it is not harmless.
func (s *Screen) calls(harmless bool) any {
	if harmless {
		return keyCall{s, s.controls.asked}
	}
	return nil
}

// wait waits for a key for a slot.
func (s *Screen) wait(of slot) {
	s.controls.waits, s.controls.asks = of, asked{}
	s.lay()
}

// capture takes the key that a slot waits for, and reports whether one does.
func (s *Screen) capture(p *ui.Pointer) bool {
	k := &s.controls
	if k.waits.act == action.None {
		return false
	}
	p.Capture()
	key := p.Captured()
	switch {
	case p.Captures && key != 0 && key.Device() == k.waits.device:
		s.pressed(k.waits, key)
	case p.Captures && key != 0 && s.needs.Settings.Keys.Does(action.Back, key), p.Pressed:
		k.waits = slot{}
	}
	return true
}

// pressed gives a slot a key, or asks about it. Esc is never given away, so it ends the waiting.
func (s *Screen) pressed(of slot, key action.Chord) {
	k := &s.controls
	k.waits = slot{}
	keys := &s.needs.Settings.Keys
	refused := action.Refused(key, s.needs.Settings.KeyWord(key))
	switch taken := keys.Taken(of.act, key); {
	case keys.Does(action.Back, key) && refused != "": // it only ends the waiting
	case refused != "":
		k.asks, k.asked = asked{slot: of, key: key, refused: refused}, k.asked+1
	case taken != action.None:
		k.asks, k.asked = asked{slot: of, key: key, taken: taken}, k.asked+1
	default:
		keys.Set(of.act, key)
	}
	s.lay()
	s.revealQuestion()
}

// revealQuestion scrolls to the question about a key.
func (s *Screen) revealQuestion() {
	for i := range s.controls.binds {
		if b := &s.controls.binds[i]; b.warn.W > 0 {
			s.scroll.Reveal(b.box.Y-s.inside.Y+s.scroll.At, b.warn.Y+b.warn.H-b.box.Y+12, s.inside, s.high)
			s.lay()
			return
		}
	}
}

// bindUnder returns the action under the pointer, or action.None.
func (s *Screen) bindUnder(x, y float64) action.Action {
	if s.inside.Has(x, y) {
		for i := range s.controls.binds {
			if s.controls.binds[i].box.Has(x, y) {
				return s.controls.binds[i].act
			}
		}
	}
	return action.None
}

// changedBinds returns the actions of the screen that do not have the usual keys.
func (s *Screen) changedBinds() (out []action.Action) {
	if !s.showsBinds() {
		return nil
	}
	for _, p := range action.Places {
		for _, a := range action.In(p.Place) {
			if s.needs.Settings.Keys.Changed(a) {
				out = append(out, a)
			}
		}
	}
	return out
}

// drawBinds draws the actions.
func (s *Screen) drawBinds(c *ui.Canvas) {
	k := &s.controls
	for i := range k.binds {
		b := &k.binds[i]
		if b.warn.W > 0 && b.warn.Overlaps(s.inside) {
			c.Asks(b.says, "")
			c.Plate(b.warn, pen.Paper)
			c.Paragraph(b.says, b.warn.X+warnInset, b.warn.Y+18+0.78*ui.MinMenu, b.warn.W-2*warnInset, wordsPitch, 6, ui.Bold(ui.MinMenu, pen.Ink), pen.Left)
		}
		if !b.box.Overlaps(s.inside) {
			continue
		}
		edge := stripe
		switch {
		case k.asks.taken == b.act && k.asks.act != action.None && k.asks.refused == "":
			edge = pen.Danger
		case k.waits.act == b.act:
			edge = pen.Chosen
		}
		c.Row(b.box, edge, false)
		y := b.name.Y
		if s.needs.Settings.Keys.Changed(b.act) {
			if y -= 12; b.words.X == b.name.X {
				y += 12
				c.Line("changed", b.name.X+c.TextWidth(b.act.Label(), ui.Display(30, pen.Paper))+16, y-2, 140, 40, ui.Bold(ui.MinMenu, pen.CanDo), pen.Left)
			} else {
				c.Line("changed", b.name.X, y+25, b.name.W-12, 40, ui.Bold(ui.MinMenu, pen.CanDo), pen.Left)
			}
		}
		c.Label(b.act.Label(), b.name.X, y, b.name.W-12, ui.Display(30, pen.Paper), pen.Left)
		c.Paragraph(b.act.Says(), b.words.X, b.words.Y+0.78*ui.MinMenu*c.TextScale, b.words.W, wordsPitch, int(float64(b.lines)*c.TextScale+0.999), ui.Body(ui.MinMenu, pen.SoftPaper), pen.Left)
	}
}

// drawSlot draws the keys of an action, or the field that waits for one.
func (s *Screen) drawSlot(c *ui.Canvas, of slot, at ui.Box, state chrome.ButtonState) {
	k := &s.controls
	mid, high := at.Y+at.H/2, keyHigh(c.Fit)
	if k.waits == of {
		words := [...]string{"PRESS A KEY", "PRESS A BUTTON"}[of.device]
		c.Asks(words, "")
		c.Tab(ui.BoxAt(at.X, mid-high/2-4, at.W-8, high+8), pen.CanDo)
		c.Label(words, at.X+at.W/2-4, mid+10, at.W-24, ui.Display(27, pen.Ink), pen.Centre)
		return
	}
	if state == chrome.ButtonHover || state == chrome.ButtonPressed {
		c.Tray(at, pen.Fade(pen.White, 0.1))
	}
	x := at.X + 10
	for _, key := range of.act.Fixed(of.device) {
		if w := chrome.GlyphWidth(c.GlyphOf(key), high); x+w < at.X+at.W-24 {
			x += c.DrawGlyph(c.GlyphOf(key), x, mid, high) + 8
		}
	}
	if len(of.act.Fixed(of.device)) > 0 {
		c.Part(gallery.Key{Name: "lock"}, ui.BoxAt(x, mid-14, 22, 26), 4, drawLock)
		x += 34
	}
	for _, key := range s.needs.Settings.Keys.Of(of.act, of.device) {
		g := c.GlyphOf(key)
		w := chrome.GlyphWidth(g, high)
		if k.asks.taken == of.act && k.asks.key == key && k.asks.refused == "" {
			c.Tab(ui.BoxAt(x-5, mid-high/2-5, w+10, high+10), pen.Danger)
		}
		if x+w <= at.X+at.W {
			x += c.DrawGlyph(g, x, mid, high) + 10
		}
	}
	if s.slotNames(of) == "none" {
		c.Line("none", x, mid+8, at.W-20, at.H, ui.Body(ui.MinMenu, pen.Mist), pen.Left)
	}
}

// drawLock draws the sign of a key that cannot be taken away.
func drawLock(p pen.Pen) {
	p = p.At(11, 15, 1)
	p.Stroke(pen.MustPath("M-5 -2 V-6 Q-5 -12 0 -12 Q5 -12 5 -6 V-2"), 3, pen.Mist)
	p.Fill(pen.Rectangle(-8, -3, 16, 13, 2), pen.Mist)
}
