package engine

import (
	"strings"
	"testing"
)

// TestOtherLibrary checks that a game can be read only with the cards and rules it was played with
// (fault 4).
func TestOtherLibrary(t *testing.T) {
	play := func(change func(*tiny)) (*tiny, *State) {
		y := newTiny(t)
		y.face("extra", []Op{{Code: OpDraw, N: 1}})
		change(y)
		return y, y.game(layout{hands: [][]FaceID{{plain, other}, {plain}}, decks: [][]FaceID{nil, nil}})
	}
	y, s := play(func(*tiny) {})
	written := s.AppendBinary(nil)
	if read, err := Decode(y.lib, written); err != nil || read.Hash() != s.Hash() {
		t.Fatalf("a game cannot be read back: %v", err)
	}
	for name, change := range map[string]func(*tiny){
		"a card more":     func(y *tiny) { y.face("one more", nil) },
		"another name":    func(y *tiny) { y.lib.Faces[other].Name = "renamed" },
		"another cost":    func(y *tiny) { y.lib.Faces[other].Cost++ },
		"another text":    func(y *tiny) { y.lib.Code[y.lib.Faces[firstFace].Play].N = 2 },
		"another place":   func(y *tiny) { y.lib.Rows = append(rows[:len(rows):len(rows)], Row{Place: OwnPlaces + 9}) },
		"another number":  func(y *tiny) { y.lib.Numbers = append(Numbers(), Number{Name: "more", Of: OfTurn, Max: 9}) },
		"another offer":   func(y *tiny) { y.lib.Offers = append(y.lib.Offers, Offer{Kind: OptEnd}) },
		"another trigger": func(y *tiny) { y.lib.Triggers = append(y.lib.Triggers, Trigger{On: OnDraw}) },
	} {
		t.Run(name, func(t *testing.T) {
			z, _ := play(change)
			if z.lib.Fingerprint() == y.lib.Fingerprint() {
				t.Error("the Library has the same fingerprint")
			}
			if _, err := Decode(z.lib, written); err == nil {
				t.Error("the game was read all the same")
			}
		})
	}
}

// questions returns a game at each kind of question a text can ask, with remembered cards, waiting
// triggers and watches.
func questions(t *testing.T) (*tiny, []*State) {
	y := newTiny(t)
	l := y.lib
	hit := y.prog(Op{Code: OpPick, Min: 1, Max: 1, From: Set(Hand), Verb: VerbDiscard, Dest: Dest{Place: Discard}})
	l.Triggers = append(l.Triggers,
		Trigger{On: OnPlay, Prog: y.prog(Op{Code: OpPick, Min: 0, Max: 1, From: Set(Discard), Verb: VerbPut, Dest: Dest{Place: Deck}})},
		Trigger{On: OnPlay, Prog: y.prog(Op{Code: OpDraw, N: 1})})
	l.Labels = []string{"one", "two"}
	strike := y.face("strike", []Op{y.attack(Attack{On: Foes, Hit: hit})})
	each := y.prog(Op{Code: OpPick, Min: 1, Max: 1, From: Set(Hand), Verb: VerbAside, Dest: Dest{Of: Left}})
	pass := y.face("pass", []Op{{Code: OpEach, Who: All, To: each}, {Code: OpHand, Dest: Dest{Place: Hand, Under: true}}})
	watch := y.face("watch", []Op{{Code: OpWatch, N: 1}, {Code: OpWatch, N: 2}})
	replay := y.face("replay", []Op{{Code: OpPlayed}, {Code: OpIt, Verb: VerbReplay}})
	aim := y.face("aim", []Op{{Code: OpTarget, Who: Foes}, {Code: OpDraw, Who: Target, N: 1}})
	choose := y.face("choose", []Op{{Code: OpChoose, N: 2}, {Code: OpLabel, N: 0}, {Code: OpLabel, N: 1}, {Code: OpDraw, N: 1}})
	for i := range 2 {
		l.Code[l.Faces[choose].Play+1+ProgID(i)].To = l.Faces[choose].Play + 3
	}
	hands := [][]FaceID{{strike, pass, watch, replay, aim, choose, plain, other}, {shield, plain, other}, {plain, shield, other}}
	decks := [][]FaceID{times(4, plain), times(4, other), times(4, plain)}
	start := y.game(layout{hands, decks})
	states := []*State{start}
	for _, plays := range [][]FaceID{{strike}, {pass}, {watch}, {plain, other, replay}, {aim}, {choose}} {
		s := start.Copy()
		for _, f := range plays {
			y.play(s, f)
		}
		states = append(states, s)
	}
	return y, states
}

