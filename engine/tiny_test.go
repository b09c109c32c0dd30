package engine

import "testing"

// tiny is a Library built by hand, and the test that uses it. These tests need no real cards.
type tiny struct {
	t   testing.TB
	lib *Library
}

// The faces every tiny Library begins with.
const (
	plain  FaceID = iota // does nothing
	other                // does nothing, by another name
	shield               // avoids an Attack
	firstFace
)

func newTiny(t testing.TB) *tiny {
	l := &Library{
		Names: []string{"", "plain", "other", "shield"}, Code: []Op{{Code: OpEnd}}, Filters: []Filter{{}}, Counts: []Count{{}},
		Triggers: []Trigger{{}}, Changes: []Change{{}}, Attacks: []Attack{{}}, Rows: rows, Numbers: Numbers(),
	}
	y := &tiny{t, l}
	y.face("plain", nil)
	y.face("other", nil)
	l.Faces[y.face("shield", nil)].Defenses = []Defense{{From: Set(Hand), Pay: VerbDiscard}}
	return y
}

// prog adds a program and returns its address.
func (y *tiny) prog(ops ...Op) ProgID {
	at := ProgID(len(y.lib.Code))
	y.lib.Code = append(append(y.lib.Code, ops...), Op{Code: OpEnd})
	return at
}

// face adds a face with a program that is run when it is played.
func (y *tiny) face(name string, play []Op) FaceID {
	f := Face{Name: name, ID: NameID(len(y.lib.Faces) + 1), Types: Hero, Cost: int8(len(y.lib.Faces))}
	if play != nil {
		f.Play = y.prog(play...)
	}
	y.lib.Faces = append(y.lib.Faces, f)
	return FaceID(len(y.lib.Faces) - 1)
}

// attack adds an Attack and returns the instruction that makes it.
func (y *tiny) attack(a Attack) Op {
	y.lib.Attacks = append(y.lib.Attacks, a)
	return Op{Code: OpAttack, N: int16(len(y.lib.Attacks) - 1)}
}

// seal adds the setup and turn scripts and seals the Library.
func (y *tiny) seal() *Library {
	l := y.lib
	l.Offers = append(l.Offers, Offer{Kind: OptPlay, From: Set(Hand), Max: Unlimited}, Offer{Kind: OptEnd, Max: Unlimited})
	at := ProgID(len(l.Code))
	l.Setup, l.Turns = at, at+1
	l.Code = append(l.Code,
		Op{Code: OpFirst},
		Op{Code: OpBegin},
		Op{Code: OpAct, N: 2, To: at + 5},
		Op{Code: OpSettle},
		Op{Code: OpJump, To: at + 2},
		Op{Code: OpAnnounce},
		Op{Code: OpToss},
		Op{Code: OpLaters},
		Op{Code: OpClear},
		Op{Code: OpLose},
		Op{Code: OpNewHand},
		Op{Code: OpInactive},
		Op{Code: OpPass},
		Op{Code: OpJump, To: at + 1},
	)
	l.Seal()
	return l
}

// layout is the hand and deck of each seat.
type layout struct{ hands, decks [][]FaceID }

// game starts a game in the middle of seat 0's turn.
func (y *tiny) game(o layout) *State {
	y.t.Helper()
	if y.lib.Turns == 0 {
		y.seal()
	}
	b, err := Build(y.lib, len(o.hands), 1)
	if err != nil {
		y.t.Fatal(err)
	}
	for seat := range o.hands {
		for _, f := range o.hands[seat] {
			b.Add(f, b.Zone(Hand, SeatID(seat)))
		}
		for _, f := range o.decks[seat] {
			b.Add(f, b.Zone(Deck, SeatID(seat)))
		}
	}
	s := b.Resume(0, 0)
	y.check(s)
	return s
}

func (y *tiny) check(s *State) {
	y.t.Helper()
	if err := s.Check(); err != nil {
		y.t.Fatal(err)
	}
	if err := s.CheckPosed(); err != nil {
		y.t.Fatal(err)
	}
}

// take answers the open question with the first option that want accepts, and returns the events.
func (y *tiny) take(s *State, want func(Option) bool) []Event {
	y.t.Helper()
	var ev Events
	for _, o := range s.Pending().Options {
		if want(o) {
			if err := s.Apply(Answer{Seq: s.Pending().Seq, Option: o}, &ev); err != nil {
				y.t.Fatal(err)
			}
			y.check(s)
			return ev.List
		}
	}
	y.t.Fatalf("nothing of the kind is on offer:\n%v", s)
	return nil
}

// play plays a card of a face.
func (y *tiny) play(s *State, f FaceID) []Event {
	y.t.Helper()
	return y.take(s, func(o Option) bool { return o.Kind == OptPlay && s.cards[o.Card].Face == f })
}

// pick picks a card of a face.
func (y *tiny) pick(s *State, f FaceID) []Event {
	y.t.Helper()
	return y.take(s, func(o Option) bool { return o.Kind == OptCard && s.cards[o.Card].Face == f })
}

// times returns n copies of a face.
func times(n int, f FaceID) []FaceID {
	out := make([]FaceID, n)
	for i := range out {
		out[i] = f
	}
	return out
}

// facesIn returns how many cards of each face are in a seat's place.
func facesIn(s *State, p Place, seat SeatID) map[FaceID]int {
	out := map[FaceID]int{}
	for _, c := range s.Cards(s.Zone(p, seat)) {
		out[s.cards[c].Face]++
	}
	return out
}
