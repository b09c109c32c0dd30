package engine

import (
	"fmt"
	"reflect"
	"slices"
	"testing"
)

// TestViewMethods calls every method of a View for the seat with the hidden card, for another seat
// and for an onlooker.
func TestViewMethods(t *testing.T) {
	k := newKit(t)
	star := VPRule{Each: 2}
	secret := k.face(Face{Name: "Secret", Types: Hero, Cost: 4, VP: 3, Range: 2})
	starred := k.face(Face{Name: "Star", Points: star})
	villain := k.face(Face{Name: "Villain"})
	b := k.table(2)
	hidden := b.Add(secret, b.Zone(Hand, 0))
	b.Lay(marks, hidden, 2)
	asterisk := b.Add(starred, b.Zone(Hand, 0))
	open := b.Add(secret, b.Zone(InPlay, 0))
	b.Played(open)
	deep := b.Add(secret, b.Zone(Deck, 0))
	up := b.Add(villain, b.Zone(stack, NoSeat))
	down := b.Add(villain, b.Zone(stack, NoSeat))
	s := b.Resume(0, 5)
	s.gains = append(s.gains, Gain{Card: open, Seat: 0})

	hand, deck, pile := s.Zone(Hand, 0), s.Zone(Deck, 0), s.Zone(stack, NoSeat)
	for _, c := range []struct {
		seat SeatID
		own  bool
	}{{0, true}, {1, false}, {NoSeat, false}} {
		t.Run(fmt.Sprint("seat ", c.seat), func(t *testing.T) {
			v := s.View(c.seat)
			for name, method := range map[string]struct{ got, own, other any }{
				"Sees":         {v.Sees(hidden), true, false},
				"Cards":        {slices.Clone(v.Cards(hand)), []CardID{hidden, asterisk}, []CardID(nil)},
				"Peek":         {v.Peek(hand, 1), asterisk, NoCard},
				"Count":        {v.Count(hand), 2, 2},
				"Card":         {v.Card(hidden), Card{Face: secret, Known: c.seat.Only(), Zone: hand, Owner: 0}, Card{}},
				"Face":         {v.Face(hidden), &k.lib.Faces[secret], (*Face)(nil)},
				"FaceID":       {v.FaceID(asterisk), starred, FaceID(0)},
				"Types":        {v.Types(hidden), Hero, Types(0)},
				"Cost":         {v.Cost(hidden), 4, 0},
				"CostChanges":  {v.CostChanges(open), []CostChange(nil), []CostChange(nil)},
				"On":           {v.On(hidden, marks), 2, 0},
				"Range":        {v.Range(hidden, 0), 2, 0},
				"Worth":        {v.Worth(hidden), 3, 0},
				"Worth of *":   {v.Worth(asterisk), 8, 0},  // each of the four cards it owns
				"Swing":        {v.Swing(hidden), -5, 0},   // its own VP, and the asterisk counts one card fewer
				"Swing of *":   {v.Swing(asterisk), -8, 0}, // its own cards count for nothing else
				"Up of a hand": {v.Up(hand), hidden, NoCard},
				"ZoneOf":       {v.ZoneOf(hidden), hand, ZoneID(0)},
				"SetOff":       {v.SetOff(Option{Kind: OptEnd}), NoCard, NoCard},

				// Things that are hidden from the owner too.
				"Cards of a deck": {v.Cards(deck), []CardID(nil), []CardID(nil)},
				"Peek at a deck":  {v.Peek(deck, 0), NoCard, NoCard},
				"Card of a deck":  {v.Card(deep), Card{}, Card{}},

				// Things that all seats see.
				"Cards in play":    {slices.Clone(v.Cards(s.Zone(InPlay, 0))), []CardID{open}, []CardID{open}},
				"Known of all":     {v.Card(open).Known, Everyone, Everyone},
				"Pool":             {v.Card(open).Pool, uint8(0), uint8(0)},
				"PlayedNow":        {v.PlayedNow(open), true, true},
				"PlayedNow hidden": {v.PlayedNow(hidden), false, false},
				"Plays":            {len(v.Plays()), 1, 1},
				"Gains":            {len(v.Gains()), 1, 1},
				"Up":               {v.Up(pile), up, up},
				"Peek below":       {v.Peek(pile, 1), NoCard, NoCard},
				"Face below":       {v.Face(down), (*Face)(nil), (*Face)(nil)},
				"ZoneOf open":      {v.ZoneOf(open), s.Zone(InPlay, 0), s.Zone(InPlay, 0)},
				"Zone":             {v.Zone(Deck, 0), deck, deck},
				"Offer":            {v.Offer(Option{Kind: OptEnd, N: 2}), &k.lib.Offers[2], &k.lib.Offers[2]},
				"Library":          {v.Library(), k.lib, k.lib},
				"Board":            {v.Board(), s.board, s.board},
				"Swing of open":    {v.Swing(open), -5, 3 - 3*b2i(c.seat == NoSeat)}, // another seat would get its VP
				"Worth of open":    {v.Worth(open), 3, 3 - 3*b2i(c.seat == NoSeat)},  // it is worth nothing to an onlooker
				"Power":            {v.Power(), 5, 5},
				"Number":           {v.Number(Power, 0), 5, 5},
				"Place":            {v.Place(deck), Deck, Deck},
				"Holder":           {v.Holder(deck), SeatID(0), SeatID(0)},
				"Next":             {v.Next(1), SeatID(0), SeatID(0)},
				"Seats":            {v.Seats(), 2, 2},
				"Seat":             {v.Seat(), c.seat, c.seat},
				"LineUpSize":       {v.LineUpSize(), 5, 5},
				"Over":             {v.Over(), NotOver, NotOver},
				"Turn":             {v.Turn().Seat, SeatID(0), SeatID(0)},
				"Why":              {len(v.Why()), 1, 1},
			} {
				want := method.other
				if c.own {
					want = method.own
				}
				if !reflect.DeepEqual(method.got, want) {
					t.Errorf("seat %d, %s: %v, want %v", c.seat, name, method.got, want)
				}
			}
		})
	}
}

