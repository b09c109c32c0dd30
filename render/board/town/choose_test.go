package town

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode/rebirth"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// choosing reports whether the viewer chooses a seat.
func (g *game) choosing() bool {
	return g.asked() && g.scene.View.Pending().Kind == engine.DecideSeat && g.scene.View.Pending().At != 0
}

// TestFirstPlayerIsChosenOnTheMap checks that the choice of the first player is made at the seats'
// panels, with the hand of each partner in sight (R-SET-11).
func TestFirstPlayerIsChosenOnTheMap(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		g := townGame(t, seats, 3)
		g.playUntil(t, testgame.NewRandom(3), g.choosing)
		if g.staged() {
			t.Fatal("a stage asks for the first player")
		}
		v := g.scene.View
		for _, f := range uitest.TextFits(sizedFits()...) {
			g.scene.Canvas.Fit = f
			g.lay()
			where := uitest.FitName(f)
			for _, s := range g.board.town.seatPanels {
				if !s.pick || engine.SeatID(s.choice.N) != s.seat {
					t.Errorf("%s: seat %d cannot be chosen at its panel", where, s.seat)
				}
				if s.seat == 0 {
					continue
				}
				boxes := map[string]ui.Box{}
				for _, c := range v.Cards(v.Zone(engine.Hand, s.seat)) {
					i := slices.IndexFunc(s.hold, func(k mapCard) bool { return k.card == c })
					if i < 0 {
						t.Fatalf("%s: the panel of seat %d does not show %s", where, s.seat, v.Face(c).Name)
					}
					at := s.hold[i].pose.Bounds()
					boxes[v.Face(c).Name+string(rune('a'+i))] = at
					if f := g.faceAt(at.Middle()); !at.Within(s.box) || f == nil || f.Name != v.Face(c).Name {
						t.Errorf("%s: %s of seat %d is at %.0f of %.0f, where %v is read", where, v.Face(c).Name, s.seat, at, s.box, f)
					}
				}
				uitest.Apart(t, boxes)
			}
		}
		s := g.board.town.seatPanels[0]
		before := len(g.Log())
		g.click(s.box.X+150, s.box.Y+90)
		if log := g.Log(); len(log) <= before || log[before] != s.choice {
			t.Errorf("a click on the panel of seat %d gives %v", s.seat, log[before:])
		}
	}
}

// TestPlayersAreChosenOnTheMap checks that questions about players during a game are answered with a
// click on a Character or a panel, and that no stage hides the map.
func TestPlayersAreChosenOnTheMap(t *testing.T) {
	figures := 0
	for seed := uint64(1); seed < 25 && figures < 3; seed++ {
		g := townGame(t, 3, seed)
		people := testgame.NewRandom(seed)
		for n := 0; !g.Over() && n < 500; n++ {
			if !g.choosing() || g.scene.View.Turn().Number == 0 {
				g.step(t, people)
				continue
			}
			if g.staged() {
				t.Fatal("a stage asks for a player")
			}
			i := slices.IndexFunc(g.board.town.standees, func(s standee) bool { return s.pick })
			if i < 0 {
				t.Fatal("no Character can be chosen")
			}
			s := g.board.town.standees[i]
			before := len(g.Log())
			x, y, ok := g.seenAt(&s)
			if !ok {
				t.Fatalf("%s is nowhere to be seen", s.name)
			}
			g.board.Touch(&g.scene, clickAt(x, y))
			if log := g.Log(); len(log) <= before || log[before].Kind != engine.OptSeat || engine.SeatID(log[before].N) != s.seat {
				t.Errorf("a click on %s gives %v", s.name, log[before:])
			}
			figures++
		}
	}
	if figures == 0 {
		t.Error("nobody was ever chosen")
	}
}

// TestVillainsAreChosenOnTheMap checks that a question about Villains that only chooses one of them is
// answered with a click on it, that its tab shows its number key, and that no stage hides the map.
func TestVillainsAreChosenOnTheMap(t *testing.T) {
	g := shownGame(t, &Busy, 3)
	for _, o := range g.scene.Answers.Options() { // it moves a Villain within Range 2
		if o.Kind == engine.OptPlay && g.scene.View.Face(o.Card).Name == "Grappling Hook" {
			g.scene.Answers.Give(o)
			break
		}
	}
	d := g.scene.View.Pending()
	if d.Kind != engine.DecidePick || len(d.Options) < 3 {
		t.Fatalf("%v is asked, with %d answers", d.Kind, len(d.Options))
	}
	if g.staged() {
		t.Error("a stage asks for a Villain")
	}
	if _, ok := g.option(engine.OptDone); !ok {
		t.Error("the Villains cannot be left alone")
	}
	found := 0
	for _, s := range g.board.town.standees {
		lit := slices.ContainsFunc(d.Options, func(o engine.Option) bool { return o.Card == s.card })
		if s.pick != lit {
			t.Errorf("%s can be chosen: %v, on the map %v", s.name, lit, s.pick)
		}
		if !s.pick {
			continue
		}
		found++
		if g.board.Keys[s.key-1] != s.choice || g.board.callWords(s.card) != fmt.Sprint("CHOOSE ", s.key) {
			t.Errorf("%s has the key %d of %v, and its tab says %s", s.name, s.key, g.board.Keys, g.board.callWords(s.card))
		}
	}
	i := slices.IndexFunc(g.board.town.standees, func(s standee) bool { return s.pick })
	if found < 2 {
		t.Fatalf("%d Villains can be chosen", found)
	}
	s, before := g.board.town.standees[i], len(g.Log())
	x, y, ok := g.seenAt(&s)
	if !ok {
		t.Fatalf("%s is nowhere to be seen", s.name)
	}
	g.click(x, y)
	if log := g.Log(); len(log) <= before || log[before] != s.choice {
		t.Errorf("a click on %s gives %v", s.name, log[before:])
	}
}

