package art

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"math"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/mode"
	"lineup/game/picture"
	"lineup/game/sets"
	"lineup/game/sets/rebirth"
	"lineup/game/sets/trial"
	"lineup/render/art/pen"
	"lineup/render/art/typeset"
)

// printed returns the faces of every set.
func printed() []Face {
	var faces []Face
	for _, s := range append(sets.All(), rebirth.Box(), trial.Box()) {
		for i := range s.Cards {
			faces = append(faces, faceOfCard(&s.Cards[i]))
		}
	}
	return faces
}

// longer returns a text made about two fifths longer by repeating its words.
func longer(text string) string {
	words := strings.Fields(text)
	for n := len(text) * 7 / 5; len(words) > 0 && len(text) < n; words = append(words[1:], words[0]) {
		text += " " + words[0]
	}
	return text
}

// allFaces returns the faces of every set, and copies with longer names and texts.
func allFaces() []Face {
	faces := printed()
	for _, f := range faces {
		f.Name = longer(f.Name)
		for _, t := range []*string{&f.Text, &f.Arrival, &f.Aside} {
			*t = longer(*t)
		}
		faces = append(faces, f)
	}
	return faces
}

// inkOf returns the area that a word of rules text covers.
func inkOf(w typeset.Placed) pen.Area {
	up, down := 0.75, 0.22
	if w.Sign == typeset.Power || w.Sign == typeset.Move {
		up, down = 1.16, 0.48
	}
	return pen.AreaAt(w.X, w.Y-up*w.Size, w.W, (up+down)*w.Size)
}

// inside reports whether a contains b, within a tolerance.
func inside(a, b pen.Area, little float64) bool {
	return b.X >= a.X-little && b.Y >= a.Y-little && b.X+b.W <= a.X+a.W+little && b.Y+b.H <= a.Y+a.H+little
}

// meet reports whether two rectangles share more than an edge.
func meet(a, b pen.Area) bool {
	return a.X < b.X+b.W && b.X < a.X+a.W && a.Y < b.Y+b.H && b.Y < a.Y+a.H
}

// starBox returns the areas that a star covers. Its side points are above its middle.
func starBox(x, y, r float64) []pen.Area {
	line := 4.5 / 60 * r
	return []pen.Area{
		pen.AreaAt(x-r-line, y-18.0/60*r-line, 2*(r+line), 30.0/60*r),
		pen.AreaAt(x-37.0/60*r, y-r, 74.0/60*r, 111.0/60*r+line),
	}
}

// sizes are the card widths on a table at 1920 by 1080 and at 1280 by 720.
var sizes = []int{79, 118, 136, 170, 204, 232, 255}

// pixelsAt returns the minimum size of rules text at a card width.
func pixelsAt(width int) float64 {
	if width >= 204 {
		return 15
	}
	return MinRules
}

// TestBaseSetIsWhole checks that base set cards, and the posters and plates of all sets, show all
// of their rules on the table.
func TestBaseSetIsWhole(t *testing.T) {
	for n, s := range sets.All() {
		for i := range s.Cards {
			f := faceOfCard(&s.Cards[i])
			if g := (Press{}).arrange(f, 204/CardWidth); n == 0 && !f.Oversized() && !g.text.Whole {
				t.Errorf("%s ends early: %q", f.Name, f.Text)
			}
			if o := (Press{}).layPoster(f, posterWidth, posterHeight, 1); f.Oversized() && !o.text.Whole {
				t.Errorf("the poster of %s ends early: %q", f.Name, f.Text)
			}
			if p := (Press{}).layPlate(f, 312, 170, 1); f.Kind == SuperVillain && f.Band == "" && !p.Whole { // a band leaves less room
				t.Errorf("the plate of %s ends early: %q", f.Name, f.Text)
			}
			if p := (Press{}).layPlate(f, 312, 206, 0.667); s.ID != "rebirth" && f.Kind == SuperVillain && f.Band == "" && !p.Whole {
				t.Errorf("the plate of %s ends early in a window of 720 lines: %q", f.Name, f.Text)
			}
		}
	}
}

