// Package mode defines games. A Plan is one game in plain values: mode, sets, rules profile,
// variants, options, seats, seed. A Mode is a way to play, as a literal; profiles and variants are
// Edits of a copy of it. A Catalog checks a Plan against its modes and sets and makes a Game, which
// can be dealt and scored.
//
// Each mode has its own package below this one. Package catalog lists the modes that the program
// ships with.
package mode

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
)

// Mode is a way to play. It is a literal, and the engine does not know which one is played.
type Mode struct {
	ID    string // its name in flags, plans, and files
	Title string // its name for people
	Seats Range  // the numbers of players
	// Sets are the ids of the sets it can be played with. The first is the default for a Plan
	// without sets.
	Sets []string
	// Packs are the ids of the sets that can be added to these. They do not count as one of them, and
	// cannot be played alone.
	Packs []string
	// SetCount is the number of sets in play at once, without packs.
	SetCount Range
	// Host: it is always played with the first of its sets, and others may join.
	Host bool
	// Visit, if set, adapts cards of the sets after the first, in the order of Sets. It changes
	// each card, or returns false to leave it out.
	Visit func(*card.Card) bool
	// Visits is one sentence about playing sets together.
	Visits string
	// PackNote is one sentence for a game with packs, or "" if there is nothing to say.
	PackNote string
	// Heroes is the number of Super Heroes per seat.
	Heroes int
	// Drafts: players choose their heroes in turn from those of all, whatever a Plan says.
	Drafts bool
	// HeroNote, if set, says how the heroes of a Plan are dealt, for variants that do it in a way of
	// their own. It gets the mode with its changes, and returns "" for the usual ways.
	HeroNote func(Mode, Plan) string
	// First says who takes the first turn, in a few words: "the first player is random". It is "" where
	// players choose.
	First string
	// Began says in a sentence how the player with the first turn was chosen, or is "" if players choose.
	Began string
	// Teams: seats may name their team.
	Teams bool
	// Cooperative: the players win or lose together and have no points.
	Cooperative bool
	// Table is the places of the cards and the scripts of setup and turn.
	Table card.Table
	// Print are changes to printed cards, applied to a copy of each.
	Print []func(*card.Card)
	// LateTies: ties go to the later defeat, then to the later seat (C-131).
	LateTies bool
	// Options are the settings a Plan may change.
	Options []Option
	// Profiles are the sets of rules a table can choose from. The first is the default.
	Profiles []Edit
	// Variants are the changes a table can choose, applied in this order whatever the order in the
	// Plan.
	Variants []Edit
	// Shape, if set, changes the mode for the seats of a Plan after its profile and variants, for
	// rules that depend on the number of players.
	Shape func(*Mode, Plan)
	// Fit, if set, adds the places, numbers, and steps that the sets in play need on the table in an edition.
	Fit func(m *Mode, sets []string, e card.Edition) error
	// Pages are the rules for people, without those of profiles and variants.
	Pages []RulesPage
	// Stock, if set, adds the cards with fixed places before anything is shuffled. It is called
	// once for a Game, whatever its seed, and Deal lays out Game.Stock. Its errors are like Deal's.
	Stock func(*engine.Builder, *Game) error
	// Editions are those that changed what Deal deals, in order.
	Editions []card.Edition
	// Deal lays out a game for its Plan, in the edition of the Table. Its success must not depend on the seed. Errors begin with
	// the faulty field of the Plan.
	Deal func(*engine.Builder, *Game) error
	// Next, if set, returns the plan of the game after a finished one, as the second of two that
	// are scored together; ok reports whether there is one. Its seed is not set.
	Next func(*Game, *engine.State) (next Plan, ok bool)
	// Seen, if set, returns the cards of an earlier game, which all players may look at.
	Seen func(*Game) []engine.FaceID
	// Count returns the present score as if the game ended now.
	Count func(*Game, *engine.State) Score
	// Stands, if set, says in a few words how a running game stands. It gets the view of an onlooker.
	Stands func(engine.View) string

	seatsBy, setsBy string // the titles of the Edits that have changed Seats and SetCount, or "" if none
}

// Range is the whole numbers from Min to Max.
type Range struct{ Min, Max int }

// Has reports whether n is in the range.
func (r Range) Has(n int) bool { return n >= r.Min && n <= r.Max }

// String returns the range in figures: "2 to 5", or just "4".
func (r Range) String() string {
	if r.Min == r.Max {
		return fmt.Sprint(r.Min)
	}
	return fmt.Sprintf("%d to %d", r.Min, r.Max)
}

