package card

import (
	"fmt"
	"strings"

	"lineup/engine"
	"lineup/game/grammar"
)

// Cards selects the cards that an effect takes and says who chooses them.
type Cards struct {
	how    how
	n      int
	filter Filter
	from   engine.Places
	tally  *Tally
	budget int
	near   int
	beyond int
	around engine.Around
	apart  bool
	alike  bool
	unlike engine.Unlike
	best   bool
	tops   bool
	low    bool // from the bottom
	enough int
	makes  bool       // enough is about the Power they would make if they were played
	of     engine.Who // whose places
	shown  bool       // only cards this text remembers
	// shownBy is only in words: how the text has shown them; "" is by revealing.
	shownBy string
	owners  bool    // only in words: it goes back to its owner
	said    string  // only in words: the cards and where they come from
	typed   bool    // the text keeps the types of the card it takes: see wasA
	laid    Counter // only those with this number, if the table counts it
}

type how uint8

const (
	exactly how = iota
	upTo
	pair // n or none
	every
	atRandom
	fromTop
	atHand
	itself
)

var (
	// It is the card at hand unless another effect has moved it.
	It = Cards{how: atHand}
	// This is the card with this text.
	This = Cards{how: itself}
)

// One selects one fitting card of the seat's choice. The seat must take one if it can.
func One(f Filter, from ...engine.Place) Cards { return Exactly(1, f, from...) }

// Exactly selects n fitting cards, or all of them if there are fewer.
func Exactly(n int, f Filter, from ...engine.Place) Cards {
	return Cards{how: exactly, n: n, filter: f, from: engine.Set(from...)}
}

// UpTo selects from none to n fitting cards.
func UpTo(n int, f Filter, from ...engine.Place) Cards {
	return Cards{how: upTo, n: n, filter: f, from: engine.Set(from...)}
}

// AnyNumber selects any number of fitting cards.
func AnyNumber(f Filter, from ...engine.Place) Cards { return UpTo(engine.Unlimited, f, from...) }

// AllOrNone selects exactly n fitting cards or none.
func AllOrNone(n int, f Filter, from ...engine.Place) Cards {
	return Cards{how: pair, n: n, filter: f, from: engine.Set(from...)}
}

// AsManyAs selects one fitting card for each unit of the tally.
func AsManyAs(t Tally, f Filter, from ...engine.Place) Cards {
	return Cards{how: exactly, filter: f, from: engine.Set(from...), tally: &t}
}

// several reports whether the seat may choose more than one card.
func (c Cards) several() bool { return c.how <= pair && c.n != 1 }

// Every selects all fitting cards.
func Every(f Filter, from ...engine.Place) Cards {
	return Cards{how: every, filter: f, from: engine.Set(from...)}
}

// AtRandom selects n cards at random.
func AtRandom(n int, from engine.Place) Cards {
	return Cards{how: atRandom, n: n, from: engine.Set(from)}
}

// AtRandomOf selects n fitting cards at random.
func AtRandomOf(n int, f Filter, from ...engine.Place) Cards {
	return Cards{how: atRandom, n: n, filter: f, from: engine.Set(from...)}
}

// Top selects the top n cards of a stack one by one, or all of them if there are fewer.
func Top(n int, from engine.Place) Cards { return Cards{how: fromTop, n: n, from: engine.Set(from)} }

// TopPer selects the top card of a stack for each unit of the tally.
func TopPer(t Tally, from engine.Place) Cards {
	return Cards{how: fromTop, n: 1, from: engine.Set(from), tally: &t}
}

// Shown narrows a choice to cards this text has revealed or set aside, in any place.
func (c Cards) Shown() Cards {
	c.shown = true
	return c
}

// InWords gives the words for the cards and where they come from, where generated ones would not read
// like the rule.
func (c Cards) InWords(words string) Cards {
	c.said = words
	return c
}

// By says in words how this text has shown the cards: "discarded".
func (c Cards) By(way string) Cards {
	c.shownBy = way
	return c
}

// LookedAt narrows a choice to cards this text has looked at.
func (c Cards) LookedAt() Cards { return c.Shown().By(lookedAt) }

// Together limits the total cost of the chosen cards to n.
func (c Cards) Together(n int) Cards {
	c.budget = n
	return c
}

// Apart forbids two chosen cards with a type in common.
func (c Cards) Apart() Cards {
	c.apart = true
	return c
}

// OfDifferentCost forbids two chosen cards of the same cost.
func (c Cards) OfDifferentCost() Cards {
	c.unlike = engine.UnlikeCost
	return c
}

// OfDifferentName forbids two chosen cards of the same name.
func (c Cards) OfDifferentName() Cards {
	c.unlike = engine.UnlikeName
	return c
}

