package town

import (
	"fmt"
	"math"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/game/sets/rebirth"
	"lineup/render/art"
	"lineup/render/art/town"
	"lineup/render/board"
	"lineup/render/ui"
)

// This file holds all that is explained of Rebirth during play: what happened, and the sentence
// that says what it means. A player of the first Scenario reads each once.

// lesson explains one new thing.
type lesson struct {
	name  string // the name it is saved under, which never changes
	theme theme
	says  string // unless its subject has its own words
	// at returns what it is about. Ok is false while it is true of nothing that can be seen.
	at func(*moment) (of subject, ok bool)
	// used reports whether an event on the turn of a seat shows that the viewer has already done it.
	// It is nil if it is not an action.
	used func(m *moment, e engine.Event, turn engine.SeatID) bool
}

// subject is what a note points at.
type subject struct {
	at   ui.Box
	card engine.CardID // the card or Villain there, or NoCard if it is something else
	says string        // the words about it, or "" if the lesson has words for all of its kind
	// parts are the boxes to point at if they leave much of it empty: of a standee, the figure and its name.
	parts []ui.Box
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
	{"place", apart, "Choose a highlighted space to place your Character there. This costs nothing.", outside(atOpen(engine.OptSpace)), (*moment).placed},
	{"you", apart, "This is your Character. You can buy the cards and defeat the Villains in its space.", mine((*moment).ownSpace), nil},
	{"play", apart, "Choose this card to play it. You can spend the Power it gives until your turn ends.", mine(inHand(givesPower, nil)), played(true)},
	{defenseNote, apart, "", mine(inHand(hasDefense, defenseWords)), (*moment).defended},
	{"clock", apart, "The end clock is running and moves one box each round. If it moves past the last box, you lose.", atClock(1, rebirth.LastBox-1), nil},
	{"last box", apart, "This is the last box of the end clock. Win before the clock moves again, or you lose.", atClock(rebirth.LastBox, rebirth.LastBox), nil},
	{"hero", apart, "This is your Super Hero's ability. Choose it to use it.", mine(atHero), usedIn(engine.Heroes)},
	{"helping", apart, "You can help the active player. Choose this Assist card to play it for them.", atHelp(true), (*moment).helpedOut},
	{"helped", apart, "Another player can help you. Choose their Assist card to use it.", mine(atHelp(false)), played(false)},
	{"move", apart, "Each Move takes your Character one space, in either direction. Unspent Move is lost when your turn ends.", mine(atMove), (*moment).walked},
	{"power", apart, "Spend Power to buy cards and defeat Villains. Unspent Power is lost when your turn ends.", mine(atPower), (*moment).bought},
	{"step", apart, "You can move to each highlighted space. This sign shows how much Move it costs.", mine(atStep), (*moment).walked},
	{"ability", apart, "This Location has an ability that you can use once per turn. Choose it to use it.", mine(canDo(engine.OptUse, card.Tiles, atPlate)), usedIn(card.Tiles)},
	{"buy", apart, "Choose this card to buy it. It goes to your discard pile and enters your deck when you reshuffle.", mine(canDo(engine.OptBuy, card.LineUp, atCard)), (*moment).bought},
	{"basics", apart, "Choose this Basic card to buy it. You may buy one from each Basic stack per turn.", mine(canDo(engine.OptBuy, card.Basics, atCard)), (*moment).boughtBasic},
	{"defeat", apart, "You have enough Power to defeat this Villain. Choose it to pay its cost.", mine(foe(canDefeat, nil)), (*moment).defeatedFoe},
	{"super", apart, "This is a Super-Villain. Each one raises the Threat and attacks each player when it enters.", foe(isSuper, nil), nil},
	{"villain", entries, "", foe(isBound, destinationWords), nil},
	{"walks", moves, "After each turn, this Villain moves one space toward its Destination. The arrow shows its next move.", foe(walksOn, nil), nil},
	{"held", moves, "A Villain doesn't move while a Character is in its space.", foe(isHeld, nil), nil},
	{"goal", attacks, "This Villain is at its Destination. It attacks each player at the start of their turn, wherever they are.", foe(isHome, nil), nil},
	{"marked", attacks, "", atMarked, nil},
	{"weakness", attacks, "", atWeakness, nil},
	{"threat", entries, "The Threat has reached this Level. Some Level texts happen once; the others apply from then on.", atThreat, nil},
	{"damage", attacks, "A Super-Villain that hits a player from its Destination adds a Damage token to that Location. The fifth token destroys it.", atDamage(1), nil},
	{"destroyed", apart, "This Location is destroyed. It has no ability or Basic stack, but Villains still go there.", atDamage(town.Ruined), nil},
	{"range", apart, "", mine(inHand(hasRange, rangeWords)), nil},
	{"forecast", apart, "This list shows what happens when this turn ends, in order. A question mark means that something is not certain.", mine(atForecast), nil},
	{"added", entries, "A card has entered this slot. After each turn, one enters the slot with the fewest cards.", atAdded, nil},
	{"stacks", apart, "The main deck consists of these stacks, from left to right. Crowns show how many Super-Villains each one contains.", mine(atDeck), nil},
	{"defeated", apart, "", atDefeated, nil},
}