// of returns the range in words with its noun: "two to five players", "one or two sets", "one set".
func (r Range) of(one, many string) string {
	between := " to "
	switch r.Max - r.Min {
	case 0:
		return grammar.Spelled(r.Min) + " " + grammar.Plural(r.Min, one, many)
	case 1:
		between = " or "
	}
	return grammar.Spelled(r.Min) + between + grammar.Spelled(r.Max) + " " + many
}

// has returns the words for the number that a game has instead.
func has(n int) string {
	if n == 0 {
		return "none"
	}
	return grammar.Spelled(n)
}

// Option is a setting of a mode: a number, one of some words, or a text.
type Option struct {
	Name string
	Says string // one sentence about it
	// Label is its name for people; "" if Name in plain words is one.
	Label string
	// Numbers are its possible values, with Default if a Plan does not set it. An option with Words
	// has neither.
	Numbers Range
	Default int
	// Less, if set, is a sentence for a game whose number is below Default.
	Less string
	// Titles are the names of its Numbers, from the lowest, for people. They are nil if there are
	// none.
	Titles []string
	// Words are its possible values instead of Numbers. The first is the default.
	Words []string
	// Effects are sentences about Words other than the default, by word. They are nil if Says is enough.
	Effects map[string]string
	// Needs says which Words can only be chosen with a set: the id of the set by word.
	Needs map[string]string
	// Why says in a few words what makes other Words possible, where only one can be chosen.
	Why string
	// Text, for an option of free text, reads a value and returns its written form, which is equal
	// for texts with the same meaning. "" is the default and means that nothing is set. The error
	// says what is wrong in the text. Only Deal may use the value: Edits, Print, and Shape must not
	// depend on it because games that differ in it share one Book.
	Text func(value string) (string, error)
	// Names says that the text is a list of names with commas between them. Confirm is the label of the
	// button that sets them, and Hint an example.
	Names         bool
	Confirm, Hint string
	// Shares, for a text that assigns card types or the like to sets, is the way to choose them one
	// by one; nil for a text that is written.
	Shares *Shares
}

// Shares is an option that assigns each of several things to one of the game's sets.
type Shares struct {
	Things []string // their names, for people
	// Of returns the set of each thing in a Plan, or nil if the Plan has too few sets.
	Of func(Plan) []string
	// Moved returns the option's text for a Plan with thing i moved to the next set.
	Moved func(p Plan, i int) string
}

// Edit is a profile or a variant. It changes a copy of the mode's literal before the game is made,
// so later code sees only the changed mode.
type Edit struct {
	Word string // its name in flags, plans, and files
	Says string // its change, in a sentence
	// Tells is the rest of its page of the rules, after that sentence.
	Tells []Passage
	// Bars are the words of the profiles and variants it cannot be combined with, with the reasons.
	// It is enough if one of the two lists the other.
	Bars map[string]string
	// Options are the settings that it adds.
	Options []Option
	// SetCount is the number of sets in play at once. The zero Range changes nothing.
	SetCount Range
	// Do makes the change; nil changes nothing. The Plan names the sets in play, but its sets,
	// options, and seats have not been checked yet. An error says why the Edit does not fit.
	Do func(*Mode, Plan) error
}

// All returns the ids of the sets that the mode can use, packs included, in their order.
func (m *Mode) All() []string { return slices.Concat(m.Sets, m.Packs) }

// Title returns the Edit's name for people, with each word capitalized: "Two Heroes".
func (e Edit) Title() string {
	words := strings.Fields(Plain(e.Word))
	for i, w := range words {
		words[i] = grammar.Capital(w)
	}
	return strings.Join(words, " ")
}

// copied returns a Mode whose lists an Edit can change.
func (m Mode) copied() Mode {
	m.Sets, m.Options = slices.Clone(m.Sets), slices.Clone(m.Options)
	m.Table, m.Print = m.Table.Clone(), slices.Clone(m.Print)
	m.Profiles, m.Variants, m.Pages = slices.Clone(m.Profiles), slices.Clone(m.Variants), slices.Clone(m.Pages)
	return m
}

// AllOptions returns the settings of the mode and of its profiles and variants.
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

// choices returns the list of possible values for an error.
func choices(names []string) string {
	if len(names) == 0 {
		return "there are none"
	}
	return "choose from " + strings.Join(names, ", ")
}
