package table

import (
	"image/color"
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/render/art/chrome"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/table/history"
	"lineup/render/ui"
)

// look updates whose eyes the table is seen through. With several people, the device must be passed
// before a seat's cards may be drawn, but not before the viewer has seen what has hit them.
func (t *Table) look() {
	if t.holdsDevice() {
		return
	}
	eyes, near := t.eyes, t.near
	asked := t.Match.ToAct()
	t.curtain.up = false
	switch {
	case t.replay != nil:
		t.eyes = t.replay.eyes
		if t.near = t.eyes; t.near == engine.NoSeat {
			t.near = max(0, t.Match.View(engine.NoSeat).Turn().Seat)
		}
	case t.Onlooker, len(t.playing()) == 0:
		t.eyes = engine.NoSeat
	case len(t.playing()) == 1:
		t.eyes, t.near = t.playing()[0], t.playing()[0]
	case t.Match.Over():
		t.eyes = engine.NoSeat
	case t.Match.Person(asked) && asked == t.holder:
		t.eyes, t.near = asked, asked
	case t.Match.Person(asked) && !t.Match.View(asked).Alike():
		t.eyes, t.near, t.holder = engine.NoSeat, asked, engine.NoSeat
		t.curtain.up = true
	case t.Match.View(engine.NoSeat).Turn().Seat != t.holder:
		t.eyes, t.holder = engine.NoSeat, engine.NoSeat
	}
	if eyes != t.eyes || near != t.near || t.curtain.up {
		// Nothing that other eyes saw may stay on the table.
		t.forget()
	}
	if t.curtain.up {
		t.raiseCurtain()
	}
}

// forget drops everything that was seen through the eyes so far.
func (t *Table) forget() {
	t.sprites.clear()
	t.effects.clear()
	t.tabs.Clear()
	t.news, t.fresh = nil, true
	t.late, t.tally = ui.Late{}, history.Tally{Faces: t.tally.Faces} // only those eyes may know the rest
	t.zoom.Close()
	t.browser.Close()
	t.log = logPanel{}
	t.dialog.Close()
	t.struck, t.taken, t.knows, t.recap, t.help = struck{}, 0, engine.NoCard, recap{}, help{}
	t.splash.drop()
	t.ask = openQuestion{}
	t.hover, t.drag = 0, nil
}

// handOver passes the device to the person the curtain waits for.
func (t *Table) handOver() {
	t.holder = t.Match.ToAct()
	t.look()
	resumes := t.logs[t.eyes] == nil // for the first time since the program began
	t.knows = t.answered[t.eyes]
	seen := seenMark{eyes: t.eyes, turn: engine.NoSeat}
	if l := t.logs[t.eyes]; l != nil {
		seen.events, seen.lines = l.Seen(), len(l.lines)
	}
	t.sync(false)
	if resumes {
		t.resume()
	} else {
		t.showMissed(t.newsSince(seen), seen)
	}
	t.recap.unseen = true
	t.takeRecap()
}

// raiseCurtain raises the curtain for the person who is asked now.
func (t *Table) raiseCurtain() {
	k := &t.curtain
	seat := t.Match.ToAct()
	name := t.name(seat)
	v := t.Match.View(engine.NoSeat)
	d := v.Pending()
	k.title = "PASS TO " + strings.ToUpper(name)
	k.colour = t.seatColour(seat)
	source, f := "A card", t.faceOf(v, d.Source)
	if f != nil {
		source = f.Name
	}
	switch d.Kind {
	case engine.DecideTurn:
		k.reason = "It's your turn."
	case engine.DecideDefend:
		k.reason = source + " attacks you. You may avoid it."
		if d.For != seat {
			k.reason = source + " attacks " + t.name(d.For) + ". You may avoid it for them."
		}
	case engine.DecideHero:
		k.reason = "Choose your Super Hero."
	default:
		k.reason = "You must choose."
		if f != nil {
			k.reason = "You must choose (" + f.Name + ")."
		}
	}
	k.news = k.news[:0]
	if t.public[seat] == nil {
		t.public[seat] = t.Match.PublicChronicle(seat)
	}
	lines := t.public[seat].Lines()
	for _, l := range lines[max(0, len(lines)-6):] {
		k.news = append(k.news, l.Text)
	}
	k.raise(t.handOver, t.menuButton())
}

