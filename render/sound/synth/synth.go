// Package synth makes all sounds of the game: short effects and two pieces of music that repeat. It
// needs no files, no device and no window, and returns the same samples in every run.
package synth

import "math"

// Effect is a short sound.
type Effect uint8

// The effects.
const (
	Card       Effect = iota // a card is played, drawn, or moved
	Shuffle                  // a deck is shuffled
	Power                    // Power rises; each step is higher
	Buy                      // a card is bought
	Attack                   // an Attack is made
	Defense                  // an Attack is avoided
	Hit                      // an Attack hits
	VillainIn                // a Super-Villain enters
	VillainOut               // a Super-Villain is defeated
	Turn                     // a turn begins
	Win                      // a game is won
	Loss                     // a game is lost
	Focus                    // the frame that keys move goes to something else
	Refusal                  // a click or a key does nothing
	Cue                      // the narrator has something to say
	Token                    // VP tokens are gained
	TokenLost                // VP tokens are lost
	Named                    // a card is named
	Teamwork                 // a foe's card is used
	Rotated                  // a card in play is rotated
	Upright                  // a rotated card is upright again

	NumEffects
)

var effectNames = [NumEffects]string{
	"card", "shuffle", "power", "buy", "attack", "defense", "hit", "villain-in", "villain-out", "turn", "win", "loss",
	"focus", "refusal", "cue", "token", "token-lost", "named", "teamwork", "rotated", "upright",
}

// String returns the name of the effect, which is also that of its file.
func (e Effect) String() string { return effectNames[e] }

// Loop is a piece of music that repeats.
type Loop uint8

// The loops.
const (
	Rooftops Loop = iota // for the screens around a game
	Alley                // for the table

	NumLoops
)

var loopNames = [NumLoops]string{"rooftops", "alley"}

// String returns the name of the loop.
func (l Loop) String() string { return loopNames[l] }

const (
	// Rate is the number of stereo samples a second of all effects.
	Rate = 48000
	// LoopRate is that of loops, which have no high tones. Half the rate takes half the memory.
	LoopRate = Rate / 2
)

// Clip is a sound in stereo: left, right, left, and so on.
type Clip struct {
	Samples []int16
	Rate    int // stereo samples a second
}

// Frames returns the number of stereo samples.
func (c Clip) Frames() int { return len(c.Samples) / 2 }

// Doubled returns a loop at the rate of the effects.
func (c Clip) Doubled() Clip {
	n := c.Frames()
	out := make([]int16, 0, 4*n)
	for i := range n {
		next := (i + 1) % n
		l, r := c.Samples[2*i], c.Samples[2*i+1]
		out = append(out, l, r, half(l, c.Samples[2*next]), half(r, c.Samples[2*next+1]))
	}
	return Clip{out, 2 * c.Rate}
}

func half(a, b int16) int16 { return int16((int32(a) + int32(b)) / 2) }

// Loudness levels in LUFS of the loudest 400 ms.
const (
	effectLevel = -20.0
	loopLevel   = -30.0
	// peakLevel is the greatest level of a sample in dB of full scale. It leaves room for peaks between
	// samples.
	peakLevel = -2.5
)

// levels are how much louder than the others effects are, in LU. Those that are heard most often are
// softest.
var levels = [NumEffects]float64{
	Card: -1, Shuffle: -0.5, Power: -1, Buy: 0, Attack: 1, Defense: 0.5, Hit: 1.5, VillainIn: 1.5, VillainOut: 1.5,
	Turn: -0.5, Win: 1.5, Loss: 0.5, Focus: -2, Refusal: -1.5, Cue: -2, Token: 0, TokenLost: 0, Named: -0.5, Teamwork: -0.5, Rotated: -1, Upright: -0.5,
}

// Make makes an effect.
func (e Effect) Make() Clip {
	t := recipes[e]()
	t.dropDC()
	t.fade(0.02)
	t.level(effectLevel + levels[e])
	return t.clip()
}

