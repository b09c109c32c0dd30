package table

import (
	"math"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/board"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestStrikeWords checks that the tag of an Attack says what it cost.
func TestStrikeWords(t *testing.T) {
	for want, l := range map[string]loss{
		"HIT":                                    {},
		"HIT: +1 WEAKNESS":                       {gains: 1, gained: "Weakness"},
		"HIT: +2 WEAKNESS":                       {gains: 2, gained: "Weakness"},
		"HIT: 2 CARDS DISCARDED":                 {thrown: 2},
		"HIT: 1 CARD DISCARDED, 1 DESTROYED":     {thrown: 1, destroyed: 1},
		"HIT: 1 CARD LOST, SUPER HERO FACE DOWN": {gone: 1, down: 1},
		"HIT: +1 WEAKNESS, 3 CARDS LOST":         {gains: 1, gained: "Weakness", gone: 3},
	} {
		if got := l.words(); got != want {
			t.Errorf("%+v is told as %q, not %q", l, got, want)
		}
	}
}

// TestAttacksAreSeen checks in games with motion that every attacked seat has its strike, one after
// another, with a tag that gives the result.
func TestAttacksAreSeen(t *testing.T) {
	words := map[string]int{}
	hits, avoided := 0, 0
	for seed := range uint64(6) {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer", "buyer", "buyer"), Options: testgame.Five, Seed: seed + 1})
		tb.Settings, tb.shown = &ui.Settings{Speed: ui.Normal}, true
		h := handsOn(tb)
		for n := 0; !tb.Match.Over() && n < 600; n++ {
			_, before := tb.Match.Events(tb.eyes, 1<<30)
			if tb.ask.mine {
				tb.give(testgame.Best(tb.view(), tb.ask.options))
			} else if err := tb.step(1); err != nil {
				t.Fatal(err)
			}
			struckSeats := 0
			events, _ := tb.Match.Events(tb.eyes, before)
			for _, e := range events {
				switch e.Kind {
				case engine.AttackHit:
					hits, struckSeats = hits+1, struckSeats+1
				case engine.AttackAvoided:
					avoided, struckSeats = avoided+1, struckSeats+1
				default:
				}
			}
			if len(tb.effects.strikes) < struckSeats {
				t.Fatalf("%d seats are attacked, and %d strikes seen", struckSeats, len(tb.effects.strikes))
			}
			for i := range tb.effects.strikes {
				s := &tb.effects.strikes[i]
				words[s.words]++
				if s.avoided != (s.words == "AVOIDED") || !s.avoided && !strings.HasPrefix(s.words, "HIT") {
					t.Errorf("an Attack that was avoided (%v) is told as %q", s.avoided, s.words)
				}
				if i > 0 && s.age > tb.effects.strikes[i-1].age-nextStrike+1e-9 {
					t.Error("two seats are struck at the same time")
				}
			}
			rest(t, tb, h)
		}
	}
	if hits < 20 || avoided < 2 || words["HIT: +1 WEAKNESS"] == 0 || words["HIT: 1 CARD DISCARDED"] == 0 {
		t.Errorf("%d hits, %d avoided, told as %v: too little was tested", hits, avoided, words)
	}
}

// TestRedEdge checks that the red edge closes only while an Attack waits for an answer.
func TestRedEdge(t *testing.T) {
	tb, h := moving(t, 4)
	h.Tick(t)
	if tb.effects.red != 0 {
		t.Error("the edge is red, and nobody is attacked")
	}
	tb.pages.struck = struck{source: &tb.Faces[0], title: "X HITS YOU"}
	for range int(0.4 / ui.Tick) {
		h.Tick(t)
	}
	if tb.effects.red != 1 || tb.pages.struck.moving() {
		t.Errorf("the edge has closed to %v; the stage moves: %v", tb.effects.red, tb.pages.struck.moving())
	}
	h.Click(t, 5, 5)
	for range int(0.4 / ui.Tick) {
		h.Tick(t)
	}
	if tb.effects.red != 0 || tb.pages.struck.up() {
		t.Errorf("the Attack is over, and the edge is at %v", tb.effects.red)
	}
}

// TestClawsCoverNoText checks that claws are drawn below the words of a question and of an Attack that
// has hit, wherever they come from, and that they keep to the picture of a hero.
func TestClawsCoverNoText(t *testing.T) {
	looptest.NeedDisplay(t)
	struckAt := func(tb *Table, over ui.Box) {
		tb.Settings.Speed = ui.Normal
		tb.effects.red, tb.effects.strikes = 1, nil
		if over.W > 0 {
			x, y := over.Middle()
			tb.effects.strikes = []strike{{seat: tb.near, fromX: x, fromY: y, words: "HIT"}}
		}
	}
	for name, at := range map[string]func() (*Table, ui.Box){
		"a question": func() (*Table, ui.Box) {
			tb, _ := asked(t, func(q *openQuestion) bool { return q.kind == engine.DecideDefend })
			tb.ask.rise = stageTime
			return tb, tb.ask.stage.Balloon.Box
		},
		"a hit": func() (*Table, ui.Box) {
			tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
			tb.pages.struck = struck{source: &tb.Faces[0], title: "X HITS YOU", lines: []string{"You lose nothing."}, age: stageTime}
			panel, _ := tb.pages.struck.panel(tb.Canvas)
			return tb, panel
		},
	} {
		tb, over := at()
		picture := ebiten.NewImage(1280, 720)
		var seen [2][]byte
		for i := range seen {
			struckAt(tb, [2]ui.Box{{}, over}[i])
			tb.laid++
			for range 3 {
				tb.Canvas.Begin(picture)
				tb.Draw(tb.Canvas)
				tb.Canvas.Art.Settle()
			}
			seen[i] = make([]byte, 4*1280*720)
			picture.ReadPixels(seen[i])
		}
		inside := 0
		for i := range 1280 * 720 {
			if d := int(seen[0][4*i]) - int(seen[1][4*i]); (d > 3 || d < -3) && over.Grown(-4).Has(float64(i%1280)/tb.Canvas.Unit, float64(i/1280)/tb.Canvas.Unit) {
				inside++
			}
		}
		if inside > 0 {
			t.Errorf("claws cover %d pixels of %s", inside, name)
		}
		picture.Deallocate()
	}
}

// TestClawsKeepToThePicture checks for every Super Hero that the claws on its poster end above its
// name, and that those on a foe keep to the portrait.
func TestClawsKeepToThePicture(t *testing.T) {
	for seed := range uint64(12) {
		for _, variant := range []string{"", "two-heroes"} {
			plan := match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: seed + 1}
			if variant != "" {
				plan.Variants = []string{variant}
			}
			tb := testTable(t, plan)
			g := tb.layout
			heroes := 1
			if tb.self.Second != nil {
				heroes = 2
			}
			poster := g.HeroBoxes(heroes)[0]
			poster.H = g.Print.PinnedPicture(tb.self.Hero, poster.W, poster.H, g.Unit)
			if m, ok := tb.board.Mark(tb.near); !ok || !clawsAt(m).Within(poster.Grown(1)) {
				t.Errorf("seed %d: claws at %.0f reach beyond the picture of %s, %.0f", seed+1, clawsAt(m), tb.self.Hero.Name, poster)
			}
			foe := g.Seats[0]
			wide, _ := board.SeatWords(foe.Box)
			if m, ok := tb.board.Mark(foe.Seat); !ok || clawsAt(m).X+clawsAt(m).W > foe.Box.X+wide {
				t.Errorf("seed %d: claws at %.0f cover the words of a foe, which begin at %.0f", seed+1, clawsAt(m), foe.Box.X+wide)
			}
		}
	}
}

