package showcase

import (
	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode"
)

// This file builds a table with everything that Crossover 6 adds to it.

// birdsPiles are the cards of the scene "birds", by place.
var birdsPiles = []pile{
	{card.Villains, []string{"Talia Al Ghul"}},
	{card.LineUp, []string{"Hawkfire", "Vixen", "Eidetic Memory", "Crossbow", "Cupid"}},
	{engine.Hand, []string{"Whip", "Black Alice", "Maggie Sawyer", "Punch", "Cupid"}},
	{engine.Discard, []string{"Punch", "Hawkfire"}},
	{engine.Deck, []string{"Punch", "Kick", "Vulnerability", "Kick", "Punch"}},
	{engine.Destroyed, []string{"Punch"}},
	{card.Tucked, []string{"Punch", "Punch"}},
}

// birdsFoes are the cards of the other seats.
var birdsFoes = [][]pile{
	{{engine.Hand, []string{"Punch", "Punch", "Kick", "Vulnerability", "Punch"}}, {engine.Deck, []string{"Punch", "Punch"}}},
	{{engine.Hand, []string{"Punch", "Punch", "Kick", "Vulnerability", "Punch"}}, {engine.Deck, []string{"Punch", "Kick"}}},
}

// birdsPlay are the cards in play of the seats, from earlier turns, and how far they are rotated, in quarters.
var birdsPlay = [...][]struct {
	name     string
	quarters int
}{
	{{"Martial Arts Expert", 0}, {"Soultaker Sword", 1}, {"Cheshire", 2}, {"Computer Console", 3}, {"Scandal Savage", 1}},
	{{"Clocktower", 3}, {"Scandal Savage", 2}, {"Manhunter", 0}},
	{{"Eidetic Memory", 1}},
}

// birdsHeroes are the Super Heroes of that scene.
var birdsHeroes = []string{"Katana", "Oracle", "Catwoman"}

// Birds returns a match with rotated cards in play before all seats, and cards under one of them.
func Birds(g *mode.Game, players match.Players) (*match.Match, int, error) {
	b, err := layOutBirds(g)
	if err != nil {
		return nil, 0, err
	}
	m, err := b.match(players, 3)
	return m, 0, err
}

// layOutBirds lays out that scene.
func layOutBirds(g *mode.Game) (*laid, error) {
	b, err := layOut(g, birdsHeroes...)
	if err != nil {
		return nil, err
	}
	for seat := range engine.SeatID(len(g.Plan.Seats)) {
		piles := birdsPiles
		if seat > 0 {
			piles = birdsFoes[int(seat-1)%len(birdsFoes)]
		}
		if err := b.addTo(seat, false, piles); err != nil {
			return nil, err
		}
		for _, k := range birdsPlay[min(int(seat), len(birdsPlay)-1)] {
			f, err := g.Book.Find(k.name, false)
			if err != nil {
				return nil, err
			}
			if c := b.Add(f, b.Zone(engine.InPlay, seat)); k.quarters > 0 {
				b.Rotate(c, k.quarters)
			}
		}
	}
	lib := g.Book.Library()
	for i := range lib.Faces { // the rest of the game
		if f := &lib.Faces[i]; f.InDeck > 0 {
			b.Add(engine.FaceID(i), b.Zone(card.MainDeck, engine.NoSeat))
		}
	}
	return b, nil
}
