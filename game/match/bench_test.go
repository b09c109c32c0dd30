package match_test

import (
	"testing"

	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/testgame"
)

// late returns a game that has been played for a long time.
func late(b *testing.B) *match.Match {
	m := testgame.Match(b, catalog.Shipped, mode.Plan{Seed: 3, Seats: mode.People(5)}, anybody)
	for m.Given() < 1000 && !m.Over() {
		if err := m.Answer(any{7}.Decide(m.View(m.ToAct()))); err != nil {
			b.Fatal(err)
		}
	}
	return m
}

// BenchmarkSaved measures the copy that the window's loop makes to save a game.
func BenchmarkSaved(b *testing.B) {
	m := late(b)
	b.ReportAllocs()
	for range b.N {
		m.Saved()
	}
}

// BenchmarkBack measures one step back and forward again late in a game.
func BenchmarkBack(b *testing.B) {
	m := late(b)
	for range b.N {
		m.GoTo(m.Given() - 1)
		m.GoTo(m.Length())
	}
}

// BenchmarkRestore measures the restoring of a long game.
func BenchmarkRestore(b *testing.B) {
	m := late(b)
	g := testgame.Build(b, catalog.Shipped, m.Plan())
	s := m.Saved()
	b.ResetTimer()
	for range b.N {
		if _, note, err := match.Restore(g, anybody, s); err != nil || note != "" {
			b.Fatal(note, err)
		}
	}
}
