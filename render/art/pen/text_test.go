package pen

import "testing"

func TestMeasureAndTracking(t *testing.T) {
	plain := Measure("LINE", Style{Font: Display, Size: 40})
	wide := Measure("LINE", Style{Font: Display, Size: 40, Tracking: 3})
	if plain <= 0 || wide-plain < 8.9 || wide-plain > 9.1 {
		t.Errorf("widths %g and %g, want three gaps of 3 between four letters", plain, wide)
	}
	if Measure("", Style{Font: Body, Size: 10}) != 0 {
		t.Error("nothing has a width")
	}
}
