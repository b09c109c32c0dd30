package render

import (
	"fmt"
	"strings"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/art"
)

// table is the scene a game is played in. It looks at the match through the eyes
// of one seat, or of nobody, and holds nothing of the game itself: everything on
// it is laid out anew from that seat's view whenever something was answered.
type table struct {
	app   *App
	match *match.Match

	eyes   engine.SeatID // whose view is drawn; NoSeat for what is public
	near   engine.SeatID // whose side of the table is drawn
	holder engine.SeatID // the person the machine was handed to, with several
	people []engine.SeatID

	lay     tableLayout
	cast    *cast
	effects effects
	panels  []panel
	piles   []pileLabel
	self    panel // the near seat's own
	power   string
	stack   string // what is left of the Super-Villains
	logs    map[engine.SeatID]*seatLog
	news    []string
	fresh   bool // nothing of the match has been laid out for these eyes yet

	ask     question
	curtain curtain
	dialog  dialog
	log     drawer
	menu    menu
	browser browser
	reader  reader
	buttons buttons

	hover    int // index plus one of the spot under the pointer
	drag     *sprite
	fitted   fit     // the window the words are broken for
	ground   layer   // what lies under the cards, as last drawn
	laid     int     // how often the table was laid out
	wait     float64 // until a computer player's next step
	skipping bool
}

func newTable(a *App, m *match.Match) *table {
	t := &table{app: a, match: m, cast: newCast(), eyes: engine.NoSeat, holder: engine.NoSeat, logs: map[engine.SeatID]*seatLog{}}
	t.fresh = true
	for s := range engine.SeatID(len(m.Plan().Seats)) {
		if m.Person(s) {
			t.people = append(t.people, s)
		}
	}
	if len(t.people) > 0 {
		t.near = t.people[0]
	}
	t.look()
	t.sync(false)
	return t
}

func (t *table) view() engine.View { return t.match.View(t.eyes) }

func (t *table) name(s engine.SeatID) string {
	if s == engine.NoSeat {
		return ""
	}
	return t.match.Seat(s).Name
}

// look finds out whose eyes the table is seen through now. With several people
// the machine must be handed over before a seat's cards may be drawn.
func (t *table) look() {
	eyes, near := t.eyes, t.near
	asked := t.match.ToAct()
	t.curtain.up = false
	switch {
	case len(t.people) == 0:
		t.eyes = engine.NoSeat
	case len(t.people) == 1:
		t.eyes, t.near = t.people[0], t.people[0]
	case t.match.Over():
		t.eyes = engine.NoSeat
	case t.match.Person(asked) && asked == t.holder:
		t.eyes, t.near = asked, asked
	case t.match.Person(asked) && !t.match.View(asked).Alike():
		t.eyes, t.near, t.holder = engine.NoSeat, asked, engine.NoSeat
		t.curtain.up = true
	case t.match.View(engine.NoSeat).Turn().Seat != t.holder:
		t.eyes, t.holder = engine.NoSeat, engine.NoSeat
	}
	if eyes != t.eyes || near != t.near || t.curtain.up {
		// Nothing another pair of eyes saw may stay on the table.
		t.forget()
	}
	if t.curtain.up {
		t.curtain.raise(t)
	}
}

// forget drops all that was seen through the eyes so far.
func (t *table) forget() {
	t.cast.clear()
	t.effects.clear()
	t.news, t.fresh = nil, true
	t.reader.close()
	t.browser.close()
	t.log.close()
	t.dialog.close()
	t.ask = question{}
	t.hover, t.drag = 0, nil
}

// handOver gives the machine to the person the curtain waits for.
func (t *table) handOver() {
	t.holder = t.match.ToAct()
	t.look()
	t.sync(false)
}

