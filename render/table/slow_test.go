package table

import (
	"math"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/art/gallery"
	"lineup/render/looptest"
	"lineup/render/table/question"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/action"
	"lineup/render/ui/uitest"
)

// slowly is a table with a painter a hundred times slower than usual, drawn in a window frame by
// frame.
type slowly struct {
	*Table
	h      *uitest.Hands
	window *ebiten.Image
	drawn  map[*ebiten.Image]bool // in the latest frame
	lacks  map[string]bool        // names of the pictures that it lacked
	frames int
}

func slowTable(t *testing.T, plan match.Plan, width, height int) *slowly {
	t.Helper()
	looptest.NeedDisplay(t)
	m := testgame.Match(t, plan)
	nothing := func() {}
	s := &slowly{window: ebiten.NewImage(width, height), Table: New(Options{
		Match: m, Board: boardOf(m), Looks: looksOf(m), Faces: art.Faces(m.Book()), Canvas: ui.NewCanvas(gallery.Slowed(100)),
		Settings: &ui.Settings{Speed: ui.Fastest}, Over: nothing, ToTitle: nothing, Quit: nothing,
	})}
	s.Canvas.Watch = func(_, picture *ebiten.Image, _ *ebiten.DrawImageOptions) { s.drawn[picture] = true }
	s.Canvas.Art.Lacks = func(k gallery.Key) {
		if s.lacks[k.Name] = true; k.Face == s.pages.splash.face {
			s.lacks[k.Name+" of the Super-Villain"] = true
		}
	}
	s.h = handsOn(s.Table)
	return s
}

// frame runs a tick and draws a frame.
func (s *slowly) frame(t *testing.T) {
	t.Helper()
	s.h.Tick(t)
	s.drawn, s.lacks = map[*ebiten.Image]bool{}, map[string]bool{}
	s.Canvas.Begin(s.window)
	s.Draw(s.Canvas)
	if s.frames++; s.frames%16 == 0 {
		looptest.Frame()
	}
}

// resize changes the size of the window.
func (s *slowly) resize(width, height int) {
	s.window.Deallocate()
	s.window = ebiten.NewImage(width, height)
}

// look is how much of the page of a Super-Villain a frame shows.
type look int

// These are the looks, each richer than the one before it.
const (
	emptyPage look = iota
	silhouettePage
	paintedPage
)

// pageLook returns the look of the page in the latest frame. It fails if words are missing.
func (s *slowly) pageLook(t *testing.T, when string) look {
	t.Helper()
	c, f := s.Canvas, s.pages.splash.face
	has := func(o *ofVillain) bool {
		part, ok := o.soon(c, f) // also one of the window's former size
		return ok && s.drawn[part.Image]
	}
	if !has(villainName) && !has(villainNameFast) {
		t.Fatalf("%s: the page of %s has no name", when, f.Name)
	}
	for _, o := range []*ofVillain{villainWorth, villainText} {
		if !has(o) {
			t.Fatalf("%s: the page of %s has no %s", when, f.Name, o.name)
		}
	}
	if goOn, ok := c.KeptPart(c.PressTabKey(action.Choose, goOn), splashGoOn); !s.pages.splash.alone && (!ok || !s.drawn[goOn.Image]) {
		t.Fatalf("%s: the page of %s has no button", when, f.Name)
	}
	for _, name := range []string{"splash news", "splash worth", "splash text", "splash name at first", "splash ground", "splash figure", goOn, "plain of the Super-Villain"} {
		if s.lacks[name] {
			t.Fatalf("%s: the page of %s lacks its %s", when, f.Name, name)
		}
	}
	p, whole := s.pages.splash.painting(c)
	figure, _ := c.KeptRough(villainFigure.key(c, f), giantBox(c.Fit), splashRough)
	switch {
	case whole && s.drawn[p.page.Image] && s.drawn[p.fire.Image] && (s.pages.splash.lit >= wipeTime || s.pages.splash.plain):
		return paintedPage
	case figure.Image != nil && s.drawn[figure.Image]:
		return silhouettePage
	}
	return emptyPage
}

