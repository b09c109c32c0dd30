package modes_test

import (
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
	"lineup/game/modes"
)

// books are all that is printed, in every mode and with each of its sets.
func books(t *testing.T) map[string]*card.Book {
	t.Helper()
	out := map[string]*card.Book{}
	for _, m := range modes.Tested.Modes() {
		for _, set := range m.Sets {
			g, err := modes.Tested.Prepare(mode.Plan{Mode: m.ID, Sets: []string{set}})
			if err != nil {
				t.Fatal(err)
			}
			out[m.ID+" with "+set] = g.Book
		}
	}
	return out
}

// TestPrompts: every question has words, whichever instruction of whichever card
// asks it.
func TestPrompts(t *testing.T) {
	asks := map[engine.DecisionKind]int{}
	for name, book := range books(t) {
		for at := range book.Library().Code {
			kind := asking(&book.Library().Code[at])
			if kind == engine.NoDecision {
				continue
			}
			asks[kind]++
			d := engine.Decision{Kind: kind, At: engine.ProgID(at), Options: make([]engine.Option, 2)}
			if words := book.Prompt(d); len(words) < 5 || !strings.HasSuffix(words, ".") && !strings.HasSuffix(words, "?") {
				t.Errorf("%s: %v at %d (%v) is worded %q", name, kind, at, book.Library().Code[at].Code, words)
			}
		}
		// Those that no instruction of a card asks have words of their own.
		for kind := range engine.NumDecisions {
			switch kind {
			case engine.DecidePick, engine.DecideMay, engine.DecideChoose, engine.DecideSeat: // worded by the card
			default:
				if words := book.Prompt(engine.Decision{Kind: kind, Options: make([]engine.Option, 2)}); words == "" {
					t.Errorf("%s: no words for %v", name, kind)
				}
			}
		}
	}
	for _, kind := range []engine.DecisionKind{engine.DecidePick, engine.DecideMay, engine.DecideChoose, engine.DecideSeat, engine.DecideTurn} {
		if asks[kind] == 0 {
			t.Errorf("nothing asks to %v: this proves little", kind)
		}
	}
}

// asking is the question an instruction may ask, NoDecision for none.
func asking(op *engine.Op) engine.DecisionKind {
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
	case engine.OpTarget:
		return engine.DecideSeat
	case engine.OpAct:
		return engine.DecideTurn
	default: // it asks nothing, or what has the same words on all cards
	}
	return engine.NoDecision
}
