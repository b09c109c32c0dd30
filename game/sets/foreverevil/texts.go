package foreverevil

import . "lineup/game/card"

// Texts and filters that several cards share.

var (
	costly = Costing(1, 0)
	free   = Filter{Free: true}
	// there holds if there was a card to reveal.
	there = new(ItIs(AnyCard))
)

// destroyNon lets a player destroy a card that is not of a kind. It earns a VP token if it cost
// something.
func destroyNon(k Kind) Effect {
	d := Destroy(UpTo(1, NotType(k), Hand, DiscardPile))
	if k == Equipment { // "non-Equipment" is too wide for large letters
		d = Says("you may destroy a card other than an Equipment in your hand or discard pile", d)
	}
	return Do(d, Says("if it cost 1 or more, gain a VP token", If(Did, If(ItIs(costly), GainTokens(1)))))
}

// oneOfEach makes a player discard a card of each kind, or gain a Weakness if there is none of either.
// A card of both kinds is enough (the ruling on Element Woman).
func oneOfEach(x, y Kind) Effect {
	return Tells("discard one "+x.Label()+" and one "+y.Label()+" from your hand. A player who discards neither gains a Weakness",
		Discard(One(Type(x), Hand)),
		IfElse(Did, If(ItIs(NotType(y)), Discard(One(Type(y), Hand))), Do(Discard(One(Type(y), Hand)), If(HadNone, ShowHand(), Gain(Top(1, Weaknesses))))))
}
