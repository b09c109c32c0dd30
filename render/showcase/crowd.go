package showcase

import (
	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode"
)

// This file builds the fullest table for a picture. No real game gets that far.

// crowdPiles are the cards of the scene "crowd", by place. Cards in play are in the order they were
// played. The first cards of the hand are played before the picture is taken.
var crowdPiles = []pile{
	{card.Villains, []string{"Darkseid", "Captain Cold", "Atrocitus", "Brainiac", "Sinestro", "Parallax", "Deathstroke", "The Anti-Monitor"}},
	{card.LineUp, []string{"Doomsday", "Swamp Thing", "Green Arrow's Bow", "Heat Vision", "Arkham Asylum"}},
	{engine.InPlay, []string{"Man of Steel", "Mera", "Super Strength", "Bane", "Heat Vision", "Catwoman", "Two-Face"}},
	{engine.Hand, []string{"Punch", "Kick", "Vulnerability", "Punch", "Kick", "Zatanna Zatara", "Scarecrow", "Blue Beetle", "Super Speed", "Batmobile", "Weakness"}},
	{engine.Discard, []string{"Mera", "Punch", "Punch", "Starro", "Weakness", "Punch"}},
	{engine.Deck, []string{"Punch", "Punch", "Vulnerability", "Punch", "Kick", "Vulnerability", "Punch", "Lasso of Truth", "Punch", "Punch", "Kick", "Punch"}},
	{engine.Destroyed, []string{"Two-Face", "Punch", "Vulnerability", "Punch", "Vulnerability", "Punch"}},
}

// crowdCounts are the numbers of cards in the other seats' hands, decks and discard piles.
var crowdCounts = [4][3]int{{5, 7, 9}, {5, 11, 4}, {5, 4, 13}, {5, 9, 21}}

// crowdPower is the Power before the first cards of the hand are played.
const crowdPower = 11

// crowdPlayed is the number of those cards.
const crowdPlayed = 2

// crowdPointed is the card of the hand under the pointer.
const crowdPointed = 5

// pile is the cards of a place for a picture.
type pile struct {
	place engine.Place
	cards []string
}

// laid is a game that is laid out for a picture, before it begins.
type laid struct {
	*engine.Builder
	g    *mode.Game
	laid map[engine.Place][]engine.CardID // the cards of add, those of a seat for the first one
}

// layOut begins a game for a picture, with a Super Hero for each seat, and the stacks beside the Line-Up. The Super
// Heroes are the first of the game, or those with some names.
func layOut(g *mode.Game, names ...string) (*laid, error) {
	lib := g.Book.Library()
	seats := engine.SeatID(len(g.Plan.Seats))
	b, err := engine.Build(lib, int(seats), g.Plan.Seed)
	if err != nil {
		return nil, err
	}
	b.SetLineUpSize(5)
	heroes := 0
	for _, name := range names[:min(len(names), int(seats))] {
		f, err := g.Book.Find(name, true)
		if err != nil {
			return nil, err
		}
		b.Add(f, b.Zone(engine.Heroes, engine.SeatID(heroes)))
		heroes++
	}
	for i := range lib.Faces {
		switch f := engine.FaceID(i); {
		case lib.Faces[i].SuperHero && heroes < int(seats) && !b.Holds(f):
			b.Add(f, b.Zone(engine.Heroes, engine.SeatID(heroes)))
			heroes++
		case lib.Faces[i].Name == "Kick", lib.Faces[i].Name == "Weakness":
			place := card.Kicks
			if lib.Faces[i].Name == "Weakness" {
				place = card.Weaknesses
			}
			for range 13 {
				b.Add(f, b.Zone(place, engine.NoSeat))
			}
		}
	}
	return &laid{b, g, map[engine.Place][]engine.CardID{}}, nil
}

// add adds piles of cards. Those of a seat are the first seat's, and its cards in play count as played.
func (l *laid) add(piles []pile) error {
	return l.addTo(0, true, piles)
}

// addTo adds piles of cards. Those of a seat are the given one's. With played, its cards in play were played this
// turn.
func (l *laid) addTo(own engine.SeatID, played bool, piles []pile) error {
	for _, p := range piles {
		for _, name := range p.cards {
			f, err := l.g.Book.Find(name, false)
			if err != nil {
				return err
			}
			seat := own
			switch p.place {
			case card.Villains, card.LineUp, engine.Destroyed:
				seat = engine.NoSeat
			}
			c := l.Add(f, l.Zone(p.place, seat))
			if own == 0 {
				l.laid[p.place] = append(l.laid[p.place], c)
			}
			if played && p.place == engine.InPlay {
				l.Played(c)
			}
		}
	}
	return nil
}

// match returns the match, in the first seat's turn with some Power.
func (l *laid) match(players match.Players, power int) (*match.Match, error) {
	m, _, err := match.Restore(l.g, players, match.Saved{Record: match.Record{Plan: l.g.Plan, Printed: l.g.Book.Library().Fingerprint()}, Now: l.Resume(0, power).AppendBinary(nil)})
	return m, err
}

// Crowded returns a match with full seats, a full Line-Up, many cards in hand and in play, and
// Power for everything.
func Crowded(g *mode.Game, players match.Players) (*match.Match, int, error) {
	b, err := layOut(g)
	if err == nil {
		err = b.add(crowdPiles)
	}
	if err != nil {
		return nil, 0, err
	}
	seats := engine.SeatID(len(g.Plan.Seats))
	punch, err := g.Book.Find("Punch", false)
	if err != nil {
		return nil, 0, err
	}
	for seat := engine.SeatID(1); seat < seats; seat++ {
		for i, place := range [...]engine.Place{engine.Hand, engine.Deck, engine.Discard} {
			for range crowdCounts[(seat-1)%4][i] {
				b.Add(punch, b.Zone(place, seat))
			}
		}
	}
	for range 40 {
		b.Add(punch, b.Zone(card.MainDeck, engine.NoSeat))
	}
	m, err := b.match(players, crowdPower)
	if err != nil {
		return nil, 0, err
	}
	for range crowdPlayed {
		d := m.View(0).Pending()
		for _, o := range d.Options {
			if o.Kind == engine.OptPlay {
				if err := m.Answer(engine.Answer{Seq: d.Seq, Option: o}); err != nil {
					return nil, 0, err
				}
				break
			}
		}
	}
	return m, crowdPointed, nil
}
