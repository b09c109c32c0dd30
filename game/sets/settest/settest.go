// Package settest has the tests that every card set must pass. Only tests import it.
package settest

import (
	"flag"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/english"
	"lineup/game/mode"
	"lineup/game/testgame"
)

var update = flag.Bool("update", false, "write the golden file anew")

// Book returns the book of a set in a mode.
func Book(t *testing.T, all *mode.Catalog, modeID, set string) *card.Book {
	t.Helper()
	g, err := all.Prepare(mode.Plan{Mode: modeID, Sets: []string{set}})
	if err != nil {
		t.Fatal(err)
	}
	return g.Book
}

// Faces compares the text of every face, or of those of some sets, with testdata/faces.golden, which is reviewed like code.
// The flag -update rewrites that file. No text is stilted.
func Faces(t *testing.T, b *card.Book, sets ...string) {
	t.Helper()
	var got strings.Builder
	for i := range b.Library().Faces {
		if len(sets) > 0 && !slices.Contains(sets, b.Library().Faces[i].Set) {
			continue
		}
		c := b.Card(engine.FaceID(i))
		fmt.Fprintf(&got, "%s | %s | copies %d", c.Name, c.Kind, c.Copies)
		if c.Kind != card.SuperHero {
			fmt.Fprintf(&got, " | cost %d | VP %s", c.Cost, c.Stars())
		}
		if k := append(slices.Clone(c.Labels), c.Keywords()...); len(k) > 0 {
			fmt.Fprintf(&got, " | %s", strings.Join(k, ", "))
		}
		fmt.Fprintln(&got)
		text := c.Text()
		if found := english.Stilted(text); found != "" {
			t.Errorf("%s: %q is stilted in %q", c.Name, found, text)
		}
		if text != "" {
			fmt.Fprintf(&got, "    %s\n", strings.ReplaceAll(text, "\n", "\n    "))
		}
	}
	testgame.Golden(t, filepath.Join("testdata", "faces.golden"), got.String(), *update)
}

// Box checks the number of cards of a set by destination, as in the rulebook of its box (C-002).
func Box(t *testing.T, cards []card.Card, want map[string]int) {
	t.Helper()
	got := map[string]int{}
	for i := range cards {
		switch c := &cards[i]; {
		case c.Promo:
			got["promo"]++
		case c.Kind.MainDeck():
			got["main deck"] += c.Copies
		default:
			got[c.Kind.String()] += c.Copies
		}
	}
	for k, n := range want {
		if got[k] != n {
			t.Errorf("%s: got %d cards, want %d", k, got[k], n)
		}
	}
}

// Questions checks that every instruction of a book that asks a question has a prompt.
func Questions(t *testing.T, b *card.Book) {
	t.Helper()
	two := make([]engine.Option, 2)
	asks := 0
	for at, op := range b.Library().Code {
		if kind := asking(op); kind != engine.NoDecision {
			asks++
			if p := b.Prompt(engine.Decision{Kind: kind, At: engine.ProgID(at), Options: two}); len(p) < 5 {
				t.Errorf("instruction %d (%+v) asks without words: %q", at, op, p)
			}
			if a := b.Asking(engine.ProgID(at)); !purposeful(a) {
				t.Errorf("instruction %d asks %q, which does not say what for", at, a.Clause)
			}
		}
	}
	if asks == 0 {
		t.Error("no instruction asks anything")
	}
	for kind := range engine.NumDecisions {
		switch kind {
		case engine.DecidePick, engine.DecideMay, engine.DecideChoose, engine.DecideSeat, engine.DecideSpace, engine.DecideName: // the card that asks has the words
		default:
			if p := b.Prompt(engine.Decision{Kind: kind, Options: two}); len(p) < 5 {
				t.Errorf("no words for the question to %v: %q", kind, p)
			}
		}
	}
}

// purposeful reports whether a question to choose something says what it is chosen for, in its sentence
// or at its answers. A player has only one Character, which is never asked for.
func purposeful(a card.Asking) bool {
	what, choose := strings.CutPrefix(a.Clause, "choose ")
	if !choose || len(a.Gives) > 0 || strings.HasPrefix(what, "an own card in the spaces") {
		return true
	}
	return slices.ContainsFunc([]string{". ", " to ", " and play ", " that ", "where ", "who ", "whose "}, func(s string) bool { return strings.Contains(" "+what, s) })
}

// asking returns the kind of question that an instruction asks in its card's words, or NoDecision
// if none.
func asking(op engine.Op) engine.DecisionKind {
	switch op.Code {
	case engine.OpPick, engine.OpPlayed:
		return engine.DecidePick
	case engine.OpForEach:
		if op.Pair {
			return engine.DecidePick
		}
	case engine.OpMay:
		return engine.DecideMay
	case engine.OpChoose:
		return engine.DecideChoose
	case engine.OpTarget, engine.OpStarter, engine.OpTeamwork, engine.OpSeats:
		return engine.DecideSeat
	case engine.OpSpace:
		if op.Span < engine.SpanIts {
			return engine.DecideSpace
		}
	case engine.OpName:
		return engine.DecideName
	case engine.OpAct:
		return engine.DecideTurn
	case engine.OpEnd, engine.OpNumber, engine.OpDouble, engine.OpDraw, engine.OpAll, engine.OpRandom, engine.OpTake, engine.OpTop,
		engine.OpIt, engine.OpThis, engine.OpLabel, engine.OpIf, engine.OpJump, engine.OpEach, engine.OpAttack, engine.OpBest,
		engine.OpLater, engine.OpWatch, engine.OpChange, engine.OpSpend, engine.OpCopy, engine.OpShow, engine.OpDeal, engine.OpHand,
		engine.OpReveal, engine.OpFlip, engine.OpInstead, engine.OpSwap, engine.OpNobody, engine.OpSkip, engine.OpWin, engine.OpStrike, engine.OpAppear, engine.OpForget, engine.OpShuffle, engine.OpRoll,
		engine.OpAdd, engine.OpKeep, engine.OpFirst,
		engine.OpNewHand, engine.OpBegin, engine.OpSettle, engine.OpAnnounce, engine.OpToss, engine.OpLaters, engine.OpClear,
		engine.OpLose, engine.OpInactive, engine.OpFill, engine.OpTurnUp, engine.OpPass, engine.OpQueue, engine.OpSteal, engine.OpMerge, engine.OpOver, engine.OpRestack:
		// They ask nothing, or have the same words for all cards.
	}
	return engine.NoDecision
}
