package table

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// This file shows the viewer what an Attack, or another card, has done to them.

// struck is the page of an Attack that has hit the viewer without a choice. It stays until they
// continue, and nothing happens meanwhile.
type struck struct {
	source *art.Face // nil if there is nothing to show
	title  string
	when   string      // the turn in which it happened, if that is over
	mild   bool        // it has not hit them, but changes something of theirs
	lines  []string    // its log lines, a sentence each
	cards  []*art.Face // the cards it cost or gave the viewer, or else those it revealed, equal ones once
	times  []int       // how many of each there are
	age    float64     // seconds since it appeared
}

// up reports whether it waits for the viewer.
func (s *struck) up() bool { return s.source != nil }

// These are the boxes of its parts.
var (
	struckCard  = ui.BoxAt(415, 217, 290, 406)
	struckSays  = ui.BoxAt(744, 166, 816, 138)
	struckPanel = ui.BoxAt(744, 322, 816, 300)
	struckGoOn  = ui.BoxAt(1040, 650, 520, 60)
)

const (
	struckPitch = 40.0
	struckMost  = 6     // sentences
	struckCards = 5     // cards shown beside them
	struckLow   = 730.0 // the lowest end of their panel
	struckIn    = 58.0  // their indent, for a mark before each
)

var struckStyle = ui.Body(27, pen.Paper)

// seenMark is a position in the viewer's events and log.
type seenMark struct {
	eyes          engine.SeatID
	turn          engine.SeatID // whose turn it is
	events, lines int
}

// seenNow returns the current position.
func (t *Table) seenNow() seenMark {
	l := t.takeLines(t.eyes)
	return seenMark{t.eyes, t.Match.View(engine.NoSeat).Turn().Seat, l.Seen(), len(l.lines)}
}

// showNews shows the viewer what has cost them a card or hit them since a position, a page for each,
// or else what has changed something of theirs unless they have seen it happen. It shows nothing that
// asks them something now.
func (t *Table) showNews(n news, m seenMark, seen bool) {
	if n.beat == passing || n.beat == done && seen && len(n.losses) == 0 || m.eyes != t.eyes || t.curtain.up {
		return
	}
	var blows []leaf
	about := func(c change) {
		if k := t.pageAbout(c.by, t.changesBy(c.by, m)); k.up() {
			blows = append(blows, leaf{at: c.at, struck: k})
		}
	}
	for _, c := range n.losses {
		if n.beat == hit && t.strikes(n, c.by) || n.beat == done && c.by == n.by {
			continue // it has a page of its own
		}
		about(c)
	}
	if n.beat == hit && t.pages.holds {
		// The pages that hold the device are about these.
	} else if n.beat == hit {
		blows = append(blows, t.blows(n.hits)...)
	} else if !seen || n.lost(n.by) {
		about(n.change)
	}
	if !t.showPages(blows) {
		return
	}
	t.knows = n.by // what else it does isn't news
	t.skipping = false
}

// strikes reports whether a card is among those whose Attacks have hit the viewer.
func (t *Table) strikes(n news, c engine.CardID) bool {
	return slices.ContainsFunc(n.hits, func(at int) bool {
		events, _ := t.Match.Events(t.eyes, at)
		return events[0].Source == c
	})
}

// faceInLog returns the face that the viewer's log last showed of a card, which may be out of sight now:
// its owner may have reshuffled. It returns nil if there is none.
func (t *Table) faceInLog(c engine.CardID) *art.Face {
	for _, l := range slices.Backward(t.takeLines(t.eyes).lines) {
		if l.Card == c {
			return t.faceOfLine(l)
		}
	}
	return nil
}

// blows returns the pages of Attacks that have hit the viewer, by the numbers of those events.
func (t *Table) blows(hits []int) (out []leaf) {
	for _, at := range hits {
		if k := t.blow(at); k.up() {
			out = append(out, leaf{at: at, struck: k})
		}
	}
	return out
}

// blow returns the page of an Attack that has hit the viewer, by the number of that event. It is not up
// if the viewer never knew the card, or it asks them something now.
func (t *Table) blow(at int) struck {
	events, _ := t.Match.Events(t.eyes, at)
	source := events[0].Source
	k := t.pageAbout(source, t.costOf(at))
	if k.up() {
		k.title, k.mild, k.when = k.source.Name+" HITS YOU", false, t.turnOf(at)
	}
	return k
}

