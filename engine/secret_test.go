package engine

import "testing"

// TestEffectOfNobody checks that an effect for its user does nothing if there is no user, and does
// not use some other zone instead (fault 7).
func TestEffectOfNobody(t *testing.T) {
	y := newTiny(t)
	hit := y.prog(
		Op{Code: OpDraw, Who: User, N: 1},
		Op{Code: OpNumber, Who: User, Number: VPTokens, N: 1},
		Op{Code: OpTop, Who: User, From: Set(Deck), Seen: Shown},
		Op{Code: OpIt, Verb: VerbDiscard, Dest: Dest{Place: Discard}})
	appears := y.face("appears", []Op{{Code: OpNobody, To: y.prog(y.attack(Attack{On: All, Hit: hit}))}})
	s := y.game(layout{
		hands: [][]FaceID{{appears, plain}, {plain}},
		decks: [][]FaceID{times(3, plain), times(3, plain)},
	})
	before := s.Copy()
	y.play(s, appears)
	for z := range ZoneID(s.board.zones) {
		place, seat, _ := s.board.At(z)
		if want := before.Len(z); place != Hand && place != InPlay && s.Len(z) != want {
			t.Errorf("place %d of seat %d holds %d cards, %d before", place, seat, s.Len(z), want)
		}
	}
	if n := s.Len(s.Zone(Hand, 0)); n != 1 {
		t.Errorf("seat 0 has %d cards in hand, want the one left", n)
	}
	if s.Turn().Active != 0 {
		t.Error("after a text in nobody's turn the turn does not go on")
	}
}

// TestPutBackFaceDown checks that after a hand was revealed, only its player knows which card went
// face down on the deck (fault 8).
func TestPutBackFaceDown(t *testing.T) {
	y := newTiny(t)
	open := y.face("open", []Op{{Code: OpShow}, {Code: OpPick, Min: 1, Max: 1, From: Set(Hand), Verb: VerbPut, Dest: Dest{Place: Deck}}})
	s := y.game(layout{hands: [][]FaceID{{open, plain, other, shield}, {plain}}, decks: [][]FaceID{times(3, plain), nil}})
	y.play(s, open)
	for _, c := range s.Cards(s.Zone(Hand, 0)) {
		if !s.View(1).Sees(c) {
			t.Fatal("a hand that was revealed is not known")
		}
	}
	events := y.pick(s, other)
	top := s.Top(s.Zone(Deck, 0))
	if s.cards[top].Face != other || !s.View(0).Sees(top) {
		t.Fatal("the player knows the card put on the deck")
	}
	if s.View(1).Sees(top) || s.View(NoSeat).Sees(top) {
		t.Error("others know which card was put face down on the deck")
	}
	seen := map[FaceID]int{}
	dealt(t, s, 1, func(w *State) { seen[w.cards[top].Face]++ })
	if len(seen) != 3 {
		t.Errorf("it may be any of the three cards shown, not %v", seen)
	}
	for _, e := range events {
		if e.For(1).Card != NoCard {
			t.Errorf("seat 1 is told of a card: %s", e.Kind)
		}
	}
}

// secretGame returns a game in which seat 0 looks at the top card of its deck and is
// asked about it.
func secretGame(t *testing.T) *State {
	y := newTiny(t)
	peek := y.face("peek", []Op{
		{Code: OpTop, From: Set(Deck), Seen: Looked},
		{Code: OpMay, Verb: VerbDiscard, Dest: Dest{Place: Discard}, To: 0},
		{Code: OpIt, Verb: VerbDiscard, Dest: Dest{Place: Discard}},
	})
	y.lib.Code[y.lib.Faces[peek].Play+1].To = y.lib.Faces[peek].Play + 3
	s := y.game(layout{hands: [][]FaceID{{peek, plain}, {other}}, decks: [][]FaceID{{shield, plain}, nil}})
	y.play(s, peek)
	return s
}

// TestOthersQuestion checks that a View of a question to another seat shows only who is asked
// (fault 9).
func TestOthersQuestion(t *testing.T) {
	s := secretGame(t)
	if d := s.View(0).Pending(); d.Kind != DecideMay || d.It == NoCard || len(d.Options) != 2 {
		t.Fatalf("seat 0 is asked %+v", d)
	}
	for _, seat := range []SeatID{1, NoSeat} {
		d := s.View(seat).Pending()
		if d.Kind != DecideOther || d.Seat != 0 || d.Seq != s.Pending().Seq || d.It != NoCard || d.Source != NoCard || d.At != 0 ||
			d.Verb != VerbNone || d.User != NoSeat || d.Min != 0 || d.Max != 0 || d.Taken != 0 || len(d.Options) != 0 {
			t.Errorf("seat %d is told %+v of what seat 0 is asked", seat, d)
		}
		if s.View(seat).Alike() {
			t.Errorf("seat %d is told that the options are alike", seat)
		}
	}
}

// TestHiddenSource checks that events and the stack do not name a card to seats that do not know
// where it is (fault 9).
func TestHiddenSource(t *testing.T) {
	y := newTiny(t)
	y.lib.Filters = append(y.lib.Filters, Filter{NotThis: true})
	y.lib.Triggers = append(y.lib.Triggers, Trigger{On: OnPlay, Filter: 1, Prog: y.prog(
		Op{Code: OpNumber, Number: Power, N: 1}, Op{Code: OpMay, To: 0}, Op{Code: OpEnd})})
	may := &y.lib.Code[y.lib.Triggers[1].Prog+1]
	may.To = y.lib.Triggers[1].Prog + 2
	vanish := y.face("vanish", []Op{
		{Code: OpWatch, N: 1},
		{Code: OpThis, Verb: VerbDiscard, Dest: Dest{Place: Discard}},
		{Code: OpDraw, N: 1}, // this reshuffles the discard pile
	})
	s := y.game(layout{hands: [][]FaceID{{vanish, plain}, {plain}}, decks: [][]FaceID{nil, nil}})
	y.play(s, vanish)
	source := s.watches[0].Source
	if place, _, _ := s.board.At(s.cards[source].Zone); place != Hand || s.View(1).Sees(source) {
		t.Fatalf("the card lies in place %d and seat 1 must not know it:\n%v", place, s)
	}
	events := y.play(s, plain)
	fired := false
	for _, e := range events {
		fired = fired || e.Kind == TriggerFired && e.For(0).Card == source
		if told := e.For(1); told.Card == source || told.Source == source {
			t.Errorf("seat 1 is told that the card it cannot know did this: %s", e.Kind)
		}
	}
	if !fired {
		t.Error("the trigger of the card has not gone off")
	}
	if s.Pending().Kind != DecideMay {
		t.Fatalf("the trigger is to ask something:\n%v", s)
	}
	named := func(seat SeatID) bool {
		for _, w := range s.View(seat).Why() {
			if w.Source == source {
				return true
			}
		}
		return false
	}
	if named(1) || named(NoSeat) || !named(0) {
		t.Error("the stack names the card to those who do not know it, or not to its player")
	}
}
