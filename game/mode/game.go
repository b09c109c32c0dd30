package mode

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
)

// Game is a checked Plan with everything needed to play it. A Catalog makes it, and it is only read
// after that.
type Game struct {
	// Plan is the game's Plan with its mode and sets named and all default settings left out. Plans
	// for the same game therefore become equal texts.
	Plan Plan
	Mode Mode       // with its profile's and variants' changes applied
	Book *card.Book // the printed cards
	// Stock is the stock from Mode.Stock, or nil if there are no seats.
	Stock *engine.Stock

	catalog *Catalog // nil for cards with changes of their own
	edition card.Edition
	values  []string // by index in Mode.Options
	printed Options  // the Plan.Options that are not a Text
	heroes  [][]engine.FaceID
}

// Number returns the value of one of the mode's numeric options.
func (g *Game) Number(option string) int {
	n, err := strconv.Atoi(g.Word(option))
	if err != nil {
		panic(fmt.Sprintf("mode: option %q of mode %s is not a number", option, g.Mode.ID))
	}
	return n
}

// Name returns the name of the game by its options whose values have Titles, such as "Scenario 5, Eyes
// on the City", or "" if there are none.
func (g *Game) Name() string {
	var names []string
	for _, o := range g.Mode.Options {
		if o.Titles != nil {
			names = append(names, o.titled(g.Number(o.Name)))
		}
	}
	return strings.Join(names, ", ")
}

// titled returns the option with one of its numbers and its title.
func (o Option) titled(n int) string {
	return fmt.Sprintf("%s %d, %s", grammar.Capital(o.Name), n, o.Titles[n-o.Numbers.Min])
}

// Word returns the value of one of the mode's options.
func (g *Game) Word(option string) string {
	i := slices.IndexFunc(g.Mode.Options, func(o Option) bool { return o.Name == option })
	if i < 0 {
		panic(fmt.Sprintf("mode: mode %s has no option %q", g.Mode.ID, option))
	}
	return g.values[i]
}

// Heroes returns the heroes that the Plan names for a seat.
func (g *Game) Heroes(seat engine.SeatID) []engine.FaceID { return g.heroes[seat] }

// Seeded returns the same game with another seed.
func (g *Game) Seeded(seed uint64) *Game {
	next := *g
	next.Plan.Seed = seed
	return &next
}

// Deal lays the game out and starts it. Events up to the first question are added to ev unless it
// is nil. It does not fail for a Game made by Build.
func (g *Game) Deal(ev *engine.Events) (*engine.State, error) {
	return g.DealInto(new(engine.State), ev)
}

// DealInto is like Deal but reuses the memory of a game that is no longer in use. See
// engine.Rebuild.
func (g *Game) DealInto(old *engine.State, ev *engine.Events) (*engine.State, error) {
	if g.heroes == nil {
		return nil, Fault(fieldSeats, "no players: this game must be set up by hand")
	}
	b, err := g.layOut(old)
	if err != nil {
		return nil, err
	}
	return b.Deal(ev), nil
}

// Build builds the game of another Plan in the edition of g, such as the second of two games with
// half of the cards each.
func (g *Game) Build(p Plan) (*Game, error) { return g.catalog.build(p, g.edition) }

// As returns the same game in the edition that has a fingerprint, so that a saved game continues
// with the cards it was dealt. It returns g if no edition has it.
func (g *Game) As(fingerprint uint64) *Game {
	if g.catalog == nil || g.Book.Library().Matches(fingerprint) {
		return g
	}
	again := g.catalog.build
	if g.heroes == nil { // it was only prepared
		again = func(p Plan, e card.Edition) (*Game, error) { return g.catalog.prepare(p, e) }
	}
	for e := card.Latest; ; e-- {
		if e != g.edition {
			if other, err := again(g.Plan, e); err == nil && other.Book.Library().Matches(fingerprint) {
				return other
			}
		}
		if e == card.First {
			return g
		}
	}
}

// takeStock sets Stock.
func (g *Game) takeStock() error {
	if g.Mode.Stock == nil {
		return nil
	}
	b, err := engine.Build(g.Book.Library(), len(g.Plan.Seats), g.Plan.Seed)
	if err != nil {
		return Fault(fieldSeats, "%s", err)
	}
	if err := g.Mode.Stock(b, g); err != nil {
		return err
	}
	g.Stock = b.Stock()
	return nil
}

func (g *Game) layOut(old *engine.State) (*engine.Builder, error) {
	b, err := engine.Rebuild(old, g.Book.Library(), len(g.Plan.Seats), g.Plan.Seed)
	if err != nil {
		return nil, Fault(fieldSeats, "%s", err)
	}
	return b, g.Mode.Deal(b, g)
}

// Count returns the present score as if the game ended now. A player who has won by a rule or a
// card wins whatever the points (ruling on Kyle Rayner).
func (g *Game) Count(s *engine.State) Score {
	score := g.Mode.Count(g, s)
	if won := s.Won(); won != 0 {
		score.Winners = nil
		for seat := range engine.SeatID(s.Seats()) {
			if won.Has(seat) {
				score.Winners = append(score.Winners, seat)
			}
		}
	}
	return score
}

