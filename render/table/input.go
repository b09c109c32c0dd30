package table

import (
	"fmt"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/render/art"
	"lineup/render/art/gallery"
	"lineup/render/board"
	"lineup/render/rulebook"
	"lineup/render/ui"
)

// Update runs one tick of the table, dt seconds after the last one.
func (t *Table) Update(p *ui.Pointer, dt float64) error {
	t.cursorX, t.cursorY = p.X, p.Y
	t.grace.hold(t, p, dt)
	if p.Key(rulebook.Key) && !t.book.Shown() && t.readRules() {
		return nil
	}
	if t.held().Has(ui.HoldSight) {
		t.layers.Update(p)
		return nil
	}
	t.fit()
	t.animate(p, dt)
	t.clock.run(t, dt)
	t.release(dt)
	t.layLogAhead()
	paged := t.splash.up() || t.struck.up()
	t.touch(t.layers.Update(p))
	if paged && !t.left && t.markSeen() { // the last page is closed
		t.changed()
	}
	if t.left || t.held().Has(ui.HoldSight) {
		return nil
	}
	return t.advance(dt)
}

// fit lays the table out again if the window has changed. Nothing may be drawn before: pictures of
// the old layout would be kept for the new size.
func (t *Table) fit() {
	if t.fitted != t.Canvas.Fit {
		t.sync(false)
	}
}

// touch handles input on the board that the layers over it have left.
func (t *Table) touch(p *ui.Pointer) {
	switch {
	case t.drag != nil:
		t.dragTo(p)
	case !p.Muted() && t.keys(p), p.Barred():
	case t.replay != nil && t.replay.update(t, p):
		t.setHover(0)
	default:
		t.point(p)
	}
}

// point handles the pointer on the board.
func (t *Table) point(p *ui.Pointer) {
	if t.follow(p); t.zoom.Pinned {
		return
	}
	if !t.ask.up && t.ask.answers.Update(p) {
		t.setHover(0)
		return
	}
	if t.buttons.Update(p) {
		t.setHover(0)
		return
	}
	t.touchCards(p)
}

// follow enlarges the card under the pointer.
func (t *Table) follow(p *ui.Pointer) {
	t.zoom.Follow(p, t.faceAt(p.X, p.Y))
	t.zoom.At = t.zoomBox()
	if i := t.spotAt(p.X, p.Y); i != 0 && !t.zoom.Pinned {
		t.noteCost(&t.layout.Spots[i-1])
	}
}

func (t *Table) setHover(h int) {
	if h == t.hover {
		return
	}
	t.hover, t.shortTold = h, ""
	if h != 0 && t.layout.Spots[h-1].Place == engine.Hand {
		t.effects.sheen = 0
	}
	if h != 0 && h <= len(t.short) {
		t.shortTold = shortWords(t.short[h-1])
	}
	t.lift()
}

// raise returns how far above its place a card is because it can be used now.
func (t *Table) raise(s *board.Spot) float64 {
	if _, lit := t.ask.option(s.Card); lit && board.ForSale(s.Place) {
		return board.PayableRise
	}
	return 0
}

// lift sends every card to its current place. Cards that can be bought rise, and the hand makes
// room for the card under the pointer.
func (t *Table) lift() {
	n, lifted := 0, 0
	for i := range t.layout.Spots {
		if t.layout.Spots[i].Place == engine.Hand {
			if n++; t.hover == i+1 {
				lifted = n
			}
		}
	}
	fan, k := t.layout.Fan(n, lifted), 0
	for i := range t.layout.Spots {
		spot := &t.layout.Spots[i]
		to := spot.Pose
		if spot.Place == engine.Hand {
			to = fan[k]
			k++
		}
		s := t.sprites.byCard[spot.Card]
		if s == nil || s == t.drag {
			continue
		}
		s.Rest = spot.Pose.W
		by, rise := riseWay, t.raise(spot)
		switch {
		case spot.Place == engine.Hand && t.hover == i+1:
			by, rise = liftWay, 0
		case spot.Place == engine.Hand && rise == 0:
			by = asideWay
		}
		to.Y -= rise
		if from := s.Goal(); math.Hypot(to.X-from.X, to.Y-from.Y) > 300 {
			by = throwWay
		}
		t.sprites.send(s, to, by)
	}
}

