package engine

import (
	"slices"
	"testing"
)

// foreseen returns what seat 0 foresees for the first answer that want accepts, and the events that
// then happen, as seat 0 sees them.
func foreseen(t *testing.T, y *tiny, s *State, want func(Option) bool) ([]Foreseen, []Event) {
	t.Helper()
	with := make([]*State, 12)
	for i := range with {
		with[i] = new(State)
	}
	chance := NewRNG(5, StreamChance)
	i := slices.IndexFunc(s.Pending().Options, want)
	if i < 0 {
		t.Fatalf("nothing of the kind is on offer:\n%v", s)
	}
	v, before := s.View(0), s.Hash()
	out, err := v.Foresee(Answer{Seq: s.Pending().Seq, Option: s.Pending().Options[i]}, with, &chance)
	if err != nil {
		t.Fatal(err)
	}
	if s.Hash() != before {
		t.Fatal("foreseeing changed the game")
	}
	known := s.Copy()
	var told []Event
	for _, e := range y.take(s, want) {
		told = append(told, known.View(0).blank(e))
	}
	return out, told
}

func sure(events []Foreseen) (n int) {
	for _, e := range events {
		if e.Sure {
			n++
		}
	}
	return n
}

// TestForeseeSure checks that events that do not depend on hidden cards are foreseen exactly,
// except for which cards are drawn.
func TestForeseeSure(t *testing.T) {
	y := newTiny(t)
	digs := y.face("digs", []Op{{Code: OpDraw, N: 2}, {Code: OpNumber, Number: Power, N: 3}})
	s := y.game(layout{hands: [][]FaceID{{digs}, {plain}}, decks: [][]FaceID{{plain, other, shield, digs}, {plain}}})
	out, told := foreseen(t, y, s, func(o Option) bool { return o.Kind == OptPlay })
	if len(out) != len(told) || sure(out) != len(told) {
		t.Fatalf("%d events are foreseen, %d of them surely; %d came", len(out), sure(out), len(told))
	}
	drawn := 0
	for i, e := range out {
		if e.Event != told[i] {
			t.Errorf("event %d is foreseen as %+v and comes as %+v", i, e.Event, told[i])
		}
		if e.Kind == CardMoved && e.From == s.Zone(Deck, 0) {
			drawn++
			if e.Card != NoCard {
				t.Errorf("which card is drawn is foreseen: %d", e.Card)
			}
		}
	}
	if drawn != 2 {
		t.Errorf("%d draws are foreseen, want 2", drawn)
	}
}

// TestForeseeHidden checks that no event is sure once an unknown card decides what happens.
func TestForeseeHidden(t *testing.T) {
	y := newTiny(t)
	y.lib.Filters = append(y.lib.Filters, Filter{MinCost: 1})
	y.lib.Counts = append(y.lib.Counts, Count{Of: ItFits, Filter: 1})
	looks := y.face("looks", []Op{{Code: OpNumber, Number: Power, N: 1}, {Code: OpTop, From: Set(Deck), Seen: Shown}, {Code: OpIf, Count: 1, Min: 1, Max: Unlimited, To: 0},
		{Code: OpNumber, Number: Power, N: 5}})
	at := y.lib.Faces[looks].Play
	y.lib.Code[at+2].To = at + 4
	s := y.game(layout{hands: [][]FaceID{{looks}, {plain}}, decks: [][]FaceID{append(times(4, plain), times(4, other)...), {plain}}})
	out, told := foreseen(t, y, s, func(o Option) bool { return o.Kind == OptPlay })
	n := sure(out)
	if n == 0 || n >= max(len(out), len(told)) && len(out) != len(told) {
		t.Fatalf("%d of %d events are sure, %d came", n, len(out), len(told))
	}
	for i := range n {
		if out[i].Event != told[i] {
			t.Errorf("event %d is surely %+v and comes as %+v", i, out[i].Event, told[i])
		}
		if out[i].Kind == PowerChanged && out[i].N == 5 {
			t.Error("what the hidden card decides is foreseen")
		}
	}
	if last := out[n-1]; last.Kind != CardShown || last.Card != NoCard {
		t.Errorf("the last sure event is %+v, want a card shown, nobody knows which", last.Event)
	}
}

