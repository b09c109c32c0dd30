package campaign

import (
	"fmt"
	"image/color"
	"math"

	"lineup/game/campaign"
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui"
	"lineup/render/wording"
)

// This file draws the head of the overview: the campaign, its score, and its grade.

// maxPoints is the highest score.
var maxPoints = float64(campaign.MaxScore)

// gradeParts are the grades along the score bar, lowest first.
var gradeParts = []struct {
	from, to float64
	ground   color.NRGBA
	words    string
}{{0, 10, pen.RGB(0x5a1a22), "DEFEAT"}, {10, 17, pen.RGB(0x8a6a1c), "PYRRHIC VICTORY"}, {17, 24, pen.RGB(0x2f7a4f), "PARTIAL VICTORY"}, {24, maxPoints, pen.RGB(0x2f5fb8), "MAJOR VICTORY"}}

// aheadGround is the color of the lowest grade until the campaign is over: the grades are for its end, as the
// heading of the bar says until then, and a score that can still grow isn't a Defeat.
var aheadGround = pen.RGB(0x22305c)

// aheadWords are the lines of that heading, left of the bar. It has aheadRoom, and its letters have aheadSize.
var aheadWords = [...]string{"AT THE", "END"}

const aheadRoom, aheadSize = 86.0, 25.0

// drawAhead draws the heading of the bar.
func (s *Overview) drawAhead(c *ui.Canvas) {
	st := ui.Display(aheadSize*s.k, pen.SoftPaper)
	pitch, high := st.Size*1.02, st.Size*0.72
	y := s.scoreBar.Y + s.scoreBar.H/2 - (pitch*float64(len(aheadWords)-1)+high)/2 + high
	for i, words := range aheadWords {
		c.Label(words, s.scoreBar.X-10, y+pitch*float64(i), aheadRoom*s.k-10, st, pen.Right)
	}
}

func (s *Overview) drawHead(c *ui.Canvas) {
	c.Label("REBIRTH CAMPAIGN", s.headAt.X, s.headAt.Y, 320, ui.Display(48, pen.White), pen.Left)
	line := s.who()
	if s.Campaign.Title != "" {
		line = wording.OneLine(s.Campaign.Title) + ": " + line
	}
	c.TextWithin(line, s.headAt.X+344, s.headAt.Y-4, s.whoWidth, ui.Bold(ui.MinMenu, pen.SoftPaper))
	if s.Campaign.Rivals {
		c.Label("COMPETITIVE", s.scoreBar.X, s.scoreBar.Y+36, 400, ui.Display(48, headColor), pen.Left)
		return
	}
	ahead := !s.next.Over
	if ahead {
		s.drawAhead(c)
	}
	at, begun := math.Max(0, math.Min(maxPoints, float64(s.page.Score))), s.decided() > 0
	x := s.scoreBar.X + s.scoreBar.W*at/maxPoints
	for i, g := range gradeParts {
		if i == 0 && ahead {
			g.ground = aheadGround
		}
		b := ui.BoxAt(s.scoreBar.X+s.scoreBar.W*g.from/maxPoints, s.scoreBar.Y, s.scoreBar.W*(g.to-g.from)/maxPoints-3, s.scoreBar.H)
		c.Part(gallery.Key{Name: "grade", A: g.ground}, b, 4, func(p pen.Pen) {
			o := pen.Rectangle(0, 0, b.W, b.H, 0)
			p.Stroke(o, 4, pen.Ink)
			p.Fill(o, g.ground)
		})
		in := b
		if begun {
			in = besideMark(b, x)
		}
		c.Label(g.words, in.X+in.W/2, b.Y+29+4*(s.k-1), in.W-10, ui.Display(25*s.k, pen.Mix(g.ground, pen.White, 0.7)), pen.Centre)
	}
	c.Offer(s.count, s.scoreBar.Joined(s.scoreBox))
	if !begun {
		return
	}
	mark := ui.BoxAt(x-16, s.scoreBar.Y-16, 32, 60)
	c.Part(gallery.Key{Name: "score mark"}, mark, 4, func(p pen.Pen) {
		p.StrokeButt(pen.Open(16, 14, 16, 56), 8, pen.Ink)
		p.StrokeButt(pen.Open(16, 14, 16, 56), 4, pen.CanDo)
		o := pen.Polygon(3, 4, 29, 4, 16, 22)
		p.Stroke(o, 6, pen.Ink)
		p.Fill(o, pen.CanDo)
	})
}

// besideMark returns the larger part of a box of the score bar beside the mark at x, or all of it if the
// mark is elsewhere.
func besideMark(b ui.Box, x float64) ui.Box {
	const half = 6.0 // of the mark's line
	left, right := x-half-b.X, b.X+b.W-x-half
	switch {
	case left < -2*half || right < -2*half:
	case left > right:
		b.W = left
	default:
		b.X, b.W = x+half, right
	}
	return b
}

// drawScore draws the score as a button for its parts. Before anything is decided there is only the
// highest possible score, because the points for the Locations would look like a mistake.
func (s *Overview) drawScore(c *ui.Canvas, b ui.Box, state chrome.ButtonState) {
	points := fmt.Sprint(s.page.Score)
	ink := pen.White
	if state == chrome.ButtonHover || state == chrome.ButtonPressed {
		ink = pen.CanDo
	}
	x, words := b.X+8, fmt.Sprintf("Up to %d points", campaign.MaxScore)
	if s.decided() > 0 {
		c.Label(points, x, b.Y+54, 90, ui.Display(56, pen.CanDo), pen.Left)
		x += 12 + pen.Measure(points, ui.Display(56, pen.CanDo))
		words = fmt.Sprintf("of %d so far", campaign.MaxScore)
		if s.next.Over {
			words = fmt.Sprintf("of %d points", campaign.MaxScore)
		}
	}
	c.TextWithin(words, x, b.Y+46, b.X+b.W-60-x, ui.Bold(ui.MinMenu, ink))
	mark := ui.BoxAt(b.X+b.W-50, b.Y+14, 40, 40)
	c.Part(gallery.Key{Name: "score why", A: ink}, mark, 4, func(p pen.Pen) {
		p.Stroke(pen.Circle(20, 20, 17), 4, ink)
		p.Text("?", 20, 30, ui.Display(28, ink), pen.Centre)
	})
}
