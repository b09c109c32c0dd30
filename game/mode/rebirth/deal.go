package rebirth

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
	"lineup/game/sets/rebirth"
)

// order holds the Locations in alphabetical order.
var order = rebirth.Locations()

// Setup is the part of an attempt's setup that a campaign or a position decides instead of the
// rules. The zero Setup leaves everything to the rules.
type Setup struct {
	Locations  []string          // tiles with their sides, in Location slots 1 to 5
	Damage     map[string]int    // by tile, without its side; HitPoints for a destroyed one
	Track      []TrackChange     // with Given, instead of the Scenario's
	Given      bool              // Track is valid
	MainDeck   []engine.FaceID   // instead of the stacks, top first; its first five go into the slots
	Starting   [][]engine.FaceID // by seat, instead of the starting deck: the cards drawn first
	Signatures [][]int           // by seat, the numbers of the Signature cards earned
	Heroes     [][]engine.FaceID // by seat, instead of the Plan's; in solo games the second is the ally's
	// Secrets are the names of the Secret Cards by seat, or "" for a seat without one. nil deals
	// them as in the Scenario, and an empty list deals none (R-SCN-06).
	Secrets []string
	// Missions are the Side Missions completed earlier, by name. They are no longer available, and
	// the cards they bring are in the main deck (R-SID-03, R-SID-04).
	Missions map[string]bool
	// Lost are the cards that stay out of the main deck and the Basic stacks, one name per card. A
	// Log has no Villains among them.
	Lost []string
	// Opening is the number of additional cards in each player's first hand.
	Opening int
	// Gives are the seats, from 1, that first give up a Signature card for a Punch (R-CCP-05).
	Gives []int
}

// Standing returns the Setup of a Scenario played by itself, with the Signature cards that all
// players earn by winning the earlier Scenarios (R-SIG-04), no damage, and nothing completed.
func Standing(g *mode.Game) Setup {
	if competes(g) {
		return agreed(g)
	}
	var earned []int
	for i := range Scenarios[:g.Number(ScenarioOption)-1] {
		if n := Scenarios[i].Signature; n > 0 {
			earned = append(earned, n)
		}
	}
	u := Setup{}
	for range g.Plan.Seats {
		u.Signatures = append(u.Signatures, earned)
	}
	return u
}

// NoHero among the Heroes of a Setup means none, before the ally's.
const NoHero engine.FaceID = 0

// Deal lays out a Scenario for its Plan (R-SET-01 to R-SET-10).
func Deal(b *engine.Builder, g *mode.Game) error {
	if competes(g) {
		if err := Pairs(g.Plan.Seats); err != nil {
			return err
		}
	}
	u, err := SetupOf(g)
	if err != nil {
		return err
	}
	return Lay(b, g, u)
}

// Lay lays out a Scenario with the decisions of a Setup.
func Lay(b *engine.Builder, g *mode.Game, u Setup) error {
	s := scenarioOf(g)
	if !u.Given {
		u.Track = s.Changes(len(g.Plan.Seats))
	}
	switch {
	case u.Locations != nil:
	case competes(g):
		u.Locations = drawLocations(b.Chance())
	default:
		u.Locations = s.Locations()
		mixed := u.Locations
		if s.Fixed != "" {
			mixed = mixed[1:]
		}
		engine.Shuffle(mixed, b.Chance()) // R-SET-04
	}
	heroes, err := dealHeroes(b, g, u)
	if err != nil {
		return err
	}
	LayRules(b, g, u.Track)
	LayLocations(b, g, u.Locations, basicsLeft(g, tallied(u.Lost)), u.Damage, nil)
	LayMissions(b, g, u.Missions)
	dealSecrets(b, g, s, u)
	for seat := range engine.SeatID(len(g.Plan.Seats)) {
		dealDeck(b, g, u, seat, heroes[seat])
	}
	b.Set(rebirth.Opening.ID, engine.NoSeat, u.Opening)
	LayWeaknesses(b, g, copies(g, "Weakness"), 0)
	LayStandees(b, g, nil)
	if competes(g) {
		LayTeams(b, g)
	} else {
		b.Lead(lead(g))
	}
	dealCity(b, g, s, u)
	return nil
}

// lead returns the seat that decides for the team: the first one with a person.
func lead(g *mode.Game) engine.SeatID {
	return engine.SeatID(max(slices.IndexFunc(g.Plan.Seats, func(s mode.Seat) bool { return s.Player == "" }), 0))
}

// face returns a card that the set must have.
func face(g *mode.Game, name string) engine.FaceID {
	f, err := g.Book.Find(name, false)
	if err != nil {
		panic(fmt.Sprintf("rebirth: %v", err))
	}
	return f
}

func copies(g *mode.Game, name string) int { return g.Book.Card(face(g, name)).Copies }

