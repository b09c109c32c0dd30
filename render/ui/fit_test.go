package ui

import (
	"math"
	"reflect"
	"testing"
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
			if math.Abs(f.Unit-want) > 1e-9 || f.TextScale != 1 {
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
