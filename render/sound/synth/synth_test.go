package synth

import (
	"math"
	"slices"
	"testing"
)

// TestLoudness checks the measure itself: by definition, a sine of 997 Hz at -20 dB on both sides has
// -20 LUFS.
func TestLoudness(t *testing.T) {
	for _, rate := range []float64{Rate, LoopRate} {
		tone := make([]float32, int(rate))
		for i := range tone {
			tone[i] = float32(0.1 * math.Sin(2*math.Pi*997*float64(i)/rate))
		}
		if got := Momentary(tone, tone, rate); math.Abs(got+20) > 0.1 {
			t.Errorf("at %g samples a second: %.2f LUFS, want -20", rate, got)
		}
	}
}

// TestEffects checks that no effect clips or clicks and that all are about equally loud.
func TestEffects(t *testing.T) {
	least, most := math.Inf(1), math.Inf(-1)
	for e := range NumEffects {
		c := e.Make()
		l, r := split(c)
		loud := Momentary(l, r, Rate)
		least, most = min(least, loud), max(most, loud)
		if p := truePeak(l, r); p > -1 {
			t.Errorf("%v: the true peak is %.2f dB, want at most -1", e, p)
		}
		if full := slices.ContainsFunc(c.Samples, func(s int16) bool { return s == math.MaxInt16 || s <= math.MinInt16+1 }); full {
			t.Errorf("%v has a sample at full scale", e)
		}
		n := len(l)
		if a, b := math.Abs(float64(l[0])), math.Abs(float64(l[n-1])); a > 0.03 || b > 0.001 {
			t.Errorf("%v begins with %.4f and ends with %.4f: that is a click", e, a, b)
		}
		if s := float64(n) / Rate; s > 5 {
			t.Errorf("%v takes %.1f s", e, s)
		}
	}
	if most-least > 6 {
		t.Errorf("effects have from %.1f to %.1f LUFS, want at most 6 between them", least, most)
	}
}

// TestLoops checks that loops are softer than all effects and go on without a click.
func TestLoops(t *testing.T) {
	least := math.Inf(1)
	for e := range NumEffects {
		l, r := split(e.Make())
		least = min(least, Momentary(l, r, Rate))
	}
	for m := range NumLoops {
		c := m.Make()
		l, r := split(c)
		if loud := Momentary(l, r, LoopRate); loud > least-6 {
			t.Errorf("%v has %.1f LUFS, and the softest effect %.1f: want 6 between them", m, loud, least)
		}
		// The wave must be no rougher over the seam than elsewhere.
		for _, ch := range [][]float32{l, r} {
			var bends []float64
			n := len(ch)
			for i := range n {
				bends = append(bends, math.Abs(float64(ch[(i+1)%n]-2*ch[i]+ch[(i+n-1)%n])))
			}
			seam := max(bends[n-1], bends[0])
			slices.Sort(bends)
			if usual := bends[n*99/100]; seam > usual {
				t.Errorf("%v clicks where it restarts: it bends by %.5f, and else by %.5f", m, seam, usual)
			}
		}
		if most := 8 << 20; 2*len(c.Samples) > most/int(NumLoops) {
			t.Errorf("%v takes %d bytes", m, 2*len(c.Samples))
		}
		if d := c.Doubled(); d.Rate != Rate || d.Frames() != 2*c.Frames() || d.Samples[0] != c.Samples[0] {
			t.Errorf("%v is wrong at twice its rate", m)
		}
	}
}

// TestSameAgain checks that every run makes the same samples.
func TestSameAgain(t *testing.T) {
	names := map[string]bool{}
	for e := range NumEffects {
		if !slices.Equal(e.Make().Samples, e.Make().Samples) {
			t.Errorf("%v differs from itself", e)
		}
		if names[e.String()] || e.String() == "" {
			t.Errorf("effect %d has the name %q", e, e)
		}
		names[e.String()] = true
	}
	for m := range NumLoops {
		if !slices.Equal(m.Make().Samples, m.Make().Samples) {
			t.Errorf("%v differs from itself", m)
		}
	}
}

func split(c Clip) (l, r []float32) {
	for i := range c.Frames() {
		l, r = append(l, float32(c.Samples[2*i])/32768), append(r, float32(c.Samples[2*i+1])/32768)
	}
	return l, r
}

// truePeak returns the greatest value of the wave between samples too, in dB of full scale.
func truePeak(channels ...[]float32) float64 {
	const parts, reach = 4, 12
	most := 0.0
	for _, ch := range channels {
		for part := range parts {
			var taps [2 * reach]float64
			for k := range taps {
				x := float64(k-reach+1) - float64(part)/parts
				taps[k] = 1
				if x != 0 {
					taps[k] = math.Sin(math.Pi*x) / (math.Pi * x)
				}
				taps[k] *= 0.5 + 0.5*math.Cos(math.Pi*x/(reach+1))
			}
			for i := reach; i < len(ch)-reach; i++ {
				sum := 0.0
				for k, tap := range taps {
					sum += tap * float64(ch[i+k-reach+1])
				}
				most = max(most, math.Abs(sum))
			}
		}
	}
	return 20 * math.Log10(most+1e-9)
}
