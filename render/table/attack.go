package table

import (
	"fmt"
	"image/color"
	"math"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/ui"
)

// These are the times of an Attack on one seat, in seconds.
const (
	clawTime    = 0.09 // from the card to the seat
	slashFrame  = 0.05 // each of three
	slashFrames = 3
	shakeTime   = 0.18
	shakeMost   = 8.0
	shieldTime  = 0.18
	tagTime     = 1.2 // the tag stays
	outTime     = 0.25
	nextStrike  = 0.28 // from one seat to the next
)

// strike is an Attack on one seat: claws come from its card, and a tag says how it went.
type strike struct {
	seat         engine.SeatID
	source       engine.CardID
	fromX, fromY float64
	avoided      bool
	loss         loss
	words        string
	age          float64 // below 0 it waits for other strikes
}

// loss is what an Attack has cost a seat.
type loss struct {
	gained                               string // the name of the gained cards, or "cards" if they differ
	gains, thrown, destroyed, gone, down int
}

// words returns what the tag of a strike says.
func (l *loss) words() string {
	var all []string
	some := func(n int, format string) {
		if n > 0 {
			all = append(all, fmt.Sprintf(format, n))
		}
	}
	some(l.gains, "+%d "+strings.ReplaceAll(strings.ToUpper(l.gained), "%", "%%"))
	some(l.thrown, "DISCARDS %d")
	some(l.destroyed, "DESTROYS %d")
	some(l.gone, "GIVES UP %d")
	if l.down > 0 {
		all = append(all, "SUPER HERO FACE DOWN")
	}
	if len(all) == 0 {
		return "HIT"
	}
	return "HIT: " + strings.Join(all, ", ")
}

// blame is the Attack that the coming events result from.
type blame struct {
	seat   engine.SeatID
	source engine.CardID // NoCard if there is none
}

func (s *strike) time() float64 { return clawTime + tagTime + outTime + slashFrame*slashFrames }

// landed returns how many seconds ago the claws reached the seat.
func (s *strike) landed() float64 { return s.age - clawTime }

// frame returns the current step of the claw marks.
func (s *strike) frame() int { return max(0, min(int(s.landed()/slashFrame), slashFrames-1)) }

// shake returns how far the seat is shifted now, or 0 if it is not.
func (s *strike) shake() float64 {
	if s.avoided {
		return 0
	}
	return ui.Shake(s.landed()/shakeTime, shakeMost)
}

// attack begins a strike after those before it.
func (e *effects) attack(s strike) {
	for _, other := range e.strikes {
		s.age = math.Min(s.age, other.age-nextStrike)
	}
	if s.words = "AVOIDED"; !s.avoided {
		s.words = s.loss.words()
	}
	e.strikes = append(e.strikes, s)
}

// showAtOnce shows what has happened since a position at a table without motion: the results of Attacks
// at their seats, all at the same time, and the Super-Villain that has appeared.
func (t *Table) showAtOnce(m seenMark) {
	if t.Settings.Speed != ui.Instant || m.eyes != t.eyes || t.curtain.up {
		return
	}
	events, _ := t.Match.Events(t.eyes, m.events)
	for _, e := range events {
		switch e.Kind {
		case engine.AttackHit, engine.AttackAvoided:
			t.effects.strikes = slices.DeleteFunc(t.effects.strikes, func(s strike) bool { return s.seat == e.Seat })
			t.effects.attack(strike{seat: e.Seat, source: e.Source, avoided: e.Kind == engine.AttackAvoided})
			t.effects.strikes[len(t.effects.strikes)-1].age = clawTime + slashFrame*slashFrames
		default:
			if f := t.faceOf(t.view(), e.Card); f != nil && t.enters(e) {
				t.effects.announce(strings.ToUpper(f.Name) + " APPEARS")
			}
		}
		t.effects.suffer(e, t.view())
	}
}

// strike returns the latest strike of an Attack on a seat, or nil if it is over.
func (e *effects) strike(b blame) *strike {
	for i := len(e.strikes) - 1; i >= 0; i-- {
		if s := &e.strikes[i]; s.seat == b.seat && s.source == b.source && !s.avoided {
			return s
		}
	}
	return nil
}

// suffer adds an event to the cost of an Attack.
func (e *effects) suffer(ev engine.Event, v engine.View) {
	switch ev.Kind {
	case engine.AttackMade, engine.AttackAvoided, engine.CardPlayed, engine.TurnEnded, engine.TurnBegan:
		e.blame.source = engine.NoCard
	case engine.AttackHit:
		e.blame = blame{ev.Seat, ev.Source}
		return
	default:
	}
	if e.blame.source == engine.NoCard {
		return
	}
	s := e.strike(e.blame)
	if s == nil {
		return
	}
	s.loss.add(ev, e.blame.seat, v)
	s.words = s.loss.words()
}

