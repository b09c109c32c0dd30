package engine

import (
	"math/bits"
	"slices"
)

// This file says what the words of a question about an Attack need to know.

// Struck reports whether the open question is part of the effect of an Attack on the asked seat, or
// of what the text of the Attack does later to the seats it has hit.
func (v View) Struck() bool {
	d, stack := &v.s.ask, v.s.stack
	if d.Kind == NoDecision || d.Kind == DecideDefend {
		return false
	}
	for i := len(stack) - 1; i > 0 && stack[i].Bits&Begins == 0; i-- {
		if stack[i].Actor != d.Seat || stack[i].Source != d.Source {
			return false
		}
		switch at := &stack[i-1]; at.Proc {
		case ProcAttack:
			return at.Bits&Busy == 0
		case ProcEach:
			if i > 1 && v.s.eachHit(&stack[i-2], at.Prog) {
				return true
			}
			i-- // this frame has the seat that the group began with
		default:
		}
	}
	return false
}

// eachHit reports whether a text runs a program for each seat that its Attack has hit. Seats that the
// player of the text has chosen aren't hit: the text only treats them so.
func (s *State) eachHit(f *Frame, prog ProgID) bool {
	for at := max(int(f.PC), 1) - 1; at <= int(f.PC) && f.Proc == ProcCode; at++ {
		if op := &s.lib.Code[at]; op.Code == OpEach && op.Who == Hits && op.To == prog {
			return !s.chosen(at)
		}
	}
	return false
}

// chosen reports whether the text of an instruction has let its player choose the seats that it treats as hit.
func (s *State) chosen(at int) bool {
	for ; at > 0 && s.lib.Code[at].Code != OpEnd && s.lib.Code[at].Code != OpAttack; at-- {
		if s.lib.Code[at].Code == OpSeats {
			return true
		}
	}
	return false
}

// Amount returns how many cards an instruction of the text that asks would take for a seat now. Known
// is false if that depends on cards that the viewer does not know, or on more than where cards are.
func (v View) Amount(at ProgID, seat SeatID) (n int, known bool) {
	op := &v.s.lib.Code[at]
	f := &Frame{Proc: ProcCode, Source: v.s.ask.Source, Actor: seat, User: v.s.ask.User, Target: NoSeat, Held: int16(len(v.s.held))}
	if n = len(v.s.cards); op.Count != 0 {
		q := &v.s.lib.Counts[op.Count]
		if q.Of != CardsIn || q.And != 0 || !v.knows(q, seat, f) {
			return 0, false
		}
		n = v.s.bounded(q, f)
	} else if op.Code == OpPick {
		n = int(op.Max)
	} else if op.Code != OpAll {
		return 0, false
	}
	if op.Of != You {
		return 0, false
	}
	there := 0
	switch op.Code {
	case OpTake:
		z, _ := v.s.zones(op.From.First(), seat, f)
		there, n = v.s.Len(z), n*int(op.N)
	case OpAll, OpPick:
		if !v.knows(&Count{From: op.From}, seat, f) {
			return 0, false
		}
		m := machine{State: v.s}
		m.eachCandidate(op, f, func(CardID) bool { there++; return true })
	default: // it depends on chance
		return 0, false
	}
	return min(n, there), true
}

// All returns the cards that an instruction which takes all fitting ones would take from a seat now.
// It is nil for other instructions, and if the viewer does not know those cards.
func (v View) All(at ProgID, seat SeatID) (all []CardID) {
	op := &v.s.lib.Code[at]
	if _, known := v.Amount(at, seat); !known || op.Code != OpAll {
		return nil
	}
	f := &Frame{Proc: ProcCode, Source: v.s.ask.Source, Actor: seat, User: v.s.ask.User, Target: NoSeat, Held: int16(len(v.s.held))}
	m := machine{State: v.s}
	m.eachCandidate(op, f, func(c CardID) bool {
		all = append(all, c)
		return true
	})
	return all
}

// Answers reports whether a program asks first if the card at hand fits something, and whether a card
// that a seat has at hand does.
func (v View) Answers(at ProgID, c CardID, seat SeatID) (fits, asks bool) {
	op := &v.s.lib.Code[at]
	if at == 0 || c == NoCard || op.Code != OpIf || op.Min != 1 || v.s.lib.Counts[op.Count].Of != ItFits {
		return false, false
	}
	f := &Frame{Proc: ProcCode, Source: c, Actor: seat, User: seat, Target: NoSeat, It: c, Held: int16(len(v.s.held))}
	return v.s.count(op.Count, f) > 0, true
}

// knows reports whether the viewer knows all cards that a count looks at.
func (v View) knows(q *Count, seat SeatID, f *Frame) bool {
	all := true
	v.s.eachZone(q, seat, f, func(cards []CardID) {
		for _, c := range cards {
			all = all && v.Sees(c)
		}
	})
	return all
}