// TestLowPosters checks that one of two posters shows all of its rules in a window of 1080 lines,
// for sets with two heroes per player, and leaves room for a head, also in a window of 720.
func TestLowPosters(t *testing.T) {
	const w, h = 312 / lowPoster, 193 / lowPoster
	for _, s := range sets.All() {
		for i := range s.Cards {
			f := faceOfCard(&s.Cards[i])
			if !f.Oversized() {
				continue
			}
			for unit, least := range map[float64]float64{1: usualLeast, 0.667: MinRules} {
				o := Press{Min: least}.layPoster(f, w, h, unit*lowPoster)
				if !o.low() || unit == 1 && !o.text.Whole && s.ID != "rebirth" {
					t.Errorf("one of two posters of %s ends early: %q", f.Name, f.Text)
				}
				if seen := (o.cut - lowBand.up) * lowPoster * unit; seen < 20 {
					t.Errorf("of the picture of %s %.0f pixels are seen", f.Name, seen)
				}
			}
		}
	}
}

func TestNamesKeepTheirPlace(t *testing.T) {
	check := func(f Face, where string, t_ nameLines, room, least float64) {
		t.Helper()
		for _, line := range t_.lines {
			if w := pen.Measure(line, t_.st) * t_.squeeze; w > room+1e-6 {
				t.Errorf("%s, %s: %q is %.1f units wide, want at most %g", f.Name, where, line, w, room)
			}
		}
		if t_.squeeze < 0.55 || t_.st.Size < least {
			t.Errorf("%s, %s: size %g squeezed to %.2f cannot be read", f.Name, where, t_.st.Size, t_.squeeze)
		}
	}
	for _, f := range allFaces() {
		x, room := bannerRoom(f, 0)
		if f.Cost != "" && x < costX+costRadius*1.06 {
			t.Fatalf("names begin at %g, in the burst", x)
		}
		check(f, "card", setTitle(f.shown(), room, bannerSizes, 0.6), room, bannerSizes.two)
		check(f, "small card", setTitle(f.shown(), smallRoom, smallSizes, 0), smallRoom, smallSizes.least)
		if f.Kind == SuperVillain {
			_, room := plateName(312)
			check(f, "plate", setTitle(f.shown(), room, plateSizes, 2), room, plateSizes.two)
		}
		if f.Oversized() {
			check(f, "poster", setTitle(f.shown(), posterWidth-30, wholeBand.sizes, 2), posterWidth-30, wholeBand.sizes.two)
		}
	}
}

func TestSmallFootHoldsItsSigns(t *testing.T) {
	star := starBox(smallStarX, smallStarY, smallStarRadius)
	for _, f := range allFaces() {
		for _, g := range layGains(f, true, 1) {
			a := pen.AreaAt(g.x, footMiddle-0.82*g.size, g.sign.SignWidth()*g.size, 1.64*g.size)
			if a.X < 50 || f.VP != "" && (meet(a, star[0]) || meet(a, star[1])) || a.X+a.W > CardWidth-6 {
				t.Errorf("%s: the sign of %+v at %v leaves its place", f.Name, g.sign, a)
			}
		}
	}
}

// readingBoxes are the smallest place of an enlarged face, on the map, and a usual one, in units.
var readingBoxes = [...][2]float64{{264, 556}, {400, 640}}

// readingWindows are windows: their pixels per unit, and their smallest letters in pixels.
var readingWindows = [...][2]float64{{0.5, 9.75}, {0.667, 13}, {1, 15}}