// curtain is shown between two people who share the device. While it is up, the eyes are NoSeat and
// nothing of the table is drawn.
type curtain struct {
	up      bool
	title   string
	reason  string
	news    []string // public log lines, latest last
	colour  color.NRGBA
	ready   func()
	buttons ui.Buttons // READY and MENU
}

// raise raises the curtain. Ready is called when the person presses READY.
func (k *curtain) raise(ready func(), menu ui.Button) {
	k.up, k.ready = true, ready
	k.buttons.Clear()
	k.buttons.Add(ui.Button{Box: curtainReady, Label: "READY", Slant: true, Key: "ENTER", Size: 60, Do: ready})
	k.buttons.Add(menu)
}

// fit places the menu button where it is on the table.
func (k *curtain) fit(f ui.Fit) {
	k.buttons.List[1].Box = board.SmallButtons(f)[3]
}

// curtainPitch is the line height of the news on the curtain.
const curtainPitch = 36.0

// These are the boxes of the curtain's parts.
var (
	curtainReady  = ui.BoxAt(ui.StageWidth/2-200, 612, 400, 116)
	curtainReason = ui.BoxAt(ui.StageWidth/2-560, 500, 1120, 66)
	curtainNews   = ui.BoxAt(ui.StageWidth/2-560, 782, 1120, 248)
)

// update lets the person press READY or open the menu.
func (k *curtain) update(p *ui.Pointer, f ui.Fit) {
	k.fit(f)
	switch { // the keys first: they work wherever the pointer rests
	case p.Key(ebiten.KeyEscape):
		k.buttons.List[1].Do()
	case p.Confirm() || p.Key(ebiten.KeySpace):
		k.ready()
	default:
		k.buttons.Update(p)
	}
}

func (k *curtain) draw(c *ui.Canvas) {
	k.fit(c.Fit)
	middle := ui.StageWidth / 2
	c.Sky(ui.Sky{High: pen.Mix(k.colour, pen.Ink, 0.82), Low: pen.Mix(k.colour, pen.Ink, 0.4), Ray: pen.Mix(k.colour, pen.White, 0.35), X: middle, Y: 330})
	c.Starburst(middle, 300, 276, k.colour, pen.Fade(pen.Mix(k.colour, pen.White, 0.35), 0.6), pen.Fade(pen.Mix(k.colour, pen.Ink, 0.6), 0.9))
	const fan = 5
	for i := range fan {
		turn := (float64(i) - (fan-1)/2.0) * 0.2
		sin, cos := math.Sincos(turn)
		c.Back(ui.Pose{X: middle + 260*sin, Y: 470 - 260*cos, W: 112, Turn: turn})
	}
	c.Shout(k.title, middle, 420, min(1500, c.Stage().W-40), ui.Display(150, pen.Paper), pen.Centre, chrome.Edge{Colour: pen.Ink, Width: 24, Depth: 9, Side: pen.Mix(k.colour, pen.Ink, 0.6)})
	c.Row(curtainReason, k.colour, false)
	c.Line(k.reason, middle, curtainReason.Y+44, curtainReason.W-60, curtainReason.H, ui.Bold(30, pen.CanDo), pen.Centre)
	k.buttons.Draw(c)
	if len(k.news) == 0 {
		return
	}
	c.Panel(curtainNews, k.colour)
	in := curtainNews.Inset(30, 16)
	latest := max(0, len(k.news)-max(1, int(in.H/(curtainPitch*c.TextScale))))
	if latest > 0 {
		c.Offer(strings.Join(k.news, "\n"), in)
	}
	c.Column(k.news[latest:], in, curtainPitch, func(int) pen.Style { return ui.Body(ui.MinMenu, pen.SoftPaper) }, pen.Centre)
}