// TestDamagedGames checks that a saved game with any byte changed is either refused or can be
// played on (fault 3).
func TestDamagedGames(t *testing.T) {
	y, states := questions(t)
	chance := NewRNG(5, StreamChance)
	kinds := map[DecisionKind]bool{}
	read := 0
	for _, s := range states {
		kinds[s.Pending().Kind] = true
		written := s.AppendBinary(nil)
		for at := range written {
			for _, flip := range []byte{1, 2, 0x80, 0xff, byte(1 + chance.Intn(255))} {
				bytes := append([]byte(nil), written...)
				bytes[at] ^= flip
				read += playOn(t, y.lib, bytes, &chance)
			}
		}
		for n := range written {
			if _, err := Decode(y.lib, written[:n]); err == nil {
				t.Fatalf("a game of %d bytes was read from %d of them", len(written), n)
			}
		}
	}
	for _, k := range []DecisionKind{DecideTurn, DecideDefend, DecidePick, DecideOrder, DecideSeat, DecideChoose} {
		if !kinds[k] {
			t.Errorf("no game stands at a question of the kind %q", k)
		}
	}
	if read == 0 {
		t.Error("no damaged game was read: what is played on is not tried")
	}
}

// playOn decodes a damaged game and plays on. It returns 1 if the game was read.
func playOn(t *testing.T, lib *Library, bytes []byte, chance *RNG) int {
	defer func() {
		if p := recover(); p != nil {
			t.Fatalf("panic: %v, of the game %x", p, bytes)
		}
	}()
	s, err := Decode(lib, bytes)
	if err != nil {
		return 0
	}
	for n := 0; n < 40 && s.Over() == NotOver; n++ {
		d := s.Pending()
		if err := s.Apply(Answer{Seq: d.Seq, Option: d.Options[chance.Intn(len(d.Options))]}, nil); err != nil {
			t.Fatalf("a game that was read refuses a legal answer: %v", err)
		}
	}
	return 1
}

// TestDecodeFaults checks that bytes that are not a game are refused with an error that says why.
func TestDecodeFaults(t *testing.T) {
	y, states := questions(t)
	s := states[2] // a text is being carried out
	write := func(change func(*State)) []byte {
		c := s.Copy()
		if change != nil {
			change(c)
		}
		return c.AppendBinary(nil)
	}
	seats := func(n byte) []byte {
		b := write(nil)
		b[8] = n // after the fingerprint
		return b
	}
	top := len(s.stack) - 1
	for _, c := range []struct {
		name  string
		bytes []byte
		says  string
	}{
		{"nothing", nil, "board for 0 seats"},
		{"a fingerprint only", write(nil)[:8], "board for 0 seats"},
		{"too many seats", seats(MaxSeats + 1), "board for 11 seats"},
		{"its beginning", write(nil)[:40], "cut short"},
		{"all but the last byte", write(nil)[:len(write(nil))-1], "cut short"},
		{"one more in its last list than there is", append(write(nil)[:len(write(nil))-2], 1, 0), "cut short"},
		{"a byte more", append(write(nil), 0), "1 bytes too many"},
		{"three bytes more", append(write(nil), 0, 0, 0), "3 bytes too many"},
		{"another game's seats", seats(2), "cut short"},
		{"a card in the wrong zone", write(func(s *State) { s.cards[1].Zone++ }), "but says"},
		{"a text where it asks nothing", write(func(s *State) { s.stack[top].PC = 0 }), "out of place"},
		{"nothing waits", write(func(s *State) {
			s.stack[top] = Frame{Proc: ProcSettle, Actor: NoSeat, User: NoSeat, Target: NoSeat, Held: int16(len(s.held))}
		}),
			"is not at a question"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if read, err := Decode(y.lib, c.bytes); err == nil || !strings.Contains(err.Error(), c.says) || read != nil {
				t.Errorf("read %v, error %v, want %q", read != nil, err, c.says)
			}
		})
	}
	// A game written after other bytes leaves them alone and can be read.
	head := []byte("head")
	long := s.AppendBinary(head)
	if string(long[:4]) != "head" {
		t.Error("what was there before was written over")
	}
	if read, err := Decode(y.lib, long[4:]); err != nil || read.Hash() != s.Hash() {
		t.Errorf("a game behind other bytes cannot be read: %v", err)
	}
}

// TestDecodeOver checks that a finished game is read back as finished.
func TestDecodeOver(t *testing.T) {
	y, states := questions(t)
	s := states[0].Copy()
	m := machine{State: s}
	m.finish(3, 0b10)
	read, err := Decode(y.lib, s.AppendBinary(nil))
	if err != nil {
		t.Fatal(err)
	}
	if read.Over() != 3 || read.Won() != 0b10 || read.Pending().Kind != NoDecision || read.Hash() != s.Hash() {
		t.Errorf("over because of %d, won by %b, asking %+v", read.Over(), read.Won(), read.Pending())
	}
	if err := read.CheckPosed(); err != nil || read.Check() != nil {
		t.Errorf("%v, %v", err, read.Check())
	}
}
