package engine

import (
	"fmt"
	"slices"
	"testing"
)

// teaming is a game in seat 0's turn with a card that uses Teamwork, which gives each foe a token, and then
// moves the clock on by ten. Each card it may play moves the clock on by one.
type teaming struct {
	*kit
	s      *State
	source CardID   // in the hand of seat 0
	tops   []CardID // the top cards of the decks, by seat
	stays  CardID   // the card of the last seat below its top card, which is Ongoing
	used   NumberID // how often the player of the turn has used Teamwork
}

// teamingOf says what is different from the usual game.
type teamingOf struct {
	seats    int
	op       Op             // more of the instruction
	wide     int            // on how many foes it may be used, 1 if 0, none if less
	hero     []Op           // what an ability of each hero does that interrupts shuffles, if any
	decks    int            // the cards of each deck, 2 if 0, none if less
	discards int            // the cards of each discard pile
	text     []Op           // what comes between Teamwork and the clock
	instead  bool           // the text has no Teamwork
	change   func(*teaming) // it may add to the Library
	lay      func(*teaming, *Builder)
}

func newTeaming(t *testing.T, of teamingOf) *teaming {
	t.Helper()
	k := newKit(t)
	g := &teaming{kit: k}
	k.lib.Numbers = append(k.lib.Numbers, Number{Name: "used", Of: OfTurn, Max: 99, Teamwork: true})
	g.used = NumberID(len(k.lib.Numbers) - 1)
	hero := Face{Name: "Hero", SuperHero: true}
	if of.hero != nil {
		hero.Triggers = []TriggerID{k.trigger(Trigger{On: BeforeShuffle, How: Interrupts, InTurn: All, From: Set(Heroes), Prog: k.prog(of.hero...)})}
	}
	if of.wide != 0 {
		k.lib.Changes = append(k.lib.Changes, Change{Asked: AskTeamwork, Layer: Sets, Whose: All, From: Set(Heroes), N: int16(max(of.wide, 0))})
		hero.Changes = []ChangeID{1}
	}
	if of.change != nil {
		of.change(g)
	}
	of.op.Code, of.op.Number, of.op.N = OpTeamwork, VPTokens, 1
	text := append([]Op{of.op}, of.text...)
	if of.instead {
		text = of.text
	}
	ticks := k.prog(Op{Code: OpNumber, Number: clock, N: 1})
	source := k.face(Face{Name: "Teams", Play: k.prog(append(text, Op{Code: OpNumber, Number: clock, N: 10})...)})
	plain, stays, own := k.face(Face{Name: "Plain", Play: ticks}), k.face(Face{Name: "Stays", Ongoing: true, Play: ticks}), k.face(hero)
	b := k.table(of.seats)
	g.source = b.Add(source, b.Zone(Hand, 0))
	if of.decks == 0 {
		of.decks = 2
	}
	for seat := range SeatID(of.seats) {
		b.Add(own, b.Zone(Heroes, seat))
		g.tops = append(g.tops, NoCard)
		for n := range max(of.decks, 0) {
			if n == 0 {
				g.tops[seat] = b.Add(plain, b.Zone(Deck, seat))
			} else {
				g.stays = b.Add(stays, b.Zone(Deck, seat))
			}
		}
		b.AddCopies(plain, of.discards, b.Zone(Discard, seat))
	}
	if of.lay != nil {
		of.lay(g, b)
	}
	g.s = b.Resume(0, 0)
	return g
}

// hears lays out a card in play of seat 0 with a trigger.
func hears(tr Trigger, does ...Op) (change func(*teaming), lay func(*teaming, *Builder)) {
	var f FaceID
	return func(g *teaming) {
			tr.From, tr.Prog = Set(InPlay), g.prog(does...)
			f = g.face(Face{Name: "Hears", Triggers: []TriggerID{g.trigger(tr)}})
		}, func(_ *teaming, b *Builder) {
			b.Add(f, b.Zone(InPlay, 0))
		}
}

// asked fails the test unless seat 0 is asked for one of these seats, or to stop if it may. It reads the game
// back.
func (g *teaming) asked(stop bool, seats ...SeatID) {
	g.t.Helper()
	d := g.s.Pending()
	want := []Option{}
	for _, seat := range seats {
		want = append(want, Option{Kind: OptSeat, N: int16(seat)})
	}
	if stop {
		want = append(want, Option{Kind: OptDone})
	}
	if d.Kind != DecideSeat || d.Seat != 0 || !slices.Equal(d.Options, want) {
		g.t.Fatalf("asked: %+v; want %v", d, want)
	}
	g.s = g.again(g.s)
}

