package table

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestAttackWaits checks at each speed and while the table skips that every Attack that hits the
// viewer asks them something or stays until they click, and that nothing is answered meanwhile.
func TestAttackWaits(t *testing.T) {
	for _, speed := range []ui.Speed{ui.Instant, ui.Fast} {
		shown, hits := 0, 0
		for seed := range uint64(12) {
			tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer", "buyer"), Options: testgame.Five, Seed: seed + 1})
			tb.Settings.Speed, tb.shown = speed, true
			h := handsOn(tb)
			asked := engine.NoCard // the last card the person was asked about
			for n := 0; !tb.Match.Over() && n < 20000; n++ {
				_, before := tb.Match.Events(tb.eyes, 1<<30)
				follow := len(tb.pages.waiting)
				switch {
				case tb.pages.splash.up():
					h.Click(t, 5, 5)
					continue
				case tb.pages.struck.up():
					for range 90 {
						h.Tick(t)
					}
					h.Press(t, ebiten.KeyL) // the table must ignore it
					if _, now := tb.Match.Events(tb.eyes, 1<<30); !tb.pages.struck.up() || now != before || tb.log.open {
						t.Fatalf("speed %v, seed %d: the Attack did not wait", speed, seed+1)
					}
					if shown++; shown%2 == 0 {
						h.Press(t, ebiten.KeySpace)
					} else {
						h.Click(t, 5, 5)
					}
					if _, now := tb.Match.Events(tb.eyes, 1<<30); tb.pages.struck.up() && now == before && len(tb.pages.waiting) != follow-1 {
						t.Fatal("a click does not go on")
					}
				case tb.ask.mine:
					asked = tb.view().Pending().Source
					tb.give(testgame.Best(tb.view(), tb.ask.options))
				default:
					if n%50 == 0 {
						tb.hurry()
					}
					h.Tick(t)
				}
				events, now := tb.Match.Events(tb.eyes, before)
				if now == before {
					continue
				}
				for _, e := range events {
					switch {
					case e.Kind == engine.AttackMade:
						asked = engine.NoCard
					case e.Kind == engine.AttackHit && e.Seat == tb.eyes && e.Source != asked:
						hits++
						asking := tb.ask.mine && tb.view().Pending().Source == e.Source
						if len(tb.pages.blows()) == 0 && !asking {
							t.Fatalf("speed %v, seed %d: an Attack hit Ana, and nothing waits: %q", speed, seed+1, tb.ask.words)
						}
					}
				}
			}
		}
		if shown < 5 || hits < 10 {
			t.Errorf("speed %v: %d hits, of which %d were shown: too few to have been tested", speed, hits, shown)
		}
	}
}

// TestEveryHitIsShown checks that each of several Attacks that hit the viewer after one answer gets a
// page, in order.
func TestEveryHitIsShown(t *testing.T) {
	several := 0
	for seed := range uint64(6) {
		tb := townTable(t, 1+int(seed%2), seed+1)
		tb.Settings.Speed, tb.shown = ui.Instant, true
		h, stand := handsOn(tb), greedy(t)
		asked := engine.NoCard // the last card the person was asked about
		for n := 0; n < 1500 && !tb.Match.Over(); n++ {
			_, before := tb.Match.Events(tb.eyes, 1<<30)
			if tb.ask.mine {
				asked = tb.view().Pending().Source
				tb.give(stand.Decide(tb.view()).Option)
			} else {
				h.Tick(t)
			}
			var want, got []string
			events, _ := tb.Match.Events(tb.eyes, before)
			for _, e := range events {
				switch {
				case e.Kind == engine.AttackMade:
					asked = engine.NoCard
				case e.Kind == engine.AttackHit && e.Seat == tb.eyes && e.Source != asked && !(tb.ask.mine && tb.view().Pending().Source == e.Source):
					want = append(want, tb.view().Face(e.Source).Name+" HITS YOU")
				}
			}
			for _, k := range tb.pages.blows() {
				if !k.mild {
					got = append(got, k.title)
				}
			}
			if !slices.Equal(got, want) {
				t.Fatalf("seed %d: %q, shown is %q", seed+1, want, got)
			}
			several += max(0, len(want)-1)
			tb.pages.drop()
		}
	}
	if several < 3 {
		t.Errorf("only %d times did another Attack hit at once", several)
	}
}

