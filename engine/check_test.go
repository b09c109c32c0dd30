package engine

import (
	"reflect"
	"strings"
	"testing"
)

// checked returns a game with everything Check looks at: remembered cards, plays, gains, watches,
// waiting triggers and numbers on cards. The first zone of the board has a card, and so has the
// last.
func checked(t *testing.T) *State {
	t.Helper()
	k := newKit(t)
	k.lib.Changes = append(k.lib.Changes, Change{Asked: AskCost, N: 1})
	k.lib.Attacks = append(k.lib.Attacks, Attack{On: Foes})
	prog := k.prog(Op{Code: OpShow})
	trigger := k.trigger(Trigger{On: OnPlay, Prog: prog})
	may := k.prog(Op{Code: OpMay, To: 1})
	f := k.face(Face{Name: "Card", Play: may})
	b := k.table(2)
	c := b.Add(f, b.Zone(Hand, 0))
	b.Add(f, b.Zone(Destroyed, NoSeat))
	b.Add(f, b.ZoneAt(lines, NoSeat, 0))
	b.Add(f, b.Zone(Hand, 1))
	last := ZoneID(b.s.board.zones - 1)
	b.Add(f, last)
	down := b.Add(f, b.Zone(SetAside, NoSeat))
	b.Lay(marks, c, 1)
	b.Fix(StreamDie, 3)
	s := b.Resume(0, 0)
	k.play(s, c)
	stay := s.cards[c].Stay
	s.held = append(s.held, Held{Card: c, Stay: stay, For: NoSeat})
	s.gains = append(s.gains, Gain{Card: c, Seat: 1, From: lines})
	s.leaveWorking(Watch{Source: c, Stay: stay, Trigger: trigger}, Watch{Source: c, Stay: stay, Change: 1})
	s.laters = append(s.laters, Later{Prog: prog, Source: c, Stay: stay})
	s.waiting = append(s.waiting, Waiting{Trigger: trigger, Prog: prog, Source: c, It: down, Spend: -2})
	s.tokens = append(s.tokens[:0], Token{Card: c, Of: marks, N: 1})
	if err := s.Check(); err != nil {
		t.Fatal(err)
	}
	return s
}

