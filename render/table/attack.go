package table

import (
	"fmt"
	"image/color"
	"math"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/ui"
)

// These are the times of an Attack on one seat, in seconds.
const (
	clawTime    = 0.09 // from the card to the seat
	slashFrame  = 0.05 // each of three
	slashFrames = 3
	shakeTime   = 0.18
	shakeMost   = 8.0
	shieldTime  = 0.18
	tagTime     = 1.2 // the tag stays
	outTime     = 0.25
	nextStrike  = 0.28 // from one seat to the next
)

// strike is an Attack on one seat: claws come from its card, and a tag says how it went.
type strike struct {
	seat         engine.SeatID
	source       engine.CardID
	fromX, fromY float64
	avoided      bool
	loss         loss
	words        string
	age          float64 // below 0 it waits for other strikes
}

// loss is what an Attack has cost a seat.
type loss struct {
	gained                               string // the name of the gained cards, or "cards" if they differ
	gains, thrown, destroyed, gone, down int
}

// words returns what the tag of a strike says.
func (l *loss) words() string {
	var all []string
	if l.gains > 0 {
		all = append(all, fmt.Sprintf("+%d %s", l.gains, strings.ToUpper(l.gained)))
	}
	named := false // the cards are, once
	some := func(n int, done string) {
		if n == 0 {
			return
		}
		words := fmt.Sprint(n)
		if !named {
			words, named = strings.ToUpper(grammar.Cards(n)), true
		}
		all = append(all, words+" "+done)
	}
	some(l.thrown, "DISCARDED")
	some(l.destroyed, "DESTROYED")
	some(l.gone, "LOST")
	if l.down > 0 {
		all = append(all, "SUPER HERO FACE DOWN")
	}
	if len(all) == 0 {
		return "HIT"
	}
	return "HIT: " + strings.Join(all, ", ")
}

// blame is the Attack that the coming events result from.
type blame struct {
	seat   engine.SeatID
	source engine.CardID // NoCard if there is none
}

func (s *strike) time() float64 { return clawTime + tagTime + outTime + slashFrame*slashFrames }

// landed returns how many seconds ago the claws reached the seat.
func (s *strike) landed() float64 { return s.age - clawTime }

// frame returns the current step of the claw marks.
func (s *strike) frame() int { return max(0, min(int(s.landed()/slashFrame), slashFrames-1)) }

// shake returns how far the seat is shifted now, or 0 if it is not.
func (s *strike) shake() float64 {
	if s.avoided {
		return 0
	}
	return ui.Shake(s.landed()/shakeTime, shakeMost)
}

// attack begins a strike after those before it.
func (e *effects) attack(s strike) {
	for _, other := range e.strikes {
		s.age = math.Min(s.age, other.age-nextStrike)
	}
	if s.words = "AVOIDED"; !s.avoided {
		s.words = s.loss.words()
	}
	e.strikes = append(e.strikes, s)
}

// showAtOnce shows what has happened since a position at a table without motion: the results of Attacks
// at their seats, all at the same time, and a Super-Villain that has appeared without a page.
func (t *Table) showAtOnce(m seenMark) {
	if t.speed() != ui.Instant || m.eyes != t.eyes || t.curtain.up {
		return
	}
	events, _ := t.Match.Events(t.eyes, m.events)
	for _, e := range events {
		switch e.Kind {
		case engine.AttackHit, engine.AttackAvoided:
			t.effects.strikes = slices.DeleteFunc(t.effects.strikes, func(s strike) bool { return s.seat == e.Seat })
			t.effects.attack(strike{seat: e.Seat, source: e.Source, avoided: e.Kind == engine.AttackAvoided})
			t.effects.strikes[len(t.effects.strikes)-1].age = clawTime + slashFrame*slashFrames
		default:
			if f := t.faceOf(t.view(), e.Card); f != nil && t.enters(e) && !t.attended() {
				t.effects.announce(strings.ToUpper(f.Name) + " APPEARS")
			}
		}
		t.effects.suffer(e, t.view())
	}
}

