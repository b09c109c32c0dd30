package ui

import (
	"math"
	"testing"
)

func TestFitKeepsTheStageWhole(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {2560, 1440}, {1024, 768}, {2560, 1080}, {960, 540}} {
		f := FitInto(size[0], size[1])
		w, h := StageWidth*f.Unit+2*f.Left, StageHeight*f.Unit+2*f.Top
		if math.Abs(w-float64(size[0])) > 1.5 || math.Abs(h-float64(size[1])) > 1.5 {
			t.Errorf("%v: the stage takes up %.1f by %.1f", size, w, h)
		}
		if x, y := f.stage(float64(size[0])/2, float64(size[1])/2); math.Abs(x-960) > 1 || math.Abs(y-540) > 1 {
			t.Errorf("%v: the middle of the window is %.1f, %.1f of the stage", size, x, y)
		}
	}
}
