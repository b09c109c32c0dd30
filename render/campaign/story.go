package campaign

import (
	"fmt"
	"math"
	"slices"

	"lineup/game/story"
	"lineup/render/art/comic"
	"lineup/render/art/pen"
	"lineup/render/ui"
	"lineup/render/ui/action"
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
	last    *leaf // the page being turned away, or nil
	// following is the page after the current one, once it is painted ahead, or nil.
	following *leaf
	turned    float64 // seconds since the turn began
	forward   bool    // the page moves to the left
	text      float64 // the scale of text that the words are laid out for
	Buttons   ui.Buttons
	area      ui.Area
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
	s.lines, s.panels, s.following = nil, nil, nil
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
	s.storyPlaces, s.last, s.following = layStory(s.area), nil, nil
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
	s.Buttons.Add(ui.Button{Box: s.skipBox, Label: "SKIP STORY", Act: action.Back, Size: 28, Do: s.Done})
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
	switch {
	case p.Does(action.Skip), p.Confirm():
		s.next()
	case p.Does(action.NextPage), p.Does(action.Next):
		s.turn()
	case p.Does(action.PreviousPage), p.Does(action.Previous):
		s.goBack()
	case p.Does(action.Back):
		s.Done()
		return nil
	}
	if !s.Buttons.Update(p) && p.Clicked(s.turnBox()) {
		s.next()
	}
	return nil
}

// turnBox returns the part of the window that a click turns.
func (s *Story) turnBox() ui.Box { return ui.BoxAt(s.room.X, s.room.Y, s.room.W, s.barTop-s.room.Y) }

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

func boolOf(b bool) int {
	if b {
		return 1
	}
	return 0
}
