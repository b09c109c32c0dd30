package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/render/sound/mixer"
	"lineup/render/sound/synth"
	"lineup/render/ui"
)

// Sounds plays the sounds of the window.
type Sounds interface {
	ui.Sounds
	// Set changes the volumes, and whether there is music at all.
	Set(l mixer.Levels, music bool)
}

// hearing is what the window lets a person hear.
type hearing struct {
	Sounds
	played bool // in this tick
	away   bool // another window has the keyboard
	set    ui.Sound
	muted  bool
	begun  bool

	narrated bool // the narrator is on
	// A question calls the frame a tick before the narrator says it. Its cue takes the place of the sound of the
	// frame, which therefore waits for this many ticks if the narrator is on.
	waits int
	cued  int // for this many ticks, a cue has just been heard
}

// cueTicks is how many ticks the sound of the frame waits for a cue, and is not heard after one.
const cueTicks = 3

// Play plays an effect.
func (h *hearing) Play(e synth.Effect, step int, after float64) {
	h.played = true
	switch {
	case e != synth.Focus || step != 0 || !h.narrated:
		h.Sounds.Play(e, step, after)
	case h.cued == 0:
		h.waits = cueTicks
	}
}

// cue plays the cue of the narrator, instead of the sound of the frame.
func (h *hearing) cue() {
	if h.Sounds != nil {
		h.waits, h.cued = 0, cueTicks
		h.Sounds.Play(synth.Cue, 0, 0)
	}
}

// wait lets the sound of the frame be heard if no cue has come.
func (h *hearing) wait() {
	h.cued = max(0, h.cued-1)
	if h.waits > 0 {
		if h.waits--; h.waits == 0 {
			h.Sounds.Play(synth.Focus, 0, 0)
		}
	}
}

// stepPress is the step of the sound of a click that has no other sound.
const stepPress = -5

// hear plays the sounds of a tick, once the screen has read it: those of clicks that have none of their
// own, the music of the screen, and a change of the volumes.
func (a *App) hear() {
	h := &a.hearing
	if h.Sounds == nil {
		return
	}
	switch {
	case a.pointer.Refused():
		h.Play(synth.Refusal, 0, 0)
	case a.pointer.Hit() && !h.played:
		h.Play(synth.Focus, stepPress, 0)
	}
	h.played = false
	h.wait()
	if a.atTable() != nil {
		h.Music(synth.Alley)
	} else {
		h.Music(synth.Rooftops)
	}
	h.away = a.real() && !ebiten.IsFocused()
	a.setVolumes()
}

// samples are what lets a person hear a volume that they have changed.
var samples = [ui.NumVolumes]synth.Effect{ui.MasterVolume: synth.Turn, ui.MusicVolume: synth.NumEffects, ui.EffectsVolume: synth.Card, ui.CuesVolume: synth.Cue}

// setVolumes sets the volumes after a change, and plays a sample of what was changed.
func (a *App) setVolumes() {
	h, now := &a.hearing, a.Settings.Sound
	muted := now.MuteAway && h.away
	if h.begun && h.set == now && h.muted == muted {
		return
	}
	l := mixer.Levels{Master: now.At(ui.MasterVolume), Mono: now.Mono, Mute: muted}
	l.Buses[mixer.Music], l.Buses[mixer.Effects], l.Buses[mixer.Cues] = now.At(ui.MusicVolume), now.At(ui.EffectsVolume), now.At(ui.CuesVolume)
	h.Set(l, !now.NoMusic)
	for v, sample := range samples {
		if h.begun && h.set.Softer[v] != now.Softer[v] && sample < synth.NumEffects {
			h.Sounds.Play(sample, 0, sampleAfter)
		}
	}
	h.begun, h.set, h.muted = true, now, muted
}

// sampleAfter is how long a sample waits for the volume to change, in seconds.
const sampleAfter = 0.06

// endOf returns the effect for the end of a match: a loss if everybody at this device has lost.
func endOf(m *match.Match) synth.Effect {
	if m.Together() {
		if m.View(engine.NoSeat).Over() == card.TeamWon {
			return synth.Win
		}
		return synth.Loss
	}
	person, won := false, false
	for s := range m.Plan().Seats {
		person = person || m.Person(engine.SeatID(s))
	}
	for _, s := range m.Score().Winners {
		won = won || m.Person(s)
	}
	if person && !won {
		return synth.Loss
	}
	return synth.Win
}
