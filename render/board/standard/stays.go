package standard

import (
	"fmt"

	"lineup/render/art"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/ui"
)

// This file shows the cards that a seat across the table has in play from earlier turns: in place of its
// last purchases, or as a sign with their number on a panel without room for those.

// staySlots returns how many pictures of a seat's cards in play its panel shows. They have no room on a
// small panel, or if Super-Villains can be hunted or cards can be used there.
func (b *Board) staySlots(sc *board.Scene, p *board.SeatInfo) int {
	if _, large := board.SeatWords(p.Box); !large || len(p.InPlay) == 0 || len(board.Prey(sc.View, b.Near, p.Seat)) > 0 || len(lentTo(sc.View, b.Near, p.Seat)) > 0 {
		return 0
	}
	return min(len(p.InPlay), maxStays)
}

// maxStays is the largest number of pictures of cards in play on a panel.
const maxStays = 2

// bought returns the last purchases for which the cards in play leave room, latest last.
func (b *Board) bought(sc *board.Scene, p *board.SeatInfo) []*art.Face {
	room := max(0, maxStays-b.staySlots(sc, p))
	return p.Bought[max(0, len(p.Bought)-room):]
}

// stayBox returns the box of picture i of n. They are below the last purchases.
func stayBox(p *board.SeatInfo, i, n int) ui.Box {
	y := p.Box.Y + boughtY + float64(maxStays-n+i)*boughtPitch
	return ui.BoxAt(p.Box.X+p.Box.W-boughtX-thumbWidth/2, y-thumbHeight/2, thumbWidth, thumbHeight)
}

// staySign returns the box of the sign with the number of the cards in play, on the portrait.
func staySign(p *board.SeatInfo) ui.Box { return ui.BoxAt(p.Box.X+4, p.Box.Y+26, 64, 30) }

// drawStays draws a seat's cards in play. A picture has the sign of Ongoing or of rotated cards, that of a
// Defense if it is one, and on the last one how many more there are. A sign without pictures is that of the most
// rotated card.
func (b *Board) drawStays(sc *board.Scene, c *ui.Canvas, p *board.SeatInfo) {
	n := b.staySlots(sc, p)
	for i, k := range p.InPlay[:n] {
		at, more := stayBox(p, i, n), 0
		if i == n-1 {
			more = len(p.InPlay) - n
		}
		x, y := at.Middle()
		board.DrawThumb(c, k.Face, x, y, at.W, at.H)
		drawStaySign(c, at, k.Defends(), k.Quarters, more)
	}
	if n == 0 && len(p.InPlay) > 0 {
		most := 0
		for _, k := range p.InPlay {
			most = max(most, k.Quarters)
		}
		drawStaySign(c, staySign(p), p.InPlay[0].Defends(), most, len(p.InPlay))
	}
}

// stayGround is the color that marks cards in play.
var stayGround = pen.RGB(0x7fe3ff)

// turnRadius is the radius of the sign of a rotated card there.
const turnRadius = 11.0

// stayNumber returns the number on the sign of a card in play: how many more there are beside its picture,
// or how many in all without one.
func stayNumber(n int, picture bool) string {
	if picture {
		return fmt.Sprintf("+%d", n)
	}
	return fmt.Sprint(n)
}

// drawStaySign draws the signs of a card in play along the lower edge of a box, with a number if it is not 0. A card
// that is rotated has the sign of that in place of the one of Ongoing cards.
func drawStaySign(c *ui.Canvas, at ui.Box, defends bool, quarters, n int) {
	key, picture := gallery.Key{Name: "in play", N: n<<4 | quarters<<2}, at.H >= thumbHeight
	if defends {
		key.N |= 1
	}
	if picture {
		key.N |= 2
	}
	c.Part(key, at, 10, func(q pen.Pen) {
		o := pen.Rectangle(0, 0, at.W, at.H, 0)
		q.Stroke(o, 3, stayGround)
		if !picture {
			q.Fill(o, pen.Ink)
		}
		low := at.H - 8
		if !picture {
			low = at.H / 2
		}
		badge := func(x float64) pen.Pen {
			q.Fill(pen.Circle(x, low, 14), pen.Ink)
			return q.At(x, low, 0.8)
		}
		if sign := badge(13); quarters > 0 {
			board.DrawTurn(sign, quarters, turnRadius)
		} else {
			art.DrawRing(sign, stayGround)
		}
		if defends {
			art.DrawShield(badge(37))
		}
		if n > 0 {
			q.Fill(pen.Circle(at.W-9, low, 13), pen.Ink)
			q.Fitted(stayNumber(n, picture), at.W-9, low+8, 24, pen.Style{Font: pen.Display, Size: 22, Colour: stayGround}, 22, pen.Centre)
		}
	})
}

// stayTip returns the tip that names a seat's cards in play and says which are Defenses.
func (b *Board) stayTip(sc *board.Scene, p *board.SeatInfo) (board.Tip, bool) {
	if len(p.InPlay) == 0 {
		return board.Tip{}, false
	}
	tip := board.Tip{Words: sc.Host.Name(p.Seat) + " has in play: " + board.StayingWords(p.InPlay), Box: staySign(p)}
	if n := b.staySlots(sc, p); n > 0 {
		first, last := stayBox(p, 0, n), stayBox(p, n-1, n)
		tip.Box = ui.BoxAt(first.X, first.Y, first.W, last.Y+last.H-first.Y)
	}
	return tip, true
}
