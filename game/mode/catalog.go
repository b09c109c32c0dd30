package mode

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"sync"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/sets"
)

// Catalog is the modes and sets that games are made from. Package catalog has the program's own;
// tests make others. Several goroutines may use it at once.
type Catalog struct {
	modes []Mode
	boxes []card.Set

	mu    sync.Mutex
	books map[string]*card.Book // compiled, by everything that changes them, at most maxBooks
}

// maxBooks is the maximum number of compiled books in a catalog. Each takes about 2 MB, and teams
// and variants make more of them than a long session needs again.
const maxBooks = 8

// NewCatalog returns a catalog of modes and sets. The first mode is the default for a Plan without
// one.
func NewCatalog(modes []Mode, boxes []card.Set) *Catalog {
	return &Catalog{modes: modes, boxes: boxes, books: map[string]*card.Book{}}
}

// Modes returns the modes before any Edit.
func (c *Catalog) Modes() []Mode { return c.modes }

// Sets returns the sets.
func (c *Catalog) Sets() []card.Set { return c.boxes }

// Mode returns the mode with an id. The error lists the known ids.
func (c *Catalog) Mode(id string) (Mode, error) {
	var ids []string
	for _, m := range c.modes {
		if m.ID == id {
			return m, nil
		}
		ids = append(ids, m.ID)
	}
	return Mode{}, Fault(fieldMode, "unknown mode %q: %s", id, choices(ids))
}

// Deal makes the game of a Plan like Build and deals it.
func (c *Catalog) Deal(p Plan) (*Game, *engine.State, error) {
	g, err := c.Build(p)
	if err != nil {
		return nil, nil, err
	}
	s, err := g.Deal(nil)
	return g, s, err
}

// Build makes the game of a Plan and checks everything in it. The error is a FieldError with the
// wrong field and the possible values.
func (c *Catalog) Build(p Plan) (*Game, error) { return c.build(p, card.Latest) }

// build is like Build but for any edition.
func (c *Catalog) build(p Plan, e card.Edition) (*Game, error) {
	g, err := c.prepare(p.tidied(), e) // other faults come before those of names
	if err != nil {
		return nil, err
	}
	if err := g.seat(); err != nil {
		return nil, err
	}
	if err := g.takeStock(); err != nil {
		return nil, err
	}
	if _, err := g.layOut(new(engine.State)); err != nil { // a game that cannot be dealt is found here, not at the table
		return nil, err
	}
	return g, nil
}

// Prepare is like Build but does not check the seats. It is for games laid out by hand, such as
// positions, and for unfinished Plans.
//
// The print functions change printed cards and are for positions.
func (c *Catalog) Prepare(p Plan, print ...func(*card.Card)) (*Game, error) {
	return c.prepare(p, card.Latest, print...)
}

func (c *Catalog) prepare(p Plan, e card.Edition, print ...func(*card.Card)) (*Game, error) {
	g, err := c.chosen(p, e, print...)
	if err != nil {
		return nil, err
	}
	if g.Book, err = c.book(g, len(print) == 0); err != nil {
		return nil, err
	}
	return g, nil
}

// Allows returns Build's error if a Plan's choices for its mode do not go together or do not fit
// its number of sets or seats, if given, and nil otherwise. It is fast because it looks at no
// cards.
func (c *Catalog) Allows(p Plan) error {
	g, err := c.chosen(p, card.Latest)
	if err == nil && len(p.Sets) > 0 {
		err = g.Mode.mixes(p.Sets)
	}
	if err == nil && len(p.Seats) > 0 {
		err = g.enough()
	}
	return err
}

// Edited returns the mode of a Plan with its profile and variants applied, or Build's error if they
// do not go together. It is fast because it looks at no cards.
func (c *Catalog) Edited(p Plan) (Mode, error) {
	g, err := c.chosen(p, card.Latest)
	if err != nil {
		return Mode{}, err
	}
	return g.Mode, nil
}

// Fits reports whether the mode can be played with sets.
func (m *Mode) Fits(sets []string) bool {
	for _, id := range sets {
		if !slices.Contains(m.All(), id) {
			return false
		}
	}
	return m.mixes(sets) == nil
}

