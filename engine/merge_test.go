package engine

import (
	"fmt"
	"slices"
	"testing"
)

// again reads a game back from its bytes, and deals it again for each seat. It fails the test if either
// cannot be done at the open question.
func (k *kit) again(s *State) *State {
	k.t.Helper()
	out, err := Decode(k.lib, s.AppendBinary(nil))
	if err != nil {
		k.t.Fatalf("read back: %v\n%v", err, s)
	}
	for seat := range SeatID(s.Seats()) {
		chance := NewRNG(1, StreamChance)
		if dst := new(State); !s.View(seat).Deal(dst, &chance) {
			k.t.Fatalf("dealt again for seat %d, the question is another\n%v", seat, s)
		} else if err := dst.Check(); err != nil {
			k.t.Fatal(err)
		}
	}
	return out
}

// TestSteal checks that a number goes from one seat to another, as much as there is and fits.
func TestSteal(t *testing.T) {
	for _, c := range []struct {
		name     string
		from, to Who
		had      [2]int16
		want     [2]int
	}{
		{"as many as it says", Target, You, [2]int16{1, 5}, [2]int{4, 2}},
		{"fewer, where there are fewer", Target, You, [2]int16{0, 2}, [2]int{2, 0}},
		{"none of none", Target, You, [2]int16{4, 0}, [2]int{4, 0}},
		{"the other way", You, Target, [2]int16{4, 0}, [2]int{1, 3}},
		{"from oneself", You, You, [2]int16{4, 0}, [2]int{4, 0}},
		{"from nobody", Attacker, You, [2]int16{4, 4}, [2]int{4, 4}},
		{"for nobody", Target, Attacker, [2]int16{4, 4}, [2]int{4, 4}},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := newKit(t)
			text := k.face(Face{Name: "Text", Play: k.prog(Op{Code: OpTarget, Who: Foes}, Op{Code: OpSteal, Number: VPTokens, N: 3, Who: c.from, Of: c.to})})
			b := k.table(2)
			source := b.Add(text, b.Zone(Hand, 0))
			s := b.Resume(0, 0)
			for seat, n := range c.had {
				*s.number(VPTokens, SeatID(seat)) = n
			}
			k.play(s, source)
			if got := [2]int{s.Number(VPTokens, 0), s.Number(VPTokens, 1)}; got != c.want {
				t.Errorf("the seats have %v, want %v", got, c.want)
			}
		})
	}
}

// merging is a two-player game in seat 0's turn. Seat 0 has a card in hand with the texts of the cards
// under its hero.
type merging struct {
	*kit
	b      *Builder
	merger FaceID
	source CardID
	under  []CardID
}

// newMerging lays out the game with a card of each face under the hero. The face Merger is added first.
func newMerging(t *testing.T, faces func(*kit) []Face) *merging {
	t.Helper()
	g := &merging{kit: newKit(t)}
	g.merger = g.face(Face{Name: "Merger", Types: Hero, Play: g.prog(
		Op{Code: OpMerge, From: Set(under)}, Op{Code: OpNumber, Number: clock, N: 10})})
	var ids []FaceID
	for i, f := range faces(g.kit) {
		f.Name = fmt.Sprint("Text ", i)
		ids = append(ids, g.face(f))
	}
	g.b = g.table(2)
	g.source = g.b.Add(g.merger, g.b.Zone(Hand, 0))
	for _, f := range ids {
		g.under = append(g.under, g.b.Add(f, g.b.Zone(under, 0)))
	}
	return g
}

