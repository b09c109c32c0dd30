package engine

import (
	"fmt"
	"slices"
)

// This file finds what an answer leads to, as far as a seat can know.

// Foreseen is an event that an answer may lead to.
type Foreseen struct {
	Event
	Sure bool // it happens whatever the hidden cards are, before any seat is asked
}

// Foresee returns the events that an answer of the seat, or the end of the open turn, leads to as
// far as the seat can know. It stops when the main part of a turn is next asked about, or at the
// end of the game. The answer is given in the copies in with, which are dealt again, and never in
// the real game. Seats that are asked on the way give the answer that changes the least. Events
// that happen in all copies before a seat is asked are sure, so with more copies fewer only seem
// sure. The later events are those of the first copy. Events name no card that the seat does not
// know now. There are none if Deal fails. An answer that the seat may not give is an error.
func (v View) Foresee(a Answer, with []*State, chance *RNG) ([]Foreseen, error) {
	if err := v.s.allows(a); err != nil {
		return nil, err
	}
	if a.Option.Seat != v.seat && a.Option.Kind != OptEnd {
		return nil, fmt.Errorf("engine: seat %d foresees only its own answers and the end of turns", v.seat)
	}
	var out []Foreseen
	sure := 0
	for i, dst := range with {
		if !v.Deal(dst, chance) {
			return nil, nil
		}
		var ev Events
		if err := dst.Apply(a, &ev); err != nil {
			return nil, err
		}
		asked := len(ev.List) // the events before any seat is asked
		if err := dst.drift(&ev); err != nil {
			return nil, err
		}
		if i == 0 {
			sure = asked
			for _, e := range ev.List {
				out = append(out, Foreseen{Event: v.blank(e)})
			}
		}
		sure = min(sure, asked)
		for n := range sure {
			if v.blank(ev.List[n]) != out[n].Event {
				sure = n
				break
			}
		}
	}
	for n := range sure {
		out[n].Sure = true
	}
	return out, nil
}

// mostWays is the largest number of ways on that Onward returns.
const mostWays = 24

// mostAsked is the largest number of questions that are answered to find what an answer leads to.
const mostAsked = 100

// Onward returns the events from a question within an open turn through the end of that turn to the main
// part of the next one, as far as the seat can know: one list for each way that the turn can go on. These
// are the answers that change the least, or, where no answer changes nothing, each of the answers. The
// first questions have all of their answers before mostWays is reached. The game is dealt again in dst.
// Onward returns nothing if the turn ends before it is open again.
func (v View) Onward(dst *State, chance *RNG) (ways [][]Event) {
	if v.s.ask.Kind == DecideTurn || !v.Deal(dst, chance) {
		return nil
	}
	first := len(dst.ask.open())
	var s State
	for n, old := 0, 0; n < mostWays && old < first; n++ {
		dst.CopyInto(&s)
		var ev Events
		rest, err := s.takeWay(n, &ev)
		if rest > 0 { // an earlier number has led this way
			old++
			continue
		}
		old = 0
		if err != nil || s.over != NotOver || slices.ContainsFunc(ev.List, func(e Event) bool { return e.Kind == TurnEnded || e.Kind == TurnBegan }) {
			continue
		}
		if s.Apply(Answer{Seq: s.ask.Seq, Option: s.ask.leave()}, &ev) != nil || s.drift(&ev) != nil {
			continue
		}
		for i, e := range ev.List {
			ev.List[i] = v.blank(e)
		}
		ways = append(ways, ev.List)
	}
	return ways
}

// takeWay gives one of the answers that change the least to each question until the main part of a turn is
// asked about, or the game is over. The number chooses them: the first question takes its remainder, the
// next one that of the quotient. The rest is above zero if a smaller number leads the same way. It gives
// up after mostAsked questions.
func (s *State) takeWay(n int, ev *Events) (rest int, err error) {
	for asked := 0; asked < mostAsked && s.over == NotOver && s.ask.Kind != DecideTurn; asked++ {
		open := s.ask.open()
		if err := s.Apply(Answer{Seq: s.ask.Seq, Option: open[n%len(open)]}, ev); err != nil {
			return 0, err
		}
		n /= len(open)
	}
	return n, nil
}

