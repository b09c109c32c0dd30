package menu

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// Result is the screen after a game: who won, and what every card counted.
type Result struct {
	program  *Program
	match    *match.Match
	score    mode.Score
	headline string
	why      string // the game has ended
	note     string
	columns  []column
	scrolled ui.Scroll
	Buttons  ui.Buttons
	zoom     ui.Zoom
}

// column is the account of one seat.
type column struct {
	box   ui.Box
	name  string
	kind  string
	total string
	note  string
	won   bool
	hero  *art.Face
	lines []resultLine
}

type resultLine struct {
	words, points string
	face          *art.Face
}

// Where the accounts lie, and in each of them the lines.
const (
	columnTop   = 218.0
	columnHigh  = 720.0
	columnWide  = 440.0 // at most
	columnGap   = 24.0
	footLeft    = 460.0 // of the buttons below them
	resultPitch = 30.0
	resultTop   = columnTop + 176
	resultLow   = columnTop + columnHigh - 46
	resultShown = 16 // lines
)

// resultLines is where lines are seen, in every column: as many as have room whole.
var resultLines = ui.BoxAt(0, resultTop, ui.StageWidth, resultPitch*resultShown)

// NewResult makes the result of a match.
func NewResult(p *Program, m *match.Match) *Result {
	r := &Result{program: p, match: m, score: m.Score()}
	var names []string
	for _, w := range r.score.Winners {
		names = append(names, m.Seat(w).Name)
	}
	r.headline = strings.ToUpper(strings.Join(names, " and ")) + " WINS"
	if len(names) > 1 {
		r.headline = strings.ToUpper(strings.Join(names, " and ")) + " SHARE THE WIN"
	}
	r.why = "The game is over: " + card.Reason(m.View(engine.NoSeat).Over()) + "."
	r.note = fmt.Sprintf("Most victory points, then most Super-Villains. Hover a card to read it. Seed %d.", m.Plan().Seed)
	if n := len(m.Record().Beyond); n > 0 {
		r.note += fmt.Sprintf(" Things that were seen were taken back: %d.", n)
	}
	n := float64(len(r.score.Accounts))
	width := math.Min(columnWide, (1800-(n-1)*columnGap)/n)
	rows := ui.Rows{X: (ui.StageWidth - n*width - (n-1)*columnGap) / 2, Y: columnTop, W: n * (width + columnGap)}
	row := rows.Next(columnHigh, columnGap)
	for _, acc := range r.score.Accounts {
		r.columns = append(r.columns, r.column(acc, row.CutLeft(width, columnGap)))
	}
	rows.X, rows.W = footLeft, ui.StageWidth-2*footLeft
	row = rows.Next(92, 0)
	r.Buttons.Add(ui.Button{Box: row.CutLeft(320, 40), Label: "REMATCH", Slant: true, Do: r.rematch})
	row = row.Inset(0, 11)
	r.Buttons.Add(ui.Button{Box: row.CutLeft(200, 20), Label: "NEW GAME", Do: p.Setup})
	if p.Watch != nil {
		r.Buttons.Add(ui.Button{Box: row.CutLeft(240, 20), Label: "WATCH AGAIN", Do: func() { p.Watch(m) }})
	}
	r.Buttons.Add(ui.Button{Box: row.CutLeft(180, 0), Label: "TITLE", Do: p.Title})
	return r
}

func (r *Result) column(acc mode.Account, b ui.Box) column {
	seat := r.match.Seat(acc.Seat)
	v := r.match.View(engine.NoSeat)
	c := column{box: b, name: strings.ToUpper(seat.Name), kind: "PERSON", total: fmt.Sprint(acc.Total),
		won: slices.Contains(r.score.Winners, acc.Seat)}
	if seat.Player != "" {
		c.kind = strings.ToUpper(seat.Player)
	}
	if heroes := v.Cards(v.Zone(engine.Heroes, acc.Seat)); len(heroes) > 0 {
		c.hero = &r.program.Faces[v.Card(heroes[0]).Face]
	}
	c.note = fmt.Sprintf("Super-Villains: %d", acc.Villains)
	if acc.Defeat > 0 {
		c.note += fmt.Sprintf(" · latest in turn %d", acc.Defeat)
	}
	for _, l := range acc.Sorted(r.match.Book()) {
		face := &r.program.Faces[l.Face]
		words := face.Name
		if l.Copies > 1 {
			words = fmt.Sprintf("%d × %s", l.Copies, words)
		}
		c.lines = append(c.lines, resultLine{words, fmt.Sprint(l.VP), face})
	}
	if acc.Tokens != 0 {
		c.lines = append(c.lines, resultLine{"Victory point tokens", fmt.Sprint(acc.Tokens), nil})
	}
	return c
}

func (r *Result) rematch() {
	if err := r.program.Rematch(); err != nil {
		r.headline = err.Error()
	}
}

// high is how high the lines of the longest column are.
func (r *Result) high() float64 {
	lines := 0
	for _, c := range r.columns {
		lines = max(lines, len(c.lines))
	}
	return float64(lines) * resultPitch
}

