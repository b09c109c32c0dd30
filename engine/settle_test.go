package engine

import (
	"slices"
	"testing"
)

// settling is a three-player game in which seat 1 plays a card that sets off triggers of heroes,
// cards in play and rules.
type settling struct {
	*kit
	loud, louder ProgID // different programs with visible effects
	owners       []lying
}

// lying is a face and the place where a card of it starts the game.
type lying struct {
	face  FaceID
	place Place
	seat  SeatID
}

func newSettling(t *testing.T) *settling {
	k := &settling{kit: newKit(t)}
	k.loud, k.louder = k.prog(Op{Code: OpShow}), k.prog(Op{Code: OpShow}, Op{Code: OpShow})
	return k
}

// waits gives a seat a card in a place with a trigger that hears every play of every seat. If
// change is not nil, it can alter the trigger.
func (k *settling) waits(name string, seat SeatID, p Place, change func(*Trigger)) {
	t := Trigger{On: OnPlay, From: Set(p), Whose: All, InTurn: All, Prog: k.loud}
	if change != nil {
		change(&t)
	}
	f := k.face(Face{Name: name, SuperHero: p == Heroes, Triggers: []TriggerID{k.trigger(t)}})
	k.owners = append(k.owners, lying{f, p, seat})
}

// begin lays out the game in seat 1's turn, with cards of the given names in its hand.
func (k *settling) begin(hand ...string) (*State, []CardID) {
	k.t.Helper()
	faces := map[string]FaceID{}
	for _, name := range hand {
		if _, ok := faces[name]; !ok {
			faces[name] = k.face(Face{Name: name})
		}
	}
	b := k.table(3)
	for _, o := range k.owners {
		b.Add(o.face, b.Zone(o.place, o.seat))
	}
	var cards []CardID
	for _, name := range hand {
		cards = append(cards, b.Add(faces[name], b.Zone(Hand, 1)))
	}
	return b.Resume(1, 0), cards
}

// fired returns the names of the cards whose triggers fired, in order.
func fired(s *State, events []Event) []string {
	var out []string
	for _, e := range events {
		if e.Kind == TriggerFired {
			out = append(out, s.Face(e.Card).Name)
		}
	}
	return out
}

func (k *settling) want(s *State, events []Event, names ...string) {
	k.t.Helper()
	if got := fired(s, events); !slices.Equal(got, names) {
		k.t.Errorf("worked: %v, want %v", got, names)
	}
}

// asked fails the test unless a seat is asked which of these cards' triggers comes next.
func (k *settling) asked(s *State, seat SeatID, names ...string) {
	k.t.Helper()
	d := s.Pending()
	var got []string
	for _, o := range d.Options {
		if o.Kind == OptTrigger {
			got = append(got, s.Face(o.Card).Name)
		}
	}
	if d.Kind != DecideOrder || d.Seat != seat || !slices.Equal(got, names) {
		k.t.Fatalf("seat %d is asked to %v of %v, want seat %d to order %v", d.Seat, d.Kind, got, seat, names)
	}
}

func (k *settling) choose(s *State, name string) []Event {
	k.t.Helper()
	return k.take(s, func(o Option) bool { return o.Kind == OptTrigger && s.Face(o.Card).Name == name })
}

// TestWhoOrders checks that triggers of the rules come first, then those that need no decision,
// then those of each seat from the left of the active seat, whose own come last (C-050).
func TestWhoOrders(t *testing.T) {
	k := newSettling(t)
	k.waits("hero 0", 0, Heroes, nil)
	k.waits("hero 1", 1, Heroes, nil)
	k.waits("hero 2", 2, Heroes, nil)
	k.waits("quiet 0", 0, InPlay, func(t *Trigger) { t.Quiet = true })
	k.waits("quiet 1", 1, InPlay, func(t *Trigger) { t.Quiet = true })
	k.waits("law", NoSeat, Rules, func(t *Trigger) { t.How = RulesFirst })
	k.waits("habit", NoSeat, Rules, func(t *Trigger) { t.Quiet = true })
	s, c := k.begin("Card")
	// Quiet ones work in the order in which they were found: the doer's, the others', the rules'.
	k.want(s, k.play(s, c[0]), "law", "quiet 1", "quiet 0", "habit", "hero 2", "hero 0", "hero 1")
	if d := s.Pending(); d.Kind != DecideTurn || d.Seat != 1 {
		t.Errorf("after it seat %d is asked to %v", d.Seat, d.Kind)
	}
}

