package ui

import (
	"image/color"
	"math"

	"lineup/render/art"
	"lineup/render/art/pen"
)

// Fit is the place of the stage in a window: the pixels of one unit and of its corner. The rest of
// the window shows the room around the table.
type Fit struct {
	Width, Height int // of the window, in pixels
	Unit          float64
	Left, Top     float64
	// Foot is how many pixels at the lower edge are kept for the narrator.
	Foot int
	// Narrow is set for a tall window, where every screen is in one column: only ColumnWidth of the
	// stage is in it.
	Narrow bool
	// TextScale is the scale of sentences, from 1 to 2. Usual is 1.
	TextScale float64
	// Larger is how much larger than usual cards, letters and buttons should be, from 1 to 2. The
	// layouts give them more room. The stage stays in the window.
	Larger float64
	// Palette has the colors of the seats, and TextFace is the typeface of sentences.
	Palette  pen.Palette
	TextFace pen.Face
	// Contrast is set for high contrast.
	Contrast bool
}

// minUnit is the smallest unit that a setting can choose, in pixels. It is the unit of a window of
// 720 lines.
const minUnit = 720 / StageHeight

// MostTarget is the greatest value of MinTarget, in units. Every screen has room for such buttons.
const MostTarget = 44 / minUnit

// ColumnWidth is the visible width of the stage in a tall window. It is the middle of the stage, and
// everything on it is larger.
const ColumnWidth = 1400.0

// ColumnHeight is the least height of the column. In a tall window that is lower for its width, the
// column has room at both sides.
const ColumnHeight = ColumnWidth * 1.4

// tallFrom is the least height of a tall window, as a part of its width. From there on everything is
// clearly larger in the column than on the whole stage.
const tallFrom = 1.1

// FitInto returns the fit of the stage in a window of width by height pixels, with usual settings.
func FitInto(width, height int) Fit { return (&Settings{}).Fit(width, height) }

// Fit returns the fit of the stage in a window of width by height pixels. The whole stage is always
// visible, except at its sides in a tall window. A scale above 1 leaves the stage as it is. It makes
// sentences larger, and the minimum sizes of letters and targets, so screens are laid out as in a
// smaller window. A scale below 1 leaves more room around the stage, with letters still readable.
func (s *Settings) Fit(width, height int) Fit {
	f := Fit{Width: width, Height: height, TextScale: 1, Larger: 1}
	f.Foot = s.foot(height)
	f.Narrow = float64(height) >= tallFrom*float64(width)
	whole := f.whole()
	f.Unit = whole
	if s != nil {
		f.Unit = math.Min(whole, math.Max(whole*usual(s.Scale), minUnit))
		f.Larger = math.Max(1, usual(s.Scale))
		f.TextScale = math.Min(MaxTextScale, usual(s.TextScale)*f.Larger)
		f.Palette, f.Contrast, f.TextFace = s.Palette, s.Contrast, s.TextFace
	}
	f.Left = math.Round((float64(width) - StageWidth*f.Unit) / 2)
	f.Top = math.Round((float64(height-f.Foot) - StageHeight*f.Unit) / 2)
	return f
}

// across returns how much of the width of the stage must be visible.
func (f Fit) across() float64 {
	if f.Narrow {
		return ColumnWidth
	}
	return StageWidth
}

// whole returns the unit in which everything that must be visible fits the window.
func (f Fit) whole() float64 {
	high := StageHeight
	if f.Narrow {
		high = ColumnHeight
	}
	return math.Min(float64(f.Width)/f.across(), float64(f.Height-f.Foot)/high)
}

// Spare returns how much wider and higher than the stage the window is at the usual size, in units of that
// size.
func (f Fit) Spare() (wide, high float64) {
	unit := f.whole()
	return math.Max(0, float64(f.Width)/unit-StageWidth), math.Max(0, float64(f.Height-f.Foot)/unit-StageHeight)
}

// Stage returns the visible part of the stage, without the room around it.
func (f Fit) Stage() Box {
	wide := f.across()
	return Box{(StageWidth - wide) / 2, 0, wide, StageHeight}
}

// Area is the part of the window that a page is laid out in: the stage, or in a tall window the
// column from the upper to the lower edge.
type Area struct {
	Box
	larger float64  // Larger of the window, for which a page is laid out as well
	face   pen.Face // of the window, for which it is laid out as well
}

