package table

import (
	"math"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/grammar"
	"lineup/render/art"
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/ui"
)

// These are the durations of the flourishes, in seconds.
const (
	punchTime  = 0.12
	bannerTime = 1.1
	ribbonTime = 0.5
	dustTime   = 0.2
	starTime   = 0.7
	sheenTime  = 0.5
	redTime    = 0.25 // for the red edge to close
)

// effects holds the flourishes of the table. They never move a card.
type effects struct {
	strikes []strike
	blame   blame
	pops    []pop
	tokens  []tokenFlight
	punch   float64 // seconds left in which the Power swells
	gain    int     // Power counted up meanwhile
	banner  string
	over    ui.Box        // the box the banner wipes across, or zero for the middle of the table
	turn    engine.SeatID // the seat whose turn began last
	fan     float64       // seconds left in which its hand is fanned out
	age     float64       // of the banner
	sheen   float64       // seconds since a card was lifted, at most sheenTime
	red     float64       // how far the red edge has closed, 0 to 1
	threat  bool          // the red edge closes or is closed
	fall    board.Fall
}

// pop is a small picture shown for a moment where a card has landed.
type pop struct {
	x, y float64
	star string // the VP on it, or "" for dust
	age  float64
}

// popStar is the size of the star with VP, and popRise how far it rises.
const popStar, popRise = 96.0, 46.0

func (p *pop) time() float64 {
	if p.star == "" {
		return dustTime
	}
	return starTime
}

// clear ends all flourishes except a threat that still lasts.
func (e *effects) clear() {
	*e = effects{strikes: e.strikes[:0], pops: e.pops[:0], tokens: e.tokens[:0], threat: e.threat, sheen: sheenTime}
	if e.threat {
		e.red = 1
	}
}

// quiet ends all flourishes except those that must be read: words, and the results of Attacks.
func (e *effects) quiet() {
	words, age, over, strikes := e.banner, e.age, e.over, e.strikes
	e.clear()
	e.strikes = strikes
	if over == (ui.Box{}) {
		e.banner, e.age = words, age
	}
}

// busy reports whether any flourish moves.
func (e *effects) busy() bool {
	return len(e.strikes) > 0 || len(e.pops) > 0 || len(e.tokens) > 0 || e.punch > 0 || e.fan > 0 || e.banner != "" || e.sheen < sheenTime || e.fall.On() || e.threat != (e.red == 1) && (e.threat || e.red > 0)
}

// announce shows words over the middle of the table for a moment.
func (e *effects) announce(words string) { e.banner, e.over, e.age = words, ui.Box{}, 0 }

// ribbon wipes a ribbon with words across the box of a seat whose turn begins, if it isn't empty, and
// fans out its hand.
func (e *effects) ribbon(words string, seat engine.SeatID, over ui.Box) {
	if over == (ui.Box{}) {
		words = ""
	}
	e.banner, e.over, e.age, e.turn, e.fan = words, over, 0, seat, board.FanEnd
}

// fanned returns the seat whose hand is fanned out now, or NoSeat if there is none, and for how
// many seconds.
func (e *effects) fanned() (seat engine.SeatID, age float64) {
	if e.fan <= 0 {
		return engine.NoSeat, 0
	}
	return e.turn, board.FanEnd - e.fan
}

// hit lets the Power swell and count up by gain.
func (e *effects) hit(gain int) {
	if e.punch <= 0 {
		e.gain = 0
	}
	e.punch, e.gain = punchTime, e.gain+gain
}

// bringDown lets a defeated Villain fall, and ends its Attacks that are shown.
func (e *effects) bringDown(c engine.CardID, f *art.Face) {
	e.fall = board.Fall{Face: f}
	e.strikes = slices.DeleteFunc(e.strikes, func(s strike) bool { return s.source == c && s.age > 0 })
}

// counting returns the Power still to be counted up.
func (e *effects) counting() int { return int(float64(e.gain) * e.punch / punchTime) }

// pop shows a small picture at a position.
func (e *effects) pop(x, y float64, star string) {
	e.pops = append(e.pops, pop{x: x, y: y, star: star})
}

func (e *effects) step(dt, real float64) {
	e.stepStrikes(dt)
	pops := e.pops[:0]
	for _, p := range e.pops {
		if p.age += dt; p.age < p.time() {
			pops = append(pops, p)
		}
	}
	e.pops = pops
	e.stepTokens(dt)
	e.punch = math.Max(0, e.punch-dt)
	e.fan = math.Max(0, e.fan-dt)
	e.sheen = math.Min(sheenTime, e.sheen+dt)
	if e.threat {
		e.red = math.Min(1, e.red+dt/redTime)
	} else {
		e.red = math.Max(0, e.red-dt/redTime)
	}
	e.fall.Step(dt)
	if e.over == (ui.Box{}) {
		dt = real
	}
	e.stepBanner(dt)
}

func (e *effects) stepStrikes(dt float64) {
	strikes := e.strikes[:0]
	for _, s := range e.strikes {
		if s.age += dt; s.age < s.time() {
			strikes = append(strikes, s)
		}
	}
	e.strikes = strikes
}

func (e *effects) stepBanner(dt float64) {
	if e.banner == "" {
		return
	}
	if e.age += dt; e.age > e.lasts() {
		e.banner = ""
	}
}

// lasts returns how long the banner stays. A ribbon is shorter because it hides the seat it is
// about.
func (e *effects) lasts() float64 {
	if e.over != (ui.Box{}) {
		return ribbonTime
	}
	return bannerTime
}

