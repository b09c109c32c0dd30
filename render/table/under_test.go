package table

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/mode"
	deals "lineup/game/testgame"
	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/sound/synth"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// underTable returns a table with cards under the Super Heroes of the viewer and a foe. The viewer knows one of
// the foe's.
func underTable(t *testing.T) *Table {
	t.Helper()
	m := deals.Lay(t, catalog.Shipped, mode.Plan{Sets: []string{"base", "crossover_2"}, Seats: []mode.Seat{{Name: "Ana"}, {Name: "Bob", Player: "random"}, {Name: "Cy", Player: "random"}}},
		[]string{"Batman", "Superman", "Aquaman"},
		deals.Pile{Place: engine.Hand, Cards: []string{"Explosive Arrow"}},
		deals.Pile{Place: card.Under, Cards: []string{"Kick", "Robin", "Kick"}},
		deals.Pile{Place: card.Under, Seat: 1, Cards: []string{"Mera", "Bane", "Huntress"}})
	nothing := func() {}
	return New(Options{
		Match: m, Board: boardOf(m), Looks: looksOf(m), Faces: art.Faces(m.Book()), Canvas: ui.NewCanvas(), Settings: &ui.Settings{Speed: ui.Instant},
		Over: nothing, ToTitle: nothing, Quit: nothing,
	})
}

// give gives the answer with some words.
func give(tt *testing.T, t *Table, words string) {
	tt.Helper()
	for i, r := range t.ask.asked.Answers {
		if r.Words == words {
			t.answer(t.ask.options[i])
			t.sync(false)
			return
		}
	}
	tt.Fatalf("%q isn't among the answers %v", words, t.ask.asked.Answers)
}

// TestCardsUnderHeroesAreTold checks what a table shows and says of the cards under Super Heroes: their number on
// foes' plaques, the names of those that the viewer knows, and the number of a face-down card to choose.
func TestCardsUnderHeroesAreTold(t *testing.T) {
	tb := underTable(t)
	tb.sync(false)
	for _, s := range uitest.Screens() {
		set := s.Settings
		tb.Canvas.Settings, tb.Canvas.Fit = &set, set.Fit(s.Width, s.Height)
		tb.sync(false)
		page := tb.Canvas.Read(s.Width, s.Height, nil, tb.Draw)
		if !slices.ContainsFunc(page.Lines, func(l ui.PageLine) bool { return l.Text == "UNDER 3" }) {
			t.Errorf("%s: no plaque counts the cards under Bob's Super Hero", s)
		}
		for i := range tb.panels {
			if p := &tb.panels[i]; (p.Under != "") != (p.Seat == 1) {
				t.Errorf("%s: the plaque of seat %d says %q", s, p.Seat, p.Under)
			}
		}
		says := map[string]string{}
		for _, k := range page.Targets {
			says[k.What] = k.Says
		}
		if got := says["CARDS UNDER SUPER HERO: 3"]; got != "Kick ×2 and Robin." {
			t.Errorf("%s: the narrator says %q of the viewer's own cards", s, got)
		}
		if got := says["Bob"]; !strings.HasSuffix(got, " Under the Super Hero: 3 face-down cards.") {
			t.Errorf("%s: the narrator says %q of Bob", s, got)
		}
	}
	for i := range tb.panels {
		tag := tb.panels[i].UnderTag()
		x, y := tag.Box().Middle()
		if f := tb.faceAt(x, y); (f == nil) != (tb.panels[i].Seat == 1) {
			t.Errorf("at the plaque of seat %d, %v is enlarged instead of the tip", tb.panels[i].Seat, f)
		}
	}
	for i := range tb.layout.Labels {
		if l := &tb.layout.Labels[i]; l.Tag {
			if x, y := l.Box.Middle(); tb.faceAt(x, y) != nil {
				t.Error("the enlarged hero covers the tag of the cards under it")
			}
		}
	}
	for _, kind := range []engine.EventKind{engine.CardLookedAt, engine.CardMoved} {
		if tones := tb.tonesOf([]engine.Event{{Kind: kind, Seat: 0}}); len(tones) != 1 || tones[0].effect != synth.Card {
			t.Errorf("event %d is heard as %v", kind, tones)
		}
	}
	sc := tb.now()
	for seat, want := range []string{"Under your Super Hero: Kick ×2 and Robin", "Under Bob's Super Hero: 3 face-down cards"} {
		if got := sc.UnderWords(engine.SeatID(seat)); got != want {
			t.Errorf("the tip is %q, want %q", got, want)
		}
	}
	tb.answer(tb.ask.options[0])
	tb.sync(false)
	give(t, tb, "Choose Bob")
	page := tb.Canvas.Read(1280, 720, nil, tb.Draw)
	var names []string
	for _, k := range page.Targets {
		if strings.HasPrefix(k.What, "Face-down card ") {
			names = append(names, k.What+": "+k.Says)
		}
	}
	want := []string{"Face-down card 1: Under Bob's Super Hero. It went there first.", "Face-down card 2: Under Bob's Super Hero. It went there after card 1.",
		"Face-down card 3: Under Bob's Super Hero. It went there last."}
	if !slices.Equal(names, want) {
		t.Errorf("to choose from are %q", names)
	}
	give(t, tb, "Destroy face-down card 2")
	if w := board.At(card.Under, 1); w.Count(tb.view()) != 2 {
		t.Errorf("%d cards are left", w.Count(tb.view()))
	}
}