// TestOrderIsAsked checks that a seat orders its own triggers one by one, after those of the other
// seats, and that they fire in that order.
func TestOrderIsAsked(t *testing.T) {
	k := newSettling(t)
	k.waits("a", 1, Heroes, nil)
	k.waits("b", 1, InPlay, func(t *Trigger) { t.Prog = k.louder })
	k.waits("c", 1, InPlay, nil)
	k.waits("other", 0, Heroes, nil)
	s, c := k.begin("Card")
	k.want(s, k.play(s, c[0]), "other")
	k.asked(s, 1, "a", "b", "c")
	k.want(s, k.choose(s, "c"))
	// The rest still do different things, so the seat is asked again about these.
	k.asked(s, 1, "a", "b")
	k.want(s, k.choose(s, "b"), "c", "b", "a")
}

// TestEachOrdersOwn checks that each of several seats is asked to order only its own triggers,
// starting to the left of the active seat.
func TestEachOrdersOwn(t *testing.T) {
	k := newSettling(t)
	for seat, names := range [][2]string{{"a", "b"}, {"c", "d"}, {"e", "f"}} {
		k.waits(names[0], SeatID(seat), Heroes, nil)
		k.waits(names[1], SeatID(seat), InPlay, func(t *Trigger) { t.Prog = k.louder })
	}
	s, c := k.begin("Card")
	k.play(s, c[0])
	k.asked(s, 2, "e", "f")
	k.want(s, k.choose(s, "f"), "f", "e")
	k.asked(s, 0, "a", "b")
	k.want(s, k.choose(s, "a"), "a", "b")
	k.asked(s, 1, "c", "d")
	k.want(s, k.choose(s, "d"), "d", "c")
}

// TestQuietOnes checks that triggers that need no decision fire first, in the order they went off,
// and again with the next card.
func TestQuietOnes(t *testing.T) {
	k := newSettling(t)
	quiet := func(t *Trigger) { t.Quiet = true }
	k.waits("loud", 1, Heroes, nil)
	k.waits("a", 1, InPlay, quiet)
	k.waits("b", 1, InPlay, quiet)
	k.waits("c", 1, InPlay, quiet)
	s, c := k.begin("Card", "Other")
	k.want(s, k.play(s, c[0]), "a", "b", "c", "loud")
	k.want(s, k.play(s, c[1]), "a", "b", "c", "loud")
}

// TestEveryOrder checks that three triggers fire in whatever order the player chooses.
func TestEveryOrder(t *testing.T) {
	for _, order := range [][]string{{"a", "b", "c"}, {"a", "c", "b"}, {"b", "a", "c"}, {"b", "c", "a"}, {"c", "a", "b"}, {"c", "b", "a"}} {
		k := newSettling(t)
		k.waits("a", 1, Heroes, nil)
		k.waits("b", 1, InPlay, func(t *Trigger) { t.Prog = k.louder })
		k.waits("c", 1, InPlay, func(t *Trigger) { t.Prog = k.prog(Op{Code: OpNumber, Number: clock, N: 1}) })
		s, c := k.begin("Card")
		k.want(s, k.play(s, c[0]))
		k.want(s, k.choose(s, order[0]))
		k.want(s, k.choose(s, order[1]), order...)
	}
}

// TestOrderThatCannotMatter checks that no order is asked for triggers that do the same, unless
// they depend on different cards that set them off and can work more than once.
func TestOrderThatCannotMatter(t *testing.T) {
	playTwo := func(t *testing.T, change func(*Trigger), hand ...string) (*settling, *State, []Event) {
		k := newSettling(t)
		k.waits("a", 1, Heroes, change)
		both := k.prog(Op{Code: OpPick, From: Set(Hand), Verb: VerbPlay, Min: 2, Max: 2})
		start := k.face(Face{Name: "Start", Play: both})
		k.lib.Filters = append(k.lib.Filters, Filter{NotName: k.lib.Faces[start].ID})
		for i := range k.lib.Triggers {
			k.lib.Triggers[i].Filter = 1 // it does not hear the first card
		}
		k.owners = append(k.owners, lying{start, Hand, 1})
		s, _ := k.begin(hand...)
		first := s.Cards(s.Zone(Hand, 1))[0]
		k.play(s, first)
		events := k.take(s, func(o Option) bool { return o.Kind == OptCard })
		return k, s, events
	}
	t.Run("the same", func(t *testing.T) {
		k, s, events := playTwo(t, nil, "One", "Two")
		k.want(s, events, "a", "a")
	})
	t.Run("about cards of one face", func(t *testing.T) {
		k, s, events := playTwo(t, func(t *Trigger) { t.AboutIt = true }, "One", "One")
		k.want(s, events, "a", "a")
	})
	t.Run("about different cards", func(t *testing.T) {
		k, s, events := playTwo(t, func(t *Trigger) { t.AboutIt = true }, "One", "Two")
		k.want(s, events)
		k.asked(s, 1, "a", "a")
		if o := s.Pending().Options; s.SetOff(o[0]) == s.SetOff(o[1]) {
			t.Error("both options are about one card")
		}
	})
	t.Run("once a turn, about different cards", func(t *testing.T) {
		k, s, events := playTwo(t, func(t *Trigger) {
			t.AboutIt, t.Once = true, true
		}, "One", "Two")
		k.want(s, events, "a", "a") // its program does not spend it
	})
}

