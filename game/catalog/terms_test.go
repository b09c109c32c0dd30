package catalog_test

import (
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/mode"
)

// heads returns the words that passages are about.
func heads(all []mode.Passage) (out []string) {
	for _, p := range all {
		out = append(out, p.Head)
	}
	return out
}

// TestKeywordsAreExplained checks that the glossary of each mode explains every keyword of every card that the mode
// is played with.
func TestKeywordsAreExplained(t *testing.T) {
	for _, m := range catalog.All() {
		seen := map[string]bool{}
		for _, id := range m.All() {
			p := mode.Plan{Mode: m.ID, Sets: []string{id}}
			if id != m.Sets[0] && (m.Host || slices.Contains(m.Packs, id)) {
				p.Sets = []string{m.Sets[0], id}
			}
			g, err := catalog.Shipped.Prepare(p)
			if err != nil {
				t.Fatal(err)
			}
			for f := range engine.FaceID(len(g.Book.Library().Faces)) {
				c := g.Book.Card(f)
				if c == nil {
					continue
				}
				for _, word := range c.Keywords() {
					seen[word] = true
					if word == card.RotateWord && !strings.Contains(strings.ToLower(c.Text()), "rotate") {
						word = "Upright"
					}
					if got := heads(m.Terms(c.Text())); !slices.Contains(got, word) {
						t.Errorf("%s: the text of %s explains %q, not %s", m.ID, c.Name, got, word)
					}
				}
			}
		}
		if !seen["Attack"] || !seen["Defense"] || !seen["Ongoing"] {
			t.Errorf("%s: only the keywords %v", m.ID, seen)
		}
	}
}

// TestTerms checks which words of a text are explained, and in which order.
func TestTerms(t *testing.T) {
	standard := catalog.All()[0]
	for text, want := range map[string]string{
		"+2 Power.": "",
		"+2 Power. Attack: Each foe gains a Weakness.":                               "Attack, Weakness",
		"Gain two VP tokens, then a Weakness or a Kick.":                             "VP token, Weakness, Kick",
		"Stack Ongoing: Frozen cards cost more.":                                     "Stack Ongoing, Frozen",
		"Ongoing: When you rotate a card you control until it is upright, draw one.": "Ongoing, Rotate, Control, Upright",
		"First Appearance Attack: Choose any players.":                               "First Appearance, Attack, Any players",
		"Teamwork 2. Counterattack and kickback.":                                    "Teamwork, Kick",
	} {
		if got := strings.Join(heads(standard.Terms(text)), ", "); got != want {
			t.Errorf("%q explains %q, not %q", text, got, want)
		}
	}
}