// TestMergedTexts checks that a card carries out the texts of other cards in order, each as its own, and
// that a game read back in the middle of them goes on.
func TestMergedTexts(t *testing.T) {
	ask := func(k *kit, n int16) ProgID {
		return k.prog(Op{Code: OpMay, To: 2}, Op{Code: OpNumber, Number: clock, N: n})
	}
	g := newMerging(t, func(k *kit) []Face {
		return []Face{
			{Play: ask(k, 1)}, {}, // one has no text
			{Play: k.prog(Op{Code: OpThis, Verb: VerbDiscard, Dest: Dest{Place: Discard}})},
			{Play: ask(k, 2)},
		}
	})
	own := g.b.Add(g.merger, g.b.Zone(under, 0)) // its text would do the same again
	s := g.b.Resume(0, 0)
	g.play(s, g.source)
	for _, want := range []int{0, 1} {
		s = g.again(s)
		if d := s.Pending(); d.Kind != DecideMay || d.Source != g.source || s.Number(clock, 0) != want {
			t.Fatalf("the clock is at %d, want %d, and asked is %+v", s.Number(clock, 0), want, d)
		}
		g.take(s, func(o Option) bool { return o.Kind == OptYes })
	}
	if got := s.Number(clock, 0); got != 13 || s.Len(s.Zone(Discard, 0)) != 1 || s.Pending().Kind != DecideTurn {
		t.Errorf("after all texts the clock is at %d:\n%v", got, s)
	}
	if got := s.Cards(s.Zone(under, 0)); !slices.Equal(got, append(slices.Clone(g.under), own)) {
		t.Errorf("under the hero are %v", got)
	}
}

// TestMergedOnce checks that a text which merges again within merged texts runs none of them twice, and
// that a card that comes to the place meanwhile adds no text.
func TestMergedOnce(t *testing.T) {
	g := newMerging(t, func(k *kit) []Face {
		return []Face{
			{Play: k.prog(Op{Code: OpNumber, Number: clock, N: 1}, Op{Code: OpMerge, From: Set(under)})},
			{Play: k.prog(Op{Code: OpNumber, Number: clock, N: 2}, Op{Code: OpTake, From: Set(Deck), N: 1, Verb: VerbPut, Dest: Dest{Place: under, Under: true}})},
		}
	})
	g.b.Add(g.lib.faceOf("Text 0"), g.b.Zone(Deck, 0))
	s := g.b.Resume(0, 0)
	g.play(s, g.source)
	if got := s.Number(clock, 0); got != 13 || s.Len(s.Zone(under, 0)) != 3 {
		t.Errorf("the clock is at %d, with %d cards under the hero", got, s.Len(s.Zone(under, 0)))
	}
}

// faceOf returns the face of a name.
func (l *Library) faceOf(name string) FaceID {
	return FaceID(slices.IndexFunc(l.Faces, func(f Face) bool { return f.Name == name }))
}

