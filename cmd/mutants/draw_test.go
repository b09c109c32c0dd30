package main

import (
	"fmt"
	"slices"
	"testing"
)

// many returns faults in files of different sizes.
func many() []fault {
	var faults []fault
	for file, n := range map[string]int{"a.go": 200, "b.go": 100, "c.go": 20} {
		for i := range n {
			faults = append(faults, fault{File: file, Change: fmt.Sprint(i), Nth: 1})
		}
	}
	return faults // in an order that differs from run to run
}

func names(faults []fault) []name {
	list := make([]name, len(faults))
	for i, f := range faults {
		list[i] = f.name()
	}
	return list
}

func TestDrawIsTheSameEachTime(t *testing.T) {
	first := names(draw(1, many()))
	if !slices.Equal(first, names(draw(1, many()))) {
		t.Error("one seed draws differently twice")
	}
	if slices.Equal(first, names(draw(2, many()))) {
		t.Error("two seeds draw alike")
	}
	seen := map[name]bool{}
	for _, n := range first {
		seen[n] = true
	}
	if len(first) != 320 || len(seen) != 320 {
		t.Errorf("drew %d, %d of them different, want all 320 once", len(first), len(seen))
	}
}

// TestDrawnAsIn checks that a seed draws the same faults in every version and on every system.
func TestDrawnAsIn(t *testing.T) {
	var got string
	for _, f := range draw(1, many())[:8] {
		got += f.File + " " + f.Change + "; "
	}
	if want := "a.go 146; b.go 23; a.go 87; a.go 19; b.go 18; a.go 199; a.go 167; b.go 4; "; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestDrawIsSpread(t *testing.T) {
	for seed := range uint64(20) {
		order := draw(seed, many())
		for _, n := range []int{16, 32, 160} {
			got := map[string]int{}
			for _, f := range order[:n] {
				got[f.File]++
			}
			for file, share := range map[string]int{"a.go": 200 * n / 320, "b.go": 100 * n / 320, "c.go": 20 * n / 320} {
				if d := got[file] - share; d < -1 || d > 2 {
					t.Errorf("seed %d: %d of the first %d are in %s, want about %d", seed, got[file], n, file, share)
				}
			}
		}
	}
}

// TestDrawStaysAsCodeChanges checks that adding a fault to one file does not change the order
// within the others.
func TestDrawStaysAsCodeChanges(t *testing.T) {
	only := func(faults []fault) []name {
		return names(slices.DeleteFunc(faults, func(f fault) bool { return f.File != "b.go" }))
	}
	more := append(many(), fault{File: "a.go", Change: "new", Nth: 1})
	if !slices.Equal(only(draw(1, many())), only(draw(1, more))) {
		t.Error("a fault more in a.go changed the order in b.go")
	}
}

// TestEachSeedDrawsItsOwn checks that no two seeds take the same fault.
func TestEachSeedDrawsItsOwn(t *testing.T) {
	taken := map[name]int{}
	err := eachSeed([]uint64{1, 2, 1}, many(), func(order []fault) ([]fault, error) {
		for _, f := range order[:50] {
			taken[f.name()]++
		}
		return order[:50], nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(taken) != 150 {
		t.Errorf("three times 50 are %d different ones, want 150", len(taken))
	}
}
