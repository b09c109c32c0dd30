package setup

import (
	"github.com/hajimehoshi/ebiten/v2"

	"fmt"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/standard"
	"lineup/game/sets"
	"lineup/render/testgame"
)

// TestHeroNotes checks that the note about dealing heroes fits the variants and the actual deal.
func TestHeroNotes(t *testing.T) {
	both := []string{"base", "heroes_unite"}
	for _, c := range []struct {
		variants []string
		how      mode.HeroChoice
		want     string
		offered  int // heroes offered to the first seat
	}{
		{nil, mode.Random, "Each player is dealt one at random.", 1},
		{nil, mode.Chosen, "Pick one per player, or leave it to chance.", 1},
		{nil, mode.DealTwo, "Each player is dealt two and keeps one.", 2},
		{[]string{standard.TwoHeroes}, mode.Random, "Each player is dealt two at random.", 2},
		{[]string{standard.TwoHeroes}, mode.Chosen, "Pick two per player, or leave it to chance.", 2},
		{[]string{standard.TwoHeroes}, mode.DealTwo, "Each player is dealt four and keeps two.", 4},
		{[]string{standard.Mix}, mode.Random, "Mix: each player is dealt two from both sets and keeps one.", 2},
		{[]string{standard.Mix}, mode.Chosen, "Pick one per player. Others are dealt two and keep one.", 2},
		{[]string{standard.TwoHeroes, standard.Mix}, mode.Random, "Mix: each player is dealt four from both sets and keeps two.", 4},
		{[]string{standard.Draft}, mode.DealTwo, "Draft: cards are face up, and the last player chooses first.", 0},
		{[]string{standard.Draft}, mode.Chosen, "Pick one per player; the rest choose, last player first.", 0},
	} {
		t.Run(fmt.Sprint(c.variants, c.how), func(t *testing.T) {
			plan := match.Plan{Variants: c.variants, Heroes: c.how, Sets: both, Seats: testgame.Seats("Ana", "Ben")}
			s, _, _ := screen(t, catalog.Shipped, plan)
			if row, _ := s.Row("SUPER HEROES"); row.Note.Words != c.want {
				t.Errorf("%v, %v: %q, want %q", c.variants, c.how, row.Note.Words, c.want)
			}
			_, dealt, err := catalog.Shipped.Deal(plan)
			if err != nil {
				t.Fatal(err)
			}
			if got := dealt.Len(dealt.Zone(engine.Heroes, 0)); got != c.offered {
				t.Errorf("%v, %v: %d heroes are dealt to the first seat, want %d", c.variants, c.how, got, c.offered)
			}
			checkLayout(t, s)
		})
	}
}

// TestTwoPicks checks that a player with two heroes picks two different ones, and that the second
// waits while the variant is off.
func TestTwoPicks(t *testing.T) {
	s, h, started := screen(t, catalog.Shipped, match.Plan{Variants: []string{standard.TwoHeroes}, Heroes: mode.Chosen})
	unpicked := func() (n int) {
		for _, b := range s.Buttons.List {
			if b.Label == "RANDOM HERO" {
				n++
			}
		}
		return n
	}
	pick := func(button, name string) (offered bool) {
		t.Helper()
		h.Button(t, &s.Buttons, button)
		for _, k := range s.picker.Heroes {
			if k.Face.Name == name {
				h.Click(t, k.Box.X+20, k.Box.Y+20)
				h.Press(t, ebiten.KeyEnter)
				return true
			}
		}
		h.Button(t, &s.picker.Buttons, "BACK")
		return false
	}
	starts := func(want string) {
		t.Helper()
		h.Button(t, &s.Buttons, "START")
		if *started != "standard sets=base "+want {
			t.Errorf("the game is %s (%s), not %s", *started, s.fault, want)
		}
	}
	if unpicked() != 4 {
		t.Fatalf("there are %s", s.labels())
	}
	pick("RANDOM HERO", "Batman")
	if unpicked() != 3 || pick("RANDOM HERO", "Batman") || !pick("RANDOM HERO", "Martian Manhunter") {
		t.Errorf("the second cannot be picked, or the first again: there are %s", s.labels())
	}
	checkLayout(t, s)
	starts(`variant=two-heroes seats=Player:person:Batman+"Martian Manhunter",Robo:buyer heroes=chosen`)
	pick("BATMAN", "Cyborg")
	starts(`variant=two-heroes seats=Player:person:Cyborg+"Martian Manhunter",Robo:buyer heroes=chosen`)
	toggle := func(on string) {
		h.Button(t, &s.Buttons, on)
		h.Button(t, &s.Variants.Buttons, "TWO HEROES")
		h.Button(t, &s.Variants.Buttons, "DONE")
	}
	toggle("TWO HEROES")
	starts(`seats=Player:person:Cyborg,Robo:buyer heroes=chosen`)
	toggle("CHOOSE")
	if !strings.Contains(s.labels(), "CYBORG, MARTIAN MANHUNTER") {
		t.Errorf("with the variant again there are %s", s.labels())
	}
	h.Button(t, &s.Buttons, "CYBORG")
	h.Button(t, &s.picker.Buttons, "RANDOM HERO")
	starts(`variant=two-heroes seats=Player:person:"Martian Manhunter",Robo:buyer heroes=chosen`)
}

// TestModeNotes checks that the notes about heroes and packs are the mode's own, and that a mode
// without them has none.
func TestModeNotes(t *testing.T) {
	m := standard.Mode()
	notes := func(want string, packs ...string) {
		t.Helper()
		s, _, _ := screen(t, mode.NewCatalog([]mode.Mode{m}, sets.All()), match.Plan{Sets: []string{"base", "crossover_1"}, Variants: []string{standard.Draft}})
		if row, _ := s.Row("SUPER HEROES"); row.Note.Words != want {
			t.Errorf("the note about heroes is %q, want %q", row.Note.Words, want)
		}
		if got := s.packsTold(s.packsOf(s.sets())); !slices.Equal(got, packs) {
			t.Errorf("of packs is told %q, want %q", got, packs)
		}
	}
	notes("Draft: cards are face up, and the last player chooses first.", "In this game: Crossover 1.", "The stack option brings in a pack's Super-Villains.")
	m.HeroNote, m.PackNote = func(mode.Mode, mode.Plan) string { return "Heroes fall from the sky." }, "Packs are heavy."
	notes("Heroes fall from the sky.", "In this game: Crossover 1.", "Packs are heavy.")
	m.HeroNote, m.PackNote = nil, ""
	notes("Each player is dealt one at random.", "In this game: Crossover 1.")
}