// TestMergedAbilities checks that triggers, changes and abilities of other texts work for their new card
// until the end of the turn, each as often as if it were in play, and only for its player.
func TestMergedAbilities(t *testing.T) {
	number := func(k *kit, n int16) ProgID { return k.prog(Op{Code: OpNumber, Number: clock, N: n}) }
	g := newMerging(t, func(k *kit) []Face {
		k.lib.Changes = append(k.lib.Changes, Change{Asked: AskCost, Layer: Adds, Whose: All, From: Set(InPlay), N: 2},
			Change{Asked: AskCost, Layer: Adds, Whose: All, From: Set(Heroes), N: 50})
		return []Face{
			{Triggers: []TriggerID{
				k.trigger(Trigger{On: OnPlay, From: Set(InPlay), Prog: number(k, 1)}),
				k.trigger(Trigger{On: OnPlay, From: Set(Heroes), Prog: number(k, 50)})}},
			{Changes: []ChangeID{1, 2}, Owned: Location},
			{Uses: []Use{{From: Set(InPlay), Once: true, Do: number(k, 2)}, {From: Set(Heroes), Do: number(k, 50)}}},
			{Triggers: []TriggerID{k.trigger(Trigger{On: OnDestroyThis, InTurn: All, Prog: number(k, 20)})}},
		}
	})
	plain := g.face(Face{Name: "Plain", Cost: 1})
	g.lib.Seal()
	var hand []CardID
	for range 2 {
		hand = append(hand, g.b.Add(plain, g.b.Zone(Hand, 0)))
	}
	g.b.Add(plain, g.b.Zone(Hand, 1))
	s := g.b.Resume(0, 0)
	use := Option{Kind: OptUse, Card: g.under[2]}
	if slices.Contains(s.Pending().Options, use) || s.CostOf(hand[0]) != 1 || s.Merged(0) != NoCard {
		t.Error("the texts work before their card was played")
	}
	g.play(s, g.source) // it hears that it was played itself, as a card in play would
	s = g.again(s)
	if got := s.Number(clock, 0); got != 11 || s.CostOf(hand[0]) != 3 || s.Types(g.source) != Hero|Location || s.Merged(0) != g.source || s.Merged(1) != NoCard {
		t.Errorf("after it was played the clock is at %d, and a card of 1 costs %d", got, s.CostOf(hand[0]))
	}
	g.play(s, hand[0])
	if got := s.Number(clock, 0); got != 12 {
		t.Errorf("after another card was played the clock is at %d", got)
	}
	g.take(s, func(o Option) bool { return o == use })
	if s = g.again(s); slices.Contains(s.Pending().Options, use) || s.Number(clock, 0) != 14 {
		t.Errorf("the ability is used up, the clock is at %d:\n%v", s.Number(clock, 0), s)
	}
	m := machine{State: s.Copy()}
	m.playHere(g.source, 0, InPlay) // again, so its ability can be used again
	for len(m.stack) > 1 {
		m.step()
	}
	if m.options = m.options[:0]; true {
		m.offerAll(&Op{Code: OpAct, N: int16(len(g.lib.Offers))}, 0)
	}
	if !slices.Contains(m.options, use) {
		t.Error("after its card is played again the ability is not offered")
	}
	for by, want := range map[SeatID]int{0: 1, 1: 0} {
		m := machine{State: s.Copy()}
		m.destroy(g.source, by)
		if len(m.waiting) != want {
			t.Errorf("destroyed by seat %d it is heard of %d times, want %d", by, len(m.waiting), want)
		}
	}
	m = machine{State: s.Copy()}
	m.shift(g.source, m.Zone(Hand, 0), onTop, VerbPut, 0) // it is no longer the card with those texts
	if m.destroy(g.source, 0); len(m.waiting) != 0 {
		t.Error("a card that has moved since hears its destruction")
	}
	g.take(s, func(o Option) bool { return o.Kind == OptEnd })
	if s.Merged(0) != NoCard || s.Types(g.source) != Hero || s.CostOf(hand[0]) != 1 || slices.ContainsFunc(s.Pending().Options, func(o Option) bool { return o.Kind == OptUse }) {
		t.Errorf("the texts work after the turn:\n%v", s)
	}
}

// TestOwnDestruction checks that a card hears its destruction only by its owner, in the turns that its
// ability names, and with the text that it had.
func TestOwnDestruction(t *testing.T) {
	for _, c := range []struct {
		name   string
		inTurn Who
		owner  SeatID // NoSeat for a card that nobody owns
		by     SeatID
		want   int
	}{
		{"by its owner", You, 0, 0, 1},
		{"by a foe", You, 0, 1, 0},
		{"by nobody", All, 0, NoSeat, 0},
		{"of nobody, by nobody", All, NoSeat, NoSeat, 0},
		{"of nobody, by a seat", All, NoSeat, 0, 0},
		{"in another's turn", You, 1, 1, 0},
		{"in another's turn, for all turns", All, 1, 1, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			for _, copies := range []bool{false, true} {
				k := newKit(t)
				hears := k.face(Face{Name: "Hears", Triggers: []TriggerID{k.trigger(Trigger{On: OnDestroyThis, InTurn: c.inTurn, Prog: k.prog(Op{Code: OpShow})})}})
				other := k.face(Face{Name: "Other"})
				b := k.table(2)
				f := hears
				if copies {
					f = other
				}
				card := b.Add(f, b.Zone(InPlay, 0))
				m := machine{State: b.Resume(0, 0)}
				m.playHere(card, 0, Hand)
				m.pop()
				m.cards[card].Owner = c.owner
				if copies {
					m.plays[0].Text = hears
					m.cards[card].Bits |= Changed
				}
				m.destroy(card, c.by)
				if len(m.waiting) != c.want {
					t.Errorf("with a copied text %v: heard of %d times, want %d", copies, len(m.waiting), c.want)
				}
			}
		})
	}
}

