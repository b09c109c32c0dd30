package position

import (
	"fmt"
	"strings"
	"testing"
)

// townRules are the sections of Rebirth's rules, R-CMP-01 and so on, and the number of rules in
// each.
var townRules = []struct {
	section string
	rules   int
}{
	{"CMP", 6},
	{"RNG", 8},
	{"STK", 10},
	{"SET", 11},
	{"HRO", 7},
	{"THR", 19},
	{"TRN", 12},
	{"FST", 4},
	{"END", 7},
	{"MOV", 7},
	{"BUY", 8},
	{"GAN", 3},
	{"DST", 5},
	{"SHF", 1},
	{"VIL", 23},
	{"ATK", 10},
	{"DEF", 10},
	{"RAN", 4},
	{"AST", 7},
	{"LOC", 8},
	{"DMG", 10},
	{"WKN", 3},
	{"CON", 5},
	{"HLP", 4},
	{"EFF", 3},
	{"SCN", 7},
	{"WIN", 8},
	{"LOG", 4},
	{"SIG", 4},
	{"SID", 6},
	{"ALL", 6},
	{"SOL", 12},
	{"CPT", 11},
	{"CCP", 6},
	{"MIX", 6},
	{"MV", 5},
	{"CLR", 23},
}

// Where the rules of Rebirth are shown that no position can show yet.
const (
	otherGames = "speaks of Rebirth's cards in other games"
	multiverse = "speaks of games of the Multiverse box"
	components = "is held by the test of components in game/sets/rebirth"
	secret     = "speaks of texts that are not public"
	setUp      = "is held by the tests of the set-up in game/mode/rebirth"
)

// notInPositions lists the rules, or whole sections, that no position shows, and why.
var notInPositions = map[string]string{
	"R-CMP-01": components, "R-CMP-02": components, "R-CMP-03": components,
	"R-STK-08": "is how the mode's table of places has it: the soak finds a card that lies open and is not known",
	"R-HRO-01": setUp,
	"R-BUY-08": "is how the mode's table of places has it", "R-VIL-23": "says what does not count",
	"R-ATK-01": "is so as no other card has an Attack: see the faces in game/sets/rebirth",
	"R-EFF-03": "says what a target is", "R-LOC-08": secret,
	"R-SCN-07": secret, "R-SID-06": secret, "R-MIX-01": otherGames, "R-MIX-05": "speaks of cards of Confrontations, which no set here has",
	"R-MIX-06": "speaks of two cards that do nothing here", "R-MV": multiverse,
}

// TestTownRules checks that the positions of Rebirth show every rule that a position can show now.
func TestTownRules(t *testing.T) {
	shown := map[string]bool{}
	for _, s := range ran("testdata/rebirth") {
		for _, id := range s.given.shows {
			shown[id] = true
		}
	}
	all := map[string]bool{}
	for _, c := range townRules {
		for n := range c.rules {
			id := fmt.Sprintf("R-%s-%02d", c.section, n+1)
			all[id] = true
			why, excused := notInPositions[id]
			if !excused {
				why, excused = notInPositions["R-"+c.section]
			}
			switch {
			case excused && shown[id]:
				t.Errorf("%s is shown after all; it was said not to be: %s", id, why)
			case !excused && !shown[id]:
				t.Errorf("%s has no position", id)
			}
		}
	}
	for id := range shown {
		t.Run(id, func(t *testing.T) {
			if strings.HasPrefix(id, "R-") && !all[id] {
				t.Errorf("a position names %s: there is no such rule", id)
			}
		})
	}
}
