package synth

import "math"

// This file holds the recipes of the effects.

var recipes = [NumEffects]func() *track{
	Card: card, Shuffle: shuffle, Power: power, Buy: buy, Attack: attack, Defense: defense, Hit: hit, VillainIn: villainIn,
	VillainOut: villainOut, Turn: turn, Win: win, Loss: loss, Focus: focus, Refusal: refusal, Cue: cue,
	Token: token, TokenLost: tokenLost, Named: named, Teamwork: teamwork, Rotated: rotated, Upright: upright,
}

// card is a swish of stiff paper that ends on the table. It is short, because it answers a click.
func card() *track {
	t := newTrack(0.3, Rate)
	const on = 0.025
	t.hiss(1, 0, 0.045, -0.25, 1.1, 1700, 5200, 1.1, func(s float64) float64 { return ease(s/0.02) * ease((0.045-s)/0.02) })
	t.hiss(2, 0.003, 0.035, 0.3, 0.6, 3800, 7200, 0.9, func(s float64) float64 { return ease(s/0.018) * ease((0.035-s)/0.015) })
	t.snap(3, on, -0.1, 2.2, 3400)
	t.snap(4, on+0.006, 0.2, 1.2, 5900)
	t.thump(on+0.002, 0, 0.75, 210, 115, 0.02, 0.13)
	t.hiss(5, on+0.002, 0.13, 0, 0.55, 900, 500, 0.8, func(s float64) float64 { return struck(s, 0.001, 0.11) })
	t.hiss(6, on+0.02, 0.11, 0.25, 0.3, 4200, 2200, 1.1, func(s float64) float64 { return ease(s/0.03) * ease((0.11-s)/0.07) })
	t.echo(0.45, 0.22, 0.55, 0.16)
	return t
}

// shuffle is a riffle: flicks that come faster, the bridge that lets the cards fall, and a tap.
func shuffle() *track {
	t := newTrack(1.15, Rate)
	d := newDice(11)
	at := 0.02
	for i := range 30 {
		part := float64(i) / 29
		pan, gain := d.in(-0.5, 0.5), (0.55+0.45*math.Sin(part*math.Pi))*d.in(0.75, 1.15)
		t.snap(uint32(100+i), at, pan, 1.5*gain, d.in(2400, 3600)+1400*part)
		t.hiss(uint32(200+i), at, 0.035, pan, 0.5*gain, 1500, 900, 1.2, func(s float64) float64 { return struck(s, 0.001, 0.028) })
		at += 0.026 - 0.014*part + d.in(-0.002, 0.002)
	}
	t.hiss(12, at+0.03, 0.24, 0.1, 0.55, 2600, 5200, 0.9, func(s float64) float64 {
		flutter := 0.6 + 0.4*sine(s*62)
		return ease(s/0.05) * ease((0.24-s)/0.12) * flutter
	})
	tap := at + 0.3
	t.snap(13, tap, 0, 1.8, 2600)
	t.thump(tap, 0, 0.8, 190, 105, 0.02, 0.14)
	t.hiss(14, tap, 0.1, 0, 0.6, 1000, 500, 0.8, func(s float64) float64 { return struck(s, 0.001, 0.09) })
	t.echo(0.5, 0.28, 0.5, 0.14)
	return t
}

// power is a bright burst that leaps up.
func power() *track {
	t := newTrack(0.75, Rate)
	low, high := note(67), note(79) // the leap of an octave
	a, b := osc{}, osc{}
	t.add(0, 0.16, 0, 0.5, func(s float64) float64 { // the leap
		f := glide(low*0.5, high, s, 0.09)
		return (sine(a.turn(f, t.rate)) + 0.35*sine(b.turn(2.01*f, t.rate))) * ease(s/0.01) * ease((0.16-s)/0.06)
	})
	t.bell(0.07, -0.15, 0.62, high, 2, 1.9, 0.55)
	t.bell(0.075, 0.2, 0.3, high*1.5, 3, 1.2, 0.42)
	t.bell(0.1, 0.35, 0.16, high*2, 1.41, 0.9, 0.4)
	t.hiss(21, 0.03, 0.2, -0.2, 0.35, 3500, 9500, 1, func(s float64) float64 { return ease(s/0.05) * math.Exp(-s*22) })
	t.thump(0.065, 0, 0.5, 240, 120, 0.02, 0.12)
	t.echo(0.7, 0.55, 0.35, 0.22)
	return t
}