// ending is a two-player game in seat 0's turn, in which each card in play is destroyed at the end of the
// game. Seat 0 has a card in hand that wins the game for seat 1 for reason 7, and one that asks when a
// card of its player is destroyed.
type ending struct {
	*kit
	s    *State
	wins CardID
}

func newEnding(t *testing.T, heard ...Op) *ending {
	t.Helper()
	g := &ending{kit: newKit(t)}
	g.lib.Ends = g.prog(Op{Code: OpEach, Who: All, To: g.prog(Op{Code: OpAll, From: Set(InPlay), Verb: VerbDestroy})},
		Op{Code: OpAll, From: Set(under), Verb: VerbDestroy}, // this one counts cards for the program itself
		Op{Code: OpSettle}, Op{Code: OpOver})
	if heard == nil {
		heard = []Op{{Code: OpMay, To: 2}, {Code: OpNumber, Number: clock, N: 1}}
	}
	hears := g.face(Face{Name: "Hears", SuperHero: true, Triggers: []TriggerID{
		g.trigger(Trigger{On: OnDestroy, From: Set(Heroes), InTurn: All, Prog: g.prog(heard...)})}})
	wins := g.face(Face{Name: "Wins", Play: g.prog(Op{Code: OpWin, Who: Foes, N: 7}, Op{Code: OpNumber, Number: clock, N: 50})})
	stuck := g.prog(Op{Code: OpJump})
	loops := g.face(Face{Name: "Loops", Play: stuck})
	plain := g.face(Face{Name: "Plain"})
	b := g.table(2)
	b.Add(hears, b.Zone(Heroes, 0))
	g.wins = b.Add(wins, b.Zone(Hand, 0))
	b.Add(loops, b.Zone(Hand, 0))
	for range 2 {
		b.Add(plain, b.Zone(InPlay, 1))
		b.Add(plain, b.Zone(under, 0))
	}
	b.Add(plain, b.Zone(InPlay, 0))
	g.s = b.Resume(0, 0)
	return g
}

// isOver fails the test unless the game is over for a reason, won by some seats, and said so once.
func (g *ending) isOver(why Reason, won Seats, events []Event) {
	g.t.Helper()
	told := 0
	for _, e := range events {
		if e.Kind == GameEnded {
			told++
		}
	}
	if g.s.Over() != why || g.s.Won() != won || told != 1 || g.s.Check() != nil {
		g.t.Errorf("over for reason %d, won by %b, told %d times, %v", g.s.Over(), g.s.Won(), told, g.s.Check())
	}
}

// TestGameEnds checks that the program for the end of the game runs before the game is over, that it can
// be read back at its questions, and that the game then ends as it was about to.
func TestGameEnds(t *testing.T) {
	g := newEnding(t)
	events := g.play(g.s, g.wins)
	// The card that wins was played, so it is destroyed as well.
	for n := range 4 {
		g.s = g.again(g.s)
		if d := g.s.Pending(); d.Kind != DecideMay || d.Seat != 0 || g.s.Over() != NotOver || g.s.Won() != 0 || g.s.Number(clock, 0) != n {
			t.Fatalf("question %d: asked is %+v\n%v", n, d, g.s)
		}
		events = append(events, g.take(g.s, func(o Option) bool { return o.Kind == OptYes })...)
	}
	g.isOver(7, 0b10, events)
	if got := g.s.Number(clock, 0); got != 4 || g.s.Len(g.s.Zone(InPlay, 1)) != 0 || g.s.Len(g.s.Zone(under, 0)) != 0 {
		t.Errorf("the clock is at %d, and not all cards are destroyed:\n%v", got, g.s)
	}
	if again, err := Decode(g.lib, g.s.AppendBinary(nil)); err != nil || again.Over() != 7 || again.Won() != 0b10 {
		t.Errorf("read back: %v", err)
	}
}

