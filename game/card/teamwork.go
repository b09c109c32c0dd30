package card

import (
	"fmt"
	"strconv"

	"lineup/engine"
)

// The effects on the cards of other players (M-138), and those that VP tokens pay for.

// Teamworks is a number of the turn that a set may need on the table: how often its player has used
// Teamwork.
var Teamworks = Own("Teamwork used")

// WorthTokens is a number on cards that a set may need on the table: the VP tokens that go to the player
// who gains the card.
var WorthTokens = Own("VP tokens on it")

// CardsDrawn is a number of the turn that a set may need on the table: how many cards its player has drawn.
var CardsDrawn = Own("cards drawn")

// TeamworkWord is the keyword on the cards.
const TeamworkWord = "Teamwork"

// Teamwork lets the seat play the top card of a foe's deck. It goes back there whenever it leaves play
// (M-138, A-6.140, A-6.141).
func Teamwork() Effect { return teamwork{} }

// CharacterTeamwork is the Teamwork of a Super Hero, which gives the foe a VP token.
func CharacterTeamwork() Effect { return teamwork{pays: true} }

type teamwork struct{ pays bool }

func (e teamwork) compile(p *program) {
	whom := "choose a foe"
	if e.pays {
		whom += ", who gains a VP token"
	}
	const none = "choose no other foe"
	a := question(whom, "play the top card of that foe's deck").to("choose ^", Leave{none, none, none})
	a.Title = "Teamwork: choose a foe"
	p.asking(a)
	op := engine.Op{Code: engine.OpTeamwork, Number: engine.VPTokens, Pair: p.book.table.TeamworkAtRandom}
	if e.pays {
		op.N = 1
	}
	p.emit(op)
}

func (e teamwork) words(v voice) []string {
	out := v.verb("use") + " Teamwork on a foe"
	if e.pays {
		out += ", who gains a VP token"
	}
	return []string{out}
}
func (teamwork) check(*checker) {}

// UsedTeamwork is true if the seat has used Teamwork this turn.
var UsedTeamwork = Cond{count{of: engine.NumberLeft, counter: Teamworks}, 1, engine.Unlimited, func(v voice) string {
	return v.you() + " have used Teamwork this turn"
}}

// MayTeamwork is true if the seat may use Teamwork on a foe with this card.
var MayTeamwork = Cond{count{of: engine.TeamworkOn}, 1, engine.Unlimited, func(voice) string { return "you may use Teamwork" }}

// DrewCards is true if the seat has drawn cards this turn, whatever made it draw.
var DrewCards = Cond{count{of: engine.NumberLeft, counter: CardsDrawn}, 1, engine.Unlimited, func(v voice) string {
	return v.you() + " have drawn cards this turn"
}}

// NotYours is true if the seat does not own the card with this text.
var NotYours = Cond{count{of: engine.SourceFits, filter: Filter{NotMine: true}}, 1, engine.Unlimited, func(v voice) string {
	return v.you() + " don't own this card"
}}

// StillThere is true if the card with this text has not moved since the text began.
var StillThere = Cond{count{of: engine.SourceFits}, 1, engine.Unlimited, func(voice) string { return "it is still there" }}

// StealFromOwner takes up to n VP tokens from the owner of the card with this text, if that is another
// player.
func StealFromOwner(n int) Effect {
	return plain{engine.Op{Code: engine.OpSteal, Number: engine.VPTokens, N: int16(n), Who: engine.Lender, Of: engine.You}, "steal " + tokensFor(n) + " from its owner"}
}

// PayTokens takes n VP tokens from the seat as the price of the effects that follow.
func PayTokens(n int) Effect {
	return numberOf{of: VPTokens, n: -n, text: "pay " + tokensFor(n), pays: true}
}

// PayAnyTokens lets the seat pay any number of VP tokens up to most, for as much Power and as many cards.
func PayAnyTokens(most int) Effect { return payAnyTokens{most} }

type payAnyTokens struct{ most int }

func (e payAnyTokens) options() choose {
	var all []Alternative
	for i := 1; i <= e.most; i++ {
		c := AtLeast(VPTokens, i)
		do := Says(fmt.Sprintf("pay %s for +%d Power and %s", tokensFor(i), i, number(i, AnyCard)), PayTokens(i), Power(i), Draw(i))
		all = append(all, Alternative{Label: strconv.Itoa(i), Do: do, Only: &c})
	}
	return append(all, Alternative{Label: "0", Do: Says("pay nothing")}) // so that keys give their numbers
}

func (e payAnyTokens) compile(p *program) {
	q := question(e.words(second)...)
	q.Title, q.Labels = "how many VP tokens do you pay", map[int16]Deed{}
	for _, o := range e.options() {
		act := "pay " + o.Label
		if o.Label == "0" {
			act = "pay nothing"
		}
		q.Labels[p.book.label(o.Label)] = Deed{Act: act}
	}
	p.asking(q)
	e.options().compile(p)
}

func (e payAnyTokens) words(v voice) []string {
	return []string{v.may() + "pay any number of VP tokens. For each, +1 Power and draw a card"}
}

func (e payAnyTokens) check(c *checker) {
	if e.most < 1 || e.most >= engine.Unlimited {
		c.fault("pays up to %d VP tokens", e.most)
	}
}

// LookAtHand lets the seat look at the hand of a player.
func LookAtHand(who engine.Who) Effect { return lookAtHand{who} }

