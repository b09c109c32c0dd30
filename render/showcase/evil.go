package showcase

import (
	"fmt"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode"
)

// This file builds a table with everything that Forever Evil adds to it.

// evilPiles are the cards of the scene "evil", by place. The first card of the hand is played, and freezes a
// card of the Line-Up. The first card in play stays there.
var evilPiles = []pile{
	{card.Villains, []string{"Green Lantern", "Batman", "Superman"}},
	{card.LineUp, []string{"Firestorm", "Sledgehammer", "Steve Trevor", "Element Woman", "Expert Marksman"}},
	{card.Atop, []string{"Despero", "Mallet", "Element Woman"}},
	{engine.InPlay, []string{"Cosmic Staff"}},
	{engine.Hand, []string{"Cold Gun", "Punch", "Mallet", "Vulnerability", "Kick"}},
	{engine.Discard, []string{"Punch", "Weakness"}},
	{engine.Deck, []string{"Punch", "Kick", "Vulnerability", "Kick", "Punch"}},
	{engine.Destroyed, []string{"Despero", "Punch"}},
}

// evilTokens are the VP tokens of the seats, and evilUnder the numbers of cards under their Super Heroes.
var evilTokens, evilUnder = [...]int{4, 12, 0, 7, 1}, [...]int{2, 11, 1, 0, 0}

// Evil returns a match with VP tokens, a Frozen card, cards on and under Super Heroes, and a card that has
// become Ongoing.
func Evil(g *mode.Game, players match.Players) (*match.Match, int, error) {
	b, err := layOut(g)
	if err == nil {
		err = b.add(evilPiles[:3])
	}
	if err != nil {
		return nil, 0, err
	}
	kept, err := g.Book.Find(evilPiles[3].cards[0], false)
	if err != nil {
		return nil, 0, err
	}
	lib := g.Book.Library()
	number := slices.IndexFunc(lib.Numbers, func(n engine.Number) bool { return n.Keeps })
	if number < 0 {
		return nil, 0, fmt.Errorf("no number keeps a card in play")
	}
	for seat := range engine.SeatID(len(g.Plan.Seats)) {
		b.Set(engine.VPTokens, seat, evilTokens[seat])
		for range evilUnder[seat] {
			b.Add(kept, b.Zone(card.Under, seat))
		}
		if seat < 2 {
			b.Lay(engine.NumberID(number), b.Add(kept, b.Zone(engine.InPlay, seat)), 1)
		}
		if seat == 1 {
			for _, name := range evilPiles[2].cards[:2] {
				f, err := g.Book.Find(name, false)
				if err != nil {
					return nil, 0, err
				}
				b.Add(f, b.Zone(card.Atop, seat))
			}
		}
	}
	if err := b.add(evilPiles[4:]); err != nil {
		return nil, 0, err
	}
	for i := range lib.Faces { // the rest of the game
		if f := &lib.Faces[i]; f.InDeck > 0 {
			b.Add(engine.FaceID(i), b.Zone(card.MainDeck, engine.NoSeat))
		}
	}
	m, err := b.match(players, 3)
	if err != nil {
		return nil, 0, err
	}
	for _, name := range []string{evilPiles[4].cards[0], evilPiles[1].cards[1]} {
		d := m.View(0).Pending()
		at := slices.IndexFunc(d.Options, func(o engine.Option) bool {
			f := m.View(0).Face(o.Card)
			return (o.Kind == engine.OptPlay || o.Kind == engine.OptCard) && f != nil && f.Name == name
		})
		if at < 0 {
			return nil, 0, fmt.Errorf("%s can't be chosen", name)
		}
		if err := m.Answer(engine.Answer{Seq: d.Seq, Option: d.Options[at]}); err != nil {
			return nil, 0, err
		}
	}
	return m, 0, nil
}
