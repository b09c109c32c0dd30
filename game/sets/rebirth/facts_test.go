package rebirth_test

import (
	"fmt"
	"slices"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/sets/rebirth"
)

// printed is the rest of a card's facts.
type printed struct {
	power  int // without other effects
	reach  int // the Range of its Assist
	goal   int // its Destination
	of     string
	number int // which Signature card it is of that hero
	has    int
}

// The features of a card, as bits.
const (
	move int = 1 << iota // the subtype
	assist
	defense
	attack
	ongoing
)

// facts are the cards of the set: names, kinds, copies, costs, and points.
var facts = []struct {
	name             string
	kind             card.Kind
	copies, cost, vp int
	printed
}{
	{"Punch", card.Starter, 24, 0, 0, printed{power: 1}},
	{"Run", card.Starter, 12, 0, 0, printed{has: move}},
	{"Helping Hand", card.Starter, 4, 0, 0, printed{power: 1, has: move | assist}},

	{"Weakness", card.Weakness, 15, 0, -1, printed{}},

	{"Aquaman", card.Hero, 2, 3, 1, printed{power: 2, reach: 1, has: assist}},
	{"Batman", card.Hero, 1, 6, 2, printed{power: 3, has: defense}},
	{"Black Canary", card.Hero, 2, 2, 1, printed{power: 1, reach: 1, has: assist}},
	{"Blue Beetle", card.Hero, 2, 5, 1, printed{power: 3, has: defense}},
	{"Cyborg", card.Hero, 2, 3, 1, printed{power: 1}},
	{"Doctor Fate", card.Hero, 2, 5, 1, printed{power: 2}},
	{"Green Arrow", card.Hero, 2, 4, 1, printed{power: 2, reach: 4, has: assist}},
	{"Jessica Cruz", card.Hero, 2, 4, 1, printed{power: 1, reach: 2, has: assist}},
	{"Lois Lane", card.Hero, 2, 3, 1, printed{power: 1, reach: 3, has: move | assist}},
	{"Simon Baz", card.Hero, 2, 4, 1, printed{power: 2, reach: 2, has: move | assist}},
	{"Superman", card.Hero, 1, 7, 2, printed{power: 3, has: move}},
	{"The Flash", card.Hero, 1, 6, 2, printed{power: 1, has: move}},
	{"Wonder Woman", card.Hero, 2, 5, 1, printed{power: 3}},

	{"Blast", card.SuperPower, 2, 3, 1, printed{power: 2}},
	{"Bolt of Zeus", card.SuperPower, 2, 4, 1, printed{power: 2}},
	{"Constructs", card.SuperPower, 1, 6, 2, printed{power: 3}},
	{"Contained", card.SuperPower, 2, 3, 1, printed{power: 1}},
	{"Flurry of Fists", card.SuperPower, 2, 5, 1, printed{power: 2}},
	{"Hard Water Bubble", card.SuperPower, 2, 2, 1, printed{power: 1, has: defense}},
	{"Heat Vision", card.SuperPower, 2, 5, 1, printed{power: 2}},
	{"Shields Up", card.SuperPower, 2, 5, 2, printed{power: 2, has: defense}},
	{"Speed Force", card.SuperPower, 1, 6, 2, printed{power: 1, has: move}},
	{"Super Breath", card.SuperPower, 2, 4, 1, printed{power: 2}},
	{"Super Strength", card.SuperPower, 1, 7, 2, printed{power: 5}},
	{"Telepathy", card.SuperPower, 2, 3, 1, printed{power: 1, reach: 5, has: assist}},
	{"Vibration", card.SuperPower, 2, 4, 1, printed{power: 1, has: defense}},

	{"Batcomputer", card.Equipment, 2, 5, 1, printed{power: 2}},
	{"Batmobile", card.Equipment, 2, 3, 1, printed{has: move | defense | ongoing}},
	{"Batplane", card.Equipment, 1, 6, 2, printed{power: 3, has: move}},
	{"Flash Helmet", card.Equipment, 2, 4, 1, printed{has: move}},
	{"Grappling Hook", card.Equipment, 2, 3, 1, printed{power: 1, has: move}},
	{"Holographic Computing", card.Equipment, 2, 4, 1, printed{power: 2}},
	{"Jetpack", card.Equipment, 2, 2, 1, printed{has: move}},
	{"Power Battery", card.Equipment, 1, 7, 2, printed{power: 3}},
	{"Sonic Cannon", card.Equipment, 2, 3, 1, printed{power: 2}},
	{"Super-Suit", card.Equipment, 2, 5, 1, printed{power: 2, has: defense}},
	{"Trident of Atlantis", card.Equipment, 2, 4, 1, printed{power: 2, has: move}},
	{"Wonder Woman's Shield", card.Equipment, 1, 6, 2, printed{power: 1, has: defense | ongoing}},
	{"Zodiac Crystals", card.Equipment, 2, 5, 1, printed{power: 2}},

	{"Count Vertigo", card.Villain, 1, 5, 3, printed{goal: 1, has: attack}},
	{"Giganta", card.Villain, 1, 5, 3, printed{goal: 2, has: attack}},
	{"Major Disaster", card.Villain, 1, 5, 3, printed{goal: 3, has: attack}},
	{"Psycho-Pirate", card.Villain, 1, 5, 3, printed{goal: 4, has: attack}},
	{"Scarecrow", card.Villain, 1, 5, 3, printed{goal: 5, has: attack}},
	{"Bane", card.Villain, 1, 6, 4, printed{goal: 1, has: attack}},
	{"Bizarro", card.Villain, 1, 6, 4, printed{goal: 2, has: attack}},
	{"Cheetah", card.Villain, 1, 6, 4, printed{goal: 3, has: attack}},
	{"Doctor Polaris", card.Villain, 1, 6, 4, printed{goal: 4, has: attack}},
	{"Poison Ivy", card.Villain, 1, 6, 4, printed{goal: 5, has: attack}},
	{"Black Manta", card.Villain, 1, 7, 4, printed{goal: 1, has: attack}},
	{"Eradicator", card.Villain, 1, 7, 4, printed{goal: 2, has: attack}},
	{"Psimon", card.Villain, 1, 7, 4, printed{goal: 3, has: attack}},
	{"Solomon Grundy", card.Villain, 1, 7, 4, printed{goal: 4, has: attack}},
	{"The Joker", card.Villain, 1, 7, 4, printed{goal: 5, has: attack}},

	{"Deathstroke", card.SuperVillain, 1, 8, 5, printed{goal: 1, has: attack}},
	{"Doomsday", card.SuperVillain, 1, 8, 5, printed{goal: 3, has: attack}},
	{"Despero", card.SuperVillain, 1, 9, 6, printed{goal: 5, has: attack}},
	{"Reverse-Flash", card.SuperVillain, 1, 9, 6, printed{goal: 2, has: attack}},
	{"Amazo", card.SuperVillain, 1, 10, 6, printed{goal: 4, has: attack}},
	{"Lex Luthor", card.SuperVillain, 1, 10, 6, printed{goal: 3, has: attack}},
	{"General Zod", card.SuperVillain, 1, 11, 7, printed{goal: 4, has: attack}},
	{"Sinestro", card.SuperVillain, 1, 11, 7, printed{goal: 5, has: attack}},

	{"Mister Mxyzptlk", card.SuperVillain, 1, 12, 7, printed{goal: card.Everywhere, has: attack}},
	{"Starro", card.SuperVillain, 1, 13, 7, printed{goal: 3, has: attack}},
	{"Darkseid", card.SuperVillain, 1, 16, 8, printed{goal: 1, has: attack}},
	{"Krypto", card.Hero, 1, 6, 2, printed{power: 3, reach: 3, has: assist | defense}},
	{"The Ray", card.Hero, 1, 3, 1, printed{power: 2, has: move}},

	{"Batcycle", card.Basic, 5, 3, 1, printed{power: 1, has: move}},
	{"Bat-Signal", card.Basic, 5, 3, 1, printed{power: 1, reach: 5, has: move | assist}},
	{"Flight", card.Basic, 5, 3, 1, printed{power: 1, has: move}},
	{"Super Speed", card.Basic, 5, 3, 1, printed{has: move | defense}},
	{"Tomorrow's Headline", card.Basic, 5, 2, 1, printed{power: 1}},
	{"Toss", card.Basic, 5, 3, 1, printed{power: 2}},
	{"Withdrawal", card.Basic, 5, 2, 1, printed{power: 1}},

	{"Talking to the Fishes", card.Starter, 1, 0, 0, printed{power: 1, of: "Aquaman", number: 1}},
	{"Mera", card.Hero, 1, 0, 0, printed{power: 2, reach: 2, of: "Aquaman", number: 2, has: assist}},
	{"King of Atlantis", card.SuperPower, 1, 0, 0, printed{power: 2, of: "Aquaman", number: 3, has: move}},
	{"Detective Work", card.Starter, 1, 0, 0, printed{power: 1, of: "Batman", number: 1}},
	{"Alfred Pennyworth", card.Hero, 1, 0, 0, printed{power: 1, of: "Batman", number: 2, has: defense}},
	{"Batarang", card.Equipment, 1, 0, 0, printed{power: 3, of: "Batman", number: 3}},
	{"Electrified Field", card.Starter, 1, 0, 0, printed{power: 1, of: "Cyborg", number: 1}},
	{"Boom Tube", card.Equipment, 1, 0, 0, printed{power: 1, of: "Cyborg", number: 2, has: move}},
	{"Connected", card.SuperPower, 1, 0, 0, printed{power: 2, of: "Cyborg", number: 3}},
	{"Flash Suit", card.Starter, 1, 0, 0, printed{of: "The Flash", number: 1, has: move}},
	{"Whoosh!", card.SuperPower, 1, 0, 0, printed{of: "The Flash", number: 2, has: move}},
	{"Carry On", card.SuperPower, 1, 0, 0, printed{power: 1, of: "The Flash", number: 3, has: move}},
	{"Original Power Ring", card.Starter, 1, 0, 0, printed{power: 1, of: "Jessica Cruz", number: 1}},
	{"Willpower", card.SuperPower, 1, 0, 0, printed{power: 2, reach: 2, of: "Jessica Cruz", number: 2, has: assist}},
	{"Teamwork", card.SuperPower, 1, 0, 0, printed{power: 1, reach: 2, of: "Jessica Cruz", number: 3, has: assist}},
	{"Sector 2814 Power Ring", card.Starter, 1, 0, 0, printed{power: 1, reach: 3, of: "Simon Baz", number: 1, has: assist}},
	{"Healing Light", card.SuperPower, 1, 0, 0, printed{power: 1, of: "Simon Baz", number: 2}},
	{"Emerald Sight", card.SuperPower, 1, 0, 0, printed{power: 1, of: "Simon Baz", number: 3}},
	{"Big Blue Boy Scout", card.Starter, 1, 0, 0, printed{power: 1, of: "Superman", number: 1, has: move}},
	{"Bulletproof", card.SuperPower, 1, 0, 0, printed{power: 1, of: "Superman", number: 2, has: defense}},
	{"A Job For Superman", card.SuperPower, 1, 0, 0, printed{power: 3, of: "Superman", number: 3}},
	{"Faithful Friend", card.Starter, 1, 0, 0, printed{power: 1, reach: 1, of: "Wonder Woman", number: 1, has: assist}},
	{"Lasso", card.Equipment, 1, 0, 0, printed{power: 2, of: "Wonder Woman", number: 2}},
	{"Warrior Princess", card.SuperPower, 1, 0, 0, printed{power: 2, of: "Wonder Woman", number: 3}},
}

