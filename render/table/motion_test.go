package table

import (
	"math"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// This file tests the motion of the table, one test for each row of the design's motion table:
// where things are on their way and at the end, and that reduced motion only fades.

// pass runs a table for some seconds in which no one else answers.
func pass(t *testing.T, tb *Table, h *uitest.Hands, seconds float64) {
	t.Helper()
	tb.wait = board.CounterTime
	for range int(math.Round(seconds / ui.Tick)) {
		h.Tick(t)
	}
}

// about reports whether two numbers are almost equal.
func about(a, b, by float64) bool { return math.Abs(a-b) <= by }

// handSpot returns a face-up card of the hand and its sprite.
func handSpot(t *testing.T, tb *Table) (*board.Spot, *cardSprite) {
	t.Helper()
	for i := range tb.layout.Spots {
		if s := &tb.layout.Spots[i]; s.Place == engine.Hand {
			return s, tb.sprites.byCard[s.Card]
		}
	}
	t.Fatal("the hand is empty")
	return nil, nil
}

// TestHover checks that a card under the pointer is lifted and straightened in 140 ms. Its shadow
// grows, and light runs over it once.
func TestHover(t *testing.T) {
	tb, h := moving(t, 4)
	spot, s := handSpot(t, tb)
	h.Move(spot.Pose.X-spot.Pose.W*0.4, spot.Pose.Y)
	pass(t, tb, h, 0.07)
	if k := s.lifted(&tb.layout.Geometry); s.Arrived() || k < 0.3 || k > 1 || s.Pose().Y >= spot.Pose.Y {
		t.Errorf("half-way the card lies at %v, lifted by %.2f", s.Pose(), k)
	}
	pass(t, tb, h, 0.1)
	want := ui.Pose{X: s.Pose().X, Y: math.Min(tb.layout.HandY-tb.layout.HandRise, tb.layout.Room.H-board.LiftedBelow-spot.Pose.W*tb.layout.Lift(spot.Pose.W)*ui.CardAspect/2), W: spot.Pose.W * tb.layout.Lift(spot.Pose.W), Turn: board.LiftedTurn}
	if !s.Arrived() || s.Pose() != want || s.lifted(&tb.layout.Geometry) != 1 {
		t.Errorf("the card lies at %v, not at %v", s.Pose(), want)
	}
	if tb.effects.sheen <= 0 || tb.effects.sheen >= sheenTime {
		t.Errorf("the light has run for %.2f seconds", tb.effects.sheen)
	}
	pass(t, tb, h, 0.5)
	if tb.effects.sheen != sheenTime {
		t.Errorf("the light still runs, after %.2f seconds", tb.effects.sheen)
	}
	h.Move(5, 400)
	pass(t, tb, h, 0.2)
	if s.lifted(&tb.layout.Geometry) != 0 {
		t.Error("the card is let go, and its shadow is that of a lifted one")
	}
	tb.Settings.ReduceMotion = true
	h.Move(spot.Pose.X-spot.Pose.W*0.4, spot.Pose.Y)
	for range 20 {
		pass(t, tb, h, ui.Tick)
		if p := s.Pose(); p.W != spot.Pose.W && p.W != spot.Pose.W*tb.layout.Lift(spot.Pose.W) {
			t.Fatalf("with reduced motion a card is seen at %v", p)
		}
	}
}

// TestPlayMoves checks that a card flies to its place in 260 ms, raises dust for 200 ms, and that
// the Power counts up one by one while it swells.
func TestPlayMoves(t *testing.T) {
	for _, plain := range []bool{false, true} {
		tb, h := moving(t, 4)
		tb.Settings.ReduceMotion = plain
		var o engine.Option
		for _, p := range tb.ask.options {
			if p.Kind == engine.OptPlay && art.PowerOf(tb.faceOf(tb.view(), p.Card)) > 0 {
				o = p
			}
		}
		s := tb.sprites.byCard[o.Card]
		from := s.Pose()
		tb.give(o)
		to := s.Goal()
		pass(t, tb, h, 0.13)
		straight := (from.Y + to.Y) / 2
		if p := s.Pose(); plain != (p == from || p == to) || !plain && !about(p.Y, straight-playWay.Arc, 12) {
			t.Errorf("plain %v: half-way the card is at %v, from %v to %v", plain, p, from, to)
		}
		pass(t, tb, h, 0.15)
		if !s.Arrived() || s.Pose() != to {
			t.Fatalf("plain %v: after 280 ms the card is at %v", plain, s.Pose())
		}
		if len(tb.effects.pops) != 1 || plain != (tb.effects.swell() == 1) {
			t.Errorf("plain %v: dust %+v, the Power is drawn %.2f as large", plain, tb.effects.pops, tb.effects.swell())
		}
		pass(t, tb, h, dustTime+0.02)
		if len(tb.effects.pops) != 0 || tb.effects.swell() != 1 {
			t.Errorf("plain %v: there is still %+v", plain, tb.effects)
		}
	}
	var e effects
	e.hit(3)
	if e.swell() != 1.25 || e.counting() != 3 {
		t.Errorf("the Power begins %.2f as large, with %d to be counted", e.swell(), e.counting())
	}
	for _, want := range []int{1, 0} {
		if e.step(punchTime/2, punchTime/2); e.counting() != want {
			t.Errorf("%d are still to be counted, not %d", e.counting(), want)
		}
	}
	if e.swell() != 1 {
		t.Errorf("in the end the Power is drawn %.2f as large", e.swell())
	}
}

// TestBuyMoves checks that a bought card turns over on its way to the discard pile. Its successor
// waits until the gap was seen, then drops from the main deck with one bounce.
func TestBuyMoves(t *testing.T) {
	way, how := wayOf(board.Shared(card.LineUp), board.At(engine.Discard, 0))
	if way.Time != 0.38 || way.Turns != 2 || way.Arc == 0 || how != gained {
		t.Errorf("what is bought goes by %+v", way)
	}
	tb, h := moving(t, 4)
	lineUp := map[engine.CardID]bool{}
	for bought := false; !bought; {
		if o, ok := tb.ask.find(engine.OptBuy); ok && tb.ask.mine {
			for i := range tb.layout.Spots {
				lineUp[tb.layout.Spots[i].Card] = true
			}
			bought = board.WhereIs(tb.view(), o.Card).Place == card.LineUp
			tb.give(o)
		} else if err := tb.stepFor(testgame.Buyer{}); err != nil {
			t.Fatal(err)
		}
		rest(t, tb, h)
	}
	tb.give(engine.Option{Kind: engine.OptEnd})
	o, _ := tb.ask.find(engine.OptEnd)
	if tb.ask.mine {
		tb.give(o)
	}
	tested := false
	for i := range tb.layout.Spots {
		spot := &tb.layout.Spots[i]
		if spot.Place != card.LineUp || lineUp[spot.Card] {
			continue
		}
		tested = true
		s := tb.sprites.byCard[spot.Card]
		if from := tb.board.Anchor(board.Shared(card.MainDeck)); s.Pose().X != from.X || s.Pose().Y != from.Y {
			t.Errorf("the new card comes from %v, and the main deck is at %v", s.Pose(), from)
		}
		pass(t, tb, h, gapTime-2*ui.Tick)
		if !s.Waits() {
			t.Error("the gap is filled at once")
		}
		up := 0.0
		for range int(0.30 / ui.Tick) {
			was := s.Pose().Y
			pass(t, tb, h, ui.Tick)
			if now := s.Pose().Y; now < was {
				up = math.Max(up, s.Goal().Y-now)
			}
		}
		if !s.Arrived() || up < 4 || up > 6 {
			t.Errorf("the new card has come down: %v, and has bounced by %.1f", s.Arrived(), up)
		}
	}
	if !tested {
		t.Error("no card was replaced")
	}
}

// TestPayableMoves checks that a card that can be bought rises by 10 units, its tab slides up
// behind it in 160 ms, and its glow breathes. Both go back when it can no longer be bought.
func TestPayableMoves(t *testing.T) {
	for _, speed := range []ui.Speed{ui.Normal, ui.Fastest, ui.Instant} {
		tb, h := moving(t, 4)
		lit := func() engine.CardID {
			for i := range tb.layout.Spots {
				if s := &tb.layout.Spots[i]; tb.raise(s) == board.PayableRise && s.Place == card.LineUp {
					return s.Card
				}
			}
			return engine.NoCard
		}
		for n := 0; lit() == engine.NoCard && n < 300; n++ {
			if err := tb.stepFor(testgame.Buyer{}); err != nil {
				t.Fatal(err)
			}
		}
		c := lit()
		if c == engine.NoCard {
			t.Fatal("nothing can be bought")
		}
		s := tb.sprites.byCard[c]
		kept, options := tb.ask.lit, tb.ask.kind
		none := func() { tb.ask.lit = nil; tb.lift() }
		none()
		rest(t, tb, h)
		down := s.Pose().Y
		tb.Settings.Speed = speed
		tb.ask.lit, tb.ask.kind = kept, options
		tb.lift()
		pass(t, tb, h, 0.08/max(1, speed.Pace()))
		if up := tb.tabs.Up(c); speed == ui.Instant {
			if up != 1 {
				t.Errorf("at once the tab is at %.2f", up)
			}
			continue
		} else if !about(up, 0.5, 0.1) || s.Pose().Y >= down || !tb.tabs.Moves(c) || !tb.moves() {
			t.Errorf("speed %v: half-way the tab is at %.2f, and the card %.1f higher", speed, up, down-s.Pose().Y)
		}
		pass(t, tb, h, 0.12/speed.Pace())
		if tb.tabs.Up(c) != 1 || s.Pose().Y != down-board.PayableRise || tb.tabs.Moves(c) {
			t.Errorf("speed %v: in the end the tab is at %.2f, and the card %.1f higher", speed, tb.tabs.Up(c), down-s.Pose().Y)
		}
		none()
		pass(t, tb, h, 0.08/speed.Pace())
		if up := tb.tabs.Up(c); !about(up, 0.5, 0.1) {
			t.Errorf("speed %v: half-way down the tab is at %.2f", speed, up)
		}
		h.Click(t, 700, 690)
		if tb.tabs.Up(c) != 0 || len(tb.tabs.List) != 0 {
			t.Errorf("speed %v: after a click there are still tabs: %+v", speed, tb.tabs)
		}
	}
	if down, alpha := board.TabAt(0.5, false); down <= 0 || down >= board.TabHeight || alpha != 1 {
		t.Errorf("half-way a tab is %.1f lower, with an opacity of %.2f", down, alpha)
	}
	if down, alpha := board.TabAt(0.5, true); down != 0 || alpha <= 0 || alpha >= 1 {
		t.Errorf("with reduced motion a tab is %.1f lower half-way, with an opacity of %.2f", down, alpha)
	}
	if down, alpha := board.TabAt(1, false); down != 0 || alpha != 1 {
		t.Errorf("in the end a tab is %.1f lower, with an opacity of %.2f", down, alpha)
	}
	b := board.Breath{Depth: 1}
	if most, least := b.Glow(), (&board.Breath{Clock: board.BreathTime / 2, Depth: 1}).Glow(); most != 1 || !about(least, 0.7, 1e-9) {
		t.Errorf("the glow goes from %.2f to %.2f", most, least)
	}
}

// TestTurnPasses checks that the lamp crosses over in 400 ms, the ribbon wipes in 500 ms, and the
// hand of the next seat is gathered and fanned out.
func TestTurnPasses(t *testing.T) {
	looptest.NeedDisplay(t)
	for _, plain := range []bool{false, true} {
		tb, h := moving(t, 4)
		tb.Settings.ReduceMotion = plain
		next := tb.view().Next(tb.near)
		o, _ := tb.ask.find(engine.OptEnd)
		drawAll(tb)
		tb.give(o)
		drawAll(tb) // the lamp passes once its roof is painted
		if tb.effects.banner == "" || tb.effects.over != tb.board.RibbonOver(next) {
			t.Fatalf("the ribbon %q wipes across %v", tb.effects.banner, tb.effects.over)
		}
		if near := tb.board.RibbonOver(tb.near); near != (ui.Box{}) {
			t.Errorf("a second ribbon repeats that of the poster, at %.0f", near)
		}
		pass(t, tb, h, 0.2)
		if (tb.now().Motion.Fanned == next) == plain || !tb.boardMoves() {
			t.Errorf("plain %v: the hand is fanned out: %v, the lamp moves: %v", plain, (tb.now().Motion.Fanned == next), tb.boardMoves())
		}
		if _, age := tb.fanning(); !plain && board.Fanned(age) != 0 {
			t.Errorf("after 200 ms the hand is spread out by %.2f", board.Fanned(age))
		}
		pass(t, tb, h, 0.32)
		if tb.effects.banner != "" || tb.boardMoves() {
			t.Errorf("plain %v: after 520 ms there is still the ribbon %q, and the lamp moves: %v", plain, tb.effects.banner, tb.boardMoves())
		}
		if _, age := tb.fanning(); !plain && (board.Fanned(age) <= 0.1 || board.Fanned(age) >= 1.2) {
			t.Errorf("after 520 ms the hand is spread out by %.2f", board.Fanned(age))
		}
		pass(t, tb, h, 0.3)
		if (tb.now().Motion.Fanned == next) || !tb.panels[0].Turn {
			t.Errorf("plain %v: after 820 ms the hand still moves: %v; its frame is lit: %v", plain, (tb.now().Motion.Fanned == next), tb.panels[0].Turn)
		}
	}
	if board.Fanned(0) != 1 || !about(board.Fanned(board.FanEnd), 1, 1e-9) {
		t.Errorf("a hand is spread out by %.2f at first, and by %.2f in the end", board.Fanned(0), board.Fanned(board.FanEnd))
	}
}

// TestStrikeMoves checks that claws go from the card to the seat and tear in three steps of 50 ms.
// The seat is shaken by at most 8 units for 180 ms.
func TestStrikeMoves(t *testing.T) {
	s := strike{age: clawTime / 2}
	if s.landed() >= 0 || s.shake() != 0 {
		t.Errorf("half-way the claws have landed for %.2f seconds", s.landed())
	}
	for i, want := range []int{0, 1, 2, 2} {
		s.age = clawTime + 0.025 + 0.05*float64(i)
		if s.frame() != want {
			t.Errorf("after %.3f seconds the claws are at step %d, not %d", s.landed(), s.frame(), want)
		}
	}
	most := 0.0
	for ms := range 180 {
		s.age = clawTime + float64(ms)/1000
		most = math.Max(most, math.Abs(s.shake()))
	}
	if s.age = clawTime + shakeTime; most < 5 || most > 8 || s.shake() != 0 {
		t.Errorf("the seat is thrown aside by %.1f, and by %.1f in the end", most, s.shake())
	}
	s.avoided, s.age = true, clawTime+0.05
	if s.shake() != 0 {
		t.Error("a seat that has avoided the Attack is shaken")
	}
	tb, h := moving(t, 4)
	tb.effects.attack(strike{seat: 1})
	pass(t, tb, h, clawTime+0.05)
	if !tb.shaken(1) {
		t.Error("the seat that is hit is not shaken")
	}
	tb.Settings.ReduceMotion = true
	if tb.shaken(1) {
		t.Error("with reduced motion the seat is shaken")
	}
}

// TestDefenseMoves checks that an Attack's stage slides up in 220 ms once it is seen, the red edge
// closes, and the Defense cards are on the stage and not in the hand. A click ends the motion.
func TestDefenseMoves(t *testing.T) {
	for _, speed := range []ui.Speed{ui.Normal, ui.Fastest} {
		tb, h := mayDefend(t)
		tb.Settings.Speed = speed
		for _, o := range tb.ask.options {
			if o.Kind == engine.OptDefend && board.WhereIs(tb.view(), o.Card).Place == engine.Hand && !tb.staged(o.Card) {
				t.Errorf("the Defense card %d is not on the stage", o.Card)
			}
		}
		pass(t, tb, h, 0.3)
		if tb.ask.risen() != 0 {
			t.Error("the stage slides up before it is seen")
		}
		tb.ask.seen = true
		pass(t, tb, h, 0.11/speed.Pace())
		if k := tb.ask.risen(); k < 0.6 || k > 0.95 || !tb.moves() || tb.below(k) <= 0 || tb.below(k) >= stageRise {
			t.Errorf("speed %v: half-way the stage is at %.2f, %.1f lower", speed, k, tb.below(k))
		}
		pass(t, tb, h, 0.15/speed.Pace())
		if tb.ask.risen() != 1 || tb.ask.moving() || tb.effects.red != 1 {
			t.Errorf("speed %v: in the end the stage is at %.2f, and the red edge at %.2f", speed, tb.ask.risen(), tb.effects.red)
		}
		tb.ask.rise = 0
		b := tb.ask.stage.Balloon.Box
		h.Click(t, b.X+b.W/2, b.Y+b.H/2)
		if tb.ask.moving() || !tb.ask.mine {
			t.Error("a click on the stage does not end its motion, or answers")
		}
		if tb.Settings.ReduceMotion = true; tb.below(0.5) != 0 {
			t.Error("with reduced motion the stage slides")
		}
	}
}

// mayDefend returns a table at which the viewer may avoid an Attack, a moment after the question.
func mayDefend(t *testing.T) (*Table, *uitest.Hands) {
	t.Helper()
	for seed := range uint64(40) {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer", "buyer"), Options: testgame.Five, Seed: seed + 1})
		if err := tb.playUntil(func() bool { return tb.ask.up && tb.ask.kind == engine.DecideDefend }, testgame.Buyer{}); err != nil {
			t.Fatal(err)
		}
		if tb.Match.Over() {
			continue
		}
		tb.Settings, tb.shown = &ui.Settings{Speed: ui.Normal}, true
		tb.ask.rise, tb.ask.seen = 0, false
		return tb, handsOn(tb)
	}
	t.Fatal("nobody is asked about a Defense")
	return nil, nil
}

// TestSplashMoves checks a Super-Villain's page: its giant rises for 300 ms, its card falls from
// three times its size in 160 ms and shakes the page by up to 12 units, and its painting wipes in
// from the left in 260 ms once it is ready. With reduced motion the page fades.
func TestSplashMoves(t *testing.T) {
	if wiped(0) != 0 || wiped(0.13) <= 0.5 || wiped(0.13) >= 1 || wiped(0.26) != 1 {
		t.Errorf("half-way %.2f of the painting is there, and %.2f in the end", wiped(0.13), wiped(0.26))
	}
	if !about(sunk(0), riseDepth, 1e-9) || sunk(0.1) <= 0 || !about(sunk(0.3), 0, 1e-9) {
		t.Errorf("the giant is %.0f lower, then %.0f, then %.0f", sunk(0), sunk(0.1), sunk(0.3))
	}
	if slamScale(slamFrom) != 3 || slamScale(slamFrom+0.08) != 2.5 || slamScale(slamFrom+0.16) != 1 {
		t.Errorf("the card is %.2f as large, then %.2f, then %.2f", slamScale(slamFrom), slamScale(slamFrom+0.08), slamScale(slamFrom+0.16))
	}
	most := 0.0
	for ms := range 300 {
		most = math.Max(most, math.Abs(rumble(slamEnd+float64(ms)/1000)))
	}
	if most < 7 || most > 12 || rumble(slamEnd) != 0 || rumble(slamEnd+0.3) != 0 {
		t.Errorf("the page is shaken by %.1f", most)
	}
	tb, h := moving(t, 4)
	tb.openSplash(tb.layout.Villain)
	pass(t, tb, h, 0.3)
	if !about(tb.pages.splash.age, 0.3, 0.02) || tb.pages.splash.lit != 0 || !tb.pages.splash.moving() {
		t.Errorf("after 300 ms the page is %.2f seconds old, and its painting %.2f", tb.pages.splash.age, tb.pages.splash.lit)
	}
	pass(t, tb, h, tb.pages.splash.end())
	if tb.pages.splash.moving() || !tb.pages.splash.up() {
		t.Error("the page does not come to rest, or goes away")
	}
	tb.pages.splash.painted = true
	if pass(t, tb, h, 0.1); !tb.pages.splash.moving() || !about(tb.pages.splash.lit, 0.1, 0.02) {
		t.Errorf("100 ms after it was painted, the painting is %.2f seconds old", tb.pages.splash.lit)
	}
	tb.pages.close()
	tb.Settings.ReduceMotion = true
	if tb.openSplash(tb.layout.Villain); tb.pages.splash.end() != splashFade {
		t.Errorf("with reduced motion the page moves for %.2f seconds", tb.pages.splash.end())
	}
}

// TestClickEndsMotion checks that a click on the bare roof ends all motion.
func TestClickEndsMotion(t *testing.T) {
	looptest.NeedDisplay(t)
	tb, h := moving(t, 4)
	o, _ := tb.ask.find(engine.OptEnd)
	drawAll(tb)
	tb.give(o)
	drawAll(tb) // the lamp passes once its roof is painted
	tb.effects.hit(2)
	tb.effects.attack(strike{seat: 1})
	pass(t, tb, h, 0.05)
	if !tb.moves() || !tb.boardMoves() || !(tb.now().Motion.Fanned == tb.effects.turn) {
		t.Fatal("nothing moves")
	}
	h.Click(t, 700, 690)
	if tb.sprites.busy || tb.tabs.Busy || tb.boardMoves() || tb.effects.busy() || tb.ask.moving() {
		t.Errorf("after a click there still move cards %v, tabs %v, the lamp %v, flourishes %+v", tb.sprites.busy, tb.tabs.Busy, tb.boardMoves(), tb.effects)
	}
}

// TestAnnouncementsCanBeRead checks that the announcement of a new speed stays for the same time at
// all speeds.
func TestAnnouncementsCanBeRead(t *testing.T) {
	looptest.NeedDisplay(t)
	for speed := range ui.Speeds {
		tb, h, _, _ := playable(t)
		tb.Settings.Speed, tb.shown = ui.Speed(speed), true
		h.Tick(t)
		tb.effects.announce("SPEED")
		for n := range 80 {
			h.Tick(t)
			if up := tb.effects.banner != ""; up != (float64(n+1)/60 <= bannerTime) && n != 65 {
				t.Errorf("at %s the announcement is up after %d ticks: %v", ui.Speed(speed).Label(), n+1, up)
				break
			}
		}
	}
}

// TestNoLabelBesideAStage checks that the label of the cards in play is not drawn while a stage covers
// them, and that it is there once the table behind the stage is shown.
func TestNoLabelBesideAStage(t *testing.T) {
	looptest.NeedDisplay(t)
	tb := untilOn(t, match.Plan{Seats: testgame.Seats("Ana", "buyer")}, func(tb *Table) bool {
		return tb.ask.mine && tb.ask.up && slices.ContainsFunc(tb.layout.Labels, func(l board.Label) bool { return l.Where.Place == engine.InPlay })
	})
	label := func() (found bool) {
		for _, l := range tb.Canvas.Read(1280, 720, nil, tb.Draw).Lines {
			found = found || strings.HasPrefix(l.Text, "IN PLAY ")
		}
		return found
	}
	if label() {
		t.Error("the label is beside the stage")
	}
	tb.ask.peek = true
	if !label() {
		t.Error("the label is missing from the table")
	}
}
