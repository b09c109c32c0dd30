package table

import (
	"cmp"
	"image/color"
	"math"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/match"
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
	t.late, t.tally = ui.Late{}, history.Tally{} // only those eyes may know it
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
	k.title = "PASS TO " + strings.ToUpper(name)
	k.colour = t.seatColour(seat)
	k.reason = t.curtainReason(seat)
	k.news = t.curtainNews(seat)
	k.raise(t.handOver, t.menuButton())
}

// curtainReason says why the device is passed to a seat. It depends only on what all players may know:
// the kind of the question and the card that asks it may show what the seat holds, such as a Defense.
func (t *Table) curtainReason(seat engine.SeatID) string {
	switch t.Match.View(seat).Pending().Kind {
	case engine.DecideTurn:
		return "It's your turn."
	case engine.DecideHero: // every player is asked that
		return "Choose your Super Hero."
	default:
		return t.publicCause(seat) + "You must answer."
	}
}

// publicCause tells a seat in a sentence what all players know to have led to the open question, or
// returns "" if they know of nothing.
func (t *Table) publicCause(seat engine.SeatID) string {
	v := t.Match.View(engine.NoSeat)
	events, _ := t.Match.Events(engine.NoSeat, 0)
	for _, e := range slices.Backward(events) {
		switch e.Kind {
		case engine.TurnBegan, engine.TurnEnded:
			return ""
		case engine.AttackMade:
			if f := t.faceOf(v, e.Source); f != nil {
				return f.Name + " attacks. "
			}
			return ""
		case engine.CardPlayed, engine.AbilityUsed:
			f, who, did := t.faceOf(v, e.Card), t.name(e.Seat), " played "
			if f == nil {
				return ""
			}
			if e.Seat == seat {
				who = "You"
			}
			if e.Kind == engine.AbilityUsed {
				did = " used "
			}
			return who + did + f.Name + ". "
		default:
		}
	}
	return ""
}

// bulletin is a public log line on the curtain.
type bulletin struct {
	text string
	rank int // 0 matters most
}

// curtainMost is the most lines of news.
const curtainMost = 12

// curtainNews returns the public log lines since a seat last had the device, or those that matter most
// if there are many.
func (t *Table) curtainNews(seat engine.SeatID) []bulletin {
	if t.public[seat] == nil {
		t.public[seat] = t.Match.PublicChronicle(seat)
	}
	from := 0
	if l := t.logs[seat]; l != nil {
		from = l.Seen()
	}
	fell := map[engine.CardID]bool{}
	var news []bulletin
	for _, l := range slices.Backward(t.public[seat].Lines()) {
		if l.Event < from && len(news) > 0 {
			break
		}
		fell[l.Card] = fell[l.Card] || l.Kind == engine.VillainFell
		if l.Kind == engine.CardBought && fell[l.Card] {
			continue // its defeat has a line
		}
		news = append(news, bulletin{l.Text, bulletinRank(l, seat)})
	}
	slices.Reverse(news)
	return foremost(news, curtainMost)
}

// bulletinRank ranks a log line for a seat.
func bulletinRank(l match.Line, seat engine.SeatID) int {
	switch {
	case l.Kind == engine.VillainFell, l.Kind == engine.VillainAppeared, l.Kind == engine.AttackHit && l.Seat == seat:
		return 0
	case l.Turn, l.Routine, l.Kind == engine.DeckShuffled, l.Kind == engine.PowerChanged:
		return 3
	case l.Kind == engine.CardBought, l.Kind == engine.CardGained, l.Seat == seat:
		return 1
	}
	return 2
}

// foremost returns the n lines that matter most, in order. Of lines that matter as much, it returns
// the latest.
func foremost(news []bulletin, n int) []bulletin {
	if n >= len(news) {
		return news
	}
	ranks := make([]int, len(news))
	for i := range news {
		ranks[i] = i
	}
	slices.SortStableFunc(ranks, func(a, b int) int { return cmp.Or(news[a].rank-news[b].rank, b-a) })
	ranks = ranks[:n]
	slices.Sort(ranks)
	var out []bulletin
	for _, i := range ranks {
		out = append(out, news[i])
	}
	return out
}

// textsOf returns the words of lines.
func textsOf(news []bulletin) (out []string) {
	for _, l := range news {
		out = append(out, l.text)
	}
	return out
}

// curtain is shown between two people who share the device. While it is up, the eyes are NoSeat and
// nothing of the table is drawn.
type curtain struct {
	up      bool
	title   string
	reason  string
	news    []bulletin // public log lines, latest last
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
	case p.Confirm(): // Space, which hurries the computer players, must not uncover a hand
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
	shown := foremost(k.news, max(1, int(in.H/(curtainPitch*c.TextScale))))
	if len(shown) < len(k.news) {
		c.Offer(strings.Join(textsOf(k.news), "\n"), in)
	}
	c.Column(textsOf(shown), in, curtainPitch, func(int) pen.Style { return ui.Body(ui.MinMenu, pen.SoftPaper) }, pen.Centre)
}
