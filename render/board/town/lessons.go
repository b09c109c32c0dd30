package town

import (
	"math"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/sets/rebirth"
	"lineup/render/art"
	"lineup/render/art/town"
	"lineup/render/ui"
)

// This file holds all that is explained of Rebirth during play: what happened, and the sentence
// that says what it means. A player of the first Scenario reads each once.

// lesson explains one new thing.
type lesson struct {
	name  string // the name it is saved under, which never changes
	theme theme
	says  string
	// at returns the part of the map it is about. Ok is false until it has happened, or if none of
	// it can be seen anymore.
	at func(*moment) (at ui.Box, ok bool)
	// used reports whether an event on the turn of a seat shows that the viewer has already done it.
	// It is nil if it is not an action. The note of an action closes when it can no longer be done.
	used func(m *moment, e engine.Event, turn engine.SeatID) bool
}

// theme is a kind of event that several lessons are about. Of each theme, one is explained in a turn.
type theme uint8

const (
	apart   theme = iota // about nothing that others are about
	attacks              // Attacks of Villains and what they cost
	entries              // cards and Villains that enter
	moves                // Villains that move
)

// lessons holds all lessons. Of several that are due, the first is explained first.
var lessons = []lesson{
	{"place", apart, "Place your Character: click any lit space. It's free.", outside(atOpen(engine.OptSpace)), (*moment).placed},
	{"you", apart, "This is you. Buy the cards in your space and defeat the Villains there.", mine((*moment).ownSpace), nil},
	{"play", apart, "Click a card in your hand to play it. Use its Power and Move this turn.", mine(canDo(engine.OptPlay, engine.Hand, atHand)), played(true)},
	{defenseNote, apart, "You hold a Defense card. While it is in your hand, it can avoid an Attack.", mine(atDefense), (*moment).defended},
	{"clock", apart, "The end clock is running. Each player has three turns left, then you lose.", atClock(1), nil},
	{"last box", apart, "Last box! If the clock moves again, you lose.", atClock(rebirth.LastBox), nil},
	{"hero", apart, "This is your Super Hero's ability. Click to use it.", mine(atHero), usedIn(engine.Heroes)},
	{"helping", apart, "You can help. This Assist works for the active player if they are within its Range.", atHelp(true), (*moment).helpedOut},
	{"helped", apart, "Another player can help you. Click to play their Assist card.", mine(atHelp(false)), played(false)},
	{"move", apart, "1 Move takes you one space around the ring, either way. Unspent Move is lost too.", mine(atMove), (*moment).walked},
	{"power", apart, "Spend Power to buy cards and defeat Villains. Unspent Power is lost at end of turn.", mine(atPower), nil},
	{"step", apart, "You can move to any lit space. Its sign shows the Move it costs.", mine(atStep), (*moment).walked},
	{"ability", apart, "This Location has an ability. Click its plate to use it once per turn.", mine(canDo(engine.OptUse, card.Tiles, atPlate)), usedIn(card.Tiles)},
	{"buy", apart, "Buy cards in your space. They go to your discard pile and come back when you reshuffle.", mine(canDo(engine.OptBuy, card.LineUp, atCard)), (*moment).bought},
	{"basics", apart, "You may buy one card per turn from this Location's Basic stack.", mine(canDo(engine.OptBuy, card.Basics, atCard)), nil},
	{"defeat", apart, "Pay a Villain's cost in its space to defeat it. It is destroyed.", mine(canDo(engine.OptBuy, card.LineUp, atFoe)), nil},
	{"super", apart, "A Super-Villain enters: it raises the Threat and attacks each player.", foe(isSuper), nil},
	{"villain", entries, "A Villain enters. Its number is the Location it moves toward.", foe(func(*moment, *standee) bool { return true }), nil},
	{"walks", moves, "After each turn, Villains move one space toward their Destination. The arrow shows where.", foe(hasWalked), nil},
	{"held", moves, "A Villain doesn't move while a Character is in its space.", foe(isHeld), nil},
	{"hit", attacks, "A hit resolves the Attack right away. A Defense card in your hand can avoid it.", atHit, nil},
	{"goal", attacks, "A Villain at its Destination attacks each player, anywhere, at the start of their turn.", foe(isHome), nil},
	{"marked", attacks, "When this turn ends, Villains in this player's space or at their Destination attack this player.", atMarked, nil},
	{"weakness", attacks, "A Weakness does nothing but take up space in your hand.", atWeakness, nil},
	{"threat", entries, "Each Super-Villain raises the Threat by one. Some Level texts happen once; others last.", atThreat, nil},
	{"damage", attacks, "A Super-Villain that hits a player from its Destination damages that Location. The fifth Damage token destroys it.", atDamage(1), nil},
	{"destroyed", apart, "A destroyed Location loses its ability and Basic stack. Villains still go there.", atDamage(town.Ruined), nil},
	{"range", apart, "Range is how far an effect reaches, in spaces. Point at the card to see it on the map.", mine(atRange), nil},
	{"forecast", apart, "This list shows what happens after this turn, in order. A question mark means it can't be known yet.", mine(atForecast), nil},
	{"added", entries, "After each turn, a card enters the slot with the fewest cards. See WHEN THE TURN ENDS.", atAdded, nil},
	{"stacks", apart, "The main deck is built from stacks; this is the next one. Crowns show how many Super-Villains a stack has.", mine(atDeck), nil},
	{"defeated", apart, "One down. Defeat five Super-Villains to win the Scenario.", atDefeated, nil},
}