// TestFacts checks every card against the facts.
func TestFacts(t *testing.T) {
	b := book(t)
	told := map[string]bool{}
	for _, f := range facts {
		key := f.name + " " + f.kind.String()
		if told[key] {
			t.Errorf("%s is told twice", key)
		}
		told[key] = true
		id, err := b.Find(f.name, false)
		if err != nil {
			t.Error(err)
			continue
		}
		c, face := b.Card(id), &b.Library().Faces[id]
		if c.Kind != f.kind || c.Copies != f.copies || c.Cost != f.cost || c.VP.N != f.vp || c.VP.Star() {
			t.Errorf("%s: %v, %d copies, cost %d, VP %d; want %v, %d, %d, %d", f.name, c.Kind, c.Copies, c.Cost, c.VP.N, f.kind, f.copies, f.cost, f.vp)
		}
		got := printed{power: int(face.Power), reach: int(face.Range), goal: c.Goal, of: c.Of, number: c.Number}
		for trait, bit := range map[engine.Traits]int{engine.HasMove: move, engine.HasAssist: assist, engine.HasDefense: defense,
			engine.HasAttack: attack, engine.HasOngoing: ongoing} {
			if face.Traits&trait != 0 {
				got.has |= bit
			}
		}
		if got != f.printed {
			t.Errorf("%s has %+v printed on it, want %+v", f.name, got, f.printed)
		}
		if signed := slices.Contains(c.Labels, "Signature"); signed != (f.of != "") {
			t.Errorf("%s is a Signature card: %v", f.name, signed)
		}
		if face.Goal > 0 && int(face.Goal) != 2*f.goal-1 || face.Goal < 0 && f.goal != card.Everywhere || face.Goal == 0 && f.goal > 0 {
			t.Errorf("%s heads for space %d, but its Destination is %d", f.name, face.Goal, f.goal)
		}
		if super := f.kind == card.SuperVillain; face.SuperVillain != super || super && face.Types != engine.Villain {
			t.Errorf("%s is a Super-Villain: %v, of types %b", f.name, face.SuperVillain, face.Types)
		}
	}
	for _, c := range rebirth.Box().Cards {
		switch c.Kind {
		case card.SuperHero, card.Piece, card.Rule, card.Secret, card.SideMission, card.Event: // see TestComponents
		default:
			if !told[c.Name+" "+c.Kind.String()] {
				t.Errorf("nothing is told of %s", c.Name)
			}
		}
	}
}

