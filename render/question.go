package render

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/render/art"
)

// question is what the table says and offers while somebody is asked something:
// the banner, the cards that are lit where they lie, and the row of those that
// lie where they cannot be seen.
type question struct {
	seq     uint32
	kind    engine.DecisionKind
	mine    bool // the viewer is asked
	title   string
	words   string
	lines   []string // words, broken to the banner's width
	count   string
	source  engine.FaceID
	it      engine.FaceID
	options []engine.Option
	lit     map[engine.CardID]engine.Option
	glow    art.GlowKind
	answers buttons // beside the words
	row     row
}

// option is what clicking a card on the table answers.
func (q *question) option(c engine.CardID) (engine.Option, bool) {
	o, ok := q.lit[c]
	return o, ok
}

// find is the first option of a kind.
func (q *question) find(kinds ...engine.OptionKind) (engine.Option, bool) {
	for _, o := range q.options {
		if slices.Contains(kinds, o.Kind) {
			return o, true
		}
	}
	return engine.Option{}, false
}

// question lays out the open question as the viewer sees it.
func (t *table) question(v engine.View) {
	d := v.Pending()
	q := question{seq: d.Seq, kind: d.Kind, source: noFace, it: noFace, glow: art.GlowCanDo}
	q.mine = d.Kind != engine.NoDecision && d.Seat == t.eyes && t.match.Person(d.Seat) && !v.Alike()
	q.source, q.it = t.faceOf(v, d.Source), t.faceOf(v, d.It)
	if q.it == q.source {
		q.it = noFace
	}
	q.answers.list = t.ask.answers.list[:0]
	t.ask = q
	t.buttons.clear()
	switch {
	case d.Kind == engine.NoDecision:
		t.ask.title, t.ask.words = "", "The game is over."
	case t.ask.mine:
		t.ask.options = slices.Clone(d.Options)
		t.poseMine(v, d)
	default:
		t.poseTheirs(d)
	}
	t.placeButtons()
}

func (t *table) faceOf(v engine.View, c engine.CardID) engine.FaceID {
	if c == engine.NoCard || !v.Sees(c) {
		return noFace
	}
	return v.Card(c).Face
}

// poseTheirs says whom the table waits for.
func (t *table) poseTheirs(d engine.Decision) {
	name := t.name(d.Seat)
	t.ask.title = strings.ToUpper(name)
	t.ask.words = name + " is playing."
	if d.Kind != engine.DecideTurn {
		t.ask.words = name + " is choosing."
	}
	t.ask.source = noFace
	if d.Kind == engine.DecideDefend {
		t.ask.source = t.faceOf(t.view(), d.Source)
	}
	t.ask.count = "click or Space: skip"
	t.wrapWords()
}

func (t *table) poseMine(v engine.View, d engine.Decision) {
	q := &t.ask
	q.title = strings.ToUpper(t.name(d.Seat))
	if d.Source != engine.NoCard && q.source != noFace {
		q.title += " · " + strings.ToUpper(t.whose(d)+t.app.faces.list[q.source].Name)
	}
	q.words = t.match.Book().Prompt(d)
	if d.Kind == engine.DecidePick {
		q.count = countWords(d)
	}
	if d.Kind == engine.DecideDefend {
		q.glow = art.GlowChosen
	}
	t.light(v, d)
	t.addAnswers(d)
	t.wrapWords()
}

// whose says to whom the effect that asks belongs, if not to the one asked.
func (t *table) whose(d engine.Decision) string {
	if d.User == engine.NoSeat || d.User == d.Seat {
		return ""
	}
	return t.name(d.User) + "'s "
}

func countWords(d engine.Decision) string {
	switch {
	case d.Least == 0 && int(d.Taken)+int(d.Most) > 1:
		return fmt.Sprintf("%d of up to %d chosen", d.Taken, d.Taken+d.Most)
	case int(d.Taken)+int(d.Most) > 1:
		return fmt.Sprintf("%d of %d chosen", d.Taken, d.Taken+d.Most)
	case d.Least == 0:
		return "if you like"
	}
	return "1 card"
}

// light finds the options that lie open on the table; all others go in the row.
func (t *table) light(v engine.View, d engine.Decision) {
	q := &t.ask
	q.lit = map[engine.CardID]engine.Option{}
	places := map[engine.Place]bool{}
	var rest []engine.Option
	for _, o := range q.options {
		if o.Card == engine.NoCard || o.Kind == engine.OptEnd {
			continue
		}
		s := t.spotOf(o.Card)
		if _, twice := q.lit[o.Card]; s == nil || twice || d.Kind == engine.DecideOrder || d.Kind == engine.DecideHero {
			rest = append(rest, o)
			continue
		}
		q.lit[o.Card] = o
		places[s.place] = true
	}
	if len(rest) == 0 {
		return
	}
	if places[engine.Discard] || places[engine.Destroyed] {
		rest = q.withPileTops(v, rest)
	}
	where := lineUpRow
	if places[engine.LineUp] || places[engine.Villains] {
		where = handRow
		if places[engine.Hand] {
			// Neither place is free: all options go in the row together.
			where, rest = lineUpRow, nil
			clear(q.lit)
			for _, o := range q.options {
				if o.Card != engine.NoCard {
					rest = append(rest, o)
				}
			}
		}
	}
	q.row.fill(t, v, rest, where)
}

