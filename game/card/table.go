package card

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/grammar"
)

// Table is a mode's own part beside its cards: the places of cards, the numbers, and the scripts of
// the setup and the turn. The scripts are written and worded in the vocabulary of cards.
type Table struct {
	Rows    []engine.Row
	Numbers []engine.Number // in addition to the engine's own
	// Tellings has the log's words for changes of numbers, by the names of the numbers.
	Tellings map[string]Telling
	Acts     []Offer // the offers of the open part of a turn
	Setup    []Step  // the steps before the first turn
	Turn     []Step  // the steps of a turn, up to passing it on
	// Spaces are the names of the ring's spaces.
	Spaces []string
	// Silent is the number of seats that take no turn and are asked nothing, by the number of
	// players (R-SOL-02). Struck is the effect of an Attack on one of them.
	Silent map[int]int
	Struck Effect
	// Gained is resolved right after the active player has bought or gained a card to the discard
	// pile, before the effects that this triggers (V-002.4).
	Gained Effect
	// Entered is resolved after a text has brought a Super-Villain from the main deck into the
	// Line-Up (V-006.4).
	Entered Effect
	// TeamworkAtRandom: Teamwork is used on a random foe.
	TeamworkAtRandom bool
	// Loose are places other than the stack where Super-Villains can be defeated. Effects that make
	// stack cards cheaper apply there too. If the Line-Up is one of them, there is no stack, and a
	// text about its top card means a Line-Up card (N-22).
	Loose engine.Places
	// Warns, if set, says what is close to losing the game, for all players.
	Warns func(engine.View) []string
	// Ends, if set, returns the numbers of a game that has ended for its result, a few words each.
	Ends func(engine.View) []string
	// Over, if set, is resolved when the game is about to end.
	Over Effect
	// Edition is the latest edition in which the deal has changed. It is part of the fingerprint.
	Edition Edition
	// SettlesDefenses is whether the triggers that a Defense sets off resolve right after it, as they do since
	// the edition Sixth.
	SettlesDefenses bool
}

// Warnings says what is close to losing the game, for all players.
func (b *Book) Warnings(v engine.View) []string {
	if b.table.Warns == nil {
		return nil
	}
	return b.table.Warns(v)
}

// Ending returns the numbers of a game that has ended for its result, a few words each.
func (b *Book) Ending(v engine.View) []string {
	if b.table.Ends == nil {
		return nil
	}
	return b.table.Ends(v)
}

// Plural is a noun for one and for several.
type Plural struct{ One, Many string }

// Telling is the log's words for a change of a number. Words that are missing keep the change out of
// the log, because another line says it.
type Telling struct {
	// More and Less are lines for a change up or down. TheOne stands for the player or the card, and
	// TheNumber for the amount.
	More, Less Plural
	// Paid is the line for a change down that a player chose for an effect. Without words it is Less.
	Paid Plural
	// Begun, if set, returns the line for a change up by n that a card in one of the places By makes.
	Begun func(n int) string
	By    engine.Places
	// Means explains the number on a card, in a sentence without a period. TheOne stands for the
	// possessive of the player whose next turn takes it off, as in "your" or "Bo's". If that player is
	// unknown, the name of the number is shown instead.
	Means string
	// Spent: like Power, it is gained from cards and paid for actions. Their lines say how much.
	Spent bool
}

// Means explains a number on a card. whose is the possessive of the player whose next turn takes it off,
// or "" if unknown.
func (b *Book) Means(number engine.NumberID, whose string) string {
	t, _ := b.Telling(number)
	if whose == "" && strings.Contains(t.Means, TheOne) || t.Means == "" {
		return b.lib.Numbers[number].Name
	}
	return strings.ReplaceAll(t.Means, TheOne, whose)
}

// TheNumber stands for the amount in the words of a Telling.
const TheNumber = "#"

// tokensOfVP are the words for the engine's own number of VP tokens.
var tokensOfVP = Telling{
	More: Plural{TheOne + " got a VP token", TheOne + " got " + TheNumber + " VP tokens"},
	Less: Plural{TheOne + " lost a VP token", TheOne + " lost " + TheNumber + " VP tokens"},
	Paid: Plural{TheOne + " paid a VP token", TheOne + " paid " + TheNumber + " VP tokens"},
}

