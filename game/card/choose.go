package card

import (
	"fmt"

	"lineup/engine"
)

// Choice says which cards an effect takes, and who decides.
type Choice struct {
	how    how
	n      int
	filter Filter
	from   engine.Places
	tally  *Tally
}

type how uint8

const (
	exactly how = iota
	upTo
	pair // n or none
	every
	atRandom
)

// One is one fitting card of the seat's choice, compulsory if there is one.
func One(f Filter, from ...engine.Place) Choice { return Exactly(1, f, from...) }

// Exactly is n fitting cards, or all there are if they are fewer.
func Exactly(n int, f Filter, from ...engine.Place) Choice {
	return Choice{how: exactly, n: n, filter: f, from: engine.Set(from...)}
}

// UpTo is any number of fitting cards from none to n.
func UpTo(n int, f Filter, from ...engine.Place) Choice {
	return Choice{how: upTo, n: n, filter: f, from: engine.Set(from...)}
}

// AnyNumber is any number of fitting cards.
func AnyNumber(f Filter, from ...engine.Place) Choice { return UpTo(engine.Unlimited, f, from...) }

// AllOrNone is exactly n fitting cards or none.
func AllOrNone(n int, f Filter, from ...engine.Place) Choice {
	return Choice{how: pair, n: n, filter: f, from: engine.Set(from...)}
}

// AsManyAs is one fitting card for each of what is counted.
func AsManyAs(t Tally, f Filter, from ...engine.Place) Choice {
	return Choice{how: exactly, filter: f, from: engine.Set(from...), tally: &t}
}

// Every is all fitting cards.
func Every(f Filter, from ...engine.Place) Choice {
	return Choice{how: every, filter: f, from: engine.Set(from...)}
}

// AtRandom is n cards at random.
func AtRandom(n int, from engine.Place) Choice {
	return Choice{how: atRandom, n: n, from: engine.Set(from)}
}

// InHand counts the fitting cards of a hand.
func InHand(f Filter) Tally {
	return Tally{count{engine.CardsIn, engine.Set(engine.Hand), f}, f.noun(false)}
}

// act does a verb to chosen cards. form is how it reads: "destroy %s",
// "put %s into your hand"; the cards stand for %s.
type act struct {
	verb engine.Verb
	form form
	Choice
}

// form is the wording of a verb: before the cards, and after the place they
// come from.
type form struct {
	verb string
	tail func(v voice) string // after the cards; may be nil
	// bare leaves out where the cards come from.
	bare bool
}

func to(tail string) func(voice) string { return func(voice) string { return tail } }

// Destroy destroys the cards (C-100).
func Destroy(c Choice) Effect { return act{engine.VerbDestroy, form{verb: "destroy"}, c} }

// DiscardCards discards the cards.
func DiscardCards(c Choice) Effect {
	return act{engine.VerbDiscard, form{verb: "discard", bare: c.from == engine.Set(engine.Hand)}, c}
}

// GainCards gains the cards (C-037).
func GainCards(c Choice) Effect { return act{engine.VerbGain, form{verb: "gain"}, c} }

// ToHand puts the cards in hand.
func ToHand(c Choice) Effect {
	return act{engine.VerbHand, form{verb: "put", tail: func(v voice) string { return "into " + v.your() + " hand" },
		bare: c.filter.Gotten}, c}
}

// ToDeckTop puts the cards on top of the deck.
func ToDeckTop(c Choice) Effect {
	return act{engine.VerbDeckTop, form{verb: "put", tail: func(v voice) string { return "on top of " + v.your() + " deck" }}, c}
}

// UnderDeck puts the cards on the bottom of the deck.
func UnderDeck(c Choice) Effect {
	return act{engine.VerbDeckUnder, form{verb: "put", tail: func(v voice) string { return "on the bottom of " + v.your() + " deck" }}, c}
}

// ToLineUp adds the cards to the Line-Up.
func ToLineUp(c Choice) Effect {
	return act{engine.VerbLineUp, form{verb: "add", tail: to("to the Line-Up")}, c}
}