// TestHitSaysWhyNothingHappens checks that the page of an Attack whose condition a revealed card does not
// fit says so.
func TestHitSaysWhyNothingHappens(t *testing.T) {
	pages := 0
	for seed := range uint64(40) {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "random", "random"), Sets: []string{"base", "heroes_unite"}, Seed: seed + 1})
		tb.Settings.Speed, tb.shown = ui.Instant, true
		h := handsOn(tb)
		for n := 0; n < 600 && !tb.Match.Over(); n++ {
			for _, k := range tb.pages.blows() {
				says := strings.Join(k.lines, ". ")
				free := strings.Contains(says, "You revealed Punch") || strings.Contains(says, "You revealed Vulnerability")
				if !free || k.title != "Deadshot HITS YOU" && k.title != "Mr. Zsasz HITS YOU" {
					continue
				}
				if pages++; !strings.Contains(says, " costs 0, ") || !strings.Contains(says, "so nothing more happened") {
					t.Errorf("seed %d: the page says only %q", seed+1, says)
				}
			}
			tb.pages.drop()
			if tb.ask.mine {
				tb.give(testgame.Best(tb.view(), tb.ask.options))
			} else {
				h.Tick(t)
			}
		}
		if pages > 2 {
			return
		}
	}
	t.Errorf("only %d pages of Attacks on a revealed card", pages)
}

// TestAttackTold checks that the page of an Attack names it and its cost and shows the cards it
// cost or gave, and that a right click on its card enlarges it.
func TestAttackTold(t *testing.T) {
	looptest.NeedDisplay(t)
	told, pictured := 0, 0
	for seed := range uint64(12) {
		tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer", "buyer"), Options: testgame.Five, Seed: seed + 1})
		h := handsOn(tb)
		for n := 0; !tb.Match.Over() && n < 5000; n++ {
			if !tb.pages.up() {
				if tb.ask.mine {
					tb.give(testgame.Best(tb.view(), tb.ask.options))
				} else {
					h.Tick(t)
				}
				continue
			}
			if tb.pages.splash.up() {
				h.Click(t, 5, 5)
				continue
			}
			want := tb.pages.struck.source.Name + " HITS YOU"
			if tb.pages.struck.mild {
				want = tb.pages.struck.source.Name + " AFFECTS YOU"
			}
			if tb.pages.struck.title != want {
				t.Errorf("the title is %q, not %q", tb.pages.struck.title, want)
			}
			if len(tb.pages.struck.lines) > 0 && strings.HasPrefix(tb.pages.struck.lines[0], "You ") {
				told++
			}
			if says := strings.Join(tb.pages.struck.lines, ", "); strings.Contains(says, "("+tb.pages.struck.source.Name+")") {
				t.Errorf("the page about %s names it in each line: %q", tb.pages.struck.source.Name, says)
			}
			panel, words := tb.pages.struck.panel(tb.Canvas)
			for i, face := range tb.pages.struck.cards {
				b := tb.pages.struck.faceAt(i, panel).Bounds()
				if !b.Within(panel) || b.Overlaps(words) || !strings.Contains(strings.Join(tb.pages.struck.lines, "\n"), face.Name) {
					t.Errorf("%s is shown at %v in the panel %v, beside %q at %v", face.Name, b, panel, tb.pages.struck.lines, words)
				}
				pictured++
			}
			face := tb.pages.struck.source
			h.Move(struckCard.Middle())
			h.Right = true
			h.Tick(t)
			h.Right = false
			if h.Tick(t); !tb.zoom.Pinned || tb.zoom.Face != face {
				t.Error("a right click on the card does not show it large")
			}
			h.Click(t, 5, 5)
			if tb.zoom.Pinned || !tb.pages.struck.up() {
				t.Error("a click does not close the large card alone")
			}
			h.Click(t, 5, 5)
		}
	}
	if told < 5 || pictured < 5 {
		t.Errorf("only %d Attacks told what they cost, and only %d cards were shown", told, pictured)
	}
}

