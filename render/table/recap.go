package table

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/ui"
)

// recap sums up what the other players did since the viewer's last turn: a strip of cards for each
// turn and, for a partner, what it was good for. It is shown at the beginning of the viewer's turn
// if they have not seen all of it happen, and always for partners. The viewer's next answer or a
// click on it closes it.
type recap struct {
	rows   []recapRow
	unseen bool // something has happened without motion
	turn   int  // the number of the viewer's turn it was last made for
	// weighed is the number of the turn whose stakes were taken at its beginning, and averted holds
	// for each turn what it has kept from coming.
	weighed int
	stakes  []board.Stake
	averted map[int][]averted
}

// averted is a stake that a turn has kept from coming.
type averted struct {
	board.Stake
	held bool // the card is in the space of the turn's player
}

// recapRow is one turn.
type recapRow struct {
	seat   engine.SeatID
	name   string
	groups []recapGroup
	words  string // what was done and why, or "" if the cards say all
	brief  string // the same without what the cards show
}

// recapGroup is the cards that a turn did the same with.
type recapGroup struct {
	kind  recapKind
	faces []*art.Face
}

// recapKind is what the cards of a group have in common.
type recapKind uint8

// These are the kinds, in the order of a row.
const (
	didPlay recapKind = iota
	didHelp           // played by others than the turn's player and the viewer
	didDefeat
	didBuy
	didGain
	didAppear // a Super-Villain
	didHit    // the viewer
	didNothing
)

// recapLabels are the labels of the groups.
var recapLabels = [didNothing]string{"PLAYED", "HELPED", "DEFEATED", "BOUGHT", "GAINED", "APPEARED", "HIT YOU"}

// recapMost is the most turns shown.
const recapMost = 4

func (k *recap) shown() bool { return len(k.rows) > 0 }

// close closes the recap.
func (k *recap) close() { k.rows = nil }

// answered is called before the viewer answers. In their own turn that closes the recap for good.
func (k *recap) answered(t *Table) {
	k.close()
	if t.ask.kind == engine.DecideTurn && t.ask.mine {
		k.turn, k.unseen = int(t.view().Turn().Number), false
	}
}

// weigh remembers what is at stake at the beginning of a computer player's turn, and at its end what
// the turn has averted.
func (t *Table) weigh() {
	k, stakes := &t.recap, t.layout.Stakes
	if stakes == nil || t.eyes == engine.NoSeat || !t.plays() {
		return
	}
	v := t.view()
	d, n := v.Pending(), int(v.Turn().Number)
	if d.Kind != engine.DecideTurn || d.Seat == t.eyes {
		return
	}
	if k.weighed != n {
		k.weighed, k.stakes = n, stakes(v)
	}
	if o, ok := t.Match.Intended(); !ok || o.Kind != engine.OptEnd || len(k.stakes) == 0 {
		return
	}
	after := stakes(v)
	for _, s := range k.stakes {
		if slices.ContainsFunc(after, func(o board.Stake) bool { return o.Card == s.Card }) {
			continue
		}
		if k.averted == nil {
			k.averted = map[int][]averted{}
		}
		at := v.SpaceOf(s.Card)
		k.averted[n] = append(k.averted[n], averted{s, !s.Suffers && at >= 0 && at == v.Space(d.Seat)})
	}
	k.stakes = nil
}

// takeRecap makes the recap if the viewer's turn has just begun. Once they have done something in it,
// there is no recap, even if they come back to it: their own cards need its place.
func (t *Table) takeRecap() {
	k, v := &t.recap, t.view()
	if !t.plays() || !t.ask.mine || t.ask.kind != engine.DecideTurn || int(v.Turn().Number) == k.turn {
		return
	}
	if t.Match.Opened() < t.Match.Given() {
		k.turn, k.unseen, k.averted = int(v.Turn().Number), false, nil
		return
	}
	rows := t.recapRows(k.averted)
	partner := slices.ContainsFunc(rows, func(r recapRow) bool { return t.partner(r.seat) })
	if k.close(); k.unseen || partner {
		k.rows = rows
	}
	k.turn, k.unseen, k.averted = int(v.Turn().Number), false, nil
}

// partner reports whether a seat plays with the viewer.
func (t *Table) partner(seat engine.SeatID) bool {
	return t.Match.Together() || t.view().Side(t.eyes).Has(seat)
}