// pageAbout returns the page of a card that affects the viewer, with the log lines of what it does. It is
// not up if the viewer never knew the card, or it asks them something now.
func (t *Table) pageAbout(source engine.CardID, lines []match.Line) struck {
	v := t.view()
	f := t.faceAsking(v, source)
	if f == nil {
		if f = t.faceInLog(source); f != nil && f.Arrival != "" { // it went back into the stack
			now := arrived(*f)
			f = &now
		}
	}
	if d := v.Pending(); f == nil || d.Seat == t.eyes && !v.Alike() && d.Source == source {
		return struck{}
	}
	k := struck{source: f, title: f.Name + " AFFECTS YOU", mild: true}
	shown := map[engine.CardID]bool{source: true}
	cost := slices.ContainsFunc(lines, func(l match.Line) bool {
		return l.Kind != engine.CardShown && l.Card != engine.NoCard && l.Card != source
	})
	gathered := match.Gathered(lines)
	for _, l := range gathered[:min(len(gathered), struckMost)] {
		words := l.Text
		if l.Kind == engine.HandShown {
			words += " to all players"
		}
		for _, name := range [...]string{f.Name, f.Title()} { // the whole page is about it
			words = strings.ReplaceAll(words, " ("+name+")", "")
		}
		k.lines = append(k.lines, words)
	}
	for _, l := range lines {
		if cost && l.Kind == engine.CardShown {
			continue // what it cost matters more
		}
		face := t.faceOfLine(l)
		if face == nil || shown[l.Card] {
			continue
		}
		shown[l.Card] = true
		if i := slices.Index(k.cards, face); i >= 0 {
			k.times[i]++
		} else if len(k.cards) < struckCards {
			k.cards, k.times = append(k.cards, face), append(k.times, 1)
		}
	}
	if len(lines) > 0 && !slices.ContainsFunc(lines, func(l match.Line) bool { return l.Kind != engine.AttackAvoided }) {
		k.title = f.Name + " MISSES YOU"
	}
	if len(lines) > 0 && board.WhereIs(v, source).Place == card.Track {
		k.lines = append(t.risenBefore(source, lines[0].Event), k.lines...)
	}
	if len(k.lines) == 0 {
		k.lines = append(k.lines, "You lose nothing.")
	}
	return k
}

// risenBefore returns the log lines that say why a Level takes effect in an event: that the Threat has
// risen, and before that, which Super-Villain has entered.
func (t *Table) risenBefore(level engine.CardID, event int) (out []string) {
	lines := t.takeLines(t.eyes).lines
	events, _ := t.Match.Events(t.eyes, 0)
	for _, l := range slices.Backward(lines) {
		if l.Event >= event || l.Event >= len(events) {
			continue
		}
		switch e := events[l.Event]; {
		case e.Source == level: // it does the same to other players
		case len(out) == 0 && e.Kind == engine.NumberChanged && e.Card == engine.NoCard:
			out = []string{l.Text}
		case len(out) == 1 && t.enters(e):
			return append([]string{l.Text}, out...)
		default:
			return out
		}
	}
	return out
}

// take remembers that the viewer's answer to an Attack let it hit them. Before is the position before
// the answer.
func (t *Table) take(before seenMark) {
	t.taken = 0
	events, _ := t.Match.Events(t.eyes, before.events)
	for i, e := range events {
		if e.Kind == engine.AttackHit && e.Seat == t.eyes {
			t.taken = before.events + i + 1
		}
	}
}

// holdsDevice reports whether the viewer must see pages before the device is passed on: those of the
// Attacks that have hit them just now, by their own answer or without one. It opens the pages if the
// device would be passed on now.
func (t *Table) holdsDevice() bool {
	if t.pages.holds {
		return true
	}
	if t.replay != nil || t.eyes == engine.NoSeat || len(t.playing()) < 2 || t.Match.Over() || t.logs[t.eyes] == nil {
		return false
	}
	asked := t.Match.ToAct()
	if asked == t.eyes || !t.Match.Person(asked) || t.Match.View(asked).Alike() {
		return false // they keep it
	}
	hits := t.freshHits()
	if at := t.taken - 1; at >= 0 && !slices.Contains(hits, at) {
		// If it is undone, there is no such event.
		if events, _ := t.Match.Events(t.eyes, at); len(events) > 0 && events[0].Kind == engine.AttackHit && events[0].Seat == t.eyes {
			hits = append([]int{at}, hits...)
		}
	}
	t.taken = 0
	t.pages.holds = t.showPages(t.blows(hits))
	return t.pages.holds
}

