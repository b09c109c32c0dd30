// Package rules lays out the games of this family, and counts them up at the
// end: profiles, setup, scoring, winners.
package rules

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
)

// The numbers of seats a game is played with (C-004).
const (
	MinSeats = 2
	MaxSeats = 5
)

// The numbers of Super-Villains a game is played with (C-015, V-010); fewer
// than Standard is a house rule for a short game.
const (
	FewestVillains   = 5
	StandardVillains = 8
	MostVillains     = 12
)

// Profiles are the named sets of rules a table can choose (core.md).
var Profiles = map[string]engine.Rules{
	"standard": 0,
	"tournament": engine.WeaknessesReturn | engine.WeaknessesAreType | engine.VillainBoughtFirst |
		engine.UnderIsPublic | engine.LateTies,
}

// HeroChoice is how heroes are handed out (C-012).
type HeroChoice uint8

// The ways.
const (
	Random  HeroChoice = iota // one at random each
	Chosen                    // the ones Setup names; random where it names none
	DealTwo                   // two each, of which each player keeps one
)

// Setup is everything that makes one game: two games of equal Setup and equal
// answers are the same game.
type Setup struct {
	Seats    int
	Heroes   HeroChoice
	Named    []string // with Chosen: a hero for each seat, "" for a random one
	Villains int      // Super-Villains in the stack; 0 means StandardVillains
	Profile  string   // a key of Profiles; "" means "standard"
	Seed     uint64
}

// Starting decks (C-013).
const (
	startPunches         = 7
	startVulnerabilities = 3
)

// New lays out a game and starts it. The error says which part of the Setup
// cannot be played and what can.
func New(book *card.Book, su Setup) (*engine.State, error) { return Begin(book, su, nil) }

// Begin is New that adds what happens up to the first question to ev.
func Begin(book *card.Book, su Setup, ev *engine.Events) (*engine.State, error) {
	if su.Seats < MinSeats || su.Seats > MaxSeats {
		return nil, fmt.Errorf("%d seats: a game is for %d to %d", su.Seats, MinSeats, MaxSeats)
	}
	if su.Villains == 0 {
		su.Villains = StandardVillains
	}
	if su.Villains < FewestVillains || su.Villains > MostVillains {
		return nil, fmt.Errorf("%d Super-Villains: choose from %d to %d", su.Villains, FewestVillains, MostVillains)
	}
	profile, err := Profile(su.Profile)
	if err != nil {
		return nil, err
	}
	b := engine.Build(book.Library(), su.Seats, profile, su.Seed)
	if err := dealHeroes(b, book, su); err != nil {
		return nil, err
	}
	if err := dealStacks(b, book, su); err != nil {
		return nil, err
	}
	return b.Deal(ev), nil
}

// Profile is the set of rules with a name.
func Profile(name string) (engine.Rules, error) {
	if name == "" {
		name = "standard"
	}
	r, ok := Profiles[name]
	if !ok {
		return 0, fmt.Errorf("no rules profile %q: there are %s", name, strings.Join(slices.Sorted(maps.Keys(Profiles)), ", "))
	}
	return r, nil
}

// HeroNames are the heroes of a book, in its order.
func HeroNames(book *card.Book) []string {
	var out []string
	for i := range book.Library().Faces {
		if f := &book.Library().Faces[i]; f.SuperHero {
			out = append(out, f.Name)
		}
	}
	return out
}

