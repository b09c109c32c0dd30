package campaign

import (
	"fmt"
	"image/color"
	"strings"

	"lineup/game/campaign"
	"lineup/game/grammar"
	"lineup/game/mode/rebirth"
	"lineup/render/art"
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// This file draws the boxes of the Scenarios on the overview.

// boxColors are the colors of the boxes of the Scenarios.
var boxColors = [campaign.Scenarios]color.NRGBA{
	pen.RGB(0x2f5fb8), pen.RGB(0x8a6a3a), pen.RGB(0x8a4ab0), pen.RGB(0xb83a3a), pen.RGB(0x2f7a8a), pen.RGB(0x3f9a5a), pen.RGB(0x5f6fb0), pen.RGB(0x9a2f5a)}

var sealedBox = pen.RGB(0x4a3f36)

// boxState returns the result of a Scenario: large words, small words, points and their color.
func (s *Overview) boxState(n int) (large, small, points string, ink color.NRGBA) {
	switch s.page.Boxes[n-1] {
	case campaign.FirstTry:
		return "WON", "first attempt", "+3", wonInk
	case campaign.SecondTry:
		return "WON", "second attempt", "+1", secondInk
	case campaign.Failed:
		return "FAILED", "the story goes on", "-1", lostInk
	case campaign.Empty:
	}
	switch {
	case s.next.Running:
		return "IN PROGRESS", tries[s.next.Try] + " attempt", "", pen.CanDo
	case s.next.Try > 1:
		return "SECOND ATTEMPT", "damage stays", "", pen.CanDo
	}
	return "NEXT", "first attempt", "", pen.CanDo
}

// pointsWords explains the points on the box of a Scenario.
func pointsWords(b campaign.Box) string {
	return fmt.Sprintf("Points for a Scenario that was %s: %+d.", b.Says(), b.Points())
}

// drawBox draws the box of a Scenario.
func (s *Overview) drawBox(c *ui.Canvas, n int, b ui.Box, state chrome.ButtonState) {
	const deep = 16.0
	k := s.k
	sealed := n > s.reached()
	now := !s.next.Over && n == s.next.Scenario
	color := sealedBox
	if !sealed {
		color = boxColors[n-1]
	}
	hover, head := 0, 66*k
	if sealed {
		head = 0
	}
	if state == chrome.ButtonHover || state == chrome.ButtonPressed {
		hover = 1
	}
	front := ui.BoxAt(b.X, b.Y-deep, b.W+deep, b.H+deep)
	c.Part(gallery.Key{Name: "scenario box", A: color, N: hover}, front, 12, func(p pen.Pen) {
		p = p.At(0, deep, 1)
		p.At(8, 10, 1).Fill(pen.Rectangle(0, 0, b.W+deep, b.H, 4), pen.Fade(pen.Ink, 0.55))
		chrome.DrawBox(p, b.W, b.H, deep, head, b.H-120*k, color, hover == 1)
		if sealed {
			chrome.DrawTape(p, b.W, b.H, color)
		}
	})
	if sealed {
		c.Backing(ui.BoxAt(b.X+4, b.Y+4, b.W-8, 32*k))
		c.TextWithin(fmt.Sprint("SCENARIO ", n), b.X+10, b.Y+26*k, b.W-16, ui.Display(24*k, pen.Mix(color, pen.White, 0.6)))
		c.Label("SEALED", b.X+b.W/2, b.Y+b.H-18, b.W-20, ui.Display(28*k, pen.Mix(color, pen.White, 0.65)), pen.Centre)
		return
	}
	name := rebirth.Scenarios[n-1].Name
	face := s.faces[name]
	large, small, points, ink := s.boxState(n)
	s.whole(c, b, fmt.Sprintf("Scenario %d: %s", n, name), grammar.Capital(strings.ToLower(large))+", "+small)
	low := b.Y + b.H - 124*k // the upper edge of the result
	picture := ui.BoxAt(b.X, b.Y+64*k, b.W, low-b.Y-64*k)
	lost := 0
	if points == "-1" {
		lost = 1
	}
	c.PartBeside(gallery.Key{Name: "scenario picture", Face: face, N: lost}, picture, 0, func(p pen.Pen) {
		if face != nil {
			art.DrawLit(p, face, color, picture.W, picture.H)
		}
		p.Block(0, 0, picture.W, 7, pen.Ink)
		p.Block(0, picture.H-5, picture.W, 5, pen.Ink)
		if lost == 1 {
			p.Block(0, 0, picture.W, picture.H, pen.Fade(pen.RGB(0x14080a), 0.55))
		}
	})
	c.TextWithin(fmt.Sprint("SCENARIO ", n), b.X+10, b.Y+27*k, b.W-16, ui.Display(24*k, pen.SoftPaper))
	c.Label(strings.ToUpper(name), b.X+10, b.Y+56*k, b.W-18, ui.Display(28*k, pen.White), pen.Left)
	c.Label(large, b.X+12, low+42*k, b.W-22, ui.Display(38*k, ink), pen.Left)
	wide, st := b.W-22, ui.Display(26*k, pen.White)
	if points != "" { // no word is under the star
		wide = b.W - 66
		for _, word := range strings.Fields(small) {
			if o := s.capitals(word, 26, wide-10, pen.White); o.Size < st.Size {
				st = o
			}
		}
	}
	c.Paragraph(small, b.X+12, low+72*k, wide, 25*k, 2, st, pen.Left)
	if points != "" {
		star := ui.BoxAt(b.X+b.W-64, b.Y+b.H-66, 60, 60)
		c.Part(gallery.Key{Name: "scenario points", Text: points, A: ink}, star, 6, func(p pen.Pen) {
			o := pen.Burst(30, 30, 29, 21, 11, 0.1, 0.05, 3)
			p.Stroke(o, 5, pen.Ink)
			p.Fill(o, p.Under(ink, pen.Ink))
			p.Text(points, 30, 42, ui.Display(33, pen.Ink), pen.Centre)
		})
		c.Offer(pointsWords(s.page.Boxes[n-1]), star)
	}
	if now {
		ring := b.Grown(5)
		c.Part(gallery.Key{Name: "scenario next"}, ring, 6, func(p pen.Pen) {
			p.Stroke(pen.Rectangle(0, 0, ring.W, ring.H, 6), 5, pen.CanDo)
		})
	}
}
