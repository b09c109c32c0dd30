package engine

import (
	"fmt"
	"testing"
)

// hearing is a three-player game in seat 1's turn. Seat 1 has a card with a trigger in play.
type hearing struct {
	*kit
	m      machine
	source CardID
	deed   CardID // the card that a seat acts with, in the hand of seat 1
	lined  CardID // a card of higher cost, in a line
}

// newHearing lays out the game with one trigger, which works from play.
func newHearing(t *testing.T, tr Trigger) *hearing { return newHearingAmong(t, tr, false) }

// newHearingAmong is like newHearing but can add a trigger for every moment to the Library. No card
// has these triggers, so they must make no difference.
func newHearingAmong(t *testing.T, tr Trigger, others bool) *hearing {
	t.Helper()
	k := &hearing{kit: newKit(t)}
	tr.From = Set(InPlay)
	tr.Prog = k.prog(Op{Code: OpShow})
	k.lib.Filters = append(k.lib.Filters, Filter{MinCost: 3}, Filter{Types: Villain}, Filter{NotMine: true}) // filters 1 to 3
	k.lib.Changes = append(k.lib.Changes, Change{Asked: AskCost, Layer: Adds, Whose: All, N: 1})
	k.lib.Counts = append(k.lib.Counts, Count{Of: CardsIn, From: Set(Discard)})
	waits := k.face(Face{Name: "Waits", Triggers: []TriggerID{k.trigger(tr)}})
	if others {
		for on := range NumMoments {
			k.trigger(Trigger{On: on, From: Set(Heroes, InPlay), Whose: All, InTurn: All, Prog: tr.Prog})
		}
	}
	cheap, dear := k.face(Face{Name: "Cheap", Cost: 2}), k.face(Face{Name: "Dear", Cost: 3})
	b := k.table(3)
	k.source = b.Add(waits, b.Zone(InPlay, 1))
	k.deed = b.Add(cheap, b.Zone(Hand, 1))
	k.lined = b.Add(dear, b.ZoneAt(lines, NoSeat, 0))
	k.m = machine{State: b.Resume(1, 0)}
	return k
}

// hears returns how many triggers are set off by an act of a seat with a card.
func (k *hearing) hears(on Moment, doer SeatID, c CardID) int {
	k.m.waiting = k.m.waiting[:0]
	k.m.hear(on, doer, c)
	return len(k.m.waiting)
}

// TestWhoseAndInWhoseTurn checks that at every moment a trigger hears only the seats it names, in
// the turns it names (A-2.060, C-045).
func TestWhoseAndInWhoseTurn(t *testing.T) {
	turns := []struct {
		name string
		turn Turn
		in   map[Who]bool // the words that mean it, to seat 1
	}{
		{"its own turn", Turn{Seat: 1, Active: 1}, map[Who]bool{You: true, All: true}},
		{"the end of its turn", Turn{Seat: 1, Active: 1, Ending: true}, map[Who]bool{All: true}},
		{"a foe's turn", Turn{Seat: 0, Active: 0}, map[Who]bool{Foes: true, All: true}},
		{"the end of a foe's turn", Turn{Seat: 0, Active: 0, Ending: true}, map[Who]bool{Foes: true, All: true}},
		{"nobody's turn", Turn{Seat: 1, Active: NoSeat}, map[Who]bool{All: true}},
	}
	doers := []struct {
		seat SeatID
		by   map[Who]bool
	}{
		{1, map[Who]bool{You: true, All: true}},
		{0, map[Who]bool{Foes: true, All: true}},
		{2, map[Who]bool{Foes: true, All: true}},
	}
	others := false
	for on := range NumMoments {
		if on == OnGainThis {
			continue // it is about the card itself: see TestGainThis
		}
		for _, whose := range []Who{You, Foes, All} {
			for _, inTurn := range []Who{You, Foes, All, You, Foes, All} {
				others = !others
				k := newHearingAmong(t, Trigger{On: on, Whose: whose, InTurn: inTurn}, others)
				for _, now := range turns {
					k.m.turns[0] = now.turn
					for _, by := range doers {
						want := 0
						if now.in[inTurn] && by.by[whose] {
							want = 1
						}
						if got := k.hears(on, by.seat, k.deed); got != want {
							t.Errorf("%v, a trigger on deeds of %v in the turn of %v: a deed of seat %d in %s sets off %d, want %d",
								on, whose, inTurn, by.seat, now.name, got, want)
						}
					}
				}
				for other := range NumMoments {
					if other != on && k.hears(other, 1, k.deed) != 0 {
						t.Errorf("a trigger on %v goes off on %v", on, other)
					}
				}
			}
		}
	}
}

