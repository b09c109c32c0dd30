package engine

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// bare returns a Builder for two seats whose Library has faces and nothing else.
func bare(t *testing.T, faces int) *Builder {
	t.Helper()
	lib := &Library{Rows: rows, Faces: make([]Face, faces), Code: make([]Op, 1)}
	lib.Seal()
	b, err := Build(lib, 2, 1)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestNoRow checks that looking up a place the table does not have panics and names the place.
func TestNoRow(t *testing.T) {
	b := bare(t, 1)
	for what, look := range map[string]func(){
		"no place 40 for seat -1": func() { b.Zone(40, NoSeat) },
		"no place 5 for seat -1":  func() { b.Zone(Hand, NoSeat) },
	} {
		t.Run(what, func(t *testing.T) {
			func() {
				defer func() {
					if said := fmt.Sprint(recover()); !strings.Contains(said, what) {
						t.Errorf("it says %q, want %q", said, what)
					}
				}()
				look()
			}()
		})
	}
}

// TestBuilderOrder checks that cards are in their zones in the order they were added, also if they
// were added after others were mixed.
func TestBuilderOrder(t *testing.T) {
	b := bare(t, 9)
	line, hand, deck := b.Zone(OwnPlaces, NoSeat), b.Zone(Hand, 1), b.Zone(Deck, 0)
	for face, z := range []ZoneID{deck, line, hand, deck, line, deck} {
		b.Add(FaceID(face), z)
	}
	b.Join(deck)
	for face, z := range []ZoneID{hand, line, deck} {
		b.Add(FaceID(6+face), z)
	}
	b.lay() // as starting the game does
	s := b.s
	for _, c := range []struct {
		zone ZoneID
		want []FaceID
	}{{line, []FaceID{1, 4, 7}}, {hand, []FaceID{2, 6}}, {deck, []FaceID{0, 3, 5, 8}}, {s.Zone(Hand, 0), nil}} {
		var got []FaceID
		for _, id := range s.Cards(c.zone) {
			got = append(got, s.Card(id).Face)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("zone %d holds %v, want %v", c.zone, got, c.want)
		}
	}
	for i, c := range s.Cards(line) {
		if slot := s.Card(c).Slot; int(slot) != i {
			t.Errorf("card %d of a line has slot %d", i, slot)
		}
	}
}

// TestTurnDown checks that no seat knows a stack card that was turned face down, and that a hero
// turned face down stays known.
func TestTurnDown(t *testing.T) {
	k := newKit(t)
	f := k.face(Face{Name: "Card"})
	b := k.table(2)
	top, hero := b.Add(f, b.Zone(stack, NoSeat)), b.Add(f, b.Zone(Heroes, 1))
	below := b.Add(f, b.Zone(stack, NoSeat))
	if card := b.s.cards[top]; card.Down() || card.Known != Everyone {
		t.Errorf("the first card of a stack is not turned up: %+v", card)
	}
	if card := b.s.cards[below]; !card.Down() || card.Known != 0 {
		t.Errorf("the second card of a stack is turned up: %+v", card)
	}
	b.TurnDown(top)
	b.TurnDown(hero)
	s := b.Resume(0, 0)
	for c, want := range map[CardID]Seats{top: 0, hero: Everyone} {
		if card := s.Card(c); !card.Down() || card.Known != want {
			t.Errorf("card %d, turned down: %+v", c, card)
		}
	}
	if s.Up(s.Zone(stack, NoSeat)) != NoCard || s.View(0).Up(s.Zone(stack, NoSeat)) != NoCard {
		t.Error("a stack that was turned down shows a card")
	}
	if err := s.Check(); err != nil {
		t.Error(err)
	}
}

// TestBuilder checks that a game has everything its layout set, and the defaults for the rest.
func TestBuilder(t *testing.T) {
	k := newKit(t)
	f := k.face(Face{Name: "Card"})
	b := k.table(3)
	line, deck := b.ZoneAt(lines, NoSeat, 1), b.Zone(Deck, 2)
	played := b.Add(f, b.Zone(InPlay, 1))
	for range 4 {
		b.Add(f, deck)
	}
	b.SetLineUpSize(3)
	b.Fill(line, deck)
	b.Fill(b.ZoneAt(lines, NoSeat, 0), deck) // until the deck is empty
	b.Played(played)
	b.Lay(marks, played, 2)
	b.Set(VPTokens, 2, 5)
	b.Fix(StreamChance, 4, 1)
	for _, seats := range []int{-1, 0, MaxSeats + 1} {
		if _, err := Build(k.lib, seats, 1); err == nil {
			t.Errorf("a game for %d seats was laid out", seats)
		}
	}
	s := b.Resume(1, 2)
	if err := s.Check(); err != nil {
		t.Error(err)
	}
	turn := s.Turn()
	if turn.Number != 1 || turn.Seat != 1 || turn.Active != 1 || s.first != 0 || s.power() != 2 {
		t.Errorf("the game begins in %+v of a game started by seat %d", turn, s.first)
	}
	if s.LineUpSize() != 3 || s.Len(line) != 3 || s.Len(s.board.ZoneAt(lines, NoSeat, 0)) != 1 || s.Len(deck) != 0 {
		t.Errorf("lines of %d are filled with %d and %d, %d are left", s.LineUpSize(), s.Len(line), s.Len(s.board.ZoneAt(lines, NoSeat, 0)), s.Len(deck))
	}
	if p := s.Plays(); len(p) != 1 || p[0].Card != played || p[0].By != 1 || p[0].For != 1 || p[0].Bits != Done || !s.PlayedNow(played) {
		t.Errorf("played so far: %+v", p)
	}
	if s.On(played, marks) != 2 || s.Number(VPTokens, 2) != 5 || s.Number(VPTokens, 1) != 0 {
		t.Error("the numbers are not as they were set")
	}
	m := machine{State: s}
	if got := m.chance(StreamDie, 1); got != 0 || len(s.given) != 2 {
		t.Errorf("what is given for one stream is taken by another: %d, %d are left", got, len(s.given))
	}
	if a, b := m.chance(StreamChance, 9), m.chance(StreamChance, 9); a != 4 || b != 1 || len(s.given) != 0 {
		t.Errorf("chance gives %d and %d, want 4 and 1; %d are left", a, b, len(s.given))
	}
	s.first = 2
	for seat, want := range map[SeatID]int{2: 0, 0: 1, 1: 2} {
		if got := s.TurnOrder(seat); got != want {
			t.Errorf("with seat 2 first seat %d is number %d in turn order, want %d", seat, got, want)
		}
	}
}

// TestPoolsOfALayout checks that the hidden cards of each seat form one pool, as do those of each
// hidden pile of the table, and that no two of these are the same pool.
func TestPoolsOfALayout(t *testing.T) {
	k := newKit(t)
	f := k.face(Face{Name: "Card"})
	b := k.table(3)
	pool := func(p Place, seat SeatID) uint8 { return b.s.cards[b.Add(f, b.Zone(p, seat))].Pool }
	seen := map[uint8]string{}
	for seat := range SeatID(3) {
		deck := pool(Deck, seat)
		if pool(Hand, seat) != deck || pool(Deck, seat) != deck {
			t.Errorf("what seat %d has hidden is told apart", seat)
		}
		if who, taken := seen[deck]; taken {
			t.Errorf("what seat %d has hidden is mixed with that of %s", seat, who)
		}
		seen[deck] = "a seat"
	}
	for _, p := range []Place{SetAside, stack} {
		n := pool(p, NoSeat)
		if who, taken := seen[n]; taken {
			t.Errorf("the pile of place %d is mixed with that of %s", p, who)
		}
		seen[n] = "the table"
	}
	joined := []ZoneID{b.Zone(stack, NoSeat), b.Zone(SetAside, NoSeat)}
	b.Add(f, joined[0])
	b.Join(joined...)
	up, down := b.s.cards[b.s.Cards(joined[0])[0]], b.s.cards[b.s.Cards(joined[0])[1]]
	aside := b.s.cards[b.s.Cards(joined[1])[0]]
	if down.Pool != aside.Pool || up.Pool == down.Pool || seen[down.Pool] != "" || b.s.pool != down.Pool {
		t.Errorf("joined are pools %d and %d, the card that lies open is of %d", down.Pool, aside.Pool, up.Pool)
	}
	b.Resume(0, 0)
	defer func() {
		if recover() == nil {
			t.Error("two games came of one layout")
		}
	}()
	b.Resume(0, 0)
}

// TestShufflesAlike checks that a pile with a pool of its own is shuffled like any other, and that
// a shuffle of a shared pool takes in the hidden cards elsewhere.
func TestShufflesAlike(t *testing.T) {
	lay := func(hand int, shuffle func(b *Builder, z ZoneID)) *State {
		b := bare(t, 9)
		for face := range FaceID(9) {
			b.AddCopies(face, 3, b.Zone(Deck, SeatID(face%2)))
		}
		b.AddCopies(1, hand, b.Zone(Hand, 0))
		for seat := range SeatID(2) {
			shuffle(b, b.Zone(Deck, seat))
			b.Add(2, b.Zone(Deck, seat))
			shuffle(b, b.Zone(Deck, seat))
		}
		return b.s
	}
	for hand := range 2 {
		got := lay(hand, func(b *Builder, z ZoneID) { b.Shuffle(z, StreamMain) })
		want := lay(hand, func(b *Builder, z ZoneID) {
			b.lay()
			b.s.shuffle(z, &b.s.streams[StreamMain])
		})
		if !slices.Equal(got.cards, want.cards) || !slices.Equal(got.order, want.order) || got.pool != want.pool || got.learned != want.learned {
			t.Errorf("with %d cards in hand the cards lie as %v in %v, want %v in %v", hand, got.cards, got.order, want.cards, want.order)
		}
	}
	b := bare(t, 9)
	b.AddCopies(1, 3, b.Zone(Deck, 0))
	b.Add(2, b.Zone(Deck, 1))
	b.Move(b.Zone(Deck, 0), b.Zone(Deck, 1)) // it still belongs to the first seat's pool
	b.Shuffle(b.Zone(Deck, 1), StreamMain)
	moved, left := b.s.cards[b.s.Top(b.Zone(Deck, 1))], b.s.cards[b.s.Top(b.Zone(Deck, 0))]
	if moved.Pool != left.Pool {
		t.Errorf("a card shuffled away is of pool %d, those it may be of pool %d", moved.Pool, left.Pool)
	}
}

// TestNumbersOfItsOwn checks that a Library without numbers gets those of the rules.
func TestNumbersOfItsOwn(t *testing.T) {
	b := bare(t, 1)
	b.Set(VPTokens, 1, 3)
	b.Set(Power, NoSeat, 2)
	if s := b.s; s.Number(VPTokens, 1) != 3 || s.Number(VPTokens, 0) != 0 || s.power() != 2 {
		t.Errorf("tokens %d and %d, Power %d", s.Number(VPTokens, 0), s.Number(VPTokens, 1), s.power())
	}
}

// TestStock checks that a Stock lays out cards exactly as adding them one by one does, in a new
// game and in reused memory.
func TestStock(t *testing.T) {
	b := bare(t, 9)
	lib := b.s.lib
	add := func(b *Builder) {
		for face := range FaceID(9) {
			b.AddCopies(face, 1+int(face), []ZoneID{b.Zone(Deck, 0), b.Zone(Hand, 0), b.Zone(Deck, 1)}[face%3])
		}
	}
	add(b)
	k := b.Stock()
	old := b.s
	b.lay()
	want := old.Copy()
	for _, in := range []*State{{}, old} {
		b, err := Rebuild(in, lib, 2, 1)
		if err != nil {
			t.Fatal(err)
		}
		b.AddStock(k)
		b.lay()
		if !slices.Equal(b.s.cards, want.cards) || !slices.Equal(b.s.order, want.order) || *b.s.starts != *want.starts || b.s.pool != want.pool {
			t.Errorf("the cards lie as %v in %v, want %v in %v", b.s.cards, b.s.order, want.cards, want.order)
		}
		func() {
			defer func() {
				if recover() == nil {
					t.Error("cards that have been laid in order are taken for a stock")
				}
			}()
			b.Stock()
		}()
	}
	other, err := Build(lib, 3, 1)
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if recover() == nil {
			t.Error("a stock for two seats is taken for three")
		}
	}()
	other.AddStock(k)
}
