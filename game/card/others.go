package card

import (
	"strings"

	"lineup/engine"
)

// EachFoe does an effect for every other player, in turn order (C-049). It is
// no Attack (C-063).
func EachFoe(e Effect) Effect { return each{engine.OpEach, engine.Foes, e, Filter{}} }

// EachPlayer does an effect for every player, from the one it starts from.
func EachPlayer(e Effect) Effect { return each{engine.OpEach, engine.All, e, Filter{}} }

// Attack does an effect to every foe who does not avoid it (C-055, C-056).
func Attack(e Effect) Effect { return each{engine.OpAttack, engine.Foes, e, Filter{}} }

// AttackAll is a First Appearance: an Attack on every player (C-071).
func AttackAll(e Effect) Effect { return each{engine.OpAttack, engine.All, e, Filter{}} }

// AttackAllUnless is a First Appearance that can also be escaped by revealing
// a fitting card from hand (C-064).
func AttackAllUnless(shown Filter, e Effect) Effect {
	return each{engine.OpAttack, engine.All, e, shown}
}

type each struct {
	code   engine.OpCode
	who    engine.Who
	what   Effect
	escape Filter
}

func (e each) compile(p *program) {
	op := engine.Op{Code: e.code, Who: e.who, To: p.body(e.what)}
	if !e.escape.any() {
		op.Filter = p.filter(e.escape)
	}
	p.emit(op)
}

func (e each) words(voice) []string {
	head := "each player "
	if e.who == engine.Foes {
		head = "each foe "
	}
	if e.code == engine.OpAttack && e.who == engine.Foes {
		head = "Attack: " + head
	}
	clause := head + together(e.what.words(third))
	if b, ok := e.what.(branch); ok && b.otherwise == nil {
		clause = head + "who " + strings.TrimPrefix(b.cond.text(third), "they ") + " " + together(b.then.words(third))
	}
	if !e.escape.any() {
		clause += ", unless they reveal " + a(e.escape.noun(false)) + " from their hand"
	}
	return []string{clause}
}

func (e each) check(c *checker) {
	e.what.check(c)
	e.escape.check(c)
}

// AtEndOfTurn does an effect once, when this turn ends, before the new hand is
// drawn.
func AtEndOfTurn(e Effect) Effect { return later{e} }

type later struct{ what Effect }

func (e later) compile(p *program) { p.emit(engine.Op{Code: engine.OpLater, To: p.body(e.what)}) }

func (e later) words(v voice) []string {
	return []string{together(e.what.words(v)) + " at the end of this turn"}
}

func (e later) check(c *checker) { e.what.check(c) }

// Flip turns the seat's heroes face down, which takes their abilities (C-075),
// or up again.
func Flip(down bool) Effect { return flip{down} }

type flip struct{ down bool }

func (e flip) compile(p *program) {
	op := engine.Op{Code: engine.OpFlip}
	if e.down {
		op.N = 1
	}
	p.emit(op)
}

func (e flip) words(v voice) []string {
	if e.down {
		return []string{v.verb("turn") + " " + v.your() + " Super Hero face down"}
	}
	return []string{v.verb("turn") + " " + v.your() + " Super Hero face up"}
}

func (flip) check(*checker) {}

// ShowHand reveals the seat's hand to all.
func ShowHand() Effect { return showHand{} }

type showHand struct{}

func (showHand) compile(p *program)     { p.emit(engine.Op{Code: engine.OpShow}) }
func (showHand) words(v voice) []string { return []string{v.verb("reveal") + " " + v.your() + " hand"} }
func (showHand) check(*checker)         {}

// DealBack shuffles the cards set aside and deals every player back as many as
// they gave (C-145).
func DealBack() Effect { return dealBack{} }

type dealBack struct{}

func (dealBack) compile(p *program) { p.emit(engine.Op{Code: engine.OpDeal}) }

func (dealBack) words(voice) []string {
	return []string{"shuffle these cards and deal each player back as many as they set aside"}
}

func (dealBack) check(*checker) {}

// PlayFoes lets the seat play cards this effect marked, wherever they lie. They
// stay their owners' and go to them when they leave play.
func PlayFoes(n int, all bool, f Filter) Effect { return playFoes{n, all, f} }

type playFoes struct {
	n   int
	all bool
	Filter
}

func (e playFoes) compile(p *program) {
	op := engine.Op{Code: engine.OpPick, Verb: engine.VerbPlay, Marked: true, Filter: p.filter(e.Filter), Max: uint8(e.n)}
	if e.all {
		op.Min = op.Max
	}
	p.asking(e.words(second))
	p.emit(op)
}

func (e playFoes) words(voice) []string {
	switch {
	case e.all:
		return []string{"play each " + e.noun(false) + " shown this way"}
	case e.n == 1:
		return []string{"you may play one " + e.noun(false) + " shown this way"}
	}
	return []string{"you may play any of the " + e.noun(true) + " shown this way"}
}

func (e playFoes) check(c *checker) {
	e.Filter.check(c)
	if e.n < 1 {
		c.fault("plays %d cards of foes", e.n)
	}
}