// TestSpentMeanwhile checks that a once-a-turn trigger that waits twice fires only once, and hears
// nothing more that turn.
func TestSpentMeanwhile(t *testing.T) {
	k := newSettling(t)
	spends := k.prog(Op{Code: OpSpend}, Op{Code: OpShow})
	k.waits("a", 1, Heroes, func(t *Trigger) { t.Once, t.Prog = true, spends })
	two := k.prog(Op{Code: OpPick, From: Set(Hand), Verb: VerbPlay, Min: 2, Max: 2})
	start := k.face(Face{Name: "Start", Play: two})
	k.owners = append(k.owners, lying{start, Hand, 1})
	s, _ := k.begin("One", "Two", "Three")
	events := k.play(s, s.Cards(s.Zone(Hand, 1))[0])
	for s.Pending().Kind == DecidePick {
		events = append(events, k.take(s, func(o Option) bool { return o.Kind == OptCard })...)
	}
	k.want(s, events, "a")
	k.want(s, k.play(s, s.Cards(s.Zone(Hand, 1))[0]))
}

// TestNewOnesReopenTheOrder checks that triggers that go off while a seat's triggers are resolved
// are ordered together with those that still wait.
func TestNewOnesReopenTheOrder(t *testing.T) {
	k := newSettling(t)
	k.waits("a", 1, Heroes, nil)
	k.waits("b", 1, InPlay, func(t *Trigger) { t.Prog = k.louder })
	plays := k.prog(Op{Code: OpPick, From: Set(Hand), Verb: VerbPlay, Max: 1, Min: 1})
	first := k.filter(Filter{Name: NameID(len(k.lib.Names) + 1)}) // "Card", named after "c"
	k.waits("c", 1, InPlay, func(t *Trigger) { t.Prog, t.Filter = plays, first })
	s, c := k.begin("Card", "Other")
	k.play(s, c[0])
	k.asked(s, 1, "a", "b", "c")
	k.choose(s, "c")
	k.asked(s, 1, "a", "b")
	k.choose(s, "a")
	// "c" has played the other card, which set "a" and "b" off again.
	k.asked(s, 1, "a", "b", "a", "b")
}

// TestInterruptsFirst checks that an interrupting trigger is resolved by itself, before the waiting
// ones.
func TestInterruptsFirst(t *testing.T) {
	k := newSettling(t)
	draws := k.prog(Op{Code: OpDraw, N: 1})
	k.waits("waits", 1, Heroes, nil)
	k.waits("interrupts", 2, Heroes, func(t *Trigger) { t.On, t.How = BeforeDraw, Interrupts })
	drawing := k.face(Face{Name: "Drawing", Play: draws})
	k.owners = append(k.owners, lying{drawing, Hand, 1}, lying{drawing, Deck, 1})
	s, _ := k.begin("Card")
	events := k.play(s, s.Cards(s.Zone(Hand, 1))[0])
	k.want(s, events, "interrupts", "waits")
	// The draw comes between the two.
	var kinds []EventKind
	for _, e := range events {
		if e.Kind == TriggerFired || e.Kind == CardMoved && e.Verb == VerbNone {
			kinds = append(kinds, e.Kind)
		}
	}
	if want := []EventKind{TriggerFired, CardMoved, TriggerFired}; !slices.Equal(kinds, want) {
		t.Errorf("happened: %v, want %v", kinds, want)
	}
}

