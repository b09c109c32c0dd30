package gallery

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/pen"
)

// Labels draws short lines of text from painted pictures. Drawing a line again allocates nothing
// and costs one DrawImage call.
type Labels struct {
	painter *Painter
	widths  map[widthKey]float64
	op      ebiten.DrawImageOptions
}

type widthKey struct {
	text           string
	font           pen.Font
	face           pen.Face
	size, tracking float64
}

// NewLabels returns an empty set of labels that paints with p.
func NewLabels(p *Painter) *Labels {
	return &Labels{painter: p, widths: map[widthKey]float64{}}
}

// labelName is the name of the keys of lines.
const labelName = "label"

// Image returns a picture of the line in white, painted in this frame if it has time and otherwise
// in the background. Ok reports whether it is painted. The sprite's origin is the left end of the
// baseline.
func (l *Labels) Image(s string, st pen.Style) (sprite Sprite, ok bool) {
	key := Key{Name: labelName, Text: s, N: int(st.Font), Unit: st.Size, W: int(st.Tracking * 64)}
	left, above, below := math.Ceil(st.Size*0.1)+1, math.Ceil(st.Size), math.Ceil(st.Size*0.3)
	if sprite, ok := l.painter.Get(key); ok { // before allocating the closure
		sprite.X, sprite.Y = -left, -above
		return sprite, true
	}
	white := st
	white.Colour = pen.White
	sprite, ok = l.painter.InTime(key, 0, func() *image.RGBA {
		return pen.Paint(int(math.Ceil(pen.Measure(s, white)+2*left)), int(above+below), 1, func(p pen.Pen) { p.Text(s, left, above, white, pen.Left) })
	})
	sprite.X, sprite.Y = -left, -above
	return sprite, ok
}

// Width returns the width of a line in pixels. Each line is measured once.
func (l *Labels) Width(s string, st pen.Style) float64 {
	key := widthKey{s, st.Font, pen.UsedFace(), st.Size, st.Tracking}
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

// Draw draws a line with its baseline at y, rounded to whole pixels to keep it sharp. A line that is
// not painted yet is sketched.
func (l *Labels) Draw(dst *ebiten.Image, s string, x, y float64, st pen.Style, align pen.Align) {
	if s == "" {
		return
	}
	sprite, ok := l.Image(s, st)
	wide := l.Width(s, st)
	x += align.Start(wide)
	if !ok {
		if k := l.painter.sketcher.line(s, wide, st); k != nil && !l.painter.unseen {
			k.Draw(dst, math.Round(x), math.Round(y), 1)
		}
		return
	}
	l.op = ebiten.DrawImageOptions{}
	l.op.GeoM.Translate(math.Round(x)+sprite.X, math.Round(y)+sprite.Y)
	l.tint(st.Colour)
	dst.DrawImage(sprite.Image, &l.op)
}

func (l *Labels) tint(c color.NRGBA) {
	a := float32(c.A) / 255
	l.op.ColorScale.Scale(float32(c.R)/255*a, float32(c.G)/255*a, float32(c.B)/255*a, a)
}
