package town

import (
	"fmt"

	"lineup/engine"
	"lineup/game/card"
	set "lineup/game/sets/rebirth"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/ui"
)

// This file draws the map, in the layers that the table wants.

// DrawFloor implements board.Board.
func (b *Board) DrawFloor(sc *board.Scene, c *ui.Canvas) {
	b.town.drawTown(c, b.look)
	b.town.drawStandees(c, b.look)
	b.town.drawPanels(c, b.look, b.words)
	b.drawPiles(sc, c)
	sc.Host.DrawNews(c)
	if n := len(b.spotsIn(engine.InPlay)); n > 0 {
		_, low := b.town.inPlay(n)
		words := fmt.Sprint("PLAYED ", n)
		c.BackingOf(words, b.Played.X+4, low+24, ui.Display(21, pen.Mist), pen.Left)
		c.Text(words, b.Played.X+4, low+24, ui.Display(21, pen.Mist), pen.Left)
	}
	for _, p := range b.Backs {
		board.DrawBack(c, p, 0)
	}
}

// DrawAtop implements board.Board.
func (b *Board) DrawAtop(_ *board.Scene, c *ui.Canvas) { b.town.drawAllSigns(c, b.look) }

// drawPiles draws the piles of the near seat and of the table, with their card counts.
func (b *Board) drawPiles(sc *board.Scene, c *ui.Canvas) {
	lit := b.LabelAt(sc.X, sc.Y)
	for i := range b.Piles {
		p := &b.Piles[i]
		switch {
		case p.N == 0:
			board.DrawSlot(c, p.Pose)
		case p.Down:
			board.DrawBack(c, p.Pose, p.N)
		}
		b.town.drawPileLabel(c, b.Labels[i].Words, b.Labels[i].Box, lit == i+1)
	}
}

// DrawLive draws moving standees, the space under the pointer, tips, and the tabs of Villains and of the
// Locations' stacks.
func (b *Board) DrawLive(sc *board.Scene, c *ui.Canvas) {
	b.reaches.draw(c, b.town, &b.reach, sc.Host.Floor(), func(c *ui.Canvas) {
		b.look.reach = b.reach
		sc.Host.DrawFloor(c)
		b.look.reach = noReach
	})
	b.offerWhyNot(sc, c)
	if i, at := b.goes(sc, sc.X, sc.Y); i >= 0 && sc.Clear() {
		s := &b.town.spaces[i]
		way, says := b.town.way(s, sc.X, sc.Y), s.says
		if s.twoWays() {
			says = s.legs[way].says
		}
		b.town.drawChosen(c, i, sc.View.SpaceOf(s.step.Card), way == 1)
		c.Offer(says, at)
	}
	if sc.Clear() {
		b.OfferCounts(sc, c)
		if b.words.reach != nil {
			c.Offer(b.words.reach().tip, b.town.reachAt)
		}
		if at := b.town.book(); c.Points(at) {
			c.Offer(bookTip(c), at)
		}
		for i := range b.town.tips {
			c.Offer(b.town.tips[i].words, b.town.tips[i].box)
		}
		b.OfferTops(sc, c)
	}
	if k := b.pointed(sc); k != nil {
		b.town.drawPointed(c, b.look, k)
	}
	if b.live {
		b.town.drawIdle(c, b.look, b.liveTime)
	}
	b.look.shown().draw(c)
	for i := range b.Spots {
		if s := &b.Spots[i]; s.Place == card.Basics && (!s.Shy || i+1 == sc.Hover) {
			sc.DrawTab(c, "BUY", s)
		}
	}
	for i := range b.Spots {
		if s := &b.Spots[i]; s.Outline != nil && s.Tab.W > 0 && (!s.Shy || i+1 == sc.Hover) && !b.look.away(s.Card) {
			sc.DrawTab(c, b.callWords(s.Card), s)
		}
	}
}

// callWords returns what a click on a Villain does, in a word.
func (b *Board) callWords(of engine.CardID) string {
	for i := range b.town.standees {
		if s := &b.town.standees[i]; s.card == of {
			return s.callWords()
		}
	}
	return "DEFEAT"
}

// DrawSpent implements board.Board.
func (b *Board) DrawSpent(sc *board.Scene, c *ui.Canvas) {
	move, d := sc.View.Number(set.Move.ID, engine.NoSeat), b.town.moveAt
	b.town.drawMove(c, move)
	sc.DrawPower(c, b.Power, b.Spots)
	board.DrawGain(c, ui.BoxAt(d.X+d.W/2+26, d.Y-26, 112, 56), sc.Foretold(b.Spots).Move, move)
}

// DrawSeat implements board.Board.
func (b *Board) DrawSeat(_ *board.Scene, c *ui.Canvas, s engine.SeatID) {
	for i := range b.town.seatPanels {
		if b.town.seatPanels[i].seat == s {
			b.town.drawSeat(c, b.look, i)
		}
	}
}