// defenseNote is the name of the note about Defenses.
const defenseNote = "defense"

// explains returns the note about a question: the first one about an Attack that a Defense can avoid says
// what a Defense is, unless that was explained before.
func explains(d engine.Decision) (name, says string) {
	if d.Kind == engine.DecideDefend && slices.ContainsFunc(d.Options, func(o engine.Option) bool { return o.Kind == engine.OptDefend }) {
		return defenseNote, "You have a Defense card, which can avoid this Attack. If you don't use it, the Attack hits."
	}
	return "", ""
}

// moment is a moment of a game at which something may be new.
type moment struct {
	*townMap
	view  engine.View
	eyes  engine.SeatID // the seat that sees it
	deeds []deed        // what has just happened
	hits  engine.Seats  // the seats an Attack has just hit
	// events are the latest events.
	events []engine.Event
}

// newMoment returns a moment of a map after new events.
func newMoment(m *townMap, v engine.View, events []engine.Event) *moment {
	out := &moment{townMap: m, view: v, eyes: v.Seat(), deeds: deedsAmong(v, events), events: events}
	for _, e := range events {
		if e.Kind == engine.AttackHit {
			out.hits |= e.Seat.Only()
		}
	}
	return out
}

// defended reports whether the viewer has avoided an Attack.
func (m *moment) defended(e engine.Event, _ engine.SeatID) bool {
	return e.Kind == engine.AttackAvoided && e.Seat == m.eyes
}

// options returns the answers the viewer can give.
func (m *moment) options() []engine.Option { return m.view.Pending().Options }

// turn reports whether it is the viewer's turn.
func (m *moment) turn() bool {
	d := m.view.Pending()
	return d.Kind == engine.DecideTurn && d.Seat == m.eyes
}

// played returns a check for an event: the viewer has played a card on their turn, or another
// player has played one for them.
func played(own bool) func(*moment, engine.Event, engine.SeatID) bool {
	return func(m *moment, e engine.Event, turn engine.SeatID) bool {
		return e.Kind == engine.CardPlayed && turn == m.eyes && own == (e.Seat == m.eyes)
	}
}

// helpedOut reports whether the viewer has played a card on another player's turn.
func (m *moment) helpedOut(e engine.Event, turn engine.SeatID) bool {
	return e.Kind == engine.CardPlayed && e.Seat == m.eyes && turn != m.eyes
}

// placed reports whether the viewer's Character is in the city.
func (m *moment) placed(engine.Event, engine.SeatID) bool { return m.view.Space(m.eyes) >= 0 }

func (m *moment) walked(e engine.Event, _ engine.SeatID) bool {
	return e.Kind == engine.PieceWalked && e.Seat == m.eyes && m.view.Sees(e.Card) && m.view.Card(e.Card).Owner == m.eyes
}

func (m *moment) bought(e engine.Event, _ engine.SeatID) bool {
	return e.Kind == engine.CardBought && e.Seat == m.eyes
}