// TestCheck breaks a sound game in one way at a time and checks that Check reports it.
func TestCheck(t *testing.T) {
	first := func(s *State, p Place, seat SeatID) *Card { return &s.cards[s.Top(s.Zone(p, seat))] }
	for _, c := range []struct {
		name  string
		says  string
		wreck func(*State)
	}{
		// The zones.
		{"a card in no zone", "7 cards do not all lie", func(s *State) { s.cards = append(s.cards, Card{}) }},
		{"the last card behind all zones", "do not all lie", func(s *State) { s.starts[s.board.zones]-- }},
		{"the first card before all zones", "do not all lie", func(s *State) { s.starts[0] = 1 }},
		{"a zone that ends before it begins", "negative size", func(s *State) { s.starts[3] = s.starts[2] - 1 }},
		{"a zone that ends behind all cards", "negative size", func(s *State) { s.starts[1] = uint16(len(s.order) + 1) }},
		{"no card in a zone", "does not exist", func(s *State) { s.order[0] = NoCard }},
		{"a card that is not there", "does not exist", func(s *State) { s.order[0] = CardID(len(s.cards)) }},
		{"a card twice", "is there twice", func(s *State) { s.order[len(s.order)-1] = s.order[0] }},

		// The table.
		{"a number too many", "numbers and", func(s *State) { s.numbers = append(s.numbers, 0) }},
		{"no turn", "0 turns", func(s *State) { s.turns = nil }},
		{"nobody started", "started", func(s *State) { s.first = NoSeat }},
		{"a seat too many started", "started", func(s *State) { s.first = 2 }},
		{"a Line-Up of 65", "in the Line-Up", func(s *State) { s.lineUp = 65 }},
		{"no card has an owner", "no card at all", func(s *State) { s.cards[NoCard].Owner = 0 }},
		{"nobody's turn", "it is the turn", func(s *State) { s.turns[0].Seat = NoSeat }},
		{"a seat too many is active", "it is the turn", func(s *State) { s.turns[0].Active = 2 }},

		// A card.
		{"a card that says it lies elsewhere", "but says", func(s *State) { first(s, Hand, 1).Zone++ }},
		{"a face too many", "has no face", func(s *State) { first(s, Hand, 1).Face = FaceID(len(s.lib.Faces)) }},
		{"an owner too many", "belongs to seat", func(s *State) { first(s, SetAside, NoSeat).Owner = 2 }},
		{"in another's hand", "is with seat", func(s *State) { first(s, Hand, 1).Owner = 0 }},
		{"unknown in the open", "not every seat knows it", func(s *State) { first(s, lines, NoSeat).Known = 0 }},
		{"known to a seat too many", "do not play", func(s *State) { first(s, Hand, 1).Known = 0b111 }},
		{"changed without a play", "not there", func(s *State) { first(s, Hand, 1).Bits |= Changed }},
		{"borrowed without a play", "not there", func(s *State) { first(s, Hand, 1).Bits |= Borrowed }},
		{"goes back to its owner, and is not in play", "must go back to an owner", func(s *State) { first(s, Hand, 1).Bits |= Bound }},
		{"goes back to its owner, and has none", "must go back to an owner", func(s *State) {
			card := first(s, InPlay, 0)
			card.Bits, card.Owner = card.Bits|Bound, NoSeat
		}},

		// Past plays and gains.
		{"a play of no card", "play 0", func(s *State) { s.plays[0].Card = NoCard }},
		{"a play of a face too many", "play 0", func(s *State) { s.plays[0].Face = FaceID(len(s.lib.Faces)) }},
		{"a play with a text too many", "play 0", func(s *State) { s.plays[0].Text = FaceID(len(s.lib.Faces)) }},
		{"a play from a zone too many", "play 0", func(s *State) { s.plays[0].Back = ZoneID(s.board.zones) }},
		{"a play by nobody", "play 0", func(s *State) { s.plays[0].By = NoSeat }},
		{"a play for nobody", "play 0", func(s *State) { s.plays[0].For = NoSeat }},
		{"a gain of no card", "gain of", func(s *State) { s.gains[0].Card = NoCard }},
		{"a gain of nobody", "gain of", func(s *State) { s.gains[0].Seat = NoSeat }},
		{"a gain from a place too many", "gain of", func(s *State) { s.gains[0].From = MaxPlaces }},
		{"a card too many is remembered", "is remembered", func(s *State) { s.held[0].Card = CardID(len(s.cards)) }},
		{"remembered for a seat too many", "is remembered", func(s *State) { s.held[0].For = 2 }},

		// Watches.
		{"a watch of no card", "watch", func(s *State) { s.watches[0].Source = NoCard }},
		{"a watch with a trigger too many", "watch", func(s *State) { s.watches[0].Trigger = TriggerID(len(s.lib.Triggers)) }},
		{"a watch with a change too many", "watch", func(s *State) { s.watches[1].Change = ChangeID(len(s.lib.Changes)) }},
		{"a watch with both", "watch", func(s *State) { s.watches[0].Change = 1 }},
		{"a watch with neither", "watch", func(s *State) { s.watches[0].Trigger = 0 }},
		{"a watch of nobody", "watch", func(s *State) { s.watches[0].Seat = NoSeat }},
		{"a watch for no known time", "watch", func(s *State) { s.watches[0].Until = NumUntil }},
		{"an end-of-turn effect of a card too many", "end-of-turn", func(s *State) { s.laters[0].Source = CardID(len(s.cards)) }},
		{"an end-of-turn effect from the middle of a text", "end-of-turn", func(s *State) { s.laters[0].Prog++ }},
		{"an end-of-turn effect outside the code", "end-of-turn", func(s *State) { s.laters[0].Prog = ProgID(len(s.lib.rests)) }},
		{"an end-of-turn effect for nobody", "end-of-turn", func(s *State) { s.laters[0].Seat = NoSeat }},

		// Waiting effects.
		{"a trigger of a card too many", "waiting", func(s *State) { s.waiting[0].Source = CardID(len(s.cards)) }},
		{"set off by a card too many", "waiting", func(s *State) { s.waiting[0].It = CardID(len(s.cards)) }},
		{"a trigger too many", "waiting", func(s *State) { s.waiting[0].Trigger = TriggerID(len(s.lib.Triggers)) }},
		{"another program than the trigger's", "waiting", func(s *State) { s.waiting[0].Prog = s.lib.Faces[0].Play }},
		{"a program from the middle of a text", "waiting", func(s *State) { s.waiting[0].Trigger, s.waiting[0].Prog = 0, s.waiting[0].Prog+1 }},
		{"a trigger for nobody", "waiting", func(s *State) { s.waiting[0].Seat = NoSeat }},
		{"it spends a watch too many", "waiting", func(s *State) { s.waiting[0].Spend = -3 }},
		{"it spends ability 8", "waiting", func(s *State) { s.waiting[0].Spend = 8 }},
		{"a number on no card", "number", func(s *State) { s.tokens[0].Card = NoCard }},
		{"a number too many on a card", "number", func(s *State) { s.tokens[0].Of = NumberID(len(s.lib.Numbers)) }},
		{"the table's number on a card", "number", func(s *State) { s.tokens[0].Of = clock }},
		{"a stream too many", "chance", func(s *State) { s.given[0].Stream = Stream(numStreams) }},
		{"less than nothing given", "chance", func(s *State) { s.given[0].N = -1 }},

		// The stack.
		{"something goes on after the end", "the game is over", func(s *State) { s.over = 1 }},
		{"nothing goes on", "nothing goes on", func(s *State) { s.stack = nil }},
		{"a frame remembers what the one around it forgot", "remembers", func(s *State) { s.held = s.held[:1]; s.stack[0].Held = 1 }},
		{"a frame remembers what is not there", "remembers", func(s *State) { s.stack[len(s.stack)-1].Held = int16(len(s.held) + 1) }},
		{"a frame of a card too many", "out of place", func(s *State) { s.stack[2].Source = CardID(len(s.cards)) }},
		{"a frame about a card too many", "out of place", func(s *State) { s.stack[2].It = CardID(len(s.cards)) }},
		{"a frame for a seat too many", "out of place", func(s *State) { s.stack[2].Actor = 2 }},
		{"a frame of a user too many", "out of place", func(s *State) { s.stack[2].User = 2 }},
		{"a frame with a target too many", "out of place", func(s *State) { s.stack[2].Target = 2 }},
		{"a seat too many still to come", "out of place", func(s *State) { s.stack[2].Left = 0b100 }},
		{"less than nothing taken", "out of place", func(s *State) { s.stack[2].Taken = -1 }},
		{"a frame that spends a watch too many", "out of place", func(s *State) { s.stack[2].Spend = -3 }},
		{"a frame without its play", "out of place", func(s *State) { s.stack[1].Arg = uint16(len(s.plays)) }},

		// The question.
		{"nothing is asked", "nothing is asked", func(s *State) { s.ask = nothing }},
		{"no answer", "0 answers", func(s *State) { s.ask.Options = nil }},
		{"one answer", "1 answers", func(s *State) { s.ask.Options = s.ask.Options[:1] }},
		{"an answer twice", "twice", func(s *State) { s.ask.Options = append(s.ask.Options, s.ask.Options[0]) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := checked(t)
			c.wreck(s)
			if err := s.Check(); err == nil || !strings.Contains(err.Error(), c.says) {
				t.Errorf("Check says %v, want %q", err, c.says)
			}
		})
	}
}

