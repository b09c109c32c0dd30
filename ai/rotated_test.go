package ai_test

import (
	"testing"

	"lineup/engine"
	"lineup/game/card"
)

// turned is a card in play, rotated by some quarters.
type turned struct {
	name     string
	quarters int
}

// TestGreedyRotates checks which card greedy rotates: of its own one that turns upright then or soon, and does
// something useful as it does, of foes' one that was near to that; and that it keeps one that would discard itself.
func TestGreedyRotates(t *testing.T) {
	for _, c := range []struct {
		name      string
		plays     string
		own, foes []turned
		want      string // "" if it rotates none
		wantNot   string
	}{
		{name: "a card that turns upright", plays: "Whip", own: []turned{{"Soultaker Sword", 2}, {"Hawkfire", 3}, {"The Batcave", 3}}, want: "Hawkfire"},
		{name: "of two that turn upright, the better one", plays: "Whip", own: []turned{{"Soultaker Sword", 3}, {"Hawkfire", 3}}, want: "Soultaker Sword"},
		{name: "one that comes nearer to it", plays: "Whip", own: []turned{{"Soultaker Sword", 1}, {"Hawkfire", 2}, {"The Batcave", 3}}, want: "Hawkfire"},
		{name: "one that gives another turn", plays: "Whip", own: []turned{{"Clocktower", 3}, {"Hawkfire", 3}}, want: "Clocktower"},
		{name: "none that is rotated already", plays: "Whip", own: []turned{{"The Batcave", 3}}, want: "Whip"},
		{name: "not one that would discard itself", plays: "Whip", own: []turned{{"Scandal Savage", 3}}, wantNot: "Scandal Savage"},
		{name: "not one that would be nearer to that", plays: "Whip", own: []turned{{"Scandal Savage", 1}, {"The Batcave", 2}}, wantNot: "Scandal Savage"},
		{name: "not one that would discard itself, if it need not rotate any", plays: "Canary Cry", own: []turned{{"Scandal Savage", 3}}, wantNot: "Scandal Savage"},
		{name: "a foe's card near to it goes back", plays: "Cupid", foes: []turned{{"Soultaker Sword", 2}, {"Hawkfire", 3}, {"The Batcave", 3}}, want: "Hawkfire"},
		{name: "a foe's card is not set upright", plays: "Cupid", foes: []turned{{"Soultaker Sword", 1}}},
		{name: "a foe's card is not turned on by going back", plays: "Cupid", foes: []turned{{"Soultaker Sword", 0}, {"Hawkfire", 1}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			book, b := table(t, "base", "crossover_6")
			add := func(z engine.ZoneID, name string) engine.CardID {
				f, err := book.Find(name, false)
				if err != nil {
					t.Fatal(err)
				}
				return b.Add(f, z)
			}
			for range 20 {
				add(b.Zone(card.MainDeck, engine.NoSeat), "Catwoman")
				add(b.Zone(engine.Deck, 0), "Punch")
			}
			for seat, cards := range [][]turned{c.own, c.foes} {
				for _, in := range cards {
					if at := add(b.Zone(engine.InPlay, engine.SeatID(seat)), in.name); in.quarters > 0 {
						b.Rotate(at, in.quarters)
					}
				}
			}
			played := add(b.Zone(engine.Hand, 0), c.plays)
			s := b.Resume(0, 0)
			p := player(t, "greedy", 0)
			for _, o := range s.Pending().Options {
				if o.Kind == engine.OptPlay && o.Card == played {
					if err := s.Apply(engine.Answer{Seq: s.Pending().Seq, Option: o}, nil); err != nil {
						t.Fatal(err)
					}
					break
				}
			}
			d := s.Pending()
			if d.Kind != engine.DecidePick || d.Verb != engine.VerbRotate {
				t.Fatalf("asked: %+v", d)
			}
			got := ""
			if a := p.Decide(s.View(0)); a.Option.Kind == engine.OptCard {
				got = s.Face(a.Option.Card).Name
			}
			if c.wantNot == "" && got != c.want || c.wantNot != "" && got == c.wantNot {
				t.Errorf("it rotates %q, want %q, not %q", got, c.want, c.wantNot)
			}
		})
	}
}
