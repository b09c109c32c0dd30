package table

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/board"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// rest runs a table until it comes to rest. No one answers, and whatever waits for a click is
// closed.
func rest(t *testing.T, tb *Table, h *uitest.Hands) {
	t.Helper()
	tb.wait = 1e6 // computer players wait as well
	for range 1200 {
		if tb.pages.drop(); !tb.moves() {
			tb.wait = 0
			return
		}
		h.Tick(t)
	}
	t.Fatalf("the table never comes to rest: %d cards move, effects %+v", len(tb.sprites.list), tb.effects)
}

// checkRest checks that a table at rest matches the view: every card in its place, no other card,
// every count right.
func checkRest(t *testing.T, tb *Table) {
	t.Helper()
	v := tb.view()
	cards := 0
	for i := range tb.layout.Spots {
		s := &tb.layout.Spots[i]
		if s.Plate.W > 0 {
			continue
		}
		cards++
		c := tb.sprites.byCard[s.Card]
		if c == nil || !c.Arrived() || c.trip.cards != 0 {
			t.Fatalf("a card of the %s is not where it lies: %+v", board.PlaceWords[s.Place], c)
		}
		want := s.Pose
		want.Y -= tb.raise(s)
		if c.Pose() != want {
			t.Fatalf("a card of the %s lies at %v, not at %v", board.PlaceWords[s.Place], c.Pose(), want)
		}
	}
	if len(tb.sprites.list) != cards || len(tb.sprites.byCard) != cards {
		t.Fatalf("%d cards lie on the table, drawn are %d, known %d", cards, len(tb.sprites.list), len(tb.sprites.byCard))
	}
	if tb.power != v.Power() {
		t.Fatalf("at rest the Power is shown as %d, and is %d", tb.power, v.Power())
	}
	for i := range tb.layout.Piles {
		if p := &tb.layout.Piles[i]; p.N != p.Where.Count(v) {
			t.Fatalf("at rest the %s has %d cards, not %d", board.PlaceWords[p.Where.Place], p.N, p.Where.Count(v))
		}
	}
	for _, p := range append(tb.panels, tb.self) {
		for place, n := range map[engine.Place]int{engine.Hand: p.Hand, engine.Deck: p.Deck, engine.Discard: p.Discard} {
			if want := board.At(place, p.Seat).Count(v); n != want {
				t.Fatalf("at rest the %s of %s has %d cards, not %d", board.PlaceWords[place], p.Name, n, want)
			}
		}
	}
	if len(tb.effects.strikes)+len(tb.effects.pops) > 0 || tb.effects.fall.On() || tb.effects.banner != "" {
		t.Fatalf("at rest there is still %+v", tb.effects)
	}
}

// TestMotionEndsInLayout checks in games with motion that after every answer all cards come to rest
// in the layout, no event leaves anything behind, and the counts match the view.
func TestMotionEndsInLayout(t *testing.T) {
	seen := map[engine.EventKind]int{}
	for seed := range uint64(5) {
		plan := match.Plan{Seats: testgame.Seats("Ana", "buyer", "random"), Options: testgame.Five, Seed: seed + 1}
		if seed == 4 {
			plan = match.Plan{Mode: "trial", Seats: testgame.Seats("Ana", "random", "random"), Seed: seed}
		}
		tb := testTable(t, plan)
		tb.Settings = &ui.Settings{Speed: ui.Fastest, ReduceMotion: seed == 3}
		tb.shown = true
		h := handsOn(tb)
		people := testgame.NewRandom(seed)
		events := 0
		for n := 0; !tb.Match.Over() && n < 400; n++ {
			if tb.ask.mine {
				tb.give(people.Decide(tb.view()).Option)
			} else if err := tb.step(1); err != nil {
				t.Fatal(err)
			}
			if n%7 == 0 {
				tb.hurry() // that must not lose anything
				tb.skipping = false
			}
			rest(t, tb, h)
			checkRest(t, tb)
			list, now := tb.Match.Events(tb.eyes, events)
			for _, e := range list {
				seen[e.Kind]++
			}
			events = now
		}
	}
	for _, k := range []engine.EventKind{
		engine.TurnBegan, engine.CardPlayed, engine.CardBought, engine.CardGained, engine.CardMoved, engine.PowerChanged,
		engine.DeckShuffled, engine.AttackMade, engine.AttackHit, engine.AttackAvoided, engine.VillainFell, engine.VillainAppeared, engine.TurnEnded,
	} {
		if seen[k] == 0 {
			t.Errorf("events of kind %d have not happened: too little was tested", k)
		}
	}
}

// moving returns a table on Ana's turn, with motion, at rest.
func moving(t *testing.T, seed uint64) (*Table, *uitest.Hands) {
	t.Helper()
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer", "buyer"), Seed: seed})
	h := handsOn(tb)
	mine(t, tb, h)
	tb.Settings = &ui.Settings{Speed: ui.Normal}
	tb.shown = true
	rest(t, tb, h)
	return tb, h
}

// TestPowerWaitsForTheCard checks that a played card's Power is added when the card arrives, not
// before, and then swells.
func TestPowerWaitsForTheCard(t *testing.T) {
	tested := false
	for seed := range uint64(8) {
		tb, h := moving(t, seed+1)
		for _, o := range tb.ask.options {
			f := tb.view().Face(o.Card)
			if o.Kind != engine.OptPlay || f.Name != "Punch" {
				continue
			}
			before := tb.power
			tb.give(o)
			s := tb.sprites.byCard[o.Card]
			for !s.Arrived() {
				if tb.power != before {
					t.Fatalf("the card is at %v, and the Power is %d already", s.Pose(), tb.power)
				}
				h.Tick(t)
			}
			if tb.power != before+1 || tb.effects.swell() <= 1 {
				t.Errorf("the card has come down: the Power is %d, and drawn %.2f as large", tb.power, tb.effects.swell())
			}
			tested = true
			break
		}
	}
	if !tested {
		t.Error("nobody could play anything")
	}
}