// TestForeseeDifferent checks that an event is not sure if another hidden card would cause a
// different event instead.
func TestForeseeDifferent(t *testing.T) {
	y := newTiny(t)
	y.lib.Filters = append(y.lib.Filters, Filter{MinCost: 1})
	y.lib.Counts = append(y.lib.Counts, Count{Of: ItFits, Filter: 1})
	looks := y.face("looks", []Op{{Code: OpNumber, Number: Power, N: 1}, {Code: OpTop, From: Set(Deck), Seen: Unseen},
		{Code: OpNumber, Number: Power, N: 2, Count: 1}, {Code: OpNumber, Number: Power, N: 3}})
	y.lib.Code[y.lib.Faces[looks].Play+2] = Op{Code: OpIf, Count: 1, Min: 1, Max: Unlimited}
	at := y.lib.Faces[looks].Play
	y.lib.Code[at+2].To = at + 5
	y.lib.Code = append(y.lib.Code[:at+4], Op{Code: OpEnd}, Op{Code: OpNumber, Number: Power, N: 2}, Op{Code: OpEnd})
	s := y.game(layout{hands: [][]FaceID{{looks}, {plain}}, decks: [][]FaceID{append(times(4, plain), times(4, other)...), {plain}}})
	out, told := foreseen(t, y, s, func(o Option) bool { return o.Kind == OptPlay })
	if len(out) != len(told) {
		t.Fatalf("%d events are foreseen and %d come: it shows nothing", len(out), len(told))
	}
	for _, e := range out {
		if depends := e.Kind == PowerChanged && e.N != 1; e.Sure == depends {
			t.Errorf("%+v is sure: %v", e.Event, e.Sure)
		}
	}
}

// TestForeseeQuestion checks that nothing is sure once a seat is asked, and that the foreseen
// answer is the one that changes the least.
func TestForeseeQuestion(t *testing.T) {
	y := newTiny(t)
	asks := y.face("asks", []Op{{Code: OpNumber, Number: Power, N: 1}, {Code: OpMay, To: 0}, {Code: OpNumber, Number: Power, N: 5}, {Code: OpNumber, Number: Power, N: 2}})
	at := y.lib.Faces[asks].Play
	y.lib.Code[at+1].To = at + 3
	s := y.game(layout{hands: [][]FaceID{{asks}, {plain}}, decks: [][]FaceID{{plain}, {plain}}})
	out, told := foreseen(t, y, s, func(o Option) bool { return o.Kind == OptPlay })
	var gave []int16
	for i, e := range out {
		if e.Kind == PowerChanged {
			gave = append(gave, e.N)
		}
		if e.Sure != (i < len(told)) {
			t.Errorf("event %d of %d before the question is sure: %v", i, len(told), e.Sure)
		}
	}
	if want := []int16{1, 2}; !slices.Equal(gave, want) {
		t.Errorf("Power of %v is foreseen, want %v: nobody says yes", gave, want)
	}
}

// TestForeseeBlind checks that a seat foresees the same in two games it cannot tell apart.
func TestForeseeBlind(t *testing.T) {
	y := newTiny(t)
	digs := y.face("digs", []Op{{Code: OpTop, From: Set(Deck), Seen: Shown}, {Code: OpIt, Verb: VerbPut, Dest: Dest{Place: Hand}}})
	s := y.game(layout{hands: [][]FaceID{{digs, plain}, {plain, other}}, decks: [][]FaceID{{plain, other, shield, digs}, {plain, shield}}})
	chance := NewRNG(9, StreamChance)
	var w State
	for range 20 {
		if !s.View(0).Deal(&w, &chance) {
			t.Fatal("no world could be dealt")
		}
		for i := range s.Pending().Options {
			var seen [2][]Foreseen
			for k, game := range [...]*State{s, &w} {
				same := NewRNG(1, StreamChance)
				out, err := game.View(0).Foresee(Answer{Seq: game.Pending().Seq, Option: game.Pending().Options[i]}, []*State{new(State), new(State)}, &same)
				if err != nil {
					t.Fatal(err)
				}
				seen[k] = out
			}
			if len(seen[0]) == 0 || !slices.Equal(seen[0], seen[1]) {
				t.Fatalf("option %d leads to\n%+v\nand in a game that looks the same to\n%+v", i, seen[0], seen[1])
			}
		}
	}
}

