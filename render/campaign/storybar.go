package campaign

import (
	"fmt"
	"math"
	"strings"

	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// This file draws the bar below the page of a story.

// These are the measures of the dots of the pages.
const (
	dotPitch = 34.0
	dotSize  = 24.0
	dotsMost = 6 // beside the number of the page
)

// drawBar draws the bar below the page.
func (s *Story) drawBar(c *ui.Canvas) {
	low := s.room.Y + s.room.H
	bar := ui.BoxAt(s.room.X, s.barTop, s.room.W, low-s.barTop)
	c.Part(gallery.Key{Name: "story bar"}, bar, 0, func(p pen.Pen) {
		p.Block(0, 0, bar.W, bar.H, pen.RGB(0x0e1737))
		p.Block(0, 0, bar.W, 4, pen.Ink)
	})
	c.TextWithin(strings.ToUpper(s.Kicker), s.title.X, s.title.Y+38, s.title.W, ui.Display(26, pen.RGB(0xffd98a)))
	c.TextWithin(strings.ToUpper(s.Title), s.title.X, s.title.Y+70, s.title.W, ui.Display(31, pen.White))
	dots := s.pageDots()
	for _, d := range dots {
		c.Part(gallery.Key{Name: "story dot", N: boolOf(d.page == s.page) + 2*boolOf(d.more)}, d.box, 2, func(p pen.Pen) {
			on, r := pen.RGB(0x4a63ae), 9.0
			if d.page == s.page {
				on = pen.CanDo
			}
			if d.more {
				r = 5
			}
			p.Stroke(pen.Circle(dotSize/2, dotSize/2, r), 3, pen.Ink)
			p.Fill(pen.Circle(dotSize/2, dotSize/2, r), on)
		})
	}
	soft := ui.Body(ui.MinMenu, pen.SoftPaper)
	x := s.dots.X + float64(len(dots))*dotPitch + 4
	page := fmt.Sprintf("Page %d of %d", s.page+1, max(1, len(s.Pages)))
	c.TextWithin(page, x, s.dots.Y+49, s.dots.X+s.dots.W-x, soft)
	hint := s.hintBox(x+math.Min(s.dots.X+s.dots.W-x, c.TextWidth(page, c.Scaled(soft))), c.TextWidth(s.says(c), c.Scaled(soft)))
	c.TextWithin(s.says(c), hint.X, hint.Y+49, hint.W, soft)
	c.Reach(ui.Target{What: "Next page", Box: s.turnBox(), Group: "page", First: true})
	s.Buttons.Draw(c)
	next := s.Buttons.List[len(s.Buttons.List)-1].Box
	c.Part(gallery.Key{Name: "story arrow"}, ui.BoxAt(next.X+next.W-52, next.Y+next.H/2-14, 28, 28), 0, func(p pen.Pen) {
		p.Fill(pen.Polygon(2, 2, 26, 14, 2, 26), pen.Ink)
	})
}

// pageDot is the dot of a page in the bar.
type pageDot struct {
	page int
	more bool // further pages follow on its side, so it is smaller
	box  ui.Box
}

// pageDots returns a dot for every page or, of a long story, for the pages around the current one.
func (s *Story) pageDots() []pageDot {
	n := min(len(s.Pages), dotsMost)
	from := max(0, min(s.page-dotsMost/2, len(s.Pages)-n))
	out := make([]pageDot, n)
	for i := range out {
		more := i == 0 && from > 0 || i == n-1 && from+n < len(s.Pages)
		out[i] = pageDot{from + i, more, ui.BoxAt(s.dots.X+float64(i)*dotPitch, s.dots.Y+29, dotSize, dotSize)}
	}
	return out
}

// hintBox returns the place of a hint w wide. A long one begins further left, after the page's number
// that ends at from.
func (l *storyPlaces) hintBox(from, w float64) ui.Box {
	b := l.hint
	if more := math.Min(w-b.W, b.X-from-24); more > 0 {
		b.X, b.W = b.X-more, b.W+more
	}
	return b
}

// says returns the hint on how to continue.
func (s *Story) says(c *ui.Canvas) string {
	key := "Click: "
	switch name := c.KeyName(action.Skip); {
	case c.Device == action.Gamepad:
		key = c.KeyName(action.Choose) + ": "
	case name != "":
		key = name + " or click: "
	}
	switch {
	case s.shown < len(s.panels):
		return key + "next panel"
	case !s.painted():
		return "One moment..."
	case s.lastPage():
		does := strings.ToLower(s.Go)
		if strings.HasPrefix(does, "to ") {
			does = "go " + does
		}
		return key + does
	}
	return key + "next page"
}
