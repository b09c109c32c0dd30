package ui

import (
	"math"
	"reflect"
	"strings"
	"testing"

	"lineup/render/art/pen"
)

// TestStageFits checks that the whole stage is in every window at every scale, with letters that
// stay readable.
func TestStageFits(t *testing.T) {
	for _, w := range [][2]int{{640, 360}, {1280, 720}, {1920, 1080}, {2560, 1440}, {3840, 2160}, {3440, 1440}, {1920, 1200}, {1280, 1024}} {
		whole := FitInto(w[0], w[1])
		for scale := MinScale; scale <= MaxScale; scale += 0.1 {
			f := (&Settings{Scale: scale}).Fit(w[0], w[1])
			stage := BoxAt(0, 0, StageWidth, StageHeight)
			if !stage.Within(f.Room().Grown(1 / f.Unit)) {
				t.Errorf("%v at %.1f: the stage is not all in the window: %v", w, scale, f.Room())
			}
			want := math.Min(whole.Unit, math.Max(whole.Unit*scale, minUnit))
			if math.Abs(f.Unit-want) > 1e-9 || f.TextScale != math.Min(2, math.Max(1, scale)) {
				t.Errorf("%v at %.1f: %g pixels to the unit, want %g; text %g", w, scale, f.Unit, want, f.TextScale)
			}
			lines := math.Min(float64(w[1]), float64(w[0])*9/16)
			if rules := f.MinRules() * f.Unit; lines >= 720 && rules < 13 || lines >= 1080 && rules < 15 {
				t.Errorf("%v at %.1f: rules may have letters of %.1f pixels", w, scale, rules)
			}
			if prompt := f.MinPrompt() * f.Unit; lines >= 720 && prompt < 16 || lines >= 1080 && prompt < 18 {
				t.Errorf("%v at %.1f: prompts may have letters of %.1f pixels", w, scale, prompt)
			}
			if lines >= 720 && f.MinTarget()*f.Unit < 43.9 {
				t.Errorf("%v at %.1f: what is clicked may be %.0f pixels wide", w, scale, f.MinTarget()*f.Unit)
			}
		}
	}
}

// TestLargerLetters checks that a scale above 1 makes letters and targets larger in pixels, on the same
// stage, up to those that a window of 720 lines has for its size.
func TestLargerLetters(t *testing.T) {
	small := FitInto(1280, 720)
	for _, w := range [][2]int{{1280, 720}, {1920, 1080}, {2560, 1440}, {3840, 2160}, {3440, 1440}, {800, 1200}, {1080, 1920}} {
		was := FitInto(w[0], w[1])
		for scale := 1.1; scale <= MaxScale; scale += 0.1 {
			f := (&Settings{Scale: scale}).Fit(w[0], w[1])
			if f.Unit != was.Unit {
				t.Errorf("%v at %.1f: the stage has another size", w, scale)
			}
			if f.MinRules() < was.MinRules()-1e-9 || f.MinPrompt() < was.MinPrompt()-1e-9 || f.MinTarget() < was.MinTarget() {
				t.Errorf("%v at %.1f: something is smaller than before", w, scale)
			}
			if scale > 1.45 && !f.Narrow && (math.Abs(f.MinRules()-small.MinRules()) > 1e-9 || math.Abs(f.MinPrompt()-small.MinPrompt()) > 1e-9) {
				t.Errorf("%v at %.1f: letters are of %.1f and %.1f units, want those of a window of 720 lines", w, scale, f.MinRules(), f.MinPrompt())
			}
			if want := math.Min(44*scale/math.Max(was.Unit, minUnit), MostTarget); math.Abs(f.MinTarget()-want) > 1e-9 {
				t.Errorf("%v at %.1f: targets are of %.0f units, want %.0f", w, scale, f.MinTarget(), want)
			}
		}
	}
}

// TestParagraphsFollowTheSize checks that a paragraph gets the least letters of each size in turn, although
// the scale of sentences is the same.
func TestParagraphsFollowTheSize(t *testing.T) {
	c := NewCanvas()
	long := strings.Repeat("You may destroy a card in your hand. ", 8)
	letters := func(scale float64) (size float64) {
		c.Settings = &Settings{Scale: scale, TextScale: MaxTextScale}
		for _, l := range c.Read(1920, 1080, nil, func(c *Canvas) { c.Paragraph(long, 100, 100, 400, 30, 2, Body(MinMenu, pen.Ink), pen.Left) }).Lines {
			size = l.Style.Size
		}
		return size
	}
	for range 2 {
		if small, large := letters(1), letters(1.5); small >= MinMenu || large < MinMenu {
			t.Errorf("letters have %.1f pixels at 100 %%, and %.1f at 150 %%", small, large)
		}
	}
}

// TestScalesAreKept checks that both scales are saved as words, and that a bad scale is reported:
// a word changes nothing, and a number out of range becomes the nearest one in it.
func TestScalesAreKept(t *testing.T) {
	set := Settings{Scale: 0.8, TextScale: 1.25}
	var again Settings
	if faults := again.Read(set.Words(nil)); faults != nil || again.Scale != set.Scale || again.TextScale != set.TextScale {
		t.Errorf("%+v is kept as %+v, with faults %q", set, again, faults)
	}
	usual := Settings{}.Words(nil)
	if usual["scale"] != "1" || usual["text_scale"] != "1" {
		t.Errorf("usual settings are kept as %v", usual)
	}
	for words, want := range map[string]string{
		"0.5": `scale: "0.5" is not from 0.8 to 2, so it is 0.8 now`, "large": `scale: "large" is not a number from 0.8 to 2`,
		"NaN": `scale: "NaN" is not a number from 0.8 to 2`, "": `scale: "" is not a number from 0.8 to 2`,
	} {
		t.Run(words, func(t *testing.T) {
			if faults := again.Read(map[string]string{"scale": words}); !reflect.DeepEqual(faults, []string{want}) || again.Scale != set.Scale {
				t.Errorf("the scale %q: said is %q, and it is %g", words, faults, again.Scale)
			}
		})
	}
	for word, want := range map[string]float64{"0.9": 1, "7": 2, "+Inf": 2, "-Inf": 1} {
		if faults := again.Read(map[string]string{"text_scale": word}); len(faults) != 1 || again.TextScale != want {
			t.Errorf("a text scale of %s: said is %q, and it is %g", word, faults, again.TextScale)
		}
	}
}

// TestColumnFits checks that a window a little higher than wide is laid out in a column, which is all in
// view and larger than the whole stage would be.
func TestColumnFits(t *testing.T) {
	for _, w := range [][2]int{{700, 900}, {800, 900}, {900, 1000}, {800, 1200}, {1080, 1920}} {
		f := FitInto(w[0], w[1])
		a := f.Area()
		if !f.Narrow || a.H < ColumnHeight-1e-9 || !a.Within(f.Room().Grown(1/f.Unit)) {
			t.Errorf("%v: the area is %v of %v", w, a.Box, f.Room())
		}
		if stage := float64(w[0]) / StageWidth; f.Unit < 1.05*stage {
			t.Errorf("%v: a unit is %.2f pixels, and %.2f on the whole stage", w, f.Unit, stage)
		}
	}
	if f := FitInto(1000, 1050); f.Narrow {
		t.Error("an almost square window is in a column, which leaves its sides empty")
	}
}
