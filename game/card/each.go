package card

import (
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/grammar"
)

// EachFoe applies an effect to every other player, in turn order (C-049). It is not an Attack
// (C-063).
func EachFoe(e Effect) Effect { return each{engine.Foes, e} }

// EachPlayer applies an effect to every player, in turn order from the one it starts with.
func EachPlayer(e Effect) Effect { return each{engine.All, e} }

// EachHit applies an effect to every player hit by the previous Attack.
func EachHit(e Effect) Effect { return each{engine.Hits, e} }

// Targeted applies an effect to the seat chosen as the target, if there is one.
func Targeted(e Effect) Effect { return each{engine.Target, e} }

type each struct {
	who  engine.Who
	what Effect
}

// head returns the words for the players an effect is for.
func head(who engine.Who) string {
	switch who {
	case engine.Foes:
		return "each foe"
	case engine.Hits:
		return "each player hit"
	case engine.Target:
		return "that player"
	case engine.Left:
		return Beside(false)
	case engine.Right:
		return Beside(true)
	case engine.Others:
		return "each other player"
	case engine.Standees:
		return "each player in the city"
	case engine.Nearby:
		return "each other player in your space"
	case engine.Silents:
		return "the ally"
	case engine.Starts:
		return "the first player"
	case engine.Keeper:
		return "its owner"
	case engine.Avoiders:
		return "each foe who avoids this Attack"
	default: // All
		return "each player"
	}
}

// Beside returns the words for the player on your left, or on your right. A question puts in the name.
func Beside(right bool) string {
	if right {
		return "the player on your right"
	}
	return "the player on your left"
}

func (e each) compile(p *program) {
	p.emit(engine.Op{Code: engine.OpEach, Who: e.who, To: p.body(e.what)})
}

func (e each) words(voice) []string { return []string{done(head(e.who), e.what)} }

// done returns the words of an effect after the words for its players.
func done(head string, what Effect) string {
	v := third
	v.each = begins(head, "each ")
	if b, ok := what.(branch); ok && b.otherwise == nil {
		return head + " who " + strings.TrimPrefix(b.cond.text(v), "they ") + " " + together(b.then.words(v))
	}
	words := together(what.words(v))
	switch what.(type) {
	case byAttacker, takeControl: // it names its subject
		return words
	}
	if strings.HasPrefix(words, "+") {
		words = "gets " + words
	}
	return head + " " + words
}

func (e each) check(c *checker) { e.what.check(c) }

// Attack applies an effect to every foe who does not avoid it (C-055, C-056).
func Attack(e Effect) Effect { return attack{on: engine.Foes, what: e} }

// AttackAll makes a First Appearance: an Attack on every player (C-071).
func AttackAll(e Effect) Effect { return attack{on: engine.All, what: e} }

// AttackAllUnless makes a First Appearance that a player can also avoid by revealing a fitting card
// from their hand (C-064).
func AttackAllUnless(shown Filter, e Effect) Effect {
	return attack{on: engine.All, what: e, escape: shown}
}

// AttackUnless is like Attack, but a foe can also avoid it by revealing a fitting card from their hand (C-064).
func AttackUnless(shown Filter, e Effect) Effect {
	return attack{on: engine.Foes, what: e, escape: shown}
}

// AttackSurely applies an effect to every foe. A Defense cannot avoid it (M-084).
func AttackSurely(e Effect) Effect { return attack{on: engine.Foes, what: e, sure: true} }

// AttackFirst applies an effect to every foe unless one of them defends: the first Defense
// stops it for all (M-123).
func AttackFirst(e Effect) Effect { return attack{on: engine.Foes, what: e, first: true} }

// AttackTarget applies an effect to the seat chosen as the target if it does not avoid it.
func AttackTarget(e Effect) Effect { return attack{on: engine.Target, what: e} }

// AttackYou applies an effect to the seat itself if it does not avoid it. It is an Attack of the
// rules (R-ATK-05).
func AttackYou(e Effect) Effect { return attack{on: engine.You, what: e} }

// AttackKeeper makes an Attack on another player's card. Only that player may avoid it, and it has
// no effect on them (V-005.3).
func AttackKeeper() Effect {
	return attack{on: engine.Keeper, what: Says("loses it"), alone: true}
}

type attack struct {
	on                 engine.Who
	what               Effect
	escape             Filter
	sure, first, alone bool
}

func (e attack) compile(p *program) {
	a := engine.Attack{On: e.on, Sure: e.sure, First: e.first, Alone: e.alone, Hit: p.book.hit(p.card, e.what, p.after)}
	if !e.escape.any() {
		a.Escape = p.filter(e.escape)
	}
	p.emit(engine.Op{Code: engine.OpAttack, N: int16(p.book.attack(a))})
}

func (e attack) words(voice) []string {
	clause := done(head(e.on), e.what)
	if e.on == engine.You {
		clause = together(e.what.words(second))
	}
	if e.on != engine.All { // a First Appearance says so itself
		clause = "Attack: " + grammar.Capital(clause)
	}
	switch {
	case !e.escape.any():
		clause += " unless they reveal " + withArticle(e.escape.noun(false)) + " from their hand"
	case e.sure:
		clause += ". This Attack can't be avoided"
	case e.first:
		clause += ". If a foe avoids it, all foes do"
	}
	return []string{clause}
}

func (e attack) check(c *checker) {
	e.what.check(c)
	e.escape.check(c)
}