// defenseNote is the name of the note about Defenses.
const defenseNote = "defense"

// explains returns the note about a question: the first one about an Attack that a Defense can avoid says
// what a Defense is, unless that was explained before.
func explains(d engine.Decision) (name, says string) {
	if d.Kind == engine.DecideDefend && slices.ContainsFunc(d.Options, func(o engine.Option) bool { return o.Kind == engine.OptDefend }) {
		return defenseNote, "You have a Defense card, which can avoid this Attack. If you don't use it, the Attack takes effect."
	}
	return "", ""
}

// moment is a moment of a game at which something may be new.
type moment struct {
	*townMap
	view  engine.View
	eyes  engine.SeatID // the seat that sees it
	spots []board.Spot
	// events are the latest events, and recent those of this turn.
	events, recent []engine.Event
	latest         latest
	of             engine.CardID // the card to choose if it is still a subject, or NoCard
}

// newMoment returns a moment of a board after new events.
func newMoment(b *Board, v engine.View, events []engine.Event) *moment {
	return &moment{townMap: b.town, view: v, eyes: v.Seat(), spots: b.Spots, events: events, of: engine.NoCard}
}

// thing returns a subject that isn't a card.
func thing(at ui.Box, ok bool) (subject, bool) { return subject{at: at, card: engine.NoCard}, ok }

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

// boughtBasic reports whether the viewer has bought a Basic card.
func (m *moment) boughtBasic(e engine.Event, turn engine.SeatID) bool {
	return m.bought(e, turn) && m.view.Sees(e.Card) && m.view.Types(e.Card)&engine.Basic != 0
}

// defeatedFoe reports whether the viewer has defeated a Villain.
func (m *moment) defeatedFoe(e engine.Event, _ engine.SeatID) bool {
	return e.Kind == engine.VillainFell && e.Seat == m.eyes
}

// usedIn returns a check for an event: the viewer has used an ability of a card in a place.
func usedIn(p engine.Place) func(*moment, engine.Event, engine.SeatID) bool {
	return func(m *moment, e engine.Event, _ engine.SeatID) bool {
		return e.Kind == engine.AbilityUsed && e.Seat == m.eyes && m.view.Sees(e.Card) && m.view.Place(m.view.Card(e.Card).Zone) == p
	}
}

// ownSpace returns the viewer's hero with the cards in its space.
func (m *moment) ownSpace() (subject, bool) {
	for i := range m.standees {
		s := &m.standees[i]
		if !s.look.You {
			continue
		}
		at := s.shows()
		for _, k := range m.spaces[s.at0].cards {
			at = at.Joined(k.pose.Bounds())
		}
		return thing(at, true)
	}
	return subject{}, false
}

// mine limits a lesson to the viewer's own turn.
func mine(at func(*moment) (subject, bool)) func(*moment) (subject, bool) {
	return func(m *moment) (subject, bool) {
		if !m.turn() {
			return subject{}, false
		}
		return at(m)
	}
}

// outside limits a lesson to the time before the viewer's hero is in the city.
func outside(at func(*moment) (subject, bool)) func(*moment) (subject, bool) {
	return func(m *moment) (subject, bool) {
		if m.view.Space(m.eyes) >= 0 {
			return subject{}, false
		}
		return at(m)
	}
}

