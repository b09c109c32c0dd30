package card

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
)

// Book is all printed material of a game: the engine's Library and the words that go with it. It is
// only read after it is made.
type Book struct {
	lib      *engine.Library
	named    map[string][]engine.FaceID // in order
	cards    []*Card                    // by FaceID
	called   []string                   // by FaceID: see Called
	kinds    map[Kind][]engine.FaceID   // in order
	sets     []Set
	table    Table
	chosen   map[choice]chosen
	asks     map[engine.ProgID]Asking
	changes  []string // by ChangeID: their words
	hits     map[engine.ProgID]hit
	acts     map[int16]Offer // by label
	programs map[string]engine.ProgID
	amounts  map[engine.ProgID][]Amount // by program
	defeats  map[engine.ProgID]bool     // the effects of offers that defeat the card they are for
	passing  map[*Card]bool             // the cards whose players pass cards: see PassAround
	paying   map[*Card]bool             // the cards for which players pay VP tokens: see PayTokens
	askers   map[engine.ProgID][]*Card  // the cards with the text of a question
}

// newBook returns a book of a mode and its sets with nothing compiled.
func newBook(table Table, sets ...Set) *Book {
	return &Book{
		table: table, sets: sets, named: map[string][]engine.FaceID{}, kinds: map[Kind][]engine.FaceID{}, chosen: map[choice]chosen{},
		asks: map[engine.ProgID]Asking{}, hits: map[engine.ProgID]hit{}, acts: map[int16]Offer{}, programs: map[string]engine.ProgID{},
		amounts: map[engine.ProgID][]Amount{}, defeats: map[engine.ProgID]bool{}, passing: map[*Card]bool{}, paying: map[*Card]bool{},
		askers: map[engine.ProgID][]*Card{},
		lib: &engine.Library{
			Names: []string{""}, Code: []engine.Op{{Code: engine.OpEnd}}, Filters: []engine.Filter{{}},
			Counts: []engine.Count{{}}, Triggers: []engine.Trigger{{}}, Changes: []engine.Change{{}}, Attacks: []engine.Attack{{}},
			Rows: table.Rows, Numbers: table.numbers(), Spaces: table.Spaces, Edition: uint8(table.Edition), SettlesDefenses: table.SettlesDefenses,
		},
	}
}

// NewBook compiles the rules of a mode and its sets of cards. It fails if a card is faulty or names
// a card that is not in the sets.
func NewBook(table Table, sets ...Set) (*Book, error) {
	b := newBook(table, sets...)
	check := &checker{names: map[string]string{}, counts: b.lib.Numbers}
	for _, r := range table.Rows {
		if r.Ring {
			check.spaces = max(check.spaces, int(r.Count)/max(int(r.Stride), 1))
		}
	}
	table.check(check)
	for _, set := range sets {
		for i := range set.Cards {
			c := &set.Cards[i]
			check.card = c.Name
			c.check(check)
			b.kinds[c.Kind] = append(b.kinds[c.Kind], engine.FaceID(len(b.cards)))
			b.cards = append(b.cards, c)
		}
	}
	for name, by := range check.names {
		if !slices.ContainsFunc(b.cards, func(c *Card) bool { return c.Name == name }) {
			check.faults = append(check.faults, fmt.Sprintf("%s: names %q, which is not a card", by, name))
		}
	}
	if len(check.faults) > 0 {
		slices.Sort(check.faults)
		return nil, fmt.Errorf("card: %s", strings.Join(check.faults, "; "))
	}
	for _, set := range sets {
		for i := range set.Cards {
			b.lib.Faces = append(b.lib.Faces, b.face(&set.Cards[i], set.ID))
		}
	}
	for i := range b.lib.Faces {
		f := &b.lib.Faces[i]
		b.named[f.Name] = append(b.named[f.Name], engine.FaceID(i))
		for bit, words := range b.lib.Families {
			if strings.Contains(f.Name, words) {
				f.Families |= 1 << bit
			}
		}
	}
	b.called = b.tellApart()
	b.silent()
	b.script()
	b.lib.Seal()
	b.programs = nil // their texts take half of the memory of a book
	return b, nil
}

// Library returns the engine's part of the book.
func (b *Book) Library() *engine.Library { return b.lib }

// Sets returns the sets that the book was made from.
func (b *Book) Sets() []Set { return b.sets }

// Set returns the set with an id, or nil if it is not among those of the book.
func (b *Book) Set(id string) *Set {
	if i := slices.IndexFunc(b.sets, func(s Set) bool { return s.ID == id }); i >= 0 {
		return &b.sets[i]
	}
	return nil
}

