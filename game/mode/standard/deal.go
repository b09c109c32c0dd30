package standard

import (
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
)

// Starting decks (C-013).
const (
	startPunches         = 7
	startVulnerabilities = 3
)

// Deal lays the table as the rulebook lays it (C-012 to C-018).
func Deal(b *engine.Builder, g *mode.Game) error {
	b.SetLineUpSize(g.Number(LineUpSize))
	if err := LayTeams(b, g, g.Plan.Seats); err != nil {
		return err
	}
	out, err := bannedFaces(g)
	if err != nil {
		return err
	}
	dealTime(b, g)
	if err := dealHeroes(b, g, out); err != nil {
		return err
	}
	return dealStacks(b, g, out)
}

// HeroesDealt returns how many Super Heroes are dealt to a player of a game who names none and
// keeps as many as the mode has for each; open reports whether they lie open for all instead, who
// choose in turn.
func HeroesDealt(m mode.Mode, p mode.Plan) (each int, open bool) {
	each, open = m.Heroes, slices.Contains(p.Variants, Draft)
	if p.Heroes == mode.DealTwo && !open || slices.Contains(p.Variants, Mix) {
		each *= 2 // V-007.2
	}
	return each, open
}

// dealHeroes lays out the Super Heroes, but for those that are out.
func dealHeroes(b *engine.Builder, g *mode.Game, out map[engine.FaceID]bool) error {
	seats, how := len(g.Plan.Seats), g.Plan.Heroes
	mixes := slices.Contains(g.Plan.Variants, Mix)
	each, drafts := HeroesDealt(g.Mode, g.Plan)
	var pool, promos []engine.FaceID
	for _, f := range g.Book.Of(card.SuperHero) {
		switch {
		case out[f]:
		case g.Book.Card(f).Promo:
			promos = append(promos, f)
		default:
			pool = append(pool, f)
		}
	}
	if how == mode.Chosen || seats*each > len(pool) || drafts && offered*seats > len(pool) {
		pool = append(pool, promos...) // those not in the box come in by choice, or when the box is too small
	}
	if seats*each > len(pool) {
		return mode.Fault("heroes", "to deal %d to each of %d players takes %d Super Heroes; there are %d", each, seats, seats*each, len(pool))
	}
	for seat := range engine.SeatID(seats) {
		pool = slices.DeleteFunc(pool, func(f engine.FaceID) bool { return slices.Contains(g.Heroes(seat), f) })
	}
	r := b.Chance()
	if e, second := EarlierOf(g); second {
		order, err := fromFewest(g, e)
		draft(b, g, order, pool)
		return err
	}
	if drafts {
		engine.Shuffle(pool, r)
		draft(b, g, fromLast(seats), pool[:min(offered*seats, len(pool))])
		return nil
	}
	for seat := range engine.SeatID(seats) {
		named, deals := g.Heroes(seat), each
		if mixes && len(named) > 0 {
			deals = g.Mode.Heroes
		}
		for k := range deals {
			if k < len(named) {
				b.Add(named[k], b.Zone(engine.Heroes, seat))
				continue
			}
			i := r.Intn(len(pool))
			b.Add(pool[i], b.Zone(engine.Heroes, seat))
			pool = slices.Delete(pool, i, i+1)
		}
	}
	return nil
}

// Stock adds the cards of all decks and stacks but for the Super-Villains (C-013, C-014, C-016
// to C-018), and but for what is out. Whether there are enough starters is for Deal to say.
func Stock(b *engine.Builder, g *mode.Game) error {
	out, err := bannedFaces(g)
	if err != nil {
		return err
	}
	from, err := supplies(g)
	if err != nil {
		return err
	}
	cut := slices.Contains(g.Plan.Variants, Halves)
	main, kicks, weaknesses := b.Zone(card.MainDeck, engine.NoSeat), b.Zone(card.Kicks, engine.NoSeat), b.Zone(card.Weaknesses, engine.NoSeat)
	for i := range g.Book.Library().Faces {
		f := engine.FaceID(i)
		c := g.Book.Card(f)
		switch {
		case from != nil && !supplied(g, from, f), out[f]: // by the other set (V-007.1), or banned
		case c.Kind.MainDeck():
			if !cut { // see dealHalf
				b.AddCopies(f, c.Copies, main)
			}
		case c.Kind == card.Kick:
			b.AddCopies(f, c.Copies, kicks)
		case c.Kind == card.Weakness:
			b.AddCopies(f, c.Copies, weaknesses)
		case c.Kind == card.Starter:
			dealStarter(b, f, c, len(g.Plan.Seats))
		}
	}
	return nil
}