// buy is a card that slides over and three bright notes.
func buy() *track {
	t := newTrack(1.0, Rate)
	t.hiss(31, 0, 0.12, -0.3, 0.55, 2200, 5200, 1, func(s float64) float64 { return ease(s/0.07) * math.Exp(-s*8) })
	for i, key := range []float64{79, 84, 88} {
		at, pan := 0.07+0.075*float64(i), -0.3+0.3*float64(i)
		long := 0.32
		if i == 2 {
			long = 0.75
		}
		t.bell(at, pan, 0.5, note(key), 3.5, 1.1, long)
		t.mallet(at, pan, 0.35, note(key-12), long*0.7)
	}
	for i := range 5 { // coins
		t.metal(0.1+0.038*float64(i), 0.5-0.25*float64(i), 0.07, 3600+430*float64((i*3)%5), 0.22)
	}
	t.snap(32, 0.07, 0, 0.9, 4200)
	t.echo(0.8, 0.6, 0.4, 0.2)
	return t
}

// attack is a blow that comes nearer, and horns that warn.
func attack() *track {
	t := newTrack(1.25, Rate)
	t.hiss(41, 0, 0.26, -0.5, 0.9, 350, 3200, 1.6, func(s float64) float64 { return math.Pow(min(1, s/0.22), 2) * ease((0.26-s)/0.03) })
	t.hiss(42, 0.04, 0.22, 0.5, 0.5, 700, 5200, 1.2, func(s float64) float64 { return math.Pow(min(1, s/0.19), 2) * ease((0.22-s)/0.03) })
	const on = 0.245
	for i, key := range []float64{38, 50, 57, 60, 63} { // D, A, C, E flat
		t.brass(on, 0.3, -0.5+0.25*float64(i), 0.34, note(key), 9-0.8*float64(i))
	}
	t.thump(on, 0, 1.5, 150, 46, 0.045, 0.42)
	t.rumble(43, on, 0.4, 0, 0.9, 2600, 180, func(s float64) float64 { return struck(s, 0.001, 0.3) })
	t.cymbal(44, on, 0.2, 0.16, 0.001, 0.55)
	t.drive(1.1)
	t.echo(1, 0.7, 0.45, 0.2)
	return t
}

// defense is a shield that is struck and rings.
func defense() *track {
	t := newTrack(1.15, Rate)
	t.snap(51, 0, 0, 2.4, 3000)
	t.thump(0, 0, 0.9, 260, 140, 0.015, 0.15)
	t.hiss(52, 0, 0.1, 0, 0.8, 1900, 900, 1.2, func(s float64) float64 { return struck(s, 0.0008, 0.08) })
	t.metal(0.001, 0, 0.3, 587, 0.8)
	t.metal(0.003, -0.3, 0.16, 1180, 0.5)
	t.bell(0.05, 0.25, 0.3, note(81), 1.5, 0.7, 0.7) // and it has worked
	t.bell(0.12, -0.25, 0.3, note(86), 1.5, 0.7, 0.8)
	t.hiss(53, 0.04, 0.4, 0.3, 0.12, 5200, 9000, 1.6, func(s float64) float64 { return ease(s/0.1) * math.Exp(-s*9) })
	t.echo(0.9, 0.8, 0.35, 0.2)
	return t
}

// hit is a fist of the comics.
func hit() *track {
	t := newTrack(0.95, Rate)
	t.hiss(61, 0, 0.05, 0, 0.5, 1200, 3500, 1, func(s float64) float64 { return ease(s / 0.045) })
	const on = 0.045
	t.thump(on, 0, 1.7, 210, 44, 0.035, 0.36)
	t.thump(on, 0, 1.1, 420, 95, 0.018, 0.14)
	t.rumble(62, on, 0.3, -0.25, 4.2, 5600, 420, func(s float64) float64 { return struck(s, 0.0006, 0.2) })
	t.rumble(63, on+0.012, 0.34, 0.25, 3.6, 3600, 300, func(s float64) float64 { return struck(s, 0.001, 0.24) })
	t.snap(64, on, 0.1, 2.6, 2200)
	d := newDice(65)
	for i := range 9 { // splinters
		t.snap(uint32(66+i), on+0.06+0.03*float64(i)+d.in(0, 0.02), d.in(-0.8, 0.8), 0.7*math.Exp(-0.25*float64(i)), d.in(1400, 4200))
	}
	t.drive(1.9)
	t.echo(0.8, 0.5, 0.5, 0.16)
	return t
}

