package synth

// This file holds the music. Keys are those of a piano, 60 for the middle C, and times are in beats.

var scores = [NumLoops]func() *track{Rooftops: rooftops, Alley: alley}

// tone is a tone of a melody.
type tone struct{ beat, key float64 }

// chord is a chord with its bass.
type chord struct {
	bass float64
	keys [4]float64
}

const beatsInBar = 4

// rooftops plays 16 bars in D minor at 100 beats a minute: the city from above, at dusk.
func rooftops() *track {
	const bars, beat = 16, 60.0 / 100
	t := newTrack(bars*beatsInBar*beat, LoopRate)
	t.ring = true
	var (
		dm   = chord{38, [4]float64{57, 60, 64, 65}}
		bb   = chord{34, [4]float64{57, 58, 62, 65}}
		f    = chord{41, [4]float64{57, 60, 65, 67}}
		c    = chord{36, [4]float64{55, 60, 62, 64}}
		gm   = chord{43, [4]float64{53, 57, 58, 62}}
		am   = chord{45, [4]float64{55, 57, 60, 64}}
		asus = chord{45, [4]float64{55, 57, 62, 64}}
		a    = chord{45, [4]float64{55, 57, 61, 64}}
	)
	song := [bars]chord{dm, dm, bb, c, dm, f, gm, asus, bb, c, am, dm, gm, bb, asus, a}
	melody := [bars][]tone{
		{{0, 69}, {1.5, 72}, {2, 74}}, {{0, 76}, {1, 74}, {1.5, 72}, {2.5, 69}}, {{0, 70}, {1.5, 69}, {2, 65}}, {{0, 67}, {2, 64}},
		{{0, 69}, {1.5, 72}, {2, 74}}, {{0, 77}, {1, 76}, {1.5, 74}, {2, 72}}, {{0, 70}, {1, 74}, {2, 77}}, {{0, 76}, {2, 73}},
		{{0.5, 77}, {3, 76}}, {{0.5, 76}, {2, 74}, {3, 72}}, {{0, 72}, {2, 69}}, {{0.5, 74}},
		{{0, 70}, {1, 72}, {2, 74}, {3, 77}}, {{0, 74}, {2, 70}}, {{0, 74}, {2, 76}}, {{0, 73}, {2.5, 69}},
	}
	picks := [8]int{0, 2, 1, 3, 2, 1, 3, 2}
	for bar, ch := range song {
		at := func(b float64) float64 { return (float64(bar*beatsInBar) + b) * beat }
		for i, key := range ch.keys {
			t.pad(at(0), 4*beat, -0.6+0.4*float64(i), 0.13, note(key))
		}
		for _, b := range [...][3]float64{{0, 0, 1.2}, {1.5, 12, 0.4}, {2.5, 7, 0.4}, {3, 0, 0.9}} {
			gain := 0.34
			if b[1] == 12 {
				gain = 0.2
			}
			t.uprightBass(at(b[0]), b[2]*beat, gain, note(ch.bass+b[1]))
		}
		for i, pick := range picks {
			gain := 0.15
			if i%4 == 0 {
				gain = 0.2
			}
			late := 0.0
			if i%2 == 1 {
				late = 0.06
			}
			t.piano(at(float64(i)/2+late), 0.55*beat, 0.45-0.3*float64(i%4), gain, note(ch.keys[pick]+12))
		}
		for _, m := range melody[bar] {
			t.vibes(at(m.beat), 0.2, 0.38, note(m.key))
		}
		seed := uint32(1000 + 40*bar)
		t.kick(at(0), 0.5)
		t.kick(at(2.5), 0.36)
		t.tap(seed, at(1), 0.3)
		t.tap(seed+1, at(3), 0.3)
		for i := range 8 {
			gain := 0.11
			if i%2 == 1 {
				gain = 0.17
			}
			t.shaker(seed+2+uint32(i), at(float64(i)/2+0.03*float64(i%2)), gain)
		}
		if bar%4 == 3 { // leads on
			t.tap(seed+20, at(3.5), 0.17)
			t.tap(seed+21, at(3.75), 0.22)
		}
	}
	t.echo(1.4, 1.5, 0.5, 0.2)
	return t
}

