package town

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"lineup/ai"
	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode/rebirth"
	set "lineup/game/sets/rebirth"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/board"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestWholeTexts checks that pointing at a Level, a tile, a plate, or the goal shows its whole
// text.
func TestWholeTexts(t *testing.T) {
	g := townGameOf(t, 4, 2, 1) // has tiles on Levels and beside them
	g.playUntil(t, testgame.NewRandom(1), func() bool { return !g.staged() })
	read := map[string]bool{}
	for _, k := range g.board.town.shapes() {
		for _, part := range [...]float64{0.25, 0.75} {
			if f := g.faceAt(k.box.X+k.box.W*part, k.box.Y+k.box.H/2); f != nil {
				read[f.Name] = true
			}
		}
		if name := g.scene.View.Face(k.card).Name; !read[name] {
			t.Errorf("%s is nowhere to be read", name)
		}
	}
	for _, name := range []string{"Grand Opening", "Level 0", "Threat D", "Threat H", "Level 5"} {
		if !read[name] {
			t.Errorf("%s is nowhere to be read", name)
		}
	}
}

// TestStandeesHaveSeatColors checks that the standee of each seat has the seat's own color, and
// that no two seats share one.
func TestStandeesHaveSeatColors(t *testing.T) {
	g := townGame(t, 4, 2)
	g.playUntil(t, testgame.NewRandom(2), func() bool { return len(g.board.town.standees) > 3 && g.asked() })
	seen := map[pen.Seat]bool{}
	for i := range g.board.town.standees {
		s := &g.board.town.standees[i]
		if s.seat == engine.NoSeat {
			continue
		}
		if want := town.Seat(pen.Standard, int(s.seat)); s.look.Seat != want {
			t.Errorf("seat %d is %v on the map, and its color is %v", s.seat, s.look.Seat, want)
		}
		seen[s.look.Seat] = true
	}
	if len(seen) != 4 {
		t.Errorf("%d seats have a colour of their own, want 4", len(seen))
	}
}

// TestPlayedNamesAreWhole checks that the name of each card in play on the map is either fully
// visible or fully covered.
func TestPlayedNamesAreWhole(t *testing.T) {
	g := gameOf(testgame.Match(t, match.Plan{Mode: rebirth.ID, Seats: testgame.Seats("buyer", "buyer"), Seed: 2}))
	name := func(s *board.Spot) ui.Box {
		b := s.Bounds()
		return ui.BoxAt(b.X, b.Y+0.66*b.H, b.W, 0.18*b.H)
	}
	most := 0
	for n := 0; n < 400 && !g.Over(); n++ {
		g.step(t, nil)
		played := g.board.spotsIn(engine.InPlay)
		most = max(most, len(played))
		for i, s := range played {
			for _, over := range played[i+1:] {
				if n, o := name(s), over.Bounds(); o.Overlaps(n) && len(played) <= 6 && (o.Y > n.Y || o.Y+o.H < n.Y+n.H || math.Abs(o.X-n.X) > 0.01) {
					t.Fatalf("of %d cards in play one at %v cuts the name of another at %v", len(played), o, n)
				}
			}
		}
	}
	if most < 5 {
		t.Errorf("only %d cards were in play", most)
	}
}

// TestWholeLocationIsClicked checks that a click on the building or plate of a Location that a hero
// can move to moves there, and that pointing at it shows the cost.
func TestWholeLocationIsClicked(t *testing.T) {
	houses, plates := 0, 0
	for seed := uint64(1); seed < 30 && (houses < 4 || plates < 4); seed++ {
		g := townGame(t, 2, seed)
		people := testgame.NewRandom(seed)
		for n := 0; !g.Over() && n < 200; n++ {
			b := g.board
			for i := range b.town.spaces {
				s := &b.town.spaces[i]
				if !s.location || !s.open || !g.asked() || g.staged() {
					continue
				}
				x, y := b.town.house(i).Middle()
				where := &houses
				if plates < houses {
					x, y, where = s.plate.X+s.plate.W-9, s.plate.Y+9, &plates
				}
				over := b.SpotAt(x, y)
				if over != 0 && b.Spots[over-1].Card != s.tile {
					continue
				}
				if _, lit := g.scene.Answers.Of(s.tile); over != 0 && lit {
					continue // that would use the Location
				}
				if !strings.Contains(s.says, s.name) || s.step.Kind == engine.OptStep && !strings.Contains(s.says, "("+s.cost+" of ") {
					t.Errorf("at %s is read %q", s.name, s.says)
				}
				before, step := len(g.Log()), s.step
				if s.twoWays() {
					step = s.legs[b.town.way(s, x, y)].step
				}
				g.click(x, y)
				if log := g.Log(); len(log) <= before || log[before] != step {
					t.Fatalf("seed %d: a click on %s at %.0f %.0f gives %v", seed, s.name, x, y, log[before:])
				}
				*where++
				break
			}
			g.step(t, people)
		}
	}
	if houses < 4 || plates < 4 {
		t.Errorf("%d buildings and %d plates were clicked: too few to have been tested", houses, plates)
	}
}