// TestTriggersOfDefenses checks that the triggers that a Defense sets off resolve before the next seat is asked or
// hit, and that they wait for the rest of the Attack in games of earlier editions.
func TestTriggersOfDefenses(t *testing.T) {
	for _, prompt := range []bool{true, false} {
		k := newKit(t)
		k.lib.SettlesDefenses = prompt
		k.lib.Attacks = append(k.lib.Attacks, Attack{On: Foes, Hit: k.prog(Op{Code: OpEnd})})
		heard := k.trigger(Trigger{On: OnAvoid, Whose: You, InTurn: All, From: Set(Heroes), Prog: k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})})
		hero := k.face(Face{Name: "Hero", SuperHero: true, Triggers: []TriggerID{heard}})
		attacks := k.face(Face{Name: "Attacks", Play: k.prog(Op{Code: OpAttack, N: 1})})
		avoids := k.face(Face{Name: "Avoids", Defenses: []Defense{{From: Set(Hand), Pay: VerbDiscard}}})
		b := k.table(3)
		c := b.Add(attacks, b.Zone(Hand, 0))
		b.Add(hero, b.Zone(Heroes, 1))
		b.Add(avoids, b.Zone(Hand, 1))
		b.Add(avoids, b.Zone(Hand, 2))
		s := b.Resume(0, 0)
		k.play(s, c)
		if s.Pending().Seat != 1 || s.Pending().Kind != DecideDefend {
			t.Fatalf("seat %d is asked %v", s.Pending().Seat, s.Pending().Kind)
		}
		k.take(s, func(o Option) bool { return o.Kind == OptDefend })
		want := 0
		if prompt {
			want = 1
		}
		if got := s.Number(VPTokens, 1); s.Pending().Seat != 2 || got != want {
			t.Errorf("prompt %v: seat %d is asked while the defender has %d VP tokens, want 2 and %d", prompt, s.Pending().Seat, got, want)
		}
		k.take(s, func(o Option) bool { return o.Kind == OptDefend })
		if got := s.Number(VPTokens, 1); got != 1 {
			t.Errorf("prompt %v: after the Attack the defender has %d VP tokens", prompt, got)
		}
	}
}

// TestInterruptedDefense checks that what is set off while a Defense is interrupted resolves with it, and doesn't
// wait for the rest of the Attack.
func TestInterruptedDefense(t *testing.T) {
	k := newKit(t)
	heard := k.trigger(Trigger{On: OnPlay, Whose: All, InTurn: All, From: Set(Heroes), Prog: k.prog(Op{Code: OpEnd})})
	f := k.face(Face{Name: "Hero", SuperHero: true, Triggers: []TriggerID{heard}})
	b := k.table(2)
	hero := b.Add(f, b.Zone(Heroes, 1))
	m := machine{State: b.Resume(0, 0)}
	for _, c := range []struct {
		what string
		open func()
		want uint8
	}{
		{"a text", func() {}, 0},
		{"an interruption", func() { m.pushSettle(1) }, 0},
		{"a Defense", func() { m.guard(hero) }, 2},
		{"an interruption of the Defense", func() { m.pushSettle(3) }, 2},
		{"another Defense in it", func() { m.guard(hero) }, 4},
	} {
		c.open()
		m.wait(heard, hero, 1, hero, 0)
		if got := m.waiting[len(m.waiting)-1].Level; got != c.want {
			t.Errorf("in %s a trigger waits at level %d, want %d", c.what, got, c.want)
		}
	}
}

// TestOrderBeforeAnInsertedTurn checks that outside all turns the triggers of the seat that begins the next turn come
// first, even if that turn is inserted (C-072).
func TestOrderBeforeAnInsertedTurn(t *testing.T) {
	k := newKit(t)
	notes := k.trigger(Trigger{On: OnPlay, Whose: All, InTurn: All, From: Set(Heroes), Prog: k.prog(Op{Code: OpNumber, Number: clock, N: 1})})
	f := k.face(Face{Name: "Hero", SuperHero: true, Triggers: []TriggerID{notes}})
	for _, c := range []struct {
		active SeatID
		queued []SeatID
		want   SeatID
	}{{NoSeat, nil, 1}, {NoSeat, []SeatID{2}, 2}, {0, []SeatID{2}, 1}} {
		b := k.table(3)
		heroes := [3]CardID{}
		for seat := range SeatID(3) {
			heroes[seat] = b.Add(f, b.Zone(Heroes, seat))
		}
		m := machine{State: b.Resume(0, 0)}
		m.turns = append(m.turns[:0], Turn{Seat: 0, Active: c.active})
		for _, seat := range c.queued {
			m.turns = append(m.turns, Turn{Seat: seat, Active: NoSeat})
		}
		for _, seat := range []SeatID{1, 2} {
			m.wait(notes, heroes[seat], seat, heroes[seat], 0)
		}
		m.settle()
		m.stepSettle()
		if len(m.waiting) != 1 || m.waiting[0].Seat == c.want {
			t.Errorf("%+v: %+v still wait", c, m.waiting)
		}
	}
}