// villainIn is a shadow that grows: low horns and strings, a kettle drum, and thunder.
func villainIn() *track {
	t := newTrack(2.9, Rate)
	for i, key := range []float64{26, 38, 45, 49} { // D, A, C sharp: minor and wrong
		t.string(0, 1.05, -0.6+0.4*float64(i), 0.4, note(key), 0.85, 5)
	}
	t.hiss(71, 0, 1.1, 0.4, 0.28, 160, 1300, 1.4, func(s float64) float64 { return math.Pow(s/1.1, 2.2) })
	for i := range 7 { // the roll
		t.timpani(0.28+0.115*float64(i), -0.2, 0.12+0.06*float64(i), note(38))
	}
	const on = 1.1
	t.timpani(on, -0.1, 1.1, note(38))
	for i, key := range []float64{38, 45, 50, 53, 56} { // D, A, F, A flat
		t.brass(on, 0.75, -0.5+0.25*float64(i), 0.6, note(key), 13-1.5*float64(i))
	}
	t.thump(on, 0, 1.3, 120, 36, 0.09, 0.9)
	t.rumble(72, on, 1.5, -0.3, 2.0, 3200, 120, func(s float64) float64 { return struck(s, 0.002, 1.3) * (0.8 + 0.2*sine(s*7.3)) })
	t.rumble(73, on+0.05, 1.5, 0.3, 1.8, 2400, 110, func(s float64) float64 { return struck(s, 0.01, 1.4) * (0.8 + 0.2*sine(s*5.1)) })
	t.cymbal(74, on-0.5, 0.2, 0.2, 0.5, 1.1)
	t.drive(1.2)
	t.echo(1.5, 1.4, 0.5, 0.22)
	return t
}

// villainOut is a fall, a crash, and horns that cheer.
func villainOut() *track {
	t := newTrack(2.7, Rate)
	a, b := osc{}, osc{}
	t.add(0, 0.5, 0, 0.42, func(s float64) float64 { // down it goes
		f := glide(1250, 130, s, 0.5) * (1 + 0.03*sine(s*17))
		return (sine(a.turn(f, t.rate)) + 0.3*b.pulse(f*0.5, 0.5, t.rate)*0.6) * ease(s/0.03) * ease((0.5-s)/0.05)
	})
	const on = 0.48
	t.thump(on, 0, 2, 170, 38, 0.06, 0.6)
	t.rumble(81, on, 0.9, -0.35, 1.8, 5200, 120, func(s float64) float64 { return struck(s, 0.001, 0.65) })
	t.rumble(82, on+0.02, 0.9, 0.35, 1.6, 3600, 110, func(s float64) float64 { return struck(s, 0.001, 0.75) })
	d := newDice(83)
	for i := range 12 {
		t.snap(uint32(84+i), on+0.1+0.045*float64(i)+d.in(0, 0.03), d.in(-0.9, 0.9), 0.8*math.Exp(-0.2*float64(i)), d.in(1200, 4500))
	}
	cheer := []struct {
		at, hold float64
		keys     []float64
	}{{0.86, 0.1, []float64{55, 62, 67, 71}}, {1.02, 0.1, []float64{55, 62, 67, 71}}, {1.18, 0.62, []float64{48, 60, 64, 67, 72, 76}}}
	for _, c := range cheer {
		for i, key := range c.keys {
			t.brass(c.at, c.hold, -0.5+0.2*float64(i), 0.34, note(key), 7.5)
		}
	}
	t.timpani(1.18, 0, 0.6, note(36))
	t.cymbal(99, 1.18, 0.25, 0.22, 0.002, 1.2)
	t.drive(1.15)
	t.echo(1.2, 1.1, 0.45, 0.2)
	return t
}

// turn is a page that turns and two bars that are struck.
func turn() *track {
	t := newTrack(1.0, Rate)
	t.hiss(101, 0, 0.2, -0.5, 0.4, 1200, 4500, 0.9, func(s float64) float64 { return ease(s/0.13) * ease((0.2-s)/0.06) })
	t.hiss(102, 0.05, 0.18, 0.5, 0.3, 2400, 6500, 0.9, func(s float64) float64 { return ease(s/0.1) * ease((0.18-s)/0.06) })
	t.mallet(0.13, -0.2, 0.6, note(74), 0.5)
	t.mallet(0.25, 0.2, 0.65, note(81), 0.65)
	t.bell(0.25, 0.2, 0.13, note(93), 1.5, 0.6, 0.5)
	t.thump(0.13, 0, 0.35, 200, 110, 0.02, 0.16)
	t.thump(0.25, 0, 0.35, 220, 120, 0.02, 0.16)
	t.echo(0.9, 0.7, 0.4, 0.22)
	return t
}

