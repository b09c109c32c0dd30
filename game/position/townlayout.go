package position

import (
	"fmt"
	"maps"
	"slices"

	"go.starlark.net/starlark"

	"lineup/engine"
	"lineup/game/campaign"
	"lineup/game/card"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	rebirthset "lineup/game/sets/rebirth"
)

// townSeatArgs are the further arguments of seat(...) in Rebirth.
type townSeatArgs struct {
	stored, secret       string
	signatures, defeated *starlark.List
	wins                 int
}

func (a *townSeatArgs) params() []any {
	return []any{"stored??", &a.stored, "signatures??", &a.signatures, "defeated?", &a.defeated, "secret??", &a.secret, "wins?", &a.wins}
}

// read adds the arguments to a seat.
func (a *townSeatArgs) read(s *session, g *givenSeat) error {
	if !s.town() {
		return nil
	}
	switch {
	case g.name == ally:
		return fmt.Errorf("seat %q: that is what the ally is called, take another name", ally)
	case len(g.heroes) > s.given.game.Mode.Heroes:
		return fmt.Errorf("hero: %s has %d Super Heroes: in this mode a seat has one", g.name, len(g.heroes))
	case a.wins < 0 || a.wins >= campaign.ToWin:
		return fmt.Errorf("wins %d: with %d the campaign is over", a.wins, campaign.ToWin)
	}
	g.wins = a.wins
	if a.secret != "" {
		f, err := s.face(a.secret, false)
		if err != nil {
			return fmt.Errorf("secret: %w", err)
		}
		if s.book.Card(f).Kind != card.Secret {
			return fmt.Errorf("secret: %s is not a Secret Card", a.secret)
		}
		g.secret, g.cards[card.Secrets] = a.secret, []engine.FaceID{f}
	}
	if a.stored != "" {
		f, err := s.face(a.stored, false)
		if err != nil {
			return fmt.Errorf("stored: %w", err)
		}
		if !s.book.Card(f).Assist {
			return fmt.Errorf("stored: %s is not an Assist card", a.stored)
		}
		g.cards[card.Stored] = []engine.FaceID{f}
	}
	var err error
	if g.defeated, err = s.villains("defeated", a.defeated); err != nil {
		return err
	}
	return a.readSignatures(g)
}

// readSignatures reads the numbers of a seat's earned Signature cards.
func (a *townSeatArgs) readSignatures(g *givenSeat) error {
	if a.signatures == nil {
		return nil
	}
	g.signed = true
	for v := range a.signatures.Elements() {
		n, err := starlark.AsInt32(v)
		switch {
		case err != nil || n < 1 || n > signatureCards:
			return fmt.Errorf("signatures: %s must be a number from 1 to %d", v, signatureCards)
		case slices.Contains(g.signatures, n):
			return fmt.Errorf("signatures: number %d is there twice", n)
		case len(g.heroes) == 0:
			return fmt.Errorf("signatures: %s has no Super Hero, and so no Signature cards", g.name)
		}
		g.signatures = append(g.signatures, n)
	}
	slices.Sort(g.signatures)
	return nil
}

// signatureCards is the number of Signature cards of each Super Hero (R-SIG-01).
const signatureCards = 3

// layOutTown builds the game and starts it during the active seat's turn or with its setup.
func (g *given) layOutTown(s *session) (*engine.State, []engine.Event, error) {
	if err := g.fitsTown(s); err != nil {
		return nil, nil, err
	}
	// The number of seats and the changes to printed cards are known only now.
	plan := g.game.Plan
	if _, said := plan.Options.Value(rebirth.ScenarioOption); g.town.rivals() {
		if !slices.Contains(plan.Variants, rebirth.Competitive) {
			plan.Variants = append(slices.Clone(plan.Variants), rebirth.Competitive)
		}
	} else if !said {
		plan.Options = plan.Options.WithNumber(rebirth.ScenarioOption, g.town.scenario)
	}
	for _, seat := range g.seats {
		plan.Seats = append(plan.Seats, mode.Seat{Name: seat.name, Team: seat.team})
	}
	var err error
	if g.game, err = s.all.Prepare(plan, g.town.prints()...); err != nil {
		return nil, nil, err
	}
	s.book = g.game.Book
	b, err := engine.Build(s.book.Library(), len(g.seats), plan.Seed)
	if err != nil {
		return nil, nil, err
	}
	b.Fix(engine.StreamDie, g.town.rolls...)
	if g.town.setup {
		return g.setUpTown(s, b)
	}
	state, err := g.townInPlay(s, b)
	return state, nil, err
}

