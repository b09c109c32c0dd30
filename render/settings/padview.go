package settings

import (
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui"
	"lineup/render/ui/action"

	"github.com/hajimehoshi/ebiten/v2"
)

// padView is what is known of the gamepad.
type padView struct {
	plugged bool
	held    ui.PadButtons
}

// padHeld notes which buttons of the gamepad are held, so that the picture lights them.
func (s *Screen) padHeld(p *ui.Pointer) { s.pad = padView{p.Pad.Plugs, p.Pad.Held} }

// padButton is a button in the picture of a gamepad: its place and half its size.
type padButton struct {
	button  ebiten.StandardGamepadButton
	x, y, r float64
}

// padButtons are the buttons in the picture, which is 520 by 330 units around the origin.
var padButtons = []padButton{
	{ebiten.StandardGamepadButtonRightTop, 128, -88, 22}, {ebiten.StandardGamepadButtonRightRight, 170, -46, 22},
	{ebiten.StandardGamepadButtonRightBottom, 128, -4, 22}, {ebiten.StandardGamepadButtonRightLeft, 86, -46, 22},
	{ebiten.StandardGamepadButtonCenterLeft, -36, -60, 17}, {ebiten.StandardGamepadButtonCenterRight, 36, -60, 17},
	{ebiten.StandardGamepadButtonLeftStick, -128, -46, 30}, {ebiten.StandardGamepadButtonRightStick, 62, 34, 30},
	{ebiten.StandardGamepadButtonFrontTopLeft, -118, -138, 20}, {ebiten.StandardGamepadButtonFrontTopRight, 118, -138, 20},
	{ebiten.StandardGamepadButtonFrontBottomLeft, -172, -128, 20}, {ebiten.StandardGamepadButtonFrontBottomRight, 172, -128, 20},
}

var (
	padBody  = pen.MustPath("M-120 -124 H120 Q196 -124 214 -40 Q238 66 236 120 Q232 168 190 166 Q160 162 128 104 Q112 78 84 78 H-84 Q-112 78 -128 104 Q-160 162 -190 166 Q-232 168 -236 120 Q-238 66 -214 -40 Q-196 -124 -120 -124 Z")
	padCross = pen.MustPath("M-12.6 -36.8 H12.6 V-12.6 H36.8 V12.6 H12.6 V36.8 H-12.6 V12.6 H-36.8 V-12.6 H-12.6 Z")
	crossArm = pen.MustPath("M-8 -20 L0 -34 L8 -20 Z")
)

// padDark and padBlue are the colors of a gamepad.
var padDark, padBlue = pen.RGB(0x1a2650), pen.RGB(0x3d5fb8)

// previewPad shows a gamepad, with the buttons that are held lit, and what its buttons do.
func (s *Screen) previewPad(c *ui.Canvas, in ui.Box) {
	c.Panel(in, pen.CanDo)
	head := ui.Display(34, pen.Paper)
	c.Label("GAMEPAD", in.X+24, in.Y+52, in.W-48, head, pen.Left)
	words := "not plugged in"
	if s.pad.plugged {
		words = "plugged in"
	}
	c.Line(words, in.X+24+c.TextWidth("GAMEPAD", head)+18, in.Y+50, in.W/2, 40, ui.Body(ui.MinMenu, pen.SoftPaper), pen.Left)
	list := in.Inset(20, 0)
	list.Y, list.H = in.Y+80, in.H-90
	if k := (in.W - 60) / 520; in.H > 560 && 25*min(k, 1) >= c.MinPrompt() {
		k = min(k, 1)
		high := 330 * k
		at := ui.BoxAt(in.X+in.W/2-260*k, in.Y+84, 520*k, high)
		held, set := s.pad.held, s.needs.Settings
		kind := set.Pad
		c.Part(gallery.Key{Name: "gamepad", N: int(held)<<3 + int(kind)}, at, 20, func(p pen.Pen) { drawPad(p.At(at.W/2, at.H/2, k), set, held) })
		list.Y, list.H = at.Y+high+16, in.Y+in.H-10-at.Y-high-16
	}
	s.drawPadList(c, list)
}

// drawPad draws a gamepad around the origin.
func drawPad(p pen.Pen, set *ui.Settings, held ui.PadButtons) {
	p.At(10, 18, 1).Fill(padBody, pen.Fade(pen.Ink, 0.55))
	p.At(0, 10, 1).Stroke(padBody, 12, pen.Ink)
	p.At(0, 10, 1).Fill(padBody, padDark)
	p.Stroke(padBody, 12, pen.Ink)
	p.Fill(padBody, padBlue)
	p.Atop(padBody, func(p pen.Pen) {
		p.Dots(pen.Screen{X: -250, Y: -140, W: 500, H: 320, Pitch: 11, Colour: pen.RGB(0x1b2f78)})
		p.Fill(pen.Ellipse(0, -132, 240, 56), pen.Fade(pen.White, 0.14))
	})
	cross := p.At(-62, 34, 1)
	cross.Stroke(padCross, 9, pen.Ink)
	cross.Fill(padCross, pen.RGB(0xdde3f2))
	for i, b := range []ebiten.StandardGamepadButton{ebiten.StandardGamepadButtonLeftTop, ebiten.StandardGamepadButtonLeftRight, ebiten.StandardGamepadButtonLeftBottom, ebiten.StandardGamepadButtonLeftLeft} {
		arm := pen.Ink
		if held.Has(b) {
			arm = pen.CanDo
			cross.Turned(float64(i)*1.5708).Stroke(crossArm, 8, pen.Ink)
		}
		cross.Turned(float64(i)*1.5708).Fill(crossArm, arm)
	}
	for _, b := range padButtons {
		if held.Has(b.button) {
			o := pen.Circle(b.x, b.y, b.r+9)
			p.Stroke(o, 6, pen.Ink)
			p.Fill(o, pen.CanDo)
		}
		g := set.PadGlyph(action.Of(action.KeyOf(b.button)))
		chrome.DrawGlyph(p, g, b.x-chrome.GlyphWidth(g, 2*b.r)/2, b.y, 2*b.r)
	}
}

// drawPadList lists what the buttons do in the chosen place and everywhere.
func (s *Screen) drawPadList(c *ui.Canvas, in ui.Box) {
	st := c.Scaled(ui.Body(ui.MinMenu, pen.Paper))
	high := keyHigh(c.Fit)
	pitch, wide := high+12, in.W/2
	if c.TextScale > 1.2 {
		wide = in.W
	}
	x, y := in.X, in.Y+pitch/2
	keys := &s.needs.Settings.Keys
	for _, b := range padButtons {
		k := action.Of(action.KeyOf(b.button))
		a := s.padDoes(keys, k)
		if a == action.None {
			continue
		}
		if y+high/2 > in.Y+in.H {
			x, y = x+wide, in.Y+pitch/2
			if x+wide > in.X+in.W+1 {
				return
			}
		}
		w := c.DrawGlyph(c.GlyphOf(k), x, y, high)
		c.TextWithin(capital(a.Label()), x+max(w, high*1.3)+10, y+st.Size*0.35, wide-max(w, high*1.3)-16, st)
		y += pitch
	}
}

// padDoes returns the action of a button in the chosen place, or else everywhere.
func (s *Screen) padDoes(keys *action.Bindings, k action.Chord) action.Action {
	for _, p := range [...]int{s.controls.place, 0} {
		for _, a := range action.In(action.Places[p].Place) {
			if keys.Does(a, k) {
				return a
			}
		}
	}
	return action.None
}