// WideArea returns the area of a page in a wide window.
func WideArea() Area { return Area{Box: BoxAt(0, 0, StageWidth, StageHeight), larger: 1} }

// Area returns the area of a page.
func (f Fit) Area() Area {
	a := WideArea()
	if f.Narrow {
		stage, room := f.Stage(), f.Room()
		a.Box = BoxAt(stage.X, room.Y, stage.W, room.H)
	}
	a.larger, a.face = f.larger(), f.TextFace
	return a
}

// Tall reports whether the area is a column.
func (a Area) Tall() bool { return a.W < StageWidth }

// Take takes the area of a canvas over. It reports whether it has changed, so that the page must be
// laid out again.
func (a *Area) Take(c *Canvas) bool {
	was := *a
	*a = c.Area()
	return *a != was
}

// usual returns a scale, or 1 if none is set.
func usual(scale float64) float64 {
	if scale == 0 {
		return 1
	}
	return scale
}

// Room returns the whole window, without the line of the narrator, in units of the stage. It is larger
// than the stage if the window has another shape or the stage is scaled down.
func (f Fit) Room() Box {
	return Box{-f.Left / f.Unit, -f.Top / f.Unit, float64(f.Width) / f.Unit, float64(f.Height-f.Foot) / f.Unit}
}

// stage turns a place in pixels into one on the stage.
func (f Fit) stage(px, py float64) (x, y float64) {
	return (px - f.Left) / f.Unit, (py - f.Top) / f.Unit
}

// Pixels returns a length in whole pixels, at least 1.
func (f Fit) Pixels(length float64) int { return max(1, int(math.Round(length*f.Unit))) }

// Minimum sizes of letters in pixels: the first is for a window of 720 lines, the second for 1080.
// In windows with fewer or more lines they scale with everything else.
var (
	minRules  = [2]float64{art.MinRules, 15}
	minPrompt = [2]float64{16, 18}
)

// MinRules returns the smallest size of letters of rules, labels and captions, in units.
func (f Fit) MinRules() float64 { return f.least(minRules) / f.Unit }

// MinPrompt returns the smallest size of letters of prompts and questions, in units.
func (f Fit) MinPrompt() float64 { return f.least(minPrompt) / f.Unit }

// least returns a minimum size of letters, in pixels. A larger size asks for the letters of a window
// with fewer lines, enlarged to this one. From 720 lines on, letters need no more of the stage.
func (f Fit) least(of [2]float64) float64 {
	all := f.whole() * StageHeight
	lines := all
	if larger := f.larger(); larger > 1 {
		lines = math.Min(all, math.Max(math.Min(all, 1080)/larger, 720))
	}
	size := of[0]*math.Min(1, lines/720) + (of[1]-of[0])*Clamp((lines-720)/360)
	if lines > 1080 {
		size = of[1] * lines / 1080
	}
	return size * all / lines
}

// larger returns Larger, or 1 if none is set.
func (f Fit) larger() float64 { return math.Max(1, f.Larger) }

// Folds reports whether everything is so large that a table moves what is only news behind a click.
func (f Fit) Folds() bool { return f.larger() >= foldsFrom-1e-9 }

// Folded returns how far the size is from the one at which a table folds, which is 0, to the largest, 1.
func (f Fit) Folded() float64 { return Clamp((f.larger() - foldsFrom) / (MaxScale - foldsFrom)) }

// foldsFrom is the scale from which on a table folds.
const foldsFrom = 1.25

// MinTarget returns the least width and height of a click target, in units. It is 44 pixels, or as
// many more as everything is larger, up to MostTarget.
func (f Fit) MinTarget() float64 {
	return math.Min(MostTarget, 44*f.larger()/math.Max(f.Unit, minUnit))
}

// Letters returns the color of letters in it: usually the same, see [pen.Pen.Letters].
func (f Fit) Letters(c color.NRGBA) color.NRGBA {
	if f.Contrast {
		return pen.StrongLetters(c)
	}
	return c
}

// Slab returns the color of a block under paper-colored letters or, if it is light, dark ones: usually the
// same, see [pen.Pen.Slab].
func (f Fit) Slab(c color.NRGBA) color.NRGBA {
	if f.Contrast {
		return pen.StrongSlab(c)
	}
	return c
}

// Print returns how cards are printed for the window.
func (f Fit) Print() art.Press {
	return art.Press{Text: f.TextScale, Min: f.least(minRules), Contrast: f.Contrast}
}