// prints returns the position's changes to printed cards.
func (c *givenTown) prints() []func(*card.Card) {
	if len(c.goals) == 0 {
		return nil
	}
	return []func(*card.Card){func(to *card.Card) {
		if goal, ok := c.goals[villainOn(to)]; ok && (to.Kind == card.Villain || to.Kind == card.SuperVillain) {
			to.Goal = goal
		}
	}}
}

// fitsTown checks that the given parts are consistent.
func (g *given) fitsTown(s *session) error {
	n := len(g.seats)
	switch {
	case n == 0:
		return fmt.Errorf("there is no seat(...)")
	case !g.game.Mode.Seats.Has(n):
		return fmt.Errorf("%d seats: the mode %s is for %s", n, g.game.Mode.ID, g.game.Mode.Seats)
	case g.town.play == playSolo && n > 1:
		return fmt.Errorf("play: %q is for one seat, there are %d", playSolo, n)
	case g.town.rivals() && n == 1:
		return fmt.Errorf("play: %q is for 2 seats or more", g.town.play)
	}
	for _, seat := range g.seats {
		switch {
		case seat.wins > 0 && g.town.play != playRivals:
			return fmt.Errorf("wins: games are won one after the other only with play = %q", playRivals)
		case g.town.rivals():
		case seat.team != "":
			return fmt.Errorf("team: there are teams only with play = %q", playCompetitive)
		case len(seat.defeated) > 0:
			return fmt.Errorf("defeated: seats have piles of Villains only with play = %q", playCompetitive)
		}
	}
	if n == 1 {
		return nil
	}
	for _, seat := range g.seats {
		if len(seat.cards[card.Stored]) > 0 && !g.town.rivals() {
			return fmt.Errorf("stored: %s plays with others, only who plays alone keeps Assist cards", seat.name)
		}
	}
	for _, w := range []struct {
		word string
		said bool
	}{{"ally", len(g.town.ally) > 0}, {"ally_at", g.town.allyAt != ""}, {`marks of "ally"`, g.town.sick > 0}} {
		if w.said {
			return fmt.Errorf("%s: there is an ally only in solo play, with one seat", w.word)
		}
	}
	return nil
}

// setUpTown begins the game with its setup, using what the file gives.
func (g *given) setUpTown(s *session, b *engine.Builder) (*engine.State, []engine.Event, error) {
	if err := g.fitsSetUp(); err != nil {
		return nil, nil, err
	}
	c, t := &g.town, &g.table
	u := rebirth.Setup{Locations: c.locations, Damage: c.damage, Track: c.tiles, Given: c.tiled, Missions: c.missions}
	if c.mainDeck {
		below, err := s.stacks()
		if err != nil {
			return nil, nil, err
		}
		u.MainDeck = append([]engine.FaceID{}, t.pile(card.MainDeck)...)
		for _, stack := range below {
			for range stack.copies {
				if stack.place == card.MainDeck {
					u.MainDeck = append(u.MainDeck, stack.face)
				}
			}
		}
	}
	for _, seat := range g.seats {
		if seat.secret != "" && u.Secrets == nil {
			u.Secrets = make([]string, len(g.seats)) // dealt as given; the others have none
		}
	}
	for i, seat := range g.seats {
		if u.Secrets != nil {
			u.Secrets[i] = seat.secret
		}
		hand, given := seat.cards[engine.Hand]
		deck, stacked := seat.cards[engine.Deck]
		var starting []engine.FaceID
		if given || stacked {
			starting = append(append([]engine.FaceID{}, hand...), deck...)
		}
		u.Starting = append(u.Starting, starting)
		if seat.signatures == nil && c.play == playCompetitive {
			seat.signatures = rebirth.Standing(g.game).Signatures[i] // agreed by the players
			g.seats[i].signatures, g.seats[i].signed = seat.signatures, true
		}
		u.Signatures = append(u.Signatures, g.earned(i))
	}
	u.Heroes, u.Lost, u.Opening = g.heroesByName(), s.namesOf(c.removed), c.opening()
	if err := rebirth.Lay(b, g.game, u); err != nil {
		return nil, nil, err
	}
	for i, seat := range g.seats {
		for _, p := range []engine.Place{engine.Discard, engine.InPlay, card.Stored} {
			for _, f := range seat.cards[p] {
				b.Add(f, b.Zone(p, engine.SeatID(i)))
			}
		}
	}
	if !c.tiled && !c.rivals() {
		c.tiles = rebirth.Scenarios[c.scenario-1].Changes(len(g.seats))
	}
	var ev engine.Events
	state := b.Deal(&ev)
	return state, ev.List, nil
}

