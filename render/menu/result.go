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
	text    float64     // the scale of sentences
	buttons []ui.Button // without places
	Buttons ui.Buttons
	zoom    ui.Zoom
	layers  ui.Overlays
	attempt Attempt // of a campaign; the zero Attempt outside one
	gained  ui.Scroll
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
	seat  engine.SeatID
	name  string
	kind  string
	total string
	notes []string // what the seat has done, a line each
	won   bool
	hero  *art.Face
	// second is the other hero of a player with two, or nil.
	second   *art.Face
	lines    []resultLine
	scrolled ui.Scroll
}

type resultLine struct {
	words, points string
	rate          string // the rule of points that vary, or ""
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
	did := m.Deeds()
	for _, acc := range r.ranked() {
		r.columns = append(r.columns, r.column(acc, did[acc.Seat]))
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
	v := m.View(engine.NoSeat)
	if ending := m.Book().Ending(v); len(ending) > 0 {
		note += grammar.Capital(strings.Join(ending, ", ")) + "."
	} else {
		note += fmt.Sprintf("%s. Seed %d.", grammar.Count(int(v.Turn().Number), "turn", "turns"), m.Plan().Seed)
	}
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

// ranked returns the accounts, the winners first and then by the points that decide. Where all win or
// lose together they are in seat order.
func (r *Result) ranked() []mode.Account {
	out := slices.Clone(r.score.Accounts)
	if r.together {
		return out
	}
	lost := func(a mode.Account) int {
		if slices.Contains(r.score.Winners, a.Seat) {
			return 0
		}
		return 1
	}
	slices.SortStableFunc(out, func(x, y mode.Account) int {
		return cmp.Or(cmp.Compare(lost(x), lost(y)), cmp.Compare(y.Sum(), x.Sum()), cmp.Compare(y.Villains, x.Villains))
	})
	return out
}

// column returns the account of a seat.
func (r *Result) column(acc mode.Account, did match.Deeds) column {
	seat := r.match.Seat(acc.Seat)
	c := column{seat: acc.Seat, name: strings.ToUpper(seat.Name), kind: "PERSON", total: fmt.Sprint(acc.Total),
		won: slices.Contains(r.score.Winners, acc.Seat) || r.together && r.saved}
	if seat.Player != "" {
		c.kind = strings.ToUpper(r.program.Players.Name(seat.Player))
	}
	c.hero, c.second = r.hero(acc.Seat), r.second(acc.Seat)
	turns := grammar.Count(did.Turns, "turn", "turns")
	if r.together {
		c.total = ""
		var n int
		c.lines, n = r.owned(acc.Seat)
		defeated := "Defeated no Super-Villain"
		if len(did.Defeated) > 0 {
			defeated = "Defeated " + card.AndList(did.Defeated)
		}
		c.notes = []string{defeated, turns + " · deck at the end: " + grammar.Cards(n)}
		return c
	}
	note := grammar.Count(acc.Villains, "Super-Villain", "Super-Villains")
	if n := len(did.Defeated); n > acc.Villains { // some were destroyed, or are another player's now
		note = fmt.Sprintf("%s left of %d defeated", note, n)
	}
	if r.match.LateTies() && acc.Defeat > 0 {
		note += fmt.Sprintf(", the latest in turn %d", acc.Defeat)
	}
	c.notes = []string{turns + " · " + note}
	if len(acc.Also) > 0 {
		c.notes = append(c.notes, grammar.Capital(r.sum(acc)))
	}
	for _, l := range acc.Sorted(r.match.Book()) {
		face := &r.program.Faces[l.Face]
		c.lines = append(c.lines, resultLine{words: counted(l.Copies, face.Name), points: fmt.Sprint(l.VP), rate: r.match.Book().Card(l.Face).VP.Rate(), face: face})
	}
	if acc.Tokens != 0 {
		c.lines = append(c.lines, resultLine{words: "VP tokens", points: fmt.Sprint(acc.Tokens)})
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
		lines = append(lines, resultLine{words: counted(copies[f], words), face: face})
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

// pitch returns the distance between lines.
func (r *Result) pitch() float64 { return resultPitch * max(1, r.text) }

// shown returns how many lines of an account are visible at once.
func (r *Result) shown(c *column) int {
	if all := r.rows * r.folds; len(c.lines) <= all {
		return all
	}
	return r.rowsCut * r.folds
}

// first returns the first visible line of an account, which scrolls by whole lines.
func (r *Result) first(c *column) int {
	return min(int(math.Round(c.scrolled.At/r.pitch())), max(0, len(c.lines)-r.shown(c)))
}

// below returns the number of a column's lines below the visible ones.
func (r *Result) below(c *column) int { return max(0, len(c.lines)-r.first(c)-r.shown(c)) }

// lineBox returns the box of the i-th visible line of an account. A second fold is beside the first.
func (r *Result) lineBox(c *column, i int) ui.Box {
	in, rows := r.linesOf(c), r.shown(c)/r.folds
	wide := (in.W - 36) / float64(r.folds)
	return ui.BoxAt(in.X+12+wide*float64(i/rows), in.Y+float64(i%rows)*r.pitch(), wide, r.pitch())
}

// faceAt returns the face at a place, with the note that belongs below it, or nil if there is none.
func (r *Result) faceAt(x, y float64) (f *art.Face, note string) {
	for i := range r.columns {
		c := &r.columns[i]
		if !c.box.Has(x, y) {
			continue
		}
		if y < c.box.Y+portraitH && c.hero != nil && x < c.box.X+portraitW {
			if c.second != nil && x >= c.box.X+portraitW/2 {
				return c.second, ""
			}
			return c.hero, ""
		}
		first := r.first(c)
		for j := range min(r.shown(c), len(c.lines)-first) {
			if r.lineBox(c, j).Has(x, y) {
				l := &c.lines[first+j]
				if l.rate != "" {
					note = fmt.Sprintf("Worth %s here: %s.", l.points, l.rate)
				}
				return l.face, note
			}
		}
	}
	return r.gainAt(x, y), ""
}

// zoomPlace returns the place of the enlarged card for a place of the pointer: where it covers least
// of the accounts other than the one under the pointer.
func (r *Result) zoomPlace(x, y float64) ui.Box {
	const wide, high = 400.0, 640.0
	accounts := r.columns[0].box
	for i := range r.columns {
		accounts = accounts.Joined(r.columns[i].box)
	}
	side, top := r.area.Inset(8, 8), r.accounts.Y
	left := math.Max(300, math.Min(wide, accounts.X-side.X-8))
	places := []ui.Box{
		ui.BoxAt(side.X+side.W-wide-16, top-100, wide, high), ui.BoxAt(side.X, top, left, high),
		ui.BoxAt(side.X, side.Y+side.H-540, left, 540), ui.BoxAt(side.X+side.W-wide-16, side.Y, wide, high),
		ui.BoxAt(accounts.X+accounts.W+8, top, math.Max(300, math.Min(wide, side.X+side.W-accounts.X-accounts.W-8)), high),
	}
	return slices.MinFunc(places, func(a, b ui.Box) int { return cmp.Compare(r.covered(a, x, y), r.covered(b, x, y)) })
}

// covered returns how much of the accounts that are not under the pointer a box covers.
func (r *Result) covered(b ui.Box, x, y float64) (sum float64) {
	for i := range r.columns {
		c := &r.columns[i]
		if cut := b.Cut(c.box); c.box.Has(x, y) {
			sum += cut.W * cut.H / 2
		} else {
			sum += cut.W * cut.H
		}
	}
	if b.Grown(20).Has(x, y) {
		sum += b.W * b.H
	}
	if !b.Within(r.area.Inset(0, 0)) {
		sum += b.W * b.H
	}
	return sum
}

// Update runs one tick of the result.
func (r *Result) Update(p *ui.Pointer, dt float64) error {
	early := r.age < rematchGrace
	if r.seen {
		r.age += dt
	}
	p = r.layers.Update(p)
	face, note := r.faceAt(p.X, p.Y)
	r.zoom.Follow(p, face)
	r.zoom.Note, r.zoom.Noted = note, face
	if face != nil && !r.zoom.Pinned {
		r.zoom.At = r.zoomPlace(p.X, p.Y)
	}
	r.scroll(p)
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

// scroll scrolls the list under the pointer. Keys scroll all lists while the pointer is on none.
func (r *Result) scroll(p *ui.Pointer) {
	on := slices.IndexFunc(r.columns, func(c column) bool { return c.box.Has(p.X, p.Y) })
	page := float64(max(1, r.rowsCut*r.folds-1)) * r.pitch()
	for i := range r.columns {
		c := &r.columns[i]
		if on < 0 || on == i {
			for _, k := range p.Keys {
				switch k {
				case ebiten.KeyDown:
					c.scrolled.At += r.pitch()
				case ebiten.KeyUp:
					c.scrolled.At -= r.pitch()
				case ebiten.KeyPageDown, ebiten.KeySpace:
					c.scrolled.At += page
				case ebiten.KeyPageUp:
					c.scrolled.At -= page
				default: // does not scroll
				}
			}
		}
		in := r.linesOf(c)
		c.scrolled.Update(p, in, in.H+float64(max(0, len(c.lines)-r.shown(c)))*r.pitch())
	}
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
		r.drawColumn(c, &r.columns[i])
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

func (r *Result) drawColumn(c *ui.Canvas, k *column) {
	color := r.color(k.seat)
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
		c.Crown(k.box.X+12, k.box.Y+12, 56, -0.3)
	}
	text := max(1, r.text)
	for i, note := range k.notes {
		c.Line(note, k.box.X+22, k.box.Y+portraitH+(float64(i)+0.75)*noteRow*text, k.box.W-40, noteRow*text, ui.Body(ui.MinMenu, pen.SoftPaper), pen.Left)
	}
	first, pitch := r.first(k), r.pitch()
	for j := range min(r.shown(k), len(k.lines)-first) {
		b, l := r.lineBox(k, j), &k.lines[first+j]
		ink := pen.Paper
		if l.points == "0" {
			ink = pen.Mist
		}
		if (first+j)%2 == 0 {
			c.Tray(b.Inset(2, 0), pen.Fade(pen.White, 0.06))
		}
		st, room, y := ui.Body(ui.MinMenu, ink), b.W-24, b.Y+pitch/2
		if l.points != "" {
			points := ui.Display(28*text, ink)
			c.Text(l.points, b.X+b.W-12, y+9*text, points, pen.Right)
			room -= math.Max(34*text, c.TextWidth(l.points, points)+14)
		}
		c.Line(l.words, b.X+10, y+8.4, room, pitch, st, pen.Left)
		if rest := room - c.TextWidth(l.words, c.Scaled(st)) - 16; l.rate != "" {
			rate := ui.Body(ui.MinMenu, pen.Mist)
			if w := c.TextWidth(l.rate, c.Scaled(rate)); w <= rest { // pointing at the card says it, too
				c.Line(l.rate, b.X+10+room, y+8.4, rest, pitch, rate, pen.Right)
			}
		}
	}
	if words := moreWords(first, r.below(k)); words != "" {
		st := ui.Bold(ui.MinMenu, pen.CanDo)
		if c.TextWidth(words, c.Scaled(st)) > k.box.W-40 {
			words, _, _ = strings.Cut(words, " (")
		}
		c.Line(words, k.box.X+k.box.W/2, k.box.Y+k.box.H-14, k.box.W-40, 40*text, st, pen.Centre)
	}
	lines := r.linesOf(k)
	k.scrolled.Draw(c, ui.BoxAt(k.box.X, lines.Y, k.box.W-8, lines.H), lines.H+float64(max(0, len(k.lines)-r.shown(k)))*pitch)
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
