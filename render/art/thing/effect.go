package thing

import (
	"math"

	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// effectEasel is the easel for the effects of one picture.
type effectEasel struct {
	easel
	seed uint32
	// apart is how far from the middle small things stay, to keep off the subject.
	apart float64
	// faceFree is set if there is a face that no effect may cover.
	faceFree bool
}

// noise returns a number from 0 to 1. Each row is a separate series of numbers.
func (a effectEasel) noise(row uint32, i int) float64 { return pen.Noise(a.seed*13+row, i) }

// over returns the i-th number of a row, scaled to low through high.
func (a effectEasel) over(low, high float64, row uint32, i int) float64 {
	return low + (high-low)*a.noise(row, i)
}

// aside returns x, moved away from the middle if it is too near.
func (a effectEasel) aside(x float64) float64 {
	if math.Abs(x) >= a.apart {
		return x
	}
	return x + math.Copysign(a.apart+6, x)
}

// beside returns the position of the i-th of n small things. They alternate between right and left
// of the middle, each in its own band to avoid crowding.
func (a effectEasel) beside(i, n int) (x, y float64) {
	x = a.over(a.apart+6, 120, 0, i)
	if i%2 == 1 {
		x = -x
	}
	return x, -78 + 152*(float64(i)+0.9*a.noise(1, i))/float64(n)
}

// near reports whether x is in front of the middle.
func (a effectEasel) near(x float64) bool { return math.Abs(x) < a.apart }

var effects = [picture.NumEffects]func(effectEasel){
	picture.Snow:         effectEasel.snow,
	picture.Embers:       effectEasel.embers,
	picture.Bubbles:      effectEasel.bubbles,
	picture.LeavesEffect: effectEasel.leaves,
	picture.Rain:         effectEasel.rain,
	picture.Sparks:       effectEasel.sparks,
	picture.Bolts:        effectEasel.bolts,
	picture.Kirby:        effectEasel.crackle,
	picture.SpeedEffect:  effectEasel.speed,
	picture.Birds:        effectEasel.birds,
	picture.Smoke:        effectEasel.smoke,
	picture.WaveEffect:   effectEasel.wave,
	picture.CardsEffect:  effectEasel.cards,
	picture.Shards:       effectEasel.shards,
	picture.Ricochet:     effectEasel.ricochet,
	picture.Questions:    effectEasel.questions,
	picture.Drips:        effectEasel.drips,
	picture.Swirl:        effectEasel.swirl,
	picture.Boom:         effectEasel.boom,
	picture.Fishes:       effectEasel.fishes,
	picture.Hearts:       effectEasel.hearts,
	picture.Papers:       effectEasel.papers,
	picture.Rings:        effectEasel.rings,
}

// Effect draws a visual effect in the air in front of a picture's subject. With faceFree set, most
// effects leave a face in the middle uncovered.
func Effect(p pen.Pen, e picture.VisualEffect, seed int, faceFree bool, q ink.Palette) {
	if e >= picture.NumEffects || effects[e] == nil {
		return
	}
	a := effectEasel{easel: easel{Pen: p, q: q}, seed: uint32(seed), apart: 50, faceFree: faceFree}
	if faceFree {
		a.apart = 62
	}
	effects[e](a)
}