// recapRows returns the rows for the turns since the viewer's last one, oldest first.
func (t *Table) recapRows(avoided map[int][]averted) (rows []recapRow) {
	lines, past := t.logs[t.eyes].lines, t.pastTurns()
	now := int(t.view().Turn().Number)
	number, end := now, len(lines)
	var begun []match.Line // what has hit the viewer as their own turn began
	for i := len(lines) - 1; i >= 0 && len(rows) < recapMost; i-- {
		if !lines[i].Turn {
			continue
		}
		own := lines[i].Seat == t.eyes
		if own && number < now {
			break
		}
		if own {
			for _, l := range lines[i:] {
				if recapKindOf(l, t.eyes, t.eyes) == didHit {
					begun = append(begun, l)
				}
			}
		} else {
			turn := past[number]
			if len(rows) == 0 {
				turn.villains = append(slices.Clone(turn.villains), past[now].villains...)
			}
			rows = append(rows, t.recapRow(lines[i].Seat, append(slices.Clone(lines[i+1:end]), begun...), turn, avoided[number]))
			begun = nil
		}
		end = i
		number--
	}
	slices.Reverse(rows)
	return rows
}

// pastTurn is what no log line says about a turn.
type pastTurn struct {
	moved    int             // spaces that its player's Character moved
	villains []engine.CardID // Super-Villains that have appeared
}

// pastTurns returns all turns by number.
func (t *Table) pastTurns() map[int]pastTurn {
	out, v := map[int]pastTurn{}, t.view()
	events, _ := t.Match.Events(t.eyes, 0)
	r, now := t.reader(seenMark{eyes: t.eyes}), engine.Event{}
	for _, e := range events {
		switch past := out[int(now.N)]; {
		case r.beat(e) == entry:
			past.villains = append(past.villains, e.Card)
			out[int(now.N)] = past
		case e.Kind == engine.TurnBegan:
			now = e
		case e.Kind == engine.PieceWalked && e.Seat == now.Seat && e.Card != engine.NoCard && v.Card(e.Card).Owner == e.Seat:
			past.moved += int(e.N)
			out[int(now.N)] = past
		}
	}
	return out
}

// recapRow returns the row of a turn from its log lines.
func (t *Table) recapRow(seat engine.SeatID, lines []match.Line, past pastTurn, reasons []averted) recapRow {
	row := recapRow{seat: seat, name: strings.ToUpper(t.name(seat))}
	faces := map[recapKind][]*art.Face{}
	fell := map[engine.CardID]bool{}
	for _, l := range lines {
		fell[l.Card] = fell[l.Card] || l.Kind == engine.VillainFell
	}
	for _, l := range lines {
		if k := recapKindOf(l, seat, t.eyes); k != didNothing && l.Card != engine.NoCard && !(k == didBuy && fell[l.Card]) {
			faces[k] = append(faces[k], &t.Faces[l.Face])
		}
	}
	for _, c := range past.villains {
		if f := t.faceOf(t.view(), c); f != nil {
			faces[didAppear] = append(faces[didAppear], f)
		}
	}
	for k := range didNothing {
		if len(faces[k]) > 0 {
			row.groups = append(row.groups, recapGroup{k, faces[k]})
		}
	}
	if t.partner(seat) {
		row.words = t.recapWords(past.moved, faces[didBuy], faces[didDefeat], fell, reasons)
		row.brief = t.recapWords(past.moved, nil, t.withReason(faces[didDefeat], reasons), fell, reasons)
	}
	if len(row.groups) == 0 && row.words == "" {
		row.words, row.brief = noCards, noCards
	}
	return row
}

// noCards says that a turn did nothing.
const noCards = "No cards played or bought"

// recapKindOf returns the group of a log line in a seat's turn.
func recapKindOf(l match.Line, turn, eyes engine.SeatID) recapKind {
	switch {
	case l.Kind == engine.CardPlayed && l.Seat == turn:
		return didPlay
	case l.Kind == engine.CardPlayed && l.Seat != eyes:
		return didHelp
	case l.Kind == engine.CardBought:
		return didBuy
	case l.Kind == engine.CardGained && l.Seat == turn:
		return didGain
	case l.Kind == engine.VillainFell:
		return didDefeat
	case l.Kind == engine.AttackHit && l.Seat == eyes:
		return didHit
	}
	return didNothing
}

