package engine

import (
	"slices"
	"testing"
)

// Places of the small table of a kit's games, in addition to the engine's own.
const (
	lines   = OwnPlaces     // two lines, face up
	ring    = OwnPlaces + 1 // five spaces for standees
	under   = OwnPlaces + 2 // under a seat's hero; only that seat sees it
	stack   = OwnPlaces + 3 // only the top card is face up
	streets = OwnPlaces + 4 // the cards at the spaces of the ring
)

// Numbers of a kit's games, in addition to the engine's own.
const (
	clock = OwnNumbers     // of the table
	marks = OwnNumbers + 1 // on a card
)

// kit is a tiny game without faces, on a table with more places and numbers. Its jumps are counted
// from the start of their program.
type kit struct {
	*tiny
	setup []Op // instructions before the first turn
}

func newKit(t *testing.T) *kit {
	t.Helper()
	return &kit{tiny: &tiny{t, &Library{
		Names: []string{""}, Code: []Op{{Code: OpEnd}}, Filters: []Filter{{}}, Counts: []Count{{}}, Triggers: []Trigger{{}},
		Changes: []Change{{}}, Attacks: []Attack{{}}, Labels: []string{"one", "other"},
		Offers: []Offer{
			{Kind: OptPlay, From: Set(Hand), Max: Unlimited},
			{Kind: OptUse, From: Set(Heroes, InPlay), Max: Unlimited},
			{Kind: OptEnd, Max: Unlimited},
		},
		Rows: append(rows[:len(rows):len(rows)],
			Row{Place: under, Per: OfSeat, Sight: ToHolder},
			Row{Place: stack, Sight: TopOpen},
			Row{Place: streets, Count: 5, Sight: Open, Ring: true}),
		Numbers: append(Numbers(), Number{Name: "clock", Of: OfTable, Max: 99}, Number{Name: "marks", Of: OfCard, Max: 99}),
	}}}
}

// face adds a face. Equal names share one NameID.
func (k *kit) face(f Face) FaceID {
	i := slices.Index(k.lib.Names, f.Name)
	if i < 0 {
		i = len(k.lib.Names)
		k.lib.Names = append(k.lib.Names, f.Name)
	}
	f.ID = NameID(i)
	k.lib.Faces = append(k.lib.Faces, f)
	return FaceID(len(k.lib.Faces) - 1)
}

// prog adds a program. Its jump targets are counted from its start.
func (k *kit) prog(ops ...Op) ProgID {
	base := ProgID(len(k.lib.Code))
	for _, op := range ops {
		if op.Code == OpMay || op.Code == OpIf || op.Code == OpJump || op.Code == OpLabel || op.Code == OpAct {
			op.To += base
		}
		k.lib.Code = append(k.lib.Code, op)
	}
	k.lib.Code = append(k.lib.Code, Op{Code: OpEnd})
	return base
}

func (k *kit) filter(f Filter) FilterID {
	k.lib.Filters = append(k.lib.Filters, f)
	return FilterID(len(k.lib.Filters) - 1)
}

func (k *kit) count(c Count) CountID {
	k.lib.Counts = append(k.lib.Counts, c)
	return CountID(len(k.lib.Counts) - 1)
}

func (k *kit) trigger(t Trigger) TriggerID {
	k.lib.Triggers = append(k.lib.Triggers, t)
	return TriggerID(len(k.lib.Triggers) - 1)
}

// table completes the Library with a minimal turn and starts the layout of a game.
func (k *kit) table(seats int) *Builder {
	k.t.Helper()
	first := ProgID(len(k.setup))
	setup := k.prog(append(slices.Clone(k.setup),
		Op{Code: OpBegin},
		Op{Code: OpAct, N: int16(len(k.lib.Offers)), To: first + 4},
		Op{Code: OpSettle},
		Op{Code: OpJump, To: first + 1},
		Op{Code: OpAnnounce},
		Op{Code: OpLaters},
		Op{Code: OpClear},
		Op{Code: OpInactive},
		Op{Code: OpSettle},
		Op{Code: OpPass},
		Op{Code: OpJump, To: first},
	)...)
	k.lib.Setup, k.lib.Turns = setup, setup+first
	k.lib.Seal()
	b, err := Build(k.lib, seats, 1)
	if err != nil {
		k.t.Fatal(err)
	}
	return b
}

// play plays a card from the hand of the seat that is asked.
func (k *kit) play(s *State, c CardID) []Event {
	k.t.Helper()
	return k.take(s, func(o Option) bool { return o.Kind == OptPlay && o.Card == c })
}

// frame returns a frame that runs a text for a seat, without a card at hand.
func (s *State) frame(seat SeatID) Frame {
	return Frame{Actor: seat, User: seat, Target: NoSeat, Held: int16(len(s.held))}
}