// add adds what one event costs a seat.
func (l *loss) add(e engine.Event, seat engine.SeatID, v engine.View) {
	switch e.Kind {
	case engine.CardGained:
		if e.Seat != seat {
			return
		}
		name := "cards"
		if e.Card != engine.NoCard && v.Sees(e.Card) {
			name = v.Face(e.Card).Name
		}
		if l.gains++; l.gains > 1 && l.gained != name {
			name = "cards"
		}
		l.gained = name
	case engine.HeroTurned:
		if e.Seat == seat && e.N == 1 {
			l.down++
		}
	case engine.CardMoved:
		from, to := board.WhereOf(v, e.From), board.WhereOf(v, e.To)
		if from.Seat != seat || e.Verb == engine.VerbGain {
			return
		}
		switch {
		case to.Place == engine.Destroyed:
			l.destroyed++
		case to.Place == engine.Discard && to.Seat == seat:
			l.thrown++
		case from.Place == engine.Hand && (to.Seat != seat || to.Place == card.Under || to.Place == engine.Deck):
			l.gone++
		}
	default:
	}
}

// shaken reports whether a seat is being shaken. It is then drawn over the floor.
func (t *Table) shaken(s engine.SeatID) bool { return t.shakeOf(s) != 0 }

// shakeOf returns how far a seat is shifted now.
func (t *Table) shakeOf(s engine.SeatID) float64 {
	if !t.breathes() {
		return 0
	}
	for i := range t.effects.strikes {
		if k := &t.effects.strikes[i]; k.seat == s {
			if by := k.shake(); by != 0 {
				return by
			}
		}
	}
	return 0
}

// drawShaken draws the seats that are being shaken.
func (t *Table) drawShaken(c *ui.Canvas) {
	for s := range engine.SeatID(t.view().Seats()) {
		if by := t.shakeOf(s); by != 0 {
			c.Shifted(by, by*0.3, func() { t.board.DrawSeat(t.now(), c, s) })
		}
	}
}

// threatened reports whether an Attack waits for the viewer.
func (t *Table) threatened() bool {
	return t.struck.up() && !t.struck.mild || t.ask.mine && (t.ask.kind == engine.DecideDefend || t.ask.asked.Struck)
}

// drawStrikes draws the Attacks on seats. It is called before anything that is read is drawn over the
// board, so that claws never cover a question or a card.
func (t *Table) drawStrikes(c *ui.Canvas) {
	under := t.threatened()
	for i := range t.effects.strikes {
		s := &t.effects.strikes[i]
		if s.age < 0 {
			continue
		}
		if m, ok := t.board.Mark(s.seat); ok {
			under = under || s.seat == t.near && !s.avoided
			t.drawStrike(c, s, m)
		}
	}
	if !under {
		return
	}
	if t.threatened() {
		m, _ := t.board.Mark(t.near)
		t.drawClaws(c, m.X, m.Y, m.K, m.Turn, slashFrames-1, ui.Clamp(t.effects.red*2))
	}
	if t.struck.up() && t.struck.when != "" {
		return // that was before
	}
	b := t.layout.Ribbon
	b.W = 252
	c.Part(gallery.Key{Name: "under attack"}, b, 14, func(q pen.Pen) {
		chrome.DrawSlab(q, pen.Polygon(0, 0, b.W, 0, b.W-14, b.H, 0, b.H), pen.Danger, 5, 6)
		q.Text("UNDER ATTACK", b.W/2-5, b.H-9, pen.Style{Font: pen.Display, Size: 40, Tracking: 2, Colour: pen.Ink}, pen.Centre)
	})
}

func (t *Table) drawStrike(c *ui.Canvas, s *strike, m board.Mark) {
	plain := !t.breathes()
	at := s.landed()
	alpha := ui.Clamp((s.time() - s.age) / outTime)
	switch {
	case plain:
		alpha = math.Min(alpha, ui.Clamp(s.age/outTime))
		if !s.avoided {
			t.drawClaws(c, m.X, m.Y, m.K, m.Turn, slashFrames-1, alpha)
		}
	case at < 0:
		k := 1 + at/clawTime
		t.drawClaws(c, s.fromX+(m.X-s.fromX)*k, s.fromY+(m.Y-s.fromY)*k, m.K*(0.35+0.4*k), m.Turn, slashFrames-1, 0.9)
		return
	default:
		claws := alpha
		if s.avoided {
			claws = ui.Clamp(1 - (at-slashFrame*slashFrames)/0.1)
		}
		t.drawClaws(c, m.X, m.Y, m.K, m.Turn, s.frame(), claws)
		if at < slashFrame*slashFrames && !s.avoided {
			return
		}
	}
	if s.avoided {
		size := 1.0
		if !plain {
			size = ui.Swing.At(at / shieldTime)
		}
		c.Spin(c.Art.Shield(c.Pixels(m.Shield)).Image, m.ShieldX, m.ShieldY, size, size, 0, alpha)
		drawTagFaded(c, s.words, m.TagX, m.TagY, pen.Chosen, pen.Ink, alpha)
		return
	}
	drawTagFaded(c, s.words, m.TagX, m.TagY, pen.Danger, pen.Ink, alpha)
}

