// Package planflags reads Plans from command lines, so that the window and the
// headless tools call the same things by the same flags.
package planflags

import (
	"flag"
	"fmt"
	"slices"
	"strings"

	"lineup/game/mode"
)

// Flags are what a command line says about the game to be played.
type Flags struct {
	whole mode.Plan // of -plan
	only  mode.Plan // of the other flags
	given map[string]bool
}

// Declare adds to set the flags for everything about a Plan but its seats: -plan,
// -mode, -sets, -profile, -variant, -seed, and one for each option of a mode of the
// catalog, as FlagOf names it. The option's own name is taken too, where that is another.
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
	add("plan", "the whole game as one line of `TEXT`, such as 'standard profile=tournament seats=Ana,Bob:greedy seed=7'; other flags change it",
		func(v string) (err error) { f.whole, err = mode.ParsePlan(v); return err })
	add("mode", "the `ID` of the way to play: "+modeIDs(c), func(v string) error { f.only.Mode = v; return nil })
	add("sets", "the sets of cards by `ID`, separated by commas: "+setIDs(c), func(v string) error { f.only.Sets = split(v); return nil })
	add("profile", "the rules profile by `NAME`: "+editWords(c, func(m mode.Mode) []mode.Edit { return m.Profiles }),
		func(v string) error { f.only.Profile = v; return nil })
	add("variant", "variants by `NAME`, separated by commas: "+editWords(c, func(m mode.Mode) []mode.Edit { return m.Variants }),
		func(v string) error { f.only.Variants = split(v); return nil })
	add("seed", "the whole `NUMBER` that all chance follows from", func(v string) (err error) { f.only.Seed, err = mode.ParseSeed(v); return err })
	for _, m := range c.Modes() {
		for _, o := range m.AllOptions() {
			if set.Lookup(FlagOf(o.Name)) == nil { // modes may share an option
				option(o)
			}
		}
	}
	return f
}

// FlagOf returns the name of the flag for an option of a mode: with dashes where Plans and
// positions write underscores.
func FlagOf(option string) string { return strings.ReplaceAll(option, "_", "-") }

// oldName is the value of a flag that goes by another name now. It still works, and help
// does not show it.
type oldName func(value string) error

// Set implements flag.Value.
func (o oldName) Set(value string) error { return o(value) }

// String implements flag.Value.
func (o oldName) String() string { return "" }

// bothNames returns the error of a flag that is given by both its names.
func bothNames(name, old string) error {
	return fmt.Errorf("-%s is the old name of -%s: give only one of the two", old, name)
}

// Shown returns the flags of a set that help shows: all but old names that still work.
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

// Names returns the names of the flags that help shows, each with its dash, between commas.
func Names(set *flag.FlagSet) string {
	var names []string
	Shown(set).VisitAll(func(f *flag.Flag) { names = append(names, "-"+f.Name) })
	return strings.Join(names, ", ")
}

// Misread returns the error of a command line that a set of flags could not read, with what is
// possible. Help is the command that explains the flags.
func Misread(set *flag.FlagSet, err error, help string) error {
	switch text := err.Error(); {
	case strings.HasPrefix(text, "flag provided but not defined"):
		return fmt.Errorf("%w; possible are %s", err, Names(set))
	case strings.HasPrefix(text, "flag needs an argument"), strings.HasSuffix(text, "parse error"), strings.HasSuffix(text, "value out of range"):
		return fmt.Errorf("%w; %s says what it takes", err, help)
	}
	return err // it says what is possible
}

// Given reports whether a flag was on the command line.
func (f *Flags) Given(name string) bool { return f.given[name] }

// Plan returns what the flags ask for: -plan, changed by the other flags. Where they are silent
// about seats, seed or anything else it is as in usual. What they ask for need not exist.
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

// robots are what computer players are called until somebody names them.
var robots = []string{"Robo", "Gizmo", "Cog", "Widget", "Sprocket"}

// person is the kind of player of a seat that is one, whatever it is called.
const person = "person"

// seat reads a seat of a list: NAME, or NAME:PLAYER. A kind of computer player is one,
// and any other name a person, if it is not nearly one of those.
func seat(word string, kinds []string) (mode.Seat, error) {
	name, kind, told := strings.Cut(word, ":")
	name, kind = strings.TrimSpace(name), strings.TrimSpace(kind)
	all := strings.Join(kinds, ", ")
	switch {
	case name == "":
		return mode.Seat{}, fmt.Errorf("a seat is empty: give a name or one of %s for each", all)
	case told && kind == person:
		return mode.Seat{Name: name}, nil
	case told && slices.Contains(kinds, kind):
		return mode.Seat{Name: name, Player: kind}, nil
	case told && strings.Contains(kind, ":"):
		return mode.Seat{}, fmt.Errorf("%q: a seat is NAME or NAME:PLAYER; heroes are named by -heroes, or in a -plan", word)
	case told:
		return mode.Seat{}, fmt.Errorf("%q: there is no player %q: choose from %s, %s", word, kind, person, all)
	case slices.Contains(kinds, name):
		return mode.Seat{Player: name}, nil
	}
	for _, kind := range kinds {
		if nearly(strings.ToLower(name), kind) {
			return mode.Seat{}, fmt.Errorf("%q is nearly the computer player %q: write %s for that one, or %s:%s for a person of this name", name, kind, kind, name, person)
		}
	}
	return mode.Seat{Name: name}, nil
}

// nearly reports whether two words are the same but for one letter that is another, too
// much, missing, or has changed places with the next.
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

// Seats reads a list of seats separated by commas: a kind of computer player is
// one, any other name is a person, and NAME:PLAYER says what it is.
func Seats(value string, kinds []string) ([]mode.Seat, error) {
	var out []mode.Seat
	for _, word := range split(value) {
		s, err := seat(word, kinds)
		if err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	taken := func(name string) bool {
		return slices.ContainsFunc(out, func(s mode.Seat) bool { return s.Name == name })
	}
	for i := range out {
		for n := 0; out[i].Name == ""; n++ {
			name := robots[n%len(robots)]
			if n >= len(robots) {
				name = fmt.Sprintf("%s %d", name, n/len(robots)+1)
			}
			if !taken(name) {
				out[i].Name = name
			}
		}
	}
	return out, nil
}

// Heroes puts into p what a command line says about heroes: random, two for
// each to keep one of, or a hero for each seat, random for any.
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
		return fmt.Errorf("-heroes %q: more than the %d seats: possible are random, two, or a hero for each of -seats", value, len(p.Seats))
	}
	p.Heroes = mode.Chosen
	for i, name := range names {
		if name != "random" {
			p.Seats[i].Heroes = []string{name}
		}
	}
	return nil
}

// split cuts a list at its commas.
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
		return "there are none so far"
	}
	return strings.Join(out, ", ")
}

func optionUsage(o mode.Option) string {
	if o.Text != nil {
		return o.Says + ": a `TEXT`"
	}
	if len(o.Words) > 0 {
		return fmt.Sprintf("%s: a `WORD` of %s (default %s)", o.Says, strings.Join(o.Words, ", "), o.Words[0])
	}
	return fmt.Sprintf("%s: a `NUMBER` from %s (default %d)", o.Says, o.Numbers, o.Default)
}
