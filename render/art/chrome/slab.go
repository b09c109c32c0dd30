// Package chrome draws everything around the cards: buttons, panels, labels, the marks of Attacks,
// the roof the table is on, and the city behind it.
package chrome

import (
	"image/color"
	"math"

	"lineup/render/art/pen"
)

// The colors of controls and panels, besides those of package pen.
var (
	RedEnd    = pen.RGB(0xe03a30) // END TURN and other buttons that end something
	BlueSteel = pen.RGB(0x24407f) // the usual button
	BlueBig   = pen.RGB(0x2a5fd0) // the button most players want
	BlueDim   = pen.RGB(0x18264f) // a seldom-wanted button
	Good      = pen.RGB(0x1690b8) // a helpful answer
	Bad       = pen.RGB(0xc2241f) // a costly answer
	Fiery     = pen.RGB(0xd2601c) // a destroying answer
	Slate     = pen.RGB(0x111936) // the ground of panels
	Bar       = pen.RGB(0x141a30) // the ground of lines of text
	Magenta   = pen.RGB(0xf0609f) // Super-Villains
	CardEdge  = pen.RGB(0xe9dcc0) // the cardboard that cards are made of
)

// Slanted returns the outline of a block that leans to the right.
func Slanted(w, h, lean float64) pen.Outline { return pen.Polygon(lean, 0, w, 0, w-lean, h, 0, h) }

// DrawSlab draws a thick block: its side below, its ink contour, and its face.
func DrawSlab(p pen.Pen, o pen.Outline, c color.NRGBA, depth int, line float64) {
	c = p.Slab(c)
	side := pen.Mix(c, pen.Ink, 0.6)
	for i := depth; i > 0; i-- {
		q := p.At(0, float64(i), 1)
		q.Stroke(o, line, pen.Ink)
		q.Fill(o, side)
	}
	p.Stroke(o, line, pen.Ink)
	p.Fill(o, c)
}

// KeyLine draws the bright line that surrounds a block in high contrast, below its contour. Line is the
// width of the contour.
func KeyLine(p pen.Pen, o pen.Outline, line float64) {
	if p.HighContrast() {
		p.Stroke(o, line+keyLine, pen.Paper)
	}
}

// keyLine is the width of such lines at both sides of a contour.
const keyLine = 6.0

// strongContour is the width of the contour of labels in high contrast, half of which is outside the letters.
const strongContour = 8.0

// DrawLabel draws display letters with a soft ink edge below them. In high contrast they have a contour, because their
// ground may be of any color.
func DrawLabel(p pen.Pen, s string, x, y float64, st pen.Style, align pen.Align) {
	st.Colour = p.Letters(st.Colour)
	p.Tell(s, x, y, st, align, 1)
	ink := st
	ink.Colour = pen.Ink
	o := pen.Lettering(s, x, y, ink, align)
	if p.HighContrast() {
		p.Stroke(o, strongContour, p.Under(pen.Ink, st.Colour))
	}
	for _, d := range [...][2]float64{{0, 2}, {1, 1}, {-1, 1}} {
		p.At(d[0], d[1], 1).Fill(o, pen.Ink)
	}
	p.Fill(o, st.Colour)
}

// Edge describes the edge of display letters: the color and width of the contour, and the color and
// depth of the side.
type Edge struct {
	Colour color.NRGBA
	Width  float64
	Depth  int
	Side   color.NRGBA
}

// DrawOutlined draws display letters with a contour and, if the depth is not 0, a solid side.
func DrawOutlined(p pen.Pen, s string, x, y float64, st pen.Style, align pen.Align, e Edge) {
	st.Colour = p.Letters(st.Colour)
	e.Colour = p.Under(e.Colour, st.Colour)
	p.Tell(s, x, y, st, align, 1)
	o := pen.Lettering(s, x, y, st, align)
	layer := func(down float64, c color.NRGBA) {
		q := p.At(0.75*down, down, 1)
		q.Stroke(o, e.Width, c)
		q.Fill(o, c)
	}
	// A contour is slow to paint. A wide one covers the gap to the next layer of the side.
	for down, step := float64(e.Depth), math.Max(1, e.Width/8); down > 0; down -= step {
		layer(down, e.Side)
	}
	layer(0, e.Colour)
	p.Fill(o, st.Colour)
}