// drawClaws draws a step of the three claw marks.
func (t *Table) drawClaws(c *ui.Canvas, x, y, k, turn float64, frame int, alpha float64) {
	if alpha <= 0 {
		return
	}
	c.Spin(c.Art.SlashStep(c.Pixels(420), frame).Image, x, y, k, k, turn, alpha)
}

// drawTagFaded draws a small tab whose right end is at x.
func drawTagFaded(c *ui.Canvas, words string, x, y float64, ground, ink color.NRGBA, alpha float64) {
	w := c.TextWidth(words, pen.Style{Font: pen.Display, Size: 24, Tracking: 1}) + 24
	b := ui.BoxAt(x-w, y-18, w, 36)
	c.PartFaded(gallery.Key{Name: "strike tag", Text: words, A: ground}, b, 10, alpha, func(q pen.Pen) { chrome.DrawTag(q, words, 0, 18, 24, ground, ink) })
}

// drawThreat draws the red edge that closes around the table while an Attack waits for the viewer.
func (t *Table) drawThreat(c *ui.Canvas) {
	if t.Settings.Speed == ui.Instant && t.threatened() {
		t.effects.red = 1
	}
	if t.effects.red <= 0 {
		return
	}
	edge, ok := c.Art.RedEdge((c.Width+1)/2, (c.Height+1)/2, c.Unit/2)
	if !ok {
		c.Coarse()
		return
	}
	k := ui.EaseOut(t.effects.red)
	wide := 1.0
	if !t.Settings.ReduceMotion {
		wide = 1.35 - 0.35*k
	}
	c.Overlay(edge.Image, wide, k)
}

// struck is the page of an Attack that has hit the viewer without a choice. It stays until they
// continue, and nothing happens meanwhile.
type struck struct {
	source  *art.Face // nil if there is nothing to show
	title   string
	when    string      // the turn in which it happened, if that is over
	mild    bool        // it has not hit them, but changes something of theirs
	lines   []string    // its log lines, a sentence each
	cards   []*art.Face // the cards it cost or gave the viewer, or else those it revealed
	age     float64     // seconds since it appeared
	waiting []struck    // the pages that follow
	holds   bool        // the viewer must see it before the device is passed on
}

// close closes the page and opens the one that follows, if there is one.
func (s *struck) close() {
	if len(s.waiting) == 0 {
		*s = struck{}
		return
	}
	waiting, holds := s.waiting, s.holds
	*s = waiting[0]
	s.waiting, s.holds = waiting[1:], holds
}

// up reports whether it waits for the viewer.
func (s *struck) up() bool { return s.source != nil }