// freshHits returns the numbers of the events in which Attacks have hit the viewer since the table was
// laid out for them, apart from that of the card they have just answered about.
func (t *Table) freshHits() (hits []int) {
	from, knows := t.logs[t.eyes].Seen(), t.knows
	events, _ := t.Match.Events(t.eyes, from)
	for i, e := range events {
		switch {
		case e.Kind == engine.AttackMade:
			knows = engine.NoCard
		case e.Kind == engine.AttackHit && e.Seat == t.eyes && e.Source != knows && e.Source != engine.NoCard:
			hits = append(hits, from+i)
		}
	}
	return hits
}

// turnOf names the turn of an event if it is over, or returns "" if it is not.
func (t *Table) turnOf(event int) string {
	lines := t.takeLines(t.eyes).lines
	now := true
	for _, l := range slices.Backward(lines) {
		switch {
		case !l.Turn:
		case l.Event > event:
			now = false
		case now:
			return ""
		default:
			return l.Text
		}
	}
	return ""
}

// costOf returns the log lines of what an Attack did to the viewer, by the number of the event in which
// it hit them. That is all that happened to them until it was over, and what it did to them later.
func (t *Table) costOf(at int) []match.Line {
	events, _ := t.Match.Events(t.eyes, at)
	v, source, hits := t.view(), events[0].Source, true
	cost := map[int]bool{}
	for i, e := range events[1:] {
		again := e.Kind == engine.AttackHit && e.Seat == t.eyes
		other := (e.Kind == engine.CardPlayed || e.Kind == engine.AbilityUsed) && e.Seat != t.eyes && e.Source != source
		if again || other || ends(e.Kind) || t.enters(e) {
			break
		}
		if e.Kind == engine.AttackHit || e.Kind == engine.AttackAvoided {
			hits = false // it goes on to the next player
			continue
		}
		if t.touches(v, e, at+1+i) && (hits || causeOf(e) == source) {
			cost[at+1+i] = true
		}
	}
	return t.linesOf(cost)
}

// causeOf returns the card whose text led to an event, or NoCard if there is none.
func causeOf(e engine.Event) engine.CardID {
	if e.Kind == engine.NothingFound {
		return e.Card
	}
	return e.Source
}

// ends reports whether an event of a kind is not part of an Attack that has hit someone before it.
func ends(k engine.EventKind) bool {
	switch k {
	case engine.TurnBegan, engine.TurnEnded, engine.CardBought, engine.AttackMade, engine.VillainAppeared, engine.VillainFell, engine.GameEnded:
		return true
	default:
		return false
	}
}

// touches reports whether an event, with its number, is about the viewer or a card of theirs. The log says
// who had set aside a card that an effect on all players then moves.
func (t *Table) touches(v engine.View, e engine.Event, at int) bool {
	switch {
	case e.Kind == engine.CardMoved && board.WhereOf(v, e.From).Place == engine.SetAside:
		return slices.ContainsFunc(t.takeLines(t.eyes).lines, func(l match.Line) bool { return l.Event == at && l.Seat == t.eyes })
	case e.Seat == t.eyes:
		return true
	case e.Kind == engine.PieceWalked:
		return e.Card != engine.NoCard && v.Card(e.Card).Owner == t.eyes
	case e.Kind == engine.CardRotated:
		return board.WhereOf(v, e.From).Seat == t.eyes
	}
	return e.Kind == engine.CardMoved && (board.WhereOf(v, e.From).Seat == t.eyes || board.WhereOf(v, e.To).Seat == t.eyes)
}

// changesBy returns the log lines of what a card that isn't an Attack's has done to the viewer since a
// position, after the line that says how it came about.
func (t *Table) changesBy(source engine.CardID, m seenMark) []match.Line {
	events, _ := t.Match.Events(t.eyes, m.events)
	v, change := t.view(), map[int]bool{}
	for i, e := range events {
		if causeOf(e) == source && t.touches(v, e, m.events+i) {
			change[m.events+i] = true
		}
	}
	lines := t.linesOf(change)
	all := t.logs[t.eyes].lines
	for _, l := range slices.Backward(all[min(m.lines, len(all)):]) {
		if l.Card == source && !change[l.Event] && (len(lines) == 0 || l.Event < lines[0].Event) {
			return append([]match.Line{l}, lines...)
		}
	}
	return lines
}

