package town

import (
	"fmt"
	"slices"
	"testing"

	"lineup/ai"
	"lineup/engine"
	"lineup/game/match"
	"lineup/render/art/pen"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// TestHelpIsExplainedFirst checks that the first time the viewer can help, the next note says so,
// before anything else that is due: the chance passes with the other player's turn.
func TestHelpIsExplainedFirst(t *testing.T) {
	found := 0
	for seed := uint64(1); seed <= 8; seed++ {
		g := townGame(t, 3, seed)
		people := testgame.NewRandom(seed)
		for n := 0; !g.Over() && n < 600; n++ {
			if _, helps := atHelp(true)(newMoment(g.board, g.scene.View, nil)); helps {
				if name := g.note(); name != "helping" { // it was there before
					g.click(g.board.tutor.box.X+40, g.board.tutor.box.Y+20)
				}
				if name := g.note(); name != "helping" {
					t.Errorf("seed %d: the next note of a turn one can help in is %q", seed, name)
				}
				found++
				break
			}
			g.step(t, people)
		}
	}
	if found == 0 {
		t.Error("nobody could ever help")
	}
}

// TestEverythingIsExplained checks in whole games of the first Scenario that everything new is
// explained once, in a place that covers no choice, and that a click closes the note and answers
// nothing. A turn explains one lesson of each theme, and none whose time was an earlier turn. Over
// several games every lesson comes up.
func TestEverythingIsExplained(t *testing.T) {
	ever := map[string]bool{}
	for seed := uint64(1); seed <= 8; seed++ {
		g := townGame(t, 1+int(seed%3), seed)
		people := match.Decider(testgame.NewRandom(seed))
		if seed%3 == 0 { // alone, and good at it: Villains are defeated
			people, _ = ai.New("greedy", seed)
		}
		told := map[string]bool{}
		themes := map[theme]uint16{}
		for n := 0; !g.Over() && n < 1500; n++ {
			for range len(lessons) + 1 {
				name := g.note()
				if name == "" {
					break
				}
				if told[name] {
					t.Fatalf("seed %d: %q is explained twice", seed, name)
				}
				told[name], ever[name] = true, true
				u, now := g.board.tutor, g.scene.View.Turn().Number
				if was, told := themes[u.note.theme]; u.note.theme != apart && told && was == now {
					t.Errorf("seed %d: in turn %d, %q is explained, and its theme %d was in turn %d", seed, now, name, u.note.theme, was)
				}
				themes[u.note.theme] = now
				checkNote(t, g, name)
				before, note := len(g.Log()), g.board.tutor.box
				g.click(note.X+40, note.Y+20)
				if g.board.tutor.showing() == name || len(g.Log()) != before {
					t.Fatalf("seed %d: a click on the note of %q leaves it, or gives an answer", seed, name)
				}
			}
			g.step(t, people)
		}
		for name := range told {
			if !g.scene.Settings.Knows(name) {
				t.Errorf("seed %d: %q was explained, and is not remembered", seed, name)
			}
		}
		if left := g.board.tutor.due; len(left) > 1 {
			t.Errorf("seed %d: never explained: %q and %d more", seed, left[0].name, len(left)-1)
		}
	}
	for _, l := range lessons {
		if !ever[l.name] {
			t.Errorf("%q was never explained", l.name)
		}
	}
}

// note lets the map explain what is new and returns the name of the note that is shown, or "" if
// there is none.
func (g *game) note() string {
	if g.board.Step(&g.scene, 0); !g.board.Note.Shown() {
		return ""
	}
	return g.board.tutor.showing()
}

// checkNote checks that the shown note is on the map, points at its subject, and covers neither
// that, nor a choice, nor the forecast, nor what has just happened.
func checkNote(t *testing.T, g *game, name string) {
	t.Helper()
	b := g.board
	note, where := b.tutor.box, fmt.Sprintf("%s: %q", uitest.FitName(g.scene.Canvas.Fit), name)
	if !note.Within(g.scene.Canvas.Fit.Room()) {
		t.Errorf("%s stands outside the window: %.0f", where, note)
	}
	if x, y := note.Middle(); !b.Note.Holds(&ui.Pointer{X: x, Y: y}).Has(ui.HoldPointer) {
		t.Errorf("%s lets a click through", where)
	}
	for _, o := range g.scene.Answers.Options() {
		if at, ok := b.Offer(o); ok && at.Overlaps(note) {
			t.Errorf("%s covers %+v", where, o)
		}
		if lit, ok := g.scene.Answers.Of(o.Card); ok && lit == o {
			for _, s := range b.Spots {
				if s.Card == o.Card && s.Bounds().Overlaps(note) {
					t.Errorf("%s covers card %d, which can be chosen", where, o.Card)
				}
			}
		}
	}
	for i := range b.town.spaces {
		if s := &b.town.spaces[i]; s.open && s.reach().Overlaps(note) {
			t.Errorf("%s covers %s, which can be chosen", where, s.name)
		}
	}
	for i, at := range g.scene.Host.Buttons() {
		if at.Overlaps(note) {
			t.Errorf("%s covers button %d", where, i)
		}
	}
	for i := range b.town.standees {
		if s := &b.town.standees[i]; s.card == b.tutor.of && b.tutor.of != engine.NoCard && (s.tag.Overlaps(note) || s.reach().Overlaps(note)) {
			t.Errorf("%s covers the name of the Villain it is about", where)
		}
	}
	now := newMoment(b, g.scene.View, nil)
	now.recent, now.latest = b.tutor.recent, b.tutor.latest
	if _, ok := b.tutor.note.at(now); !ok {
		t.Errorf("%s is shown, and is not true anymore", where)
	}
	if at := b.tutor.about.Grown(tailNear); !at.Has(b.tutor.tip.X, b.tutor.tip.Y) {
		t.Errorf("%s points at nothing", where)
	}
	for i := range b.town.standees {
		if s, tip := &b.town.standees[i], b.tutor.tip; s.card == b.tutor.of && b.tutor.of != engine.NoCard && apartFrom(s.reach(), tip) > tailNear && apartFrom(s.tag, tip) > tailNear {
			t.Errorf("%s points at neither the figure nor the name of %s", where, s.name)
		}
	}
	for i := range b.Spots {
		if s := &b.Spots[i]; s.Place == engine.Hand && s.Card == b.tutor.of {
			if at, tip := s.Bounds(), b.tutor.tip; tip.X < at.X || tip.X > at.X+at.W || tip.Y > at.Y || tip.Y < at.Y-3*tailNear {
				t.Errorf("%s points at %.0f instead of just above its card at %.0f", where, tip, at)
			}
		}
	}
	for what, box := range map[string]ui.Box{"what it is about": b.tutor.about, "what comes when the turn ends": b.town.forecast, "the captions": b.town.captions} {
		if box.H > 0 && box.Overlaps(note) {
			t.Errorf("%s covers %s", where, what)
		}
	}
}

// TestNotesInEveryWindow checks that in windows of all sizes a note covers neither its subject, nor
// the outlook, nor any choice, nor a name of a card or Villain, and seldom a player's panel.
func TestNotesInEveryWindow(t *testing.T) {
	shown, over, crossing, off := 0, 0, 0, 0
	for s, seed := range []uint64{2, 5} {
		for i, f := range uitest.TextFits(sizedFits()...) {
			if i%4 != 0 && i%4 != 2 || f.Height > 1080 && i%4 != 2 || (i/2+i/4)%2 != s {
				continue // as they are, and half as large again, each in one of the games
			}
			g := townGame(t, 3, seed)
			people := testgame.NewRandom(seed)
			for n := 0; !g.Over() && n < 120; n++ {
				g.scene.Canvas.Fit = f
				g.lay()
				for range 6 {
					name := g.note()
					if name == "" {
						break
					}
					shown++
					if name == "place" && g.scene.View.Space(0) >= 0 {
						t.Fatalf("after %d answers a note tells a hero in the city to come into it", n)
					}
					checkNote(t, g, name)
					if slices.ContainsFunc(g.board.cardNames(&g.scene), g.board.tutor.box.Overlaps) {
						t.Errorf("%s: after %d answers, %q covers the name of a card", uitest.FitName(f), n, name)
					}
					u, by := g.board.tutor, g.board.inTheWay(&g.scene)
					crossing += flag(crossed(slices.Concat(by.cards, by.names), u.box, u.tip, u.about) > 0)
					off += flag(apartFrom(u.about, u.tip) > 4)
					if slices.ContainsFunc(g.board.town.seatPanels, func(s mapSeat) bool { return s.box.Overlaps(g.board.tutor.box) }) {
						over++
					}
					g.click(g.board.tutor.box.Middle())
				}
				g.step(t, people)
			}
		}
	}
	if 8*crossing > shown || 8*off > shown {
		t.Errorf("of %d notes, the points of %d cross a name, and those of %d end beside their subjects", shown, crossing, off)
	}
	if 10*over > shown {
		t.Errorf("%d of %d notes cover a player's panel", over, shown)
	}
	if shown < 90 {
		t.Errorf("only %d notes were shown: too few to have been tested", shown)
	}
}

// TestTailsKeepOffPlates checks in games with one to three players, in windows of several sizes and with large
// text, that the point of no note covers a part of a Location's plate, unless the note is about what is there.
// The note about all highlighted spaces points to a slot, which has no plate.
func TestTailsKeepOffPlates(t *testing.T) {
	fits := []ui.Fit{(&ui.Settings{}).Fit(1280, 720), (&ui.Settings{}).Fit(1920, 1080), (&ui.Settings{TextScale: 1.5}).Fit(1280, 720), (&ui.Settings{TextScale: 2}).Fit(1280, 720),
		(&ui.Settings{}).Fit(3440, 1440), (&ui.Settings{}).Fit(800, 1200), (&ui.Settings{}).Fit(1000, 600)}
	shown := 0
	for seed := uint64(5); seed <= 6; seed += uint64(looptest.Every(2)) {
		for i, f := range fits {
			g := townGame(t, 1+int(seed+uint64(i))%3, seed)
			people := testgame.NewRandom(seed)
			g.scene.Canvas.Fit = f
			for n := 0; !g.Over() && n < 100; n++ {
				g.lay()
				for k := 0; k < 4 && g.note() != ""; k++ {
					shown++
					u := g.board.tutor
					for j := range g.board.town.spaces {
						s := &g.board.town.spaces[j]
						if s.location && (!s.plate.Overlaps(u.about) || u.note.name == "place") && painted(u, s.plate) {
							t.Errorf("%s, seed %d, after %d answers: the point of %q from %.0f to %.0f covers the plate of %s at %.0f", uitest.FitName(f), seed, n, u.note.name, u.box, u.tip, s.name, s.plate)
						}
					}
					if k > 0 || n%3 == 0 { // others stay for some answers
						g.click(u.box.X+40, u.box.Y+20)
					}
				}
				g.step(t, people)
			}
		}
	}
	if shown < 150/looptest.Every(2) {
		t.Errorf("only %d notes were shown: too few to have been tested", shown)
	}
}

// painted reports whether the point of a note is painted over a part of a box.
func painted(u *tutor, at ui.Box) bool {
	p := tailCorners(u.box, u.tip)
	for x := at.X + 1; x < at.X+at.W; x += 3 {
		for y := at.Y + 1; y < at.Y+at.H; y += 3 {
			if u.box.Has(x, y) {
				continue
			}
			left, right := 0, 0
			for i := range p {
				a, b := p[i], p[(i+1)%3]
				if (b.X-a.X)*(y-a.Y)-(b.Y-a.Y)*(x-a.X) < 0 {
					left++
				} else {
					right++
				}
			}
			if left == 3 || right == 3 {
				return true
			}
		}
	}
	return false
}

// TestNoteFollowsTheWindow checks that a note that is shown while the text size or the shape of the
// window changes is laid out again: its lines fit, and it is on the map.
func TestNoteFollowsTheWindow(t *testing.T) {
	g := townGame(t, 3, 5)
	g.playUntil(t, testgame.NewRandom(5), func() bool { _, ok := g.option(engine.OptPlay); return ok })
	changed := 0
	for _, f := range uitest.TextFits(sizedFits()...) {
		before := g.note()
		g.scene.Canvas.Fit = f
		g.lay()
		name := g.note()
		if name == "" {
			continue // it has no room
		}
		if name == before {
			changed++
		}
		checkNote(t, g, name)
		n := g.board.tutor
		for _, line := range n.lines {
			if wide, room := pen.Measure(line, noteStyle(n.letters)), n.box.W-2*noteInset; wide > room+0.5 {
				t.Errorf("%s: a line of %q is %.0f wide, and its note %.0f", uitest.FitName(f), name, wide, room)
			}
		}
	}
	if changed < 10 {
		t.Errorf("only %d notes were laid out again: too few to have been tested", changed)
	}
}

// TestWhatWasDoneIsNotExplained checks that no note explains an action the player has already
// taken.
func TestWhatWasDoneIsNotExplained(t *testing.T) {
	g := townGame(t, 1, 3)
	g.playUntil(t, testgame.NewRandom(3), func() bool { _, ok := g.option(engine.OptPlay); return ok })
	if g.note() == "play" { // others are due as well
		t.Fatal("the note of playing came first: nothing is tested")
	}
	o, _ := g.option(engine.OptPlay)
	g.scene.Answers.Give(o)
	g.note()
	if !g.scene.Settings.Knows("play") {
		t.Error("how a card is played is still to be explained to who has played one")
	}
}

// TestPlaceIsForTheFirstSpace checks that the note on entering the city is not shown for a hero
// already there.
func TestPlaceIsForTheFirstSpace(t *testing.T) {
	asked := 0
	for seed := range uint64(12) {
		g := townGame(t, 2, seed+1)
		people := testgame.NewRandom(seed)
		for n := 0; !g.Over() && n < 150; n++ {
			if _, spaces := g.option(engine.OptSpace); spaces && g.scene.View.Space(0) >= 0 {
				asked++
				for range 4 {
					if g.board.Step(&g.scene, 0); g.board.tutor.showing() == "place" {
						t.Fatalf("seed %d: after %d answers a note tells a hero in the city to come into it", seed, n)
					}
					g.board.tutor.close()
				}
			}
			g.step(t, people)
		}
	}
	if asked == 0 {
		t.Error("nobody in the city was asked for a space")
	}
}

// TestNoteGoesWithItsVillain checks that a note about a Villain is closed when the Villain leaves
// the map, and stays with it until then.
func TestNoteGoesWithItsVillain(t *testing.T) {
	gone, followed := 0, 0
	for seed := uint64(1); seed <= 12 && gone == 0; seed++ {
		g := townGame(t, 1, seed)
		people, err := ai.New("greedy", seed)
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; !g.Over() && n < 600; n++ {
			name := g.note()
			u := g.board.tutor
			if name != "" && !slices.ContainsFunc(g.board.town.standees, func(s standee) bool { return s.card == u.of }) {
				u.close() // it is about something else
				continue
			}
			of := u.of
			g.step(t, people)
			g.board.Step(&g.scene, 0)
			if name == "" {
				continue
			}
			there := slices.ContainsFunc(g.board.town.standees, func(s standee) bool { return s.card == of && s.shows() == u.at[u.note].at })
			switch still := g.board.noted() && g.board.tutor.showing() == name; {
			case slices.ContainsFunc(g.board.town.standees, func(s standee) bool { return s.card == of }):
				if followed++; still && !there {
					t.Fatalf("seed %d: the note of %q is not at its Villain", seed, name)
				}
			case still:
				t.Fatalf("seed %d: the note of %q is shown for a Villain that is gone", seed, name)
			default:
				gone++
			}
		}
	}
	if gone == 0 || followed == 0 {
		t.Errorf("%d Villains left while a note was about them, and %d stayed", gone, followed)
	}
}

// TestFirstNoteGoes checks that the note about placing the Character closes as soon as the Character is
// placed, even if nobody has clicked it.
func TestFirstNoteGoes(t *testing.T) {
	for seed := uint64(1); seed <= 4; seed++ {
		g := townGame(t, 1+int(seed%2), seed)
		people := testgame.NewRandom(seed)
		shown := false
		for n := 0; n < 60 && g.scene.View.Space(g.scene.View.Seat()) < 0; n++ {
			shown = g.note() == "place" || shown
			g.step(t, people)
		}
		if name := g.note(); !shown || name == "place" {
			t.Errorf("seed %d: the first note was shown: %v; after the Character is placed, the note is %q", seed, shown, name)
		}
	}
}
