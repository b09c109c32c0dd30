package table

import (
	"fmt"
	"image/color"
	"math"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/art/typeset"
	"lineup/render/board"
	"lineup/render/table/question"
	"lineup/render/ui"
)

// openQuestion is what the table says and offers while a player is asked: a line of words with the
// actions of a turn and the highlighted cards, or a stage.
type openQuestion struct {
	seq          uint32
	kind         engine.DecisionKind
	mine         bool // the viewer is asked
	title, words string
	brief        string // says the same where the words have no room, or "" if nothing does
	// briefest says the same where even brief has no room, or is "" if nothing does.
	briefest string
	whole    string        // shown under the pointer if the words are shorter, or "" if they never are
	seat     engine.SeatID // the seat of the line
	// titleEnd is where the background of a shortened title ends, or 0 if the title is whole.
	titleEnd float64
	text     string // title, words, and stress together
	stress   string // the words that name what to do now
	finished bool   // nothing else of use is left in the turn
	options  []engine.Option
	lit      map[engine.CardID]engine.Option
	fells    map[engine.CardID]bool // the lit cards whose purchase defeats them
	glow     gallery.GlowKind
	answers  ui.Buttons      // beside the words: actions of a turn
	keys     []engine.Option // answers on the board that number keys give
	// These are the question in words, and as a stage while that is up.
	asked  match.Question
	lesson string         // the name of the note that the question explains, or ""
	more   match.Question // the cards of a turn that are out of reach
	stage  question.Stage
	up     bool
	opened int     // how many stages had opened when this one did, or came back, which calls the frame of the keys
	rise   float64 // seconds since its stage was first seen
	seen   bool    // the stage has been drawn
	peek   bool    // the stage is held aside to look at the table
	away   bool    // it stays aside until its key is pressed again
	ticked []int   // indexes of the ticked answers, in the order of ticking
	page   int     // the page of many cards shown
	points int     // index plus one of the answer of the card under the pointer
	late   ui.Late // pictures of the stage
	names          // of cards, if it asks for one
}

// shown reports whether a stage covers the table now.
func (q *openQuestion) shown() bool { return q.up && !q.peek }

// stageTime is how many seconds a stage takes to slide up, and stageRise how far it slides.
const stageTime, stageRise = 0.22, 60.0

// step slides the stage up, from when it is first seen.
func (q *openQuestion) step(dt float64) {
	if q.seen && q.moving() {
		q.rise += dt
	}
}

// moving reports whether the stage is sliding up.
func (q *openQuestion) moving() bool { return q.shown() && q.seen && q.rise < stageTime }

// risen returns how far the stage has slid up, from 0 to 1.
func (q *openQuestion) risen() float64 { return ui.EaseOut(ui.Clamp(q.rise / stageTime)) }

// chosen reports whether a card is ticked.
func (q *openQuestion) chosen(c engine.CardID) bool {
	return q.up && slices.ContainsFunc(q.ticked, func(i int) bool { return q.asked.Answers[i].Option.Card == c })
}

// option returns the answer that a click on a card gives.
func (q *openQuestion) option(c engine.CardID) (engine.Option, bool) {
	o, ok := q.lit[c]
	return o, ok
}

// several reports whether the card of an option has more than one use.
func (q *openQuestion) several(o engine.Option) bool {
	return slices.ContainsFunc(q.options, func(p engine.Option) bool {
		return p.Card == o.Card && p != o && p.Kind != engine.OptStep
	})
}

// find returns the first option of a kind.
func (q *openQuestion) find(kinds ...engine.OptionKind) (engine.Option, bool) {
	for _, o := range q.options {
		if slices.Contains(kinds, o.Kind) {
			return o, true
		}
	}
	return engine.Option{}, false
}

// promptStyle returns the style of the prompt's words in the wanted size, and the least size they
// may be squeezed to.
func promptStyle(f ui.Fit) (st pen.Style, least float64) {
	least = f.MinPrompt()
	return ui.Body(max(least, min(25*f.TextScale, 36)), pen.Paper), least
}

