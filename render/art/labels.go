package art

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/pen"
)

// labelKey is a line of text as it is baked: in white, to be tinted when drawn.
type labelKey struct {
	text     string
	font     pen.Font
	size     float64
	tracking float64
}

// Labels draws short lines of text from baked pictures. Drawing a line that was
// drawn before allocates nothing and costs one DrawImage call.
type Labels struct {
	cache  cache[labelKey]
	widths map[labelKey]float64
	op     ebiten.DrawImageOptions
}

// labelPixels bounds the baked lines: about 2,000 of 100 by 20 pixels.
const labelPixels = 4 << 20

// NewLabels returns an empty store of lines.
func NewLabels() *Labels {
	return &Labels{cache: newCache[labelKey](labelPixels), widths: map[labelKey]float64{}}
}

// Image returns the baked line in white; the sprite's origin is the left end of
// the baseline.
func (l *Labels) Image(s string, st pen.Style) Sprite {
	key := labelKey{s, st.Font, st.Size, st.Tracking}
	if sprite, ok := l.cache.get(key); ok {
		return sprite
	}
	left, above, below := math.Ceil(st.Size*0.1)+1, math.Ceil(st.Size), math.Ceil(st.Size*0.3)
	width := pen.Measure(s, st)
	st.Colour = pen.White
	picture := bake(int(math.Ceil(width+2*left)), int(above+below), 1, func(p pen.Pen) {
		p.Text(s, left, above, st, pen.Left)
	})
	return l.cache.put(key, Sprite{picture, -left, -above})
}

// Width returns the width of a line in pixels, measured once.
func (l *Labels) Width(s string, st pen.Style) float64 {
	key := labelKey{s, st.Font, st.Size, st.Tracking}
	if w, ok := l.widths[key]; ok {
		return w
	}
	if len(l.widths) > 4096 {
		clear(l.widths)
	}
	w := pen.Measure(s, st)
	l.widths[key] = w
	return w
}

// Draw draws a line with its baseline at y, moved to whole pixels so that it
// stays sharp.
func (l *Labels) Draw(dst *ebiten.Image, s string, x, y float64, st pen.Style, align pen.Align) {
	if s == "" {
		return
	}
	sprite := l.Image(s, st)
	l.op = ebiten.DrawImageOptions{}
	x += align.Start(l.Width(s, st))
	l.op.GeoM.Translate(math.Round(x)+sprite.X, math.Round(y)+sprite.Y)
	l.tint(st.Colour)
	dst.DrawImage(sprite.Image, &l.op)
}

// DrawScaled draws a line enlarged about the point (x, y) of its baseline, for
// numbers that swell and shrink.
func (l *Labels) DrawScaled(dst *ebiten.Image, s string, x, y float64, st pen.Style, align pen.Align, scale float64) {
	if s == "" {
		return
	}
	sprite := l.Image(s, st)
	l.op = ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	l.op.GeoM.Translate(sprite.X+align.Start(l.Width(s, st)), sprite.Y)
	l.op.GeoM.Scale(scale, scale)
	l.op.GeoM.Translate(x, y)
	l.tint(st.Colour)
	dst.DrawImage(sprite.Image, &l.op)
}

func (l *Labels) tint(c color.NRGBA) {
	a := float32(c.A) / 255
	l.op.ColorScale.Scale(float32(c.R)/255*a, float32(c.G)/255*a, float32(c.B)/255*a, a)
}
