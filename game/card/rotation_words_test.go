package card_test

import (
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	. "lineup/game/card"
)

// TestRotationWords checks the words of the effects that rotate cards, of those that came with them, and of the
// conditions on cards in play, for you and for a foe.
func TestRotationWords(t *testing.T) {
	ongoing := With(engine.HasOngoing)
	for _, c := range []struct {
		play Effect
		want string
	}{
		{Rotate(This), "Rotate this card."},
		{Rotate(It), "Rotate it."},
		{Rotate(AControlled()), "Rotate a card you control."},
		{EachFoe(Rotate(One(AnyCard, InPlay))), "Each foe rotates a card they control."},
		{Rotate(UpTo(1, Upright, InPlay).InWords("an upright card you control")), "You may rotate an upright card you control."},
		{RotateBack(UpTo(1, AnyCard, InPlay)), "You may rotate a card you control backward."},
		{RotateHalf(Every(Rotated, InPlay)), "Rotate all rotated cards you control halfway around."},
		{RotateFully(It), "Rotate it all the way around."},
		{SetUpright(This), "Set this card upright."},
		{EachFoe(SetUpright(Every(AnyCard, InPlay))), "Each foe sets all cards they control upright."},
		{Discard(One(Filter{Types: engine.Hero, Bears: Rotation}, InPlay)), "Discard a rotated Hero you control."},
		{Discard(One(Filter{Traits: engine.HasOngoing, Bare: Rotation}, InPlay)), "Discard an upright Ongoing card you control."},
		{PowerPer(1, Controls(Rotated)), "+1 Power for each rotated card you control."},
		{If(RotatedThisTurn, Draw(1)), "If that foe rotated a card, draw a card."},
		{If(DrewThisTurn, Draw(1)), "If that foe drew a card, draw a card."},
		{If(LikeThis, Draw(1)), "If it shares a type with this card, draw a card."},
		{TypeOfThis(), "Name a card type, which it also has this turn."},
		{If(LikeRotated, Draw(1)), "If it shares a type with a rotated card you control, draw a card."},
		{GainIntoPlay(UpTo(1, ongoing, LineUp)), "You may gain an Ongoing card from the Line-Up and put it into play."},
		{EachFoe(GainIntoPlay(One(AnyCard, LineUp))), "Each foe gains a card from the Line-Up and puts it into play."},
		{BorrowFromPlay(ongoing), "You may control a foe's Ongoing card until the end of your turn."},
		{EachFoe(BorrowFromPlay(AnyCard)), "Each foe may control a foe's card until the end of your turn."},
		{Tuck(One(Named("Kick"), Hand)), "Put a Kick from your hand under this card."},
		{PowerPer(1, UnderThis), "+1 Power for each card under this card."},
		{PassEach(Named("Kick"), Hand, DiscardPile), "Pass all Kicks from your hand and discard pile to your foes' discard piles, divided as you choose."},
		{EachFoe(PassEach(Named("Kick"), Hand)), "Each foe passes all Kicks from their hand to their foes' discard piles, divided as they choose."},
		{If(ControlFewerTypes(2), Draw(1)), "If you control cards of fewer than two types, draw a card."},
		{EachFoe(If(ControlFewerTypes(3), Draw(1))), "Each foe who controls cards of fewer than three types draws a card."},
		{If(ControlNo(Rotated), Draw(1)), "If you control no rotated card, draw a card."},
		{AttackAll(If(ControlNo(Rotated), Draw(1))), "Each player who controls no rotated card draws a card."},
		{If(Control(Rotated), Draw(1)), "If you control a rotated card, draw a card."},
		{EachFoe(If(Control(Type(Hero)), Draw(1))), "Each foe who controls a Hero draws a card."},
		{If(ControlMany(2, Type(Hero)), Draw(1)), "If you control two or more Heroes, draw a card."},
		{EachFoe(If(ControlMany(2, Type(Hero)), Draw(1))), "Each foe who controls two or more Heroes draws a card."},
		{If(ControlDifferent(2, Type(Hero)), Draw(1)), "If you control two or more different Heroes, draw a card."},
		{EachFoe(If(ControlDifferent(2, Type(Hero)), Draw(1))), "Each foe who controls two or more different Heroes draws a card."},
		{If(ControlTypes(2), Draw(1)), "If you control two or more different card types, draw a card."},
		{EachFoe(If(ControlTypes(2), Draw(1))), "Each foe who controls two or more different card types draws a card."},
		{If(ControlPair, Draw(1)), "If you control two copies of a card, draw a card."},
		{EachFoe(If(ControlPair, Draw(1))), "Each foe who controls two copies of a card draws a card."},
	} {
		t.Run(c.want, func(t *testing.T) {
			if got := (&Card{Play: c.play}).Text(); got != c.want {
				t.Errorf("got  %q\nwant %q", got, c.want)
			}
		})
	}
}

