package ui

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/gallery"
	"lineup/render/art/pen"
)

// This file has the parts of a canvas that only effects need.

// Shifted draws with everything moved by an offset.
func (c *Canvas) Shifted(dx, dy float64, draw func()) {
	left, top := c.Left, c.Top
	c.Left += math.Round(dx * c.Unit)
	c.Top += math.Round(dy * c.Unit)
	draw()
	c.Left, c.Top = left, top
}

// Faded draws with an opacity from 0 to 1.
func (c *Canvas) Faded(alpha float64, draw func()) {
	faint := c.faint
	c.faint = 1 - (1-faint)*Clamp(alpha)
	draw()
	c.faint = faint
}

// PutTaller draws a picture with its corner at a place of the stage, stretched upward from a
// height. Taller is the added part of its height.
func (c *Canvas) PutTaller(s gallery.Sprite, x, y, from, taller float64) {
	c.op = ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	base := math.Round(from*c.Unit) + c.Top
	c.op.GeoM.Translate(math.Round(x*c.Unit)+c.Left+s.X, math.Round(y*c.Unit)+c.Top+s.Y-base)
	c.op.GeoM.Scale(1, 1+taller)
	c.op.GeoM.Translate(0, base)
	c.draw(s.Image)
}

// Wash covers the window with a color.
func (c *Canvas) Wash(with color.NRGBA, alpha float64) {
	if alpha <= 0 {
		return
	}
	if alpha == 1 {
		c.covers()
	}
	white := c.plainWhite()
	c.op = ebiten.DrawImageOptions{}
	c.op.GeoM.Scale(float64(c.Width)/3, float64(c.Height)/3)
	c.op.ColorScale.Scale(float32(with.R)/255, float32(with.G)/255, float32(with.B)/255, 1)
	c.op.ColorScale.ScaleAlpha(float32(alpha))
	c.draw(white)
}

func (c *Canvas) plainWhite() *ebiten.Image {
	if c.white == nil {
		c.white = ebiten.NewImage(3, 3)
		c.white.Fill(color.White)
	}
	return c.white
}

// Grown draws a picture that belongs in a box, scaled and turned around a point of the stage.
func (c *Canvas) Grown(s gallery.Sprite, b Box, x, y, scale, turn, alpha float64) {
	c.op = ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	c.op.GeoM.Translate((b.X-x)*c.Unit+s.X, (b.Y-y)*c.Unit+s.Y)
	c.op.GeoM.Scale(scale, scale)
	c.op.GeoM.Rotate(turn)
	c.op.GeoM.Translate(x*c.Unit+c.Left, y*c.Unit+c.Top)
	if alpha < 1 {
		c.op.ColorScale.ScaleAlpha(float32(alpha))
	}
	c.draw(s.Image)
}

// Overlay draws a picture of any size over the whole window, enlarged around its center.
func (c *Canvas) Overlay(picture *ebiten.Image, enlarged, alpha float64) {
	size := picture.Bounds().Size()
	c.op = ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	c.op.GeoM.Translate(-float64(size.X)/2, -float64(size.Y)/2)
	c.op.GeoM.Scale(enlarged*float64(c.Width)/float64(size.X), enlarged*float64(c.Height)/float64(size.Y))
	c.op.GeoM.Translate(float64(c.Width)/2, float64(c.Height)/2)
	c.op.ColorScale.ScaleAlpha(float32(alpha))
	c.draw(picture)
}

// PutPartly draws the part of a picture between two x coordinates of the stage.
func (c *Canvas) PutPartly(s gallery.Sprite, x, y, from, to, alpha float64) {
	size := s.Image.Bounds().Size()
	left := math.Round(x*c.Unit) + c.Left + s.X
	cut := func(at float64) int { return max(0, min(size.X, int(math.Round(at*c.Unit+c.Left-left)))) }
	a, b := cut(from), cut(to)
	if b <= a {
		return
	}
	part := s.Image
	if b-a < size.X {
		part = part.SubImage(image.Rect(a, 0, b, size.Y)).(*ebiten.Image)
	}
	c.op = ebiten.DrawImageOptions{}
	c.op.GeoM.Translate(left+float64(a), math.Round(y*c.Unit)+c.Top+s.Y)
	if alpha < 1 {
		c.op.ColorScale.ScaleAlpha(float32(alpha))
	}
	c.draw(part)
}

