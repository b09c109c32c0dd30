package foreverevil

import . "lineup/game/card"

// Texts and filters that several cards share.

var (
	costly = Costing(1, 0)
	free   = Filter{Free: true}
	// there holds if there was a card to reveal.
	there = new(ItIs(AnyCard))
	// discardLocation makes a player put a Location they have in play into their discard pile.
	discardLocation = Tells("put a Location you have in play into your discard pile", ToPlace(DiscardPile, One(Type(Location), InPlay)))
)

// destroyNon lets a player destroy a card that is not of a kind. It earns a VP token if it cost
// something.
func destroyNon(k Kind) Effect {
	d := Destroy(UpTo(1, NotType(k), Hand, DiscardPile))
	if k == Equipment { // "non-Equipment" is too wide for large letters
		d = Says("you may destroy a card in your hand or discard pile that isn't an Equipment", d)
	}
	return Do(d, Says("if it cost 1 or more, gain a VP token", If(Did, If(ItIs(costly), GainTokens(1)))))
}

// countsDestroyed lets a player destroy a card in the Line-Up, and gives Power for destroyed cards of a
// kind.
func countsDestroyed(inLineUp Filter, k Kind) Effect {
	return Do(Destroy(UpTo(1, inLineUp, LineUp)), PowerPer(1, DifferentDestroyed(Type(k))))
}

// cleanse reveals the top card of a deck, and destroys it for a VP token if it fits.
func cleanse(f Filter) Effect {
	return RevealTop(Deck, If(ItIs(f), Destroy(It), GainTokens(1)))
}

// playsDestroyed lets a player play destroyed cards, or gives Power if they play none.
func playsDestroyed(f Filter, power int) Effect {
	return Do(PlayDestroyed(3, f, MainDeck), If(DidNot, Power(power)))
}

// destroysOne is a First Appearance that makes each player destroy a card of a kind, or gain Weaknesses.
func destroysOne(k Kind, weaknesses int) Effect {
	return AttackAll(Do(Destroy(One(Type(k), Hand, DiscardPile)), If(HadNone, ShowHand(), Gain(Top(weaknesses, Weaknesses)))))
}

// oneOfEach makes a player discard a card of each kind, or gain a Weakness if there is none of either.
// A card of both kinds is enough (the ruling on Element Woman).
func oneOfEach(x, y Kind) Effect {
	both := "one " + x.Label() + " and one " + y.Label()
	return TellsBoth("discard "+both+" from your hand, or gain a Weakness if you discard neither",
		"discards "+both+" from their hand, or gains a Weakness if they discard neither",
		Discard(One(Type(x), Hand)),
		IfElse(Did, If(ItIs(NotType(y)), Discard(One(Type(y), Hand))), Do(Discard(One(Type(y), Hand)), If(HadNone, ShowHand(), Gain(Top(1, Weaknesses))))))
}
