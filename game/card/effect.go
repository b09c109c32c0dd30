package card

import (
	"slices"

	"lineup/engine"
)

// Effect is something a card does. The set of effects is closed: each compiles
// itself, words itself and checks itself, so none can do one without the other.
type Effect interface {
	// compile adds the instructions of the effect to a program.
	compile(p *program)
	// words are the clauses the effect is read as, without capital and stop.
	words(v voice) []string
	// check reports what would make the effect meaningless.
	check(c *checker)
}

// Do makes one effect of several, one after the other.
func Do(es ...Effect) Effect { return sequence(es) }

type sequence []Effect

func (s sequence) compile(p *program) {
	after := p.after
	for i, e := range s {
		p.after = slices.Concat(s[i+1:], after)
		e.compile(p)
	}
	p.after = after
}

func (s sequence) words(v voice) []string {
	var out []string
	for _, e := range s {
		out = append(out, e.words(v)...)
	}
	return out
}

func (s sequence) check(c *checker) {
	for _, e := range s {
		e.check(c)
	}
}

// Says applies effects with words of its own, where words made from its parts would not read as
// the rule does.
func Says(text string, es ...Effect) Effect { return says{sequence(es), text} }

type says struct {
	sequence
	text string
}

func (e says) words(voice) []string {
	if e.text == "" {
		return nil
	}
	return []string{e.text}
}

// checker collects what is wrong with a card.
type checker struct {
	card   string
	names  map[string]string // names that filters ask for, and the card that does
	counts []engine.Number   // the mode's
	spaces int               // of the mode's ring
	faults []string
}

// counter holds a number to those the mode counts; the engine's own always are. Of one
// that has no name only its id is.
func (c *checker) counter(of Counter) {
	if of.ID < engine.OwnNumbers {
		return
	}
	if int(of.ID) >= len(c.counts) || of.Name != "" && c.counts[of.ID].Name != of.Name {
		c.fault("number %d (%q) is not counted in this mode", of.ID, of.Name)
	}
}

// oneOf holds a word for players to those that mean something there.
func (c *checker) oneOf(what string, who engine.Who, can ...engine.Who) {
	if !slices.Contains(can, who) {
		c.fault("%s: %v, which can only be one of %v", what, who, can)
	}
}

// Cond is a condition an effect may hang on: a count within bounds.
type Cond struct {
	count    count
	min, max int
	text     func(v voice) string
}

// check holds a condition to numbers an instruction has room for.
func (c Cond) check(k *checker) {
	c.count.filter.check(k)
	k.counter(Counter{ID: c.count.number})
	if c.min < 0 || c.min >= engine.Unlimited || c.max < 0 || c.max > engine.Unlimited {
		k.fault("a condition from %d to %d: it can ask for 0 to %d", c.min, c.max, engine.Unlimited-1)
	}
}

// count is a number read from the game, before it has a place in a Library.
type count struct {
	of     engine.CountOf
	from   engine.Places
	filter Filter
	number engine.NumberID
	near   uint8
	beyond uint8
	around engine.Around
	less   int8
	per    uint8
	most   uint8
	and    *count // it is 0 while this is
}