// Receiver returns the other seat that gets the card chosen in the open question, or NoSeat if
// there is none.
func (v View) Receiver() SeatID {
	d := &v.s.ask
	if d.Kind != DecidePick || d.Verb != VerbPass && d.Verb != VerbAside || d.To.Of == You {
		return NoSeat
	}
	m := machine{State: v.s}
	if to := m.who(d.To.Of, &v.s.stack[len(v.s.stack)-1]); to != d.Seat {
		return to
	}
	return NoSeat
}

// Repeats reports whether the Reward that asks the open question happens again after it.
func (v View) Repeats() bool {
	source, stack := v.s.ask.Source, v.s.stack
	if source == NoCard {
		return false
	}
	fallen := v.s.Face(source).Fallen
	for i := len(stack) - 1; i > 0; i-- {
		if now, next := &stack[i], &stack[i-1]; now.Bits&Begins != 0 {
			return now.Source == source && next.Bits&Begins != 0 && next.Source == source && fallen != 0 && next.PC == uint16(fallen)
		}
	}
	return false
}

// Beside returns the seat on the left of another one, or on its right, that a text with the open
// question means: the next one there that did not avoid its Attack so far. It is NoSeat if there is none.
func (v View) Beside(seat SeatID, right bool) SeatID {
	m, f := machine{State: v.s}, Frame{}
	if n := len(v.s.stack); n > 0 {
		f = v.s.stack[n-1]
	}
	next := m.Next
	if f.Actor = seat; right {
		next = m.previous
	}
	if to := m.beside(&f, next); to != seat {
		return to
	}
	return NoSeat
}

// Total is what the cards of a choice add up to, where that limits it: their cost, which may be at
// most Bound, or their Power, which must be at least Bound: what is printed or, with Makes, what they would make.
type Total struct {
	Sum, Bound   int
	Power, Makes bool
}

// Total returns what the cards taken so far in the pending choice add up to, and false if that does
// not limit it.
func (v View) Total() (Total, bool) {
	d := &v.s.ask
	if d.Kind != DecidePick || d.At == 0 || len(v.s.stack) == 0 {
		return Total{}, false
	}
	op := &v.s.lib.Code[d.At]
	if op.Budget|op.Enough == 0 {
		return Total{}, false
	}
	f := &v.s.stack[len(v.s.stack)-1]
	return Total{int(f.Sum), int(max(op.Budget, op.Enough)), op.Enough != 0, op.Makes}, true
}

// Makes returns the Power that an offered card adds to the total of the pending choice.
func (v View) Makes(c CardID) int {
	d := &v.s.ask
	if d.Kind != DecidePick || d.At == 0 || !v.Sees(c) {
		return 0
	}
	return v.s.makes(&v.s.lib.Code[d.At], c, d.Seat)
}

// Toll is how many cards an Attack makes a seat discard and gain, and how many others it destroys or puts
// elsewhere.
type Toll struct{ Discards, Gains, Others int }

// Toll returns what the Attack that the asked seat may avoid takes from that seat if it hits. Ok is false
// if the choice among cards with several types can change the number.
func (v View) Toll(dst *State, chance *RNG) (t Toll, ok bool) {
	d := v.s.ask
	if d.Kind != DecideDefend || d.For != d.Seat || d.Seat != v.seat || !v.Deal(dst, chance) {
		return Toll{}, false
	}
	var ev Events
	for n := 0; n < mostAsked && dst.over == NotOver && dst.ask.Kind != DecideTurn; n++ {
		if dst.ask.Kind == DecidePick && dst.ask.Seat == d.Seat && dst.lib.Code[dst.ask.At].Apart {
			for _, o := range dst.ask.Options {
				if bits.OnesCount16(uint16(dst.Types(o.Card))) > 1 {
					return Toll{}, false
				}
			}
		}
		if dst.Apply(Answer{Seq: dst.ask.Seq, Option: dst.ask.leave()}, &ev) != nil {
			return Toll{}, false
		}
		if slices.ContainsFunc(ev.List, func(e Event) bool { return e.Kind == AttackMade || e.Kind == TurnBegan }) {
			break // the Attack is over
		}
	}
	for _, e := range ev.List {
		switch {
		case e.Kind == AttackMade, e.Kind == TurnBegan:
			return t, true
		case e.Seat != d.Seat || e.Source != d.Source:
		case e.Kind == CardGained:
			t.Gains++
		case e.Kind == CardMoved && e.Verb == VerbDiscard:
			t.Discards++
		case e.Kind == CardMoved && (e.Verb == VerbPut || e.Verb == VerbDestroy):
			t.Others++
		}
	}
	return t, true
}