// callStyle is the style of the words on a tab.
var callStyle = pen.Style{Font: pen.Display, Size: 23, Tracking: 1.5, Colour: pen.Ink}

// CallHalf returns half the width of a tab with some words, without its outline.
func CallHalf(words string) float64 { return pen.Measure(words, callStyle)/2 + 14 }

// DrawCall draws the tab that says what a click on the object below does. Its point is at (x, y).
func DrawCall(p pen.Pen, words string, x, y float64, c color.NRGBA) {
	st, half := callStyle, CallHalf(words)
	p = p.At(x, y-33, 1)
	o := pen.Polygon(-half, 0, half, 0, half, 22, 12, 22, 0, 33, -12, 22, -half, 22)
	p.At(3, 5, 1).Fill(o, pen.Fade(pen.Ink, 0.5))
	KeyLine(p, o, 6)
	p.Stroke(o, 6, pen.Ink)
	p.Fill(o, p.Under(c, st.Colour))
	p.Text(words, 0, 20, st, pen.Centre)
}

// DrawTag draws a small slanted block of text with its middle left at (x, y), and returns its
// width.
func DrawTag(p pen.Pen, words string, x, y, size float64, c, ink color.NRGBA) float64 {
	st := pen.Style{Font: pen.Display, Size: size, Tracking: 1, Colour: ink}
	w := pen.Measure(words, st) + 24
	p = p.At(x, y, 1)
	o := pen.Polygon(5, -size*0.72, w+4, -size*0.72, w-4, size*0.62, -5, size*0.62)
	p.At(3, 5, 1).Fill(o, pen.Fade(pen.Ink, 0.5))
	p.Stroke(o, 6, pen.Ink)
	p.Fill(o, p.Under(c, ink))
	p.Text(words, 12, size*0.33, st, pen.Left)
	return w
}

// DrawMask draws the mark of a Super-Villain, a horned mask, around the origin.
func DrawMask(p pen.Pen, c color.NRGBA) {
	p.Stroke(maskOutline, 5, pen.Ink)
	p.Fill(maskOutline, c)
	p.Fill(maskEyes, pen.Ink)
}

var (
	maskOutline = pen.MustPath("M-12 -4 Q-20 -10 -19 -22 Q-13 -14 -6 -14 H6 Q13 -14 19 -22 Q20 -10 12 -4 Q14 8 6 14 L0 18 L-6 14 Q-14 8 -12 -4 Z")
	maskEyes    = pen.MustPath("M-9 -2 L-2 2 L-7 5 Z M9 -2 L2 2 L7 5 Z M-4 9 H4 L0 12 Z")
)

// DrawPanel draws the dark ground of a panel with an edge of light on top.
func DrawPanel(p pen.Pen, w, h float64, edge color.NRGBA) {
	o := pen.Rectangle(0, 0, w, h, 8)
	p.At(8, 12, 1).Fill(o, pen.Fade(pen.Ink, 0.55))
	KeyLine(p, o, 3)
	p.Stroke(o, 7, pen.Ink)
	p.Fill(o, p.Ground(Slate))
	if edge.A > 0 {
		p.Atop(o, func(p pen.Pen) { p.Fill(pen.Rectangle(0, 0, w, 6, 0), edge) })
	}
}

// DrawStarburst draws an irregular star for an announcement, around the origin.
func DrawStarburst(p pen.Pen, radius, hollow float64, points int, seed uint32, c, ray, dot color.NRGBA) {
	b := pen.Burst(0, 0, radius, hollow, points, 0.2, 0.13, seed)
	p.At(radius*0.035, radius*0.056, 1).Fill(b, pen.Fade(pen.Ink, 0.6))
	p.Stroke(b, 12, pen.Ink)
	p.Fill(b, c)
	p.Atop(b, func(p pen.Pen) {
		p.Wheel(0, 0, radius*1.5, 34, ray, pen.WheelOf{})
		p.Dots(pen.Screen{X: -radius * 1.15, Y: 0, W: radius * 2.3, H: radius * 1.08, Pitch: 11, Colour: dot})
	})
}

