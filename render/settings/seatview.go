package settings

import (
	"strconv"

	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// pointsOf are the points of five seats in a game, turn by turn.
var pointsOf = [5][7]float64{{0, 4, 8, 15, 24, 33, 40}, {0, 3, 8, 13, 19, 27, 31}, {0, 5, 9, 12, 20, 24, 35}, {0, 2, 6, 9, 13, 20, 25}, {0, 3, 4, 6, 8, 11, 14}}

// previewSeats shows the colors and signs of the seats, on dark and on paper.
func (s *Screen) previewSeats(c *ui.Canvas, in ui.Box) {
	c.Panel(in, pen.CanDo)
	c.Label("THE PLAYERS NOW", in.X+24, in.Y+52, in.W-48, ui.Display(34, pen.Paper), pen.Left)
	palette := c.Palette
	body := ui.BoxAt(in.X+20, in.Y+76, in.W-40, in.H-96)
	pitch := min(62, body.H*0.55/float64(len(pointsOf)))
	for i := range pointsOf {
		look := palette.Seat(i)
		row := ui.BoxAt(body.X+8, body.Y+float64(i)*pitch, body.W-16, pitch-8)
		c.Row(row, look.Dark, false)
		c.SeatSign(look, row.X+40, row.Y+row.H/2, 14)
		c.Label("PLAYER "+strconv.Itoa(i+1), row.X+76, row.Y+row.H/2+11, row.W-100, ui.Display(30, pen.Paper), pen.Left)
	}
	chart := body
	chart.Y, chart.H = body.Y+5*pitch+14, body.H-5*pitch-14
	at := func(i, turn int) (x, y float64) {
		return 30 + (chart.W-70)*float64(turn)/6, chart.H - 26 - (chart.H-56)*pointsOf[i][turn]/40
	}
	c.Part(gallery.Key{Name: "seat chart", N: int(palette)}, chart, 12, func(p pen.Pen) {
		o := pen.Rectangle(0, 0, chart.W, chart.H, 5)
		p.At(5, 7, 1).Fill(o, pen.Fade(pen.Ink, 0.5))
		p.Stroke(o, 6, pen.Ink)
		p.Fill(o, pen.Paper)
		for i := range 4 {
			y := chart.H * float64(i+1) / 5
			p.Stroke(pen.Open(16, y, chart.W-16, y), 2, pen.Fade(pen.Ink, 0.16))
		}
		for i := range pointsOf {
			var xy []float64
			for turn := range pointsOf[i] {
				x, y := at(i, turn)
				xy = append(xy, x, y)
			}
			p.Stroke(pen.Open(xy...), 11, pen.Ink)
			p.Stroke(pen.Open(xy...), 5.5, palette.Seat(i).Paper)
		}
	})
	for i := range pointsOf {
		for _, turn := range [...]int{3, 6} {
			x, y := at(i, turn)
			c.SeatSignOnPaper(palette.Seat(i), chart.X+x, chart.Y+y, 0)
		}
	}
}
