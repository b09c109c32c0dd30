// Package cardindex lists the cards of all sets, with their names, effects, and rulings, and finds
// cards among them.
package cardindex

import (
	"cmp"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/mode"
)

// Entry is a card or Super Hero of a set.
type Entry struct {
	Set     *card.Set
	Book    *card.Book // the book of its set
	Face    engine.FaceID
	Card    *card.Card
	Deeds   Deeds
	Rulings []card.Ruling
	Terms   []mode.Passage // the words of the rules in its text that are worth explaining
}

// Shelf is all visible cards, set by set, ordered by type, cost, and name.
type Shelf struct {
	Books   []*card.Book // of the sets, in order; that of a pack also has another set
	Sets    []*card.Set  // the sets, in the same order
	Entries []Entry
}

// New makes the shelf of the sets of a catalog. It leaves out cards that a campaign reveals, rules,
// and pieces.
func New(c *mode.Catalog) (*Shelf, error) {
	s := &Shelf{}
	for _, set := range c.Sets() {
		g, err := c.Alone(set.ID)
		if err != nil {
			return nil, err
		}
		b := g.Book
		box := b.Set(set.ID)
		s.Books, s.Sets = append(s.Books, b), append(s.Sets, box)
		from := len(s.Entries)
		for _, id := range b.FacesOf(set.ID) {
			of := b.Card(id)
			if of.Secret() || of.Kind == card.Rule || of.Kind == card.Piece {
				continue
			}
			s.Entries = append(s.Entries, Entry{Set: box, Book: b, Face: id, Card: of,
				Deeds: deedsOf(b, id), Rulings: box.About(of.Name), Terms: g.Mode.Terms(of.Text())})
		}
		slices.SortStableFunc(s.Entries[from:], func(x, y Entry) int {
			return cmp.Or(cmp.Compare(place(x.Card.Kind), place(y.Card.Kind)), cmp.Compare(x.Card.Cost, y.Card.Cost), cmp.Compare(x.Card.Name, y.Card.Name))
		})
	}
	return s, nil
}

// kinds are the card types, in order.
var kinds = [...]card.Kind{card.SuperHero, card.Hero, card.Villain, card.SuperPower, card.Equipment, card.Location, card.SuperVillain,
	card.Kick, card.Starter, card.Weakness}

// place returns the place of a type in the order.
func place(k card.Kind) int {
	if i := slices.Index(kinds[:], k); i >= 0 {
		return i
	}
	return len(kinds)
}

// Type returns the printed type of a card. A Kick is a Super Power.
func Type(c *card.Card) string { return c.Label() }

// Query is a search for entries. An entry must match one of the sets, one of the types, and one of
// the costs, if any are given, and all of the deeds.
type Query struct {
	Sets  []string // ids
	Types []string
	Costs []int
	Deeds Deeds
	Name  string // words of the name or parts of them, in any case and order
}

// Fits reports whether an entry matches the query.
func (f *Query) Fits(e *Entry) bool {
	return among(f.Sets, e.Set.ID) && among(f.Types, Type(e.Card)) && (len(f.Costs) == 0 || costs(e.Card) && slices.Contains(f.Costs, e.Card.Cost)) &&
		e.Deeds&f.Deeds == f.Deeds && named(e.Card.Name, f.Name)
}

func among(some []string, one string) bool { return len(some) == 0 || slices.Contains(some, one) }

// named reports whether a name contains every wanted word.
func named(name, wanted string) bool {
	name = strings.ToLower(name)
	for word := range strings.FieldsSeq(strings.ToLower(wanted)) {
		if !strings.Contains(name, word) {
			return false
		}
	}
	return true
}

// costs reports whether a card has a cost. A Super Hero has none.
func costs(c *card.Card) bool { return c.Kind != card.SuperHero }

// Find returns the indices of the matching entries.
func (s *Shelf) Find(f *Query) (out []int) {
	for i := range s.Entries {
		if f.Fits(&s.Entries[i]) {
			out = append(out, i)
		}
	}
	return out
}

// Types returns the types on the shelf, in order.
func (s *Shelf) Types() (out []string) {
	for _, k := range kinds {
		for i := range s.Entries {
			if c := s.Entries[i].Card; c.Kind == k && !slices.Contains(out, Type(c)) {
				out = append(out, Type(c))
			}
		}
	}
	return out
}

// Costs returns the costs on the shelf, rising.
func (s *Shelf) Costs() (out []int) {
	for i := range s.Entries {
		if e := &s.Entries[i]; costs(e.Card) {
			out = append(out, e.Card.Cost)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}
