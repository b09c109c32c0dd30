package comic

import (
	"image/color"
	"math"

	"lineup/game/picture"
	"lineup/game/story"
	"lineup/render/art/figure"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
	"lineup/render/art/place"
	"lineup/render/art/scene"
	"lineup/render/art/thing"
	"lineup/render/art/town"
)

// DrawGround draws the background of a panel: its place and its giant. It extends Shift units
// beyond the panel's box.
func DrawGround(p pen.Pen, f *Panel) {
	q := palette(f.Frame)
	f.backdrop(p, q)
	if f.Frame.Fireworks {
		f.fireworks(p)
	}
	switch s := &f.Frame.Scene; s.Under {
	case picture.NoUnder:
	case picture.LedgeUnder: // it spans the panel
		k, own := f.wide()*1.1, f.unit()
		y := f.Box.Y + f.Box.H/2 + ledgeY*(own-k)
		place.Under(p.At(f.Box.X+f.Box.W/2, y, k), s.Under, scene.Middle(s.Subject), s.Seed, q)
	default:
		place.Under(f.own(p), s.Under, scene.Middle(s.Subject), s.Seed, q)
	}
	if g := f.Frame.Giant; g != nil {
		drawGiant(f.own(p), g, q)
	}
}

// ledgeY is the height of the top of a ledge on its stage.
const ledgeY = 58.0

// fireworks draws rockets that burst over the roofs.
func (f *Panel) fireworks(p pen.Pen) {
	for _, r := range [...]struct {
		x, y, r float64
		c       uint32
	}{{0.36, 0.14, 46, 0xffe14d}, {0.95, 0.34, 52, 0x8fe3ff}, {0.52, 0.30, 30, 0xff9ad0}, {0.72, 0.10, 28, 0xb6f06a}} {
		x, y := f.Box.X+f.Box.W*r.x, f.Box.Y+f.Box.H*r.y
		c := pen.RGB(r.c)
		var sparks pen.Outline
		for i := range 14 {
			sin, cos := math.Sincos(2 * math.Pi * float64(i) / 14)
			p.Stroke(pen.Open(x+r.r*0.35*cos, y+r.r*0.35*sin, x+r.r*cos, y+r.r*sin), 3.4, c)
			sparks = append(sparks, pen.Circle(x+r.r*1.18*cos, y+r.r*1.18*sin, 3)...)
		}
		p.Fill(sparks, c)
	}
}

// DrawActors draws everything in front of a panel's ground.
func DrawActors(p pen.Pen, f *Panel, team []picture.Figure) {
	q := palette(f.Frame)
	own := f.own(p)
	s := &f.Frame.Scene
	cast := func(back bool) {
		for i := range f.Frame.Cast {
			a := &f.Frame.Cast[i]
			if who, ok := a.Stands(team); ok && a.Back == back {
				scene.Subject(own, who, q)
			}
		}
	}
	for _, h := range f.Frame.Houses {
		damage, cold := h.Damage()
		drawSite(own.At(h.X, h.Y, or1(h.K)), town.SiteOf(&picture.Scene{Place: h.Where}), damage, cold)
	}
	cast(true)
	scene.Extras(own, s, false, q)
	scene.Subject(own, s.Subject, q)
	scene.Extras(own, s, true, q)
	cast(false)
	wide := f.wide()
	if s.Front != picture.NoFront {
		low := f.Box.Y + f.Box.H + Shift
		place.Front(p.At(f.Box.X+f.Box.W/2, low-frontLow*wide, wide), s.Front, s.Seed, q)
	}
	f.air(p, q)
	if f.Frame.Note != nil {
		drawNote(own, f.Frame.Note, q)
	}
}

// air draws the effects in the air of a panel. A wide panel gets several side by side, so they do
// not grow with the panel.
func (f *Panel) air(p pen.Pen, q ink.Palette) {
	s := &f.Frame.Scene
	_, face := s.Subject.(picture.Bust)
	n := math.Max(1, math.Round(f.Box.W/f.Box.H/1.5))
	w := f.Box.W / n
	k := math.Max(w/ink.StageWidth, f.Box.H/ink.StageHeight)
	for _, e := range append([]picture.VisualEffect{s.Effect}, s.More...) {
		if e == picture.NoEffect {
			continue
		}
		for i := range int(n) {
			thing.Effect(p.At(f.Box.X+w*(float64(i)+0.5), f.Box.Y+f.Box.H/2, k), e, s.Seed+5*i, face && n == 1, q)
		}
	}
	if f.Frame.Confetti {
		f.confetti(p)
	}
}

