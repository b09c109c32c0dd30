package mode_test

import (
	"cmp"
	"fmt"
	"slices"
	"testing"

	"lineup/engine"
	"lineup/game/mode"
)

// TestAccount checks that copies of a card share one line and that the line worth most comes first.
func TestAccount(t *testing.T) {
	g, err := duels.Prepare(mode.Plan{})
	if err != nil {
		t.Fatal(err)
	}
	book := g.Book
	var a mode.Account
	for _, c := range []struct {
		name string
		vp   int
	}{{"Weakness", -1}, {"Kick", 1}, {"Bane", 1}, {"Kick", 1}, {"Weakness", -1}, {"Punch", 0}} {
		t.Run(c.name, func(t *testing.T) {
			f, err := book.Find(c.name, false)
			if err != nil {
				t.Fatal(err)
			}
			a.Add(f, c.vp)
		})
	}
	lines := a.Sorted(book)
	var names []string
	for _, l := range lines {
		names = append(names, book.Card(l.Face).Name)
	}
	if want := []string{"Kick", "Bane", "Punch", "Weakness"}; !slices.Equal(names, want) || a.Total != 1 {
		t.Errorf("lines %v with %d in all, want %v with 1", names, a.Total, want)
	}
	if l := lines[0]; l.Copies != 2 || l.VP != 2 {
		t.Errorf("two Kicks are %+v", l)
	}
}

// TestBest checks that the highest score wins and that tied players share the win.
func TestBest(t *testing.T) {
	byTotal := func(x, y mode.Account) int { return cmp.Compare(y.Total, x.Total) }
	for _, c := range []struct {
		totals []int
		want   []engine.SeatID
	}{{[]int{3}, []engine.SeatID{0}}, {[]int{3, 5, 4}, []engine.SeatID{1}}, {[]int{5, 3, 5}, []engine.SeatID{0, 2}}, {[]int{-2, -1}, []engine.SeatID{1}}} {
		t.Run(fmt.Sprint(c.totals), func(t *testing.T) {
			var accounts []mode.Account
			for i, n := range c.totals {
				accounts = append(accounts, mode.Account{Seat: engine.SeatID(i), Total: n})
			}
			if got := mode.Best(accounts, byTotal); !slices.Equal(got, c.want) {
				t.Errorf("of %v %v win, want %v", c.totals, got, c.want)
			}
		})
	}
}
