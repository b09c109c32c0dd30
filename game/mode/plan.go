package mode

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"lineup/game/grammar"
)

// Plan is everything that makes one game. Two games with equal Plans and equal answers are the
// same. Fields at their zero value are as in the mode. String writes a Plan as a line of text, and
// ParsePlan reads it.
type Plan struct {
	Mode     string   // the id of a Mode; "" means "standard"
	Sets     []string // ids; none means the mode's first
	Profile  string   // the word of one of the mode's profiles; "" means the first
	Variants []string // words of the mode's variants
	Options  Options
	Seats    []Seat // clockwise
	Heroes   HeroChoice
	// TakeBackAny: all players have agreed that everything can be undone, including revealed cards
	// and other players' choices.
	TakeBackAny bool
	// Seed determines everything that is chosen at random. Any number makes a game. Programs that
	// ask people for a Plan draw a new seed for 0.
	Seed uint64
}

// Seat is one place at the table.
type Seat struct {
	Name   string
	Player string   // a kind of computer player, as in "greedy"; "" or Person for a person
	Heroes []string // the Super Heroes it plays; none for dealt ones
	Team   string   // in games with teams: any label, the same for partners
}

// Person is the word for a person as player. Plans may leave it out.
const Person = "person"

// People returns n seats for people, named by number.
func People(n int) []Seat {
	out := make([]Seat, n)
	for i := range out {
		out[i].Name = fmt.Sprintf("Seat %d", i+1)
	}
	return out
}

// HeroChoice is the way to deal heroes (C-012).
type HeroChoice uint8

// The ways to deal heroes. A Plan with Random heroes and a seat that names one means Chosen.
const (
	Random  HeroChoice = iota // one at random each
	Chosen                    // the ones the seats name; random where a seat names none
	DealTwo                   // two each, of which each player keeps one
)

// heroChoices are the words for the ways in plans and flags.
var heroChoices = []string{Random: "random", Chosen: "chosen", DealTwo: "deal-two"}

// String returns the word for a way.
func (c HeroChoice) String() string {
	if int(c) < len(heroChoices) {
		return heroChoices[c]
	}
	return fmt.Sprintf("HeroChoice(%d)", uint8(c))
}

// Setting is a Plan's value for one option of its mode.
type Setting struct{ Name, Value string }

// Options are settings, at most one for each option of the mode.
type Options []Setting

// Value returns the value of an option; ok reports whether it is set.
func (o Options) Value(name string) (value string, ok bool) {
	for _, s := range o {
		if s.Name == name {
			return s.Value, true
		}
	}
	return "", false
}

// With returns the settings with one of them changed or added. The receiver stays unchanged.
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

// FieldError is a fault in one field of a Plan.
type FieldError struct {
	Field string // as plans write it: "mode", "sets", "profile", "variant", "seats", "heroes", "seed", an option's name; "plan" for its text as a whole
	Says  string // the fault and the possible values
}

// Error returns the fault after the field.
func (e *FieldError) Error() string { return e.Field + ": " + e.Says }

// Sentence returns the fault for people who choose on a screen and see no Plan. It leaves out the
// field unless it is an option, which is called by its name.
func (e *FieldError) Sentence() string {
	says := grammar.Capital(e.Says)
	if e.Field != fieldPlan && !slices.Contains(Fields, e.Field) {
		says = grammar.Capital(Plain(e.Field)) + ": " + e.Says
	}
	return strings.TrimSuffix(says, ".") + "."
}

// Fault returns a FieldError. Texts that the game did not write are shown shortened.
func Fault(field, format string, args ...any) error {
	for i, a := range args {
		switch a := a.(type) {
		case string:
			args[i] = brief(a)
		case error:
			args[i] = brief(a.Error())
		}
	}
	return &FieldError{brief(field), fmt.Sprintf(format, args...)}
}

const (
	briefWord = 60   // letters of a word that errors show
	briefText = 1500 // letters of a text that errors show
)

// brief returns a text with long words cut, and cut if it is long itself.
func brief(text string) string {
	if len(text) <= briefWord {
		return text
	}
	var out strings.Builder
	word, n := 0, 0
	for _, r := range text {
		if word++; r == ' ' {
			word = 0
		}
		if n == briefText {
			out.WriteString("...")
			break
		}
		switch {
		case word <= briefWord:
			out.WriteRune(r)
			n++
		case word == briefWord+1:
			out.WriteString("...")
			n++
		}
	}
	return out.String()
}