// sync takes in what has happened, and lays the table out. Without moving,
// everything is at once where it should be.
func (t *table) sync(moving bool) {
	v := t.view()
	if t.eyes == engine.NoSeat && len(t.people) == 0 {
		t.near = 0
	}
	moving = moving && !t.fresh && t.app.Settings.Speed != Off
	old := t.lay
	t.lay = layout(v, t.near)
	if moving {
		t.hear(&old)
	}
	t.takeLines(t.eyes)
	t.fresh = false
	t.cast.place(&t.lay, func(c engine.CardID) (engine.ZoneID, bool) {
		if !v.Sees(c) {
			return 0, false
		}
		return v.Card(c).Zone, true
	})
	t.fitted = t.app.canvas.fit
	t.laid++
	t.describe(v)
	t.hover, t.drag = 0, nil
	t.question(v)
	t.lift()
	if !moving {
		t.cast.snap()
	}
}

// seatLog is the log as one seat may read it.
type seatLog struct {
	*match.Chronicle
	lines []match.Line // as last read
}

// takeLines brings the log of a seat up to now.
func (t *table) takeLines(s engine.SeatID) *seatLog {
	l := t.logs[s]
	if l == nil {
		l = &seatLog{Chronicle: t.match.Chronicle(s)}
		t.logs[s] = l
	}
	l.lines = l.Lines()
	return l
}

// hear takes in the events since the last time: where cards came from, and what
// deserves a flourish.
func (t *table) hear(old *tableLayout) {
	events, _ := t.match.Events(t.eyes, t.logs[t.eyes].Seen())
	delay := 0.0
	for _, e := range events {
		t.cast.hear(e, &t.lay, delay)
		if e.Kind == engine.CardMoved && e.Card == engine.NoCard {
			delay += dealDelay
		}
		t.flourish(e, old)
	}
}

func (t *table) flourish(e engine.Event, old *tableLayout) {
	switch e.Kind {
	case engine.AttackHit:
		fx, fy := t.whereIs(e.Source, old)
		x, y := t.seatAt(e.Seat)
		t.effects.attack(fx, fy, x, y)
	case engine.AttackAvoided:
		fx, fy := t.whereIs(e.Source, old)
		x, y := t.seatAt(e.Seat)
		t.effects.attack(fx, fy, x, y)
		t.effects.guard(x, y)
	case engine.PowerChanged:
		if e.N > 0 && !t.app.Settings.Calm {
			t.effects.punch = punchTime
		}
	case engine.TurnBegan:
		t.effects.announce(strings.ToUpper(turnWords(t.name(e.Seat), e.Seat == t.eyes && len(t.people) == 1)))
	case engine.VillainAppeared:
		t.effects.announce(strings.ToUpper(t.match.Book().Library().Faces[t.view().Card(e.Card).Face].Name + " appears"))
	}
}

func turnWords(name string, yours bool) string {
	if yours {
		return "Your turn"
	}
	return name + "'s turn"
}

// whereIs is the place an attack of a card starts from.
func (t *table) whereIs(c engine.CardID, old *tableLayout) (x, y float64) {
	for _, l := range []*tableLayout{&t.lay, old} {
		for _, s := range l.spots {
			if s.card == c {
				return s.pose.x, s.pose.y
			}
		}
	}
	return villainPose.x, villainPose.y
}

// seatAt is the middle of a seat's panel.
func (t *table) seatAt(s engine.SeatID) (x, y float64) {
	if b, ok := t.lay.foe(s); ok {
		return b.middle()
	}
	return heroBox.middle()
}

// panel is what is open to all about one seat.
type panel struct {
	seat   engine.SeatID
	box    box
	name   string
	kind   string
	counts [4]string // hand, deck, discard, in play
	hero   engine.FaceID
	down   bool // the hero lies face down
	turn   bool
	asked  bool
	under  int
	inPlay int
}

var countNames = [4]string{"HAND", "DECK", "DISCARD", "IN PLAY"}

// pileLabel is the line under a pile. Clicking it opens the pile.
type pileLabel struct {
	box   box
	words string
	open  func()
}