// TestComponents checks that the set has the numbers of cards in the rulebook (R-CMP-01 to
// R-CMP-03).
func TestComponents(t *testing.T) {
	counts := map[string]int{}
	for _, c := range rebirth.Box().Cards {
		switch {
		case c.Pack:
			counts["packs: "+c.Kind.String()] += c.Copies
		case c.Of != "":
			counts["Signature"] += c.Copies
		case c.MainDeck():
			counts["main deck"] += c.Copies
			counts["main deck: "+c.Kind.String()] += c.Copies
		case c.Name == "Punch", c.Name == "Run", c.Name == "Helping Hand", c.Name == "Standee":
			counts[c.Name] += c.Copies
		default:
			counts[c.Kind.String()] += c.Copies
		}
	}
	want := map[string]int{"Punch": 24, "Run": 12, "Helping Hand": 4, "weakness": 15, "main deck": 84, "main deck: hero": 23,
		"main deck: super_power": 23, "main deck: equipment": 23, "main deck: villain": 15, "super_villain": 8, "basic": 35, "Signature": 24,
		"super_hero": 8, "Standee": 8, "piece": 14, "rule": 6 + 9 + 2 + 8,
		"packs: hero": 2, "packs: super_villain": 3, "packs: event": 1, "packs: secret": 8, "packs: side_mission": 3}
	for kind, n := range counts {
		if want[kind] != n {
			t.Errorf("%s: %d in the box, want %d", kind, n, want[kind])
		}
	}
	for kind := range want {
		if counts[kind] == 0 {
			t.Errorf("%s: none in the box", kind)
		}
	}
}