func (g *teaming) choose(seat SeatID) []Event {
	g.t.Helper()
	return g.take(g.s, func(o Option) bool { return o.Kind == OptSeat && SeatID(o.N) == seat })
}

func (g *teaming) answer(kind OptionKind) []Event {
	g.t.Helper()
	return g.take(g.s, func(o Option) bool { return o.Kind == kind })
}

// came checks the tokens of each seat, the clock and how often Teamwork was used, and that nothing is asked.
func (g *teaming) came(clocks, used int, tokens ...int) {
	g.t.Helper()
	var got []int
	for seat := range SeatID(g.s.Seats()) {
		got = append(got, g.s.Number(VPTokens, seat))
	}
	if !slices.Equal(got, tokens) || g.s.Number(clock, 0) != clocks || g.s.Number(g.used, 0) != used || g.s.Pending().Kind != DecideTurn {
		g.t.Errorf("tokens %v, want %v; the clock is at %d, want %d; Teamwork was used %d times, want %d:\n%v",
			got, tokens, g.s.Number(clock, 0), clocks, g.s.Number(g.used, 0), used, g.s)
	}
}

// TestTeamwork checks that Teamwork plays the top card of the deck of a foe that its player chooses, gives the
// foe a number, makes an event, sets off triggers, and counts (M-138).
func TestTeamwork(t *testing.T) {
	of := teamingOf{seats: 3}
	of.change, of.lay = hears(Trigger{On: OnTeamwork}, Op{Code: OpNumber, Number: clock, N: 10})
	g := newTeaming(t, of)
	events := g.play(g.s, g.source)
	g.asked(false, 1, 2)
	events = append(events, g.choose(2)...)
	g.came(21, 1, 0, 0, 1)
	told := 0
	for _, e := range events {
		if e.Kind == TeamworkUsed {
			told++
			if e.Seat != 0 || e.Source != g.source || e.N != 2 || e.Sees != Everyone {
				t.Errorf("told of %+v", e)
			}
		}
	}
	top := g.s.Card(g.tops[2])
	if told != 1 || top.Zone != g.s.Zone(InPlay, 0) || top.Owner != 2 || top.Bits&Bound == 0 || !g.s.PlayedNow(g.tops[2]) {
		t.Errorf("told %d times, the card is %+v", told, top)
	}
	g.answer(OptEnd)
	if got := g.s.Cards(g.s.Zone(Deck, 2)); !slices.Equal(got, []CardID{g.tops[2], g.stays}) || g.s.Card(g.tops[2]).Bits&Bound != 0 {
		t.Errorf("the deck of the foe has %v, want %v", got, []CardID{g.tops[2], g.stays})
	}
}

