package card

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/grammar"
)

// The effects on the cards a player has in play, those that are paid for with them, and those that
// lend cards and abilities.

// Controls counts the fitting cards that the seat has in play.
func Controls(f Filter) Tally {
	return Tally{count{of: engine.CardsIn, from: engine.Set(InPlay), filter: f}, f.noun(false) + " you control"}
}

// DifferentControlled counts the different fitting cards that the seat has in play.
func DifferentControlled(f Filter) Tally {
	return Tally{count{of: engine.DifferentIn, from: engine.Set(InPlay), filter: f}, "different " + f.noun(false) + " you control"}
}

// TypesControlled counts the different types of the cards that the seat has in play.
var TypesControlled = Tally{count{of: engine.TypesIn, from: engine.Set(InPlay)}, "different card type you control"}

// ControlMany returns a condition that is true if the seat has at least n fitting cards in play.
func ControlMany(n int, f Filter) Cond {
	return Cond{Controls(f).count, n, engine.Unlimited, func(v voice) string { return v.controls() + atLeast(n, f) }}
}

// ControlDifferent returns a condition that is true if the seat has at least n different fitting cards
// in play.
func ControlDifferent(n int, f Filter) Cond {
	return Cond{DifferentControlled(f).count, n, engine.Unlimited, func(v voice) string {
		return v.controls() + fmt.Sprintf("%s or more different %s", grammar.Spelled(n), f.noun(true))
	}}
}

// ControlTypes returns a condition that is true if the seat has cards of at least n different types in
// play.
func ControlTypes(n int) Cond {
	return Cond{TypesControlled.count, n, engine.Unlimited, func(v voice) string {
		return v.controls() + fmt.Sprintf("%s or more different card types", grammar.Spelled(n))
	}}
}

// ControlPair is true if the seat has two copies of one card in play.
var ControlPair = Cond{count{of: engine.PairIn, from: engine.Set(InPlay)}, 1, engine.Unlimited, func(v voice) string {
	return v.controls() + "two copies of a card"
}}

// CheaperPerType makes Villains and Super-Villains cost the seat less this turn, by 1 for each different
// type of the cards it has in play.
func CheaperPerType() Effect {
	of := Type(Villain)
	of.Or = &Filter{Super: true}
	return ForNow(engine.EndOfTurn, Change{Asks: engine.AskPrice, Layer: engine.Adds, Of: of, N: -1, Per: &TypesControlled,
		Words: "Villains and Super-Villains cost you 1 less"})
}

// ControlEvery gives the seat control, on its own turn, of all fitting cards in play and in places of the table
// . Those that nobody owns leave the game if the seat discards them.
func ControlEvery(f Filter, from ...engine.Place) Change {
	return Change{Asks: engine.AskControl, Layer: engine.Sets, Of: f, In: engine.Set(from...) | engine.Set(InPlay), N: int(OutOfGame),
		Words: "on your turn, you control all " + f.noun(true) + " in " + places(engine.Set(from...), second) + " and in play"}
}

// EachAvoider applies an effect to every foe who avoided the previous Attack.
func EachAvoider(e Effect) Effect { return each{engine.Avoiders, e} }

// DrawUpTo lets the seat draw cards until its hand has n.
func DrawUpTo(n int) Effect { return drawUpTo{n} }

type drawUpTo struct{ n int }

func (e drawUpTo) short() count {
	return count{of: engine.Lacking, from: engine.Set(Hand), near: uint8(e.n)}
}

func (e drawUpTo) compile(p *program) {
	full := p.test(Cond{e.short(), 1, engine.Unlimited, nil})
	a := question(e.clause(second)).to("draw up to "+number(e.n, AnyCard), neither("draw"))
	a.May = true
	p.asking(a)
	no := p.emit(engine.Op{Code: engine.OpMay})
	p.emit(engine.Op{Code: engine.OpDraw, N: 1, Count: p.count(e.short())})
	p.land(full, no)
}

func (e drawUpTo) words(v voice) []string {
	return []string{v.may() + e.clause(v)}
}

