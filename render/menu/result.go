package menu

import (
	"cmp"
	"fmt"
	"math"
	"math/bits"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/art"
	"lineup/render/ui"
	"lineup/render/ui/action"
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
	text    float64     // the scale of sentences in the accounts
	wanted  float64     // the same in the settings
	buttons []ui.Button // without places
	Buttons ui.Buttons
	zoom    ui.Zoom
	layers  ui.Overlays
	attempt Attempt  // of a campaign; the zero Attempt outside one
	reason  struct { // the words in its box, as they were last laid out
		of        reasonKey
		why, note string
	}
	gained ui.Scroll
	// gainsLines is the height of the attempt's lines when they were drawn last.
	gainsLines float64
	gainsNeed  float64 // the height that the words of a gain needed then
	gainCard   float64 // the height of its card
	grace      ui.Grace
}

// NewResult returns the result screen of a match.
func NewResult(p *Program, m *match.Match) *Result {
	r := &Result{program: p, match: m, score: m.Score(), area: ui.WideArea()}
	r.layers = ui.Over(&r.zoom)
	var names []string
	for _, w := range r.score.Winners {
		names = append(names, r.called(w))
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
	case names[0] == you:
		r.headline = "YOU WIN"
	default:
		r.headline = strings.ToUpper(names[0]) + " WINS"
	}
	r.why = "The game is over: " + card.Reason(over) + "." + r.sums()
	r.posters = r.winners()
	did := m.Deeds()
	for _, acc := range r.ranked() {
		r.columns = append(r.columns, r.column(acc, did[acc.Seat]))
	}
	// Not Enter: at the table that is READY, and it must not take the result from view.
	again := ui.Button{Label: "REMATCH", Slant: true, Act: action.Rematch, Size: 52, Do: r.rematch}
	if next, ok := m.Next(); ok {
		again.Label, again.Do = "SECOND GAME", func() {
			if err := p.Next(next); err != nil {
				r.headline = err.Error()
			}
		}
		rule = "Total VP of both games decides."
	}
	if r.together {
		rule = ""
	}
	r.note = r.noteWords(rule, "")
	again.First = true
	r.buttons = []ui.Button{again, {Label: "NEW GAME", Act: action.NewGame, Do: p.Setup}}
	r.end()
	return r
}

// you is what the only person in a game is called.
const you = "You"

// called returns what a seat is called: its name, or You for the only person.
func (r *Result) called(seat engine.SeatID) string {
	people := 0
	for s := range r.match.Plan().Seats {
		if r.match.Person(engine.SeatID(s)) {
			people++
		}
	}
	if people == 1 && r.match.Person(seat) {
		return you
	}
	return r.match.Seat(seat).Name
}

// end adds the buttons that every result has, and lays out the page.
func (r *Result) end() {
	p, m := r.program, r.match
	if p.Watch != nil {
		r.buttons = append(r.buttons, ui.Button{Label: "WATCH REPLAY", Act: action.Watch, Do: func() { p.Watch(m) }})
	}
	r.buttons = append(r.buttons, ui.Button{Label: "TITLE", Act: action.Back, Do: p.Title})
	r.lay()
}

// NewAttemptResult returns the result screen of an attempt, which leads back to its campaign.
func NewAttemptResult(p *Program, m *match.Match, a Attempt) *Result {
	r := NewResult(p, m)
	r.attempt = a
	if r.together {
		r.note = r.noteWords("", a.Name)
	}
	if len(a.Lines) > 0 {
		r.posters = nil // their room is needed
	}
	r.buttons = []ui.Button{{Label: "CONTINUE", Slant: true, Act: action.Choose, First: true, Size: 52, Do: a.Do}}
	r.end()
	return r
}

// NewReplayResult returns the result screen of a saved replay. Watch shows the replay from its
// beginning, and back shows it among the saves.
func NewReplayResult(p *Program, m *match.Match, watch, back func()) *Result {
	r := NewResult(p, m)
	r.buttons = []ui.Button{{Label: "SAVED GAMES", Slant: true, Act: action.Back, First: true, Size: 52, Do: back}, {Label: "WATCH REPLAY", Act: action.Watch, Do: watch}, {Label: "TITLE", Do: p.Title}}
	r.lay()
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

// above and below return the numbers of a column's cards above and below the visible lines.
func (r *Result) above(c *column) int { return begun(c.lines[:r.first(c)]) }

func (r *Result) below(c *column) int {
	return begun(c.lines[min(len(c.lines), r.first(c)+r.shown(c)):])
}

// begun returns how many of some lines do not go on with the one above.
func begun(lines []resultLine) (n int) {
	for i := range lines {
		if !lines[i].more {
			n++
		}
	}
	return n
}

// lineBox returns the box of the i-th visible line of an account. A second fold is beside the first.
func (r *Result) lineBox(c *column, i int) ui.Box {
	in, rows := r.linesOf(c), r.shown(c)/r.folds
	wide := (in.W - 36) / float64(r.folds)
	return ui.BoxAt(in.X+12+wide*float64(i/rows), in.Y+float64(i%rows)*r.pitch(), wide, r.pitch())
}

// whole returns the box of the i-th visible line with those below it that go on with its words.
func (r *Result) whole(c *column, i int) ui.Box {
	b := r.lineBox(c, i)
	for j := i + 1; j < r.shown(c) && r.first(c)+j < len(c.lines) && c.lines[r.first(c)+j].more && r.lineBox(c, j).X == b.X; j++ {
		b.H += r.pitch()
	}
	return b
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
	p = r.layers.Update(p)
	face, note := r.faceAt(p.X, p.Y)
	r.zoom.Follow(p, face)
	r.zoom.Note, r.zoom.Noted = note, face
	if face != nil && !r.zoom.Pinned {
		r.zoom.At = r.zoomPlace(p.X, p.Y)
	}
	if face != nil && p.Framed && (p.Released || p.Does(action.Read) && !p.Does(action.Rematch)) {
		r.zoom.Pin(face)
		return nil
	}
	r.scroll(p)
	if in, _, high := r.gainsList(); r.gainsAt.H > 0 {
		r.gained.Update(p, in, high)
	}
	r.grace.Hold(p, dt)
	if !r.Buttons.Keys(p) {
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
			c.scrolled.Turn(p, page)
		}
		in := r.linesOf(c)
		c.scrolled.Update(p, in, in.H+float64(max(0, len(c.lines)-r.shown(c)))*r.pitch())
	}
}