// first is the first line that is seen: a list moves by whole lines.
func (r *Result) first() int { return int(math.Round(r.scrolled.At / resultPitch)) }

// below is how many lines of a column go on below what is seen.
func (r *Result) below(c *column) int { return max(0, len(c.lines)-r.first()-resultShown) }

// faceAt is the face at a place, nil for none.
func (r *Result) faceAt(x, y float64) *art.Face {
	for _, c := range r.columns {
		if !c.box.Has(x, y) {
			continue
		}
		if y < resultTop-50 && c.hero != nil && x < c.box.X+c.box.W/3 {
			return c.hero
		}
		if i := r.first() + int((y-resultTop)/resultPitch); resultLines.Has(x, y) && i < len(c.lines) {
			return c.lines[i].face
		}
	}
	return nil
}

// Update is one tick of the result.
func (r *Result) Update(p *ui.Pointer, _ float64) error {
	if r.zoom.Closes(p) {
		return nil
	}
	r.zoom.Follow(p, r.faceAt(p.X, p.Y))
	for _, k := range p.Keys {
		switch k {
		case ebiten.KeyDown:
			r.scrolled.At += resultPitch
		case ebiten.KeyUp:
			r.scrolled.At -= resultPitch
		case ebiten.KeyPageDown, ebiten.KeySpace:
			r.scrolled.At += resultLines.H - resultPitch
		case ebiten.KeyPageUp:
			r.scrolled.At -= resultLines.H - resultPitch
		default: // moves no list
		}
	}
	r.scrolled.Update(p, ui.BoxAt(0, 0, ui.StageWidth, resultLines.H), r.high())
	switch {
	case p.Confirm():
		r.rematch()
	case p.Key(ebiten.KeyEscape):
		r.program.Title()
	default:
		r.Buttons.Update(p)
	}
	return nil
}

// Draw draws the result.
func (r *Result) Draw(c *ui.Canvas) {
	c.Backdrop(art.TableGround)
	c.Text(r.headline, ui.StageWidth/2, 104, ui.Display(100, pen.CanDo), pen.Centre)
	c.Text(r.why, ui.StageWidth/2, 138, ui.Bold(24, pen.Paper), pen.Centre)
	c.Text(r.note, ui.StageWidth/2, 166, ui.Body(20, pen.Mist), pen.Centre)
	for i := range r.columns {
		r.drawColumn(c, i)
	}
	r.Buttons.Draw(c)
	r.zoom.Draw(c)
}

func (r *Result) drawColumn(c *ui.Canvas, i int) {
	k := &r.columns[i]
	c.Plate(k.box, pen.Night)
	if k.won {
		c.Put(c.Art.Glow(art.GlowCanDo, c.Pixels(k.box.W), c.Pixels(k.box.H), c.Unit), k.box.X, k.box.Y)
	}
	badge := 130.0
	c.PartSoon(art.Key{Name: "portrait", Face: k.hero, A: pen.SeatColour(i)}, ui.BoxAt(k.box.X, k.box.Y, badge, 124), 12, func(q pen.Pen) { art.DrawPortrait(q, k.hero, pen.SeatColour(i), badge, 124) })
	c.TextWithin(k.name, k.box.X+badge+10, k.box.Y+62, k.box.W-badge-126, ui.Display(38, pen.Paper))
	c.Text(k.kind, k.box.X+badge+10, k.box.Y+90, ui.Heavy(14, pen.Mist), pen.Left)
	c.Text(k.note, k.box.X+24, k.box.Y+158, ui.Body(17, pen.Mist), pen.Left)
	size := 116.0
	c.Put(c.Art.Star(k.total, c.Pixels(size)), k.box.X+k.box.W-size-8, k.box.Y+6)
	first := min(r.first(), len(k.lines))
	seen := k.lines[first:min(first+resultShown, len(k.lines))]
	for j := range seen {
		y := resultTop + float64(j)*resultPitch
		l := &seen[j]
		ink := pen.Paper
		if l.points == "0" {
			ink = pen.Mist
		}
		c.Text(l.words, k.box.X+24, y+22, ui.Body(19, ink), pen.Left)
		c.Text(l.points, k.box.X+k.box.W-28, y+23, ui.Display(25, ink), pen.Right)
	}
	if words := moreWords(first, r.below(k)); words != "" {
		c.Text(words, k.box.X+k.box.W/2, resultLow+22, ui.Bold(17, pen.CanDo), pen.Centre)
	}
	list := ui.BoxAt(k.box.X, resultLines.Y, k.box.W-8, resultLines.H)
	high := float64(len(k.lines)) * resultPitch
	at := ui.Scroll{At: math.Min(r.scrolled.At, high-list.H)}
	at.Draw(c, list, high)
}

// moreWords says how much of a list is not seen, "" if all is.
func moreWords(above, below int) string {
	switch {
	case below > 0:
		return fmt.Sprintf("%d more below: turn the wheel, or Page Down", below)
	case above > 0:
		return fmt.Sprintf("%d more above", above)
	}
	return ""
}