// TestVillainsToChooseAreNamed checks that each of several Villains in one space, of which a question
// chooses one, is in front of the other figures there, and that its tab is next to its name and covers
// no other tab or name. Of more than two beside cards, some may have
// it over their heads, or only when they are pointed at.
func TestVillainsToChooseAreNamed(t *testing.T) {
	for _, names := range [][]string{{"Scarecrow", "Bane"}, {"Batmobile", "Count Vertigo", "Bane"}, {"Batmobile", "Jetpack", "Bane", "Scarecrow", "Cheetah"}} {
		shown := Busy.With(7, names, 3)
		g := shownGame(t, &shown, 3)
		for _, o := range g.scene.Answers.Options() { // it moves a Villain within Range 2
			if o.Kind == engine.OptPlay && g.scene.View.Face(o.Card).Name == "Grappling Hook" {
				g.scene.Answers.Give(o)
				break
			}
		}
		for _, f := range uitest.TextFits(sizedFits()...) {
			g.scene.Canvas.Fit = f
			g.lay()
			m, boxes := g.board.town, map[string]ui.Box{}
			seen, several := map[int]bool{}, 0 // the spaces in which one that can be chosen was already drawn
			for _, i := range m.byDepth() {
				s := &m.standees[i]
				if s.tag.W > 0 {
					boxes[fmt.Sprint("the name of ", s.name, s.at0)] = s.tag
				}
				if seen[s.at0] && !s.pick {
					t.Errorf("%s, %v: %s is in front of a Villain to choose", uitest.FitName(f), names, s.name)
				}
				if seen[s.at0] = seen[s.at0] || s.pick; !s.pick {
					continue
				}
				crowded := len(names) > 3 // there may be no room beside a name
				if crowded && s.shy {     // it comes up under the pointer
					continue
				}
				if boxes[fmt.Sprint("the tab of ", s.name, s.at0)] = s.call; s.at0 != 7 {
					continue
				}
				if several++; s.shy || !crowded && !s.call.Grown(callGap+1).Overlaps(s.tag) {
					t.Errorf("%s, %v: the tab of %s at %.0f is not beside its name at %.0f", uitest.FitName(f), names, s.name, s.call, s.tag)
				}
			}
			if several < 2 {
				t.Fatalf("%v: %d can be chosen in the space", names, several)
			}
			uitest.Apart(t, boxes)
		}
	}
}

// TestTabIsNotOnAFace checks that the tab of a Villain whose name is over its head is not on its face
// but beside the name.
func TestTabIsNotOnAFace(t *testing.T) {
	shown := Busy.With(5, []string{"Jetpack", "Cheetah", "Despero"}, 11)
	g := shownGame(t, &shown, 3)
	i := slices.IndexFunc(g.board.town.standees, func(s standee) bool { return strings.EqualFold(s.name, "Despero") })
	s := &g.board.town.standees[i]
	if s.tag.Y > s.at.Y-100 {
		t.Fatalf("the name at %.0f is not over the head", s.tag)
	}
	if r := s.reach(); s.shy || s.call.Y+s.call.H > r.Y+callOn+4 {
		t.Errorf("the tab at %.0f is on the figure at %.0f", s.call, r)
	}
}

// seenAt returns a position where a standee is seen, that is, where no other one covers it.
func (g *game) seenAt(s *standee) (x, y float64, ok bool) {
	for y = s.at.Y - 20; y > s.at.Y-140*s.look.Size; y -= 8 {
		for x = s.at.X - 40; x <= s.at.X+40; x += 8 {
			if i := g.board.SpotAt(x, y); i != 0 && g.board.Spots[i-1].Card == s.card {
				return x, y, true
			}
		}
	}
	return 0, 0, false
}

func clickAt(x, y float64) *ui.Pointer {
	return &ui.Pointer{X: x, Y: y, PressX: x, PressY: y, Released: true}
}

// soloGame returns a game of one person with an ally.
func soloGame(t *testing.T, seed uint64) *game {
	t.Helper()
	return gameOf(testgame.Match(t, match.Plan{Mode: rebirth.ID, Seats: testgame.Seats("Ana"), Seed: seed}))
}