// spotAt returns the index plus one of the spot at a position, or 0 if there is none.
func (t *Table) spotAt(x, y float64) int {
	i := t.layout.At(x, y, &t.tabs, t.hover)
	if i != 0 && t.staged(t.layout.Spots[i-1].Card) {
		return 0
	}
	return i
}

// hoverAt returns what spotAt does, but 0 for a card of the hand that cannot be chosen for the stage
// before it. Such a card stays in its place.
func (t *Table) hoverAt(x, y float64) int {
	i := t.spotAt(x, y)
	if i == 0 || !t.ask.shown() || t.layout.Spots[i-1].Place != engine.Hand {
		return i
	}
	if _, lit := t.ask.option(t.layout.Spots[i-1].Card); !lit {
		return 0
	}
	return i
}

func (t *Table) touchCards(p *ui.Pointer) {
	t.press(p)
	t.openFan(p)
	t.setHover(t.hoverAt(p.X, p.Y))
	pressed := t.spotAt(p.PressX, p.PressY)
	if p.Dragging && p.Left && pressed != 0 && t.canTouch() && !t.ask.up {
		s := &t.layout.Spots[pressed-1]
		if _, lit := t.ask.option(s.Card); lit && !s.Giant.Has(p.PressX, p.PressY) { // a giant is not dragged
			t.drag, t.layout.Opened = t.sprites.byCard[s.Card], board.Opened{}
			return
		}
	}
	if !p.Released {
		return
	}
	if t.hover != 0 && t.hover == pressed {
		s := &t.layout.Spots[t.hover-1]
		if o, lit := t.ask.option(s.Card); lit && t.canTouch() && !(t.ask.up && board.OpenPile(s.Place)) { // such a pile opens
			t.choose(o)
			return
		}
	}
	if t.board.Touch(t.now(), p) || t.open(p) {
		return
	}
	t.finish() // a click ends what moves, and skips nothing
}

// openAfter is how many seconds the pointer rests on a card that others cover before they open.
const openAfter = 0.08

// openFan opens the group of cards that the pointer rests on, and closes it when the pointer leaves.
func (t *Table) openFan(p *ui.Pointer) {
	o := &t.layout.Opened
	if o.Box.W > 0 && !o.Box.Has(p.X, p.Y) {
		*o = board.Opened{}
	}
	if i := t.hoverAt(p.X, p.Y); o.Box.W == 0 && i != 0 && p.Still > openAfter && !p.Left {
		t.layout.OpenFan(i - 1)
	}
}

// dragTo moves the dragged card with the pointer. A card dropped far from its place is played,
// bought, or chosen.
func (t *Table) dragTo(p *ui.Pointer) {
	s := t.drag
	home := t.home(s)
	if p.Left {
		to := home
		to.X, to.Y, to.Turn = home.X+p.X-p.PressX, home.Y+p.Y-p.PressY, 0
		s.Send(to, dragWay)
		t.sprites.busy = true
		return
	}
	t.drag = nil
	o, lit := t.ask.option(s.card)
	if lit && p.Released && t.canTouch() && dropped(s.place, home, p) {
		t.answer(o)
		return
	}
	s.Send(home, throwWay)
	t.sprites.busy = true
}

// home returns where a card is when it is not dragged.
func (t *Table) home(s *cardSprite) ui.Pose {
	for i := range t.layout.Spots {
		if t.layout.Spots[i].Card == s.card {
			return t.layout.Spots[i].Pose
		}
	}
	return s.Pose()
}

// dropped reports whether a card was dropped where that uses it: above the hand for the hand's
// cards, and well away from home for all others.
func dropped(from engine.Place, home ui.Pose, p *ui.Pointer) bool {
	if from == engine.Hand {
		return p.Y < home.Y-home.Height()/2-20
	}
	return !home.Bounds().Grown(40).Has(p.X, p.Y)
}

