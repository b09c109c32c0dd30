package engine

import (
	"fmt"
	"testing"
)

// asks is a game in which seat 0 has a card whose change applies, either from play or as a Watch.
type asks struct {
	*kit
	hero, villain FaceID
	s             *State
	mine, foes    CardID // in the hands
	source        CardID
	far           CardID // a Villain two steps from the standee of seat 0, beside that of seat 1
	reward        CardID // a card that gives a token when it is defeated
	teams         ProgID // a text that uses Teamwork, which gives a token
}

// newAsks lays out a game in seat 0's turn with one change in force.
func newAsks(t *testing.T, left bool, d Change) *asks {
	t.Helper()
	k := &asks{kit: newKit(t)}
	k.lib.Changes = append(k.lib.Changes, d)
	k.hero = k.face(Face{Name: "Hero", Types: Hero, Cost: 4})
	k.villain = k.face(Face{Name: "Villain", Types: Villain, Cost: 2})
	source := Face{Name: "Source", Types: Location}
	walker := k.face(Face{Name: "Walker", Types: Villain, Goal: 5})
	prize := k.face(Face{Name: "Prize", Fallen: k.prog(Op{Code: OpNumber, Number: VPTokens, N: 1})})
	piece := k.face(Face{Name: "Standee", Piece: true})
	k.teams = k.prog(Op{Code: OpTeamwork, Number: VPTokens, N: 1})
	if !left {
		k.lib.Changes[1].From = Set(InPlay)
		source.Changes = []ChangeID{1}
	}
	from := k.face(source)
	b := k.table(3)
	k.source = b.Add(from, b.Zone(InPlay, 0))
	k.mine, k.foes = b.Add(k.hero, b.Zone(Hand, 0)), b.Add(k.villain, b.Zone(Hand, 1))
	k.far, k.reward = b.Add(walker, b.ZoneAt(streets, NoSeat, 2)), b.Add(prize, b.Zone(stack, NoSeat))
	for seat := range SeatID(2) {
		b.Give(b.Add(piece, b.ZoneAt(ring, NoSeat, 2*int(seat))), seat)
	}
	k.s = b.Resume(0, 0)
	if left {
		k.s.leaveWorking(Watch{Source: k.source, Stay: k.s.cards[k.source].Stay, Change: 1, Seat: 0, Until: ForEver})
	}
	return k
}

// TestLayers checks that a card in play and a Watch can each set, add to and forbid the answer to
// every question of the rules.
func TestLayers(t *testing.T) {
	for q := range NumAsked {
		for _, left := range []bool{false, true} {
			for layer := range NumLayers {
				k := newAsks(t, left, Change{Asked: q, Layer: layer, Whose: All, N: 3})
				want := map[Layer]int{Sets: 3, Adds: 1 + 3, Forbids: 0}
				if q == AskTypes {
					want[Adds] = 1 | 3
				}
				if got := k.s.answerTo(q, 1, k.mine, 0); got != want[layer] {
					t.Errorf("%v, %v, left working %v: %d, want %d", q, layer, left, got, want[layer])
				}
				if other := (q + 1) % NumAsked; k.s.answerTo(other, 1, k.mine, 0) != 1 {
					t.Errorf("a change of %v changes %v", q, other)
				}
			}
		}
	}
}

