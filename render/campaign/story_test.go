package campaign

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/story"
	"lineup/render/art/pen"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// onStory returns a story of a Scenario's opening, hands on it, and its requests.
func onStory(t *testing.T, scenario int, set *ui.Settings) (*Story, *uitest.Hands, *[]string) {
	t.Helper()
	asked := &[]string{}
	c, ok := story.Of(scenario)
	if !ok {
		t.Fatalf("there is no Scenario %d", scenario)
	}
	o := ChapterStory(c, story.Log{Heroes: []string{"Superman", "Batman", "Cyborg"}}.Told(c.Opening))
	o.Settings = set
	o.Done = func() { *asked = append(*asked, "done") }
	o.Back = func() { *asked = append(*asked, "back") }
	s := NewStory(o)
	h := &uitest.Hands{}
	h.HoldScene(ui.NewCanvas(), func(p *ui.Pointer, dt float64) error {
		s.paintAll()
		return s.Update(p, dt)
	})
	return s, h, asked
}

// paintAll lets the panels of the page count as painted.
func (s *Story) paintAll() {
	for i := range s.panels {
		s.panels[i].ready = true
	}
}

// TestStoryWaitsForPage checks that a story offers neither the next page nor its end before all
// panels of the page can be seen.
func TestStoryWaitsForPage(t *testing.T) {
	s, _, asked := onStory(t, 4, nil)
	h := &uitest.Hands{}
	h.HoldScene(ui.NewCanvas(), s.Update)
	for page := range s.Pages {
		h.Press(t, ebiten.KeyPageDown) // ends the turn of the page before
		h.Press(t, ebiten.KeyPageDown)
		for range 9 {
			h.Press(t, ebiten.KeySpace)
			h.Press(t, ebiten.KeyPageDown)
		}
		label := s.Buttons.List[len(s.Buttons.List)-1].Label
		if s.page != page || label != "SHOW PAGE" || len(*asked) > 0 {
			t.Fatalf("with page %d unpainted the story is at %s, the button says %q, and it asked for %v", page+1, s.paged(), label, *asked)
		}
		s.paintAll()
		h.Press(t, ebiten.KeyPageDown)
	}
	if len(*asked) != 1 || (*asked)[0] != "done" {
		t.Errorf("it asked for %v", *asked)
	}
}

// paged returns the position in a story.
func (s *Story) paged() string { return fmt.Sprintf("page %d, %d panels", s.page+1, s.shown) }

// TestStoryByKeys checks that a story can be read with the keyboard: panel by panel, back, and to
// its end.
func TestStoryByKeys(t *testing.T) {
	s, h, asked := onStory(t, 4, nil)
	if got := s.paged(); got != "page 1, 1 panels" {
		t.Fatalf("it begins at %s", got)
	}
	forward := func(want string) {
		t.Helper()
		if got := s.Buttons.List[len(s.Buttons.List)-1].Label; got != want {
			t.Errorf("at %s the button forward says %q, want %q", s.paged(), got, want)
		}
	}
	panels := len(s.panels)
	for i := 1; i < panels; i++ {
		forward("SHOW PAGE")
		h.Press(t, ebiten.KeySpace)
		if want := fmt.Sprintf("page 1, %d panels", i+1); s.paged() != want {
			t.Errorf("Space leads to %s, not %s", s.paged(), want)
		}
	}
	forward("NEXT")
	h.Press(t, ebiten.KeyEnter)
	forward("SHOW PAGE") // also on the last page, which is not complete yet
	if s.paged() != "page 2, 1 panels" || s.last == nil {
		t.Errorf("after the last panel it is at %s", s.paged())
	}
	h.Press(t, ebiten.KeySpace) // ends the turn
	h.Press(t, ebiten.KeySpace)
	if s.paged() != "page 2, 2 panels" {
		t.Errorf("Space leads to %s", s.paged())
	}
	h.Press(t, ebiten.KeyPageUp)
	if want := fmt.Sprintf("page 1, %d panels", panels); s.paged() != want {
		t.Errorf("back is %s, not %s", s.paged(), want)
	}
	h.Press(t, ebiten.KeyPageUp)
	h.Press(t, ebiten.KeyPageDown)
	h.Press(t, ebiten.KeyPageDown)
	if s.shown != len(s.panels) || s.page != 1 {
		t.Errorf("Page Down leads to %s", s.paged())
	}
	h.Press(t, ebiten.KeySpace)
	h.Press(t, ebiten.KeySpace)
	h.Press(t, ebiten.KeyEscape)
	if got := strings.Join(*asked, ", "); !strings.HasPrefix(got, "back, done") || !strings.HasSuffix(got, "done") {
		t.Errorf("it asked for %s", got)
	}
}

