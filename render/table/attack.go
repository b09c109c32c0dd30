package table

import (
	"fmt"
	"image/color"
	"math"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// The times of an Attack on one seat, in seconds.
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
	age          float64 // before 0 it has to wait for others
}

// loss is what an Attack has cost a seat.
type loss struct {
	gained                               string // what the cards are called that it gained, "cards" if they differ
	gains, thrown, destroyed, gone, down int
}

// words is what the tag of a strike says.
func (l *loss) words() string {
	var all []string
	some := func(n int, format string) {
		if n > 0 {
			all = append(all, fmt.Sprintf(format, n))
		}
	}
	some(l.gains, "+%d "+strings.ReplaceAll(strings.ToUpper(l.gained), "%", "%%"))
	some(l.thrown, "DISCARDS %d")
	some(l.destroyed, "LOSES %d")
	some(l.gone, "GIVES UP %d")
	if l.down > 0 {
		all = append(all, "HERO DOWN")
	}
	if len(all) == 0 {
		return "HIT"
	}
	return "HIT: " + strings.Join(all, ", ")
}

// blame is the Attack whose consequences the coming events are.
type blame struct {
	seat   engine.SeatID
	source engine.CardID // NoCard for none
}

func (s *strike) time() float64 { return clawTime + tagTime + outTime + slashFrame*slashFrames }

// landed is how many seconds ago the claws have reached the seat.
func (s *strike) landed() float64 { return s.age - clawTime }

// shake is how far the seat is thrown aside, 0 for not at all.
func (s *strike) shake() float64 {
	if s.avoided {
		return 0
	}
	return ui.Shake(s.landed()/shakeTime, shakeMost)
}

// attack begins a strike, after those before it.
func (e *effects) attack(s strike) {
	for _, other := range e.strikes {
		s.age = math.Min(s.age, other.age-nextStrike)
	}
	if s.words = "AVOIDED"; !s.avoided {
		s.words = s.loss.words()
	}
	e.strikes = append(e.strikes, s)
}

// strike finds the latest strike of an Attack on a seat, nil if it is over.
func (e *effects) strike(b blame) *strike {
	for i := len(e.strikes) - 1; i >= 0; i-- {
		if s := &e.strikes[i]; s.seat == b.seat && s.source == b.source && !s.avoided {
			return s
		}
	}
	return nil
}

// suffer adds what an event tells to what an Attack has cost.
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

// add adds what one event has cost a seat.
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
		from, to := whereOf(v, e.From), whereOf(v, e.To)
		if from.seat != seat || e.Verb == engine.VerbGain {
			return
		}
		switch {
		case to.place == engine.Destroyed:
			l.destroyed++
		case to.place == engine.Discard && to.seat == seat:
			l.thrown++
		case from.place == engine.Hand && (to.seat != seat || to.place == card.Under || to.place == engine.Deck):
			l.gone++
		}
	default:
	}
}

// shaken reports whether a seat is being shaken: then it is drawn over the floor.
func (t *Table) shaken(s engine.SeatID) bool { return t.shakeOf(s) != 0 }

// shakeOf is how far a seat is thrown aside now.
func (t *Table) shakeOf(s engine.SeatID) float64 {
	if t.Settings.ReduceMotion {
		return 0
	}
	for i := range t.effects.strikes {
		if k := &t.effects.strikes[i]; k.seat == s {
			if by := k.shake(); by != 0 {
				return by
			}
		}
	}
	return 0
}

// drawShaken draws the seats that are being shaken.
func (t *Table) drawShaken(c *ui.Canvas) {
	for i := range t.panels {
		if by := t.shakeOf(t.panels[i].seat); by != 0 {
			c.Shifted(by, by*0.3, func() { t.drawFoe(c, &t.panels[i]) })
		}
	}
	if by := t.shakeOf(t.near); by != 0 {
		c.Shifted(by, by*0.3, func() { t.drawNear(c) })
	}
}

// threatened reports whether the viewer is attacked, and waited for.
func (t *Table) threatened() bool {
	return t.struck.up() || t.ask.mine && t.ask.kind == engine.DecideDefend
}