// win is a fanfare.
func win() *track {
	t := newTrack(4.2, Rate)
	const beat = 0.42
	chords := []struct {
		at, hold float64 // in beats
		bass     float64
		keys     []float64
	}{
		{0, 0.22, 48, []float64{60, 64, 67}}, {1.0 / 3, 0.22, 0, []float64{60, 64, 67}}, {2.0 / 3, 0.22, 0, []float64{60, 64, 67}},
		{1, 0.75, 48, []float64{64, 67, 72}}, {2, 0.75, 44, []float64{63, 68, 72}}, {3, 0.75, 46, []float64{65, 70, 74}},
		{4, 2.6, 36, []float64{60, 64, 67, 72, 76}},
	}
	for _, c := range chords {
		at := 0.03 + c.at*beat
		for i, key := range c.keys {
			t.brass(at, c.hold*beat, -0.5+0.25*float64(i), 0.36, note(key), 7.5)
		}
		if c.bass > 0 {
			t.brass(at, c.hold*beat, 0, 0.4, note(c.bass), 9)
			t.timpani(at, -0.15, 0.55, note(c.bass))
		}
	}
	for i := range 6 {
		t.timpani(0.03+beat*(3.4+0.1*float64(i)), -0.15, 0.1+0.05*float64(i), note(43))
	}
	t.cymbal(111, 0.03+beat*3, 0.3, 0.2, beat, 1.8)
	for i, key := range []float64{84, 88, 91, 96, 100, 103} { // sparkle
		t.bell(0.03+beat*4+0.09*float64(i), -0.6+0.24*float64(i), 0.13, note(key), 3.5, 0.8, 0.9)
	}
	t.drive(1.1)
	t.echo(1.5, 1.5, 0.4, 0.24)
	return t
}

// loss goes down, slowly.
func loss() *track {
	t := newTrack(4.0, Rate)
	chords := []struct {
		at, hold float64
		keys     []float64
	}{{0.02, 0.5, []float64{43, 55, 60, 63}}, {0.6, 0.5, []float64{41, 53, 58, 62}}, {1.18, 0.5, []float64{39, 51, 55, 60}}, {1.8, 1.3, []float64{36, 48, 51, 54}}}
	for k, c := range chords {
		for i, key := range c.keys {
			t.string(c.at, c.hold, -0.5+0.33*float64(i), 0.42, note(key), 0.09, 5.5-0.6*float64(k))
			if i > 0 {
				t.brass(c.at, c.hold*0.9, 0.5-0.33*float64(i), 0.16, note(key), 4.5)
			}
		}
		t.timpani(c.at, -0.1, 0.3+0.09*float64(k), note(c.keys[0]))
	}
	t.thump(1.8, 0, 1.1, 90, 33, 0.12, 1.1)
	t.rumble(121, 1.8, 1.6, 0, 0.5, 900, 70, func(s float64) float64 { return struck(s, 0.01, 1.5) })
	t.echo(1.6, 1.6, 0.55, 0.26)
	return t
}

// focus is a small block of wood.
func focus() *track {
	t := newTrack(0.16, Rate)
	t.mallet(0, 0, 0.8, note(86), 0.075)
	t.mallet(0.001, 0, 0.3, note(93), 0.045)
	t.snap(131, 0, 0, 0.55, 3600)
	t.echo(0.35, 0.15, 0.5, 0.14)
	return t
}

// refusal is two low tones: no, no.
func refusal() *track {
	t := newTrack(0.5, Rate)
	for i, key := range []float64{51, 50} {
		a, b, lp := osc{}, osc{0.3}, newFilter(1300, 0.9, Rate)
		at := 0.005 + 0.125*float64(i)
		t.add(at, 0.14, 0, 0.7, func(s float64) float64 {
			f := note(key) * (1 - 0.02*s/0.14)
			return lp.low(a.pulse(f, 0.42, t.rate)*0.6+b.pulse(f*0.5, 0.5, t.rate)*0.4) * ease(s/0.008) * ease((0.12-s)/0.05)
		})
		t.thump(at, 0, 0.5, 170, 90, 0.02, 0.11)
	}
	t.echo(0.5, 0.25, 0.55, 0.15)
	return t
}

// cue is a soft chime.
func cue() *track {
	t := newTrack(0.65, Rate)
	t.bell(0, -0.15, 0.5, note(79), 2, 0.5, 0.4)
	t.bell(0.085, 0.15, 0.45, note(86), 2, 0.4, 0.5)
	t.echo(0.7, 0.5, 0.45, 0.2)
	return t
}