// usedIn returns a check for an event: the viewer has used an ability of a card in a place.
func usedIn(p engine.Place) func(*moment, engine.Event, engine.SeatID) bool {
	return func(m *moment, e engine.Event, _ engine.SeatID) bool {
		return e.Kind == engine.AbilityUsed && e.Seat == m.eyes && m.view.Sees(e.Card) && m.view.Place(m.view.Card(e.Card).Zone) == p
	}
}

// standing returns the box of the viewer's hero.
func (m *moment) standing() (ui.Box, bool) {
	for i := range m.standees {
		if s := &m.standees[i]; s.look.You {
			return s.shows(), true
		}
	}
	return ui.Box{}, false
}

// ownSpace returns the box of the viewer's hero and of the cards in its space.
func (m *moment) ownSpace() (ui.Box, bool) {
	at, ok := m.standing()
	if space := m.view.Space(m.eyes); ok && space >= 0 && space < len(m.spaces) {
		for _, k := range m.spaces[space].cards {
			at = at.Joined(k.pose.Bounds())
		}
	}
	return at, ok
}

// mine limits a box to the viewer's own turn.
func mine(at func(*moment) (ui.Box, bool)) func(*moment) (ui.Box, bool) {
	return func(m *moment) (ui.Box, bool) {
		if !m.turn() {
			return ui.Box{}, false
		}
		return at(m)
	}
}

// outside limits a box to the time before the viewer's hero is in the city.
func outside(at func(*moment) (ui.Box, bool)) func(*moment) (ui.Box, bool) {
	return func(m *moment) (ui.Box, bool) {
		if m.view.Space(m.eyes) >= 0 {
			return ui.Box{}, false
		}
		return at(m)
	}
}

// atOpen returns the box of a question about spaces: the open space nearest to the middle of the
// map.
func atOpen(of engine.OptionKind) func(*moment) (ui.Box, bool) {
	return func(m *moment) (at ui.Box, ok bool) {
		if !slices.ContainsFunc(m.options(), func(o engine.Option) bool { return o.Kind == of }) {
			return at, false
		}
		hub, nearest := m.Plan.Space(town.Spaces/2).X, math.Inf(1)
		for i := range m.spaces {
			s := &m.spaces[i]
			if far := math.Abs(s.at.X - hub); s.open && far < nearest {
				at, nearest, ok = s.reach(), far, true
			}
		}
		return at, ok
	}
}

// canDo returns the box of an answer about a card in a place. At returns where a fitting card is.
func canDo(of engine.OptionKind, in engine.Place, at func(*moment, engine.CardID) (ui.Box, bool)) func(*moment) (ui.Box, bool) {
	return func(m *moment) (ui.Box, bool) {
		for _, o := range m.options() {
			if o.Kind != of || !m.view.Sees(o.Card) || m.view.Place(m.view.Card(o.Card).Zone) != in {
				continue
			}
			if b, ok := at(m, o.Card); ok {
				return b, true
			}
		}
		return ui.Box{}, false
	}
}

func atHand(m *moment, _ engine.CardID) (ui.Box, bool) { return m.hand, true }

// atDefense returns the box of the viewer's hand if a Defense is in it.
func atDefense(m *moment) (ui.Box, bool) {
	return m.hand, slices.ContainsFunc(m.view.Cards(m.view.Zone(engine.Hand, m.near)), func(c engine.CardID) bool {
		return m.view.Sees(c) && m.view.Face(c).Traits&engine.HasDefense != 0
	})
}

func atCard(m *moment, c engine.CardID) (ui.Box, bool) {
	for i := range m.spaces {
		s := &m.spaces[i]
		if s.card.card == c {
			return s.card.pose.Bounds(), true
		}
		for _, k := range s.cards {
			if k.card == c {
				return k.pose.Bounds(), true
			}
		}
	}
	return ui.Box{}, false
}

func atFoe(m *moment, c engine.CardID) (ui.Box, bool) {
	return foe(func(_ *moment, s *standee) bool { return s.card == c })(m)
}

func atPlate(m *moment, c engine.CardID) (ui.Box, bool) {
	for i := range m.spaces {
		if m.spaces[i].tile == c {
			return m.spaces[i].plate, true
		}
	}
	return ui.Box{}, false
}

// foe returns the box of the first Villain that passes a check.
func foe(is func(*moment, *standee) bool) func(*moment) (ui.Box, bool) {
	return func(m *moment) (ui.Box, bool) {
		for i := range m.standees {
			if s := &m.standees[i]; s.seat == engine.NoSeat && is(m, s) {
				return s.shows(), true
			}
		}
		return ui.Box{}, false
	}
}