// TestGainThis checks that a card hears that it was gained, wherever it was, and that no other card
// does.
func TestGainThis(t *testing.T) {
	k := newHearingAmong(t, Trigger{On: OnGainThis}, true)
	if got := k.hears(OnGain, 1, k.source); got != 1 {
		t.Errorf("a card that was gained hears it %d times", got)
	}
	if got := k.hears(OnGain, 1, k.deed); got != 0 {
		t.Errorf("a card hears %d times that another was gained", got)
	}
	if got := k.hears(OnPlay, 1, k.source); got != 0 {
		t.Errorf("a card hears %d times that it was played", got)
	}
	k = newHearing(t, Trigger{On: OnGain})
	if k.hears(OnGain, 1, k.deed) != 1 || k.hears(OnGain, 1, k.source) != 1 {
		t.Error("a card that hears of gains does not hear of each")
	}
}

// TestWhatTriggersHear checks that a trigger also depends on the card, the place, whether it is the
// first time, and its other conditions.
func TestWhatTriggersHear(t *testing.T) {
	plays := func(k *hearing, by SeatID, cards ...CardID) {
		k.m.plays = k.m.plays[:0]
		for _, c := range cards {
			card := k.m.cards[c]
			k.m.plays = append(k.m.plays, Play{Card: c, Stay: card.Stay, Face: card.Face, Text: card.Face, By: by, Bits: Done})
		}
	}
	gains := func(k *hearing, all ...Gain) { k.m.gains = all }
	for _, c := range []struct {
		name string
		tr   Trigger
		set  func(*hearing)
		card func(*hearing) CardID
		want int
	}{
		{"a played card that fits", Trigger{On: OnPlay, Filter: 1}, nil, func(k *hearing) CardID { return k.lined }, 1},
		{"a played card that does not", Trigger{On: OnPlay, Filter: 1}, nil, nil, 0},
		{"a gained card that fits", Trigger{On: OnGain, Filter: 1}, nil, func(k *hearing) CardID { return k.lined }, 1},
		{"a gained card that does not", Trigger{On: OnGain, Filter: 1}, nil, nil, 0},
		{"no card, where one must fit", Trigger{On: OnTurn, Filter: 1}, nil, func(*hearing) CardID { return NoCard }, 0},
		{"no card, where any does", Trigger{On: OnTurn}, nil, func(*hearing) CardID { return NoCard }, 1},
		{"from where it says", Trigger{On: OnGain, At: Set(lines)}, func(k *hearing) { k.m.at = lines }, nil, 1},
		{"from elsewhere", Trigger{On: OnGain, At: Set(lines)}, func(k *hearing) { k.m.at = Discard }, nil, 0},
		{"from anywhere", Trigger{On: OnGain}, func(k *hearing) { k.m.at = Discard }, nil, 1},
		{"the first draw", Trigger{On: OnDraw, First: true}, func(k *hearing) { k.m.turns[0].N[Draws] = 1 }, nil, 1},
		{"the second draw", Trigger{On: OnDraw, First: true}, func(k *hearing) { k.m.turns[0].N[Draws] = 2 }, nil, 0},
		{"before the first draw", Trigger{On: BeforeDraw, First: true}, nil, nil, 1},
		{"before the second draw", Trigger{On: BeforeDraw, First: true}, func(k *hearing) { k.m.turns[0].N[Draws] = 1 }, nil, 0},
		{"before any draw", Trigger{On: BeforeDraw}, func(k *hearing) { k.m.turns[0].N[Draws] = 1 }, nil, 1},
		{"any draw", Trigger{On: OnDraw}, func(k *hearing) { k.m.turns[0].N[Draws] = 2 }, nil, 1},
		{"the first play", Trigger{On: OnPlay, First: true}, func(k *hearing) { plays(k, 1, k.deed) }, nil, 1},
		{"the second play", Trigger{On: OnPlay, First: true}, func(k *hearing) { plays(k, 1, k.lined, k.deed) }, nil, 0},
		{"the first that fits", Trigger{On: OnPlay, First: true, Filter: 1}, func(k *hearing) { plays(k, 1, k.deed, k.lined) },
			func(k *hearing) CardID { return k.lined }, 1},
		{"the first of one's own", Trigger{On: OnPlay, First: true}, func(k *hearing) { plays(k, 0, k.lined, k.deed) }, nil, 1},
		{"a new name", Trigger{On: OnPlay, NewName: true}, func(k *hearing) { plays(k, 1, k.lined, k.deed) }, nil, 1},
		{"a name once more", Trigger{On: OnPlay, NewName: true}, func(k *hearing) { plays(k, 1, k.deed, k.deed) }, nil, 0},
		{"a count that is reached", Trigger{On: OnPlay, When: 1, Min: 1}, func(k *hearing) {
			k.m.shift(k.lined, k.m.Zone(Discard, 1), onTop, VerbPut, 1)
		}, nil, 1},
		{"a count that is not", Trigger{On: OnPlay, When: 1, Min: 2}, func(k *hearing) {
			k.m.shift(k.lined, k.m.Zone(Discard, 1), onTop, VerbPut, 1)
		}, nil, 0},
		{"played from where it says", Trigger{On: OnPlay, At: Set(Hand)}, func(k *hearing) { k.m.at = Hand }, nil, 1},
		{"played from elsewhere", Trigger{On: OnPlay, At: Set(Hand)}, func(k *hearing) { k.m.at = Deck }, nil, 0},
		{"the first gain", Trigger{On: OnGain, First: true}, func(k *hearing) { gains(k, Gain{Seat: 1}) }, nil, 1},
		{"the second gain", Trigger{On: OnGain, First: true}, func(k *hearing) { gains(k, Gain{Seat: 1}, Gain{Seat: 1}) }, nil, 0},
		{"the first gain of one's own", Trigger{On: OnGain, First: true}, func(k *hearing) { gains(k, Gain{Seat: 0}, Gain{Seat: 1}) }, nil, 1},
		{"the first gain that fits", Trigger{On: OnGain, First: true, Filter: 1}, func(k *hearing) {
			gains(k, Gain{Seat: 1, Face: k.m.cards[k.deed].Face}, Gain{Seat: 1, Face: k.m.cards[k.lined].Face})
		}, func(k *hearing) CardID { return k.lined }, 1},
		{"the second gain that fits", Trigger{On: OnGain, First: true, Filter: 1}, func(k *hearing) {
			gains(k, Gain{Seat: 1, Face: k.m.cards[k.lined].Face}, Gain{Seat: 1, Face: k.m.cards[k.lined].Face})
		}, func(k *hearing) CardID { return k.lined }, 0},
		{"the first gain from where it says", Trigger{On: OnGain, First: true, At: Set(lines)}, func(k *hearing) {
			k.m.at = lines
			gains(k, Gain{Seat: 1, From: Deck}, Gain{Seat: 1, From: lines})
		}, nil, 1},
		{"the second gain from there", Trigger{On: OnGain, First: true, At: Set(lines)}, func(k *hearing) {
			k.m.at = lines
			gains(k, Gain{Seat: 1, From: lines}, Gain{Seat: 1, From: lines})
		}, nil, 0},
		{"the first purchase", Trigger{On: OnGain, First: true, Paid: true}, func(k *hearing) { gains(k, Gain{Seat: 1}, Gain{Seat: 1, Bought: true}) }, nil, 1},
		{"a gain without a purchase", Trigger{On: OnGain, First: true, Paid: true}, func(k *hearing) { gains(k, Gain{Seat: 1}) }, nil, 0},
		{"the second purchase", Trigger{On: OnGain, First: true, Paid: true}, func(k *hearing) {
			gains(k, Gain{Seat: 1, Bought: true}, Gain{Seat: 1, Bought: true})
		}, nil, 0},
		{"a card of another's", Trigger{On: OnPlay, Filter: 3}, func(k *hearing) { k.m.cards[k.deed].Owner = 0 }, nil, 1},
		{"a card of nobody's", Trigger{On: OnPlay, Filter: 3}, func(k *hearing) { k.m.cards[k.deed].Owner = NoSeat }, nil, 1},
		{"a card of one's own", Trigger{On: OnPlay, Filter: 3}, nil, nil, 0},
		{"face down", Trigger{On: OnPlay}, func(k *hearing) { k.m.cards[k.source].Bits |= FaceDown }, nil, 0},
		{"used this turn", Trigger{On: OnPlay}, func(k *hearing) { k.m.cards[k.source].Spent = 1 }, nil, 0},
		{"another ability used", Trigger{On: OnPlay}, func(k *hearing) { k.m.cards[k.source].Spent = 2 }, nil, 1},
		{"played twice where it lies", Trigger{On: OnPlay}, func(k *hearing) { plays(k, 1, k.source, k.source) }, nil, 2},
		{"out of play", Trigger{On: OnPlay}, func(k *hearing) { k.m.shift(k.source, k.m.Zone(Hand, 1), onTop, VerbPut, 1) }, nil, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := newHearing(t, c.tr)
			if c.set != nil {
				c.set(k)
			}
			deed := k.deed
			if c.card != nil {
				deed = c.card(k)
			}
			if got := k.hears(c.tr.On, 1, deed); got != c.want {
				t.Errorf("it goes off %d times, want %d", got, c.want)
			}
		})
	}
}