// TestTeamworkChoices checks on whom Teamwork is used: the only foe, nobody, a random foe, or several, each of
// them once.
func TestTeamworkChoices(t *testing.T) {
	t.Run("the only foe", func(t *testing.T) {
		g := newTeaming(t, teamingOf{seats: 2})
		g.play(g.s, g.source)
		g.came(11, 1, 0, 1)
	})
	t.Run("no foe", func(t *testing.T) {
		for _, n := range []int{1, 2} {
			g := newTeaming(t, teamingOf{seats: 1, wide: n})
			f := g.s.frame(0)
			if got := g.s.counted(&Count{Of: TeamworkOn}, &f); got != 0 {
				t.Errorf("it can be used on %d", got)
			}
			g.play(g.s, g.source)
			g.came(10, 0, 0)
		}
	})
	t.Run("not allowed", func(t *testing.T) {
		g := newTeaming(t, teamingOf{seats: 3, wide: -1})
		g.play(g.s, g.source)
		g.came(10, 0, 0, 0, 0)
	})
	t.Run("no partner", func(t *testing.T) {
		var team NumberID
		g := newTeaming(t, teamingOf{seats: 4, change: func(g *teaming) { team = teamNumber(g.kit, Number{}) },
			lay: func(_ *teaming, b *Builder) {
				for seat := range SeatID(4) {
					b.Set(team, seat, 1+int(seat)%2)
				}
			}})
		g.play(g.s, g.source)
		g.asked(false, 1, 3)
	})
	t.Run("at random", func(t *testing.T) {
		for n, want := range [][]int{{0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}} {
			g := newTeaming(t, teamingOf{seats: 4, op: Op{Pair: true}, lay: func(_ *teaming, b *Builder) { b.Fix(StreamChance, n) }})
			g.play(g.s, g.source)
			g.came(11, 1, want...)
		}
	})
	t.Run("the only one at random", func(t *testing.T) {
		g := newTeaming(t, teamingOf{seats: 2, op: Op{Pair: true}})
		g.play(g.s, g.source)
		g.came(11, 1, 0, 1)
	})
	t.Run("any number, chosen also where it is at random", func(t *testing.T) {
		for _, random := range []bool{false, true} {
			g := newTeaming(t, teamingOf{seats: 4, op: Op{Pair: random}, wide: 4})
			g.play(g.s, g.source)
			g.asked(false, 1, 2, 3)
			g.choose(2)
			g.asked(true, 1, 3)
			g.choose(1)
			g.asked(true, 3)
			g.choose(3)
			g.came(13, 3, 0, 1, 1, 1)
		}
	})
	t.Run("two of three", func(t *testing.T) {
		g := newTeaming(t, teamingOf{seats: 4, wide: 2})
		g.play(g.s, g.source)
		g.choose(3)
		g.choose(1)
		g.came(12, 2, 0, 1, 0, 1)
	})
	t.Run("fewer than allowed", func(t *testing.T) {
		g := newTeaming(t, teamingOf{seats: 4, wide: 4})
		g.play(g.s, g.source)
		g.choose(3)
		g.asked(true, 1, 2)
		g.answer(OptDone)
		g.came(11, 1, 0, 0, 0, 1)
	})
	t.Run("again by the same text", func(t *testing.T) {
		g := newTeaming(t, teamingOf{seats: 3, text: []Op{{Code: OpTeamwork}}})
		g.play(g.s, g.source)
		g.choose(1)
		g.asked(false, 1, 2)
		g.choose(1)
		g.came(12, 2, 0, 1, 0)
	})
}

// TestTeamworkWithoutACard checks that Teamwork on a foe without cards gives the foe a number all the same, and
// that a deck that is empty is filled with the discard pile first.
func TestTeamworkWithoutACard(t *testing.T) {
	for discards, clocks := range []int{10, 11, 11} {
		t.Run(fmt.Sprint(discards, " discarded"), func(t *testing.T) {
			for _, many := range []int{1, 2} {
				g := newTeaming(t, teamingOf{seats: 2, decks: -1, discards: discards, wide: many})
				g.play(g.s, g.source)
				g.came(clocks, 1, 0, 1)
				if got := g.s.Len(g.s.Zone(Deck, 1)); got != max(discards-1, 0) || g.s.Len(g.s.Zone(Discard, 1)) != 0 {
					t.Errorf("%d cards are left in the deck:\n%v", got, g.s)
				}
			}
		})
	}
	g := newTeaming(t, teamingOf{seats: 3, decks: -1, wide: 2})
	g.play(g.s, g.source)
	g.choose(1)
	g.asked(true, 2)
	g.choose(2)
	g.came(10, 2, 0, 1, 1)
}

// TestTeamworkIsCounted checks that the number of the turn counts only the Teamwork of its player, until the end
// of the turn.
func TestTeamworkIsCounted(t *testing.T) {
	for name, c := range map[string]struct {
		seat SeatID
		set  func(*Turn)
		want int
	}{
		"in the own turn":   {0, func(*Turn) {}, 1},
		"at its end":        {0, func(turn *Turn) { turn.Ending = true }, 0},
		"in another's turn": {1, func(*Turn) {}, 0},
		"in nobody's turn":  {0, func(turn *Turn) { turn.Active = NoSeat }, 0},
	} {
		t.Run(name, func(t *testing.T) {
			g := newTeaming(t, teamingOf{seats: 2})
			m := machine{State: g.s}
			c.set(m.turn())
			m.begin(m.Face(g.source).Play, g.source, c.seat, c.seat)
			m.askNothing()
			for len(m.stack) > 1 {
				m.step()
			}
			if got := m.Number(g.used, 0); got != c.want || m.Number(VPTokens, 1-c.seat) != 1 {
				t.Errorf("counted %d, want %d", got, c.want)
			}
		})
	}
}

