package uitest

import (
	"fmt"
	"iter"
	"slices"
	"sort"
	"testing"

	"lineup/render/art/pen"
	"lineup/render/ui"
)

// Windows are the window sizes that everything is laid out for.
var Windows = [][2]int{{1280, 720}, {1920, 1080}, {2560, 1440}, {3840, 2160}, {3440, 1440}, {1920, 1200}}

// inFaces ranges over windows. Text is measured in the typeface of each meanwhile.
func inFaces[T any](all []T, face func(T) pen.Face) iter.Seq2[int, T] {
	return func(yield func(int, T) bool) {
		defer pen.UseFace(pen.UsedFace())
		for i, w := range all {
			pen.UseFace(face(w))
			if !yield(i, w) {
				return
			}
		}
	}
}

func faceOf(f ui.Fit) pen.Face { return f.TextFace }

// Fits ranges over the fits of all windows of Screens, those with one column, and one of another shape.
func Fits() iter.Seq2[int, ui.Fit] {
	out := []ui.Fit{ui.FitInto(1920, 1200)}
	for _, s := range ScreenList() {
		out = append(out, s.Settings.Fit(s.Width, s.Height))
	}
	return inFaces(out, faceOf)
}

// TextFits ranges over the fits of windows of several shapes, those with one column included, each with
// usual sentences and with larger ones, and over some with the second text face. More fits come first.
func TextFits(more ...ui.Fit) iter.Seq2[int, ui.Fit] {
	return inFaces(append(slices.Clip(more), textFits()...), faceOf)
}

func textFits() (out []ui.Fit) {
	for _, w := range [][2]int{{1280, 720}, {1920, 1080}, {3440, 1440}, {3840, 2160}, {1920, 1200}} {
		for _, text := range [...]float64{1, 1.2, 1.5, 2} {
			out = append(out, (&ui.Settings{TextScale: text}).Fit(w[0], w[1]))
		}
	}
	for _, s := range append(columns(), otherFace()...) {
		out = append(out, s.Settings.Fit(s.Width, s.Height))
	}
	return out
}

// FitName returns the name of a window in tests.
func FitName(f ui.Fit) string {
	return fmt.Sprintf("%dx%d, %.2f pixels to the unit, text %.1f%s", f.Width, f.Height, f.Unit, f.TextScale, faceName(f.TextFace))
}

// faceName returns a mark of the second text face in the names of windows.
func faceName(f pen.Face) string {
	if f == pen.OpenDyslexic {
		return ", OpenDyslexic"
	}
	return ""
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