// Targets returns the cards that can be chosen in the question right after an answer of the seat,
// as far as it can know. These are the cards that a card to be played can affect. There are none if
// the next question is for another seat or about the main part of a turn.
func (v View) Targets(a Answer, dst *State, chance *RNG) (out []CardID) {
	if v.s.allows(a) != nil || a.Option.Seat != v.seat || !v.Deal(dst, chance) || dst.Apply(a, nil) != nil {
		return nil
	}
	if d := &dst.ask; d.Kind == DecideTurn || d.Seat != v.seat {
		return nil
	}
	for _, o := range dst.ask.Options {
		if o.Card != NoCard && v.Sees(o.Card) && !slices.Contains(out, o.Card) {
			out = append(out, o.Card)
		}
	}
	return out
}

// Prospect is what the active player has and can buy after some options of an open turn.
type Prospect struct {
	Power       int
	Here, There []CardID // cards the player can buy right away, and others after one Move
}

// Prospect returns what options of the open turn lead to, taken one after another, as far as the
// seat can know. An option that has become impossible is skipped. Seats that are asked on the way
// give the answer that changes the least. The options are taken in dst, which is dealt again. Ok is
// false if they lead out of the main part of the turn.
func (v View) Prospect(options []Option, dst *State, chance *RNG) (p Prospect, ok bool) {
	active := v.s.ask.Seat
	if v.s.ask.Kind != DecideTurn || !v.Deal(dst, chance) {
		return p, false
	}
	for _, o := range options {
		if slices.Contains(dst.ask.Options, o) && !dst.through(o, active) {
			return p, false
		}
	}
	p.Power = dst.power()
	p.Here = v.buys(dst, nil)
	var moved State
	for _, o := range dst.ask.Options {
		if o.Kind != OptStep || o.Seat != active {
			continue
		}
		if dst.CopyInto(&moved); moved.through(o, active) {
			p.There = v.buys(&moved, p.There)
		}
	}
	p.There = slices.DeleteFunc(p.There, func(c CardID) bool { return slices.Contains(p.Here, c) })
	return p, true
}

// through takes an option of the open turn and the least of all that it asks, and reports whether the
// turn of a seat is open again.
func (s *State) through(o Option, active SeatID) bool {
	err := s.Apply(Answer{Seq: s.ask.Seq, Option: o}, nil)
	if err == nil {
		err = s.drift(nil)
	}
	return err == nil && s.over == NotOver && s.ask.Kind == DecideTurn && s.ask.Seat == active
}

// buys adds the cards that the active player of a copy can buy, of those that the seat knows.
func (v View) buys(s *State, to []CardID) []CardID {
	for _, o := range s.ask.Options {
		if o.Kind == OptBuy && o.Seat == s.ask.Seat && v.Sees(o.Card) && !slices.Contains(to, o.Card) {
			to = append(to, o.Card)
		}
	}
	return to
}

// blank returns an event without the cards that the seat does not know now.
func (v View) blank(e Event) Event {
	if e = e.For(v.seat); !v.Sees(e.Card) {
		e.Card = NoCard
	}
	if !v.Sees(e.Source) {
		e.Source = NoCard
	}
	return e
}

// drift gives the answers that change the least until the main part of a turn is asked about, or the game
// is over. It gives up after mostAsked questions.
func (s *State) drift(ev *Events) error {
	for n := 0; n < mostAsked && s.over == NotOver && s.ask.Kind != DecideTurn; n++ {
		if err := s.Apply(Answer{Seq: s.ask.Seq, Option: s.ask.leave()}, ev); err != nil {
			return err
		}
	}
	return nil
}

// leave returns the option that changes the least.
func (d *Decision) leave() Option { return d.open()[0] }

// open returns the options that may be the one that changes the least: the one that changes nothing, or all
// if each changes something.
func (d *Decision) open() []Option {
	for i, o := range d.Options {
		switch o.Kind {
		case OptDone, OptNo, OptSuffer, OptEnd:
			return d.Options[i : i+1]
		case OptPlay, OptBuy, OptUse, OptStep, OptAct, OptCard, OptYes, OptLabel, OptDefend, OptReveal, OptTrigger, OptSeat, OptPile, OptSpace, OptName:
		}
	}
	return d.Options
}