// TestHeardLater checks that a trigger on later plays hears each play except the one that set it up, also
// if that card is played again.
func TestHeardLater(t *testing.T) {
	k := newKit(t)
	flushes := k.prog(Op{Code: OpWatch, N: int16(k.trigger(Trigger{On: OnPlay, Later: true, Prog: k.prog(Op{Code: OpNumber, Number: clock, N: 1})}))},
		Op{Code: OpPick, From: Set(InPlay), Filter: k.filter(Filter{Played: true, Not: Hero}), Max: 1, Verb: VerbReplay})
	text, plain := k.face(Face{Name: "Text", Play: flushes}), k.face(Face{Name: "Plain", Types: Hero})
	b := k.table(2)
	cards := []CardID{b.Add(text, b.Zone(Hand, 0)), b.Add(text, b.Zone(Hand, 0)), b.Add(plain, b.Zone(Hand, 0))}
	s := b.Resume(0, 0)
	for _, step := range []struct {
		card  CardID
		again bool
		want  int
	}{
		{cards[0], false, 0}, // its own play
		{cards[1], true, 4},  // both hear that the first is played again, and both texts of the first hear the second
		{cards[2], false, 7}, // all three hear it
	} {
		k.play(s, step.card)
		for s.Pending().Kind == DecidePick {
			k.take(s, func(o Option) bool { return (o.Kind == OptCard) == step.again })
			step.again = false
		}
		if got := s.Number(clock, 0); got != step.want {
			t.Errorf("after card %d the later plays heard are %d, want %d", step.card, got, step.want)
		}
	}
}

