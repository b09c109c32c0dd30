package card

import (
	"fmt"

	"lineup/engine"
	"lineup/game/grammar"
)

// Power gives n Power this turn (C-023).
func Power(n int) Effect { return power{n: n} }

// PowerPer gives n Power for each unit of the tally.
func PowerPer(n int, of Tally) Effect { return power{n: n, per: &of} }

// Tally is a count read from the game, with its words.
type Tally struct {
	count count
	text  string // "foe with a Hero in their discard pile"
}

// check checks the count, if there is one.
func (t *Tally) check(c *checker) {
	if t != nil {
		t.count.check(c)
	}
}

// Fewer returns a condition that is true while every foe has more fitting cards in a place than
// the seat has.
func Fewer(f Filter, p engine.Place) Cond {
	return Cond{count{of: engine.Fewest, from: engine.Set(p), filter: f}, 1, engine.Unlimited, func(v voice) string {
		return "every foe has more " + f.noun(true) + " than " + v.you()
	}}
}

// FoesWith counts the foes who have a fitting card in their place (C-049).
func FoesWith(f Filter, p engine.Place) Tally {
	return Tally{count{of: engine.FoesWith, from: engine.Set(p), filter: f}, fmt.Sprintf("foe with %s in their %s", withArticle(f.noun(false)), placeNames[p])}
}

// AllFoes counts the seat's foes that have not left the game. It is for a step of a turn, where no
// card is remembered and therefore no foe has one.
func AllFoes() Tally { return Tally{count{of: engine.FoesWithout}, "foe"} }

type power struct {
	n   int
	per *Tally
}

func (e power) compile(p *program) {
	op := engine.Op{Code: engine.OpNumber, Number: engine.Power, N: int16(e.n)}
	if e.per != nil {
		op.Count = p.count(e.per.count)
	}
	p.emit(op)
}

func (e power) words(v voice) []string {
	out := fmt.Sprintf("+%d Power", e.n)
	if e.per != nil {
		each := " for each "
		if e.per.count.per > 1 {
			each = " for every "
		}
		out += each + e.per.text + e.per.maximum(e.n)
	}
	if v.third {
		out = v.verb("get") + " " + out
	}
	return []string{out}
}

func (e power) check(c *checker) {
	e.per.check(c)
	if e.n < 1 {
		c.fault("Power of %d", e.n)
	}
}

// Counter is one of a mode's numbers, with its name.
type Counter struct {
	ID   engine.NumberID
	Name string
}

// byName is the ID of a Counter that is found by its name, because its number depends on the game.
const byName = engine.NumberID(255)

// Own returns the Counter of a number that a set adds to the table, by its name.
func Own(name string) Counter { return Counter{byName, name} }

// PowerLeft is the Power left this turn.
var PowerLeft = Counter{engine.Power, "Power"}

// Number gives n of a number of the mode, such as Move, to the seat (E-06).
func Number(of Counter, n int) Effect { return numberOf{of: of, n: n} }

// Lay puts n of a number of cards on the card at hand.
func Lay(of Counter, n int) Effect {
	return numberOf{of: of, n: n, text: fmt.Sprintf("put %s on it", tokens(n, of))}
}

// tokens returns the words for n of a number on cards.
func tokens(n int, of Counter) string {
	if n == 1 {
		return withArticle(of.Name + " token")
	}
	return grammar.Spelled(n) + " " + of.Name + " tokens"
}

// Laid counts a number on the card at hand.
func Laid(of Counter) Tally {
	return Tally{count{of: engine.CardsOn, counter: of}, of.Name + " token on it"}
}

// Pay takes Power equal to the cost of the card at hand.
func Pay() Effect {
	return numberOf{of: PowerLeft, n: -1, per: &Tally{count{of: engine.ItsCost}, "its cost"}, text: "pay its cost", pays: true}
}

// SamePower gives the Power that the card at hand made (ruling on Indigo Tribe
// Power Ring).
func SamePower() Effect {
	return numberOf{of: PowerLeft, n: 1, per: &Tally{count{of: engine.ItsPower}, "Power it gave"}, text: "+Power equal to the Power it gave"}
}

