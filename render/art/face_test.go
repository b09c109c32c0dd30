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

	"lineup/game/card"
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

func TestRulesKeepTheirPlace(t *testing.T) {
	for _, text := range []float64{1, 1.5, 2} {
		for _, width := range sizes {
			unit := float64(width) / CardWidth
			for _, f := range allFaces() {
				if f.Oversized() || width < smallWidth {
					continue
				}
				g := Press{Text: text}.arrange(f, unit)
				checkPage(t, f, g)
				for _, w := range g.text.Words {
					if w.Size*unit < pixelsAt(width) {
						t.Errorf("%s at %d: rules of %.1f pixels, want %g", f.Name, width, w.Size*unit, pixelsAt(width))
					}
				}
				shown := len(g.text.Words)
				if !g.text.Whole {
					shown--
				}
				if g.text.Sentences == 0 && shown < min(4, len(typeset.Flow(typeset.Paragraphs(f.Text), g.column(), 1, ruler).Words)) {
					t.Errorf("%s at %d, text %g: only %d words of its rules are shown", f.Name, width, text, shown)
				}
				if usual := (Press{Text: 1}).arrange(f, unit); usual.text.Whole && !g.text.Whole {
					t.Errorf("%s at %d: its rules end early with text of %g, though usual ones have room", f.Name, width, text)
				}
				if last := g.text.Words[len(g.text.Words)-1]; g.text.Whole == (last.Sign == typeset.More) {
					t.Errorf("%s at %d: whole is %v, and the text ends in %+v", f.Name, width, g.text.Whole, last.Word)
				}
			}
		}
	}
}

// checkPage fails if a word of rules is outside its box or touches the star or the strip.
func checkPage(t *testing.T, f Face, g lowerPart) {
	t.Helper()
	strip := pen.AreaAt(0, g.top, CardWidth, g.strip)
	for _, w := range g.text.Words {
		b := inkOf(w)
		box := g.column().Box
		box.Y, box.H = g.top+g.strip, box.Y+box.H-g.top-g.strip
		if !inside(box, b, 0.5) {
			t.Errorf("%s: %q at %v leaves its box %v", f.Name, w.Text, b, box)
		}
		if meet(b, strip) && b.Y < strip.Y+strip.H-0.5 {
			t.Errorf("%s: %q at %v touches the strip", f.Name, w.Text, b)
		}
		for _, s := range starBox(starX, g.top+starDown, starRadius) {
			if f.VP != "" && meet(b, s) {
				t.Errorf("%s: %q at %v touches the star at %v", f.Name, w.Text, b, s)
			}
		}
	}
	least := bannerLow
	if f.Cost != "" {
		least = costY + costRadius - 1
	}
	if g.top < least {
		t.Errorf("%s: the strip at %g is under the cost or the name", f.Name, g.top)
	}
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
			if p := (Press{}).layPlate(f, 312, 170, 1); f.Kind == SuperVillain && !p.Whole {
				t.Errorf("the plate of %s ends early: %q", f.Name, f.Text)
			}
			if p := (Press{}).layPlate(f, 312, 206, 0.667); s.ID != "rebirth" && f.Kind == SuperVillain && !p.Whole {
				t.Errorf("the plate of %s ends early in a window of 720 lines: %q", f.Name, f.Text)
			}
		}
	}
}