// PutAbove draws the part of a picture above a y coordinate of the stage, with its colors scaled by
// a tint.
func (c *Canvas) PutAbove(s gallery.Sprite, x, y, low float64, tint color.NRGBA, alpha float64) {
	size := s.Image.Bounds().Size()
	top := math.Round(y*c.Unit) + c.Top + s.Y
	h := max(0, min(size.Y, int(math.Round(low*c.Unit+c.Top-top))))
	if h == 0 {
		return
	}
	part := s.Image
	if h < size.Y {
		part = part.SubImage(image.Rect(0, 0, size.X, h)).(*ebiten.Image)
	}
	c.op = ebiten.DrawImageOptions{}
	c.op.GeoM.Translate(math.Round(x*c.Unit)+c.Left+s.X, top)
	c.op.ColorScale.Scale(float32(tint.R)/255, float32(tint.G)/255, float32(tint.B)/255, 1)
	if alpha < 1 {
		c.op.ColorScale.ScaleAlpha(float32(alpha))
	}
	c.draw(part)
}

// MakePart returns the picture that Part would draw.
func (c *Canvas) MakePart(key gallery.Key, b Box, margin float64, draw func(pen.Pen)) gallery.Sprite {
	return c.part(key, b, margin, draw)
}

// MakeSoon returns the picture that PartSoon would draw, and whether it is ready.
func (c *Canvas) MakeSoon(key gallery.Key, b Box, margin float64, draw func(pen.Pen)) (gallery.Sprite, bool) {
	key.W, key.H, key.Unit = c.Pixels(b.W), c.Pixels(b.H), c.Unit
	defer c.hear(key.Name, b, margin)()
	s, ok := c.Art.PartSoon(key, margin, draw)
	if !ok {
		c.coarse++
	}
	return s, ok
}

// MakeRough returns a picture of a part painted at a fraction of its size, as a stand-in for one
// that takes long to paint. PutRough draws it enlarged.
func (c *Canvas) MakeRough(key gallery.Key, b Box, by float64, draw func(pen.Pen)) gallery.Sprite {
	return c.Art.Part(c.rough(key, b, by), 0, draw)
}

// RoughAhead paints the picture of MakeRough in the background before it is needed.
func (c *Canvas) RoughAhead(key gallery.Key, b Box, by float64, draw func(pen.Pen)) {
	c.Art.PartAhead(c.rough(key, b, by), 0, draw)
}

// KeptRough returns the picture of MakeRough, if it is still kept.
func (c *Canvas) KeptRough(key gallery.Key, b Box, by float64) (gallery.Sprite, bool) {
	return c.Art.Get(c.rough(key, b, by))
}

func (c *Canvas) rough(key gallery.Key, b Box, by float64) gallery.Key {
	key.W, key.H, key.Unit = int(math.Ceil(float64(c.Pixels(b.W))/by)), int(math.Ceil(float64(c.Pixels(b.H))/by)), c.Unit/by
	return key
}

// PutRough draws a picture of MakeRough enlarged, with its colors scaled by a tint.
func (c *Canvas) PutRough(s gallery.Sprite, x, y, by float64, tint color.NRGBA, alpha float64) {
	c.op = ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	c.op.GeoM.Scale(by, by)
	c.op.GeoM.Translate(math.Round(x*c.Unit)+c.Left, math.Round(y*c.Unit)+c.Top)
	c.op.ColorScale.Scale(float32(tint.R)/255, float32(tint.G)/255, float32(tint.B)/255, 1)
	c.op.ColorScale.ScaleAlpha(float32(alpha))
	c.draw(s.Image)
}

// KeptPart returns the picture of a part drawn before, if it is still kept.
func (c *Canvas) KeptPart(key gallery.Key, b Box) (gallery.Sprite, bool) {
	key.W, key.H, key.Unit = c.Pixels(b.W), c.Pixels(b.H), c.Unit
	return c.Art.Get(key)
}

// PartAhead paints a part in the background before it is needed.
func (c *Canvas) PartAhead(key gallery.Key, b Box, margin float64, draw func(pen.Pen)) {
	key.W, key.H, key.Unit = c.Pixels(b.W), c.Pixels(b.H), c.Unit
	c.Art.PartAhead(key, margin, draw)
}

// shards is the number of pieces of a broken picture.
const shards = 12

