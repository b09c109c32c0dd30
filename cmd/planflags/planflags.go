// Package planflags reads Plans from command lines. It gives the window and the headless tools the
// same flags.
package planflags

import (
	"flag"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"lineup/game/mode"
	"lineup/game/naming"
)

// Flags are the flags about the game to play.
type Flags struct {
	whole mode.Plan // of -plan
	only  mode.Plan // of the other flags
	given map[string]bool
}

// Declare adds to set the flags for everything in a Plan except its seats: -plan, -mode, -sets,
// -profile, -variant, -seed, and one for each mode option in the catalog, named by FlagOf. The
// option's own name also works if it differs.
func Declare(set *flag.FlagSet, c *mode.Catalog) *Flags {
	f := &Flags{given: map[string]bool{}}
	add := func(name, usage string, read func(value string) error) {
		set.Func(name, usage, func(value string) error {
			f.given[name] = true
			return read(value)
		})
	}
	option := func(o mode.Option) {
		name, old := FlagOf(o.Name), o.Name
		read := func(value string) error { f.only.Options = f.only.Options.With(o.Name, value); return nil }
		if name == old {
			add(name, optionUsage(o), read)
			return
		}
		add(name, optionUsage(o), func(value string) error {
			if f.given[old] {
				return bothNames(name, old)
			}
			return read(value)
		})
		set.Var(oldName(func(value string) error {
			f.given[old] = true
			if f.given[name] {
				return bothNames(name, old)
			}
			return read(value)
		}), old, "")
	}
	add("plan", "the whole setup as one line of `TEXT`, such as 'standard profile=tournament seats=Ana,Bob:greedy seed=7'; other flags change it",
		func(v string) (err error) { f.whole, err = mode.ParsePlan(v); return err })
	add("mode", "the mode `ID`: "+modeIDs(c), func(v string) error { f.only.Mode = v; return nil })
	add("sets", "card sets, comma-separated `ID`s: "+setIDs(c), func(v string) error { f.only.Sets = split(v); return nil })
	add("profile", "rules profile `NAME`: "+editWords(c, func(m mode.Mode) []mode.Edit { return m.Profiles }),
		func(v string) error { f.only.Profile = v; return nil })
	add("variant", "variants, comma-separated `NAME`s: "+editWords(c, func(m mode.Mode) []mode.Edit { return m.Variants }),
		func(v string) error { f.only.Variants = split(v); return nil })
	add("seed", "random `SEED`", func(v string) (err error) { f.only.Seed, err = mode.ParseSeed(v); return err })
	for _, m := range c.Modes() {
		for _, o := range m.AllOptions() {
			if set.Lookup(FlagOf(o.Name)) == nil { // modes may share an option
				option(o)
			}
		}
	}
	return f
}

// FlagOf returns the name of the flag for a mode option. It has dashes in place of the underscores
// in Plans and positions.
func FlagOf(option string) string { return strings.ReplaceAll(option, "_", "-") }

// oldName is the value of a flag under its old name. It still works, but help does not show it.
type oldName func(value string) error

// Set sets the flag.
func (o oldName) Set(value string) error { return o(value) }

// String returns "" because an old name shows no value.
func (o oldName) String() string { return "" }

// bothNames returns the error for a flag given by both its names.
func bothNames(name, old string) error {
	return fmt.Errorf("-%s is the old name of -%s: give only one of the two", old, name)
}

// Shown returns the flags of a set that help shows, which are all except old names.
func Shown(set *flag.FlagSet) *flag.FlagSet {
	shown := flag.NewFlagSet(set.Name(), set.ErrorHandling())
	shown.SetOutput(set.Output())
	set.VisitAll(func(f *flag.Flag) {
		if _, old := f.Value.(oldName); !old {
			shown.Var(f.Value, f.Name, f.Usage)
			shown.Lookup(f.Name).DefValue = f.DefValue
		}
	})
	return shown
}

// Names returns the names of the flags that help shows, with dashes and separated by commas.
func Names(set *flag.FlagSet) string {
	var names []string
	Shown(set).VisitAll(func(f *flag.Flag) { names = append(names, "-"+f.Name) })
	return strings.Join(names, ", ")
}