func TestPostersAndPlates(t *testing.T) {
	for _, text := range []float64{1, 1.5, 2} {
		for _, unit := range []float64{0.571, 0.667, 1, 1.333} {
			for _, f := range allFaces() {
				o := Press{Text: text}.layPoster(f, posterWidth, posterHeight, unit)
				if f.Oversized() && o.text.Sentences == 0 && len(o.text.Words) < min(4, len(strings.Fields(f.Text))) {
					t.Errorf("poster of %s, text %g: only %d words of its rules are shown", f.Name, text, len(o.text.Words))
				}
				for _, w := range o.text.Words {
					if b := inkOf(w); f.Oversized() && !inside(pen.AreaAt(8, o.cut+34, o.w-16, o.h-10-o.cut-34), b, 0) {
						t.Errorf("poster of %s: %q at %v leaves its box", f.Name, w.Text, b)
					}
				}
				if f.Kind != SuperVillain {
					continue
				}
				star := starBox(314, 70, 29)
				plate := Press{Text: text}.layPlate(f, 312, 170, unit)
				if !plate.Whole && text == 1 && !slices.ContainsFunc(plate.Words, func(w typeset.Placed) bool { return w.Text != "" }) {
					t.Errorf("plate of %s, text %g, unit %g: only its gains are shown", f.Name, text, unit)
				}
				if plate.Sentences == 0 && len(plate.Words) < min(4, len(strings.Fields(f.Text))) {
					t.Errorf("plate of %s, text %g: only %d words of its rules are shown", f.Name, text, len(plate.Words))
				}
				for _, w := range plate.Words {
					b := inkOf(w)
					if !inside(pen.AreaAt(14, 62, 284, 98), b, 0) || meet(b, star[0]) || meet(b, star[1]) {
						t.Errorf("plate of %s: %q at %v leaves its box", f.Name, w.Text, b)
					}
				}
			}
		}
	}
}

func TestFacesAreTheSameEachTime(t *testing.T) {
	for i, f := range printed() {
		if i%3 != 0 {
			continue // they are painted by the same code
		}
		width := []int{118, 204}[i%2]
		paint := func() []byte {
			a := PaintCard(f, width, i%4 == 0)
			return a.Pix
		}
		other := make(chan []byte)
		go func() { other <- paint() }()
		if !bytes.Equal(paint(), <-other) {
			t.Errorf("%s at %d is another picture the second time", f.Name, width)
		}
	}
	for _, f := range printed()[:3] {
		if !bytes.Equal(Press{}.Reader(f, 240, 480).Pix, Press{}.Reader(f, 240, 480).Pix) {
			t.Errorf("the reader's %s is another picture the second time", f.Name)
		}
	}
}

func TestPicturesHaveTheirShape(t *testing.T) {
	villain := Face{Name: "Nobody", Kind: SuperVillain, Cost: "12", VP: "6", Text: "+2 Power."}
	hero := Face{Name: "Somebody", Kind: SuperHero, Text: "+2 Power."}
	for _, width := range append([]int{480}, sizes...) {
		card := image.Pt(width, HeightOfCard(width))
		for name, p := range map[string]struct {
			picture *image.RGBA
			size    image.Point
		}{
			"card":   {PaintCard(villain, width, true), card},
			"back":   {PaintBack(width), card},
			"reader": {Press{}.Reader(Face{}, width, 2*width), card},
			"poster": {PaintPoster(hero, width, width*5/4, false), image.Pt(width, width*5/4)},
			"down":   {PaintPoster(hero, width, width*5/4, true), image.Pt(width, width*5/4)},
			"thumb":  {PaintThumb(villain, width, width*2/3), image.Pt(width, width*2/3)},
		} {
			size := p.picture.Bounds().Size()
			if size != p.size {
				t.Errorf("%s at %d: size %v, want %v", name, width, size, p.size)
			}
			for _, at := range []image.Point{{}, {size.X - 1, 0}, {0, size.Y - 1}, {size.X - 1, size.Y - 1}} {
				if a := p.picture.RGBAAt(at.X, at.Y).A; a > 0x90 {
					t.Errorf("%s at %d: the corner at %v is not cut off: %d", name, width, at, a)
				}
			}
			if a := p.picture.RGBAAt(size.X/2, size.Y/2).A; a != 0xff {
				t.Errorf("%s at %d: the middle can be seen through", name, width)
			}
		}
	}
}