// TestNothingIsLeftOut checks that standard game cards show all of their rules in a Line-Up of five
// in a window of 1080 lines, and that at most four do not in a Line-Up of six.
func TestNothingIsLeftOut(t *testing.T) {
	for _, line := range []struct {
		cards, width int
		most         int // the maximum number of cards that end early
	}{{5, 204, 0}, {6, 178, 4}} {
		t.Run(fmt.Sprintf("%+v", line), func(t *testing.T) {
			var short []string
			for _, s := range sets.All() {
				for i := range s.Cards {
					f := faceOfCard(&s.Cards[i])
					if g := (Press{Min: usualLeast}).arrange(f, float64(line.width)/CardWidth); s.ID != "rebirth" && !f.Oversized() && !g.text.Whole {
						short = append(short, f.Name)
					}
				}
			}
			if len(short) > line.most {
				t.Errorf("in a Line-Up of %d %q end early, want at most %d", line.cards, short, line.most)
			}
		})
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
		check(f, "card", setTitle(f.Name, room, bannerSizes, 0.6), room, bannerSizes.two)
		check(f, "small card", setTitle(f.Name, smallRoom, smallSizes, 0), smallRoom, smallSizes.least)
		if f.Kind == SuperVillain {
			_, room := plateName(312)
			check(f, "plate", setTitle(f.Name, room, plateSizes, 2), room, plateSizes.two)
		}
		if f.Oversized() {
			check(f, "poster", setTitle(f.Name, posterWidth-30, wholeBand.sizes, 2), posterWidth-30, wholeBand.sizes.two)
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

// TestSignsKeepSentences checks that a sentence that ends in a sign of Power or Move keeps its
// period, unless its paragraph consists only of signs.
func TestSignsKeepSentences(t *testing.T) {
	for _, f := range printed() {
		lines := strings.Split(f.FullText(), "\n")
		for i, p := range typeset.Paragraphs(f.FullText()) {
			var out []string
			only := true
			for _, w := range p {
				only = only && w.Gains()
				switch w.Sign {
				case typeset.Power:
					out = append(out, w.Value, "Power"+w.Text)
				case typeset.Move:
					out = append(out, w.Value, "Move"+w.Text)
				default:
					out = append(out, w.Text)
				}
			}
			if got := strings.Join(out, " "); !only && got != lines[i] {
				t.Errorf("%s: reads %q for %q", f.Name, got, lines[i])
			}
		}
	}
}

// readingBoxes are the smallest place of an enlarged face, on the map, and a usual one, in units.
var readingBoxes = [...][2]float64{{264, 556}, {400, 640}}

// readingWindows are windows: their pixels per unit, and their smallest letters in pixels.
var readingWindows = [...][2]float64{{0.5, 9.75}, {0.667, 13}, {1, 15}}

// TestReaderShowsEverything checks that an enlarged face shows every word within its box, in letters
// that are large enough to read, and no smaller for enlarged text.
func TestReaderShowsEverything(t *testing.T) {
	faces := allFaces()
	if !slices.ContainsFunc(faces, func(f Face) bool { return f.Name == "Despero" }) {
		t.Fatal("the faces of Rebirth are missing")
	}
	for i, f := range faces {
		printed := i < len(faces)/2 // not with a longer text
		paragraphs := typeset.Paragraphs(f.FullText())
		for _, box := range readingBoxes {
			for _, window := range readingWindows {
				last := 0.0
				for _, text := range []float64{1, 1.5, 2} {
					s := Press{Text: text, Min: window[1]}
					wide, high := box[0]*window[0], box[1]*window[0]
					var set typeset.Setting
					var page, unit float64
					if f.Oversized() {
						unit = wide / posterWidth
						o := s.heroPage(f, unit, high/unit)
						set, page = o.text, o.h
					} else {
						unit = wide / CardWidth
						g := s.readerPage(f, unit, high/unit)
						checkPage(t, f, g)
						set, page = g.text, g.height
					}
					words := 0
					for _, p := range paragraphs {
						words += len(p)
					}
					if words != len(set.Words) || set.Bottom > page-9 {
						t.Errorf("%s in %v at %v, text %g: %d of %d words down to %.0f of %.0f", f.Name, box, window, text, len(set.Words), words, set.Bottom, page)
					}
					letters := set.Size * unit * min(1, high/(page*unit))
					if printed && letters < window[1]-0.1 || letters < last {
						t.Errorf("%s in %v at %v, text %g: letters of %.1f pixels, %.1f for smaller text", f.Name, box, window, text, letters, last)
					}
					last = letters
				}
			}
		}
	}
}

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

// TestArrivalIsLeftToTheReader checks that a Super-Villain's arrival is not in its card text, and
// that the reader has all of the text.
func TestArrivalIsLeftToTheReader(t *testing.T) {
	c := card.Card{Name: "Nobody", Kind: card.SuperVillain, Play: card.Power(2), Arrival: card.Power(1), Fallen: card.Power(3), Opens: true}
	f := faceOfCard(&c)
	if strings.Contains(f.Text, "First") || !strings.HasPrefix(f.Arrival, "First Appearance Attack:") || !strings.Contains(f.Aside, "defeated") {
		t.Errorf("text %q, arrival %q, aside %q", f.Text, f.Arrival, f.Aside)
	}
	for _, s := range append(sets.All(), rebirth.Box(), trial.Box()) {
		for i := range s.Cards {
			c, f := &s.Cards[i], faceOfCard(&s.Cards[i])
			if a, b := len(f.FullText()), len(c.Text()); a != b {
				t.Errorf("%s: the face has %d letters of %d", c.Name, a, b)
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

// TestKindsDifferInGrey checks that without color, and with the same emblem, the borders of any two
// card types differ in shape or brightness.
func TestKindsDifferInGrey(t *testing.T) {
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

// TestNoSmallRules checks that a larger minimum text size needs a wider card to show its rules.
func TestNoSmallRules(t *testing.T) {
	for _, c := range []struct {
		least float64
		width int
		small bool
	}{{0, 159, true}, {0, 160, false}, {13, 160, false}, {15, 160, false}, {30, 236, true}, {30, 408, false}} {
		t.Run(fmt.Sprintf("%+v", c), func(t *testing.T) {
			if got := (Press{Min: c.least}).small(c.width); got != c.small {
				t.Errorf("%d pixels wide, with letters of %g at least, a card is small: %v", c.width, c.least, got)
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

// TestLongRulesLeaveAPicture checks that the picture of a card with long rules has the place of the type
// strip, so that no card shows only a sliver of it, and that nothing but the name, the star, and a plate
// in the corner lies over it. Small cards that look like larger ones are included.
func TestLongRulesLeaveAPicture(t *testing.T) {
	low := 0
	for _, f := range allFaces() {
		if f.Oversized() {
			continue
		}
		for _, w := range [][2]float64{{113, 13}, {125, 13}, {136, 13}, {150, 15}, {163, 13}, {170, 13}, {204, 15}, {272, 20}} {
			g, small := Press{Min: w[1]}.look(f, int(w[0]), 1)
			if small {
				continue // see TestRulesInEveryWindow
			}
			if g.low() {
				low++
			}
			if high := g.pictureEnd() - bannerLow; high < 40 {
				t.Errorf("%s, %.0f pixels wide: the picture is %.0f high below the name", f.Name, w[0], high)
			}
		}
	}
	if low == 0 {
		t.Error("no card has long rules")
	}
	shield := Face{Name: "Nobody", Kind: Hero, Cost: "3", VP: "1", Art: printed()[0].Art, Text: strings.Repeat("Each foe discards a card. ", 12)}
	unit := 204.0 / CardWidth
	g := Press{}.arrange(shield, unit)
	for _, kind := range []Kind{Hero, Villain, Equipment, SuperPower, Location, SuperVillain} {
		shield.Kind = kind
		bare := shield
		bare.Art = nil
		m, plain := PaintCard(shield, 204, false), PaintCard(bare, 204, false)
		y, seen := int((g.top+g.strip/2)*unit), 0
		for x := range 204 {
			if m.RGBAAt(x, y) != plain.RGBAAt(x, y) {
				seen++
			}
		}
		if seen < 40 {
			t.Errorf("%v: the picture does not go on behind the strip", kind)
		}
	}
}

// endsWell reports whether laid-out rules are whole, or end after a sentence.
func endsWell(set typeset.Setting) bool {
	n := len(set.Words)
	return set.Whole || n > 1 && set.Words[n-1].Sign == typeset.More && set.Words[n-2].Last
}

// TestRulesInEveryWindow checks that a card of the Line-Up shows its rules, whole sentences of them, or
// signs for them in every window and text size, that it shows all of them if either look has room for
// them, and that no text ends early while a line is free.
func TestRulesInEveryWindow(t *testing.T) {
	room := func(set typeset.Setting, c typeset.Column, size float64, what string) {
		if free := c.Box.Y + c.Box.H - set.Bottom; !set.Whole && free > 1.37*size {
			t.Errorf("%s ends early with %.0f units free, a line is %.0f", what, free, size)
		}
	}
	for _, f := range printed() {
		if f.Oversized() || f.Text == "" {
			continue
		}
		// The heights of the windows, with the least letters, and the widths of cards in a Line-Up of five
		// to seven.
		for _, w := range []struct{ lines, least float64 }{{450, 13}, {540, 13}, {562, 13}, {720, 13}, {1080, 15}, {1440, 20}} {
			for _, units := range []float64{cardOfFive, cardOfSeven} {
				for _, text := range []float64{1, 2} {
					s, width := Press{Text: text, Min: w.least}, int(units*w.lines/1080)
					unit := float64(width) / CardWidth
					what := fmt.Sprintf("%s, %d pixels wide, text %g", f.Name, width, text)
					g, small := s.look(f, width, 1)
					if !small {
						if len(g.text.Words) == 0 {
							t.Errorf("%s shows no rules", what)
						}
						if !endsWell(g.text) && (s.small(width) || g.text.Sentences > 0) {
							t.Errorf("%s ends within a sentence", what)
						}
						g.top = stripTops[len(stripTops)-1]
						g.strip, g.below = stripHeight, textBelow
						room(g.text, g.column(), s.least(unit), what)
						continue
					}
					name, _ := smallName(f.Name, 1)
					set, high := s.smallRules(f, unit, len(name.lines))
					more := typeset.AfterGains(f.Text)
					if signs := layGains(f, high == 0, unit); len(signs) == 0 && len(set.Words) == 0 || len(more) > 0 && high == 0 && unit >= moreUnit && signs[len(signs)-1].sign.Gains() {
						t.Errorf("%s shows neither rules nor signs", what)
					}
					if high > 0 && !endsWell(set) {
						t.Errorf("%s ends within a sentence", what)
					}
					if left := smallTop - smallLines*float64(len(name.lines)-1) - high; left < smallPicture-0.1 {
						t.Errorf("%s leaves a picture %.0f units high", what, left)
					}
				}
			}
			if f.Kind != SuperVillain {
				continue
			}
			for _, text := range []float64{1, 1.5, 2} {
				s, unit := Press{Text: text, Min: w.least}, w.lines/1080
				set := s.layPlate(f, 312, 170, unit)
				size := max(plateText[len(plateText)-1], s.least(unit))
				room(set, plateColumn(312, 170, size), size, fmt.Sprintf("the plate of %s with %g lines, text %g", f.Name, w.lines, text))
			}
		}
	}
}

// TestSmallRulesAreEnlarged checks that most cards of a Line-Up of five in a window of 720 lines enlarge
// their rules with the text.
func TestSmallRulesAreEnlarged(t *testing.T) {
	s, all, larger := Press{Text: 2, Min: MinRules}, 0, 0
	for _, set := range sets.All() {
		for i := range set.Cards {
			f := faceOfCard(&set.Cards[i])
			if set.ID == "rebirth" || f.Oversized() || len(typeset.AfterGains(f.Text)) == 0 {
				continue
			}
			all++
			if g, small := s.look(f, 136, 1); !small && g.text.Size > largerText*s.least(136/CardWidth) {
				larger++
			}
		}
	}
	if larger*2 < all {
		t.Errorf("%d of %d cards enlarge their rules", larger, all)
	}
}

// TestSmallLineUpIsWhole checks that nearly all cards of the standard game show all of their rules in a
// Line-Up of five in a window of 720 lines, and of seven in one of 1080.
func TestSmallLineUpIsWhole(t *testing.T) {
	for _, line := range []struct {
		width int
		least float64
		most  int // the maximum number of cards that end early
	}{{136, 13, 14}, {150, 15, 4}} {
		s, early := Press{Min: line.least}, 0
		unit := float64(line.width) / CardWidth
		for _, set := range sets.All() {
			for i := range set.Cards {
				f := faceOfCard(&set.Cards[i])
				if set.ID == "rebirth" || f.Oversized() || len(typeset.AfterGains(f.Text)) == 0 {
					continue
				}
				g, small := s.look(f, line.width, 1)
				if small {
					name, _ := smallName(f.shown(), 1)
					g.text, _ = s.smallRules(f, unit, len(name.lines))
				}
				if !g.text.Whole {
					early++
				}
			}
		}
		if early > line.most {
			t.Errorf("%d cards end early on cards %d pixels wide, want at most %d", early, line.width, line.most)
		}
	}
}

// The widths of a card in a Line-Up of five and of seven, in units of the table.
const cardOfFive, cardOfSeven = 204.0, 150.0

// TestPlateUsesItsRoom checks that the rules of a plate are in the middle of its room, and that a plate
// for enlarged text enlarges most of them.
func TestPlateUsesItsRoom(t *testing.T) {
	all, larger := 0, 0
	for _, f := range printed() {
		if f.Kind != SuperVillain {
			continue
		}
		all++
		usual := Press{}.layPlate(f, 312, 170, 0.667)
		c := plateColumn(312, 170, usual.Size)
		set := centered(usual, c)
		size, up := set.Size, set.Words[0].Y
		if below := c.Box.Y + c.Box.H - set.Bottom; usual.Whole && below > up-0.86*size-c.Box.Y+1 {
			t.Errorf("%s: %.0f units are free below the rules of the plate, and fewer above", f.Name, below)
		}
		if (Press{Text: 2}).layPlate(f, 312, 290, 0.667).Size > usual.Size*1.2 {
			larger++
		}
	}
	if larger*3 < all*2 {
		t.Errorf("%d of %d plates enlarge their rules", larger, all)
	}
}

// TestShortRulesAreWhole checks that the smallest card shows rules that fit a line, and that a card of
// the Line-Up in a window of 900 lines shows all of Skeets and Canary Cry.
func TestShortRulesAreWhole(t *testing.T) {
	whole := map[string]bool{}
	for _, f := range printed() {
		switch f.Name {
		case "Weakness", "Vulnerability":
			set, high := (Press{}).smallRules(f, 79/CardWidth, 1)
			whole[f.Name] = high > 0 && set.Whole
		case "Skeets", "Canary Cry":
			whole[f.Name] = Press{Min: 14}.arrange(f, 170/CardWidth).text.Whole
		}
	}
	for _, name := range []string{"Weakness", "Vulnerability", "Skeets", "Canary Cry"} {
		if !whole[name] {
			t.Errorf("%s ends early", name)
		}
	}
}

// TestOneSize checks that the rules of Super Heroes side by side have one size, which grows with the
// text size while all of them fit.
func TestOneSize(t *testing.T) {
	faces := printed()
	var heroes []*Face
	for i := range faces {
		if faces[i].Oversized() && len(heroes) < 8 {
			heroes = append(heroes, &faces[i])
		}
	}
	const w, h = 360, 450
	for _, text := range []float64{1, 2} {
		p := Press{Text: text, Min: 15}.OneSize(heroes, w, h)
		sizes := map[float64]bool{}
		for _, f := range heroes {
			unit := min(w/posterWidth, h/posterHeight)
			sizes[p.layPoster(*f, w/unit, h/unit, unit).text.Size] = true
		}
		if len(sizes) != 1 || p.Text > text || text > 1 && p.Text == 1 {
			t.Errorf("text %g: with %g the rules have the sizes %v", text, p.Text, sizes)
		}
	}
}

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
