package card

import (
	"fmt"
	"strings"

	"lineup/engine"
	"lineup/game/grammar"
)

// The effects that read or use destroyed cards, and those on cards that stay.

// wasA is true if the card that a choice of [Cards.Typed] took had one of the kinds' types.
func wasA(ks ...Kind) Cond {
	return Cond{count{of: engine.TypesTaken, filter: Type(ks...)}, 1, engine.Unlimited, func(voice) string {
		return "it was " + withArticle(Type(ks...).noun(false))
	}}
}

// DestroyForPower lets the seat destroy a card of its hand or discard pile. One of the kind gives Power
// equal to its cost. If the seat destroys none, it gets otherwise Power.
func DestroyForPower(k Kind, otherwise int) Effect {
	was := wasA(k)
	return Do(Destroy(UpTo(1, AnyCard, Hand, DiscardPile).Typed()),
		Says("if "+was.text(second)+", you get Power equal to its cost", If(was, PowerPer(1, ItsPrice))),
		Says(fmt.Sprintf("if you don't destroy a card, +%d Power", otherwise), If(DidNot, Power(otherwise))))
}

// DifferentDestroyed counts the different fitting cards in the destroyed pile.
func DifferentDestroyed(f Filter) Tally {
	return Tally{count{of: engine.DifferentIn, from: engine.Set(engine.Destroyed), filter: f}, "different " + f.noun(false) + " in the destroyed pile"}
}

// CostsIn counts the different costs of the cards in places.
func CostsIn(from ...engine.Place) Tally {
	return Tally{count{of: engine.CostsIn, from: engine.Set(from...)}, "different cost among the cards in " + places(engine.Set(from...), second)}
}

// InAnyPlay counts the fitting cards that all players have in play.
func InAnyPlay(f Filter) Tally {
	return Tally{count{of: engine.CardsOfAll, from: engine.Set(InPlay), filter: f}, f.noun(false) + " in play"}
}

// PlayDestroyed lets the seat play up to n destroyed cards, in the order it chooses them. Then they go to
// the bottom of a place.
func PlayDestroyed(n int, f Filter, then engine.Place) Effect {
	return playDestroyed{n, f, then}
}

type playDestroyed struct {
	n      int
	filter Filter
	then   engine.Place
}

func (e playDestroyed) compile(p *program) {
	op := UpTo(e.n, e.filter, engine.Destroyed).op(p)
	op.Verb = engine.VerbKeep
	p.asking(question("choose cards to play, in the order you play them").to("play ~", dont("play ~", "it")))
	p.emit(op)
	// What follows asks whether any was taken, so the cards are played by a text of their own.
	p.emit(engine.Op{Code: engine.OpForEach, From: engine.Set(engine.Destroyed), To: p.body(Do(Play(It), KeepIt()))})
	put := Every(AnyCard).Shown().op(p)
	put.Verb, put.Dest = engine.VerbPut, engine.Dest{Place: e.then, Under: true}
	p.emit(put)
}

func (e playDestroyed) words(v voice) []string {
	return []string{fmt.Sprintf("%splay up to %s destroyed %s, then put them on the bottom of %s", v.may(), grammar.Spelled(e.n), e.filter.noun(true), placeNames[e.then])}
}

func (e playDestroyed) check(c *checker) { e.filter.check(c) }

// GainAndPlay gains the top n cards of a stack and plays them in an order of the seat's choice.
func GainAndPlay(n int, from engine.Place) Effect { return gainAndPlay{n, from} }

type gainAndPlay struct {
	n    int
	from engine.Place
}

func (e gainAndPlay) compile(p *program) {
	for range e.n {
		p.emit(engine.Op{Code: engine.OpTop, From: engine.Set(e.from)})
		Gain(It).compile(p)
		KeepIt().compile(p)
	}
	p.asking(question("choose the card to play next").to("play ~ next", neither("choose")))
	p.emit(engine.Op{Code: engine.OpForEach, From: engine.Set(DiscardPile), Pair: true, To: p.body(Do(Play(It), KeepIt()))})
}

func (e gainAndPlay) words(v voice) []string {
	return []string{v.verb("gain") + " the top " + grammar.Spelled(e.n) + " cards of " + placeNames[e.from] + " and " + v.verb("play") + " them in any order"}
}

func (gainAndPlay) check(*checker) {}

// OntoHero puts the cards on the Super Hero, face up.
func OntoHero(c Cards) Effect {
	return verb{engine.VerbPut, engine.Dest{Place: Atop, Under: true}, form{verb: "put", link: " from ", tail: toYour("on", "Super Hero")}, c}
}

