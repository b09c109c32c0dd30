package engine

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// asking is a three-player game in which seat 0 has a card with a text, and other cards to be asked
// about.
type asking struct {
	*kit
	s     *State
	text  CardID
	cards []CardID // in its hand: two of one face, one of another
}

// newAsking lays out the game. The jumps of the text are counted from its start.
func newAsking(t *testing.T, change func(*kit), ops ...Op) *asking {
	t.Helper()
	k := newKit(t)
	if change != nil {
		change(k)
	}
	f := k.face(Face{Name: "Text", Play: k.prog(ops...)})
	plain, other := k.face(Face{Name: "Plain", Types: Hero}), k.face(Face{Name: "Other", Types: Villain, Cost: 3})
	b := k.table(3)
	g := &asking{kit: k, text: b.Add(f, b.Zone(Hand, 0))}
	for _, face := range []FaceID{plain, plain, other} {
		g.cards = append(g.cards, b.Add(face, b.Zone(Hand, 0)))
	}
	b.Add(other, b.Zone(Hand, 2))
	b.Add(plain, b.Zone(Deck, 0))
	g.s = b.Resume(0, 2)
	return g
}

// asks plays the text and fails the test unless it asks a question of this kind with these options.
func (g *asking) asks(kind DecisionKind, options ...Option) Decision {
	g.t.Helper()
	g.play(g.s, g.text)
	d := g.s.Pending()
	same := d.Kind == kind && len(d.Options) == len(options)
	for i := 0; same && i < len(options); i++ {
		same = d.Options[i] == options[i]
	}
	if !same {
		g.t.Fatalf("asked: %v %v, want %v %v", d.Kind, d.Options, kind, options)
	}
	if d.Seat != 0 || d.User != 0 || d.Source != g.text {
		g.t.Errorf("asked by the wrong card or of the wrong seat: %+v", d)
	}
	return d
}

// asksNothing plays the text and fails the test unless the turn continues.
func (g *asking) asksNothing() {
	g.t.Helper()
	g.play(g.s, g.text)
	if d := g.s.Pending(); d.Kind != DecideTurn {
		g.t.Errorf("asked: %v %v, want nothing", d.Kind, d.Options)
	}
}

// tokens returns an instruction to take n tokens.
func tokens(n int16) Op { return Op{Code: OpNumber, Number: VPTokens, N: n} }

// TestMay checks that OpMay asks only while its count is reached and its card has not moved, and
// that only yes carries out the effect.
func TestMay(t *testing.T) {
	for _, yes := range []bool{true, false} {
		g := newAsking(t, nil, Op{Code: OpMay, To: 2}, tokens(1), tokens(10))
		g.asks(DecideMay, Option{Kind: OptYes}, Option{Kind: OptNo})
		g.take(g.s, func(o Option) bool { return (o.Kind == OptYes) == yes })
		if got, want := g.s.Number(VPTokens, 0), 10+b2i(yes); got != want {
			t.Errorf("answered %v: %d tokens, want %d", yes, got, want)
		}
	}
	for _, c := range []struct {
		min  uint8
		asks bool
	}{{0, true}, {3, true}, {4, false}} {
		t.Run(fmt.Sprintf("%+v", c), func(t *testing.T) {
			g := newAsking(t, func(k *kit) { k.count(Count{Of: CardsIn, From: Set(Hand)}) }, Op{Code: OpMay, Count: 1, Min: c.min, To: 2}, tokens(1))
			g.play(g.s, g.text)
			if got := g.s.Pending().Kind == DecideMay; got != c.asks || g.s.Number(VPTokens, 0) != 0 {
				t.Errorf("three cards where %d are needed: asked %v", c.min, got)
			}
		})
	}
	// About a card at hand.
	top := Op{Code: OpTop, From: Set(Deck), Seen: Looked}
	may := Op{Code: OpMay, Verb: VerbDiscard, Dest: Dest{Place: Discard}, To: 3}
	it := Op{Code: OpIt, Verb: VerbDiscard, Dest: Dest{Place: Discard}}
	g := newAsking(t, nil, top, may, it)
	d := g.asks(DecideMay, Option{Kind: OptYes}, Option{Kind: OptNo})
	if d.It != g.s.Top(g.s.Zone(Deck, 0)) || d.Verb != VerbDiscard || d.To.Place != Discard {
		t.Errorf("the question is about %+v", d)
	}
	may.To = 4
	g = newAsking(t, nil, top, Op{Code: OpDraw, N: 1}, may, it) // it has gone when the offer comes
	g.asksNothing()
	if got := g.s.Len(g.s.Zone(Discard, 0)); got != 0 {
		t.Errorf("%d cards were discarded", got)
	}
	g = newAsking(t, nil, Op{Code: OpMay, Verb: VerbDiscard, To: 1}) // there is none
	g.asksNothing()
}

