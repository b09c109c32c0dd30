package showcase

import (
	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode"
)

// This file builds a table with a Super-Villain of Impossible Mode and a long Line-Up.

// impossiblePiles are the cards of the scene "impossible", by place.
var impossiblePiles = []pile{
	{card.Villains, []string{"Sinestro - Impossible Mode", "Ra's Al Ghul - Impossible Mode", "Hades - Impossible Mode"}},
	{card.LineUp, []string{"Animal Man", "Power of the Red", "John Constantine", "Magic", "Strife", "Bo Staff", "Flight", "Captain Atom", "House of Mystery", "Psycho Pirate", "Killer Frost", "The Rot"}},
	{engine.Hand, []string{"Quiver of Arrows", "Ra's Al Ghul - Impossible Mode", "Parallax - Impossible Mode", "Magician's Corset", "Punch"}},
	{engine.Discard, []string{"Punch", "Signature Trenchcoat"}},
	{engine.Deck, []string{"Kick", "Punch", "Vulnerability", "Kick", "Punch"}},
	{engine.Destroyed, []string{"Punch", "Avatar of the Rot"}},
}

// impossibleFoes are the cards of the other seats.
var impossibleFoes = []pile{
	{engine.Hand, []string{"Punch", "Punch", "Kick", "Vulnerability", "Punch"}}, {engine.Deck, []string{"Punch", "Kick"}},
}

// impossibleHeroes are the Super Heroes of that scene.
var impossibleHeroes = []string{"Constantine", "Zatanna Zatara", "Robin", "Green Arrow", "Animal Man"}

// Impossible returns a match with a Line-Up of twelve cards, whose Heroes make Sinestro cost more.
func Impossible(g *mode.Game, players match.Players) (*match.Match, int, error) {
	b, err := layOut(g, impossibleHeroes...)
	if err != nil {
		return nil, 0, err
	}
	for seat := range engine.SeatID(len(g.Plan.Seats)) {
		piles := impossiblePiles
		if seat > 0 {
			piles = impossibleFoes
		}
		if err := b.addTo(seat, false, piles); err != nil {
			return nil, 0, err
		}
	}
	lib := g.Book.Library()
	for i := range lib.Faces { // the rest of the game
		if f := &lib.Faces[i]; f.InDeck > 0 {
			b.Add(engine.FaceID(i), b.Zone(card.MainDeck, engine.NoSeat))
		}
	}
	m, err := b.match(players, 3)
	return m, 0, err
}