// TestWatchesHear checks that a Watch hears for its seat while it lasts and is not used up.
func TestWatchesHear(t *testing.T) {
	for _, c := range []struct {
		name  string
		watch func(*hearing) Watch
		want  int
	}{
		{"a watch", func(k *hearing) Watch { return Watch{Source: k.deed, Trigger: 1, Seat: 1} }, 1},
		{"a change", func(k *hearing) Watch { return Watch{Source: k.deed, Change: 1, Seat: 1} }, 0},
		{"another's", func(k *hearing) Watch { return Watch{Source: k.deed, Trigger: 1, Seat: 0} }, 0},
		{"one that is used up", func(k *hearing) Watch { return Watch{Source: k.deed, Trigger: 1, Seat: 1, Spent: true} }, 0},
		{"while its card stays", func(k *hearing) Watch {
			return Watch{Source: k.deed, Stay: k.m.cards[k.deed].Stay, Trigger: 1, Seat: 1, Until: WhileThere}
		}, 1},
		{"when its card has left", func(k *hearing) Watch {
			return Watch{Source: k.deed, Stay: k.m.cards[k.deed].Stay + 1, Trigger: 1, Seat: 1, Until: WhileThere}
		}, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := newHearingAmong(t, Trigger{On: OnPlay}, true)
			k.m.cards[k.source].Bits |= FaceDown // only the watch hears
			k.lib.asks = append(k.lib.asks, 0)
			k.m.watches = append(k.m.watches, Watch{Source: k.source, Trigger: 1, Seat: 2}, c.watch(k))
			if got := k.hears(OnPlay, 1, k.lined); got != c.want {
				t.Errorf("it goes off %d times, want %d", got, c.want)
			}
			if got := k.hears(OnGain, 1, k.lined); got != 0 {
				t.Errorf("it goes off %d times at another moment", got)
			}
			if c.want == 1 {
				k.hears(OnPlay, 1, k.lined)
				if w := k.m.waiting[0]; w.Source != k.deed || w.Seat != 1 || w.Spend != -2 || w.It != k.lined {
					t.Errorf("what waits is %+v", w)
				}
			}
		})
	}
}