// TestChoose checks that an effect can be chosen only if its count is reached, that a single one is
// not asked about, and that without one nothing happens.
func TestChoose(t *testing.T) {
	for _, c := range []struct {
		min    [2]uint8 // of three cards in hand
		asked  bool
		tokens int // if the last of the options is chosen
	}{{[2]uint8{0, 0}, true, 10}, {[2]uint8{3, 3}, true, 10}, {[2]uint8{4, 0}, false, 10}, {[2]uint8{0, 4}, false, 1}, {[2]uint8{4, 4}, false, 0}} {
		t.Run(fmt.Sprint(c.min), func(t *testing.T) {
			g := newAsking(t, func(k *kit) { k.count(Count{Of: CardsIn, From: Set(Hand)}) },
				Op{Code: OpChoose, N: 2}, Op{Code: OpLabel, N: 0, Count: 1, Min: c.min[0], To: 4}, Op{Code: OpLabel, N: 1, Count: 1, Min: c.min[1], To: 6},
				Op{Code: OpJump, To: 7}, tokens(1), Op{Code: OpJump, To: 7}, tokens(10))
			g.play(g.s, g.text)
			d := g.s.Pending()
			if asked := d.Kind == DecideChoose; asked != c.asked {
				t.Errorf("needing %v: asked %v", c.min, d.Kind)
			} else if asked {
				if len(d.Options) != 2 || d.Options[0] != (Option{Kind: OptLabel, N: 0}) || d.Options[1] != (Option{Kind: OptLabel, N: 1}) || d.Source != g.text {
					t.Errorf("needing %v: asked %+v", c.min, d)
				}
				events := g.take(g.s, func(o Option) bool { return o.N == 1 })
				if events[0].Kind != ChoiceMade || events[0].N != 1 || events[0].Source != g.text {
					t.Errorf("told of the choice: %+v", events[0])
				}
			}
			if got := g.s.Number(VPTokens, 0); got != c.tokens {
				t.Errorf("needing %v: %d tokens, want %d", c.min, got, c.tokens)
			}
		})
	}
}

// TestAim checks that the target is chosen from a group, that a single candidate is not asked
// about, and that the nearest seat with a card is found without asking (M-060).
func TestAim(t *testing.T) {
	after := Op{Code: OpNumber, Number: VPTokens, Who: Target, N: 1}
	g := newAsking(t, nil, Op{Code: OpTarget, Who: Foes}, after)
	g.asks(DecideSeat, Option{Kind: OptSeat, N: 1}, Option{Kind: OptSeat, N: 2})
	events := g.take(g.s, func(o Option) bool { return o.N == 2 })
	if g.s.Number(VPTokens, 2) != 1 || events[0].Kind != SeatChosen || events[0].N != 2 || events[0].Source != g.text {
		t.Errorf("seat 2 has %d tokens; told %+v", g.s.Number(VPTokens, 2), events[0])
	}
	g = newAsking(t, nil, Op{Code: OpTarget, Who: Hits}, after) // there has been no Attack
	g.asksNothing()
	g = newAsking(t, nil, Op{Code: OpTarget, Who: Left}, after)
	g.play(g.s, g.text)
	if g.s.Number(VPTokens, 1) != 1 {
		t.Error("the seat to the left is the only one there can be, and is not the target")
	}
	for place, want := range map[Place][3]int{Hand: {0, 0, 1}, Deck: {0, 0, 0}} {
		t.Run(fmt.Sprint("place ", place), func(t *testing.T) {
			g = newAsking(t, nil, Op{Code: OpTarget, Who: Left, From: Set(place)}, after)
			g.play(g.s, g.text)
			for seat, n := range want {
				if got := g.s.Number(VPTokens, SeatID(seat)); got != n {
					t.Errorf("the nearest with a card in place %d: seat %d has %d tokens, want %d", place, seat, got, n)
				}
			}
		})
	}
}