// adding returns the profile or variant that adds an option, in words, or "" if none does.
func (m *Mode) adding(option string) string {
	has := func(e Edit) bool {
		return slices.ContainsFunc(e.Options, func(o Option) bool { return o.Name == option })
	}
	if i := slices.IndexFunc(m.Profiles, has); i >= 0 {
		return "the profile " + m.Profiles[i].Word
	}
	if i := slices.IndexFunc(m.Variants, has); i >= 0 {
		return "the variant " + m.Variants[i].Word
	}
	return ""
}

// settle checks the settings and sets the value of every option. It removes settings with the
// mode's own value from the Plan.
func (g *Game) settle() error {
	given := g.Plan.Options
	g.Plan.Options = nil
	for i, s := range given {
		if _, ok := g.Mode.Option(s.Name); !ok {
			if what := g.Mode.adding(s.Name); what != "" {
				return Fault(s.Name, "the option %s needs %s", s.Name, what)
			}
			var names []string
			for _, o := range g.Mode.Options {
				names = append(names, o.Name)
			}
			return Fault(quoted(s.Name, separators), "mode %s has no option %s: %s", g.Mode.ID, quoted(s.Name, separators), choices(names))
		}
		if _, twice := given[:i].Value(s.Name); twice {
			return Fault(s.Name, "%s is set twice", s.Name)
		}
	}
	g.values = make([]string, len(g.Mode.Options))
	for i, o := range g.Mode.Options {
		g.values[i] = o.Usual()
		v, ok := given.Value(o.Name)
		if !ok {
			continue
		}
		v, err := o.check(v)
		if err != nil {
			return err
		}
		if v != g.values[i] {
			g.values[i] = v
			if o.Text == nil {
				g.printed = append(g.printed, Setting{o.Name, v})
			}
			g.Plan.Options = append(g.Plan.Options, Setting{o.Name, v})
		}
	}
	return nil
}

// Usual returns the default value of an option.
func (o Option) Usual() string {
	switch {
	case o.Text != nil:
		return ""
	case len(o.Words) > 0:
		return o.Words[0]
	}
	return strconv.Itoa(o.Default)
}

// check returns a value in its written form, or an error.
func (o Option) check(value string) (string, error) {
	if o.Text != nil {
		text, err := o.Text(value)
		if err != nil {
			return "", Fault(o.Name, "%s", err)
		}
		return text, nil
	}
	if len(o.Words) > 0 {
		if !slices.Contains(o.Words, value) {
			return "", Fault(o.Name, "%q is not allowed: %s", value, choices(o.Words))
		}
		return value, nil
	}
	n, err := strconv.Atoi(value)
	if err != nil || !o.Numbers.Has(n) {
		return "", Fault(o.Name, "%s must be %s", quoted(value, ""), o.Numbers)
	}
	return strconv.Itoa(n), nil
}

// enough checks the number of seats.
func (g *Game) enough() error {
	if n := len(g.Plan.Seats); !g.Mode.Seats.Has(n) {
		return Fault(fieldSeats, "%s takes %s; this game has %s", cmp.Or(g.Mode.seatsBy, g.Mode.Title), g.Mode.Seats.of("player", "players"), has(n))
	}
	return nil
}

// seat checks the seats and finds their heroes. It removes default values from the Plan.
func (g *Game) seat() error {
	p := &g.Plan
	if err := g.enough(); err != nil {
		return err
	}
	p.Seats = slices.Clone(p.Seats)
	if err := p.checkNames(); err != nil {
		return err
	}
	named := map[engine.FaceID]string{}
	g.heroes = make([][]engine.FaceID, len(p.Seats))
	for i := range p.Seats {
		s := &p.Seats[i]
		switch {
		case s.Team != "" && !g.Mode.Teams:
			return Fault(fieldSeats, "%s is on team %q, but mode %s has no teams", s.Name, s.Team, g.Mode.ID)
		case len(s.Heroes) > g.Mode.Heroes:
			return Fault(fieldHeroes, "%s can't have %s: each player has %s", s.Name, strings.Join(s.Heroes, " and "), Range{g.Mode.Heroes, g.Mode.Heroes}.of("hero", "heroes"))
		}
		if s.Player == Person {
			s.Player = ""
		}
		for _, name := range s.Heroes {
			f, err := g.Book.Find(name, true)
			if err != nil {
				return Fault(fieldHeroes, "%s: %s", err, choices(HeroNames(g.Book)))
			}
			if other, taken := named[f]; taken {
				return Fault(fieldHeroes, "%s and %s both chose %s", other, s.Name, name)
			}
			named[f] = s.Name
			g.heroes[i] = append(g.heroes[i], f)
		}
	}
	switch {
	case int(p.Heroes) >= len(heroChoices):
		return Fault(fieldHeroes, "%s is not a way to hand out heroes: %s", p.Heroes, choices(heroChoices))
	case len(named) > 0 && p.Heroes == DealTwo:
		return Fault(fieldHeroes, "heroes can't be named when each player keeps one of two dealt")
	case len(named) > 0:
		p.Heroes = Chosen
	}
	return nil
}

// HeroNames returns the names of a book's heroes, in its order.
func HeroNames(book *card.Book) []string {
	var out []string
	for i := range book.Library().Faces {
		if f := &book.Library().Faces[i]; f.SuperHero {
			out = append(out, f.Name)
		}
	}
	return out
}