// TestWatchesHearFoes checks that a Watch hears what another seat does, also if no card could hear it.
func TestWatchesHearFoes(t *testing.T) {
	k := newKit(t)
	heard := k.trigger(Trigger{On: OnGain, Whose: Foes, InTurn: All, Prog: k.prog(Op{Code: OpShow})})
	plain := k.face(Face{Name: "Plain"})
	b := k.table(3)
	source, gained := b.Add(plain, b.Zone(Discard, 1)), b.Add(plain, b.Zone(Discard, 0))
	m := machine{State: b.Resume(0, 0)}
	m.watches = append(m.watches, Watch{Source: source, Trigger: heard, Seat: 1})
	for doer, want := range map[SeatID]int{0: 1, 1: 0, 2: 1} {
		m.waiting = m.waiting[:0]
		m.hear(OnGain, doer, gained)
		if got := len(m.waiting); got != want {
			t.Errorf("after an act of seat %d, it goes off %d times, want %d", doer, got, want)
		}
	}
}

// TestRulesHear checks that a trigger on a rules card works for the seat that acted, or for the
// active seat if none did.
func TestRulesHear(t *testing.T) {
	for doer, want := range map[SeatID]SeatID{0: 0, 1: 1, 2: 2, NoSeat: 1} {
		t.Run(fmt.Sprint("seat ", doer), func(t *testing.T) {
			k := newKit(t)
			rule := k.face(Face{Name: "Rule", Triggers: []TriggerID{
				k.trigger(Trigger{On: OnEmpty, From: Set(Rules), Whose: All, InTurn: All, Prog: k.prog(Op{Code: OpShow})})}})
			b := k.table(3)
			b.Add(rule, b.Zone(Rules, NoSeat))
			b.Add(rule, b.Zone(InPlay, 0)) // no rule there
			m := machine{State: b.Resume(1, 0)}
			m.hear(OnEmpty, doer, NoCard)
			if len(m.waiting) != 1 || m.waiting[0].Seat != want {
				t.Errorf("a deed of seat %d: %+v waits, want one for seat %d", doer, m.waiting, want)
			}
		})
	}
}

// TestHearSaysIfItInterrupts checks that hear reports an interruption only if a trigger that
// interrupts has gone off.
func TestHearSaysIfItInterrupts(t *testing.T) {
	for how, want := range map[Hearing]bool{Waits: false, RulesFirst: false, Interrupts: true} {
		t.Run(fmt.Sprint(how), func(t *testing.T) {
			k := newHearing(t, Trigger{On: BeforeDraw, How: how})
			if got := k.m.hear(BeforeDraw, 0, k.deed); got {
				t.Error("interrupted by what it does not hear")
			}
			if got := k.m.hear(OnPlay, 1, k.deed); got {
				t.Error("interrupted at a moment nobody hears")
			}
			depth := len(k.m.stack)
			if got := k.m.hear(BeforeDraw, 1, k.deed); got != want {
				t.Errorf("interrupted %v", got)
			}
			if got := len(k.m.stack) > depth; got != want {
				t.Errorf("something is begun at once: %v", got)
			}
			level := uint8(0)
			if want {
				level = 1
			}
			if got := k.m.waiting[0].Level; got != level {
				t.Errorf("it waits at level %d, want %d", got, level)
			}
		})
	}
}