// Payment returns the words for changes whose lines for less say that it was paid.
func (t Telling) Payment() Telling {
	if t.Paid != (Plural{}) {
		t.Less = t.Paid
	}
	return t
}

// Telling returns the log's words for changes of a number. Ok is false if it has none of its own.
func (b *Book) Telling(number engine.NumberID) (t Telling, ok bool) {
	switch number {
	case engine.VPTokens:
		return tokensOfVP, true
	case engine.Power:
		return Telling{Spent: true}, true
	}
	t, ok = b.table.Tellings[b.lib.Numbers[number].Name]
	return t, ok
}

// Line returns the line for a change by n of a player's or a card's number, or "" if none.
func (t Telling) Line(who string, n int) string {
	words := t.More
	if n < 0 {
		words, n = t.Less, -n
	}
	line := words.Many
	if n == 1 {
		line = words.One
	}
	return strings.NewReplacer(TheOne, who, TheNumber, grammar.Spelled(n)).Replace(line)
}

// alias reports whether cards of another place count as cards of this one (V-004.3).
func (t *Table) alias(p engine.Place) bool {
	return slices.ContainsFunc(t.Rows, func(r engine.Row) bool { return r.As == p && p != engine.Destroyed })
}

// Count adds a number to the table and returns the Counter by which cards and rules use it.
func (t *Table) Count(n engine.Number) Counter {
	t.Numbers = append(t.Numbers, n)
	return Counter{engine.OwnNumbers + engine.NumberID(len(t.Numbers)-1), n.Name}
}

// Space returns the name of space i of the ring, from 0.
func (b *Book) Space(i int) string { return b.lib.Space(i) }

// Step is one step of a script. A variant finds it by its name.
type Step struct {
	Name string
	Do   Effect
}

// Clone returns a copy whose lists can be changed.
func (t Table) Clone() Table {
	t.Rows, t.Numbers, t.Acts = slices.Clone(t.Rows), slices.Clone(t.Numbers), slices.Clone(t.Acts)
	t.Setup, t.Turn = slices.Clone(t.Setup), slices.Clone(t.Turn)
	return t
}

// Replace replaces the effect of the step with a name, in the setup or the turn. It returns an
// error if no step has the name.
func (t *Table) Replace(name string, do Effect) error {
	steps, at, err := t.step(name)
	if err == nil {
		(*steps)[at].Do = do
	}
	return err
}

// StepBefore inserts a step before the one with a name, in the setup or the turn. It returns an
// error if no step has the name.
func (t *Table) StepBefore(name string, s Step) error {
	steps, at, err := t.step(name)
	if err == nil {
		*steps = slices.Insert(*steps, at, s)
	}
	return err
}

// StepAfter is like StepBefore but inserts the step after the one with the name.
func (t *Table) StepAfter(name string, s Step) error {
	steps, at, err := t.step(name)
	if err == nil {
		*steps = slices.Insert(*steps, at+1, s)
	}
	return err
}

// step finds the step with a name.
func (t *Table) step(name string) (steps *[]Step, at int, err error) {
	var names []string
	for _, steps := range []*[]Step{&t.Setup, &t.Turn} {
		for i, s := range *steps {
			if s.Name == name {
				return steps, i, nil
			}
			names = append(names, s.Name)
		}
	}
	return nil, 0, fmt.Errorf("there is no step %q: choose from %s", name, strings.Join(names, ", "))
}

// ActBefore inserts an offer before the first one of a kind. It returns an error if no offer is of
// that kind.
func (t *Table) ActBefore(kind engine.OptionKind, o Offer) error {
	at, err := t.act(kind)
	if err == nil {
		t.Acts = slices.Insert(t.Acts, at, o)
	}
	return err
}

// ActAfter is like ActBefore but inserts the offer after the first one of the kind.
func (t *Table) ActAfter(kind engine.OptionKind, o Offer) error {
	at, err := t.act(kind)
	if err == nil {
		t.Acts = slices.Insert(t.Acts, at+1, o)
	}
	return err
}