// TestSlowSplash checks with a slow painter that the first frame of a Super-Villain's page has its
// name, cost, text and silhouette, that the painting comes, and that no frame shows less than the
// one before it, whatever happens to the window.
func TestSlowSplash(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		s := slowTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4}, 640, 360)
		s.Settings.ReduceMotion = reduced
		s.frame(t)
		s.openSplash(s.layout.Villain)
		best, painted := silhouettePage, 0
		for n := 0; painted < 60/looptest.Every(3); n++ {
			s.frame(t)
			switch now := s.pageLook(t, "a page that opens"); {
			case now < best:
				t.Fatalf("frame %d shows %d after %d", n, now, best)
			case n == 0 && now != silhouettePage:
				t.Errorf("the first frame shows %d: with a slow painter, a silhouette was expected", now)
			case now == paintedPage:
				best = now
				painted++
			}
			if n > 4000 {
				t.Fatal("the painting never comes")
			}
		}
		if reduced {
			continue
		}
		for n, change := range []func(){
			func() { s.resize(960, 540) },
			func() { s.resize(800, 700) },
			func() { s.resize(500, 300) },
			func() { s.Settings.TextScale = 2; s.Canvas.Settings = s.Settings },
		} {
			change()
			for range 20 / looptest.Every(2) {
				s.frame(t)
				if now := s.pageLook(t, "a window that changes"); now < paintedPage {
					t.Fatalf("after change %d the page shows %d", n, now)
				}
			}
		}
	}
}

// TestNextSplashIsPaintedAhead checks that a table at rest paints the page of the next
// Super-Villain, even slowly, so that its first frame is complete, and that it keeps those pictures. The
// page of a hit does the same for the page that follows it.
func TestNextSplashIsPaintedAhead(t *testing.T) {
	for _, mode := range []string{"", "rebirth"} {
		s := slowTable(t, match.Plan{Mode: mode, Seats: testgame.Seats("Ana", "buyer"), Seed: 4}, 640, 360)
		next, ok := s.Match.NextSuperVillain()
		if !ok {
			t.Fatalf("%s: there is no next Super-Villain", mode)
		}
		ahead := func(f *art.Face) {
			for n := 0; s.ahead.face != f || !s.ahead.done; n++ {
				s.frame(t)
				s.wait = 1e6
				if n > 20000 {
					t.Fatalf("%s: the page of the next Super-Villain is never painted", mode)
				}
			}
			for range 50 { // it stays
				s.frame(t)
			}
		}
		whole := func(when string) {
			if s.frame(t); s.pageLook(t, when) == emptyPage || s.lacks["splash giant"] || s.lacks["splash page"] || s.lacks["splash name"] {
				t.Errorf("%s: the first frame of %s lacks %v", mode, when, s.lacks)
			}
		}
		ahead(&s.Faces[next])
		s.pages.splash = splash{face: &s.Faces[next]}
		whole("a page painted ahead")
		other := slices.IndexFunc(s.Faces, func(f art.Face) bool { return f.Arrival != "" && f.Name != s.Faces[next].Name })
		if other < 0 {
			continue
		}
		s.pages = pages{leaf: leaf{struck: struck{source: &s.Faces[0], title: "HIT"}}, waiting: []leaf{{splash: splash{face: &s.Faces[other]}}}}
		ahead(&s.Faces[other])
		s.pages.close()
		whole("the page after a hit")
	}
}

