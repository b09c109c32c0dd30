package synth

import "math"

// This file holds the instruments of the music. All are soft.

// uprightBass adds a plucked string of a bass.
func (t *track) uprightBass(at, hold, gain, freq float64) {
	a, b, c := osc{}, osc{}, osc{}
	t.add(at, hold+0.12, -0.05, gain, func(s float64) float64 {
		f := freq * (1 + 0.006*math.Exp(-s*28))
		v := sine(a.turn(f, t.rate)) + 0.42*sine(b.turn(2*f, t.rate))*struck(s, 0.004, 0.9) + 0.2*sine(c.turn(3*f, t.rate))*struck(s, 0.003, 0.4)
		return v * struck(s, 0.006, 1.9) * ease((hold+0.11-s)/0.09)
	})
	t.hiss(uint32(freq*13)+uint32(at*31), at, 0.03, -0.05, gain*0.22, 1400, 700, 1, func(s float64) float64 { return struck(s, 0.001, 0.02) })
}

// piano adds a tone of an electric piano.
func (t *track) piano(at, hold, pan, gain, freq float64) {
	a, b, c := osc{}, osc{}, osc{}
	t.add(at, hold+0.25, pan, gain, func(s float64) float64 {
		m := sine(b.turn(freq, t.rate))*(0.3+0.9*gain)*struck(s, 0.002, 0.9) + 0.16*sine(c.turn(freq*7, t.rate))*struck(s, 0.001, 0.12)
		return sine(a.turn(freq, t.rate)+m/6.2832) * struck(s, 0.004, 2.2) * ease((hold+0.24-s)/0.2)
	})
}

// vibes adds a tone of a vibraphone.
func (t *track) vibes(at, pan, gain, freq float64) {
	a, b, c := osc{}, osc{}, osc{}
	t.add(at, 2.2, pan, gain, func(s float64) float64 {
		v := sine(a.turn(freq, t.rate)) + 0.22*sine(b.turn(freq*4, t.rate))*struck(s, 0.002, 0.7)
		return v * struck(s, 0.004, 2.1) * (0.82 + 0.18*sine(c.turn(4.6, t.rate)))
	})
}

// pad adds a tone of soft strings that swells.
func (t *track) pad(at, hold, pan, gain, freq float64) {
	oscs := [2]osc{{0.2}, {0.7}}
	wob, lp := osc{phase: at}, newFilter(freq*2.2, 0.6, t.rate)
	i, f := 0, freq
	t.add(at, hold+0.9, pan, gain, func(s float64) float64 {
		if i++; i%32 == 1 {
			f = freq * (1 + 0.0015*sine(wob.turn(0.31*32, t.rate)))
		}
		return lp.low(oscs[0].saw(f*1.0022, t.rate)+oscs[1].saw(f*0.9978, t.rate)) * 0.5 * ease(s/0.7) * ease((hold+0.85-s)/0.9)
	})
}

// kick adds a soft bass drum.
func (t *track) kick(at, gain float64) { t.thump(at, 0, gain, 96, 47, 0.03, 0.24) }

// brush adds a stroke of a brush over a drum.
func (t *track) brush(seed uint32, at, gain, seconds float64) {
	t.hiss(seed, at, seconds, 0.18, gain, 2300, 3400, 0.6, func(s float64) float64 {
		return ease(s/(seconds*0.3)) * ease((seconds-s)/(seconds*0.6))
	})
}

// tap adds a brush that strikes a drum.
func (t *track) tap(seed uint32, at, gain float64) {
	t.hiss(seed, at, 0.16, 0.12, gain, 1900, 1500, 0.7, func(s float64) float64 { return struck(s, 0.002, 0.14) })
	t.thump(at, 0.1, gain*0.28, 230, 170, 0.02, 0.1)
}

// shaker adds a shaker.
func (t *track) shaker(seed uint32, at, gain float64) {
	t.hiss(seed, at, 0.075, -0.35, gain, 5200, 6200, 1.1, func(s float64) float64 { return ease(s/0.022) * math.Exp(-s*52) })
}

// fingers adds a snap of fingers.
func (t *track) fingers(seed uint32, at, pan, gain float64) {
	for i := range 3 {
		t.hiss(seed+uint32(i), at+0.007*float64(i), 0.07, pan, gain*(0.55+0.22*float64(i)), 2500, 1900, 2.4, func(s float64) float64 { return struck(s, 0.0008, 0.05) })
	}
}

// ride adds a stroke of a brush on a cymbal.
func (t *track) ride(seed uint32, at, gain float64) {
	t.hiss(seed, at, 0.3, 0.4, gain, 6200, 5600, 0.9, func(s float64) float64 { return struck(s, 0.004, 0.26) })
	t.bell(at, 0.4, gain*0.06, 2630, 1.47, 1.6, 0.4)
}
