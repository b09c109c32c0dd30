package rebirth_test

import (
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode/rebirth"
)

// TestBalancedDecks checks for each Scenario, number of players and difficulty that the first stack has the
// certain help of its Deck, that no stack has more regular Villains than the pace allows, and that
// a mild deck leaves out the Super-Villains with the highest costs.
func TestBalancedDecks(t *testing.T) {
	if len(rebirth.Decks) != len(rebirth.Scenarios) {
		t.Fatalf("%d decks for %d Scenarios", len(rebirth.Decks), len(rebirth.Scenarios))
	}
	for n := range rebirth.Scenarios {
		for seats := 1; seats <= 4; seats++ {
			for _, hard := range []bool{false, true} {
				p, d := number(n+1, seats, uint64(n*4+seats)), rebirth.Decks[n].Usual[seats-1]
				if hard {
					p.Variants, d = []string{rebirth.ImpossibleWord}, rebirth.Decks[n].Impossible[seats-1]
				}
				g, s := deal(t, p)
				cards := deck(s)
				help, early, dearest := 0, 0, 0
				for i, name := range cards {
					c := g.Book.Card(find(g, name))
					switch {
					case i < 17 && c.Kind == card.Villain:
						early++
					case i < 17 && c.Cost >= 3 && c.Cost <= 5 && (c.Assist || len(c.Defenses) > 0):
						help++
					case c.Kind == card.SuperVillain && !c.Pack:
						dearest = max(dearest, c.Cost)
					}
				}
				if help < d.Help || early > 17-d.Help {
					t.Errorf("%s: %d helpful cards and %d Villains in the first stack, and its deck is %+v", p, help, early, d)
				}
				all := 0
				for i := range cards {
					if c := g.Book.Card(find(g, cards[i])); c.Kind == card.Villain {
						all++
					}
				}
				if all != 15 {
					t.Errorf("%s: %d regular Villains, not 15", p, all)
				}
				if count := map[int]int{}; d.Mild { // one of eight stays out, and two have the highest cost
					for _, name := range cards {
						count[g.Book.Card(find(g, name)).Cost]++
					}
					if count[dearest] != 1 {
						t.Errorf("%s: a mild deck has %d Super-Villains that cost %d", p, count[dearest], dearest)
					}
				}
			}
		}
	}
}

// TestWeakens checks that in an Impossible attempt exactly the Super-Villains from the cost of its
// Deck on also give a Weakness, and that all cost 1 more.
func TestWeakens(t *testing.T) {
	for n := range rebirth.Scenarios {
		for seats := 1; seats <= 4; seats++ {
			usual, _ := deal(t, number(n+1, seats, 1))
			p := number(n+1, seats, 1)
			p.Variants = []string{rebirth.ImpossibleWord}
			g, _ := deal(t, p)
			from := rebirth.Decks[n].Impossible[seats-1].Weakens
			for i, f := range usual.Book.Library().Faces {
				if !f.SuperVillain {
					continue
				}
				was, is := usual.Book.Card(engine.FaceID(i)), g.Book.Card(engine.FaceID(i))
				harder := strings.Replace(is.Text(), "A Defense that only reveals its card can't avoid this Attack.\n", "", 1) != was.Text()
				if want := was.Cost >= from; harder != want || is.Cost != was.Cost+1 || !is.Relentless {
					t.Errorf("Scenario %d with %d players: %s costs %d and gives a Weakness more: %v, want %v\n%s\n%s", n+1, seats, f.Name, is.Cost, harder, want, was.Text(), is.Text())
				}
			}
		}
	}
}