// TestStoryByMouse checks that a story can be read with the mouse.
func TestStoryByMouse(t *testing.T) {
	s, h, asked := onStory(t, 4, nil)
	h.Click(t, 700, 400)
	if s.paged() != "page 1, 2 panels" {
		t.Errorf("a click leads to %s", s.paged())
	}
	h.Click(t, 1100, 1050) // the bar, beside the buttons
	if s.paged() != "page 1, 2 panels" {
		t.Errorf("a click on the bar leads to %s", s.paged())
	}
	h.Button(t, &s.Buttons, "SHOW PAGE")
	if s.shown != len(s.panels) || s.page != 0 {
		t.Errorf("WHOLE PAGE shows %s", s.paged())
	}
	h.Button(t, &s.Buttons, "NEXT")
	if s.paged() != "page 2, 1 panels" {
		t.Errorf("NEXT leads to %s", s.paged())
	}
	h.Button(t, &s.Buttons, "BACK")
	if s.page != 0 || s.shown != len(s.panels) {
		t.Errorf("BACK leads to %s", s.paged())
	}
	h.Tick(t)
	h.Button(t, &s.Buttons, "NEXT")
	h.Button(t, &s.Buttons, "SHOW PAGE")
	h.Button(t, &s.Buttons, "PLAY")
	h.Button(t, &s.Buttons, "SKIP STORY")
	if got := strings.Join(*asked, ", "); got != "done, done" {
		t.Errorf("it asked for %s", got)
	}
}

// TestPanelThatIsRead checks that the current panel is the latest, or the one that the pointer was
// moved onto.
func TestPanelThatIsRead(t *testing.T) {
	s, h, _ := onStory(t, 2, nil)
	for want := 1; want < 3; want++ {
		if h.Press(t, ebiten.KeySpace); s.reading != want {
			t.Errorf("after panel %d has come, panel %d is read", want+1, s.reading+1)
		}
	}
	x, y := boxOf(s.lines[1].Box).Middle()
	h.Move(x, y)
	h.Tick(t)
	if s.reading != 1 {
		t.Errorf("panel 2 is pointed at, and panel %d is read", s.reading+1)
	}
	h.Tick(t)
	if h.Press(t, ebiten.KeySpace); s.reading != 3 {
		t.Errorf("under a still pointer panel %d is read, not the fourth that came", s.reading+1)
	}
	x, y = boxOf(s.lines[5].Box).Middle() // not shown yet
	h.Move(x, y)
	if h.Tick(t); s.reading != 3 {
		t.Errorf("a panel that is not there is read: %d", s.reading+1)
	}
}

// TestStoryWithoutWayBack checks that the back button says why it is off.
func TestStoryWithoutWayBack(t *testing.T) {
	s := NewStory(StoryOptions{Pages: story.Endings[0], Done: func() {}, Go: "TO THE TITLE"})
	if b := s.Buttons.List[0]; !b.Off || b.Why == "" {
		t.Errorf("the way back is %+v", b)
	}
	s.open(len(s.Pages)-1, true)
	s.paintAll()
	s.lay()
	if b := s.Buttons.List[2]; b.Label != "TO THE TITLE" {
		t.Errorf("it ends with %q", b.Label)
	}
	s.goBack()
	empty := NewStory(StoryOptions{Done: func() {}})
	empty.next()
	if got := empty.says(ui.NewCanvas()); got != "Space or click: play" {
		t.Errorf("of no pages it says %q", got)
	}
}

