// Package mixer mixes clips into one stream of samples. It has a bus for each kind of sound and a
// limiter at the end, so that nothing clips. It knows no device.
package mixer

import (
	"math"
	"sync"

	"lineup/render/sound/synth"
)

// Bus is a kind of sound with a volume of its own.
type Bus uint8

// The buses.
const (
	Effects Bus = iota
	Cues        // of the narrator and of the frame that keys move
	Music
	numBuses
)

// Levels are the volumes, from 0 to 1.
type Levels struct {
	Master float64
	Buses  [numBuses]float64
	Mono   bool // both sides sound the same
	Mute   bool
}

// Full returns the levels at which everything is heard as it was made.
func Full() Levels { return Levels{Master: 1, Buses: [numBuses]float64{1, 1, 1}} }

// gain returns the factor for a volume. Half the volume sounds half as loud.
func gain(volume float64) float64 { return volume * math.Sqrt(volume) }

const (
	rate = synth.Rate
	// maxVoices is the greatest number of clips at once, apart from music.
	maxVoices = 16
	// maxSame is that for one clip.
	maxSame = 3
	// leastGap is the least number of frames between two starts of one clip. The second would only make
	// the first one louder.
	leastGap = rate * 3 / 100
	// fadeFrames is how long a voice that makes room takes to end.
	fadeFrames = rate / 200
	// slideFrames is how long a volume takes to change, about.
	slideFrames = rate / 60
	// crossFrames is how long one piece of music takes to replace another.
	crossFrames = rate * 3 / 2
	// ducked is the volume of music under a voice that needs silence.
	ducked = 0.25
	duck   = rate / 4 // frames that music takes to give way
)

// Voice is a clip to play.
type Voice struct {
	Clip synth.Clip
	Bus  Bus
	Rate float64 // the factor of its pitch
	Gain float64 // the factor of its loudness
	Solo bool    // music gives way to it
	Wait float64 // seconds until it begins
}

// Mixer mixes voices and music. Its methods may be called from several goroutines.
type Mixer struct {
	mu     sync.Mutex
	levels Levels
	voices []voice
	music  [2]song // the current one, and the one that fades out
	now    int     // frames mixed so far
	gains  [numBuses]float64
	master float64
	under  float64 // of music, below voices that need silence
	limit  limiter
}

type voice struct {
	Voice
	at      float64 // in frames of the clip
	started int     // the frame in which it begins
	ending  int     // frames left of its fade; 0 if it does not end early
}

type song struct {
	clip synth.Clip
	at   float64
	loud float64 // 0 to 1
}

// New returns a mixer at full volume.
func New() *Mixer {
	m := &Mixer{levels: Full(), master: 1, under: 1}
	for i := range m.gains {
		m.gains[i] = 1
	}
	m.limit.reset()
	return m
}

// Set changes the levels.
func (m *Mixer) Set(l Levels) {
	m.mu.Lock()
	m.levels = l
	m.mu.Unlock()
}

// Play starts a clip.
func (m *Mixer) Play(v Voice) {
	if len(v.Clip.Samples) == 0 {
		return
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	starts := m.now + int(v.Wait*rate)
	same, going, first, firstSame := 0, 0, -1, -1
	for i := range m.voices {
		o := &m.voices[i]
		if o.ending > 0 {
			continue
		}
		if going++; first < 0 || o.started < m.voices[first].started {
			first = i
		}
		if &o.Clip.Samples[0] != &v.Clip.Samples[0] {
			continue
		}
		if gap := starts - o.started; gap < leastGap && gap > -leastGap {
			return
		}
		if same++; firstSame < 0 || o.started < m.voices[firstSame].started {
			firstSame = i
		}
	}
	switch {
	case same >= maxSame:
		m.voices[firstSame].ending = fadeFrames
	case going >= maxVoices:
		m.voices[first].ending = fadeFrames
	}
	m.voices = append(m.voices, voice{Voice: v, started: starts})
}

// Drop ends all voices. They would be heard late.
func (m *Mixer) Drop() {
	m.mu.Lock()
	m.voices = m.voices[:0]
	m.mu.Unlock()
}

// PlayMusic lets a loop replace the current music, or none if it is empty.
func (m *Mixer) PlayMusic(c synth.Clip) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if was := m.music[0].clip.Samples; len(was) == 0 && len(c.Samples) == 0 || len(was) > 0 && len(c.Samples) > 0 && &was[0] == &c.Samples[0] {
		return
	}
	m.music[1], m.music[0] = m.music[0], song{clip: c}
}

