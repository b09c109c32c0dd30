package position

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/mode"
	"lineup/game/mode/standard"
	"lineup/game/sets"
)

// ruleNumber is a number of the advanced rulebook, as in testdata/advanced.txt.
type ruleNumber struct {
	id     string
	marks  []string // its audience: engine, ui, tournament, judge
	ground []ground
}

// ground is a position or test that shows a number, or the reason why nothing does.
type ground struct{ kind, text string }

// advancedNumbers are the numbers of the document, chapter by chapter: and so on.
var advancedNumbers = []string{
	"010 011 020 021 022 023 024 030 031 040 041 042 050 060 070 071 080 081 090 091",
	"010 011 012 020 021 030 031 040 050 051 060 061 070 071 072 080 081 082 083 084 090 091 092 093 094",
	"010 020 030 040 050 051 052 053 054 060 061 062 070 071 080 081 090",
	"010 020 021",
	"010 020 030 040 050 051 052 060",
	"010 011 020 030 031 032 033 034 040 050 060 063 065 070 080 090 100 110 120 121 122 123 130 135 140 141 142 143 144 150 151 152 153 160",
	"010 020 030 040 050 060 070",
	"010 020 030 040 050 060 070 080 090 100",
	"010 020 021 022 030 040 050 060 070 080 090 100 101",
	"010 020 030 040 041 050 052 053 060 070 080",
	"010 011 020 021 022 023 030 040 050",
	"010 020 030 040 050 060 070 080 090 100",
}

// The kinds of grounds that are a reason why nothing shows a number. A number has either one of
// them or positions and tests.
var reasons = []string{"cards", "word", "set", "idle", "moot", "event", "open"}

// advanced reads the list.
func advanced(t *testing.T) []ruleNumber {
	src, err := os.ReadFile("testdata/advanced.txt")
	if err != nil {
		t.Fatal(err)
	}
	var out []ruleNumber
	for line := range strings.Lines(string(src)) {
		line = strings.TrimSuffix(line, "\n")
		switch rest, below := strings.CutPrefix(line, "\t"); {
		case strings.HasPrefix(line, "#"):
		case below && len(out) > 0:
			kind, text, _ := strings.Cut(rest, " ")
			last := &out[len(out)-1]
			last.ground = append(last.ground, ground{kind, text})
		default:
			words := strings.Fields(line)
			out = append(out, ruleNumber{id: words[0], marks: words[1:]})
		}
	}
	return out
}

// tournaments returns a catalog with only the standard mode, in which a position without a profile
// uses the tournament profile.
func tournaments() *mode.Catalog {
	m := standard.Mode()
	slices.Reverse(m.Profiles)
	return mode.NewCatalog([]mode.Mode{m}, sets.All())
}

// TestAdvanced checks the list of the advanced rulebook's numbers. Each has a ground, its positions
// and tests exist and show the number, and cards and sets listed as missing are missing.
func TestAdvanced(t *testing.T) {
	list := advanced(t)
	var ids, want []string
	for _, n := range list {
		ids = append(ids, n.id)
	}
	for chapter, numbers := range advancedNumbers {
		for _, n := range strings.Fields(numbers) {
			want = append(want, fmt.Sprintf("A-%d.%s", chapter+1, n))
		}
	}
	if !slices.Equal(ids, want) {
		t.Errorf("the list has the numbers\n%q, want\n%q", ids, want)
	}
	shows := map[string][]string{} // the positions of a number, in alphabetical order
	played := map[string]string{}  // the mode of a position
	for file, s := range ran("testdata") {
		file = strings.TrimPrefix(filepath.ToSlash(file), "testdata/")
		if s.given.game == nil {
			t.Errorf("%s: it lays out no game: TestPositions says why", file)
			continue
		}
		played[file] = s.given.game.Mode.ID
		for _, id := range s.given.shows {
			if strings.HasPrefix(id, "A-") {
				shows[id] = append(shows[id], file)
			}
		}
	}
	all := tournaments()
	count := map[string]int{}
	for _, n := range list {
		named := n.of("position")
		slices.Sort(named)
		if slices.Sort(shows[n.id]); !slices.Equal(named, shows[n.id]) {
			t.Errorf("%s: the list has the positions %q, it is shown by %q", n.id, named, shows[n.id])
		}
		for _, file := range named {
			if played[file] == standard.ID {
				heldIn(t, all, n.id, file)
			}
		}
		delete(shows, n.id)
		count[n.check(t)]++
	}
	for id, files := range shows {
		t.Errorf("%s is no number of the list: %q", id, files)
	}
	t.Logf("%d numbers: %v", len(list), count)
}

// heldIn checks that a position passes with the rules of a catalog.
func heldIn(t *testing.T, all *mode.Catalog, id, file string) {
	file = filepath.Join("testdata", file)
	src, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := Run(all, file, src); err != nil {
		t.Errorf("%s does not hold in a tournament: %v", id, err)
	}
}