// maxReasons is the most reasons that a row gives.
const maxReasons = 2

// recapWords says what a partner did and what that was good for.
func (t *Table) recapWords(moved int, bought, beaten []*art.Face, fell map[engine.CardID]bool, reasons []averted) string {
	var parts []string
	switch {
	case moved == 1:
		parts = append(parts, "moved 1 space")
	case moved > 1:
		parts = append(parts, fmt.Sprintf("moved %d spaces", moved))
	}
	if len(bought) > 0 {
		var names []string
		for _, f := range bought {
			names = append(names, f.Title())
		}
		parts = append(parts, "bought "+card.AndList(names))
	}
	why := map[*art.Face]string{}
	var other []string
	for _, r := range reasons {
		f := t.faceOf(t.view(), r.Card)
		if f == nil {
			continue
		}
		name := strings.TrimSuffix(strings.TrimSuffix(f.Title(), " A"), " B")
		switch {
		case fell[r.Card]:
			why[f] = " before it could " + r.Would
		case len(other) == maxReasons:
		case r.held:
			other = append(other, "kept "+name+" from "+r.Doing+" by staying in its space")
		default:
			other = append(other, "kept "+name+" from "+r.Doing)
		}
	}
	for _, f := range beaten {
		parts = append(parts, "defeated "+f.Title()+why[f])
	}
	return grammar.Capital(card.AndList(append(parts, other...)))
}

// withReason returns the defeated Villains that would have done something.
func (t *Table) withReason(beaten []*art.Face, reasons []averted) (out []*art.Face) {
	for _, f := range beaten {
		if slices.ContainsFunc(reasons, func(r averted) bool { return t.faceOf(t.view(), r.Card) == f }) {
			out = append(out, f)
		}
	}
	return out
}

// These are the measures of the recap.
const (
	recapRowMost     = 158.0 // the height of a row
	recapGap         = 4.0   // between rows
	recapName        = 104.0 // width of a name
	recapLabel       = 20.0  // height of a group's label
	recapHigh        = 62.0  // a lower row has its labels before the cards
	recapTall        = 110.0 // a lower row has its words beside the cards
	recapCardMin     = 50.0  // the least width of a whole card; below it only pictures are shown
	recapBeside      = 0.66  // of the width, for cards beside words at most, and
	recapBesideLeast = 0.42  // at least
	recapClose       = 46.0  // width of the sign that closes it
	recapGroups      = 16.0  // between groups
	recapTimes       = 4.0   // before and after the number of equal cards
	recapThumb       = 1.25  // the longer side of a picture, in shorter ones
	recapLeast       = 14.0  // the least width of a picture
	recapPart        = 0.4   // of a card's width, shows at least where cards overlap
)

// recapCard is a card of the recap where it is drawn.
type recapCard struct {
	face *art.Face
	box  ui.Box
	n    int     // how many cards of the same face it stands for
	wide float64 // the width of the number beside it, 0 for one card
}

// rowBox returns the box of a row.
func (k *recap) rowBox(in ui.Box, i int) ui.Box {
	n := float64(len(k.rows))
	high := math.Min(recapRowMost, (in.H-recapGap*(n-1))/n)
	return ui.BoxAt(in.X, in.Y+float64(i)*(high+recapGap), in.W, high)
}

// recapBody returns the style of a row's words, and recapHead that of its labels.
func recapBody(c *ui.Canvas) pen.Style { return ui.Body(math.Max(18, c.MinRules()), pen.Paper) }
func recapHead(c *ui.Canvas) pen.Style { return ui.Display(math.Max(17, c.MinRules()), pen.Mist) }

// says returns the words of a row in its box: all of them if they have a line of their own.
func (r *recapRow) says(b ui.Box) string {
	if b.H >= recapTall {
		return r.words
	}
	return r.brief
}