// TestKindsDifferInGray checks that without color, and with the same emblem, the borders of any two
// card types differ in shape or brightness.
func TestKindsDifferInGray(t *testing.T) {
	for _, width := range []int{118, 204} {
		unit := float64(width) / CardWidth
		border := func(k Kind) []float64 {
			p := PaintCard(Face{Name: "A", Kind: k, Art: &picture.Scene{}}, width, false)
			var out []float64
			for y := int(50 * unit); y < int(225*unit); y++ {
				for x := int(6 * unit); x < int(22*unit); x++ {
					for _, x := range []int{x, width - 1 - x} {
						c := p.RGBAAt(x, y)
						out = append(out, 0.3*float64(c.R)+0.59*float64(c.G)+0.11*float64(c.B))
					}
				}
			}
			return out
		}
		const differs, least = 20, 0.2
		for a := range SuperHero {
			for b := a + 1; b < SuperHero; b++ {
				n, x, y := 0, border(a), border(b)
				for i := range x {
					if math.Abs(x[i]-y[i]) > differs {
						n++
					}
				}
				if part := float64(n) / float64(len(x)); part < least {
					t.Errorf("%d pixels wide: of the borders of %s and %s %.2f differ in grey, want %g", width, a.Label(), b.Label(), part, least)
				}
			}
		}
	}
}

func TestPrintCanBeRead(t *testing.T) {
	for name, pair := range map[string][2]color.NRGBA{
		"rules": {pen.Ink, pen.Paper}, "a plate's labels": {plumShade, pen.Paper}, "a name": {pen.Paper, pen.Ink},
		"a cost": {pen.Ink, costGround(false)}, "a cost that can be paid": {pen.Ink, costGround(true)},
		"points": {pen.Ink, pen.Gold}, "Power": {pen.Ink, pen.CanDo}, "Move": {pen.Ink, moveBlue},
	} {
		t.Run(name, func(t *testing.T) {
			if c := pen.Contrast(pair[0], pair[1]); c < 4.5 {
				t.Errorf("a contrast of %.1f, want 4.5", c)
			}
		})
	}
	for k := range kindCount {
		if c := pen.Contrast(heavyOn(k), pen.Paper); c < 4.5 {
			t.Errorf("labels of %s: a contrast of %.1f, want 4.5", k.Label(), c)
		}
		if c := pen.Contrast(footIcon(k), pen.Paper); c < 3 {
			t.Errorf("the icon of %s on a small card: a contrast of %.1f, want 3", k.Label(), c)
		}
	}
}

// BenchmarkFace measures the drawing of all faces without their pictures.
func BenchmarkFace(b *testing.B) {
	for _, width := range []int{204, 480} {
		b.Run(fmt.Sprint(width), func(b *testing.B) {
			unit := float64(width) / CardWidth
			for range b.N {
				for _, f := range printed() {
					if f.Oversized() {
						continue
					}
					pen.Paint(width, HeightOfCard(width), unit, func(p pen.Pen) {
						p.Fill(pen.Rectangle(0, 0, CardWidth, CardHeight, cornerRadius), pen.Ink)
						drawPrint(p, f, Press{}.arrange(f, unit), false)
					})
				}
			}
		})
	}
}

