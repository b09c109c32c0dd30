package table

import (
	"fmt"
	"strings"

	"lineup/engine"
	"lineup/render/ui"
)

// This file counts what lies on the table. A card that flies is not counted where it goes
// to before it has come down, and still counted where it comes from until it sets off.

// counted is how many cards a place is said to have.
func (t *Table) counted(v engine.View, w where) int { return t.sprites.counted(v, w) }

func (c *sprites) counted(v engine.View, w where) int { return max(0, w.count(v)-c.missing(w)) }

// landedPower is the Power of the cards that have come down.
func (t *Table) landedPower(v engine.View) int {
	if owed := t.sprites.owed(); owed > 0 {
		return max(0, v.Power()-owed)
	}
	return v.Power()
}

// recount counts the piles, and writes their labels.
func (b *standard) recount(v engine.View, c *sprites) {
	for i := range b.piles {
		b.piles[i].n = c.counted(v, b.piles[i].where)
	}
	for i := range b.labels {
		if l := &b.labels[i]; strings.Contains(l.says, "%d") {
			l.words = fmt.Sprintf(l.says, c.counted(v, l.where))
		}
	}
}

// foeAnchor is where a card lies that one cannot see at a seat across the table: its deck
// and its discard pile are signs, its hand is a fan of backs.
func foeAnchor(panel ui.Box, p engine.Place) ui.Pose {
	wide := 116.0
	if panel.W > 400 {
		wide = 142
	}
	at := func(x, y float64) ui.Pose { return ui.Pose{X: panel.X + x, Y: panel.Y + y, W: 36} }
	switch p {
	case engine.Deck:
		return at(wide+22, 105)
	case engine.Discard:
		return at(wide+92, 105)
	case engine.Hand:
		if panel.W > 400 {
			return at(346+(panel.W-484)*0.6, 68)
		}
		return at(panel.W-68, 68)
	}
	return at(wide/2, 74)
}
