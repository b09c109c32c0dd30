package sets_test

import (
	"strings"
	"testing"

	"lineup/game/english"
	"lineup/game/picture"
	"lineup/game/sets"
	"lineup/game/sets/rebirth"
	"lineup/game/sets/settest"
	"lineup/game/sets/trial"
)

// TestFind checks that every set is found by its id, and that ids are unique.
func TestFind(t *testing.T) {
	seen := map[string]bool{}
	for _, s := range sets.All() {
		if seen[s.ID] || s.Name == "" || len(s.Cards) == 0 {
			t.Errorf("set %q: a second one of this id, without a name, or empty", s.ID)
		}
		seen[s.ID] = true
		got, err := sets.Find(s.ID)
		if err != nil || got.Name != s.Name || len(got.Cards) != len(s.Cards) {
			t.Errorf("set %q: found %q with %d cards, error %v", s.ID, got.Name, len(got.Cards), err)
		}
	}
	if !seen["base"] {
		t.Error("there is no base set")
	}
	if _, err := sets.Find("moon"); english.Error(t, err) == nil || err.Error() != `unknown set "moon": choose from `+strings.Join(sets.IDs(sets.All()), ", ") {
		t.Errorf("an unknown set: error %v", err)
	}
}

// TestVocabulary checks that some card uses every name of the picture vocabulary.
func TestVocabulary(t *testing.T) {
	settest.Vocabulary(t, append(sets.All(), rebirth.Box(), trial.Box()))
}

// TestBeards checks the faces in the pictures of all sets.
func TestBeards(t *testing.T) {
	for _, s := range append(sets.All(), rebirth.Box()) {
		settest.Beards(t, s.Cards)
	}
}

// TestGiantsAreOnTheirCards checks that a Super-Villain behind the city has the same head as on its
// card.
func TestGiantsAreOnTheirCards(t *testing.T) {
	n := 0
	for _, s := range append(sets.All(), rebirth.Box()) {
		for i := range s.Cards {
			c := &s.Cards[i]
			if c.Giant == (picture.Giant{}) {
				continue
			}
			n++
			var head picture.Head
			switch who := c.Art.Subject.(type) {
			case picture.Figure:
				head = who.Head
			case picture.Bust:
				head = who.Head
			default:
				t.Errorf("%s: its card shows %T", c.Name, who)
			}
			if head.Face != c.Giant.Head.Face {
				t.Errorf("%s: its card shows %+v, and the giant is %+v", c.Name, head, c.Giant.Head)
			}
		}
	}
	if n < 30 {
		t.Errorf("there are %d giants, want more", n)
	}
}