// atOpen returns a space that answers a question about spaces: the one nearest to the middle of the
// map, and a slot rather than a Location, whose plate a note would point across. Its sign is beside its
// cards.
func atOpen(of engine.OptionKind) func(*moment) (subject, bool) {
	return func(m *moment) (subject, bool) {
		at, ok := ui.Box{}, false
		hub, nearest := m.Plan.Space(town.Spaces/2).X, math.Inf(1)
		for i := range m.spaces {
			s := &m.spaces[i]
			far := math.Abs(s.at.X - hub)
			if s.location {
				far += town.Ring * 10
			}
			if s.open && s.step.Kind == of && far < nearest {
				at, nearest, ok = s.tag, far, true
			}
		}
		return thing(at, ok)
	}
}

// canDo returns a card in a place that the viewer can do something with now. At returns where a fitting
// card is.
func canDo(of engine.OptionKind, in engine.Place, at func(*moment, engine.CardID) (ui.Box, bool)) func(*moment) (subject, bool) {
	return func(m *moment) (out subject, found bool) {
		for _, o := range m.options() {
			if found && o.Card != m.of || o.Kind != of || !m.view.Sees(o.Card) || m.view.Place(m.view.Card(o.Card).Zone) != in {
				continue
			}
			if b, ok := at(m, o.Card); ok {
				out, found = subject{at: b, card: o.Card}, true
			}
		}
		return out, found
	}
}

// inHand returns a card in the viewer's hand that passes a check. Says returns the words about it.
func inHand(is func(*moment, engine.CardID) bool, says func(*moment, engine.CardID) string) func(*moment) (subject, bool) {
	return func(m *moment) (out subject, found bool) {
		for i := range m.spots {
			s := &m.spots[i]
			if found && s.Card != m.of || s.Place != engine.Hand || !m.view.Sees(s.Card) || !is(m, s.Card) {
				continue
			}
			if out, found = (subject{at: m.aboveCard(i), card: s.Card}), true; says != nil {
				out.says = says(m, s.Card)
			}
		}
		return out, found
	}
}

// aboveCard returns the box of a strip above the part of a card in the hand that no other covers. A note
// about the card points there, so that it covers nothing that is read on it.
func (m *moment) aboveCard(i int) ui.Box {
	b := m.spots[i].Pose.Bounds()
	right := b.X + b.W
	for _, s := range m.spots[i+1:] {
		if s.Place == engine.Hand {
			right = math.Min(right, s.Pose.Bounds().X)
			break
		}
	}
	inset := math.Min(40, (right-b.X)*0.3)
	return ui.Box{X: b.X + inset, Y: b.Y - aboveHand, W: right - b.X - 2*inset, H: aboveHand}
}

// aboveHand is the height of that strip.
const aboveHand = 10.0

// playable reports whether the viewer can play a card of their hand now.
func (m *moment) playable(c engine.CardID) bool {
	_, ok := playable(m.view, m.eyes, c)
	return ok
}

func givesPower(m *moment, c engine.CardID) bool {
	return m.playable(c) && art.PowerOf(&m.faces[m.view.FaceID(c)]) > 0
}

func hasDefense(m *moment, c engine.CardID) bool { return len(m.view.Face(c).Defenses) > 0 }

// defenseWords says from where a card avoids an Attack, and how.
func defenseWords(m *moment, c engine.CardID) string {
	f := m.view.Face(c)
	d := &f.Defenses[0]
	switch {
	case d.From.Has(engine.InPlay):
		return fmt.Sprintf("After you play %s, it stays in play. With its Defense, you can discard it from play to avoid an Attack.", f.Name)
	case d.Pay == engine.VerbNone:
		return fmt.Sprintf("%s has a Defense. If it is in your hand when you are attacked, you can reveal it to avoid the Attack.", f.Name)
	}
	return fmt.Sprintf("%s has a Defense. If it is in your hand when you are attacked, you can discard it to avoid the Attack.", f.Name)
}

func hasRange(m *moment, c engine.CardID) bool {
	return m.playable(c) && art.RangeOf(&m.faces[m.view.FaceID(c)]) >= 0
}

