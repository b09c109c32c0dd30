package art

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/pen"
)

// Burst returns an irregular star with an ink outline and an offset shadow, such
// as the one the Power stands in. It is size pixels square, its middle is the
// star's, and the flat part inside reaches 0.3 of the size from the middle.
func (p *Painter) Burst(size int, c color.NRGBA) *ebiten.Image {
	return p.part(part{name: partBurst, w: size, a: c}, func() Sprite {
		return Sprite{Image: bake(size, size, float64(size)/260, func(p pen.Pen) {
			star := pen.Burst(130, 130, 112, 78, 14, 0.1, 0.07, 5)
			p.At(6, 8, 1).Stroke(star, 7, pen.Fade(pen.Ink, 0.45))
			p.At(6, 8, 1).Fill(star, pen.Fade(pen.Ink, 0.45))
			p.Fill(star, c)
			light := pen.Burst(130, 130, 98, 67, 14, 0.1, 0.07, 5)
			p.Stroke(light, 3, pen.Fade(pen.White, 0.55))
			p.Stroke(star, 7, pen.Ink)
		})}
	}).Image
}

// AttackBurst returns the red flash of an attack, size pixels square: a wild star
// around a hotter one, with ink splinters flying off.
func (p *Painter) AttackBurst(size int) *ebiten.Image {
	return p.part(part{name: partAttack, w: size}, func() Sprite {
		return Sprite{Image: bake(size, size, float64(size)/260, func(p pen.Pen) {
			outer := pen.Burst(130, 130, 118, 62, 13, 0.3, 0.10, 11)
			p.Fill(outer, pen.Danger)
			p.Stroke(outer, 6, pen.Ink)
			p.Fill(pen.Burst(130, 130, 80, 42, 11, 0.1, 0.12, 7), pen.CanDo)
			p.Fill(pen.Burst(130, 130, 48, 26, 9, 0.5, 0.12, 3), pen.White)
			for i := range 9 {
				s := p.At(130, 130, 1).Turned(float64(i)*0.698 + 0.35)
				far := 96 + 26*pen.Noise(4, i)
				s.Fill(pen.Polygon(far-22, -3, far, 0, far-22, 3), pen.Ink)
			}
		})}
	}).Image
}

// Streak returns the trail of an attack in flight, pointing right: length by
// thickness pixels, fading out to the left.
func (p *Painter) Streak(length, thickness int) *ebiten.Image {
	return p.part(part{name: partStreak, w: length, h: thickness}, func() Sprite {
		unit := float64(thickness) / 40
		far := float64(length) / unit
		return Sprite{Image: bake(length, thickness, unit, func(p pen.Pen) {
			p.Fill(pen.Polygon(0, 20, far*0.55, 3, far-3, 20, far*0.55, 37), pen.Ink)
			p.Fill(pen.Polygon(far*0.06, 20, far*0.56, 8, far-12, 20, far*0.56, 32), pen.Danger)
			p.Fill(pen.Polygon(far*0.28, 20, far*0.62, 13, far-24, 20, far*0.62, 27), pen.CanDo)
			p.Fill(pen.Polygon(far*0.5, 20, far*0.68, 17, far-34, 20, far*0.68, 23), pen.White)
			// Gaps in the tail, as a brush leaves them.
			for i := range 3 {
				y := 11 + 9*float64(i)
				p.Stroke(pen.Outline{pen.MoveTo(far*0.1, y), pen.LineTo(far*(0.3+0.1*pen.Noise(9, i)), y)}, 1.6, pen.Fade(pen.White, 0.5))
			}
		})}
	}).Image
}
