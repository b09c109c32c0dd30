package comic

import (
	"fmt"
	"image/color"
	"math"
	"slices"
	"strings"
	"testing"

	"lineup/game/picture"
	"lineup/game/story"
	"lineup/render/art/pen"
)

var allHeroes = []string{"Superman", "Batman", "Wonder Woman", "The Flash", "Aquaman", "Cyborg", "Jessica Cruz", "Simon Baz"}

// teams returns teams of several sizes, with every hero in every position.
func teams() (out [][]picture.Figure) {
	for i := range allHeroes {
		names := slices.Concat(allHeroes[i:], allHeroes[:i])
		out = append(out, story.TeamOf(names[:4]...), story.TeamOf(names[:1]...))
	}
	return out
}

// TestWordsFit checks that words fit their panels, do not overlap, and leave faces free, for every
// team and at larger sizes too.
func TestWordsFit(t *testing.T) {
	everyPage(func(name string, page *story.Page) {
		for i, f := range Panels(page) {
			told := map[string]bool{}
			for _, team := range teams() {
				for _, fault := range Faults(&f, team) {
					if !told[fault] {
						t.Errorf("%s, panel %d: %s", name, i+1, fault)
					}
					told[fault] = true
				}
				for _, scale := range []float64{1.2, 1.5, 2} {
					words, whole := SetWords(&f, team, scale)
					if len(told) == 0 && len(faults(&f, words, team)) > 0 {
						t.Errorf("%s, panel %d: at %.1f the words do not fit", name, i+1, scale)
					}
					if whole && len(words) > 0 && words[0].Words.Kind == story.Caption && words[0].Size < largeEnough*captionSize*scale-0.01 {
						t.Errorf("%s, panel %d: at %.1f the letters are %.1f high", name, i+1, scale, words[0].Size)
					}
				}
			}
		}
	})
}

// tallAreas are the areas of a page in tall windows.
func tallAreas() (out []pen.Area) {
	for _, high := range []float64{1890, 1960, 2100, 2300, 2490} {
		out = append(out, pen.AreaAt(260, 540-high/2, 1400, high-160))
	}
	return out
}

// TestTallPages checks that the panels of a page in a tall area are inside it, fill most of its height,
// and have room for their words.
func TestTallPages(t *testing.T) {
	everyPage(func(name string, page *story.Page) {
		wide, all := Panels(page), teams()
		for n, in := range tallAreas() {
			team := all[n%len(all)]
			panels := TallPanels(page, in, team)
			if len(panels) != len(wide) {
				t.Fatalf("%s: %d panels of %d", name, len(panels), len(wide))
			}
			low, cut := 0.0, 0
			for i := range panels {
				f := &panels[i]
				if b := f.Box; b.X < in.X || b.X+b.W > in.X+in.W || b.Y < in.Y || b.Y+b.H > in.Y+in.H {
					t.Errorf("%s, panel %d: it is at %+v of %+v", name, i+1, b, in)
				}
				low = max(low, f.Box.Y+f.Box.H)
				cut += cutFaces(&wide[i], f, team)
				for _, fault := range Faults(f, team) {
					t.Errorf("%s, panel %d of %.0f: %s", name, i+1, in.H, fault)
				}
			}
			if cut > 2 { // a wide panel of a whole crowd may lose some at its ends
				t.Errorf("%s at %.0f: %d faces are cut off", name, in.H, cut)
			}
			if empty := in.H - (low - panels[0].Box.Y); empty > 0.16*in.H {
				t.Errorf("%s: %.0f of %.0f units are empty", name, empty, in.H)
			}
		}
	})
}

// TestPanelsLieOnThePage checks that the panels of every page are on it, a gutter apart, and large
// enough.
func TestPanelsLieOnThePage(t *testing.T) {
	everyPage(func(name string, page *story.Page) {
		panels := Panels(page)
		for i := range panels {
			b := panels[i].Box
			if b.X < pageLeft-1 || b.Y < pageTop-1 || b.X+b.W > PageWidth-pageLeft+1 || b.Y+b.H > pageLow+1 {
				t.Errorf("%s: panel %d lies off the page: %+v", name, i+1, b)
			}
			if b.W < 380 || b.H < 320 {
				t.Errorf("%s: panel %d is only %.0f by %.0f", name, i+1, b.W, b.H)
			}
			if i == 0 || panels[i-1].Box.Y != b.Y {
				continue
			}
			left, right := panels[i-1].Corners, panels[i].Corners
			for _, pair := range [...][2]int{{1, 0}, {2, 3}} {
				if gap := right[pair[1]].X - left[pair[0]].X; math.Abs(gap-gutter) > 0.01 {
					t.Errorf("%s: between panel %d and %d is %.1f", name, i, i+1, gap)
				}
			}
		}
	})
}