// dealHeroes deals and returns each seat's Super Heroes: those named, two to choose from, or a
// random one. A solo player gets an ally as well (R-HRO-01, R-SOL-02).
func dealHeroes(b *engine.Builder, g *mode.Game, u Setup) ([][]engine.FaceID, error) {
	seats := len(g.Plan.Seats)
	named := u.Heroes
	if named == nil {
		for seat := range seats {
			named = append(named, g.Heroes(engine.SeatID(seat)))
		}
	}
	var pool []engine.FaceID
	for i := range g.Book.Library().Faces {
		f := engine.FaceID(i)
		if g.Book.Card(f).Kind == card.SuperHero && !slices.ContainsFunc(named, func(of []engine.FaceID) bool { return slices.Contains(of, f) }) {
			pool = append(pool, f)
		}
	}
	engine.Shuffle(pool, b.Chance())
	next := func() (f engine.FaceID) {
		f, pool = pool[0], pool[1:]
		return f
	}
	out := make([][]engine.FaceID, seats)
	for seat := range engine.SeatID(seats) {
		each := 1
		if g.Plan.Heroes == mode.DealTwo && len(named[seat]) == 0 && u.Heroes == nil {
			each = 2
		}
		for k := range each {
			f := engine.FaceID(0)
			switch {
			case k < len(named[seat]):
				f = named[seat][k]
			case u.Heroes != nil:
				continue // a position's seat without one
			default:
				f = next()
			}
			if f == NoHero {
				continue
			}
			b.Add(f, b.Zone(engine.Heroes, seat))
			out[seat] = append(out[seat], f)
		}
	}
	if seats == 1 {
		ally := engine.FaceID(0)
		if len(named[0]) > 1 {
			ally = named[0][1]
		} else {
			ally = next()
		}
		b.Add(ally, b.Zone(engine.Heroes, engine.SeatID(seats)))
	}
	return out, nil
}

// LayRules lays out the rules of the city and the Scenario, and the Threat Track with its changes
// (R-SET-01, R-SET-03). A blank or covered Level has no printed text.
func LayRules(b *engine.Builder, g *mode.Game, changes []TrackChange) {
	names := []string{"The City"}
	if s := scenarioOf(g); s.Name != "" {
		names = append(names, s.Name)
	}
	if slices.Contains(packed(g), Controls) {
		LayControl(b, g)
	}
	for _, name := range names {
		b.Add(face(g, name), b.Zone(engine.Rules, engine.NoSeat))
	}
	for level := range rebirth.LastLevel + 1 {
		at := b.ZoneAt(card.Track, engine.NoSeat, level)
		if !slices.ContainsFunc(changes, func(c TrackChange) bool { return c.Level == level && !c.Added }) {
			b.Add(face(g, fmt.Sprintf("Level %d", level)), at)
		}
		for _, c := range changes {
			if c.Level == level && c.Tile != "" {
				b.Add(face(g, "Threat "+c.Tile), at)
			}
		}
	}
}

// LayLocations lays the tiles into the Location slots, with the Basic stacks of those on side B,
// and sets the others aside. left gives the cards in each stack, five by default, and damage the
// damage on each tile (R-SET-04 to R-SET-09). A destroyed Location has no Basic cards (R-DMG-09)
// until it is repaired (R-SID-05). bystanders names the Locations with one; nil leaves that to the
// Scenario.
func LayLocations(b *engine.Builder, g *mode.Game, tiles []string, left, damage map[string]int, bystanders []string) {
	for _, name := range order {
		if slices.ContainsFunc(tiles, func(t string) bool { return Location(t) == name }) {
			continue
		}
		if c := b.Add(face(g, name+" A"), b.Zone(card.OutOfGame, engine.NoSeat)); damage[name] > 0 {
			b.Lay(rebirth.Damage.ID, c, damage[name])
		}
	}
	for i, tile := range tiles {
		name, space := Location(tile), i*stride
		at, stack := card.Tiles, card.Basics
		if damage[name] >= rebirth.HitPoints {
			at, stack = card.Ruins, card.Buried
		}
		c := b.Add(face(g, tile), b.ZoneAt(at, engine.NoSeat, space))
		if damage[name] > 0 {
			b.Lay(rebirth.Damage.ID, c, min(damage[name], rebirth.HitPoints))
		}
		if bystanders == nil && scenarioOf(g).Bystanders || slices.Contains(bystanders, name) {
			b.Lay(rebirth.Bystander.ID, c, 1)
		}
		if !strings.HasSuffix(tile, " B") {
			continue
		}
		basic := face(g, rebirth.BasicOf(name))
		n, given := left[name]
		if !given {
			n = g.Book.Card(basic).Copies
		}
		for range n {
			b.Add(basic, b.ZoneAt(stack, engine.NoSeat, space))
		}
	}
}

// Location returns the name of a tile without its side.
func Location(tile string) string {
	if name, ok := strings.CutSuffix(tile, " A"); ok {
		return name
	}
	return strings.TrimSuffix(tile, " B")
}

// LayWeaknesses lays out the Weakness stack and the Weaknesses on the ally.
func LayWeaknesses(b *engine.Builder, g *mode.Game, stack, ally int) {
	for range stack {
		b.Add(face(g, "Weakness"), b.Zone(card.Weaknesses, engine.NoSeat))
	}
	for range ally {
		b.Add(face(g, "Weakness"), b.Zone(card.OnHero, engine.SeatID(len(g.Plan.Seats))))
	}
}

