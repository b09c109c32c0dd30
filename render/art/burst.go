package art

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
)

// Burst returns an irregular star with an ink outline and an offset shadow, such
// as the one the Power stands in. It is size pixels square, its middle is the
// star's, and the flat part inside reaches 0.3 of the size from the middle.
func (p *Painter) Burst(size int, c color.NRGBA) *ebiten.Image {
	return p.part(part{name: partBurst, w: size, a: c}, func() Sprite {
		return Sprite{Image: bake(size, size, float64(size)/260, func(p pen) {
			star := burst(130, 130, 112, 78, 14, 0.1, 0.07, 5)
			p.at(6, 8, 1).stroke(star, 7, Fade(Ink, 0.45))
			p.at(6, 8, 1).fill(star, Fade(Ink, 0.45))
			p.fill(star, c)
			light := burst(130, 130, 98, 67, 14, 0.1, 0.07, 5)
			p.stroke(light, 3, Fade(White, 0.55))
			p.stroke(star, 7, Ink)
		})}
	}).Image
}

// AttackBurst returns the red flash of an attack, size pixels square: a wild star
// around a hotter one, with ink splinters flying off.
func (p *Painter) AttackBurst(size int) *ebiten.Image {
	return p.part(part{name: partAttack, w: size}, func() Sprite {
		return Sprite{Image: bake(size, size, float64(size)/260, func(p pen) {
			outer := burst(130, 130, 118, 62, 13, 0.3, 0.10, 11)
			p.fill(outer, Danger)
			p.stroke(outer, 6, Ink)
			p.fill(burst(130, 130, 80, 42, 11, 0.1, 0.12, 7), CanDo)
			p.fill(burst(130, 130, 48, 26, 9, 0.5, 0.12, 3), White)
			for i := range 9 {
				s := p.at(130, 130, 1).turned(float64(i)*0.698 + 0.35)
				far := 96 + 26*noise(4, i)
				s.fill(polygon(far-22, -3, far, 0, far-22, 3), Ink)
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
		return Sprite{Image: bake(length, thickness, unit, func(p pen) {
			p.fill(polygon(0, 20, far*0.55, 3, far-3, 20, far*0.55, 37), Ink)
			p.fill(polygon(far*0.06, 20, far*0.56, 8, far-12, 20, far*0.56, 32), Danger)
			p.fill(polygon(far*0.28, 20, far*0.62, 13, far-24, 20, far*0.62, 27), CanDo)
			p.fill(polygon(far*0.5, 20, far*0.68, 17, far-34, 20, far*0.68, 23), White)
			// Gaps in the tail, as a brush leaves them.
			for i := range 3 {
				y := 11 + 9*float64(i)
				p.stroke(outline{{moveTo, [6]float64{far * 0.1, y}}, {lineTo, [6]float64{far * (0.3 + 0.1*noise(9, i)), y}}}, 1.6, Fade(White, 0.5))
			}
		})}
	}).Image
}