// DrawSlash draws three claw marks around the origin, about 380 units wide.
func DrawSlash(p pen.Pen, c color.NRGBA) {
	for _, m := range [...][2]float64{{-46, 150}, {0, 190}, {46, 150}} {
		y, l := m[0], m[1]
		mark := pen.Outline{
			pen.MoveTo(-l, y+10), pen.QuadTo(0, y-26, l, y-6), pen.QuadTo(l*0.3, y+10, -l, y+10), pen.ClosePath(),
		}
		p.Stroke(mark, 16, pen.Ink)
		p.Fill(mark, c)
		p.Fill(mark.Mapped(func(x, v float64) (float64, float64) { return x * 0.78, y - 1 + (v-y)*0.34 }), pen.Paper)
	}
}

// ButtonState is how the pointer interacts with a button.
type ButtonState uint8

// The states of buttons. Each differs in more than color: hovered buttons have a bright rim,
// pressed ones sink onto their shadow, and disabled ones are flat.
const (
	ButtonNormal ButtonState = iota
	ButtonHover
	ButtonPressed
	ButtonDisabled
)

// ButtonLook is everything a button's picture depends on, apart from its size.
type ButtonLook struct {
	State ButtonState
	Label string
	Font  pen.Font // of the label
	Key   Glyph    // the key that presses it, or none
	Icon  Icon
	// KeyFirst is set if the key takes the place of the icon where there is no room for both.
	KeyFirst bool
	Ground   color.NRGBA
	Size     float64 // of the letters; 0 chooses it by the height
	Min      float64 // the minimum size of all letters
	Larger   float64 // how much larger letters may be if there is room, or 0 for the usual size
}

// grown returns the size of the letters of a button of w by h units, which is larger than a usual one
// where the button has room.
func (b *ButtonLook) grown(size, w, h float64) float64 {
	room := w - 2*Lean(h) - 12
	for at := min(size*b.Larger, h*0.5); at > size; at-- {
		wide := pen.Measure(b.Label, pen.Style{Font: b.Font, Size: at, Tracking: at * 0.04})
		if b.Icon != NoIcon {
			wide += 1.1 * at
		}
		if b.Key.Name != "" {
			wide += KeyRoom(b.Key, at, h, b.Min)
		}
		if wide <= room {
			return at
		}
	}
	return size
}

// Icon is a sign on a button.
type Icon uint8

// The signs.
const (
	NoIcon Icon = iota
	IconUndo
	IconRedo
	IconLog
	IconMenu
	IconDisplay
	IconMotion
	IconSound
	IconPlay
	IconData
	IconSettings
	IconControls
	IconAccess
	IconLeft
	IconRight
	IconDaily
	IconLibrary
	IconRules
	IconQuit
	numIcons
)

