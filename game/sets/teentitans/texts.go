package teentitans

import (
	"lineup/engine"
	. "lineup/game/card"
)

// Texts and filters that several cards share.

var (
	ongoing = With(engine.HasOngoing)
	onStack = engine.Set(Villains)
	onDeck  = Filter{In: engine.Set(Deck)}
)

// spent is an ability of a card in play that is paid for by discarding the card.
func spent(then ...Effect) []Use {
	return []Use{{Do: Do(append([]Effect{Discard(This)}, then...)...)}}
}

// uses is an ability of a Super Hero, used once each turn while a condition holds.
func uses(only Cond, then ...Effect) []Use {
	return []Use{{Once: true, Only: &only, Do: Do(then...)}}
}

// payOngoing lets a player discard an Ongoing card for what follows. With The Colony in play, that may also
// be a card it has put under the Super Hero.
func payOngoing() Effect {
	inPlay := ongoing
	inPlay.In, inPlay.Or = engine.Set(InPlay), &Filter{Bears: UnderColony, In: engine.Set(Under)}
	return Says("you may discard an Ongoing card you control",
		IfElse(Control(Named("The Colony")), Discard(UpTo(1, inPlay, InPlay, Under).InWords("an Ongoing card you control or a card The Colony put under your Super Hero")), Discard(UpTo(1, ongoing, InPlay))))
}

// likeIt puts a card of a type of the card at hand from the discard pile into the hand.
func likeIt() Effect {
	like := NotType(Starter)
	like.LikeIt, like.MaxCost = true, 6
	return Says("put a non-Starter card of that type with cost 6 or less from your discard pile into your hand", ToHand(One(like, DiscardPile)))
}

// perDifferent gives Power, and more for each different card of a kind.
func perDifferent(k Kind) Effect { return Do(Power(2), PowerPer(1, DifferentControlled(Type(k)))) }

// takesAll lets a player gain all cards of a kind in the Line-Up, one of them to hand, or gives Power.
func takesAll(k Kind, otherwise int) Effect {
	every := Type(k)
	plural := k.Label()
	switch k {
	case Hero:
		plural += "es"
	case Villain, SuperPower:
		plural += "s"
	}
	return MayElse(Says("gain all "+plural+" in the Line-Up and put one of them into your hand",
		GainToHand(One(every, LineUp)), Gain(Every(every, LineUp))), Power(otherwise), Some(InLineUp(every)).Unsaid())
}

// givesUp makes a player put a card into the Line-Up. Weakness says that one without such a card gains a
// Weakness.
func givesUp(f Filter, weakness bool, from ...engine.Place) Effect {
	if weakness {
		return Do(ToLineUp(One(f, from...)), If(HadNone, ShowHand(), Gain(Top(1, Weaknesses))))
	}
	return Do(ToLineUp(One(f, from...)), If(HadNone, ShowHand()))
}