// confetti draws the confetti left over from a parade.
func (f *Panel) confetti(p pen.Pen) {
	colours := [...]uint32{0xff5fa8, 0xffe14d, 0x5ff2ff, 0xb6f06a}
	for i := range int(f.Box.W / 16) {
		x, y := f.Box.X+f.Box.W*pen.Noise(11, i), f.Box.Y+f.Box.H*(0.04+0.9*pen.Noise(12, i))
		p.At(x, y, 1).Turned(6*pen.Noise(13, i)).Fill(pen.Rectangle(-4, -2, 8, 4, 0), pen.Fade(pen.RGB(colours[i%len(colours)]), 0.95))
	}
}

// frontLow is the lowest height of the foreground's stage that is visible.
const frontLow = 92.0

// wide returns the unit of a stage that fills a panel and the margin around it.
func (f *Panel) wide() float64 {
	return math.Max((f.Box.W+2*Shift)/ink.StageWidth, (f.Box.H+2*Shift)/ink.StageHeight)
}

// drawGiant draws a giant. Of a giant in the shadow, only the outline and the eyes are visible.
func drawGiant(p pen.Pen, g *story.Rising, q ink.Palette) {
	who := g.Who
	if g.Shadow {
		dark := hexOf(pen.Mix(q.Dark, pen.Ink, 0.62))
		who.Suit, who.Trim, who.Glove, who.Boots, who.PanelColour, who.Belt = dark, dark, dark, dark, dark, 0
		who.Head.Shell, who.Head.Plate, who.Head.HairC, who.ShouldersC, who.BackC = dark, dark, dark, dark, dark
		who.BareArms, who.BareHands, who.BareChest = false, false, false
		if who.Cape.C != 0 {
			who.Cape.C = dark
		}
	}
	figure.DrawGiant(p.At(g.X, g.Y, 1), who, or1(g.K), q, thing.HeldBow)
}

func hexOf(c color.NRGBA) picture.Colour {
	return picture.Colour(c.R)<<16 | picture.Colour(c.G)<<8 | picture.Colour(c.B)
}

// drawNote draws a card with words on it and the hand that holds it up.
func drawNote(p pen.Pen, n *story.HeldNote, q ink.Palette) {
	p = p.At(n.X, n.Y, or1(n.K)).Turned(n.Turn)
	if n.Hand != 0 {
		hand(p, ink.Hex(n.Hand), q, false)
	}
	card := pen.Rectangle(-80, -54, 160, 108, 0)
	p.At(5, 6, 1).Fill(card, pen.Fade(pen.Ink, 0.6))
	p.Stroke(card, 6, pen.Ink)
	p.Fill(card, pen.Paper)
	p.Stroke(pen.Rectangle(-73, -47, 146, 94, 0), 1.6, pen.RGB(0xb08a2a))
	const best = 1
	sizes, high := make([]float64, len(n.Lines)), 0.0
	for i := range n.Lines {
		sizes[i] = 17
		if i == best {
			sizes[i] = 30
		}
		high += sizes[i]
	}
	y := -high / 2
	for i, l := range n.Lines {
		st := pen.Style{Font: pen.Display, Size: sizes[i], Tracking: 0.6, Colour: pen.RGB(0x6a3a8f)}
		if i == best {
			st.Colour = pen.Ink
		}
		y += sizes[i]
		p.Fitted(l, 0, y-sizes[i]*0.14, 136, st, 9, pen.Centre)
	}
	if n.Hand != 0 {
		hand(p, ink.Hex(n.Hand), q, true)
	}
}

// hand draws the glove that holds a note: its fingers behind the card, or its thumb in front of it.
func hand(p pen.Pen, c color.NRGBA, q ink.Palette, thumb bool) {
	p = p.At(8, 66, 1).Turned(-0.12)
	if thumb {
		ink.Lit(p, pen.Brush([]pen.Along{{X: 32, Y: 54, Width: 24}, {X: 34, Y: 24, Width: 20}, {X: 20, Y: 0, Width: 18}, {X: 6, Y: -16, Width: 15}}, 6, true),
			pen.Mix(c, pen.White, 0.06), q, 3.4, 5)
		return
	}
	ink.Lit(p, pen.Brush([]pen.Along{{X: -8, Y: 100, Width: 58}, {X: -2, Y: 56, Width: 50}, {X: 2, Y: 30, Width: 44}}, 6, true), c, q, 3.6, 8)
	for _, f := range [...][3]float64{{-26, -0.30, 52}, {-9, -0.08, 62}, {9, 0.10, 60}, {26, 0.26, 50}} {
		x, t, l := f[0], f[1], f[2]
		ink.Lit(p, pen.Brush([]pen.Along{{X: x * 0.8, Y: 34, Width: 17}, {X: x + t*14, Y: 34 - l*0.5, Width: 16}, {X: x + t*34, Y: 34 - l, Width: 14}}, 6, true), c, q, 3.2, 5)
	}
}
