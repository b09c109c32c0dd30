package ui

import "testing"

// TestSpeeds checks that each speed has a name, a pace and a beat, from half to four times the
// usual speed, and that the last one takes no time.
func TestSpeeds(t *testing.T) {
	for i, name := range Speeds {
		s, err := ParseSpeed(name)
		if err != nil || s != Speed(i) || s.String() != name {
			t.Errorf("%q is read as %v: %v", name, s, err)
		}
		if s == Instant {
			continue
		}
		if next := s + 1; next != Instant && (next.Pace() <= s.Pace() || next.Beat() >= s.Beat()) {
			t.Errorf("%v is not faster than %v", next, s)
		}
	}
	if Slow.Pace() != 0.5 || Normal.Pace() != 1 || Fastest.Pace() != 4 || Instant.Pace() != 0 || Instant.Beat() != 0 {
		t.Errorf("the paces are %v, %v, %v, %v", Slow.Pace(), Normal.Pace(), Fastest.Pace(), Instant.Pace())
	}
	if int(Instant) != len(Speeds)-1 {
		t.Errorf("%d speeds have names, and the last is %d", len(Speeds), Instant)
	}
}

// TestOldSettings checks that settings saved by an older version keep their meaning.
func TestOldSettings(t *testing.T) {
	for word, want := range map[string]Speed{"slow": Slow, "normal": Normal, "fast": Fast, "off": Instant} {
		t.Run(word, func(t *testing.T) {
			var s Settings
			if faults := s.Read(map[string]string{"speed": word, "reduce_motion": "true"}); len(faults) > 0 || s.Speed != want || !s.ReduceMotion {
				t.Errorf("%q is read as %+v: %q", word, s, faults)
			}
		})
	}
}

// TestExplained checks that only explained events are known after a save, and that all can be
// explained again.
func TestExplained(t *testing.T) {
	var s Settings
	s.Explain("move")
	s.Explain("last box")
	s.Quiet, s.TurnTime = true, 120
	var kept Settings
	if faults := kept.Read(s.Words(nil)); len(faults) > 0 || kept.Explained != s.Explained || !kept.Quiet || kept.TurnTime != 120 {
		t.Fatalf("%+v is read as %+v: %q", s, kept, faults)
	}
	for name, want := range map[string]bool{"move": true, "last box": true, "box": false, "last": false, "": false} {
		t.Run(name, func(t *testing.T) {
			if kept.Knows(name) != want {
				t.Errorf("%q is known: %v", name, !want)
			}
		})
	}
	if kept.ExplainAll(true); kept.Knows("move") || kept.Quiet {
		t.Error("what was explained is not explained again")
	}
	if kept.Explain("move"); !kept.Knows("move") {
		t.Error("what was just explained is not known")
	}
	if kept.ExplainAll(false); !kept.Quiet || !kept.Knows("move") {
		t.Error("nothing more is to be explained, and what was is not known")
	}
	if faults := kept.Read(map[string]string{"explain_nothing": "perhaps"}); len(faults) != 1 {
		t.Errorf("a word that means nothing is told as %q", faults)
	}
}
