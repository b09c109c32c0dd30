package ui

import (
	"reflect"
	"strings"
	"testing"
)

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

// TestSettingTable checks that every setting has a name and a sentence, that its usual value is one of its
// values and that of new settings, and that a person can set each value, which is saved and read again.
func TestSettingTable(t *testing.T) {
	usual, words := UsualSettings(), map[string]bool{}
	for _, r := range SettingTable() {
		if words[r.Word] || r.Word == "" {
			t.Errorf("two settings are saved as %q", r.Word)
		}
		words[r.Word] = true
		if r.Changed(&usual) {
			t.Errorf("%s is %q in new settings, not %q", r.Word, r.Value(&usual), r.Usual)
		}
		if r.Tab == NoTab {
			continue
		}
		if r.Name == "" || r.Says == "" || r.Label(&usual) == "" || r.UsualLabel() != r.Label(&usual) {
			t.Errorf("%s is shown as %q, %q, with the usual value %q", r.Word, r.Name, r.Says, r.UsualLabel())
		}
		n := len(r.Parts)
		if n == 0 {
			n = r.Track.Steps() + 1
		} else if r.Chosen(&usual) < 0 {
			t.Errorf("%s: the usual value is no part", r.Word)
		}
		s, seen := usual, map[string]bool{}
		for range n {
			r.Next(&s)
			var again Settings
			if faults := again.Read(s.Words(nil)); len(faults) > 0 || r.Value(&again) != r.Value(&s) {
				t.Errorf("%s: %q is read as %q: %q", r.Word, r.Value(&s), r.Value(&again), faults)
			}
			seen[r.Value(&s)+r.Label(&s)] = true
		}
		if len(seen) != n || r.Changed(&s) {
			t.Errorf("%s has %d values, of %d, and %q after all of them", r.Word, len(seen), n, r.Value(&s))
		}
		for range n {
			r.Move(&s, 1)
		}
		last := r.Value(&s)
		if r.Move(&s, 1); r.Value(&s) != last {
			t.Errorf("%s goes on after its last value", r.Word)
		}
		for range n {
			r.Move(&s, -1)
		}
		if r.Set(&s, r.Usual); r.Changed(&s) {
			t.Errorf("%s can't be reset", r.Word)
		}
	}
}

// earlier are the settings that earlier versions have saved, each with all of its words.
var earlier = []struct {
	words map[string]string
	want  Settings
}{
	{map[string]string{"speed": "off", "reduce_motion": "true", "scale": "1.5", "text_scale": "1.25", "explain_nothing": "true", "explained": ",move,box,", "turn_time": "90", "name": "Zoe"},
		Settings{Speed: Instant, ReduceMotion: true, Scale: 1.5, TextScale: 1.25, Quiet: true, Explained: ",move,box,", TurnTime: 90}},
	{map[string]string{"speed": "slow", "reduce_motion": "false"}, Settings{Speed: Slow}},
}

// TestEarlierSettings checks that every setting of an earlier version keeps its value, and is saved again
// as it was, with the words of other versions.
func TestEarlierSettings(t *testing.T) {
	for _, e := range earlier {
		var s Settings
		if faults := s.Read(e.words); len(faults) > 0 || s != e.want {
			t.Errorf("%v is read as %+v: %q", e.words, s, faults)
		}
		again := s.Words(map[string]string{"name": e.words["name"], "of 2030": "yes"})
		for k, v := range e.words {
			if again[k] != v {
				t.Errorf("%s was %q and is saved as %q", k, v, again[k])
			}
		}
		if again["of 2030"] != "yes" {
			t.Error("a word of another version is lost")
		}
	}
}

// FuzzRead checks that a wrong word costs no other setting, is reported in one sentence, and leaves a
// value that can be saved and is not reported again.
func FuzzRead(f *testing.F) {
	for _, r := range settingTable {
		for _, w := range []string{"", "1e999", "-1", "NaN", "turbo", "tru", "0x1p-2", "2030"} {
			f.Add(r.Word, w)
		}
	}
	f.Fuzz(func(t *testing.T, key, word string) {
		want := earlier[0].want
		s := want
		faults := s.Read(map[string]string{key: word})
		if len(faults) > 1 || len(faults) == 1 && strings.Contains(faults[0], "\n") {
			t.Errorf("%q: %q is reported as %q", key, word, faults)
		}
		var again Settings
		if faults := again.Read(s.Words(nil)); len(faults) > 0 || !reflect.DeepEqual(again.Words(nil), s.Words(nil)) {
			t.Errorf("%q: %q becomes %+v, read as %+v: %q", key, word, s, again, faults)
		}
		for _, r := range settingTable {
			if r.Word != key && r.get(&s) != r.get(&want) {
				t.Errorf("%q: %q changes %s", key, word, r.Word)
			}
		}
	})
}
