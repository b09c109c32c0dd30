package chrome

import (
	"image/color"
	"math"

	"lineup/render/art/pen"
)

// GlyphSet is the look of the keys that screens name: caps of a keyboard, or the buttons of a kind of
// gamepad.
type GlyphSet uint8

// The sets.
const (
	KeyCaps GlyphSet = iota
	Xbox
	PlayStation
	Nintendo
	PlainPad // four dots, one of them lit
	numGlyphSets
)

// Glyph is a key or a button of a gamepad. Name is the name of the key in capitals, or that of the button
// on an Xbox pad. The zero value is none.
type Glyph struct {
	Set  GlyphSet
	Name string
}

// The names of crosses in which several arrows are lit.
const (
	WholeCross   = "Cross"
	UprightCross = "Up and Down"
	LevelCross   = "Left and Right"
)

// lit reports whether an arrow of the cross of a glyph is lit.
func (g Glyph) lit(arrow string) bool {
	switch g.Name {
	case WholeCross:
		return true
	case UprightCross:
		return arrow == "UP" || arrow == "DOWN"
	case LevelCross:
		return arrow == "LEFT" || arrow == "RIGHT"
	}
	return arrow == upper(g.Name)
}

// padWords are the words for the buttons of each kind of gamepad where they differ from those of an Xbox pad.
var padWords = [numGlyphSets]map[string]string{
	PlayStation: {"A": "Cross", "B": "Circle", "X": "Square", "Y": "Triangle", "LB": "L1", "RB": "R1", "LT": "L2", "RT": "R2", "View": "Create", "Menu": "Options", "L": "L3", "R": "R3", "Guide": "PS"},
	Nintendo:    {"A": "A", "B": "B", "X": "Y", "Y": "X", "LB": "L", "RB": "R", "LT": "ZL", "RT": "ZR", "View": "Minus", "Menu": "Plus", "L": "Left stick", "R": "Right stick", "Guide": "Home"},
	PlainPad:    {"A": "Lower button", "B": "Right button", "X": "Left button", "Y": "Upper button", "LB": "Left shoulder", "RB": "Right shoulder", "LT": "Left trigger", "RT": "Right trigger"},
	Xbox:        {"L": "Left stick", "R": "Right stick"},
}

// Stick reports whether it is a stick of a gamepad that is pressed.
func (g Glyph) Stick() bool { return g.shape() == stickShape }

// Word returns the name of the key or button in a sentence.
func (g Glyph) Word() string {
	if w := padWords[g.Set][g.Name]; w != "" {
		return w
	}
	return g.Name
}

// letters returns the letters on a shoulder, a trigger, or a round button.
func (g Glyph) letters() string {
	switch g.Set {
	case PlayStation, Nintendo:
		if w := padWords[g.Set][g.Name]; len(w) <= 2 {
			return w
		}
	case PlainPad:
		switch g.Name {
		case "LB", "LT":
			return "<<"
		case "RB", "RT":
			return ">>"
		}
	}
	return g.Name
}

// shape is the outline that a glyph has.
type shape uint8

const (
	capShape shape = iota
	roundShape
	shoulderShape
	stickShape
	pillShape
	crossShape
)

func (g Glyph) shape() shape {
	if g.Set == KeyCaps {
		return capShape
	}
	switch g.Name {
	case "A", "B", "X", "Y":
		return roundShape
	case "LB", "RB", "LT", "RT":
		return shoulderShape
	case "L", "R":
		return stickShape
	case "View", "Menu", "Guide":
		return pillShape
	}
	return crossShape
}

// capStyle is the style of the letters on a key cap of a height.
func capStyle(high float64) pen.Style {
	return pen.Style{Font: pen.Display, Size: high * 0.62, Tracking: 0.5, Colour: pen.Ink}
}

// GlyphWidth returns the width of a glyph of a height, or 0 for none.
func GlyphWidth(g Glyph, high float64) float64 {
	if g.Name == "" {
		return 0
	}
	switch g.shape() {
	case capShape:
		if _, arrow := arrows[g.Name]; arrow {
			return high
		}
		return max(high, pen.Measure(g.Name, capStyle(high))+high*0.56)
	case shoulderShape:
		return high * 1.3
	case pillShape:
		return high * 1.1
	default:
		return high
	}
}

