package standard

import (
	"fmt"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/ui"
)

// This file draws the standard board: the roof under the lamp and everything on it.

// Describe implements board.Board.
func (b *Board) Describe(sc *board.Scene) {
	b.Recount(sc)
	b.describeVillain(sc)
	b.describeTips(sc)
	b.holdMask(sc)
}

// Arrive implements board.Board.
func (b *Board) Arrive(sc *board.Scene, old board.Board, moving bool) {
	if was, ok := old.(*Board); ok && was != nil {
		b.lamp, b.layers = was.lamp, was.layers
	}
	b.aimLamp(sc, moving)
}

// Step implements board.Board.
func (b *Board) Step(_ *board.Scene, dt float64) bool { return b.lamp.step(dt) }

// Moves implements board.Board.
func (b *Board) Moves() (moves, awaited bool) { return b.lamp.moving(), false }

// Release implements board.Board.
func (b *Board) Release() {
	b.layers.behind.Release()
	b.layers.before.Release()
}

// Still implements board.Board.
func (b *Board) Still() { b.lamp.still() }

// DrawFloor implements board.Board.
func (b *Board) DrawFloor(sc *board.Scene, c *ui.Canvas) {
	b.drawBehind(sc, c)
	b.drawGiant(sc, c)
	b.drawOver(sc, c)
}

// drawOver draws the parts of the floor over the giant, without the cards.
func (b *Board) drawOver(sc *board.Scene, c *ui.Canvas) {
	b.drawBefore(c)
	for i := range sc.Seats {
		if !sc.Motion.Shaken.Has(sc.Seats[i].Seat) {
			b.drawFoe(sc, c, &sc.Seats[i])
		}
	}
	b.drawVillain(sc, c)
	b.drawPiles(sc, c)
	if !sc.Motion.Shaken.Has(sc.Near) {
		b.drawNear(sc, c)
	}
	sc.Host.DrawNews(c)
}

// DrawLive implements board.Board.
func (b *Board) DrawLive(sc *board.Scene, c *ui.Canvas) {
	b.drawMoving(sc, c)
	if sc.Motion.Breath.On() {
		b.drawLacking(sc, c)
	}
	if sc.Motion.Tabs.Moves(b.menace.card) {
		b.drawDefeat(sc, c)
	}
	b.drawUse(sc, c)
	b.drawThumbs(sc, c)
	if sc.Clear() {
		b.OfferCounts(sc, c)
		for _, seat := range b.spared {
			c.Spare(seat)
		}
		for _, t := range b.tips {
			c.Offer(t.Words, t.Box)
		}
		b.OfferTops(sc, c)
	}
	b.drawFanning(sc, c)
}

// DrawSeat implements board.Board.
func (b *Board) DrawSeat(sc *board.Scene, c *ui.Canvas, s engine.SeatID) {
	for i := range sc.Seats {
		if sc.Seats[i].Seat == s {
			b.drawFoe(sc, c, &sc.Seats[i])
		}
	}
	if s == sc.Near {
		b.drawNear(sc, c)
	}
}

// Mark implements board.Board. Claws keep to the picture of a hero, because everything else at a seat
// is read.
func (b *Board) Mark(s engine.SeatID) (board.Mark, bool) {
	if b, ok := b.Foe(s); ok {
		wide, _ := board.SeatWords(b)
		at := ui.BoxAt(b.X, b.Y+foeFrame, wide-board.PortraitGap, b.H-foeFrame)
		x, y := at.Middle()
		return board.Mark{X: x, Y: y, K: board.ClawsIn(at, foeClaws), Turn: foeClaws, ShieldX: x, ShieldY: y, Shield: 62, TagX: b.X + b.W - 22, TagY: b.Y + b.H + 20}, true
	}
	p, at := b.Poster, b.heroPicture()
	if n := len(b.Labels); n > 0 && b.Labels[n-1].Tag && at.H >= underHigh+strikeTag {
		at.H -= underHigh // above the tag of the cards under the hero, if there is room
	}
	x, y := at.Middle()
	tag := at.Y + at.H - strikeUp - strikeTag/2
	return board.Mark{X: x, Y: y, K: board.ClawsIn(at, nearClaws), Turn: nearClaws, ShieldX: p.X + p.W/2, ShieldY: p.Y + 150, Shield: 150, TagX: p.X + p.W + 34, TagY: tag}, s == b.Near
}

// These are the turns of the claws on a foe's portrait and on the near hero's poster, and foeFrame is
// how far below the top of its box a foe's panel begins.
const foeClaws, nearClaws, foeFrame = -0.34, 2.28, 18.0

// These are the height of the tag of an Attack on the near hero, its distance from the name, and the height
// of the tag of the cards under the hero, with its distance.
const strikeTag, strikeUp, underHigh = 36.0, 4.0, 44.0

// RibbonOver implements board.Board. The poster of the near seat has a ribbon that says whose turn it is.
func (b *Board) RibbonOver(s engine.SeatID) ui.Box {
	over, ok := b.Foe(s)
	if !ok {
		return ui.Box{}
	}
	over.Y, over.H = over.Y+foeFrame, over.H-foeFrame
	return over
}

// drawPiles draws the empty slots, the face-down piles, and the labels under them.
func (b *Board) drawPiles(sc *board.Scene, c *ui.Canvas) {
	for _, s := range b.slots {
		board.DrawSlot(c, s)
	}
	for _, r := range b.rows {
		c.Text(r.words, r.x, r.y, ui.Display(22, pen.Mist), pen.Left)
	}
	b.DrawPiles(sc, c)
	if b.ongoing > 0 {
		box := ui.BoxAt(b.Played.X-8, b.Played.Y-6, b.ongoing, b.Played.H+14)
		c.Tray(box, pen.Fade(art.Location.Main(), 0.45))
	}
	if b.numbers != "" {
		c.Text(b.numbers, b.Played.X+b.Played.W, b.Played.Y+b.Played.H+30, ui.Display(24, pen.Paper), pen.Right)
	}
}

// labelOthers labels the places that the board does not lay out, including the near seat's own.
func (b *Board) labelOthers(v engine.View) {
	all := append(board.OtherPlaces(v, engine.NoSeat), board.OtherPlaces(v, b.Near)...)
	wide := b.Others.W / float64(max(len(all), 4))
	for i, w := range all {
		box := ui.BoxAt(b.Others.X+float64(i)*wide, b.Others.Y, wide-8, b.Others.H)
		b.Labels = append(b.Labels, board.Label{Box: box, Words: fmt.Sprintf("%s %d", board.WordsOf(w.Place), w.Count(v)), Where: w, Opens: true})
	}
}

// countOthers writes the numbers counted beside Power, those of the turn, the table, and the near
// seat, and the space of the near seat's standee.
func (b *Board) countOthers(v engine.View) {
	var out []string
	for _, c := range board.Shared(card.Spaces).Cards(v) {
		if v.Card(c).Owner == b.Near {
			out = append(out, fmt.Sprintf("SPACE %d", board.ZoneNumber(v, c)))
		}
	}
	all := v.Library().Numbers
	for id := engine.OwnNumbers; int(id) < len(all); id++ {
		if all[id].Of != engine.OfCard && !all[id].Untold {
			out = append(out, fmt.Sprintf("%s %d", strings.ToUpper(all[id].Name), v.Number(id, b.Near)))
		}
	}
	b.numbers = strings.Join(out, " · ")
}
