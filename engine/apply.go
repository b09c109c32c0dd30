package engine

import "fmt"

// Apply answers the pending question and plays on to the next one. What
// happens is added to ev unless ev is nil. An answer that is not among the
// legal ones, or is for another question, is an error and changes nothing.
func (s *State) Apply(a Answer, ev *Events) error {
	if err := s.allows(a); err != nil {
		return err
	}
	s.seq++
	s.ask = Decision{Seat: NoSeat, User: NoSeat}
	m := machine{State: s, ev: ev, answer: a.Option, given: true}
	m.run()
	return nil
}

func (s *State) allows(a Answer) error {
	if s.ask.Kind == NoDecision {
		return fmt.Errorf("engine: the game is over, nothing is asked")
	}
	if a.Seq != s.ask.Seq {
		return fmt.Errorf("engine: answer to question %d, but question %d is open", a.Seq, s.ask.Seq)
	}
	for _, o := range s.ask.Options {
		if o == a.Option {
			return nil
		}
	}
	return fmt.Errorf("engine: seat %d may not answer question %d with %+v", s.ask.Seat, a.Seq, a.Option)
}
