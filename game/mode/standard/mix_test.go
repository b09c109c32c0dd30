package standard

import (
	"strings"
	"testing"

	"lineup/game/mode"
)

// TestHeroNote checks what is said of how Super Heroes are dealt, for the variants that do it in a way of their own.
func TestHeroNote(t *testing.T) {
	for _, c := range []struct {
		variants []string
		heroes   mode.HeroChoice
		want     string
	}{
		{nil, mode.Random, ""}, {nil, mode.Chosen, ""}, {nil, mode.DealTwo, ""},
		{[]string{Draft}, mode.Random, "Draft: cards are face up, and the last player chooses first."},
		{[]string{Draft}, mode.DealTwo, "Draft: cards are face up, and the last player chooses first."},
		{[]string{Draft}, mode.Chosen, "Pick one per player; the rest choose, last player first."},
		{[]string{Mix}, mode.Random, "Mix: each player is dealt two from both sets and keeps one."},
		{[]string{Mix}, mode.Chosen, ""},
		{[]string{Mix}, mode.DealTwo, ""},
	} {
		if got := heroNote(Mode(), mode.Plan{Variants: c.variants, Heroes: c.heroes}); got != c.want {
			t.Errorf("with %v and heroes %v: %q, want %q", c.variants, c.heroes, got, c.want)
		}
	}
}

// TestMixIsChosenKindByKind checks that moving a card type to the other set gives a legal share
// with that type moved, and that all twenty shares can be reached this way.
func TestMixIsChosenKindByKind(t *testing.T) {
	o := mixOption()
	if len(o.Shares.Things) != len(mixed) {
		t.Fatalf("%d kinds have words, of %d", len(o.Shares.Things), len(mixed))
	}
	if got := o.Shares.Of(mode.Plan{Sets: []string{"one"}}); got != nil {
		t.Errorf("of one set there is the share %v", got)
	}
	start := mode.Plan{Sets: []string{"one", "two"}}
	seen := map[string]bool{}
	for todo := []mode.Plan{start}; len(todo) > 0; todo = todo[1:] {
		p := todo[0]
		from := o.Shares.Of(p)
		if key := strings.Join(from, ","); seen[key] {
			continue
		} else {
			seen[key] = true
		}
		for i := range from {
			text := o.Shares.Moved(p, i)
			if again, err := o.Text(text); err != nil || again != text {
				t.Fatalf("moving %s gives %q: %v", o.Shares.Things[i], text, err)
			}
			q := p
			q.Options = p.Options.With(Mix, text)
			if o.Shares.Of(q)[i] == from[i] {
				t.Errorf("%s stay with %s", o.Shares.Things[i], from[i])
			}
			todo = append(todo, q)
		}
	}
	if len(seen) != 20 {
		t.Errorf("%d shares are reached, want 20", len(seen))
	}
}