// drawPrompt draws the line on the parapet: whose turn it is or who is asked, and what to do.
// Everything beside the words is laid out first, and the words get the rest.
func (t *Table) drawPrompt(c *ui.Canvas) {
	q, b := &t.ask, t.layout.Prompt
	if q.words == "" {
		return
	}
	look, end := t.seatLook(max(0, q.seat)), q.end(b)
	if q.kind == engine.NoDecision {
		look = pen.Plain(pen.Mist) // no seat is asked
	}
	key := gallery.Key{Name: "prompt", A: look.Paper, N: int(end), Text: q.text}
	if !c.PutKept(&t.late, 0, key, b) {
		t.paintPrompt(c, key)
	}
	c.SeatSignOn(look, b.X+promptSign, b.Y+b.H/2, 0)
	if more := q.unsaid(); more != "" {
		at := ui.BoxAt(b.X, b.Y, end, b.H)
		if c.Offer(more, at); c.Points(at) {
			t.spareAnswers(c)
		}
	}
	if q.titleEnd > 0 {
		c.Offer(q.title, ui.BoxAt(b.X, b.Y, q.titleEnd, b.H))
	}
	q.answers.Draw(c)
}

// promptSign is how far the middle of the sign of the asked seat is from the left end of the prompt.
const promptSign = 4.0

// unsaid returns what the prompt does not say of the open question, for its tip, or "" if it says all.
func (q *openQuestion) unsaid() string {
	if rest, ok := strings.CutPrefix(q.whole, q.words); ok {
		return strings.TrimSpace(rest)
	}
	return q.whole
}

// spareAnswers keeps the tip of the prompt off the answers of the open question and the cards of the hand.
func (t *Table) spareAnswers(c *ui.Canvas) {
	for i := range t.layout.Spots {
		s := &t.layout.Spots[i]
		if _, lit := t.ask.lit[s.Card]; lit || s.Place == engine.Hand && !s.Theirs {
			c.Spare(s.Pose.Bounds())
		}
	}
	for _, o := range t.ask.options {
		if at, ok := t.board.Offer(o); ok {
			c.Spare(at)
		}
	}
}

// paintPrompt paints the prompt.
func (t *Table) paintPrompt(c *ui.Canvas, key gallery.Key) {
	q, b, colour := &t.ask, t.layout.Prompt, key.A
	title, stress := q.title, q.stress
	lines, st, squeezed := q.lines(b, c.Fit)
	c.PartLate(&t.late, 0, key, b, 16, func(p pen.Pen) {
		o := pen.Polygon(0, 0, b.W, 0, b.W-12, b.H, 10, b.H)
		p.At(8, 10, 1).Fill(o, pen.Fade(pen.Ink, 0.5))
		chrome.KeyLine(p, o, 3)
		p.Stroke(o, 7, pen.Ink)
		p.Fill(o, p.Ground(chrome.Bar))
		p.Fill(pen.Polygon(0, 0, b.W, 0, b.W-1, 4, 1, 4), pen.Fade(pen.White, 0.18))
		title, name, squeeze := pen.FitName(title, titleRoom, titleStyle, titleLeast)
		w := pen.Measure(title, name) * squeeze
		ground, dark := promptGround(colour)
		ground = p.Slab(ground)
		p.Fill(pen.Polygon(0, 0, w+50, 0, w+34, b.H, 10, b.H), ground)
		p.Stroke(pen.Open(w+50, 0, w+34, b.H), 6, pen.Ink)
		if at := p.At(22, b.H/2+12, 1).Stretched(squeeze, 1); dark {
			name.Colour = pen.Ink
			at.Text(title, 0, 0, name, pen.Left)
		} else {
			chrome.DrawLabel(at, title, 0, 0, name, pen.Left)
		}
		y := b.H/2 + st.Size*(0.36-promptPitch/2*float64(len(lines)-1))
		for _, words := range lines {
			p.Tinted(words, w+titleBeside, y, st, pen.Left, squeezed, pen.TintOf(words, stress, pen.CanDo))
			y += st.Size * promptPitch
		}
	})
}

