package card

import (
	"fmt"
	"strings"

	"lineup/engine"
	"lineup/game/grammar"
)

// InLineUp counts the fitting cards in the Line-Up.
func InLineUp(f Filter) Tally {
	return Tally{count{of: engine.CardsIn, from: engine.Set(LineUp), filter: f}, f.noun(false) + " in the Line-Up"}
}

// InHand counts the fitting cards in a hand.
func InHand(f Filter) Tally {
	return Tally{count{of: engine.CardsIn, from: engine.Set(Hand), filter: f}, f.noun(false)}
}

// Look makes the top card of a place the card at hand for the next effects; seen says who sees it.
// In a Super-Villain stack it is only the face-up card.
func Look(seen engine.Seen, p engine.Place, then ...Effect) Effect {
	return lookEffect{seen, p, sequence(then)}
}

// RevealTop reveals the top card of a place and makes it the card at hand for the next effects.
func RevealTop(p engine.Place, then ...Effect) Effect { return Look(engine.Shown, p, then...) }

type lookEffect struct {
	seen  engine.Seen
	place engine.Place
	then  sequence
}

func (e lookEffect) compile(p *program) {
	if e.place == Villains && p.book.table.Loose.Has(LineUp) {
		Do(ChooseCard(One(Filter{Super: true}, LineUp)), If(Did, e.then...)).compile(p)
		return
	}
	p.emit(engine.Op{Code: engine.OpTop, From: engine.Set(e.place), Seen: e.seen})
	before, faceUp := p.before, p.faceUp
	p.faceUp = e.place == Villains
	if e.seen != engine.Unseen {
		p.before = e.head(second)
	}
	e.then.compile(p)
	p.before, p.faceUp = before, faceUp
}

func (e lookEffect) words(v voice) []string {
	if len(e.then) == 0 {
		return []string{e.head(v)}
	}
	it, ok := e.then[0].(verb)
	rest := e.then[1:].words(v)
	switch {
	case !ok || it.cards.how != atHand || it.do == engine.VerbHold:
	case e.seen == engine.Unseen && e.place == Villains:
		clause := strings.Replace(it.whole(v.verb, v), " it", " the top Super-Villain of the stack", 1) + " if it is face up"
		return []string{together(append([]string{clause}, rest...))}
	case e.seen == engine.Unseen:
		return append([]string{strings.Replace(it.whole(v.verb, v), " it", " "+e.top(v), 1)}, rest...)
	case e.seen == engine.Shown && !v.third && it.form.tail == nil:
		return append([]string{"reveal and " + it.form.verb + " " + e.top(v)}, rest...)
	}
	return append([]string{e.head(v)}, e.then.words(v)...)
}

// head returns the words for looking at the card.
func (e lookEffect) head(v voice) string {
	act := "reveal"
	if e.seen == engine.Looked {
		act = "look at"
	}
	return v.verb(act) + " " + e.top(v)
}

// top returns the words for the card.
func (e lookEffect) top(v voice) string {
	if e.place == Villains {
		return "the face-up Super-Villain on the stack"
	}
	return "the top card of " + places(engine.Set(e.place), v)
}

func (e lookEffect) check(c *checker) { e.then.check(c) }

// IfUp applies an effect if the Super-Villain that can be defeated fits. If they enter the Line-Up,
// one fitting Super-Villain there is enough, and no player chooses it (V-006.6).
func IfUp(f Filter, then ...Effect) Effect {
	return ifUp{Look(engine.Unseen, Villains, If(ItIs(f), then...)), f, sequence(then)}
}

type ifUp struct {
	Effect
	filter Filter
	then   sequence
}

func (e ifUp) compile(p *program) {
	if !p.book.table.Loose.Has(LineUp) {
		e.Effect.compile(p)
		return
	}
	f := e.filter
	f.Super = true
	If(Some(CardsOf(f, LineUp)), e.then...).compile(p)
}

// The effects on several top cards of a deck, and on cards that have been shown.

// LookAhead looks at the top n cards of a deck for the next effects.
func LookAhead(n int, p engine.Place) Effect { return tops{n, p, engine.Looked} }

// RevealTops reveals the top n cards of a deck for the next effects. If the seat's deck has fewer,
// its discard pile is reshuffled first (C-085).
func RevealTops(n int, p engine.Place) Effect { return tops{n, p, engine.Shown} }

