package card

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
)

// Effect is one effect of a card. The set of effects is closed. Each one compiles itself, words
// itself, and checks itself, so the three always agree.
type Effect interface {
	// compile adds the instructions of the effect to a program.
	compile(p *program)
	// words returns the clauses of the effect without capitals and periods.
	words(v voice) []string
	// check reports faults that would make the effect meaningless.
	check(c *checker)
}

// Do makes one effect of several, in order.
func Do(es ...Effect) Effect { return sequence(es) }

type sequence []Effect

func (s sequence) compile(p *program) {
	after := p.after
	for i, e := range s {
		p.after = slices.Concat(s[i+1:], after)
		p.fitting = 0
		for j := i; j > 0 && onIt(s[j]) && onIt(s[j-1]); j-- {
			p.fitting++
		}
		e.compile(p)
	}
	p.after = after
}

func (s sequence) words(v voice) []string {
	var out []string
	for i := 0; i < len(s); i++ {
		if i+1 < len(s) && bothSides(s[i], s[i+1]) {
			out = append(out, fmt.Sprintf("%s one card from %s hand face down for the player on %s left and one for the player on %s right",
				v.verb("put"), v.your(), v.your(), v.your()))
			i++
			continue
		}
		if b, _ := previous(s, i).(branch); b.otherwise != nil && len(s[i].words(v)) > 0 {
			v := v.own()
			out = append(out, "in either case, "+subject(s[i], v))
			continue
		}
		out = append(out, s[i].words(v)...)
	}
	return out
}

// previous returns the effect before number i, or nil if there is none.
func previous(s sequence, i int) Effect {
	if i == 0 {
		return nil
	}
	return s[i-1]
}

// bothSides reports whether two effects set one card each aside, for the left and the right.
func bothSides(a, b Effect) bool {
	l, _ := a.(verb)
	r, _ := b.(verb)
	one := One(AnyCard, Hand)
	return l.do == engine.VerbAside && r.do == engine.VerbAside && l.dest.Of == engine.Left && r.dest.Of == engine.Right &&
		l.cards == one && r.cards == one
}

func (s sequence) check(c *checker) {
	for _, e := range s {
		e.check(c)
	}
}

// Says applies effects under a text of its own, where generated words would not read like the rule.
func Says(text string, es ...Effect) Effect { return says{sequence: sequence(es), text: text} }

// Tells is like Says for a text that tells the player what to do: "discard the others".
func Tells(text string, es ...Effect) Effect {
	return says{sequence: sequence(es), text: text, order: true}
}

// TellsBoth is like Tells with a text of its own about others: "loses it, or gains one".
func TellsBoth(you, they string, es ...Effect) Effect {
	return says{sequence: sequence(es), text: you, they: they}
}

type says struct {
	sequence
	text  string
	they  string // the text about others, if not the same
	order bool   // its text can be about others too
}

func (e says) words(v voice) []string {
	switch {
	case e.text == "":
		return nil
	case e.they != "" && v.third:
		return []string{e.they}
	case e.order && v.third:
		return []string{v.verb(strings.NewReplacer(" you ", " they ", " your ", " their ").Replace(e.text))}
	}
	return []string{e.text}
}

// checker collects the faults of a card.
type checker struct {
	card   string
	names  map[string]string // names that filters ask for, with the card that asks
	counts []engine.Number   // the mode's
	spaces int               // of the mode's ring
	faults []string
}

// fault adds a fault of the card.
func (c *checker) fault(format string, args ...any) {
	c.faults = append(c.faults, c.card+": "+fmt.Sprintf(format, args...))
}

// counter reports a number that the mode does not count or counts under another name. The engine's
// own numbers always pass, and a counter without a name needs only its id.
func (c *checker) counter(of Counter) {
	if of.ID < engine.OwnNumbers || of.ID == byName && slices.ContainsFunc(c.counts, func(n engine.Number) bool { return n.Name == of.Name }) {
		return
	}
	if int(of.ID) >= len(c.counts) || of.Name != "" && c.counts[of.ID].Name != of.Name {
		c.fault("number %d (%q) is not counted in this mode", of.ID, of.Name)
	}
}

// oneOf reports a word for players that has no meaning in its place.
func (c *checker) oneOf(what string, who engine.Who, can ...engine.Who) {
	if !slices.Contains(can, who) {
		c.fault("%s: %v, which can only be one of %v", what, who, can)
	}
}

// Cond is a condition for an effect: a count within bounds.
type Cond struct {
	count    count
	min, max int
	text     func(v voice) string
}

// check reports a condition whose numbers do not fit in an instruction.
func (c Cond) check(k *checker) {
	c.count.check(k)
	if c.min < 0 || c.min >= engine.Unlimited || c.max < 0 || c.max > engine.Unlimited {
		k.fault("a condition from %d to %d: it can ask for 0 to %d", c.min, c.max, engine.Unlimited-1)
	}
}

// count is a number read from the game before it is stored in a Library.
type count struct {
	of      engine.CountOf
	from    engine.Places
	filter  Filter
	counter Counter
	near    uint8
	beyond  uint8
	around  engine.Around
	less    int8
	per     uint8
	most    uint8
	and     *count // it is 0 while this is
	none    bool   // only in words: there was nothing to take, so the player did not decline (see HadNone)
}

// check reports a filter that makes no sense, or a number that the mode lacks.
func (c count) check(k *checker) {
	c.filter.check(k)
	k.counter(c.counter)
	if c.and != nil {
		c.and.check(k)
	}
}
