package ui

import (
	"image/color"
	"strconv"

	"lineup/render/art"
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
)

// MinSign is the least radius of the sign of a seat, in pixels.
const MinSign = 7.0

// signSize is the usual radius of the sign of a seat, on the stage.
const signSize = 10.5

// PageSign is the sign of a seat on a page.
type PageSign struct {
	Sign pen.Sign
	X, Y float64 // its middle, in pixels
	R    float64 // its radius, in pixels
}

// SeatSign draws the sign of a seat on a dark ground, with its middle at (x, y). A radius of 0 is the
// usual one.
func (c *Canvas) SeatSign(s pen.Seat, x, y, r float64) { c.seatSign(s.Sign, x, y, r, s.Mark) }

// SeatSignOn draws the sign of a seat on the seat's own color.
func (c *Canvas) SeatSignOn(s pen.Seat, x, y, r float64) { c.seatSign(s.Sign, x, y, r, pen.Paper) }

// SeatSignOnPaper draws the sign of a seat on paper.
func (c *Canvas) SeatSignOnPaper(s pen.Seat, x, y, r float64) {
	c.seatSign(s.Sign, x, y, r, s.Paper)
}

func (c *Canvas) seatSign(sign pen.Sign, x, y, r float64, ground color.NRGBA) {
	if sign == pen.NoSign {
		return
	}
	if r == 0 {
		r = signSize
	}
	r = max(r, MinSign/c.Unit)
	const more = 1.3 // of a sign over its radius
	b := BoxAt(x-r*more, y-r*more, 2*r*more, 2*r*more)
	c.Part(gallery.Key{Name: "seat sign", A: ground, N: int(sign)}, b, 4, func(p pen.Pen) { sign.Draw(p, r*more, r*more, r, ground) })
	if c.reading != nil {
		at := c.inPixels(b)
		px, py := at.Middle()
		c.reading.page.Signs = append(c.reading.page.Signs, PageSign{sign, px, py, r * c.Unit})
	}
}

// SeatRow draws a row of a seat, with its sign at the left end.
func (c *Canvas) SeatRow(b Box, s pen.Seat, chosen bool) {
	c.Row(b, s.Dark, chosen)
	c.SeatSign(s, b.X+signAside, b.Y+b.H/2, 0)
}

// signAside is how far the middle of a sign is from the left end of a row.
const signAside = 3.0

// SeatPortrait draws the portrait of a hero that breaks its frame, with the sign of a seat in its corner.
func (c *Canvas) SeatPortrait(hero *art.Face, s pen.Seat, b Box) {
	ground := s.Paper
	c.PartSoon(gallery.Key{Name: "portrait", Face: hero, A: ground}, b, 12, func(p pen.Pen) { art.DrawPortrait(p, hero, ground, b.W, b.H) })
	c.SeatSignOn(s, b.X+signInside, b.Y+b.H-signInside, 0)
}

// SeatMugshot draws a framed hero with the sign of a seat in the corner.
func (c *Canvas) SeatMugshot(hero *art.Face, s pen.Seat, b Box) {
	ground := s.Paper
	c.PartSoon(gallery.Key{Name: "mugshot", Face: hero, A: ground}, b, 8, func(p pen.Pen) { art.DrawMugshot(p, hero, ground, b.W, b.H) })
	c.SeatSignOn(s, b.X+signInside, b.Y+b.H-signInside, 0)
}

// signInside is how far the middle of a sign is from the corner of a portrait.
const signInside = 15.0

// numberSize is the radius of a sign with a number in it.
const numberSize = 21.0

// SeatNumber draws the number of a seat in its sign.
func (c *Canvas) SeatNumber(s pen.Seat, n int, x, y float64) {
	ground := c.Slab(chrome.Readable(s.Paper))
	c.seatSign(s.Sign, x, y, numberSize, ground)
	b := BoxAt(x-30, y-30, 60, 60)
	c.Part(gallery.Key{Name: "seat number", N: n, A: ground}, b, 8, func(p pen.Pen) {
		chrome.DrawLabel(p, strconv.Itoa(n), 30, 41, Display(32, pen.Paper), pen.Centre)
	})
}
