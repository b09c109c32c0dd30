package standard

import (
	"fmt"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/game/mode"
)

// Starting decks (C-013).
const (
	startPunches         = 7
	startVulnerabilities = 3
)

// Deal lays out the table as in the rulebook (C-012 to C-018).
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
	fillBench(b, g, out)
	return dealStacks(b, g, out)
}

// HeroesDealt returns the number of Super Heroes dealt to a player who names none and keeps the
// mode's number.
func HeroesDealt(m mode.Mode, p mode.Plan) int {
	if p.Heroes == mode.DealTwo && !slices.Contains(p.Variants, Draft) || slices.Contains(p.Variants, Mix) {
		return 2 * m.Heroes // V-007.2
	}
	return m.Heroes
}

// heroNote says how Super Heroes are dealt in a draft and in a mixed game.
func heroNote(m mode.Mode, p mode.Plan) string {
	kept, dealt := grammar.Spelled(m.Heroes), grammar.Spelled(HeroesDealt(m, p))
	switch drafts := slices.Contains(p.Variants, Draft); {
	case drafts && p.Heroes == mode.Chosen:
		return "Pick " + kept + " per player; the rest choose, last player first."
	case drafts:
		return "Draft: cards are face up, and the last player chooses first."
	case slices.Contains(p.Variants, Mix) && p.Heroes == mode.Random:
		return "Mix: each player is dealt " + dealt + " from both sets and keeps " + kept + "."
	}
	return ""
}

// dealHeroes lays out the Super Heroes except the banned ones.
func dealHeroes(b *engine.Builder, g *mode.Game, out map[engine.FaceID]bool) error {
	seats, how := len(g.Plan.Seats), g.Plan.Heroes
	mixes := slices.Contains(g.Plan.Variants, Mix)
	each, drafts := HeroesDealt(g.Mode, g.Plan), g.Mode.Drafts
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
		pool = append(pool, promos...) // promos are dealt by choice or if the base game has too few
	}
	if seats*each > len(pool) {
		return mode.Fault("heroes", "not enough Super Heroes: %d players need %d each (%d), and only %d can be dealt", seats, each, seats*each, len(pool))
	}
	for seat := range engine.SeatID(seats) {
		pool = slices.DeleteFunc(pool, func(f engine.FaceID) bool { return slices.Contains(g.Heroes(seat), f) })
	}
	r := b.Chance()
	if e, second := EarlierOf(g); second {
		order, err := fromFewest(g, e)
		if err != nil {
			return err
		}
		draft(b, g, order, pool)
		return nil
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

// fillBench lays out the Super Heroes that no player has been dealt, if the table has a place for them.
func fillBench(b *engine.Builder, g *mode.Game, out map[engine.FaceID]bool) {
	if g.Mode.Table.Row(card.Bench) == nil {
		return
	}
	for _, f := range g.Book.Of(card.SuperHero) {
		if !out[f] && !b.Holds(f) {
			b.Add(f, b.Zone(card.Bench, engine.NoSeat))
		}
	}
}

// Stock adds the cards of all decks and stacks except the Super-Villains (C-013, C-014, C-016 to
// C-018) and the banned cards. Deal checks that there are enough Starters.
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
		case from != nil && !supplied(g, from, f), out[f]: // supplied by the other set (V-007.1), or banned
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

// dealStacks lays out everything but the heroes (C-013 to C-018) and the banned cards.
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
	stack, err := stackOf(g)
	if err != nil {
		return err
	}
	of := g.Book.Of(card.SuperVillain)
	openers, villains := make([]engine.FaceID, 0, len(g.Plan.Sets)), make([]engine.FaceID, 0, len(of))
	var last []engine.FaceID // those that belong at the bottom
	for _, f := range of {
		if from != nil && !supplied(g, from, f) || out[f] || !inStack(g, stack, f) {
			continue
		}
		c, to := g.Book.Card(f), &villains
		switch {
		case c.Opens:
			to = &openers
		case c.Closes:
			to = &last
		}
		for range c.Copies {
			*to = append(*to, f)
		}
	}
	loose := g.Mode.Table.Loose.Has(card.LineUp)
	if loose {
		for _, f := range slices.Concat(openers, villains, last) {
			b.Add(f, b.Zone(engine.SetAside, engine.NoSeat)) // until the Line-Up is laid out (V-006.3)
		}
	} else if stack != Mixed && stack != Impossible {
		if err := dealPack(b, g, slices.Concat(openers, villains, last)); err != nil {
			return err
		}
	} else if err := dealVillains(b, g, openers, villains, last); err != nil {
		return err
	}
	// Shuffle last, because all added cards are laid down before a pile is shuffled.
	b.Shuffle(b.Zone(card.MainDeck, engine.NoSeat), engine.StreamMain)
	for seat := range engine.SeatID(len(g.Plan.Seats)) {
		b.Shuffle(b.Zone(card.Deck, seat), engine.StreamSeat+engine.Stream(seat))
	}
	if !loose && (stack == Mixed || stack == Impossible) { // nobody knows which of them are in the box
		b.Join(b.Zone(card.Villains, engine.NoSeat), b.Zone(card.OutOfGame, engine.NoSeat))
	}
	b.Fill(b.Zone(card.LineUp, engine.NoSeat), b.Zone(card.MainDeck, engine.NoSeat))
	return nil
}

// dealHalf makes the main deck for one of the two games (V-008.1).
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

// Mixed is the value of the option for a stack of the Super-Villains of all base sets.
const Mixed = "mixed"

// Impossible is the value of the option for a stack of the Super-Villains of Impossible Mode, which are in
// the pack impossiblePack.
const (
	Impossible     = "impossible"
	impossiblePack = "crisis_1"
)

