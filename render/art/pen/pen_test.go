package pen

import (
	"bytes"
	"image"
	"math"
	"testing"
)

// inked returns the marked area of a picture, in pixels.
func inked(m *image.RGBA) float64 {
	n := 0.0
	for i := 3; i < len(m.Pix); i += 4 {
		n += float64(m.Pix[i]) / 255
	}
	return n
}

func near(t *testing.T, what string, got, want, within float64) {
	t.Helper()
	if math.Abs(got-want) > within {
		t.Errorf("%s: %.1f pixels, want %.1f", what, got, want)
	}
}

// TestAreas checks the areas that the pen marks against geometry.
func TestAreas(t *testing.T) {
	paint := func(draw func(Pen)) float64 { return inked(Paint(200, 200, 2, draw)) }
	near(t, "a circle", paint(func(p Pen) { p.Fill(Circle(50, 50, 20), Ink) }), math.Pi*40*40, 20)
	near(t, "a ring", paint(func(p Pen) { p.FillOdd(Join(Circle(50, 50, 20), Circle(50, 50, 10)), Ink) }), math.Pi*(1600-400), 20)
	near(t, "two circles, one in the other", paint(func(p Pen) { p.Fill(Join(Circle(50, 50, 20), Circle(50, 50, 10)), Ink) }), math.Pi*1600, 20)
	near(t, "a stroked circle", paint(func(p Pen) { p.Stroke(Circle(50, 50, 20), 4, Ink) }), 2*math.Pi*40*8, 40)
	near(t, "a line with round ends", paint(func(p Pen) { p.Stroke(Open(20, 50, 70, 50), 10, Ink) }), 100*20+math.Pi*100, 10)
	near(t, "a line with straight ends", paint(func(p Pen) { p.StrokeButt(Open(20, 50, 70, 50), 10, Ink) }), 100*20, 2)
	near(t, "a sharp corner", paint(func(p Pen) { p.Stroke(Open(20, 20, 70, 20, 70, 70), 10, Ink) }), 2*100*20+math.Pi*100*(1+.25)-100, 10)
	near(t, "a point", paint(func(p Pen) { p.Stroke(Open(50, 50), 10, Ink) }), math.Pi*100, 10)
	near(t, "a stroked square", paint(func(p Pen) { p.Stroke(Polygon(20, 20, 60, 20, 60, 60, 20, 60), 10, Ink) }), 4*80*20+math.Pi*100-400+0, 10)
	near(t, "what is atop half a circle", paint(func(p Pen) {
		p.Atop(Circle(50, 50, 20), func(p Pen) { p.Fill(Rectangle(50, 0, 50, 100, 0), Ink) })
	}), math.Pi*1600/2, 20)
	near(t, "what is atop two things", paint(func(p Pen) {
		p.Atop(Rectangle(20, 20, 40, 40, 0), func(p Pen) {
			p.Atop(Rectangle(40, 40, 40, 40, 0), func(p Pen) { p.Block(0, 0, 100, 100, Ink) })
		})
	}), 1600, 2)
	near(t, "flat dots", paint(func(p Pen) {
		p.Dots(Screen{W: 100, H: 100, Pitch: 10, Max: 0.4, Grow: GrowFlat, Colour: Ink})
	}), 40000*math.Pi*.16, 900)
	near(t, "half a wheel", paint(func(p Pen) { p.Wheel(50, 50, 20, 12, Ink, WheelOf{}) }), math.Pi*1600/2, 80)
}

// TestSameBytes checks that the same calls paint the same picture, even in parallel.
func TestSameBytes(t *testing.T) {
	paint := func() []byte {
		return Paint(90, 90, 1, func(p Pen) {
			p.Fill(Burst(45, 45, 40, 30, 9, 0, .1, 4), Gold)
			p.At(45, 45, 1).Turned(.3).Text("LINE", 0, 0, Style{Font: Display, Size: 30, Colour: Ink}, Centre)
			p.Stroke(Brush([]Along{{5, 5, 2}, {40, 60, 9}, {80, 20, 1}}, 6, true), 2, Danger)
		}).Pix
	}
	want, got := paint(), make(chan []byte)
	for range 4 {
		go func() { got <- paint() }()
	}
	for range 4 {
		if !bytes.Equal(<-got, want) {
			t.Error("two pictures of the same differ")
		}
	}
}

// TestStrangeShapes checks that senseless shapes do not panic.
func TestStrangeShapes(t *testing.T) {
	nan, far := math.NaN(), 1e30
	Paint(50, 50, 1, func(p Pen) {
		for _, o := range []Outline{nil, {ClosePath()}, {LineTo(3, 3)}, {MoveTo(1, 1)}, Polygon(nan, 1, 2, 3, 4, 5), Polygon(far, far, 0, 0, 10, -far),
			Brush(nil, 3, true), Brush([]Along{{1, 1, 0}}, 3, true), Closed(nil, 4), Circle(10, 10, 0), Ellipse(5, 5, -3, 2)} {
			p.Fill(o, Ink)
			p.FillOdd(o, Ink)
			p.Stroke(o, 3, Ink)
			p.Stroke(o, nan, Ink)
			p.Stroke(o, -1, Ink)
			p.Atop(o, func(p Pen) { p.Block(0, 0, 9, 9, Ink) })
		}
		p.Dots(Screen{W: nan, H: 1, Pitch: 1, Colour: Ink})
		p.Dots(Screen{W: -1, H: 1, Pitch: 1, Colour: Ink})
		p.Wheel(0, 0, far, 3, Ink, WheelOf{})
	})
}