// TestCheckAllows checks that Check accepts values just within its bounds.
func TestCheckAllows(t *testing.T) {
	first := func(s *State, p Place, seat SeatID) *Card { return &s.cards[s.Top(s.Zone(p, seat))] }
	for name, change := range map[string]func(*State){
		"the last seat started":          func(s *State) { s.first = 1 },
		"a Line-Up of 64":                func(s *State) { s.lineUp = 64 },
		"nobody is active":               func(s *State) { s.turns[0].Active = NoSeat },
		"the last seat's turn":           func(s *State) { s.turns = append(s.turns, Turn{Seat: 1, Active: NoSeat}) },
		"slot 63":                        func(s *State) { first(s, lines, NoSeat).Slot = 63 },
		"laid aside, and somebody's":     func(s *State) { first(s, SetAside, NoSeat).Owner = 1 },
		"a hand all know":                func(s *State) { first(s, Hand, 1).Known = Everyone },
		"a hand both seats know":         func(s *State) { first(s, Hand, 1).Known = 0b11 },
		"changed by the play in force":   func(s *State) { s.cards[s.plays[0].Card].Bits |= Changed; s.findNotes() },
		"borrowed by the play in force":  func(s *State) { s.cards[s.plays[0].Card].Bits |= Borrowed },
		"goes back to its owner":         func(s *State) { s.cards[s.plays[0].Card].Bits |= Bound },
		"stays in its pile":              func(s *State) { first(s, Hand, 1).Bits |= Stays },
		"a play from the last zone":      func(s *State) { s.plays[0].Back = ZoneID(s.board.zones - 1) },
		"a gain from the last place":     func(s *State) { s.gains[0].From = MaxPlaces - 1 },
		"no card remembered":             func(s *State) { s.held[0].Card = NoCard },
		"remembered for the last seat":   func(s *State) { s.held[0].For = 1 },
		"an effect of the game itself":   func(s *State) { s.laters[0].Source = NoCard },
		"a trigger no card set off":      func(s *State) { s.waiting[0].It = NoCard },
		"an effect of no trigger":        func(s *State) { s.waiting[0].Trigger = 0 },
		"ability 7 is spent":             func(s *State) { s.waiting[0].Spend = 7 },
		"the first watch is spent":       func(s *State) { s.waiting[0].Spend = -1 },
		"the last stream":                func(s *State) { s.given[0].Stream = Stream(numStreams - 1) },
		"the least chance":               func(s *State) { s.given[0].N = 0 },
		"a frame of the game itself":     func(s *State) { s.stack[2].Source = NoCard },
		"a frame about nothing":          func(s *State) { s.stack[2].It = NoCard },
		"a frame for the last seat":      func(s *State) { s.stack[2].Actor, s.stack[2].User, s.stack[2].Target = 1, 1, 1 },
		"all seats still to come":        func(s *State) { s.stack[2].Left = 0b11 },
		"one seat's effect on another":   func(s *State) { s.stack[2].User = NoSeat },
		"the end, and nothing goes on":   func(s *State) { s.over, s.stack, s.ask = 1, nil, nothing },
		"a text that remembers the rest": func(s *State) { s.stack[2].Held = int16(len(s.held)) },
	} {
		t.Run(name, func(t *testing.T) {
			s := checked(t)
			change(s)
			if err := s.Check(); err != nil {
				t.Error(err)
			}
		})
	}
	// If the turn can only be ended, the question has a single answer.
	k := newKit(t)
	f := k.face(Face{Name: "Card"})
	b := k.table(2)
	b.Add(f, b.Zone(Deck, 0))
	if s := b.Resume(0, 0); len(s.ask.Options) != 1 || s.Check() != nil {
		t.Errorf("a turn that can only be ended: %d answers, %v", len(s.ask.Options), s.Check())
	}
}

