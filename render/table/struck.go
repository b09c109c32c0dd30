package table

import (
	"math"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// struck is what the viewer is shown of an Attack that has hit them where they had
// nothing to choose: it stays until they go on, and nothing happens meanwhile.
type struck struct {
	source *art.Face // nil for nothing to show
	title  string
	lines  []string // what the log says of it
	words  string   // the same in one
	age    float64  // seconds since it came
}

// up reports whether it waits for the viewer.
func (s *struck) up() bool { return s.source != nil }

// Where the parts of its stage stand.
var (
	struckCard  = ui.BoxAt(415, 217, 290, 406)
	struckSays  = ui.BoxAt(744, 166, 816, 138)
	struckPanel = ui.BoxAt(744, 322, 816, 300)
	struckGoOn  = ui.BoxAt(1300, 650, 260, 60)
)

const (
	struckPitch = 40.0
	struckMost  = 6    // lines
	struckTime  = 0.22 // seconds in which the stage slides up
	struckRoom  = 740.0
)

var struckStyle = ui.Body(27, pen.Paper)

// seenMark is where the viewer's events and log have come to.
type seenMark struct {
	eyes          engine.SeatID
	events, lines int
}

// seenNow is what the viewer has seen so far.
func (t *Table) seenNow() seenMark {
	l := t.takeLines(t.eyes)
	return seenMark{t.eyes, l.Seen(), len(l.lines)}
}

// hitSince finds the latest Attack since then that has hit the viewer and is news to
// them: they were asked nothing about it.
func (t *Table) hitSince(m seenMark) (source engine.CardID, hit bool) {
	if !t.plays() || m.eyes == engine.NoSeat || m.eyes != t.eyes {
		return engine.NoCard, false
	}
	events, _ := t.Match.Events(m.eyes, m.events)
	for _, e := range events {
		switch {
		case e.Kind == engine.AttackMade:
			t.knows = engine.NoCard
		case e.Kind == engine.AttackHit && e.Seat == m.eyes && e.Source != t.knows:
			source, hit = e.Source, true
		}
	}
	return source, hit
}

// showHit shows the viewer the Attack that has hit them since then, unless it asks them
// something now: then that is on the table.
func (t *Table) showHit(m seenMark) {
	source, hit := t.hitSince(m)
	v := t.view()
	if !hit || t.curtain.up || t.ask.mine && v.Pending().Source == source {
		return
	}
	face := t.faceOf(v, source)
	if face == nil {
		return
	}
	t.struck = struck{source: face, title: face.Name + " HITS YOU"}
	all := t.logs[t.eyes].lines
	words := all[min(m.lines, len(all)):]
	if i := slices.IndexFunc(words, func(l match.Line) bool { return l.Text == t.name(t.eyes)+" is hit by "+face.Name }); i >= 0 {
		words = words[i+1:]
	}
	words = costly(words)
	for _, l := range words[:min(len(words), struckMost)] {
		t.struck.lines = append(t.struck.lines, t.Canvas.Wrap(l.Text, struckStyle, struckRoom)...)
	}
	t.struck.lines = t.struck.lines[:min(len(t.struck.lines), struckMost)]
	if len(t.struck.lines) == 0 {
		t.struck.lines = append(t.struck.lines, "It costs you nothing.")
	}
	t.struck.words = strings.Join(t.struck.lines, "\n")
	t.skipping = false
	t.zoom.Close()
	t.setHover(0)
}

// costly are the lines that say what an Attack has cost, of those after it has hit
// somebody: those before it reaches the next. What was only revealed is left out where
// there is more to tell than has room.
func costly(lines []match.Line) []match.Line {
	for i, l := range lines {
		if l.Turn || strings.Contains(l.Text, " is hit by ") || strings.HasSuffix(l.Text, " attacks") {
			lines = lines[:i]
			break
		}
	}
	if len(lines) <= struckMost {
		return lines
	}
	var out []match.Line
	for _, l := range lines {
		if !strings.Contains(l.Text, " reveal") {
			out = append(out, l)
		}
	}
	if len(out) == 0 {
		return lines
	}
	return out
}

// panel is where what it did is told.
func (s *struck) panel() ui.Box {
	b := struckPanel
	b.H = math.Max(170, float64(len(s.lines))*struckPitch+76)
	return b
}

// update reports whether there is something to be seen: it takes all input until a click.
func (s *struck) update(t *Table, p *ui.Pointer) bool {
	if !s.up() {
		return false
	}
	p.Take(s)
	over := s.source
	if !struckCard.Has(p.X, p.Y) {
		over = nil
	}
	switch {
	case t.zoom.PinOn(p, over):
	case p.Released, p.Confirm(), p.Key(ebiten.KeySpace), p.Key(ebiten.KeyEscape):
		*s = struck{}
		t.wait = t.Settings.Speed.Beat()
	}
	return true
}

// struckTurn is how the card leans.
const struckTurn = -0.06

// moving reports whether the stage is still on its way.
func (s *struck) moving() bool { return s.up() && s.age < struckTime }

func (s *struck) draw(t *Table, c *ui.Canvas) {
	if !s.up() || t.splash.up() {
		return
	}
	k := ui.EaseOut(ui.Clamp(s.age / struckTime))
	if t.Settings.Speed == ui.Instant {
		k = 1
	}
	c.Veil(0.6 * k)
	t.drawThreat(c)
	slide := 60 * (1 - k)
	if t.Settings.ReduceMotion {
		slide = 0
	}
	c.Shifted(0, slide, func() { s.drawStage(c, k) })
	t.drawStrikes(c)
}

// drawStage draws the card that has struck, what it is called, and what it did.
func (s *struck) drawStage(c *ui.Canvas, alpha float64) {
	x, y := struckCard.Middle()
	star := ui.BoxAt(x-290, y-264, 580, 580)
	c.PartFaded(art.Key{Name: "struck star"}, star, 40, alpha, func(q pen.Pen) {
		art.DrawStarburst(q.At(290, 290, 1), 286, 206, 17, 4, pen.RGB(0xd8261f), pen.Fade(pen.RGB(0xff8a3d), 0.75), pen.Fade(pen.RGB(0x8a0f12), 0.9))
	})
	p := ui.Pose{X: x, Y: y, W: struckCard.W, Turn: struckTurn}
	w := c.Pixels(p.W)
	h := art.HeightOfCard(w)
	c.Around(c.Art.CardShadow(w, art.Lifted), p, w, h, 1, alpha)
	c.Around(c.Art.CardGlow(art.GlowDanger, w), p, w, h, 1, alpha)
	c.Around(c.Art.Board(w, 1), p, w, h, 1, alpha)
	c.FaceScaled(s.source, p, 1, alpha)

	says := struckSays
	c.PartFaded(art.Key{Name: "struck title", Text: s.title}, says, 30, alpha, func(q pen.Pen) {
		o := pen.Polygon(0, 0, says.W, 0, says.W, says.H, 0, says.H, 0, says.H-34, -46, says.H-20, 0, says.H-70)
		q.At(9, 13, 1).Fill(o, pen.Fade(pen.Ink, 0.6))
		q.Stroke(o, 15, pen.Ink)
		q.Stroke(o, 8, pen.Danger)
		q.Fill(o, pen.Ink)
		title := strings.ToUpper(s.title)
		st, squeeze := pen.Fit(title, says.W-44, pen.Style{Font: pen.Display, Size: 92, Tracking: 2, Colour: pen.Paper}, 60)
		art.DrawOutlined(q.At(22, says.H/2+st.Size*0.36, 1).Stretched(squeeze, 1), title, 0, 0, st, pen.Left, art.Edge{Colour: pen.RGB(0xb01a14), Width: 10})
	})
	panel := s.panel()
	c.PartFaded(art.Key{Name: "struck panel", Text: s.words}, panel, 24, alpha, func(q pen.Pen) {
		art.DrawPanel(q, panel.W, panel.H, pen.Danger)
		top := panel.H/2 - struckPitch*float64(len(s.lines)-1)/2 + 9
		for i, l := range s.lines {
			y := top + float64(i)*struckPitch
			art.DrawMark(q.At(34, y-9, 0.8), pen.Danger)
			q.Text(l, 58, y, struckStyle, pen.Left)
		}
	})
	goOn := struckGoOn
	goOn.Y = panel.Y + panel.H + 30
	c.PartFaded(art.Key{Name: "go on"}, goOn, 8, alpha, func(q pen.Pen) { art.DrawGoOn(q.At(goOn.W-4, 30, 1)) })
}