// alley plays 16 bars in A minor at 96 beats a minute, with a swing: someone follows a masked stranger.
func alley() *track {
	const bars, beat = 16, 60.0 / 96
	t := newTrack(bars*beatsInBar*beat, LoopRate)
	t.ring = true
	const late = 2.0 / 3 // the second of two eighths
	walk := [bars][4]float64{
		{45, 48, 52, 48}, {44, 47, 52, 47}, {43, 48, 52, 48}, {42, 45, 48, 50}, {41, 45, 48, 45}, {38, 41, 45, 48}, {47, 41, 40, 44}, {45, 43, 41, 40},
		{38, 41, 45, 41}, {43, 47, 50, 47}, {48, 52, 55, 52}, {41, 45, 48, 45}, {47, 50, 45, 41}, {40, 44, 47, 50}, {45, 48, 52, 55}, {52, 50, 47, 44},
	}
	chords := [bars][4]float64{
		{57, 60, 64, 69}, {56, 59, 64, 69}, {55, 60, 64, 69}, {54, 60, 64, 69}, {53, 57, 60, 64}, {53, 57, 60, 64}, {53, 57, 59, 62}, {54, 57, 60, 64},
		{53, 57, 60, 64}, {53, 57, 59, 64}, {52, 55, 59, 62}, {53, 57, 60, 64}, {53, 57, 59, 62}, {53, 56, 59, 62}, {55, 59, 60, 64}, {52, 56, 57, 62},
	}
	melody := [bars][]tone{
		{{1, 69}, {1 + late, 72}, {2, 76}}, {{1, 68}, {1 + late, 71}, {2, 76}}, {{1, 67}, {1 + late, 72}, {2, 76}}, {{1, 66}, {1 + late, 69}, {2, 74}, {3, 72}},
		{{0, 69}, {2, 76}}, {{0, 77}, {1 + late, 76}, {2, 74}, {3, 72}}, {{0, 74}, {2, 71}, {3, 68}}, {{0, 69}},
		{{0, 77}, {1 + late, 76}, {2 + late, 74}}, {{0, 76}, {1 + late, 74}, {2 + late, 71}}, {{0, 74}, {1 + late, 71}, {2, 67}}, {{0, 69}, {1, 72}, {2, 76}},
		{{0, 77}, {2, 74}}, {{0, 77}, {1 + late, 76}, {2 + late, 74}, {3, 68}}, {{0, 76}, {2, 72}}, {{0, 71}, {2, 68}},
	}
	for bar := range bars {
		at := func(b float64) float64 { return (float64(bar*beatsInBar) + b) * beat }
		seed := uint32(3000 + 40*bar)
		for i, key := range walk[bar] {
			t.uprightBass(at(float64(i)), 0.86*beat, 0.36, note(key))
		}
		if bar%4 == 3 { // a grace note leads on
			t.uprightBass(at(3+late), 0.25*beat, 0.22, note(walk[(bar+1)%bars][0]+1))
		}
		for i, key := range chords[bar] {
			pan := -0.5 + 0.33*float64(i)
			t.piano(at(late), 0.5*beat, pan, 0.12, note(key))
			t.piano(at(2+late), 1.1*beat, pan, 0.15, note(key))
			t.pad(at(0), 4*beat, -pan, 0.055, note(key))
		}
		for _, m := range melody[bar] {
			t.vibes(at(m.beat), -0.2, 0.38, note(m.key))
		}
		t.fingers(seed, at(1), 0.3, 0.5)
		t.fingers(seed+3, at(3), 0.3, 0.55)
		for i, b := range [...]float64{0, 1, 1 + late, 2, 3, 3 + late} {
			gain := 0.13
			if b == 1 || b == 3 {
				gain = 0.19
			}
			t.ride(seed+8+uint32(i), at(b), gain)
		}
		t.brush(seed+20, at(0), 0.075, 1.7*beat)
		t.brush(seed+21, at(2), 0.075, 1.7*beat)
		t.kick(at(0), 0.3)
		t.kick(at(2), 0.24)
	}
	t.echo(1.3, 1.3, 0.5, 0.19)
	return t
}
