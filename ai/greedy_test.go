package ai_test

import (
	"slices"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/catalog"
	"lineup/game/mode"
)

// moment is a position during a turn of the first of two players.
type moment struct {
	hand, discard, deck, lineUp []string
	power                       int
	hero                        string // the first player's Super Hero, or "" if none. With one, the cards are those of both sets and there are Kicks
}

// table returns an empty table for two, with the cards of the given sets, or of the base set by
// default.
func table(t *testing.T, sets ...string) (*card.Book, *engine.Builder) {
	t.Helper()
	g, err := catalog.Prepare(mode.Plan{Sets: sets})
	if err != nil {
		t.Fatal(err)
	}
	b, err := engine.Build(g.Book.Library(), 2, 1)
	if err != nil {
		t.Fatal(err)
	}
	return g.Book, b
}

// anything is the key under which turn lists every card it used.
const anything = engine.NumOptions

// turn lets greedy play a moment to the end of the turn. It returns the names of the cards greedy
// used, in order, by option kind.
func turn(t *testing.T, m moment) map[engine.OptionKind][]string {
	t.Helper()
	var sets []string
	if m.hero != "" {
		sets = []string{"base", "heroes_unite"}
	}
	book, b := table(t, sets...)
	find := func(name string, hero bool) engine.FaceID {
		f, err := book.Find(name, hero)
		if err != nil {
			t.Fatal(err)
		}
		return f
	}
	add := func(z engine.ZoneID, names ...string) {
		for _, name := range names {
			b.Add(find(name, false), z)
		}
	}
	if m.hero != "" {
		b.Add(find(m.hero, true), b.Zone(engine.Heroes, 0))
		add(b.Zone(card.Kicks, engine.NoSeat), "Kick", "Kick", "Kick")
	}
	add(b.Zone(card.Villains, engine.NoSeat), "Ra's Al Ghul", "Sinestro", "Brainiac", "Parallax")
	add(b.Zone(card.LineUp, engine.NoSeat), m.lineUp...)
	for range 40 {
		add(b.Zone(card.MainDeck, engine.NoSeat), "Catwoman")
	}
	add(b.Zone(engine.Hand, 0), m.hand...)
	add(b.Zone(engine.Deck, 0), m.deck...)
	add(b.Zone(engine.Discard, 0), m.discard...)
	s := b.Resume(0, m.power)
	p := player(t, "greedy", 0)
	did := map[engine.OptionKind][]string{}
	for s.Turn().Number == 1 && s.Pending().Seat == 0 {
		a := p.Decide(s.View(0))
		name := ""
		if a.Option.Card != engine.NoCard {
			name = s.Face(a.Option.Card).Name
		}
		did[a.Option.Kind] = append(did[a.Option.Kind], name)
		did[anything] = append(did[anything], name)
		if err := s.Apply(a, nil); err != nil {
			t.Fatal(err)
		}
	}
	return did
}

func TestGreedyTurns(t *testing.T) {
	for _, c := range []struct {
		name string
		moment
		plays []string // all plays in order; nil if they do not matter
		picks []string
		buys  []string
	}{
		{name: "a weak hand is exchanged first",
			moment: moment{hand: []string{"Punch", "Vulnerability", "Vulnerability", "Batmobile"}},
			plays:  []string{"Batmobile", "Punch"}}, // the Punch returns in the new hand
		{name: "a strong hand is not exchanged",
			moment: moment{hand: []string{"Batmobile", "Super Strength", "Doomsday"}},
			plays:  []string{"Super Strength", "Doomsday", "Batmobile"}},
		{name: "a Location comes before what sets it off",
			moment: moment{hand: []string{"Gorilla Grodd", "Arkham Asylum"}, deck: []string{"Vulnerability"}},
			plays:  []string{"Arkham Asylum", "Gorilla Grodd"}},
		{name: "Power is doubled when all is there",
			moment: moment{hand: []string{"Parallax", "Punch", "Kick"}},
			plays:  []string{"Punch", "Kick", "Parallax"}},
		{name: "the best card is played again, last",
			moment: moment{hand: []string{"Clayface", "Punch", "Super Strength"}},
			plays:  []string{"Punch", "Super Strength", "Clayface"}, picks: []string{"Super Strength"}},
		{name: "an empty discard pile is made use of",
			moment: moment{hand: []string{"The Penguin", "Mera", "Punch"}, deck: []string{"Vulnerability", "Vulnerability", "Kick"}},
			plays:  []string{"Mera", "The Penguin", "Punch"}},
		{name: "a full discard pile is waited out",
			moment: moment{hand: []string{"Mera", "Kick"}, discard: []string{"Punch"}},
			plays:  []string{"Kick", "Mera"}},
		{name: "a Weakness is destroyed before all else",
			moment: moment{hand: []string{"Heat Vision"}, discard: []string{"Punch", "Vulnerability", "Weakness", "Kick"}},
			picks:  []string{"Weakness"}},
		{name: "a Vulnerability is destroyed before a Punch",
			moment: moment{hand: []string{"Heat Vision"}, discard: []string{"Punch", "Vulnerability", "Kick"}},
			picks:  []string{"Vulnerability"}},
		{name: "a good card is not destroyed",
			moment: moment{hand: []string{"Heat Vision"}, discard: []string{"Super Strength"}},
			picks:  []string{""}},
		{name: "what does nothing is not played",
			moment: moment{hand: []string{"Vulnerability", "Weakness"}},
			plays:  []string{}},
		{name: "a Super-Villain is bought before the Line-Up",
			moment: moment{power: 8, lineUp: []string{"Super Strength", "Catwoman", "Man of Steel"}},
			buys:   []string{"Ra's Al Ghul"}},
		{name: "two cards are bought if they are worth more than one",
			moment: moment{power: 7, lineUp: []string{"Utility Belt", "Scarecrow", "Catwoman"}},
			buys:   []string{"Scarecrow", "Catwoman"}},
		{name: "a card that destroys a bad one on the deck is bought rather than a Kick",
			moment: moment{power: 3, lineUp: []string{"Nth Metal"}},
			buys:   []string{"Nth Metal"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			did := turn(t, c.moment)
			check := func(what string, got, want []string) {
				if want != nil && !slices.Equal(got, want) {
					t.Errorf("%s %q, want %q", what, got, want)
				}
			}
			check("played", did[engine.OptPlay], c.plays)
			check("bought", did[engine.OptBuy], c.buys)
			check("picked", append(did[engine.OptCard], did[engine.OptDone]...), c.picks)
		})
	}
}