// TestCardsUnderHeroesAreReached checks that the cards under the viewer's Super Hero and a foe's are spread out by the
// mouse, by keys, and by a pad, and that each of them chooses among face-down cards.
func TestCardsUnderHeroesAreReached(t *testing.T) {
	for _, way := range []string{"mouse", "keys", "pad"} {
		tb := underTable(t)
		h, f := framed(tb)
		h.ByPad = way == "pad"
		at := func(name string) {
			t.Helper()
			for range 30 {
				h.Tick(t)
			}
			if way != "mouse" {
				h.Enter(t, f, name)
				return
			}
			page := tb.Canvas.Read(1280, 720, nil, tb.Draw)
			for _, k := range page.Targets {
				if x, y := k.Box.Middle(); strings.HasPrefix(k.What, name) {
					h.Click(t, (x-page.Left)/page.Unit, (y-page.Top)/page.Unit)
					return
				}
			}
			t.Fatalf("%s: %q is not on the page", way, name)
		}
		spread := func(name string, want ...string) {
			t.Helper()
			at(name)
			h.Tick(t)
			var words []string
			page := tb.Canvas.Read(1280, 720, nil, tb.Draw)
			for _, l := range page.Lines {
				words = append(words, l.Text)
			}
			for _, k := range page.Targets {
				words = append(words, k.What)
			}
			for _, w := range want {
				if !slices.Contains(words, w) {
					t.Errorf("%s: %s spreads out %q, without %q", way, name, words, w)
				}
			}
			h.Press(t, ebiten.KeyEscape)
		}
		spread("CARDS UNDER SUPER HERO: 3", "CARDS UNDER SUPER HERO: 3", "Kick", "Robin")
		spread("Bob", "UNDER SUPER HERO 3", "Face down: only Bob may look.")
		at("Explosive Arrow")
		at("Superman")
		if way == "mouse" {
			h.Press(t, ebiten.Key1)
		}
		at("Face-down card 2")
		if way == "mouse" {
			at("DESTROY FACE-DOWN CARD 2")
		} else {
			h.Press(t, ebiten.KeyEnter)
		}
		v := tb.view()
		if burnt := v.Cards(v.Zone(engine.Destroyed, 0)); len(burnt) != 1 || v.Face(burnt[0]).Name != "Bane" {
			t.Errorf("%s: %d cards are destroyed", way, len(burnt))
		}
	}
}
