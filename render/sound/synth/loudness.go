package synth

import "math"

// Momentary returns the loudness of the loudest 400 ms of a stereo sound in LUFS, as ITU-R BS.1770
// defines it. A shorter sound counts as if silence followed.
func Momentary(l, r []float32, rate float64) float64 {
	const windows = 4 // of 100 ms
	hop := int(rate / 10)
	var recent [windows]float64
	most, n := 0.0, (len(l)+hop-1)/hop+windows
	shelfL, passL, shelfR, passR := shelf(rate), highPass(rate), shelf(rate), highPass(rate)
	for i := range n {
		sum := 0.0
		for k := i * hop; k < min((i+1)*hop, len(l)); k++ {
			a, b := passL.next(shelfL.next(float64(l[k]))), passR.next(shelfR.next(float64(r[k])))
			sum += a*a + b*b
		}
		recent[i%windows] = sum
		all := 0.0
		for _, s := range recent {
			all += s
		}
		most = max(most, all/float64(windows*hop))
	}
	return -0.691 + 10*math.Log10(most+1e-12)
}

// biquad is a filter of the second order.
type biquad struct{ b0, b1, b2, a1, a2, x1, x2, y1, y2 float64 }

func (f *biquad) next(x float64) float64 {
	y := f.b0*x + f.b1*f.x1 + f.b2*f.x2 - f.a1*f.y1 - f.a2*f.y2
	f.x2, f.x1, f.y2, f.y1 = f.x1, x, f.y1, y
	return y
}

// shelf returns the first filter of BS.1770, which raises high tones as a head does.
func shelf(rate float64) *biquad {
	const f0, gain, q = 1681.974450955533, 3.999843853973347, 0.7071752369554196
	k := math.Tan(math.Pi * f0 / rate)
	vh := math.Pow(10, gain/20)
	vb := math.Pow(vh, 0.4996667741545416)
	a0 := 1 + k/q + k*k
	return &biquad{b0: (vh + vb*k/q + k*k) / a0, b1: 2 * (k*k - vh) / a0, b2: (vh - vb*k/q + k*k) / a0, a1: 2 * (k*k - 1) / a0, a2: (1 - k/q + k*k) / a0}
}

// highPass returns the second filter of BS.1770, which lowers the lowest tones.
func highPass(rate float64) *biquad {
	const f0, q = 38.13547087602444, 0.5003270373238773
	k := math.Tan(math.Pi * f0 / rate)
	a0 := 1 + k/q + k*k
	return &biquad{b0: 1, b1: -2, b2: 1, a1: 2 * (k*k - 1) / a0, a2: (1 - k/q + k*k) / a0}
}

// Loudness returns the loudness of the loudest 400 ms of a clip in LUFS.
func (c Clip) Loudness() float64 {
	n := c.Frames()
	l, r := make([]float32, n), make([]float32, n)
	for i := range n {
		l[i], r[i] = float32(c.Samples[2*i])/32768, float32(c.Samples[2*i+1])/32768
	}
	return Momentary(l, r, float64(c.Rate))
}