// TestEqualCardsOfAPageAreOne checks that a page shows equal cards that the viewer has gained once with their
// number, beside the other ones, and says so in one line each without its own name.
func TestEqualCardsOfAPageAreOne(t *testing.T) {
	looptest.NeedDisplay(t)
	tb := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 1})
	v := tb.view()
	row := v.Cards(v.Zone(card.LineUp, engine.NoSeat))
	weak := v.Cards(v.Zone(card.Weaknesses, engine.NoSeat))[0]
	gain := func(c engine.CardID) match.Line {
		l := match.Line{Text: "You gained " + v.Face(c).Name + " (" + v.Face(row[0]).Name + ")", Card: c, Face: v.Card(c).Face, Kind: engine.CardMoved}
		return l
	}
	other := gain(weak)
	other.Card++ // the next one of the stack
	k := tb.pageAbout(row[0], []match.Line{gain(row[1]), gain(weak), other})
	if len(k.cards) != 2 || !slices.Equal(k.times, []int{1, 2}) || k.cards[1].Name != "Weakness" {
		t.Fatalf("%d cards are shown, of which there are %v", len(k.cards), k.times)
	}
	if says := strings.Join(k.lines, ", "); strings.Contains(says, v.Face(row[0]).Name) {
		t.Errorf("the lines are %q", says)
	}
	tb.showPages([]leaf{{struck: k}})
	tb.pages.struck.age = stageTime
	signs := 0
	for _, l := range tb.Canvas.Read(1280, 720, nil, tb.Draw).Lines {
		if l.Text == "×2" {
			signs++
		}
	}
	if signs != 1 {
		t.Errorf("%d signs say that there are two", signs)
	}
}

// TestFirstTurnIsSeen checks that a computer player who goes first waits until the whole table has
// been drawn and a moment longer, and that the banner names the active player.
func TestFirstTurnIsSeen(t *testing.T) {
	looptest.NeedDisplay(t)
	tb := testTable(t, match.Plan{Seats: testgame.Seats("buyer", "Ana"), Seed: 4})
	seed := uint64(4)
	for tb.Match.Person(tb.Match.ToAct()) {
		seed++
		tb = testTable(t, match.Plan{Seats: testgame.Seats("buyer", "Ana"), Seed: seed})
	}
	set := *tb.Settings
	set.Speed = ui.Fast
	tb.Options.Settings = &set
	tb = New(tb.Options)
	h := handsOn(tb)
	for range 300 {
		h.Tick(t)
	}
	if n := len(tb.Match.Log()); n != 0 {
		t.Fatalf("%d answers were given before the table was seen", n)
	}
	if want := strings.ToUpper(tb.name(tb.Match.ToAct())) + "'S TURN"; tb.effects.banner != want {
		t.Errorf("the table says %q, not %q", tb.effects.banner, want)
	}
	tb.Canvas.Begin(ebiten.NewImage(1280, 720))
	if tb.Draw(tb.Canvas); tb.shown && !tb.Canvas.Sharp() {
		t.Error("the table counts as seen before all of it was painted")
	}
	drawAll(tb)
	ticks := 0
	for ; len(tb.Match.Log()) == 0 && ticks < 600; ticks++ {
		h.Tick(t)
	}
	if seconds := float64(ticks) * ui.Tick; seconds < 1 || seconds > 2 {
		t.Errorf("the computer player begins %.1f seconds after the table was seen", seconds)
	}
}

// drawAll draws a table until everything is painted.
func drawAll(tb *Table) {
	picture := ebiten.NewImage(1280, 720)
	for n := 0; n < 4 || n < 60 && !tb.Canvas.Sharp(); n++ {
		tb.Canvas.Begin(picture)
		tb.Draw(tb.Canvas)
		tb.Canvas.Art.Settle()
	}
}

// TestHitEndsAtAnEntry checks in cooperative games that the page of a hit has nothing that happened after a
// Super-Villain has entered, such as what a Level then does.
func TestHitEndsAtAnEntry(t *testing.T) {
	ended := 0
	for seed := uint64(1); seed < 9; seed++ {
		tb := testTable(t, match.Plan{Mode: "rebirth", Seats: testgame.Seats("Ana", "buyer"), Seed: seed})
		people := testgame.NewRandom(seed)
		for n := 0; !tb.Match.Over() && n < 1500; n++ {
			going, err := tb.Match.Step()
			if err == nil && !going {
				err = tb.Match.Answer(people.Decide(tb.Match.View(tb.Match.ToAct())))
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		tb.look()
		tb.sync(false)
		events, _ := tb.Match.Events(0, 0)
		for i, e := range events {
			if e.Kind != engine.AttackHit || e.Seat != 0 || tb.eyes != 0 {
				continue
			}
			entry := slices.IndexFunc(events[i:], tb.enters)
			if entry < 0 {
				continue
			}
			if turn := slices.IndexFunc(events[i:], func(e engine.Event) bool { return ends(e.Kind) }); turn < 0 || turn > entry {
				ended++
			}
			for _, l := range tb.costOf(i) {
				if l.Event > i+entry {
					t.Errorf("seed %d: the page of the hit %d says %q, which event %d, after an entry, has done", seed, i, l.Text, l.Event)
				}
			}
		}
	}
	if ended == 0 {
		t.Error("no hit is followed by an entry")
	}
}
