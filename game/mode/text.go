package mode

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A Plan as text is one line of words, with the mode first and then fields in any order:
//
//	standard sets=base profile=tournament villains=10 seats=Ana:person:Batman,"Bob B.":greedy heroes=chosen seed=42
//
// A seat is NAME, NAME:PLAYER, NAME:PLAYER:HERO, or NAME:PLAYER:HERO:TEAM, with several heroes
// joined by +. A name with special characters is written in double quotes with Go's escapes. Any
// other field than those below is an option of the mode.

// The names of the fields. Options are written between variants and seats.
const (
	fieldMode    = "mode"
	fieldSets    = "sets"
	fieldProfile = "profile"
	fieldVariant = "variant"
	fieldSeats   = "seats"
	fieldHeroes  = "heroes"
	fieldBack    = "takebacks"
	fieldSeed    = "seed"
	fieldPlan    = "plan" // in errors: the whole text
)

// The moves that may be undone: fair ones or any.
const (
	backFair = "fair"
	backAny  = "any"
)

// Fields are the names that an option cannot have.
var Fields = []string{fieldMode, fieldSets, fieldProfile, fieldVariant, fieldSeats, fieldHeroes, fieldBack, fieldSeed}

// separators are the characters that bare names cannot contain. Settings can.
const separators = `:,+=`

// String writes the Plan as one line without fields at their zero value. ParsePlan reads the same
// Plan back.
func (p Plan) String() string {
	var out []string
	add := func(field string, values ...string) {
		if len(values) > 0 {
			out = append(out, field+"="+strings.Join(values, ","))
		}
	}
	if p.Mode != "" {
		out = append(out, quoted(p.Mode, separators))
	}
	add(fieldSets, quotedAll(p.Sets)...)
	if p.Profile != "" {
		add(fieldProfile, quoted(p.Profile, separators))
	}
	add(fieldVariant, quotedAll(p.Variants)...)
	for _, s := range p.Options {
		add(quoted(s.Name, separators), quoted(s.Value, ""))
	}
	seats := make([]string, len(p.Seats))
	for i, s := range p.Seats {
		seats[i] = s.String()
	}
	add(fieldSeats, seats...)
	if p.Heroes != Random {
		add(fieldHeroes, p.Heroes.String())
	}
	if p.TakeBackAny {
		add(fieldBack, backAny)
	}
	if p.Seed != 0 {
		add(fieldSeed, strconv.FormatUint(p.Seed, 10))
	}
	return strings.Join(out, " ")
}

// String returns the seat as a Plan writes it.
func (s Seat) String() string {
	out := quoted(s.Name, separators)
	rest := []string{s.Player, strings.Join(quotedAll(s.Heroes), "+"), ""}
	if s.Player != "" {
		rest[0] = quoted(s.Player, separators)
	}
	if s.Team != "" {
		rest[2] = quoted(s.Team, separators)
	}
	for len(rest) > 0 && rest[len(rest)-1] == "" {
		rest = rest[:len(rest)-1]
	}
	if len(rest) > 1 && rest[0] == "" {
		rest[0] = Person
	}
	for _, r := range rest {
		out += ":" + r
	}
	return out
}

// quoted returns a name unchanged, or in quotes if it could not be read back otherwise.
func quoted(name, separators string) string {
	plain := func(r rune) bool {
		return r != utf8.RuneError && unicode.IsPrint(r) && !unicode.IsSpace(r) && !strings.ContainsRune(`"\`+separators, r)
	}
	if name == "" || strings.ContainsFunc(name, func(r rune) bool { return !plain(r) }) {
		return strconv.Quote(name)
	}
	return name
}

func quotedAll(names []string) []string {
	out := make([]string, len(names))
	for i, n := range names {
		out[i] = quoted(n, separators)
	}
	return out
}

// ParsePlan reads a Plan as String writes it. Its errors name the field. It does not check that the
// Plan's choices exist; that is done when a game is made from it.
func ParsePlan(text string) (Plan, error) {
	var p Plan
	r := reader{text}
	seen := map[string]bool{}
	for r.skip(); r.rest != ""; r.skip() {
		word, err := r.name(separators)
		if err != nil {
			return Plan{}, Fault(fieldPlan, "%s", err)
		}
		if !r.take('=') {
			if len(seen) > 0 {
				return Plan{}, Fault(fieldPlan, "unexpected %q: after the mode, write fields such as seats=Ana,Bob", word)
			}
			if !r.atEnd() {
				return Plan{}, Fault(fieldPlan, "want a mode or field=, got %q", r.next())
			}
			p.Mode, seen[fieldMode] = word, true
			continue
		}
		if seen[word] {
			return Plan{}, Fault(quoted(word, separators), "%s is set twice", quoted(word, separators))
		}
		seen[word] = true
		if err := p.parseField(word, &r); err != nil {
			return Plan{}, Fault(quoted(word, separators), "%s", err)
		}
	}
	return p, nil
}

// parseField reads the value of a field, up to the space after it.
func (p *Plan) parseField(field string, r *reader) (err error) {
	switch field {
	case fieldSeats:
		p.Seats, err = list(r, ',', (*reader).seat)
	case fieldSets:
		p.Sets, err = list(r, ',', (*reader).plainName)
	case fieldVariant:
		p.Variants, err = list(r, ',', (*reader).plainName)
	case fieldMode:
		p.Mode, err = r.plainName()
	case fieldProfile:
		p.Profile, err = r.plainName()
	case fieldHeroes:
		var word string
		if word, err = r.plainName(); err == nil {
			p.Heroes, err = ParseHeroChoice(word)
		}
	case fieldBack:
		var word string
		if word, err = r.plainName(); err == nil && word != backAny && word != backFair {
			err = fmt.Errorf("takebacks=%q: %s", word, choices([]string{backFair, backAny}))
		}
		p.TakeBackAny = word == backAny
	case fieldSeed:
		var word string
		if word, err = r.plainName(); err == nil {
			p.Seed, err = ParseSeed(word)
		}
	default:
		var s Setting
		s.Name = field
		s.Value, err = r.name("")
		p.Options = append(p.Options, s)
	}
	if err == nil && !r.atEnd() {
		err = fmt.Errorf("missing space before %q", r.next())
	}
	return err
}

// ParseHeroChoice returns the way to deal heroes with a name.
func ParseHeroChoice(word string) (HeroChoice, error) {
	i := slices.Index(heroChoices, word)
	if i < 0 {
		return 0, fmt.Errorf("heroes=%q: %s", word, choices(heroChoices))
	}
	return HeroChoice(i), nil
}

// ParseSeed reads a seed.
func ParseSeed(word string) (uint64, error) {
	n, err := strconv.ParseUint(word, 10, 64)
	if err != nil {
		return 0, fmt.Errorf("seed=%q must be a whole number from 1 to %d", word, ^uint64(0))
	}
	return n, nil
}
