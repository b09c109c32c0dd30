package pen

import (
	"image"
	"image/color"
	"testing"
)

type flat struct {
	shapes [][]Point
	lines  []Written
}

func (f *flat) Shape(points []Point, _ color.NRGBA) {
	f.shapes = append(f.shapes, append([]Point(nil), points...))
}
func (f *flat) Line(w Written) { f.lines = append(f.lines, w) }

// TestSketch checks that a sketch has the plain shapes and the text of a drawing, in pixels, that
// shapes within others are cut, and that patterns and letters are left out.
func TestSketch(t *testing.T) {
	var f flat
	box := Rectangle(10, 10, 100, 40, 0)
	Sketch(2, &f, func(p Pen) {
		p.Fill(box, Ink)
		p.Stroke(box, 4, Paper)
		p.Atop(box, func(p Pen) {
			p.Fill(Rectangle(0, 0, 500, 20, 0), White)
			p.Dots(Screen{W: 100, H: 100, Pitch: 5, Colour: Ink})
		})
		p.Block(0, 0, 5, 5, Ink)
		p.Text("Buy", 20, 30, Style{Font: Body, Size: 12, Colour: Paper}, Left)
	})
	if len(f.shapes) != 1+4+1+1 {
		t.Fatalf("there are %d shapes, want a box, its 4 edges, a stripe and a block", len(f.shapes))
	}
	if q := f.shapes[0][2]; q != (Point{220, 100}) {
		t.Errorf("the box ends at %v, want twice its place", q)
	}
	for _, q := range f.shapes[5] {
		if q.X < 20 || q.X > 220 || q.Y < 20 || q.Y > 40 {
			t.Errorf("the stripe reaches %v, beyond the box", q)
		}
	}
	if len(f.lines) != 1 || f.lines[0].Text != "Buy" || f.lines[0].Style.Size != 24 || f.lines[0].Y1 != 60 {
		t.Errorf("the text is %+v", f.lines)
	}
}

// TestSheet checks that every letter of a line is on the sheet, and that the letters are as wide as
// the line.
func TestSheet(t *testing.T) {
	s := Letters()
	words, st := "Gain a Kick: +2 (Bane)", Style{Font: Body, Size: 18}
	right, n := 0.0, 0
	s.Set(Written{Text: words, Style: st, X0: 100, X1: 100 + Measure(words, st), Y1: 50}, func(from image.Rectangle, x, _, wide, _ float64) {
		n++
		right = x + wide
		ink := 0
		for y := from.Min.Y; y < from.Max.Y; y++ {
			for x := from.Min.X; x < from.Max.X; x++ {
				if s.Picture.RGBAAt(x, y).A > 128 {
					ink++
				}
			}
		}
		if ink < 10 || ink > from.Dx()*from.Dy()/2 {
			t.Errorf("letter %d has %d pixels of ink", n, ink)
		}
	})
	if n != 18 {
		t.Errorf("%d letters are set, want 18", n)
	}
	if end := 100 + Measure(words, st); right < end-1 || right > end+4 {
		t.Errorf("the line ends at %.1f, want %.1f", right, end)
	}
}
