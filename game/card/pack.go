package card

import (
	"fmt"

	"lineup/engine"
	"lineup/game/grammar"
)

// This file holds what the packs of Scenarios need: tokens on places and players, secrets with
// counts of their own, and hands that are shuffled away.

// And narrows a condition to hold only while the count of another is not 0.
func (c Cond) And(other Cond) Cond {
	text := c.text
	and := other.count
	if c.count.and != nil {
		panic("card: a condition hangs on two others")
	}
	c.count.and = &and
	c.text = func(v voice) string {
		switch a, b := text(v), other.text(v); {
		case a == "":
			return b
		case b == "":
			return a
		default:
			return a + " and " + b
		}
	}
	return c
}

// LayOnThis puts n of a number on the card with this text.
func LayOnThis(of Counter, n int) Effect {
	return numberOf{of: of, n: n, around: engine.ThisCard, text: fmt.Sprintf("put %s on this card", tokens(n, of))}
}

// LaidOnThis counts a number on the card with this text.
func LaidOnThis(of Counter) Tally {
	return Tally{count{of: engine.CardsOn, counter: of, around: engine.ThisCard}, of.Name + " token on this card"}
}

// LayHere puts n of a number on the top card of the first of the places that has one in the space
// of the seat's Character.
func LayHere(of Counter, n int, in ...engine.Place) Effect {
	return numberOf{of: of, n: n, from: engine.Set(in...), text: fmt.Sprintf("put %s in your space", tokens(n, of))}
}

// LaidHere counts a number on that card.
func LaidHere(of Counter, in ...engine.Place) Tally {
	return Tally{count{of: engine.CardsOn, counter: of, from: engine.Set(in...)}, of.Name + " token in your space"}
}

// There counts the fitting cards in places at the text's space.
func There(f Filter, in ...engine.Place) Tally {
	return Tally{count{of: engine.CardsIn, from: engine.Set(in...), filter: f, near: 1, around: engine.TheSpace}, f.noun(false) + " there"}
}

// Reaches returns a condition that is true if a tally is at least n.
func Reaches(t Tally, n int) Cond {
	return Cond{t.count, n, engine.Unlimited, func(voice) string { return fmt.Sprintf("there is %d times: %s", n, t.text) }}
}

// Says returns the words of the condition.
func (c Cond) Says() string { return c.text(second) }

// Worded gives a condition words of its own.
func (c Cond) Worded(text string) Cond {
	c.text = func(voice) string { return text }
	return c
}

// NobodyHere returns a condition that is true while the space of the seat's Character has no
// fitting card.
func NobodyHere(f Filter, in ...engine.Place) Cond {
	return Cond{count{of: engine.NoneIn, from: engine.Set(in...), filter: f, near: 1}, 1, engine.Unlimited, func(voice) string {
		return "there is no " + f.noun(false) + " in your space"
	}}
}

// LocationsVisited counts the Locations the active player's Character has been on, from the number
// that records them.
func LocationsVisited(by Counter) Tally {
	return Tally{count{of: engine.GoalsVisited, counter: by}, "Location your Character has been on this turn"}
}

// PlayersWith counts the players that have some of a number.
func PlayersWith(of Counter) Tally {
	return Tally{count{of: engine.SeatsWith, counter: of}, "player with " + withArticle(of.Name+" token")}
}

// PlayersHereWith counts the players with some of a number whose Characters are in the seat's
// space, the seat included.
func PlayersHereWith(of Counter) Tally {
	return Tally{count{of: engine.SeatsWith, counter: of, near: 1}, "Character with " + withArticle(of.Name+" token") + " in your space"}
}

// CharacterHereWith lets the seat choose a Character in its space, its own included, whose player
// has some of a number, and applies an effect to that player.
func CharacterHereWith(of Counter, e Effect) Effect { return characterHereWith{of, e} }

type characterHereWith struct {
	of   Counter
	what Effect
}

func (e characterHereWith) compile(p *program) {
	q := question("choose a Character with "+withArticle(e.of.Name+" token")+". "+grammar.Capital(done("its player", e.what))).to("choose ^", neither("choose"))
	q.Title = "choose a Character"
	p.asking(q)
	p.emit(engine.Op{Code: engine.OpTarget, Who: engine.Standees, Near: 1, Number: p.book.number(e.of)})
	Targeted(e.what).compile(p)
}