// The colors of the four buttons.
var (
	xboxColours = map[string]color.NRGBA{"A": pen.RGB(0x38b257), "B": pen.RGB(0xe0473c), "X": pen.RGB(0x3f86e0), "Y": pen.RGB(0xf2b52a)}
	signColours = map[string]color.NRGBA{"A": pen.RGB(0x9cc0ff), "B": pen.RGB(0xff9a8f), "X": pen.RGB(0xf2a8e4), "Y": pen.RGB(0x86e8b8)}
	padDark     = pen.RGB(0x27315c)
	padGray     = pen.RGB(0x3a4468)
	padPale     = pen.RGB(0xdde3f2)
)

// signs are the signs of the four buttons on a PlayStation pad.
var signs = map[string]pen.Outline{
	"A": pen.MustPath("M-8 -8 L8 8 M8 -8 L-8 8"), "B": pen.Circle(0, 0, 9), "X": pen.Rectangle(-8, -8, 16, 16, 0), "Y": pen.Polygon(0, -10, 10, 7, -10, 7),
}

// arrows are how far an arrow that points up is turned for each arrow key.
var arrows = map[string]float64{"UP": 0, "RIGHT": math.Pi / 2, "DOWN": math.Pi, "LEFT": -math.Pi / 2}

var (
	arrowOutline = pen.Polygon(0, -9, 10, 8, -10, 8)
	crossOutline = pen.MustPath("M-5.5 -16 H5.5 V-5.5 H16 V5.5 H5.5 V16 H-5.5 V5.5 H-16 V-5.5 H-5.5 Z")
	crossPoint   = pen.MustPath("M-4.6 -8 L0 -14.5 L4.6 -8 Z")
	// places are the directions of the four buttons from their middle.
	places = map[string][2]float64{"A": {0, 1}, "B": {1, 0}, "X": {-1, 0}, "Y": {0, -1}}
)

// DrawGlyph draws a glyph of a height with its middle left at (x, y), and returns its width.
func DrawGlyph(p pen.Pen, g Glyph, x, y, high float64) float64 {
	w := GlyphWidth(g, high)
	if w == 0 {
		return 0
	}
	switch g.shape() {
	case capShape:
		drawCap(p.At(x, y, 1), g, w, high)
	case roundShape:
		drawRound(p.At(x+w/2, y, high/44), g)
	case shoulderShape:
		drawShoulder(p.At(x, y, high/44), g)
	case stickShape:
		q := p.At(x+w/2, y, high/44)
		q.Stroke(pen.Circle(0, 0, 20), 6, pen.Ink)
		q.Fill(pen.Circle(0, 0, 20), q.Under(padGray, pen.White))
		q.Fill(pen.Circle(0, 0, 14), q.Under(pen.RGB(0x55608c), pen.White))
		q.Text(g.Name, 0, 10, pen.Style{Font: pen.Display, Size: 28, Colour: pen.White}, pen.Centre)
	case pillShape:
		drawPill(p.At(x, y, high/44), g)
	case crossShape:
		q := p.At(x+w/2, y, high/36)
		q.Stroke(crossOutline, 6, pen.Ink)
		q.Fill(crossOutline, pen.RGB(0x5a6484))
		for name, turn := range arrows {
			c := pen.Mix(pen.White, pen.RGB(0x5a6484), 0.6)
			if g.lit(name) {
				c = pen.White
			}
			q.Turned(turn).Fill(crossPoint, c)
		}
	}
	return w
}

// upper returns a name of a direction in capitals.
func upper(name string) string {
	switch name {
	case "Up":
		return "UP"
	case "Down":
		return "DOWN"
	case "Left":
		return "LEFT"
	case "Right":
		return "RIGHT"
	}
	return name
}

