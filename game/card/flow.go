package card

import (
	"fmt"
	"strings"

	"lineup/engine"
	"lineup/game/grammar"
)

// HavePlayed returns a condition that is true if n other fitting cards have been played this turn.
func HavePlayed(n int, f Filter) Cond {
	return Cond{count{of: engine.CardsPlayed, filter: f}, n, engine.Unlimited, func(voice) string {
		if n > 1 {
			return fmt.Sprintf("you have already played %s this turn", number(n, f))
		}
		return "you have played " + withArticle(f.noun(false)) + " this turn"
	}}
}

// NothingPlayed is true for the first card of the turn.
var NothingPlayed = Cond{count{of: engine.CountPlays, filter: AnyCard}, 0, 0, func(voice) string {
	return "this is the first card you play this turn"
}}

// Control returns a condition that is true if a fitting card is in play.
func Control(f Filter) Cond {
	return Cond{count{of: engine.CardsIn, from: engine.Set(InPlay), filter: f}, 1, engine.Unlimited, func(v voice) string {
		return v.controls() + withArticle(f.noun(false))
	}}
}

// Empty returns a condition that is true while a place has no cards.
func Empty(p engine.Place) Cond {
	return Cond{count{of: engine.CardsIn, from: engine.Set(p), filter: AnyCard}, 0, 0, func(v voice) string {
		return places(engine.Set(p), v) + " is empty"
	}}
}

// Holding returns a condition that is true while a place has a card.
func Holding(p engine.Place) Cond {
	return Cond{count{of: engine.CardsIn, from: engine.Set(p), filter: AnyCard}, 1, engine.Unlimited, func(v voice) string {
		return "there is a card in " + places(engine.Set(p), v)
	}}
}

// none says that what a condition needs is not there, as [Asking] does, or returns "" for a condition
// of another form than "there is a card in your discard pile".
func (c Cond) none() (out [2]string) {
	if c.text == nil || c.min != 1 || c.max != engine.Unlimited {
		return out
	}
	for i, v := range [2]voice{second, third} {
		words := c.text(v)
		for _, is := range [2]string{"there is a ", "there is an "} {
			if what, ok := strings.CutPrefix(words, is); ok {
				out[i] = "no " + what
			}
		}
	}
	out[1] = strings.Replace(out[1], " your ", " their ", 1)
	return out
}

// Did is true if the choice just made took a card.
var Did = Cond{count{of: engine.Taken, filter: AnyCard}, 1, engine.Unlimited, func(v voice) string { return v.you() + " do" }}

// DidNot is true if the choice just made took no card.
var DidNot = Cond{count{of: engine.Taken, filter: AnyCard}, 0, 0, func(v voice) string { return v.you() + " don't" }}

// HadNone is true if the text asked for cards and there were none.
var HadNone = Cond{count{of: engine.Taken, none: true}, 0, 0, func(v voice) string { return v.you() + " have none" }}

// TookAtMost returns a condition that is true if the choice just made took n cards or fewer.
func TookAtMost(n int) Cond {
	return Cond{count{of: engine.Taken, filter: AnyCard}, 0, n, func(v voice) string { return v.you() + " took " + fmt.Sprint(n) + " or fewer" }}
}

// hadNoneFollows reports whether the rest of a text begins with what happens if there were no cards.
func hadNoneFollows(after []Effect) bool {
	if len(after) == 0 {
		return false
	}
	b, ok := after[0].(branch)
	return ok && b.otherwise == nil && b.cond.count.none
}

// ifNone begins a clause with HadNone, addressed to the player who was asked.
const ifNone = "if you have none, "

// AfterTaking returns the clauses that follow a part of a text that takes n cards. A clause for
// HadNone loses its condition if n is 0, and is left out if not.
func AfterTaking(clauses []string, n int) (out []string) {
	for _, c := range clauses {
		if rest, ok := strings.CutPrefix(c, ifNone); ok {
			if n > 0 {
				continue
			}
			c = rest
		}
		out = append(out, c)
	}
	return out
}

// AttackerIs returns a condition that is true if the card whose Attack is being avoided fits.
func AttackerIs(f Filter) Cond {
	c := ItIs(f)
	c.text = func(voice) string { return "the attacker is " + withArticle(f.noun(false)) }
	return c
}

// Unsaid returns the condition without words, for a change or offer that already says it.
func (c Cond) Unsaid() Cond {
	c.text = func(voice) string { return "" }
	return c
}

// ItIs returns a condition that is true if the card at hand fits.
func ItIs(f Filter) Cond {
	return Cond{count{of: engine.ItFits, filter: f}, 1, engine.Unlimited, func(voice) string {
		switch {
		case f.Free:
			return "its cost is 0"
		case f.Odd:
			return "its cost is odd"
		case f.Even:
			return "its cost is even"
		case f.Not != 0 && f == Filter{Not: f.Not}:
			return "it isn't " + withArticle(orList(TypeNames(f.Not)))
		case f.Types == 0 && f.MinCost > 0:
			return fmt.Sprintf("its cost is %d or more", f.MinCost)
		}
		return "it is " + withArticle(f.noun(false))
	}}
}