func (e characterHereWith) words(voice) []string {
	return []string{"choose a Character in your space with " + withArticle(e.of.Name+" token"), done("its player", e.what)}
}

func (e characterHereWith) check(c *checker) {
	c.counter(e.of)
	e.what.check(c)
}

// FirstPlayer applies an effect to the player who took the first turn.
func FirstPlayer(e Effect) Effect { return each{engine.Starts, e} }

// LeftChooses applies an effect to the player on the seat's left. In solo games that is the same
// player.
func LeftChooses(e Effect) Effect { return each{engine.Left, e} }

// ShuffleDeck shuffles the deck of the seat.
func ShuffleDeck() Effect {
	return plain{engine.Op{Code: engine.OpShuffle}, "shuffle your deck"}
}

// ShuffleIn shuffles the cards into the deck of the seat.
func ShuffleIn(c Cards) Effect {
	in := verb{engine.VerbPut, engine.Dest{Place: Deck, Under: true}, form{verb: "shuffle", link: " from ", tail: toOwner("into", "deck")}, c}
	return shuffleIn{Do(in, plain{op: engine.Op{Code: engine.OpShuffle}}), in}
}

type shuffleIn struct {
	Effect
	in verb
}

func (e shuffleIn) words(v voice) []string { return e.in.words(v) }

// ShufflePile shuffles a pile of the table.
func ShufflePile(p engine.Place) Effect {
	return plain{engine.Op{Code: engine.OpShuffle, From: engine.Set(p)}, "shuffle " + placeNames[p]}
}

// HandIntoDeck shuffles the hand into the deck and draws that many cards minus fewer.
func HandIntoDeck(fewer int) Effect { return handIntoDeck{fewer} }

type handIntoDeck struct{ fewer int }

func (e handIntoDeck) compile(p *program) {
	ToDeckTop(Every(AnyCard, Hand)).compile(p)
	p.emit(engine.Op{Code: engine.OpShuffle})
	p.emit(engine.Op{Code: engine.OpDraw, N: 1, Count: p.count(count{of: engine.Taken, less: int8(e.fewer)})})
}

func (e handIntoDeck) words(v voice) []string {
	return []string{fmt.Sprintf("%s %s hand into %s deck, then %s that many cards minus %s", v.verb("shuffle"), v.your(), v.your(), v.verb("draw"), grammar.Spelled(e.fewer))}
}

func (e handIntoDeck) check(c *checker) {
	if e.fewer < 0 || e.fewer > 100 {
		c.fault("draws %d cards fewer", e.fewer)
	}
}

// SwapTwo lets the seat choose two cards of a ring and swaps all cards in the in places at their
// spaces.
func SwapTwo(noun string, from []engine.Place, in ...engine.Place) Effect {
	return swapTwo{noun, from, engine.Set(in...)}
}

type swapTwo struct {
	noun string
	from []engine.Place
	in   engine.Places
}

func (e swapTwo) compile(p *program) {
	Forget().compile(p)
	op := Exactly(2, Filter{New: true}, e.from...).op(p)
	op.Verb = engine.VerbKeep
	a := question("choose two "+e.noun+" to swap").to("choose ~", neither("choose"))
	p.asking(a)
	p.emit(op)
	p.emit(engine.Op{Code: engine.OpSwap, From: e.in})
}

func (e swapTwo) words(v voice) []string {
	return []string{v.verb("choose") + " two " + e.noun + " and " + v.verb("swap") + " them with everything on them"}
}

func (swapTwo) check(*checker) {}

// DrawPer draws a card for each unit of a number of the mode.
func DrawPer(of Counter) Effect { return drawPer{of} }

type drawPer struct{ of Counter }

func (e drawPer) compile(p *program) {
	p.emit(engine.Op{Code: engine.OpDraw, N: 1, Count: p.count(count{of: engine.NumberLeft, counter: e.of})})
}

func (e drawPer) words(v voice) []string {
	return []string{v.verb("draw") + " " + e.of.Name}
}

func (e drawPer) check(c *checker) { c.counter(e.of) }