// TestAllyMoves checks that the ally shows no ability, that a button in its panel lets it move
// instead of the player's Character, and that the piece that moves is marked.
func TestAllyMoves(t *testing.T) {
	g := soloGame(t, 2)
	g.playUntil(t, testgame.NewRandom(2), func() bool { return g.turn() && g.board.town.mover != engine.NoCard })
	ally := engine.SeatID(1)
	for _, s := range g.board.town.seatPanels {
		if s.ally && (s.face == nil || !strings.HasPrefix(s.face.Text, "An ally has no ability.")) {
			t.Errorf("the ally shows %v", s.face)
		}
	}
	if owner := g.scene.View.Card(g.board.town.mover).Owner; owner != 0 {
		t.Errorf("at first the Character of seat %d moves", owner)
	}
	i := slices.IndexFunc(g.board.town.offers, func(o seatOffer) bool { return o.moves != engine.NoCard && o.seat == ally })
	if i < 0 {
		t.Fatal("there is no button to move the ally")
	}
	o := g.board.town.offers[i]
	g.click(o.box.Middle())
	m := g.board.town
	if g.scene.View.Card(m.mover).Owner != ally {
		t.Fatalf("after a click on %q, seat %d moves", o.words, g.scene.View.Card(m.mover).Owner)
	}
	for i := range m.spaces {
		if s := &m.spaces[i]; s.open && !s.twoWays() && s.step.Card != m.mover {
			t.Errorf("%s is offered to another piece", s.name)
		}
	}
	for _, s := range m.standees {
		if f := g.board.Shows[s.card]; s.seat == ally && (f == nil || !strings.HasPrefix(f.Text, "An ally has no ability.")) {
			t.Errorf("the ally is read as %v", f)
		}
	}
}

// TestStoringIsExplained checks that an Assist that a solo player can store has a chip that says
// what happens, that it can still be played from the hand with one click, and that a stored card is
// in the panel until it is played.
func TestStoringIsExplained(t *testing.T) {
	stored, played := 0, 0
	for seed := uint64(1); seed < 12 && (stored < 2 || played < 2); seed++ {
		g := soloGame(t, seed)
		people := testgame.NewRandom(seed)
		for n := 0; !g.Over() && n < 400; n++ {
			v := g.scene.View
			for _, o := range g.scene.Answers.Options() {
				if o.Kind != engine.OptAct || o.Card == engine.NoCard || !g.turn() {
					continue
				}
				i := slices.IndexFunc(g.board.town.offers, func(k seatOffer) bool { return k.option == o })
				if i < 0 || !strings.HasPrefix(g.board.town.offers[i].words, "STORE ") || !strings.Contains(g.board.town.offers[i].says, "On your next turn, you must play it") {
					t.Fatalf("storing %s is not explained", v.Face(o.Card).Name)
				}
				if use, ok := g.scene.Answers.Of(o.Card); !ok || use.Kind != engine.OptPlay {
					t.Errorf("a click on %s gives %v", v.Face(o.Card).Name, use)
				}
				g.click(g.board.town.offers[i].box.Middle())
				stored++
				if cards := g.scene.View.Cards(g.scene.View.Zone(card.Stored, 0)); len(cards) != 1 || cards[0] != o.Card {
					t.Fatalf("%v is stored", cards)
				}
				if k := g.board.town.offers; !slices.ContainsFunc(k, func(k seatOffer) bool { return k.beyond && strings.HasSuffix(k.words, ", stored") }) {
					t.Error("the stored card is not in the panel")
				}
				break
			}
			if i := slices.IndexFunc(g.board.town.offers, func(k seatOffer) bool { return strings.HasPrefix(k.words, "PLAY ") }); i >= 0 && g.turn() {
				o := g.board.town.offers[i]
				before := len(g.Log())
				g.click(o.box.Middle())
				if log := g.Log(); len(log) <= before || log[before] != o.option {
					t.Errorf("a click on %q gives %v", o.words, log[before:])
				}
				played++
			}
			g.step(t, people)
		}
	}
	if stored == 0 || played == 0 {
		t.Errorf("%d cards were stored and %d played", stored, played)
	}
}

// TestReaderLeavesPlayersFree checks in windows of all sizes that a card enlarged while players can be chosen covers
// none of their panels, nor the pointer.
func TestReaderLeavesPlayersFree(t *testing.T) {
	for _, seats := range []int{2, 3, 4} {
		g := townGame(t, seats, 1)
		for _, w := range uitest.Screens() {
			g.scene.Canvas.Fit = w.Settings.Fit(w.Width, w.Height)
			g.lay()
			m, picks := g.board.town, 0
			for _, s := range m.seatPanels {
				if !s.pick {
					continue
				}
				picks++
				for _, at := range []ui.Box{m.hand, m.land} {
					x, y := at.Middle()
					if b := m.readAt(x, y); b.Overlaps(s.box) || b.Has(x, y) {
						t.Errorf("%s, %d seats: with the pointer at %.0f, %.0f a card is enlarged at %.0f, over a player at %.0f", w, seats, x, y, b, s.box)
					}
				}
			}
			if picks != seats {
				t.Fatalf("%d of %d players can be chosen", picks, seats)
			}
		}
	}
}
