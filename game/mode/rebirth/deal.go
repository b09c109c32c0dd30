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
	for i, hero := range heroes {
		own := signatures(g, hero, earned)
		for _, f := range own {
			if len(heroes) > 1 || gives {
				b.Add(f, b.Zone(card.Signatures, seat))
			} else {
				b.Add(f, deck)
			}
		}
		if i == 0 {
			earned = earned[:len(own)]
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

// dealCity makes the main deck from its stacks and fills the slots (R-STK-01 to R-STK-07).
func dealCity(b *engine.Builder, g *mode.Game, s *Scenario, u Setup) {
	deck := b.Zone(card.MainDeck, engine.NoSeat)
	if u.MainDeck != nil {
		for _, f := range u.MainDeck {
			b.Add(f, deck)
		}
	} else {
		layStacks(b, g, s, u)
	}
	for slot := range spaces / stride {
		b.Move(deck, b.ZoneAt(card.LineUp, engine.NoSeat, slot*stride+1))
	}
	if competes(g) {
		sendBack(b, g)
	}
}

// layStacks deals the main deck into five stacks, adds the Scenario's Super-Villains, shuffles each
// stack, and piles them up with the first on top. The order is hidden, but the numbers of Villains,
// Super-Villains and certain help in each stack are public (R-STK-05, R-STK-06).
func layStacks(b *engine.Builder, g *mode.Game, s *Scenario, u Setup) {
	var plain, help, regulars, supers, events pile
	var d Deck
	villains := rivalVillains(len(g.Plan.Seats))
	if !competes(g) {
		d = deckFor(g.Number(ScenarioOption), len(g.Plan.Seats), slices.Contains(g.Plan.Variants, ImpossibleWord), g.Mode.Table.Edition)
		villains = pace[d.Pace]
	}
	lost := tallied(u.Lost)
	for i := range g.Book.Library().Faces {
		f := engine.FaceID(i)
		c := g.Book.Card(f)
		for range c.Copies {
			switch {
			case c.Pack && !recruited(c.Name, u.Missions):
			case lost[c.Name] > 0 && (c.Kind.MainDeck() || c.Kind == card.SuperVillain):
				lost[c.Name]--
			case c.Kind == card.SuperVillain:
				if c.Name != s.Out {
					supers.faces = append(supers.faces, f)
				}
			case c.Kind == card.Villain:
				regulars.faces = append(regulars.faces, f)
			case c.MainDeck(), c.Pack:
				plain.faces = append(plain.faces, f)
			}
		}
	}
	for _, p := range []*pile{&plain, &regulars, &supers} {
		engine.Shuffle(p.faces, b.Chance())
	}
	for i := 0; i < len(plain.faces) && len(help.faces) < d.Help; {
		if f := plain.faces[i]; helps(g.Book.Card(f)) {
			plain.faces, help.faces = slices.Delete(plain.faces, i, i+1), append(help.faces, f)
		} else {
			i++
		}
	}
	svs := s.SVs
	thin(&svs, len(supers.faces))
	thin(&villains, len(regulars.faces))
	rising := func(x, y engine.FaceID) int { return g.Book.Card(x).Cost - g.Book.Card(y).Cost }
	if d.Mild {
		slices.SortStableFunc(supers.faces, rising)
	}
	supers.faces = append(guests(g, s), supers.faces...)[:sum(svs)] // the remainder stays out
	regulars.faces = regulars.faces[:sum(villains)]                 // the total of all sets is the usual number
	if s.Rising {
		slices.SortStableFunc(supers.faces, rising)
	}
	deck := b.Zone(card.MainDeck, engine.NoSeat)
	cards := len(plain.faces) + len(help.faces) + len(regulars.faces)
	var sizes [Stacks]int
	for k := range Stacks {
		sizes[k] = (cards + Stacks - k - 1) / (Stacks - k) // earlier stacks get the remainder (R-STK-09)
		cards -= sizes[k]
	}
	for k := Stacks - 1; k > 0; k-- { // if many cards are lost, a stack may have no room for its Villains
		over := max(villains[k]-sizes[k], 0)
		villains[k], villains[k-1] = villains[k]-over, villains[k-1]+over
	}
	at := 0
	for k, n := range sizes {
		certain := min(len(help.faces), n-villains[k]) // all in the first stack, if it has room
		help.add(b, deck, certain)
		plain.add(b, deck, n-villains[k]-certain)
		regulars.add(b, deck, villains[k])
		supers.add(b, deck, svs[k])
		n += svs[k]
		for _, name := range s.Pack[k] {
			f, p := face(g, name), &events
			if g.Book.Card(f).Kind == card.SuperVillain {
				p = &supers
			}
			p.faces = slices.Insert(p.faces, 0, f)
			p.add(b, deck, 1)
			n++
		}
		b.ShufflePart(deck, at, n, engine.StreamMain)
		at += n
	}
	for _, p := range []*pile{&plain, &regulars, &supers, &help, &events} {
		if len(p.laid) > 0 {
			b.Alike(p.laid)
		}
	}
}

func sum(stacks [Stacks]int) (n int) {
	for _, k := range stacks {
		n += k
	}
	return n
}

// thin reduces the numbers of cards by stack to the number available, from the first stack on.
func thin(stacks *[Stacks]int, cards int) {
	over := sum(*stacks) - cards
	for k := range stacks {
		cut := min(max(over, 0), stacks[k])
		stacks[k], over = stacks[k]-cut, over-cut
	}
}

// recruited reports whether a card of a pack has joined the main deck (R-SID-04).
func recruited(name string, done map[string]bool) bool {
	for _, m := range missions {
		if m.brings == name {
			return done[m.name]
		}
	}
	return false
}

// packed returns the pack cards that may be in the game: those of the Scenario and the guest
// Super-Villains.
func packed(g *mode.Game) (out []string) {
	s := scenarioOf(g)
	for _, names := range s.Pack {
		out = append(out, names...)
	}
	for _, f := range guests(g, s) {
		out = append(out, g.Book.Card(f).Name)
	}
	return out
}

// Controls is the Super-Villain that puts CONTROL tokens on cards.
const Controls = "Starro"

// LayControl lays out the rules of CONTROL tokens, once.
func LayControl(b *engine.Builder, g *mode.Game) {
	b.Add(face(g, "Mind Control"), b.Zone(engine.Rules, engine.NoSeat))
}

// guests returns the Super-Villains of later Scenarios in a single game, without those of its own
// pack. They replace others.
func guests(g *mode.Game, s *Scenario) (out []engine.FaceID) {
	if competes(g) {
		return nil
	}
	word := g.Word(GuestsOption)
	for _, guest := range unlocked {
		own := slices.ContainsFunc(s.Pack[:], func(names []string) bool { return slices.Contains(names, guest.name) })
		if (word == guest.word || word == allGuests) && !own {
			out = append(out, face(g, guest.name))
		}
	}
	return out
}

// tallied returns the count of each name in a list.
func tallied(names []string) map[string]int {
	out := map[string]int{}
	for _, name := range names {
		out[name]++
	}
	return out
}

// basicsLeft returns the numbers of cards in the Basic stacks of Locations that have lost some.
func basicsLeft(g *mode.Game, lost map[string]int) map[string]int {
	left := map[string]int{}
	for _, name := range order {
		if basic := rebirth.BasicOf(name); lost[basic] > 0 {
			left[name] = max(copies(g, basic)-lost[basic], 0)
		}
	}
	return left
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

// pile is the cards of one type on their way into the stacks.
type pile struct {
	faces []engine.FaceID
	laid  []engine.CardID
}

// add adds the next n of them to the deck.
func (p *pile) add(b *engine.Builder, deck engine.ZoneID, n int) {
	for _, f := range p.faces[:n] {
		p.laid = append(p.laid, b.Add(f, deck))
	}
	p.faces = p.faces[n:]
}
