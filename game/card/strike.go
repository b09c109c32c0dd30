package card

import (
	"fmt"
	"strconv"

	"lineup/engine"
	"lineup/game/grammar"
)

// The effects that the rules of a ring use, such as cards that attack, enter, or are defeated, with counts at the spaces;
// and counts and conditions on the plays of a turn.

// ToThird makes a card the third from the top of a deck of the table.
func ToThird(c Cards, p engine.Place) Effect {
	return verb{engine.VerbPut, engine.Dest{Place: p, Depth: 2}, form{verb: "make", tail: to("the third card of " + placeNames[p])}, c}
}

// LeaveHere puts this card face up in the space of the seat's Character.
func LeaveHere(p engine.Place) Effect { return leaveHere{p} }

type leaveHere struct{ place engine.Place }

func (e leaveHere) compile(p *program) {
	p.emit(engine.Op{Code: engine.OpSpace, Span: engine.SpanOwn})
	p.emit(engine.Op{Code: engine.OpThis, Verb: engine.VerbPut, Dest: engine.Dest{Place: e.place, Under: true}})
}

func (leaveHere) words(v voice) []string {
	return []string{v.verb("leave") + " this card face up in " + v.your() + " space"}
}
func (leaveHere) check(*checker) {}

// Defeat defeats the cards. Each goes to the place of defeated cards, and its Reward follows
// (R-VIL-18).
func Defeat(c Cards) Effect {
	return verb{engine.VerbDefeat, engine.Dest{}, form{verb: "defeat", link: " in "}, c}
}

// GainToDeckTop gains the cards and then puts them on top of the deck.
func GainToDeckTop(c Cards) Effect {
	return verb{engine.VerbGain, engine.Dest{Place: Deck}, form{verb: "gain", link: " from ", then: "put", tail: toOwner("on top of", "deck")}, c}
}

// GainUnderDeck gains the top n cards of a stack one by one and puts them on the bottom of the deck.
func GainUnderDeck(n int, p engine.Place) Effect {
	return verb{engine.VerbGain, engine.Dest{Place: Deck, Under: true}, form{verb: "gain", link: " from ", then: "put", tail: toOwner("on the bottom of", "deck")}, Top(n, p)}
}

// ToPlace puts the cards into a place that rule cards name.
func ToPlace(p engine.Place, c Cards) Effect {
	tail := to("into " + placeNames[p])
	if yours.Has(p) {
		tail = toOwner("into", placeNames[p])
	}
	return verb{engine.VerbPut, engine.Dest{Place: p, Under: true}, form{verb: "put", link: " from ", tail: tail}, c}
}

// PassOn sets cards aside face down for the next player clockwise hit by the Attack, or for their own player
// if it hit no other player (R-ATK-06, R-CLR-05).
func PassOn(c Cards) Effect {
	return verb{engine.VerbAside, engine.Dest{Of: engine.NextHit}, form{verb: "put", link: " from ",
		tail: func(v voice, _ string) string {
			return "face down " + ForNextHit(v.you())
		}}, c}
}

// ForNextHit returns the words for whom [PassOn] sets cards aside, with a word for their own player.
func ForNextHit(you string) string {
	return "for the next player clockwise who is hit (" + you + ", if no one else is)"
}

// HandOutTo puts each card set aside for a player into a place of that player. Its words follow those of
// PassOn.
func HandOutTo(p engine.Place) Effect {
	return plain{engine.Op{Code: engine.OpHand, Dest: engine.Dest{Place: p}}, "put each card into that player's " + placeNames[p]}
}

// DiscardPower discards cards of the seat's choice until their printed Power is at least n, or the
// whole hand if it has less (R-CLR-04).
func DiscardPower(n int) Effect { return discardPower{n} }

type discardPower struct{ n int }

func (e discardPower) compile(p *program) {
	some := AnyNumber(AnyCard, Hand)
	some.how, some.enough = exactly, e.n
	enough := Cond{count{of: engine.PowerIn, from: engine.Set(Hand)}, e.n, engine.Unlimited, nil}
	IfElse(enough, Discard(some), Discard(Every(AnyCard, Hand))).compile(p)
}

func (e discardPower) words(v voice) []string {
	clause := fmt.Sprintf("%s cards with total printed Power %d or more", v.verb("discard"), e.n)
	if v.each && !v.they {
		return []string{clause, "a player who can't discards their hand"}
	}
	v = v.own()
	return []string{clause, "if " + v.you() + " can't, " + subject(Discard(Every(AnyCard, Hand)), v)}
}

func (discardPower) check(*checker) {}