// promptGround returns the background of a seat's name, and whether the name is dark on it. A light
// color stays as it is.
func promptGround(seat color.NRGBA) (ground color.NRGBA, dark bool) {
	if pen.Contrast(pen.Ink, seat) >= 7 {
		return seat, true
	}
	return chrome.Readable(seat), false
}

// These are the measures of the name at the left of the prompt.
const (
	titleRoom, titleLeast = 260.0, 26.0
	titleBeside           = 66.0 // width of its background beside it
)

var titleStyle = pen.Style{Font: pen.Display, Size: 34, Tracking: 1.5, Colour: pen.Paper}

// end returns where the buttons begin, from the left of the prompt.
func (q *openQuestion) end(b ui.Box) float64 {
	if len(q.answers.List) > 0 {
		return q.answers.List[0].Box.X - b.X - 14
	}
	return b.W - 16
}

// room returns the width for the words, between the name and the buttons.
func (q *openQuestion) room(b ui.Box) float64 {
	title, name, squeeze := pen.FitName(q.title, titleRoom, titleStyle, titleLeast)
	return q.end(b) - pen.Measure(title, name)*squeeze - titleBeside
}

// promptPitch is the distance between two lines of the prompt, in letter sizes.
const promptPitch = 1.14

// lines sets the words in the prompt's box: in one line, or in two if one has no room and two fit into
// the height. Squeeze is the scale of the letters' width.
func (q *openQuestion) lines(b ui.Box, f ui.Fit) (lines []string, st pen.Style, squeeze float64) {
	wanted, least := promptStyle(f)
	room := q.room(b)
	if st, squeeze = pen.Fit(q.words, room, wanted, least); squeeze >= board.MinSqueeze {
		return []string{q.words}, st, squeeze
	}
	for two := wanted; two.Size >= least; two.Size = max(two.Size-1, least) {
		if lines = typeset.Wrap(q.words, two, room); len(lines) == 2 && 2*promptPitch*two.Size <= b.H {
			return lines, two, 1
		}
		if two.Size == least {
			break
		}
	}
	return []string{q.words}, st, squeeze
}

// shorten shortens the prompt if it has no room beside its buttons.
func (t *Table) shorten() {
	q := &t.ask
	for _, shorter := range [...]string{q.brief, q.briefest} {
		if _, _, squeeze := q.lines(t.layout.Prompt, t.Canvas.Fit); squeeze < board.MinSqueeze && shorter != "" {
			q.words = shorter
		}
	}
}

// placeAnswers places the buttons of a turn's actions at the right of the prompt.
func (t *Table) placeAnswers() {
	b := t.layout.Prompt
	high := max(b.H, t.layout.Target)
	x := b.X + b.W - 10
	for i := len(t.ask.answers.List) - 1; i >= 0; i-- {
		a := &t.ask.answers.List[i]
		a.Size = max(26, t.Canvas.MinPrompt())
		w := t.Canvas.TextWidth(a.Label, ui.Display(a.Size, pen.Paper)) + 56 // and its slanted ends
		if key := t.Canvas.Glyph(a.Act); key.Name != "" {
			w += chrome.KeyRoom(key, a.Size, high, t.Canvas.MinPrompt())
		}
		x -= w
		a.Box = ui.BoxAt(x, b.Y+b.H/2-high/2, w, high)
		x -= 10
	}
	t.shorten()
	q := &t.ask
	q.titleEnd = 0
	if title, name, squeeze := pen.FitName(q.title, titleRoom, titleStyle, titleLeast); title != q.title {
		q.titleEnd = pen.Measure(title, name)*squeeze + titleBeside
	}
	q.text = q.title + "\x00" + q.words + "\x00" + q.stress
}

// tableUnder is how much a stage darkens the table.
const tableUnder = 0.6

// tones holds the colors of panels and buttons.
var tones = [...]struct{ button, edge color.NRGBA }{
	question.Act:   {chrome.Fiery, pen.RGB(0xff9a4a)},
	question.Leave: {pen.RGB(0x2468c0), pen.RGB(0x5aa0ff)},
	question.Avoid: {chrome.Good, pen.Chosen},
	question.Hit:   {chrome.Bad, pen.Danger},
}

