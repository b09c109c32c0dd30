package render

import (
	"math"
	"testing"

	"lineup/engine"
	"lineup/game/card"
)

// crowded is a table of five seats with a large Line-Up and a large hand.
func crowded(t *testing.T, lineUp, hand int) engine.View {
	t.Helper()
	book := testBook(t)
	b := engine.Build(book.Library(), 5, 0, 1)
	var faces, heroes []engine.FaceID
	for id := range book.Library().Faces {
		switch f := engine.FaceID(id); book.Card(f).Kind {
		case card.SuperHero:
			heroes = append(heroes, f)
		case card.SuperVillain:
			b.Add(f, engine.Villains.Of(engine.NoSeat))
		case card.Hero, card.Villain, card.Location:
			faces = append(faces, f)
		}
	}
	for seat := range engine.SeatID(5) {
		b.Add(heroes[seat], engine.Heroes.Of(seat))
		for i := range 4 {
			b.Add(faces[i], engine.Deck.Of(seat))
			b.Add(faces[i], engine.Discard.Of(seat))
		}
	}
	for i := range lineUp {
		b.Add(faces[i], engine.LineUp.Of(engine.NoSeat))
	}
	for i := range hand {
		b.Add(faces[i%len(faces)], engine.Hand.Of(0))
	}
	for i := range 6 {
		c := b.Add(faces[i], engine.InPlay.Of(0))
		if i > 1 {
			b.Played(c)
		}
	}
	for _, place := range []engine.Place{engine.Kicks, engine.Weaknesses, engine.Destroyed, engine.MainDeck} {
		for i := range 3 {
			b.Add(faces[i], place.Of(engine.NoSeat))
		}
	}
	b.SetLineUpSize(lineUp)
	return b.Resume(0, 3).View(0)
}

func TestNothingOverlaps(t *testing.T) {
	stage := box{0, 0, stageWidth, stageHeight}
	for _, n := range []struct{ lineUp, hand int }{{5, 5}, {10, 15}, {1, 0}, {7, 1}} {
		l := layout(crowded(t, n.lineUp, n.hand), 0)
		fixed := map[string]box{
			"Super-Villain": villainPose.bounds(), "stack strip": stackStrip, "source": sourceBox, "hero": heroBox.grown(0),
			"banner": bannerBox, "tray": trayBox, "Kick": kickPose.bounds(), "main deck": mainDeckPose.bounds(),
			"Weakness": weaknessPose.bounds(), "destroyed": destroyedPose.bounds(), "deck": deckPose.bounds(),
			"discard": discardPose.bounds(), "news": newsBox, "Line-Up": lineUpBox,
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
			if !one.within(stage) {
				t.Errorf("%s lies off the stage: %v", a, one)
			}
			for b, other := range fixed {
				if a < b && one.overlaps(other) {
					t.Errorf("%s and %s overlap", a, b)
				}
			}
		}
		checkSpots(t, l, stage)
	}
}

func placeName(p engine.Place) string {
	switch p {
	case engine.LineUp:
		return "Line-Up"
	case engine.Hand:
		return "hand"
	case engine.InPlay:
		return "in play"
	}
	return "pile"
}

func checkSpots(t *testing.T, l tableLayout, stage box) {
	t.Helper()
	for i, s := range l.spots {
		b := s.pose.bounds()
		if !b.within(stage) {
			t.Errorf("%s: a card lies off the stage: %v", placeName(s.place), b)
		}
		if s.place == engine.InPlay && !b.within(trayBox) {
			t.Errorf("a card in play lies outside its tray: %v", b)
		}
		if s.place == engine.LineUp && !b.within(lineUpBox.grown(0.5)) {
			t.Errorf("a card of the Line-Up lies outside its place: %v", b)
		}
		if s.place == engine.Hand && b.overlaps(trayBox) {
			t.Errorf("a card in hand lies over the tray: %v", b)
		}
		for _, o := range l.spots[i+1:] {
			if s.place == engine.LineUp && o.place == engine.LineUp && b.overlaps(o.pose.bounds()) {
				t.Error("cards of the Line-Up overlap")
			}
			if s.place != o.place && b.overlaps(o.pose.bounds()) && s.place != engine.Hand {
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
			if wide := (fan[i].x - fan[i-1].x) * 2 / 3; wide < 32 {
				t.Errorf("of card %d of %d only %.0f pixels show at 1280x720", i, n, wide)
			}
		}
	}
}

func TestFitKeepsTheStageWhole(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {2560, 1440}, {1024, 768}, {2560, 1080}, {960, 540}} {
		f := fitInto(size[0], size[1])
		w, h := stageWidth*f.unit+2*f.left, stageHeight*f.unit+2*f.top
		if math.Abs(w-float64(size[0])) > 1.5 || math.Abs(h-float64(size[1])) > 1.5 {
			t.Errorf("%v: the stage takes up %.1f by %.1f", size, w, h)
		}
		if x, y := f.stage(float64(size[0])/2, float64(size[1])/2); math.Abs(x-960) > 1 || math.Abs(y-540) > 1 {
			t.Errorf("%v: the middle of the window is %.1f, %.1f of the stage", size, x, y)
		}
	}
}

// TestSprings sees that a card is there after 220 milliseconds, and swings not over.
func TestSprings(t *testing.T) {
	s := spring{at: 0, to: 1000}
	for i := range 60 {
		before := s.at
		s.step(tick)
		if s.at < before-1e-9 || s.at > 1000 {
			t.Fatalf("tick %d: from %.2f to %.2f", i, before, s.at)
		}
		if float64(i+1)*tick > 0.22 && s.at < 970 {
			t.Fatalf("after %.0f ms only at %.0f of 1000", float64(i+1)*tick*1000, s.at)
		}
	}
}
