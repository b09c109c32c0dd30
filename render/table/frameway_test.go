package table

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/render/board"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestFrameGoesUnderTheEnlargedCard checks that the arrows lead from the leftmost card of the hand to the Super Hero,
// whose place the enlarged card takes, and not to the Super-Villain above, and that Down stays there.
func TestFrameGoesUnderTheEnlargedCard(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1})
	tb.Canvas.Fit = (&ui.Settings{}).Fit(1280, 720)
	tb.sync(false)
	h, f := framed(tb)
	if err := tb.playUntil(func() bool { return tb.ask.mine && tb.ask.kind == engine.DecideTurn }, testgame.NewRandom(1)); err != nil {
		t.Fatal(err)
	}
	h.Press(t, ebiten.KeyArrowDown)
	for range 6 {
		h.Press(t, ebiten.KeyArrowLeft)
		if at, _ := f.Target(); at.Group != any(handStop) {
			break
		}
		for range 40 {
			h.Tick(t)
		}
		if !tb.zoom.Hovers() && !tb.readInHand(tb.cursorX, tb.cursorY) {
			t.Fatal("the card in the frame is not enlarged")
		}
	}
	hero := func(when string) {
		t.Helper()
		if at, _ := f.Target(); at.Group != any("seats") || at.Of != any(tb.near) {
			t.Fatalf("%s the frame is on %q, not on the Super Hero", when, at.What)
		}
	}
	hero("left of the hand")
	for range 40 {
		h.Tick(t)
	}
	hero("later")
	for range 3 {
		h.Press(t, ebiten.KeyArrowDown)
		hero("after Down")
	}
}

// TestEnterKeepsTheEnlargedCard checks that a card in the frame that cannot be bought stays enlarged after Enter.
func TestEnterKeepsTheEnlargedCard(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1})
	h, f := framed(tb)
	if err := tb.playUntil(func() bool { return tb.ask.mine && tb.ask.kind == engine.DecideTurn }, testgame.NewRandom(1)); err != nil {
		t.Fatal(err)
	}
	h.Press(t, ebiten.KeyArrowDown)
	h.LeadTo(t, f, "a card that is too dear", func(k *ui.PageTarget) bool {
		c, ok := k.Of.(engine.CardID)
		if _, lit := tb.ask.option(c); !ok || lit {
			return false
		}
		return tb.spotOf(c).Place == card.LineUp
	})
	for range 40 {
		h.Tick(t)
	}
	was := tb.zoom.Face
	if !tb.zoom.Hovers() {
		t.Fatal("the card in the frame is not enlarged")
	}
	given := tb.Match.Given()
	h.EnterHere(t)
	for range 40 {
		if h.Tick(t); !tb.zoom.Hovers() || tb.zoom.Face != was {
			t.Fatal("after Enter the card in the frame is not enlarged")
		}
	}
	if _, words := tb.told(); words == "" || tb.Match.Given() != given {
		t.Errorf("Enter said %q and gave %d answers", words, tb.Match.Given()-given)
	}
}

// TestFrameAfterTheLastCard checks that the frame goes from the last card of a hand to the leftmost card of the
// Line-Up that can be bought, or to END TURN if nothing can, wherever it was before. Enter does nothing there at once.
func TestFrameAfterTheLastCard(t *testing.T) {
	buys, ends := 0, 0
	for seed := range uint64(12) {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: seed + 1})
		h, f := framed(tb)
		if err := tb.playUntil(func() bool { return tb.ask.mine && tb.ask.kind == engine.DecideTurn }, testgame.NewRandom(1)); err != nil {
			t.Fatal(err)
		}
		h.Press(t, ebiten.KeyArrowDown)
		h.Lead(t, f, "Weakness") // another place, to which it does not return
		turn := func() engine.Turn { return tb.view().Turn() }
		hand := func() int { return tb.view().Count(tb.view().Zone(engine.Hand, tb.near)) }
		began := turn()
		h.LeadTo(t, f, "the hand", func(k *ui.PageTarget) bool { return k.Group == any(handStop) })
		for n := 0; hand() > 0 && n < 20 && tb.ask.kind == engine.DecideTurn; n++ {
			h.EnterHere(t)
		}
		if hand() > 0 || turn().Number != began.Number || tb.ask.kind != engine.DecideTurn {
			continue // a question came between
		}
		for range 6 {
			h.Tick(t)
		}
		at, _ := f.Target()
		want, given, v := "END TURN", tb.Match.Given(), tb.view()
		for x, i := 1e9, 0; i < len(tb.layout.Spots); i++ {
			if s := &tb.layout.Spots[i]; s.Place == card.LineUp && s.Pose.X < x {
				if o, lit := tb.ask.option(s.Card); lit && o.Kind == engine.OptBuy {
					want, x = tb.faceOf(v, s.Card).Title(), s.Pose.X
				}
			}
		}
		if want == "END TURN" && !tb.ask.finished {
			continue // only a stack is left
		}
		if buys++; want == "END TURN" {
			buys, ends = buys-1, ends+1
		}
		if at.What != want {
			t.Errorf("seed %d: after the last card the frame is on %q, not on %q", seed+1, at.What, want)
		}
		h.Press(t, ebiten.KeyEnter)
		for range 3 {
			h.Tick(t)
		}
		if tb.Match.Given() != given || tb.dialog.Shown() {
			t.Errorf("seed %d: Enter right then answers", seed+1)
		}
	}
	if buys < 2 {
		t.Errorf("only %d hands could buy, and %d nothing", buys, ends)
	}
}