// TestRotationMoments checks the words of abilities that hear rotations, draws, avoided Attacks, and that their
// own card leaves play.
func TestRotationMoments(t *testing.T) {
	for _, c := range []struct {
		when When
		want string
	}{
		{When{On: engine.OnRotated}, "When you rotate a card on your turn, draw a card."},
		{When{On: engine.OnRotated, In: engine.All}, "When you rotate a card, draw a card."},
		{When{On: engine.OnRotated, Whose: engine.Foes, In: engine.All}, "When another player rotates a card, draw a card."},
		{When{On: engine.OnRotated, Whose: engine.All, In: engine.All}, "When a card is rotated, draw a card."},
		{When{On: engine.OnRotated, Whose: engine.All, In: engine.Foes}, "When a card is rotated on another player's turn, draw a card."},
		{When{On: engine.OnRotated, Once: true}, "Once during each of your turns, when you rotate a card, draw a card."},
		{When{On: engine.OnUpright, In: engine.All}, "When a card you control turns upright, draw a card."},
		{When{On: engine.OnUpright, Whose: engine.Foes, In: engine.All}, "When a card another player controls turns upright, draw a card."},
		{When{On: engine.OnUpright, Whose: engine.All, In: engine.All}, "When a card a player controls turns upright, draw a card."},
		{When{On: engine.OnUprightThis}, "When this card turns upright, draw a card."},
		{When{On: engine.OnUprightThis, Whose: engine.All, In: engine.All}, "When this card turns upright, draw a card."},
		{When{On: engine.OnDrawn}, "When you draw one or more cards on your turn, draw a card."},
		{When{On: engine.OnDrawn, Whose: engine.Foes, In: engine.Foes}, "When another player draws one or more cards on their turn, draw a card."},
		{When{On: engine.OnFoiled}, "When a player avoids an Attack of your cards on your turn, draw a card."},
		{When{On: engine.OnFoiled, Whose: engine.All, In: engine.All}, "When a player avoids an Attack of their cards, draw a card."},
		{When{On: engine.OnLeaveThis, In: engine.All}, "When this card leaves play, draw a card."},
	} {
		t.Run(c.want, func(t *testing.T) {
			c.when.Do = Draw(1)
			if got := (&Card{Kind: SuperHero, Ongoing: []When{c.when}}).Text(); got != c.want {
				t.Errorf("got  %q\nwant %q", got, c.want)
			}
		})
	}
}

// TestRotationFaults checks that the Book refuses rotation that the table lacks, cards no game has, and conditions
// that the moments do not know.
func TestRotationFaults(t *testing.T) {
	turning := table
	turning.Numbers = []engine.Number{{Name: Rotation.Name, Of: engine.OfCard, Max: 3, Rotated: true}}
	for _, c := range []struct {
		table Table
		card  Card
		want  string // "" for none
	}{
		{turning, Card{Play: Rotate(One(Rotated, InPlay))}, ""},
		{turning, Card{Play: RotateBack(One(Upright, InPlay))}, ""},
		{table, Card{Play: Rotate(One(Rotated, InPlay))}, Rotation.Name},
		{table, Card{Play: Rotate(One(Upright, InPlay))}, Rotation.Name},
		{table, Card{Play: If(RotatedThisTurn, Draw(1))}, Rotations.Name},
		{table, Card{Play: If(DrewThisTurn, Draw(1))}, CardsDrawn.Name},
		{table, Card{Play: RotateHalf(One(Named("Nobody"), InPlay))}, `"Nobody", which is not a card`},
		{table, Card{Play: SetUpright(Every(Named("Nobody"), InPlay))}, `"Nobody", which is not a card`},
		{table, Card{Play: BorrowFromPlay(Named("Nobody"))}, `"Nobody", which is not a card`},
		{table, Card{Play: PassEach(Named("Nobody"), Hand)}, `"Nobody", which is not a card`},
		{table, Card{Play: Tuck(One(Named("Nobody"), Hand))}, `"Nobody", which is not a card`},
		{table, Card{Play: GainIntoPlay(One(Named("Nobody"), DiscardPile))}, `"Nobody", which is not a card`},
		{table, Card{Play: If(ControlNo(Named("Nobody")), Draw(1))}, `"Nobody", which is not a card`},
		{table, Card{Play: If(ControlFewerTypes(0), Draw(1))}, "condition from 0 to -1"},
		{table, Card{Ongoing: []When{{On: engine.OnUprightThis, First: true, Do: Draw(1)}}}, "its moment does not know"},
		{table, Card{Ongoing: []When{{On: engine.OnDrawn, First: true, Do: Draw(1)}}}, "its moment does not know"},
		{table, Card{Ongoing: []When{{On: engine.OnRotated, How: engine.Interrupts, Do: Draw(1)}}}, "which nothing can interrupt"},
		{table, Card{Ongoing: []When{{On: engine.OnUprightThis, In: engine.All, Do: Draw(1)}, {On: engine.OnLeaveThis, Do: Draw(1)}}}, ""},
	} {
		_, err := NewBook(c.table, set(c.card))
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s: %v, want %q", c.card.Text(), err, c.want)
		}
	}
}

// TestRotateKeyword checks which cards have the keyword for rotation.
func TestRotateKeyword(t *testing.T) {
	for _, c := range []struct {
		card Card
		want bool
	}{
		{Card{Play: Rotate(This)}, true},
		{Card{Play: RotateBack(This)}, true},
		{Card{Play: SetUpright(This)}, true},
		{Card{Play: PowerPer(1, Controls(Rotated))}, true},
		{Card{Ongoing: []When{{On: engine.OnUprightThis, Do: Draw(1)}}}, true},
		{Card{Play: Tuck(One(AnyCard, Hand))}, false},
		{Card{Play: Draw(1)}, false},
	} {
		if got := slices.Contains(c.card.Keywords(), RotateWord); got != c.want {
			t.Errorf("%q has the keyword: %v", c.card.Text(), got)
		}
	}
}