// OneOfEachType lets the choice take a card only for a type that none of the chosen cards has.
func (c Cards) OneOfEachType() Cards {
	c.unlike = engine.UnlikeTypes
	return c
}

// Alike requires all chosen cards to share one type.
func (c Cards) Alike() Cards {
	c.alike = true
	return c
}

// Within narrows a choice to spaces at most n steps from the seat's standee.
func (c Cards) Within(n int) Cards {
	c.near = n + 1
	return c
}

// Away narrows a choice to spaces other than the seat's own.
func (c Cards) Away() Cards {
	c.beyond = 1
	return c
}

// There narrows a choice to the space this text has chosen.
func (c Cards) There() Cards {
	c.near, c.around = 1, engine.TheSpace
	return c
}

// Dearest narrows a choice to the highest-cost cards.
func (c Cards) Dearest() Cards {
	c.best = true
	return c
}

// TopsOnly narrows a choice to the top card of each pile.
func (c Cards) TopsOnly() Cards {
	c.tops = true
	return c
}

// Of allows the choice of cards from other players' places too.
func (c Cards) Of(who engine.Who) Cards {
	c.of = who
	return c
}

// Back says in words that the card goes back to its owner.
func (c Cards) Back() Cards {
	c.owners = true
	return c
}

// Typed keeps the types of the one card that is taken, for a condition on them.
func (c Cards) Typed() Cards {
	c.typed = true
	return c
}

// each returns the words for one card for each unit of the tally.
func (t Tally) each() string {
	if t.count.of == engine.CardsIn && t.count.from.Has(Hand) { // which is revealed first
		return " for each " + t.text + " revealed"
	}
	return " for each " + t.text
}

// UpToPer selects from none to one fitting card for each unit of the tally.
func UpToPer(t Tally, f Filter, from ...engine.Place) Cards {
	return Cards{how: upTo, n: engine.Unlimited, filter: f, from: engine.Set(from...), tally: &t}
}

// Bottom selects the bottom n cards of a stack one by one.
func Bottom(n int, from engine.Place) Cards {
	return Cards{how: fromTop, n: n, low: true, from: engine.Set(from)}
}

// op returns the instruction that takes the cards.
func (c Cards) op(p *program) engine.Op {
	if c.laid != (Counter{}) && p.book.counts(c.laid) {
		c.filter.Bears = c.laid
	}
	op := engine.Op{From: c.from, Filter: p.filter(c.filter), N: int16(c.n), Min: uint8(c.n), Max: uint8(c.n), Held: c.shown,
		Budget: uint8(c.budget), Near: uint8(c.near), Beyond: uint8(c.beyond), Around: c.around, Apart: c.apart || c.typed, Low: c.low, Alike: c.alike, Unlike: c.unlike, Best: c.best, Tops: c.tops,
		Enough: uint8(c.enough), Makes: c.makes, Of: c.of}
	switch c.how {
	case every:
		op.Code = engine.OpAll
	case atRandom:
		op.Code = engine.OpRandom
	case fromTop:
		op.Code, op.Min, op.Max = engine.OpTake, 0, 0
	case atHand:
		return engine.Op{Code: engine.OpIt}
	case itself:
		return engine.Op{Code: engine.OpThis}
	default:
		op.Code = engine.OpPick
		op.Pair = c.how == pair
		if c.how == upTo {
			op.Min = 0
		}
	}
	if c.tally != nil {
		op.Count = p.count(c.tally.count)
	}
	if c.shown {
		op.N = 0 // their number is not known beforehand
	}
	return op
}

// optional reports whether the seat may take no cards.
func (c Cards) optional() bool { return c.how == upTo || c.how == pair }

// noun returns the words for the cards: "two Heroes", "it", "a Weakness for each foe".
func (c Cards) noun() string {
	switch {
	case c.apart && c.filter.Types == AnyType:
		c.filter.Types = 0 // a card without a type cannot differ in type
	case c.near > 0 && c.from == engine.Set(Basics):
		c.filter.Types |= engine.Basic // the words leave out their place
	}
	each := ""
	if c.tally != nil {
		each = " for each " + c.tally.text
	}
	switch {
	case c.how == atHand:
		return "it"
	case c.how == itself:
		return "this card"
	case c.how == fromTop:
		return c.topNoun() + each
	case c.from == engine.Set(Under) && !c.shown && c.how == every:
		return "the card"
	case c.how == every:
		return c.limited("all " + c.filter.noun(true))
	case c.enough > 0:
		return c.limited(c.filter.noun(true))
	case c.best:
		return c.highest(second)
	case c.how == atRandom && c.n == 1:
		return "a random card"
	case c.how == atRandom:
		return grammar.Spelled(c.n) + " random cards"
	case c.tally != nil:
		return "a card" + c.tally.each()
	case c.how == upTo && c.n == engine.Unlimited:
		return c.limited("any number of " + c.filter.noun(true))
	case c.how == upTo && c.n > 1 && c.apart && c.n == len(TypeNames(c.filter.Types)):
		c.apart = false // the words say it
		return c.limited("up to " + c.oneOfEach())
	case c.how == upTo && c.n > 1:
		return c.limited("up to " + number(c.n, c.filter))
	case c.how == pair:
		return "exactly " + number(c.n, c.filter)
	}
	return c.limited(number(c.n, c.filter))
}