// TestStands checks that each kind of frame can wait only where it should.
func TestStands(t *testing.T) {
	k := newKit(t)
	k.lib.Attacks = append(k.lib.Attacks, Attack{On: Foes})
	prog := k.prog(Op{Code: OpShow})
	k.lib.Attacks[1].Hit = prog
	text := k.prog(Op{Code: OpMay, To: 1}, Op{Code: OpAttack, N: 1}, Op{Code: OpDraw, N: 1}, Op{Code: OpShow})
	f := k.face(Face{Name: "Card", Play: text})
	b := k.table(2)
	c := b.Add(f, b.Zone(Hand, 0))
	s := b.Resume(0, 0)
	s.plays = append(s.plays, Play{Card: c})
	asking, busy, after, idle := uint16(text), uint16(text+2), uint16(text+2), uint16(text+1)
	script := s.stack[0]

	const bottom, middle, top = 0, 1, 2
	stands := func(f Frame, where int) bool { return s.stands(&f, where == bottom, where == top) }
	for _, c := range []struct {
		name  string
		good  Frame
		where []int // where it can wait
		bad   map[string]func(*Frame)
	}{
		{"script", script, []int{bottom}, map[string]func(*Frame){
			"another procedure": func(f *Frame) { f.Proc = ProcSettle },
			"a card's program":  func(f *Frame) { f.PC = asking },
			"outside the code":  func(f *Frame) { f.PC = uint16(len(s.lib.rests)) },
			"nobody's":          func(f *Frame) { f.Actor = NoSeat },
		}},
		// The text asks at its start, and a text that has not begun can wait below another frame.
		{"a text that asks", Frame{Proc: ProcCode, PC: asking}, []int{middle, top}, map[string]func(*Frame){
			"nobody's":            func(f *Frame) { f.Actor = NoSeat },
			"where nothing asks":  func(f *Frame) { f.PC = idle },
			"outside the code":    func(f *Frame) { f.PC = uint16(len(s.lib.rests)) },
			"a script's question": func(f *Frame) { f.PC = script.PC },
		}},
		{"a text that is interrupted", Frame{Proc: ProcCode, PC: busy, Bits: Busy}, []int{middle}, map[string]func(*Frame){
			"nobody's":               func(f *Frame) { f.Actor = NoSeat },
			"where nothing is begun": func(f *Frame) { f.PC = asking },
		}},
		{"a text whose shuffle is interrupted", Frame{Proc: ProcCode, PC: busy, Bits: Shuffling, Limit: int16(len(s.cards) - 1)}, []int{middle}, map[string]func(*Frame){
			"nobody's":               func(f *Frame) { f.Actor = NoSeat },
			"where nothing is begun": func(f *Frame) { f.PC = asking },
			"it has drawn too many":  func(f *Frame) { f.Limit = int16(len(s.cards)) },
			"less than nothing":      func(f *Frame) { f.Limit = -1 },
			"too many drawn, busy":   func(f *Frame) { f.Bits, f.Limit = Shuffling|Busy, int16(len(s.cards)) },
		}},
		{"a text that has started something", Frame{Proc: ProcCode, PC: after}, []int{middle}, map[string]func(*Frame){
			"nobody's":                func(f *Frame) { f.Actor = NoSeat },
			"where nothing is behind": func(f *Frame) { f.PC = idle },
		}},
		{"what waits", Frame{Proc: ProcSettle, Actor: NoSeat, Arg: 63}, []int{middle, top}, map[string]func(*Frame){
			"too deep": func(f *Frame) { f.Arg = 64 },
		}},
		{"a play", Frame{Proc: ProcPlay, Bits: Busy, Source: c}, []int{middle}, map[string]func(*Frame){
			"a play too many": func(f *Frame) { f.Arg = 1 },
			"not begun":       func(f *Frame) { f.Bits = 0 },
			"of no card":      func(f *Frame) { f.Source = NoCard },
			"nobody's":        func(f *Frame) { f.Actor = NoSeat },
			"from nowhere":    func(f *Frame) { f.Sum = -1 },
			"from afar":       func(f *Frame) { f.Sum = MaxPlaces },
		}},
		{"for each", Frame{Proc: ProcEach, Prog: prog}, []int{middle}, map[string]func(*Frame){
			"the middle of a program": func(f *Frame) { f.Prog++ },
			"nobody's":                func(f *Frame) { f.Actor = NoSeat },
		}},
		{"an Attack", Frame{Proc: ProcAttack, Arg: 1, Victims: 0b10, Safe: 0b10, Guards: 0b11}, []int{middle, top}, map[string]func(*Frame){
			"no Attack":                  func(f *Frame) { f.Arg = 0 },
			"an Attack too many":         func(f *Frame) { f.Arg = 2 },
			"nobody's":                   func(f *Frame) { f.Actor = NoSeat },
			"a victim too many":          func(f *Frame) { f.Victims = 0b100 },
			"a seat too many is safe":    func(f *Frame) { f.Safe = 0b100 },
			"a seat too many has helped": func(f *Frame) { f.Guards = 0b100 },
		}},
		{"in nobody's turn", Frame{Proc: ProcNobody, Prog: prog, Bits: Busy}, []int{middle}, map[string]func(*Frame){
			"the middle of a program": func(f *Frame) { f.Prog++ },
			"not begun":               func(f *Frame) { f.Bits = 0 },
			"nobody's":                func(f *Frame) { f.Actor = NoSeat },
		}},
		{"a gain", Frame{Proc: ProcGain, It: c, PC: 1, Arg: uint16(Discard)}, []int{middle}, map[string]func(*Frame){
			"of no card":                     func(f *Frame) { f.It = NoCard },
			"not begun":                      func(f *Frame) { f.PC = 0 },
			"to a place too many":            func(f *Frame) { f.Arg = MaxPlaces },
			"to a place that lies elsewhere": func(f *Frame) { f.Arg = MaxPlaces - 1 },
			"nobody's":                       func(f *Frame) { f.Actor = NoSeat },
		}},
		{"no procedure", Frame{Proc: NumProcs}, nil, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			can := [3]bool{}
			for _, w := range c.where {
				can[w] = true
			}
			for w := range can {
				if got := stands(c.good, w); got != can[w] {
					t.Errorf("%s, place %d of bottom, middle and top: stands %v", c.name, w, got)
				}
			}
			for name, wreck := range c.bad {
				f := c.good
				wreck(&f)
				for _, w := range c.where {
					if stands(f, w) {
						t.Errorf("%s, %s: it stands in place %d", c.name, name, w)
					}
				}
			}
		})
	}
}