// strike returns the latest strike of an Attack on a seat, or nil if it is over.
func (e *effects) strike(b blame) *strike {
	for i := len(e.strikes) - 1; i >= 0; i-- {
		if s := &e.strikes[i]; s.seat == b.seat && s.source == b.source && !s.avoided {
			return s
		}
	}
	return nil
}

// suffer adds an event to the cost of an Attack.
func (e *effects) suffer(ev engine.Event, v engine.View) {
	switch ev.Kind {
	case engine.AttackMade, engine.AttackAvoided, engine.CardPlayed, engine.TurnEnded, engine.TurnBegan:
		e.blame.source = engine.NoCard
	case engine.AttackHit:
		e.blame = blame{ev.Seat, ev.Source}
		return
	default:
	}
	if e.blame.source == engine.NoCard {
		return
	}
	s := e.strike(e.blame)
	if s == nil {
		return
	}
	s.loss.add(ev, e.blame.seat, v)
	s.words = s.loss.words()
}

// add adds what one event costs a seat.
func (l *loss) add(e engine.Event, seat engine.SeatID, v engine.View) {
	switch e.Kind {
	case engine.CardGained:
		if e.Seat != seat {
			return
		}
		name := "cards"
		if e.Card != engine.NoCard && v.Sees(e.Card) {
			name = v.Face(e.Card).Name
		}
		if l.gains++; l.gains > 1 && l.gained != name {
			name = "cards"
		}
		l.gained = name
	case engine.HeroTurned:
		if e.Seat == seat && e.N == 1 {
			l.down++
		}
	case engine.CardMoved:
		from, to := board.WhereOf(v, e.From), board.WhereOf(v, e.To)
		if from.Seat != seat || e.Verb == engine.VerbGain {
			return
		}
		switch {
		case to.Place == engine.Destroyed:
			l.destroyed++
		case to.Place == engine.Discard && to.Seat == seat:
			l.thrown++
		case from.Place == engine.Hand && (to.Seat != seat || to.Place == card.Under || to.Place == engine.Deck):
			l.gone++
		}
	default:
	}
}

// shaken reports whether a seat is being shaken. It is then drawn over the floor.
func (t *Table) shaken(s engine.SeatID) bool { return t.shakeOf(s) != 0 }

// shakeOf returns how far a seat is shifted now.
func (t *Table) shakeOf(s engine.SeatID) float64 {
	if !t.breathes() {
		return 0
	}
	for i := range t.effects.strikes {
		if k := &t.effects.strikes[i]; k.seat == s {
			if by := t.Settings.Shaken(k.shake()); by != 0 {
				return by
			}
		}
	}
	return 0
}

// drawShaken draws the seats that are being shaken.
func (t *Table) drawShaken(c *ui.Canvas) {
	for s := range engine.SeatID(t.view().Seats()) {
		if by := t.shakeOf(s); by != 0 {
			c.Shifted(by, by*0.3, func() { t.board.DrawSeat(t.now(), c, s) })
		}
	}
}

// threatened reports whether an Attack waits for the viewer.
func (t *Table) threatened() bool {
	return t.pages.struck.up() && !t.pages.struck.mild || t.ask.mine && (t.ask.kind == engine.DecideDefend || t.ask.asked.Struck)
}

