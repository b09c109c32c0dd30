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
	note     string
	columns  []column
	scroll   float64
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
	resultLow   = columnTop + columnHigh - 38
)

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

func (r *Result) most() float64 {
	most := 0.0
	for _, c := range r.columns {
		most = math.Max(most, float64(len(c.lines))*resultPitch-(resultLow-resultTop))
	}
	return most
}

// faceAt is the face at a place, nil for none.
func (r *Result) faceAt(x, y float64) *art.Face {
	for _, c := range r.columns {
		if !c.box.Has(x, y) {
			continue
		}
		if y < resultTop-50 && c.hero != nil && x < c.box.X+c.box.W/3 {
			return c.hero
		}
		if i := int((y - resultTop + r.scroll) / resultPitch); y >= resultTop && y < resultLow && i >= 0 && i < len(c.lines) {
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
	r.scroll = math.Max(0, math.Min(r.most(), r.scroll-p.Wheel*60))
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
	c.Text(r.headline, ui.StageWidth/2, 130, ui.Display(110, pen.CanDo), pen.Centre)
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
		c.Spin(c.Art.Emblem(card.Crown, c.Pixels(72), pen.Gold).Image, k.box.X+k.box.W/2, k.box.Y-6, 1, 1, 0, 1)
	}
	badge := 130.0
	c.PartSoon(art.Key{Name: "portrait", Face: k.hero, A: pen.SeatColour(i)}, ui.BoxAt(k.box.X, k.box.Y, badge, 124), 12, func(q pen.Pen) { art.DrawPortrait(q, k.hero, pen.SeatColour(i), badge, 124) })
	c.TextWithin(k.name, k.box.X+badge+10, k.box.Y+62, k.box.W-badge-126, ui.Display(38, pen.Paper))
	c.Text(k.kind, k.box.X+badge+10, k.box.Y+90, ui.Heavy(14, pen.Mist), pen.Left)
	c.Text(k.note, k.box.X+24, k.box.Y+158, ui.Body(17, pen.Mist), pen.Left)
	size := 116.0
	c.Put(c.Art.Star(k.total, c.Pixels(size)), k.box.X+k.box.W-size-8, k.box.Y+6)
	first := int(r.scroll / resultPitch)
	for j := first; j < len(k.lines); j++ {
		y := resultTop + float64(j)*resultPitch - r.scroll
		if y < resultTop-1 {
			continue
		}
		if y+resultPitch > resultLow {
			break
		}
		l := &k.lines[j]
		ink := pen.Paper
		if l.points == "0" {
			ink = pen.Mist
		}
		c.Text(l.words, k.box.X+24, y+22, ui.Body(19, ink), pen.Left)
		c.Text(l.points, k.box.X+k.box.W-28, y+23, ui.Display(25, ink), pen.Right)
	}
}