// TestPanelsCome checks that a panel appears when it is painted, followed by its words, and then
// everything rests, also with reduced motion and at instant speed.
func TestPanelsCome(t *testing.T) {
	looptest.NeedDisplay(t)
	for _, set := range []*ui.Settings{{Speed: ui.Normal}, {Speed: ui.Fast, ReduceMotion: true}, {Speed: ui.Instant}} {
		s, h, _ := onStory(t, 5, set)
		c := ui.NewCanvas()
		c.Settings = set
		draw := func() {
			picture := ebiten.NewImage(640, 360)
			defer picture.Deallocate()
			c.Begin(picture)
			s.Draw(c)
		}
		draw()
		if set.Speed != ui.Instant {
			h.Tick(t)
			if s.panels[0].since > 0 && !s.panels[0].ready {
				t.Error("a panel comes that is not painted")
			}
		}
		c.Art.Settle()
		draw()
		if !s.panels[0].ready {
			t.Fatal("the first panel is not painted")
		}
		h.Tick(t)
		if moved := s.panels[0].since < s.panels[0].whenDone(); moved != (set.Speed != ui.Instant) || moved != s.Restless() {
			t.Errorf("at %v, after a tick the panel moves: %v, restless: %v", set.Speed, moved, s.Restless())
		}
		for range 60 * 5 {
			h.Tick(t)
		}
		draw()
		c.Art.Settle()
		draw()
		if h.Tick(t); s.Restless() {
			t.Errorf("at %v a story that nothing happens on does not rest", set.Speed)
		}
		for s.page == 0 {
			h.Press(t, ebiten.KeySpace)
		}
		for range 30 {
			draw()
			h.Tick(t)
		}
		if s.last != nil {
			t.Errorf("at %v the page is still being turned", set.Speed)
		}
	}
}

// storyWindow is a window with its settings.
type storyWindow struct {
	w, h int
	set  ui.Settings
}

// storyWindows are the windows that a story is read in.
var storyWindows = []storyWindow{
	{1280, 720, ui.Settings{}}, {1920, 1080, ui.Settings{}}, {1920, 1200, ui.Settings{}}, {2560, 1080, ui.Settings{}}, {3440, 1440, ui.Settings{}},
	{3840, 2160, ui.Settings{}}, {1920, 1080, ui.Settings{Scale: 0.8}}, {1280, 720, ui.Settings{TextScale: 1.5}},
	{1920, 1080, ui.Settings{Scale: 0.8, TextScale: 2}}, {1024, 768, ui.Settings{}},
}