// drawCap draws a key cap from the origin, which is its middle left.
func drawCap(p pen.Pen, g Glyph, w, high float64) {
	o := pen.Rectangle(0, -high/2, w, high-4, 6)
	p.At(0, 4, 1).Stroke(o, 5, pen.Ink)
	p.At(0, 4, 1).Fill(o, pen.Mix(pen.Paper, pen.Ink, 0.4))
	p.Stroke(o, 5, pen.Ink)
	p.Fill(o, pen.Paper)
	p.Fill(pen.Rectangle(3, 3-high/2, w-6, (high-4)*0.42, 4), pen.Fade(pen.White, 0.5))
	if turn, arrow := arrows[g.Name]; arrow {
		p.At(w/2, -2, high/44).Turned(turn).Fill(arrowOutline, pen.Ink)
		p.Tell(g.Name, w/2, 0, capStyle(high), pen.Centre, 1)
		return
	}
	st, down := capStyle(high), 0.35
	switch g.Name { // small signs are larger, in the middle of the cap
	case ",", ".", "'", "`", ";", "-":
		st.Size, down = st.Size*2, 0.14
		if g.Name == "'" || g.Name == "`" {
			down = 0.56
		}
	}
	p.Text(g.Name, w/2, -2+st.Size*down, st, pen.Centre)
}

// drawRound draws one of the four buttons around the origin, 44 units high.
func drawRound(p pen.Pen, g Glyph) {
	o := pen.Circle(0, 0, 20)
	letter := pen.Style{Font: pen.Display, Size: 32, Colour: pen.White}
	ground := padDark
	switch g.Set {
	case Xbox:
		ground, letter.Colour = xboxColours[g.Name], pen.Ink
	case Nintendo:
		ground, letter.Colour = pen.Paper, pen.Ink
	default: // a sign, not a letter
	}
	p.At(0, 3, 1).Stroke(o, 5, pen.Ink)
	p.Stroke(o, 6, pen.Ink)
	p.Fill(o, p.Under(ground, letter.Colour))
	switch g.Set {
	case PlayStation:
		p.Stroke(signs[g.Name], 3.6, signColours[g.Name])
	case PlainPad:
		for name, at := range places {
			r, c := 3.5, pen.RGB(0x8fa0d8)
			if name == g.Name {
				r, c = 6.6, pen.Gold
			}
			p.Fill(pen.Circle(at[0]*10, at[1]*10, r), c)
		}
	default:
		p.Fill(pen.Ellipse(0, -9, 13, 7), pen.Fade(pen.White, 0.28))
		p.Text(g.letters(), 0, 11.5, letter, pen.Centre)
	}
}

var (
	bumperOutline  = pen.MustPath("M0 17 V-4 Q0 -18 16 -18 H48 Q57 -18 57 -9 V17 Z")
	triggerOutline = pen.MustPath("M4 18 L0 -4 Q4 -20 22 -20 H35 Q53 -20 57 -4 L53 18 Z")
)

// drawShoulder draws a shoulder button or a trigger from the origin, which is its middle left.
func drawShoulder(p pen.Pen, g Glyph) {
	o := bumperOutline
	switch {
	case g.Name == "RB":
		o = o.Mapped(func(x, y float64) (float64, float64) { return 57 - x, y })
	case g.Name[1] == 'T':
		o = triggerOutline
	}
	p.At(0, 3, 1).Stroke(o, 5, pen.Ink)
	p.Stroke(o, 5, pen.Ink)
	p.Fill(o, padPale)
	p.Text(g.letters(), 28.5, 10.5, pen.Style{Font: pen.Display, Size: 28, Colour: pen.Ink}, pen.Centre)
}

// drawPill draws one of the buttons in the middle of a gamepad from the origin, which is its middle left.
func drawPill(p pen.Pen, g Glyph) {
	o := pen.Rectangle(0, -16, 48, 32, 16)
	p.Stroke(o, 6, pen.Ink)
	p.Fill(o, p.Under(padGray, pen.White))
	switch g.Name {
	case "Menu":
		for y := -7.0; y <= 7; y += 7 {
			p.Fill(pen.Rectangle(14, y-1.5, 20, 3, 1), pen.White)
		}
	case "View":
		p.Stroke(pen.Rectangle(14, -8, 12, 10, 0), 2.6, pen.White)
		p.Stroke(pen.Rectangle(21, -2, 12, 10, 0), 2.6, pen.White)
	default:
		p.Fill(pen.Circle(24, 0, 7), pen.White)
	}
}