var iconOutlines = [numIcons]pen.Outline{
	IconUndo: pen.MustPath("M8 9 Q12 -8 -8 -6 M-2 -13 L-9 -6 L-2 1"),
	IconRedo: pen.MustPath("M-8 9 Q-12 -8 8 -6 M2 -13 L9 -6 L2 1"),
	IconLog:  pen.MustPath("M-9 -8 H9 M-9 0 H9 M-9 8 H4"),
	IconMenu: pen.MustPath("M-9 -9 H9 V9 H-9 Z M-9 -2 H9"),

	IconDisplay:  pen.MustPath("M-11 -9 H11 V5 H-11 Z M0 5 V10 M-6 11 H6"),
	IconMotion:   pen.MustPath("M-11 -6 H-3 M-12 0 H-5 M-11 6 H-3 M1 -9 L11 0 L1 9"),
	IconSound:    pen.MustPath("M-11 -4 H-6 L0 -10 V10 L-6 4 H-11 Z M5 -5 Q9 0 5 5 M9 -9 Q15 0 9 9"),
	IconPlay:     pen.MustPath("M-9 -10 H3 V8 H-9 Z M3 -6 L11 -3 L6 11 L-1 8"),
	IconData:     pen.MustPath("M-9 -10 H6 L10 -6 V10 H-10 V-10 M-5 -10 V-4 H4 V-10 M-5 10 V3 H5 V10"),
	IconSettings: pen.MustPath("M-12 -8 H12 M-12 0 H12 M-12 8 H12 M-5 -11 V-5 M6 -3 V3 M-1 5 V11"),
	IconControls: pen.MustPath("M-8 -7 H8 Q12 -7 13 3 Q13 9 9 8 L5 3 H-5 L-9 8 Q-13 9 -13 3 Q-12 -7 -8 -7 Z M-6 -4 V1 M-8.5 -1.5 H-3.5 M5 -3 H5.5 M8 -1 H8.5"),
	IconAccess:   pen.MustPath("M-13 0 Q0 -13 13 0 Q0 13 -13 0 Z M-3 0 Q-3 -4 0 -4 Q4 -4 4 0 Q4 4 0 4 Q-3 4 -3 0 Z"),
	IconLeft:     pen.MustPath("M5 -10 L-6 0 L5 10"),
	IconRight:    pen.MustPath("M-5 -10 L6 0 L-5 10"),
	IconDaily:    pen.MustPath("M-10 -8 H10 V10 H-10 Z M-10 -3 H10 M-5 -11 V-7 M5 -11 V-7 M-4 4 L-1 7 L5 1"),
	IconLibrary:  pen.MustPath("M0 -6 Q-5 -10 -12 -8 V8 Q-5 6 0 10 Q5 6 12 8 V-8 Q5 -10 0 -6 Z M0 -6 V10"),
	IconRules:    pen.MustPath("M-6 -5 Q-6 -11 0 -11 Q7 -11 6 -5 Q6 -2 2 0 Q0 1 0 4 M0 9.5 V10"),
	IconQuit:     pen.MustPath("M2 -6 V-10 H-10 V10 H2 V6 M-4 0 H11 M6 -5 L11 0 L6 5"),
}

// ButtonDepth returns the thickness of a button of that height, in units. Its side extends that far
// below it.
func ButtonDepth(h float64) int { return int(max(4, min(9, h*0.11))) }

