package catalog_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"lineup/game/catalog"
	"lineup/game/mode"
)

var update = flag.Bool("update", false, "write the golden files anew")

// TestFingerprints compares the fingerprints of cards and rules with the golden ones. A line of the
// golden file is a Plan, its fingerprint, and its fingerprint in version 44ee958 and earlier, or
// "-" if its cards or rules have changed since.
func TestFingerprints(t *testing.T) {
	const golden = "testdata/fingerprints.golden"
	text, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	var anew bytes.Buffer
	plans, befores := 0, map[string]string{}
	for line := range strings.Lines(string(text)) {
		fields := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(fields) != 3 {
			t.Fatalf("%q is not a Plan and two fingerprints", line)
		}
		p, err := mode.ParsePlan(fields[0])
		if err != nil {
			t.Fatal(err)
		}
		g, err := catalog.Tested.Prepare(p)
		if err != nil {
			t.Fatal(err)
		}
		lib := g.Book.Library()
		now, before := fmt.Sprintf("%016x", lib.Fingerprint()), fields[2]
		plans++
		if before != "-" {
			n, err := strconv.ParseUint(before, 16, 64)
			if err != nil {
				t.Fatal(err)
			}
			if !lib.Matches(n) {
				before = "-"
			}
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
	if plans < 30 {
		t.Errorf("only %d Plans were compared", plans)
	}
	if *update {
		if err := os.WriteFile(golden, anew.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
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