func (e drawUpTo) clause(v voice) string {
	return "draw cards until " + v.you() + " have " + grammar.Spelled(e.n) + " in " + v.your() + " hand"
}

func (e drawUpTo) check(c *checker) {
	if e.n < 1 {
		c.fault("draws up to a hand of %d cards", e.n)
	}
}

// DrawAndPlay lets the seat draw n of the cards it has looked at on its deck, in an order of its choice,
// and play those it has drawn, in the same order.
func DrawAndPlay(n int) Effect { return drawAndPlay{n} }

type drawAndPlay struct{ n int }

func (e drawAndPlay) compile(p *program) {
	op := Exactly(e.n, AnyCard, Deck).LookedAt().op(p)
	op.Verb, op.Dest = engine.VerbPut, engine.Dest{Place: Deck, Below: true}
	op.Follows = p.book.replacesDraws() // one that isn't drawn is still looked at
	p.asking(question(fmt.Sprintf("choose %s to draw and play, in this order", number(e.n, AnyCard))).to("draw and play ~", neither("choose")))
	p.emit(op)
	p.emit(engine.Op{Code: engine.OpDraw, N: 1, Count: p.count(count{of: engine.Taken}), Held: true})
	p.emit(engine.Op{Code: engine.OpForEach, From: engine.Set(Hand), To: p.body(Play(It))})
}

// replacesDraws reports whether a card in the game can replace a draw by another effect.
func (b *Book) replacesDraws() bool {
	for _, s := range b.sets {
		for i := range s.Cards {
			for _, w := range s.Cards[i].Ongoing {
				if w.On == engine.BeforeDraw && replaces(w.Do) {
					return true
				}
			}
		}
	}
	return false
}

// replaces reports whether an effect happens instead of what it interrupts.
func replaces(e Effect) bool {
	switch e := e.(type) {
	case instead:
		return true
	case offer:
		return replaces(e.what)
	case sequence:
		return slices.ContainsFunc(e, replaces)
	case says:
		return replaces(e.sequence)
	case branch:
		return replaces(e.then) || e.otherwise != nil && replaces(e.otherwise)
	}
	return false
}

func (e drawAndPlay) words(v voice) []string {
	return []string{v.verb("draw") + " and " + v.verb("play") + " " + grammar.Spelled(e.n) + " of them"}
}

func (e drawAndPlay) check(c *checker) {
	if e.n < 1 {
		c.fault("draws and plays %d cards", e.n)
	}
}

// KeepAndPass makes each player hit keep n cards of their hand and set the others aside for the next player
// to the left who did not avoid the Attack (C-153). [HandOut] follows.
func KeepAndPass(n int) Effect { return keepAndPass{n} }

type keepAndPass struct{ n int }

func (e keepAndPass) compile(p *program) {
	op := Exactly(e.n, Filter{New: true}, Hand).op(p)
	op.Verb = engine.VerbKeep
	a := question(e.words(second)...).to("keep ~", neither("keep"))
	a.Title = "choose the cards to keep"
	p.asking(a)
	p.emit(op)
	AsideFor(engine.Left, Every(Filter{New: true}, Hand)).compile(p)
}

func (e keepAndPass) words(v voice) []string {
	return []string{v.verb("keep") + " " + number(e.n, AnyCard) + " from " + v.your() + " hand and " + v.verb("pass") + " the rest to the hand of the player on " + v.your() + " left"}
}

func (e keepAndPass) check(c *checker) {
	if e.n < 1 {
		c.fault("keeps %d cards", e.n)
	}
}

// SaveHand sets the seat's hand aside until the end of the turn, when it goes on top of the deck. It stays
// the seat's own.
func SaveHand() Effect { return saveHand{} }

type saveHand struct{}

func (saveHand) compile(p *program) {
	op := Every(AnyCard, Hand).op(p)
	op.Verb, op.Dest = engine.VerbPut, engine.Dest{Place: Saved, Under: true}
	p.emit(op)
	AtEndOfTurn(SavedToDeck()).compile(p)
}

