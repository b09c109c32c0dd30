package card

import (
	"lineup/engine"
	"lineup/game/grammar"
)

// The effects that rotate cards in play (M-140). Cards enter play upright. Each rotation is a quarter turn
// clockwise, so that the fourth makes a card upright again.

// RotateWord is the keyword on the cards.
const RotateWord = "Rotate"

// Rotation is a number on cards that a set may need on the table: how far the card is rotated, in quarters.
// Rotations is a number of the turn: how many cards its player has rotated.
var (
	Rotation  = Own("rotation")
	Rotations = Own("rotations")
)

// Rotated and Upright fit cards in play that are rotated, and those that are not.
var (
	Rotated = Filter{Bears: Rotation}
	Upright = Filter{Bare: Rotation}
)

const quarters = 4

// Rotate rotates the cards by a quarter turn clockwise.
func Rotate(c Cards) Effect { return rotation(1, c, "rotate", "") }

// RotateBack rotates the cards by a quarter turn counterclockwise.
func RotateBack(c Cards) Effect {
	v := rotation(1, c, "rotate", "backward").(verb)
	v.dest.Under = true
	return v
}

// RotateHalf rotates the cards by half a turn, in one go: a card that does not stop upright has not turned upright.
func RotateHalf(c Cards) Effect { return rotation(quarters/2, c, "rotate", "halfway around") }

// RotateFully rotates the cards all the way around: those that were upright turn upright again.
func RotateFully(c Cards) Effect { return rotation(quarters, c, "rotate", "all the way around") }

// SetUpright makes the cards upright, which sets off nothing.
func SetUpright(c Cards) Effect { return rotation(0, c, "set", "upright") }

func rotation(n int, c Cards, verbWord, tail string) Effect {
	v := verb{engine.VerbRotate, engine.Dest{Depth: uint8(n)}, form{verb: verbWord, link: " in "}, c}
	if tail != "" {
		v.form.tail = to(tail)
	}
	return v
}

// AControlled selects a card that the seat has in play.
func AControlled() Cards { return One(AnyCard, InPlay).InWords("a card you control") }

// RotatedThisTurn is true if the player whose turn it is has rotated a card.
var RotatedThisTurn = Cond{count{of: engine.NumberLeft, counter: Rotations}, 1, engine.Unlimited, func(voice) string { return "that foe rotated a card" }}

// DrewThisTurn is true if the player whose turn it is has drawn a card.
var DrewThisTurn = DrewCards.Worded("that foe drew a card")

// LikeRotated is true if the card at hand shares a type with a rotated card that the seat has in play.
var LikeRotated = Cond{count{of: engine.CardsIn, from: engine.Set(InPlay), filter: Filter{Bears: Rotation, LikeIt: true}}, 1, engine.Unlimited, func(voice) string {
	return "it shares a type with a rotated card you control"
}}

// LikeThis is true if the card at hand shares a type with this card in play.
var LikeThis = Cond{count{of: engine.CardsIn, from: engine.Set(InPlay), filter: Filter{This: true, LikeIt: true}}, 1, engine.Unlimited, func(voice) string {
	return "it shares a type with this card"
}}

// GainIntoPlay gains the cards and then puts them into play without playing them.
func GainIntoPlay(c Cards) Effect {
	return verb{engine.VerbGain, engine.Dest{Place: InPlay}, form{verb: "gain", link: " from ", then: "put", tail: to("into play")}, c}
}

// BorrowFromPlay lets the seat control one fitting card that a foe has in play, until the end of the turn.
func BorrowFromPlay(f Filter) Effect { return borrowFromPlay{f} }

type borrowFromPlay struct{ filter Filter }

func (e borrowFromPlay) compile(p *program) {
	op := UpTo(1, e.filter, InPlay).Of(engine.Foes).op(p)
	op.Verb = engine.VerbKeep
	q := question(e.words(second)...).to("control ~", neither("control"))
	q.Title, q.Gives = "control a foe's card", []string{"it goes back at the end of your turn"}
	for _, after := range p.after {
		if b, ok := after.(branch); ok && b.cond.count.of == engine.Taken && b.cond.max == 0 {
			q.Else = append(q.Else, b.then.words(second)...)
		}
	}
	p.asking(q)
	p.emit(op)
	p.emit(engine.Op{Code: engine.OpForEach, From: engine.Set(InPlay), To: p.body(lend{})})
}

func (e borrowFromPlay) words(v voice) []string {
	return []string{v.may() + "control " + withArticle("foe's "+e.filter.noun(false)) + " until the end of your turn"}
}

func (e borrowFromPlay) check(c *checker) { e.filter.check(c) }

// Tuck puts the cards under this card. They stay with its owner, who has them in [Tucked], also while another
// seat controls it.
func Tuck(c Cards) Effect {
	return verb{engine.VerbPut, engine.Dest{Place: Tucked, Of: engine.Owner, Under: true}, form{verb: "put", link: " from ", tail: to("under this card")}, c}
}

// PassEach lets the seat pass each of the fitting cards in places to the discard pile of a foe of its choice.
func PassEach(f Filter, from ...engine.Place) Effect { return passEach{f, engine.Set(from...)} }

type passEach struct {
	filter Filter
	from   engine.Places
}

func (e passEach) compile(p *program) {
	keep := Cards{how: every, filter: e.filter, from: e.from}.op(p)
	keep.Verb = engine.VerbKeep
	p.emit(keep)
	mine := p.filter(Filter{Mine: true}) // those passed are remembered too
	p.emit(engine.Op{Code: engine.OpForEach, From: e.from, Filter: mine, To: p.body(passOne{e.filter})})
}

func (e passEach) words(v voice) []string {
	return []string{v.verb("pass") + " all " + e.filter.noun(true) + " from " + eachPlace(e.from, v) + " to " + v.your() + " foes' discard piles, divided as " + v.you() + " choose"}
}

func (e passEach) check(c *checker) { e.filter.check(c) }

// passOne passes the card at hand to the discard pile of a foe.
type passOne struct{ filter Filter }

func (e passOne) compile(p *program) {
	one := withArticle(e.filter.noun(false))
	q := question("choose a foe, who gets "+one).to("pass it to ^", neither("pass"))
	q.Title = "pass " + one + ": choose a foe"
	p.asking(q)
	p.emit(engine.Op{Code: engine.OpTarget, Who: engine.Foes})
	p.emit(engine.Op{Code: engine.OpIt, Verb: engine.VerbPass, Dest: engine.Dest{Place: engine.Discard, Of: engine.Target}})
}
func (passOne) words(voice) []string { return nil }
func (passOne) check(*checker)       {}

// ControlFewerTypes returns a condition that is true if the seat has cards of fewer than n types in play.
func ControlFewerTypes(n int) Cond {
	return Cond{TypesControlled.count, 0, n - 1, func(v voice) string {
		return v.controls() + "cards of fewer than " + grammar.Spelled(n) + " types"
	}}
}

// UnderThis counts the cards under a card that the seat has in play.
var UnderThis = Tally{count{of: engine.CardsIn, from: engine.Set(Tucked)}, "card under this card"}

// ControlNo returns a condition that is true if the seat has no fitting card in play.
func ControlNo(f Filter) Cond {
	return Cond{Controls(f).count, 0, 0, func(v voice) string { return v.controls() + "no " + f.noun(false) }}
}

// controls returns the words for a seat that has cards in play.
func (v voice) controls() string { return v.you() + " " + v.verb("control") + " " }
