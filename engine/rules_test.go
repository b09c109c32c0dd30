package engine

import (
	"fmt"
	"slices"
	"testing"
)

// TestSkipDropsWhatWaits checks that ending a turn early drops everything being resolved and
// everything it set off.
func TestSkipDropsWhatWaits(t *testing.T) {
	y := newTiny(t)
	y.lib.Triggers = append(y.lib.Triggers, Trigger{On: OnPlay, Prog: y.prog(Op{Code: OpDraw, N: 1})})
	watch := y.face("watch", []Op{{Code: OpWatch, N: 1}})
	// It plays a card, which sets off the watch, and then ends the turn.
	end := y.face("end", []Op{{Code: OpPick, Min: 1, Max: 1, From: Set(Hand), Verb: VerbPlay}, {Code: OpSkip}})
	s := y.game(layout{hands: [][]FaceID{{watch, end, plain}, {plain}}, decks: [][]FaceID{times(9, plain), times(9, plain)}})
	y.play(s, watch)
	y.play(s, end)
	y.pick(s, plain)
	if turn := s.Turn(); turn.Seat != 1 || turn.Active != 1 {
		t.Fatalf("the turn has not passed:\n%v", s)
	}
	if n := s.Len(s.Zone(Hand, 0)); n != 5 {
		t.Errorf("seat 0 has a new hand of %d cards, want 5: what waited was resolved", n)
	}
	if len(s.waiting)+len(s.watches)+len(s.held) != 0 {
		t.Errorf("%d triggers wait, %d watches and %d cards are kept", len(s.waiting), len(s.watches), len(s.held))
	}
}

// TestToward checks that Toward returns the next space on the shorter way.
func TestToward(t *testing.T) {
	b := board(t, 2)
	for _, c := range []struct{ from, to, want int }{{0, 1, 1}, {0, 2, 1}, {0, 3, 4}, {0, 4, 4}, {4, 1, 0}, {1, 4, 0}, {3, 2, 2}} {
		t.Run(fmt.Sprintf("%+v", c), func(t *testing.T) {
			if got := b.Toward(OwnPlaces+1, c.from, c.to); got != c.want {
				t.Errorf("from space %d to %d the next is %d, want %d", c.from, c.to, got, c.want)
			}
		})
	}
}

// TestNumbersOnCards checks that a number on a card stays within its maximum and ends when the card
// leaves.
func TestNumbersOnCards(t *testing.T) {
	y := newTiny(t)
	y.lib.Numbers = append(Numbers(), Number{Name: "frost", Of: OfCard, Max: 3})
	lay := y.face("lay", []Op{
		{Code: OpPick, Min: 1, Max: 1, From: Set(Hand), Verb: VerbHold},
		{Code: OpNumber, Number: OwnNumbers, N: 2}})
	s := y.game(layout{hands: [][]FaceID{{lay, lay, plain, other}, {plain}}, decks: [][]FaceID{nil, nil}})
	y.play(s, lay)
	y.pick(s, plain)
	var c CardID
	for _, h := range s.Cards(s.Zone(Hand, 0)) {
		if s.cards[h].Face == plain {
			c = h
		}
	}
	if got := s.On(c, OwnNumbers); got != 2 {
		t.Errorf("2 were laid on the card, there are %d", got)
	}
	y.play(s, lay)
	y.pick(s, plain)
	if got := s.On(c, OwnNumbers); got != 3 {
		t.Errorf("a card bears at most 3, there are %d", got)
	}
	y.play(s, plain)
	if got := s.On(c, OwnNumbers); got != 0 || len(s.tokens) != 0 {
		t.Errorf("the card has left its place and still bears %d", got)
	}
}

