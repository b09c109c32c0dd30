package table

import (
	"fmt"
	"image/color"
	"math"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/grammar"
	"lineup/render/art"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/ui"
)

// These are the times of a Super-Villain's page, in seconds. All but wipeTime are since it opened.
const (
	wipeTime   = 0.26 // the painting wipes in from the left once it is ready
	riseTime   = 0.3
	riseDepth  = 90.0
	slamFrom   = 0.36 // the card falls
	slamTime   = 0.16
	slamEnd    = slamFrom + slamTime
	rumbleTime = 0.24 // the page shakes
	stonesTime = 0.5
	splashFade = 0.25 // for the whole page with reduced motion
	// unattended is how long it stays if no person can click.
	unattended = 2.4
)

// splash is the page of a Super-Villain's entry. It covers everything until a click or a key.
// Everything else waits. Its first frame has all words and the Super-Villain's silhouette. The
// painting comes when it is ready and then stays, whatever happens to the window.
type splash struct {
	face *art.Face // nil if there is none
	board.Moment
	fell     bool        // it is defeated
	waiting  []splash    // the pages that follow
	moves    splashMoves // of its parts, in this window
	wide     float64     // width of the news
	tagWords string      // all tags
	age      float64
	lit      float64 // seconds since the painting was ready
	painted  bool    // the painting is ready, or was
	plain    bool    // it fades
	alone    bool    // no person can click
}

// up reports whether a page is shown.
func (s *splash) up() bool { return s.face != nil }

// close closes the page and opens the one that follows, if there is one.
func (s *splash) close() {
	if len(s.waiting) == 0 {
		*s = splash{}
		return
	}
	waiting := s.waiting
	*s = waiting[0]
	s.waiting = waiting[1:]
}

// drop closes the page and all that follow.
func (s *splash) drop() { *s = splash{} }

// end returns when nothing on the page moves anymore, apart from the painting.
func (s *splash) end() float64 {
	if s.plain {
		return splashFade
	}
	return slamEnd + stonesTime
}

// moving reports whether something on the page moves.
func (s *splash) moving() bool {
	return s.up() && (s.age < s.end() || s.painted && s.lit < wipeTime || s.alone)
}