// DrawButton draws a button of w by h units.
func DrawButton(p pen.Pen, w, h float64, b ButtonLook) {
	lean, line := Lean(h), contour(h)
	o, depth := slabOf(w, h)
	ground, words := b.Ground, pen.Paper
	if pen.Luminance(ground) > 0.4 {
		words = pen.Ink
	}
	size := b.Size
	if size == 0 {
		size = max(20, min(58, h*0.56))
	}
	size = b.grown(size, w, h)
	if b.State == ButtonNormal || b.State == ButtonHover { // below the rim, which stays bright all around
		p.At(6, float64(depth+8), 1).Fill(o, pen.Fade(pen.Ink, 0.45))
	}
	switch b.State {
	case ButtonNormal:
		if words == pen.Paper {
			ground = glossy(p, ground, size)
		}
	case ButtonHover:
		DrawRim(p, w, h)
		if words == pen.Paper {
			ground = glossy(p, pen.Mix(ground, pen.White, 0.12), size)
		}
	case ButtonPressed:
		p = p.At(0, float64(depth), 1)
		depth = 0
		ground = pen.Mix(ground, pen.Ink, 0.25)
	case ButtonDisabled:
		p = p.At(0, float64(depth-2), 1)
		depth = 2
		ground = pen.Mix(pen.Mix(ground, grey(ground), 0.7), Bar, 0.5)
		words = pen.RGB(0xa9afc4)
		ground = until(ground, func(g color.NRGBA) bool { return pen.Contrast(words, g) > 1.1*readable })
	}
	if ground = p.Under(ground, words); b.State != ButtonDisabled && b.State != ButtonHover {
		KeyLine(p, o, line)
		KeyLine(p.At(0, float64(depth), 1), o, line)
	}
	DrawSlab(p, o, ground, depth, line)
	if b.State != ButtonDisabled {
		p.Atop(o, func(p pen.Pen) {
			if !p.HighContrast() {
				p.Fill(pen.Polygon(0, 0, w, 0, w, h*0.46, 0, h*0.58), pen.Fade(pen.White, gloss))
			}
			p.Fill(pen.Rectangle(0, 0, w, 3, 0), pen.Fade(pen.White, 0.45))
		})
	}
	st := pen.Style{Font: b.Font, Size: size, Tracking: size * 0.04, Colour: words}
	room := w - 2*lean - 12
	least := max(b.Min, min(size, max(18, size*0.6)))
	if b.KeyFirst && b.State != ButtonDisabled && b.Key.Name != "" && keyHeight(h, b.Min) <= h-6 {
		key := KeyRoom(b.Key, size, h, b.Min)
		if _, squeeze := besideKey(b.Label, b.keyed(w, h)-key, st, least); squeeze >= keySqueeze && pen.Measure(b.Label, st)+key+size*1.1 > room {
			b.Icon = NoIcon
		}
	}
	if b.Icon != NoIcon {
		room -= size * 1.1
	}
	st, squeeze := pen.Fit(b.Label, room, st, least)
	x := w / 2
	high, key := 0.0, 0.0 // of the key
	if b.State != ButtonDisabled && b.Key.Name != "" {
		high = keyHeight(h, b.Min)
		key = GlyphWidth(b.Key, high)
		label, wide := pen.Measure(b.Label, st)*squeeze, KeyRoom(b.Key, size, h, b.Min)
		switch {
		case high > h-6:
			key = 0 // there is no room for a key
		case label+wide > room:
			if b.Icon == NoIcon {
				room = b.keyed(w, h)
			}
			with, by := besideKey(b.Label, room-wide, st, least)
			if by < keySqueeze {
				key = 0
				break
			}
			st, squeeze = with, by
		}
		if key > 0 {
			x -= (key + size*keyGap) / 2
		}
	}
	if b.Icon != NoIcon {
		k := size / 30
		wide := pen.Measure(b.Label, st) * squeeze
		q := p.At(x-wide/2-st.Size*0.2, h/2, k)
		if b.Label == "" {
			q = p.At(w/2, h/2, k)
		}
		words := p.Letters(words)
		if words != pen.Ink {
			q.Stroke(iconOutlines[b.Icon], 8.5, pen.Ink)
		}
		q.Stroke(iconOutlines[b.Icon], 4, words)
		x += st.Size * 0.45
	}
	lines := []string{b.Label}
	if squeeze < minSqueeze {
		lines, st, squeeze = inTwo(b.Label, room+lean/2+6, st, h) // two lines need less of the room beside them
		x = w / 2
	}
	for i, l := range lines {
		y := h/2 + st.Size*0.35 + (float64(i)-float64(len(lines)-1)/2)*st.Size*0.94
		if words == pen.Ink {
			p.Condensed(l, x, y, st, pen.Centre, squeeze)
		} else {
			DrawLabel(p.At(x, y, 1).Stretched(squeeze, 1), l, 0, 0, st, pen.Centre)
		}
	}
	if key > 0 {
		DrawGlyph(p, b.Key, x+pen.Measure(b.Label, st)*squeeze/2+size*keyGap, h/2, high)
	}
}

// keyed returns the room for a label and its key on a button of w by h units, right up to its leaning sides.
func (b *ButtonLook) keyed(w, h float64) float64 { return w - Lean(h)*(1+keyHeight(h, b.Min)/h) - 8 }

// keySqueeze is the least width of letters beside a key, as a part of their normal width.
const keySqueeze = 0.9

// besideKey sets a label in the room that a key leaves. A smaller or slightly squeezed one may fit, but not a much
// smaller one: the squeeze is less than keySqueeze if it does not fit.
func besideKey(label string, room float64, st pen.Style, least float64) (_ pen.Style, squeeze float64) {
	return pen.Fit(label, room, st, max(least, st.Size*0.85))
}

// keyHeight returns the height of the key on a button of a height, with letters of at least a size.
func keyHeight(h, least float64) float64 { return max(least/0.62, 24, min(40, h*0.5)) }

// KeyRoom returns the width that a key takes on a button of height h, with letters of a size.
func KeyRoom(g Glyph, size, h, least float64) float64 {
	return GlyphWidth(g, keyHeight(h, least)) + size*keyGap
}

// keyGap is the distance of a key from the label of its button, in sizes of its letters.
const keyGap = 0.35

// RimMargin is how far a rim reaches beyond its button, in units.
const RimMargin = 22.0

// DrawRim draws a bright rim around a button of w by h units and its side.
func DrawRim(p pen.Pen, w, h float64) {
	o, depth := slabOf(w, h)
	for _, down := range []float64{0, float64(depth) / 2, float64(depth)} {
		p.At(0, down, 1).Stroke(o, contour(h)+p.Thick(9, 15), pen.CanDo)
	}
}