type tops struct {
	n     int
	place engine.Place
	seen  engine.Seen
}

func (e tops) compile(p *program) {
	p.emit(engine.Op{Code: engine.OpTop, From: engine.Set(e.place), Seen: e.seen, N: int16(e.n)})
}

func (e tops) words(v voice) []string {
	act, cards := "look at", "card"
	if e.seen == engine.Shown {
		act = "reveal"
	}
	if e.n > 1 {
		cards = grammar.Spelled(e.n) + " cards"
	}
	return []string{fmt.Sprintf("%s the top %s of %s", v.verb(act), cards, places(engine.Set(e.place), v))}
}

func (e tops) check(c *checker) {
	if e.n < 1 || e.n > grammar.MaxSpelled {
		c.fault("looks at %d cards", e.n)
	}
}

// BackInOrder puts the cards looked at back on top of their deck, with the first one chosen on top.
func BackInOrder(p engine.Place) Effect { return backInOrder{p} }

// RestInOrder is like BackInOrder after an effect that has taken some of the cards.
func RestInOrder(p engine.Place) Effect {
	return Tells("put the rest back in any order", BackInOrder(p))
}

type backInOrder struct{ place engine.Place }

func (e backInOrder) compile(p *program) {
	c := AsManyAs(Tally{count{of: engine.CardsHeld}, "card looked at"}, AnyCard, e.place).Shown()
	op := c.op(p)
	op.Verb, op.Dest = engine.VerbPut, engine.Dest{Place: e.place, Below: true}
	a := question("put the cards back on top in any order").to("put ~ on top", neither("put"))
	a.Title = "put the cards back on top"
	p.asking(a)
	p.emit(op)
}

func (backInOrder) words(v voice) []string {
	return []string{v.verb("put") + " them back in any order"}
}
func (backInOrder) check(*checker) {}

// BackOnTop puts the cards back on top of a deck of the table.
func BackOnTop(p engine.Place, c Cards) Effect {
	return verb{engine.VerbPut, engine.Dest{Place: p}, form{verb: "put", link: " from ", tail: to("back on top of " + placeNames[p])}, c}
}

// UnderPile puts the cards on the bottom of a deck of the table.
func UnderPile(p engine.Place, c Cards) Effect {
	return verb{engine.VerbPut, engine.Dest{Place: p, Under: true}, form{verb: "put", link: " from ", tail: to("on the bottom of " + placeNames[p])}, c}
}

// ShownApart is true if each card this text has shown has a type and no two of them share one
// (ruling on Star Sapphire Power Ring).
var ShownApart = Cond{count{of: engine.HeldApart}, 1, engine.Unlimited, func(voice) string { return "both have a card type and share none" }}

// TwoShown is true if at least two cards this text has shown are still there.
var TwoShown = Cond{count{of: engine.CardsHeld}, 2, engine.Unlimited, func(voice) string { return "there are two" }}

// ItsPrice is the cost of the card at hand.
var ItsPrice = Tally{count{of: engine.ItsCost}, "its cost"}

// DrawUntil reveals and draws cards of the deck one by one until their total cost is at least n or
// none are left (ruling on H'el).
func DrawUntil(n int) Effect { return drawUntil{n} }

type drawUntil struct{ n int }

func (e drawUntil) compile(p *program) {
	again := p.here()
	enough := p.test(Cond{count{of: engine.CostIn, from: engine.Set(Hand)}, 0, e.n - 1, nil})
	p.emit(engine.Op{Code: engine.OpTop, From: engine.Set(Deck), Seen: engine.Shown})
	none := p.test(ItIs(AnyCard))
	Keep(It).compile(p)
	Draw(1).compile(p)
	p.emit(engine.Op{Code: engine.OpJump, To: again})
	p.land(enough, none)
}

func (e drawUntil) words(v voice) []string {
	return []string{fmt.Sprintf("%s and %s cards from %s deck until their total cost is %d or more", v.verb("reveal"), v.verb("draw"), v.your(), e.n)}
}

func (e drawUntil) check(c *checker) {
	if e.n < 1 || e.n > engine.Unlimited {
		c.fault("draws until cards cost %d", e.n)
	}
}

// DrawPerCard draws a card for each card of the previous choice; done says what happened to those,
// such as "destroyed".
func DrawPerCard(done string) Effect { return drawPerCard{done} }

