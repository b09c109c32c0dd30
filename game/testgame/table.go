package testgame

import (
	"bytes"
	"errors"
	"fmt"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/savegame"
)

// RandomGame is a game being played with random answers.
type RandomGame struct {
	*match.Match
	Began  bool // the last answer began a turn
	random *Random
}

// New deals the game of a Plan as text. The same chance gives the same answers.
func New(plan string, chance uint64) (*RandomGame, error) {
	p, err := mode.ParsePlan(plan)
	if err != nil {
		return nil, err
	}
	g, err := catalog.Shipped.Build(p)
	if err != nil {
		return nil, err
	}
	m, err := match.New(g, Nobody)
	if err != nil {
		return nil, err
	}
	return &RandomGame{Match: m, Began: true, random: NewRandom(chance)}, nil
}

// Number returns the turn being played.
func (t *RandomGame) Number() int { return int(t.View(engine.NoSeat).Turn().Number) }

// Step gives one answer. It reports whether the game continues.
func (t *RandomGame) Step() bool {
	if t.Over() {
		return false
	}
	turn := t.Number()
	if err := t.Answer(t.random.Decide(t.View(t.ToAct()))); err != nil {
		panic(fmt.Sprintf("testgame: a legal answer is refused: %v", err))
	}
	t.Began = t.Number() != turn
	return !t.Over()
}

// Play gives up to n answers.
func (t *RandomGame) Play(n int) *RandomGame {
	for range n {
		if !t.Step() {
			break
		}
	}
	return t
}

// Kept returns the current game as a save.
func (t *RandomGame) Kept(kind savegame.SaveKind, game string) savegame.SavedGame {
	g := savegame.SavedGame{Saved: t.Saved()}
	g.Kind, g.Game = kind, game
	g.SaveEntry.Plan = g.Record.Plan.String()
	g.SaveEntry.Turn, g.SaveEntry.Answers = t.Number(), t.Given()
	g.Over = t.Over()
	return g
}

// Check loads a saved game and checks that it leads to the saved state.
func Check(g savegame.SavedGame) error {
	built, err := catalog.Shipped.Build(g.Record.Plan)
	if err != nil {
		return err
	}
	m, note, err := match.Restore(built, Nobody, g.Saved)
	switch {
	case err != nil:
		return err
	case note != "":
		return errors.New(note)
	case !bytes.Equal(m.Saved().Now, g.Now):
		return fmt.Errorf("its %d answers lead to another state than the one in it", len(g.Record.Answers))
	}
	return nil
}