// oneOfEach returns the words for one card of each type: "one Hero and one Villain".
func (c Cards) oneOfEach() string {
	var ones []string
	for _, t := range TypeNames(c.filter.Types) {
		ones = append(ones, "one "+t)
	}
	return AndList(ones)
}

// highest returns the words for the highest-cost cards.
func (c Cards) highest(v voice) string {
	whose := "the"
	if c.from&^yours == 0 {
		whose = v.your()
	}
	if c.n == 1 {
		return c.limited(whose + " highest-cost " + c.filter.noun(false))
	}
	return c.limited(whose + " " + grammar.Spelled(c.n) + " highest-cost " + c.filter.noun(true))
}

// pronoun returns the word for the cards after they have been named.
func (c Cards) pronoun() string {
	switch {
	case c.how == atHand, c.how == itself, c.n == 1 && c.tally == nil:
		return "it"
	}
	return "them"
}

// limited adds the limits on the chosen cards to their words.
func (c Cards) limited(noun string) string {
	tail, cost := c.filter.tail(), c.filter.cost()
	switch c.unlike {
	case engine.UnlikeCost:
		if cost == "" {
			return strings.TrimSuffix(noun, tail) + " with different costs" + c.limits() + tail
		}
		noun = strings.Replace(noun, cost, strings.Replace(cost, " with cost ", " with different costs of ", 1), 1)
		cost = strings.Replace(cost, " with cost ", " with different costs of ", 1)
	case engine.UnlikeName:
		many := c.filter.noun(true)
		noun = strings.Replace(noun, many, "differently named "+many, 1)
	case engine.UnlikeTypes:
		return "one card of each type" + c.limits() + tail
	case engine.UnlikeNothing:
	}
	return strings.TrimSuffix(noun, cost+tail) + c.types() + cost + c.limits() + tail
}

// types returns the words for the limits on the types of the chosen cards.
func (c Cards) types() string {
	switch {
	case c.apart:
		return " of different types"
	case c.alike:
		return " of one type"
	}
	return ""
}

// limits returns the words for the limits on the chosen cards.
func (c Cards) limits() string {
	out := ""
	if c.budget > 0 {
		out += fmt.Sprintf(" with total cost %d or less", c.budget)
	}
	switch {
	case c.around == engine.TheSpace && c.near > 0:
		out += " there"
	case c.near > 0:
		out += " " + within(c.near-1)
	}
	if c.enough > 0 {
		out += fmt.Sprintf(" with total printed Power %d or more", c.enough)
	}
	return out
}

// within returns the words for a distance of at most n spaces (R-RAN-02).
func within(n int) string {
	if n == 0 {
		return "in your space"
	}
	return fmt.Sprintf("within Range %d", n)
}

// topNoun returns the words for the top cards of a stack, by the cards it is made of.
func (c Cards) topNoun() string {
	switch c.from.First() {
	case Weaknesses:
		return number(c.n, Named("Weakness"))
	case Kicks:
		return number(c.n, Named("Kick")) + " from the Kick stack"
	}
	if c.low {
		return "the bottom card of " + places(c.from, second)
	}
	if c.n > 1 {
		return "the top " + grammar.Spelled(c.n) + " cards of " + places(c.from, second)
	}
	return "the top card of " + places(c.from, second)
}

func (c Cards) check(k *checker) {
	c.filter.check(k)
	c.tally.check(k)
	k.oneOf("in whose places cards lie", c.of, engine.You, engine.All, engine.Foes, engine.Target, engine.Hits, engine.User, engine.Owner)
	switch {
	case c.how == atHand, c.how == itself:
		return
	case c.from == 0 && !c.shown:
		k.fault("takes cards from nowhere")
	case c.how != every && c.tally == nil && (c.n < 1 || c.n > engine.Unlimited):
		k.fault("takes %d cards", c.n)
	case c.how == fromTop && c.from&(c.from-1) != 0:
		k.fault("takes the top card of several places")
	case c.budget < 0 || c.budget > 255:
		k.fault("takes cards worth %d", c.budget)
	}
}