// mood holds the colors of a stage, for questions or for Attacks.
type mood struct{ edge, letters, burst, ray, dot color.NRGBA }

var (
	calm    = mood{pen.CanDo, chrome.BlueBig, pen.RGB(0x2a5fd0), pen.Fade(pen.RGB(0x5f9bff), 0.7), pen.Fade(pen.RGB(0x0f2f80), 0.9)}
	alarmed = mood{pen.Danger, pen.RGB(0xb01a14), pen.RGB(0xd8261f), pen.Fade(pen.RGB(0xff8a3d), 0.75), pen.Fade(pen.RGB(0x8a0f12), 0.9)}
)

// drawStage dims the table except the cards that can be chosen there, and draws the stage.
func (t *Table) drawStage(c *ui.Canvas) {
	k := t.ask.risen()
	switch {
	case t.pages.up():
		k = 0 // it is only painted
	case t.speed() == ui.Instant:
		k = 1
	}
	t.ask.seen = t.ask.seen || !c.Rehearsing()
	c.Veil(tableUnder * k)
	if t.ask.stage.Alarm {
		t.drawThreat(c)
	}
	if !t.pages.struck.up() {
		t.drawStrikes(c)
	}
	for _, s := range t.sprites.list {
		if _, lit := t.ask.option(s.card); lit && s.card != engine.NoCard {
			t.drawCard(c, s)
		}
	}
	t.reachBeside(c) // again, before the panels
	if k == 1 {
		t.drawSaid(c)
		return
	}
	c.Shifted(0, t.below(k), func() { c.Faded(k, func() { t.drawSaid(c) }) })
}

// below returns how far below its place a stage is drawn that has risen by k, from 0 to 1.
func (t *Table) below(k float64) float64 {
	if t.Settings.ReduceMotion {
		return 0
	}
	return stageRise * (1 - k)
}

// drawSaid draws the parts of the stage.
func (t *Table) drawSaid(c *ui.Canvas) {
	s := &t.ask.stage
	m := &calm
	if s.Alarm {
		m = &alarmed
	}
	if s.Source.Face != nil {
		x, y := s.Source.Box.Middle()
		b := ui.BoxAt(x-290, y-290, 580, 580)
		c.PartSoon(gallery.Key{Name: "stage burst", A: m.burst}, b, 40, func(q pen.Pen) {
			chrome.DrawStarburst(q.At(290, 310, 1), 286, 206, 17, 4, m.burst, m.ray, m.dot)
		})
	}
	if s.Source.Face != nil {
		glow := gallery.GlowChosen
		if s.Alarm {
			glow = gallery.GlowDanger
		}
		drawStageCard(c, &s.Source, question.SourceTurn, glow, true)
	}
	if s.About.Face != nil {
		drawStageCard(c, &s.About, -question.SourceTurn/2, gallery.GlowChosen, false)
	}
	t.ask.drawBalloon(c, &s.Balloon, m) // its tail is over the card
	if s.Text < c.TextScale && t.ask.asked.Says != "" {
		c.Offer(t.ask.asked.Says, s.Balloon.Box)
	}
	for i := range s.Panels {
		t.drawPanel(c, i, &s.Panels[i])
	}
	t.drawStageButton(c, &s.Peek, chrome.BlueDim)
	if t.ask.naming() && !t.ask.search.Focus {
		t.ask.search.Draw(c)
	}
	t.reachStage(c)
	if t.ask.naming() && t.ask.search.Focus { // it calls the frame, whatever the names call it for
		t.ask.search.Draw(c)
	}
}

// drawWayBack draws the button that brings a hidden stage back.
func (t *Table) drawWayBack(c *ui.Canvas) {
	b := &t.ask.stage.Peek
	t.drawStageButton(c, b, chrome.BlueDim)
	if c.Reading() {
		c.Target(ui.Target{What: "BACK TO THE QUESTION", Box: b.Box, Group: "way back", First: true})
	}
}

