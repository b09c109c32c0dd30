package campaign

import (
	"fmt"
	"image/color"
	"math"
	"strings"

	"lineup/game/picture"
	"lineup/game/story"
	"lineup/render/art/comic"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// This file draws the pages of a story and paints their pictures ahead.

// These are the distances of the two planes of a panel from their places at its start, in units.
const (
	groundDrift = 4.0
	actorDrift  = -9.0
)

// Draw draws the story.
func (s *Story) Draw(c *ui.Canvas) {
	s.moved = false
	s.room = c.Room()
	if s.area.Take(c) {
		s.relay()
	}
	if c.TextScale != s.text {
		s.text = c.TextScale
		s.set()
	}
	s.drawPaper(c)
	now := leaf{s.page, s.lines, s.panels}
	if s.last != nil {
		s.drawTurning(c, &now)
	} else {
		s.drawLeaf(c, &now, s.shown, 0, 1)
	}
	s.drawAhead(c)
	s.drawStrip(c)
	s.drawBar(c)
}

func (s *Story) drawPaper(c *ui.Canvas) {
	room := s.room
	if !c.PartSoon(gallery.Key{Name: "story paper"}, room, 0, func(p pen.Pen) { comic.DrawPaper(p, room.W, room.H) }) {
		c.Wash(comic.Paper, 1)
	}
}

// drawTurning draws the old and the new page of a turn.
func (s *Story) drawTurning(c *ui.Canvas, now *leaf) {
	t := ui.Glide.At(s.turned / turnTime)
	if s.Settings.ReduceMotion {
		if t < 0.5 {
			s.drawLeaf(c, s.last, len(s.last.panels), 0, 1-2*t)
		} else {
			s.drawLeaf(c, now, s.shown, 0, 2*t-1)
		}
		return
	}
	way := s.room.W
	if s.forward {
		way = -way
	}
	s.drawLeaf(c, s.last, len(s.last.panels), way*t, 1)
	s.drawLeaf(c, now, s.shown, way*(t-1), 1)
}

// drawLeaf draws the shown panels of a page, moved sideways.
func (s *Story) drawLeaf(c *ui.Canvas, l *leaf, shown int, aside, alpha float64) {
	if len(l.lines) == 0 {
		return
	}
	for i := range min(shown, len(l.panels)) {
		s.drawPanel(c, l, i, aside, alpha)
	}
}

// planeKey returns the key of the picture of a panel's plane.
func (s *Story) planeKey(name string, page, i int) gallery.Key {
	return gallery.Key{Name: name, N: i, Text: s.pageID(page), More: s.cast(page)}
}

// pageID returns an ID that separates a page from those of all other stories. The pages before and
// after a Scenario share a title, and several chapters can be read in a row.
func (s *Story) pageID(page int) string {
	if page >= len(s.Pages) {
		return ""
	}
	return s.Pages[page].ID()
}

// team returns the figures of the heroes on a page.
func (s *Story) team(page int) []picture.Figure {
	if page >= len(s.Pages) {
		return nil
	}
	return s.Pages[page].Team()
}

// cast returns a key for the colors of the team on a page.
func (s *Story) cast(page int) string {
	var b strings.Builder
	for _, f := range s.team(page) {
		fmt.Fprintf(&b, "%x/%x ", f.Suit, f.Trim)
	}
	return b.String()
}

// plane is one of the pictures that a panel is made of.
type plane struct {
	name string
	draw func(pen.Pen)
}

// planesOf returns the planes of a panel: the ground, the actors, and the line around it.
func (s *Story) planesOf(l *leaf, i int) [3]plane {
	f, team := l.lines[i], s.team(l.page)
	b := boxOf(f.Box)
	from := func(p pen.Pen) pen.Pen { return p.At(-b.X, -b.Y, 1) }
	return [...]plane{
		{"story ground", func(p pen.Pen) { comic.DrawGround(from(p), &f) }},
		{"story actors", func(p pen.Pen) { comic.DrawActors(from(p), &f, team) }},
		{"story line", func(p pen.Pen) { comic.DrawFrames(from(p), []comic.Panel{f}) }},
	}
}

// planes returns the pictures of a panel, painted in the background. Ok is false while one is
// missing.
func (s *Story) planes(c *ui.Canvas, l *leaf, i int) (out [3]gallery.Sprite, ok bool) {
	b := boxOf(l.lines[i].Box)
	ok = true
	for k, plane := range s.planesOf(l, i) {
		sprite, have := c.MakeSoon(s.planeKey(plane.name, l.page, i), b, comic.Shift, plane.draw)
		out[k], ok = sprite, ok && have
	}
	return out, ok
}

func boxOf(a pen.Area) ui.Box { return ui.BoxAt(a.X, a.Y, a.W, a.H) }

// hole returns the corners of the visible part of a panel during its wipe, moved sideways.
func hole(corners [4]pen.Point, part, aside float64) (out [4]ui.Point) {
	for i, k := range corners {
		out[i] = ui.Point{X: k.X + aside, Y: k.Y}
	}
	for _, pair := range [...][2]int{{0, 1}, {3, 2}} {
		from, to := out[pair[0]], &out[pair[1]]
		to.X, to.Y = from.X+(to.X-from.X)*part, from.Y+(to.Y-from.Y)*part
	}
	return out
}

// sketchBy is how much coarser a sketch is than a panel.
const sketchBy = 3.0

// drawPanel draws a panel in its current state, or a sketch of it until it is painted.
func (s *Story) drawPanel(c *ui.Canvas, l *leaf, i int, aside, alpha float64) {
	f, panel := &l.lines[i], &l.panels[i]
	b := boxOf(f.Box)
	planes, ok := s.planes(c, l, i)
	if ok {
		panel.ready = true
		part := ui.Settle.At(panel.since / wipeTime)
		drift := 1 - ui.Settle.At(panel.since/driftTime)
		if s.Settings.ReduceMotion {
			alpha *= part
			part, drift = 1, 0
		}
		c.Through(planes[0], b.X+aside+groundDrift*drift, b.Y, hole(f.Corners, part, aside), alpha)
		c.Through(planes[1], b.X+aside+actorDrift*drift, b.Y, hole(f.Corners, part, aside), alpha)
		c.Through(planes[2], b.X+aside, b.Y, hole(f.Grown(comic.Shift-1), part, aside), alpha)
	} else {
		k := *f
		sketch := c.MakeRough(s.planeKey("story sketch", l.page, i), b, sketchBy, func(p pen.Pen) { comic.DrawSketch(p.At(-b.X, -b.Y, 1), &k) })
		c.PutRough(sketch, b.X+aside, b.Y, sketchBy, pen.White, alpha)
	}
	for j := range panel.words {
		if !panel.ready && panel.words[j].Words.Kind != story.Caption && !c.Reading() {
			continue // nobody is there yet to say it
		}
		s.drawWords(c, l.page, i, j, panel, aside, alpha)
	}
}

// drawWords draws one text of a panel in its current state.
func (s *Story) drawWords(c *ui.Canvas, page, i, j int, panel *storyPanel, aside, alpha float64) {
	w := panel.words[j]
	t := ui.Clamp((panel.since - wipeTime - wordsFrom - wordsStep*float64(j)) / popTime)
	if t <= 0 && !c.Reading() {
		return
	}
	b := boxOf(w.Bounds())
	key := s.planeKey("story words", page, i<<4|j)
	key.A = color.NRGBA{A: uint8(math.Round(w.Size))}
	draw := func(p pen.Pen) { w.Draw(p.At(-b.X, -b.Y, 1)) }
	at := b
	at.X += aside
	if t >= 1 || s.Settings.ReduceMotion || w.Words.Kind == story.Caption {
		c.PartBesideFaded(key, at, 0, alpha*t, draw)
		return
	}
	if sprite, ok := c.MakeSoon(key, b, 0, draw); ok {
		k := 0.6 + 0.4*ui.Swing.At(t)
		x, y := at.Middle()
		c.Spin(sprite.Image, x, y, k, k, 0, alpha*math.Min(1, 2*t))
	}
}

// drawAhead paints in advance what comes: the rest of the page, and the whole next page while this one is
// read.
func (s *Story) drawAhead(c *ui.Canvas) {
	if c.Art.AtOnce {
		return
	}
	l := leaf{s.page, s.lines, s.panels}
	for i := s.shown; i < len(s.panels); i++ {
		s.paintAhead(c, &l, i)
	}
	if s.lastPage() {
		return
	}
	if s.following == nil {
		s.following = &leaf{page: s.page + 1, lines: s.panelsOf(s.page + 1)}
	}
	for i := range s.following.lines {
		s.paintAhead(c, s.following, i)
	}
}

// paintAhead paints the planes of a panel in the background.
func (s *Story) paintAhead(c *ui.Canvas, l *leaf, i int) {
	b := boxOf(l.lines[i].Box)
	for _, plane := range s.planesOf(l, i) {
		c.PartAhead(s.planeKey(plane.name, l.page, i), b, comic.Shift, plane.draw)
	}
}

// Ahead paints the first page in the background, while the screen before the story is shown.
func (s *Story) Ahead(c *ui.Canvas) {
	if c.Art.AtOnce || len(s.Pages) == 0 {
		return
	}
	s.room = c.Room()
	if s.area.Take(c) {
		s.relay()
	}
	room := s.room
	c.PartAhead(gallery.Key{Name: "story paper"}, room, 0, func(p pen.Pen) { comic.DrawPaper(p, room.W, room.H) })
	l := leaf{s.page, s.lines, s.panels}
	for i := range s.lines {
		s.paintAhead(c, &l, i)
	}
}

// drawStrip draws the words of the current panel in full size at the other end of the page, if they
// did not fit into the panel.
func (s *Story) drawStrip(c *ui.Canvas) {
	i := s.reading
	if i >= min(s.shown, len(s.panels)) || s.panels[i].whole || s.panels[i].since < wipeTime+wordsFrom {
		return
	}
	const pad = 30.0
	st := ui.Bold(ui.MinMenu*s.text, pen.Paper)
	var lines []string
	for _, w := range s.panels[i].words {
		if w.Words.Kind != story.Caption && w.Words.Kind != story.Balloon {
			continue // is large enough by itself
		}
		lines = append(lines, c.Wrap(strings.ReplaceAll(w.Words.Text, "*", ""), st, s.pageBox.W-2*(pad+60))...)
	}
	pitch := st.Size * 1.3
	b := ui.BoxAt(s.pageBox.X+60, 0, s.pageBox.W-120, float64(len(lines))*pitch+2*pad)
	if s.lines[i].Box.Y+s.lines[i].Box.H/2 < s.pageBox.Y+s.pageBox.H/2 {
		b.Y = s.barTop - b.H - 24
	} else {
		b.Y = s.pageBox.Y + 24
	}
	c.Over(b)
	c.Row(b, pen.CanDo, false)
	for j, l := range lines {
		c.Text(l, b.X+pad, b.Y+pad+st.Size*0.95+float64(j)*pitch, st, pen.Left)
	}
}
