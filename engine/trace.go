package engine

import (
	"fmt"
	"strings"
)

// Step is one level of what is being resolved.
type Step struct {
	Proc   Proc
	Source CardID // the card whose text it is, NoCard for the game itself
	Actor  SeatID // the seat it works for
	User   SeatID // whose effect it is
}

// Why is the stack of rules being resolved, outermost first.
func (s *State) Why() []Step {
	steps := make([]Step, 0, len(s.stack))
	for i := range s.stack {
		f := &s.stack[i]
		steps = append(steps, Step{f.Proc, f.Source, f.Actor, f.User})
	}
	return steps
}

// String prints the game's stack and question, for bug reports.
func (s *State) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "turn %d of seat %d, power %d, question %d\n", s.turn.Number, s.turn.Seat, s.turn.Power, s.seq)
	for i := range s.stack {
		f := &s.stack[i]
		fmt.Fprintf(&b, "  %s at %d", f.Proc, f.PC)
		if f.Source != NoCard {
			fmt.Fprintf(&b, " of %s (card %d)", s.Face(f.Source).Name, f.Source)
		}
		fmt.Fprintf(&b, ", for seat %d, by seat %d, took %d of %d\n", f.Actor, f.User, f.Taken, f.Limit)
	}
	if s.ask.Kind != NoDecision {
		fmt.Fprintf(&b, "  seat %d is asked (kind %d, verb %d):", s.ask.Seat, s.ask.Kind, s.ask.Verb)
		for _, o := range s.ask.Options {
			fmt.Fprintf(&b, " %d", o.Kind)
			if o.Card != NoCard {
				fmt.Fprintf(&b, ":%s", s.Face(o.Card).Name)
			}
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// String is the name of a procedure.
func (p Proc) String() string {
	return [...]string{"text", "setup", "turn", "triggers", "play", "each seat", "attack"}[p]
}
