package card

import "lineup/engine"

// The effects on cards under a Super Hero, and those of Attacks that are hard to avoid.

// LookUnder lets the seat look at the cards under the Super Hero of a player.
func LookUnder(who engine.Who) Effect { return lookUnder{who} }

type lookUnder struct{ who engine.Who }

func (e lookUnder) compile(p *program) {
	p.emit(engine.Op{Code: engine.OpShow, From: engine.Set(Under), Who: e.who})
}

func (e lookUnder) words(v voice) []string {
	return []string{v.verb("look") + " at the cards under " + holders(e.who) + " Super Hero"}
}
func (lookUnder) check(*checker) {}

// Deposited is a number on cards that are under a Super Hero until a Super-Villain is defeated. A table
// needs it where other cards go there too.
var Deposited = Own("deposit")

// Deposit puts the cards under the Super Hero, from where [Deposits] finds them.
func Deposit(c Cards) Effect {
	e := UnderHero(c).(verb)
	e.form.lays = Deposited
	return e
}

// Deposits selects all cards that [Deposit] has put under the Super Hero.
func Deposits() Cards {
	c := Every(AnyCard, Under)
	c.laid = Deposited
	return c
}

// UnderLeft puts the cards face down under the Super Hero of the next player to the left who did not
// avoid the Attack (C-153).
func UnderLeft(c Cards) Effect {
	return verb{engine.VerbPut, engine.Dest{Place: Under, Of: engine.Left, Under: true}, form{verb: "put", link: " from ", tail: toYour("under the Super Hero of the player on", "left")}, c}
}

// GainUnderHero gains the cards and then puts them face down under the Super Hero (C-039).
func GainUnderHero(c Cards) Effect {
	return verb{engine.VerbGain, engine.Dest{Place: Under, Under: true}, form{verb: "gain", link: " from ", then: "put", tail: toYour("under", "Super Hero")}, c}
}

// ChoosePlayer lets the seat choose any player, itself included, whom the next effects target.
func ChoosePlayer() Effect {
	return target{op: engine.Op{Code: engine.OpTarget, Who: engine.All}, text: "choose a player"}
}

// MayElse offers an effect, yes or no, while the conditions hold, and applies another if it does not
// happen.
func MayElse(e, otherwise Effect, only ...Cond) Effect { return mayElse{e, otherwise, only} }

type mayElse struct {
	what, otherwise Effect
	only            []Cond
}

func (e mayElse) compile(p *program) {
	var skips []int
	for _, c := range e.only {
		skips = append(skips, p.test(c))
	}
	a := question(e.what.words(second)...)
	a.May, a.Deed, a.Else = true, deedOf(e.what), e.otherwise.words(second)
	a.Title = a.Act
	p.asking(a)
	skips = append(skips, p.emit(engine.Op{Code: engine.OpMay}))
	e.what.compile(p)
	past := p.emit(engine.Op{Code: engine.OpJump})
	p.land(skips...)
	e.otherwise.compile(p)
	p.land(past)
}

func (e mayElse) words(v voice) []string {
	may := v.may() + got(together(e.what.words(second)))
	for _, c := range e.only {
		if says := c.text(v); says != "" {
			may = "if " + says + ", " + may
		}
	}
	return []string{may, "if " + v.you() + " don't, " + together(e.otherwise.words(second))}
}

func (e mayElse) check(c *checker) {
	e.what.check(c)
	e.otherwise.check(c)
	for _, only := range e.only {
		only.check(c)
	}
}

// GainedNow counts the fitting cards that the seat has bought or gained this turn.
func GainedNow(f Filter) Tally {
	return Tally{count{of: engine.Gained, filter: f}, f.noun(false) + " you have bought or gained this turn"}
}

// Missing counts how many cards fewer than n the choice just made took.
func Missing(n int) Tally {
	return Tally{count{of: engine.Short, near: uint8(n)}, "one missing"}
}

// FoesUnkept is true if for any foe this text remembers no card: see KeepIt.
var FoesUnkept = Cond{count{of: engine.FoesUnkept}, 1, engine.Unlimited, func(voice) string { return "any foe didn't" }}

// onYourTurn is true during the seat's own turn.
var onYourTurn = Cond{count{of: engine.YourTurn}, 1, engine.Unlimited, func(voice) string { return "" }}

// NoDestroying keeps the seat from destroying cards on its own turns.
func NoDestroying() Change {
	return Change{Asks: engine.AskMayDestroy, Layer: engine.Forbids, Whose: engine.You, If: &onYourTurn, Words: "you can't destroy cards on your turn"}
}

// AttackAllSurely makes a First Appearance that no Defense can avoid.
func AttackAllSurely(e Effect) Effect { return attack{on: engine.All, what: e, sure: true} }

// Doubled is a number of the turn: the next Attack can only be avoided with two Defenses.
var Doubled = Own("Attacks to avoid twice")

// DoubleNext makes the seat's next Attack this turn one that is only avoided with two Defenses.
func DoubleNext() Effect {
	return numberOf{of: Doubled, n: 1, text: "your next Attack this turn can be avoided only with two Defenses"}
}