// OnlyAttack reduces a card to its Attack, for rules by which cards attack by themselves
// (R-MIX-02). It keeps the Attack of the First Appearance with its later effects, or else the
// Attack in the text. Abilities that work from the Line-Up stay too.
func (c *Card) OnlyAttack() {
	c.Attack, c.After = theAttack(c.Arrival)
	if c.Attack == nil {
		c.Attack, _ = theAttack(c.Play)
	}
	c.Play, c.Arrival, c.Uses, c.Defenses, c.Opens = nil, nil, nil, nil, false
	c.Ongoing = slices.DeleteFunc(slices.Clone(c.Ongoing), func(w When) bool { return !w.From.Has(LineUp) })
	c.Changes = slices.DeleteFunc(slices.Clone(c.Changes), func(d Change) bool { return !d.From.Has(LineUp) })
}

// theAttack returns the effect of the first Attack in an effect on a player it hits, and the
// effects after it, or nil if none. A card that it passes to a neighbor goes to the next player who
// is hit (R-ATK-06).
func theAttack(e Effect) (hit, after Effect) {
	switch e := e.(type) {
	case attack:
		if v, ok := e.what.(verb); ok && (v.dest.Of == engine.Left || v.dest.Of == engine.Right) {
			v.dest.Of = engine.NextHit
			return v, Do()
		}
		return e.what, nil
	case sequence:
		for i, s := range e {
			if hit, after = theAttack(s); hit != nil {
				if i+1 < len(e) {
					after = e[i+1:]
				}
				return hit, after
			}
		}
	case nobody:
		return theAttack(e.what)
	case branch:
		if hit, after = theAttack(e.then); hit == nil {
			return theAttack(e.otherwise)
		}
		return hit, after
	}
	return nil, nil
}

// AtEndOfTurn applies an effect once at the end of this turn, before the new hand is drawn
//
func AtEndOfTurn(e Effect) Effect { return later{e} }

type later struct{ what Effect }

func (e later) compile(p *program) { p.emit(engine.Op{Code: engine.OpLater, To: p.body(e.what)}) }

func (e later) words(v voice) []string {
	return []string{together(e.what.words(v)) + " at the end of this turn"}
}

func (e later) check(c *checker) { e.what.check(c) }

// ItAtEndOfTurn applies an effect to the card at hand at the end of this turn, before the new hand is
// drawn, if it is still where it is now. The effect is about [This].
func ItAtEndOfTurn(e Effect) Effect { return itLater{e} }

type itLater struct{ what Effect }

func (e itLater) compile(p *program) {
	p.emit(engine.Op{Code: engine.OpLater, To: p.body(e.what), Pair: true})
}

func (e itLater) words(v voice) []string {
	words := strings.Replace(together(e.what.words(v)), "this card", "it", 1)
	return []string{words + " at the end of this turn"}
}

func (e itLater) check(c *checker) { e.what.check(c) }

// WithEachFoe applies an effect for the seat itself once for each of its foes, in turn order, with that
// foe as the target.
func WithEachFoe(e Effect) Effect { return withEach{e} }

type withEach struct{ what Effect }

func (e withEach) compile(p *program) {
	p.emit(engine.Op{Code: engine.OpEach, Who: engine.Foes, Pair: true, To: p.body(e.what)})
}

func (e withEach) words(v voice) []string {
	return []string{"for each foe, " + together(e.what.words(v))}
}

func (e withEach) check(c *checker) { e.what.check(c) }

// PassToTarget puts the cards into the discard pile of the seat chosen as the target, which owns them from
// then on.
func PassToTarget(c Cards) Effect {
	return verb{engine.VerbPass, engine.Dest{Place: engine.Discard, Of: engine.Target}, form{verb: "put", link: " from ", tail: to("into their discard pile")}, c}
}

// FaceDownForATurn turns the seat's Super Hero face down to the end of the seat's next turn.
func FaceDownForATurn() Effect { return faceDown{} }

type faceDown struct{}

func (faceDown) compile(p *program) {
	Flip(true).compile(p)
	up := When{On: engine.OnEnd, Do: Flip(false)}
	p.emit(engine.Op{Code: engine.OpWatch, N: int16(p.book.trigger(p.card, up)), Until: engine.GoneOff})
}

func (faceDown) words(v voice) []string {
	return []string{Flip(true).words(v)[0] + " until the end of " + v.your() + " next turn"}
}

func (faceDown) check(*checker) {}

// Flip turns the seat's Super Heroes face down, which removes their abilities (C-075), or face up.
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
		return []string{v.verb("flip") + " " + v.your() + " Super Hero face down"}
	}
	return []string{v.verb("flip") + " " + v.your() + " Super Hero face up"}
}

func (flip) check(*checker) {}

// ShowHand reveals the seat's hand to all.
func ShowHand() Effect { return showHand{} }

type showHand struct{}

func (showHand) compile(p *program)     { p.emit(engine.Op{Code: engine.OpShow}) }
func (showHand) words(v voice) []string { return []string{v.verb("reveal") + " " + v.your() + " hand"} }
func (showHand) check(*checker)         {}

// DealBack shuffles the cards set aside and deals each player back as many as they set aside
// (C-145).
func DealBack() Effect { return dealBack{} }

type dealBack struct{}

func (dealBack) compile(p *program) { p.emit(engine.Op{Code: engine.OpDeal}) }

func (dealBack) words(voice) []string {
	return []string{"shuffle these cards and deal each player back as many as they set aside"}
}

func (dealBack) check(*checker) {}
