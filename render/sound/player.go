// Package sound plays the sounds of the game. It makes them in the background, and looks for a device as
// long as the game runs. Nothing waits for it.
package sound

import (
	"context"
	"math"
	"sync"
	"time"

	"lineup/render/sound/mixer"
	"lineup/render/sound/synth"
)

// Device plays what fill writes until the context ends or the device is lost. It calls opened when the
// device is there.
type Device func(ctx context.Context, fill func([]int16), opened func()) error

// Player plays sounds on a device. Its methods return immediately.
type Player struct {
	mixer *mixer.Mixer
	open  Device
	stop  context.CancelFunc
	done  chan struct{}
	wake  chan struct{} // the music may have to be made

	mu     sync.Mutex
	clips  [synth.NumEffects]synth.Clip
	loops  [synth.NumLoops]synth.Clip
	loop   synth.Loop
	music  bool // the music is on
	began  bool // the clips are being made, or are made
	played int  // effects so far
	there  bool // a device is open
}

// New returns a player that looks for a device from now on.
func New(open Device) *Player {
	ctx, stop := context.WithCancel(context.Background())
	p := &Player{mixer: mixer.New(), open: open, stop: stop, done: make(chan struct{}), wake: make(chan struct{}, 1), loop: synth.NumLoops}
	go p.keep(ctx)
	return p
}

// Close ends all sound.
func (p *Player) Close() {
	p.stop()
	select {
	case <-p.done:
	case <-time.After(closeTime): // the system does not let go
	}
}

const (
	closeTime = 200 * time.Millisecond
	// firstPause is the first pause between two tries to open a device, which double up to lastPause.
	firstPause = time.Second / 4
	lastPause  = 1500 * time.Millisecond
	// aheadOfAll is how long the effects wait for the window to open, and aheadOfMusic how long the music
	// waits after them.
	aheadOfAll   = 700 * time.Millisecond
	aheadOfMusic = 2 * time.Second
	// breath is a pause between two clips that are made, so that other work is not held up.
	breath = 15 * time.Millisecond
)

// keep opens the device, again when it is lost.
func (p *Player) keep(ctx context.Context) {
	defer close(p.done)
	for pause := firstPause; ctx.Err() == nil; {
		_ = p.open(ctx, p.mixer.Read, func() {
			pause = firstPause
			p.mixer.Drop()
			p.setThere(true)
			p.begin(ctx)
		})
		p.setThere(false)
		select {
		case <-ctx.Done():
		case <-time.After(pause):
		}
		pause = min(2*pause, lastPause)
	}
}

func (p *Player) setThere(there bool) {
	p.mu.Lock()
	p.there = there
	p.mu.Unlock()
}

// Heard reports whether there is a device.
func (p *Player) Heard() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.there
}

// begin begins to make the clips, once there is a device for them.
func (p *Player) begin(ctx context.Context) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.began {
		p.began = true
		go p.make(ctx)
	}
}

// make makes the effects, the short ones first, and then each loop when it will be played.
func (p *Player) make(ctx context.Context) {
	select {
	case <-ctx.Done():
	case <-time.After(aheadOfAll):
	}
	for _, e := range []synth.Effect{synth.Focus, synth.Card, synth.Refusal, synth.Power, synth.Buy, synth.Turn, synth.Shuffle, synth.Hit,
		synth.Attack, synth.Defense, synth.Cue, synth.Token, synth.TokenLost, synth.Named, synth.Teamwork, synth.Rotated, synth.Upright, synth.VillainIn, synth.VillainOut, synth.Win, synth.Loss} {
		if ctx.Err() != nil {
			return
		}
		c := e.Make()
		p.mu.Lock()
		p.clips[e] = c
		p.mu.Unlock()
		time.Sleep(breath)
	}
	select {
	case <-ctx.Done():
	case <-time.After(aheadOfMusic):
	}
	for ctx.Err() == nil {
		p.mu.Lock()
		loop, on := p.loop, p.music && p.loop < synth.NumLoops
		missing := on && p.loops[loop].Samples == nil
		p.mu.Unlock()
		if missing {
			c := loop.Make()
			p.mu.Lock()
			p.loops[loop] = c
			p.mu.Unlock()
			continue
		}
		p.change()
		select {
		case <-ctx.Done():
		case <-p.wake:
		}
	}
}

// change lets the mixer play the loop that should be heard.
func (p *Player) change() {
	p.mu.Lock()
	defer p.mu.Unlock()
	var c synth.Clip
	if p.music && p.loop < synth.NumLoops {
		if c = p.loops[p.loop]; c.Samples == nil {
			return // it is being made
		}
	}
	p.mixer.PlayMusic(c)
}

// Play plays an effect after some seconds, higher for a higher step. An effect that is not made yet, or
// that nobody can hear, is left out.
func (p *Player) Play(e synth.Effect, step int, after float64) {
	p.mu.Lock()
	c, there, n := p.clips[e], p.there, p.played
	p.played++
	p.mu.Unlock()
	if !there {
		return // it would be heard late
	}
	p.mixer.Play(mixer.Voice{Clip: c, Bus: BusOf(e), Rate: pitch(e, step, n), Gain: 1, Solo: solo(e), Wait: after})
}

// BusOf returns the bus of an effect.
func BusOf(e synth.Effect) mixer.Bus {
	switch e {
	case synth.Focus, synth.Refusal, synth.Cue:
		return mixer.Cues
	}
	return mixer.Effects
}

// solo reports whether music gives way to an effect, which has harmonies of its own.
func solo(e synth.Effect) bool {
	switch e {
	case synth.VillainIn, synth.VillainOut, synth.Win, synth.Loss:
		return true
	}
	return false
}

// MaxStep is the highest step of an effect.
const MaxStep = 10

// pitch returns the factor for the pitch of an effect. Steps of Power are those of a scale of five tones. Of other
// effects, no two in a row are quite the same.
func pitch(e synth.Effect, step, n int) float64 {
	switch e {
	case synth.Power:
		step = min(max(step, 0), MaxStep)
		return math.Pow(2, float64(step/5)+[5]float64{0, 2, 4, 7, 9}[step%5]/12-5.0/12)
	case synth.Focus:
		return math.Pow(2, float64(min(max(step, -MaxStep), MaxStep))/12)
	case synth.Card, synth.Hit, synth.Shuffle, synth.Defense, synth.Attack:
		return 1 + 0.045*math.Sin(float64(n)*2.4)
	}
	return 1
}

// Music lets a loop be heard. It begins again only if it is another one.
func (p *Player) Music(l synth.Loop) {
	p.mu.Lock()
	same := p.loop == l
	p.loop = l
	p.mu.Unlock()
	if !same {
		p.stirMusic()
	}
}

// Set changes the volumes, and whether there is music at all.
func (p *Player) Set(l mixer.Levels, music bool) {
	p.mixer.Set(l)
	p.mu.Lock()
	same := p.music == music
	p.music = music
	p.mu.Unlock()
	if !same {
		p.stirMusic()
	}
}

func (p *Player) stirMusic() {
	select {
	case p.wake <- struct{}{}:
	default:
	}
}