// These are the boxes of its parts.
var (
	struckCard  = ui.BoxAt(415, 217, 290, 406)
	struckSays  = ui.BoxAt(744, 166, 816, 138)
	struckPanel = ui.BoxAt(744, 322, 816, 300)
	struckGoOn  = ui.BoxAt(1300, 650, 260, 60)
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

// showNews shows the viewer what has hit them since a position, a page for each, or else what has
// changed something of theirs unless they have seen it happen. It shows nothing that asks them
// something now.
func (t *Table) showNews(n news, m seenMark, seen bool) {
	if n.beat == passing || n.beat == done && seen || m.eyes != t.eyes || t.curtain.up {
		return
	}
	var blows []struck
	if n.beat == hit {
		for _, at := range n.hits {
			if k := t.blow(at); k.up() {
				blows = append(blows, k)
			}
		}
	} else if k := t.pageAbout(n.source, t.changesBy(n.source, m)); k.up() {
		blows = append(blows, k)
	}
	if len(blows) == 0 {
		return
	}
	t.showInTurn(nil, blows)
	t.knows = n.source // what else it does is no news
	t.skipping = false
	t.zoom.Close()
	t.setHover(0)
}

// blow returns the page of an Attack that has hit the viewer, by the number of that event. It is not up
// if the viewer may not know the card, or it asks them something now.
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
// not up if the viewer may not know the card, or it asks them something now.
func (t *Table) pageAbout(source engine.CardID, lines []match.Line) struck {
	v := t.view()
	f := t.faceAsking(v, source)
	if d := v.Pending(); f == nil || d.Seat == t.eyes && !v.Alike() && d.Source == source {
		return struck{}
	}
	k := struck{source: f, title: f.Name + " AFFECTS YOU", mild: true}
	shown := map[engine.CardID]bool{source: true}
	cost := slices.ContainsFunc(lines, func(l match.Line) bool {
		return l.Kind != engine.CardShown && l.Card != engine.NoCard && l.Card != source
	})
	for _, l := range lines[:min(len(lines), struckMost)] {
		words := l.Text
		if l.Kind == engine.HandShown {
			words += " to all players"
		}
		k.lines = append(k.lines, words)
		if cost && l.Kind == engine.CardShown {
			continue // what it cost matters more
		}
		if face := t.faceOfLine(l); face != nil && !shown[l.Card] && len(k.cards) < struckCards {
			shown[l.Card] = true
			k.cards = append(k.cards, face)
		}
	}
	if len(k.lines) == 0 {
		k.lines = append(k.lines, "You lose nothing.")
	}
	return k
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

// holdsDevice reports whether the viewer must see a page before the device is passed on: that of the
// Attack that they have let hit them, which may have revealed a card or the like. It opens the page
// if the device would be passed on now.
func (t *Table) holdsDevice() bool {
	if t.struck.up() && t.struck.holds {
		return true
	}
	if t.taken == 0 || t.replay != nil || t.eyes == engine.NoSeat || len(t.playing()) < 2 || t.Match.Over() {
		return false
	}
	asked := t.Match.ToAct()
	other := t.Match.Person(asked) && !t.Match.View(asked).Alike()
	if asked == t.eyes || !other && t.Match.View(engine.NoSeat).Turn().Seat == t.eyes {
		return false // they keep it
	}
	at := t.taken - 1
	t.taken = 0
	events, _ := t.Match.Events(t.eyes, at)
	if len(events) == 0 || events[0].Kind != engine.AttackHit || events[0].Seat != t.eyes {
		return false // it is undone
	}
	k := t.blow(at)
	if !k.up() {
		return false
	}
	t.struck, t.struck.holds = k, true
	return true
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
		if again || other || ends(e.Kind) {
			break
		}
		if e.Kind == engine.AttackHit || e.Kind == engine.AttackAvoided {
			hits = false // it goes on to the next player
			continue
		}
		if t.touches(v, e) && (hits || e.Source == source) {
			cost[at+1+i] = true
		}
	}
	return t.linesOf(cost)
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

// touches reports whether an event is about the viewer or a card of theirs.
func (t *Table) touches(v engine.View, e engine.Event) bool {
	switch {
	case e.Seat == t.eyes:
		return true
	case e.Kind == engine.PieceWalked:
		return e.Card != engine.NoCard && v.Card(e.Card).Owner == t.eyes
	}
	return e.Kind == engine.CardMoved && (board.WhereOf(v, e.From).Seat == t.eyes || board.WhereOf(v, e.To).Seat == t.eyes)
}

// changesBy returns the log lines of what a card, which is no Attack's, has done to the viewer since a
// position, after the line that says how it came about.
func (t *Table) changesBy(source engine.CardID, m seenMark) []match.Line {
	events, _ := t.Match.Events(t.eyes, m.events)
	v, change := t.view(), map[int]bool{}
	for i, e := range events {
		if e.Source == source && t.touches(v, e) {
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
	case p.Released, p.Confirm(), p.Key(ebiten.KeySpace), p.Key(ebiten.KeyEscape):
		holds := s.holds
		s.close()
		t.wait = t.Settings.Speed.Beat()
		if holds && !s.up() {
			t.markSeen()
			t.look()
			t.sync(false)
			t.changed()
		}
	}
	return true
}

// struckTurn is the turn of the card.
const struckTurn = -0.06

// moving reports whether the page is still sliding up.
func (s *struck) moving() bool { return s.up() && s.age < stageTime }

func (s *struck) draw(t *Table, c *ui.Canvas) {
	if t.splash.up() {
		return // its card must be shown first
	}
	k := ui.EaseOut(ui.Clamp(s.age / stageTime))
	if t.Settings.Speed == ui.Instant {
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
	c.FaceScaled(s.source, p, 1, alpha)

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
		c.FaceScaled(face, p, 1, alpha)
	}
	ink := struckStyle
	ink.Colour = pen.Fade(ink.Colour, alpha)
	for _, y := range c.Column(s.lines, words, struckPitch, func(int) pen.Style { return ink }, pen.Left) {
		mark := ui.BoxAt(panel.X+20, y-14, 28, 28)
		c.PartFaded(gallery.Key{Name: "struck mark", A: m.edge}, mark, 4, alpha, func(q pen.Pen) { gallery.DrawMark(q.At(14, 14, 0.8), m.edge) })
	}
	goOn := struckGoOn
	goOn.Y = panel.Y + panel.H + 30
	c.PartFaded(gallery.Key{Name: "go on"}, goOn, 8, alpha, func(q pen.Pen) { art.DrawGoOn(q.At(goOn.W-4, 30, 1)) })
}