// balloonKey returns the key of a balloon's picture, without its size.
func balloonKey(b *question.Balloon, m *mood) gallery.Key {
	text := ""
	for _, l := range append(append([]question.Line{}, b.Title...), b.Says...) {
		text += "\x00" + l.Text
	}
	for _, p := range b.Tail {
		text += string(rune(int(p.X))) + string(rune(int(p.Y)+1))
	}
	return gallery.Key{Name: "balloon of a stage", A: m.edge, Text: text}
}

// drawBalloon draws the words of the question, with the tail at the card or seat that asks.
func (q *openQuestion) drawBalloon(c *ui.Canvas, b *question.Balloon, m *mood) {
	said, colours := *b, *m // copied, because it is painted in the background
	c.PartKept(&q.late, 0, balloonKey(b, m), b.Box, 320, func(q pen.Pen) {
		b, m := &said, &colours
		q = q.At(-b.Box.X, -b.Box.Y, 1)
		o := balloonOutline(b)
		q.At(9, 13, 1).Fill(o, pen.Fade(pen.Ink, 0.6))
		q.Stroke(o, 15, pen.Ink)
		q.Stroke(o, 8, m.edge)
		q.Fill(o, pen.Ink)
		for _, l := range b.Title {
			chrome.DrawOutlined(q, l.Text, l.X, l.Y, withColour(l.Style, pen.Paper), pen.Left, chrome.Edge{Colour: m.letters, Width: max(6, l.Style.Size*0.11)})
		}
		penLines(q, b.Says, pen.Paper)
	})
	if box, count := b.CountBox, b.Count; count.Text != "" { // a picture of its own: an old number would be wrong
		c.Part(gallery.Key{Name: "count of a stage", Text: count.Text}, box, 2, func(q pen.Pen) {
			q.Fill(pen.Rectangle(0, 0, box.W, box.H, 5), pen.Chosen)
			penLines(q.At(-box.X, -box.Y, 1), []question.Line{count}, pen.Ink)
		})
	}
}

// balloonOutline returns the outline of a balloon and its tail.
func balloonOutline(b *question.Balloon) pen.Outline {
	o := pen.Rectangle(b.Box.X, b.Box.Y, b.Box.W, b.Box.H, 3)
	if len(b.Tail) != 3 {
		return o
	}
	tail := b.Tail
	if (tail[1].X-tail[0].X)*(tail[2].Y-tail[0].Y)-(tail[1].Y-tail[0].Y)*(tail[2].X-tail[0].X) < 0 {
		tail = []question.Point{tail[2], tail[1], tail[0]} // it runs round as the box does
	}
	return pen.Join(o, pen.Polygon(tail[0].X, tail[0].Y, tail[1].X, tail[1].Y, tail[2].X, tail[2].Y))
}

func withColour(st pen.Style, c color.NRGBA) pen.Style {
	st.Colour = c
	return st
}

// penLines draws lines at their places on the stage.
func penLines(q pen.Pen, lines []question.Line, ink color.NRGBA) {
	for _, l := range lines {
		c := ink
		if l.Dim {
			c = pen.Mix(ink, pen.Mist, 0.8)
		}
		q.Text(l.Text, l.X, l.Y, withColour(l.Style, c), pen.Left)
	}
}