// TestStoryCanBeRead checks that all text of a Scenario is in the window, large enough, and shown
// somewhere in the size of the settings, in windows of all sizes and scales.
func TestStoryCanBeRead(t *testing.T) {
	for n, at := range storyWindows {
		set := at.set
		set.Speed = ui.Instant
		s, _, _ := onStory(t, 1+n%8, &set)
		c := ui.NewCanvas()
		c.Settings, c.Fit = &set, set.Fit(at.w, at.h)
		for page := range s.Pages {
			s.open(page, true)
			lines := storyWords(c, s, at.w, at.h)
			name := fmt.Sprintf("%dx%d, %+v, page %d of Scenario %d", at.w, at.h, at.set, page+1, 1+n%8)
			most := map[string]float64{}
			for _, w := range lines {
				if w.X0 < -0.5 || w.Y0 < -0.5 || w.X1 > float64(at.w)+0.5 || w.Y1 > float64(at.h)+0.5 {
					t.Errorf("%s: %q is cut off by the window", name, w.Text)
				}
				if least := c.MinRules() * c.Unit; w.Style.Size < least-0.3 && w.Part != "story ground" && w.Part != "story actors" {
					t.Errorf("%s: %q has letters of %.1f pixels, least are %.1f", name, w.Text, w.Style.Size, least)
				}
				most[w.Part] = max(most[w.Part], w.Style.Size)
			}
			if len(lines) < 8 || most["story words"] == 0 {
				t.Errorf("%s: %d lines are written, words of %.1f", name, len(lines), most["story words"])
			}
			for i := range s.panels {
				if s.reading = i; s.panels[i].whole {
					continue
				}
				most := 0.0
				for _, w := range storyWords(c, s, at.w, at.h) {
					if w.X1 > float64(at.w)+0.5 || w.Y1 > float64(at.h)+0.5 || w.Y0 < -0.5 {
						t.Errorf("%s: %q of the words of panel %d is cut off", name, w.Text, i+1)
					}
					if w.Part == "" && w.Style.Font == pen.Heavy {
						most = max(most, w.Style.Size)
					}
				}
				if want := ui.MinMenu * c.TextScale * c.Unit; most < want-1 {
					t.Errorf("%s: the words of panel %d are small there, and stand nowhere as large as %.1f", name, i+1, want)
				}
			}
		}
		stage := c.Room()
		for i, b := range s.Buttons.List {
			if !b.Box.Within(stage) || b.Box.H < ui.MinTarget || b.Box.W < ui.MinTarget {
				t.Errorf("the button %q is %+v", b.Label, b.Box)
			}
			for _, o := range s.Buttons.List[:i] {
				if b.Box.Overlaps(o.Box) {
					t.Errorf("%q lies over %q", b.Label, o.Label)
				}
			}
		}
	}
}

// storyWords returns the lines of a story in a window.
func storyWords(c *ui.Canvas, s *Story, w, h int) []ui.PageLine {
	return c.Read(w, h, nil, s.Draw).Lines
}

// TestLongStoryStaysOnItsBar checks the bar below the longest STORY SO FAR, of a campaign that lost
// every attempt: in every window and on every page the dots, the number of the page and the words
// beside them are in the bar and apart, and the current page has a dot.
func TestLongStoryStaysOnItsBar(t *testing.T) {
	all := overviewOf(t, testgame.Played(t, 2, false, testgame.Losses(2*8)...), &[]string{}).seen()
	if len(all) < 30 {
		t.Fatalf("the longest story has only %d pages", len(all))
	}
	for _, at := range slices.Concat(storyWindows, []storyWindow{{960, 540, ui.Settings{}}, {1000, 600, ui.Settings{TextScale: 2}}, {800, 1200, ui.Settings{}}}) {
		set := at.set
		set.Speed = ui.Instant
		s := NewStory(StoryOptions{Kicker: "Rebirth campaign", Title: "The story so far", Pages: all, Settings: &set, Done: func() {}})
		c := ui.NewCanvas()
		c.Settings, c.Fit = &set, set.Fit(at.w, at.h)
		for _, page := range []int{0, 1, 3, len(all) / 2, len(all) - 2, len(all) - 1} {
			s.open(page, true)
			name := fmt.Sprintf("%dx%d, %+v, page %d of %d", at.w, at.h, at.set, page+1, len(all))
			var boxes []ui.Box
			var current int
			for _, d := range s.pageDots() {
				boxes = append(boxes, d.box)
				if d.page == page {
					current++
				}
				if !d.box.Within(s.dots) || d.page < 0 || d.page >= len(all) {
					t.Errorf("%s: the dot of page %d is at %+v", name, d.page+1, d.box)
				}
			}
			if current != 1 {
				t.Errorf("%s: %d dots are of the current page", name, current)
			}
			texts := 0
			read := c.Read(at.w, at.h, nil, s.drawBar)
			for _, w := range read.Lines {
				if w.Part != "" { // on a button
					continue
				}
				texts++
				b := w.Box()
				at := ui.BoxAt((b.X-c.Left)/c.Unit, (b.Y-c.Top)/c.Unit, b.W/c.Unit, b.H/c.Unit)
				for _, other := range boxes {
					if at.Overlaps(other) {
						t.Errorf("%s: %q at %+v overlaps %+v", name, w.Text, at, other)
					}
				}
				boxes = append(boxes, at)
			}
			if texts < 4 {
				t.Errorf("%s: the bar has %d texts", name, texts)
			}
			for _, b := range s.Buttons.List {
				for _, other := range boxes {
					if b.Box.Overlaps(other) {
						t.Errorf("%s: %q overlaps %+v", name, b.Label, other)
					}
				}
			}
		}
	}
}

