// Package testgame plays real games for tests of what is kept of them.
package testgame

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math/rand/v2"

	"lineup/engine"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/savegame"
)

// Table is a game being played with random answers.
type Table struct {
	*match.Match
	Began  bool // the last answer began a turn
	chance *rand.Rand
}

// New deals the game of a Plan as text. Equal chance makes equal answers.
func New(plan string, chance uint64) (*Table, error) {
	p, err := mode.ParsePlan(plan)
	if err != nil {
		return nil, err
	}
	g, err := catalog.Whole.Build(p)
	if err != nil {
		return nil, err
	}
	m, err := match.New(g, nobody)
	if err != nil {
		return nil, err
	}
	return &Table{Match: m, Began: true, chance: rand.New(rand.NewPCG(chance, 7))}, nil
}

// nobody makes computer players that are never asked: all answers are random here.
func nobody(string, uint64) (match.Decider, error) { return nil, nil }

// Number is the turn being played.
func (t *Table) Number() int { return int(t.View(engine.NoSeat).Turn().Number) }

// Step gives one answer. It reports whether the game goes on.
func (t *Table) Step() bool {
	if t.Over() {
		return false
	}
	turn := t.Number()
	legal := t.Legal()
	if err := t.Answer(legal[t.chance.IntN(len(legal))]); err != nil {
		panic(fmt.Sprintf("testgame: a legal answer is refused: %v", err))
	}
	t.Began = t.Number() != turn
	return !t.Over()
}

// Play gives up to n answers.
func (t *Table) Play(n int) *Table {
	for range n {
		if !t.Step() {
			break
		}
	}
	return t
}

// Kept is the game as it stands, to be kept.
func (t *Table) Kept(kind savegame.Kind, game string) savegame.Game {
	g := savegame.Game{Saved: t.Saved()}
	g.Kind, g.Game = kind, game
	g.Entry.Plan = g.Record.Plan.String()
	g.Entry.Turn, g.Entry.Answers = t.Number(), t.Given()
	g.Over = t.Over()
	return g
}

// Check takes a kept game up, which must be the one that was kept.
func Check(g savegame.Game) error {
	built, err := catalog.Whole.Build(g.Record.Plan)
	if err != nil {
		return err
	}
	m, note, err := match.Restore(built, nobody, g.Saved)
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

// Picture is a small PNG.
func Picture(width, height int) []byte {
	m := image.NewPaletted(image.Rect(0, 0, width, height), color.Palette{color.Black, color.White})
	for i := range m.Pix {
		m.Pix[i] = byte(i / 3 % 2)
	}
	var out bytes.Buffer
	if err := png.Encode(&out, m); err != nil {
		panic(err) // memory does not fail
	}
	return out.Bytes()
}