// TestPowerMade checks that a play is credited with all the Power its text gave, including by
// doubling (ruling on Indigo Tribe Power Ring).
func TestPowerMade(t *testing.T) {
	y := newTiny(t)
	y.lib.Counts = append(y.lib.Counts, Count{Of: ItsPower})
	three := y.face("three", []Op{{Code: OpNumber, Number: Power, N: 3}})
	double := y.face("double", []Op{{Code: OpDouble}})
	same := y.face("same", []Op{{Code: OpPlayed}, {Code: OpNumber, Number: Power, N: 1, Count: 1}})
	s := y.game(layout{hands: [][]FaceID{{three, double, same}, {plain}}, decks: [][]FaceID{nil, nil}})
	for _, c := range []struct {
		face FaceID
		want int
	}{{three, 3}, {double, 6}, {same, 9}} {
		y.play(s, c.face)
		if c.face == same {
			y.pick(s, double)
		}
		if got := s.power(); got != c.want {
			t.Errorf("%s: %d Power, want %d", s.lib.Faces[c.face].Name, got, c.want)
		}
	}
}

// TestWhileItStays checks that a Watch that lasts while its card stays ends when the card leaves.
func TestWhileItStays(t *testing.T) {
	y := newTiny(t)
	y.lib.Changes = append(y.lib.Changes, Change{Asked: AskCost, Layer: Adds, Whose: All, N: 5})
	y.lib.Triggers = append(y.lib.Triggers, Trigger{On: OnPlay, Prog: y.prog(Op{Code: OpNumber, Number: Power, N: 1})})
	flag := y.face("flag", []Op{{Code: OpChange, N: 1, Until: WhileThere}, {Code: OpWatch, N: 1, Until: WhileThere}})
	sweep := y.face("sweep", []Op{{Code: OpAll, From: Set(InPlay), Verb: VerbDiscard, Dest: Dest{Place: Discard}}})
	s := y.game(layout{hands: [][]FaceID{{flag, sweep, plain, other}, {plain}}, decks: [][]FaceID{nil, nil}})
	cost := func() int { return s.CostOf(s.Top(s.Zone(Hand, 1))) }
	for _, c := range []struct {
		face        FaceID
		cost, power int
	}{{flag, 5, 1}, {other, 5, 2}, {sweep, 0, 2}, {plain, 0, 2}} {
		y.play(s, c.face)
		if cost() != c.cost || s.power() != c.power {
			t.Errorf("after %s a card costs %d and there is %d Power, want %d and %d", s.lib.Faces[c.face].Name, cost(), s.power(), c.cost, c.power)
		}
	}
}

// TestStuck checks that a game that would never reach another question ends with the reason Stuck.
func TestStuck(t *testing.T) {
	for _, settles := range []bool{false, true} { // that takes the jump by itself
		y := newTiny(t)
		text := []Op{{Code: OpJump, To: ProgID(len(y.lib.Code))}}
		if settles {
			text = slices.Insert(text, 0, Op{Code: OpSettle})
		}
		loop := y.face("loop", text)
		s := y.game(layout{hands: [][]FaceID{{loop}, {plain}}, decks: [][]FaceID{nil, nil}})
		y.play(s, loop)
		if s.Over() != Stuck {
			t.Errorf("the game is over because of %d, want %d", s.Over(), Stuck)
		}
	}
}

// TestExpireBeneath checks that watches that end keep their index, but stop working, while a
// waiting trigger refers to a watch by index.
func TestExpireBeneath(t *testing.T) {
	y := newTiny(t)
	y.lib.Triggers = append(y.lib.Triggers, Trigger{On: OnPlay, Prog: y.prog(Op{Code: OpDraw, N: 1})})
	s := y.game(layout{hands: [][]FaceID{{plain}, {plain}}, decks: [][]FaceID{nil, nil}})
	c := s.Cards(s.Zone(Hand, 0))[0]
	s.watches = []Watch{
		{Source: c, Stay: s.cards[c].Stay, Trigger: 1, Until: NextAct},
		{Source: c, Stay: s.cards[c].Stay, Trigger: 1, Until: EndOfTurn},
	}
	s.waiting = []Waiting{{Source: c, Trigger: 1, Spend: -2}}
	m := machine{State: s}
	m.expire(NextAct, 0)
	if len(s.watches) != 2 || s.lasts(&s.watches[0]) || s.watches[1].Until != EndOfTurn {
		t.Errorf("want one watch that has ended before one that has not, there are %+v", s.watches)
	}
	s.waiting = nil
	m.expire(NextAct, 0)
	if len(s.watches) != 1 || s.watches[0].Until != EndOfTurn {
		t.Errorf("want the watch of the turn alone, there are %+v", s.watches)
	}
}