// TestGreedyOffers checks the answers of greedy to yes-or-no questions.
func TestGreedyOffers(t *testing.T) {
	for _, c := range []struct {
		name string
		moment
		says engine.OptionKind
	}{
		{"Power nothing else can use is paid",
			moment{hand: []string{"The Riddler"}, power: 5}, engine.OptYes},
		{"Power a Super-Villain costs is kept",
			moment{hand: []string{"The Riddler"}, power: 8}, engine.OptNo},
		{"a Vulnerability on the deck is destroyed",
			moment{hand: []string{"Nth Metal"}, deck: []string{"Vulnerability"}}, engine.OptYes},
		{"a good card on the deck is not",
			moment{hand: []string{"Nth Metal"}, deck: []string{"Doomsday"}}, engine.OptNo},
		{"a good gain goes on the deck",
			moment{hand: []string{"Aquaman's Trident"}, power: 5, lineUp: []string{"Super Strength"}}, engine.OptYes},
	} {
		t.Run(c.name, func(t *testing.T) {
			did := turn(t, c.moment)
			if len(did[c.says]) == 0 {
				t.Errorf("did %v", did)
			}
		})
	}
}

// TestGreedyDefends checks that greedy defends against an Attack with a Defense in its hand, or in
// play if its card returns to the hand.
func TestGreedyDefends(t *testing.T) {
	const second = "heroes_unite"
	for _, c := range []struct {
		shield, attacker string
		sets             []string
		lies             engine.Place
	}{
		{"The Cape and Cowl", "Scarecrow", nil, engine.Hand},
		{"Lasso of Truth", "Scarecrow", nil, engine.Hand},
		{"Super Speed", "Scarecrow", nil, engine.Hand},
		{"Bulletproof", "Scarecrow", nil, engine.Hand},
		{"Blue Beetle", "Scarecrow", nil, engine.Hand},
		{"Force Field", "Mr. Zsasz", []string{second}, engine.InPlay},
		{"Force Field", "Parasite", []string{second}, engine.InPlay},
	} {
		t.Run(c.shield+" against "+c.attacker, func(t *testing.T) {
			book, b := table(t, c.sets...)
			for name, z := range map[string]engine.ZoneID{c.shield: b.Zone(c.lies, 0),
				"Kick": b.Zone(engine.Deck, 0), c.attacker: b.Zone(engine.Hand, 1), "Weakness": b.Zone(card.Weaknesses, engine.NoSeat)} {
				f, err := book.Find(name, false)
				if err != nil {
					t.Fatal(err)
				}
				b.Add(f, z)
			}
			if c.sets == nil {
				f, err := book.Find("Doomsday", false)
				if err != nil {
					t.Fatal(err)
				}
				b.Add(f, b.Zone(engine.Hand, 0))
			}
			s := b.Resume(1, 0)
			if err := s.Apply(player(t, "greedy", 0).Decide(s.View(1)), nil); err != nil {
				t.Fatal(err)
			}
			if a := player(t, "greedy", 0).Decide(s.View(0)); a.Option.Kind != engine.OptDefend {
				t.Errorf("attacked by %s with %s it answers %+v", c.attacker, c.shield, a.Option)
			}
		})
	}
}