func dealHeroes(b *engine.Builder, book *card.Book, su Setup) error {
	each := 1
	if su.Heroes == DealTwo {
		each = 2
	}
	var pool, promos []engine.FaceID
	for i := range book.Library().Faces {
		f := engine.FaceID(i)
		switch c := book.Card(f); {
		case c.Kind != card.SuperHero:
		case c.Promo:
			promos = append(promos, f)
		default:
			pool = append(pool, f)
		}
	}
	if su.Heroes == Chosen || su.Seats*each > len(pool) {
		pool = append(pool, promos...) // those not in the box come in by choice, or when the box is too small
	}
	if su.Seats*each > len(pool) {
		return fmt.Errorf("dealing %d heroes to each of %d seats needs %d, there are %d", each, su.Seats, su.Seats*each, len(pool))
	}
	named := make([]engine.FaceID, su.Seats)
	taken := map[engine.FaceID]bool{}
	if su.Heroes == Chosen {
		if len(su.Named) > su.Seats {
			return fmt.Errorf("%d heroes named for %d seats", len(su.Named), su.Seats)
		}
		for i, name := range su.Named {
			if name == "" {
				continue
			}
			f, err := book.Find(name, true)
			if err != nil {
				return fmt.Errorf("%w: there are %s", err, strings.Join(HeroNames(book), ", "))
			}
			if taken[f] {
				return fmt.Errorf("two seats want to be %s", name)
			}
			named[i], taken[f] = f, true
		}
	}
	pool = slices.DeleteFunc(pool, func(f engine.FaceID) bool { return taken[f] })
	r := b.Chance()
	draw := func() engine.FaceID {
		i := r.Intn(len(pool))
		f := pool[i]
		pool = slices.Delete(pool, i, i+1)
		return f
	}
	for seat := range engine.SeatID(su.Seats) {
		for k := range each {
			f := named[seat]
			if f == 0 || k > 0 {
				f = draw()
			}
			b.Add(f, engine.Heroes.Of(seat))
		}
	}
	return nil
}

// dealStacks lays out everything but the heroes (C-013 to C-018).
func dealStacks(b *engine.Builder, book *card.Book, su Setup) error {
	var openers, villains []engine.FaceID
	for i := range book.Library().Faces {
		f := engine.FaceID(i)
		c := book.Card(f)
		for n := range c.Copies {
			switch {
			case c.Kind.MainDeck():
				b.Add(f, engine.MainDeck.Of(engine.NoSeat))
			case c.Kind == card.Kick:
				b.Add(f, engine.Kicks.Of(engine.NoSeat))
			case c.Kind == card.Weakness:
				b.Add(f, engine.Weaknesses.Of(engine.NoSeat))
			case c.Kind == card.SuperVillain && c.Opens:
				openers = append(openers, f)
			case c.Kind == card.SuperVillain:
				villains = append(villains, f)
			case c.Kind == card.Starter:
				dealStarter(b, f, c, n, su.Seats)
			}
		}
	}
	b.Shuffle(engine.MainDeck.Of(engine.NoSeat), engine.StreamMain)
	for seat := range engine.SeatID(su.Seats) {
		b.Shuffle(engine.Deck.Of(seat), engine.StreamSeat+engine.Stream(seat))
	}
	if len(openers) != 1 || su.Villains > 1+len(villains) {
		return fmt.Errorf("a stack of %d Super-Villains needs one opener and %d others: the sets have %d and %d",
			su.Villains, su.Villains-1, len(openers), len(villains))
	}
	stack := engine.Villains.Of(engine.NoSeat)
	b.Add(openers[0], stack)
	r := b.Chance()
	for range su.Villains - 1 {
		i := r.Intn(len(villains))
		b.Add(villains[i], stack)
		villains = slices.Delete(villains, i, i+1)
	}
	for _, f := range villains {
		b.Add(f, engine.Box.Of(engine.NoSeat))
	}
	b.FillLineUp()
	return nil
}

// dealStarter gives copy n of a starter to the seat whose share it is in, as
// long as there are seats.
func dealStarter(b *engine.Builder, f engine.FaceID, c *card.Card, n, seats int) {
	share := startPunches
	if c.Play == nil {
		share = startVulnerabilities
	}
	if seat := n / share; seat < seats {
		b.Add(f, engine.Deck.Of(engine.SeatID(seat)))
	}
}