// swell returns the scale at which the Power is drawn.
func (e *effects) swell() float64 { return 1 + 0.25*e.punch/punchTime }

// draw draws the flourishes over the cards.
func (e *effects) draw(c *ui.Canvas, plain bool) {
	for i := range e.pops {
		e.pops[i].draw(c, plain)
	}
	for i := range e.tokens {
		e.tokens[i].draw(c, plain)
	}
	if e.banner != "" {
		e.drawBanner(c, plain)
	}
}

func (p *pop) draw(c *ui.Canvas, plain bool) {
	t := p.age / p.time()
	if p.star == "" {
		if !plain {
			c.Spin(c.Art.Dust(c.Pixels(260)).Image, p.x, p.y, 0.55+0.65*ui.EaseOut(t), 0.55+0.65*ui.EaseOut(t), 0, 1-t)
		}
		return
	}
	scale, rise := ui.Swing.At(t/0.3), popRise*ui.EaseOut(t)
	if plain {
		scale, rise = 1, 0
	}
	c.Spin(c.Art.Star(p.star, c.Pixels(popStar)).Image, p.x, p.y-rise, scale, scale, 0, ui.Clamp((1-t)/0.3))
}

func (e *effects) drawBanner(c *ui.Canvas, plain bool) {
	in, out := ui.Clamp(e.age/0.2), ui.Clamp((e.lasts()-e.age)/0.2)
	alpha := math.Min(in, out)
	if e.over != (ui.Box{}) {
		e.drawRibbon(c, plain, in, out)
		return
	}
	shift := 0.0
	if !plain {
		shift = (1 - ui.EaseOut(in)) * 120
	}
	w := c.TextWidth(e.banner, ui.Display(64, pen.Ink)) + 90
	b := ui.BoxAt((ui.StageWidth-w)/2-shift, 300, w, 96)
	c.PartFaded(gallery.Key{Name: "announcement", Text: e.banner}, b, 24, alpha, func(q pen.Pen) {
		chrome.DrawSlab(q, chrome.Slanted(b.W, b.H, 20), pen.CanDo, 7, 7)
		q.Text(e.banner, b.W/2, 71, ui.Display(64, pen.Ink), pen.Centre)
	})
}

// drawRibbon draws the ribbon of a turn, which enters on the left and leaves on the right.
func (e *effects) drawRibbon(c *ui.Canvas, plain bool, in, out float64) {
	o := e.over
	b := ui.BoxAt(o.X-10, o.Y+o.H*0.5-38, o.W+20, 76)
	s := c.MakePart(gallery.Key{Name: "turn ribbon", Text: e.banner}, b, 24, func(q pen.Pen) {
		chrome.DrawSlab(q, chrome.Slanted(b.W, b.H, 16), pen.CanDo, 6, 7)
		words, st, squeeze := pen.FitName(e.banner, b.W-60, ui.Display(56, pen.Ink), 40)
		q.Condensed(words, b.W/2, b.H/2+st.Size*0.36, st, pen.Centre, squeeze)
	})
	if plain {
		c.PutFaded(s, b.X, b.Y, math.Min(in, out))
		return
	}
	from, to := b.X-30, b.X+b.W+30
	c.PutPartly(s, b.X, b.Y, from+(to-from)*(1-ui.EaseOut(out)), from+(to-from)*ui.EaseOut(in), 1)
}

// hear handles the events since the last call: where cards came from, and which events need a
// flourish.
func (t *Table) hear(old *board.Layout) {
	from := t.logs[t.eyes].Seen()
	events, _ := t.Match.Events(t.eyes, from)
	delay := 0.0
	t.hearTokens(events, old)
	for i, e := range events {
		t.sprites.hear(e, t.view(), t.board, delay)
		if e.Kind == engine.CardMoved && e.Card == engine.NoCard {
			delay += dealDelay
		}
		t.flourish(e, from+i, old)
	}
}

// flourish shows an event, with its number, after an older layout.
func (t *Table) flourish(e engine.Event, at int, old *board.Layout) {
	t.effects.suffer(e, t.view())
	if t.enters(e) {
		t.enterVillain(at)
		return
	}
	switch e.Kind {
	case engine.AttackHit, engine.AttackAvoided:
		x, y := t.attackFrom(e.Source, old)
		t.effects.attack(strike{seat: e.Seat, source: e.Source, fromX: x, fromY: y, avoided: e.Kind == engine.AttackAvoided})
	case engine.TurnBegan:
		t.announceTurn()
	case engine.VillainFell:
		t.bringDown(e.Card, at)
	default: // the log shows it
	}
}

// openingTime is how many seconds a table is shown before a computer player begins.
const openingTime = 1.2

// announceTurn announces the active player.
func (t *Table) announceTurn() {
	now := t.view().Turn()
	if now.Number == 0 || now.Seat == engine.NoSeat || t.Match.Over() {
		return
	}
	t.effects.ribbon(strings.ToUpper(turnWords(t.name(now.Seat), now.Seat == t.eyes && len(t.playing()) == 1)), now.Seat, t.board.RibbonOver(now.Seat))
}

func turnWords(name string, yours bool) string {
	if yours {
		return "Your turn"
	}
	return grammar.Possessive(name) + " turn"
}

// attackFrom returns where the Attack of a card starts.
func (t *Table) attackFrom(c engine.CardID, old *board.Layout) (x, y float64) {
	for _, l := range []*board.Layout{t.layout, old} {
		for _, s := range l.Spots {
			if s.Card == c {
				return s.Pose.X, s.Pose.Y
			}
		}
	}
	return t.board.Source()
}