// Misread returns the error for a command line that set could not parse, and says what is allowed.
// Help is the command that explains the flags.
func Misread(set *flag.FlagSet, err error, help string) error {
	err = shortly(err)
	switch text := err.Error(); {
	case strings.HasPrefix(text, "flag provided but not defined"):
		return fmt.Errorf("%w; use %s", err, Names(set))
	case strings.HasPrefix(text, "flag needs an argument"), strings.HasSuffix(text, "parse error"), strings.HasSuffix(text, "value out of range"):
		return fmt.Errorf("%w; see %s", err, help)
	}
	return err // it says what is allowed
}

// invalid begins the errors of package flag that quote the value of a flag.
const invalid = "invalid value "

// shortly returns an error with the value of the flag shortened.
func shortly(err error) error {
	rest, ok := strings.CutPrefix(err.Error(), invalid)
	quoted, bad := strconv.QuotedPrefix(rest)
	if !ok || bad != nil || len(quoted) <= maxBrief {
		return err
	}
	value, bad := strconv.Unquote(quoted)
	if bad != nil {
		return err
	}
	return fmt.Errorf("%s%q%s", invalid, brief(value), rest[len(quoted):])
}

// Given reports whether a flag was on the command line.
func (f *Flags) Given(name string) bool { return f.given[name] }

// Plan returns the Plan of the flags: -plan, changed by the other flags. Seats, seed and all else
// come from usual if no flag sets them. Plan does not check that sets, heroes and so on exist.
func (f *Flags) Plan(usual mode.Plan) mode.Plan {
	p := usual
	if f.given["plan"] {
		p = f.whole
		if len(p.Seats) == 0 {
			p.Seats = usual.Seats
		}
		if p.Seed == 0 {
			p.Seed = usual.Seed
		}
	}
	for name, set := range map[string]func(){
		"mode": func() { p.Mode = f.only.Mode }, "sets": func() { p.Sets = f.only.Sets }, "profile": func() { p.Profile = f.only.Profile },
		"variant": func() { p.Variants = f.only.Variants }, "seed": func() { p.Seed = f.only.Seed },
	} {
		if f.given[name] {
			set()
		}
	}
	for _, s := range f.only.Options {
		p.Options = p.Options.With(s.Name, s.Value)
	}
	return p
}

// robots are the names of computer players that have no other name.
var robots = []string{"Robo", "Gizmo", "Cog", "Widget", "Sprocket"}

// person is the player kind that makes a seat a person, whatever its name.
const person = "person"

// seat reads one seat of a list: NAME or NAME:PLAYER. A kind of computer player alone is a
// computer, and any other name is a person. A name that is nearly a kind is an error.
func seat(word string, kinds []string) (mode.Seat, error) {
	name, kind, told := strings.Cut(word, ":")
	name, kind = naming.Tidy(name), strings.TrimSpace(kind)
	all := strings.Join(kinds, ", ")
	switch {
	case name == "":
		return mode.Seat{}, fmt.Errorf("empty seat: use a name or one of %s", all)
	case refused(name) != nil:
		return mode.Seat{}, fmt.Errorf("%q: %w", brief(name), refused(name))
	case told && kind == person:
		return mode.Seat{Name: name}, nil
	case told && slices.Contains(kinds, kind):
		return mode.Seat{Name: name, Player: kind}, nil
	case told && strings.Contains(kind, ":"):
		return mode.Seat{}, fmt.Errorf("%q: want NAME or NAME:PLAYER; name heroes with -heroes or in a -plan", brief(word))
	case told:
		return mode.Seat{}, fmt.Errorf("%q: unknown player %q: choose from %s, %s", brief(word), brief(kind), person, all)
	case slices.Contains(kinds, name):
		return mode.Seat{Player: name}, nil
	}
	for _, kind := range kinds {
		if nearly(strings.ToLower(name), kind) {
			return mode.Seat{}, fmt.Errorf("%q looks like the computer player %q: write %s for it, or %s:%s for a person", name, kind, kind, name, person)
		}
	}
	return mode.Seat{Name: name}, nil
}

// refused returns why a name is not allowed, or nil.
func refused(name string) error {
	_, err := naming.Take(name)
	return err
}