// TestCostChangesAreHidden checks that only a seat that knows a card learns what changes its cost.
func TestCostChangesAreHidden(t *testing.T) {
	k := newKit(t)
	k.lib.Changes = append(k.lib.Changes, Change{Asked: AskPrice, Layer: Adds, Whose: All, N: 1})
	f := k.face(Face{Name: "Card", Cost: 2})
	b := k.table(2)
	hidden, source := b.Add(f, b.Zone(Hand, 0)), b.Add(f, b.Zone(InPlay, 0))
	s := b.Resume(0, 0)
	s.leaveWorking(Watch{Source: source, Change: 1, Seat: 0, Until: ForEver})
	for seat, want := range map[SeatID]int{0: 1, 1: 0, NoSeat: 0} {
		if got := s.View(seat).CostChanges(hidden); len(got) != want {
			t.Errorf("seat %d learns %v", seat, got)
		}
	}
}

// TestOffered checks that only the asked seat learns where the cards are that it is offered, also those that it
// does not know.
func TestOffered(t *testing.T) {
	k := newKit(t)
	f := k.face(Face{Name: "Card"})
	b := k.table(2)
	cards := []CardID{b.Add(f, b.Zone(Deck, 1)), b.Add(f, b.Zone(Deck, 1)), b.Add(f, b.Zone(Deck, 1))}
	s := b.Resume(0, 0)
	s.ask = Decision{Kind: DecidePick, Options: []Option{{Kind: OptCard, Card: cards[0]}, {Kind: OptCard, Card: cards[1]}, {Kind: OptDone}}}
	for seat, want := range map[SeatID]bool{0: true, 1: false, NoSeat: false} {
		v := s.View(seat)
		if z, at, ok := v.Offered(cards[1]); ok != want || ok && (z != s.Zone(Deck, 1) || at != 1) || v.Sees(cards[1]) {
			t.Errorf("seat %d is offered card %d of zone %d, %v", seat, at, z, ok)
		}
		for _, c := range []CardID{cards[2], NoCard} {
			if _, _, ok := v.Offered(c); ok {
				t.Errorf("seat %d is offered card %d", seat, c)
			}
		}
	}
}