// TestFrameAfterTheLastPurchase checks that the frame goes from a card that is bought to one that can be used, or to
// END TURN if nothing is left to play or buy.
func TestFrameAfterTheLastPurchase(t *testing.T) {
	ends := 0
	for seed := range uint64(8) {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: seed + 1})
		h, f := framed(tb)
		people := testgame.NewRandom(1)
		err := tb.playUntil(func() bool { return tb.ask.mine && tb.ask.kind == engine.DecideTurn }, people)
		for err == nil && tb.view().Count(tb.view().Zone(engine.Hand, tb.near)) > 0 && tb.ask.kind == engine.DecideTurn {
			err = tb.Match.Answer(engine.Answer{Seq: tb.view().Pending().Seq, Option: tb.ask.options[slices.IndexFunc(tb.ask.options, func(o engine.Option) bool { return o.Kind == engine.OptPlay })]})
			tb.sync(false)
		}
		if err != nil {
			t.Fatal(err)
		}
		h.Press(t, ebiten.KeyArrowDown)
		for n := 0; n < 5 && tb.ask.kind == engine.DecideTurn && !tb.ask.finished; n++ {
			turn := tb.view().Turn().Number
			h.LeadTo(t, f, "a card to buy", func(k *ui.PageTarget) bool {
				c, ok := k.Of.(engine.CardID)
				o, lit := tb.ask.option(c)
				return ok && lit && o.Kind == engine.OptBuy
			})
			h.EnterHere(t)
			for range 30 {
				h.Tick(t)
			}
			at, _ := f.Target()
			if tb.view().Turn().Number != turn || tb.ask.kind != engine.DecideTurn {
				break // a question
			}
			if c, ok := at.Of.(engine.CardID); ok {
				if _, lit := tb.ask.option(c); !lit {
					t.Errorf("seed %d: after a purchase the frame is on %q, which can't be used", seed+1, at.What)
				}
			}
			if tb.ask.finished {
				if ends++; at.What != "END TURN" {
					t.Errorf("seed %d: after the last purchase the frame is on %q", seed+1, at.What)
				}
			}
		}
	}
	if ends < 3 {
		t.Errorf("only %d turns ended with a purchase", ends)
	}
}

// TestShortWordsKeepOffTheFrame checks that the words about a card that costs too much are above the frame around it.
func TestShortWordsKeepOffTheFrame(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1})
	c, spot := tb.Canvas, &board.Spot{}
	pose := ui.Pose{X: 900, Y: 500, W: 200}
	for _, framed := range []bool{false, true} {
		c.Framed = framed
		b := tb.shortBox(c, spot, pose, "COSTS 5. YOU HAVE 4 POWER.")
		gap := pose.Y - pose.Height()/2 - b.Y - b.H
		if framed && gap < 24 || !framed && gap > 10 {
			t.Errorf("with a frame %v the words are %.0f above the card", framed, gap)
		}
	}
	seat := tb.layout.Seats[0].Box
	x, _ := seat.Middle()
	pose = ui.PoseAt(x, tb.layout.LineUp.Y, tb.layout.CardW)
	for _, framed := range []bool{false, true} {
		c.Framed = framed
		if b := tb.shortBox(c, spot, pose, "COSTS 5. YOU HAVE 4 POWER."); b.Overlaps(seat) || framed && !b.Within(ui.BoxAt(b.X, pose.Y-pose.Height()/2, b.W, pose.Height()-13)) {
			t.Errorf("with a frame %v the words at %.0f cover the seat at %.0f, or the frame", framed, b, seat)
		}
	}
}