// heroesByName returns the Super Heroes by seat, for a setup.
func (g *given) heroesByName() (out [][]engine.FaceID) {
	for _, seat := range g.seats {
		heroes := append([]engine.FaceID{}, seat.heroes...)
		if len(heroes) == 0 && len(g.town.ally) > 0 {
			heroes = append(heroes, rebirth.NoHero) // the next one is the ally's
		}
		out = append(out, append(heroes, g.town.ally...))
	}
	return out
}

// fitsSetUp checks that the file gives nothing that a setup decides.
func (g *given) fitsSetUp() error {
	c, t := &g.town, &g.table
	for _, w := range []struct {
		word string
		said bool
	}{
		{"active", t.active != ""}, {"power", t.power != 0}, {"played", len(t.played) > 0}, {"line_up", len(c.lineUp) > 0},
		{"destroyed", len(t.pile(engine.Destroyed)) > 0}, {"move", t.move > 0}, {"weaknesses", t.weaknesses != townWeaknesses},
		{"stacks", len(c.stacks) > 0}, {"threat", c.threat > 0}, {"marks", len(c.marks)+len(c.fury)+len(c.people)+len(c.controls) > 0 || c.sick > 0},
		{"defeated", len(c.defeated) > 0}, {"ally_at", c.allyAt != ""},
	} {
		if w.said {
			return fmt.Errorf("%s: a set-up (setup = True) decides that by the rules", w.word)
		}
	}
	for _, seat := range g.seats {
		if len(seat.defeated) > 0 {
			return fmt.Errorf("defeated: a set-up (setup = True) decides that by the rules")
		}
		if seat.at != "" {
			return fmt.Errorf("at: in a set-up (setup = True) Characters are placed later, by an answer")
		}
	}
	return nil
}

// townInPlay lays the game out during the active seat's turn.
func (g *given) townInPlay(s *session, b *engine.Builder) (*engine.State, error) {
	c, t := &g.town, &g.table
	active, err := g.activeSeat(s)
	if err != nil {
		return nil, err
	}
	if g.seats[active].at == "" {
		return nil, fmt.Errorf("at: it is the turn of %s, whose Character needs a space", g.seats[active].name)
	}
	at, err := g.standees(s)
	if err != nil {
		return nil, err
	}
	stacks, err := s.stacks()
	if err != nil {
		return nil, err
	}
	rebirth.LayRules(b, g.game, c.tiles)
	if g.controls(s) && g.town.scenario != starros {
		rebirth.LayControl(b, g.game)
	}
	rebirth.LayLocations(b, g.game, c.tilesLaid(), c.stacks, c.damage, append([]string{}, c.people...))
	rebirth.LayMissions(b, g.game, c.missions)
	rebirth.LayWeaknesses(b, g.game, t.weaknesses, c.sick)
	rebirth.LayStandees(b, g.game, at)
	for i := range g.seats {
		g.seats[i].layCards(b, engine.SeatID(i))
	}
	for _, f := range c.ally {
		b.Add(f, b.Zone(engine.Heroes, engine.SeatID(len(g.seats))))
	}
	for _, f := range t.played {
		b.Played(b.Add(f, b.Zone(engine.InPlay, active)))
	}
	for _, p := range []engine.Place{card.MainDeck, engine.Destroyed} {
		for _, f := range t.pile(p) {
			c := b.Add(f, b.Zone(p, engine.NoSeat))
			if p == engine.Destroyed && g.town.scenario == lossIn && slices.Contains(losable, s.book.Card(f).Kind) {
				b.Lay(rebirthset.Gone.ID, c, 1) // it was destroyed in this attempt
			}
		}
	}
	for _, stack := range stacks {
		for range stack.copies {
			if stack.place == card.MainDeck {
				b.Add(stack.face, b.Zone(stack.place, engine.NoSeat))
			}
		}
	}
	if err := g.layLineUp(s, b); err != nil {
		return nil, err
	}
	g.layDefeated(s, b)
	b.Set(rebirthset.Threat.ID, engine.NoSeat, c.threat)
	if c.clock > 0 {
		by, err := s.seatID(c.clockBy)
		if err != nil {
			return nil, fmt.Errorf("clock_by: %w", err)
		}
		b.Set(rebirthset.Clock.ID, engine.NoSeat, c.clock)
		b.Set(rebirthset.ClockBy.ID, by, 1)
	}
	for _, name := range c.controls {
		seat, err := s.seatID(name)
		if err != nil {
			return nil, err
		}
		b.Set(rebirthset.Controlled.ID, seat, 1)
	}
	b.Set(rebirthset.Move.ID, active, t.move)
	return b.Resume(active, t.power), nil
}

