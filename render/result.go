package render

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
)

// result is the screen after a game: who won, and what every card counted.
type result struct {
	app      *App
	match    *match.Match
	score    mode.Score
	headline string
	note     string
	columns  []column
	scroll   float64
	buttons  buttons
	reader   reader
}

// column is the account of one seat.
type column struct {
	box   box
	name  string
	kind  string
	total string
	note  string
	won   bool
	hero  engine.FaceID
	lines []resultLine
}

type resultLine struct {
	words, points string
	face          engine.FaceID
}

const (
	resultPitch = 30.0
	resultTop   = 394.0
	resultLow   = 900.0
)

func newResult(a *App, m *match.Match) *result {
	r := &result{app: a, match: m, score: m.Score()}
	var names []string
	for _, w := range r.score.Winners {
		names = append(names, m.Seat(w).Name)
	}
	r.headline = strings.ToUpper(strings.Join(names, " and ")) + " WINS"
	if len(names) > 1 {
		r.headline = strings.ToUpper(strings.Join(names, " and ")) + " SHARE THE WIN"
	}
	r.note = fmt.Sprintf("Most victory points, then most Super-Villains. Hover a card to read it. Seed %d.", m.Plan().Seed)
	n := float64(len(r.score.Accounts))
	width := math.Min(440, (1800-(n-1)*24)/n)
	left := (stageWidth - n*width - (n-1)*24) / 2
	for i, acc := range r.score.Accounts {
		r.columns = append(r.columns, r.column(acc, box{left + float64(i)*(width+24), 218, width, 720}))
	}
	r.buttons.add(button{box: box{600, 962, 320, 92}, label: "REMATCH", slant: true, do: r.rematch})
	r.buttons.add(button{box: box{960, 972, 220, 70}, label: "NEW GAME", do: func() { a.show(newSetup(a)) }})
	r.buttons.add(button{box: box{1200, 972, 180, 70}, label: "TITLE", do: func() { a.show(newTitle(a)) }})
	return r
}

func (r *result) column(acc mode.Account, b box) column {
	seat := r.match.Seat(acc.Seat)
	v := r.match.View(engine.NoSeat)
	c := column{box: b, name: strings.ToUpper(seat.Name), kind: "PERSON", total: fmt.Sprint(acc.Total), hero: noFace,
		won: slices.Contains(r.score.Winners, acc.Seat)}
	if seat.Player != "" {
		c.kind = upper(seat.Player)
	}
	if heroes := v.Cards(engine.Heroes.Of(acc.Seat)); len(heroes) > 0 {
		c.hero = v.Card(heroes[0]).Face
	}
	c.note = fmt.Sprintf("Super-Villains: %d", acc.Villains)
	if acc.Defeat > 0 {
		c.note += fmt.Sprintf(" · latest in turn %d", acc.Defeat)
	}
	for _, l := range acc.Lines {
		words := r.app.faces.list[l.Face].Name
		if l.Copies > 1 {
			words = fmt.Sprintf("%d × %s", l.Copies, words)
		}
		c.lines = append(c.lines, resultLine{words, fmt.Sprint(l.VP), l.Face})
	}
	if acc.Tokens != 0 {
		c.lines = append(c.lines, resultLine{"Victory point tokens", fmt.Sprint(acc.Tokens), noFace})
	}
	return c
}

// rematch plays the same plan again, with fresh chance.
func (r *result) rematch() {
	plan := r.app.plan
	plan.Seed = 0
	if err := r.app.start(plan); err != nil {
		r.headline = err.Error()
	}
}

func (r *result) most() float64 {
	most := 0.0
	for _, c := range r.columns {
		most = math.Max(most, float64(len(c.lines))*resultPitch-(resultLow-resultTop))
	}
	return most
}

func (r *result) faceAt(x, y float64) (engine.FaceID, bool) {
	for _, c := range r.columns {
		if !c.box.has(x, y) {
			continue
		}
		if y < resultTop-50 && c.hero != noFace && x < c.box.x+c.box.w/3 {
			return c.hero, true
		}
		if i := int((y - resultTop + r.scroll) / resultPitch); y >= resultTop && y < resultLow && i >= 0 && i < len(c.lines) && c.lines[i].face != noFace {
			return c.lines[i].face, true
		}
	}
	return noFace, false
}

func (r *result) update(p *pointer, dt float64) error {
	if r.app.Demo {
		r.app.quit = true
		return nil
	}
	if r.reader.closes(p) {
		return nil
	}
	face, over := r.faceAt(p.x, p.y)
	r.reader.follow(p, face, over)
	r.scroll = math.Max(0, math.Min(r.most(), r.scroll-p.Wheel*60))
	switch {
	case p.confirm():
		r.rematch()
	case p.key(ebiten.KeyEscape):
		r.app.show(newTitle(r.app))
	default:
		r.buttons.update(p)
	}
	return nil
}

func (r *result) draw(c *canvas) {
	c.backdrop(art.TableGround)
	c.text(r.headline, stageWidth/2, 130, display(110, art.CanDo), art.Centre)
	c.text(r.note, stageWidth/2, 166, body(20, art.Mist), art.Centre)
	for i := range r.columns {
		r.drawColumn(c, i)
	}
	r.buttons.draw(c)
	r.reader.draw(c, r.app.faces)
}

func (r *result) drawColumn(c *canvas, i int) {
	k := &r.columns[i]
	c.plate(k.box, art.Night)
	if k.won {
		c.put(c.art.Glow(art.GlowCanDo, c.pixels(k.box.w), c.pixels(k.box.h), c.unit), k.box.x, k.box.y)
		c.spin(c.art.Emblem(card.Crown, c.pixels(72), art.Gold), k.box.x+k.box.w/2, k.box.y-6, 1, 1, 0, 1)
	}
	badge := 130.0
	colour := art.RGB(seatColours[i%len(seatColours)])
	c.put(art.Sprite{Image: c.art.Badge(r.app.crest(k.hero), colour, c.pixels(badge), c.pixels(124))}, k.box.x, k.box.y)
	c.textWithin(k.name, k.box.x+badge+10, k.box.y+62, k.box.w-badge-126, display(38, art.Paper))
	c.text(k.kind, k.box.x+badge+10, k.box.y+90, heavy(14, art.Mist), art.Left)
	c.text(k.note, k.box.x+24, k.box.y+158, body(17, art.Mist), art.Left)
	size := 116.0
	c.put(art.Sprite{Image: c.art.Star(k.total, c.pixels(size))}, k.box.x+k.box.w-size-8, k.box.y+6)
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
		ink := art.Paper
		if l.points == "0" {
			ink = art.Mist
		}
		c.text(l.words, k.box.x+24, y+22, body(19, ink), art.Left)
		c.text(l.points, k.box.x+k.box.w-28, y+23, display(25, ink), art.Right)
	}
}
