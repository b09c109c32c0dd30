package table

import (
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/render/board"
	"lineup/render/board/standard"
	"lineup/render/table/question"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// crowded is a table of five seats that is as full as that.
func crowded(t *testing.T, n crowd) engine.View {
	t.Helper()
	book := testgame.Book(t)
	b, err := engine.Build(book.Library(), 5, 1)
	if err != nil {
		t.Fatal(err)
	}
	var faces, heroes []engine.FaceID
	for id := range book.Library().Faces {
		switch f := engine.FaceID(id); book.Card(f).Kind {
		case card.SuperHero:
			heroes = append(heroes, f)
		case card.SuperVillain:
			if n.villains > 0 {
				b.Add(f, b.Zone(card.Villains, engine.NoSeat))
			}
			n.villains--
		case card.Hero, card.Villain, card.Location:
			faces = append(faces, f)
		}
	}
	for seat := range engine.SeatID(5) {
		b.Add(heroes[seat], b.Zone(engine.Heroes, seat))
		for i := range 4 {
			b.Add(faces[i], b.Zone(engine.Deck, seat))
			b.Add(faces[i], b.Zone(engine.Discard, seat))
		}
	}
	for i := range n.lineUp {
		b.Add(faces[i], b.Zone(card.LineUp, engine.NoSeat))
	}
	for i := range n.hand {
		b.Add(faces[i%len(faces)], b.Zone(engine.Hand, 0))
	}
	for i := range n.played {
		c := b.Add(faces[i%len(faces)], b.Zone(engine.InPlay, 0))
		if i > 1 {
			b.Played(c)
		}
	}
	for _, place := range []engine.Place{card.Kicks, card.Weaknesses, engine.Destroyed, card.MainDeck} {
		for i := range 3 {
			b.Add(faces[i], b.Zone(place, engine.NoSeat))
		}
	}
	b.SetLineUpSize(n.lineUp)
	return b.Resume(0, 3).View(0)
}

// TestOtherPlaces: on the standard board a mode with more places than it lays out has
// all of them, as slots or as labels that open, and nothing lies over anything else.
func TestOtherPlaces(t *testing.T) {
	tb := testTable(t, match.Plan{Mode: "trial", Seats: testgame.Seats("Ana", "buyer", "buyer", "buyer", "random"), Seed: 3})
	h := handsOn(tb)
	mine(t, tb, h)
	g := standard.LayGeometry(tb.Canvas.Fit)
	l := standard.LayStandard(tb.view(), 0, g)
	whole := g.Room
	if len(l.Rows) != 2 || len(l.Slots) != 6 {
		t.Errorf("two Line-Ups of three are laid out as %d slots, with the names %v", len(l.Slots), l.Rows)
	}
	taken := []ui.Box{g.Captions, g.Played, g.Prompt, g.Poster, g.Discard.Bounds(), g.Weakness.Bounds(), g.Destroyed.Bounds()}
	for _, b := range tb.buttons.List {
		taken = append(taken, b.Box)
	}
	words := map[string]bool{}
	for _, label := range l.Labels {
		for _, box := range taken {
			if label.Box.Overlaps(box) || !label.Box.Within(whole) {
				t.Errorf("the label %q lies over something, or off the stage", label.Words)
			}
		}
		taken = append(taken, label.Box)
		words[strings.TrimRight(label.Words, " 0123456789")] = true
		if board.Boarded.Has(label.Where.Place) {
			continue
		}
		h.Click(t, label.Box.X+label.Box.W/2, label.Box.Y+label.Box.H/2)
		if !tb.browser.Update(&ui.Pointer{}) {
			t.Errorf("a click on %q opens nothing", label.Words)
		}
		tb.browser.Close()
	}
	for _, want := range []string{"RULES", "SPACES", "STREETS", "CHAMPION STACK"} {
		if !words[want] {
			t.Errorf("there is no label %q, only %v", want, words)
		}
	}
	if want := "AT SPACE 1 · MOVE 0 · CLOCK "; !strings.HasPrefix(l.Numbers, want) {
		t.Errorf("the numbers are %q, not %q", l.Numbers, want)
	}
	if p := standard.LayStandard(crowded(t, crowd{5, 5, 6, 8}), 0, g); p.Numbers != "" || p.Rows != nil {
		t.Errorf("the standard mode has numbers %q and names of Line-Ups %v", p.Numbers, p.Rows)
	}
}

// TestZoomHidesNothingAskedFor rests the pointer on every card there is to read, at
// questions of all kinds: what is shown enlarged lies over nothing that can be bought,
// clicked or answered, nor over the words of the question.
func TestZoomHidesNothingAskedFor(t *testing.T) {
	seen := map[ui.Box]int{}
	usual := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	for seed := range uint64(8) {
		plan := match.Plan{Seats: testgame.Seats("Ana", "buyer", "random"), Options: testgame.Five, Seed: seed + 1}
		if seed%2 == 1 {
			plan = match.Plan{Mode: "trial", Seats: testgame.Seats("Ana", "random", "random"), Seed: seed}
		}
		tb := testTable(t, plan)
		h := handsOn(tb)
		people := testgame.NewRandom(seed)
		for n := 0; !tb.Match.Over() && n < 800; n++ {
			if tb.ask.mine && (n%40 == 0 || tb.ask.shown()) {
				checkZoom(t, tb, h, seen)
			}
			if err := tb.stepFor(people); err != nil {
				t.Fatal(err)
			}
		}
	}
	if seen[usual.board.ReaderHeight] < 100 || seen[usual.board.Reader] < 20 {
		t.Errorf("cards were shown at %v: too few to have been tested", seen)
	}
	if seen[question.Reader] < 100 {
		t.Errorf("cards of stages were shown at %v: too few to have been tested", seen)
	}
	// Cards in play that can be clicked are rare.
	tb := usual
	tb.board.PlaceRow(tb.view(), []engine.CardID{tb.board.Spots[0].Card}, tb.board.Played, 112)
	played := tb.board.Spots[len(tb.board.Spots)-1]
	tb.ask.lit = map[engine.CardID]engine.Option{played.Card: {}}
	if at := tb.zoomBox(); at.Overlaps(played.Pose.Bounds()) {
		t.Errorf("over a card in play that can be clicked a card is shown enlarged at %v", at)
	}
}

func checkZoom(t *testing.T, tb *Table, h *uitest.Hands, seen map[ui.Box]int) {
	t.Helper()
	g := tb.lays.(*standard.Board)
	keep := []ui.Box{g.Prompt, g.Kick.Bounds(), g.MainDeck.Bounds(), g.Played}
	for _, s := range tb.lays.(*standard.Board).Slots {
		keep = append(keep, s.Bounds())
	}
	for _, b := range tb.buttons.List {
		keep = append(keep, b.Box)
	}
	for _, b := range tb.ask.answers.List {
		keep = append(keep, b.Box)
	}
	if tb.ask.shown() {
		keep = []ui.Box{tb.ask.stage.Source.Box, tb.ask.stage.Balloon.Box}
		for _, p := range tb.ask.stage.Panels {
			keep = append(keep, p.Box, p.Button.Box)
		}
	}
	var points [][2]float64
	for _, s := range tb.board.Spots {
		points = append(points, [2]float64{s.Pose.X, s.Pose.Y})
		if _, lit := tb.ask.option(s.Card); lit && s.Place != engine.Heroes { // where it is read it lies under what is read
			keep = append(keep, s.Bounds())
		}
	}
	if tb.ask.shown() {
		for _, p := range tb.ask.stage.Panels {
			for _, c := range p.Cards {
				points = append(points, [2]float64{c.Seen.X + c.Seen.W/2, c.Seen.Y + c.Seen.H/2})
			}
		}
	}
	for _, p := range points {
		h.Move(p[0], p[1])
		for range int(0.4 / ui.Tick) {
			h.Tick(t)
		}
		if !tb.zoom.Hovers() {
			continue // it lies under something else
		}
		seen[tb.zoom.At]++
		if tb.zoom.At.Overlaps(g.Poster) && !tb.ask.shown() && !tb.choiceUnder(g.ReaderHeight) && !g.ReaderHeight.Has(p[0], p[1]) {
			t.Fatalf("%q: the enlarged %s lies over the own hero, and there is room elsewhere", tb.ask.words, tb.zoom.Face.Name)
		}
		for _, b := range keep {
			if b.Overlaps(tb.zoom.At) {
				t.Fatalf("%q: the enlarged %s lies over %v", tb.ask.words, tb.zoom.Face.Name, b)
			}
		}
	}
	h.Move(5, 5)
	h.Tick(t)
}

// TestPersonalCardLeavesTheWords: at every size of window the personal cards of two heroes cover
// no more of their posters than the margin beside their words, and nothing of each other.
func TestPersonalCardLeavesTheWords(t *testing.T) {
	const margin = 12.0
	for _, size := range windows {
		b := standard.Board{Plain: board.Plain{Layout: board.Layout{Geometry: standard.LayGeometry(ui.FitInto(size[0], size[1]))}}}
		card := b.PersonalPose(2, 0).Bounds()
		if second := b.PersonalPose(2, 1).Bounds(); second.Overlaps(card) || second.X < card.X {
			t.Errorf("%v: one lies over the other", size)
		}
		for _, poster := range b.HeroBoxes(2) {
			if over := poster.X + poster.W - card.X; over > margin && card.Y < poster.Y+poster.H && poster.Y < card.Y+card.H {
				t.Errorf("%v: it covers %.0f units of the poster at %v", size, over, poster)
			}
		}
		if one := b.PersonalPose(1, 0).Bounds(); one.Y+one.H > b.Poster.Y+b.Poster.H/2 {
			t.Errorf("%v: it lies over the lower half of the poster of one hero", size)
		}
	}
}

// TestHiddenVillainsAreToldOf: where no stack waits the table says where the Super-Villains are,
// in letters that need not be squeezed.
func TestHiddenVillainsAreToldOf(t *testing.T) {
	for _, c := range []struct {
		variants []string
		stacked  bool
	}{{nil, true}, {[]string{"hunt"}, true}, {[]string{"hidden"}, false}, {[]string{"hidden", "patrol"}, false}} {
		tb := testTable(t, match.Plan{Variants: c.variants, Seats: testgame.Seats("Ana", "Bob"), Seed: 5})
		if got := standard.Stacked(tb.view()); got != c.stacked {
			t.Errorf("%v: a stack waits: %v", c.variants, got)
		}
		if !c.stacked && tb.lays.(*standard.Board).Menace.Face != nil {
			t.Errorf("%v: %s is in sight", c.variants, tb.lays.(*standard.Board).Menace.Face.Name)
		}
	}
	for _, size := range windows {
		g := standard.LayGeometry(ui.FitInto(size[0], size[1]))
		if _, squeeze := standard.HiddenStyle(g.Meter.W); squeeze < 1 {
			t.Errorf("%v: the words are squeezed to %.2f", size, squeeze)
		}
	}
}

// TestCloseUp: cards of a Line-Up that was too full close up as soon as they need not lie past its
// end; others stay where they are.
func TestCloseUp(t *testing.T) {
	for _, c := range []struct {
		slots, want []int
		n           int
	}{
		{[]int{0, 1, 2, 3, 7, 8, 9}, []int{0, 1, 2, 3, 4, 5, 6}, 7},
		{[]int{0, 2, 4, 5}, []int{0, 2, 4, 5}, 6},
		{[]int{1, 3, 6}, []int{1, 3, 4}, 5},
		{[]int{0, 1, 5, 6, 7}, []int{0, 1, 2, 3, 4}, 5},
		{nil, nil, 5},
	} {
		if got := standard.CloseUp(c.slots, c.n); !slices.Equal(got, c.want) {
			t.Errorf("slots %v of %d are shown in %v, want %v", c.slots, c.n, got, c.want)
		}
	}
}