// act finds the first offer of a kind.
func (t *Table) act(kind engine.OptionKind) (at int, err error) {
	var kinds []string
	for i, o := range t.Acts {
		if o.Kind == kind {
			return i, nil
		}
		kinds = append(kinds, o.Kind.String())
	}
	return 0, fmt.Errorf("there is no offer %q: choose from %s", kind, strings.Join(kinds, ", "))
}

// Row returns the row of a place for a variant to change, or nil if there is none.
func (t *Table) Row(p engine.Place) *engine.Row {
	for i := range t.Rows {
		if t.Rows[i].Place == p {
			return &t.Rows[i]
		}
	}
	return nil
}

// numbers returns the whole table of numbers.
func (t Table) numbers() []engine.Number { return append(engine.Numbers(), t.Numbers...) }

// Rules returns the words of the mode's setup and turn, a sentence for each step, and of the offers
// in the open part of a turn.
func (b *Book) Rules() (setup, turn, acts []string) {
	words := func(steps []Step) []string {
		var out []string
		for _, s := range steps {
			for _, w := range s.Do.words(second) {
				out = append(out, sentence(w))
			}
		}
		return out
	}
	for _, o := range b.table.Acts {
		acts = append(acts, sentence(o.words()))
	}
	if b.table.Gained != nil {
		acts = append(acts, sentence("when you buy or gain a card on your turn: "+together(b.table.Gained.words(second))))
	}
	if b.table.Entered != nil {
		acts = append(acts, sentence("when a card brings a Super-Villain from the main deck into the Line-Up: "+together(b.table.Entered.words(second))))
	}
	return words(b.table.Setup), words(b.table.Turn), acts
}

// theRules stands for the card of the table's own texts.
var theRules = &Card{Name: "the rules"}

// script compiles the setup and the turn at the end of the code. A turn begins again after it has
// ended.
func (b *Book) script() {
	p := b.begin(theRules)
	for _, s := range b.table.Setup {
		s.Do.compile(p)
	}
	turn := p.here()
	for _, s := range b.table.Turn {
		s.Do.compile(p)
	}
	p.emit(engine.Op{Code: engine.OpJump, To: turn})
	b.lib.Setup = b.place(p)
	b.lib.Turns = b.lib.Setup + turn
}

// silent compiles the table's rules for seats that take no turn.
func (b *Book) silent() {
	for players, n := range b.table.Silent {
		b.lib.Silent[players] = uint8(n)
	}
	b.lib.Struck = b.compile(theRules, b.table.Struck)
	b.lib.Gained = b.compile(theRules, b.table.Gained)
	if b.table.Over != nil {
		b.lib.Ends = b.compile(theRules, Do(b.table.Over, Settle(), scriptOp{op: engine.Op{Code: engine.OpOver}}))
	}
	b.lib.Entered = engine.Entering{From: MainDeck, To: LineUp, Then: b.compile(theRules, b.table.Entered)}
}

func (t Table) check(c *checker) {
	c.card = "the table"
	for _, s := range slices.Concat(t.Setup, t.Turn) {
		if s.Name == "" || s.Do == nil {
			c.fault("a step without a name, or that does nothing")
			continue
		}
		s.Do.check(c)
	}
	for _, o := range t.Acts {
		o.check(c)
	}
	for _, e := range []Effect{t.Struck, t.Gained, t.Entered, t.Over} {
		if e != nil {
			e.check(c)
		}
	}
	for _, n := range t.Numbers {
		if (n.Bars || n.Keeps) && t.Tellings[n.Name].Means == "" {
			c.fault("the number %s does not say what it means for a card", n.Name)
		}
	}
	if _, err := engine.NewBoard(1, t.Rows); err != nil {
		c.fault("%v", err)
	}
	if !slices.ContainsFunc(t.Acts, func(o Offer) bool { return o.Kind == engine.OptEnd }) {
		c.fault("a turn that cannot be ended")
	}
}
