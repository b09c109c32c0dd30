package table

import (
	"fmt"
	"math"
	"strings"

	"lineup/engine"
	"lineup/render/art"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// These are the times of a Super-Villain's page, in seconds after it opened.
const (
	wipeTime   = 0.26 // the page wipes in from the left
	riseFrom   = 0.14
	riseTime   = 0.3
	slamFrom   = 0.36 // the card falls
	slamTime   = 0.16
	slamEnd    = slamFrom + slamTime
	rumbleTime = 0.24 // the page shakes
	stonesTime = 0.5
	nameFrom   = 0.6
	letterTime = 0.025
	worthTime  = 0.16
	textTime   = 0.22
	splashFade = 0.25 // for the whole page with reduced motion
	// unattended is how long it stays if no person can click.
	unattended = 2.4
)

// splash is the page of a Super-Villain's entry. It covers everything until a click or a key.
// Everything else waits.
type splash struct {
	face    *art.Face // nil if there is none
	news    string    // who defeated the last one, and how many are left
	wide    float64   // width of the news
	age     float64
	letters int
	plain   bool // it fades
	painted bool // the page is painted
	risen   bool // the giant is painted
	alone   bool // no person can click
}

// up reports whether a page is shown.
func (s *splash) up() bool { return s.face != nil }

func (s *splash) close() { *s = splash{} }

// end returns when nothing on the page moves anymore.
func (s *splash) end() float64 {
	if s.plain {
		return splashFade
	}
	return math.Max(slamEnd+stonesTime, nameFrom+float64(s.letters)*letterTime+worthTime+textTime)
}

// moving reports whether something on the page moves.
func (s *splash) moving() bool { return s.up() && (s.age < s.end() || s.alone) }

// step advances the page by dt seconds. A part that is not painted yet holds it up.
func (s *splash) step(dt float64) {
	most := s.end() + unattended
	switch {
	case !s.painted:
		most = 0
	case !s.risen:
		most = riseFrom
	}
	s.age = math.Min(s.age+dt, most)
	if s.alone && s.age >= s.end()+unattended {
		s.close()
	}
}

// update closes the page on a click or a key, which does nothing else.
func (s *splash) update(t *Table, p *ui.Pointer) bool {
	if p.Pressed || p.RightPressed || len(p.Keys) > 0 {
		s.close()
		t.wait = t.Settings.Speed.Beat()
	}
	return true
}

// enterVillain opens the page of a revealed Super-Villain.
func (t *Table) enterVillain(c engine.CardID) {
	if t.skipping || t.Settings.Speed == ui.Instant || t.replay != nil && !t.replay.playing {
		return
	}
	t.openSplash(c)
}

// openSplash opens the page of a Super-Villain.
func (t *Table) openSplash(c engine.CardID) {
	f := t.faceOf(t.view(), c)
	if f == nil {
		return
	}
	t.splash = splash{
		face: f, letters: len([]rune(f.Name)), plain: t.Settings.ReduceMotion,
		alone: len(t.playing()) == 0 || !t.plays(),
	}
	t.zoom.Close()
	t.setHover(0)
}

// enterMissed opens the page of a Super-Villain that has appeared since the viewer had seen that
// many events.
func (t *Table) enterMissed(seen int) {
	if seen == 0 {
		return // the game has only begun
	}
	events, _ := t.Match.Events(t.eyes, seen)
	for _, e := range events {
		if e.Kind == engine.VillainAppeared && e.Card == t.layout.Villain {
			t.enterVillain(e.Card)
		}
	}
}

// splashNews says who defeated the last Super-Villain, and how many are left.
func (t *Table) splashNews() string {
	left := leftWords(t.layout.Left)
	switch stacked := t.layout.Stacked; {
	case stacked && t.layout.Villain == engine.NoCard: // they come out of the main deck
		left = "Buy it from the Line-Up."
	case stacked && t.layout.Left == 1:
		left += " Defeat it to end the game."
	}
	if n := len(t.tally.Fallen); n > 0 {
		who := strings.ToUpper(t.name(t.tally.Fallen[n-1]))
		what := "a Super-Villain"
		if f := t.tally.Felled; f != nil {
			what = t.Faces[*f].Name
		}
		return fmt.Sprintf("%s defeated %s. %s", who, what, left)
	}
	return left
}

// leftWords says how many Super-Villains are left, including the visible one.
func leftWords(n int) string {
	numbers := []string{"", "", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve"}
	switch {
	case n <= 1:
		return "This is the last Super-Villain."
	case n < len(numbers):
		return numbers[n] + " Super-Villains left."
	}
	return fmt.Sprintf("%d Super-Villains left.", n)
}

// These parts of the page are the same for every Super-Villain.
var (
	splashPage  = gallery.Key{Name: "splash page"}
	splashFire  = gallery.Key{Name: "splash fire"}
	splashBurst = gallery.Key{Name: "splash burst"}
)

// These are the boxes of the page's parts.
var (
	splashCard     = ui.Pose{X: 372, Y: 510, W: 330, Turn: -0.14}
	splashGiant    = ui.BoxAt(620, -60, 1280, 1020)
	splashTextBox  = ui.BoxAt(690, 838, 1180, 146)
	splashNameBox  = ui.BoxAt(700, 690, 640, 170)
	splashWorthBox = ui.BoxAt(1290, 690, 330, 170)
	splashGoOn     = ui.BoxAt(1600, 1000, 260, 60)
)

// span returns the visible part of the table.
func span(b ui.Box) art.SplashSpan { return art.SplashSpan{X: b.X, Y: b.Y, W: b.W, H: b.H} }

// burstBox returns the box of the star under the card and of the visible lines of its fall.
func burstBox(room ui.Box) ui.Box {
	x, y := math.Max(-560, room.X-10), math.Max(-340, room.Y-10)
	return ui.BoxAt(x, y, 800-x, 1000-y)
}

// fireBox returns the lower edge of the page, with the flames in front of the giant.
func fireBox(room ui.Box) ui.Box { return ui.BoxAt(room.X, room.Y+room.H-380, room.W, 380) }

// onTable returns a drawing in table coordinates for the picture of a box.
func onTable(b ui.Box, draw func(pen.Pen)) func(pen.Pen) {
	return func(p pen.Pen) { draw(p.At(-b.X, -b.Y, 1)) }
}

// splashPainting returns the drawing of a part of the page.
func splashPainting(key gallery.Key, room, b ui.Box) func(pen.Pen) {
	switch key {
	case splashPage:
		return onTable(b, func(p pen.Pen) { art.DrawSplashPage(p, span(room)) })
	case splashFire:
		return onTable(b, func(p pen.Pen) { art.DrawSplashFire(p, span(room)) })
	}
	return onTable(b, art.DrawSplashBurst)
}

// paintSplashAhead paints the page before a Super-Villain appears, without the parts that depend on
// the Super-Villain.
func paintSplashAhead(c *ui.Canvas) {
	room := c.Room()
	c.PartAhead(splashPage, room, 0, splashPainting(splashPage, room, room))
	c.PartAhead(splashFire, fireBox(room), 0, splashPainting(splashFire, room, fireBox(room)))
	c.PartAhead(splashBurst, burstBox(room), 0, splashPainting(splashBurst, room, burstBox(room)))
}

// splashSoon returns a part of the page, if it is painted.
func splashSoon(c *ui.Canvas, key gallery.Key, b ui.Box) (gallery.Sprite, bool) {
	if part, ok := c.KeptPart(key, b); ok {
		return part, true
	}
	return c.MakeSoon(key, b, 0, splashPainting(key, c.Room(), b))
}

// giant returns the page-size picture of the Super-Villain, if it is painted.
func (s *splash) giant(c *ui.Canvas) (gallery.Sprite, bool) {
	f := s.face
	key := gallery.Key{Name: "splash giant", Face: f}
	if part, ok := c.KeptPart(key, splashGiant); ok {
		return part, true
	}
	return c.MakeSoon(key, splashGiant, 0, onTable(splashGiant, func(p pen.Pen) { art.DrawSplash(p, f) }))
}

// name returns the name on the page, if it is painted.
func (s *splash) name(c *ui.Canvas) (gallery.Sprite, bool) {
	f := s.face
	key := gallery.Key{Name: "splash name", Face: f}
	if part, ok := c.KeptPart(key, splashNameBox); ok {
		return part, true
	}
	return c.MakeSoon(key, splashNameBox, 30, func(p pen.Pen) { art.DrawSplashName(p.At(0, 156, 1), f) })
}

// draw draws the page.
func (s *splash) draw(t *Table, c *ui.Canvas) {
	if s.news == "" {
		s.news = t.splashNews()
		s.wide = art.SplashNewsWidth(s.news)
	}
	if t.Settings.Speed == ui.Instant { // for a picture of it
		s.age = s.end()
	}
	fade := 1.0
	if s.plain {
		fade = ui.EaseOut(ui.Clamp(s.age / splashFade))
	}
	age := s.age
	if s.plain {
		age = 60 // everything is in place
	}
	c.Over(c.Room())
	c.Wash(pen.RGB(0x060610), 0.74*fade*ui.Clamp(age/wipeTime))
	by := rumble(age)
	room := c.Room() // the window itself does not shake
	c.Shifted(by, by*0.6, func() { s.drawParts(c, room, age, fade) })
}

func (s *splash) drawParts(c *ui.Canvas, room ui.Box, age, fade float64) {
	s.drawPage(c, room, age, fade)
	s.drawSlam(c, room, age, fade)
	s.drawWords(c, age, fade)
}

// wiped returns how much of its width the page has wiped in, from 0 to 1.
func wiped(age float64) float64 { return ui.EaseOut(ui.Clamp(age / wipeTime)) }

// sunk returns how far below its place the giant is.
func sunk(age float64) float64 { return 520 * (1 - ui.Swing.At((age-riseFrom)/riseTime)) }

// slamScale returns the scale of the falling card, 1 at rest.
func slamScale(age float64) float64 { return 3 - 2*ui.Drop.At((age-slamFrom)/slamTime) }

// rumble returns how far the card's impact shifts the page.
func rumble(age float64) float64 { return ui.Shake((age-slamEnd)/rumbleTime, 12) }

// lettersAt returns how many letters of the name are visible.
func lettersAt(age float64) int { return int((age - nameFrom) / letterTime) }

// drawPage draws the page that wipes in from the left, and the giant that rises on it.
func (s *splash) drawPage(c *ui.Canvas, room ui.Box, age, fade float64) {
	page, ok := splashSoon(c, splashPage, room)
	giant, there := s.giant(c)
	low := fireBox(room)
	fire, lit := splashSoon(c, splashFire, low)
	s.painted, s.risen = s.painted || ok, s.risen || ok && there
	wiped := room.X + room.W*wiped(age)
	if !s.painted {
		wiped = room.X + room.W
	}
	if ok {
		c.PutPartly(page, room.X, room.Y, room.X, wiped, fade)
	} else {
		c.Wash(art.SplashGround, fade)
	}
	if there && age > riseFrom {
		c.PutAbove(giant, splashGiant.X, splashGiant.Y+sunk(age), 960, fade)
	}
	if lit {
		c.PutPartly(fire, low.X, low.Y, room.X, wiped, fade)
	}
}

// drawSlam draws the falling card and the burst below it.
func (s *splash) drawSlam(c *ui.Canvas, room ui.Box, age, fade float64) {
	fallen := ui.Clamp((age - slamFrom) / slamTime)
	since := age - slamEnd
	if since > 0 {
		b := burstBox(room)
		if burst, ok := splashSoon(c, splashBurst, b); ok {
			k := 0.5 + 0.5*ui.Swing.At(since/0.14)
			if k == 1 {
				c.PutFaded(burst, b.X, b.Y, fade)
			} else {
				c.Grown(burst, b, art.SplashBurstX, art.SplashBurstY, k, 0, fade)
			}
		}
		for i := range art.SplashStones {
			s.drawStone(c, i, ui.Clamp(since/stonesTime), fade)
		}
	}
	if age <= slamFrom {
		return
	}
	p := splashCard
	w := c.Pixels(p.W)
	scale := slamScale(age)
	h := art.HeightOfCard(w)
	alpha := fade * ui.Clamp(fallen*3)
	c.Around(c.Art.CardShadow(w, gallery.Lifted), p, w, h, scale, alpha)
	c.Around(c.Art.Board(w, 5), p, w, h, scale, alpha)
	c.FaceScaled(s.face, p, scale, alpha)
}

// drawStone draws a stone that flies off, at a part t of its time.
func (s *splash) drawStone(c *ui.Canvas, i int, t, fade float64) {
	x, y, size := art.SplashStone(i)
	b := ui.BoxAt(-size*1.4, -size*1.4, size*2.8, size*2.8)
	stone := c.MakePart(gallery.Key{Name: "splash stone", N: i}, b, 6, func(p pen.Pen) { art.DrawSplashStone(p.At(size*1.4, size*1.4, 1), i) })
	k := ui.EaseOut(t)
	turn := (1 - k) * (pen.Noise(9, i) - 0.5) * 9
	c.Spin(stone.Image, art.SplashBurstX+(x-art.SplashBurstX)*k, art.SplashBurstY+(y-art.SplashBurstY)*k, 1, 1, turn, fade)
}

// drawWords draws the words: the news, the name letter by letter, the cost and VP, and the text.
func (s *splash) drawWords(c *ui.Canvas, age, fade float64) {
	f := s.face
	in := ui.Clamp((age - riseFrom) / textTime)
	news := ui.BoxAt(34, 66-30, s.wide, 64+30)
	if in > 0 {
		c.PartFaded(gallery.Key{Name: "splash news", Text: s.news}, news, 14, in*fade, func(p pen.Pen) { art.DrawSplashNews(p.At(0, 30, 1), s.news) })
	}
	name, ok := s.name(c)
	if letters := lettersAt(age); ok && letters > 0 {
		to := splashNameBox.X + splashNameBox.W + 40
		if letters < s.letters {
			to = splashNameBox.X + art.SplashNameEnd(f, letters)
		}
		c.PutPartly(name, splashNameBox.X, splashNameBox.Y, splashNameBox.X-40, to, fade)
	}
	after := age - nameFrom - float64(s.letters)*letterTime
	if after > 0 {
		worth := c.MakePart(gallery.Key{Name: "splash worth", Face: f}, splashWorthBox, 20, func(p pen.Pen) { art.DrawSplashWorth(p.At(-590, 156, 1), f) })
		if after < worthTime {
			x, y := splashWorthBox.Middle()
			c.Grown(worth, splashWorthBox, x, y, ui.Swing.At(after/worthTime), 0, fade)
		} else {
			c.PutFaded(worth, splashWorthBox.X, splashWorthBox.Y, fade)
		}
	}
	if k, scale := ui.Clamp((after-worthTime)/textTime), c.TextScale; k > 0 {
		text := c.MakePart(gallery.Key{Name: "splash text", Face: f, N: int(c.TextScale * 100)}, splashTextBox, 16, func(p pen.Pen) { art.DrawSplashText(p.At(0, 46, 1), f, scale) })
		c.PutFaded(text, splashTextBox.X, splashTextBox.Y+40*(1-ui.EaseOut(k)), k*fade)
	}
	if !s.alone {
		c.PartFaded(gallery.Key{Name: "go on"}, splashGoOn, 8, in*fade, func(p pen.Pen) { art.DrawGoOn(p.At(splashGoOn.W-4, 30, 1)) })
	}
}