func (saveHand) words(v voice) []string {
	return []string{v.verb("set") + " " + v.your() + " hand aside and, at the end of the turn, put it on top of " + v.your() + " deck"}
}
func (saveHand) check(*checker) {}

// SavedToDeck puts the cards that the seat has set aside on top of its deck, in an order of its choice.
func SavedToDeck() Effect {
	return Says("put the cards set aside on top of your deck", ToDeckTop(AllOf(AnyCard, Saved)))
}

// AllOf selects all fitting cards, one by one in an order of the seat's choice.
func AllOf(f Filter, from ...engine.Place) Cards { return Exactly(engine.Unlimited, f, from...) }

// AbilitiesOf lets the seat choose a Super Hero of the player hit, and gives it that Super Hero's abilities
// as well until the turn ends. It is for an Attack on one player.
func AbilitiesOf() Effect { return abilitiesOf{} }

type abilitiesOf struct{}

func (abilitiesOf) compile(p *program) {
	op := One(AnyCard, engine.Heroes).Of(engine.Hits).op(p)
	op.Verb = engine.VerbHold
	p.asking(question("choose a Super Hero to have its abilities this turn").to("choose ~", neither("choose")))
	p.emit(op)
	change := Change{Asks: engine.AskAbility, Layer: engine.Sets, N: 1, Words: "you also have its abilities"}
	p.emit(engine.Op{Code: engine.OpChange, N: int16(p.book.change(change)), Until: engine.EndOfTurn, Pair: true})
}

func (abilitiesOf) words(voice) []string {
	return []string{"also have the abilities of " + holders(engine.Hits) + " Super Hero this turn"}
}
func (abilitiesOf) check(*checker) {}

// TakeControl gives the attacker control of the fitting cards that the player hit has in play, until the
// end of the turn. Those still in play then go back to their owner.
func TakeControl(f Filter) Effect { return takeControl{f} }

type takeControl struct{ filter Filter }

func (e takeControl) compile(p *program) {
	noOne := p.test(forPlayer)
	keep := Every(e.filter, InPlay).op(p)
	keep.Verb = engine.VerbKeep
	p.emit(keep)
	p.emit(engine.Op{Code: engine.OpForEach, From: engine.Set(InPlay), To: p.body(lend{})})
	p.land(noOne)
}

func (e takeControl) words(v voice) []string {
	if v.third {
		return []string{"you control all of that player's " + e.filter.noun(true) + " this turn"}
	}
	return []string{"let " + TheUser + " control all your " + e.filter.noun(true) + ". They come back at the end of the turn"}
}

func (e takeControl) check(c *checker) { e.filter.check(c) }

// lend puts the card at hand into play for the player whose effect it is, and back at the end of the turn.
type lend struct{}

func (lend) compile(p *program) {
	p.emit(engine.Op{Code: engine.OpIt, Verb: engine.VerbPut, Dest: engine.Dest{Place: InPlay, Of: engine.User, Under: true}})
	p.emit(engine.Op{Code: engine.OpLater, Pair: true, To: p.body(IntoPlay(This))})
}

func (lend) words(voice) []string { return nil }
func (lend) check(*checker)       {}

// DiscardForTeam makes the seat discard a card to its own discard pile or, where players have partners, to
// that of a partner.
func DiscardForTeam() Effect { return discardForTeam{} }

type discardForTeam struct{}

func (e discardForTeam) compile(p *program) {
	if !p.book.teams() {
		Discard(One(AnyCard, Hand)).compile(p)
		return
	}
	op := One(AnyCard, Hand).op(p)
	op.Verb = engine.VerbKeep
	p.asking(question(e.words(second)...).to("discard ~", neither("discard")))
	p.emit(op)
	none := p.test(Did)
	p.asking(question("choose whose discard pile it goes to").to("choose ^", neither("choose")))
	p.emit(engine.Op{Code: engine.OpTarget, Who: engine.Team})
	p.emit(engine.Op{Code: engine.OpForEach, From: engine.Set(Hand), To: p.body(discardToTarget{})})
	p.land(none)
}