// open opens the pile, seat, or log that was clicked, and reports whether there was one.
func (t *Table) open(p *ui.Pointer) bool {
	for _, l := range t.layout.Labels {
		if l.Opens && p.Clicked(l.Box) {
			t.browse(l.Words, l.Where)
			return true
		}
	}
	for i := range t.panels {
		if p.Clicked(t.panels[i].Box) {
			t.browseSeat(t.panels[i].Seat)
			return true
		}
	}
	if len(t.news) > 0 && p.Clicked(t.layout.Captions) {
		t.toggleLog()
		return true
	}
	if t.hover != 0 {
		if w := board.WhereIs(t.view(), t.layout.Spots[t.hover-1].Card); board.OpenPile(w.Place) {
			t.browse(t.whereWords(t.view(), w), w)
			return true
		}
	}
	return false
}

// hurry ends all motion and lets computer players play on until something stops the skip: a question
// for a person, or news for the viewer; see beat. An offer to help is declined instead.
func (t *Table) hurry() {
	if t.help.on {
		t.help.decline(t)
		return
	}
	t.finish()
	t.skipping = !t.ask.mine && t.replay == nil
}

// keys handles the keyboard and reports whether it used a key.
func (t *Table) keys(p *ui.Pointer) bool {
	switch {
	case p.Key(ebiten.KeyEscape) && t.leaveBoard():
	case p.Key(ebiten.KeyEscape):
		t.pause.show(t)
	case p.Key(ebiten.KeyL):
		t.toggleLog()
	case p.Key(ebiten.KeyR):
		t.read()
	case p.Key(ebiten.KeyY) && p.Ctrl, p.Key(ebiten.KeyZ) && p.Ctrl && p.Shift:
		t.redo()
	case p.Key(ebiten.KeyZ) && p.Ctrl, p.Key(ebiten.KeyBackspace) && !p.Shift:
		t.stepBack()
	case p.Key(ebiten.KeyBackspace):
		t.cardBack()
	case t.replay != nil && t.replay.keys(t, p):
	case p.Key(ebiten.KeyE):
		t.endTurn()
	case p.Key(ebiten.KeyT) && t.refer():
	case p.Key(ebiten.KeyMinus):
		t.setSpeed(max(t.speed(), 1) - 1)
		t.effects.announce("SPEED " + t.speed().Label())
	case p.Key(ebiten.KeyEqual):
		t.setSpeed(min(t.speed()+1, ui.Instant))
		t.effects.announce("SPEED " + t.speed().Label())
	case p.Key(ebiten.KeySpace):
		t.hurry()
	default:
		return t.playByNumber(p)
	}
	return true
}

// digitOf returns the digit that was pressed, from 1 to 9, or 0 if none was.
func digitOf(p *ui.Pointer) int {
	for i := range 9 {
		if p.Key(ebiten.KeyDigit1+ebiten.Key(i)) || p.Key(ebiten.KeyNumpad1+ebiten.Key(i)) {
			return i + 1
		}
	}
	return 0
}

// playByNumber gives the answer with the pressed number: a choice on the board, a button of the
// prompt, or a card of the hand.
func (t *Table) playByNumber(p *ui.Pointer) bool {
	n := digitOf(p)
	if n == 0 {
		return false
	}
	if t.canTouch() && n <= len(t.ask.keys) {
		t.answer(t.ask.keys[n-1])
		return true
	}
	for _, b := range t.ask.answers.List {
		if b.Key == fmt.Sprint(n) {
			b.Do()
			return true
		}
	}
	for _, s := range t.layout.Spots {
		if s.Place != engine.Hand || t.help.on { // the digits answer the offer to help
			continue
		}
		if n--; n > 0 {
			continue
		}
		if o, lit := t.ask.option(s.Card); lit && t.canTouch() {
			t.answer(o)
		}
		break
	}
	return true
}