// TestWhatChangesReach checks that a change applies only to the seats, cards and places it names,
// and only while its condition holds.
func TestWhatChangesReach(t *testing.T) {
	type want struct{ mine, foes int }
	for _, c := range []struct {
		name   string
		change func(*asks, *Change)
		want   want
	}{
		{"everybody's", func(_ *asks, d *Change) { d.Whose = All }, want{5, 3}},
		{"one's own", func(_ *asks, d *Change) { d.Whose = You }, want{5, 2}},
		{"others'", func(_ *asks, d *Change) { d.Whose = Foes }, want{4, 3}},
		{"about Heroes", func(k *asks, d *Change) { d.Whose, d.It = All, k.filter(Filter{Types: Hero}) }, want{5, 2}},
		{"about cards in hand", func(_ *asks, d *Change) { d.Whose, d.In = All, Set(Hand) }, want{5, 3}},
		{"about cards in play", func(_ *asks, d *Change) { d.Whose, d.In = All, Set(InPlay) }, want{4, 2}},
		{"while the seat holds a card", func(k *asks, d *Change) { d.Whose, d.OnlyIf = All, k.count(Count{Of: CardsIn, From: Set(Hand)}) }, want{5, 3}},
		{"while its deck has one", func(k *asks, d *Change) { d.Whose, d.OnlyIf = All, k.count(Count{Of: CardsIn, From: Set(Deck)}) }, want{4, 2}},
		{"for each card it holds", func(k *asks, d *Change) { d.Whose, d.By = All, k.count(Count{Of: CardsIn, From: Set(Hand)}) }, want{5, 3}},
		{"for each in its deck", func(k *asks, d *Change) { d.Whose, d.By = All, k.count(Count{Of: CardsIn, From: Set(Deck)}) }, want{4, 2}},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := newAsks(t, true, Change{Asked: AskCost, Layer: Adds, N: 1})
			c.change(k, &k.lib.Changes[1])
			k.lib.Seal()
			if got := (want{k.s.answerTo(AskCost, 4, k.mine, 0), k.s.answerTo(AskCost, 2, k.foes, 1)}); got != c.want {
				t.Errorf("%+v, want %+v", got, c.want)
			}
		})
	}
	// With NotThis a card changes only other cards.
	k := newAsks(t, false, Change{Asked: AskCost, Layer: Adds, Whose: All, N: 1})
	k.lib.Changes[1].It = k.filter(Filter{NotThis: true})
	k.lib.Seal()
	if k.s.CostOf(k.source) != 0 || k.s.CostOf(k.mine) != 5 {
		t.Errorf("the source costs %d, another card %d", k.s.CostOf(k.source), k.s.CostOf(k.mine))
	}
	// With This it changes only itself.
	k.lib.Filters[k.lib.Changes[1].It] = Filter{This: true}
	k.lib.Seal()
	if k.s.CostOf(k.source) != 1 || k.s.CostOf(k.mine) != 4 {
		t.Errorf("the source, which changes only itself, costs %d, another card %d", k.s.CostOf(k.source), k.s.CostOf(k.mine))
	}
	// A card that is face down or elsewhere changes nothing.
	k = newAsks(t, false, Change{Asked: AskCost, Layer: Adds, Whose: All, N: 1})
	k.s.cards[k.source].Bits |= FaceDown
	k.s.findStanding()
	if k.s.CostOf(k.mine) != 4 {
		t.Error("a card that lies face down makes changes")
	}
	k.s.cards[k.source].Bits = 0
	k.s.findStanding()
	m := machine{State: k.s}
	m.shift(k.source, k.s.Zone(Discard, 0), onTop, VerbPut, 0)
	if k.s.CostOf(k.mine) != 4 {
		t.Error("a card that has left makes changes")
	}
}