func (discardForTeam) words(v voice) []string {
	return []string{v.verb("discard") + " a card into " + v.your() + orPartner + " discard pile"}
}
func (discardForTeam) check(*checker) {}

// orPartner are the words for the partner as well as oneself. A game without partners leaves them out.
const orPartner = " own or a partner's"

// teams reports whether players of the game can have partners.
func (b *Book) teams() bool {
	return slices.ContainsFunc(b.table.Numbers, func(n engine.Number) bool { return n.Team })
}

// Text returns the rules text of a card as it is in the game: without partners where there are none.
func (b *Book) Text(c *Card) string { return b.withoutPartners(c.Text()) }

// withoutPartners returns words without those about partners, if there are none.
func (b *Book) withoutPartners(words string) string {
	if b.teams() {
		return words
	}
	return strings.ReplaceAll(words, orPartner, "")
}

type discardToTarget struct{}

func (discardToTarget) compile(p *program) {
	p.emit(engine.Op{Code: engine.OpIt, Verb: engine.VerbDiscard, Dest: engine.Dest{Place: engine.Discard, Of: engine.Target}})
}
func (discardToTarget) words(voice) []string { return nil }
func (discardToTarget) check(*checker)       {}

// NextType is a number of the turn that a set may need on the table: the types, as a set, that the next card
// its player plays or discards also has. AddedTypes are those types on the card.
var (
	NextType   = Own("types of the next card")
	AddedTypes = Own("added types")
)

// NameType lets the seat name a type, which the next card it plays or discards this turn also has.
func NameType() Effect {
	return nameType{
		numberOf{of: NextType, text: "make the next card also "},
		func(v voice) string {
			return ". The next card " + v.you() + " play or discard this turn also has that type"
		},
	}
}

// TypeOfThis lets the seat name a type, which this card also has until the end of the turn.
func TypeOfThis() Effect {
	return nameType{
		numberOf{of: AddedTypes, around: engine.ThisCard, text: "make this card also "},
		func(voice) string { return ", which it also has this turn" },
	}
}

type nameType struct {
	gives numberOf           // with the start of its text
	then  func(voice) string // the words after the card type
}

// named are the types that a player can name.
var named = []Kind{Hero, Villain, SuperPower, Equipment, Location, Starter}

func (e nameType) options() choose {
	var all []Alternative
	add := func(name string, t engine.Types) {
		gives := e.gives
		gives.n, gives.text = int(t), gives.text+withArticle(name)
		all = append(all, Alternative{Label: strings.ToLower(name), Do: gives})
	}
	for _, k := range named {
		add(k.Label(), k.Types())
	}
	add(weakness, engine.WeaknessType)
	return all
}

func (e nameType) compile(p *program) {
	p.nameType(question("name a card type"), e.options())
}

// nameType asks a question whose answers name the types that a player can name, in their order.
func (p *program) nameType(q Asking, of choose) {
	q.Title, q.Labels = "which card type", map[int16]Deed{}
	for i, o := range of {
		name := weakness
		if i < len(named) {
			name = named[i].Label()
		}
		q.Labels[p.book.label(o.Label)] = Deed{Act: "name " + name}
	}
	p.asking(q)
	of.compile(p)
}

func (e nameType) words(v voice) []string {
	return []string{v.verb("name") + " a card type" + e.then(v)}
}

func (e nameType) check(c *checker) { e.options().check(c) }

// weakness is the name of the cards of the Weakness stack.
const weakness = "Weakness"

// namesTypes reports whether players can name a type that a card then also has.
func (b *Book) namesTypes() bool {
	return slices.ContainsFunc(b.table.Numbers, func(n engine.Number) bool { return n.Types })
}