// TestEveryPanelPaints checks that every panel fills its ground, shows its cast, and differs from
// the other panels of its page.
func TestEveryPanelPaints(t *testing.T) {
	team := story.TeamOf("Cyborg", "Wonder Woman", "Aquaman", "Batman")
	everyPage(func(name string, page *story.Page) {
		seen := map[string]int{}
		for i, f := range Panels(page) {
			const unit = 0.25
			w, h := int(f.Box.W*unit), int(f.Box.H*unit)
			from := func(p pen.Pen) pen.Pen { return p.At(-f.Box.X, -f.Box.Y, 1) }
			ground := pen.Paint(w, h, unit, func(p pen.Pen) { DrawGround(from(p), &f) })
			actors := pen.Paint(w, h, unit, func(p pen.Pen) { DrawActors(from(p), &f, team) })
			colours, bare, drawn := map[color.RGBA]bool{}, 0, 0
			for y := range h {
				for x := range w {
					c := ground.RGBAAt(x, y)
					colours[c] = true
					if c.A < 255 {
						bare++
					}
					if actors.RGBAAt(x, y).A > 0 {
						drawn++
					}
				}
			}
			if bare > 0 || len(colours) < 8 {
				t.Errorf("%s, panel %d: its ground has %d bare places and %d colours", name, i+1, bare, len(colours))
			}
			s := &f.Frame.Scene
			if somebody := len(f.Frame.Cast) > 0 || s.Subject != nil || len(s.Extra) > 0 || f.Frame.Note != nil; somebody && drawn < w*h/50 {
				t.Errorf("%s, panel %d: of those in it only %d of %d pixels are seen", name, i+1, drawn, w*h)
			}
			key := string(ground.Pix[:min(len(ground.Pix), 4000)]) + string(actors.Pix[len(actors.Pix)/2:])
			if j, again := seen[key]; again {
				t.Errorf("%s: panel %d looks as panel %d", name, i+1, j)
			}
			seen[key] = i + 1
		}
	})
}

// TestDamageIsPainted checks that a panel looks different with each damage of its Location, and
// without fires.
func TestDamageIsPainted(t *testing.T) {
	gala, _ := story.Of(4)
	run, _ := story.Of(7)
	for name, c := range map[string]struct {
		page   story.Page
		panel  int
		damage []int // which look different
	}{
		"a view":  {gala.Opening[0], 0, []int{0, 1, 2, 3, 4, 5}},
		"a house": {gala.Opening[0], 4, []int{0, 1, 2, 3, 4, 5}},
		"a place": {gala.Opening[1], 4, []int{0, 5}},
		"ashes":   {run.Won[0], 0, []int{0, 1, 2, 3, 4, 5}},
	} {
		seen := map[string]string{}
		for _, quenched := range []bool{false, true} {
			for _, n := range c.damage {
				if quenched && n == 0 {
					continue
				}
				page := c.page
				page.Quenched = quenched
				told := story.Log{Damage: everywhere(n)}.Told([]story.Page{page})
				f := Panels(&told[0])[c.panel]
				m := pen.Paint(int(f.Box.W/2), int(f.Box.H/2), 0.5, func(p pen.Pen) {
					p = p.At(-f.Box.X, -f.Box.Y, 1)
					DrawGround(p, &f)
					DrawActors(p, &f, told[0].Team())
				})
				state := fmt.Sprintf("damage %d, quenched %v", n, quenched)
				if other, ok := seen[string(m.Pix)]; ok {
					t.Errorf("%s looks the same with %s and with %s", name, state, other)
				}
				seen[string(m.Pix)] = state
			}
		}
	}
}