// step advances the page by dt seconds.
func (s *splash) step(dt float64) {
	s.age = math.Min(s.age+dt, s.end()+unattended)
	if s.painted {
		s.lit = math.Min(s.lit+dt, wipeTime)
	}
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
	if t.Settings.Speed == ui.Instant || t.replay != nil && !t.replay.playing {
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
	t.showPage(splash{face: f, Moment: t.entranceOf(c)})
}

// showPage opens a page.
func (t *Table) showPage(s splash) {
	t.splash = t.dressed(s)
	t.zoom.Close()
	t.setHover(0)
}

// dressed returns a page as it opens at this table.
func (t *Table) dressed(s splash) splash {
	s.plain, s.alone = t.Settings.ReduceMotion, len(t.playing()) == 0 || !t.plays()
	s.wide = art.SplashNewsWidth(s.News)
	return s
}

// entranceOf describes the latest entry of a Super-Villain.
func (t *Table) entranceOf(c engine.CardID) board.Moment {
	events, _ := t.Match.Events(t.eyes, 0)
	for i, e := range slices.Backward(events) {
		if e.Card == c && t.enters(e) {
			if say := t.layout.Entrance; say != nil {
				return say(events, i)
			}
			return board.Moment{News: t.splashNews(events[:i])}
		}
	}
	return board.Moment{News: t.splashNews(nil)}
}

// enters reports whether a Super-Villain appears in an event.
func (t *Table) enters(e engine.Event) bool {
	r := t.reader(seenMark{eyes: t.eyes})
	return r.beat(e) == entry
}

// splashNews says why a Super-Villain appears after some events, and how many are left.
func (t *Table) splashNews(before []engine.Event) string {
	left := leftWords(t.layout.Left)
	switch stacked := t.layout.Stacked; {
	case stacked && t.layout.Villain == engine.NoCard: // they come out of the main deck
		left = "Buy it from the Line-Up."
	case stacked && t.layout.Left == 1:
		left += " Defeat it to end the game."
	}
	for _, e := range slices.Backward(before) {
		switch e.Kind {
		case engine.VillainFell:
			who, what := t.name(e.Seat), "a Super-Villain"
			if e.Seat == t.eyes && len(t.playing()) == 1 {
				who = "You"
			}
			if f := t.faceOf(t.view(), e.Card); f != nil {
				what = f.Name
			}
			return fmt.Sprintf("%s defeated %s. %s", who, what, left)
		case engine.TurnBegan, engine.VillainAppeared: // something else makes it appear
			return left
		default:
		}
	}
	return left
}

// leftWords says how many Super-Villains are left, including the visible one.
func leftWords(n int) string {
	if n <= 1 {
		return "This is the last Super-Villain."
	}
	return grammar.Capital(grammar.Spelled(n)) + " Super-Villains left."
}

// These parts of the page are the same for every Super-Villain.
var (
	splashPage  = gallery.Key{Name: "splash page"}
	splashFire  = gallery.Key{Name: "splash fire"}
	splashBurst = gallery.Key{Name: "splash burst"}
	// splashGround is a stand-in for splashPage.
	splashGround = gallery.Key{Name: "splash ground"}
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

// splashMoves are how far groups of the page's parts are from these places, to the right and down.
type splashMoves struct{ giant, card, news, goOn [2]float64 }

// movesOf returns them. In one column, the card is below the giant and its text.
func movesOf(f ui.Fit) (m splashMoves) {
	if !f.Narrow {
		return m
	}
	room := f.Room()
	m.giant = [2]float64{-330, -150}
	m.card = [2]float64{ui.StageWidth/2 - splashCard.X, 610}
	m.news = [2]float64{room.X, -330}
	m.goOn = [2]float64{room.X + room.W - ui.StageWidth, room.Y + room.H - ui.StageHeight}
	return m
}

// span returns the visible part of the table.
func span(b ui.Box) art.SplashSpan { return art.SplashSpan{X: b.X, Y: b.Y, W: b.W, H: b.H} }

// burstBox returns the box of the star under the card and of the visible lines of its fall.
func burstBox(room ui.Box, by [2]float64) ui.Box {
	x, y := math.Max(-560, room.X-by[0]-10), math.Max(-340, room.Y-by[1]-10)
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
	case splashGround:
		return onTable(b, func(p pen.Pen) { art.DrawSplashGround(p, span(room)) })
	}
	return onTable(b, art.DrawSplashBurst)
}

// splashRough is how many times smaller the stand-ins of the painting are painted.
const splashRough = 4

// splashAhead is what is painted before a Super-Villain appears, and kept until then.
type splashAhead struct {
	face *art.Face // of the next one, nil if it is not known
	fit  ui.Fit
	news int  // pictures painted when it was last requested
	done bool // everything is painted
	held gallery.Used
}

// paintSplashAhead paints the page of the next Super-Villain before it appears, in the background.
func (t *Table) paintSplashAhead(c *ui.Canvas) {
	a, f := &t.ahead, t.nextVillain()
	if a.face != f || a.fit != c.Fit {
		*a = splashAhead{face: f, fit: c.Fit, news: -1}
	}
	if a.done {
		c.Art.Hold(&a.held)
		return
	}
	if a.news == c.Art.News() {
		return
	}
	a.news = c.Art.News()
	room := c.Room()
	a.done = true
	c.Art.Note(&a.held, func() {
		part := func(key gallery.Key, b ui.Box, margin float64, draw func(pen.Pen)) {
			if _, ok := c.KeptPart(key, b); !ok {
				c.PartAhead(key, b, margin, draw)
				a.done = false
			}
		}
		if f != nil {
			if _, ok := c.KeptRough(villainFigure.key(c, f), splashGiant, splashRough); !ok {
				c.RoughAhead(villainFigure.key(c, f), splashGiant, splashRough, villainFigure.draw(f, 1))
				a.done = false
			}
			for _, o := range [...]*ofVillain{villainName, villainText, villainWorth, villainGiant} {
				part(o.key(c, f), o.box, o.margin, o.draw(f, c.TextScale))
			}
		}
		part(splashPage, room, 0, splashPainting(splashPage, room, room))
		part(splashFire, fireBox(room), 0, splashPainting(splashFire, room, fireBox(room)))
		burst := burstBox(room, movesOf(c.Fit).card)
		part(splashBurst, burst, 0, splashPainting(splashBurst, room, burst))
	})
}

// nextVillain returns the face of the Super-Villain that comes next, or nil if there is none. Nobody
// may know it, so its pictures are only painted, and not shown before it appears.
func (t *Table) nextVillain() *art.Face {
	if f, ok := t.Match.NextSuperVillain(); ok {
		return &t.Faces[f]
	}
	return nil
}

// ofVillain is a part of the page that belongs to a Super-Villain.
type ofVillain struct {
	name   string
	box    ui.Box
	margin float64 // how far it reaches beyond the box
	// draw returns the drawing of a face's part, with texts enlarged by scale.
	draw func(f *art.Face, scale float64) func(pen.Pen)
}

// These are the parts of the page that belong to a Super-Villain.
var (
	villainGiant = &ofVillain{"splash giant", splashGiant, 0, func(f *art.Face, _ float64) func(pen.Pen) {
		return onTable(splashGiant, func(p pen.Pen) { art.DrawSplash(p, f) })
	}}
	villainFigure = &ofVillain{"splash figure", splashGiant, 0, func(f *art.Face, _ float64) func(pen.Pen) {
		return onTable(splashGiant, func(p pen.Pen) { art.DrawSplashFigure(p, f) })
	}}
	villainName = &ofVillain{"splash name", splashNameBox, 30, func(f *art.Face, _ float64) func(pen.Pen) {
		return func(p pen.Pen) { art.DrawSplashName(p.At(0, 156, 1), f) }
	}}
	villainNameFast = &ofVillain{"splash name at first", splashNameBox, 30, func(f *art.Face, _ float64) func(pen.Pen) {
		return func(p pen.Pen) { art.DrawSplashNameFast(p.At(0, 156, 1), f) }
	}}
	villainWorth = &ofVillain{"splash worth", splashWorthBox, 20, func(f *art.Face, _ float64) func(pen.Pen) {
		return func(p pen.Pen) { art.DrawSplashWorth(p.At(-590, 156, 1), f) }
	}}
	villainReward = &ofVillain{"splash reward", splashTextBox, 16, func(f *art.Face, scale float64) func(pen.Pen) {
		return func(p pen.Pen) { art.DrawSplashWords(p.At(0, 46, 1), rewardOf(f), scale) }
	}}
	villainText = &ofVillain{"splash text", splashTextBox, 16, func(f *art.Face, scale float64) func(pen.Pen) {
		return func(p pen.Pen) { art.DrawSplashText(p.At(0, 46, 1), f, scale) }
	}}
)

// rewardOf returns the part of a Villain's text that matters when it is defeated, or else its text.
func rewardOf(f *art.Face) string {
	for _, l := range strings.Split(f.FullText(), "\n") {
		if strings.HasPrefix(l, "Reward:") || strings.HasPrefix(l, "When defeated:") {
			return l
		}
	}
	return f.Text
}

// key returns the key of a face's part.
func (o *ofVillain) key(c *ui.Canvas, f *art.Face) gallery.Key {
	key := gallery.Key{Name: o.name, Face: f}
	if o == villainText || o == villainReward {
		key.N = int(c.TextScale * 100)
	}
	return key
}

// now returns a face's part. It is painted in this frame if it has to be.
func (o *ofVillain) now(c *ui.Canvas, f *art.Face) gallery.Sprite {
	key := o.key(c, f)
	if part, ok := c.KeptPart(key, o.box); ok {
		return part
	}
	return c.MakePart(key, o.box, o.margin, o.draw(f, c.TextScale))
}

// soon returns a face's part if it is painted, and requests it otherwise.
func (o *ofVillain) soon(c *ui.Canvas, f *art.Face) (gallery.Sprite, bool) {
	key := o.key(c, f)
	if part, ok := c.KeptPart(key, o.box); ok {
		return part, true
	}
	return c.MakeSoon(key, o.box, o.margin, o.draw(f, c.TextScale))
}

// rough returns a stand-in of a face's part, painted at a fraction of its size.
func (o *ofVillain) rough(c *ui.Canvas, f *art.Face) gallery.Sprite {
	key := o.key(c, f)
	if part, ok := c.KeptRough(key, o.box, splashRough); ok {
		return part
	}
	return c.MakeRough(key, o.box, splashRough, o.draw(f, c.TextScale))
}

// splashSoon returns a part of the page that is the same for every Super-Villain, if it is painted,
// and requests it otherwise.
func splashSoon(c *ui.Canvas, key gallery.Key, b ui.Box) (gallery.Sprite, bool) {
	if part, ok := c.KeptPart(key, b); ok {
		return part, true
	}
	return c.MakeSoon(key, b, 0, splashPainting(key, c.Room(), b))
}

// painting holds the parts of the painting.
type painting struct{ page, giant, fire gallery.Sprite }

// painting returns the parts of the painting, and whether all of them are painted.
func (s *splash) painting(c *ui.Canvas) (p painting, ok bool) {
	room := c.Room()
	var there [3]bool
	p.giant, there[0] = villainGiant.soon(c, s.face)
	p.page, there[1] = splashSoon(c, splashPage, room)
	p.fire, there[2] = splashSoon(c, splashFire, fireBox(room))
	return p, there == [3]bool{true, true, true}
}

// draw draws the page.
func (s *splash) draw(t *Table, c *ui.Canvas) {
	p, whole := s.painting(c)
	s.painted = s.painted || whole
	if t.Settings.Speed == ui.Instant { // for a picture of it
		s.age, s.lit = s.end(), wipeTime
	}
	fade := 1.0
	age, lit := s.age, s.lit
	if s.plain { // everything is in place
		fade = ui.EaseOut(ui.Clamp(s.age / splashFade))
		age, lit = 60, wipeTime
	}
	s.moves = movesOf(c.Fit)
	c.Over(c.Room())
	c.Wash(pen.RGB(0x060610), 0.74*fade)
	by := rumble(age)
	room := c.Room() // the window itself does not shake
	c.Shifted(by, by*0.6, func() {
		s.drawPage(c, room, p, whole, age, lit, fade)
		c.Essential(func() { moved(c, s.moves.card, func() { s.drawSlam(c, room, age, fade) }) })
		c.Essential(func() { s.drawWords(c, fade) })
	})
}

// wiped returns how much of its width the painting has wiped in, from 0 to 1.
func wiped(lit float64) float64 { return ui.EaseOut(ui.Clamp(lit / wipeTime)) }

// sunk returns how far below its place the giant is.
func sunk(age float64) float64 { return riseDepth * (1 - ui.Swing.At(age/riseTime)) }

// slamScale returns the scale of the falling card, 1 at rest.
func slamScale(age float64) float64 { return 3 - 2*ui.Drop.At((age-slamFrom)/slamTime) }

// rumble returns how far the card's impact shifts the page.
func rumble(age float64) float64 { return ui.Shake((age-slamEnd)/rumbleTime, 12) }

// giantLow is the lower edge of the giant.
const giantLow = 960

// silhouette is the tint of the giant before its painting is ready.
var silhouette = pen.RGB(0x180810)

// drawPage draws the page and the giant on it. Until the painting has wiped in from the left, a
// plain page and the giant's silhouette are in its place.
func (s *splash) drawPage(c *ui.Canvas, room ui.Box, p painting, whole bool, age, lit, fade float64) {
	if whole && lit >= wipeTime {
		p.draw(c, room, s.moves.giant, sunk(age), s.tint(), fade)
		return
	}
	c.Essential(func() { s.drawStandIn(c, room, age, fade) })
	if wide := room.W * wiped(lit); whole && wide > 0 {
		c.Inside(ui.BoxAt(room.X, room.Y, wide, room.H), func() { p.draw(c, room, s.moves.giant, sunk(age), s.tint(), fade) })
	}
}

// drawStandIn draws the page and the giant as a silhouette, which take almost no time to paint.
func (s *splash) drawStandIn(c *ui.Canvas, room ui.Box, age, fade float64) {
	page, ok := c.KeptRough(splashGround, room, splashRough)
	if !ok {
		page = c.MakeRough(splashGround, room, splashRough, splashPainting(splashGround, room, room))
	}
	c.PutRough(page, room.X, room.Y, splashRough, pen.White, fade)
	giant := villainFigure.rough(c, s.face)
	moved(c, s.moves.giant, func() {
		c.Inside(ui.BoxAt(splashGiant.X, splashGiant.Y, splashGiant.W, giantLow-splashGiant.Y), func() {
			c.PutRough(giant, splashGiant.X, splashGiant.Y+sunk(age), splashRough, silhouette, fade)
		})
	})
}

// tint returns the tint of the giant's painting. A defeated one is dark.
func (s *splash) tint() color.NRGBA {
	if s.fell {
		return beaten
	}
	return pen.White
}

// beaten is the tint of a defeated giant.
var beaten = pen.RGB(0x564a66)

// draw draws the painting with the giant below its place.
func (p *painting) draw(c *ui.Canvas, room ui.Box, by [2]float64, sunk float64, tint color.NRGBA, fade float64) {
	low := fireBox(room)
	c.PutFaded(p.page, room.X, room.Y, fade)
	moved(c, by, func() { c.PutAbove(p.giant, splashGiant.X, splashGiant.Y+sunk, giantLow, tint, fade) })
	c.PutFaded(p.fire, low.X, low.Y, fade)
}

// drawSlam draws the falling card and the burst below it.
func (s *splash) drawSlam(c *ui.Canvas, room ui.Box, age, fade float64) {
	fallen := ui.Clamp((age - slamFrom) / slamTime)
	since := age - slamEnd
	if since > 0 {
		b := burstBox(room, s.moves.card)
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
	p := splashCard
	w := c.Pixels(p.W)
	if age <= slamFrom {
		c.Art.Card(s.face, w, false) // it is painted meanwhile
		return
	}
	scale := slamScale(age)
	h := art.HeightOfCard(w)
	alpha := fade * ui.Clamp(fallen*3)
	c.Around(c.Art.CardShadow(w, gallery.Lifted), p, w, h, scale, alpha)
	c.Around(c.Art.Board(w, 5), p, w, h, scale, alpha)
	c.FaceScaled(s.face, p, scale, alpha)
	if s.fell && scale == 1 {
		board.DrawCrossed(c, p)
	}
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

// moved draws a group of the page's parts.
func moved(c *ui.Canvas, by [2]float64, draw func()) { c.Shifted(by[0], by[1], draw) }

// drawWords draws the words: the news, the name, the cost and VP, and the text.
func (s *splash) drawWords(c *ui.Canvas, fade float64) {
	moved(c, s.moves.news, func() {
		news := ui.BoxAt(34, 66-30, s.wide, 64+30)
		c.PartFaded(gallery.Key{Name: "splash news", Text: s.News}, news, 14, fade, func(p pen.Pen) { art.DrawSplashNews(p.At(0, 30, 1), s.News) })
	})
	moved(c, s.moves.giant, func() { s.drawName(c, fade) })
	if !s.alone {
		moved(c, s.moves.goOn, func() {
			c.PartFaded(gallery.Key{Name: "go on"}, splashGoOn, 8, fade, func(p pen.Pen) { art.DrawGoOn(p.At(splashGoOn.W-4, 30, 1)) })
		})
	}
}

// drawName draws the name, the cost and VP, the text, and the tags, over the giant.
func (s *splash) drawName(c *ui.Canvas, fade float64) {
	f := s.face
	name, ok := villainName.soon(c, f)
	if !ok {
		name = villainNameFast.now(c, f)
	}
	c.PutFaded(name, splashNameBox.X, splashNameBox.Y, fade)
	c.PutFaded(villainWorth.now(c, f), splashWorthBox.X, splashWorthBox.Y, fade)
	text := villainText
	if s.fell {
		text = villainReward
	}
	c.PutFaded(text.now(c, f), splashTextBox.X, splashTextBox.Y, fade)
	s.drawTags(c, fade)
}

// These are the boxes of the tags beside the name, from the top down, and of the stamp of a defeat.
var (
	splashTags  = ui.BoxAt(1640, 664, 240, 168)
	splashStamp = ui.BoxAt(860, 300, 780, 190)
)

// drawTags draws the tags, or the one of a defeat as a stamp over the giant.
func (s *splash) drawTags(c *ui.Canvas, fade float64) {
	if len(s.Tags) == 0 {
		return
	}
	if s.fell {
		c.PartFaded(gallery.Key{Name: "splash stamp", Text: s.Tags[0]}, splashStamp, 40, fade, func(p pen.Pen) { art.DrawSplashStamp(p, s.Tags[0], splashStamp.W, splashStamp.H) })
		return
	}
	if s.tagWords == "" {
		s.tagWords = strings.Join(s.Tags, "\n")
	}
	c.PartFaded(gallery.Key{Name: "splash tags", Text: s.tagWords}, splashTags, 24, fade, func(p pen.Pen) { art.DrawSplashTags(p, s.Tags, splashTags.W, splashTags.H) })
}