// drawStrikes draws the Attacks on seats. It is called before anything that is read is drawn over the
// board, so that claws never cover a question or a card.
func (t *Table) drawStrikes(c *ui.Canvas) {
	under := t.threatened()
	for i := range t.effects.strikes {
		s := &t.effects.strikes[i]
		if s.age < 0 {
			continue
		}
		if m, ok := t.board.Mark(s.seat); ok {
			under = under || s.seat == t.near && !s.avoided
			t.drawStrike(c, s, m)
		}
	}
	if !under {
		return
	}
	if t.threatened() {
		m, _ := t.board.Mark(t.near)
		t.drawClaws(c, m.X, m.Y, m.K, m.Turn, slashFrames-1, ui.Clamp(t.effects.red*2))
	}
	if t.pages.struck.up() && t.pages.struck.when != "" {
		return // that was before
	}
	b := t.layout.Ribbon
	b.W = 252
	c.Part(gallery.Key{Name: "under attack"}, b, 14, func(q pen.Pen) {
		chrome.DrawSlab(q, pen.Polygon(0, 0, b.W, 0, b.W-14, b.H, 0, b.H), pen.Danger, 5, 6)
		q.Text("UNDER ATTACK", b.W/2-5, b.H-9, pen.Style{Font: pen.Display, Size: 40, Tracking: 2, Colour: pen.Ink}, pen.Centre)
	})
}

func (t *Table) drawStrike(c *ui.Canvas, s *strike, m board.Mark) {
	plain := !t.breathes()
	at := s.landed()
	alpha := ui.Clamp((s.time() - s.age) / outTime)
	switch {
	case plain:
		alpha = math.Min(alpha, ui.Clamp(s.age/outTime))
		if !s.avoided {
			t.drawClaws(c, m.X, m.Y, m.K, m.Turn, slashFrames-1, alpha)
		}
	case at < 0:
		k := 1 + at/clawTime
		t.drawClaws(c, s.fromX+(m.X-s.fromX)*k, s.fromY+(m.Y-s.fromY)*k, m.K*(0.35+0.4*k), m.Turn, slashFrames-1, 0.9)
		return
	default:
		claws := alpha
		if s.avoided {
			claws = ui.Clamp(1 - (at-slashFrame*slashFrames)/0.1)
		}
		t.drawClaws(c, m.X, m.Y, m.K, m.Turn, s.frame(), claws)
		if at < slashFrame*slashFrames && !s.avoided {
			return
		}
	}
	if s.avoided {
		size := 1.0
		if !plain {
			size = ui.Swing.At(at / shieldTime)
		}
		c.Spin(c.Art.Shield(c.Pixels(m.Shield)).Image, m.ShieldX, m.ShieldY, size, size, 0, alpha)
		drawTagFaded(c, s.words, m.TagX, m.TagY, pen.Chosen, pen.Ink, alpha)
		return
	}
	drawTagFaded(c, s.words, m.TagX, m.TagY, pen.Danger, pen.Ink, alpha)
}

// drawClaws draws a step of the three claw marks.
func (t *Table) drawClaws(c *ui.Canvas, x, y, k, turn float64, frame int, alpha float64) {
	if alpha <= 0 {
		return
	}
	c.Spin(c.Art.SlashStep(c.Pixels(420), frame).Image, x, y, k, k, turn, alpha)
}

// drawTagFaded draws a small tab whose right end is at x, or further right if it would leave the window.
func drawTagFaded(c *ui.Canvas, words string, x, y float64, ground, ink color.NRGBA, alpha float64) {
	w := c.TextWidth(words, pen.Style{Font: pen.Display, Size: 24, Tracking: 1}) + 24
	b := ui.BoxAt(math.Max(c.Room().X+8, x-w), y-18, w, 36)
	c.PartFaded(gallery.Key{Name: "strike tag", Text: words, A: ground}, b, 10, alpha, func(q pen.Pen) { chrome.DrawTag(q, words, 0, 18, 24, ground, ink) })
}

// drawThreat draws the red edge that closes around the table while an Attack waits for the viewer.
func (t *Table) drawThreat(c *ui.Canvas) {
	if t.speed() == ui.Instant && t.threatened() {
		t.effects.red = 1
	}
	if t.effects.red <= 0 {
		return
	}
	edge, ok := c.Art.RedEdge((c.Width+1)/2, (c.Height+1)/2, c.Unit/2)
	if !ok {
		c.Coarse()
		return
	}
	k := ui.EaseOut(t.effects.red)
	wide := 1.0
	if !t.Settings.ReduceMotion {
		wide = 1.35 - 0.35*k
	}
	c.Overlay(edge.Image, wide, k)
}