// FacesOf returns the faces of a set, in order.
func (b *Book) FacesOf(set string) (out []engine.FaceID) {
	for i := range b.lib.Faces {
		if b.lib.Faces[i].Set == set {
			out = append(out, engine.FaceID(i))
		}
	}
	return out
}

// Change returns the text of a change in a sentence: "To defeat him, first play a Starter this turn."
func (b *Book) Change(id engine.ChangeID) string { return sentence(b.changes[id]) }

// Called returns the name of a face in texts. Where several cards bear it, its type follows, or its set if
// they are of one type: "Solomon Grundy (Villain)". A Super Hero is not a card, so it needs no such word.
func (b *Book) Called(f engine.FaceID) string { return b.called[f] }

// tellApart returns what the faces are called.
func (b *Book) tellApart() []string {
	out := make([]string, len(b.cards))
	isCard := func(f engine.FaceID) bool { return b.cards[f].Kind != SuperHero && b.cards[f].Kind != Piece }
	for i, c := range b.cards {
		out[i] = c.Name
		of := b.lib.Faces[i].Set
		alone, types, sets := true, true, true // they tell the face from all others of its name
		for _, other := range b.named[c.Name] {
			if int(other) != i && isCard(other) {
				alone = false
				types = types && b.cards[other].Label() != c.Label()
				sets = sets && b.lib.Faces[other].Set != of
			}
		}
		switch {
		case alone || !isCard(engine.FaceID(i)):
		case types:
			out[i] += " (" + c.Label() + ")"
		case sets:
			out[i] += " (" + b.Set(of).Name + ")"
		}
	}
	return out
}

// Card returns the card printed on a face.
func (b *Book) Card(f engine.FaceID) *Card { return b.cards[f] }

// Passes reports whether a card makes players pass cards to each other, by its own words, and not put them down.
func (b *Book) Passes(f engine.FaceID) bool { return b.passing[b.cards[f]] }

// Pays reports whether a card lets its player pay VP tokens. One that takes them away otherwise does not.
func (b *Book) Pays(f engine.FaceID) bool { return b.paying[b.cards[f]] }

// Asker returns the card that asks the question of an instruction, if only one has that text.
func (b *Book) Asker(at engine.ProgID) (f engine.FaceID, ok bool) {
	for i, c := range b.cards {
		switch id := engine.FaceID(i); {
		case !slices.Contains(b.askers[at], c):
		case ok && b.Called(id) != b.Called(f):
			return 0, false
		case !ok:
			f, ok = id, true
		}
	}
	return f, ok
}

// Of returns the faces of a kind, in the order of the sets.
func (b *Book) Of(k Kind) []engine.FaceID { return b.kinds[k] }

// Find returns the face with a name, such as "Batarang", or "Batarang@heroes_unite" to tell sets
// apart. Super Heroes are found only if hero is set, because some share their name with a card.
func (b *Book) Find(name string, hero bool) (engine.FaceID, error) {
	name, set, _ := strings.Cut(name, "@")
	for _, id := range b.named[name] {
		f := &b.lib.Faces[id]
		if f.SuperHero == hero && (set == "" || f.Set == set) {
			return id, nil
		}
	}
	kind := "card"
	if hero {
		kind = "hero"
	}
	return 0, fmt.Errorf("there is no %s named %q", kind, name)
}

// Label returns the short name of a labeled choice.
func (b *Book) Label(n int16) string { return b.lib.Labels[n] }

// Act returns a sentence for the effect of the turn's act with this label, without its condition.
func (b *Book) Act(label int16) string { return sentence(b.acts[label].Words) }

// choice is a labeled effect of a card.
type choice struct {
	card  *Card
	label int16
}

// chosen is an effect in the words of the player who chooses it and of others, and whether the log needs no
// line about the choice.
type chosen struct {
	you, they string
	told      bool
}

// Chosen returns the log's words for a labeled effect of a card, after "chose to": "discard your
// hand". You says that the reader chose it. It is "" if the card has no such label. Told reports that the
// effect follows at once in a line that says all of it.
func (b *Book) Chosen(f engine.FaceID, label int16, you bool) (words string, told bool) {
	c := b.chosen[choice{b.cards[f], label}]
	if you {
		return c.you, c.told
	}
	return c.they, c.told
}

// Did returns the log's words for the turn's act with this label, after the name of the player:
// "left the game". It is "" if no act has the label.
func (b *Book) Did(label int16) string { return b.acts[label].Did }
