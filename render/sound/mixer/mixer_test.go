package mixer

import (
	"cmp"
	"math"
	"slices"
	"testing"

	"lineup/render/sound/synth"
)

// read returns the next seconds.
func read(m *Mixer, seconds float64) []int16 {
	out := make([]int16, 2*int(seconds*synth.Rate))
	for i := 0; i < len(out); i += 1024 {
		m.Read(out[i:min(len(out), i+1024)])
	}
	return out
}

func loudest(s []int16) float64 {
	most := 0.0
	for _, v := range s {
		most = max(most, math.Abs(float64(v))/32768)
	}
	return most
}

// TestTwelveAtOnce checks that the twelve loudest effects at once, on top of music, do not clip: as they
// are, and so loud that they would.
func TestTwelveAtOnce(t *testing.T) {
	var clips []synth.Clip
	for e := range synth.NumEffects {
		clips = append(clips, e.Make())
	}
	slices.SortFunc(clips, func(a, b synth.Clip) int { return cmp.Compare(loudest(b.Samples), loudest(a.Samples)) })
	music := synth.Rooftops.Make()
	for _, gain := range []float64{1, 3} {
		m := New()
		m.PlayMusic(music)
		sum := make([]float64, 2*synth.Rate)
		for _, c := range clips[:12] {
			m.Play(Voice{Clip: c, Rate: 1, Gain: gain})
			for i, v := range c.Samples[:min(len(c.Samples), len(sum))] {
				sum[i] += gain * float64(v) / 32768
			}
		}
		if most := slices.Max(sum); most < ceiling {
			t.Fatalf("the sum reaches only %.2f: it proves nothing", most)
		}
		if most := loudest(read(m, 5)); most > ceiling+0.001 || most < ceiling*0.9 {
			t.Errorf("twelve at once, %g times as loud, reach %.3f, want just %.3f", gain, most, ceiling)
		}
		if most := loudest(read(m, 1)); most == 0 {
			t.Error("the music has stopped")
		}
	}
}

// TestUnharmed checks that a clip that needs no limit comes out as it is, a little later.
func TestUnharmed(t *testing.T) {
	m, c := New(), synth.Buy.Make()
	m.Play(Voice{Clip: c, Rate: 1, Gain: 1})
	out := read(m, 2)
	for i, v := range c.Samples[:len(c.Samples)-2] {
		if got := out[i+2*ahead]; got < v-1 || got > v+1 {
			t.Fatalf("sample %d is %d, want %d", i, got, v)
		}
	}
	if !m.Quiet() || !m.limit.empty {
		t.Error("it goes on after the end")
	}
}

// TestLevels checks each volume, muting, and mono.
func TestLevels(t *testing.T) {
	c := synth.Turn.Make()
	play := func(bus Bus, l Levels) []int16 {
		m := New()
		m.Set(l)
		read(m, 0.1)
		for b, g := range l.Buses {
			m.gains[b] = gain(g)
		}
		m.master = gain(l.Master)
		if bus == Music {
			m.PlayMusic(c)
			m.music[0].loud = 1
		} else {
			m.Play(Voice{Clip: c, Bus: bus, Rate: 1, Gain: 1})
		}
		return read(m, 1)
	}
	for bus := range numBuses {
		full := loudest(play(bus, Full()))
		half := Full()
		half.Buses[bus] = 0.25
		if got, want := loudest(play(bus, half)), full/8; math.Abs(got-want) > 0.02*full {
			t.Errorf("bus %d at a quarter reaches %.3f, want %.3f", bus, got, want)
		}
		off := Full()
		off.Buses[bus] = 0
		if got := loudest(play(bus, off)); got != 0 {
			t.Errorf("bus %d at 0 reaches %.3f", bus, got)
		}
		others := Levels{Master: 1}
		others.Buses[bus] = 1
		if got := loudest(play(bus, others)); got != full {
			t.Errorf("bus %d alone reaches %.3f, want %.3f", bus, got, full)
		}
		soft := Full()
		if soft.Master = 0; loudest(play(bus, soft)) != 0 {
			t.Errorf("bus %d is heard at a master volume of 0", bus)
		}
		mono := Full()
		mono.Mono = true
		out := play(bus, mono)
		for i := 0; i < len(out); i += 2 {
			if out[i] != out[i+1] {
				t.Fatalf("bus %d: the sides differ in mono", bus)
			}
		}
	}
	m := New()
	m.PlayMusic(c)
	read(m, 2)
	mute := Full()
	mute.Mute = true
	m.Set(mute)
	read(m, 0.3)
	if got := loudest(read(m, 0.3)); got > 0.0001 {
		t.Errorf("muted, it reaches %.5f", got)
	}
}

