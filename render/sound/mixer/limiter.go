package mixer

import "math"

const (
	// ahead is how many frames the limiter looks ahead, and by which it is late.
	ahead = rate / 500
	// ceiling is the greatest sample, -2 dB of full scale. It leaves room for peaks between samples.
	ceiling = 0.794
)

// release is how fast the limiter lets go.
var release = 1 - math.Exp(-1/(0.12*rate))

// limiter keeps samples below the ceiling. It turns the volume down before a peak comes and up again
// slowly after it, so nothing is bent.
type limiter struct {
	delay [ahead][2]float64
	least [ahead]float64 // the gains that the delayed frames may have at most
	held  [ahead]float64 // the latest gains, before they are made smooth
	sum   float64        // of those
	at    int
	hold  float64
	quiet int // frames of silence that came in since the last sound
	empty bool
}

func (f *limiter) reset() {
	*f = limiter{hold: 1, sum: ahead, empty: true}
	for i := range f.least {
		f.least[i], f.held[i] = 1, 1
	}
}

// next takes a frame and returns an earlier one, limited.
func (f *limiter) next(l, r float64) (float64, float64) {
	peak, may := max(math.Abs(l), math.Abs(r)), 1.0
	if peak > ceiling {
		may = ceiling / peak
	}
	if f.quiet++; peak > 0 {
		f.quiet = 0
	}
	f.empty = f.quiet >= ahead
	out := f.delay[f.at]
	f.delay[f.at], f.least[f.at] = [2]float64{l, r}, may
	least := 1.0
	if may < f.hold || f.hold < 1 {
		for _, g := range f.least {
			least = min(least, g)
		}
	}
	if least < f.hold {
		f.hold = least
	} else {
		f.hold += (least - f.hold) * release
		if f.hold > 0.99999 {
			f.hold = 1
		}
	}
	f.sum += f.hold - f.held[f.at]
	f.held[f.at] = f.hold
	if f.at++; f.at == ahead {
		f.at, f.sum = 0, 0
		for _, g := range f.held {
			f.sum += g
		}
	}
	g := min(1, f.sum/ahead)
	return out[0] * g, out[1] * g
}