// TestStacksAndTiles checks the Locations, Signature cards, and Threat tiles. Each Location has a
// side with an ability and a side with a Basic stack of five equal cards. Each Super Hero has three
// Signature cards. The Threat tiles are A to I and the Levels 0 to 5.
func TestStacksAndTiles(t *testing.T) {
	b := book(t)
	find := func(name string, hero bool) *card.Card {
		t.Helper()
		id, err := b.Find(name, hero)
		if err != nil {
			t.Fatal(err)
		}
		return b.Card(id)
	}
	prices := map[string]card.Price{ // the others cost a card from the hand
		"Arkham Asylum": {Of: rebirth.Move, N: 1}, "Batcave": {Of: card.PowerLeft, N: 2}, "City Hall": {Of: card.PowerLeft, N: 1},
		"Daily Planet": {Of: rebirth.Move, N: 1}, "S.T.A.R. Labs": {Of: card.PowerLeft, N: 3},
	}
	stacks := map[string]bool{}
	for _, name := range rebirth.Locations() {
		a, side := find(name+" A", false), find(name+" B", false)
		if a.Kind != card.Piece || side.Kind != card.Piece || a.Copies != 1 || side.Copies != 1 {
			t.Errorf("the sides of %s are %v and %v", name, a.Kind, side.Kind)
		}
		if len(a.Uses) != 1 || !a.Uses[0].Once || a.Uses[0].From != engine.Set(card.Tiles) || len(side.Uses) != 0 {
			t.Errorf("%s: side A has %d abilities, once a turn, side B %d", name, len(a.Uses), len(side.Uses))
		}
		if got := a.Uses[0].Price; got != prices[name] {
			t.Errorf("the ability of %s costs %+v, want %+v (R-LOC-02)", name, got, prices[name])
		}
		basic := find(rebirth.BasicOf(name), false)
		if basic.Kind != card.Basic || basic.Copies != 5 || basic.Cost < 2 || basic.Cost > 3 || stacks[basic.Name] || side.Stack != basic.Name || a.Stack != "" {
			t.Errorf("the stack of %s: %d of %s, a %v card that costs %d", name, basic.Copies, basic.Name, basic.Kind, basic.Cost)
		}
		stacks[basic.Name] = true
	}
	if len(stacks) != 7 || !slices.IsSorted(rebirth.Locations()) {
		t.Errorf("%d Locations with a stack: %v", len(stacks), rebirth.Locations())
	}
	if got := rebirth.BasicOf("Gotham"); got != "" {
		t.Errorf("a Location that there is not has the stack %q", got)
	}
	signed := map[string][]int{}
	for _, f := range facts {
		if f.of != "" {
			signed[f.of] = append(signed[f.of], f.number)
			if (f.number == 1) != (f.kind == card.Starter) || f.cost != 0 {
				t.Errorf("%s, number %d of %s, is a %v for %d (R-SIG-01)", f.name, f.number, f.of, f.kind, f.cost)
			}
		}
	}
	for hero, numbers := range signed {
		t.Run(hero, func(t *testing.T) {
			if find(hero, true).Kind != card.SuperHero || !slices.Equal(numbers, []int{1, 2, 3}) {
				t.Errorf("%s has the Signature cards %v", hero, numbers)
			}
		})
	}
	if len(signed) != 8 {
		t.Errorf("%d Super Heroes have Signature cards", len(signed))
	}
	for letter := 'A'; letter <= 'I'; letter++ {
		if c := find(fmt.Sprintf("Threat %c", letter), false); len(c.Ongoing)+len(c.Changes) != 1 {
			t.Errorf("%s does %d things", c.Name, len(c.Ongoing)+len(c.Changes))
		}
	}
	for level := range rebirth.LastLevel + 1 {
		find(fmt.Sprintf("Level %d", level), false)
	}
}

