package table

import (
	"slices"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/render/board"
	"lineup/render/sound/synth"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// soundLog is a list of the sounds that were played.
type soundLog []tone

func (l *soundLog) Play(e synth.Effect, step int, after float64) {
	*l = append(*l, tone{e, step, after})
}

func (*soundLog) Music(synth.Loop) {}

// TestTableSounds plays games of every mode and checks that everything that happens is heard, and that
// never too much is heard at once.
func TestTableSounds(t *testing.T) {
	heard := map[synth.Effect]int{}
	for _, plan := range []match.Plan{
		{Seats: testgame.Seats("Ana", "buyer", "buyer"), Seed: 5},
		{Seats: testgame.Seats("Ana", "Bob", "random"), Seed: 6, Options: testgame.Five},
		{Mode: "rebirth", Seats: testgame.Seats("Ana", "random"), Seed: 7},
		{Mode: "trial", Seats: testgame.Seats("Ana", "random"), Seed: 11},
		{Sets: []string{"base", "crossover_2"}, Seats: testgame.Seats("Ana", "buyer"), Seed: 3},
		{Sets: []string{"base", "crossover_5"}, Seats: testgame.Seats("Ana", "buyer"), Seed: 3},
		{Sets: []string{"base", "crossover_6"}, Seats: testgame.Seats("Ana", "buyer"), Seed: 3},
		{Sets: []string{"forever_evil", "crossover_1"}, Seats: testgame.Seats("Ana", "buyer", "buyer"), Seed: 9},
	} {
		for _, speed := range []ui.Speed{ui.Normal, ui.Instant} {
			tb, log := testTable(t, plan), soundLog{}
			tb.Canvas.Sounds, tb.Settings.Speed = &log, speed
			person := testgame.NewRandom(plan.Seed)
			for n := 0; n < 700 && !tb.Match.Over(); n++ {
				log = nil
				switch {
				case tb.curtain.up:
					tb.handOver()
				case tb.ask.mine:
					tb.give(person.Decide(tb.view()).Option)
				default:
					if err := tb.step(1); err != nil {
						t.Fatal(err)
					}
				}
				tb.finish()
				if len(log) > 10 {
					t.Fatalf("%d tones after one answer: %v", len(log), log)
				}
				for _, n := range log {
					if heard[n.effect]++; n.after > lastTone {
						t.Errorf("%v is heard after %.1f s", n.effect, n.after)
					}
				}
			}
		}
	}
	for _, e := range []synth.Effect{synth.Card, synth.Shuffle, synth.Power, synth.Buy, synth.Attack, synth.Defense, synth.Hit, synth.VillainIn, synth.VillainOut, synth.Turn,
		synth.Token, synth.TokenLost, synth.Named, synth.Teamwork, synth.Rotated, synth.Upright} {
		if heard[e] == 0 {
			t.Errorf("%v is never heard", e)
		}
	}
}

// onTurn returns a table on Ana's turn, and the log of its sounds, which is empty.
func onTurn(t *testing.T) (*Table, *soundLog) {
	t.Helper()
	tb, log := testTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 5}), &soundLog{}
	tb.Canvas.Sounds, tb.Settings.Speed = log, ui.Normal
	for !tb.ask.mine || tb.ask.kind != engine.DecideTurn {
		if err := tb.step(1); err != nil {
			t.Fatal(err)
		}
	}
	tb.finish()
	*log = nil
	return tb, log
}

// TestPowerRises checks that a played card is heard at once, and its Power higher than that of the one
// before.
func TestPowerRises(t *testing.T) {
	tb, log := onTurn(t)
	steps := []int{}
	for tb.view().Turn().Seat == tb.eyes && len(steps) < 3 {
		i := slices.IndexFunc(tb.ask.options, func(o engine.Option) bool {
			f := tb.view().Face(o.Card)
			return o.Kind == engine.OptPlay && f != nil && f.Name == "Punch"
		})
		if i < 0 {
			break
		}
		*log = nil
		tb.give(tb.ask.options[i])
		if len(*log) != 2 || (*log)[0] != (tone{synth.Card, 0, 0}) || (*log)[1].effect != synth.Power {
			t.Fatalf("a Punch sounds like %v", *log)
		}
		steps = append(steps, (*log)[1].step)
	}
	if len(steps) < 2 || !slices.IsSorted(steps) || steps[0] != 0 || steps[1] != 1 {
		t.Errorf("the steps of Power are %v", steps)
	}
}

// TestRefusedClicks checks that a click on a card that cannot be bought is refused, that one on a card that
// can be played is not, and that opening the log is neither.
func TestRefusedClicks(t *testing.T) {
	tb, _ := onTurn(t)
	refused, hit := 0, 0
	h := &uitest.Hands{}
	h.HoldScene(tb.Canvas, func(p *ui.Pointer, dt float64) error {
		err := tb.Update(p, dt)
		if p.Refused() {
			refused++
		}
		if p.Hit() {
			hit++
		}
		return err
	})
	for i := range tb.layout.Spots {
		if s := &tb.layout.Spots[i]; s.Place == card.LineUp {
			if _, lit := tb.ask.option(s.Card); !lit {
				h.Click(t, s.Pose.X, s.Pose.Y)
				break
			}
		}
	}
	if refused != 1 || hit != 0 {
		t.Errorf("a click on a card that cannot be bought is refused %d times and hits %d times", refused, hit)
	}
	i := slices.IndexFunc(tb.layout.Spots, func(s board.Spot) bool { _, lit := tb.ask.option(s.Card); return lit && s.Place == engine.Hand })
	s, before := &tb.layout.Spots[i], tb.Match.Given()
	h.Click(t, s.Pose.X, s.Pose.Y)
	if tb.Match.Given() != before+1 || refused != 1 {
		t.Errorf("after %d answers, clicks were refused %d times", tb.Match.Given(), refused)
	}
	b := tb.layout.Captions
	h.Click(t, b.X+b.W/2, b.Y+b.H/2)
	if !tb.log.open || hit != 1 || refused != 1 {
		t.Errorf("the log is open: %v; clicks hit %d times and are refused %d times", tb.log.open, hit, refused)
	}
}

// TestSkippingIsSilent checks that nothing is heard of what a person skips.
func TestSkippingIsSilent(t *testing.T) {
	tb, log := onTurn(t)
	end, _ := tb.ask.find(engine.OptEnd)
	tb.give(end)
	steps := 0
	for ; !tb.ask.mine; steps++ {
		*log, tb.skipping = nil, true
		if err := tb.step(1); err != nil {
			t.Fatal(err)
		}
		if tb.skipping && len(*log) > 0 {
			t.Errorf("skipped: %v", *log)
		}
	}
	if steps < 5 {
		t.Errorf("only %d steps were skipped", steps)
	}
}

// TestBackIsSilent checks that undoing and coming back to a table repeat nothing.
func TestBackIsSilent(t *testing.T) {
	tb, log := onTurn(t)
	tb.give(tb.ask.options[0])
	if len(*log) == 0 {
		t.Fatal("a card is not heard")
	}
	*log = nil
	tb.stepBack()
	tb.Refresh()
	tb.redo()
	tb.Refresh()
	if len(*log) > 0 {
		t.Errorf("heard again: %v", *log)
	}
}
