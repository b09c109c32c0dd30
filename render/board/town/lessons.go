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
	name string // the name it is saved under, which never changes
	says string
	// at returns the part of the map it is about. Ok is false until it has happened, or if none of
	// it can be seen anymore.
	at func(*moment) (at ui.Box, ok bool)
	// used reports whether an event on the turn of a seat shows that the viewer has already done it.
	// It is nil if it is not an action.
	used func(m *moment, e engine.Event, turn engine.SeatID) bool
}

// lessons holds all lessons. Of several that are due, the first is explained first.
var lessons = []lesson{
	{"place", "Your hero comes into the city now: click any space that is lit, it costs nothing.", outside(atOpen(engine.OptSpace)), nil},
	{"you", "This is you: you buy what lies in your space, and defeat who stands there.", mine((*moment).standing), nil},
	{"play", "Click a card of your hand to play it: the Power and the Move it gives are yours for this turn.", mine(canDo(engine.OptPlay, engine.Hand, atHand)), played(true)},
	{"clock", "The end clock runs: each player has three more turns, and then the Scenario is lost.", atClock(1), nil},
	{"last box", "This is the last box of the clock: when it moves once more, the Scenario is lost.", atClock(rebirth.LastBox), nil},
	{"hero", "This is what your hero can do: a click here does it.", mine(atHero), usedIn(engine.Heroes)},
	{"helping", "You can help: your card works for the one whose turn it is, as long as they are within its Range.", atHelp(true), (*moment).helpedOut},
	{"helped", "Another hero can help you: a click here plays the card from their hand, for you.", mine(atHelp(false)), played(false)},
	{"power", "Power pays for cards and for Villains; what is left of it when your turn ends is lost.", mine(atPower), nil},
	{"move", "One Move takes you one space along the ring, either way round; what is left of it is lost as well.", mine(atMove), nil},
	{"step", "A lit space is one you can go to, as often as you can pay for it: its sign says how much Move the way costs.", mine(atStep), (*moment).walked},
	{"ability", "You are at a Location with an ability: click its plate to use it, once a turn.", mine(canDo(engine.OptUse, card.Tiles, atPlate)), usedIn(card.Tiles)},
	{"buy", "A card in your space can be bought: it goes to your discard pile, and is drawn once your deck is made anew.", mine(canDo(engine.OptBuy, card.LineUp, atCard)), (*moment).bought},
	{"basics", "At a Location with a stack you may buy from it, one card a turn.", mine(canDo(engine.OptBuy, card.Basics, atCard)), nil},
	{"defeat", "Pay a Villain's cost while you are in its space, and it is defeated: it leaves the game.", mine(canDo(engine.OptBuy, card.LineUp, atFoe)), nil},
	{"villain", "A Villain has come: the number on its sign is that of the Location it heads for.", foe(func(*moment, *standee) bool { return true }), nil},
	{"super", "A Super-Villain raises the Threat and attacks everybody as soon as it comes.", foe(isSuper), nil},
	{"walks", "When a turn ends, before the next player plays, a Villain walks one space to its Location by the shortest way: the arrow shows it before.", foe(hasWalked), nil},
	{"held", "A Villain does not walk as long as a hero stands in its space.", foe(isHeld), nil},
	{"goal", "At its Destination a Villain attacks every player, wherever they are, as their turn begins.", foe(isHome), nil},
	{"marked", "This hero will be attacked when the turn ends and theirs begins, by Villains in the same space or at their Destination.", atMarked, nil},
	{"hit", "A hit does at once what the Attack says; a Defense card in your hand could have avoided it.", atHit, nil},
	{"weakness", "A Weakness does nothing: it only takes the place of a better card in your hand.", atWeakness, nil},
	{"threat", "Each Super-Villain that comes raises the Threat by one; what the Levels so far say counts from then on.", atThreat, nil},
	{"damage", "A Super-Villain that hits somebody from its Destination damages that Location; the fifth damage destroys it.", atDamage(1), nil},
	{"destroyed", "A Location that is destroyed gives nothing any more, in later Scenarios neither; Villains still head for it.", atDamage(town.Ruined), nil},
	{"range", "A Range is how many spaces away something reaches: point at the card, and the map shows it.", mine(atRange), nil},
	{"forecast", "This list is what comes when the turn ends, in that order: the next turn begins with it. A question mark is for what nobody can know yet.", mine(atForecast), nil},
	{"added", "When a turn ends, before the next player plays, a card is added to the slot that has the fewest; the list WHEN THE TURN ENDS says which.", atAdded, nil},
	{"stacks", "The main deck lies in stacks, this is the next one: crowns say how many Super-Villains are in a stack.", mine(atDeck), nil},
	{"defeated", "One Super-Villain less: the Scenario is won as soon as five of them are defeated.", atDefeated, nil},
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
			return s.reach(), true
		}
	}
	return ui.Box{}, false
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
				return s.reach(), true
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
			return s.reach(), true
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
			if o.option.Kind == engine.OptPlay && (o.seat == m.near) == own {
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
