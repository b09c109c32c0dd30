package table

import (
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
}

// up reports whether it waits for the viewer.
func (s *struck) up() bool { return s.source != nil }

var (
	struckBox  = ui.BoxAt(410, 260, 1130, 440)
	struckCard = ui.BoxAt(struckBox.X+52, struckBox.Y+44, 252, 352)
)

const (
	struckPitch = 36.0
	struckMost  = 6 // lines
)

var struckStyle = ui.Body(26, pen.Paper)

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
	for _, l := range words[:min(len(words), struckMost)] {
		t.struck.lines = append(t.struck.lines, t.Canvas.Wrap(l.Text, struckStyle, struckBox.X+struckBox.W-40-struckCard.X-struckCard.W-112)...)
	}
	t.struck.lines = t.struck.lines[:min(len(t.struck.lines), struckMost)]
	t.skipping = false
	t.zoom.Close()
	t.setHover(0)
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

func (s *struck) draw(c *ui.Canvas) {
	if !s.up() {
		return
	}
	c.Veil(0.4)
	c.Sign(struckBox, pen.Danger)
	x, y := struckCard.Middle()
	c.Starburst(x, y, 246, art.Bad, pen.Fade(pen.RGB(0xff6a5c), 0.6), pen.Fade(pen.RGB(0x6c0c10), 0.9))
	c.Put(c.Art.Slash(c.Pixels(210)), struckCard.X+struckCard.W-112, struckCard.Y-96)
	c.Face(s.source, ui.PoseAt(struckCard.X, struckCard.Y, struckCard.W))
	x, y = struckCard.X+struckCard.W+112, struckBox.Y+104
	room := struckBox.X + struckBox.W - 40 - x
	c.Shout(strings.ToUpper(s.title), x, y, room, ui.Display(76, pen.Paper), pen.Left, art.Edge{Colour: pen.RGB(0xb3201a), Width: 12})
	for i, l := range s.lines {
		c.Text(l, x, y+58+float64(i)*struckPitch, struckStyle, pen.Left)
	}
	c.Text("Click to go on", struckBox.X+struckBox.W-36, struckBox.Y+struckBox.H-30, ui.Bold(26, pen.CanDo), pen.Right)
}
