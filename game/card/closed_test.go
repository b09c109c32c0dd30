package card

import (
	"strings"
	"testing"

	"lineup/engine"
)

// once reports a text that another member of a set has too.
func once(t *testing.T, seen map[string]string, member, text string) {
	t.Helper()
	if strings.TrimSpace(text) == "" {
		t.Errorf("%s has no words", member)
	}
	if other, twice := seen[text]; twice {
		t.Errorf("%s and %s are both worded %q", other, member, text)
	}
	seen[text] = member
}

// TestEveryMomentHasWords checks that an ability's text says which moment triggers it, whose it is,
// and in whose turn, and that no two texts are the same.
func TestEveryMomentHasWords(t *testing.T) {
	for _, whose := range []engine.Who{engine.You, engine.Foes, engine.All} {
		seen := map[string]string{}
		for on := range engine.NumMoments {
			w := When{On: on, Whose: whose, In: engine.All, At: engine.Set(LineUp), First: on == engine.OnDraw, Do: Power(1)}
			once(t, seen, on.String(), w.clause(false))
		}
	}
	for on := range engine.NumMoments {
		if on == engine.OnTurn || on == engine.OnEnd || on == engine.OnGainThis || on == engine.OnDestroyThis || on == engine.OnUprightThis || on == engine.OnLeaveThis || on == engine.OnNumber || on == engine.OnDraw || on == engine.OnReach {
			continue // their words are the same in every turn, or they happen only once
		}
		seen := map[string]string{}
		for _, in := range []engine.Who{engine.You, engine.Foes, engine.All} {
			w := When{On: on, Whose: engine.Foes, In: in, At: engine.Set(LineUp), Do: Power(1)}
			once(t, seen, on.String()+" in the turn of "+in.String(), w.clause(false))
		}
	}
}

// TestEveryWordHasWords checks that each engine value that card texts use has words, and that the
// words differ.
func TestEveryWordHasWords(t *testing.T) {
	seen := map[string]string{}
	for until := range engine.NumUntil {
		before, after := untilWords(until)
		once(t, seen, until.String(), before+after)
	}
	seen = map[string]string{}
	for _, who := range []engine.Who{engine.Foes, engine.All, engine.Target, engine.Left, engine.Right, engine.Hits, engine.Others,
		engine.Standees, engine.Nearby, engine.Silents, engine.Starts} {
		once(t, seen, who.String(), head(who))
	}
	seen = map[string]string{}
	for _, who := range []engine.Who{engine.You, engine.Foes, engine.All, engine.Target, engine.User} {
		once(t, seen, who.String(), holders(who))
	}
	seen = map[string]string{}
	for p := range lastPlace + 1 {
		once(t, seen, "a place", PlaceName(p))
		if p != engine.Destroyed && p != engine.Rules && places(engine.Set(p), second) == "" {
			t.Errorf("place %d is not worded as a source of cards", p)
		}
	}
	seen = map[string]string{}
	for r := range lastReason + 1 {
		once(t, seen, "a reason", Reason(r))
	}
	once(t, seen, "a game that was stopped", Reason(engine.Stuck))
	seen, labels := map[string]string{}, map[string]string{}
	for k := range Kind(len(kinds)) {
		once(t, seen, "a kind", k.String())
		if k != Kick { // a Super Power, as its label says
			once(t, labels, "a kind", k.Label())
		}
	}
	seen = map[string]string{}
	for bit := range len(typeNames) {
		once(t, seen, "a type", strings.Join(TypeNames(1<<bit), " "))
	}
	if engine.Basic != 1<<(len(typeNames)-1) {
		t.Error("a card type has no name")
	}
	seen = map[string]string{}
	for _, trait := range []engine.Traits{engine.HasAttack, engine.HasDefense, engine.HasOngoing, engine.HasAssist, engine.HasMove} {
		once(t, seen, "a trait", traitWord(trait))
	}
}