// TestChooseSeats checks that any of a group may be chosen, one after another, that no question is left when all
// are, that those chosen count as hit, and that each question can be saved and read back.
func TestChooseSeats(t *testing.T) {
	seat := func(n SeatID) Option { return Option{Kind: OptSeat, N: int16(n)} }
	for _, c := range []struct {
		name   string
		who    Who
		picks  []SeatID
		first  []Option // what is offered first, but for the end
		tokens [3]int
	}{
		{"none", All, nil, []Option{seat(0), seat(1), seat(2)}, [3]int{}},
		{"itself", All, []SeatID{0}, []Option{seat(0), seat(1), seat(2)}, [3]int{1, 0, 0}},
		{"some, in any order", All, []SeatID{2, 0}, []Option{seat(0), seat(1), seat(2)}, [3]int{1, 0, 1}},
		{"all", All, []SeatID{1, 0, 2}, []Option{seat(0), seat(1), seat(2)}, [3]int{1, 1, 1}},
		{"of foes none", Foes, nil, []Option{seat(1), seat(2)}, [3]int{}},
		{"of foes all", Foes, []SeatID{2, 1}, []Option{seat(1), seat(2)}, [3]int{0, 1, 1}},
		{"the only one there is", Left, []SeatID{1}, []Option{seat(1)}, [3]int{0, 1, 0}},
		{"not even that one", Left, nil, []Option{seat(1)}, [3]int{}},
	} {
		t.Run(c.name, func(t *testing.T) {
			// The token is the kit's first program.
			token := ProgID(0)
			g := newAsking(t, func(k *kit) { token = k.prog(Op{Code: OpNumber, Number: VPTokens, Who: You, N: 1}) }, Op{Code: OpSeats, Who: c.who}, Op{Code: OpEach, Who: Hits, To: 1})
			if at := g.lib.Faces[g.s.cards[g.text].Face].Play + 1; g.lib.Code[at].To != token {
				t.Fatalf("each is to do %d, want %d", g.lib.Code[at].To, token)
			}
			d := g.asks(DecideSeat, append(slices.Clone(c.first), Option{Kind: OptDone})...)
			if d.Min != 0 {
				t.Errorf("at least %d must be chosen", d.Min)
			}
			offered := slices.Clone(c.first)
			for i, pick := range c.picks {
				g.s = g.again(g.s)
				if err := g.s.CheckPosed(); err != nil {
					t.Fatal(err)
				}
				events := g.take(g.s, func(o Option) bool { return o == seat(pick) })
				if e := events[0]; e.Kind != SeatChosen || e.Seat != 0 || e.N != int16(pick) || e.Source != g.text {
					t.Errorf("told of the choice: %+v", e)
				}
				if offered = slices.DeleteFunc(offered, func(o Option) bool { return o == seat(pick) }); len(offered) == 0 {
					break
				}
				if d := g.s.Pending(); d.Kind != DecideSeat || !slices.Equal(d.Options, append(slices.Clone(offered), Option{Kind: OptDone})) {
					t.Fatalf("after %d choices asked: %+v, want %v", i+1, d, offered)
				}
				chosen := Seats(0)
				for _, seat := range c.picks[:i+1] {
					chosen |= seat.Only()
				}
				if own, other := g.s.View(0).Chosen(), g.s.View(1).Chosen(); own != chosen || other != 0 {
					t.Errorf("seat 0 sees that %b are chosen, and seat 1 %b, of %b", own, other, chosen)
				}
			}
			if len(offered) > 0 {
				g.s = g.again(g.s)
				g.take(g.s, func(o Option) bool { return o.Kind == OptDone })
			}
			got := [3]int{g.s.Number(VPTokens, 0), g.s.Number(VPTokens, 1), g.s.Number(VPTokens, 2)}
			if got != c.tokens || g.s.Pending().Kind != DecideTurn {
				t.Errorf("those hit have %v tokens, want %v:\n%v", got, c.tokens, g.s)
			}
		})
	}
	// A group without a seat asks nothing.
	g := newAsking(t, nil, Op{Code: OpSeats, Who: Hits})
	g.asksNothing()
}