// TestForeseeEnd checks that every seat foresees the end of a turn. The new turn is sure, and cards
// drawn by other seats have no names.
func TestForeseeEnd(t *testing.T) {
	y := newTiny(t)
	s := y.game(layout{hands: [][]FaceID{{plain}, {plain}}, decks: [][]FaceID{{plain, other, shield, plain, other}, {plain, shield}}})
	for seat := range SeatID(2) {
		v := s.View(seat)
		end, ok := v.End()
		if !ok || end.Kind != OptEnd || end.Seat != 0 {
			t.Fatalf("seat %d: the turn is ended by %+v, %v", seat, end, ok)
		}
		chance := NewRNG(3, StreamChance)
		out, err := v.Foresee(Answer{Seq: v.Pending().Seq, Option: end}, []*State{new(State), new(State)}, &chance)
		if err != nil {
			t.Fatal(err)
		}
		began, named := false, 0
		for _, e := range out {
			began = began || e.Kind == TurnBegan && e.Seat == 1 && e.Sure
			if e.Kind == CardMoved && v.Place(e.To) == Hand && e.Card != NoCard {
				named++
			}
		}
		if !began || seat == 1 && named > 0 {
			t.Errorf("seat %d: the next turn begins: %v, and %d cards drawn have names", seat, began, named)
		}
	}
}

// TestForeseeRefused checks that only the asked seat foresees, and only for answers it may give.
func TestForeseeRefused(t *testing.T) {
	y := newTiny(t)
	s := y.game(layout{hands: [][]FaceID{{plain}, {plain}}, decks: [][]FaceID{{plain}, {plain}}})
	good := Answer{Seq: s.Pending().Seq, Option: s.Pending().Options[0]}
	for what, ask := range map[string]func() ([]Foreseen, error){
		"another's answer": func() ([]Foreseen, error) { return s.View(1).Foresee(good, nil, nil) },
		"an old answer": func() ([]Foreseen, error) {
			return s.View(0).Foresee(Answer{Seq: good.Seq + 1, Option: good.Option}, nil, nil)
		},
	} {
		t.Run(what, func(t *testing.T) {
			if out, err := ask(); err == nil || out != nil {
				t.Errorf("%v foreseen, error %v", out, err)
			}
		})
	}
}

// TestTargets checks that the targets of a card are known before it is played, except for cards the
// seat does not see, and that looking does not change the game.
func TestTargets(t *testing.T) {
	y := newTiny(t)
	burns := y.face("burns", []Op{{Code: OpPick, Min: 1, Max: 1, From: Set(Hand), Verb: VerbDestroy}})
	s := y.game(layout{hands: [][]FaceID{{burns, plain, other}, {plain}}, decks: [][]FaceID{{plain}, {plain}}})
	v, before := s.View(0), s.Hash()
	chance := NewRNG(3, StreamChance)
	hand := v.Cards(v.Zone(Hand, 0))
	for _, o := range s.Pending().Options {
		got := v.Targets(Answer{Seq: s.Pending().Seq, Option: o}, new(State), &chance)
		var want []CardID
		if o.Kind == OptPlay && v.Face(o.Card).Name == "burns" {
			want = slices.DeleteFunc(slices.Clone(hand), func(c CardID) bool { return c == o.Card })
		}
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) {
			t.Errorf("%+v lets choose %v, want %v", o, got, want)
		}
		if other := s.View(1).Targets(Answer{Seq: s.Pending().Seq, Option: o}, new(State), &chance); other != nil {
			t.Errorf("another seat learns of %v", other)
		}
	}
	if s.Hash() != before {
		t.Error("looking changed the game")
	}
}

