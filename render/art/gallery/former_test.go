package gallery

import (
	"image"
	"testing"

	"lineup/render/art/pen"
	"lineup/render/looptest"
)

// TestMovedCardKeepsItsPicture checks that a card drawn in a new width has the picture of the former
// one until its own is painted, and not the small one.
func TestMovedCardKeepsItsPicture(t *testing.T) {
	looptest.NeedDisplay(t)
	p := NewPainter()
	p.Card(&sample, 204, false)
	p.Settle()
	before, sharp := p.Card(&sample, 204, false)
	if !sharp {
		t.Fatal("the card is not painted")
	}
	if now, sharp := p.Card(&sample, 126, false); now != before || sharp {
		t.Error("a card that moves to a smaller place does not keep its picture")
	}
	p.Settle()
	if now, sharp := p.Card(&sample, 126, false); now == before || !sharp {
		t.Error("the card keeps its former picture once it is painted")
	}
}

// TestNoCardIsBlank checks that a visible frame without time has a picture of every card, with its
// name.
func TestNoCardIsBlank(t *testing.T) {
	looptest.NeedDisplay(t)
	p := NewPainter(Slowed(100))
	p.Begin()
	for n := range 5 {
		other := sample
		if picture, sharp := p.Card(&other, 100+n, false); sharp || picture.Bounds().Dx() < firstWidth {
			t.Errorf("card %d is %v large", n, picture.Bounds().Size())
		}
	}
}

// TestFormerPicturesStandIn checks that pictures that were visible before the window's size changed
// stand in for the new ones, as large as those, also after several changes, and only until those are
// painted.
func TestFormerPicturesStandIn(t *testing.T) {
	looptest.NeedDisplay(t)
	p := NewPainter()
	key := func(unit float64) Key { return Key{Name: "giant", W: int(300 * unit), H: int(200 * unit), Unit: unit} }
	draw := func(q pen.Pen) { q.Fill(pen.Rectangle(0, 0, 300, 200, 0), pen.Ink) }
	p.Begin()
	p.PartSoon(key(1), 10, draw)
	p.Settle()
	p.PartSoon(key(1), 10, draw)
	for _, unit := range []float64{0.8, 0.5, 1.5} {
		p.Forget(1280, 720)
		p.Begin()
		s, ok := p.PartSoon(key(unit), 10, draw)
		if !ok || p.StandIns() != 1 {
			t.Fatalf("at %g pixels to the unit nothing stands in", unit)
		}
		if want := image.Pt(int(320*unit+0.5), int(220*unit+0.5)); s.Image.Bounds().Size() != want || s.X != -10*unit && unit != 0.5 {
			t.Errorf("at %g pixels to the unit the stand-in is %v at %g, want %v", unit, s.Image.Bounds().Size(), s.X, want)
		}
	}
	p.Settle()
	p.Begin()
	if _, ok := p.PartSoon(key(1.5), 10, draw); !ok || p.StandIns() != 0 {
		t.Error("the stand-in is shown once the picture is painted")
	}
	p.DropFormer()
	p.Begin()
	if _, ok := p.PartSoon(key(1), 10, draw); ok {
		t.Error("what was dropped stands in")
	}
}

// TestPartsWithoutTimeAreSketched checks that a part and a line that a frame has no time for are
// sketched, except in a rehearsal.
func TestPartsWithoutTimeAreSketched(t *testing.T) {
	looptest.NeedDisplay(t)
	p := NewPainter(Slowed(100))
	draw := func(q pen.Pen) { q.Fill(pen.Rectangle(0, 0, 200, 100, 0), pen.Ink) }
	for _, unseen := range []bool{false, true} {
		p.Begin()
		p.unseen = unseen
		p.Part(Key{Name: "first", W: 200, H: 100, Unit: 1, N: p.Missed()}, 0, draw)
		p.spent = shownTime + unseenTime
		s := p.Part(Key{Name: "second", W: 200, H: 100, Unit: 1}, 0, draw)
		if (s.Sketch == nil) != unseen || p.Missed() != 1 {
			t.Errorf("with nothing shown %v, a part without time has a sketch: %v", unseen, s.Sketch != nil)
		}
	}
}