// maxBrief is the greatest length of a word of the command line in an error, in letters.
const maxBrief = 60

// brief returns a word of the command line for an error.
func brief(word string) string {
	if letters := []rune(word); len(letters) > maxBrief {
		return string(letters[:maxBrief]) + "..."
	}
	return word
}

// nearly reports whether two words are equal or differ by one letter that is different, added,
// missing or swapped with the next.
func nearly(a, b string) bool {
	x, y := []rune(a), []rune(b)
	for len(x) > 0 && len(y) > 0 && x[0] == y[0] {
		x, y = x[1:], y[1:]
	}
	for len(x) > 0 && len(y) > 0 && x[len(x)-1] == y[len(y)-1] {
		x, y = x[:len(x)-1], y[:len(y)-1]
	}
	swapped := len(x) == 2 && len(y) == 2 && x[0] == y[1] && x[1] == y[0]
	return len(x) <= 1 && len(y) <= 1 || swapped
}

// Seats reads a list of seats separated by commas. A kind of computer player is a computer, any
// other name is a person, and NAME:PLAYER gives both.
func Seats(value string, kinds []string) ([]mode.Seat, error) {
	var out []mode.Seat
	for _, word := range split(value) {
		s, err := seat(word, kinds)
		if err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	var names []string
	for _, s := range out {
		if s.Name != "" {
			names = append(names, s.Name)
		}
	}
	if err := naming.Clash(names, "seats"); err != nil {
		return nil, err
	}
	for i := range out {
		for n := 0; out[i].Name == ""; n++ {
			name := robots[n%len(robots)]
			if n >= len(robots) {
				name = fmt.Sprintf("%s %d", name, n/len(robots)+1)
			}
			if !naming.Taken(name, names) {
				out[i].Name = name
				names = append(names, name)
			}
		}
	}
	return out, nil
}

// Heroes sets the heroes in p from a command line value: random, two (each player keeps one), or a
// hero for each seat, with random for any.
func Heroes(p *mode.Plan, value string) error {
	p.Seats = slices.Clone(p.Seats)
	for i := range p.Seats {
		p.Seats[i].Heroes = nil
	}
	switch value {
	case "random":
		p.Heroes = mode.Random
		return nil
	case "two", mode.DealTwo.String():
		p.Heroes = mode.DealTwo
		return nil
	}
	names := split(value)
	if len(names) > len(p.Seats) {
		return fmt.Errorf("-heroes %q names more heroes than there are seats (%d): use random, two, or one hero per seat", brief(value), len(p.Seats))
	}
	p.Heroes = mode.Chosen
	for i, name := range names {
		if name != "random" {
			p.Seats[i].Heroes = []string{name}
		}
	}
	return nil
}

// split splits a list at its commas.
func split(value string) []string {
	out := strings.Split(value, ",")
	for i := range out {
		out[i] = strings.TrimSpace(out[i])
	}
	return out
}

func modeIDs(c *mode.Catalog) string {
	var out []string
	for _, m := range c.Modes() {
		out = append(out, m.ID)
	}
	return strings.Join(out, ", ")
}

func setIDs(c *mode.Catalog) string {
	var out []string
	for _, s := range c.Sets() {
		out = append(out, s.ID)
	}
	return strings.Join(out, ", ")
}

// editWords returns the profiles or variants of all modes.
func editWords(c *mode.Catalog, of func(mode.Mode) []mode.Edit) string {
	var out []string
	for _, m := range c.Modes() {
		for _, e := range of(m) {
			if !slices.Contains(out, e.Word) {
				out = append(out, e.Word)
			}
		}
	}
	if len(out) == 0 {
		return "none so far"
	}
	return strings.Join(out, ", ")
}

func optionUsage(o mode.Option) string {
	if o.Text != nil {
		return o.Says + " (a `TEXT`)"
	}
	if len(o.Words) > 0 {
		return fmt.Sprintf("%s (a `WORD`: %s; default %s)", o.Says, strings.Join(o.Words, ", "), o.Words[0])
	}
	return fmt.Sprintf("%s (a `NUMBER` from %s; default %d)", o.Says, o.Numbers, o.Default)
}
