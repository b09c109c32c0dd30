package art

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"lineup/game/card"
	"lineup/game/sets"
	"lineup/game/sets/rebirth"
	"lineup/game/sets/trial"
	"lineup/render/art/pen"
	"lineup/render/art/typeset"
)

func TestRulesKeepTheirPlace(t *testing.T) {
	for _, text := range []float64{1, 1.5, 2} {
		for _, width := range sizes {
			unit := float64(width) / CardWidth
			for _, f := range allFaces() {
				if f.Oversized() || width < smallWidth || f.Text == "" {
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
				if g.text.Sentences == 0 && shown < min(4, len(typeset.Flow(typeset.Paragraphs(f.Text), g.column(), 1, natural.ruler).Words)) {
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

// TestLongRulesLeaveAPicture checks that the picture of a card with long rules has the place of the type
// strip, so that no card shows only a sliver of it, and that nothing but the name, the star, and a plate
// in the corner covers it. Small cards that look like larger ones are included.
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
				for _, text := range []float64{1, 1.5, 2} {
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
					if signs := layGains(f, high == 0, unit); len(signs) == 0 && len(set.Words) == 0 || len(more) > 0 && high == 0 && signs[len(signs)-1].sign.Sign < typeset.More {
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

// TestSmallRulesAreEnlarged checks that nearly half of all cards of a Line-Up of five in a window of 720 lines enlarge
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
	if larger*9 < all*4 {
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
	}{{136, 13, 33}, {150, 15, 11}} {
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

// TestPlateUsesItsRoom checks that the rules of a plate are in the middle of its room, and that a plate
// for enlarged text enlarges most of them.
func TestPlateUsesItsRoom(t *testing.T) {
	all, larger := 0, 0
	for _, f := range printed() {
		if f.Kind != SuperVillain || f.Text == "" {
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

// TestReaderSketchHasTheLayoutOfItsReader checks that what is drawn of an enlarged card while its picture
// is painted has the size, the name, the cost, and the whole text of it, for all kinds of cards.
func TestReaderSketchHasTheLayoutOfItsReader(t *testing.T) {
	seen := map[Kind]bool{}
	for _, f := range printed() {
		if seen[f.Kind] || len(f.Text) < 40 {
			continue
		}
		seen[f.Kind] = true
		const width, most = 400, 640
		s := Press{Min: MinRules}
		whole := s.Reader(f, width, most)
		high, draw := s.ReaderSketch(f, width, most)
		sketch := pen.Paint(width, high, 1, func(p pen.Pen) { draw(p, width) })
		if whole.Bounds() != sketch.Bounds() {
			t.Fatalf("%s: the reader is %v, its sketch %v", f.Name, whole.Bounds(), sketch.Bounds())
		}
		same := 0 // rows from below
		for ; same < high && bytes.Equal(whole.Pix[(high-1-same)*whole.Stride:(high-same)*whole.Stride], sketch.Pix[(high-1-same)*sketch.Stride:(high-same)*sketch.Stride]); same++ {
		}
		top := 0.0 // where the text begins
		if f.Oversized() {
			o := s.heroPage(f, float64(width)/posterWidth, most*posterWidth/width)
			top = (o.cut + o.band().down) * width / posterWidth
		} else {
			g := s.readerPage(f, float64(width)/CardWidth, most*CardWidth/width)
			top = (g.top + g.strip) * width / CardWidth
		}
		if same < high-int(top)-4 {
			t.Errorf("%s: only the last %d of %d rows are the same, the text begins at %.0f", f.Name, same, high, top)
		}
		if same == high {
			t.Errorf("%s: the reader has no picture", f.Name)
		}
	}
	if len(seen) < 5 {
		t.Errorf("only %d kinds of cards were drawn", len(seen))
	}
}