// TextsAtop gives this card, for this turn, the texts of all cards on the seat's Super Hero.
func TextsAtop() Effect {
	return plain{engine.Op{Code: engine.OpMerge, From: engine.Set(Atop)}, "this turn, this card has the texts of all cards there. Destroy those cards at end of game"}
}

// Freeze lets the seat put a Frozen token on a card of the Line-Up, until its next turn begins.
func Freeze() Effect { return freeze{} }

type freeze struct{}

func (freeze) compile(p *program) {
	op := UpTo(1, AnyCard, LineUp).op(p)
	op.Verb = engine.VerbHold
	p.asking(question("put a Frozen token on a card").to("freeze ~", dont("freeze ~", "it")))
	p.emit(op)
	thaw := When{On: engine.OnTurn, Do: numberOf{of: Frozen, n: -1, around: engine.ThisCard, text: "remove it"}}
	none := p.test(Did)
	Lay(Frozen, 1).compile(p)
	p.emit(engine.Op{Code: engine.OpWatch, Pair: true, N: int16(p.book.trigger(p.card, thaw)), Until: engine.GoneOff})
	p.land(none)
}

func (freeze) words(v voice) []string {
	return []string{v.may() + "put a Frozen token on a card in the Line-Up", "no one can buy it until " + v.your() + " next turn"}
}

func (freeze) check(c *checker) { c.counter(Frozen) }

// Frozen and Kept are numbers on cards that a set may need on the table: a Frozen card cannot be
// bought, and a kept one stays in play and is played once each turn.
var (
	Frozen = Own("Frozen")
	Kept   = Own("Ongoing")
)

// PlayKept offers the play of a kept card once each turn.
func PlayKept() Offer {
	return Offer{Kind: engine.OptPlay, From: engine.Set(InPlay), Card: Filter{Bears: Kept}, Once: true, Does: verb{engine.VerbReplay, engine.Dest{}, form{verb: "play"}, It},
		Words: "play each card that has become Ongoing, once each turn"}
}

// ByAttacker applies an effect for the player who attacks, on the player hit: cards Of engine.Hits are
// those of that player. It is for an Attack on one player.
func ByAttacker(e Effect) Effect { return byAttacker{what: e} }

// ByAttackerOnEach is like [ByAttacker] for an Attack on several players. The effect applies once for each
// player hit: cards Of engine.Target are those of that player.
func ByAttackerOnEach(e Effect) Effect { return byAttacker{e, true} }

type byAttacker struct {
	what Effect
	each bool // the player hit is the target
}

func (e byAttacker) compile(p *program) {
	op := engine.Op{Code: engine.OpEach, Who: engine.User}
	if e.each {
		op.Who, op.Pair, op.To = engine.You, true, p.body(byAttacker{what: e.what})
	} else {
		op.To = p.body(e.what)
	}
	p.emit(op)
}

// words returns a clause with its own subject for the attacker, and one for the player hit.
func (e byAttacker) words(v voice) []string {
	if v.third && e.each {
		return []string{"for each foe, " + together(e.what.words(second))}
	}
	if v.third {
		return []string{"you " + together(e.what.words(second))}
	}
	if _, ok := e.what.(abilitiesOf); ok {
		return []string{"lend " + TheUser + " your Super Hero's abilities. They last until the end of the turn"}
	}
	does := strings.TrimPrefix(together(e.what.words(third.own())), "may ")
	return []string{"let " + TheUser + " " + strings.ReplaceAll(does, holders(engine.Hits), "your")}
}

func (e byAttacker) check(c *checker) { e.what.check(c) }

// PassAround makes each player pass a card of their hand to the hand of the player on their left, all at
// the same time. It is not an Attack.
func PassAround() Effect {
	return Says("each player passes a card from their hand to the hand of the player on their left", EachPlayer(passLeft{}), HandOut())
}

// passLeft is the part of each player. It says "pass" to that player, as the card does.
type passLeft struct{}

func (passLeft) verb() verb {
	v := AsideFor(engine.Left, One(AnyCard, Hand)).(verb)
	v.form = form{verb: passing, link: " from ", tail: toYour("to the player on", "left")}
	return v
}

func (e passLeft) compile(p *program) {
	p.book.passing[p.card] = true
	e.verb().compile(p)
}

func (e passLeft) words(v voice) []string { return e.verb().words(v) }
func (e passLeft) check(c *checker)       { e.verb().check(c) }

// passing is the verb of cards that go from player to player.
const passing = "pass"

// StayInPlay lets the card at hand stay in play for the rest of the game: see [PlayKept].
func StayInPlay() Effect {
	return Tells("leave "+ThePlayed+" in play for the rest of the game. You may play it once during each of your turns. Destroy it at end of game", Lay(Kept, 1))
}