// TestWhereTheRulesAsk checks that the rules ask each question where its answer decides something.
func TestWhereTheRulesAsk(t *testing.T) {
	kinds := func(s *State, kind OptionKind) int {
		n := 0
		for _, o := range s.ask.Options {
			if o.Kind == kind {
				n++
			}
		}
		return n
	}
	for q := range NumAsked {
		with := func(layer Layer, n int16, set func(*asks)) *asks {
			k := newAsks(t, true, Change{Asked: q, Layer: layer, Whose: All, N: n})
			if set != nil {
				set(k)
				k.lib.Seal()
			}
			return k
		}
		switch q {
		case AskCost:
			if k := with(Adds, -9, nil); k.s.CostOf(k.mine) != 0 || k.s.Cost(k.mine) != 0 {
				t.Error("a card costs less than nothing")
			}
		case AskPrice:
			if k := with(Adds, -1, nil); k.s.CostOf(k.mine) != 4 || k.s.Cost(k.mine) != 3 {
				t.Errorf("a card that costs %d is paid with %d", k.s.CostOf(k.mine), k.s.Cost(k.mine))
			}
		case AskTypes:
			if k := with(Adds, int16(Villain), nil); k.s.Types(k.mine) != Hero|Villain {
				t.Errorf("a Hero that is a Villain too has types %b", k.s.Types(k.mine))
			}
		case AskHandSize:
			for n, want := range map[int16]int{2: 7, -9: 0} {
				if k := with(Adds, n, nil); k.s.handSize(0) != want {
					t.Errorf("a hand of 5 and %d is %d, want %d", n, k.s.handSize(0), want)
				}
			}
		case AskLineUp:
			k := with(Sets, 2, nil)
			m := machine{State: k.s}
			m.fill(k.s.Zone(lines, NoSeat), k.s.Zone(Hand, 0), 9)
			if k.s.Over() != 9 || k.s.Len(k.s.Zone(lines, NoSeat)) != 1 {
				t.Errorf("a line of 2 was filled with %d of 1 card, over %d", k.s.Len(k.s.Zone(lines, NoSeat)), k.s.Over())
			}
			k = with(Sets, 1, nil)
			m = machine{State: k.s}
			if m.fill(k.s.Zone(lines, NoSeat), k.s.Zone(Hand, 0), 9); k.s.Over() != NotOver {
				t.Error("a line of 1 cannot be filled with 1 card")
			}
		case AskMayPlay:
			k := with(Forbids, 0, nil)
			if err := k.s.pose(); err != nil || kinds(k.s, OptPlay) != 0 {
				t.Errorf("%d plays are offered though none is allowed, error %v", kinds(k.s, OptPlay), err)
			}
		case AskMayBuy:
			for layer, want := range map[Layer]int{Forbids: 0, Adds: 1} {
				k := with(layer, 1, func(k *asks) {
					k.lib.Offers[1] = Offer{Kind: OptBuy, From: Set(Hand), Price: Price{Number: Power, Cost: true}, Max: Unlimited}
				})
				k.s.turns[0].N[Power] = 4
				if err := k.s.pose(); err != nil || kinds(k.s, OptBuy) != want {
					t.Errorf("%v: %d purchases are offered, want %d, error %v", layer, kinds(k.s, OptBuy), want, err)
				}
				if by := k.s.View(0).Bar(k.mine); (by != 0) != (want == 0) {
					t.Errorf("%v: the card is barred by the change %d", layer, by)
				}
			}
		case AskMayDefend:
			for layer, want := range map[Layer]bool{Forbids: false, Adds: true} {
				k := with(layer, 1, func(k *asks) {
					k.lib.Faces[k.villain].Defenses = []Defense{{From: Set(Hand), Pay: VerbDiscard}}
				})
				m := machine{State: k.s}
				if got := m.canAvoid(&Frame{Victims: 0b10}, 1, 1, &Attack{}); got != want {
					t.Errorf("%v: seat 1 can avoid an Attack: %v", layer, got)
				}
			}
		case AskPiles:
			k := with(Sets, 0b10, func(k *asks) {
				for i := range k.lib.Rows {
					if k.lib.Rows[i].Place == lines {
						k.lib.Rows[i].Asked = true
					}
				}
			})
			board, err := NewBoard(3, k.lib.Rows)
			if err != nil {
				t.Fatal(err)
			}
			k.s.board = board
			f := k.s.frame(0)
			if first, last := k.s.zones(lines, 0, &f); first != board.ZoneAt(lines, NoSeat, 1) || last-first != 1 {
				t.Errorf("only the second line is meant, but a text means %d from zone %d on", last-first, first)
			}
		case AskCarries:
			if k := with(Sets, 1, nil); k.s.answerTo(AskCarries, 0, NoCard, 0) != 1 || k.s.answerTo(AskCarries, 0, NoCard, 1) != 1 {
				t.Error("Villains do not walk along")
			}
		case AskReach: // two steps are too far, except for cards in reach
			for layer, want := range map[Layer]int{Sets: 1, Adds: 1, Forbids: 0} {
				k := with(layer, 1, func(k *asks) {
					k.lib.Offers[1] = Offer{Kind: OptBuy, From: Set(streets), Near: 2, Max: Unlimited}
				})
				if err := k.s.pose(); err != nil || kinds(k.s, OptBuy) != want {
					t.Errorf("%v: %d purchases are offered from afar, want %d, error %v", layer, kinds(k.s, OptBuy), want, err)
				}
			}
		case AskRange: // seat 1, two steps away, may help with a card of Range 1 only if its Range is increased
			for n, want := range map[int16]struct{ far, plays int }{-9: {0, 1}, 0: {1, 1}, 1: {2, 2}} {
				k := with(Adds, n, func(k *asks) {
					k.lib.Faces[k.villain].Range = 1
					k.lib.Offers[1] = Offer{Kind: OptPlay, By: Foes, From: Set(Hand), Reach: true, Max: Unlimited}
				})
				if err := k.s.pose(); err != nil || kinds(k.s, OptPlay) != want.plays || int(k.s.rangeOf(k.foes, 1, 1)) != want.far {
					t.Errorf("a Range of 1 and %d is %d, and %d plays are offered, want %+v, error %v",
						n, k.s.rangeOf(k.foes, 1, 1), kinds(k.s, OptPlay), want, err)
				}
			}
		case AskWalks:
			for layer, want := range map[Layer]int{Sets: 4, Forbids: 2} {
				k := with(layer, 2, nil)
				(&machine{State: k.s}).walkOn(k.far, 0)
				if got := k.s.spaceOf(k.far); got != want {
					t.Errorf("%v: from space 2 it has walked to space %d, want %d", layer, got, want)
				}
			}
		case AskHolds:
			for layer, want := range map[Layer]int{Sets: 2, Forbids: 3} {
				k := with(layer, 1, nil)
				(&machine{State: k.s}).walkOn(k.far, 0)
				if got := k.s.spaceOf(k.far); got != want {
					t.Errorf("%v: from space 2 it has walked to space %d, want %d", layer, got, want)
				}
			}
		case AskAdds: // only where the rules add
			for ruled, want := range map[bool]int{true: 2, false: 1} {
				k := with(Sets, 2, nil)
				m := machine{State: k.s}
				deck := m.Zone(stack, NoSeat)
				for _, c := range []CardID{k.mine, k.foes} {
					m.shift(c, deck, onTop, VerbPut, 0)
				}
				have, f := m.Len(deck), m.begin(0, NoCard, 0, 0)
				for f.PC == 0 {
					m.addCards(&Op{Code: OpAdd, N: 1, Pair: ruled, From: Set(stack), Dest: Dest{Place: streets}}, f)
				}
				if got := have - m.Len(deck); got != want {
					t.Errorf("by the rules %v: %d cards are added, want %d", ruled, got, want)
				}
			}
		case AskRewards:
			for n, want := range map[int16]int{1: 2, -1: 0} {
				k := with(Adds, n, nil)
				m := machine{State: k.s}
				m.defeat(k.reward, 0)
				m.askNothing()
				if m.run(); k.s.Number(VPTokens, 0) != want {
					t.Errorf("with %d more the reward has come %d times, want %d", n, k.s.Number(VPTokens, 0), want)
				}
			}
		case AskGoal: // a card heads for its printed goal, or for the one the rules set
			for n, want := range map[int16]int{1: 1, 3: 3, EveryGoal: EveryGoal} {
				k := with(Sets, n, nil)
				if got := k.s.goalOf(k.mine); got != want {
					t.Errorf("set to %d a card heads for %d", n, got)
				}
			}
		case AskMayHelp: // seat 1 may help with a card of its hand
			for layer, want := range map[Layer]int{Forbids: 0, Adds: 1} {
				k := with(layer, 1, func(k *asks) {
					k.lib.Offers[1] = Offer{Kind: OptPlay, By: Foes, From: Set(Hand), Max: Unlimited}
				})
				if err := k.s.pose(); err != nil || (kinds(k.s, OptPlay) > 1) != (want > 0) {
					t.Errorf("%v: %d plays are offered, error %v", layer, kinds(k.s, OptPlay), err)
				}
			}
		case AskAbilities: // seat 0 also uses the ability of the hero of seat 1, and hears what it hears
			for layer, want := range map[Layer]int{Forbids: 0, Sets: 1} {
				var hero CardID
				k := with(layer, 1, func(k *asks) {
					k.lib.Faces[k.villain].Uses = []Use{{From: Set(Heroes), Max: Unlimited}}
					k.lib.Offers = append(k.lib.Offers, Offer{Kind: OptUse, From: Set(Heroes), Max: Unlimited})
				})
				m := machine{State: k.s}
				hero = k.foes
				m.cards[hero].Face = k.villain
				m.shift(hero, m.Zone(Heroes, 1), onTop, VerbPut, 1)
				m.askNothing()
				if err := m.pose(); err != nil || kinds(k.s, OptUse) != want {
					t.Errorf("%v: %d abilities of the other seat's hero are offered, want %d, error %v", layer, kinds(k.s, OptUse), want, err)
				}
			}
		case AskAbility: // it matters only to the hero that a Watch is on
			for _, lent := range []bool{false, true} {
				k := with(Sets, 1, func(k *asks) {
					k.lib.Faces[k.villain].Uses = []Use{{From: Set(Heroes), Max: Unlimited}}
					k.lib.Offers = append(k.lib.Offers, Offer{Kind: OptUse, From: Set(Heroes), Max: Unlimited})
				})
				m := machine{State: k.s}
				m.cards[k.foes].Face = k.villain
				m.shift(k.foes, m.Zone(Heroes, 1), onTop, VerbPut, 1)
				if lent {
					m.leaveWorking(Watch{Source: k.foes, Stay: m.cards[k.foes].Stay, Change: 1, Seat: 0, Until: EndOfTurn})
				}
				m.askNothing()
				if err := m.pose(); err != nil || (kinds(k.s, OptUse) == 1) != lent || m.lends(0, k.foes) != lent || m.lent(0).Has(1) != lent {
					t.Errorf("lent %v: %d abilities of the other seat's hero are offered, error %v", lent, kinds(k.s, OptUse), err)
				}
			}
		case AskMayDestroy: // seat 0 destroys no card, by a choice, without one, or after a yes
			for layer, want := range map[Layer]int{Sets: 1, Forbids: 0} {
				for name, op := range map[string]Op{
					"chosen":  {Code: OpPick, Min: 1, Max: 1, From: Set(Hand), Verb: VerbDestroy},
					"all":     {Code: OpAll, From: Set(Hand), Verb: VerbDestroy},
					"offered": {Code: OpMay, From: Set(Hand), Verb: VerbDestroy, To: 2},
				} {
					k := with(layer, 1, nil)
					m := machine{State: k.s}
					f := m.begin(k.prog(op, Op{Code: OpIt, Verb: VerbDestroy}), k.source, 0, 0)
					if name == "offered" {
						f.It, f.ItStay = k.mine, k.s.cards[k.mine].Stay
					}
					m.askNothing()
					if m.run(); want > 0 && name == "offered" {
						k.take(k.s, func(o Option) bool { return o.Kind == OptYes })
					}
					if got := k.s.Len(k.s.Zone(Destroyed, NoSeat)); got != want || k.s.Pending().Kind != DecideTurn {
						t.Errorf("%v, %s: %d cards are destroyed, want %d:\n%v", layer, name, got, want, k.s)
					}
				}
			}
			k := with(Forbids, 1, func(k *asks) { k.lib.Changes[1].Whose = You })
			m := machine{State: k.s}
			m.destroy(k.mine, 0)
			m.destroy(k.foes, 1)
			m.destroy(k.far, NoSeat)
			if got := k.s.Cards(k.s.Zone(Destroyed, NoSeat)); len(got) != 2 || k.s.cards[k.mine].Zone != k.s.Zone(Hand, 0) {
				t.Errorf("a seat that may not destroy keeps another, or the rules, from it: %v", got)
			}
		case AskTeamwork: // on how many of its two foes seat 0 may use Teamwork, each of whom gets a token
			for layer, want := range map[Layer]int{Sets: 2, Adds: 2, Forbids: 0} {
				k := with(layer, 2, nil)
				m := machine{State: k.s}
				m.begin(k.teams, k.source, 0, 0)
				m.askNothing()
				for m.run(); k.s.Pending().Kind == DecideSeat; {
					k.take(k.s, func(o Option) bool { return o.Kind == OptSeat })
				}
				if got := k.s.Number(VPTokens, 1) + k.s.Number(VPTokens, 2); got != want || k.s.Pending().Kind != DecideTurn {
					t.Errorf("%v: Teamwork is used on %d foes, want %d:\n%v", layer, got, want, k.s)
				}
			}
		case AskControl: // seat 0 controls what the other seat has, and that seat nothing of seat 0
			for layer, want := range map[Layer]bool{Sets: true, Forbids: false} {
				k := with(layer, int16(stack), nil)
				if k.s.Controls(0, k.foes) != want || k.s.Controls(1, k.mine) {
					t.Errorf("%v: seat 0 controls a card of seat 1: %v, and seat 1 one of seat 0: %v", layer, k.s.Controls(0, k.foes), k.s.Controls(1, k.mine))
				}
			}
		default:
			t.Errorf("it is not tried where the rules ask for %v", q)
		}
	}
}