// TestGameEndsOnce checks that nothing that follows from the program for the end of the game changes how
// the game ends, or begins it again.
func TestGameEndsOnce(t *testing.T) {
	for name, op := range map[string]Op{
		"another win":         {Code: OpWin, Who: You, N: 9},
		"the end of the turn": {Code: OpSkip},
		"nothing":             {Code: OpShow},
	} {
		t.Run(name, func(t *testing.T) {
			g := newEnding(t, op)
			g.isOver(7, 0b10, g.play(g.s, g.wins))
		})
	}
	t.Run("without end", func(t *testing.T) {
		g := newEnding(t, Op{Code: OpJump})
		g.isOver(Stuck, 0, g.play(g.s, g.wins))
	})
	t.Run("of a game that is stuck", func(t *testing.T) {
		g := newEnding(t)
		g.lib.Code[g.lib.Faces[g.lib.faceOf("Loops")].Play].To = g.lib.Faces[g.lib.faceOf("Loops")].Play
		g.isOver(Stuck, 0, g.take(g.s, func(o Option) bool { return o.Kind == OptPlay && o.Card != g.wins }))
		if g.s.Len(g.s.Zone(InPlay, 1)) != 2 {
			t.Error("its cards are destroyed")
		}
	})
}

// TestEndsStands checks that only a frame with a reason and with winners at the table waits in the program
// for the end of the game, and only at the bottom.
func TestEndsStands(t *testing.T) {
	g := newEnding(t)
	g.play(g.s, g.wins)
	for name, wreck := range map[string]func(s *State){
		"no reason":            func(s *State) { s.stack[0].Arg = uint16(NotOver) },
		"stuck":                func(s *State) { s.stack[0].Arg = uint16(Stuck) },
		"a seat too many wins": func(s *State) { s.stack[0].Guards = 0b100 },
		"a script":             func(s *State) { s.stack[0].PC = uint16(g.lib.Setup) },
		"in the middle":        func(s *State) { s.stack = slices.Insert(s.stack, 1, s.stack[0]) },
		"behind its end":       func(s *State) { s.stack[0].PC = uint16(g.lib.Ends) + 4 },
	} {
		t.Run(name, func(t *testing.T) {
			s := g.s.Copy()
			wreck(s)
			if s.Check() == nil {
				t.Error("it stands")
			}
		})
	}
}

// TestMergedTextsRememberApart checks that a text which runs as one of several offers only the cards that it has
// revealed itself, each once.
func TestMergedTextsRememberApart(t *testing.T) {
	k := newKit(t)
	reveals := func(name string) FaceID {
		return k.face(Face{Name: name, Play: k.prog(
			Op{Code: OpTop, From: Set(Deck), N: 2, Seen: Shown},
			Op{Code: OpPick, Verb: VerbHold, From: Set(Deck), Held: true, Min: 1, Max: 1})})
	}
	one, other := reveals("One"), reveals("Other")
	merges := k.face(Face{Name: "Merges", Play: k.prog(Op{Code: OpMerge, From: Set(lines)})})
	plain, third := k.face(Face{Name: "Plain"}), k.face(Face{Name: "Else"})
	b := k.table(2)
	c := b.Add(merges, b.Zone(Hand, 0))
	b.Add(one, b.Zone(lines, 0))
	b.Add(other, b.Zone(lines, 0))
	top, next := b.Add(plain, b.Zone(Deck, 0)), b.Add(third, b.Zone(Deck, 0))
	s := b.Resume(0, 0)
	k.play(s, c)
	for range 2 {
		var offered []CardID
		for _, o := range s.Pending().Options {
			offered = append(offered, o.Card)
		}
		if want := []CardID{top, next}; !slices.Equal(offered, want) {
			t.Fatalf("the cards %v are offered, want %v", offered, want)
		}
		s = k.again(s)
		k.take(s, func(o Option) bool { return o.Card == top })
	}
}