// TestChoosePlayed checks that the choice offers the cards played this turn that have not moved and
// the cards in the named place, each once and without the card that asks.
func TestChoosePlayed(t *testing.T) {
	replay := Op{Code: OpNumber, Number: VPTokens, N: 1, Count: 1}
	change := func(k *kit) {
		k.count(Count{Of: ItFits})
		k.filter(Filter{Types: Hero})
	}
	g := newAsking(t, change, Op{Code: OpPlayed}, replay)
	g.asksNothing()
	if g.s.Number(VPTokens, 0) != 0 {
		t.Error("with nothing played a card is at hand")
	}
	for _, c := range []struct {
		name string
		op   Op
		want []int
	}{
		{"any", Op{Code: OpPlayed}, []int{0, 1, 2}},
		{"Heroes", Op{Code: OpPlayed, Filter: 1}, []int{0, 1}},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := newAsking(t, change, c.op, replay)
			for _, card := range g.cards {
				g.play(g.s, card)
			}
			g.s.plays = append(g.s.plays, g.s.plays[0]) // the first one twice
			var options []Option
			for _, i := range c.want {
				options = append(options, Option{Kind: OptCard, Card: g.cards[i]})
			}
			d := g.asks(DecidePick, options...)
			if d.Min != 1 || d.Max != 1 {
				t.Errorf("of %d to %d", d.Min, d.Max)
			}
			g.take(g.s, func(o Option) bool { return o.Card == g.cards[1] })
			if g.s.Number(VPTokens, 0) != 1 {
				t.Error("the card chosen is not at hand")
			}
		})
	}
	g = newAsking(t, change, Op{Code: OpPlayed}, replay)
	for _, card := range g.cards {
		g.play(g.s, card)
	}
	m := machine{State: g.s}
	m.shift(g.cards[0], g.s.Zone(Discard, 0), onTop, VerbDiscard, 0) // it has left
	g.asks(DecidePick, Option{Kind: OptCard, Card: g.cards[1]}, Option{Kind: OptCard, Card: g.cards[2]})
	g = newAsking(t, change, Op{Code: OpPlayed, From: Set(Deck)}, replay)
	g.play(g.s, g.cards[0])
	g.asks(DecidePick, Option{Kind: OptCard, Card: g.cards[0]}, Option{Kind: OptCard, Card: g.s.Top(g.s.Zone(Deck, 0))})
}

