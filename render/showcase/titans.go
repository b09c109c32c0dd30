package showcase

import (
	"fmt"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode"
)

// This file builds a table with everything that Teen Titans adds to it.

// titansPiles are the cards of the scene "titans", by place. The cards in play are there from earlier turns.
var titansPiles = []pile{
	{card.Villains, []string{"Superboy Prime", "Trigon"}},
	{card.LineUp, []string{"Shapeshift", "Match", "The Colony", "Teen Titans Go!", "Jericho"}},
	{engine.InPlay, []string{"Jaime Reyes", "Garfield Logan", "Bumblebee", "Bumblebee", "Azarath Metrion Zinthos", "The Colony", "Speed Force"}},
	{engine.Hand, []string{"Colony Suit", "Miss Martian", "Superboy Prime", "Punch", "Jericho"}},
	{engine.Discard, []string{"Punch", "Aqualad", "Weakness"}},
	{engine.Deck, []string{"Punch", "Kick", "Vulnerability", "Kick", "Punch"}},
	{engine.Destroyed, []string{"Punch"}},
	{card.Saved, []string{"Punch", "Kick", "Static"}},
	{card.Under, []string{"Vulnerability", "Punch"}},
}

// titansFoe are the cards of the second seat.
var titansFoe = []pile{
	{engine.InPlay, []string{"Zoo Keeper", "New Titans Tower", "Lady Vic"}},
	{engine.Hand, []string{"Punch", "Punch", "Kick", "Vulnerability", "Punch"}},
	{card.Saved, []string{"Kick", "Punch"}},
	{engine.Deck, []string{"Punch", "Punch"}},
}

// titansLaid are the numbers on cards of the first seat, by the place of the card and its index there.
var titansLaid = []struct {
	number string
	place  engine.Place
	at, n  int
}{
	{card.Waiting.Name, engine.InPlay, 0, 1}, {card.AddedTypes.Name, engine.InPlay, 6, int(engine.Equipment)},
	{card.UnderColony.Name, card.Under, 0, 1}, {card.UnderColony.Name, card.Under, 1, 1},
}

// Titans returns a match with a card that waits in play, a card with an added type, several cards whose
// abilities are paid for by discarding them, hands set aside, cards of The Colony under a Super Hero, and
// Super Heroes outside the game.
func Titans(g *mode.Game, players match.Players) (*match.Match, int, error) {
	b, err := layOut(g)
	if err == nil {
		err = b.addTo(0, false, titansPiles)
	}
	if err == nil {
		err = b.addTo(1, false, titansFoe)
	}
	if err != nil {
		return nil, 0, err
	}
	lib := g.Book.Library()
	for _, l := range titansLaid {
		number := slices.IndexFunc(lib.Numbers, func(n engine.Number) bool { return n.Name == l.number })
		if number < 0 {
			return nil, 0, fmt.Errorf("the table has no number %q", l.number)
		}
		b.Lay(engine.NumberID(number), b.laid[l.place][l.at], l.n)
	}
	for i := range lib.Faces {
		switch f := &lib.Faces[i]; {
		case f.SuperHero && !b.Holds(engine.FaceID(i)):
			b.Add(engine.FaceID(i), b.Zone(card.Bench, engine.NoSeat))
		case f.InDeck > 0:
			b.Add(engine.FaceID(i), b.Zone(card.MainDeck, engine.NoSeat))
		}
	}
	m, err := b.match(players, 1)
	return m, 0, err
}