// TestBoundCardsReturn checks that a card played with Teamwork goes on top of its owner's deck whatever would
// become of it, and that an Ongoing one stays in play until then.
func TestBoundCardsReturn(t *testing.T) {
	at := func(s *State, c CardID, p Place, seat SeatID) bool { return s.Card(c).Zone == s.Zone(p, seat) }
	for name, op := range map[string]Op{
		"destroyed":          {Verb: VerbDestroy},
		"discarded":          {Verb: VerbDiscard, Dest: Dest{Place: Discard}},
		"passed":             {Verb: VerbPass, Dest: Dest{Place: Discard, Of: Left}},
		"set aside":          {Verb: VerbAside},
		"put into the hand":  {Verb: VerbPut, Dest: Dest{Place: Hand}},
		"put below the deck": {Verb: VerbPut, Dest: Dest{Place: Deck, Under: true}},
		"put under a hero":   {Verb: VerbPut, Dest: Dest{Place: under}},
		"put into a line":    {Verb: VerbPut, Dest: Dest{Place: lines}},
		"gained":             {Verb: VerbGain, Dest: Dest{Place: Discard}},
	} {
		t.Run(name, func(t *testing.T) {
			op.Code, op.From, op.Filter = OpAll, Set(InPlay), 1
			g := newTeaming(t, teamingOf{seats: 2, text: []Op{op}, change: func(g *teaming) { g.filter(Filter{NotMine: true}) }})
			g.play(g.s, g.source)
			if got := g.s.Cards(g.s.Zone(Deck, 1)); !slices.Equal(got, []CardID{g.tops[1], g.stays}) || g.s.Card(g.tops[1]).Bits != 0 || g.s.Card(g.tops[1]).Owner != 1 {
				t.Errorf("the deck of its owner has %v, and the card is %+v:\n%v", got, g.s.Card(g.tops[1]), g.s)
			}
		})
	}
	t.Run("both used", func(t *testing.T) {
		// The Ongoing card is the second one. It stays in play, and another's Destruction sends it back, too.
		g := newTeaming(t, teamingOf{seats: 2, text: []Op{{Code: OpTeamwork}}})
		g.play(g.s, g.source)
		g.answer(OptEnd)
		g.s = g.again(g.s)
		if !at(g.s, g.stays, InPlay, 0) || g.s.Card(g.stays).Bits&Bound == 0 || !at(g.s, g.tops[1], Deck, 1) {
			t.Fatalf("at the end of the turn the Ongoing card is %+v:\n%v", g.s.Card(g.stays), g.s)
		}
		m := machine{State: g.s}
		m.shift(g.stays, m.Zone(InPlay, 1), beneath, VerbPut, 1)
		if g.s.Card(g.stays).Bits&Bound == 0 {
			t.Error("a card that goes to another seat's play is no longer bound")
		}
		m.destroy(g.stays, 1)
		if m.Top(m.Zone(Deck, 1)) != g.stays || g.s.Card(g.stays).Bits != 0 {
			t.Errorf("an Ongoing card that is destroyed is %+v:\n%v", g.s.Card(g.stays), g.s)
		}
	})
	t.Run("played again", func(t *testing.T) {
		g := newTeaming(t, teamingOf{seats: 2, change: func(g *teaming) { g.filter(Filter{NotMine: true}) },
			text: []Op{{Code: OpPick, Verb: VerbReplay, From: Set(InPlay), Filter: 1, Min: 1, Max: 1}}})
		g.play(g.s, g.source)
		g.came(12, 1, 0, 1)
		if g.s.Card(g.tops[1]).Bits&Bound == 0 {
			t.Error("played again, the card is no longer bound")
		}
	})
	t.Run("by a text of its own", func(t *testing.T) {
		// Its text ends with it before the card is marked as played with Teamwork.
		var gone ProgID
		g := newTeaming(t, teamingOf{seats: 2, change: func(g *teaming) { gone = g.prog(Op{Code: OpThis, Verb: VerbDestroy}) }})
		g.lib.Faces[g.s.Card(g.tops[1]).Face].Play = gone
		g.lib.Seal()
		g.play(g.s, g.source)
		if !at(g.s, g.tops[1], Deck, 1) {
			t.Errorf("a card that destroys itself is %+v:\n%v", g.s.Card(g.tops[1]), g.s)
		}
	})
}