// linesOf returns the viewer's log lines about events, by their numbers. If there are too many, it
// leaves out cards that were only revealed.
func (t *Table) linesOf(events map[int]bool) []match.Line {
	var lines, told []match.Line
	for _, l := range t.takeLines(t.eyes).lines {
		if !events[l.Event] {
			continue
		}
		lines = append(lines, l)
		if l.Kind != engine.CardShown {
			told = append(told, l)
		}
	}
	if len(lines) > struckMost && len(told) > 0 {
		return told
	}
	return lines
}

// panel returns the box that shows the effect, and the box of its text, as high as needed.
func (s *struck) panel(c *ui.Canvas) (panel, words ui.Box) {
	panel = struckPanel
	words = ui.BoxAt(panel.X+struckIn, panel.Y, panel.W-struckIn-18-s.cardsWidth(), 0)
	for _, l := range s.lines {
		words.H += struckPitch * c.TextScale * float64(len(c.Wrap(l, c.Scaled(struckStyle), words.W)))
	}
	words.H = math.Min(words.H, struckLow-panel.Y-76)
	panel.H = math.Max(170, words.H+76)
	if len(s.cards) > 0 {
		panel.H = math.Max(panel.H, struckFace*ui.CardAspect+2*struckEdge)
	}
	words.Y += (panel.H - words.H) / 2
	return panel, words
}

// The cards that an Attack cost or gave: their width, the width that all of them take at most, and
// the space around them.
const struckFace, struckFaces, struckEdge = 164.0, 330.0, 30.0

// cardsWidth returns the width of the cards beside the words, with the space around them.
func (s *struck) cardsWidth() float64 {
	if len(s.cards) == 0 {
		return 0
	}
	return math.Min(struckFaces, struckFace*float64(len(s.cards))+12*float64(len(s.cards)-1)) + struckEdge
}

// faceAt returns the place of one of the cards in the panel. Many overlap.
func (s *struck) faceAt(i int, panel ui.Box) ui.Pose {
	pitch := 0.0
	if n := len(s.cards); n > 1 {
		pitch = (s.cardsWidth() - struckEdge - struckFace) / float64(n-1)
	}
	x := panel.X + panel.W - s.cardsWidth() + struckFace/2
	return ui.Pose{X: x + pitch*float64(i), Y: panel.Y + panel.H/2, W: struckFace}
}

// update takes all input until a click. It always reports true.
func (s *struck) update(t *Table, p *ui.Pointer) bool {
	over := s.source
	if !struckCard.Has(p.X, p.Y) {
		over = nil
		panel, _ := s.panel(t.Canvas)
		for i, face := range s.cards {
			if s.faceAt(i, panel).Bounds().Has(p.X, p.Y) {
				over = face
			}
		}
	}
	switch {
	case t.zoom.PinOn(p, over):
	case p.Released, p.Confirm(), p.Does(action.Skip), p.Does(action.Back):
		t.turnPage()
	}
	return true
}

// struckTurn is the turn of the card.
const struckTurn = -0.06

// moving reports whether the page is still sliding up.
func (s *struck) moving() bool { return s.up() && s.age < stageTime }

func (s *struck) draw(t *Table, c *ui.Canvas) {
	k := ui.EaseOut(ui.Clamp(s.age / stageTime))
	if t.speed() == ui.Instant {
		k = 1
	}
	c.Veil(0.6 * k)
	t.drawThreat(c)
	t.drawStrikes(c)
	c.Shifted(0, t.below(k), func() { s.drawStage(c, k) })
}