// TestDefenses checks the Range, the place, and the cost of each Defense (R-DEF-07 to R-DEF-09,
// R-CLR-21).
func TestDefenses(t *testing.T) {
	const own = 0
	hand, play := engine.Set(card.Hand), engine.Set(card.InPlay)
	want := map[string]engine.Defense{
		"Batman": {From: hand, Near: own}, "Vibration": {From: hand, Near: own}, "Super Speed": {From: hand, Near: own},
		"Alfred Pennyworth": {From: hand, Near: own}, "Batmobile": {From: play, Near: own}, "Bulletproof": {From: hand, Near: own, Pay: engine.VerbNone},
		"Blue Beetle": {From: hand, Near: 3}, "Krypto": {From: hand, Near: 3}, "Hard Water Bubble": {From: hand, Near: 2}, "Shields Up": {From: hand, Near: 2, All: true},
		"Wonder Woman's Shield": {From: play, Near: 1}, "Super-Suit": {From: hand, Near: engine.Unlimited},
	}
	b := book(t)
	for i := range b.Library().Faces {
		face := &b.Library().Faces[i]
		for _, d := range face.Defenses {
			w, told := want[face.Name]
			if w.Pay = engine.VerbDiscard; face.Name == "Bulletproof" {
				w.Pay = engine.VerbNone
			}
			if w.Then = d.Then; !told || d != w {
				t.Errorf("the Defense of %s is %+v, want %+v", face.Name, d, w)
			}
			delete(want, face.Name)
		}
	}
	for name := range want {
		t.Errorf("%s has no Defense", name)
	}
}
