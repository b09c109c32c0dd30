package mode

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Plan is everything that makes one game: two games of equal Plans and equal
// answers are the same game. What is left at its zero value is as the mode has
// it. String writes a Plan as a line of text, ParsePlan reads it.
type Plan struct {
	Mode     string   // the id of a Mode; "" means "standard"
	Sets     []string // ids; none means the mode's first
	Profile  string   // the word of one of the mode's profiles; "" means the first
	Variants []string // words of the mode's variants
	Options  Options
	Seats    []Seat // clockwise
	Heroes   HeroChoice
	// TakeBackAny: all at the table have agreed that anything may be taken back, hidden
	// cards that were seen and what others chose included.
	TakeBackAny bool
	// Seed is what all chance follows from. Any number makes a game; those who
	// ask people for a Plan take 0 to mean that a fresh one is to be drawn.
	Seed uint64
}

// Seat is one place at the table.
type Seat struct {
	Name   string
	Player string   // a kind of computer player, as in "greedy"; "" or Person for a person
	Heroes []string // the Super Heroes it is to play; none for whatever is dealt
	Team   string   // in games with teams: any label, the same for partners
}

// Person is the kind of player a person is. Plans may leave it out.
const Person = "person"

// People returns n seats for people, named after their number.
func People(n int) []Seat {
	out := make([]Seat, n)
	for i := range out {
		out[i].Name = fmt.Sprintf("Seat %d", i+1)
	}
	return out
}

// HeroChoice is how heroes are handed out (C-012).
type HeroChoice uint8

// The ways. A Plan with Random heroes and a seat that names one means Chosen.
const (
	Random  HeroChoice = iota // one at random each
	Chosen                    // the ones the seats name; random where a seat names none
	DealTwo                   // two each, of which each player keeps one
)

// heroChoices are what the ways are called in plans and flags.
var heroChoices = []string{Random: "random", Chosen: "chosen", DealTwo: "deal-two"}

// String returns what a way is called.
func (c HeroChoice) String() string {
	if int(c) < len(heroChoices) {
		return heroChoices[c]
	}
	return fmt.Sprintf("HeroChoice(%d)", uint8(c))
}

// Setting is what a Plan says about one option of its mode.
type Setting struct{ Name, Value string }

// Options are settings, at most one for each option of the mode.
type Options []Setting

// Value returns what is set for an option; ok reports whether anything is.
func (o Options) Value(name string) (value string, ok bool) {
	for _, s := range o {
		if s.Name == name {
			return s.Value, true
		}
	}
	return "", false
}

// With returns the same settings with one of them changed or added. The receiver stays as it
// is.
func (o Options) With(name, value string) Options {
	out := slices.Clone(o)
	for i := range out {
		if out[i].Name == name {
			out[i].Value = value
			return out
		}
	}
	return append(out, Setting{name, value})
}

// WithNumber is like With but takes a number.
func (o Options) WithNumber(name string, n int) Options { return o.With(name, strconv.Itoa(n)) }

// FieldError is what is wrong with one field of a Plan.
type FieldError struct {
	Field string // as plans write it: "mode", "sets", "profile", "variant", "seats", "heroes", "seed", an option's name; "plan" for its text as a whole
	Says  string // what is wrong, and what is possible
}

// Error begins with the field.
func (e *FieldError) Error() string { return e.Field + ": " + e.Says }

// Sentence says the same to people who see no Plan but choose from a screen: without the field,
// unless that is an option, which is called by its name.
func (e *FieldError) Sentence() string {
	says := capital(e.Says)
	if e.Field != fieldPlan && !slices.Contains(Fields, e.Field) {
		says = capital(Plain(e.Field)) + ": " + e.Says
	}
	return strings.TrimSuffix(says, ".") + "."
}

// Fault returns a FieldError.
func Fault(field, format string, args ...any) error {
	return &FieldError{field, fmt.Sprintf(format, args...)}
}
