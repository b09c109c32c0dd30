package match_test

import (
	"testing"

	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
)

// late is a game of which most has been played.
func late(b *testing.B) *match.Match {
	g, err := catalog.Build(mode.Plan{Seed: 3, Seats: mode.People(5)})
	if err != nil {
		b.Fatal(err)
	}
	m, err := match.New(g, anybody)
	if err != nil {
		b.Fatal(err)
	}
	for m.Given() < 1000 && !m.Over() {
		if err := m.Answer(any{7}.Decide(m.View(m.ToAct()))); err != nil {
			b.Fatal(err)
		}
	}
	return m
}

// BenchmarkSaved is what is done in the loop of the window to keep a game: a copy.
func BenchmarkSaved(b *testing.B) {
	m := late(b)
	b.ReportAllocs()
	for range b.N {
		m.Saved()
	}
}

// BenchmarkBack goes back by one answer late in a game, and forward again.
func BenchmarkBack(b *testing.B) {
	m := late(b)
	for range b.N {
		m.GoTo(m.Given() - 1)
		m.GoTo(m.Length())
	}
}

// BenchmarkRestore takes a long game up.
func BenchmarkRestore(b *testing.B) {
	m := late(b)
	g, err := catalog.Build(m.Plan())
	if err != nil {
		b.Fatal(err)
	}
	s := m.Saved()
	b.ResetTimer()
	for range b.N {
		if _, note, err := match.Restore(g, anybody, s); err != nil || note != "" {
			b.Fatal(note, err)
		}
	}
}