// drawStage draws the attacking card, the title, and the effect.
func (s *struck) drawStage(c *ui.Canvas, alpha float64) {
	m, glow := alarmed, gallery.GlowDanger
	if s.mild {
		m, glow = calm, gallery.GlowChosen
	}
	x, y := struckCard.Middle()
	star := ui.BoxAt(x-290, y-264, 580, 580)
	c.PartBesideFaded(gallery.Key{Name: "struck star", A: m.burst}, star, 40, alpha, func(q pen.Pen) {
		chrome.DrawStarburst(q.At(290, 290, 1), 286, 206, 17, 4, m.burst, m.ray, m.dot)
	})
	p := ui.Pose{X: x, Y: y, W: struckCard.W, Turn: struckTurn}
	w := c.Pixels(p.W)
	h := art.HeightOfCard(w)
	c.Around(c.Art.CardShadow(w, gallery.Lifted), p, w, h, 1, alpha)
	c.Around(c.Art.CardGlow(glow, w), p, w, h, 1, alpha)
	c.Around(c.Art.Board(w, 1), p, w, h, 1, alpha)
	c.FaceToRead(s.source, p, 1, alpha)

	says := struckSays
	c.PartFaded(gallery.Key{Name: "struck title", Text: s.title, A: m.edge}, says, 30, alpha, func(q pen.Pen) {
		o := pen.Polygon(0, 0, says.W, 0, says.W, says.H, 0, says.H, 0, says.H-34, -46, says.H-20, 0, says.H-70)
		q.At(9, 13, 1).Fill(o, pen.Fade(pen.Ink, 0.6))
		q.Stroke(o, 15, pen.Ink)
		q.Stroke(o, 8, m.edge)
		q.Fill(o, pen.Ink)
		title := strings.ToUpper(s.title)
		st, squeeze := pen.Fit(title, says.W-44, pen.Style{Font: pen.Display, Size: 92, Tracking: 2, Colour: pen.Paper}, 60)
		chrome.DrawOutlined(q.At(22, says.H/2+st.Size*0.36, 1).Stretched(squeeze, 1), title, 0, 0, st, pen.Left, chrome.Edge{Colour: m.letters, Width: 10})
	})
	if s.when != "" {
		c.Tag(strings.ToUpper(s.when), says.X, says.Y-26, ui.MinMenu, m.edge, pen.Ink)
	}
	panel, words := s.panel(c)
	c.PartFaded(gallery.Key{Name: "struck panel", A: m.edge}, panel, 24, alpha, func(q pen.Pen) { chrome.DrawPanel(q, panel.W, panel.H, m.edge) })
	for i, face := range s.cards {
		p := s.faceAt(i, panel)
		w := c.Pixels(p.W)
		h := art.HeightOfCard(w)
		c.Around(c.Art.CardShadow(w, gallery.InHand), p, w, h, 1, alpha)
		c.Around(c.Art.Board(w, 1), p, w, h, 1, alpha)
		c.FaceToRead(face, p, 1, alpha)
		s.drawTimes(c, i, p, alpha)
	}
	ink := struckStyle
	ink.Colour = pen.Fade(ink.Colour, alpha)
	for _, y := range c.Column(s.lines, words, struckPitch, func(int) pen.Style { return ink }, pen.Left) {
		mark := ui.BoxAt(panel.X+20, y-14, 28, 28)
		c.PartFaded(gallery.Key{Name: "struck mark", A: m.edge}, mark, 4, alpha, func(q pen.Pen) { gallery.DrawMark(q.At(14, 14, 0.8), m.edge) })
	}
	tab := struckGoOn
	tab.Y = panel.Y + panel.H + 30
	c.PressTab(tab, action.Choose, goOn, alpha)
}

// drawTimes draws on a card how many equal ones it stands for.
func (s *struck) drawTimes(c *ui.Canvas, i int, card ui.Pose, alpha float64) {
	if s.times[i] < 2 {
		return
	}
	words, st := fmt.Sprintf("×%d", s.times[i]), timesStyle(c)
	b := card.Bounds()
	at := ui.BoxAt(b.X+b.W, b.Y-8, c.TextWidth(words, st)+2*timesInset, st.Size*timesHigh)
	at.X -= at.W - 8
	c.PartFaded(gallery.Key{Name: "struck times", Print: c.Art.Print}, at, 4, alpha, func(p pen.Pen) {
		o := pen.Rectangle(0, 0, at.W, at.H, 6)
		p.Stroke(o, 5, pen.Ink)
		p.Fill(o, pen.Paper)
	})
	st.Colour = pen.Fade(st.Colour, alpha)
	c.Text(words, at.X+at.W/2, at.Y+at.H/2+st.Size*0.36, st, pen.Centre)
}
