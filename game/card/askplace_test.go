package card

import (
	"slices"
	"testing"

	"lineup/engine"
)

// TestQuestionsNamePlaces checks that the title of a question says where a card goes, and that its sentence speaks
// of the cards that the text has shown as those that are seen.
func TestQuestionsNamePlaces(t *testing.T) {
	for _, c := range []struct {
		do                 Effect
		title, end, clause string
	}{
		{UnderPile(MainDeck, One(Costing(5, 0), Hand, DiscardPile)), "put a card with cost 5 or more on the bottom of the main deck", " on the bottom of the main deck",
			"put a card with cost 5 or more from your hand or discard pile on the bottom of the main deck"},
		{ToPlace(DiscardPile, One(Type(Location), InPlay)), "put a Location into your discard pile", " into your discard pile", "put a Location you control into your discard pile"},
		{ToPlace(Weaknesses, Exactly(2, Named("Weakness"), DiscardPile)), "put two Weaknesses into the Weakness stack", " into the Weakness stack",
			"put two Weaknesses from your discard pile into the Weakness stack"},
		{IntoPlay(One(Type(Location), DiscardPile)), "put a Location into play", " into play", "put a Location from your discard pile into play"},
		{ToLineUp(One(AnyCard.CostingAtMost(3), Hand)), "add a card with cost 3 or less to the Line-Up", " to the Line-Up", "add a card with cost 3 or less from your hand to the Line-Up"},
		{ToDeckTop(One(AnyCard, Hand)), "put a card on top", " on top", "put a card from your hand on top of your deck"},
		{UnderHero(One(AnyCard).Shown()), "put one card under your Super Hero", " under your Super Hero", "put one of the revealed cards under your Super Hero"},
		{Play(UpTo(1, NotType(Location)).Shown()), "play one non-Location card", "", "you may play one of the revealed non-Location cards"},
		{ToHand(AllOf(Filter{Repeats: true}, DiscardPile).OfDifferentName()), "put one card with each name you have played into your hand", " into your hand",
			"put one card with each name you have played this turn from your discard pile into your hand"},
		{ToHand(AllOf(Filter{Repeats: true, Types: engine.Hero}, DiscardPile).OfDifferentName()), "put all Heroes with a name you have played into your hand", " into your hand",
			"put all differently named Heroes with the name of a card you have played this turn from your discard pile into your hand"},
		{Destroy(AllOf(AnyCard, DiscardPile).OfDifferentName()), "destroy all cards", "", "destroy all differently named cards in your discard pile"},
		{ToHand(AllOf(Filter{Repeats: true}, DiscardPile)), "put all cards with a name you have played into your hand", " into your hand",
			"put all cards with the name of a card you have played this turn from your discard pile into your hand"},
		{ToHand(AnyNumber(Filter{Repeats: true}, DiscardPile).OfDifferentName()), "put any number of cards with a name you have played into your hand", " into your hand",
			"you may put any number of differently named cards with the name of a card you have played this turn from your discard pile into your hand"},
		{ToHand(Exactly(2, Filter{Repeats: true}, DiscardPile).OfDifferentName()), "put two cards with a name you have played into your hand", " into your hand",
			"put two differently named cards with the name of a card you have played this turn from your discard pile into your hand"},
		{ToHand(AllOf(Filter{Repeats: true}, DiscardPile).OfDifferentName().Of(engine.Foes)), "put all cards with a name you have played into your hand", " into your hand",
			"put all differently named cards with the name of a card you have played this turn from any foe's discard pile into your hand"},
		{Destroy(One(AnyCard).LookedAt()), "destroy one card", "", "destroy one card you looked at"},
		{Destroy(One(AnyCard).Shown().InWords("a card of them")), "destroy one card", "", "destroy a card of them"},
		{DiscardPower(1), "discard cards", "", "discard cards with total printed Power 1 or more"},
		{DiscardPower(3), "discard cards", "", "discard cards with total printed Power 3 or more"},
	} {
		b, ops := compiled(&Card{}, c.do)
		at := engine.ProgID(len(b.lib.Code) - len(ops) + slices.IndexFunc(ops, func(op engine.Op) bool { return op.Code == engine.OpPick }))
		a := b.asks[at]
		if a.May {
			a.Clause = "you may " + a.Clause
		}
		if a.Title != c.title || a.End != c.end || a.Clause != c.clause {
			t.Errorf("asked is %q, %q, %q, not %q", a.Title, a.End, a.Clause, c.title)
		}
	}
}