// starros is the Scenario with CONTROL tokens.
const starros = 5

// controls reports whether the position has CONTROL tokens or a card that brings them.
func (g *given) controls(s *session) bool {
	starro := func(f engine.FaceID) bool { return s.book.Card(f).Name == rebirth.Controls }
	for _, l := range g.town.lineUp {
		if slices.ContainsFunc(l.cards, starro) {
			return true
		}
	}
	return len(g.town.controls) > 0 || slices.ContainsFunc(g.table.pile(card.MainDeck), starro)
}

// standees returns the spaces of the Characters, with the ally's last, or -1 for a Character
// without a space.
func (g *given) standees(s *session) (at []int, err error) {
	spaces := []string{}
	for _, seat := range g.seats {
		spaces = append(spaces, seat.at)
	}
	if len(g.seats) == 1 {
		spaces = append(spaces, g.town.allyAt)
	}
	for _, name := range spaces {
		i := -1
		if name != "" {
			if i, err = s.space("at", name, g.town.tilesLaid()); err != nil {
				return nil, err
			}
		}
		at = append(at, i)
	}
	return at, nil
}

// layLineUp places the cards of the spaces, and their marks.
func (g *given) layLineUp(s *session, b *engine.Builder) error {
	lie := make([][]engine.FaceID, len(s.given.game.Mode.Table.Spaces))
	for _, l := range g.town.lineUp {
		i, err := s.space("line_up", l.space, g.town.tilesLaid())
		if err != nil {
			return err
		}
		lie[i] = append(lie[i], l.cards...)
	}
	marked := map[engine.FaceID]bool{}
	for i, faces := range lie {
		for _, f := range faces {
			if k := s.book.Card(f); k.Goal == 0 && (k.Kind == card.Villain || k.Kind == card.SuperVillain) {
				return fmt.Errorf("destinations: %s is of a set that visits, and needs one", s.nameOf(f))
			}
			c := b.Add(f, b.ZoneAt(card.LineUp, engine.NoSeat, i))
			if g.town.marks[f] > 0 && !marked[f] {
				b.Lay(rebirthset.Contained.ID, c, g.town.marks[f])
			}
			if g.town.fury[f] > 0 && !marked[f] {
				b.Lay(rebirthset.Fury.ID, c, g.town.fury[f])
			}
			marked[f] = true
		}
	}
	there := maps.Clone(g.town.marks)
	maps.Copy(there, g.town.fury)
	for _, f := range slices.Sorted(maps.Keys(there)) {
		if g.town.marks[f]+g.town.fury[f] > 0 && !marked[f] {
			return fmt.Errorf("marks: %s is at no space", s.nameOf(f))
		}
	}
	return nil
}

// layDefeated places the defeated Villains in the destroyed pile, unless they are listed there, or
// in the seats' piles. It counts the Super-Villains among them.
func (g *given) layDefeated(s *session, b *engine.Builder) {
	there := slices.Clone(g.table.pile(engine.Destroyed))
	supers := 0
	for _, f := range g.town.defeated {
		if s.book.Library().Faces[f].SuperVillain {
			supers++
		}
		if i := slices.Index(there, f); i >= 0 {
			there = slices.Delete(there, i, i+1)
			continue
		}
		b.Add(f, b.Zone(engine.Destroyed, engine.NoSeat))
	}
	if g.town.rivals() {
		for seat := range g.seats {
			for _, f := range slices.Backward(g.seats[seat].defeated) { // the latest is on top
				if s.book.Library().Faces[f].SuperVillain {
					supers++
				}
				b.Add(f, b.Zone(card.Trophies, engine.SeatID(seat)))
			}
		}
		rebirth.LayTeams(b, g.game)
	}
	b.Set(rebirthset.Defeated.ID, engine.NoSeat, supers)
}
