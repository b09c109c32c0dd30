package render

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/looptest"
	"lineup/render/settings"
	"lineup/render/sound/synth"
	"lineup/render/table"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// voice records what is said aloud.
type voice struct{ said []string }

func (s *voice) Say(words string, _ bool) error {
	s.said = append(s.said, words)
	return nil
}

// TestNarrator checks what the narrator says on the title and during a turn, in the line and aloud, and that
// it says nothing while it is off.
func TestNarrator(t *testing.T) {
	looptest.NeedDisplay(t)
	for how := range ui.NarratorVoice + 1 {
		t.Run(ui.Narrations[how], func(t *testing.T) {
			v := started(t, testgame.NewStore(t), match.Plan{}, 1920, 1080)
			said := &voice{}
			v.app.Speech, v.app.Settings.Narration, v.app.Settings.Speed = said, how, ui.Instant
			v.pass(4)
			v.Press(t, ebiten.KeyDown)
			v.pass(4)
			line := v.app.narrator.Words()
			var shown []string
			for _, l := range v.app.canvas.Read(1920, 1080, nil, v.app.narrator.Draw).Lines {
				shown = append(shown, l.Text)
				if l.Y1 > 1080 {
					t.Errorf("%q is below the window", l.Text)
				}
			}
			want := "QUICK GAME. You against the strongest computer player."
			switch how {
			case ui.NoNarrator:
				if line != "" || len(shown) > 0 || len(said.said) > 0 || v.app.canvas.Foot != 0 {
					t.Errorf("it says %q, shows %q, and speaks %q", line, shown, said.said)
				}
				return
			case ui.NarratorLine:
				if len(said.said) > 0 {
					t.Errorf("it speaks %q", said.said)
				}
			default:
				if !slices.Contains(said.said, want) {
					t.Errorf("it speaks %q", said.said)
				}
			}
			if line != want || strings.Join(shown, " ") != want {
				t.Errorf("it says %q and shows %q, want %q", line, shown, want)
			}
			if v.app.canvas.Foot == 0 || v.app.canvas.Area().H*v.app.canvas.Unit > float64(1080-v.app.canvas.Foot)+1 {
				t.Error("the line covers the screen")
			}
		})
	}
}

// TestNarratorTellsTheTurn checks that the narrator says what the viewer does at the table.
func TestNarratorTellsTheTurn(t *testing.T) {
	looptest.NeedDisplay(t)
	v := started(t, testgame.NewStore(t), anyGame, 1920, 1080)
	said := &voice{}
	v.app.Speech, v.app.Settings.Narration, v.app.Settings.Speed = said, ui.NarratorVoice, ui.Instant
	v.wait(60)
	before := len(said.said)
	playCards(t, v.app, v.Hands, 3)
	v.wait(60)
	var played int
	for _, words := range said.said[before:] {
		if strings.HasPrefix(words, "You played ") {
			played++
		}
	}
	if played < 3 {
		t.Errorf("after three cards it said %q", said.said[before:])
	}
}

// TestNarratorCallsForQuestions checks in the window that each question that holds up the game is heard once, as
// the cue, in the tick in which it is said; that an ordinary turn has no cue; and that there is none while the
// narrator is off.
func TestNarratorCallsForQuestions(t *testing.T) {
	looptest.NeedDisplay(t)
	for _, how := range []ui.Narration{ui.NoNarrator, ui.NarratorVoice} {
		t.Run(ui.Narrations[how], func(t *testing.T) {
			v := started(t, testgame.NewStore(t), anyGame, 960, 540)
			said, log, stand := &voice{}, v.app.Sounds.(*soundLog), testgame.NewRandom(5)
			v.app.Speech, v.app.Settings.Narration, v.app.Settings.Speed = said, how, ui.Instant
			tb := v.app.scene.(*table.Table)
			const want = 4
			cued := map[int]int{} // cues by question
			turns := 0
			for n := 0; n < 1500 && (len(cued) < want || turns < want); n++ {
				log.take()
				before := len(said.said)
				v.Tick(t)
				heard := strings.Count(log.take(), synth.Cue.String()+" ")
				d := tb.Match.View(tb.Match.ToAct()).Pending()
				if d.Kind == engine.DecideTurn && len(said.said) > before {
					turns++
				}
				if heard > 0 {
					if cued[int(d.Seq)] += heard; cued[int(d.Seq)] > 1 || d.Kind == engine.DecideTurn || !tb.Match.Person(d.Seat) || len(said.said) == before {
						t.Fatalf("question %d (%v) is heard %d times, as the narrator says %q", d.Seq, d.Kind, cued[int(d.Seq)], said.said[before:])
					}
				}
				if tb.Match.Over() {
					break
				}
				if n%6 == 5 {
					tb.GiveFor(stand)
				}
			}
			if how == ui.NoNarrator {
				if len(cued) > 0 {
					t.Errorf("%d questions are heard while the narrator is off", len(cued))
				}
			} else if len(cued) < want || turns < want {
				t.Errorf("%d questions were heard, and %d turns were said", len(cued), turns)
			}
		})
	}
}

// TestNarratorTellsSettings checks that the narrator says the value of a setting with its name, the new value after a
// change, the question of a dialog with its button, once, and that a place in CONTROLS waits for a key.
func TestNarratorTellsSettings(t *testing.T) {
	looptest.NeedDisplay(t)
	v := started(t, testgame.NewStore(t), match.Plan{}, 1280, 800)
	said := &voice{}
	v.app.Speech, v.app.Settings.Narration = said, ui.NarratorVoice
	v.app.showSettings()
	v.pass(8)
	open := func(tab string) {
		v.app.scene.(*settings.Screen).Open(tab)
		v.pass(8)
	}
	open("ACCESS")
	expect := func(what, begin string) {
		t.Helper()
		v.pass(8)
		if line := v.app.narrator.Words(); !strings.HasPrefix(line, begin) || said.said[len(said.said)-1] != line {
			t.Errorf("%s: the line says %q, and the last words are %q, want %q", what, line, said.said[len(said.said)-1], begin)
		}
	}
	v.Lead(v, v.app.focus, "HIGH CONTRAST")
	expect("a row", "HIGH CONTRAST: off. ")
	v.Press(t, ebiten.KeyRight)
	expect("a change", "HIGH CONTRAST: on.")
	if v.Lead(v, v.app.focus, "RESET THIS TAB"); v.app.narrator.Words() == "" {
		t.Error("nothing is said of a button")
	}
	before := len(said.said)
	v.EnterHere(v)
	expect("a dialog", "Reset Access?")
	if line := v.app.narrator.Words(); !strings.HasSuffix(line, " RESET.") || !strings.Contains(line, "High contrast") {
		t.Errorf("a dialog is said as %q", line)
	}
	v.Press(t, ebiten.KeyRight)
	expect("its other button", "CANCEL.")
	asked := 0
	for _, words := range said.said[before:] {
		asked += strings.Count(words, "Reset Access?")
	}
	if asked != 1 {
		t.Errorf("the question is said %d times", asked)
	}
	v.Press(t, ebiten.KeyEscape)
	open("CONTROLS")
	v.LeadTo(v, v.app.focus, "keys of an action", func(k *ui.PageTarget) bool { return k.What == "CHOOSE, keys" })
	expect("the keys of an action", "CHOOSE, keys: ")
	v.EnterHere(v)
	expect("a place that waits", "PRESS A KEY.")
}