// describe writes everything on the table that is said in words.
func (t *table) describe(v engine.View) {
	t.panels = t.panels[:0]
	for _, f := range t.lay.foes {
		t.panels = append(t.panels, t.panelOf(v, f.seat, f.box))
	}
	t.self = t.panelOf(v, t.near, heroBox)
	t.power = fmt.Sprint(v.Turn().Power)
	t.stack = fmt.Sprintf("SUPER-VILLAINS · %d LEFT", v.Count(engine.Villains.Of(engine.NoSeat)))
	t.describePiles(v)
	t.news = t.news[:0]
	lines := t.logs[t.eyes].lines
	for i := len(lines) - 1; i >= 0 && len(t.news) < 5; i-- {
		wrapped := t.app.canvas.wrap(lines[i].Text, newsStyle, newsBox.w-24)
		if len(t.news)+len(wrapped) > 5 || len(lines)-i > 3 {
			break
		}
		for j := len(wrapped) - 1; j >= 0; j-- {
			mark := "   "
			if j == 0 {
				mark = "› "
			}
			t.news = append(t.news, mark+wrapped[j])
		}
	}
}

var newsStyle = body(17, art.RGB(0xb9c9ea))

func (t *table) panelOf(v engine.View, s engine.SeatID, b box) panel {
	seat := t.match.Seat(s)
	p := panel{seat: s, box: b, name: strings.ToUpper(seat.Name), kind: "PERSON"}
	if seat.Player != "" {
		p.kind = "COMPUTER · " + strings.ToUpper(seat.Player)
	}
	for i, place := range []engine.Place{engine.Hand, engine.Deck, engine.Discard, engine.InPlay} {
		p.counts[i] = fmt.Sprint(v.Count(place.Of(s)))
	}
	p.inPlay, p.under = v.Count(engine.InPlay.Of(s)), v.Count(engine.Under.Of(s))
	p.hero = noFace
	if heroes := v.Cards(engine.Heroes.Of(s)); len(heroes) == 1 {
		p.hero = v.Card(heroes[0]).Face
		p.down = v.Card(heroes[0]).Down
	}
	p.turn = v.Turn().Seat == s && v.Turn().Number > 0 && !t.match.Over()
	p.asked = t.match.ToAct() == s
	return p
}

// noFace stands for a face that is not known or not there.
const noFace = ^engine.FaceID(0)

func (t *table) describePiles(v engine.View) {
	t.piles = t.piles[:0]
	under := func(p pose, words string, z engine.ZoneID, open bool) {
		l := pileLabel{box: box{p.x - 80, p.y + p.height()/2 + 8, 160, 34}, words: words}
		if open {
			l.open = func() { t.browser.openZone(t, words, z) }
		}
		t.piles = append(t.piles, l)
	}
	shared := engine.NoSeat
	under(kickPose, fmt.Sprintf("KICK ×%d", v.Count(engine.Kicks.Of(shared))), 0, false)
	under(mainDeckPose, fmt.Sprintf("MAIN DECK %d", v.Count(engine.MainDeck.Of(shared))), 0, false)
	under(weaknessPose, fmt.Sprintf("WEAKNESS ×%d", v.Count(engine.Weaknesses.Of(shared))), 0, false)
	gone := engine.Destroyed.Of(shared)
	under(destroyedPose, fmt.Sprintf("DESTROYED %d", v.Count(gone)), gone, v.Count(gone) > 0)
	under(deckPose, fmt.Sprintf("DECK %d", v.Count(engine.Deck.Of(t.near))), 0, false)
	pile := engine.Discard.Of(t.near)
	under(discardPose, fmt.Sprintf("DISCARD %d", v.Count(pile)), pile, v.Count(pile) > 0)
	if n := t.self.inPlay; n > 0 && !t.self.turn {
		z := engine.InPlay.Of(t.near)
		under(pose{deckPose.x, deckPose.y + 50, pileWidth, 0}, fmt.Sprintf("IN PLAY %d", n), z, true)
	}
	if n := t.self.under; n > 0 {
		under(pose{discardPose.x, discardPose.y + 50, pileWidth, 0}, fmt.Sprintf("UNDER HERO %d", n), engine.Under.Of(t.near), v.Cards(engine.Under.Of(t.near)) != nil)
	}
}
