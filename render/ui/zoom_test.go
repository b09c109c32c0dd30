package ui

import (
	"image"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art"
	"lineup/render/looptest"
	"lineup/render/ui/action"
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

// TestFrameKeepsTheEnlargedCard checks that the card in the frame that keys move stays enlarged after
// Enter, which is a click, and comes back after something was over it or it was read large.
func TestFrameKeepsTheEnlargedCard(t *testing.T) {
	one, other := &art.Face{}, &art.Face{}
	var p Pointer
	var z Zoom
	in := &scripted{r: Reading{Framed: true}}
	f := FitInto(1920, 1080)
	rest := func(face *art.Face, ticks int) bool {
		for range ticks {
			p.Read(in, f, Tick)
			if !z.Update(&p) {
				z.Follow(&p, face)
			}
		}
		return z.Hovers() && z.Face == face
	}
	long := int(2 * zoomDelay / Tick)
	in.r.CursorX++
	if !rest(one, long) {
		t.Fatal("the card in the frame is not enlarged")
	}
	for _, down := range []bool{true, true, false} {
		if in.r.Left = down; !rest(one, 1) {
			t.Fatal("after Enter the card in the frame is not enlarged")
		}
	}
	if !rest(one, long) {
		t.Error("some time after Enter the card in the frame is not enlarged")
	}
	if rest(nil, long); z.Shown() {
		t.Error("a card is enlarged while none is in the frame")
	}
	if !rest(one, long) {
		t.Error("a card that was covered for a while is not enlarged again")
	}
	z.Pin(one)
	z.Close()
	if !rest(one, long) {
		t.Error("after it was read large the card in the frame is not enlarged")
	}
	if !rest(other, long) {
		t.Error("another card that came into the frame is not enlarged")
	}
}

// TestEnlargedCardIsReadAtOnce checks that the first frame of an enlarged card, under the pointer and on
// R, has the text that it has once its picture is painted.
func TestEnlargedCardIsReadAtOnce(t *testing.T) {
	looptest.NeedDisplay(t)
	for _, pinned := range []bool{false, true} {
		c := NewCanvas()
		f := &art.Face{Name: "Kick", Kind: art.Hero, Cost: "3", Text: "Draw a card, then discard a card. You may destroy a card in your hand or discard pile."}
		window := ebiten.NewImage(1280, 720)
		z := Zoom{Face: f, shown: true, Pinned: pinned, At: ZoomLow}
		frame := func() *image.RGBA {
			window.Clear()
			c.Begin(window)
			z.Draw(c)
			out := image.NewRGBA(window.Bounds())
			window.ReadPixels(out.Pix)
			return out
		}
		first := frame()
		if c.Sharp() {
			t.Fatal("the picture is there in the first frame")
		}
		c.Art.Settle()
		last := frame()
		at := c.readerBox(400, 560, ZoomLow)
		if pinned {
			at = c.readerBox(580, 812, BoxAt((StageWidth-pinnedWidth)/2, 40, pinnedWidth, pinnedHeight))
		}
		inks, lacks, paper, covered := 0, 0, 0, 0
		dark := func(m *image.RGBA, x, y int) bool { return m.RGBAAt(x, y).G < 110 }
		for y := int((at.Y + 0.8*at.H) * c.Unit); y < int((at.Y+0.96*at.H)*c.Unit); y++ {
			for x := int((at.X + 30) * c.Unit); x < int((at.X+at.W-30)*c.Unit); x++ {
				if !dark(last, x, y) {
					if paper++; dark(first, x, y) {
						covered++
					}
					continue
				}
				inks++
				near := false // its letters may be rounded otherwise
				for _, d := range [...][2]int{{0, 0}, {-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
					near = near || dark(first, x+d[0], y+d[1])
				}
				if !near {
					lacks++
				}
			}
		}
		if lacks*20 > inks || inks < 500 || covered*10 > paper {
			t.Errorf("pinned %v: the first frame lacks %d of %d pixels of the text, and %d of %d of the paper", pinned, lacks, inks, covered, paper)
		}
	}
}

// TestPinnedCardSaysHowToClose checks that a pinned card says how to close it with the device that is used, beside the
// card and in the window.
func TestPinnedCardSaysHowToClose(t *testing.T) {
	c := NewCanvas()
	c.Settings = &Settings{}
	f := &art.Face{}
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {800, 1200}} {
		for device, want := range map[action.Device][]string{action.Keyboard: {"CLICK OR ESC TO CLOSE"}, action.Gamepad: {"PRESS", "B", "TO CLOSE"}} {
			c.Device = device
			var z Zoom
			z.Pin(f)
			p := c.Read(size[0], size[1], nil, z.Draw)
			for _, text := range want {
				i := slices.IndexFunc(p.Lines, func(l PageLine) bool { return l.Text == text })
				if i < 0 {
					t.Fatalf("with device %d the page says %+v, not %q", device, p.Lines, text)
				}
				if l := p.Lines[i]; l.X0 < 0 || l.X1 > float64(p.Width) || l.X0 < p.Left+(StageWidth+pinnedWidth)/2*p.Unit && l.Y0 < p.Top+(40+pinnedHeight)*p.Unit {
					t.Errorf("%v: %q is at %.0f to %.0f, %.0f down", size, text, l.X0, l.X1, l.Y0)
				}
			}
		}
	}
}
