package synth

import "math"

// This file holds the instruments. Each adds one sound to a track.

// hiss adds noise through a band that goes from one frequency to another.
func (t *track) hiss(seed uint32, at, seconds, pan, gain, from, to, q float64, loud func(s float64) float64) {
	d, f := newDice(seed), newFilter(from, q, t.rate)
	i := 0
	t.add(at, seconds, pan, gain, func(s float64) float64 {
		if i++; i%16 == 1 {
			f.tune(glide(from, to, s, seconds), q, t.rate)
		}
		return f.band(d.next()) * loud(s)
	})
}

// rumble adds noise below a frequency that goes from one to another.
func (t *track) rumble(seed uint32, at, seconds, pan, gain, from, to float64, loud func(s float64) float64) {
	d, f := newDice(seed), newFilter(from, 0.7, t.rate)
	i := 0
	t.add(at, seconds, pan, gain, func(s float64) float64 {
		if i++; i%16 == 1 {
			f.tune(glide(from, to, s, seconds), 0.7, t.rate)
		}
		return f.low(d.next()) * loud(s)
	})
}

// snap adds a very short click of high noise.
func (t *track) snap(seed uint32, at, pan, gain, freq float64) {
	d, f := newDice(seed), newFilter(freq, 1.1, t.rate)
	t.add(at, 0.03, pan, gain, func(s float64) float64 { return f.band(d.next()) * struck(s, 0.0006, 0.022) })
}

// thump adds a drum whose tone falls.
func (t *track) thump(at, pan, gain, from, to, fall, fade float64) {
	o := osc{}
	t.add(at, fade*1.1, pan, gain, func(s float64) float64 {
		f := to + (from-to)*math.Exp(-s/fall)
		return sine(o.turn(f, t.rate)) * struck(s, 0.002, fade)
	})
}

// bell adds a bell: a tone bent by another one, which fades faster.
func (t *track) bell(at, pan, gain, freq, ratio, depth, fade float64) {
	a, b := osc{}, osc{}
	t.add(at, fade, pan, gain, func(s float64) float64 {
		m := sine(b.turn(freq*ratio, t.rate)) * depth * struck(s, 0.001, fade*0.45)
		return sine(a.turn(freq, t.rate)+m/6.2832) * struck(s, 0.0015, fade)
	})
}

// mallet adds a bar struck with a soft mallet, as of a marimba.
func (t *track) mallet(at, pan, gain, freq, fade float64) {
	a, b, c := osc{}, osc{}, osc{}
	t.add(at, fade, pan, gain, func(s float64) float64 {
		return sine(a.turn(freq, t.rate))*struck(s, 0.0025, fade) + 0.3*sine(b.turn(freq*3.93, t.rate))*struck(s, 0.001, fade*0.35) +
			0.1*sine(c.turn(freq*9.2, t.rate))*struck(s, 0.0008, fade*0.12)
	})
}

// brass adds one tone of horns. Its color opens as it is blown.
func (t *track) brass(at, hold, pan, gain, freq, bright float64) {
	oscs := [3]osc{{0.1}, {0.43}, {0.77}}
	wob, lp, soft := osc{}, newFilter(300, 0.8, t.rate), newFilter(freq*0.5, 0.7, t.rate)
	i, f := 0, freq
	t.add(at, hold+0.35, pan, gain, func(s float64) float64 {
		w := sine(wob.turn(5.4, t.rate))
		if i++; i%16 == 1 {
			open := ease(s/0.07)*(0.55+0.45*math.Exp(-s*4)) + 0.12*ease((s-0.3)/0.4)
			if s > hold {
				open *= math.Exp(-(s - hold) * 14)
			}
			lp.tune(180+freq*bright*open, 0.9, t.rate)
			f = freq * (1 + 0.004*w*ease((s-0.22)/0.3) - 0.018*math.Exp(-s*45))
		}
		v := oscs[0].saw(f, t.rate) + oscs[1].saw(f*1.0036, t.rate) + oscs[2].saw(f*0.9967, t.rate)
		return soft.high(lp.low(v*0.4)) * held(s, 0.022, hold, 0.3)
	})
}

// timpani adds a kettle drum.
func (t *track) timpani(at, pan, gain, freq float64) {
	var o [4]osc
	t.add(at, 1.2, pan, gain, func(s float64) float64 {
		bend := 1 + 0.035*math.Exp(-s*30)
		return sine(o[0].turn(freq*bend, t.rate))*struck(s, 0.002, 1.15) + 0.55*sine(o[1].turn(freq*1.5*bend, t.rate))*struck(s, 0.002, 0.7) +
			0.35*sine(o[2].turn(freq*1.99*bend, t.rate))*struck(s, 0.002, 0.5) + 0.2*sine(o[3].turn(freq*2.44*bend, t.rate))*struck(s, 0.001, 0.25)
	})
	t.rumble(uint32(freq*7)+uint32(at*100), at, 0.12, pan, gain*1.3, 900, 200, func(s float64) float64 { return struck(s, 0.001, 0.09) })
}

// metal adds a sheet of metal: tones that fit no scale.
func (t *track) metal(at, pan, gain, freq, fade float64) {
	ratios := [...]float64{1, 1.483, 1.932, 2.546, 3.143, 3.87, 4.71, 5.93}
	for i, ratio := range ratios {
		o, f := osc{float64(i) * 0.13}, freq*ratio
		side := 0.7 * math.Sin(float64(i)*2.1)
		t.add(at, fade, pan+side*(1-math.Abs(pan)), gain/(1+0.45*float64(i)), func(s float64) float64 {
			return sine(o.turn(f, t.rate)) * struck(s, 0.0012, fade*(1-0.09*float64(i)))
		})
	}
}

// cymbal adds a cymbal, which rises first if it is rolled.
func (t *track) cymbal(seed uint32, at, pan, gain, rise, fade float64) {
	d, hp := newDice(seed), newFilter(5200, 0.8, t.rate)
	var o [6]osc
	ratios := [...]float64{2, 3.03, 4.19, 5.27, 6.79, 8.21}
	t.add(at, rise+fade, pan, gain, func(s float64) float64 {
		v := 0.9 * d.next()
		for i := range o {
			if o[i].turn(400*ratios[i], t.rate) < 0.5 {
				v += 0.16
			} else {
				v -= 0.16
			}
		}
		return hp.high(v) * struck(s, rise, fade)
	})
}

// string adds one tone of low strings.
func (t *track) string(at, hold, pan, gain, freq, rise, bright float64) {
	oscs := [4]osc{{0.2}, {0.35}, {0.6}, {0.9}}
	wob, lp := osc{}, newFilter(freq*bright, 0.7, t.rate)
	i, f := 0, freq
	t.add(at, hold+0.6, pan, gain, func(s float64) float64 {
		w := sine(wob.turn(4.8, t.rate))
		if i++; i%16 == 1 {
			f = freq * (1 + 0.003*w*ease(s/0.5))
			lp.tune(freq*bright*(0.5+0.5*ease(s/(rise+0.2))), 0.7, t.rate)
		}
		v := 0.0
		for k := range oscs {
			v += oscs[k].saw(f*(1+0.0032*(float64(k)-1.5)), t.rate)
		}
		return lp.low(v*0.3) * held(s, rise, hold, 0.55)
	})
}
