package ui

import (
	"math"

	"lineup/render/sound/synth"
)

// Sounds plays sounds. Nothing waits for them.
type Sounds interface {
	// Play plays an effect after some seconds. A higher step is a higher sound.
	Play(e synth.Effect, step int, after float64)
	// Music lets a loop be heard until another one is.
	Music(l synth.Loop)
}

// Play plays an effect if the canvas has sounds. Only what a person does or sees may cause one: never a
// drawing, which may be a rehearsal.
func (c *Canvas) Play(e synth.Effect, step int, after float64) {
	if c.Sounds != nil {
		c.Sounds.Play(e, step, after)
	}
}

// Volume is one of the volumes of the settings.
type Volume uint8

// The volumes.
const (
	MasterVolume Volume = iota
	MusicVolume
	EffectsVolume
	CuesVolume // of the narrator and of the frame that keys move
	NumVolumes
)

// Sound holds a person's preferences for sound. The zero Sound is the usual one.
type Sound struct {
	Softer   [NumVolumes]uint8 // how much softer than full volume, in percent
	NoMusic  bool
	Mono     bool
	MuteAway bool // silent while another window has the keyboard
}

// At returns a volume from 0 to 1.
func (s *Sound) At(v Volume) float64 { return float64(100-min(100, s.Softer[v])) / 100 }

// set sets a volume from 0 to 1.
func (s *Sound) set(v Volume, to float64) {
	s.Softer[v] = uint8(100 - math.Round(100*min(1, max(0, to))))
}

// pressed is what a click or a key of this tick has done.
type pressed uint8

const (
	nothing pressed = iota
	hit             // it was on something
	refused         // something cannot be used now
)

// hits notes that the click or key of this tick does something.
func (p *Pointer) hits() {
	if p.did != nil && *p.did == nothing {
		*p.did = hit
	}
}

// Refuse notes that what was clicked or asked for in this tick cannot be done.
func (p *Pointer) Refuse() {
	if p.did != nil {
		*p.did = refused
	}
}

// Hit reports whether the click of this tick was on something, and Refused whether that cannot be used.
func (p *Pointer) Hit() bool { return p.did != nil && *p.did == hit }

// Refused reports whether something that was clicked or asked for in this tick cannot be done.
func (p *Pointer) Refused() bool { return p.did != nil && *p.did == refused }