// TestFrameGoesAroundTheEnlargedHero checks in windows of several shapes that the frame on the viewer's Super Hero is
// around the card that is enlarged over it, and all of that is clear of the edge of the window.
func TestFrameGoesAroundTheEnlargedHero(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1})
	h, f := framed(tb)
	for _, w := range [][2]int{{1280, 720}, {1280, 800}, {3440, 1440}, {800, 1200}} {
		tb.Canvas.Fit = (&ui.Settings{}).Fit(w[0], w[1])
		tb.sync(false)
		h.Press(t, ebiten.KeyArrowDown)
		h.LeadTo(t, f, "the Super Hero", func(k *ui.PageTarget) bool { return k.Group == any("seats") && k.Of == any(tb.near) })
		for range 40 {
			h.Tick(t)
			tb.Canvas.Read(w[0], w[1], nil, tb.Draw)
		}
		c, at := tb.Canvas, tb.zoom.Drawn()
		if at.W == 0 || !at.Overlaps(tb.layout.Poster) {
			t.Fatalf("%v: the Super Hero is enlarged at %.0f", w, at)
		}
		k, _ := f.Target()
		if got := ui.BoxAt((k.Box.X-c.Left)/c.Unit, (k.Box.Y-c.Top)/c.Unit, k.Box.W/c.Unit, k.Box.H/c.Unit); !got.Within(at.Grown(1)) || !at.Within(got.Grown(1)) {
			t.Errorf("%v: the frame is around %.0f, the card at %.0f", w, got, at)
		}
		if !at.Grown(ui.FrameRoom).Within(c.Room().Grown(1)) {
			t.Errorf("%v: the frame around %.0f reaches beyond the window %.0f", w, at, c.Room())
		}
	}
}

// TestHandIsReadWhereItIs checks that a raised card of the hand is above the frame's lower edge, and is only enlarged
// if that shows more of it.
func TestHandIsReadWhereItIs(t *testing.T) {
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1})
	h, f := framed(tb)
	if err := tb.playUntil(func() bool { return tb.ask.mine && tb.ask.kind == engine.DecideTurn }, testgame.NewRandom(1)); err != nil {
		t.Fatal(err)
	}
	for _, w := range [][2]int{{1280, 720}, {1280, 800}, {1920, 1080}} {
		tb.Canvas.Fit = (&ui.Settings{}).Fit(w[0], w[1])
		tb.sync(false)
		h.Press(t, ebiten.KeyArrowDown)
		h.LeadTo(t, f, "the hand", func(k *ui.PageTarget) bool { return k.Group == any(handStop) })
		spot := &tb.layout.Spots[tb.hover-1]
		face := tb.faceOfSpot(spot)
		text := face.Text
		for _, long := range []bool{false, true} {
			if face.Text = "You may draw a card."; long {
				face.Text = strings.Repeat("You may draw a card and put it on the bottom of your deck. ", 8)
			}
			tb.Canvas.Art = ui.NewCanvas().Art // forgets the text
			for range 40 {
				tb.Canvas.Read(w[0], w[1], nil, tb.Draw)
				h.Tick(t)
			}
			if tb.zoom.Hovers() != long {
				t.Errorf("%v: a card of the hand with the text %q is enlarged: %v", w, face.Text, tb.zoom.Hovers())
			}
		}
		face.Text = text
		at, room := tb.sprites.byCard[spot.Card].Goal(), tb.Canvas.Room()
		if at.Y+at.Height()/2 > room.Y+room.H-board.LiftedBelow+1 {
			t.Errorf("%v: the raised card ends at %.0f, and the window at %.0f", w, at.Y+at.Height()/2, room.Y+room.H)
		}
		tb.read()
		if !tb.zoom.Pinned || tb.zoom.Face != face {
			t.Errorf("%v: R does not enlarge the card", w)
		}
		tb.zoom.Close()
	}
}