// Received returns a condition that is true if a fitting card that this effect passed is in the
// seat's discard pile.
func Received(f Filter) Cond {
	return Cond{count{of: engine.HeldIn, from: engine.Set(DiscardPile), filter: f}, 1, engine.Unlimited, func(v voice) string {
		return v.you() + " received " + withArticle(f.noun(false)) + " this way"
	}}
}

// Some returns a condition that is true if the tally is at least one.
func Some(t Tally) Cond {
	return Cond{t.count, 1, engine.Unlimited, func(voice) string { return "there is " + withArticle(t.text) }}
}

// If applies an effect if the condition holds.
func If(c Cond, then ...Effect) Effect { return branch{c, sequence(then), nil} }

// IfElse applies one effect if the condition holds, and another if it does not.
func IfElse(c Cond, then, otherwise Effect) Effect { return branch{c, then, otherwise} }

type branch struct {
	cond      Cond
	then      Effect
	otherwise Effect
}

func (e branch) compile(p *program) {
	if e.otherwise == nil && !p.card.rules() {
		p.asking(Asking{None: e.cond.none(), Unfit: p.unfit(e.cond)})
	}
	test := p.test(e.cond)
	e.then.compile(p)
	if e.otherwise == nil {
		p.land(test)
		return
	}
	past := p.emit(engine.Op{Code: engine.OpJump})
	p.land(test)
	e.otherwise.compile(p)
	p.land(past)
}

// unfit returns a condition as an Asking has it, or nil for one that is not on a card just turned
// to or that more effects follow in any case.
func (p *program) unfit(c Cond) *Unfit {
	last := len(p.after) == 0
	if p.faceUp || c.count.of != engine.ItFits || c.min != 1 || c.max != engine.Unlimited || !last && !onIt(p.after[0]) {
		return nil
	}
	return &Unfit{filter: c.count.filter, Nth: p.fitting + 1, Last: last}
}

// onIt reports whether an effect depends only on whether the card at hand fits.
func onIt(e Effect) bool {
	b, ok := e.(branch)
	return ok && b.otherwise == nil && b.cond.count.of == engine.ItFits
}

func (e branch) words(v voice) []string {
	if v.each && !v.they && e.otherwise == nil && e.cond.count.none {
		return []string{"a player with none " + together(e.then.words(v))}
	}
	v = v.own()
	if inner, ok := onlyOf(e.then).(branch); ok && e.otherwise == nil && e.cond.took() && inner.cond.count.of == engine.ItFits {
		return inner.words(v) // its condition is about the card taken
	}
	out := []string{"if " + e.cond.text(v) + ", " + subject(e.then, v)}
	if e.otherwise != nil {
		out = append(out, "otherwise, "+subject(e.otherwise, v))
	}
	return out
}

// took reports whether the condition is that the choice just made took a card.
func (c Cond) took() bool {
	return c.count.of == engine.Taken && c.min == 1 && c.max == engine.Unlimited
}

// onlyOf returns the one effect that an effect consists of.
func onlyOf(e Effect) Effect {
	for {
		s, ok := e.(sequence)
		if !ok || len(s) != 1 {
			return e
		}
		e = s[0]
	}
}

// subject returns the words of an effect with "they" before them if another player resolves it.
func subject(e Effect, v voice) string {
	words := together(e.words(v))
	if v.third && !begins(words, "they ") {
		return "they " + words
	}
	return words
}

func (e branch) check(c *checker) {
	e.cond.check(c)
	e.then.check(c)
	if e.otherwise != nil {
		e.otherwise.check(c)
	}
}

// May offers an effect about one fixed object, yes or no. It offers nothing while a condition in
// only does not hold.
func May(e Effect, only ...Cond) Effect { return offer{e, only} }

type offer struct {
	what Effect
	only []Cond
}

func (e offer) compile(p *program) {
	op := engine.Op{Code: engine.OpMay}
	var skips []int
	for i, c := range e.only {
		if i == 0 && c.max == engine.Unlimited {
			op.Count, op.Min = p.count(c.count), uint8(c.min)
			continue
		}
		skips = append(skips, p.test(c))
	}
	first := e.what
	if s, _ := first.(sequence); len(s) > 0 {
		first = s[0] // the question is about the card of the first effect
	}
	if it, _ := first.(verb); it.cards.how == atHand {
		op.Verb, op.Dest = it.do, it.dest
	}
	a := question(e.what.words(second)...)
	a.May, a.Deed = true, deedOf(e.what)
	a.Title = a.Act
	if len(e.only) > 0 {
		a.None = e.only[0].none()
	}
	p.asking(a)
	skips = append(skips, p.emit(op))
	if p.spend {
		p.emit(engine.Op{Code: engine.OpSpend})
	}
	e.what.compile(p)
	p.land(skips...)
}

func (e offer) words(v voice) []string {
	if v.third && !v.they {
		return []string{"may " + together(e.what.words(v.own()))}
	}
	return []string{v.you() + " may " + got(together(e.what.words(v.own())))}
}

