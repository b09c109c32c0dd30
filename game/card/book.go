package card

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
)

// Book is everything printed that a game is played with: the engine's Library
// and the words that belong to it. It is made once and only read after.
type Book struct {
	lib      *engine.Library
	cards    []*Card // by FaceID
	sets     []Set
	prompts  map[engine.ProgID]string
	programs map[string]engine.ProgID
}

// NewBook compiles sets of cards. It fails if a card is wrong in itself, or
// speaks of a card that no set has.
func NewBook(sets ...Set) (*Book, error) {
	b := &Book{sets: sets, prompts: map[engine.ProgID]string{}, programs: map[string]engine.ProgID{}}
	b.lib = &engine.Library{
		Names: []string{""}, Code: []engine.Op{{Code: engine.OpEnd}}, Filters: []engine.Filter{{}},
		Counts: []engine.Count{{}}, Triggers: []engine.Trigger{{}},
	}
	check := &checker{names: map[string]string{}}
	for _, set := range sets {
		for i := range set.Cards {
			c := &set.Cards[i]
			check.card = c.Name
			c.check(check)
			b.cards = append(b.cards, c)
			b.lib.Faces = append(b.lib.Faces, b.face(c, set.ID))
		}
	}
	for name, by := range check.names {
		if !slices.ContainsFunc(b.cards, func(c *Card) bool { return c.Name == name }) {
			check.faults = append(check.faults, fmt.Sprintf("%s: speaks of %q, which is no card", by, name))
		}
	}
	if len(check.faults) > 0 {
		slices.Sort(check.faults)
		return nil, fmt.Errorf("card: %s", strings.Join(check.faults, "; "))
	}
	b.lib.Seal()
	return b, nil
}

func (b *Book) face(c *Card, set string) engine.Face {
	f := engine.Face{
		Name: c.Name, Set: set, ID: b.name(c.Name), Types: c.Kind.Types(), Cost: int8(c.Cost), VP: int8(c.VP.N),
		SuperVillain: c.Kind == SuperVillain, SuperHero: c.Kind == SuperHero, StartsFirst: c.StartsFirst,
		Ongoing: len(c.Ongoing) > 0 && c.Kind != SuperHero,
		Play:    b.compile(c, c.Play, false), Arrival: b.compile(c, c.Arrival, false), Fallen: b.compile(c, c.Fallen, false),
	}
	if c.VP.Star() {
		f.Points = engine.VPRule{Filter: b.filter(c.VP.Filter), Each: int8(c.VP.Each), Need: uint8(c.VP.Need), Others: c.VP.Other}
	}
	if d := c.Defense; d != nil {
		f.Defends, f.Shows = true, d.Shows
		f.Defense = b.compile(c, d.Then, false)
	}
	for _, w := range c.Ongoing {
		f.Triggers = append(f.Triggers, b.trigger(c, w))
		if w.On == engine.OnGainThis {
			f.Ongoing = false // it works from the discard pile, not from play
		}
	}
	return f
}

func (c *checker) fault(format string, args ...any) {
	c.faults = append(c.faults, c.card+": "+fmt.Sprintf(format, args...))
}

func (c *Card) check(k *checker) {
	if c.Name == "" || c.Copies < 1 {
		k.fault("a card needs a name and at least one copy")
	}
	if c.Art.Main == "" {
		k.fault("a card needs an emblem")
	}
	for _, e := range []Effect{c.Play, c.Arrival, c.Fallen} {
		if e != nil {
			e.check(k)
		}
	}
	if c.Defense != nil && c.Defense.Then != nil {
		c.Defense.Then.check(k)
	}
	for _, w := range c.Ongoing {
		w.check(k)
	}
	c.VP.Filter.check(k)
}

// Library is what the engine plays with.
func (b *Book) Library() *engine.Library { return b.lib }

// Sets are the sets the book was made of.
func (b *Book) Sets() []Set { return b.sets }

// Card is the card printed on a face.
func (b *Book) Card(f engine.FaceID) *Card { return b.cards[f] }

// Find is the face with a name, written as "Batarang" or, to tell sets apart,
// "Batarang@heroes_unite". Oversized heroes are found among heroes only, as
// some share their name with a card.
func (b *Book) Find(name string, hero bool) (engine.FaceID, error) {
	name, set, _ := strings.Cut(name, "@")
	for i := range b.lib.Faces {
		f := &b.lib.Faces[i]
		if f.Name == name && f.SuperHero == hero && (set == "" || f.Set == set) {
			return engine.FaceID(i), nil
		}
	}
	kind := "card"
	if hero {
		kind = "hero"
	}
	return 0, fmt.Errorf("there is no %s named %q", kind, name)
}

// Prompt words the open question for the one who is asked.
func (b *Book) Prompt(d engine.Decision) string {
	switch d.Kind {
	case engine.DecideTurn:
		if len(d.Options) == 1 {
			return "Nothing is left to play or to buy: end your turn."
		}
		return "Play cards, buy cards, or end your turn."
	case engine.DecideDefend:
		return "Use a Defense to avoid this Attack?"
	case engine.DecideOrder:
		return "Choose which of your abilities works next."
	case engine.DecideHero:
		return "Choose the Super Hero you want to be."
	}
	words := b.prompts[d.At]
	if d.Kind == engine.DecideMay {
		return strings.TrimSuffix(words, ".") + "?"
	}
	return words
}

// Label is the short name of a labelled choice.
func (b *Book) Label(n int16) string { return b.lib.Labels[n] }