// UnderHero puts the cards face down under the hero.
func UnderHero(c Choice) Effect {
	return act{engine.VerbUnderHero, form{verb: "put", tail: func(v voice) string { return "face down under " + v.your() + " Super Hero" }}, c}
}

// PassLeft puts the cards into the discard pile of the next player to the left
// who did not avoid the Attack (C-153).
func PassLeft(c Choice) Effect {
	return act{engine.VerbPassLeft, form{verb: "put", tail: to("into the discard pile of the player on their left")}, c}
}

// Aside lays the cards face down in the middle of the table.
func Aside(c Choice) Effect {
	return act{engine.VerbSetAside, form{verb: "set aside", tail: to("face down")}, c}
}

// Borrow plays the cards; they go back to the Line-Up at the end of the turn
// (C-040).
func Borrow(c Choice) Effect {
	return act{engine.VerbBorrow, form{verb: "play", tail: to("; it goes back there at the end of your turn")}, c}
}

// Replay plays the cards again where they lie.
func Replay(c Choice) Effect {
	c.filter.Played = true
	return act{engine.VerbReplay, form{verb: "play again", bare: true}, c}
}

func (e act) compile(p *program) {
	op := engine.Op{Verb: e.verb, From: e.from, Filter: p.filter(e.filter), N: int16(e.n), Min: uint8(e.n), Max: uint8(e.n)}
	switch e.how {
	case every:
		op.Code = engine.OpAll
	case atRandom:
		op.Code = engine.OpRandom
	default:
		op.Code = engine.OpPick
		op.Pair = e.how == pair
		if e.how == upTo {
			op.Min = 0
		}
		if e.tally != nil {
			op.Count = p.count(e.tally.count)
		}
		p.asking(e.words(second))
	}
	p.emit(op)
}

func (e act) words(v voice) []string {
	if e.how == upTo || e.how == pair {
		if v.third {
			return []string{"may " + e.clause(second.verb, v)}
		}
		return []string{"you may " + e.clause(second.verb, v)}
	}
	return []string{e.clause(v.verb, v)}
}

// clause words the effect with its verb bent by verb.
func (e act) clause(verb func(string) string, v voice) string {
	if e.how == every && e.filter.any() && e.from == engine.Set(engine.Hand) {
		return verb(e.form.verb) + " " + v.your() + " hand"
	}
	clause := verb(e.form.verb) + " " + e.cards()
	if !e.form.bare {
		link := " from "
		if e.verb == engine.VerbDestroy {
			link = " in "
		}
		clause += link + places(e.from, v)
	}
	if e.form.tail != nil {
		tail := e.form.tail(v)
		if tail[0] != ';' {
			clause += " "
		}
		clause += tail
	}
	return clause
}

func (e act) cards() string {
	switch {
	case e.from == engine.Set(engine.Under):
		return "the card"
	case e.how == every:
		return "all " + e.filter.noun(true)
	case e.how == atRandom && e.n == 1:
		return "a random card"
	case e.how == atRandom:
		return fmt.Sprintf("%d random cards", e.n)
	case e.tally != nil:
		return "a card for each " + e.tally.text + " revealed"
	case e.how == upTo && e.n == engine.Unlimited:
		return "any number of " + e.filter.noun(true)
	case e.how == upTo && e.n > 1:
		return "up to " + number(e.n, e.filter)
	case e.how == pair:
		return "exactly " + number(e.n, e.filter)
	}
	return number(e.n, e.filter)
}

func (e act) check(c *checker) {
	e.filter.check(c)
	if e.from == 0 {
		c.fault("takes cards from nowhere")
	}
	if e.how != every && e.tally == nil && (e.n < 1 || e.n > engine.Unlimited) {
		c.fault("takes %d cards", e.n)
	}
}

// ShowAtRandom reveals n random cards of the seat's hand and remembers them.
func ShowAtRandom(n int) Effect {
	return act{engine.VerbMark, form{verb: "reveal"}, AtRandom(n, engine.Hand)}
}