func (t *Table) drawPanel(c *ui.Canvas, n int, p *question.Panel) {
	tone := tones[p.Tone]
	for i, b := range []ui.Box{p.Box, p.Foot} {
		if b.W > 0 {
			c.PartKept(&t.ask.late, 2*n+i, gallery.Key{Name: "panel", A: tone.edge}, b, 24, func(q pen.Pen) { chrome.DrawPanel(q, b.W, b.H, tone.edge) })
		}
	}
	if p.List.W > 0 {
		c.Inside(p.List, func() { t.drawChoices(c, p) })
		at := ui.Scroll{At: p.Scrolled}
		at.Draw(c, ui.BoxAt(p.List.X, p.List.Y, p.List.W-6, p.List.H), p.High)
	} else {
		t.drawChoices(c, p)
	}
	if b := struckSign(p); b.W > 0 {
		k := b.W / struckSignWidth
		c.Part(gallery.Key{Name: "struck sign", N: int(100 * k)}, b, 4, func(q pen.Pen) { chrome.DrawSlash(q.At(b.W/2, b.H*0.54, 0.46*k).Turned(-0.5), pen.Danger) })
	}
	if notes := slices.Concat(p.Page, p.Notes); len(notes) > 0 {
		text := ""
		top, low := notes[0].Y, notes[0].Y
		for _, l := range notes {
			text += l.Text + "\x00"
			top, low = math.Min(top, l.Y-l.Style.Size), math.Max(low, l.Y+l.Style.Size*0.4)
		}
		at := p.Box
		if p.Foot.W > 0 {
			at = p.Foot
		}
		around := ui.BoxAt(at.X, math.Floor(top), at.W, math.Ceil(low-top)) // no more than is written on
		c.Part(gallery.Key{Name: "notes", A: tone.edge, Text: text}, around, 4, func(q pen.Pen) {
			penLines(q.At(-around.X, -around.Y, 1), notes, pen.SoftPaper)
		})
		if t.ask.stage.Text < c.TextScale {
			c.Offer(strings.ReplaceAll(strings.TrimSuffix(text, "\x00"), "\x00", "\n"), around)
		}
	}
	if p.On.W > 0 {
		for i, b := range []ui.Box{p.Back, p.On} {
			ground, arrow := chrome.BlueDim, pen.CanDo
			if leads := [2]bool{p.Earlier(), p.Later()}; !leads[i] {
				ground, arrow = pen.Mix(ground, chrome.Bar, 0.75), pen.Fade(pen.Mist, 0.45)
			}
			t.drawStageButton(c, &question.Button{Box: b, Reply: -1}, ground)
			x, y := b.Middle()
			c.Spin(c.Art.Chevron(c.Pixels(30), arrow).Image, x, y, 1, 1, [2]float64{1, -1}[i]*1.5708, 1)
		}
	}
	ground := tone.button
	if p.Button.Reply < 0 {
		ground = pen.Mix(ground, chrome.Bar, 0.75)
	}
	t.drawStageButton(c, &p.Button, ground)
}

// drawChoices draws the cards of a panel, with the titles above them.
func (t *Table) drawChoices(c *ui.Canvas, p *question.Panel) {
	for i := range p.Cards {
		glow, lit := gallery.GlowCanDo, len(p.Cards) > 1 || p.On.W > 0 || p.List.W > 0
		if k := &p.Cards[i]; k.Ticked || lit && k.Seen.Has(t.cursorX, t.cursorY) {
			glow = gallery.GlowChosen
		}
		k := &p.Cards[i]
		if k.Burns {
			drawFire(c, k.Box, false)
		}
		drawStageCard(c, k, 0, glow, lit)
		if k.Face == nil && k.Reply >= 0 {
			t.drawDown(c, k)
		}
		if k.Burns {
			drawFire(c, k.Box, true)
		}
	}
	for i := range p.Cards {
		k := &p.Cards[i]
		if k.Ticked {
			drawTicked(c, k)
		}
		if len(k.Same) > 1 {
			drawSame(c, k)
		}
		if len(p.Cards) > 1 { // otherwise the notes say it
			t.drawRotated(c, k)
		}
	}
	for _, l := range p.Titles {
		c.Part(gallery.Key{Name: "title of cards", N: int(l.Style.Size), Text: l.Text}, l.Box(), 4, func(q pen.Pen) {
			q.Text(l.Text, 0, l.Style.Size*0.74, withColour(l.Style, pen.CanDo), pen.Left)
		})
	}
}

// drawRotated draws how far a card of a stage that is in play is rotated: over its lower edge, clear of its rules.
func (t *Table) drawRotated(c *ui.Canvas, k *question.Card) {
	if k.Face == nil || k.Reply < 0 {
		return
	}
	v, of := t.view(), t.ask.asked.Answers[k.Reply].Card
	if of == engine.NoCard || !v.Sees(of) || v.Quarters(of) == 0 {
		return
	}
	board.DrawRotation(c, v.Quarters(of), rotatedBox(k))
}

