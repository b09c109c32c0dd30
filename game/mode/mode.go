// Package mode says what a game is made of. A Plan is one game in plain values:
// mode, sets, rules profile, variants, options, seats, seed. A Mode is a way to
// play, as a literal; profiles and variants are Edits of a copy of it. A
// Catalog checks a Plan against the modes and sets there are and makes a Game
// of it, which can be dealt and counted up.
//
// Each mode has a package of its own below this one; the list of those the
// program ships with is package modes.
package mode

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
)

// Mode is a way to play. It is a literal: nothing in the engine knows which one
// is played.
type Mode struct {
	ID    string // what flags, plans and files call it
	Title string // what people call it
	Seats Range  // how many may play
	// Sets are the ids of the sets it can be played with. The first is the one
	// taken where a Plan names none.
	Sets []string
	// SetCount is how many sets are played with at once.
	SetCount Range
	// Host: it is always played with the first of its sets, which others may join.
	Host bool
	// Visit, if there is one, makes cards of the sets after the first fit for it, in the order
	// of Sets: it changes each, or leaves it out by false.
	Visit func(*card.Card) bool
	// Visits is one sentence about sets that are played with together.
	Visits string
	// Heroes is how many Super Heroes a seat plays with.
	Heroes int
	// Teams: seats may say which team they belong to.
	Teams bool
	// Cooperative: the players win or lose together, and none has points of its own.
	Cooperative bool
	// Table is what the cards lie on, and how set-up and turn go.
	Table card.Table
	// Print are changes to what is printed on the cards, made to a copy of each.
	Print []func(*card.Card)
	// LateTies: ties go to the later defeat, then to the later seat (C-131).
	LateTies bool
	// Options are the settings a Plan may change.
	Options []Option
	// Profiles are the sets of rules a table can choose from; the first is the
	// one taken where a Plan names none.
	Profiles []Edit
	// Variants are the changes a table can choose, in the order in which they
	// are made, whatever the order they are named in.
	Variants []Edit
	// Shape, if there is one, changes the mode for the seats of a Plan, after its profile
	// and variants: what differs by the number of players.
	Shape func(*Mode, Plan)
	// Pages are the rules as people read them, without what profiles and variants change.
	Pages []Page
	// Stock, if there is one, adds the cards whose places chance does not choose, before it
	// has shuffled any. It is asked once for a Game, whatever its seed: Deal lays Game.Stock.
	// Errors are as those of Deal.
	Stock func(*engine.Builder, *Game) error
	// Deal lays out a game for its Plan. Whether it can must not depend on the
	// seed. Errors begin with the field of the Plan that is at fault.
	Deal func(*engine.Builder, *Game) error
	// Next, if there is one, is the plan of the game that is played after one to its end, as
	// the second of two that count together; ok reports whether there is one. Its seed is open.
	Next func(*Game, *engine.State) (next Plan, ok bool)
	// Seen, if there is one, are the cards of an earlier game, which all may look at.
	Seen func(*Game) []engine.FaceID
	// Count is what the seats have come to, as if the game ended now.
	Count func(*Game, *engine.State) Score

	seatsBy, setsBy string // the titles of the Edits that have changed Seats and SetCount, "" for none
}

// Range is the whole numbers from Min to Max.
type Range struct{ Min, Max int }

// Has reports whether n is in the range.
func (r Range) Has(n int) bool { return n >= r.Min && n <= r.Max }

// String returns the range in figures: "2 to 5", or "4" alone.
func (r Range) String() string {
	if r.Min == r.Max {
		return fmt.Sprint(r.Min)
	}
	return fmt.Sprintf("%d to %d", r.Min, r.Max)
}

// of returns the range in words, with what is counted: "two to five players", "one or two sets",
// "one set".
func (r Range) of(one, many string) string {
	between := " to "
	switch r.Max - r.Min {
	case 0:
		return Spelled(r.Min) + " " + plural(r.Min, one, many)
	case 1:
		between = " or "
	}
	return Spelled(r.Min) + between + Spelled(r.Max) + " " + many
}

