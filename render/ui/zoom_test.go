package ui

import (
	"testing"

	"lineup/render/art"
)

// TestReaderComesWhenAsked checks that the reader shows only a card that the pointer was moved
// onto, and not one that appears under a still pointer after a click, a reading or another card.
func TestReaderComesWhenAsked(t *testing.T) {
	one, other := &art.Face{}, &art.Face{}
	var p Pointer
	var z Zoom
	in := &scripted{}
	f := FitInto(1920, 1080)
	rest := func(face *art.Face) bool {
		for range int(2 * zoomDelay / Tick) {
			p.Read(in, f, Tick)
			if !z.Update(&p) {
				z.Follow(&p, face)
			}
		}
		return z.Shown()
	}
	press := func(left, right bool, face *art.Face) {
		for _, down := range []bool{true, false} {
			in.r.Left, in.r.Right = left && down, right && down
			p.Read(in, f, Tick)
			if !z.Update(&p) {
				z.Follow(&p, face)
			}
		}
	}
	move := func() { in.r.CursorX++ }

	if move(); !rest(one) || z.Face != one {
		t.Fatal("a card that the pointer rests on is not shown")
	}
	if rest(other) {
		t.Error("another card that came under the pointer is shown")
	}
	if rest(one) {
		t.Error("the first card that came back is shown")
	}
	if move(); !rest(one) {
		t.Fatal("a card is not shown when the pointer is moved on it")
	}
	if move(); true {
		p.Read(in, f, Tick)
		if z.Follow(&p, other); !z.Shown() || z.Face != other {
			t.Error("the card that the pointer goes on to is not shown at once")
		}
	}
	if press(true, false, other); rest(other) {
		t.Error("after a click the card comes back by itself")
	}
	move()
	rest(other)
	press(false, true, other)
	if !z.Pinned {
		t.Fatal("a right click does not show the card large")
	}
	press(true, false, other)
	if z.Pinned || rest(other) {
		t.Error("after it was read large the card comes back by itself")
	}
	press(false, true, other)
	press(false, true, other)
	if z.Pinned || rest(other) {
		t.Error("after a right click the card comes back by itself")
	}
	if move(); !rest(other) {
		t.Error("after the pointer was moved the card is not shown")
	}
}