// TestSlowQuestion checks with a slow painter that a question keeps its heading and its panels when a
// click changes them: every frame shows the old balloon until the new one is painted.
func TestSlowQuestion(t *testing.T) {
	var s *slowly
	for seed := uint64(1); s == nil || !s.ask.up || !s.ask.asked.Several.Together; seed++ {
		if seed > 20 {
			t.Fatal("several cards were never chosen together")
		}
		s = slowTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: seed}, 640, 360)
		people := testgame.NewRandom(seed)
		for !s.Match.Over() && !(s.ask.up && s.ask.asked.Several.Together) {
			if err := s.stepFor(people); err != nil {
				t.Fatal(err)
			}
		}
	}
	balloon := func() (picture *ebiten.Image, box ui.Box) {
		m := &calm
		if s.ask.stage.Alarm {
			m = &alarmed
		}
		b := &s.ask.stage.Balloon
		k, _ := s.Canvas.KeptPart(balloonKey(b, m), b.Box)
		return k.Image, b.Box
	}
	before, box := balloon()
	for n := 0; before == nil; n++ {
		if s.frame(t); n > 4000 {
			t.Fatal("the question is never painted")
		}
		before, box = balloon()
	}
	s.frame(t)
	s.tick(slices.IndexFunc(s.ask.asked.Answers, func(r match.Reply) bool { return !r.Leaves }))
	old := 0
	for n := 0; ; n++ {
		s.frame(t)
		now, at := balloon()
		switch {
		case at != box:
			t.Fatalf("the balloon moves from %.0f to %.0f", box, at)
		case now != nil && s.drawn[now]:
			if old == 0 {
				t.Log("the new balloon was painted at once")
			}
			return
		case !s.drawn[before]:
			t.Fatalf("frame %d after the click has no heading", n)
		case n > 4000:
			t.Fatal("the new heading is never painted")
		}
		old++
	}
}

// TestSlowCardsAreRead checks with a slow painter that from the first frame of a question on no card of its
// stage is a smaller picture enlarged, which could not be read, and that each card or its sketch is there.
func TestSlowCardsAreRead(t *testing.T) {
	for _, wanted := range []func(*openQuestion) bool{
		func(q *openQuestion) bool { return q.kind == engine.DecideDefend },
		several,
		func(q *openQuestion) bool {
			return q.up && len(q.stage.Panels) == 2 && len(q.stage.Panels[0].Cards) == 1
		},
	} {
		var s *slowly
		for seed := uint64(1); s == nil || !s.ask.up || !wanted(&s.ask); seed++ {
			if seed > 20 {
				t.Fatal("the question is never asked")
			}
			s = slowTable(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: seed}, 1280, 720)
			people := testgame.NewRandom(seed)
			for !s.Match.Over() && !(s.ask.up && wanted(&s.ask)) {
				if err := s.stepFor(people); err != nil {
					t.Fatal(err)
				}
			}
			s.pages.drop()
		}
		var cards []*question.Card
		if s.ask.stage.Source.Face != nil {
			cards = append(cards, &s.ask.stage.Source)
		}
		for i := range s.ask.stage.Panels {
			for k := range s.ask.stage.Panels[i].Cards {
				cards = append(cards, &s.ask.stage.Panels[i].Cards[k])
			}
		}
		c, blurred, seen := s.Canvas, 0, 0
		watch := c.Watch
		c.Watch = func(dst, picture *ebiten.Image, op *ebiten.DrawImageOptions) {
			watch(dst, picture, op)
			size := picture.Bounds().Size()
			if size.X < 60 || size.Y < 60 {
				return
			}
			scale := math.Hypot(op.GeoM.Element(0, 0), op.GeoM.Element(1, 0))
			x, y := op.GeoM.Apply(float64(size.X)/2, float64(size.Y)/2)
			for _, k := range cards {
				mx, my := k.Box.Middle()
				if math.Hypot(mx*c.Unit+c.Left-x, my*c.Unit+c.Top-y) < 3 && math.Abs(float64(size.X)*scale-k.Box.W*c.Unit) < 3 {
					if seen++; scale > 1.26 {
						blurred++
					}
				}
			}
		}
		for n := range 8 {
			s.ask.rise, seen = stageTime, 0
			if s.frame(t); blurred > 0 {
				t.Fatalf("%s: in frame %d a card of the stage is a picture enlarged by more than 1.25", s.ask.asked.Title, n)
			}
			if seen == 0 && !s.lacks["card sketch"] { // which is drawn in flat shapes then
				t.Fatalf("%s: frame %d shows no card", s.ask.asked.Title, n)
			}
		}
	}
}