// keepsOne is the text of an ability that leaves up to one card in the discard pile.
var keepsOne = []Op{{Code: OpPick, From: Set(Discard), Max: 1, Verb: VerbStay}}

// keeping lays out a game in which each hero keeps a card in the discard pile, and seat 0 has a card with a
// text.
func keeping(t *testing.T, decks, discards int, text ...Op) *teaming {
	t.Helper()
	return newTeaming(t, teamingOf{seats: 2, decks: decks, discards: discards, hero: keepsOne, instead: true, text: text,
		change: func(g *teaming) { g.count(Count{Of: CardsHeld}) }})
}

// kept fails the test unless a seat is asked which card of its discard pile stays there, and reads the game
// back.
func (g *teaming) kept(seat SeatID, cards int) {
	g.t.Helper()
	d := g.s.Pending()
	if d.Kind != DecidePick || d.Verb != VerbStay || d.Seat != seat || len(d.Options) != cards+1 {
		g.t.Fatalf("asked: %+v; want seat %d to keep one of %d cards:\n%v", d, seat, cards, g.s)
	}
	before := g.s.Hash()
	if g.s = g.again(g.s); g.s.Hash() != before {
		g.t.Error("read back, it is another game")
	}
}

// piles fails the test unless a seat has these numbers of cards in its hand, deck, and discard pile.
func (g *teaming) piles(seat SeatID, hand, deck, discard int) {
	g.t.Helper()
	got := [3]int{g.s.Len(g.s.Zone(Hand, seat)), g.s.Len(g.s.Zone(Deck, seat)), g.s.Len(g.s.Zone(Discard, seat))}
	if got != [3]int{hand, deck, discard} {
		g.t.Errorf("seat %d has %v cards in hand, deck and discard pile, want %v:\n%v", seat, got, [3]int{hand, deck, discard}, g.s)
	}
}

// TestStaysForOneShuffle checks that a card stays for one shuffle: the next time it is asked for again.
func TestStaysForOneShuffle(t *testing.T) {
	g := keeping(t, -1, 3, Op{Code: OpDraw, N: 1}, Op{Code: OpDraw, N: 2})
	g.play(g.s, g.source)
	g.kept(0, 3)
	g.answer(OptCard)
	// One of two is drawn, then the other, and the first card kept is all that is left to shuffle.
	g.kept(0, 1)
	if got := g.s.Card(g.s.Pending().Options[0].Card).Bits; got != 0 {
		t.Errorf("the card that stayed has the marks %b", got)
	}
	g.answer(OptDone)
	g.piles(0, 3, 0, 0)
	// A card that has left the pile is not kept.
	g = keeping(t, -1, 3, Op{Code: OpDraw, N: 1}, Op{Code: OpAll, From: Set(Discard), Verb: VerbPut, Dest: Dest{Place: Deck}})
	g.play(g.s, g.source)
	g.answer(OptCard)
	g.piles(0, 1, 2, 0)
	for _, c := range g.s.Cards(g.s.Zone(Deck, 0)) {
		if g.s.Card(c).Bits&Stays != 0 {
			t.Errorf("a card that has left the pile is %+v", g.s.Card(c))
		}
	}
}

// TestTeamworkInterrupted checks that a foe's ability comes before the shuffle for Teamwork, and that its user then
// goes on with other foes.
func TestTeamworkInterrupted(t *testing.T) {
	g := newTeaming(t, teamingOf{seats: 3, decks: -1, discards: 2, hero: keepsOne, wide: 3})
	g.play(g.s, g.source)
	g.asked(false, 1, 2)
	g.choose(2)
	g.kept(2, 2)
	g.answer(OptCard)
	g.asked(true, 1)
	g.piles(2, 0, 0, 1)
	g.choose(1)
	g.kept(1, 2)
	g.answer(OptDone)
	g.came(12, 2, 0, 1, 1)
	g.piles(1, 0, 1, 0)
	// The only card of a foe may stay, too. Then nothing is played.
	g = newTeaming(t, teamingOf{seats: 2, decks: -1, discards: 1, hero: keepsOne})
	g.play(g.s, g.source)
	g.kept(1, 1)
	g.answer(OptCard)
	g.came(10, 1, 0, 1)
	g.piles(1, 0, 0, 1)
}