// mixes checks the number of sets.
func (m *Mode) mixes(sets []string) error {
	n, packs := 0, []string(nil)
	for _, id := range sets {
		if slices.Contains(m.Packs, id) {
			packs = append(packs, id)
		} else {
			n++
		}
	}
	if n == 0 && len(packs) > 0 {
		return Fault(fieldSets, "%s can't be played alone: add one of %s", card.AndList(packs), strings.Join(m.Sets, ", "))
	}
	if !m.SetCount.Has(n) {
		return Fault(fieldSets, "%s needs %s; this game has %s", cmp.Or(m.setsBy, m.Title), m.SetCount.of("set", "sets"), has(n))
	}
	return nil
}

// chosen returns the game of a Plan with all choices of its mode but without the cards.
func (c *Catalog) chosen(p Plan, e card.Edition, print ...func(*card.Card)) (*Game, error) {
	if p.Mode == "" {
		p.Mode = c.modes[0].ID
	}
	m, err := c.Mode(p.Mode)
	if err != nil {
		return nil, err
	}
	m = m.copied()
	m.Table.SettlesDefenses = e >= card.Sixth
	for _, changed := range m.Editions {
		if changed <= e {
			m.Table.Edition = changed
		}
	}
	if err := m.edit(&p); err != nil {
		return nil, err
	}
	if m.Fit != nil {
		if err := m.Fit(&m, m.played(p.Sets), e); err != nil {
			return nil, Fault(fieldSets, "%s", err)
		}
	}
	if m.Shape != nil {
		m.Shape(&m, p)
	}
	m.Print = append(m.Print, print...)
	if m.Editions == nil {
		m.Table.Edition = card.First
	}
	g := &Game{Mode: m, Plan: p, edition: e}
	if len(print) == 0 {
		g.catalog = c
	}
	return g, g.settle()
}

// Book returns the book of a set as Alone prints it.
func (c *Catalog) Book(set string) (*card.Book, error) {
	g, err := c.Alone(set)
	if err != nil {
		return nil, err
	}
	return g.Book, nil
}

// Alone returns the game of the first mode that is played with a set alone, or with the mode's first set if it
// is a pack. Its seats are not checked. The error lists the known sets.
func (c *Catalog) Alone(set string) (*Game, error) {
	if _, err := sets.Among(c.boxes, set); err != nil {
		return nil, err
	}
	var fault error
	for _, m := range c.modes {
		with := []string{set}
		if slices.Contains(m.Packs, set) {
			with = append(with, m.Sets[0])
		}
		g, err := c.Prepare(Plan{Mode: m.ID, Sets: with})
		if err == nil {
			return g, nil
		}
		fault = err
	}
	return nil, fault
}

// edit applies the changes of a Plan: its profile first, then its variants. It puts the Plan's
// words for them in order.
func (m *Mode) edit(p *Plan) error {
	profile := slices.IndexFunc(m.Profiles, func(e Edit) bool { return e.Word == p.Profile })
	switch {
	case p.Profile == "" && len(m.Profiles) > 0:
		profile = 0
	case profile < 0 && p.Profile != "":
		return Fault(fieldProfile, "unknown profile %q: %s", p.Profile, choices(words(m.Profiles)))
	}
	var chosen []Edit
	if profile >= 0 {
		chosen = append(chosen, m.Profiles[profile])
	}
	if profile == 0 {
		p.Profile = ""
	}
	wanted := p.Variants
	p.Variants = nil
	for i, word := range wanted {
		if !slices.Contains(words(m.Variants), word) {
			return Fault(fieldVariant, "mode %s has no variant %q: %s", m.ID, word, choices(words(m.Variants)))
		}
		if slices.Contains(wanted[:i], word) {
			return Fault(fieldVariant, "%s is listed twice", word)
		}
	}
	for _, e := range m.Variants {
		if slices.Contains(wanted, e.Word) {
			p.Variants, chosen = append(p.Variants, e.Word), append(chosen, e)
		}
	}
	for i, a := range chosen {
		for _, b := range chosen[i+1:] {
			why, barred := a.Bars[b.Word]
			if !barred {
				why, barred = b.Bars[a.Word]
			}
			if barred {
				return Fault(fieldVariant, "%s can't be combined with %s: %s", b.Title(), a.Title(), why)
			}
		}
	}
	for _, e := range chosen {
		if e.SetCount != (Range{}) {
			m.SetCount, m.setsBy = e.SetCount, e.Title()
		}
	}
	with := *p
	with.Sets = m.played(p.Sets)
	for i, e := range chosen {
		m.Options = append(m.Options, e.Options...)
		if e.Do == nil {
			continue
		}
		seats := m.Seats
		if err := e.Do(m, with); err != nil {
			field := fieldVariant
			if i == 0 && profile >= 0 {
				field = fieldProfile
			}
			return Fault(field, "%s: %s", e.Title(), err)
		}
		if m.Seats != seats {
			m.seatsBy = e.Title()
		}
	}
	return nil
}

