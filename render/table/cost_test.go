package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/match"
	gametest "lineup/game/testgame"
	"lineup/render/art"
	"lineup/render/board"
	townboard "lineup/render/board/town"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestChangedCostIsExplained checks on the map at Level 3 that the enlarged card of a Villain explains
// why it costs more than is printed on it and says where the Villain goes, and that another card without a
// changed cost has no note.
func TestChangedCostIsExplained(t *testing.T) {
	tb := shownTable(t, townboard.Full)
	raised, villains := 0, 0
	for i := range tb.layout.Spots {
		s := &tb.layout.Spots[i]
		if s.Card == engine.NoCard || !tb.view().Sees(s.Card) {
			continue
		}
		tb.noteCost(s)
		printed, now := int(tb.view().Face(s.Card).Cost), tb.view().Cost(s.Card)
		want := fmt.Sprintf("Costs %d: %d printed, +1 for Level 3", now, printed)
		if printed == now {
			want = ""
		} else {
			raised++
		}
		if about := tb.layout.About(s.Card); about != "" {
			want = strings.TrimPrefix(want+". "+about, ". ")
			villains++
			if name := match.SpaceName(tb.view(), tb.view().Goal(s.Card)); !strings.Contains(about, name) && tb.view().Goal(s.Card) != tb.view().SpaceOf(s.Card) {
				t.Errorf("the note of %s says %q, and its Destination is %s", tb.view().Face(s.Card).Name, about, name)
			}
		}
		if tb.zoom.Note != want || tb.zoom.Noted != tb.faceOfSpot(s) {
			t.Errorf("the note of %s is %q, want %q", tb.view().Face(s.Card).Name, tb.zoom.Note, want)
		}
	}
	if raised < 3 || villains < 3 {
		t.Errorf("only %d cards cost more, and %d Villains say where they go", raised, villains)
	}
	if tb.pin(tb.faceOfSpot(&tb.layout.Spots[0])); strings.Contains(tb.zoom.Note, "Costs") != (tb.view().Cost(tb.layout.Spots[0].Card) != int(tb.view().Face(tb.layout.Spots[0].Card).Cost)) {
		t.Errorf("a card that is read has the note %q", tb.zoom.Note)
	}
}

// TestPagesShowTheCurrentCost checks on the map at Level 3 that the page of each Super-Villain, its
// enlarged card, a question about it, and the list of Villains show what it costs now, in red, as the map
// does.
func TestPagesShowTheCurrentCost(t *testing.T) {
	looptest.NeedDisplay(t)
	tb := shownTable(t, townboard.Full)
	v, raised := tb.view(), 0
	shows := func(where string, f *art.Face, c engine.CardID) {
		if now := fmt.Sprint(v.Cost(c)); f.Cost != now || f.Raised != (v.Cost(c) > int(v.Face(c).Cost)) {
			t.Errorf("%s: %s shows the cost %s (in red: %v), and it costs %s", where, f.Name, f.Cost, f.Raised, now)
		}
	}
	for i := range tb.layout.Spots {
		s := &tb.layout.Spots[i]
		if !board.ForSale(s.Place) || !v.Sees(s.Card) {
			continue
		}
		shows("enlarged", tb.faceOfSpot(s), s.Card)
		ask := tb.stageOf()
		shows("in a question", ask.Face(s.Card), s.Card)
		tb.ask.asked.Source = s.Card
		ask = tb.stageOf()
		shows("asking", ask.Face(s.Card), s.Card)
		tb.ask.asked.Source = engine.NoCard
		if !v.Face(s.Card).SuperVillain {
			continue
		}
		raised++
		for _, fell := range []bool{false, true} {
			tb.pages.drop()
			tb.showSplash(leaf{splash: splash{face: tb.faceOf(v, s.Card), card: s.Card, fell: fell}})
			shows("on its page", tb.pages.splash.priced(), s.Card)
			if tb.pages.splash.face != tb.faceOf(v, s.Card) {
				t.Errorf("the page of %s has pictures of another face", tb.pages.splash.face.Name)
			}
		}
		tb.pages.drop()
	}
	found := 0
	for _, pile := range tb.layout.Reference() {
		for i := range tb.layout.Spots {
			s := &tb.layout.Spots[i]
			if f := tb.faceOfSpot(s); s.Outline != nil && pile.Title == "VILLAINS IN THE CITY" && slices.Contains(pile.Faces, f) {
				shows("in the list", f, s.Card)
				found++
			}
		}
	}
	if raised < 2 || found < 3 {
		t.Errorf("%d Super-Villains cost more, and %d Villains are in the list", raised, found)
	}
}

// shownTable returns the table of a moment on the map.
func shownTable(t *testing.T, shown townboard.Shown) *Table {
	t.Helper()
	g, err := catalog.Tested.Build(match.Plan{Mode: "rebirth", Seats: testgame.Seats("Ana", "random", "random", "random"), Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	m, err := shown.Match(g, func(_ string, seed uint64) (match.Decider, error) { return testgame.NewRandom(seed), nil })
	if err != nil {
		t.Fatal(err)
	}
	tb := New(Options{Match: m, Board: boardOf(m), Looks: looksOf(m), Faces: art.Faces(m.Book()), Canvas: ui.NewCanvas(), Settings: &ui.Settings{Speed: ui.Instant}})
	tb.sync(false)
	return tb
}

// TestIdleUseIsNoted checks that an enlarged card in play says that its use would do nothing, that the frame of the keys
// says so too, and that the end of the turn does not ask about it.
func TestIdleUseIsNoted(t *testing.T) {
	for _, discard := range []string{"", "Kick"} {
		piles := []gametest.Pile{{Place: engine.InPlay, Cards: []string{"Azarath Metrion Zinthos"}}}
		if discard != "" {
			piles = append(piles, gametest.Pile{Place: engine.Discard, Cards: []string{discard}})
		}
		tb := laidTable(t, []string{"base", "teen_titans"}, []string{"Superman", "Batman"}, piles...)
		i := slices.IndexFunc(tb.layout.Spots, func(s board.Spot) bool { return s.Place == engine.InPlay })
		tb.noteCost(&tb.layout.Spots[i])
		says := tb.spotTarget(tb.view(), i).Says
		const idle = "No card with cost 4 or less in your discard pile, so nothing happens"
		if noted := strings.Contains(tb.zoom.Note, idle) && strings.Contains(says, idle); noted != (discard == "") || tb.zoom.Note == "" && discard == "" {
			t.Errorf("with %q discarded, the note is %q, and the frame says %q", discard, tb.zoom.Note, says)
		}
		if wasted := tb.wasted(); strings.Contains(wasted, "Azarath") != (discard != "") {
			t.Errorf("with %q discarded, the end of the turn says %q", discard, wasted)
		}
	}
}
