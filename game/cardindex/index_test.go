package cardindex

import (
	"slices"
	"strings"
	"testing"

	"lineup/game/card"
	"lineup/game/catalog"
)

func shipped(t *testing.T) *Shelf {
	t.Helper()
	s, err := New(catalog.Shipped)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// find returns the entry of a card, "set/Name", or of a Super Hero, "set/Name!".
func find(t *testing.T, s *Shelf, what string) *Entry {
	t.Helper()
	set, name, _ := strings.Cut(what, "/")
	name, hero := strings.CutSuffix(name, "!")
	for i := range s.Entries {
		if e := &s.Entries[i]; e.Set.ID == set && e.Card.Name == name && (e.Card.Kind == card.SuperHero) == hero {
			return e
		}
	}
	t.Fatalf("%s is not on the shelf", what)
	return nil
}

// TestDeeds checks that the deeds of cards follow from their compiled code.
func TestDeeds(t *testing.T) {
	s := shipped(t)
	for what, want := range map[string]string{
		"base/Kick":                             "Power",
		"base/Vulnerability":                    "",
		"base/Aquaman!":                         "",
		"base/Cyborg!":                          "Power, Draws cards",
		"base/Bane":                             "Power, Attack, Makes players lose cards",
		"base/Scarecrow":                        "Power, Attack, Gives Weaknesses",
		"base/Lobo":                             "Power, Destroys cards",
		"base/Robin":                            "Power, Puts cards into hand",
		"base/Princess Diana of Themyscira":     "Gains cards",
		"base/Clayface":                         "Plays other cards",
		"base/Green Arrow's Bow":                "Power, Changes costs",
		"base/Super Speed":                      "Draws cards, Defense",
		"base/The Batcave":                      "Draws cards, Ongoing",
		"base/Bizarro":                          "Power, Variable VP",
		"heroes_unite/Black Lantern Corps":      "Power, Draws cards, Attack, Gives Weaknesses",
		"base/Lex Luthor":                       "Draws cards, Gives Weaknesses, First Appearance",
		"base/Parallax":                         "Power, Makes players lose cards, First Appearance",
		"heroes_unite/Plastic Man":              "Plays other cards",
		"rebirth/Lois Lane":                     "Power, Assist, Move",
		"rebirth/General Zod":                   "Destroys cards, Attack, Makes players lose cards, Gives Weaknesses",
		"rebirth/Flash Helmet":                  "Draws cards, Move",
		"base/Suicide Squad":                    "Power, Makes players lose cards, Variable VP",
		"base/Wonder Woman!":                    "Draws cards",
		"heroes_unite/Star Sapphire Power Ring": "Draws cards, Variable VP",
		"forever_evil/Cold Gun":                 "Power, Keeps cards from being bought",
		"forever_evil/Sledgehammer":             "Destroys cards, VP tokens",
	} {
		t.Run(what, func(t *testing.T) {
			if got := strings.Join(find(t, s, what).Deeds.Words(), ", "); got != want {
				t.Errorf("%q, want %q", got, want)
			}
		})
	}
	all := Deeds(0)
	for i := range s.Entries {
		all |= s.Entries[i].Deeds
	}
	for _, d := range AllDeeds() {
		if all&d == 0 {
			t.Errorf("%v is offered, and no card does it", d.Words())
		}
	}
}

// TestSecrets checks that the index hides the cards that a campaign reveals, and only those.
func TestSecrets(t *testing.T) {
	s := shipped(t)
	shown := map[*card.Card]bool{}
	for i := range s.Entries {
		shown[s.Entries[i].Card] = true
	}
	count := map[string]int{}
	for _, set := range s.Sets {
		for i := range set.Cards {
			c := &set.Cards[i]
			if hidden := c.Secret() || c.Kind == card.Rule || c.Kind == card.Piece; hidden == shown[c] {
				t.Errorf("%s of %s: on the shelf %v", c.Name, set.ID, shown[c])
			}
			if !shown[c] {
				count[set.ID]++
			}
		}
	}
	if count["base"] != 0 || count["heroes_unite"] != 0 || count["rebirth"] < 40 {
		t.Errorf("hidden are %v", count)
	}
	for _, e := range s.Entries {
		if e.Set.ID == "rebirth" && slices.Contains([]string{"Darkseid", "Krypto", "Full Locker", "Batcycle", "Detective Work", "Party Trick"}, e.Card.Name) {
			t.Errorf("%s is told", e.Card.Name)
		}
	}
}

// TestFind checks each part of a Query, alone and with the others.
func TestFind(t *testing.T) {
	s := shipped(t)
	for _, c := range []struct {
		name string
		f    Query
		want []string // card names in order; nil to count only
		n    int
	}{
		{"all", Query{}, nil, len(s.Entries)},
		{"a set and a type", Query{Sets: []string{"base"}, Types: []string{"Location"}},
			[]string{"Arkham Asylum", "Fortress of Solitude", "The Batcave", "The Watchtower", "Titans Tower"}, 5},
		{"two types and a cost", Query{Sets: []string{"base"}, Types: []string{"Hero", "Equipment"}, Costs: []int{2}},
			[]string{"Catwoman", "Kid Flash", "Batmobile", "Lasso of Truth"}, 4},
		{"all deeds", Query{Sets: []string{"base"}, Deeds: Defense | Destroys}, []string{"Bulletproof"}, 1},
		{"words of a name", Query{Name: " BAT  signal "}, []string{"The Bat-Signal"}, 1},
		{"no Super Hero costs 0", Query{Sets: []string{"base"}, Costs: []int{0}}, []string{"Punch", "Vulnerability", "Weakness"}, 3},
		{"nothing", Query{Name: "Batman Robin"}, nil, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			found := s.Find(&c.f)
			if len(found) != c.n {
				t.Errorf("%d found, want %d", len(found), c.n)
			}
			for i, at := range found {
				if i < len(c.want) && s.Entries[at].Card.Name != c.want[i] {
					t.Errorf("number %d is %s, want %s", i+1, s.Entries[at].Card.Name, c.want[i])
				}
			}
		})
	}
	if got := strings.Join(s.Types(), ", "); got != "Super Hero, Hero, Villain, Super Power, Equipment, Location, Super-Villain, Starter, Weakness" {
		t.Errorf("the types are %s", got)
	}
	for _, at := range s.Find(&Query{Sets: []string{"forever_evil"}, Types: []string{"Super-Villain"}}) {
		t.Errorf("%s, a Super Hero on the stack, is found as a Super-Villain", s.Entries[at].Card.Name)
	}
	if at := s.Find(&Query{Sets: []string{"forever_evil"}, Types: []string{"Super Hero"}, Costs: []int{8}}); len(at) != 1 || s.Entries[at[0]].Card.Kind != card.SuperVillain {
		t.Errorf("the Super Heroes for 8 Power are %v", at)
	}
	if got := s.Costs(); got[0] != 0 || got[len(got)-1] != 15 || !slices.IsSorted(got) {
		t.Errorf("the costs are %v", got)
	}
}

// TestRulings checks that each ruling is found with its card.
func TestRulings(t *testing.T) {
	s := shipped(t)
	if n := len(find(t, s, "base/Weakness").Rulings); n < 3 {
		t.Errorf("Weakness has %d rulings", n)
	}
	if n := len(find(t, s, "base/Doomsday").Rulings); n != 0 {
		t.Errorf("Doomsday has %d rulings", n)
	}
	told := 0
	for i := range s.Entries {
		told += len(s.Entries[i].Rulings)
	}
	all := 0
	for _, set := range s.Sets {
		all += len(set.Rulings)
	}
	if told != all || all == 0 {
		t.Errorf("%d of %d rulings are told", told, all)
	}
}
