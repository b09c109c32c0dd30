package card

import (
	"fmt"
	"strings"

	"lineup/engine"
	"lineup/game/grammar"
)

// The effects on players that the seat chooses, on cards that a text has shown or remembers, and those that repeat.

// ChoosePlayers lets the seat choose any number of players, itself too. [EachHit] applies to them.
func ChoosePlayers() Effect { return choosePlayers{} }

type choosePlayers struct{}

func (e choosePlayers) compile(p *program) {
	a := question("choose any players").to("choose ^", Leave{"choose no one", "choose no one", noMore})
	a.Title = "choose any players"
	p.asking(a.giving(p.after))
	p.emit(engine.Op{Code: engine.OpSeats, Who: engine.All})
}

func (choosePlayers) words(v voice) []string { return []string{v.verb("choose") + " any players"} }
func (choosePlayers) check(*checker)         {}

// CardsShown counts the cards that this text has shown or drawn and that are still there.
var CardsShown = Tally{count{of: engine.CardsHeld}, "card drawn this way"}

// BestVP is the highest VP of the cards in the seat's hand. An asterisk counts as 3.
var BestVP = Tally{count{of: engine.BestVP, from: engine.Set(Hand)}, "VP of the card with the most VP in their hand"}

// NothingFromLineUp is true if the seat has bought or gained no card from the Line-Up this turn.
var NothingFromLineUp = Cond{count{of: engine.Gained, from: engine.Set(LineUp)}, 0, 0, func(v voice) string {
	return v.you() + " have bought or gained no card from the Line-Up this turn"
}}

// HeroDown is true if all Super Heroes of the seat are face down.
var HeroDown = Cond{count{of: engine.CardsIn, from: engine.Set(engine.Heroes), filter: Filter{FaceUp: true}}, 0, 0, func(v voice) string {
	return v.your() + " Super Hero is face down"
}}

// NoneKept is true if the text remembers no card.
var NoneKept = Cond{count{of: engine.CardsHeld}, 0, 0, func(voice) string { return "no foe does" }}

// SomeKept is true if the text remembers a card that is still where it was.
var SomeKept = Cond{count{of: engine.CardsHeld}, 1, engine.Unlimited, func(voice) string { return "there is one" }}

// DrawShown lets the seat choose a fitting card of its deck that this text has revealed, and draws it.
// It is a draw like any other.
func DrawShown(f Filter) Effect { return drawShown{f} }

type drawShown struct{ of Filter }

func (e drawShown) compile(p *program) {
	op := One(e.of, Deck).Shown().op(p)
	op.Verb = engine.VerbHold
	p.asking(question("choose "+e.one()+" to draw").to("draw ~", neither("draw")))
	p.emit(op)
	p.emit(engine.Op{Code: engine.OpDraw, N: 1, Count: p.count(count{of: engine.Taken}), Pair: true})
}

// one returns the words for a card that can be drawn.
func (e drawShown) one() string {
	if e.of == AnyCard {
		return "one of them"
	}
	return number(1, e.of) + " among them"
}

func (e drawShown) words(v voice) []string { return []string{v.verb("draw") + " " + e.one()} }
func (e drawShown) check(c *checker)       { e.of.check(c) }

// Repeat applies an effect, and again as long as the condition holds.
func Repeat(e Effect, c Cond) Effect { return repeat{e, c} }

type repeat struct {
	what Effect
	cond Cond
}

func (e repeat) compile(p *program) {
	again := p.here()
	e.what.compile(p)
	enough := p.test(e.cond)
	p.emit(engine.Op{Code: engine.OpJump, To: again})
	p.land(enough)
}

func (e repeat) words(v voice) []string {
	return append(e.what.words(v), v.verb("repeat")+" this if "+e.cond.text(v))
}

func (e repeat) check(c *checker) {
	e.what.check(c)
	e.cond.check(c)
}

// GuessType lets the seat name a type. It then reveals the top card of its deck, and draws it if it has that
// type.
func GuessType() Effect { return guessType{} }

type guessType struct{}

func (guessType) options() choose {
	var all []Alternative
	guess := func(name string, f Filter) {
		all = append(all, Alternative{Label: strings.ToLower(name), Do: Says("name "+name, RevealTop(Deck, If(ItIs(f), Draw(1))))})
	}
	for _, k := range named {
		guess(k.Label(), Type(k))
	}
	guess(weakness, Filter{Types: engine.WeaknessType})
	return all
}

func (e guessType) compile(p *program) {
	p.nameType(question(e.words(second)...), e.options())
}

func (guessType) words(v voice) []string {
	return []string{v.verb("name") + " a card type", v.verb("reveal") + " the top card of " + v.your() + " deck", "if it has that type, " + v.verb("draw") + " it"}
}
func (e guessType) check(c *checker) { e.options().check(c) }

// OnceTyped returns the condition that cards of n types have been played this turn.
func OnceTyped(n int) *Cond {
	return &Cond{count{of: engine.TypesPlayed}, n, engine.Unlimited, func(voice) string {
		return fmt.Sprintf("you have played cards of %s or more types", grammar.Spelled(n))
	}}
}

// GainForAny gains the cards and lets the seat choose the player whose hand they go to.
func GainForAny(c Cards) Effect { return gainForAny{c} }

type gainForAny struct{ cards Cards }

const anyHand = "into any player's hand"

func (e gainForAny) compile(p *program) {
	gain := Gain(e.cards).(verb)
	gain.form.goes = anyHand
	gain.compile(p)
	none := p.test(Did)
	KeepIt().compile(p) // only if it has not gone elsewhere
	gone := p.test(SomeKept)
	p.asking(question("choose whose hand it goes to").to("give it to ^", neither("give")))
	p.emit(engine.Op{Code: engine.OpTarget, Who: engine.All})
	p.emit(engine.Op{Code: engine.OpIt, Verb: engine.VerbPut, Dest: engine.Dest{Place: Hand, Of: engine.Target, Under: true}})
	p.land(none, gone)
}

func (e gainForAny) words(v voice) []string {
	return []string{Gain(e.cards).words(v)[0] + " and " + v.verb("put") + " it " + anyHand}
}
func (e gainForAny) check(c *checker) { Gain(e.cards).check(c) }
