package ui

import (
	"math"

	"lineup/render/art"
)

// Fit is how the stage lies in a window: the pixels of one unit and of its corner. What
// is left over around it belongs to the room of the table.
type Fit struct {
	Width, Height int // of the window, in pixels
	Unit          float64
	Left, Top     float64
	// TextScale is how much larger than usual sentences are, from 1 to 2.
	TextScale float64
}

// minUnit is the least that a unit shrinks to by a setting, in pixels: it is what a
// window of 720 lines has.
const minUnit = 720 / StageHeight

// FitInto returns how the stage fits into a window of so many pixels with usual settings.
func FitInto(width, height int) Fit { return (&Settings{}).Fit(width, height) }

// Fit returns how the stage fits into a window of so many pixels. All of it is always in
// the window: a scale of more than 1 has no room there, and one of less leaves more
// around the stage, as far as letters can be read.
func (s *Settings) Fit(width, height int) Fit {
	f := Fit{Width: width, Height: height, TextScale: 1}
	whole := math.Min(float64(width)/StageWidth, float64(height)/StageHeight)
	f.Unit = whole
	if s != nil {
		f.Unit = math.Min(whole, math.Max(whole*usual(s.Scale), minUnit))
		f.TextScale = usual(s.TextScale)
	}
	f.Left = math.Round((float64(width) - StageWidth*f.Unit) / 2)
	f.Top = math.Round((float64(height) - StageHeight*f.Unit) / 2)
	return f
}

// usual returns a scale, 1 where none is set.
func usual(scale float64) float64 {
	if scale == 0 {
		return 1
	}
	return scale
}

// Room returns all of the window, on the stage: it reaches beyond the stage where the window
// has another shape, or the stage is smaller than it could be.
func (f Fit) Room() Box {
	return Box{-f.Left / f.Unit, -f.Top / f.Unit, float64(f.Width) / f.Unit, float64(f.Height) / f.Unit}
}

// stage turns a place in pixels into one on the stage.
func (f Fit) stage(px, py float64) (x, y float64) {
	return (px - f.Left) / f.Unit, (py - f.Top) / f.Unit
}

// Pixels returns a length in whole pixels, at least one.
func (f Fit) Pixels(length float64) int { return max(1, int(math.Round(length*f.Unit))) }

// Letters are never smaller, in pixels, than the first of these in a window of 720 lines
// and the second in one of 1080. Windows of fewer lines, and of more, scale them with
// all else.
var (
	minRules  = [2]float64{art.MinRules, 15}
	minPrompt = [2]float64{16, 18}
)

// MinRules returns the smallest size of letters of rules, labels and captions, in units.
func (f Fit) MinRules() float64 { return f.least(minRules) / f.Unit }

// MinPrompt returns the smallest size of letters of prompts and questions, in units.
func (f Fit) MinPrompt() float64 { return f.least(minPrompt) / f.Unit }

func (f Fit) least(of [2]float64) float64 {
	lines := math.Min(float64(f.Height), float64(f.Width)*StageHeight/StageWidth)
	if lines > 1080 {
		return of[1] * lines / 1080
	}
	return of[0]*math.Min(1, lines/720) + (of[1]-of[0])*Clamp((lines-720)/360)
}

// MinTarget returns the least width and height of what is clicked, in units: 44 pixels.
func (f Fit) MinTarget() float64 { return 44 / math.Max(f.Unit, minUnit) }

// Print returns how cards are printed for the window.
func (f Fit) Print() art.Press { return art.Press{Text: f.TextScale, Min: f.least(minRules)} }
