package uitest

import (
	"fmt"
	"sort"
	"testing"

	"lineup/render/ui"
)

// Windows are the window sizes that everything is laid out for.
var Windows = [][2]int{{1280, 720}, {1920, 1080}, {2560, 1440}, {3840, 2160}, {3440, 1440}, {1920, 1200}}

// Fits returns the fits of all windows of Screens, those with one column, and one of another shape.
func Fits() []ui.Fit {
	out := []ui.Fit{ui.FitInto(1920, 1200)}
	for _, s := range Screens() {
		out = append(out, s.Settings.Fit(s.Width, s.Height))
	}
	return out
}

// TextFits returns the fits of windows of several shapes, those with one column included, each with
// usual sentences and with larger ones.
func TextFits() (out []ui.Fit) {
	for _, w := range [][2]int{{1280, 720}, {1920, 1080}, {3440, 1440}, {3840, 2160}, {1920, 1200}} {
		for _, text := range [...]float64{1, 1.2, 1.5, 2} {
			out = append(out, (&ui.Settings{TextScale: text}).Fit(w[0], w[1]))
		}
	}
	for _, s := range Columns() {
		out = append(out, s.Settings.Fit(s.Width, s.Height))
	}
	return out
}

// FitName returns the name of a window in tests.
func FitName(f ui.Fit) string {
	return fmt.Sprintf("%dx%d, %.2f pixels to the unit, text %.1f", f.Width, f.Height, f.Unit, f.TextScale)
}

// AtLeast checks that a box is large enough to click, in a window of unit pixels to the unit.
func AtLeast(t *testing.T, what string, unit float64, b ui.Box) {
	t.Helper()
	if least := leastTarget(unit) - 0.1; b.W*unit < least || b.H*unit < least {
		t.Errorf("%s is %.0f by %.0f pixels: too small to be clicked", what, b.W*unit, b.H*unit)
	}
}

// Apart checks that no two boxes overlap.
func Apart(t *testing.T, places map[string]ui.Box) {
	t.Helper()
	var names []string
	for name := range places {
		names = append(names, name)
	}
	sort.Strings(names)
	for i, a := range names {
		for _, b := range names[:i] {
			if places[a].Grown(-0.01).Overlaps(places[b]) {
				t.Errorf("%s and %s overlap: %.0f, %.0f", a, b, places[a], places[b])
			}
		}
	}
}

// EmptyBand returns the height of the largest horizontal band of a room that has none of these boxes,
// as a part of the room's height.
func EmptyBand(room ui.Box, boxes []ui.Box) float64 {
	sort.Slice(boxes, func(i, j int) bool { return boxes[i].Y < boxes[j].Y })
	band, low := 0.0, room.Y
	for _, b := range boxes {
		if b = b.Cut(room); b.W == 0 || b.H == 0 {
			continue
		}
		band, low = max(band, b.Y-low), max(low, b.Y+b.H)
	}
	return max(band, room.Y+room.H-low) / room.H
}