// token is a coin that falls on two others, brighter with each.
func token() *track {
	t := newTrack(0.8, Rate)
	t.snap(151, 0.01, -0.1, 1.2, 4600)
	for i, key := range []float64{83, 88} {
		at, pan := 0.01+0.09*float64(i), -0.2+0.4*float64(i)
		t.bell(at, pan, 0.5, note(key), 2.76, 1.3, 0.45+0.15*float64(i))
		t.metal(at, pan, 0.16, 2350+620*float64(i), 0.3)
	}
	t.thump(0.012, 0, 0.4, 260, 150, 0.015, 0.09)
	t.echo(0.7, 0.5, 0.4, 0.2)
	return t
}

// tokenLost is a coin that is swept off the table: two tones down, and a rattle.
func tokenLost() *track {
	t := newTrack(0.85, Rate)
	t.hiss(161, 0, 0.14, -0.3, 0.5, 3800, 1400, 1, func(s float64) float64 { return ease(s/0.04) * math.Exp(-s*14) })
	for i, key := range []float64{79, 74} {
		at, pan := 0.05+0.11*float64(i), 0.2-0.4*float64(i)
		t.bell(at, pan, 0.5, note(key), 2.76, 1.1, 0.4)
		t.mallet(at, pan, 0.3, note(key-12), 0.25)
	}
	for i := range 4 {
		t.snap(uint32(162+i), 0.24+0.055*float64(i), 0.3-0.2*float64(i), 0.9*math.Exp(-0.4*float64(i)), 3400)
	}
	t.echo(0.7, 0.5, 0.45, 0.18)
	return t
}

// named is a finger that taps on a card twice, and a bar that is struck.
func named() *track {
	t := newTrack(0.7, Rate)
	for i := range 2 {
		at := 0.01 + 0.11*float64(i)
		t.snap(uint32(171+i), at, -0.2+0.4*float64(i), 1.5, 2600)
		t.thump(at, 0, 0.7, 230, 130, 0.018, 0.1)
	}
	t.mallet(0.23, 0, 0.6, note(76), 0.4)
	t.bell(0.23, 0.15, 0.2, note(88), 2, 0.6, 0.4)
	t.echo(0.7, 0.45, 0.45, 0.18)
	return t
}

// teamwork is a card that slides across the table, and two tones from both sides that meet.
func teamwork() *track {
	t := newTrack(0.8, Rate)
	t.hiss(181, 0, 0.2, -0.6, 0.6, 1100, 3400, 1, func(s float64) float64 { return ease(s/0.06) * math.Exp(-s*9) })
	for i, key := range []float64{69, 76} {
		at, pan := 0.09+0.11*float64(i), -0.5+float64(i)
		t.mallet(at, pan, 0.6, note(key), 0.4)
		t.bell(at, pan*0.6, 0.22, note(key+12), 2, 0.8, 0.4)
	}
	t.thump(0.2, 0, 0.7, 240, 140, 0.018, 0.1)
	t.echo(0.7, 0.45, 0.45, 0.18)
	return t
}

// rotated is a card that turns on the table and clicks into place.
func rotated() *track {
	t := newTrack(0.55, Rate)
	t.hiss(191, 0, 0.16, -0.3, 0.3, 1400, 2600, 1, func(s float64) float64 { return ease(s/0.05) * math.Exp(-s*12) })
	t.snap(192, 0.13, 0.2, 1.2, 3000)
	t.thump(0.13, 0.1, 0.6, 220, 140, 0.016, 0.08)
	t.mallet(0.13, 0.15, 0.3, note(72), 0.25)
	t.echo(0.7, 0.4, 0.4, 0.15)
	return t
}

// upright is a card that turns all the way around: four clicks that rise, and a bar that is struck.
func upright() *track {
	t := newTrack(0.9, Rate)
	t.hiss(195, 0, 0.28, -0.4, 0.4, 1200, 3600, 1, func(s float64) float64 { return ease(s/0.08) * math.Exp(-s*7) })
	for i, key := range []float64{64, 69, 73, 76} {
		at, pan := 0.02+0.07*float64(i), -0.3+0.2*float64(i)
		t.snap(uint32(196+i), at, pan, 0.9, 3000)
		t.mallet(at, pan, 0.3+0.1*float64(i), note(key), 0.3)
	}
	t.bell(0.24, 0.1, 0.3, note(88), 2, 0.8, 0.45)
	t.thump(0.24, 0, 0.7, 240, 140, 0.018, 0.1)
	t.echo(0.7, 0.45, 0.45, 0.18)
	return t
}