func b2i(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// TestViewOfWhatWasSeen checks that a zone can be read whole only if every card in it is known, and
// that a face-down card is not up even if it is known.
func TestViewOfWhatWasSeen(t *testing.T) {
	k := newKit(t)
	f := k.face(Face{Name: "Card"})
	b := k.table(2)
	cards := []CardID{b.Add(f, b.Zone(Deck, 0)), b.Add(f, b.Zone(Deck, 0))}
	b.Add(f, b.Zone(Deck, 1))
	s := b.Resume(0, 0)
	deck := s.Zone(Deck, 0)
	s.cards[cards[0]].Known = 0b10
	for _, c := range []struct {
		known Seats // of the second card
		seat  SeatID
		whole []CardID
		peek  [2]CardID
	}{
		{0, 1, nil, [2]CardID{cards[0], NoCard}},
		{0b10, 1, cards, [2]CardID{cards[0], cards[1]}},
		{0b10, 0, nil, [2]CardID{NoCard, NoCard}},
		{0b01, 0, nil, [2]CardID{NoCard, cards[1]}},
		{Everyone, NoSeat, nil, [2]CardID{NoCard, cards[1]}},
	} {
		t.Run(fmt.Sprintf("known to %b, seat %d", c.known, c.seat), func(t *testing.T) {
			s.cards[cards[1]].Known = c.known
			v := s.View(c.seat)
			if got := v.Cards(deck); !slices.Equal(got, c.whole) {
				t.Errorf("the second card is known to %b: seat %d reads %v, want %v", c.known, c.seat, got, c.whole)
			}
			if got := [2]CardID{v.Peek(deck, 0), v.Peek(deck, 1)}; got != c.peek {
				t.Errorf("the second card is known to %b: seat %d reads %v one by one, want %v", c.known, c.seat, got, c.peek)
			}
		})
	}
	if got := s.View(1).Cards(s.Zone(Discard, 0)); len(got) != 0 {
		t.Errorf("in an empty zone lie %v", got)
	}
	if s.View(1).Up(deck) != cards[0] || s.View(0).Up(deck) != NoCard {
		t.Error("the top card lies up to those who know it")
	}
	s.cards[cards[0]].Bits |= FaceDown
	if s.View(1).Up(deck) != NoCard || s.Up(deck) != NoCard {
		t.Error("a card turned down lies up")
	}
	if s.Next(0) != 1 || s.Next(1) != 0 || s.previous(0) != 1 || s.previous(1) != 0 {
		t.Error("two seats sit beside each other")
	}
}

// TestQuestionsToOthers checks that only the asked seat sees a whole question. Others and onlookers
// see who is asked, and during a turn also the options that are theirs.
func TestQuestionsToOthers(t *testing.T) {
	k := newKit(t)
	k.lib.Offers = append(k.lib.Offers, Offer{Kind: OptPlay, By: Others, From: Set(Hand), Max: Unlimited})
	f := k.face(Face{Name: "Card"})
	b := k.table(3)
	mine, theirs := b.Add(f, b.Zone(Hand, 0)), b.Add(f, b.Zone(Hand, 1))
	s := b.Resume(0, 0)
	own := Option{Kind: OptCard, Seat: 0, Card: mine}
	for kind := range NumDecisions {
		s.ask = Decision{Seq: 7, Kind: kind, Seat: 0, User: 2, For: 1, Verb: VerbPut, To: Dest{Place: Deck}, Min: 1, Max: 2, Taken: 1,
			Source: mine, It: mine, At: 3, Options: []Option{own, {Kind: OptDone, Seat: 0}}}
		whole := s.ask
		if got := s.View(0).Pending(); !reflect.DeepEqual(got, whole) {
			t.Errorf("%v: the one who is asked sees %+v", kind, got)
		}
		for _, seat := range []SeatID{1, NoSeat} {
			want := Decision{Seq: 7, Kind: DecideOther, Seat: 0, User: NoSeat}
			switch kind {
			case NoDecision: // the game is over, so nothing is hidden
				want = whole
			case DecideTurn:
				want = whole
				want.Options = nil
			default:
			}
			if got := s.View(seat).Pending(); !reflect.DeepEqual(got, want) {
				t.Errorf("%v: seat %d, who is not asked, sees %+v", kind, seat, got)
			}
			if s.View(seat).Alike() {
				t.Errorf("%v: seat %d is told that all options come to the same", kind, seat)
			}
		}
	}
	// During a turn each seat sees its own options and no others.
	help := Option{Kind: OptPlay, Seat: 1, Card: theirs}
	s.ask = Decision{Kind: DecideTurn, Seat: 0, Options: []Option{own, help}}
	for seat, want := range map[SeatID][]Option{0: {own}, 1: {help}, 2: nil, NoSeat: nil} {
		if got := s.View(seat).Pending().Options; !slices.Equal(got, want) {
			t.Errorf("seat %d sees the options %v, want %v", seat, got, want)
		}
	}
}

// TestSetOffIsSecret checks that only the seat that orders triggers sees which cards set them off,
// and only cards it knows.
func TestSetOffIsSecret(t *testing.T) {
	k := newKit(t)
	f := k.face(Face{Name: "Card"})
	b := k.table(2)
	mine, deep := b.Add(f, b.Zone(Hand, 0)), b.Add(f, b.Zone(Deck, 0))
	s := b.Resume(0, 0)
	s.waiting = []Waiting{{It: mine}, {It: deep}}
	s.ask = Decision{Kind: DecideOrder, Seat: 0}
	known, unknown := Option{Kind: OptTrigger, N: 0}, Option{Kind: OptTrigger, N: 1}
	for _, c := range []struct {
		seat SeatID
		o    Option
		want CardID
	}{{0, known, mine}, {0, unknown, NoCard}, {1, known, NoCard}, {NoSeat, known, NoCard}, {0, Option{Kind: OptCard}, NoCard}} {
		if got := s.View(c.seat).SetOff(c.o); got != c.want {
			t.Errorf("seat %d is told that card %d set off %+v, want %d", c.seat, got, c.o, c.want)
		}
	}
}

// TestOrderedIsSecret checks that only the seat that orders triggers sees the places it has given, in their
// order and only for the present moment, and of them only cards it knows.
func TestOrderedIsSecret(t *testing.T) {
	k := newKit(t)
	f := k.face(Face{Name: "Card"})
	b := k.table(2)
	mine, deep := b.Add(f, b.Zone(Hand, 0)), b.Add(f, b.Zone(Deck, 0))
	s := b.Resume(0, 0)
	s.stack = append(s.stack, Frame{Proc: ProcSettle, Arg: 1})
	s.waiting = []Waiting{{Source: mine, It: deep, Rank: 3, Level: 1}, {Source: mine, It: mine, Rank: 2, Level: 1}, {Source: mine, Level: 1},
		{Source: mine, Rank: 1}, {Source: mine, Seat: 1, Rank: 1, Level: 1}}
	s.ask = Decision{Kind: DecideOrder, Seat: 0}
	if got, want := s.View(0).Ordered(), []Ordered{{mine, mine}, {mine, NoCard}}; !slices.Equal(got, want) {
		t.Errorf("the order is %v, not %v", got, want)
	}
	for _, seat := range []SeatID{1, NoSeat} {
		if got := s.View(seat).Ordered(); got != nil {
			t.Errorf("seat %d sees the order %v", seat, got)
		}
	}
	s.ask.Kind = DecidePick
	if got := s.View(0).Ordered(); got != nil {
		t.Errorf("another question has the order %v", got)
	}
}

// TestAtHandIsSecret checks that only the asked seat learns which card its text is about, and only one that it knows.
func TestAtHandIsSecret(t *testing.T) {
	k := newKit(t)
	f := k.face(Face{Name: "Card"})
	b := k.table(2)
	mine, deep := b.Add(f, b.Zone(Hand, 0)), b.Add(f, b.Zone(Deck, 0))
	s := b.Resume(0, 0)
	for _, c := range []struct {
		it   CardID
		at   ProgID
		seat SeatID
		want CardID
	}{{mine, 1, 0, mine}, {mine, 1, 1, NoCard}, {mine, 1, NoSeat, NoCard}, {mine, 0, 0, NoCard}, {deep, 1, 0, NoCard}, {NoCard, 1, 0, NoCard}} {
		s.stack = append(s.stack[:0], Frame{It: c.it})
		s.ask = Decision{Kind: DecideMay, Seat: 0, At: c.at}
		if got := s.View(c.seat).AtHand(); got != c.want {
			t.Errorf("seat %d sees card %d at hand, of %+v", c.seat, got, c)
		}
	}
}

// TestKeptIsSecret checks that only the asked seat learns which card its text remembers, and only if that is a
// single card which is still there and which it knows.
func TestKeptIsSecret(t *testing.T) {
	k := newKit(t)
	f := k.face(Face{Name: "Card"})
	b := k.table(2)
	mine, other, deep := b.Add(f, b.Zone(InPlay, 0)), b.Add(f, b.Zone(Hand, 0)), b.Add(f, b.Zone(Deck, 0))
	s := b.Resume(0, 0)
	at := func(c CardID) Held { return Held{Card: c, Stay: s.cards[c].Stay} }
	gone := at(other)
	gone.Stay--
	for name, c := range map[string]struct {
		held []Held
		from int16 // the first that the text remembers
		at   ProgID
		seat SeatID
		want CardID
	}{
		"none":                      {nil, 0, 1, 0, NoCard},
		"one":                       {[]Held{at(mine)}, 0, 1, 0, mine},
		"one, twice":                {[]Held{at(mine), at(mine)}, 0, 1, 0, mine},
		"two":                       {[]Held{at(mine), at(other)}, 0, 1, 0, NoCard},
		"one, and one that is gone": {[]Held{gone, at(mine), gone}, 0, 1, 0, mine},
		"one, after another text's": {[]Held{at(other), at(mine)}, 1, 1, 0, mine},
		"one that is hidden":        {[]Held{at(deep)}, 0, 1, 0, NoCard},
		"another seat":              {[]Held{at(mine)}, 0, 1, 1, NoCard},
		"an onlooker":               {[]Held{at(mine)}, 0, 1, NoSeat, NoCard},
		"no text asks":              {[]Held{at(mine)}, 0, 0, 0, NoCard},
	} {
		t.Run(name, func(t *testing.T) {
			s.held = c.held
			s.stack = append(s.stack[:0], Frame{Held: c.from})
			s.ask = Decision{Kind: DecideMay, Seat: 0, At: c.at}
			if got := s.View(c.seat).Kept(); got != c.want {
				t.Errorf("seat %d sees that card %d is remembered, want %d", c.seat, got, c.want)
			}
		})
	}
}

// TestAttackBegins checks that an Attack begins until it has reached a seat, and that nothing else does.
func TestAttackBegins(t *testing.T) {
	for name, c := range map[string]struct {
		top  Frame
		want bool
	}{
		"an Attack":               {Frame{Proc: ProcAttack, Victims: 0b110, Left: 0b110}, true},
		"one that has hit a seat": {Frame{Proc: ProcAttack, Victims: 0b110, Left: 0b100}, false},
		"a text":                  {Frame{Proc: ProcCode, Victims: 0b110, Left: 0b110}, false},
	} {
		t.Run(name, func(t *testing.T) {
			s := newKit(t).table(3).Resume(0, 0)
			if s.View(0).AttackBegins() {
				t.Error("in a turn an Attack begins")
			}
			s.stack = append(s.stack, c.top)
			if got := s.View(0).AttackBegins(); got != c.want {
				t.Errorf("an Attack begins: %v", got)
			}
			m := machine{State: s}
			if m.finish(1, 0); s.View(0).AttackBegins() {
				t.Error("after the game an Attack begins")
			}
		})
	}
}

// TestWhyIsSecret checks that Why names no card its reader does not know.
func TestWhyIsSecret(t *testing.T) {
	k := newKit(t)
	f := k.face(Face{Name: "Card"})
	b := k.table(2)
	mine := b.Add(f, b.Zone(Hand, 0))
	s := b.Resume(0, 0)
	s.stack = append(s.stack, Frame{Proc: ProcPlay, Source: mine, Actor: 0, User: 0})
	for seat, want := range map[SeatID]CardID{0: mine, 1: NoCard, NoSeat: NoCard} {
		why := s.View(seat).Why()
		if got := why[len(why)-1]; got.Source != want || got.Proc != ProcPlay || got.Actor != 0 {
			t.Errorf("seat %d is told %+v", seat, got)
		}
	}
}

// TestEventsAreSecret checks that an event names its cards only to seats that may know them, and
// does not show who else may.
func TestEventsAreSecret(t *testing.T) {
	e := Event{Kind: CardMoved, Card: 3, Source: 4, Sees: SeatID(1).Only(), Knows: SeatID(2).Only(), N: 5}
	for seat, want := range map[SeatID]Event{
		0:      {Kind: CardMoved, N: 5},
		1:      {Kind: CardMoved, N: 5, Card: 3},
		2:      {Kind: CardMoved, N: 5, Source: 4},
		NoSeat: {Kind: CardMoved, N: 5},
	} {
		if got := e.For(seat); got != want {
			t.Errorf("seat %d is told %+v, want %+v", seat, got, want)
		}
	}
	e.Sees, e.Knows = Everyone, Everyone
	if got := e.For(NoSeat); got != (Event{Kind: CardMoved, N: 5, Card: 3, Source: 4}) {
		t.Errorf("an onlooker is told %+v of what everybody knows", got)
	}
}