type drawPerCard struct{ done string }

func (drawPerCard) compile(p *program) {
	p.emit(engine.Op{Code: engine.OpDraw, N: 1, Count: p.count(count{of: engine.Taken})})
}

func (e drawPerCard) words(v voice) []string {
	return []string{v.verb("draw") + " a card for each card " + e.done}
}
func (drawPerCard) check(*checker) {}

// IntoPlay puts the cards into play without playing them (ruling on Power of the Green).
func IntoPlay(c Cards) Effect {
	return verb{engine.VerbPut, engine.Dest{Place: InPlay, Under: true}, form{verb: "put", link: " from ", tail: to("into play")}, c}
}

// PlayEach plays any number of cards from a place one by one, and each returns there immediately
// (rulings on Mind Control Hat).
func PlayEach(f Filter, p engine.Place) Effect { return playEach{f, p} }

type playEach struct {
	filter Filter
	place  engine.Place
}

func (e playEach) compile(p *program) {
	Forget().compile(p)
	op := AnyNumber(e.filter, e.place).op(p)
	op.Verb = engine.VerbKeep
	p.asking(question("choose cards to play, in the order you play them").to("play ~", dont("play ~", "it")))
	p.emit(op)
	play := Play
	if p.book.table.alias(e.place) {
		play = Borrow // because it must return to its true place (N-16)
	}
	ForEachShown(AnyCard, false, play(It), verb{engine.VerbPut, engine.Dest{Place: e.place, Under: true}, form{verb: "put", tail: to("back")}, It}).compile(p)
}

func (e playEach) words(v voice) []string {
	return []string{v.may() + "play any number of " + e.filter.noun(true) + " in " + placeNames[e.place] + ", one at a time. Each returns there right away"}
}

func (e playEach) check(c *checker) { e.filter.check(c) }

// GainNoted gains the top card of a stack and remembers it for [FoesSpared].
func GainNoted(p engine.Place) Effect { return gainNoted{p} }

type gainNoted struct{ place engine.Place }

func (e gainNoted) compile(p *program) {
	p.emit(engine.Op{Code: engine.OpTop, From: engine.Set(e.place)})
	Keep(It).compile(p)
	Gain(It).compile(p)
}

func (e gainNoted) words(v voice) []string { return Gain(Top(1, e.place)).words(v) }
func (gainNoted) check(*checker)           {}

// FoesSpared is true if any foe gained none of the remembered cards because it avoided the Attack
// or none were left (ruling on Black Lantern Corps).
var FoesSpared = Cond{count{of: engine.FoesWithout}, 1, engine.Unlimited, func(voice) string { return "any foe doesn't gain one" }}

// CompareHands makes a First Appearance in which each player hit adds up the cost of their hand.
// The first effect applies to all players with the highest total, the second, which may be nil, to
// all others. All totals are set before the first card leaves a hand.
func CompareHands(most, others Effect) Effect { return compareHands{most, others} }

type compareHands struct{ most, others Effect }

func (e compareHands) parts() (attack, Effect) {
	has := Cond{count{of: engine.MaxHeld}, 1, engine.Unlimited, nil}
	return attack{on: engine.All, what: addUp{}}, EachHit(branch{has, e.most, e.others})
}

func (e compareHands) compile(p *program) {
	hit, then := e.parts()
	hit.compile(p)
	then.compile(p)
}

func (e compareHands) words(voice) []string {
	hit, _ := e.parts()
	out := append(hit.words(second), done("each player hit with the highest total", e.most))
	if e.others != nil {
		out = append(out, done("each other player hit", e.others))
	}
	return out
}

func (e compareHands) check(c *checker) {
	e.most.check(c)
	if e.others != nil {
		e.others.check(c)
	}
}

// addUp remembers the seat's hand for its total cost.
type addUp struct{}

func (addUp) compile(p *program) { Keep(Every(AnyCard, Hand)).compile(p) }
func (addUp) words(v voice) []string {
	return []string{v.verb("add") + " up the costs of the cards in " + v.your() + " hand"}
}
func (addUp) check(*checker) {}

// CompareDiscards makes a First Appearance in which each player hit discards a random card. The effect
// applies to each of them whose card costs most.
func CompareDiscards(most Effect) Effect { return compareDiscards{most} }