// rangeWords says how far a card reaches.
func rangeWords(m *moment, c engine.CardID) string {
	n := art.RangeOf(&m.faces[m.view.FaceID(c)])
	far := "only in your space"
	if n > 0 {
		far = fmt.Sprintf("up to %s %s away", grammar.Spelled(n), grammar.Plural(n, "space", "spaces"))
	}
	return fmt.Sprintf("%s has Range %d: it works %s. Point at the card to see where.", m.view.Face(c).Name, n, far)
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

func atPlate(m *moment, c engine.CardID) (ui.Box, bool) {
	for i := range m.spaces {
		if m.spaces[i].tile == c {
			return m.spaces[i].plate, true
		}
	}
	return ui.Box{}, false
}

// foe returns a Villain that passes a check. Says returns the words about it.
func foe(is func(*moment, *standee) bool, says func(*moment, *standee) string) func(*moment) (subject, bool) {
	return func(m *moment) (out subject, found bool) {
		for i := range m.standees {
			s := &m.standees[i]
			if found && s.card != m.of || s.seat != engine.NoSeat || !is(m, s) {
				continue
			}
			if out, found = s.subject(), true; says != nil {
				out.says = says(m, s)
			}
		}
		return out, found
	}
}

// subject returns a standee as a subject.
func (s *standee) subject() subject {
	out := subject{at: s.shows(), card: s.card, parts: []ui.Box{s.reach()}}
	if s.tag.W > 0 && s.tag.Within(out.at) {
		out.parts = append(out.parts, s.tag)
	}
	return out
}

// canDefeat reports whether the viewer can pay for a Villain now.
func canDefeat(m *moment, s *standee) bool {
	return slices.ContainsFunc(m.options(), func(o engine.Option) bool { return o.Kind == engine.OptBuy && o.Card == s.card })
}

// isSuper reports whether a Villain is a Super-Villain. While the end clock runs, those that enter do not
// raise the Threat.
func isSuper(m *moment, s *standee) bool { return s.look.Side == town.SuperVillain && !m.clocked }
func isHeld(_ *moment, s *standee) bool  { return s.held }
func isHome(_ *moment, s *standee) bool  { return s.goal == s.at0 }

// isBound reports whether a Villain is on its way to its Destination.
func isBound(_ *moment, s *standee) bool {
	return s.goal >= 0 && s.goal != s.at0 && !s.held && !s.contained && s.tag.W > 0
}

// destinationWords says what the number of a Villain is.
func destinationWords(m *moment, s *standee) string {
	return fmt.Sprintf("The number beside a Villain's name is its Destination. %s moves toward Location %s: %s.", s.face.Name, s.aim, m.spaceName(s.goal))
}

// walksOn reports whether a Villain has moved one space since the last turn and will do so again.
func walksOn(m *moment, s *standee) bool {
	one := func(d deed) bool {
		return d.kind == deedWalk && d.card == s.card && m.stepsBetween(d.from, d.to) == 1
	}
	return s.goal >= 0 && slices.ContainsFunc(m.next.deeds, func(d deed) bool { return one(d) && d.sure }) &&
		slices.ContainsFunc(deedsAmong(m.view, m.recent), func(d deed) bool { return one(d) && d.to == s.at0 })
}

// atMarked returns a hero that a Villain on the map attacks for certain when the turn ends.
func atMarked(m *moment) (out subject, found bool) {
	for _, d := range m.next.deeds {
		from, to := m.trail(d)
		if d.kind != deedAttack || !d.sure || from == nil || to == nil || found && to.card != m.of {
			continue
		}
		who, are := "you", "you are"
		if !to.look.You {
			i := slices.IndexFunc(m.seatPanels, func(p mapSeat) bool { return p.seat == to.seat })
			who, are = m.seatPanels[i].called, "they are"
		}
		says := ""
		switch {
		case from.at0 == to.at0:
			says = fmt.Sprintf("When this turn ends, %s attacks %s because %s in the same space.", from.face.Name, who, are)
		case from.goal == from.at0:
			says = fmt.Sprintf("When this turn ends, %s attacks %s. From its Destination, it attacks at any distance.", from.face.Name, who)
		default: // it moves before it attacks
			continue
		}
		if !found || out.card != to.card {
			out, found = to.subject(), true
			out.says = says
		}
	}
	return out, found
}

// isWeakness reports whether a visible card is a Weakness.
func isWeakness(m *moment, c engine.CardID) bool { return m.view.Face(c).Name == "Weakness" }

// atWeakness returns a Weakness in the viewer's hand, or else their discard pile if one is in it.
func atWeakness(m *moment) (subject, bool) {
	if s, ok := inHand(isWeakness, func(*moment, engine.CardID) string {
		return "This Weakness does nothing but take up space in your hand."
	})(m); ok {
		return s, true
	}
	s, ok := thing(m.piles[1].Bounds(), slices.ContainsFunc(m.view.Cards(m.view.Zone(engine.Discard, m.near)), func(c engine.CardID) bool {
		return m.view.Sees(c) && isWeakness(m, c)
	}))
	s.says = "There is a Weakness in your discard pile. When you draw it, it does nothing but take up space in your hand."
	return s, ok
}

func atThreat(m *moment) (subject, bool) {
	return thing(m.level(m.threat), m.threat > 0 && m.fresh(m.latest.rise))
}

// atClock returns the end clock while it is in one of some boxes.
func atClock(from, to int) func(*moment) (subject, bool) {
	return func(m *moment) (subject, bool) {
		return thing(m.clockAt, m.clocked && m.clock >= from && m.clock <= to)
	}
}

func atDamage(n int) func(*moment) (subject, bool) {
	return func(m *moment) (subject, bool) {
		for i := range m.spaces {
			if s := &m.spaces[i]; s.location && s.damage >= n && (n == town.Ruined || s.damage < town.Ruined) {
				return thing(s.plate, true)
			}
		}
		return subject{}, false
	}
}

func atPower(m *moment) (subject, bool) { return thing(m.powerAt, m.power > 0) }
func atMove(m *moment) (subject, bool)  { return thing(m.moveAt, m.move > 0) }

func atStep(m *moment) (subject, bool) {
	for i := range m.spaces {
		if s := &m.spaces[i]; s.open && s.step.Kind == engine.OptStep {
			return thing(s.tag, true)
		}
	}
	return subject{}, false
}

// atHelp returns a row with an Assist the viewer can give or get on the turn of another.
func atHelp(own bool) func(*moment) (subject, bool) {
	return func(m *moment) (subject, bool) {
		for _, o := range m.offers {
			if o.option.Kind == engine.OptPlay && !o.beyond && o.seat != m.townMap.turn && (o.seat == m.near) == own {
				return thing(o.box, true)
			}
		}
		return subject{}, false
	}
}

func atHero(m *moment) (subject, bool) {
	for _, o := range m.offers {
		if o.option.Kind == engine.OptUse && o.seat == m.near && !o.beyond {
			return thing(o.box, true)
		}
	}
	return subject{}, false
}

func atForecast(m *moment) (subject, bool) { return thing(m.forecast, len(m.next.deeds) > 0) }

// atAdded returns the number of a slot where a card is that has entered since the last turn.
func atAdded(m *moment) (subject, bool) {
	for _, e := range m.recent {
		if e.Kind != engine.CardMoved || e.Card == engine.NoCard || m.view.Place(e.From) != card.MainDeck || m.view.Place(e.To) != card.LineUp {
			continue
		}
		if _, _, to := m.view.Board().At(e.To); to < len(m.spaces) && !m.spaces[to].location && m.view.SpaceOf(e.Card) == to {
			return thing(m.spaces[to].slotSign(), true)
		}
	}
	return subject{}, false
}

func atDeck(m *moment) (subject, bool) { return thing(m.deckAt, len(m.stacks) > 1) }

func atDefeated(m *moment) (subject, bool) {
	s, ok := thing(m.goal, m.defeated > 0 && m.fresh(m.latest.fall))
	s.says = fmt.Sprintf("You have defeated %s of the %s Super-Villains you need.", grammar.Spelled(m.defeated), grammar.Spelled(m.toWin))
	return s, ok
}

// Notes returns the names of all lessons.
func Notes() (out []string) {
	for _, l := range lessons {
		out = append(out, l.name)
	}
	return out
}