// place returns the cards of a row, the places of its groups' labels, and the box of its words.
func (r *recapRow) place(c *ui.Canvas, b ui.Box) (cards []recapCard, labels []ui.Box, words ui.Box) {
	in := ui.BoxAt(b.X+recapName+24, b.Y+5, b.W-recapName-24-recapClose, b.H-10)
	words = in
	body, says := recapBody(c), r.says(b)
	switch {
	case says == "" || len(r.groups) == 0:
	case b.H >= recapTall:
		lines := min(2, len(c.Wrap(says, body, in.W)))
		words.H = float64(lines) * body.Size * 1.2
		words.Y = in.Y + in.H - words.H
		in.H -= words.H + 4
	default: // the cards leave them as much as they need
		lines := int(in.H/(body.Size*1.2) + 0.01)
		for share := recapBeside; share > recapBesideLeast; share -= 0.02 {
			if in.W = words.W * share; len(c.Wrap(says, body, words.W-in.W-recapGroups)) <= lines {
				break
			}
		}
	}
	if len(r.groups) == 0 {
		return nil, nil, words
	}
	above := math.Max(recapLabel, recapHead(c).Size*1.2)
	if b.H < recapHigh {
		above = 0
	}
	high := in.H - above
	wide, pitch, squeeze := r.fit(c, in.W, high, above == 0)
	if wide < recapCardMin {
		high = math.Min(high, wide*recapThumb)
	}
	x := in.X
	for _, g := range r.groups {
		from, label := x, ui.BoxAt(x, in.Y, labelWidth(c, g)*squeeze, above)
		if above == 0 {
			label.H = in.H
			x += label.W
		}
		all := gathered(c, g.faces)
		for i := range all {
			k := &all[i]
			k.box = ui.BoxAt(x, in.Y+above, wide, math.Min(high, wide*ui.CardAspect))
			x += k.step(wide, pitch, i == len(all)-1)
		}
		cards = append(cards, all...)
		labels = append(labels, label)
		x = math.Max(x, from+label.W) + recapGroups
	}
	if words.Y == in.Y && words.H == in.H {
		words.W -= x - words.X
		words.X = x
	}
	return cards, labels, words
}

// labelWidth returns the width of a group's label.
func labelWidth(c *ui.Canvas, g recapGroup) float64 {
	return c.TextWidth(recapLabels[g.kind], recapHead(c)) + 8
}

// fit returns the greatest width of the cards of a row, the distance between two of a group, and the
// scale of the labels, with which all groups fit in a width. Cards overlap before they get smaller,
// and labels are squeezed last. Inline labels are before their cards and others over them.
func (r *recapRow) fit(c *ui.Canvas, room, high float64, inline bool) (wide, pitch, squeeze float64) {
	type size struct {
		label float64
		cards []recapCard
	}
	var groups []size
	for _, g := range r.groups {
		groups = append(groups, size{labelWidth(c, g), gathered(c, g.faces)})
	}
	needs := func(wide, pitch, squeeze float64) float64 {
		sum := recapGroups * float64(len(groups)-1)
		for _, g := range groups {
			cards := 0.0
			for i := range g.cards {
				cards += g.cards[i].step(wide, pitch, i == len(g.cards)-1)
			}
			if inline {
				sum += g.label*squeeze + cards
			} else {
				sum += math.Max(g.label*squeeze, cards)
			}
		}
		return sum
	}
	if wide = high / ui.CardAspect; wide < recapCardMin {
		wide = high * recapThumb
	}
	for ; wide > recapLeast; wide-- {
		for pitch = wide + 5; pitch > recapPart*wide; pitch-- {
			if needs(wide, pitch, 1) <= room {
				return wide, pitch, 1
			}
		}
	}
	for squeeze = 1; squeeze > 0 && needs(wide, pitch, squeeze) > room; {
		squeeze -= 0.05
	}
	return wide, pitch, max(squeeze, 0)
}

// timesStyle returns the style of the number of equal cards.
func timesStyle(c *ui.Canvas) pen.Style { return ui.Display(math.Max(20, c.MinRules()), pen.Paper) }

// times returns the number beside a card that stands for several, or "" for one card.
func (k *recapCard) times() string {
	if k.n < 2 {
		return ""
	}
	return fmt.Sprintf("×%d", k.n)
}

// step returns how far right of a card's left edge the next begins, or its group ends after the last
// card. The next may cover part of the card, but not the number beside it.
func (k *recapCard) step(wide, pitch float64, last bool) float64 {
	switch {
	case k.wide > 0:
		return wide + recapTimes + k.wide + recapTimes
	case last:
		return wide
	}
	return pitch
}