// DrawHalo draws a soft light around a button, and its rim.
func DrawHalo(p pen.Pen, w, h float64) {
	o, depth := slabOf(w, h)
	for i := 5.0; i > 0; i-- {
		p.At(0, float64(depth)/2, 1).Stroke(o, contour(h)+9+float64(depth)+5*i, pen.Fade(pen.CanDo, 0.12))
	}
	DrawRim(p, w, h)
}

// slabOf returns the face of a button of w by h units and the thickness of its slab.
func slabOf(w, h float64) (face pen.Outline, depth int) {
	return Slanted(w, h, Lean(h)), ButtonDepth(h)
}

// Lean returns how far a button of a height leans to the right, in units.
func Lean(h float64) float64 { return max(6, min(20, h*0.21)) }

// contour returns how thick the contour of a button of a height is.
func contour(h float64) float64 { return max(4, min(7, h*0.12)) }

// minSqueeze is the minimum width of letters relative to their height. A label that needs narrower
// ones is broken into two lines.
const minSqueeze = 0.8

// inTwo breaks a label that is too wide into two lines, as even as possible, if it has several
// words and there is room for two lines.
func inTwo(label string, room float64, st pen.Style, high float64) (lines []string, _ pen.Style, squeeze float64) {
	wide := pen.Measure(label, st)
	lines = []string{label}
	if 2*st.Size*0.94 <= high {
		for i, r := range label {
			if r != ' ' {
				continue
			}
			first, second := label[:i], label[i+1:]
			if w := max(pen.Measure(first, st), pen.Measure(second, st)); w < wide {
				lines, wide = []string{first, second}, w
			}
		}
	}
	return lines, st, min(1, room/wide)
}

// The minimum contrasts of paper-colored letters: the recommended 4.5, and 3 for large ones, plus a
// margin, because a ground is not always drawn exactly as given.
const readable, readableLarge = 4.6, 3.1

// LargeLetters is the size, in units, from which letters are large. Such letters have more than 23
// pixels in the smallest window.
const LargeLetters = 46.0

// Readable returns the ground, darkened just enough to make paper-colored letters readable.
func Readable(ground color.NRGBA) color.NRGBA {
	return until(ground, func(g color.NRGBA) bool { return pen.Contrast(pen.Paper, g) >= readable })
}

// Letters returns the color, changed just enough to make letters in it readable on a ground: toward
// ink on a light ground, and toward white on a dark one.
func Letters(c, ground color.NRGBA) color.NRGBA {
	toward := pen.White
	if pen.Luminance(ground) > 0.4 {
		toward = pen.Ink
	}
	return mixed(c, toward, func(l color.NRGBA) bool { return pen.Contrast(l, ground) >= readable })
}

// gloss is how strong the light on the upper half of a button is.
const gloss = 0.13

// glossy returns the ground of a button with letters of a size, darkened just enough to make
// paper-colored ones readable under the gloss.
func glossy(p pen.Pen, ground color.NRGBA, size float64) color.NRGBA {
	if p.HighContrast() {
		return ground // it has no gloss
	}
	enough := readable
	if size >= LargeLetters {
		enough = readableLarge
	}
	return until(ground, func(g color.NRGBA) bool { return pen.Contrast(pen.Paper, pen.Mix(g, pen.White, gloss)) >= enough })
}

// until returns the ground, darkened in steps until so reports true.
func until(ground color.NRGBA, so func(color.NRGBA) bool) color.NRGBA {
	return mixed(ground, pen.Ink, so)
}

// mixed returns the color, mixed in steps with another until so reports true.
func mixed(c, other color.NRGBA, so func(color.NRGBA) bool) color.NRGBA {
	out := c
	for t := 0.02; t < 1 && !so(out); t += 0.02 {
		out = pen.Mix(c, other, t)
	}
	return out
}

// grey returns the gray with the same brightness as the color.
func grey(c color.NRGBA) color.NRGBA {
	v := uint8(0.299*float64(c.R) + 0.587*float64(c.G) + 0.114*float64(c.B) + 0.5)
	return color.NRGBA{v, v, v, c.A}
}
