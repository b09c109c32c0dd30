package campaign

import (
	"slices"
	"testing"

	"lineup/game/english"
	"lineup/game/mode/rebirth"
)

// TestResume checks that a campaign resumed in the middle follows the same rules and cannot be
// written.
func TestResume(t *testing.T) {
	at := Standing{Scenario: 4, Try: 2, Boxes: [Scenarios]Box{FirstTry, Failed, SecondTry}, Damage: map[string]int{"Bank": 5},
		Signatures: map[string][]int{"Batman": {2}}, Missions: slices.Clone(rebirth.SideMissions[:1])}
	c := Resume(7, two, at)
	if c.Next() != (Next{Scenario: 4, Try: 2}) || c.Score() != 4 {
		t.Fatalf("next is %+v, score %d", c.Next(), c.Score())
	}
	if l := log(t, c); !slices.Equal(l.Signatures[0], []int{1, 2}) || !slices.Equal(l.Signatures[1], []int{1}) || l.Damage["Bank"] != 5 || len(l.Missions) != 1 {
		t.Errorf("the next play begins with %s", l)
	}
	c = play(t, c, lost)
	if boxes(c) != "1,failed,2,failed,,,," || c.Next() != (Next{Scenario: 5, Try: 1}) {
		t.Errorf("lost again: %s, next is %+v", boxes(c), c.Next())
	}
	if l := log(t, c); !slices.Equal(l.Signatures[0], []int{1}) {
		t.Errorf("what was had early is kept beyond its Scenario: %s", l)
	}
	if _, err := Write(c); english.Error(t, err) == nil {
		t.Error("it is written down")
	}
	// Secret Cards of the earlier attempt are dealt again.
	c = Resume(7, two, Standing{Scenario: 2, Try: 1, Secrets: []int{0, 2}, Pack: 9})
	if l := log(t, c); l.Secrets[1] != 2 || l.Pack != 9 {
		t.Errorf("dealt are %v of pack %d", l.Secrets, l.Pack)
	}
}
