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

// TestRowsFillTheirSpace checks that the pieces cut off a row and its rest fill the row, and that
// rows follow each other.
func TestRowsFillTheirSpace(t *testing.T) {
	rows := Rows{X: 10, Y: 20, W: 100}
	first, second := rows.Next(30, 5), rows.Next(40, 0)
	if first != BoxAt(10, 20, 100, 30) || second != BoxAt(10, 55, 100, 40) || rows.Y != 95 {
		t.Errorf("the rows are %v and %v, and the next begins at %g", first, second, rows.Y)
	}
	left, right := first.CutLeft(30, 10), first.CutRight(20)
	if left != BoxAt(10, 20, 30, 30) || first != BoxAt(50, 20, 40, 30) || right != BoxAt(90, 20, 20, 30) {
		t.Errorf("the row is cut into %v, %v and %v", left, first, right)
	}
	if in := second.Inset(10, 5); in != BoxAt(20, 60, 80, 30) || !in.Within(second) {
		t.Errorf("the inset is %v", in)
	}
}