type compareDiscards struct{ most Effect }

func (e compareDiscards) parts() (attack, Effect) {
	has := Cond{count{of: engine.MaxHeld}, 1, engine.Unlimited, nil}
	kept := Cond{count{of: engine.HeldFor}, 1, engine.Unlimited, nil}
	return attack{on: engine.All, what: Do(Discard(AtRandom(1, Hand)), compared(e))}, EachHit(If(kept, If(has, e.most)))
}

func (e compareDiscards) compile(p *program) {
	hit, then := e.parts()
	hit.compile(p)
	then.compile(p)
}

func (e compareDiscards) words(voice) []string {
	hit, _ := e.parts()
	hit.what = Discard(AtRandom(1, Hand)) // the last sentence says the rest
	return append(hit.words(second), done("each player whose discarded card costs the most", e.most))
}

func (e compareDiscards) check(c *checker) { e.most.check(c) }

// compared makes the text remember the card at hand, for the seat, to compare its cost later. A button names
// the later effect if the card costs the most.
type compared struct{ most Effect }

func (compared) compile(p *program) { KeepIt().compile(p) }

func (e compared) words(v voice) []string {
	return []string{together(e.most.words(v)) + " if no player's card costs more"}
}

func (e compared) check(*checker) {}

// KeepIt makes the text remember the card at hand, for the seat.
func KeepIt() Effect { return keepIt{} }

type keepIt struct{}

func (keepIt) compile(p *program) {
	p.emit(engine.Op{Code: engine.OpIt, Verb: engine.VerbKeep, Pair: true})
}
func (keepIt) words(voice) []string { return nil }
func (keepIt) check(*checker)       {}

// TypesIn counts the different card types of the seat's cards in places.
func TypesIn(from ...engine.Place) Tally {
	return Tally{count{of: engine.TypesIn, from: engine.Set(from...)}, "card type in " + places(engine.Set(from...), second)}
}

// FourTypes returns a condition that is true if the places have cards of at least four different
// types.
func FourTypes(from ...engine.Place) *Cond {
	return &Cond{TypesIn(from...).count, 4, engine.Unlimited, func(v voice) string {
		return places(engine.Set(from...), v) + " has four or more card types"
	}}
}

// PowerPerType gives n Power for each different card type played this turn, before or after this
// card and including it.
func PowerPerType(n int) Effect { return powerPerType{n} }

type powerPerType struct{ n int }

func (e powerPerType) compile(p *program) {
	PowerPer(e.n, Tally{count{of: engine.TypesPlayed}, ""}).compile(p)
	ThisTurn(When{On: engine.OnPlay, NewType: true, Do: Power(e.n)}).compile(p)
}

func (e powerPerType) words(v voice) []string {
	return []string{fmt.Sprintf("%s for each different card type %s play or have played this turn, including this card", Power(e.n).words(v)[0], v.you())}
}

func (e powerPerType) check(c *checker) { Power(e.n).check(c) }

// FreeSlots returns a condition that is true if a place has a free slot and a deck has a card for
// it.
func FreeSlots(place, deck engine.Place) Cond {
	c := Cond{count{of: engine.SlotsFree, from: engine.Set(place)}, 1, engine.Unlimited, func(voice) string {
		return "a slot of " + placeNames[place] + " is empty and there is a card in " + placeNames[deck]
	}}
	free := c.And(Holding(deck))
	free.text = c.text
	return free
}

// FillFree fills every free slot of a place from a deck while it has cards, and remembers the cards
// added.
func FillFree(place, deck engine.Place) Effect { return fillFree{place, deck} }

type fillFree struct{ place, deck engine.Place }

func (e fillFree) compile(p *program) {
	again := p.here()
	full := p.test(FreeSlots(e.place, e.deck))
	p.emit(engine.Op{Code: engine.OpTop, From: engine.Set(e.deck)})
	verb{engine.VerbPut, engine.Dest{Place: e.place, Under: true}, form{}, It}.compile(p)
	Keep(It).compile(p)
	p.emit(engine.Op{Code: engine.OpJump, To: again})
	p.land(full)
}

func (e fillFree) words(v voice) []string {
	return []string{v.verb("fill") + " every empty slot of " + placeNames[e.place] + " from " + placeNames[e.deck]}
}
func (fillFree) check(*checker) {}