// withPileTops adds the top cards of piles, which lie open, to the row of the cards
// under them.
func (q *question) withPileTops(v engine.View, rest []engine.Option) []engine.Option {
	var all []engine.Option
	for _, o := range q.options {
		if slices.Contains(rest, o) {
			all = append(all, o)
			continue
		}
		if _, lit := q.lit[o.Card]; lit && o.Card != engine.NoCard {
			if p := v.Card(o.Card).Zone.Place(); p == engine.Discard || p == engine.Destroyed {
				all = append(all, o)
			}
		}
	}
	return all
}

// spotOf is where a card lies within reach, nil if it does not.
func (t *table) spotOf(c engine.CardID) *spot {
	for i := range t.lay.spots {
		if s := &t.lay.spots[i]; s.card == c {
			if s.place == engine.Discard || s.place == engine.Destroyed {
				// Only the top card of such a pile can be reached.
				for j := i + 1; j < len(t.lay.spots); j++ {
					if t.lay.spots[j].pose == s.pose {
						return nil
					}
				}
			}
			return s
		}
	}
	return nil
}

// addAnswers adds the buttons for everything that is not a card.
func (t *table) addAnswers(d engine.Decision) {
	q := &t.ask
	add := func(label string, o engine.Option) {
		q.answers.add(button{label: label, option: o, do: func() { t.answer(o) }})
	}
	for _, o := range q.options {
		switch o.Kind {
		case engine.OptDone:
			add("DONE", o)
		case engine.OptYes:
			add("YES", o)
		case engine.OptNo:
			add("NO", o)
		case engine.OptSuffer:
			add("DON'T DEFEND", o)
		case engine.OptLabel:
			add(strings.ToUpper(t.match.Book().Label(o.N)), o)
		}
	}
	x := bannerBox.x + bannerBox.w - 16
	for i := len(q.answers.list) - 1; i >= 0; i-- {
		b := &q.answers.list[i]
		w := t.app.canvas.textWidth(b.label, display(26, art.Paper)) + 56
		x -= w
		b.box = box{x, bannerBox.y + 11, w, 50}
		x -= 14
	}
}

func (q *question) answersLeft() float64 {
	if len(q.answers.list) == 0 {
		return bannerBox.x + bannerBox.w - 16
	}
	return q.answers.list[0].box.x - 10
}

var promptStyle = body(22, art.Ink)

// wrapWords breaks the prompt to the room beside the buttons.
func (t *table) wrapWords() {
	q := &t.ask
	room := q.answersLeft() - bannerBox.x - 36
	if q.count != "" {
		room -= t.app.canvas.textWidth(q.count, countStyle) + 40
	}
	st := promptStyle
	for st.Size = 23; st.Size > 16; st.Size-- {
		if q.lines = t.app.canvas.wrap(q.words, st, room); len(q.lines) <= 2 && (len(q.lines) == 1 || st.Size < 18) {
			break
		}
	}
}

var countStyle = display(24, art.Ink)

// drawBanner draws the words of the question, its source and its buttons.
func (q *question) drawBanner(c *canvas, t *table) {
	if q.words == "" {
		return
	}
	quiet := !q.mine || q.kind == engine.DecideTurn
	fill, ink, second := art.CanDo, art.Ink, art.Mix(art.Ink, art.CanDo, 0.15)
	if quiet {
		fill, ink, second = art.Night, art.Paper, art.Mist
	}
	if q.mine && q.kind == engine.DecideDefend {
		fill, ink, second = art.Danger, art.Ink, art.Ink
	}
	c.plate(bannerBox, fill)
	x := bannerBox.x + 18
	if quiet {
		st := display(28, art.CanDo)
		c.text(q.title, x, bannerBox.y+46, st, art.Left)
		x += c.textWidth(q.title, st) + 18
		c.text(q.words, x, bannerBox.y+45, body(22, ink), art.Left)
	} else {
		c.text(q.title, x, bannerBox.y+26, heavy(16, second), art.Left)
		size, y := 23.0, bannerBox.y+54
		if len(q.lines) > 1 {
			size, y = 17, bannerBox.y+45
		}
		for _, l := range q.lines {
			c.text(l, x, y, body(size, ink), art.Left)
			y += 19
		}
	}
	st := countStyle
	st.Colour = ink
	if quiet {
		st = body(17, second)
	}
	c.text(q.count, q.answersLeft()-10, bannerBox.y+45, st, art.Right)
	q.answers.draw(c)
	q.drawSource(c, t)
}

// drawSource shows the card that asks, and the one it is about.
func (q *question) drawSource(c *canvas, t *table) {
	if q.source == noFace || q.kind == engine.DecideTurn {
		return
	}
	b := q.sourcePose()
	for i, f := range []engine.FaceID{q.source, q.it} {
		if f == noFace {
			continue
		}
		p := b
		p.x += float64(i) * 110
		t.app.drawFace(c, f, p)
	}
}

func (q *question) sourcePose() pose {
	w := 132.0
	if q.it != noFace {
		w = 108
	}
	p := poseAt(sourceBox.x, sourceBox.y+(sourceBox.h-w*cardAspect)/2, w)
	if q.it == noFace {
		p.x = sourceBox.x + sourceBox.w/2
	}
	return p
}
