package synth

import "math"

// This file holds the parts that sounds are made of.

// sines is one turn of a sine.
var sines = func() (out [4097]float32) {
	for i := range out {
		out[i] = float32(math.Sin(2 * math.Pi * float64(i) / 4096))
	}
	return out
}()

// sine returns the sine of a phase in turns.
func sine(turns float64) float64 {
	turns -= math.Floor(turns)
	at := turns * 4096
	i := int(at)
	return float64(sines[i]) + (at-float64(i))*float64(sines[i+1]-sines[i])
}

// osc is an oscillator. Its phase is in turns.
type osc struct{ phase float64 }

// turn moves on by a frequency at a rate and returns the phase before.
func (o *osc) turn(freq, rate float64) float64 {
	was := o.phase
	o.phase += freq / rate
	o.phase -= math.Floor(o.phase)
	return was
}

// saw returns the next sample of a sawtooth without the tones that a sample cannot hold.
func (o *osc) saw(freq, rate float64) float64 {
	p, step := o.turn(freq, rate), freq/rate
	return 2*p - 1 - corner(p, step)
}

// pulse is like saw for a rectangle that is up for a part of each turn.
func (o *osc) pulse(freq, width, rate float64) float64 {
	p, step := o.turn(freq, rate), freq/rate
	v := -1.0
	if p < width {
		v = 1
	}
	down := p - width
	if down < 0 {
		down++
	}
	return v + corner(p, step) - corner(down, step)
}

// corner rounds the corner of a wave near the start of a turn (a polynomial band-limited step).
func corner(p, step float64) float64 {
	switch {
	case p < step:
		p /= step
		return 2*p - p*p - 1
	case p > 1-step:
		p = (p - 1) / step
		return p*p + 2*p + 1
	}
	return 0
}

// dice is a source of noise.
type dice struct{ state uint32 }

func newDice(seed uint32) *dice { return &dice{seed*2654435761 + 1} }

// next returns a number from -1 to 1.
func (d *dice) next() float64 {
	d.state ^= d.state << 13
	d.state ^= d.state >> 17
	d.state ^= d.state << 5
	return float64(d.state)/math.MaxUint32*2 - 1
}

// in returns a number between two others.
func (d *dice) in(least, most float64) float64 { return least + (most-least)*(d.next()+1)/2 }

// filter is a state variable filter, whose frequency may change while it runs.
type filter struct{ g, k, a1, a2, a3, ic1, ic2 float64 }

func newFilter(freq, q, rate float64) *filter {
	f := &filter{}
	f.tune(freq, q, rate)
	return f
}

// tune sets the frequency and the resonance.
func (f *filter) tune(freq, q, rate float64) {
	f.g, f.k = math.Tan(math.Pi*min(freq, 0.45*rate)/rate), 1/q
	f.a1 = 1 / (1 + f.g*(f.g+f.k))
	f.a2 = f.g * f.a1
	f.a3 = f.g * f.a2
}

func (f *filter) next(x float64) (low, band, high float64) {
	v3 := x - f.ic2
	v1 := f.a1*f.ic1 + f.a2*v3
	v2 := f.ic2 + f.a2*f.ic1 + f.a3*v3
	f.ic1, f.ic2 = 2*v1-f.ic1, 2*v2-f.ic2
	return v2, v1 * f.k, x - f.k*v1 - v2
}

func (f *filter) low(x float64) float64  { v, _, _ := f.next(x); return v }
func (f *filter) band(x float64) float64 { _, v, _ := f.next(x); return v }
func (f *filter) high(x float64) float64 { _, _, v := f.next(x); return v }

// struck is the loudness of something struck: it rises for a time and then fades by 60 dB in another.
func struck(s, rise, fade float64) float64 {
	if s < rise {
		return ease(s / rise)
	}
	return math.Exp(-6.9 * (s - rise) / fade)
}

// held is the loudness of a tone that is held for a time and then let go.
func held(s, rise, hold, fade float64) float64 {
	v := ease(s / rise)
	if s > hold {
		v *= math.Exp(-6.9 * (s - hold) / fade)
	}
	return v
}

// ease goes from 0 to 1 without corners.
func ease(x float64) float64 {
	x = min(max(x, 0), 1)
	return x * x * (3 - 2*x)
}

// glide goes from one frequency to another in a time, evenly in pitch.
func glide(from, to, s, seconds float64) float64 {
	return from * math.Pow(to/from, min(1, s/seconds))
}

// note returns the frequency of a key of the piano, 69 for the A at 440 Hz.
func note(key float64) float64 { return 440 * math.Pow(2, (key-69)/12) }

// room is a reverb of eight delays that feed each other.
type room struct {
	lines [8][]float64
	damp  [8]float64
	at    [8]int
	keep  [8]float64 // of what passes a line
	dull  float64
}

// newRoom returns a room of a size, 1 for a small hall, in which sound fades by 60 dB in a time. Dull
// walls, up to 1, swallow high tones.
func newRoom(size, fade, dull, rate float64) *room {
	r := &room{dull: math.Pow(dull, 48000/rate)}
	for i, ms := range [8]float64{11.3, 13.9, 17.1, 19.7, 23.3, 26.9, 31.1, 35.9} {
		n := max(1, int(ms*size*rate/1000))
		r.lines[i] = make([]float64, n)
		r.keep[i] = math.Pow(10, -3*float64(n)/rate/fade)
	}
	return r
}

// next returns what comes back from the walls.
func (r *room) next(inL, inR float64) (l, right float64) {
	var v [8]float64
	for i := range v {
		x := r.lines[i][r.at[i]]
		r.damp[i] = x + r.dull*(r.damp[i]-x)
		v[i] = r.damp[i] * r.keep[i]
	}
	for i := range v {
		if i%2 == 0 {
			l += v[i]
		} else {
			right += v[i]
		}
	}
	for step := 1; step < 8; step *= 2 { // each line feeds all of them
		for i := range v {
			if i&step == 0 {
				a, b := v[i], v[i|step]
				v[i], v[i|step] = a+b, a-b
			}
		}
	}
	const even = 0.35355339
	for i := range v {
		in := inL
		if i%2 == 1 {
			in = inR
		}
		r.lines[i][r.at[i]] = v[i]*even + in
		if r.at[i]++; r.at[i] == len(r.lines[i]) {
			r.at[i] = 0
		}
	}
	return l * 0.5, right * 0.5
}

// echo adds the sound of a room. A track that repeats has the room in its start that its end has left.
func (t *track) echo(size, fade, dull, wet float64) {
	r := newRoom(size, fade, dull, t.rate)
	if t.ring {
		n := len(t.l)
		for i := max(0, n-int(2*fade*t.rate)); i < n; i++ {
			r.next(float64(t.l[i]), float64(t.r[i]))
		}
	}
	for i := range t.l {
		l, right := r.next(float64(t.l[i]), float64(t.r[i]))
		t.l[i] += float32(wet * l)
		t.r[i] += float32(wet * right)
	}
}