// Make makes a loop.
func (l Loop) Make() Clip {
	t := scores[l]()
	t.level(loopLevel)
	return t.clip()
}

// track is a sound while it is made.
type track struct {
	l, r []float32
	rate float64
	ring bool // it repeats: what is left at its end sounds at its start
}

func newTrack(seconds, rate float64) *track {
	n := int(seconds * rate)
	return &track{l: make([]float32, n), r: make([]float32, n), rate: rate}
}

// add adds a voice from a time on, for some seconds. Pan is from -1 for left to 1 for right. The
// voice gets the seconds since its start, and is faded out at its end.
func (t *track) add(at, seconds, pan, gain float64, voice func(s float64) float64) {
	const out = 0.006
	left, right := gain*math.Cos((pan+1)*math.Pi/4), gain*math.Sin((pan+1)*math.Pi/4)
	start, n, step := int(at*t.rate), int(seconds*t.rate), 1/t.rate
	for i := range n {
		k := start + i
		if k >= len(t.l) {
			if !t.ring {
				return
			}
			k %= len(t.l)
		}
		s := float64(i) * step
		v := voice(s)
		if rest := seconds - s; rest < out {
			v *= rest / out
		}
		t.l[k] += float32(v * left)
		t.r[k] += float32(v * right)
	}
}

// dropDC removes what is too low to be heard.
func (t *track) dropDC() {
	for _, ch := range [][]float32{t.l, t.r} {
		k := math.Exp(-2 * math.Pi * 24 / t.rate)
		in, out := 0.0, 0.0
		for i, v := range ch {
			out = k * (out + float64(v) - in)
			in = float64(v)
			ch[i] = float32(out)
		}
	}
}

// fade ends the track in silence.
func (t *track) fade(seconds float64) {
	n := min(int(seconds*t.rate), len(t.l))
	for i := range n {
		k := float32(0.5 - 0.5*math.Cos(math.Pi*float64(i)/float64(n)))
		t.l[len(t.l)-1-i] *= k
		t.r[len(t.r)-1-i] *= k
	}
}

// drive bends peaks, as an amplifier does. More gain bends more.
func (t *track) drive(gain float64) {
	for _, ch := range [][]float32{t.l, t.r} {
		for i, v := range ch {
			ch[i] = float32(math.Tanh(float64(v)*gain) / gain)
		}
	}
}

func (t *track) scale(gain float64) {
	for i := range t.l {
		t.l[i] *= float32(gain)
		t.r[i] *= float32(gain)
	}
}

func (t *track) peak() float64 {
	most := 0.0
	for i := range t.l {
		most = max(most, math.Abs(float64(t.l[i])), math.Abs(float64(t.r[i])))
	}
	return most
}

// level makes the loudest 400 ms as loud as wanted, in LUFS. Peaks that would be too high are bent.
func (t *track) level(wanted float64) {
	highest := fromDB(peakLevel)
	for range 12 {
		t.scale(fromDB(wanted - Momentary(t.l, t.r, t.rate)))
		if t.peak() <= highest {
			return
		}
		for _, ch := range [][]float32{t.l, t.r} {
			for i, v := range ch {
				ch[i] = bend(v, float32(highest))
			}
		}
	}
}

// bend keeps a sample below a limit. Up to half of the limit it changes nothing.
func bend(v, limit float32) float32 {
	knee := limit / 2
	switch {
	case v > knee:
		return knee + (limit-knee)*float32(math.Tanh(float64((v-knee)/(limit-knee))))*0.98
	case v < -knee:
		return -bend(-v, limit)
	}
	return v
}

func (t *track) clip() Clip {
	out := make([]int16, 0, 2*len(t.l))
	for i := range t.l {
		out = append(out, whole(t.l[i]), whole(t.r[i]))
	}
	return Clip{out, int(t.rate)}
}

func whole(v float32) int16 { return int16(math.Round(float64(v) * 32767)) }

func fromDB(db float64) float64 { return math.Pow(10, db/20) }