// TestHeadOfTheTrackIsClicked checks that a click on the head of the track, which no card covers,
// spreads out the Scenario, the Levels, all Villains and Locations, and the heroes at all text sizes.
func TestHeadOfTheTrackIsClicked(t *testing.T) {
	g := townGame(t, 2, 1)
	villain := func(s standee) bool { return s.seat == engine.NoSeat }
	g.playUntil(t, testgame.NewRandom(1), func() bool { return g.turn() && slices.ContainsFunc(g.board.town.standees, villain) })
	for _, text := range []float64{1, 1.5} {
		g.scene.Canvas.Fit = (&ui.Settings{TextScale: text}).Fit(1920, 1080)
		g.lay()
		x, y := g.board.town.book().Middle()
		if g.board.SpotAt(x, y) != 0 {
			t.Errorf("text %g: a card covers the head of the track", text)
		}
		g.spread = nil
		g.click(x, y)
		read := map[string]bool{}
		for _, pile := range g.spread {
			for _, f := range pile.Faces {
				read[f.Name] = true
			}
		}
		want := []string{g.board.town.scenario, "Level 0", "Level 5"}
		for i := range g.board.town.spaces {
			if f := g.board.town.spaces[i].face; f != nil {
				want = append(want, f.Name)
			}
		}
		for i := range g.board.town.seatPanels {
			want = append(want, g.board.town.seatPanels[i].face.Name)
		}
		for _, s := range g.board.town.standees {
			if villain(s) {
				want = append(want, s.face.Name)
			}
		}
		for _, name := range want {
			if !read[name] {
				t.Errorf("text %g: a click on the head of the track does not show %s", text, name)
			}
		}
	}
}

// TestCardsUnderHero checks that a card under a hero is at the hero's panel, where its holder can
// read it.
func TestCardsUnderHero(t *testing.T) {
	for seed := uint64(1); seed < 60; seed++ {
		g := gameOf(testgame.Match(t, match.Plan{Mode: rebirth.ID, Sets: []string{"rebirth", "base"}, Seats: testgame.Seats("Ana", "random"), Seed: seed}))
		people := testgame.NewRandom(seed)
		for n := 0; !g.Over() && n < 500; n++ {
			v := g.scene.View
			if under := board.At(card.Under, 0).Cards(v); len(under) > 0 && v.Sees(under[0]) {
				i := slices.IndexFunc(g.board.Spots, func(s board.Spot) bool { return s.Card == under[0] })
				if i < 0 {
					t.Fatal("the card under the hero is not on the map")
				}
				m, at := g.board.town, g.board.Spots[i].Pose
				if f := g.faceAt(at.X, at.Y); !m.seatPanels[len(m.seatPanels)-1].box.Has(at.X, at.Y) || f == nil || f.Name != v.Face(under[0]).Name {
					t.Errorf("what is read at the card under the hero is %v", f)
				}
				return
			}
			g.step(t, people)
		}
	}
	t.Error("no card ever lay under a hero")
}

// TestOppositeSpace checks that the space opposite a Character is open when there is enough Move,
// that a click goes there by way of the neighbor it is nearer to, that the words name the way and
// the cost, and that the Character walks the way it took.
func TestOppositeSpace(t *testing.T) {
	for way := range 2 {
		for _, move := range []int{4, 6} {
			moment := Helped
			moment.move, moment.stand = move, []int{0, 2}
			g := shownGame(t, &moment, 2)
			b := g.board
			s := &b.town.spaces[5]
			if s.open != (move >= 5) {
				t.Fatalf("with %d Move the opposite space is open: %v", move, s.open)
			}
			if !s.open {
				continue
			}
			by := [...]int{4, 6}[way]
			at := s.reach()
			x, y := at.X+at.W-4, at.Y+at.H/2 // Location 3 is to the right of Slot 3
			if way == 1 {
				x = at.X + 4
			}
			if w := b.town.way(s, x, y); w != way {
				t.Fatalf("at %.0f %.0f the way is %d, want %d", x, y, w, way)
			}
			if says := s.legs[way].says; says != fmt.Sprintf("Move to Slot 3 by way of %s (5 of 6 Move)", b.town.spaces[by].name) {
				t.Errorf("the way is called %q", says)
			}
			before := len(g.Log())
			was := g.board
			g.click(x, y)
			log := g.Log()
			if len(log) != before+2 || int(log[before].N) != by || log[before+1].N != 5 {
				t.Fatalf("a click gives %v", log[before:])
			}
			v := g.scene.View
			if v.Space(0) != 5 || v.Number(set.Move.ID, engine.NoSeat) != 1 {
				t.Errorf("the Character is at %d with %d Move", v.Space(0), v.Number(set.Move.ID, engine.NoSeat))
			}
			g.scene.Settings.Speed = ui.Normal
			g.board.Arrive(&g.scene, was, true)
			w := g.board.look.now.walks
			if want := float64(town.Spaces*town.Step/2) * [...]float64{1, -1}[way]; len(w) != 1 || w[0].to-w[0].from != want {
				t.Errorf("way %d: it walks %v", way, w)
			}
		}
	}
}

// TestDefeatedVillainIsNotForeseen checks that nothing more is foreseen of a Villain that has just been
// defeated, also while its reward is chosen.
func TestDefeatedVillainIsNotForeseen(t *testing.T) {
	seen := 0
	for seed := uint64(1); seed <= 12 && seen < 6; seed++ {
		g := townGame(t, 2, seed)
		people, err := ai.New("greedy", seed)
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; !g.Over() && n < 800; n++ {
			was, heard := g.board.town.next, g.board.heard
			g.step(t, people)
			if g.View(engine.NoSeat).Pending().Kind == engine.DecideTurn {
				continue
			}
			events, _ := g.Events(g.scene.Eyes, heard)
			for _, e := range events {
				of := func(d deed) bool { return d.card == e.Card }
				if e.Kind != engine.VillainFell || !slices.ContainsFunc(was.deeds, of) {
					continue
				}
				seen++
				if slices.ContainsFunc(g.board.town.next.deeds, of) || slices.Contains(g.board.town.next.by[0], e.Card) {
					t.Errorf("seed %d: after its defeat, %s is still foreseen to do something", seed, g.scene.View.Face(e.Card).Name)
				}
			}
		}
	}
	if seen < 3 {
		t.Errorf("only %d Villains with plans were defeated with a question after it", seen)
	}
}