// clawsAt returns the box of the claw marks at a mark. At scale 1 they are 380 long and 120 high.
func clawsAt(m board.Mark) ui.Box {
	sin, cos := math.Sincos(m.Turn)
	w, h := m.K*(380*math.Abs(cos)+120*math.Abs(sin)), m.K*(380*math.Abs(sin)+120*math.Abs(cos))
	return ui.BoxAt(m.X-w/2, m.Y-h/2, w, h)
}

// TestAttacksAreSeenAtOnce checks that a table without motion shows the result of every Attack at its
// seat for a second, and says that a Super-Villain has appeared.
func TestAttacksAreSeenAtOnce(t *testing.T) {
	hits, entries := 0, 0
	for seed := range uint64(6) {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer", "buyer"), Options: testgame.Five, Seed: seed + 1})
		tb.shown = true
		h := handsOn(tb)
		for n := 0; !tb.Match.Over() && n < 900; n++ {
			tb.pages.drop()
			if !tb.ask.mine {
				h.Tick(t)
				continue
			}
			_, before := tb.Match.Events(tb.eyes, 1<<30)
			tb.effects.clear()
			tb.give(testgame.Best(tb.view(), tb.ask.options))
			events, _ := tb.Match.Events(tb.eyes, before)
			seats := map[engine.SeatID]bool{}
			for _, e := range events {
				if e.Kind == engine.AttackHit || e.Kind == engine.AttackAvoided {
					seats[e.Seat] = true
				}
				if tb.enters(e) {
					if entries++; !tb.pages.splash.up() || tb.pages.splash.face != tb.faceOf(tb.view(), e.Card) {
						t.Errorf("seed %d: a Super-Villain appears, and it has no page", seed+1)
					}
				}
			}
			for range int(2/ui.Tick) + 1 {
				if !tb.pages.splash.up() {
					break
				}
				tb.animate(&ui.Pointer{}, ui.Tick) // a strike waits until the page is closed
			}
			tb.pages.drop()
			if len(seats) == 0 {
				continue
			}
			hits++
			for range int(1 / ui.Tick) {
				tb.animate(&ui.Pointer{}, ui.Tick)
			}
			for _, s := range tb.effects.strikes {
				if delete(seats, s.seat); s.age < 0 || s.words == "" {
					t.Errorf("seed %d: a strike waits for %.1f s and says %q", seed+1, -s.age, s.words)
				}
			}
			if len(seats) > 0 {
				t.Fatalf("seed %d: nothing is shown at the attacked seats %v", seed+1, seats)
			}
			for range int(2 / ui.Tick) {
				tb.animate(&ui.Pointer{}, ui.Tick)
			}
			if len(tb.effects.strikes) > 0 {
				t.Fatalf("seed %d: the strikes stay", seed+1)
			}
		}
	}
	if hits < 5 || entries == 0 {
		t.Errorf("%d Attacks and %d entries: too few to have been tested", hits, entries)
	}
}
