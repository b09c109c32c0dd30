package table

import (
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// crowded is a table of five seats with a large Line-Up and a large hand.
func crowded(t *testing.T, lineUp, hand int) engine.View {
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
			b.Add(f, b.Zone(card.Villains, engine.NoSeat))
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
	for i := range lineUp {
		b.Add(faces[i], b.Zone(card.LineUp, engine.NoSeat))
	}
	for i := range hand {
		b.Add(faces[i%len(faces)], b.Zone(engine.Hand, 0))
	}
	for i := range 6 {
		c := b.Add(faces[i], b.Zone(engine.InPlay, 0))
		if i > 1 {
			b.Played(c)
		}
	}
	for _, place := range []engine.Place{card.Kicks, card.Weaknesses, engine.Destroyed, card.MainDeck} {
		for i := range 3 {
			b.Add(faces[i], b.Zone(place, engine.NoSeat))
		}
	}
	b.SetLineUpSize(lineUp)
	return b.Resume(0, 3).View(0)
}

func TestNothingOverlaps(t *testing.T) {
	stage := ui.BoxAt(0, 0, ui.StageWidth, ui.StageHeight)
	for _, n := range []struct{ lineUp, hand int }{{5, 5}, {10, 15}, {1, 0}, {7, 1}} {
		l := layStandard(crowded(t, n.lineUp, n.hand), 0)
		fixed := map[string]ui.Box{
			"Super-Villain": villainPose.Bounds(), "stack strip": stackStrip, "source": sourceBox, "hero": heroBox.Grown(0),
			"banner": bannerBox, "tray": trayBox, "Kick": kickPose.Bounds(), "main deck": mainDeckPose.Bounds(),
			"Weakness": weaknessPose.Bounds(), "destroyed": destroyedPose.Bounds(), "deck": deckPose.Bounds(),
			"discard": discardPose.Bounds(), "news": newsBox, "Line-Up": lineUpBox,
		}
		for _, f := range l.foes {
			fixed["foe "+string(rune('0'+f.seat))] = f.box
		}
		names := map[string]int{}
		for s := range l.spots {
			names[placeName(l.spots[s].place)]++
		}
		if names["Line-Up"] != n.lineUp || names["hand"] != n.hand || names["in play"] != 6 {
			t.Errorf("%d in the Line-Up and %d in hand are laid out as %v", n.lineUp, n.hand, names)
		}
		for a, one := range fixed {
			if !one.Within(stage) {
				t.Errorf("%s lies off the stage: %v", a, one)
			}
			for b, other := range fixed {
				if a < b && one.Overlaps(other) {
					t.Errorf("%s and %s overlap", a, b)
				}
			}
		}
		checkSpots(t, l, stage)
	}
}

func placeName(p engine.Place) string {
	switch p {
	case card.LineUp:
		return "Line-Up"
	case engine.Hand:
		return "hand"
	case engine.InPlay:
		return "in play"
	}
	return "pile"
}

func checkSpots(t *testing.T, l standard, stage ui.Box) {
	t.Helper()
	for i, s := range l.spots {
		b := s.pose.Bounds()
		if !b.Within(stage) {
			t.Errorf("%s: a card lies off the stage: %v", placeName(s.place), b)
		}
		if s.place == engine.InPlay && !b.Within(trayBox) {
			t.Errorf("a card in play lies outside its tray: %v", b)
		}
		if s.place == card.LineUp && !b.Within(lineUpBox.Grown(0.5)) {
			t.Errorf("a card of the Line-Up lies outside its place: %v", b)
		}
		if s.place == engine.Hand && b.Overlaps(trayBox) {
			t.Errorf("a card in hand lies over the tray: %v", b)
		}
		for _, o := range l.spots[i+1:] {
			if s.place == card.LineUp && o.place == card.LineUp && b.Overlaps(o.pose.Bounds()) {
				t.Error("cards of the Line-Up overlap")
			}
			if s.place != o.place && b.Overlaps(o.pose.Bounds()) && s.place != engine.Hand {
				t.Errorf("%s and %s overlap", placeName(s.place), placeName(o.place))
			}
		}
	}
}

// TestEveryHandCardCanBeHit sees that of each card in hand enough shows to be
// clicked in the smallest window.
func TestEveryHandCardCanBeHit(t *testing.T) {
	for n := 1; n <= 15; n++ {
		fan := handFan(n)
		for i := 1; i < n; i++ {
			if wide := (fan[i].X - fan[i-1].X) * 2 / 3; wide < 32 {
				t.Errorf("of card %d of %d only %.0f pixels show at 1280x720", i, n, wide)
			}
		}
	}
}

// TestOtherPlaces: on the standard board a mode with more places than it lays out has
// all of them, as slots or as labels that open, and nothing lies over anything else.
func TestOtherPlaces(t *testing.T) {
	tb := testTable(t, match.Plan{Mode: "trial", Seats: testgame.Seats("Ana", "buyer", "buyer", "buyer", "random"), Seed: 3})
	h := handsOn(tb)
	l := layStandard(tb.view(), 0)
	stage := ui.BoxAt(0, 0, ui.StageWidth, ui.StageHeight)
	if len(l.rows) != 2 || len(l.slots) != 6 {
		t.Errorf("two Line-Ups of three are laid out as %d slots, with the names %v", len(l.slots), l.rows)
	}
	checkSpots(t, l, stage)
	taken := []ui.Box{newsBox, trayBox, bannerBox, heroBox, discardPose.Bounds(), weaknessPose.Bounds(), destroyedPose.Bounds()}
	for _, b := range tb.buttons.List {
		taken = append(taken, b.Box)
	}
	words := map[string]bool{}
	for _, label := range l.labels {
		for _, box := range taken {
			if label.box.Overlaps(box) || !label.box.Within(stage) {
				t.Errorf("the label %q lies over something, or off the stage", label.words)
			}
		}
		taken = append(taken, label.box)
		words[strings.TrimRight(label.words, " 0123456789")] = true
		if boarded.Has(label.where.place) {
			continue
		}
		h.Click(t, label.box.X+label.box.W/2, label.box.Y+label.box.H/2)
		if !tb.browser.Update(&ui.Pointer{}, &tb.zoom) {
			t.Errorf("a click on %q opens nothing", label.words)
		}
		tb.browser.Close()
	}
	for _, want := range []string{"RULES", "SPACES", "STREETS", "PERSONAL CARD", "CHAMPION STACK"} {
		if !words[want] {
			t.Errorf("there is no label %q, only %v", want, words)
		}
	}
	if want := "AT SPACE 1 · MOVE 0 · CLOCK 1"; l.numbers != want {
		t.Errorf("the numbers are %q, not %q", l.numbers, want)
	}
	if p := layStandard(crowded(t, 5, 5), 0); p.numbers != "" || p.rows != nil {
		t.Errorf("the standard mode has numbers %q and names of Line-Ups %v", p.numbers, p.rows)
	}
}