// TestCheckPosed checks that every field of a question must follow from the rest of the game, and
// that asking it again must change nothing.
func TestCheckPosed(t *testing.T) {
	s := checked(t)
	if err := s.CheckPosed(); err != nil {
		t.Fatal(err)
	}
	ask := reflect.ValueOf(&s.ask).Elem()
	for i := range ask.NumField() {
		name, field := ask.Type().Field(i).Name, ask.Field(i)
		if name == "Options" {
			continue
		}
		old := s.ask
		n := 5
		fill(field, &n)
		if err := s.CheckPosed(); err == nil {
			t.Errorf("another %s in the question is not noticed", name)
		}
		s.ask = old
	}
	for name, options := range map[string][]Option{
		"one fewer":    s.ask.Options[:1],
		"one more":     append(s.ask.Options[:2:2], Option{Kind: OptDone}),
		"another":      {s.ask.Options[0], {Kind: OptDone}},
		"of the other": {s.ask.Options[0], {Kind: OptNo, Seat: 1}},
	} {
		t.Run(name, func(t *testing.T) {
			wrong := s.Copy()
			wrong.ask.Options = options
			if err := wrong.CheckPosed(); err == nil {
				t.Errorf("%s in the options is not noticed", name)
			}
		})
	}
	// A game that must do something before it asks is not at its question.
	k := newKit(t)
	text := k.prog(Op{Code: OpDraw, N: 1}, Op{Code: OpMay, To: 2})
	f := k.face(Face{Name: "Card", Play: text})
	b := k.table(2)
	c := b.Add(f, b.Zone(Hand, 0))
	b.Add(f, b.Zone(Deck, 0))
	s = b.Resume(0, 0)
	k.play(s, c)
	s.stack[len(s.stack)-1].PC = uint16(text)
	if err := s.CheckPosed(); err == nil || !strings.Contains(err.Error(), "changed the game") {
		t.Errorf("asking draws a card: %v", err)
	}
	// Neither is one that asks nothing.
	part := s.stack[len(s.stack)-1]
	part.PC, part.Bits = uint16(text+2), 0
	s.stack = append(s.stack, part)
	if err := s.CheckPosed(); err == nil || !strings.Contains(err.Error(), "is not at a question") {
		t.Errorf("nothing is asked: %v", err)
	}
}