func isSuper(_ *moment, s *standee) bool { return s.look.Side == town.SuperVillain }
func isHeld(_ *moment, s *standee) bool  { return s.held }
func isHome(_ *moment, s *standee) bool  { return s.goal == s.at0 }

func hasWalked(m *moment, s *standee) bool {
	return slices.ContainsFunc(m.deeds, func(d deed) bool { return d.kind == deedWalk && d.card == s.card })
}

func atMarked(m *moment) (ui.Box, bool) {
	for i := range m.standees {
		if s := &m.standees[i]; s.seat != engine.NoSeat && s.struck > 0 {
			return s.shows(), true
		}
	}
	return ui.Box{}, false
}

func atHit(m *moment) (ui.Box, bool) {
	if !m.hits.Has(m.near) {
		return ui.Box{}, false
	}
	if b, ok := m.standing(); ok {
		return b, true
	}
	return m.seatPanels[len(m.seatPanels)-1].box, true // its hero is not in the city yet
}

func atWeakness(m *moment) (ui.Box, bool) {
	for _, p := range [...]engine.Place{engine.Hand, engine.Discard} {
		for _, c := range m.view.Cards(m.view.Zone(p, m.near)) {
			if m.view.Sees(c) && m.view.Face(c).Name == "Weakness" {
				return m.piles[1].Bounds(), true
			}
		}
	}
	return ui.Box{}, false
}

func atThreat(m *moment) (ui.Box, bool) { return m.level(m.threat), m.threat > 0 }

func atClock(box int) func(*moment) (ui.Box, bool) {
	return func(m *moment) (ui.Box, bool) { return m.clockAt, m.clocked && m.clock >= box }
}

func atDamage(n int) func(*moment) (ui.Box, bool) {
	return func(m *moment) (ui.Box, bool) {
		for i := range m.spaces {
			if s := &m.spaces[i]; s.location && s.damage >= n && (n == town.Ruined || s.damage < town.Ruined) {
				return s.plate, true
			}
		}
		return ui.Box{}, false
	}
}

func atPower(m *moment) (ui.Box, bool) { return m.powerAt, m.power > 0 }
func atMove(m *moment) (ui.Box, bool)  { return m.moveAt, m.move > 0 }

func atStep(m *moment) (ui.Box, bool) {
	for i := range m.spaces {
		if s := &m.spaces[i]; s.open && s.step.Kind == engine.OptStep {
			return s.tag, true
		}
	}
	return ui.Box{}, false
}

// atHelp returns the box of a row with an Assist the viewer can give or get.
func atHelp(own bool) func(*moment) (ui.Box, bool) {
	return func(m *moment) (ui.Box, bool) {
		for _, o := range m.offers {
			if o.option.Kind == engine.OptPlay && !o.beyond && (o.seat == m.near) == own {
				return o.box, true
			}
		}
		return ui.Box{}, false
	}
}

func atHero(m *moment) (ui.Box, bool) {
	for _, o := range m.offers {
		if o.option.Kind == engine.OptUse && o.seat == m.near {
			return o.box, true
		}
	}
	return ui.Box{}, false
}

func atRange(m *moment) (ui.Box, bool) {
	for _, o := range m.options() {
		if o.Kind == engine.OptPlay && m.view.Sees(o.Card) && o.Seat == m.eyes && art.RangeOf(&m.faces[m.view.FaceID(o.Card)]) >= 0 {
			return m.hand, true
		}
	}
	return ui.Box{}, false
}

func atForecast(m *moment) (ui.Box, bool) { return m.forecast, len(m.next.deeds) > 0 }

func atAdded(m *moment) (ui.Box, bool) {
	for _, d := range m.deeds {
		if d.kind == deedEnter && d.to < len(m.spaces) && !m.spaces[d.to].location {
			return m.spaces[d.to].slotSign(), true
		}
	}
	return ui.Box{}, false
}

func atDeck(m *moment) (ui.Box, bool) { return m.deckAt, len(m.stacks) > 1 }

func atDefeated(m *moment) (ui.Box, bool) { return m.goal, m.defeated > 0 }

// Notes returns the names of all lessons.
func Notes() (out []string) {
	for _, l := range lessons {
		out = append(out, l.name)
	}
	return out
}