// TestLevels checks that a trigger that interrupts an interruption is one level deeper.
func TestLevels(t *testing.T) {
	k := newHearing(t, Trigger{On: BeforeDraw, How: Interrupts})
	for _, c := range []struct {
		levels []uint8 // of what is being settled, from the outside
		want   uint8
	}{{nil, 0}, {[]uint8{0}, 0}, {[]uint8{0, 1}, 1}, {[]uint8{0, 2}, 2}, {[]uint8{2, 0}, 0}} {
		t.Run(fmt.Sprint(c.levels), func(t *testing.T) {
			m := machine{State: k.m.Copy()}
			for _, l := range c.levels {
				m.pushSettle(l)
				m.begin(0, k.source, 1, 1)
			}
			if got := m.level(); got != c.want {
				t.Errorf("settling levels %v it is at level %d, want %d", c.levels, got, c.want)
			}
			m.hear(BeforeDraw, 1, k.deed)
			if got := m.waiting[0].Level; got != c.want+1 {
				t.Errorf("settling levels %v a trigger interrupts at level %d, want %d", c.levels, got, c.want+1)
			}
		})
	}
}

// TestChangedHears checks that a card with a copied text hears what that text hears.
func TestChangedHears(t *testing.T) {
	k := newHearing(t, Trigger{On: OnPlay})
	s := k.m.State
	k.m.shift(k.deed, s.Zone(InPlay, 1), beneath, VerbPut, 1)
	k.m.playHere(k.deed, 1, Hand)
	s.plays[0].Text = s.cards[k.source].Face
	s.cards[k.deed].Bits |= Changed
	for name, c := range map[string]struct {
		down CardID
		want CardID
	}{"its own": {k.deed, k.source}, "the other's": {k.source, k.deed}} {
		t.Run(name, func(t *testing.T) {
			m := machine{State: s.Copy()}
			m.cards[c.down].Bits |= FaceDown
			m.hear(OnPlay, 1, k.lined)
			if len(m.waiting) != 1 || m.waiting[0].Source != c.want {
				t.Errorf("%s text: %s", name, fmt.Sprint(m.waiting))
			}
		})
	}
}

// TestOrderOpensAgain checks that a new trigger reopens the order of its own seat's waiting
// triggers, and leaves the order of the other seats as chosen (C-050).
func TestOrderOpensAgain(t *testing.T) {
	k := newHearing(t, Trigger{On: OnPlay})
	m := &k.m
	for seat := range SeatID(3) {
		m.waiting = append(m.waiting, Waiting{Seat: seat, Rank: uint8(seat) + 1})
	}
	m.wait(1, k.source, 1, k.deed, 0)
	for i, want := range []uint8{1, 0, 3, 0} {
		if got := m.waiting[i].Rank; got != want {
			t.Errorf("what waits for seat %d has rank %d, want %d", m.waiting[i].Seat, got, want)
		}
	}
}

// TestHeardOfAFittingCard checks that at every moment a trigger with a filter hears only of cards
// that fit, and hears nothing if there is no card.
func TestHeardOfAFittingCard(t *testing.T) {
	for on := range NumMoments {
		if on == OnGainThis {
			continue // it is its own card
		}
		k := newHearing(t, Trigger{On: on, Filter: 1, Whose: All, InTurn: All}) // cards that cost 3 or more
		for c, want := range map[CardID]int{k.lined: 1, k.deed: 0, NoCard: 0} {
			if got := k.hears(on, 1, c); got != want {
				t.Errorf("%v: of card %d it hears %d times, want %d", on, c, got, want)
			}
		}
	}
}

// TestHeardAsItIsNow checks that a trigger's filter uses a card's current types and cost, not the
// printed ones.
func TestHeardAsItIsNow(t *testing.T) {
	for name, c := range map[string]struct {
		filter FilterID
		change func(*hearing)
	}{
		"another type": {2, func(k *hearing) {
			card := &k.m.cards[k.deed]
			card.Bits |= Changed
			k.m.plays = append(k.m.plays, Play{Card: k.deed, Stay: card.Stay, Face: card.Face, Text: card.Face, Adds: Villain})
		}},
		"another cost": {1, func(k *hearing) {
			k.m.leaveWorking(Watch{Source: k.source, Stay: k.m.cards[k.source].Stay, Change: ChangeID(len(k.lib.Changes) - 1)})
		}},
	} {
		t.Run(name, func(t *testing.T) {
			k := newHearing(t, Trigger{On: OnGain, Filter: c.filter, Whose: All, InTurn: All})
			if got := k.hears(OnGain, 1, k.deed); got != 0 {
				t.Errorf("as it is printed it is heard of %d times", got)
			}
			c.change(k)
			if got := k.hears(OnGain, 1, k.deed); got != 1 {
				t.Errorf("it is heard of %d times, want once", got)
			}
		})
	}
}