// LayStandees puts the standee of each seat, and of the ally, on its space, or beside the ring if
// none is given (R-FST-01).
func LayStandees(b *engine.Builder, g *mode.Game, at []int) {
	seats := len(g.Plan.Seats)
	if seats == 1 {
		seats++ // the ally
	}
	for seat := range engine.SeatID(seats) {
		z := b.Zone(card.Reserve, seat)
		if int(seat) < len(at) && at[seat] >= 0 {
			z = b.ZoneAt(card.Spaces, engine.NoSeat, at[seat])
		}
		b.Give(b.Add(face(g, "Standee"), z), seat)
	}
}

// signatures returns the earned Signature cards of a Super Hero (R-SIG-01).
func signatures(g *mode.Game, hero engine.FaceID, earned []int) (out []engine.FaceID) {
	for _, n := range earned {
		for i := range g.Book.Library().Faces {
			if c := g.Book.Card(engine.FaceID(i)); c.Number == n && c.Of == g.Book.Card(hero).Name {
				out = append(out, engine.FaceID(i))
			}
		}
	}
	return out
}

// startingDeck returns six Punches, a Helping Hand, and three Runs (R-HRO-02). Each earned
// Signature card replaces a Punch (R-SIG-02).
func startingDeck(g *mode.Game, earned int) (out []engine.FaceID) {
	const punches, runs = 6, 3
	for range punches - earned {
		out = append(out, face(g, "Punch"))
	}
	out = append(out, face(g, "Helping Hand"))
	for range runs {
		out = append(out, face(g, "Run"))
	}
	return out
}

// dealDeck lays out a starting deck. A player who must still choose a Super Hero gets the Signature
// cards of both beside it, for a later step of the setup. A player who must give up one gets them
// beside it too, with the Punch that replaces it.
func dealDeck(b *engine.Builder, g *mode.Game, u Setup, seat engine.SeatID, heroes []engine.FaceID) {
	deck := b.Zone(card.Deck, seat)
	if u.Starting != nil && u.Starting[seat] != nil {
		for _, f := range u.Starting[seat] {
			b.Add(f, deck)
		}
		return
	}
	var earned []int
	if u.Signatures != nil {
		earned = u.Signatures[seat]
	}
	gives := slices.Contains(u.Gives, int(seat)+1) && len(heroes) > 0
	for _, hero := range heroes {
		for _, f := range signatures(g, hero, earned) {
			if len(heroes) > 1 || gives {
				b.Add(f, b.Zone(card.Signatures, seat))
			} else {
				b.Add(f, deck)
			}
		}
	}
	if len(heroes) == 0 {
		earned = nil // without a Super Hero none are earned
	}
	for _, f := range startingDeck(g, len(earned)) {
		b.Add(f, deck)
	}
	if gives {
		b.Add(face(g, "Punch"), b.Zone(card.Signatures, seat))
	}
	b.Shuffle(deck, engine.StreamSeat+engine.Stream(seat))
}

// Controls is the Super-Villain that puts CONTROL tokens on cards.
const Controls = "Starro"

// LayControl lays out the rules of CONTROL tokens, once.
func LayControl(b *engine.Builder, g *mode.Game) {
	b.Add(face(g, "Mind Control"), b.Zone(engine.Rules, engine.NoSeat))
}

// LayMissions lays out the Side Missions, with those done earlier completed (R-SID-02, R-SID-03).
func LayMissions(b *engine.Builder, g *mode.Game, done map[string]bool) {
	if competes(g) || g.Number(ScenarioOption) < FirstMissions {
		return
	}
	for _, m := range missions {
		p := card.Missions
		if done[m.name] {
			p = card.MissionsDone
		}
		b.Add(face(g, m.name), b.Zone(p, engine.NoSeat))
	}
}

// dealSecrets deals each player a Secret Card. No player looks at the rest.
func dealSecrets(b *engine.Builder, g *mode.Game, s *Scenario, u Setup) {
	names, seats := slices.Clone(s.Secrets), len(g.Plan.Seats)
	var dealt []engine.CardID
	if u.Secrets == nil && len(names) > 0 {
		engine.Shuffle(names, b.Chance())
		for seat := range seats {
			dealt = append(dealt, b.Add(face(g, names[seat]), b.Zone(card.Secrets, engine.SeatID(seat))))
		}
		names = names[seats:]
	}
	for seat, name := range u.Secrets {
		if name != "" {
			dealt = append(dealt, b.Add(face(g, name), b.Zone(card.Secrets, engine.SeatID(seat))))
			names = slices.DeleteFunc(names, func(n string) bool { return n == name })
		}
	}
	for _, name := range names {
		dealt = append(dealt, b.Add(face(g, name), b.Zone(card.Pack, engine.NoSeat)))
	}
	b.Alike(dealt)
}