type lookAtHand struct{ who engine.Who }

func (e lookAtHand) compile(p *program) {
	p.emit(engine.Op{Code: engine.OpShow, From: engine.Set(Hand), Who: e.who})
}

func (e lookAtHand) words(v voice) []string {
	return []string{v.verb("look") + " at " + holders(e.who) + " hand"}
}
func (lookAtHand) check(*checker) {}

// DiscardMaking makes the seat discard cards, in an order of its choice, until they would together have made
// n Power if they were played, or the hand is empty (rulings on Hawkman).
func DiscardMaking(n int) Effect { return discardMaking{n} }

type discardMaking struct{ n int }

func (e discardMaking) compile(p *program) {
	some := AnyNumber(AnyCard, Hand)
	some.how, some.enough, some.makes = exactly, e.n, true
	q := question(e.words(second)...).to("discard ~", neither("discard"))
	q.Title = "discard a card"
	p.asking(q)
	op := some.op(p)
	op.Verb, op.Dest = engine.VerbDiscard, toDiscard
	p.emit(op)
}

func (e discardMaking) words(v voice) []string {
	return []string{fmt.Sprintf("%s %d or more Power worth of cards", v.verb("discard"), e.n)}
}

func (e discardMaking) check(c *checker) {
	if e.n < 1 {
		c.fault("discards cards that make %d Power", e.n)
	}
}

// Stay keeps the cards in the discard pile when the rest of it is shuffled.
func Stay(c Cards) Effect { return stay{c} }

type stay struct{ cards Cards }

func (e stay) verb() verb {
	return verb{engine.VerbStay, engine.Dest{}, form{verb: "leave", link: " in "}, e.cards}
}

func (e stay) compile(p *program) {
	op := e.cards.op(p)
	op.Verb = engine.VerbStay
	q := question("you may leave one card in your discard pile. The others are shuffled into your deck")
	q = q.to("leave ~", Leave{"shuffle it into your deck", "shuffle all of them", noMore})
	q.Title, q.Verb = "leave a card in your discard pile", engine.VerbStay
	p.asking(q)
	p.emit(op)
}

func (e stay) words(v voice) []string { return e.verb().words(v) }
func (e stay) check(c *checker)       { e.verb().check(c) }

// LookAtTops lets the seat look at the top card of the deck of each foe, and with own also of its own.
func LookAtTops(own bool) Effect { return lookAtTops{own} }

type lookAtTops struct{ own bool }

func (e lookAtTops) parts() sequence {
	out := sequence{WithEachFoe(targetsDeck{})}
	if e.own {
		out = append(sequence{Look(engine.Looked, Deck)}, out...)
	}
	return out
}

func (e lookAtTops) compile(p *program) { e.parts().compile(p) }

func (e lookAtTops) words(v voice) []string {
	whose := "each foe's deck"
	if e.own {
		whose = "each player's deck"
	}
	return []string{v.verb("look") + " at the top card of " + whose}
}
func (lookAtTops) check(*checker) {}

// targetsDeck lets the seat look at the top card of the target's deck.
type targetsDeck struct{}

func (targetsDeck) compile(p *program) {
	p.emit(engine.Op{Code: engine.OpTop, Who: engine.Target, From: engine.Set(Deck), Seen: engine.Looked})
}
func (targetsDeck) words(v voice) []string {
	return []string{v.verb("look") + " at the top card of their deck"}
}
func (targetsDeck) check(*checker) {}

// WorthAtMost fits cards with n VP or less. An asterisk counts as 3.
func WorthAtMost(n int) Filter { return Filter{ByVP: true, MinVP: -128, MaxVP: n} }

// WorthAtLeast fits cards with n VP or more. An asterisk counts as 3.
func WorthAtLeast(n int) Filter { return Filter{ByVP: true, MinVP: n, MaxVP: 127} }

// HaveTwin is true if another card with the cost of the card at hand has been played this turn.
var HaveTwin = Cond{count{of: engine.CardsPlayed, filter: Filter{CostsIt: true}}, 2, engine.Unlimited, func(voice) string {
	return "you have played another card with the same cost this turn"
}}

// teamworkOn is a change of the number of foes that Teamwork may be used on.
func teamworkOn(n int) Change { return Change{Asks: engine.AskTeamwork, Layer: engine.Sets, N: n} }

// NoHeroTeamwork keeps players from using the Teamwork of their Super Heroes.
func NoHeroTeamwork(from engine.Places) Change {
	c := teamworkOn(0)
	c.Whose, c.From, c.In, c.Words = engine.All, from, engine.Set(engine.Heroes), "players can't use the Teamwork of their Super Heroes"
	return c
}

// WideTeamwork lets players use Teamwork on any number of foes.
func WideTeamwork(from engine.Places) Change {
	c := teamworkOn(engine.MaxSeats)
	c.Whose, c.From, c.Words = engine.All, from, "you may use Teamwork on any number of foes"
	return c
}

// DifferentInHand counts the different fitting cards in the seat's hand.
func DifferentInHand(f Filter) Tally {
	return Tally{count{of: engine.DifferentIn, from: engine.Set(Hand), filter: f}, "different " + f.noun(false) + " in hand"}
}

// Unsaid returns the change without its words, which those of an ability of the card have.
func (c Change) Unsaid() Change {
	c.Words = Untold
	return c
}