// dealStacks lays out everything but the heroes (C-013 to C-018), and but for what is out.
func dealStacks(b *engine.Builder, g *mode.Game, out map[engine.FaceID]bool) error {
	if err := checkStarters(g); err != nil {
		return err
	}
	if slices.Contains(g.Plan.Variants, Halves) {
		if err := dealHalf(b, g, out); err != nil {
			return err
		}
	}
	b.AddStock(g.Stock)
	from, err := supplies(g)
	if err != nil {
		return err
	}
	of := g.Book.Of(card.SuperVillain)
	openers, villains := make([]engine.FaceID, 0, len(g.Plan.Sets)), make([]engine.FaceID, 0, len(of))
	for _, f := range of {
		if from != nil && !supplied(g, from, f) || out[f] {
			continue
		}
		c, to := g.Book.Card(f), &villains
		if c.Opens {
			to = &openers
		}
		for range c.Copies {
			*to = append(*to, f)
		}
	}
	loose := g.Mode.Table.Loose.Has(card.LineUp)
	if loose {
		for _, f := range append(openers, villains...) {
			b.Add(f, b.Zone(engine.SetAside, engine.NoSeat)) // until the Line-Up lies (V-006.3)
		}
	} else if err := dealVillains(b, g, openers, villains); err != nil {
		return err
	}
	// Only now, as all cards that have been added are laid down before a pile is shuffled.
	b.Shuffle(b.Zone(card.MainDeck, engine.NoSeat), engine.StreamMain)
	for seat := range engine.SeatID(len(g.Plan.Seats)) {
		b.Shuffle(b.Zone(card.Deck, seat), engine.StreamSeat+engine.Stream(seat))
	}
	if !loose {
		b.Join(b.Zone(card.Villains, engine.NoSeat), b.Zone(card.OutOfGame, engine.NoSeat))
	}
	b.Fill(b.Zone(card.LineUp, engine.NoSeat), b.Zone(card.MainDeck, engine.NoSeat))
	return nil
}

// dealHalf makes the main deck of one of two games (V-008.1).
func dealHalf(b *engine.Builder, g *mode.Game, out map[engine.FaceID]bool) error {
	deck, other, err := HalfDecks(g)
	if err != nil {
		return err
	}
	if _, second := EarlierOf(g); second {
		deck = other
	}
	for _, f := range deck {
		if !out[f] {
			b.Add(f, b.Zone(card.MainDeck, engine.NoSeat))
		}
	}
	return nil
}

// dealVillains makes the stack of Super-Villains: an opener on top, the others drawn (C-015).
func dealVillains(b *engine.Builder, g *mode.Game, openers, villains []engine.FaceID) error {
	wanted := g.Number(Villains)
	if n := len(openers); n == 0 || n > len(g.Plan.Sets) || wanted > n+len(villains) {
		return mode.Fault(Villains, "a stack of %d needs an opener, one at the most from each set, and %d in all: the sets have %d and %d others",
			wanted, wanted, n, len(villains))
	}
	stack := b.Zone(card.Villains, engine.NoSeat)
	r := b.Chance()
	opener := 0
	if len(openers) > 1 { // of several sets one opens, the others are among those to come (V-008)
		opener = r.Intn(len(openers))
		villains = append(append(villains, openers[:opener]...), openers[opener+1:]...)
	}
	b.Add(openers[opener], stack)
	for range wanted - 1 {
		i := r.Intn(len(villains))
		b.Add(villains[i], stack)
		villains = slices.Delete(villains, i, i+1)
	}
	box := b.Zone(card.OutOfGame, engine.NoSeat)
	for _, f := range villains {
		b.Add(f, box)
	}
	return nil
}

// share returns how many copies of a starter are in each starting deck: whether it does
// anything tells which of the two it is.
func share(c *card.Card) int {
	if c.Play == nil {
		return startVulnerabilities
	}
	return startPunches
}

// checkStarters holds the sets to the two starters of the starting decks, enough
// of each for all seats.
func checkStarters(g *mode.Game) error {
	seats := len(g.Plan.Seats)
	var active, idle int
	for _, f := range g.Book.Of(card.Starter) {
		c := g.Book.Card(f)
		if c.Play == nil {
			idle++
		} else {
			active++
		}
		if need := share(c) * seats; c.Copies < need {
			return mode.Fault("sets", "%d starting decks take %d of %s, there are %d", seats, need, c.Name, c.Copies)
		}
	}
	if active != 1 || idle != 1 {
		return mode.Fault("sets", "a starting deck is made of one starter that does something and one that does nothing: the sets have %d and %d",
			active, idle)
	}
	return nil
}

// dealStarter gives each seat its share of the copies of a starter, of which there are enough.
func dealStarter(b *engine.Builder, f engine.FaceID, c *card.Card, seats int) {
	for seat := range engine.SeatID(seats) {
		b.AddCopies(f, share(c), b.Zone(card.Deck, seat))
	}
}