// TestDiscardWaitsForTheCard checks that a bought card is counted when it reaches the discard pile,
// where a star pops. A click ends the motion right away.
func TestDiscardWaitsForTheCard(t *testing.T) {
	for _, hurried := range []bool{false, true} {
		tb, h := moving(t, 4)
		buy, found := engine.Option{}, false
		for n := 0; !found && n < 200; n++ {
			if !tb.ask.mine {
				rest(t, tb, h)
				if err := tb.step(1); err != nil {
					t.Fatal(err)
				}
				continue
			}
			if buy, found = tb.ask.find(engine.OptBuy); !found {
				tb.give(testgame.Best(tb.view(), tb.ask.options))
			}
			rest(t, tb, h)
		}
		if !found {
			t.Fatal("nothing could be bought")
		}
		before := tb.self.Discard
		tb.give(buy)
		if tb.self.Discard != before || tb.layout.Piles[5].N != before {
			t.Errorf("the card has only left, and %d are counted, not %d", tb.self.Discard, before)
		}
		if hurried {
			h.Click(t, 700, 690) // on the bare roof
			if tb.sprites.busy || tb.self.Discard != before+1 {
				t.Errorf("after a click cards move: %v, and %d are counted, not %d", tb.sprites.busy, tb.self.Discard, before+1)
			}
			continue
		}
		for n := 0; tb.self.Discard == before && n < 200; n++ {
			if s := tb.sprites.byCard[buy.Card]; s.Arrived() {
				t.Fatal("the card has come down, and is not counted")
			}
			h.Tick(t)
		}
		if len(tb.effects.pops) == 0 || tb.effects.pops[0].star == "" {
			t.Errorf("no star pops: %+v", tb.effects.pops)
		}
	}
}

// TestRestAtLast checks that an idle table stops drawing after a few seconds at every speed.
func TestRestAtLast(t *testing.T) {
	for _, speed := range []ui.Speed{ui.Slow, ui.Normal, ui.Instant} {
		tb, h := moving(t, 4)
		tb.Settings.Speed = speed
		o, _ := tb.ask.find(engine.OptPlay)
		tb.give(o)
		h.Move(700, 690)
		h.Tick(t)
		if !tb.Restless() {
			t.Errorf("%v: a card has just been played, and nothing is drawn", speed)
		}
		restless := 0
		for range int(5.5 / ui.Tick) {
			h.Tick(t)
			if tb.Restless() {
				restless++
			}
		}
		if tb.Restless() || !tb.ask.mine {
			t.Errorf("%v: after five seconds the table still moves", speed)
		}
		if seconds := float64(restless) * ui.Tick; speed == ui.Normal && (seconds < 4 || seconds > 5.2) {
			t.Errorf("what can be bought breathes for %.1f seconds", seconds)
		}
	}
}

// TestLampPasses checks that the lamp moves to the next seat when the turn passes, and then rests.
func TestLampPasses(t *testing.T) {
	looptest.NeedDisplay(t)
	tb, h := moving(t, 4)
	drawAll(tb)
	o, _ := tb.ask.find(engine.OptEnd)
	tb.give(o)
	tb.wait = 1e6
	picture := ebiten.NewImage(1280, 720)
	moved := false
	for range 60 {
		tb.Canvas.Begin(picture)
		tb.Draw(tb.Canvas)
		tb.Canvas.Art.Settle()
		h.Tick(t)
		moved = moved || tb.boardMoves()
	}
	if !moved || tb.boardMoves() {
		t.Errorf("the turn has passed, and the lamp has moved: %v; a second later it still does: %v", moved, tb.boardMoves())
	}
}

// TestSteadyFramesAllocateNothing checks that frames in which cards only glow, breathe, or are
// shown large allocate no memory.
func TestSteadyFramesAllocateNothing(t *testing.T) {
	looptest.NeedDisplay(t)
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer", "buyer", "buyer"), Seed: 1})
	if err := tb.Arrange("table", testgame.Buyer{}); err != nil {
		t.Fatal(err)
	}
	tb.Settings = &ui.Settings{Speed: ui.Normal}
	h := handsOn(tb)
	for range 60 { // the closed log is laid out ahead
		h.Tick(t)
	}
	for name, set := range map[string]func(){
		"breathing": func() { tb.idle = 0.4 },
		"sheen":     func() { tb.effects.sheen = 0.1 },
		"page": func() {
			tb.idle = 100
			tb.openSplash(tb.layout.Villain)
			tb.pages.splash.age, tb.pages.splash.lit = 60, 60
		},
	} {
		set()
		h.Tick(t)
		drawAll(tb)
		gone := ebiten.NewImage(4, 4)
		gone.Dispose() //lint:ignore SA1019 Deallocate leaves a picture that can be drawn on
		tb.Canvas.Onto(gone, func() {
			frame := func() { h.Tick(t); tb.Draw(tb.Canvas) }
			frame()
			if n := looptest.Allocations(20, frame); n > 0 {
				t.Errorf("%s: a tick and a frame allocate %.0f times", name, n)
			}
		})
		tb.pages.close()
	}
}
