package table

import (
	"fmt"
	"image/color"
	"math"
	"strings"

	"lineup/engine"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// caption is one line of what happened lately: whose doing it was, the card it is about,
// and the words.
type caption struct {
	seat  engine.SeatID
	face  *art.Face // nil for none
	lines []string
	fresh bool
}

const (
	captionHigh  = 52.0
	captionPitch = 60.0
	captionMost  = 21.0 // size of letters of which two lines have room
)

// captionStyle is the style of captions: never smaller than can be read.
func (t *Table) captionStyle() pen.Style {
	least := t.Canvas.LeastRules()
	return ui.Bold(math.Max(math.Max(16, least), math.Min(16*t.Canvas.TextScale, captionMost)), pen.Ink)
}

// describeNews writes the captions.
func (t *Table) describeNews(v engine.View) {
	t.news = t.news[:0]
	lines := t.logs[t.eyes].lines
	st := t.captionStyle()
	room := int(t.board.captions.H+8) / captionPitch
	for i := len(lines) - 1; i >= 0 && len(t.news) < room; i-- {
		l := lines[i]
		if l.Turn && len(t.news) > 0 {
			continue
		}
		n := caption{seat: l.Seat, face: t.faceOf(v, l.Card), fresh: i == len(lines)-1}
		wide := t.board.captions.W - 24
		if n.face != nil {
			wide -= 66
		}
		n.lines = t.Canvas.Wrap(l.Text, st, wide)
		if len(n.lines) > 2 {
			n.lines[1] = t.Canvas.Shortened(strings.Join(n.lines[1:], " "), st, wide)
			n.lines = n.lines[:2]
		}
		t.news = append(t.news, n)
	}
}

// drawNews draws what happened lately, the latest at the bottom. A click on it opens the
// log.
func (t *Table) drawNews(c *ui.Canvas) {
	b := t.board.captions
	for i := range t.news {
		n := &t.news[i]
		y := b.Y + float64(len(t.news)-1-i)*captionPitch
		n.draw(c, ui.BoxAt(b.X, y, b.W, captionHigh), t.captionStyle())
	}
}

// captionGround is the ground of a caption: the latest is brightest.
func captionGround(fresh bool) color.NRGBA {
	if fresh {
		return pen.Paper
	}
	return pen.Mix(pen.Paper, pen.RGB(0x8a94b8), 0.38)
}

func (n *caption) draw(c *ui.Canvas, b ui.Box, st pen.Style) {
	colour := pen.Mist
	if n.seat != engine.NoSeat {
		colour = pen.SeatColour(int(n.seat))
	}
	ground := captionGround(n.fresh)
	x := 20.0
	if n.face != nil {
		x = 80
	}
	key := art.Key{Name: "caption", A: colour, B: ground, N: int(x), Text: fmt.Sprint(n.lines)}
	c.Part(key, b, 8, func(q pen.Pen) {
		o := pen.Polygon(0, 0, b.W, 0, b.W-4, b.H, 3, b.H)
		q.At(5, 6, 1).Fill(o, pen.Fade(pen.Ink, 0.5))
		q.Stroke(o, 5, pen.Ink)
		q.Fill(o, ground)
		q.Fill(pen.Polygon(0, 0, 9, 0, 10, b.H, 3, b.H), colour)
		step := st.Size * 1.18
		y := b.H/2 - step*float64(len(n.lines)-1)/2 + st.Size*0.36
		for _, l := range n.lines {
			q.Fitted(l, x, y, b.W-x-8, st, st.Size, pen.Left)
			y += step
		}
	})
	if n.face != nil {
		drawThumb(c, n.face, b.X+44, b.Y+b.H/2, 54, b.H-8)
	}
}