// drawStrikes draws the Attacks on seats.
func (t *Table) drawStrikes(c *ui.Canvas) {
	under := t.threatened()
	for i := range t.effects.strikes {
		s := &t.effects.strikes[i]
		if s.age < 0 {
			continue
		}
		if b, ok := t.board.foe(s.seat); ok {
			t.drawStrike(c, s, mark{b.X + b.W*0.657, 78, 0.5, -0.34, b.X + 96, 102, 62, b.X + b.W - 22, 140})
		} else if s.seat == t.near {
			p := t.board.poster
			under = under || !s.avoided
			t.drawStrike(c, s, mark{p.X + 162, p.Y + 148, 1, 2.28, p.X + p.W/2, p.Y + 150, 150, p.X + p.W + 34, p.Y + p.H*0.62})
		}
	}
	if !under {
		return
	}
	if t.threatened() {
		t.drawClaws(c, t.board.poster.X+162, t.board.poster.Y+148, 1, 2.28, slashFrames-1, ui.Clamp(t.effects.red*2))
	}
	b := t.board.ribbon
	b.W = 252
	c.Part(art.Key{Name: "under attack"}, b, 14, func(q pen.Pen) {
		art.DrawSlab(q, pen.Polygon(0, 0, b.W, 0, b.W-14, b.H, 0, b.H), pen.Danger, 5, 6)
		q.Text("UNDER ATTACK", b.W/2-5, b.H-9, pen.Style{Font: pen.Display, Size: 40, Tracking: 2, Colour: pen.Ink}, pen.Centre)
	})
}

// mark is where the signs of a strike stand at a seat: the claws, with their size and
// turn; the shield and its size; the right end of the tag.
type mark struct{ x, y, k, turn, shieldX, shieldY, shield, tagX, tagY float64 }

func (t *Table) drawStrike(c *ui.Canvas, s *strike, m mark) {
	plain := t.Settings.ReduceMotion
	at := s.landed()
	alpha := ui.Clamp((s.time() - s.age) / outTime)
	switch {
	case plain:
		alpha = math.Min(alpha, ui.Clamp(s.age/outTime))
		if !s.avoided {
			t.drawClaws(c, m.x, m.y, m.k, m.turn, slashFrames-1, alpha)
		}
	case at < 0:
		k := 1 + at/clawTime
		t.drawClaws(c, s.fromX+(m.x-s.fromX)*k, s.fromY+(m.y-s.fromY)*k, m.k*(0.35+0.4*k), m.turn, slashFrames-1, 0.9)
		return
	default:
		frame := min(int(at/slashFrame), slashFrames-1)
		claws := alpha
		if s.avoided {
			claws = ui.Clamp(1 - (at-slashFrame*slashFrames)/0.1)
		}
		t.drawClaws(c, m.x, m.y, m.k, m.turn, frame, claws)
		if at < slashFrame*slashFrames && !s.avoided {
			return
		}
	}
	if s.avoided {
		size := 1.0
		if !plain {
			size = ui.Swing.At(at / shieldTime)
		}
		c.Spin(c.Art.Shield(c.Pixels(m.shield)).Image, m.shieldX, m.shieldY, size, size, 0, alpha)
		drawTagFaded(c, s.words, m.tagX, m.tagY, pen.Chosen, pen.Ink, alpha)
		return
	}
	drawTagFaded(c, s.words, m.tagX, m.tagY, pen.Danger, pen.Paper, alpha)
}

// drawClaws draws a step of the three claw marks.
func (t *Table) drawClaws(c *ui.Canvas, x, y, k, turn float64, frame int, alpha float64) {
	if alpha <= 0 {
		return
	}
	c.Spin(c.Art.SlashStep(c.Pixels(420), frame).Image, x, y, k, k, turn, alpha)
}

// drawTagFaded draws a small tab whose right end is at x.
func drawTagFaded(c *ui.Canvas, words string, x, y float64, ground, ink color.NRGBA, alpha float64) {
	w := c.TextWidth(words, pen.Style{Font: pen.Display, Size: 24, Tracking: 1}) + 24
	b := ui.BoxAt(x-w, y-18, w, 36)
	c.PartFaded(art.Key{Name: "strike tag", Text: words, A: ground}, b, 10, alpha, func(q pen.Pen) { art.DrawTag(q, words, 0, 18, 24, ground, ink) })
}

// drawThreat draws the red edge that closes around the table while the viewer is attacked
// and waited for.
func (t *Table) drawThreat(c *ui.Canvas) {
	if t.Settings.Speed == ui.Instant && t.threatened() {
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