// TestDurations checks that a Watch ends when its duration is over, no sooner and no later
//
func TestDurations(t *testing.T) {
	k := newAsks(t, true, Change{Asked: AskCost, Layer: Adds, Whose: All, N: 1})
	s := k.s
	s.lib.untilAct = true
	s.watches = s.watches[:0]
	for until := range NumUntil {
		for _, seat := range []SeatID{0, 1} {
			s.leaveWorking(Watch{Source: k.source, Stay: s.cards[k.source].Stay, Change: 1, Seat: seat, Until: until})
		}
	}
	left := func(after string, gone ...Watch) {
		t.Helper()
		for _, g := range gone {
			for i, w := range s.watches {
				if w.Until == g.Until && w.Seat == g.Seat {
					s.watches = append(s.watches[:i], s.watches[i+1:]...)
					t.Errorf("after %s what lasts to the %v of seat %d still works", after, g.Until, g.Seat)
					break
				}
			}
		}
	}
	count := func(after string, want int) {
		t.Helper()
		if len(s.watches) != want {
			t.Errorf("after %s %d are left, want %d: %v", after, len(s.watches), want, s.watches)
		}
	}
	both := 2 * int(NumUntil)
	k.play(s, k.mine)
	left("a play of seat 0", Watch{Until: NextAct, Seat: 0})
	count("a play of seat 0", both-1)
	k.take(s, func(o Option) bool { return o.Kind == OptEnd }) // the turn of seat 1 begins
	left("the turn", Watch{Until: EndOfTurn, Seat: 0}, Watch{Until: EndOfTurn, Seat: 1}, Watch{Until: NextTurn, Seat: 1})
	// The source left play with the turn, so watches that last while it stays ended too.
	left("the stay", Watch{Until: WhileThere, Seat: 0}, Watch{Until: WhileThere, Seat: 1})
	left("the turn", Watch{Until: TurnThere, Seat: 0}, Watch{Until: TurnThere, Seat: 1})
	left("the turn", Watch{Until: NextDefeat, Seat: 0}, Watch{Until: NextDefeat, Seat: 1})
	count("the turn", both-10)
	k.take(s, func(o Option) bool { return o.Kind == OptEnd })
	left("the end of seat 1's turn", Watch{Until: NextAct, Seat: 1})
	count("the end of seat 1's turn", both-11)
	k.take(s, func(o Option) bool { return o.Kind == OptEnd })
	left("all turns", Watch{Until: NextTurn, Seat: 0})
	count("all turns", 4) // watches that last, and watches whose trigger has not gone off
	for i := range s.watches {
		s.watches[i].Spent = s.watches[i].Until == GoneOff
	}
	k.take(s, func(o Option) bool { return o.Kind == OptEnd })
	count("the triggers that have gone off", 2)
}