// Strike makes the card at hand attack a group of seats. With chosen, the active player chooses the
// next seat where the order can matter.
func Strike(who engine.Who, chosen bool) Effect {
	text := "it attacks you"
	if who == engine.All {
		text = "it attacks each player"
	}
	return plain{engine.Op{Code: engine.OpStrike, Who: who, Pair: chosen}, text}
}

// Appear makes the card at hand resolve its First Appearance (V-006.4).
func Appear() Effect {
	return plain{engine.Op{Code: engine.OpAppear}, "it makes its First Appearance"}
}

// BuyNow buys the cards at their cost. For a Super-Villain, that is a defeat (C-034).
func BuyNow(c Cards) Effect {
	return verb{engine.VerbBuy, engine.Dest{}, form{verb: "buy", link: " from "}, c}
}

// WasHit is true if the previous Attack has hit a player.
var WasHit = Cond{count{of: engine.Victims}, 1, engine.Unlimited, func(voice) string { return "the Attack isn't avoided" }}

// Enter adds n cards from a deck to the ring (R-TRN-04). With ruled, effects on the number of cards
// apply.
func Enter(n int, ruled bool, deck, ring engine.Place) Effect {
	text := fmt.Sprintf("add %s from %s to the Line-Up, each to the slot with the fewest cards", number(n, AnyCard), placeNames[deck])
	if n == 1 {
		text = fmt.Sprintf("add the top card of %s to the Line-Up slot with the fewest cards", placeNames[deck])
	}
	return plain{engine.Op{Code: engine.OpAdd, N: int16(n), Pair: ruled, From: engine.Set(deck), Dest: engine.Dest{Place: ring}}, text}
}

// Roll rolls a die for the Destination of the card at hand if it has none. With a 6 the seat
// chooses (R-MIX-03). The result is put on the card as a number of the mode that is a Goal.
func Roll(of Counter) Effect {
	choice := make([]Alternative, sides-1)
	for i := range choice {
		choice[i] = Alternative{Label: strconv.Itoa(i + 1), Do: Says(fmt.Sprintf("destination %d", i+1), Lay(of, i+1-sides))}
	}
	return roll{of, Do(plain{op: engine.Op{Code: engine.OpRoll, N: sides}}, If(Reaches(Laid(of), sides), Choose(choice...)))}
}

// sides is the number of sides of a die.
const sides = 6

type roll struct {
	of   Counter
	what Effect
}

func (e roll) compile(p *program) { e.what.compile(p) }
func (e roll) words(v voice) []string {
	return []string{v.verb("roll") + " the die for its Destination. On a 6, " + v.you() + " choose one"}
}
func (e roll) check(c *checker) { c.counter(e.of) }

// Forget forgets the cards this text has chosen or shown.
func Forget() Effect { return plain{op: engine.Op{Code: engine.OpForget}} }

// AtItsSpace makes the space of the card at hand the text's space.
func AtItsSpace() Effect { return plain{op: engine.Op{Code: engine.OpSpace, Span: engine.SpanIts}} }

// StepOn moves the card at hand one space, even if a Character holds it (R-ALL-03).
func StepOn() Effect {
	return plain{engine.Op{Code: engine.OpIt, Verb: engine.VerbStep}, "it moves one space toward its Destination"}
}

// LayThere puts n of a number on the top card of the first of the places that has one at the text's
// space.
func LayThere(of Counter, n int, in ...engine.Place) Effect {
	return numberOf{of: of, n: n, from: engine.Set(in...), around: engine.TheSpace, text: fmt.Sprintf("put %s there", tokens(n, of))}
}

// LaidThere counts a number on that card.
func LaidThere(of Counter, in ...engine.Place) Tally {
	return Tally{count{of: engine.CardsOn, counter: of, from: engine.Set(in...), around: engine.TheSpace}, of.Name + " token there"}
}

// Near counts the fitting cards in places at most n spaces from the seat's Character.
func Near(n int, f Filter, in ...engine.Place) Tally {
	return Tally{count{of: engine.CardsIn, from: engine.Set(in...), filter: f, near: uint8(n) + 1}, f.noun(false) + " " + within(n)}
}

// Elsewhere counts the fitting cards in places outside the seat's space.
func Elsewhere(f Filter, in ...engine.Place) Tally {
	return Tally{count{of: engine.CardsIn, from: engine.Set(in...), filter: f, beyond: 1}, f.noun(false) + " in another space"}
}