// TestLongHintHasRoom checks that a hint longer than its place begins further left, but not over the
// number of the page, and that a short one stays.
func TestLongHintHasRoom(t *testing.T) {
	l := storyPlaces{hint: ui.BoxAt(1290, 0, 296, 50)}
	for _, c := range []struct{ from, wide, x, w float64 }{{1100, 200, 1290, 296}, {1100, 340, 1246, 340}, {1100, 900, 1124, 462}, {1290, 340, 1290, 296}} {
		if b := l.hintBox(c.from, c.wide); b.X != c.x || b.W != c.w {
			t.Errorf("a hint %.0f wide after %.0f is at %.0f and %.0f wide, want %.0f and %.0f", c.wide, c.from, b.X, b.W, c.x, c.w)
		}
	}
}

// TestStoryIsPaintedAhead checks that the first page is painted while the screen before is shown, and each
// next page while the one before is read, so that its panels can be seen in the first frame, and that a
// panel that is not painted is a sketch.
func TestStoryIsPaintedAhead(t *testing.T) {
	looptest.NeedDisplay(t)
	c := ui.NewCanvas()
	c.Settings = &ui.Settings{Speed: ui.Instant}
	draw := func(scene func(*ui.Canvas)) {
		picture := ebiten.NewImage(320, 180)
		defer picture.Deallocate()
		c.Begin(picture)
		scene(c)
	}
	unpainted := func(s *Story, page int) (n int) {
		l := leaf{page: page, lines: s.panelsOf(page)}
		for i := range l.lines {
			for _, plane := range s.planesOf(&l, i) {
				if _, ok := c.KeptPart(s.planeKey(plane.name, page, i), boxOf(l.lines[i].Box)); !ok {
					n++
				}
			}
		}
		return n
	}
	before, _, _ := onStory(t, 2, c.Settings)
	if unpainted(before, 0) == 0 {
		t.Fatal("the page is painted before it is asked for")
	}
	draw(before.Ahead)
	c.Art.Settle()
	if n := unpainted(before, 0); n > 0 {
		t.Errorf("%d pictures of the first page are not painted ahead", n)
	}
	s, _, _ := onStory(t, 2, c.Settings)
	if draw(s.Draw); !s.painted() {
		t.Error("the first page is not there in its first frame")
	}
	for s.page = 0; s.page < len(s.Pages)-1; {
		draw(s.Draw)
		c.Art.Settle()
		if n := unpainted(s, s.page+1); n > 0 {
			t.Errorf("%d pictures of page %d are not painted ahead", n, s.page+2)
		}
		s.open(s.page+1, true)
	}
	late, _, _ := onStory(t, 3, c.Settings)
	c.Art.Unhurried = true // frames without time for all sketches are not shown
	draw(late.Draw)
	for i := range late.lines {
		_, sketched := c.KeptRough(late.planeKey("story sketch", 0, i), boxOf(late.lines[i].Box), sketchBy)
		if late.panels[i].ready || !sketched {
			t.Errorf("panel %d is painted: %v, sketched: %v", i+1, late.panels[i].ready, sketched)
		}
	}
}