// got puts a verb before a clause that has none, where a subject needs one.
func got(clause string) string {
	if strings.HasPrefix(clause, "+") {
		return "get " + clause
	}
	return clause
}

func (e offer) check(c *checker) {
	e.what.check(c)
	for _, only := range e.only {
		only.check(c)
	}
}

// Alternative is one of several effects to choose from.
type Alternative struct {
	Label string // short, in lower case, for positions and buttons
	Only  *Cond  // it can be chosen only if this holds
	Do    Effect
}

// Choose lets the seat choose one effect.
func Choose(options ...Alternative) Effect { return choose(options) }

type choose []Alternative

func (e choose) compile(p *program) {
	if _, worded := p.asks[len(p.code)]; !worded {
		p.asking(question(e.words(second)...).ofOptions(p.book, e))
	}
	p.emit(engine.Op{Code: engine.OpChoose, N: int16(len(e))})
	labels := make([]int, len(e))
	for i, o := range e {
		op := engine.Op{Code: engine.OpLabel, N: p.book.label(o.Label)}
		p.book.chosen[choice{p.card, op.N}] = chosen{got(together(o.Do.words(second))), got(together(o.Do.words(third.own()))), tellsItself(o.Do)}
		if o.Only != nil {
			op.Count, op.Min = p.count(o.Only.count), uint8(o.Only.min)
		}
		labels[i] = p.emit(op)
	}
	ends := []int{p.emit(engine.Op{Code: engine.OpJump})}
	for i, o := range e {
		p.land(labels[i])
		o.Do.compile(p)
		ends = append(ends, p.emit(engine.Op{Code: engine.OpJump}))
	}
	p.land(ends...)
}

// tellsItself reports whether an effect destroys or discards one card. The log has a line for that, which
// names the card and the text that does it.
func tellsItself(e Effect) bool {
	v, ok := e.(verb)
	if !ok || v.do != engine.VerbDestroy && v.do != engine.VerbDiscard {
		return false
	}
	return v.cards.how == atHand || v.cards.how == exactly && v.cards.n == 1
}

func (e choose) words(v voice) []string {
	var parts []string
	gains := false // no verb in common
	for _, o := range e {
		part := together(o.Do.words(v))
		if len(parts) > 0 && strings.HasSuffix(parts[0], " under your Super Hero") {
			part = underAgain.Replace(part)
		}
		gains = gains || begins(part, "+")
		parts = append(parts, part)
	}
	if !gains {
		return []string{orList(parts)}
	}
	last := len(parts) - 1
	return []string{v.verb("choose") + " one: " + grammar.Capital(strings.Join(parts[:last], ", ")+", or "+parts[last])}
}

func (e choose) check(c *checker) {
	if len(e) < 2 {
		c.fault("a choice between %d effects", len(e))
	}
	for _, o := range e {
		o.Do.check(c)
		if o.Only != nil {
			o.Only.check(c)
		}
		if o.Only != nil && o.Only.max != engine.Unlimited {
			c.fault("option %q hangs on an upper bound", o.Label)
		}
	}
}

// PayFor lets the seat pay Power for an effect any number of times while only holds. If it never
// does, otherwise happens instead (C-158).
func PayFor(price int, what Effect, only Cond, otherwise Effect) Effect {
	return payFor{price, what, only, otherwise}
}

type payFor struct {
	price     int
	what      Effect
	only      Cond
	otherwise Effect
}

// compile writes two loops. Declining leads to the alternative in the first and to nothing in the
// second.
func (e payFor) compile(p *program) {
	clause := fmt.Sprintf("pay %d Power to %s", e.price, together(e.what.words(second)))
	a := question(clause).to(fmt.Sprintf("pay %d Power", e.price), Leave{It: "don't pay"})
	a.May, a.Title, a.Gives, a.Else = true, a.Act, e.what.words(second), e.otherwise.words(second)
	pay := func() (declined []int) {
		declined = append(declined, p.test(e.only))
		p.asking(a)
		declined = append(declined, p.emit(engine.Op{Code: engine.OpMay, Count: p.count(count{of: engine.NumberLeft, counter: PowerLeft}), Min: uint8(e.price)}))
		p.emit(engine.Op{Code: engine.OpNumber, Number: engine.Power, N: -int16(e.price)})
		e.what.compile(p)
		return declined
	}
	never := pay()
	again := p.here()
	a.Else = nil
	enough := pay()
	p.emit(engine.Op{Code: engine.OpJump, To: again})
	p.land(never...)
	e.otherwise.compile(p)
	p.land(enough...)
}

func (e payFor) words(v voice) []string {
	return []string{
		fmt.Sprintf("you may pay %d Power to %s, any number of times", e.price, together(e.what.words(second))),
		"if you don't, " + together(e.otherwise.words(second)),
	}
}

func (e payFor) check(c *checker) {
	e.what.check(c)
	e.only.check(c)
	e.otherwise.check(c)
	if e.price < 1 {
		c.fault("a price of %d Power", e.price)
	}
}