// TestEars checks that the moments a seat may hear are noted as its cards come, change, and go.
func TestEars(t *testing.T) {
	k := newKit(t)
	heard := k.trigger(Trigger{On: OnPlay, Whose: You, InTurn: You, From: Set(InPlay), Prog: k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})})
	bell := k.face(Face{Name: "Bell", Ongoing: true, Triggers: []TriggerID{heard}})
	card := k.face(Face{Name: "Card"})
	b := k.table(2)
	ringing, plain := b.Add(bell, b.Zone(Hand, 0)), b.Add(card, b.Zone(Hand, 0))
	s := b.Resume(0, 0)
	m := machine{State: s}
	check := func(when string, want0, want1 uint64) {
		t.Helper()
		if s.ears[0] != want0 || s.ears[1] != want1 || s.checkNoted() != nil {
			t.Errorf("%s: the seats hear %x and %x, want %x and %x, and %v", when, s.ears[0], s.ears[1], want0, want1, s.checkNoted())
		}
	}
	const bit = uint64(1) << OnPlay
	check("in the hand", 0, 0)
	m.shift(ringing, s.Zone(InPlay, 0), onTop, VerbPut, 0)
	m.shift(plain, s.Zone(InPlay, 0), onTop, VerbPut, 0)
	check("in play", bit, 0)
	m.shift(ringing, s.Zone(InPlay, 1), onTop, VerbPut, 0)
	check("with the other seat", 0, bit)
	s.cards[ringing].Bits |= Changed
	s.findNotes()
	check("with another text", 0, 1<<64-1)
	m.shiftRun(s.Zone(InPlay, 1), 0, 1, s.Zone(Discard, 1), onTop, 1)
	check("gone, together with others", 0, 0)
	m.shiftRun(s.Zone(InPlay, 0), 0, 1, s.Zone(Discard, 0), onTop, 0)
	m.shift(ringing, s.Zone(Heroes, 0), onTop, VerbPut, 0)
	check("among the heroes", bit, 0)
}

// TestFaceDownHearsNothing checks that a stack is noted to hear only what its face-up card hears, and that a
// flipped Super Hero hears nothing.
func TestFaceDownHearsNothing(t *testing.T) {
	k := newKit(t)
	counts := k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})
	bell := k.face(Face{Name: "Bell", Triggers: []TriggerID{k.trigger(Trigger{On: OnTurn, From: Set(stack, Heroes), Prog: counts})}})
	plain := k.face(Face{Name: "Plain"})
	b := k.table(2)
	first, next := b.Add(bell, b.Zone(stack, NoSeat)), b.Add(plain, b.Zone(stack, NoSeat))
	hero := b.Add(bell, b.Zone(Heroes, 1))
	m := machine{State: b.Resume(0, 0)}
	const bit = uint64(1) << OnTurn
	for _, step := range []struct {
		when        string
		do          func()
		stack, hero uint64
	}{
		{"face up", func() {}, bit, bit},
		{"shuffled into the stack", func() { m.restack(&Frame{Source: first, Stay: m.cards[first].Stay}) }, 0, bit},
		{"face up again", func() { m.shift(next, m.Zone(Destroyed, NoSeat), onTop, VerbPut, 0); m.turnFaceUp(first) }, bit, bit},
		{"after the flip", func() { m.flip(1, true) }, bit, 0},
		{"after the flip back", func() { m.flip(1, false) }, bit, bit},
	} {
		step.do()
		if got, flipped := m.ears[ofTable], m.ears[1]; got != step.stack || flipped != step.hero || m.checkNoted() != nil {
			t.Errorf("%s: the stack hears %x and the Super Hero %d %x, want %x and %x, and %v", step.when, got, hero, flipped, step.stack, step.hero, m.checkNoted())
		}
	}
}