type numberOf struct {
	of     Counter
	n      int
	per    *Tally
	from   engine.Places // the places of its card, the first with one at a space; 0 is the card at hand
	around engine.Around // which space; with ThisCard, the card with this text
	text   string
	pays   bool // it is the price of the effects that follow
}

func (e numberOf) compile(p *program) {
	if e.of == VPTokens && e.pays {
		p.book.paying[p.card] = true
	}
	op := engine.Op{Code: engine.OpNumber, Number: p.book.number(e.of), N: int16(e.n), From: e.from, Around: e.around}
	if e.per != nil {
		op.Count = p.count(e.per.count)
	}
	p.emit(op)
}

func (e numberOf) words(voice) []string {
	if e.text != "" {
		return []string{e.text}
	}
	return []string{fmt.Sprintf("%+d %s", e.n, e.of.Name)}
}

func (e numberOf) check(c *checker) {
	e.per.check(c)
	if e.n == 0 {
		c.fault("a number changed by nothing")
	}
	c.counter(e.of)
}

// DoublePower doubles the remaining Power (ruling on Parallax).
func DoublePower() Effect { return doublePower{} }

type doublePower struct{}

func (doublePower) compile(p *program)   { p.emit(engine.Op{Code: engine.OpDouble}) }
func (doublePower) words(voice) []string { return []string{"double your unspent Power"} }
func (doublePower) check(*checker)       {}

// Draw draws n cards, as one instruction.
func Draw(n int) Effect { return draw{n: n} }

// DrawExtra is like Draw but for an ability that adds to another draw.
func DrawExtra(n int) Effect { return draw{n: n, extra: true} }

// UserDraws makes the player who uses the effect draw n cards.
func UserDraws(n int) Effect { return draw{n: n, who: engine.User} }

// DrawKept draws n cards and remembers them for the next effects.
func DrawKept(n int) Effect { return draw{n: n, keeps: true} }

// DrawEach draws a card for each unit of the tally, as one instruction.
func DrawEach(t Tally) Effect { return draw{n: 1, per: &t} }

// DrawAnd draws n cards and one more for each unit of the tally, as one instruction.
func DrawAnd(n int, t Tally) Effect { return draw{n: 1, per: &t, first: n} }

type draw struct {
	n     int
	per   *Tally
	first int // cards drawn in addition to those of per
	who   engine.Who
	extra bool // in words only
	keeps bool
}

func (e draw) compile(p *program) {
	op := engine.Op{Code: engine.OpDraw, N: int16(e.n), Who: e.who, Held: e.keeps}
	if e.per != nil {
		c := e.per.count
		c.less -= int8(e.first)
		op.Count = p.count(c)
	}
	p.emit(op)
}

func (e draw) words(v voice) []string {
	if e.who == engine.User && v.third {
		return []string{v.verb("let") + " you draw " + number(e.n, AnyCard)}
	}
	if e.who == engine.User {
		return []string{"let " + TheUser + " draw " + number(e.n, AnyCard)}
	}
	cards := number(e.n, AnyCard)
	if e.extra && e.n == 1 {
		cards = "one more card"
	}
	switch {
	case e.first > 0:
		cards = number(e.first, AnyCard) + " and one more for each " + e.per.text
	case e.per != nil:
		cards += " for each " + e.per.text
	}
	return []string{v.verb("draw") + " " + cards}
}

func (e draw) check(c *checker) {
	e.per.check(c)
	if e.n < 1 {
		c.fault("draws %d cards", e.n)
	}
}

// CheaperFoes makes Line-Up Villains and the cards of the Super-Villain stack cost the seat n less this turn.
func CheaperFoes(n int) Effect {
	of := Type(Villain)
	of.Or = &Filter{Super: true}
	return ForNow(engine.EndOfTurn, Change{Asks: engine.AskPrice, Layer: engine.Adds, Of: of, N: -n,
		Words: fmt.Sprintf("Villains and Super-Villains cost you %d less", n)})
}

// CheaperVillains makes the stack's Super-Villains cost you n less this turn.
func CheaperVillains(n int) Effect {
	return ForNow(engine.EndOfTurn, Change{Asks: engine.AskPrice, Layer: engine.Adds, In: engine.Set(Villains), N: -n,
		Words: fmt.Sprintf("Super-Villains cost you %d less to defeat", n)})
}