// TestAlike checks that options are alike only if one of several equal cards in the same zone must
// be chosen, and the asked player knows all of them.
func TestAlike(t *testing.T) {
	g := newAsking(t, nil, Op{Code: OpPick, From: Set(Hand), Verb: VerbDiscard, Dest: Dest{Place: Discard}, Min: 1, Max: 1})
	a, b, other := Option{Kind: OptCard, Card: g.cards[0]}, Option{Kind: OptCard, Card: g.cards[1]}, Option{Kind: OptCard, Card: g.cards[2]}
	for _, c := range []struct {
		name string
		ask  Decision
		set  func(*State)
		want bool
	}{
		{"two of a face", Decision{Kind: DecidePick, Min: 1, Options: []Option{a, b}}, nil, true},
		{"none need be taken", Decision{Kind: DecidePick, Options: []Option{a, b}}, nil, false},
		{"another face", Decision{Kind: DecidePick, Min: 1, Options: []Option{a, b, other}}, nil, false},
		{"another kind of question", Decision{Kind: DecideOrder, Min: 1, Options: []Option{a, b}}, nil, false},
		{"another answer", Decision{Kind: DecidePick, Min: 1, Options: []Option{a, {Kind: OptDone, Card: g.cards[1]}}}, nil, false},
		{"elsewhere", Decision{Kind: DecidePick, Min: 1, Options: []Option{a, b}}, func(s *State) { s.cards[b.Card].Zone++ }, false},
		{"another's", Decision{Kind: DecidePick, Min: 1, Options: []Option{a, b}}, func(s *State) { s.cards[b.Card].Owner++ }, false},
		{"face down", Decision{Kind: DecidePick, Min: 1, Options: []Option{a, b}}, func(s *State) { s.cards[a.Card].Known = 0b10 }, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := g.s.Copy()
			s.ask = c.ask
			if c.set != nil {
				c.set(s)
			}
			if got := s.Alike(); got != c.want {
				t.Errorf("alike %v", got)
			}
			if got := s.View(0).Alike(); got != c.want {
				t.Errorf("to the one who is asked alike %v", got)
			}
		})
	}
}

// TestIdleSpaces checks that a space that a text asks for only to move cards from there makes no difference while
// no space has any, and does if one can be declined or the text goes on without.
func TestIdleSpaces(t *testing.T) {
	space := Op{Code: OpSpace, Span: SpanAny, Min: 1}
	keep := Op{Code: OpAll, From: Set(streets), Near: 1, Around: TheSpace, Verb: VerbKeep}
	test := Op{Code: OpIf, Count: 1, Min: 1, Max: Unlimited, To: 5}
	after := Op{Code: OpNumber, Number: VPTokens, N: 1}
	change := func(op Op, f func(*Op)) Op { f(&op); return op }
	for _, c := range []struct {
		name  string
		ops   []Op
		cards int
		want  bool
	}{
		{"no cards", []Op{space, keep, test, after, after}, 0, true},
		{"a card", []Op{space, keep, test, after, after}, 1, false},
		{"none need be chosen", []Op{change(space, func(o *Op) { o.Min = 0 }), keep, test, after, after}, 0, false},
		{"it goes on without", []Op{space, keep, change(test, func(o *Op) { o.To = 4 }), after, after}, 0, false},
		{"it counts something else", []Op{space, keep, change(test, func(o *Op) { o.Count = 2 }), after, after}, 0, false},
		{"it does not test", []Op{space, keep, after, after, after}, 0, false},
		{"it moves something else", []Op{space, change(keep, func(o *Op) { o.Around = Standee }), test, after, after}, 0, false},
		{"it destroys them", []Op{space, change(keep, func(o *Op) { o.Verb = VerbDestroy }), test, after, after}, 0, false},
		{"it moves some", []Op{space, change(keep, func(o *Op) { o.Code, o.Min, o.Max = OpPick, 1, 1 }), test, after, after}, 0, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := newKit(t)
			k.count(Count{Of: CardsHeld})
			k.count(Count{Of: CardsIn, From: Set(Hand)})
			card := k.face(Face{Name: "Card"})
			text := k.face(Face{Name: "Text", Play: k.prog(c.ops...)})
			piece := k.face(Face{Name: "Standee", Piece: true})
			b := k.table(2)
			played := b.Add(text, b.Zone(Hand, 0))
			b.Give(b.Add(piece, b.ZoneAt(ring, NoSeat, 0)), 0)
			for range c.cards {
				b.Add(card, b.ZoneAt(streets, NoSeat, 3))
			}
			s := b.Resume(0, 0)
			k.play(s, played)
			if d := s.Pending(); d.Kind != DecideSpace {
				t.Fatalf("asked: %+v", d)
			}
			if got := s.View(0).Alike(); got != c.want {
				t.Errorf("alike %v", got)
			}
		})
	}
}

