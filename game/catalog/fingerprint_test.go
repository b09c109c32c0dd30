package catalog_test

import (
	"bytes"
	"cmp"
	"flag"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"lineup/game/catalog"
	"lineup/game/mode"
)

var update = flag.Bool("update", false, "write the golden files anew")

// TestFingerprints compares the fingerprints of cards and rules with the golden ones. A line of the
// golden file is a Plan, its fingerprint, and the fingerprints it had in games saved before, the
// first from version 44ee958. Some edition must have each of those, so that the games open as they
// were saved.
func TestFingerprints(t *testing.T) {
	const golden = "testdata/fingerprints.golden"
	text, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	var anew bytes.Buffer
	befores, covered := map[string]string{}, map[string]bool{}
	for line := range strings.Lines(string(text)) {
		fields := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(fields) != 3 {
			t.Fatalf("%q is not a Plan, a fingerprint and earlier ones", line)
		}
		p, err := mode.ParsePlan(fields[0])
		if err != nil {
			t.Fatal(err)
		}
		g, err := catalog.Tested.Prepare(p)
		if err != nil {
			t.Fatal(err)
		}
		now := fmt.Sprintf("%016x", g.Book.Library().Fingerprint())
		had := strings.Split(fields[2], ",")
		if now != fields[1] {
			had = append(had, fields[1])
		}
		had = slices.DeleteFunc(had, func(before string) bool {
			n, err := strconv.ParseUint(before, 16, 64)
			return err != nil || !g.As(n).Book.Library().Matches(n)
		})
		before := cmp.Or(strings.Join(had, ","), "-")
		covered["mode "+g.Mode.ID], covered[g.Mode.ID+" profile "+cmp.Or(p.Profile, g.Mode.Profiles[0].Word)] = true, true
		for _, word := range p.Variants {
			covered[g.Mode.ID+" variant "+word] = true
		}
		for _, set := range p.Sets {
			covered["set "+set] = true
		}
		if other, ok := befores[now]; ok && other != before {
			t.Errorf("%s has the fingerprint of another Plan, and had not", g.Plan)
		}
		befores[now] = before
		if again := fmt.Sprintf("%s\t%s\t%s\n", g.Plan, now, before); !*update && again != line {
			t.Errorf("now\t%sbefore\t%sIts saved games no longer open at the exact snapshot. If that is wanted, use go test -update.", again, line)
		} else {
			anew.WriteString(again)
		}
	}
	for _, want := range toCover() {
		if !covered[want] {
			t.Errorf("no Plan of the golden file is for the %s: add one, with -update", want)
		}
	}
	if *update {
		if err := os.WriteFile(golden, anew.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// toCover lists what the golden file must have a Plan for: each shipped mode, its profiles and
// variants, and each shipped set.
func toCover() (out []string) {
	for _, m := range catalog.Shipped.Modes() {
		out = append(out, "mode "+m.ID)
		for _, e := range m.Profiles {
			out = append(out, m.ID+" profile "+e.Word)
		}
		for _, e := range m.Variants {
			out = append(out, m.ID+" variant "+e.Word)
		}
	}
	for _, s := range catalog.Shipped.Sets() {
		out = append(out, "set "+s.ID)
	}
	return out
}

// BenchmarkFingerprint measures how long a fingerprint takes, and how long it takes to refuse an
// unknown one, which also makes the text.
func BenchmarkFingerprint(b *testing.B) {
	for _, text := range []string{"standard sets=base,heroes_unite", "rebirth"} {
		p, err := mode.ParsePlan(text)
		if err != nil {
			b.Fatal(err)
		}
		g, err := catalog.Tested.Prepare(p)
		if err != nil {
			b.Fatal(err)
		}
		lib := *g.Book.Library()
		b.Run(text+"/own", func(b *testing.B) {
			for range b.N {
				b.StopTimer()
				lib.Seal()
				b.StartTimer()
				lib.Fingerprint()
			}
		})
		b.Run(text+"/unknown", func(b *testing.B) {
			for range b.N {
				b.StopTimer()
				lib.Seal()
				b.StartTimer()
				if lib.Matches(1) {
					b.Fatal("an unknown fingerprint is accepted")
				}
			}
		})
	}
}