// gathered returns the cards of a group, with equal ones as one.
func gathered(c *ui.Canvas, faces []*art.Face) (out []recapCard) {
	for _, f := range faces {
		if i := slices.IndexFunc(out, func(k recapCard) bool { return k.face == f }); i >= 0 {
			out[i].n++
			continue
		}
		out = append(out, recapCard{face: f, n: 1})
	}
	for i := range out {
		if times := out[i].times(); times != "" {
			out[i].wide = c.TextWidth(times, timesStyle(c))
		}
	}
	return out
}

// box returns the place of the recap.
func (t *Table) recapBox() ui.Box { return t.layout.Recap }

// recapLayer is the recap. It covers only its own rows, and makes way for a dragged card.
type recapLayer struct{ *Table }

func (l recapLayer) Shown() bool {
	return l.recap.shown() && l.layout.Recap.W > 0 && !l.ask.up && l.drag == nil
}

// over returns the row at a position, or -1 if there is none.
func (l recapLayer) over(x, y float64) int {
	for i := range l.recap.rows {
		if l.recap.rowBox(l.recapBox(), i).Has(x, y) {
			return i
		}
	}
	return -1
}

func (l recapLayer) Holds(p *ui.Pointer) ui.Holds {
	if l.over(p.X, p.Y) >= 0 {
		return ui.HoldPointer
	}
	return 0
}

func (l recapLayer) Update(p *ui.Pointer) bool {
	i := l.over(p.X, p.Y)
	if i < 0 {
		return false
	}
	l.setHover(0)
	l.zoom.Follow(p, l.recapFace(p.X, p.Y))
	l.zoom.At = l.zoomBox()
	if p.Released && l.over(p.PressX, p.PressY) >= 0 {
		l.recap.close()
		l.finish() // as with any click on the table
	}
	return false
}

// recapFace returns the face of the recap's card at a position, or nil if there is none.
func (t *Table) recapFace(x, y float64) (f *art.Face) {
	for i := range t.recap.rows {
		cards, _, _ := t.recap.rows[i].place(t.Canvas, t.recap.rowBox(t.recapBox(), i))
		for _, k := range cards {
			if k.box.Has(x, y) {
				f = k.face // a later one covers it
			}
		}
	}
	return f
}

func (l recapLayer) Draw(c *ui.Canvas) {
	for i := range l.recap.rows {
		l.recap.rows[i].draw(l.Table, c, l.recap.rowBox(l.recapBox(), i))
	}
}

// draw draws a row in its box.
func (r *recapRow) draw(t *Table, c *ui.Canvas, b ui.Box) {
	colour := t.seatColour(r.seat)
	c.Over(b)
	c.Row(b, colour, false)
	c.Label(r.name, b.X+20, b.Y+b.H/2+10, recapName-8, ui.Display(28, pen.Paper), pen.Left)
	cards, labels, words := r.place(c, b)
	for i := range cards {
		cards[i].draw(c)
	}
	for i, g := range r.groups {
		at, st := labels[i], recapHead(c)
		if g.kind == didHit {
			st.Colour = pen.Danger
		}
		y := at.Y + at.H - 4
		if b.H < recapHigh {
			y = at.Y + at.H/2 + st.Size*0.36
		}
		c.Line(recapLabels[g.kind], at.X, y, at.W, 2*st.Size, st, pen.Left)
	}
	if says := r.says(b); says != "" {
		body := recapBody(c)
		pitch := body.Size * 1.2
		most := max(1, int(words.H/pitch+0.01))
		down := (words.H - c.ParagraphHeight(says, words.W, pitch, most, body)) / 2
		c.Offer(r.words, words)
		c.Paragraph(says, words.X, words.Y+max(0, down)+body.Size, words.W, pitch, most, body, pen.Left)
	}
	if r == &t.recap.rows[0] {
		c.Text("×", b.X+b.W-18, b.Y+24, ui.Display(28, pen.Mist), pen.Centre)
	}
}

// draw draws a card of the recap, or its picture if the card is too small to read.
func (k *recapCard) draw(c *ui.Canvas) {
	x, y := k.box.Middle()
	if k.box.H < k.box.W*ui.CardAspect-1 {
		board.DrawThumb(c, k.face, x, y, k.box.W, k.box.H)
	} else {
		c.Face(k.face, ui.Pose{X: x, Y: y, W: k.box.W})
	}
	if times := k.times(); times != "" {
		c.Text(times, k.box.X+k.box.W+recapTimes, y+7, timesStyle(c), pen.Left)
	}
}
