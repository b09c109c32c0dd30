package rebirth

import (
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
	"lineup/game/sets/rebirth"
)

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