// TestVoices checks that many clips at once are few voices, and that two of one at the same moment are
// one.
func TestVoices(t *testing.T) {
	m := New()
	var clips []synth.Clip
	for e := range synth.NumEffects {
		clips = append(clips, e.Make())
	}
	for range 400 {
		for _, c := range clips {
			m.Play(Voice{Clip: c, Rate: 1, Gain: 1})
		}
		read(m, 0.01)
		going := 0
		for i := range m.voices {
			if m.voices[i].ending == 0 {
				going++
			}
		}
		if going > maxVoices {
			t.Fatalf("%d voices at once", going)
		}
	}
	n := New()
	n.Play(Voice{Clip: clips[0], Rate: 1, Gain: 1})
	n.Play(Voice{Clip: clips[0], Rate: 1, Gain: 1})
	if len(n.voices) != 1 {
		t.Errorf("%d voices for one clip at one moment", len(n.voices))
	}
}

// TestWait checks that a clip begins when it is to, to the frame.
func TestWait(t *testing.T) {
	m, c := New(), synth.Card.Make()
	m.Play(Voice{Clip: c, Rate: 1, Gain: 1, Wait: 0.25})
	out := read(m, 1)
	const late = 2 * (rate/4 + ahead)
	if loudest(out[:late]) != 0 || out[late+2000] != c.Samples[2000] {
		t.Error("it begins at another time")
	}
	m.Play(Voice{Clip: c, Rate: 1, Gain: 1, Wait: 0.25})
	if m.Drop(); loudest(read(m, 1)) != 0 {
		t.Error("a clip that was dropped is heard")
	}
}

// TestPitch checks that a higher pitch ends sooner.
func TestPitch(t *testing.T) {
	m := New()
	m.Play(Voice{Clip: synth.Power.Make(), Rate: 2, Gain: 1})
	read(m, 0.4)
	if !m.Quiet() {
		t.Error("at twice the pitch, 0.75 s take more than 0.4")
	}
}

// TestMusicChanges checks that one piece of music fades into another without a jump.
func TestMusicChanges(t *testing.T) {
	a, b := synth.Rooftops.Make(), synth.Alley.Make()
	m := New()
	m.PlayMusic(a)
	read(m, 3)
	m.PlayMusic(b)
	out := read(m, 3)
	for i := 2; i < len(out); i++ {
		if d := int(out[i]) - int(out[i-2]); d > 3000 || d < -3000 {
			t.Fatalf("it jumps by %d at frame %d", d, i/2)
		}
	}
	m.PlayMusic(synth.Clip{})
	read(m, 3)
	if !m.Quiet() {
		t.Error("music that was turned off goes on")
	}
}

// BenchmarkMusic measures one second of music with an effect.
func BenchmarkMusic(b *testing.B) {
	m, c := New(), synth.Win.Make()
	m.PlayMusic(synth.Alley.Make())
	out := make([]int16, 2*synth.Rate)
	for b.Loop() {
		m.Play(Voice{Clip: c, Rate: 1, Gain: 1})
		m.Read(out)
	}
}
