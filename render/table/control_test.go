package table

import (
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/art"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestControlledLocationIsUsedWhereItIs checks that a Location that a player controls in the Line-Up says USE there
// and is used by a click and by keys, and that those of foes can be used too.
func TestControlledLocationIsUsedWhereItIs(t *testing.T) {
	for _, way := range []string{"click", "keys"} {
		g, err := catalog.Tested.Build(mode.Plan{Mode: "standard", Sets: []string{"forever_evil", "crisis_1"}, Seats: testgame.Seats("Ana", "buyer"), Seed: 1})
		if err != nil {
			t.Fatal(err)
		}
		b, err := engine.Build(g.Book.Library(), 2, 1)
		if err != nil {
			t.Fatal(err)
		}
		b.SetLineUpSize(5)
		add := func(place engine.Place, seat engine.SeatID, hero bool, names ...string) {
			for _, name := range names {
				f, err := g.Book.Find(name, hero)
				if err != nil {
					t.Fatal(err)
				}
				b.Add(f, b.Zone(place, seat))
			}
		}
		add(engine.Heroes, 0, true, "Swamp Thing@crisis_1")
		add(engine.Heroes, 1, true, "Robin@crisis_1")
		add(card.Villains, engine.NoSeat, false, "Green Lantern", "Batman")
		add(card.LineUp, engine.NoSeat, false, "Blackgate Prison", "Sledgehammer", "Steve Trevor")
		add(engine.InPlay, 1, false, "Earth-3")
		add(engine.Deck, 0, false, "Vulnerability", "Punch", "Punch", "Kick", "Punch")
		add(engine.Deck, 1, false, "Punch", "Kick", "Punch", "Kick", "Punch")
		m, _, err := match.Restore(g, func(string, uint64) (match.Decider, error) { return testgame.Buyer{}, nil },
			match.Saved{Record: match.Record{Plan: g.Plan, Printed: g.Book.Library().Fingerprint()}, Now: b.Resume(0, 0).AppendBinary(nil)})
		if err != nil {
			t.Fatal(err)
		}
		tb := New(Options{Match: m, Board: boardOf(m), Looks: looksOf(m), Faces: art.Faces(m.Book()), Canvas: ui.NewCanvas(), Settings: &ui.Settings{Speed: ui.Instant},
			Over: func() {}, ToTitle: func() {}, Quit: func() {}, Rules: func() []mode.RulesChapter { return nil }})
		h, f := framed(tb)
		at := tb.spotNamed("Blackgate Prison", card.LineUp)
		s := tb.layout.Spots[at]
		if o, lit := tb.ask.option(s.Card); !lit || o.Kind != engine.OptUse || tb.takingOf(s.Card) != "USE" {
			t.Fatalf("%s: Blackgate Prison offers %v, %+v, with the word %q", way, lit, o, tb.takingOf(s.Card))
		}
		if way == "click" {
			h.Click(t, s.Pose.X, s.Pose.Y)
		} else {
			h.Enter(t, f, "Blackgate Prison")
		}
		if got := tb.view().Number(engine.VPTokens, 0); got != 1 {
			t.Errorf("%s: after Blackgate Prison, Ana has %d VP tokens", way, got)
		}
		if _, lit := tb.ask.option(s.Card); lit {
			t.Errorf("%s: Blackgate Prison can be used again", way)
		}
		// The foe's cards in play are small on the table, so they come behind a button.
		if len(tb.ask.more.Answers) != 2 || tb.ask.more.Answers[0].Option.Kind != engine.OptUse {
			t.Fatalf("%s: behind the button are %+v", way, tb.ask.more.Answers)
		}
		tb.answer(tb.ask.more.Answers[0].Option)
		if got := tb.view().Number(engine.VPTokens, 0); got != 2 {
			t.Errorf("%s: after Earth-3, Ana has %d VP tokens", way, got)
		}
	}
}