// rotatedBox returns the box of that sign.
func rotatedBox(k *question.Card) ui.Box {
	const wide, high, over = 68.0, 30.0, 8.0
	return ui.BoxAt(k.Box.X+(k.Box.W-wide)/2, k.Box.Y+k.Box.H-over, wide, high)
}

// The size of the claw marks in a panel without cards, and the least part of it at which they are drawn.
const struckSignWidth, struckSignHeight, struckSignLeast = 220.0, 130.0, 0.5

// struckSign returns the box of the claw marks in a panel of an Attack that shows no cards: above its
// notes and as large as there is room. Its width is 0 if there is too little room.
func struckSign(p *question.Panel) ui.Box {
	if len(p.Cards) > 0 || p.Tone != question.Hit {
		return ui.Box{}
	}
	const margin = 10.0
	room := p.Box.H - 2*margin
	for _, l := range p.Notes {
		if p.Foot.W == 0 {
			room = math.Min(room, l.Box().Y-p.Box.Y-2*margin)
		}
	}
	k := math.Min(1, math.Min(room/struckSignHeight, (p.Box.W-2*margin)/struckSignWidth))
	if k < struckSignLeast {
		return ui.Box{}
	}
	return ui.BoxAt(p.Box.X+(p.Box.W-struckSignWidth*k)/2, p.Box.Y+margin+(room-struckSignHeight*k)/2, struckSignWidth*k, struckSignHeight*k)
}

// drawTicked draws the sign of a ticked card over its picture: its number if the order matters.
func drawTicked(c *ui.Canvas, k *question.Card) {
	b, size := tickBox(c, k), tickSize
	if k.Number == 0 {
		c.Put(c.Art.Tick(c.Pixels(size)), b.X, b.Y)
		return
	}
	n := fmt.Sprint(k.Number)
	c.Part(gallery.Key{Name: "number of a card", Text: n}, b, 4, func(q pen.Pen) {
		q.Fill(pen.Circle(size/2, size/2, size/2), pen.Ink)
		q.Fill(pen.Circle(size/2, size/2, size/2-4), pen.Chosen)
		q.Text(n, size/2, size/2+14, ui.Display(40, pen.Ink), pen.Centre)
	})
}

const tickSize = 52.0

// tickBox returns the box of the sign of a chosen card, clear of the number of equal cards.
func tickBox(c *ui.Canvas, k *question.Card) ui.Box {
	b := ui.BoxAt(k.Seen.X+k.Seen.W-tickSize-6, k.Box.Y+k.Box.H*0.2, tickSize, tickSize)
	if len(k.Same) > 1 {
		b.X = min(b.X, sameBox(c, k).X-tickSize)
	}
	return b
}

// drawSame draws how many equal cards a card stands for.
func drawSame(c *ui.Canvas, k *question.Card) {
	n, st := timesOf(k), sameStyle(c)
	b := sameBox(c, k)
	c.Part(gallery.Key{Name: "equal cards", Text: n}, b, 4, func(q pen.Pen) {
		q.Fill(pen.Rectangle(-3, -3, b.W+6, b.H+6, 7), pen.Ink)
		q.Fill(pen.Rectangle(0, 0, b.W, b.H, 5), pen.Paper)
		q.Text(n, b.W/2, b.H/2+st.Size*0.36, st, pen.Centre)
	})
}

func timesOf(k *question.Card) string { return fmt.Sprintf("×%d", len(k.Same)) }

func sameStyle(c *ui.Canvas) pen.Style { return ui.Display(max(26, c.MinPrompt()), pen.Ink) }

// sameBox returns the box of the number of equal cards. It is at the right of the picture, clear of the
// name: at the upper corner of a card with the look of a small one, and below the name of others.
func sameBox(c *ui.Canvas, k *question.Card) ui.Box {
	st := sameStyle(c)
	w, y := c.TextWidth(timesOf(k), st)+18, k.Box.Y-6
	if top, low := art.NameBand(c.Art.Small(k.Face, c.Pixels(k.Box.W))); top == 0 {
		y = k.Box.Y + low*k.Box.H + 4
	}
	return ui.BoxAt(k.Box.X+k.Box.W-w+6, y, w, st.Size+4)
}