// TestNextAct checks that a Watch that lasts until a seat does anything but move ends with that
// seat's first such act (R-CLR-16).
func TestNextAct(t *testing.T) {
	for seat, left := range map[SeatID]int{0: 0, 1: 1} {
		t.Run(fmt.Sprint("seat ", seat), func(t *testing.T) {
			k := newAsks(t, true, Change{Asked: AskCost, Layer: Adds, Whose: All, N: 1})
			k.s.watches[0].Until, k.s.watches[0].Seat, k.s.lib.untilAct = NextAct, seat, true
			k.play(k.s, k.mine)
			if len(k.s.watches) != left {
				t.Errorf("seat 0 has acted: of what lasts until seat %d acts %d are left, want %d", seat, len(k.s.watches), left)
			}
		})
	}
}

// TestNextDefeat checks that a Watch that lasts until a seat's next defeat works for that defeat
// and ends with it (R-CLR-06).
func TestNextDefeat(t *testing.T) {
	for seat, want := range map[SeatID]struct{ left, tokens int }{0: {0, 3}, 1: {1, 2}} {
		t.Run(fmt.Sprint("seat ", seat), func(t *testing.T) {
			k := newAsks(t, true, Change{Asked: AskRewards, Layer: Adds, Whose: You, N: 1})
			k.s.watches[0].Until, k.s.watches[0].Seat = NextDefeat, seat
			m := machine{State: k.s}
			for range 2 {
				m.defeat(k.reward, 0)
				m.askNothing()
				m.run()
			}
			if got := k.s.Number(VPTokens, 0); len(k.s.watches) != want.left || got != want.tokens {
				t.Errorf("seat 0 has defeated two: it has %d tokens and of what lasts until seat %d does %d are left, want %+v",
					got, seat, len(k.s.watches), want)
			}
		})
	}
}