// TestOnwardLeavesQuestions checks that the turn goes on in a single way from a question that can be left,
// and that looking does not change the game.
func TestOnwardLeavesQuestions(t *testing.T) {
	y := newTiny(t)
	asks := y.face("asks", []Op{{Code: OpMay, To: 0}, {Code: OpNumber, Number: Power, N: 5}, {Code: OpNumber, Number: Power, N: 2}})
	at := y.lib.Faces[asks].Play
	y.lib.Code[at].To = at + 2
	s := y.game(layout{hands: [][]FaceID{{asks}, {plain}}, decks: [][]FaceID{{plain}, {plain}}})
	y.take(s, func(o Option) bool { return o.Kind == OptPlay })
	before, chance := s.Hash(), NewRNG(3, StreamChance)
	ways := s.View(0).Onward(new(State), &chance)
	if len(ways) != 1 || !slices.ContainsFunc(ways[0], func(e Event) bool { return e.Kind == TurnEnded }) {
		t.Errorf("the turn goes on in the ways %v", ways)
	}
	if s.Hash() != before {
		t.Error("foreseeing changed the game")
	}
}

// TestProspect checks what a seat can buy right away and after one Move, now and after it has played a card.
func TestProspect(t *testing.T) {
	k := newKit(t)
	cost := Price{Number: Power, Cost: true}
	k.lib.Offers = append(k.lib.Offers, Offer{Kind: OptStep, Price: Price{Number: Power, N: 1}, Max: Unlimited},
		Offer{Kind: OptBuy, From: Set(lines), Price: cost}, Offer{Kind: OptBuy, From: Set(streets), Near: 1, Price: cost})
	piece, goods := k.face(Face{Name: "Standee", Piece: true}), k.face(Face{Name: "Goods", Cost: 2})
	gives := k.face(Face{Name: "Gives", Play: k.prog(Op{Code: OpNumber, Number: Power, N: 1})})
	b := k.table(2)
	b.Give(b.Add(piece, b.ZoneAt(ring, NoSeat, 0)), 0)
	in := func(space int) CardID { return b.Add(goods, b.ZoneAt(streets, NoSeat, space)) }
	here, next, far := in(0), in(1), in(2)
	lined, card := b.Add(goods, b.ZoneAt(lines, NoSeat, 0)), b.Add(gives, b.Zone(Hand, 0))
	s := b.Resume(0, 3)
	for _, c := range []struct {
		name    string
		options []Option
		want    Prospect
	}{
		{"now", nil, Prospect{3, []CardID{lined, here}, []CardID{next}}},
		{"after a play", []Option{{Kind: OptPlay, Card: card}}, Prospect{4, []CardID{lined, here}, []CardID{next, far}}},
		{"after a play that is possible only once", []Option{{Kind: OptPlay, Card: card}, {Kind: OptPlay, Card: card}}, Prospect{4, []CardID{lined, here}, []CardID{next, far}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			chance := NewRNG(5, StreamChance)
			got, ok := s.View(0).Prospect(c.options, new(State), &chance)
			slices.Sort(got.There)
			if !ok || got.Power != c.want.Power || !slices.Equal(got.Here, c.want.Here) || !slices.Equal(got.There, c.want.There) {
				t.Errorf("got %+v, %v, want %+v", got, ok, c.want)
			}
		})
	}
	end := s.Pending().Options[slices.IndexFunc(s.Pending().Options, func(o Option) bool { return o.Kind == OptEnd })]
	chance := NewRNG(5, StreamChance)
	if got, ok := s.View(0).Prospect([]Option{end}, new(State), &chance); ok {
		t.Errorf("after the end of the turn: %+v", got)
	}
	s.ask.Kind = DecidePick
	if got, ok := s.View(0).Prospect(nil, new(State), &chance); ok {
		t.Errorf("in another question: %+v", got)
	}
}