// BesideIt counts the fitting cards in places in the space of the card at hand.
func BesideIt(f Filter, in ...engine.Place) Tally {
	return Tally{count{of: engine.CardsIn, from: engine.Set(in...), filter: f, near: 1, around: engine.ItsSpace}, f.noun(false) + " in its space"}
}

// CharactersWithIt counts the Characters in the space of the card at hand.
var CharactersWithIt = Tally{count{of: engine.PiecesWithIt}, "Character in its space"}

// CharactersNear counts the other Characters at most n spaces from the seat's.
func CharactersNear(n int) Tally {
	return Tally{count{of: engine.PiecesTogether, near: uint8(n) + 1}, "other Character " + within(n)}
}

// AtMost limits the tally to n.
func (t Tally) AtMost(n int) Tally {
	t.count.most = uint8(n)
	return t
}

// maximum returns the words for the limit of n for each of the tally.
func (t Tally) maximum(n int) string {
	if t.count.most == 0 || t.count.most == engine.Unlimited {
		return ""
	}
	return fmt.Sprintf(" (maximum +%d)", n*int(t.count.most))
}

// ForEvery counts one for every n of the tally, rounded down.
func (t Tally) ForEvery(n int) Tally {
	t.count.per = uint8(n)
	t.text = grammar.Spelled(n) + " " + t.text
	return t
}

// Plays counts the fitting cards the seat has played this turn.
func Plays(f Filter) Tally {
	return Tally{count{of: engine.CountPlays, filter: f}, f.noun(false) + " you have played this turn"}
}

// Saying returns the tally with other words.
func (t Tally) Saying(text string) Tally {
	t.text = text
	return t
}

// OnLocation returns a condition that is true while the seat's Character is on a Location in one of
// these places.
func OnLocation(in ...engine.Place) Cond {
	c := Some(Near(0, AnyCard, in...))
	c.text = func(v voice) string { return v.you() + " are on a Location" }
	return c
}

// UnderDeckOrTop puts the cards on the bottom of the deck, or on top of it while a
// condition holds.
func UnderDeckOrTop(c Cards, top Cond) Effect {
	return underDeckOrTop{branch{top, ToDeckTop(c), UnderDeck(c)}}
}

type underDeckOrTop struct{ branch }

func (e underDeckOrTop) words(v voice) []string {
	return []string{e.otherwise.words(v)[0] + ", or on top of it if " + e.cond.text(v)}
}

// PowerPerPlay gives n Power for each fitting card played this turn, before or after this, up to
// most cards. With engine.Unlimited there is no limit.
func PowerPerPlay(n int, f Filter, most int) Effect {
	played := Plays(f)
	return powerPerPlay{Do(PowerPer(n, played.AtMost(most)),
		ThisTurn(When{On: engine.OnPlay, Card: f, Do: If(Between(played, 1, most), Power(n))})), n, f, most}
}

type powerPerPlay struct {
	Effect
	n      int
	filter Filter
	most   int
}

func (e powerPerPlay) words(v voice) []string {
	return []string{fmt.Sprintf("%s for each %s %s play or have played this turn%s",
		Power(e.n).words(v)[0], e.filter.noun(false), v.you(), Plays(e.filter).AtMost(e.most).maximum(e.n))}
}

// SpacesMoved counts the spaces the active Character has moved this turn.
var SpacesMoved = Tally{count{of: engine.NumberLeft, counter: Counter{ID: engine.Walked}}, "spaces your Character has moved this turn"}

// discardedNow counts the cards that the seat has discarded from hand this turn, if it is its turn.
var discardedNow = Tally{count{of: engine.Discarded}, "card you have discarded this turn"}

// PowerPerDiscard gives n Power for each card the seat discards from hand this turn, before or after this.
func PowerPerDiscard(n int) Effect {
	return powerPerDiscard{Do(PowerPer(n, discardedNow), ThisTurn(When{On: engine.OnDiscard, Do: Power(n)})), n}
}

type powerPerDiscard struct {
	Effect
	n int
}

func (e powerPerDiscard) words(v voice) []string {
	return []string{Power(e.n).words(v)[0] + " for each card " + v.you() + " discard or have discarded from " + v.your() + " hand this turn"}
}

// NonePlayed returns a condition that is true while the seat has played no fitting card this turn.
func NonePlayed(f Filter) Cond {
	return Cond{count{of: engine.NonePlayed, filter: f}, 1, engine.Unlimited, func(v voice) string {
		return v.you() + " have played no " + f.noun(false) + " this turn"
	}}
}