// zoomBox returns the box of the enlarged card: the place of a stage or of the board, narrower if it
// would cover a choice.
func (t *Table) zoomBox() ui.Box {
	b := t.layout.Reader
	if t.ask.shown() {
		b = t.ask.stage.Reader
	}
	if t.choiceUnder(b) {
		b.W = min(b.W, ui.ZoomNarrow.W)
	}
	return b
}

// choiceUnder reports whether a card that can be clicked is in a box. The hero does not count, nor does
// the hand where the board wants it: the enlarged card covers them, and disappears when the pointer
// reaches it.
func (t *Table) choiceUnder(b ui.Box) bool {
	for i := range t.layout.Spots {
		s := &t.layout.Spots[i]
		if s.Place == engine.Heroes || s.Place == engine.Hand && t.layout.OverHand {
			continue
		}
		if _, lit := t.ask.option(s.Card); lit && s.Bounds().Overlaps(b) {
			return true
		}
	}
	return false
}

// faceOfSpot returns the face to read for a face-up card.
func (t *Table) faceOfSpot(s *board.Spot) *art.Face {
	if f := t.layout.Shows[s.Card]; f != nil {
		return f
	}
	return &t.Faces[s.Face]
}

// faceAt returns the face of the card, hero, or source at a position, or nil if there is none.
func (t *Table) faceAt(x, y float64) *art.Face {
	if t.ask.shown() && t.ask.stage.Covers(x, y) {
		if c := t.ask.stage.CardAt(x, y); c != nil {
			return c.Face
		}
		return nil
	}
	if i := t.spotAt(x, y); i != 0 {
		return t.faceOfSpot(&t.layout.Spots[i-1])
	}
	if t.layout.Poster.Has(x, y) && t.self.Hero != nil {
		if t.self.Second != nil && t.layout.HeroBoxes(2)[1].Has(x, y) {
			return t.self.Second
		}
		return t.self.Hero
	}
	for i := range t.panels {
		p := &t.panels[i]
		if wide, _ := board.SeatWords(p.Box.W); p.Box.Has(x, y) && p.Hero != nil && x < p.Box.X+wide-board.PortraitGap {
			if p.Second != nil && x > p.Box.X+(wide-board.PortraitGap)/2 {
				return p.Second
			}
			return p.Hero
		}
	}
	return nil
}

// readable returns the faces that can be read with R and the arrows: those of the stage, if one is
// up, then the hand, all other face-up cards, and the viewer's own heroes.
func (t *Table) readable() (out []*art.Face) {
	add := func(f *art.Face) {
		if f != nil && !slices.Contains(out, f) {
			out = append(out, f)
		}
	}
	if t.ask.shown() {
		for _, p := range t.ask.stage.Panels {
			for _, c := range p.Cards {
				add(c.Face)
			}
		}
		add(t.ask.stage.Source.Face)
	}
	for _, hand := range []bool{true, false} {
		for i := range t.layout.Spots {
			if s := &t.layout.Spots[i]; (s.Place == engine.Hand) == hand {
				add(t.faceOfSpot(s))
			}
		}
	}
	add(t.self.Hero)
	add(t.self.Second)
	return out
}

// read enlarges the focused card: on a stage the card the arrows are at, or the card under the
// pointer, or the first one.
func (t *Table) read() {
	f := t.faceAt(t.cursorX, t.cursorY)
	if t.ask.shown() && t.ask.at > 0 {
		f = t.faceOf(t.view(), t.ask.asked.Answers[t.ask.at-1].Card)
	}
	if all := t.readable(); f == nil && len(all) > 0 {
		f = all[0]
	}
	if f != nil {
		t.pin(f)
	}
}

// pin enlarges a face, with a note if it is of a card whose cost has changed.
func (t *Table) pin(f *art.Face) {
	t.zoom.Pin(f)
	for i := range t.layout.Spots {
		if s := &t.layout.Spots[i]; t.zoom.Noted != f && t.faceOfSpot(s) == f {
			t.noteCost(s)
		}
	}
}