// Shatter draws a picture that breaks into pieces, at a part t of the time. The pieces fly apart,
// turn and fade. The picture's corner is at (x, y), and the hit is at (hitX, hitY).
func (c *Canvas) Shatter(s gallery.Sprite, x, y, hitX, hitY, t float64) {
	size := s.Image.Bounds().Size()
	w, h := float64(size.X), float64(size.Y)
	left, top := x*c.Unit+c.Left+s.X, y*c.Unit+c.Top+s.Y
	cx, cy := hitX*c.Unit+c.Left-left, hitY*c.Unit+c.Top-top
	alpha := float32(Clamp((1 - t) / 0.5))
	fly := EaseOut(t) * 0.5 * h
	for i := range shards {
		ax, ay := aroundEdge(float64(i)/shards, w, h)
		bx, by := aroundEdge(float64(i+1)/shards, w, h)
		mx, my := (cx+ax+bx)/3, (cy+ay+by)/3
		away := math.Hypot(mx-cx, my-cy)
		k := fly * (0.6 + 0.8*pen.Noise(41, i)) / math.Max(away, 1)
		dx, dy := (mx-cx)*k, (my-cy)*k+t*t*0.35*h
		sin, cos := math.Sincos(t * (pen.Noise(42, i) - 0.5) * 3)
		shrink := 1 - 0.35*t
		for j, at := range [3][2]float64{{cx, cy}, {ax, ay}, {bx, by}} {
			u, v := (at[0]-mx)*shrink, (at[1]-my)*shrink
			c.corners[i*3+j] = ebiten.Vertex{
				DstX: float32(left + mx + dx + u*cos - v*sin), DstY: float32(top + my + dy + u*sin + v*cos),
				SrcX: float32(at[0]), SrcY: float32(at[1]),
				ColorR: alpha, ColorG: alpha, ColorB: alpha, ColorA: alpha,
			}
		}
	}
	c.triangles(s.Image, shards*3)
}

// aroundEdge returns the point at a part of the way around a rectangle. With twelve pieces the
// corners are among the points.
func aroundEdge(part, w, h float64) (x, y float64) {
	side := math.Mod(part, 1) * 4
	k := side - math.Floor(side)
	switch int(side) {
	case 0:
		return w * k, 0
	case 1:
		return w, h * k
	case 2:
		return w * (1 - k), h
	}
	return 0, h * (1 - k)
}

// Sheen draws light that runs once across a card, at a part t of the time.
func (c *Canvas) Sheen(p Pose, t float64) {
	w, h := p.W*c.Unit, p.Height()*c.Unit
	const lean = 0.5 // part of the height
	wide := 0.22 * w
	x := -wide - lean*h + (w+wide+lean*h)*t
	sin, cos := math.Sincos(p.Turn)
	const rows = 10
	n := 0
	for i := range rows + 1 { // in strips, cut off at the card's edges
		y := h * float64(i) / rows
		a := math.Max(0, math.Min(w, x+lean*(h-y)))
		b := math.Max(0, math.Min(w, x+lean*(h-y)+wide))
		for _, u := range [2]float64{a, b} {
			c.corners[n] = ebiten.Vertex{
				DstX: float32(p.X*c.Unit + c.Left + (u-w/2)*cos - (y-h/2)*sin),
				DstY: float32(p.Y*c.Unit + c.Top + (u-w/2)*sin + (y-h/2)*cos),
				SrcX: 1.5, SrcY: 1.5, ColorR: sheenLight, ColorG: sheenLight, ColorB: sheenLight, ColorA: sheenLight,
			}
			n++
		}
	}
	c.op = ebiten.DrawImageOptions{}
	for i := range rows {
		k := uint16(2 * i)
		c.order[i*6], c.order[i*6+1], c.order[i*6+2] = k, k+1, k+2
		c.order[i*6+3], c.order[i*6+4], c.order[i*6+5] = k+1, k+3, k+2
	}
	c.drawCorners(c.plainWhite(), n, rows*6)
}

// sheenLight is the brightness of the sheen.
const sheenLight = 0.2

// triangles draws pieces of a picture as triangles, three corners each.
func (c *Canvas) triangles(picture *ebiten.Image, n int) {
	for i := range n {
		c.order[i] = uint16(i)
	}
	c.drawCorners(picture, n, n)
}

func (c *Canvas) drawCorners(picture *ebiten.Image, corners, indices int) {
	c.triangleOp = ebiten.DrawTrianglesOptions{Filter: ebiten.FilterLinear, ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha}
	if c.faint > 0 {
		for i := range corners {
			v, k := &c.corners[i], float32(1-c.faint)
			v.ColorR, v.ColorG, v.ColorB, v.ColorA = v.ColorR*k, v.ColorG*k, v.ColorB*k, v.ColorA*k
		}
	}
	c.dst.DrawTriangles(c.corners[:corners], c.order[:indices], picture, &c.triangleOp)
	c.Quads++
}