// PlayedFewer returns a condition that is true while the seat has played fewer than n cards this turn.
func PlayedFewer(n int) Cond {
	return Cond{count{of: engine.PlaysShort, near: uint8(n)}, 1, engine.Unlimited, func(v voice) string {
		return v.you() + " have played fewer than " + grammar.Spelled(n) + " cards this turn"
	}}
}

// OnceRun returns the condition that the card just played completes a run of n cards with consecutive
// costs among the cards played this turn. Each card is in one run of n at most.
func OnceRun(n int) *Cond {
	return &Cond{count{of: engine.RunMade, near: uint8(n)}, 1, engine.Unlimited, func(voice) string {
		return grammar.Spelled(n) + " cards you have played have consecutive costs"
	}}
}

// AbilitiesOfFoes gives the seat the abilities of its foes' Super Heroes as well, until the turn ends.
func AbilitiesOfFoes() Effect {
	return ForNow(engine.EndOfTurn, Change{Asks: engine.AskAbilities, Layer: engine.Sets, N: 1,
		Words: "you also have foes' Super Hero abilities"})
}

// Between returns a condition that is true while a tally is from least to most.
func Between(t Tally, least, most int) Cond {
	return Cond{t.count, least, most, func(voice) string { return fmt.Sprintf("%d to %d: %s", least, most, t.text) }}
}

// NoneOf returns a condition that is true while the places have no fitting card.
func NoneOf(f Filter, in ...engine.Place) Cond {
	return Cond{count{of: engine.NoneIn, from: engine.Set(in...), filter: f}, 1, engine.Unlimited, func(v voice) string {
		return "there is no " + f.noun(false) + " in " + places(engine.Set(in...), v)
	}}
}

// AfterTurn returns a condition that is true after more than n turns have begun.
func AfterTurn(n int) Cond {
	return Cond{count{of: engine.TurnNumber}, n + 1, engine.Unlimited, func(voice) string { return fmt.Sprintf("it is not turn %d", n) }}
}

// Below returns a condition that is true while a number of the mode is less than n.
func Below(of Counter, n int) Cond {
	return Cond{count{of: engine.NumberLeft, counter: of}, 0, n - 1, func(voice) string { return fmt.Sprintf("%s is below %d", of.Name, n) }}
}

// End ends the game for a reason; who is the winner.
func End(who engine.Who, why engine.Reason, text string) Effect {
	return plain{engine.Op{Code: engine.OpWin, Who: who, N: int16(why)}, text}
}

// ChooseStarter lets one player choose the first player for all (R-SET-11).
func ChooseStarter() Effect { return starter{} }

type starter struct{}

func (starter) compile(p *program) {
	p.asking(question("choose who plays first").to("^ plays first", neither("choose")))
	p.emit(engine.Op{Code: engine.OpStarter})
}

func (starter) words(voice) []string { return []string{"the team chooses who plays first"} }
func (starter) check(*checker)       {}

// EachSilent applies an effect to each seat that takes no turn.
func EachSilent(e Effect) Effect { return each{engine.Silents, e} }

// YoursTo puts the seat's own standee into a place.
func YoursTo(p engine.Place, from ...engine.Place) Effect {
	return verb{engine.VerbPut, engine.Dest{Place: p, Under: true}, form{verb: "put"}, yourStandee(from...)}
}

// AtYourSpace makes the space of the seat's standee the text's space.
func AtYourSpace() Effect { return plain{op: engine.Op{Code: engine.OpSpace, Span: engine.SpanOwn}} }

// RewardTwice makes the Reward of the next card the seat defeats this turn happen again (R-CLR-06).
func RewardTwice() Effect {
	return ForNow(engine.NextDefeat, Change{Asks: engine.AskRewards, Layer: engine.Adds, N: 1,
		Words: "its Reward happens again"})
}

// printedPower returns the Power that a text prints on its card, which it gives in any case.
func printedPower(e Effect) int {
	switch e := e.(type) {
	case sequence:
		n := 0
		for _, s := range e {
			n += printedPower(s)
		}
		return n
	case power:
		if e.per == nil {
			return e.n
		}
	}
	return 0
}

// CardsOf counts the fitting cards in the seat's places.
func CardsOf(f Filter, from ...engine.Place) Tally {
	return Tally{count{of: engine.CardsIn, from: engine.Set(from...), filter: f}, f.noun(false) + " in " + places(engine.Set(from...), second)}
}

// AtLeastThere returns a condition that is true if the top card of a place at the text's space has
// at least n of a number.
func AtLeastThere(of Counter, n int, p engine.Place) Cond {
	return Cond{LaidThere(of, p).count, n, engine.Unlimited, func(voice) string { return fmt.Sprintf("%d %s are there", n, of.Name) }}
}