// of returns the texts of the grounds of a kind.
func (n ruleNumber) of(kind string) (out []string) {
	for _, g := range n.ground {
		if g.kind == kind {
			out = append(out, g.text)
		}
	}
	return out
}

// check checks the grounds of a number, except its positions. It returns the kind that the number
// is counted as.
func (n ruleNumber) check(t *testing.T) string {
	for _, m := range n.marks {
		if !slices.Contains([]string{"engine", "ui", "tournament", "judge"}, m) {
			t.Errorf("%s is marked %q", n.id, m)
		}
	}
	if len(n.marks) == 0 || len(n.ground) == 0 {
		t.Errorf("%s has %d marks and %d grounds", n.id, len(n.marks), len(n.ground))
		return "nothing"
	}
	window := false
	for _, g := range n.ground {
		switch g.kind {
		case "position":
		case "test":
			pkg, name, _ := strings.Cut(g.text, " ")
			window = window || strings.HasPrefix(pkg, "render/") || pkg == "game/match"
			if !hasTest(t, pkg, name) {
				t.Errorf("%s: there is no test %s in %s", n.id, name, pkg)
			}
		case "cards":
			for _, name := range strings.Split(g.text, ", ") {
				if name, hero := strings.CutSuffix(name, " (hero)"); name == "" || inSets(t, name, hero) {
					t.Errorf("%s: %s is in the sets", n.id, name)
				}
			}
		case "word":
			if inTexts(t, g.text) {
				t.Errorf("%s: there are cards that say %s", n.id, g.text)
			}
		case "set":
			if slices.ContainsFunc(sets.All(), func(s card.Set) bool { return s.Name == g.text }) {
				t.Errorf("%s: there is a set %s", n.id, g.text)
			}
		case "idle", "moot", "event", "open":
			if len(g.text) < 10 {
				t.Errorf("%s: %q is no reason", n.id, g.text)
			}
		default:
			t.Errorf("%s: %q is no kind of ground", n.id, g.kind)
		}
		if slices.Contains(reasons, g.kind) && len(n.ground) > 1 {
			t.Errorf("%s is shown, and yet there is a reason why it is not", n.id)
		}
	}
	first := n.ground[0].kind
	if slices.Contains(n.marks, "ui") && !window && !slices.Contains(reasons, first) {
		t.Errorf("%s is marked ui, and nothing shows it in the window", n.id)
	}
	return first
}

// hasTest reports whether a package has a test with the given name.
func hasTest(t *testing.T, pkg, name string) bool {
	files, err := filepath.Glob(filepath.Join("..", "..", filepath.FromSlash(pkg), "*_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	return slices.ContainsFunc(files, func(file string) bool {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		return strings.Contains("\n"+string(src), "\nfunc "+name+"(t *testing.T)")
	})
}

// inSets reports whether a set of the standard mode has a card, or a Super Hero, with the given
// name.
func inSets(t *testing.T, name string, hero bool) bool {
	return slices.ContainsFunc(sets.All(), func(set card.Set) bool {
		b, err := catalog.Book(set.ID)
		if err != nil {
			t.Fatal(err)
		}
		_, err = b.Find(name, hero)
		return err == nil
	})
}

// inTexts reports whether a card of a standard mode set has the given word in its text.
func inTexts(t *testing.T, word string) bool {
	whole := regexp.MustCompile(`\b` + regexp.QuoteMeta(word) + `\b`)
	return slices.ContainsFunc(sets.All(), func(set card.Set) bool {
		b, err := catalog.Book(set.ID)
		if err != nil {
			t.Fatal(err)
		}
		for i := range b.Library().Faces {
			if whole.MatchString(b.Card(engine.FaceID(i)).Text()) {
				return true
			}
		}
		return false
	})
}

// TestAdvancedCanFail checks that each kind of ground is refused if it is not true.
func TestAdvancedCanFail(t *testing.T) {
	if hasTest(t, "game/position", "TestNothing") || !hasTest(t, "game/position", "TestAdvanced") {
		t.Error("tests are not found by their names")
	}
	if !inSets(t, "Bane", false) || inSets(t, "Starro", true) || !inSets(t, "Batman", true) || inSets(t, "Starro The Conqueror", false) {
		t.Error("cards are not found by their names")
	}
	if !inTexts(t, "Ongoing") || inTexts(t, "Ongo") {
		t.Error("words are not found in texts")
	}
	secret := filepath.Join("testdata", "core", "c-016-card-under-a-hero-is-secret.star")
	src, err := os.ReadFile(secret)
	if err != nil {
		t.Fatal(err)
	}
	if Run(catalog.Tested, secret, src) != nil || Run(tournaments(), secret, src) == nil {
		t.Error("a position of the standard profile passes in a tournament, or not in its own")
	}
}
