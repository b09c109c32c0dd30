package catalog_test

import (
	"fmt"
	"regexp"
	"slices"
	"testing"

	"lineup/game/catalog"
	"lineup/game/english"
	"lineup/game/mode"
	"lineup/game/mode/standard"
	"lineup/game/sets"
	rebirthset "lineup/game/sets/rebirth"
	trialset "lineup/game/sets/trial"
	"lineup/game/testgame"
)

// TestModes checks that every mode has what plans, flags, and screens rely on.
func TestModes(t *testing.T) {
	word := regexp.MustCompile(`^[a-z][a-z0-9_-]*$`)
	seen := map[string]bool{}
	boxes := append(sets.All(), rebirthset.Box(), trialset.Box())
	for _, m := range catalog.Tested.Modes() {
		if !word.MatchString(m.ID) || seen[m.ID] || m.Title == "" {
			t.Errorf("mode %q: a second one of this id, no word, or without a title", m.ID)
		}
		seen[m.ID] = true
		if m.Seats.Min < 1 || m.Seats.Max < m.Seats.Min || m.Heroes < 1 || m.Deal == nil || m.Count == nil {
			t.Errorf("mode %s: seats %v, %d heroes each, or without dealing and counting", m.ID, m.Seats, m.Heroes)
		}
		if n := m.SetCount; n.Min < 1 || n.Max < n.Min || len(m.Sets) < n.Max {
			t.Errorf("mode %s is played with %v of %d sets", m.ID, n, len(m.Sets))
		}
		for _, id := range m.Sets {
			if _, err := sets.Among(boxes, id); err != nil {
				t.Errorf("mode %s: %v", m.ID, err)
			}
		}
		names := slices.Clone(mode.Fields)
		for _, o := range m.Options {
			if !word.MatchString(o.Name) || slices.Contains(names, o.Name) || o.Says == "" {
				t.Errorf("mode %s: the option %q is taken, no word, or not explained", m.ID, o.Name)
			}
			names = append(names, o.Name)
			if len(o.Words) == 0 && !o.Numbers.Has(o.Default) {
				t.Errorf("mode %s: %s is %d, outside %v", m.ID, o.Name, o.Default, o.Numbers)
			}
		}
		if len(m.Profiles) == 0 {
			t.Errorf("mode %s has no profile", m.ID)
		}
		var words []string
		for _, e := range slices.Concat(m.Profiles, m.Variants) {
			if !word.MatchString(e.Word) || slices.Contains(words, e.Word) || e.Says == "" {
				t.Errorf("mode %s: %q is taken, no word, or not explained", m.ID, e.Word)
			}
			words = append(words, e.Word)
		}
		for _, e := range slices.Concat(m.Profiles, m.Variants) {
			for other, why := range e.Bars {
				if !slices.Contains(words, other) || why == "" {
					t.Errorf("mode %s: %s bars %q, which there is not, or says not why", m.ID, e.Word, other)
				}
			}
		}
	}
}

// TestEveryMode checks that every mode can be dealt by default for the fewest and the most players.
// A cooperative game has no winner before its end.
func TestEveryMode(t *testing.T) {
	for _, m := range catalog.All() {
		for _, n := range []int{m.Seats.Min, m.Seats.Max} {
			g, s := testgame.Deal(t, catalog.Shipped, mode.Plan{Mode: m.ID, Seats: mode.People(n)})
			score := g.Count(s)
			if points := !m.Cooperative; s.Seats() != n || len(score.Accounts) != n || len(score.Winners) > 0 != points {
				t.Errorf("mode %s: %d seats, counted as %+v", m.ID, s.Seats(), score)
			}
		}
	}
}

// TestEveryOption checks that the value of an option changes the game.
func TestEveryOption(t *testing.T) {
	deal := func(m mode.Mode, sets []string, name, value string) uint64 {
		_, s := testgame.Deal(t, catalog.Tested, mode.Plan{Mode: m.ID, Sets: sets, Seats: mode.People(m.Seats.Min), Options: mode.Options{{Name: name, Value: value}}})
		return s.Hash()
	}
	for _, m := range catalog.Tested.Modes() {
		for _, o := range m.Options {
			if o.Text != nil {
				continue // only the mode's own tests know its values
			}
			first, last := fmt.Sprint(o.Numbers.Min), fmt.Sprint(o.Numbers.Max)
			if len(o.Words) > 0 {
				first, last = o.Words[0], o.Words[len(o.Words)-1]
			}
			if first == last {
				if _, err := catalog.Tested.Build(mode.Plan{Mode: m.ID, Seats: mode.People(m.Seats.Min),
					Options: mode.Options{{Name: o.Name, Value: fmt.Sprint(o.Numbers.Max + 1)}}}); english.Error(t, err) == nil {
					t.Errorf("mode %s: %s can be more than %s", m.ID, o.Name, last)
				}
				continue // it has only one value yet
			}
			var sets []string
			for _, pack := range m.Packs {
				if standard.StackWord(pack) == last { // it is possible only with this pack
					sets = []string{m.Sets[0], pack}
				}
			}
			if deal(m, sets, o.Name, first) == deal(m, sets, o.Name, last) {
				t.Errorf("mode %s: %s=%s and %s=%s are dealt alike: nothing reads the option", m.ID, o.Name, first, o.Name, last)
			}
		}
	}
}
