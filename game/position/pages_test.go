package position

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"lineup/game/catalog"
	"lineup/game/mode"
)

// readings is the number of readings, AMB-01 and so on, of open questions in Rebirth's rulebook.
const readings = 18

// knownRules returns the ids of all rules.
func knownRules(t *testing.T) map[string]bool {
	t.Helper()
	out := map[string]bool{}
	upTo := func(form string, from, to int) {
		for n := from; n <= to; n++ {
			out[fmt.Sprintf(form, n)] = true
		}
	}
	upTo("C-%03d", 1, 19) // aim, components, and setup: covered by the tests of the standard mode
	for _, r := range ruleIDs {
		upTo("C-%03d", r[0], r[1])
	}
	upTo("M-%03d", 138, 140) // keywords of packs
	for i, n := range variantIDs {
		upTo(fmt.Sprintf("V-%03d.%%d", i+1), 1, n)
	}
	for _, c := range townRules {
		upTo("R-"+c.section+"-%02d", 1, c.rules)
	}
	upTo("AMB-%02d", 1, readings)
	advanced, err := os.ReadFile("testdata/advanced.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range regexp.MustCompile(`(?m)^(A-[0-9.]+) `).FindAllStringSubmatch(string(advanced), -1) {
		out[m[1]] = true
	}
	return out
}

// TestPagesNameRules checks the rules pages of modes, profiles, and variants. Each page has text in
// sentences, each passage names known rules, and the pages name all rules of a rulebook variant.
func TestPagesNameRules(t *testing.T) {
	known := knownRules(t)
	told := map[string]bool{}
	check := func(where string, says []mode.Passage) {
		heads := map[string]bool{}
		for _, p := range says {
			at := where + ", " + p.Head
			if p.Head == "" || heads[p.Head] || len(p.Says) == 0 || p.Rules == "" {
				t.Errorf("%s: the heading is none or there twice, nothing is said, or no rule is named", at)
			}
			heads[p.Head] = true
			for _, s := range p.Says {
				if !strings.HasSuffix(s, ".") || strings.TrimSpace(s) != s || strings.Contains(s, "  ") {
					t.Errorf("%s: %q is not a sentence", at, s)
				}
			}
			seen := map[string]bool{}
			for _, id := range strings.Fields(p.Rules) {
				if !known[id] || seen[id] {
					t.Errorf("%s names %s: there is no such rule, or it is named twice", at, id)
				}
				seen[id], told[id] = true, true
			}
		}
	}
	for _, m := range catalog.All() {
		if len(m.Pages) < 5 {
			t.Errorf("the mode %s has %d pages of rules", m.ID, len(m.Pages))
		}
		for _, p := range m.Pages {
			check(m.ID+", "+p.Title, p.Says)
		}
		for _, e := range append(m.Profiles, m.Variants...) {
			if len(e.Tells) == 0 {
				t.Errorf("%s of the mode %s has no page", e.Word, m.ID)
			}
			check(m.ID+", "+e.Word, e.Tells)
		}
	}
	const sizes = 8 // the last two say how large a game is: see its pages
	for i, n := range variantIDs[:sizes] {
		for k := range n {
			if id := fmt.Sprintf("V-%03d.%d", i+1, k+1); !told[id] && id != "V-007.3" { // V-007.3 says what else could be played
				t.Errorf("no page tells %s", id)
			}
		}
	}
}
