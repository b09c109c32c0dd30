package table

import (
	"slices"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	gametest "lineup/game/testgame"
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
		if len(tb.ask.more.Answers) != 0 {
			t.Fatalf("%s: behind the button are %+v", way, tb.ask.more.Answers)
		}
	}
}

// TestFoesCardsAreUsedOnTheTable checks that a Location in play before another player, which the viewer controls too, is
// used by a click on its picture on that player's panel, by mouse and by keys, in a small and a large panel.
func TestFoesCardsAreUsedOnTheTable(t *testing.T) {
	for _, heroes := range [][]string{{"Swamp Thing", "Bizarro"}, {"Swamp Thing", "Bizarro", "Black Adam", "Black Manta", "Deathstroke"}} {
		piles := []gametest.Pile{{Place: engine.Hand, Cards: []string{"Kick"}}, {Place: engine.Deck, Cards: []string{"Vulnerability", "Punch"}},
			{Place: engine.InPlay, Seat: 1, Cards: []string{"Central City", "Blackgate Prison"}}}
		tb := laidTable(t, []string{"forever_evil", "crisis_1"}, heroes, piles...)
		i := slices.IndexFunc(tb.ask.options, func(o engine.Option) bool { return o.Kind == engine.OptUse })
		if i < 0 || len(tb.ask.more.Answers) > 0 {
			t.Fatalf("the answers are %+v, and behind a button %+v", tb.ask.options, tb.ask.more.Answers)
		}
		o, prison := tb.ask.options[i], tb.spotOf(tb.ask.options[i].Card)
		if prison == nil || !prison.Plate.Within(tb.layout.Seats[0].Box.Grown(1)) || prison.Tab.W == 0 {
			t.Fatalf("%d seats: the card is at %+v, the panel at %.0f", len(heroes), prison, tb.layout.Seats[0].Box)
		}
		h, f := framed(tb)
		h.LeadTo(t, f, "the card", func(k *ui.PageTarget) bool { return k.Of == any(o.Card) })
		h.EnterHere(t)
		if got := tb.view().Number(engine.VPTokens, 0); got != 1 {
			t.Fatalf("%d seats: after Enter, Ana has %d VP tokens", len(heroes), got)
		}
		if len(tb.ask.more.Answers) > 0 || tb.spotOf(o.Card) != nil {
			t.Errorf("%d seats: the card can be used again", len(heroes))
		}
		tb = laidTable(t, []string{"forever_evil", "crisis_1"}, heroes, piles...)
		if _, ok := tb.click(t, handsOn(tb), o); !ok || tb.view().Number(engine.VPTokens, 0) != 1 {
			t.Errorf("%d seats: after a click (%v), Ana has %d VP tokens", len(heroes), ok, tb.view().Number(engine.VPTokens, 0))
		}
	}
}