// played returns the sets in play: the named ones, or the mode's first ones if none are named.
func (m *Mode) played(named []string) []string {
	if len(named) == 0 {
		named = m.Sets[:m.SetCount.Min]
	}
	return slices.Clone(named)
}

// book returns the compiled sets of a Plan and writes their checked ids into it. With keep it saves
// them for other games.
func (c *Catalog) book(g *Game, keep bool) (*card.Book, error) {
	m, p := &g.Mode, &g.Plan
	p.Sets = m.played(p.Sets)
	var boxes []card.Set
	for i, id := range p.Sets {
		box, err := sets.Among(c.boxes, id)
		switch {
		case err != nil:
			return nil, &FieldError{fieldSets, err.Error()}
		case !slices.Contains(m.All(), id):
			return nil, Fault(fieldSets, "mode %s can't use %s: %s", m.ID, id, choices(m.All()))
		case slices.Contains(p.Sets[:i], id):
			return nil, Fault(fieldSets, "%s is listed twice", id)
		}
		boxes = append(boxes, box.In(g.edition))
	}
	if m.Visit != nil {
		all := m.All()
		order := func(x, y string) int { return slices.Index(all, x) - slices.Index(all, y) }
		slices.SortFunc(p.Sets, order)
		slices.SortFunc(boxes, func(x, y card.Set) int { return order(x.ID, y.ID) })
		if own := m.Sets[0]; m.Host && p.Sets[0] != own {
			return nil, Fault(fieldSets, "mode %s always includes %s; other sets may join", m.ID, own)
		}
	}
	if err := m.mixes(p.Sets); err != nil {
		return nil, err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	key := fmt.Sprint(p.Mode, p.Profile, p.Variants, g.printed, p.Sets, g.edition) // everything an Edit may depend on
	if m.Shape != nil {
		for _, s := range p.Seats {
			key += fmt.Sprintf(" %q", s.Team)
		}
	}
	if b := c.books[key]; b != nil && keep {
		return b, nil
	}
	b, err := card.NewBook(m.Table, printed(visited(boxes, m.Visit), m.Print)...)
	if err != nil {
		return nil, &FieldError{fieldSets, err.Error()}
	}
	if keep {
		if len(c.books) == maxBooks {
			clear(c.books)
		}
		c.books[key] = b
	}
	return b, nil
}

// visited returns sets of cards with those after the first adapted to it.
func visited(boxes []card.Set, visit func(*card.Card) bool) []card.Set {
	if visit == nil {
		return boxes
	}
	out := slices.Clone(boxes)
	for i := range out[1:] {
		var cards []card.Card
		for _, c := range out[i+1].Cards {
			if visit(&c) {
				cards = append(cards, c)
			}
		}
		out[i+1].Cards = cards
	}
	return out
}

// printed returns sets of cards with changes to their printed cards.
func printed(boxes []card.Set, changes []func(*card.Card)) []card.Set {
	if len(changes) == 0 {
		return boxes
	}
	out := slices.Clone(boxes)
	for i := range out {
		out[i].Cards = slices.Clone(out[i].Cards)
		for k := range out[i].Cards {
			for _, change := range changes {
				change(&out[i].Cards[k])
			}
		}
	}
	return out
}