// stackNeeds is the set that each value of the option for the stack needs.
var stackNeeds = map[string]string{
	"crossover_1": "crossover_1", "crossover_2": "crossover_2", "crossover_5": "crossover_5", "crossover_6": "crossover_6", Impossible: impossiblePack,
}

// stackEffects returns a sentence about each value of that option but Mixed.
func stackEffects() map[string]string {
	out := map[string]string{Impossible: "The stack has the harder Super-Villains of Crisis 1."}
	for word, pack := range stackNeeds {
		if word == pack {
			out[word] = fmt.Sprintf("The stack is all eight Super-Villains of %s, by rising cost.", titled(pack))
		}
	}
	return out
}

// StackWord returns the value of the option for the Super-Villain stack of a pack.
func StackWord(pack string) string {
	if pack == impossiblePack {
		return Impossible
	}
	return pack
}

// packStack is the number of Super-Villains in a pack, all of which are in its stack.
const packStack = 8

// stackOf returns the pack that supplies the Super-Villain stack, or Mixed or Impossible. A stack of a pack has
// all its Super-Villains, so no other number is possible.
func stackOf(g *mode.Game) (string, error) {
	if _, ok := g.Mode.Option(Stack); !ok { // a mode that starts from this one
		return Mixed, nil
	}
	stack := g.Word(Stack)
	switch need := stackNeeds[stack]; {
	case stack == Mixed:
	case !slices.Contains(g.Plan.Sets, need) && need != stack:
		return "", mode.Fault(Stack, "the stack %s needs the set %s: add it, or choose %s", stack, need, Mixed)
	case !slices.Contains(g.Plan.Sets, need):
		return "", mode.Fault(Stack, "the stack of %s needs the set %s: add it, or choose %s", titled(stack), need, Mixed)
	case stack == Impossible, !counted(g): // all Super-Villains are in the game anyway
	case g.Number(Villains) != packStack:
		return "", mode.Fault(Villains, "the stack of %s has %d Super-Villains: choose %d, or the stack %s", titled(stack), packStack, packStack, Mixed)
	}
	return stack, nil
}

// counted reports whether a Plan chooses the number of Super-Villains.
func counted(g *mode.Game) bool {
	_, ok := g.Mode.Option(Villains)
	return ok
}

// titled returns the name of a pack for people.
func titled(pack string) string { return grammar.Capital(mode.Plain(pack)) }

// inStack reports whether a Super-Villain can be in a stack.
func inStack(g *mode.Game, stack string, f engine.FaceID) bool {
	set := g.Book.Library().Faces[f].Set
	switch stack {
	case Mixed:
		return !slices.Contains(g.Mode.Packs, set)
	case Impossible:
		return set == impossiblePack
	}
	return set == stack
}

// dealPack makes the Super-Villain stack of a pack, by rising cost.
func dealPack(b *engine.Builder, g *mode.Game, villains []engine.FaceID) error {
	if len(villains) != packStack {
		return mode.Fault(Stack, "a stack of %d is needed, and %d can be in it: ban no Super-Villain of the pack", packStack, len(villains))
	}
	slices.SortFunc(villains, func(x, y engine.FaceID) int { return g.Book.Card(x).Cost - g.Book.Card(y).Cost })
	for _, f := range villains {
		b.Add(f, b.Zone(card.Villains, engine.NoSeat))
	}
	return nil
}

// dealVillains makes the Super-Villain stack: an opener on top, then others at random (C-015), and the last
// ones at the bottom.
func dealVillains(b *engine.Builder, g *mode.Game, openers, villains, last []engine.FaceID) error {
	wanted := g.Number(Villains)
	if n := len(openers); n == 0 || n > len(g.Plan.Sets) || wanted > n+len(villains)+len(last) {
		return mode.Fault(Villains, "a stack of %d needs an opener, at most one per set, and %d Super-Villains in all: the sets have %d that can open and %d others",
			wanted, wanted, n, len(villains)+len(last))
	}
	stack := b.Zone(card.Villains, engine.NoSeat)
	r := b.Chance()
	opener := 0
	if len(openers) > 1 { // of several sets' openers one opens, and the others go below (V-008)
		opener = r.Intn(len(openers))
		villains = append(append(villains, openers[:opener]...), openers[opener+1:]...)
	}
	b.Add(openers[opener], stack)
	last = last[:min(len(last), wanted-1)]
	for range wanted - 1 - len(last) {
		i := r.Intn(len(villains))
		b.Add(villains[i], stack)
		villains = slices.Delete(villains, i, i+1)
	}
	for _, f := range last {
		b.Add(f, stack)
	}
	box := b.Zone(card.OutOfGame, engine.NoSeat)
	for _, f := range villains {
		b.Add(f, box)
	}
	return nil
}

// share returns the number of copies of a Starter in each starting deck. A Starter with an effect
// is the Punch.
func share(c *card.Card) int {
	if c.Play == nil {
		return startVulnerabilities
	}
	return startPunches
}

// checkStarters checks that the sets have one Starter with an effect and one without, and enough
// copies of both for all seats.
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
			return mode.Fault("sets", "%d starting decks need %d %s; there are %d", seats, need, c.Name, c.Copies)
		}
	}
	if active != 1 || idle != 1 {
		return mode.Fault("sets", "a starting deck needs one Starter with an effect and one without: the sets have %d and %d",
			active, idle)
	}
	return nil
}

// dealStarter gives each seat its copies of a Starter, of which there are enough.
func dealStarter(b *engine.Builder, f engine.FaceID, c *card.Card, seats int) {
	for seat := range engine.SeatID(seats) {
		b.AddCopies(f, share(c), b.Zone(card.Deck, seat))
	}
}