// TestAnswers checks that an answer to another question, one not on offer and one after the end of
// the game are refused and change nothing, and that all answers on offer are legal.
func TestAnswers(t *testing.T) {
	g := newAsking(t, nil, Op{Code: OpMay, To: 1})
	s := g.s
	hash, d := s.Hash(), s.Pending()
	for name, a := range map[string]Answer{
		"the question before": {Seq: d.Seq - 1, Option: d.Options[0]},
		"the next question":   {Seq: d.Seq + 1, Option: d.Options[0]},
		"not on offer":        {Seq: d.Seq, Option: Option{Kind: OptYes}},
		"of another seat":     {Seq: d.Seq, Option: Option{Kind: OptEnd, Seat: 1}},
	} {
		t.Run(name, func(t *testing.T) {
			if err := s.Apply(a, nil); err == nil || s.Hash() != hash {
				t.Errorf("error %v", err)
			}
		})
	}
	legal := s.Legal([]Answer{{}})
	if len(legal) != len(d.Options)+1 {
		t.Errorf("%d answers to %d options", len(legal)-1, len(d.Options))
	}
	for i, o := range d.Options {
		if legal[i+1] != (Answer{Seq: d.Seq, Option: o}) || s.Copy().Apply(legal[i+1], nil) != nil {
			t.Errorf("answer %d is %+v", i, legal[i+1])
		}
	}
	m := machine{State: s}
	m.finish(3, 0b10)
	if err := s.Apply(Answer{Seq: d.Seq, Option: d.Options[0]}, nil); err == nil || len(s.Legal(nil)) != 0 || s.Pending().Kind != NoDecision {
		t.Error("a game that is over asks something")
	}
	if s.Over() != 3 || s.Won() != 0b10 || s.View(1).Over() != 3 {
		t.Errorf("over because of %d, won by %b", s.Over(), s.Won())
	}
}

// TestString checks that a bug report shows the turn, the stack and the question.
func TestString(t *testing.T) {
	g := newAsking(t, nil, Op{Code: OpPick, From: Set(Hand), Verb: VerbDiscard, Dest: Dest{Place: Discard}, Max: 2})
	g.play(g.s, g.text)
	text := g.s.String()
	for _, want := range []string{"turn 1 of seat 0, power 2", "question 1\n", "(" + OpSettle.String() + ")", "(" + OpPick.String() + ") of Text (card 1)",
		"for seat 0, by seat 0, took 0 of 2", "seat 0 is asked: " + DecidePick.String() + " (" + VerbDiscard.String() + "):", ":Plain", ":Other"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in\n%s", want, text)
		}
	}
	if strings.Count(text, " of Text") != 2 || strings.Count(text, "\n") != 5 {
		t.Errorf("the text and the play of it are to be named, line by line:\n%s", text)
	}
	m := machine{State: g.s}
	m.finish(1, 0)
	if text := g.s.String(); strings.Contains(text, "asked") || strings.Count(text, "\n") != 1 {
		t.Errorf("a game that is over:\n%s", text)
	}
}

// TestEachQuestionHasItsNumber checks that the next question has the next number, and that an
// answer to the previous one is refused even if the same option is open again.
func TestEachQuestionHasItsNumber(t *testing.T) {
	y := newTiny(t)
	s := y.game(layout{hands: [][]FaceID{{plain, plain}, {plain}}, decks: [][]FaceID{{plain}, {plain}}})
	last := s.Pending()
	end := Answer{Seq: last.Seq, Option: last.Options[len(last.Options)-1]}
	y.play(s, plain)
	if d := s.Pending(); d.Seq != last.Seq+1 {
		t.Errorf("question %d follows question %d", d.Seq, last.Seq)
	}
	if err := s.Apply(end, nil); err == nil {
		t.Error("an answer to the question before is taken")
	}
	if end.Seq++; s.Apply(end, nil) != nil {
		t.Error("the same answer to this question is not taken")
	}
}
