package engine

// DecisionKind is the shape of a question.
type DecisionKind uint8

// The questions. NoDecision means the game is over.
const (
	NoDecision   DecisionKind = iota
	DecideTurn                // play, buy or end (C-021)
	DecidePick                // one more card for Verb
	DecideMay                 // do it or not
	DecideChoose              // one of several labelled effects
	DecideDefend              // avoid the Attack or not (C-056)
	DecideOrder               // which waiting trigger comes next (C-050)
	DecideHero                // which of the dealt heroes to keep (C-012)
)

// OptionKind is what choosing an Option means.
type OptionKind uint8

// The options.
const (
	OptEnd     OptionKind = iota // end the turn
	OptPlay                      // play Card from hand
	OptBuy                       // buy Card
	OptCard                      // pick Card
	OptDone                      // pick no more
	OptYes                       // do it
	OptNo                        // do not
	OptLabel                     // the effect with label N
	OptDefend                    // use the Defense of Card
	OptReveal                    // show Card to escape the Attack (C-064)
	OptSuffer                    // do not defend
	OptTrigger                   // the waiting trigger of Card; N tells equal ones apart
)

// Option is one possible answer.
type Option struct {
	Kind OptionKind
	Card CardID
	N    int16
}

// Decision is the question a game waits on. It is plain data; words for it are
// made elsewhere, from the program address At.
type Decision struct {
	Seq  uint32 // which question of the game this is; an Answer names it
	Kind DecisionKind
	Seat SeatID // who is asked
	User SeatID // whose effect asks, NoSeat if nobody's
	Verb Verb
	// Least and Most are how many more cards a DecidePick wants at least and
	// allows at most, this one included.
	Least, Most uint8
	Taken       uint8  // cards picked so far in this choice
	Source      CardID // the card whose text asks, NoCard for the game itself
	It          CardID // the card it is about, if there is one
	At          ProgID // the instruction that asks, 0 for the game itself
	// Options are the possible answers, never fewer than two except for
	// DecideTurn, which is asked even when only ending is left. The slice is
	// the state's own.
	Options []Option
}

// Answer is a reply to the question numbered Seq.
type Answer struct {
	Seq    uint32
	Option Option
}

// Pending is the question the game waits on; its Kind is NoDecision once the
// game is over.
func (s *State) Pending() Decision { return s.ask }

// Legal appends every answer to the pending question to buf. It adds none only
// when the game is over.
func (s *State) Legal(buf []Answer) []Answer {
	for _, o := range s.ask.Options {
		buf = append(buf, Answer{Seq: s.ask.Seq, Option: o})
	}
	return buf
}

// Alike tells whether all the options of the question come to the same thing:
// it must be answered with one of several cards of one face in one zone.
func (s *State) Alike() bool {
	if s.ask.Kind != DecidePick || s.ask.Least == 0 {
		return false
	}
	a := s.cards[s.ask.Options[0].Card]
	for _, o := range s.ask.Options[1:] {
		b := s.cards[o.Card]
		if o.Kind != OptCard || a.Face != b.Face || a.Zone != b.Zone || a.Owner != b.Owner {
			return false
		}
	}
	return true
}

// asking opens a question whose options are then added with option.
func (m *machine) asking(d Decision) {
	m.options = m.options[:0]
	m.ask = d
}

func (m *machine) option(o Option) { m.options = append(m.options, o) }

// asked closes the list of options. With a single one there is nothing to ask:
// it is taken at once and given back.
func (m *machine) asked() {
	if len(m.options) == 1 && m.ask.Kind != DecideTurn {
		m.answer, m.given = m.options[0], true
		m.ask.Kind = NoDecision
		return
	}
	m.ask.Seq = m.seq
	m.ask.Options = m.options
}
