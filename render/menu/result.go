package menu

import (
	"cmp"
	"fmt"
	"image/color"
	"math"
	"math/bits"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/art"
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// Result is the screen after a game, with the winners and the value of every card.
type Result struct {
	program  *Program
	match    *match.Match
	score    mode.Score
	headline string
	together bool   // the players win or lose together
	saved    bool   // together, and they have won
	why      string // the reason for the end of the game
	note     string
	columns  []column
	posters  []*art.Face // of the winners, at most as many as fit
	area     ui.Area
	resultPlaces
	scrolled ui.Scroll
	text     float64     // the scale of sentences
	buttons  []ui.Button // without places
	Buttons  ui.Buttons
	zoom     ui.Zoom
	layers   ui.Overlays
	attempt  Attempt // of a campaign; the zero Attempt outside one
	gained   ui.Scroll
	// gainsLines is the height of the attempt's lines when they were drawn last.
	gainsLines float64
	on         func()  // continues a campaign; nil outside one
	seen       bool    // it has been drawn
	age        float64 // seconds since then
}

// rematchGrace is how many seconds Enter starts no rematch. A key pressed earlier was meant for the
// end of the game.
const rematchGrace = 1.0

// column is the account of one seat.
type column struct {
	box   ui.Box
	name  string
	kind  string
	total string
	note  string
	won   bool
	hero  *art.Face
	// second is the other hero of a player with two, or nil.
	second *art.Face
	lines  []resultLine
}

type resultLine struct {
	words, points string
	face          *art.Face
}

// NewResult returns the result screen of a match.
func NewResult(p *Program, m *match.Match) *Result {
	r := &Result{program: p, match: m, score: m.Score(), area: ui.WideArea()}
	r.layers = ui.Over(&r.zoom)
	var names []string
	for _, w := range r.score.Winners {
		names = append(names, m.Seat(w).Name)
	}
	over := m.View(engine.NoSeat).Over()
	r.together, r.saved = m.Together(), over == card.TeamWon
	rule := "Most VP wins; ties go to the most Super-Villains."
	if m.LateTies() {
		rule = "Most VP wins; ties go to the most Super-Villains, then to the latest Super-Villain defeated."
	}
	switch {
	case r.together && r.saved:
		r.headline = "YOU WIN"
	case r.together:
		r.headline = "YOU LOSE"
	case len(names) > 1:
		r.headline = strings.ToUpper(strings.Join(names, " and ")) + " SHARE THE WIN"
		if v := m.View(engine.NoSeat); bits.OnesCount(uint(v.Side(r.score.Winners[0]))) == len(names) && v.Side(r.score.Winners[0]).Has(r.score.Winners[1]) {
			r.headline = strings.ToUpper(strings.Join(names, " and ")) + " WIN"
		}
	default:
		r.headline = strings.ToUpper(strings.Join(names, " and ")) + " WINS"
	}
	r.why = "The game is over: " + card.Reason(over) + "." + r.sums()
	r.posters = r.winners()
	for _, acc := range r.score.Accounts {
		r.columns = append(r.columns, r.column(acc))
	}
	again := ui.Button{Label: "REMATCH", Slant: true, Key: "ENTER", Size: 52, Do: r.rematch}
	if next, ok := m.Next(); ok {
		r.on = func() {
			if err := p.Next(next); err != nil {
				r.headline = err.Error()
			}
		}
		again.Label, again.Do = "SECOND GAME", r.on
		rule = "Total VP of both games decides."
	}
	if r.together {
		rule = ""
	}
	r.note = r.noteWords(rule, "")
	r.buttons = []ui.Button{again, {Label: "NEW GAME", Do: p.Setup}}
	r.end()
	return r
}

// end adds the buttons that every result has, and lays out the page.
func (r *Result) end() {
	p, m := r.program, r.match
	if p.Watch != nil {
		r.buttons = append(r.buttons, ui.Button{Label: "WATCH REPLAY", Do: func() { p.Watch(m) }})
	}
	r.buttons = append(r.buttons, ui.Button{Label: "TITLE", Key: "ESC", Do: p.Title})
	r.lay()
}

// NewAttemptResult returns the result screen of an attempt, which leads back to its campaign.
func NewAttemptResult(p *Program, m *match.Match, a Attempt) *Result {
	r := NewResult(p, m)
	r.on, r.attempt = a.Do, a
	if r.together {
		r.note = r.noteWords("", a.Name)
	}
	if len(a.Lines) > 0 {
		r.posters = nil // their room is needed
	}
	r.buttons = []ui.Button{{Label: "CONTINUE", Slant: true, Key: "ENTER", Size: 52, Do: a.Do}}
	r.end()
	return r
}

// noteWords returns the line below the reason: the game and the attempt, the rule that decided, and
// how long the game took.
func (r *Result) noteWords(rule, attempt string) string {
	m := r.match
	var words []string
	for _, name := range []string{m.Game().Name(), attempt} {
		if name != "" {
			words = append(words, name)
		}
	}
	note := grammar.Capital(strings.Join(words, ", "))
	if note != "" {
		note += ". "
	}
	if rule != "" {
		note += rule + " "
	}
	turns := int(m.View(engine.NoSeat).Turn().Number)
	note += fmt.Sprintf("%s. Point at a card to read it. Seed %d.", grammar.Count(turns, "turn", "turns"), m.Plan().Seed)
	if n := len(m.Record().Beyond); n > 0 {
		note += fmt.Sprintf(" Undone after seeing hidden cards: %d.", n)
	}
	return note
}

// winners returns the heroes of one or two winners, with each winner's second hero after the first
// ones. It returns none with more than four players, who leave no room.
func (r *Result) winners() []*art.Face {
	var out []*art.Face
	if len(r.score.Accounts) > 4 {
		return nil
	}
	winners := r.score.Winners
	for i := range r.score.Accounts {
		if r.together && r.saved {
			winners = append(winners, r.score.Accounts[i].Seat)
		}
	}
	for _, of := range []func(engine.SeatID) *art.Face{r.hero, r.second} {
		for _, w := range winners {
			if f := of(w); f != nil && len(out) < 2 {
				out = append(out, f)
			}
		}
	}
	return out
}

// hero returns the face of a seat's first Super Hero, or nil if there is none.
func (r *Result) hero(s engine.SeatID) *art.Face {
	v := r.match.View(engine.NoSeat)
	if heroes := v.Cards(v.Zone(engine.Heroes, s)); len(heroes) > 0 {
		return &r.program.Faces[v.Card(heroes[0]).Face]
	}
	return nil
}

// second returns the face of a seat's other Super Hero, or nil if there is none.
func (r *Result) second(s engine.SeatID) *art.Face {
	v := r.match.View(engine.NoSeat)
	if heroes := v.Cards(v.Zone(engine.Heroes, s)); len(heroes) > 1 && r.match.Heroes() > 1 {
		return &r.program.Faces[v.Card(heroes[1]).Face]
	}
	return nil
}

func (r *Result) column(acc mode.Account) column {
	seat := r.match.Seat(acc.Seat)
	c := column{name: strings.ToUpper(seat.Name), kind: "PERSON", total: fmt.Sprint(acc.Total),
		won: slices.Contains(r.score.Winners, acc.Seat) || r.together && r.saved}
	if seat.Player != "" {
		c.kind = strings.ToUpper(r.program.Players.Name(seat.Player))
	}
	c.hero, c.second = r.hero(acc.Seat), r.second(acc.Seat)
	if r.together {
		c.total = ""
		var n int
		c.lines, n = r.owned(acc.Seat)
		c.note = "At the end: " + grammar.Cards(n)
		return c
	}
	c.note = grammar.Count(acc.Villains, "Super-Villain", "Super-Villains")
	switch {
	case len(acc.Also) > 0:
		c.note += " · " + r.sum(acc)
	case acc.Defeat > 0:
		c.note += fmt.Sprintf(", last: turn %d", acc.Defeat)
	}
	for _, l := range acc.Sorted(r.match.Book()) {
		face := &r.program.Faces[l.Face]
		c.lines = append(c.lines, resultLine{counted(l.Copies, face.Name), fmt.Sprint(l.VP), face})
	}
	if acc.Tokens != 0 {
		c.lines = append(c.lines, resultLine{"VP tokens", fmt.Sprint(acc.Tokens), nil})
	}
	return c
}

// sum returns the words for a seat's total with the points added to it.
func (r *Result) sum(acc mode.Account) string {
	var parts []string
	for _, p := range acc.Also {
		if p.Partner == engine.NoSeat {
			parts = append(parts, fmt.Sprintf("first game %d", p.Points))
		} else {
			parts = append(parts, r.match.Seat(p.Partner).Name)
		}
	}
	return fmt.Sprintf("with %s: %d", strings.Join(parts, ", "), acc.Sum())
}

// owned returns the cards of a seat at the end of a game without points, by name, and their number.
// The Super Heroes are not among them, because their portraits are shown.
func (r *Result) owned(s engine.SeatID) (lines []resultLine, all int) {
	copies := map[engine.FaceID]int{}
	var ids []engine.FaceID
	for c := engine.CardID(1); int(c) <= r.match.NumCards(); c++ {
		f, ok := r.match.Owned(c, s)
		if !ok || r.program.Faces[f].Oversized() {
			continue
		}
		if copies[f]++; copies[f] == 1 {
			ids = append(ids, f)
		}
		all++
	}
	names := map[string]int{}
	for _, f := range ids {
		names[r.program.Faces[f].Name]++
	}
	slices.SortFunc(ids, func(a, b engine.FaceID) int {
		return cmp.Or(strings.Compare(r.program.Faces[a].Name, r.program.Faces[b].Name), cmp.Compare(a, b))
	})
	for _, f := range ids {
		face := &r.program.Faces[f]
		words := face.Name
		if names[face.Name] > 1 { // another card has the same name
			words += " (" + face.Kind.Label() + ")"
		}
		lines = append(lines, resultLine{counted(copies[f], words), "", face})
	}
	return lines, all
}

// counted returns the words for n copies of a card.
func counted(n int, name string) string {
	if n > 1 {
		return fmt.Sprintf("%d × %s", n, name)
	}
	return name
}

func (r *Result) rematch() {
	if err := r.program.Rematch(); err != nil {
		r.headline = err.Error()
	}
}

// high returns the height of the lines in the longest column.
func (r *Result) high() float64 {
	lines := 0
	for _, c := range r.columns {
		lines = max(lines, len(c.lines))
	}
	return float64(lines) * r.pitch()
}

// pitch returns the distance between lines. shown returns how many fit.
func (r *Result) pitch() float64 { return resultPitch * max(1, r.text) }
func (r *Result) shown() int     { return int(r.linesHigh / r.pitch()) }

// first returns the first visible line of a column. The lists scroll together by whole lines, each
// to its own end.
func (r *Result) first(c *column) int {
	return min(int(math.Round(r.scrolled.At/r.pitch())), max(0, len(c.lines)-r.shown()))
}

// below returns the number of a column's lines below the visible ones.
func (r *Result) below(c *column) int { return max(0, len(c.lines)-r.first(c)-r.shown()) }

// faceAt returns the face at a place, or nil if there is none.
func (r *Result) faceAt(x, y float64) *art.Face {
	for i := range r.columns {
		c := &r.columns[i]
		if !c.box.Has(x, y) {
			continue
		}
		if y < c.box.Y+portraitH && c.hero != nil && x < c.box.X+portraitW {
			if c.second != nil && x >= c.box.X+portraitW/2 {
				return c.second
			}
			return c.hero
		}
		first, lines := r.first(c), r.linesOf(c)
		if i := first + int((y-lines.Y)/r.pitch()); lines.Has(x, y) && i < min(first+r.shown(), len(c.lines)) {
			return c.lines[i].face
		}
	}
	return r.gainAt(x, y)
}

// Update runs one tick of the result.
func (r *Result) Update(p *ui.Pointer, dt float64) error {
	early := r.age < rematchGrace
	if r.seen {
		r.age += dt
	}
	p = r.layers.Update(p)
	r.zoom.Follow(p, r.faceAt(p.X, p.Y))
	for _, k := range p.Keys {
		switch k {
		case ebiten.KeyDown:
			r.scrolled.At += r.pitch()
		case ebiten.KeyUp:
			r.scrolled.At -= r.pitch()
		case ebiten.KeyPageDown, ebiten.KeySpace:
			r.scrolled.At += r.linesHigh - r.pitch()
		case ebiten.KeyPageUp:
			r.scrolled.At -= r.linesHigh - r.pitch()
		default: // does not scroll
		}
	}
	r.scrolled.Update(p, r.scrollBox(p), r.high())
	if in, _, high := r.gainsList(); r.gainsAt.H > 0 {
		r.gained.Update(p, in, high)
	}
	switch {
	case p.Confirm():
		if !early {
			r.buttons[0].Do()
		}
	case p.Key(ebiten.KeyEscape):
		r.program.Title()
	default:
		r.Buttons.Update(p)
	}
	return nil
}

// LiesOver identifies the panels that cover the screen. Each is shown once it is painted.
func (r *Result) LiesOver() uint64 { return uint64(r.layers.Framed()) }

// Draw draws the result.
func (r *Result) Draw(c *ui.Canvas) {
	if again := r.area.Take(c); again || r.text != c.TextScale {
		r.text = c.TextScale
		r.lay()
	}
	r.seen = r.seen || !c.Rehearsing()
	c.Sky(ui.DawnSky)
	st := ui.Display(116, pen.Paper)
	c.Blaze(ui.StageWidth/2, r.headY, math.Min(r.blaze, pen.Measure(r.headline, st)*0.55+300), 116)
	c.Shout(r.headline, ui.StageWidth/2, r.headY+38, 1180, st, pen.Centre,
		chrome.Edge{Colour: pen.Ink, Width: 20, Depth: 8, Side: pen.RGB(0x7a0f12)})
	r.drawPosters(c)
	r.drawGains(c)
	c.Row(r.reasonBox, pen.CanDo, false)
	c.Column([]string{r.why, r.note}, r.reasonBox.Inset(30, 5), resultPitch, func(i int) pen.Style {
		if i == 0 {
			return ui.Bold(25, pen.Paper)
		}
		return ui.Body(ui.MinMenu, pen.SoftPaper)
	}, pen.Centre)
	for i := range r.columns {
		r.drawColumn(c, i)
	}
	r.Buttons.Draw(c)
	r.layers.Draw(c)
}

// drawPosters draws the heroes of the winners, in the light.
func (r *Result) drawPosters(c *ui.Canvas) {
	n := len(r.posters)
	if n == 0 || r.posterAt.H == 0 {
		return
	}
	k := r.posterSize
	x, y := r.posterAt.Middle()
	c.Starburst(x, y, 330*k, pen.Gold, pen.Fade(pen.RGB(0xfff0a0), 0.7), pen.Fade(pen.RGB(0xe08a1d), 0.9))
	for i, f := range r.posters {
		p := ui.Pose{X: x, Y: y, W: 310 * k, Turn: -0.05}
		if n > 1 {
			side := float64(2*i - 1)
			p = ui.Pose{X: x + 24*side, Y: y + 150*side, W: 226 * k, Turn: 0.05 * side}
			if r.area.Tall() { // next to each other
				p = ui.Pose{X: x + 190*side, Y: y, W: 260 * k, Turn: 0.05 * side}
			}
		}
		if f.Oversized() {
			c.Poster(f, p, false)
		} else {
			c.Face(f, p)
		}
	}
	if n > 1 && !r.area.Tall() { // on the upper edge of the first
		c.Crown(x-34, y-150-226*k*ui.PosterAspect/2-22*k, 104*k, -0.08)
		return
	}
	c.Crown(x-10, y-262*k, 130*k, -0.08)
}

// color returns the color of a seat, as at the table.
func (r *Result) color(seat engine.SeatID) color.NRGBA {
	team, member, ok := r.match.Team(seat)
	return r.program.Colors(r.match.Plan().Mode).Of(int(seat), team, member, ok)
}

func (r *Result) drawColumn(c *ui.Canvas, i int) {
	k := &r.columns[i]
	color := r.color(engine.SeatID(i))
	edge := color
	if k.won {
		edge = pen.CanDo
		c.Put(c.Art.Glow(gallery.GlowCanDo, c.Pixels(k.box.W), c.Pixels(k.box.H), c.Unit), k.box.X, k.box.Y)
	}
	c.Panel(k.box, edge)
	face := ui.BoxAt(k.box.X, k.box.Y-12, portraitW, portraitH)
	if k.second != nil { // its half is beside the first one's
		half := face.CutRight(portraitW / 2)
		c.PartSoon(gallery.Key{Name: "portrait", Face: k.second, A: color}, half, 12, func(q pen.Pen) {
			art.DrawPortrait(q, k.second, color, half.W, half.H)
		})
	}
	c.PartSoon(gallery.Key{Name: "portrait", Face: k.hero, A: color}, face, 12, func(q pen.Pen) {
		art.DrawPortrait(q, k.hero, color, face.W, face.H)
	})
	const star, gap = 112.0, 16.0 // between the name and the star
	beside := ui.BoxAt(k.box.X+portraitW+8, k.box.Y, k.box.W-portraitW-star-8-gap, portraitH)
	c.Label(k.name, beside.X, beside.Y+54, beside.W, ui.Display(42, pen.Paper), pen.Left)
	c.TextWithin(k.kind, beside.X, beside.Y+88, beside.W, ui.Display(25, pen.SoftPaper))
	if k.total != "" {
		c.Put(c.Art.Star(k.total, c.Pixels(star)), k.box.X+k.box.W-star-6, k.box.Y+4)
	}
	if k.won {
		c.Crown(k.box.X+14, k.box.Y-4, 66, -0.3)
	}
	c.Paragraph(k.note, k.box.X+22, k.box.Y+136, k.box.W-40, 28, 2, ui.Body(ui.MinMenu, pen.SoftPaper), pen.Left)
	first, pitch, lines := r.first(k), r.pitch(), r.linesOf(k)
	seen := k.lines[first:min(first+r.shown(), len(k.lines))]
	for j := range seen {
		y := lines.Y + float64(j)*pitch
		l := &seen[j]
		ink := pen.Paper
		if l.points == "0" {
			ink = pen.Mist
		}
		if (first+j)%2 == 0 {
			c.Tray(ui.BoxAt(k.box.X+12, y, k.box.W-36, pitch), pen.Fade(pen.White, 0.06))
		}
		st := ui.Body(ui.MinMenu, ink)
		c.Line(l.words, k.box.X+22, y+pitch/2+8.4, k.box.W-96, pitch, st, pen.Left)
		c.Text(l.points, k.box.X+k.box.W-36, y+pitch/2+9, ui.Display(28, ink), pen.Right)
	}
	if words := moreWords(first, r.below(k)); words != "" {
		st := ui.Bold(ui.MinMenu, pen.CanDo)
		if c.TextWidth(words, st) > k.box.W-40 {
			words, _, _ = strings.Cut(words, " (")
		}
		c.Line(words, k.box.X+k.box.W/2, k.box.Y+k.box.H-14, k.box.W-40, 40, st, pen.Centre)
	}
	list := ui.BoxAt(k.box.X, lines.Y, k.box.W-8, lines.H)
	high := float64(len(k.lines)) * pitch
	at := ui.Scroll{At: math.Min(r.scrolled.At, high-list.H)}
	at.Draw(c, list, high)
}

// moreWords returns the words for the lines out of view, or "" if there are none.
func moreWords(above, below int) string {
	switch {
	case below > 0:
		return fmt.Sprintf("%d more below (scroll or Page Down)", below)
	case above > 0:
		return fmt.Sprintf("%d more above", above)
	}
	return ""
}

// sums returns the deciding totals if they are more than single scores: those of partners or of two
// games.
func (r *Result) sums() string {
	var out []string
	var told engine.Seats
	v := r.match.View(engine.NoSeat)
	for _, acc := range r.score.Accounts {
		if len(acc.Also) == 0 || told.Has(acc.Seat) {
			continue
		}
		side := v.Side(acc.Seat)
		told |= side
		var names []string
		for _, other := range r.score.Accounts {
			if side.Has(other.Seat) {
				names = append(names, r.match.Seat(other.Seat).Name)
			}
		}
		out = append(out, fmt.Sprintf("%s %d", strings.Join(names, " and "), acc.Sum()))
	}
	if len(out) == 0 {
		return ""
	}
	return " Points: " + strings.Join(out, ", ") + "."
}