// strayWeaknesses takes the cards that only counted as Weaknesses out of the game once they are in the
// Weakness stack (ruling on Bizarro).
func (p *program) strayWeaknesses() {
	if !p.book.namesTypes() {
		return
	}
	stray := Every(Filter{Types: AnyType}, Weaknesses).op(p)
	stray.Verb, stray.Dest = engine.VerbPut, engine.Dest{Place: OutOfGame, Under: true}
	p.emit(stray)
}

// DownUntilDefeated turns the seat's Super Hero face down until a Super-Villain with a name is defeated.
func DownUntilDefeated(name string) Effect { return downUntil{name} }

type downUntil struct{ name string }

func (e downUntil) up() When {
	return When{On: OnDefeat, Whose: engine.All, In: engine.All, Card: Named(e.name), Do: Flip(false)}
}

func (e downUntil) compile(p *program) {
	Flip(true).compile(p)
	p.emit(engine.Op{Code: engine.OpWatch, N: int16(p.book.trigger(p.card, e.up())), Until: engine.GoneOff})
}

func (downUntil) words(v voice) []string {
	flips := Flip(true).words(v)[0]
	if v.third {
		return []string{flips + " until this Super-Villain is defeated"}
	}
	return []string{flips + ". It stays face down until this Super-Villain is defeated"}
}

func (e downUntil) check(c *checker) { e.up().check(c) }

// AnyAvoided is true if any player avoided the previous Attack.
var AnyAvoided = Cond{count{of: engine.Avoided}, 1, engine.Unlimited, func(voice) string { return "any player avoided this Attack" }}

// BackIntoStack shuffles this Super-Villain into the stack if there is another to reveal.
func BackIntoStack() Effect {
	return plain{engine.Op{Code: engine.OpRestack}, "reveal the next Super-Villain and shuffle this one into the stack"}
}

// SwapHero lets the seat swap its Super Hero for one that is not in the game.
func SwapHero() Effect { return swapHero{} }

type swapHero struct{}

func (swapHero) compile(p *program) {
	in := UpTo(1, AnyCard, Bench).op(p)
	in.Verb = engine.VerbKeep
	p.asking(question("you may swap your Super Hero for another").to("swap for ~", neither("swap")))
	p.emit(in)
	no := p.test(Did)
	out := One(AnyCard, engine.Heroes).op(p)
	out.Verb, out.Dest = engine.VerbPut, engine.Dest{Place: Bench}
	p.asking(question("choose the Super Hero to swap").to("swap ~", neither("swap")))
	p.emit(out)
	p.emit(engine.Op{Code: engine.OpForEach, From: engine.Set(Bench), To: p.body(takeHero{})})
	p.land(no)
}

func (swapHero) words(v voice) []string {
	return []string{v.may() + "swap " + v.your() + " Super Hero for one outside the game"}
}
func (swapHero) check(*checker) {}

type takeHero struct{}

func (takeHero) compile(p *program) {
	p.emit(engine.Op{Code: engine.OpIt, Verb: engine.VerbPut, Dest: engine.Dest{Place: engine.Heroes, Under: true}})
}
func (takeHero) words(voice) []string { return nil }
func (takeHero) check(*checker)       {}

// Waiting is a number on cards that a set may need on the table: the card must be played in its player's
// next turn.
var Waiting = Own("Waiting")

// IntoPlayToWait puts this card into play. Its player must play it during their next turn.
func IntoPlayToWait() Effect {
	return Do(IntoPlay(This), Says("you must play it during your next turn", numberOf{of: Waiting, n: 1, around: engine.ThisCard}))
}

// PlayWaiting offers the play of a card that waits in play.
func PlayWaiting() Offer {
	return Offer{Kind: engine.OptPlay, From: engine.Set(InPlay), Card: Filter{Bears: Waiting}, Does: Play(It), Words: "play each card that waits in play"}
}

// NoneWaiting is true while the seat has no card that waits in play.
var NoneWaiting = NoneOf(Filter{Bears: Waiting}, InPlay)

// UnderColony marks the cards under a Super Hero that can be discarded as Ongoing cards in play.
var UnderColony = Own("Colony")