// TestFaultsAreTold checks that Faults reports words that cover a face, overlap, or do not fit, and
// speakers who are not in the panel.
func TestFaultsAreTold(t *testing.T) {
	team := story.TeamOf("Superman", "Batman")
	panel := func(words ...story.Words) *Panel {
		f := story.Frame{Tone: story.Night, Cast: []story.Actor{{Who: story.First, Close: true, Y: 40, K: 0.84}}, Words: words}
		page := &story.Page{Rows: []story.Row{{High: 1, Frames: []story.Frame{f, f}}, {Frames: []story.Frame{f}}}}
		return &Panels(page)[0]
	}
	long := strings.Repeat("Far too much is said here by somebody. ", 30)
	for _, c := range []struct {
		words []story.Words
		want  string
	}{
		{[]story.Words{story.Tells(0.5, 0.7, 0.5, "Straight across the face of whoever it is.")}, "of a face"},
		{[]story.Words{story.Tells(0, 0, 0.4, "Here it is told."), story.Tells(0.02, 0.03, 0.4, "And here too.")}, "is over"},
		{[]story.Words{story.Tells(0, 0, 0.4, long)}, "does not fit into its panel"},
		{[]story.Words{story.Shouts(0.1, 0.1, 0.2, "A BANNER THAT IS FAR TOO LONG FOR IT")}, "too long for its room"},
		{[]story.Words{story.Says(story.Second, 0.2, 0.1, 0.4, "Where am I?")}, "who is not in the panel"},
	} {
		t.Run(c.want, func(t *testing.T) {
			if got := fmt.Sprint(Faults(panel(c.words...), team)); !strings.Contains(got, c.want) {
				t.Errorf("%q is not told: %s", c.want, got)
			}
		})
	}
	if got := Faults(panel(story.Says(story.First, 0.2, 0.1, 0.4, "Here I am.")), team); len(got) > 0 {
		t.Errorf("of a good panel is said %v", got)
	}
}

// TestTailsReachTheirFace checks that the tail of every balloon ends close to its speaker's face.
func TestTailsReachTheirFace(t *testing.T) {
	for _, team := range teams() {
		everyPage(func(name string, page *story.Page) {
			for i, f := range Panels(page) {
				words, _ := SetWords(&f, team, 1)
				for _, w := range words {
					if w.Words.Kind != story.Balloon || w.Words.By == story.Voice {
						continue
					}
					face, ok := f.face(w.Words.By, team)
					if !ok {
						t.Fatalf("%s, panel %d: %q is said by nobody", name, i+1, w.Words.Text)
					}
					dx := math.Max(0, math.Max(face.X-w.Tip.X, w.Tip.X-face.X-face.W))
					dy := math.Max(0, math.Max(face.Y-w.Tip.Y, w.Tip.Y-face.Y-face.H))
					if d := math.Hypot(dx, dy); d > 40 {
						t.Errorf("%s, panel %d: the tail of %q ends %.0f before the face", name, i+1, w.Words.Text, d)
					}
				}
			}
		})
	}
}

// TestOtherFace checks that the words of all pages fit in OpenDyslexic as well, which is wider.
func TestOtherFace(t *testing.T) {
	defer pen.UseFace(pen.UsedFace())
	pen.UseFace(pen.OpenDyslexic)
	t.Run("tall", TestTallPages)
	everyPage(func(name string, page *story.Page) {
		panels, team := Panels(page), teams()[0]
		for i := range panels {
			for _, fault := range Faults(&panels[i], team) {
				t.Errorf("%s, panel %d: %s", name, i+1, fault)
			}
		}
	})
}

// TestHairKeepsOffFaces checks that two close heroes in a wide panel are so far apart that long hair of one
// covers no part of the other's face.
func TestHairKeepsOffFaces(t *testing.T) {
	const wide, apart = 1.2, 188.0 // the width of such a panel, and the distance of heroes of size 1
	seen := 0
	everyPage(func(name string, page *story.Page) {
		for i, f := range Panels(page) {
			cast := f.Frame.Cast
			if f.Frame.Wide < wide || len(cast) != 2 || !cast[0].Close || !cast[1].Close {
				continue
			}
			if seen++; cast[1].X-cast[0].X < apart*cast[0].K {
				t.Errorf("%s, panel %d: two heroes are %.0f apart, want %.0f", name, i+1, cast[1].X-cast[0].X, apart*cast[0].K)
			}
		}
	})
	if seen == 0 {
		t.Error("no panel shows two close heroes")
	}
}