func (t *Table) drawStageButton(c *ui.Canvas, b *question.Button, ground color.NRGBA) {
	state, other := chrome.ButtonNormal, chrome.ButtonHover
	if b.Reply >= 0 && b.Box.Has(t.cursorX, t.cursorY) {
		state, other = other, state
	}
	var text strings.Builder
	for _, l := range b.Lines {
		text.WriteString(l.Text + "\x00")
	}
	key := gallery.Key{Name: "answer", A: ground, N: int(state), Text: text.String()}
	was := key
	was.N = int(other)
	box, lines := b.Box, b.Lines // copied, because it is painted in the background
	c.PartAfter(was, key, box, 26, func(q pen.Pen) {
		chrome.DrawButton(q, box.W, box.H, chrome.ButtonLook{State: state, Ground: ground})
		q = q.At(-box.X, -box.Y, 1)
		for _, l := range lines {
			chrome.DrawLabel(q, l.Text, l.X, l.Y, withColour(l.Style, pen.Paper), pen.Left)
		}
	})
}

// drawFire draws the flames around a card that would be destroyed: behind it, or in front of its
// lower edge.
func drawFire(c *ui.Canvas, card ui.Box, before bool) {
	key, draw := gallery.Key{Name: "fire behind"}, chrome.DrawFireBehind
	if before {
		key, draw = gallery.Key{Name: "fire before"}, chrome.DrawFireBefore
	}
	c.PartBeside(key, card, chrome.FireMargin, func(q pen.Pen) { draw(q, card.W, card.H) })
}

// drawStageCard draws a card of the stage. Lit puts a glow around it.
func drawStageCard(c *ui.Canvas, k *question.Card, turn float64, glow gallery.GlowKind, lit bool) {
	w, h := c.Pixels(k.Box.W), c.Pixels(k.Box.H)
	x, y := k.Box.Middle()
	pose := ui.Pose{X: x, Y: y, W: k.Box.W, Turn: turn}
	switch {
	case k.Face != nil && k.Face.Oversized():
		if lit {
			c.Around(c.Art.Glow(glow, w, h, c.Unit*0.7), pose, w, h, 1, 1)
		}
	default:
		at := gallery.Payable
		if turn != 0 {
			at = gallery.Lifted
		}
		c.Around(c.Art.CardShadow(w, at), pose, w, h, 1, 1)
		if lit {
			c.Around(c.Art.CardGlow(glow, w), pose, w, h, 1, 1)
		}
		c.Around(c.Art.Board(w, 0), pose, w, h, 1, 1)
	}
	if k.Face == nil {
		c.Back(pose)
		return
	}
	c.FaceToRead(k.Face, pose, 1, 1)
}

// drawDown draws the number of a face-down card over its lower edge, unless it is the only one.
func (t *Table) drawDown(c *ui.Canvas, k *question.Card) {
	d := t.ask.asked.Answers[k.Reply].Down
	if d.Only || d.Number == 0 {
		return
	}
	n, st := fmt.Sprint(d.Number), ui.Display(max(40, c.MinPrompt()), pen.Ink)
	wide, high := math.Max(st.Size+12, c.TextWidth(n, st)+24), st.Size+12
	b := ui.BoxAt(k.Box.X+(k.Box.W-wide)/2, k.Box.Y+k.Box.H-high-10, wide, high)
	c.Part(gallery.Key{Name: "number of a face-down card", Text: n}, b, 4, func(q pen.Pen) {
		q.Fill(pen.Rectangle(-3, -3, b.W+6, b.H+6, 7), pen.Ink)
		q.Fill(pen.Rectangle(0, 0, b.W, b.H, 5), pen.Paper)
		q.Text(n, b.W/2, b.H/2+st.Size*0.36, st, pen.Centre)
	})
}