// Spelled returns a number in words, as far as they are short.
func Spelled(n int) string {
	small := [...]string{"none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}
	if n < len(small) {
		return small[n]
	}
	return fmt.Sprint(n)
}

// plural returns the word for n things.
func plural(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return many
}

// Option is a setting of a mode: a number, one of some words, or a text.
type Option struct {
	Name string
	Says string // one sentence about it
	// Numbers are what it may be, with Default where a Plan says nothing. A
	// setting with Words has neither.
	Numbers Range
	Default int
	// Words are what it may be in place of a number; the first is taken where a
	// Plan says nothing.
	Words []string
	// Text, where it may be any text in a form of its own, reads one and gives it as it is
	// written down: texts that mean the same become equal. "" is what is taken where a
	// Plan says nothing, and means that nothing is set. The error says where in the text
	// what is wrong. It is for Deal alone: Edits, Print and Shape must not go by it, as
	// games that differ in it have one Book.
	Text func(value string) (string, error)
	// Names says of such a text that it is names with commas between them, as people write them.
	Names bool
	// Shares, for such a text that gives each of some things to one of the sets, are how that
	// is chosen thing by thing; nil for a text that is written.
	Shares *Shares
}

// Shares is an option that shares out some things among the sets of a game.
type Shares struct {
	Things []string // what they are called, for people
	// Of is the set that each thing comes from, as a Plan has it; nil where that Plan has too
	// few sets.
	Of func(Plan) []string
	// Moved is the text for a Plan in which thing i comes from the next of the sets.
	Moved func(p Plan, i int) string
}

// Edit is a profile or a variant: it changes a copy of the mode's literal before
// the game is made, so that whoever plays it meets only the mode as it then is.
type Edit struct {
	Word string // what flags, plans and files call it
	Says string // what it changes, in a sentence
	// Tells is what its page of the rules tells after that sentence.
	Tells []Passage
	// Bars are the words of the profiles and variants it cannot go with, and why.
	// One of the two has to say so.
	Bars map[string]string
	// Options are the settings that come with it.
	Options []Option
	// SetCount is how many sets it is played with at once; the zero Range changes nothing.
	SetCount Range
	// Do makes the change; nil changes nothing. The Plan names the sets that will be played
	// with, but its sets, options and seats have not been checked yet. An error says why the
	// Edit does not fit it.
	Do func(*Mode, Plan) error
}

// Title returns what people call it.
func (e Edit) Title() string { return capital(Plain(e.Word)) }

// copied returns a Mode whose lists an Edit can change.
func (m Mode) copied() Mode {
	m.Sets, m.Options = slices.Clone(m.Sets), slices.Clone(m.Options)
	m.Table, m.Print = m.Table.Clone(), slices.Clone(m.Print)
	m.Profiles, m.Variants, m.Pages = slices.Clone(m.Profiles), slices.Clone(m.Variants), slices.Clone(m.Pages)
	return m
}

// AllOptions returns the settings of the mode, and those that come with its profiles and
// variants.
func (m Mode) AllOptions() []Option {
	out := slices.Clone(m.Options)
	for _, e := range slices.Concat(m.Profiles, m.Variants) {
		out = append(out, e.Options...)
	}
	return out
}

// Option returns the option with a name; ok reports whether there is one.
func (m Mode) Option(name string) (o Option, ok bool) {
	i := slices.IndexFunc(m.Options, func(o Option) bool { return o.Name == name })
	if i < 0 {
		return Option{}, false
	}
	return m.Options[i], true
}

// words returns the words of Edits.
func words(edits []Edit) []string {
	out := make([]string, len(edits))
	for i, e := range edits {
		out[i] = e.Word
	}
	return out
}

// choices returns what an error offers in place of what was asked for.
func choices(names []string) string {
	if len(names) == 0 {
		return "there are none"
	}
	return "choose from " + strings.Join(names, ", ")
}