// TestCheckSilent checks that Check refuses a game in which a silent seat has a turn or is asked
// something.
func TestCheckSilent(t *testing.T) {
	for name, wreck := range map[string]func(s *State){
		"its turn":          func(s *State) { s.turns[0].Seat = 1 },
		"it is active":      func(s *State) { s.turns[0].Active = 1 },
		"the script is its": func(s *State) { s.stack[0].Actor = 1 },
		"it answers":        func(s *State) { s.stack[0].User = 1 },
		"it began":          func(s *State) { s.first = 1 },
	} {
		t.Run(name, func(t *testing.T) {
			g := newStriking(t, strikeOf{seats: 1, silent: 1, who: All, at: []int{0, 2}})
			if err := g.s.Check(); err != nil {
				t.Fatal(err)
			}
			wreck(g.s)
			if g.s.Check() == nil {
				t.Error("Check finds no fault")
			}
		})
	}
}

// TestAskingWhomADefenseIsFor checks when an Attack may ask that: the asked seat is a player with a partner to
// save, and the Defense exists.
func TestAskingWhomADefenseIsFor(t *testing.T) {
	k := newKit(t)
	team := teamNumber(k, Number{Shields: true})
	k.lib.Attacks = append(k.lib.Attacks, Attack{On: Foes, Hit: k.prog(Op{Code: OpShow})}, Attack{On: Foes, Hit: k.prog(Op{Code: OpShow}), Alone: true})
	shield := k.face(Face{Name: "Shield", Defenses: []Defense{{From: Set(Hand)}}})
	b := k.table(4)
	c := b.Add(shield, b.Zone(Hand, 0))
	for seat := range SeatID(4) {
		b.Set(team, seat, 1+int(seat)%2)
	}
	b.Set(clock, NoSeat, 1) // it must not be read as the team of nobody
	s := b.Resume(1, 0)
	good := Frame{Proc: ProcAttack, Arg: 1, Actor: 1, It: c, Victims: 0b0101}
	for name, wreck := range map[string]func(*Frame){
		"":                       func(*Frame) {},
		"nobody":                 func(f *Frame) { f.Target = NoSeat },
		"a seat too many":        func(f *Frame) { f.Target = 4 },
		"one victim":             func(f *Frame) { f.Victims = 0b0001 },
		"one of them is safe":    func(f *Frame) { f.Safe = 0b0100 },
		"a Defense too many":     func(f *Frame) { f.Taken = 1 },
		"a seat of no such team": func(f *Frame) { f.Target = 1 },
	} {
		f := good
		wreck(&f)
		if got := s.stands(&f, false, true); got != (name == "") {
			t.Errorf("%q: it stands %v", name, got)
		}
	}
}