// TestCostIsWhole checks that nothing covers the cost burst and that the edge of the card does not
// cut it off, on the table and in the reader.
func TestCostIsWhole(t *testing.T) {
	f := Face{Name: "Somebody", Kind: Hero, Cost: "3", VP: "1", Text: "+2 Power."}
	for name, c := range map[string]struct {
		picture      *image.RGBA
		x, y, radius float64
	}{
		"card":   {PaintCard(f, 500, true), costX, costY, costRadius},
		"reader": {Press{Text: 1}.Reader(f, 500, 1000), costX, costY, costRadius},
		"small":  {Press{}.Card(f, 125, true), smallCostX, smallCostY, smallCostRadius},
	} {
		t.Run(name, func(t *testing.T) {
			unit := float64(c.picture.Bounds().Dx()) / CardWidth
			ground := costGround(name != "reader")
			alone := pen.Paint(c.picture.Bounds().Dx(), c.picture.Bounds().Dy(), unit, func(p pen.Pen) {
				DrawCost(p.At(40, 40, 1), f.Cost, c.x, c.y, c.radius, ground)
			})
			by, missing, all := int(40*unit), 0, 0
			for y := range alone.Bounds().Dy() {
				for x := range alone.Bounds().Dx() {
					if at := alone.RGBAAt(x, y); at.R != ground.R || at.G != ground.G || at.B != ground.B || at.A != 255 {
						continue
					}
					all++
					if here := c.picture.RGBAAt(x-by, y-by); !(image.Pt(x-by, y-by)).In(c.picture.Bounds()) || here.R != ground.R || here.G != ground.G || here.B != ground.B {
						missing++
					}
				}
			}
			if all == 0 || missing > 0 {
				t.Errorf("%d of %d pixels of the burst are missing", missing, all)
			}
		})
	}
}

// The widths of a card in a Line-Up of five and of seven, in units of the table.
const cardOfFive, cardOfSeven = 204.0, 150.0

// TestSketchHasTheLayoutOfItsCard checks that the sketch of a card, which is drawn while its picture is
// painted, has its name, type strip, and rules where the card has them, at any size.
func TestSketchHasTheLayoutOfItsCard(t *testing.T) {
	f := printed()[0]
	for _, g := range printed() {
		if g.Kind == SuperVillain && len(g.Text) > 60 {
			f = g
			break
		}
	}
	for _, width := range []int{75, 220, 275} {
		s, unit := Press{Min: MinRules}, float64(width)/CardWidth
		g, small := s.look(f, width, 1)
		from := int((g.top+g.strip+1)*unit) + 1
		if small {
			from = int(smallFoot*unit) + 1
		}
		card := s.Card(f, width, false)
		sketch := pen.Paint(width, HeightOfCard(width), unit, func(p pen.Pen) { s.DrawSketch(p, f, width) })
		if a, b := card.Pix[from*card.Stride:], sketch.Pix[from*card.Stride:]; !bytes.Equal(a, b) {
			t.Errorf("%s, %d pixels wide: the sketch differs from the card below row %d", f.Name, width, from)
		}
		if bytes.Equal(card.Pix, sketch.Pix) {
			t.Errorf("%s, %d pixels wide: the card has no picture", f.Name, width)
		}
	}
}

// TestPartnersOnlyInTeams checks that no text of a game without partners speaks of them, on faces or in the words of
// Attacks, and that cards are printed in full in a game of teams and in the library.
func TestPartnersOnlyInTeams(t *testing.T) {
	for _, variants := range [][]string{nil, {"teams"}} {
		spoken := 0
		g, err := catalog.Prepare(mode.Plan{Sets: []string{"base", "heroes_unite", "forever_evil", "teen_titans"}, Variants: variants})
		if err != nil {
			t.Fatal(err)
		}
		faces, printed := Faces(g.Book), Printed(g.Book)
		for i := range faces {
			if strings.Contains(faces[i].FullText(), "partner") {
				spoken++
			}
			if variants != nil && faces[i].FullText() != printed[i].FullText() {
				t.Errorf("with teams %s reads %q", faces[i].Name, faces[i].FullText())
			}
		}
		for at := range g.Book.Library().Code {
			if _, clauses := g.Book.Hit(engine.ProgID(at)); strings.Contains(strings.Join(clauses, " "), "partner") {
				spoken++
			}
		}
		if (spoken > 0) != (variants != nil) {
			t.Errorf("with the variants %v, %d texts speak of partners", variants, spoken)
		}
	}
}