// TestFiltersSeeChanges checks that filters and VP rules use the cost and types cards have now, not
// the printed ones.
func TestFiltersSeeChanges(t *testing.T) {
	for _, c := range []struct {
		name       string
		change     Change
		filter     Filter
		fits, then bool // before and after it works
	}{
		{"dearer, and dear enough", Change{Asked: AskCost, Layer: Adds, N: 1}, Filter{MinCost: 5}, false, true},
		{"dearer, and too dear", Change{Asked: AskCost, Layer: Adds, N: 1}, Filter{MaxCost: 4}, true, false},
		{"a Villain too", Change{Asked: AskTypes, Layer: Adds, N: int16(Villain)}, Filter{Types: Villain}, false, true},
		{"no Hero any more", Change{Asked: AskTypes, Layer: Sets, N: int16(Villain)}, Filter{Types: Hero}, true, false},
		{"paid more for", Change{Asked: AskPrice, Layer: Adds, N: 1}, Filter{MinCost: 5}, false, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.change.Whose = All
			k := newAsks(t, true, c.change)
			id := k.filter(c.filter)
			k.lib.Faces[k.hero].Points = VPRule{Filter: id, Each: 1}
			k.lib.Seal()
			before := k.s.Copy()
			before.watches = nil
			for _, at := range []struct {
				when string
				s    *State
				want bool
			}{{"before", before, c.fits}, {"while it works", k.s, c.then}} {
				if got := at.s.fits(id, k.mine, NoCard, nil); got != at.want {
					t.Errorf("%s, %s: it fits %v", c.name, at.when, got)
				}
				points := 0 // each card of the seat that fits; the other is a Location for 0
				if at.want {
					points++
				}
				if at.s.fits(id, k.source, NoCard, nil) {
					points++
				}
				if got := at.s.Worth(0, k.mine); got != points {
					t.Errorf("%s, %s: worth %d, want %d", c.name, at.when, got, points)
				}
			}
		})
	}
}