// Quiet reports whether nothing plays.
func (m *Mixer) Quiet() bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return len(m.voices) == 0 && !m.plays()
}

func (m *Mixer) plays() bool { return len(m.music[0].clip.Samples)+len(m.music[1].clip.Samples) > 0 }

// Read fills a stretch of stereo samples at synth.Rate.
func (m *Mixer) Read(out []int16) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(m.voices) == 0 && !m.plays() && m.limit.empty {
		clear(out)
		m.now += len(out) / 2
		return
	}
	slide := 1 - math.Exp(-1/float64(slideFrames)*3)
	master := gain(m.levels.Master)
	if m.levels.Mute {
		master = 0
	}
	under := 1.0
	for i := range m.voices {
		if m.voices[i].Solo && m.voices[i].started <= m.now {
			under = ducked
		}
	}
	for i := 0; i+1 < len(out); i += 2 {
		m.master += (master - m.master) * slide
		m.under += (under - m.under) / duck * 3
		for b := range m.gains {
			m.gains[b] += (gain(m.levels.Buses[b]) - m.gains[b]) * slide
		}
		l, r := m.frame()
		if l, r = l*m.master, r*m.master; m.levels.Mono {
			l = (l + r) / 2
			r = l
		}
		l, r = m.limit.next(l, r)
		out[i], out[i+1] = int16(math.Round(l*32767)), int16(math.Round(r*32767))
		m.now++
	}
}

// frame returns the sum of everything that plays.
func (m *Mixer) frame() (l, r float64) {
	for i := 0; i < len(m.voices); i++ {
		v := &m.voices[i]
		if m.now < v.started && v.ending == 0 {
			continue
		}
		a, b, ok := sample(v.Clip, v.at, false)
		v.at += v.Rate * float64(v.Clip.Rate) / rate
		k := v.Gain * m.gains[v.Bus]
		if v.ending > 0 {
			k *= float64(v.ending) / fadeFrames
			if v.ending--; v.ending == 0 {
				ok = false
			}
		}
		l, r = l+k*a, r+k*b
		if !ok {
			m.voices = append(m.voices[:i], m.voices[i+1:]...)
			i--
		}
	}
	for i := range m.music {
		s := &m.music[i]
		if len(s.clip.Samples) == 0 {
			continue
		}
		if i == 0 {
			s.loud = min(1, s.loud+1.0/crossFrames)
		} else if s.loud -= 1.0 / crossFrames; s.loud <= 0 {
			*s = song{}
			continue
		}
		a, b, _ := sample(s.clip, s.at, true)
		if s.at += float64(s.clip.Rate) / rate; s.at >= float64(s.clip.Frames()) {
			s.at -= float64(s.clip.Frames())
		}
		k := s.loud * m.gains[Music] * m.under
		l, r = l+k*a, r+k*b
	}
	return l, r
}

// sample returns what is at a place of a clip, between two of its frames. Ok is false after the end.
func sample(c synth.Clip, at float64, ring bool) (l, r float64, ok bool) {
	n := c.Frames()
	i := int(at)
	if i >= n {
		return 0, 0, false
	}
	next := i + 1
	if next == n {
		if next = 0; !ring {
			return 0, 0, false
		}
	}
	part := at - float64(i)
	l = float64(c.Samples[2*i])*(1-part) + float64(c.Samples[2*next])*part
	r = float64(c.Samples[2*i+1])*(1-part) + float64(c.Samples[2*next+1])*part
	return l / 32768, r / 32768, true
}

// Together returns clips that begin at once, mixed as they are in the game, until all have ended.
func Together(clips []synth.Clip) synth.Clip {
	m, frames := New(), 0
	for _, c := range clips {
		m.Play(Voice{Clip: c, Rate: 1, Gain: 1})
		frames = max(frames, c.Frames()*rate/c.Rate)
	}
	out := make([]int16, 2*(frames+2*ahead))
	m.Read(out)
	return synth.Clip{Samples: out, Rate: rate}
}
