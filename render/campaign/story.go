package campaign

import (
	"fmt"
	"image/color"
	"math"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/picture"
	"lineup/game/story"
	"lineup/render/art/comic"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// StoryOptions are the inputs of a Story.
type StoryOptions struct {
	Kicker, Title string       // such as "SCENARIO 4" and "GRAND OPENING"
	Pages         []story.Page // see story.Log
	Settings      *ui.Settings
	// Go is the label of the button that ends the last page. "" means PLAY.
	Go   string
	Done func() // continues after the story or a skip
	Back func() // leaves the first page backward; may be nil
}

// ChapterStory returns the options for pages of a chapter.
func ChapterStory(c *story.Chapter, pages []story.Page) StoryOptions {
	return StoryOptions{Kicker: fmt.Sprintf("Scenario %d", c.Scenario), Title: c.Title, Pages: pages}
}

// Story is a screen of comic pages. Space, Enter, a click or the arrow keys show its panels one by
// one.
type Story struct {
	StoryOptions
	page    int // the current page
	shown   int // panels shown so far
	reading int // the current panel: the latest, or the one under the pointer
	panels  []storyPanel
	lines   []comic.Panel
	last    *leaf   // the page being turned away, or nil
	turned  float64 // seconds since the turn began
	forward bool    // the page moves to the left
	text    float64 // the scale of text that the words are laid out for
	Buttons ui.Buttons
	area    ui.Area
	storyPlaces
	room  ui.Box // the whole window at the last layout
	moved bool   // something has moved since the last drawing
}

// leaf is a page and its visible state.
type leaf struct {
	page   int
	lines  []comic.Panel
	panels []storyPanel
}

// storyPanel is a panel of the current page.
type storyPanel struct {
	words []comic.Block
	whole bool    // the words have their full size
	ready bool    // it is painted
	since float64 // seconds since it appeared
}

// The timing of a panel, in seconds: the wipe, the delay of the first words, the interval between
// words, and the time of each. Then the time of the drift of its planes and of a page turn.
const (
	wipeTime  = 0.22
	wordsFrom = 0.12
	wordsStep = 0.14
	popTime   = 0.14
	driftTime = 4.0
	turnTime  = 0.32
)

// The distances of the two planes of a panel from their places at its start, in units.
const (
	groundDrift = 4.0
	actorDrift  = -9.0
)

const (
	dotPitch = 34.0
	dotSize  = 24.0
	dotsMost = 6 // beside the number of the page
)

// NewStory returns a story at its first page.
func NewStory(o StoryOptions) *Story {
	s := &Story{StoryOptions: o, text: 1, area: ui.WideArea(), storyPlaces: layStory(ui.WideArea()), room: ui.BoxAt(0, 0, ui.StageWidth, ui.StageHeight)}
	if s.Settings == nil {
		s.Settings = &ui.Settings{}
	}
	if s.Go == "" {
		s.Go = "PLAY"
	}
	s.open(0, false)
	return s
}

// open lays out a page. Only its first panel appears by itself, unless whole is set.
func (s *Story) open(page int, whole bool) {
	s.page, s.shown, s.reading = page, 1, 0
	s.lines, s.panels = nil, nil
	if page < len(s.Pages) {
		s.lines = s.panelsOf(page)
	}
	s.panels = make([]storyPanel, len(s.lines))
	s.set()
	if whole || s.Settings.Speed == ui.Instant {
		s.showAll()
	}
	s.lay()
}

// panelsOf returns the panels of a page.
func (s *Story) panelsOf(page int) []comic.Panel {
	if s.area.Tall() {
		return comic.TallPanels(&s.Pages[page], pen.AreaAt(s.pageBox.X, s.pageBox.Y, s.pageBox.W, s.pageBox.H), s.team(page))
	}
	return comic.Panels(&s.Pages[page])
}

// relay lays out the current page for another area, without the page that is being turned away.
func (s *Story) relay() {
	s.storyPlaces, s.last = layStory(s.area), nil
	if s.page < len(s.Pages) {
		s.lines = s.panelsOf(s.page)
	}
	s.set()
	s.lay()
}

// set sets the words of the current page.
func (s *Story) set() {
	for i := range s.lines {
		p := &s.panels[i]
		p.words, p.whole = comic.SetWords(&s.lines[i], s.team(s.page), s.text)
	}
}

// showAll shows the whole page without motion.
func (s *Story) showAll() {
	s.shown, s.reading = len(s.panels), max(0, len(s.panels)-1)
	for i := range s.panels {
		s.panels[i].since = s.panels[i].whenDone()
	}
}

// whenDone returns the seconds until a panel is complete and at rest.
func (p *storyPanel) whenDone() float64 {
	return math.Max(driftTime, p.whenRead())
}

// whenRead returns the seconds until all of a panel can be read.
func (p *storyPanel) whenRead() float64 {
	return wipeTime + wordsFrom + wordsStep*float64(len(p.words)) + popTime
}

// lastPage reports whether the current page is the last one.
func (s *Story) lastPage() bool { return s.page >= len(s.Pages)-1 }

func (s *Story) lay() {
	s.Buttons.Clear()
	back := ui.Button{Box: s.backBox, Label: "BACK", Size: 30, Do: s.goBack}
	if s.page == 0 && s.Back == nil {
		back.Off, back.Why = true, "This is the first page."
	}
	s.Buttons.Add(back)
	s.Buttons.Add(ui.Button{Box: s.skipBox, Label: "SKIP STORY", Key: "ESC", Size: 28, Do: s.Done})
	s.Buttons.Add(ui.Button{Box: s.nextBox, Label: s.forwardWords(), Size: 32, Ground: pen.CanDo, Do: s.turn})
}

// forwardWords returns the label of the forward button. See turn.
func (s *Story) forwardWords() string {
	switch {
	case s.shown < len(s.panels), !s.painted():
		return "SHOW PAGE"
	case s.lastPage():
		return s.Go
	}
	return "NEXT"
}

// painted reports whether all panels shown can be seen.
func (s *Story) painted() bool {
	return !slices.ContainsFunc(s.panels[:min(s.shown, len(s.panels))], func(p storyPanel) bool { return !p.ready })
}

// call shows panels of the page up to a number.
func (s *Story) call(shown int) {
	s.shown, s.reading = shown, shown-1
	s.Buttons.List[len(s.Buttons.List)-1].Label = s.forwardWords()
}

// next completes the moving panels and shows the next one. After the last panel it turns the page.
func (s *Story) next() {
	for i := range min(s.shown, len(s.panels)) {
		p := &s.panels[i]
		p.since = math.Max(p.since, p.whenRead())
	}
	if s.last != nil {
		s.last = nil
		return
	}
	if s.shown < len(s.panels) {
		s.call(s.shown + 1)
		return
	}
	s.turn()
}

// turn shows the rest of an incomplete page, and otherwise turns it.
func (s *Story) turn() {
	switch {
	case s.shown < len(s.panels):
		s.call(len(s.panels))
	case !s.painted(): // nobody has seen it
	case s.lastPage():
		s.Done()
	default:
		s.leave(s.page+1, false)
	}
}

// goBack returns to the previous page, complete.
func (s *Story) goBack() {
	switch {
	case s.page > 0:
		s.leave(s.page-1, true)
	case s.Back != nil:
		s.Back()
	}
}

// leave turns to another page.
func (s *Story) leave(page int, whole bool) {
	was := &leaf{page: s.page, lines: s.lines, panels: s.panels}
	s.forward = page > s.page
	s.open(page, whole)
	s.last, s.turned = was, 0
	if s.Settings.Speed == ui.Instant {
		s.last = nil
	}
}

// Update runs one tick of the story.
func (s *Story) Update(p *ui.Pointer, dt float64) error {
	s.pass(dt)
	s.point(p)
	s.Buttons.List[len(s.Buttons.List)-1].Label = s.forwardWords()
	for _, k := range p.Keys {
		switch k {
		case ebiten.KeySpace, ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeyArrowRight, ebiten.KeyArrowDown:
			s.next()
		case ebiten.KeyPageDown, ebiten.KeyN:
			s.turn()
		case ebiten.KeyArrowLeft, ebiten.KeyArrowUp, ebiten.KeyPageUp, ebiten.KeyBackspace, ebiten.KeyB:
			s.goBack()
		case ebiten.KeyEscape:
			s.Done()
			return nil
		default: // does nothing here
		}
	}
	if !s.Buttons.Update(p) && p.Clicked(ui.BoxAt(s.room.X, s.room.Y, s.room.W, s.barTop-s.room.Y)) {
		s.next()
	}
	return nil
}

// point makes the panel that the pointer was moved onto the current one.
func (s *Story) point(p *ui.Pointer) {
	for i := range min(s.shown, len(s.lines)) {
		if p.Still == 0 && boxOf(s.lines[i].Box).Has(p.X, p.Y) {
			s.reading = i
		}
	}
}

// pass advances the time.
func (s *Story) pass(dt float64) {
	pace := s.Settings.Speed.Pace()
	if pace == 0 {
		s.last = nil
		for i := range min(s.shown, len(s.panels)) {
			s.panels[i].since = math.Max(s.panels[i].since, s.panels[i].whenDone())
		}
		return
	}
	dt *= pace
	if s.last != nil {
		s.moved = true
		if s.turned += dt; s.turned >= turnTime {
			s.last = nil
		}
		return
	}
	for i := range min(s.shown, len(s.panels)) {
		p := &s.panels[i]
		if p.ready && p.since < p.whenDone() {
			p.since += dt
			s.moved = true
		}
	}
}

// Restless reports whether something moves.
func (s *Story) Restless() bool { return s.moved || s.last != nil }

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

// planes returns the pictures of a panel, painted in the background. Ok is false while one is
// missing.
func (s *Story) planes(c *ui.Canvas, l *leaf, i int) (ground, actors, line gallery.Sprite, ok bool) {
	f, team := l.lines[i], s.team(l.page)
	b := boxOf(f.Box)
	from := func(p pen.Pen) pen.Pen { return p.At(-b.X, -b.Y, 1) }
	make := func(name string, draw func(pen.Pen)) gallery.Sprite {
		sprite, have := c.MakeSoon(s.planeKey(name, l.page, i), b, comic.Shift, draw)
		ok = ok && have
		return sprite
	}
	ok = true
	ground = make("story ground", func(p pen.Pen) { comic.DrawGround(from(p), &f) })
	actors = make("story actors", func(p pen.Pen) { comic.DrawActors(from(p), &f, team) })
	line = make("story line", func(p pen.Pen) { comic.DrawFrames(from(p), []comic.Panel{f}) })
	return ground, actors, line, ok
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

// drawPanel draws a panel in its current state.
func (s *Story) drawPanel(c *ui.Canvas, l *leaf, i int, aside, alpha float64) {
	f, panel := &l.lines[i], &l.panels[i]
	ground, actors, line, ok := s.planes(c, l, i)
	if ok {
		panel.ready = true
		part := ui.Settle.At(panel.since / wipeTime)
		drift := 1 - ui.Settle.At(panel.since/driftTime)
		if s.Settings.ReduceMotion {
			alpha *= part
			part, drift = 1, 0
		}
		b := boxOf(f.Box)
		c.Through(ground, b.X+aside+groundDrift*drift, b.Y, hole(f.Corners, part, aside), alpha)
		c.Through(actors, b.X+aside+actorDrift*drift, b.Y, hole(f.Corners, part, aside), alpha)
		c.Through(line, b.X+aside, b.Y, hole(f.Grown(comic.Shift-1), part, aside), alpha)
	}
	for j := range panel.words {
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

// drawAhead paints the next panel in advance, or the first of the next page.
func (s *Story) drawAhead(c *ui.Canvas) {
	ahead := func(l *leaf, i int) {
		f, team := l.lines[i], s.team(l.page)
		b := boxOf(f.Box)
		for _, plane := range [...]struct {
			name string
			draw func(pen.Pen)
		}{
			{"story ground", func(p pen.Pen) { comic.DrawGround(p.At(-b.X, -b.Y, 1), &f) }},
			{"story actors", func(p pen.Pen) { comic.DrawActors(p.At(-b.X, -b.Y, 1), &f, team) }},
			{"story line", func(p pen.Pen) { comic.DrawFrames(p.At(-b.X, -b.Y, 1), []comic.Panel{f}) }},
		} {
			key := s.planeKey(plane.name, l.page, i)
			key.W, key.H, key.Unit = c.Pixels(b.W), c.Pixels(b.H), c.Unit
			c.Art.PartAhead(key, comic.Shift, plane.draw)
		}
	}
	switch {
	case c.Art.AtOnce:
	case s.shown < len(s.panels):
		l := leaf{s.page, s.lines, s.panels}
		for i := s.shown; i < len(s.panels); i++ {
			ahead(&l, i)
		}
	case !s.lastPage():
		ahead(&leaf{page: s.page + 1, lines: s.panelsOf(s.page + 1)}, 0)
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
	hint := s.hintBox(x+math.Min(s.dots.X+s.dots.W-x, c.TextWidth(page, c.Scaled(soft))), c.TextWidth(s.says(), c.Scaled(soft)))
	c.TextWithin(s.says(), hint.X, hint.Y+49, hint.W, soft)
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
func (s *Story) says() string {
	switch {
	case s.shown < len(s.panels):
		return "Space or click: next panel"
	case !s.painted():
		return "One moment..."
	case s.lastPage():
		does := strings.ToLower(s.Go)
		if strings.HasPrefix(does, "to ") {
			does = "go " + does
		}
		return "Space or click: " + does
	}
	return "Space or click: next page"
}

func boolOf(b bool) int {
	if b {
		return 1
	}
	return 0
}
