package render

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/render/looptest"
	"lineup/render/players"
	"lineup/render/sound/mixer"
	"lineup/render/sound/synth"
	"lineup/render/table"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// soundLog is a list of what a window lets a person hear.
type soundLog struct {
	said   []string
	loop   synth.Loop
	levels mixer.Levels
	music  bool
}

func (l *soundLog) Play(e synth.Effect, step int, _ float64) {
	l.said = append(l.said, fmt.Sprintf("%v %d", e, step))
}
func (l *soundLog) Music(m synth.Loop)                  { l.loop = m }
func (l *soundLog) Set(levels mixer.Levels, music bool) { l.levels, l.music = levels, music }

// take returns what was heard since the last call.
func (l *soundLog) take() string {
	out := strings.Join(l.said, ", ")
	l.said = nil
	return out
}

// TestSoundsOfTheWindow checks what a person hears from the title to the end of a game.
func TestSoundsOfTheWindow(t *testing.T) {
	looptest.NeedDisplay(t)
	log := &soundLog{}
	a, h := startApp(t, Options{
		Catalog: catalog.Tested, Players: players.Computers{buyer}, FreshSeed: func() uint64 { return 11 },
		Settings: ui.Settings{Speed: ui.Instant}, Sounds: log,
	})
	picture := ebiten.NewImage(1280, 720)
	draw := func() {
		t.Helper()
		a.Draw(picture)
		h.Tick(t)
	}
	draw()
	if log.levels != mixer.Full() || !log.music || log.loop != synth.Rooftops {
		t.Errorf("on the title, the levels are %+v, there is music: %v, and it is %v", log.levels, log.music, log.loop)
	}
	log.take()
	h.Press(t, ebiten.KeyDown)
	if got := log.take(); got != "focus 0" {
		t.Errorf("the frame on the title is heard as %q", got)
	}
	h.Lead(t, a.focus, "QUICK GAME")
	log.take()
	h.Enter(t, a.focus, "QUICK GAME")
	if _, plays := a.scene.(*table.Table); !plays {
		t.Fatalf("Enter on QUICK GAME leads to %T", a.scene)
	}
	if got := log.take(); !strings.Contains(got, fmt.Sprintf("focus %d", stepPress)) {
		t.Errorf("a click on QUICK GAME is heard as %q", got)
	}
	draw()
	if log.loop != synth.Alley {
		t.Errorf("the music at the table is %v", log.loop)
	}
	a.showSettings()
	if h.Tick(t); log.loop != synth.Alley {
		t.Errorf("the music in the settings at the table is %v", log.loop)
	}
	if n := looptest.Allocations(50, a.hear); n > 0 {
		t.Errorf("hearing allocates %g times a tick", n)
	}
}

// TestCue checks that a question that holds up the game is heard as the narrator's cue while the narrator is
// on, once, and instead of the sound of the frame that it calls; and that moving the frame is heard as always.
func TestCue(t *testing.T) {
	for _, c := range []struct {
		name     string
		narrated bool
		do       func(h *hearing, tick func())
		want     string
	}{
		{"a question calls the frame first", true, func(h *hearing, tick func()) { h.Play(synth.Focus, 0, 0); tick(); h.cue() }, "cue 0"},
		{"a question is said first", true, func(h *hearing, tick func()) { h.cue(); tick(); h.Play(synth.Focus, 0, 0) }, "cue 0"},
		{"a key moves the frame", true, func(h *hearing, _ func()) { h.Play(synth.Focus, 0, 0) }, "focus 0"},
		{"a key moves it later", true, func(h *hearing, tick func()) {
			h.cue()
			for range cueTicks {
				tick()
			}
			h.Play(synth.Focus, 0, 0)
		}, "cue 0, focus 0"},
		{"the narrator is off", false, func(h *hearing, _ func()) { h.Play(synth.Focus, 0, 0) }, "focus 0"},
	} {
		log := &soundLog{}
		h := &hearing{Sounds: log, narrated: c.narrated}
		c.do(h, h.wait)
		for range 2 * cueTicks {
			h.wait()
		}
		if got := log.take(); got != c.want {
			t.Errorf("%s: heard is %q, want %q", c.name, got, c.want)
		}
	}
}

// TestVolumes checks that each setting of sound changes what is heard, immediately, and that a volume that
// changes is heard.
func TestVolumes(t *testing.T) {
	looptest.NeedDisplay(t)
	log := &soundLog{}
	a, h := startApp(t, Options{
		Catalog: catalog.Tested, Players: players.Computers{buyer}, FreshSeed: func() uint64 { return 11 }, Sounds: log,
	})
	set := func(word, value string) {
		t.Helper()
		all := ui.SettingTable()
		i := slices.IndexFunc(all, func(r ui.Setting) bool { return r.Word == word })
		all[i].Set(&a.Settings, value)
		log.take()
		h.Tick(t)
	}
	h.Tick(t)
	want := mixer.Full()
	for _, c := range []struct {
		word, value string
		heard       string
		change      func()
	}{
		{"volume", "0.5", "turn 0", func() { want.Master = 0.5 }},
		{"volume_music", "0.25", "", func() { want.Buses[mixer.Music] = 0.25 }},
		{"volume_effects", "0", "card 0", func() { want.Buses[mixer.Effects] = 0 }},
		{"volume_cues", "0.8", "cue 0", func() { want.Buses[mixer.Cues] = 0.8 }},
		{"mono", "true", "", func() { want.Mono = true }},
	} {
		set(c.word, c.value)
		if c.change(); log.levels != want {
			t.Errorf("after %s %s, the levels are %+v, want %+v", c.word, c.value, log.levels, want)
		}
		if got := log.take(); got != c.heard {
			t.Errorf("%s %s is heard as %q, want %q", c.word, c.value, got, c.heard)
		}
	}
	if set("no_music", "true"); log.music {
		t.Error("the music cannot be turned off")
	}
	set("mute_away", "true")
	if log.levels.Mute {
		t.Error("it is mute although the window has the keyboard")
	}
	a.hearing.away = true
	if a.setVolumes(); !log.levels.Mute {
		t.Error("it is not mute in the background")
	}
}

// TestEndIsHeard checks the sound of a game that a person has won, of one that they have lost, and of one that
// nobody at this device was in.
func TestEndIsHeard(t *testing.T) {
	for _, seats := range [][]string{{"Ana", "buyer"}, {"Ana", "Bob"}, {"buyer", "buyer"}} {
		won, lost := 0, 0
		for seed := uint64(1); seed <= 6; seed++ {
			m := testgame.Match(t, match.Plan{Seats: testgame.Seats(seats...), Seed: seed})
			person := testgame.NewRandom(seed)
			for !m.Over() {
				going, err := m.Step()
				if err == nil && !going {
					err = m.Answer(person.Decide(m.View(m.ToAct())))
				}
				if err != nil {
					t.Fatal(err)
				}
			}
			mine := slices.ContainsFunc(m.Score().Winners, func(s engine.SeatID) bool { return m.Person(s) })
			want := synth.Win
			if seats[0] == "Ana" && !mine {
				want = synth.Loss
			}
			if got := endOf(m); got != want {
				t.Errorf("%v, seed %d: the end is heard as %v, want %v", seats, seed, got, want)
			}
			if want == synth.Win {
				won++
			} else {
				lost++
			}
		}
		if seats[1] == "Bob" && lost > 0 || won+lost != 6 {
			t.Errorf("%v: %d won, %d lost", seats, won, lost)
		}
	}
}