// readOn lets the arrows switch to the next or last card while one is enlarged, and lets R close
// it. It reports whether one of these keys was pressed.
func (t *Table) readOn(p *ui.Pointer) bool {
	by := 0
	switch {
	case p.Key(ebiten.KeyR):
		t.zoom.Close()
		return true
	case p.Key(ebiten.KeyArrowRight):
		by = 1
	case p.Key(ebiten.KeyArrowLeft):
		by = -1
	default:
		return false
	}
	if all := t.readable(); len(all) > 0 {
		t.pin(all[(max(slices.Index(all, t.zoom.Face), 0)+by+len(all))%len(all)])
	}
	return true
}

// thing is a part of the table that can be pressed. The next frame shows a sign at it, whatever the
// press does. The zero value is none.
type thing struct {
	kind thingKind
	n    int // its number among its kind
}

type thingKind uint8

const (
	nothing thingKind = iota
	aCard             // n is its CardID
	aLabel            // of a pile
	aPanel            // of a seat across the table
	aHero             // the near seat's
	aChoice           // a card of the stage
)

// signTime is how many seconds the sign of a press stays at least, because a short click may begin
// and end between two frames.
const signTime = 0.15

// thingAt returns the thing at a position.
func (t *Table) thingAt(x, y float64) thing {
	if t.ask.shown() {
		if c := t.ask.stage.CardAt(x, y); c != nil {
			return thing{aChoice, c.Reply + 1}
		}
		if t.ask.stage.Covers(x, y) {
			return thing{}
		}
	}
	if i := t.spotAt(x, y); i != 0 {
		return thing{aCard, int(t.layout.Spots[i-1].Card)}
	}
	for i := range t.layout.Labels {
		if l := &t.layout.Labels[i]; l.Opens && l.Box.Has(x, y) {
			return thing{aLabel, i}
		}
	}
	for i := range t.panels {
		if t.panels[i].Box.Has(x, y) {
			return thing{aPanel, i}
		}
	}
	if t.layout.Poster.Has(x, y) {
		return thing{aHero, 0}
	}
	return thing{}
}

// press records what the button is held down on.
func (t *Table) press(p *ui.Pointer) {
	if !p.Held {
		return
	}
	if at := t.thingAt(p.X, p.Y); at == t.thingAt(p.PressX, p.PressY) {
		t.pressed, t.sign = at, signTime
	} else {
		t.sign = 0
	}
}

// release removes the sign of a press a moment after the press.
func (t *Table) release(dt float64) {
	if t.sign -= dt; t.sign <= 0 {
		t.pressed, t.sign = thing{}, 0
	}
}

// drawPressed draws the sign of a press, except on cards, which draw their own.
func (t *Table) drawPressed(c *ui.Canvas) {
	var b ui.Box
	switch {
	case t.pressed.kind == aLabel && t.pressed.n < len(t.layout.Labels):
		b = t.layout.Labels[t.pressed.n].Box
	case t.pressed.kind == aPanel && t.pressed.n < len(t.panels):
		b = t.panels[t.pressed.n].Box
	case t.pressed.kind == aHero:
		b = t.layout.Poster
	case t.pressed.kind == aChoice && t.ask.shown():
		b = t.choiceBox(t.pressed.n - 1)
	default:
		return
	}
	if b.W == 0 {
		return
	}
	c.Put(c.Art.Glow(gallery.GlowChosen, c.Pixels(b.W), c.Pixels(b.H), c.Unit*0.7), b.X, b.Y)
}

// choiceBox returns the box of an answer's card on the stage. Its width is 0 if it has none.
func (t *Table) choiceBox(reply int) ui.Box {
	for i := range t.ask.stage.Panels {
		for _, c := range t.ask.stage.Panels[i].Cards {
			if c.Reply == reply || slices.Contains(c.Same, reply) {
				return c.Box
			}
		}
	}
	return ui.Box{}
}
