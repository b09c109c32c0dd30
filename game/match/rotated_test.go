package match_test

import (
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/mode"
	"lineup/game/testgame"
)

// TestRotationIsTold checks the log line of each rotation, by a player and by the rules.
func TestRotationIsTold(t *testing.T) {
	book, s := trialTable(t)
	c := s.Cards(s.Zone(engine.Hand, 0))[0]
	name := s.Face(c).Name
	for n, want := range map[int16]string{
		1: "Ana rotated " + name, 2: "Ana rotated " + name + " halfway around", 4: "Ana rotated " + name + " all the way around",
		-1: "Ana rotated " + name + " counterclockwise", 0: "Ana set " + name + " upright",
	} {
		if got := told(book, s, engine.Event{Kind: engine.CardRotated, Seat: 0, Card: c, N: n, From: s.Zone(engine.InPlay, 0), To: s.Zone(engine.InPlay, 0)}); !slices.Equal(got, []string{want}) {
			t.Errorf("%d quarters are told as %q, want %q", n, got, want)
		}
	}
	if got := told(book, s, engine.Event{Kind: engine.CardRotated, Seat: 1, Card: c, N: 1, From: s.Zone(engine.InPlay, 1), To: s.Zone(engine.InPlay, 1)}); !slices.Equal(got, []string{"Bob rotated " + name}) {
		t.Errorf("a rotation by Bob is told as %q", got)
	}
	tucked := engine.Event{Kind: engine.CardMoved, Verb: engine.VerbPut, Card: c, From: s.Zone(engine.Hand, 0), To: s.Zone(card.Tucked, 0)}
	if got := told(book, s, tucked); !slices.Equal(got, []string{"Ana put " + name + " under a card in play"}) {
		t.Errorf("a card put under another is told as %q", got)
	}
}

// TestFateOfRotation checks that a player who chooses a card to rotate sees how far it will then be rotated, in
// either direction, and that the log says what happened.
func TestFateOfRotation(t *testing.T) {
	m := testgame.Lay(t, catalog.Tested, mode.Plan{Mode: "trial", Sets: []string{"trial"}, Seats: []mode.Seat{{Name: "Ana"}, {Name: "Bob"}}}, []string{"Bookkeeper", "Bookkeeper"},
		testgame.Pile{Place: engine.Hand, Cards: slices.Repeat([]string{"Turntable"}, 9)}, testgame.Pile{Place: engine.InPlay, Cards: []string{"Vault"}})
	vault := func(way, want string) {
		t.Helper()
		choose(t, m, "Play Turntable")
		words, tail := "Rotate a card", ""
		if way == "back" {
			words, tail = "Rotate a rotated card backward", " backward"
		}
		choose(t, m, words)
		_, answers := offered(m)
		at := slices.IndexFunc(answers, func(a string) bool { return strings.HasPrefix(a, "Rotate Vault"+tail+"|") })
		if at < 0 || !strings.HasSuffix(answers[at], "|"+want) {
			t.Fatalf("the answers are %q, want one with %q", answers, want)
		}
		choose(t, m, "Rotate Vault"+tail)
	}
	vault("on", "From upright to 1/4")
	vault("back", "Upright again")
	vault("on", "From upright to 1/4")
	vault("on", "From 1/4 to 2/4")
	vault("back", "From 2/4 back to 1/4")
	vault("on", "From 1/4 to 2/4")
	vault("on", "From 2/4 to 3/4")
	vault("back", "From 3/4 back to 2/4")
}
