package town

import (
	"fmt"
	"image/color"
	"math"
	"strconv"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/sets/rebirth"
	"lineup/render/art"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/art/typeset"
	"lineup/render/ui"
)

// mapSeat is the public information about one seat.
type mapSeat struct {
	seat                engine.SeatID
	box                 ui.Box
	name, hero, where   string
	face                *art.Face
	hand, deck, discard int
	// An ally has no cards of its own, except Weaknesses on it.
	ally       bool
	weaknesses int
	// Under holds the cards under its hero, face up or not.
	under []mapCard
	order string // "YOU", "TURN", "NEXT", "THEN"
	rows  []row
}

// row is a line of a seat's panel.
type row struct {
	kind        rowKind
	power       int // the Power an offer gives
	words, more string
	n           string
}

type rowKind uint8

const (
	offered rowKind = iota
	struck
)

// seatOrder returns the seats in turn order, from the one after near, with near last.
func seatOrder(v engine.View, near engine.SeatID) []engine.SeatID {
	var out []engine.SeatID
	for s := v.Next(near); s != near; s = v.Next(s) {
		out = append(out, s)
	}
	if v.Seats() == 1 && v.Board().Has().Has(card.OnHero) { // the ally
		out = append(out, engine.SeatID(v.Seats()))
	}
	return append(out, near)
}

func (m *townMap) readSeats(l *looking) {
	v := l.view
	order := seatOrder(v, m.near)
	boxes := m.seatBoxes(len(order))
	for i, s := range order {
		count := func(p engine.Place) int { return v.Count(v.Zone(p, s)) }
		seat := mapSeat{seat: s, box: boxes[i], name: strings.ToUpper(l.name(s))}
		if int(s) < v.Seats() {
			seat.hand, seat.deck, seat.discard = count(engine.Hand), count(engine.Deck), count(engine.Discard)
		} else {
			seat.ally, seat.weaknesses = true, count(card.OnHero)
		}
		if heroes := v.Cards(v.Zone(engine.Heroes, s)); len(heroes) > 0 {
			if seat.face = l.face(heroes[0]); seat.face != nil {
				seat.hero = strings.ToUpper(seat.face.Name)
			}
		}
		seat.where = "not on the map yet"
		if at := v.Space(s); at >= 0 && at < len(m.spaces) {
			seat.where = "in " + m.spaces[at].name
			if m.spaces[at].location {
				seat.where = "at " + m.spaces[at].name
			}
		}
		if int(s) < v.Seats() && v.Number(rebirth.Controlled.ID, s) > 0 {
			seat.where += ", CONTROL"
		}
		if s != m.near && m.near != engine.NoSeat && v.Side(m.near).Has(s) {
			seat.where += ", your partner"
		}
		switch {
		case s == m.turn:
			seat.order = "TURN"
		case int(s) >= v.Seats():
			seat.order = "ALLY"
		case m.turn != engine.NoSeat && s == v.Next(m.turn):
			seat.order = "NEXT"
		default:
			seat.order = "THEN"
		}
		for _, o := range l.offers {
			if o.seat != s {
				continue
			}
			if b, ok := seat.rowBox(len(seat.rows), m.places); ok {
				o.box = b
				m.offers = append(m.offers, o)
				seat.rows = append(seat.rows, row{kind: offered, words: o.words, more: o.more, power: o.power})
			}
		}
		if by := m.next.by[s]; len(by) > 0 {
			var names []string
			for _, c := range by {
				if f := l.face(c); f != nil {
					names = append(names, f.Name)
				}
			}
			words := "Attacked next turn"
			if m.next.doubted[s] {
				words = "Possible attack"
			}
			// Offers come first because the figure on the map is marked too.
			if _, ok := seat.rowBox(len(seat.rows), m.places); ok || len(seat.rows) == 0 {
				seat.rows = append(seat.rows, row{kind: struck, words: words, more: m.some(names, seat.box.W-80), n: fmt.Sprint(len(by))})
			}
		}
		seat.readUnder(v)
		m.seatPanels = append(m.seatPanels, seat)
	}
}

// readUnder finds the cards under the hero. They stick out at the foot of its portrait, and visible
// ones can be read there.
func (s *mapSeat) readUnder(v engine.View) {
	if !v.Board().Has().Has(card.Under) || int(s.seat) >= v.Seats() {
		return
	}
	b := s.portrait()
	cards := v.Cards(v.Zone(card.Under, s.seat))
	for i, c := range cards[max(0, len(cards)-maxUnder):] {
		k := mapCard{card: engine.NoCard, place: card.Under, pose: ui.Pose{X: b.X + 20 + 20*float64(i), Y: b.Y + b.H - 24, W: underWidth}}
		if v.Sees(c) {
			k.card = c
		}
		s.under = append(s.under, k)
	}
}

// maxUnder is how many of the cards under a hero are shown, and underWidth their width.
const maxUnder, underWidth = 3, 32.0

// some returns as many names as fit in a row of a seat's panel, and how many more there are.
func (m *townMap) some(names []string, room float64) string {
	st := m.body(rowSize, dimWords)
	for n := len(names); n > 1; n-- {
		words := strings.Join(names[:n], ", ")
		if n < len(names) {
			words = fmt.Sprintf("%s and %d more", words, len(names)-n)
		}
		if pen.Measure(words, st) <= room {
			return words
		}
	}
	if len(names) > 1 {
		return fmt.Sprintf("%s and %d more", names[0], len(names)-1)
	}
	return strings.Join(names, "")
}

// rowSize is the letter size of sentences in a row of a seat's panel.
const rowSize = 15.2

// These are the measures of the rows in a seat's panel.
const rowsFrom, rowHeight, rowGap = 136.0, 46.0, 4.0

// rowBox returns the box of a row of a seat's panel, and whether the panel has room for it. It has
// two lines of sentences if they fit.
func (s *mapSeat) rowBox(i int, g *places) (ui.Box, bool) {
	size := math.Max(rowSize*g.text, g.minRules)
	high := math.Max(rowHeight, 2*rowPitch*size+rowInset)
	if room := s.box.H - rowsFrom - 2; high > room {
		high = math.Max(rowHeight, room)
	}
	b := ui.BoxAt(s.box.X+10, s.box.Y+rowsFrom+float64(i)*(high+rowGap), s.box.W-20, high)
	return b, b.Y+b.H <= s.box.Y+s.box.H-2
}

// These are the line height of a row, in letter sizes, and the space around its lines.
const rowPitch, rowInset = 1.16, 10.0

// orderColour returns the background of the word that says when a seat's turn is.
func orderColour(seat color.NRGBA, order string) color.NRGBA {
	if order == "TURN" {
		return town.Go
	}
	return seat
}

// minSqueeze is the least horizontal scale of letters. A hero's name without room beside the
// player's name is left out because the portrait shows the hero.
const minSqueeze = 0.8

// drawSeat draws the panel of a seat.
func (m *townMap) drawSeat(c *ui.Canvas, l mapLook, i int) {
	s := m.seatPanels[i]
	mark, colour := town.SeatMark(int(s.seat))
	order := s.order
	if s.seat == m.near {
		order = "YOU"
		if s.order == "TURN" {
			order = "YOUR TURN"
		}
	}
	key := gallery.Key{Name: "seat of the city", A: colour, Text: fmt.Sprint(s.name, s.hero, s.where, s.hand, s.deck, s.discard, s.weaknesses, order, s.rows)}
	w, h := s.box.W, s.box.H
	words, small, least := m.body(15.6, dimWords), pen.Style{Font: pen.Body, Size: math.Max(15, m.minRules), Colour: dimWords}, m.minRules
	text, g := m.text, m.places
	c.PartLate(l.late, int(s.seat), key, s.box, 12, func(p pen.Pen) {
		panel(p, w, h, navy, colour)
		p.Fill(pen.Rectangle(3, 3, w-6, 32, 5), pen.Mix(colour, pen.Ink, 0.72))
		town.DrawMark(p, mark, colour, 21, 19, 8)
		tagSt := pen.Style{Font: pen.Display, Size: math.Max(17, m.minRules), Tracking: 1, Colour: pen.Ink}
		tw := pen.Measure(order, tagSt) + 12
		p.Fill(pen.Polygon(w-tw-6, 8, w-8, 8, w-12, 30, w-tw-10, 30), orderColour(colour, s.order))
		p.Text(order, w-10-tw/2, 25.5, tagSt, pen.Centre)
		name := pen.Style{Font: pen.Display, Size: 26, Tracking: 1, Colour: pen.White}
		room := w - tw - 56
		name, squeeze := pen.Fit(s.name, room, name, 20)
		nw := p.Condensed(s.name, 38, 28, name, pen.Left, squeeze)
		if hero, squeeze := pen.Fit(s.hero, room-nw-8, pen.Style{Font: pen.Display, Size: 20, Tracking: 0.5, Colour: pen.Mix(colour, pen.White, 0.2)}, m.minRules); squeeze >= minSqueeze {
			p.Condensed(s.hero, 46+nw, 27, hero, pen.Left, squeeze)
		}
		p.Fitted(s.where, 100, 57, w-110, words, least, pen.Left)
		count := pen.Style{Font: pen.Display, Size: 34, Colour: pen.White}
		if s.ally {
			p.Text(fmt.Sprintf("%d OF %d", s.weaknesses, rebirth.AllyLeaves), 100, 96, count, pen.Left)
			p.Text("Weaknesses", 100, 117, small, pen.Left)
		}
		for k, n := range [...]int{s.hand, s.deck, s.discard} {
			if s.ally {
				break
			}
			x := 122 + float64(k)*50
			p.Text(fmt.Sprint(n), x, 96, count, pen.Centre)
			p.Fitted([...]string{"hand", "deck", "discard"}[k], x, 117, 50, small, least, pen.Centre)
		}
		if len(s.rows) == 0 && s.face != nil { // the hero's text, if there are no rows
			about := m.body(15.2, pen.Mix(dimWords, navy, 0.15))
			paragraph(p, s.face.Text, 14, rowsFrom+18, w-26, about.Size*1.25, int((h-rowsFrom-8)/(about.Size*1.25)), about)
		}
		for k, r := range s.rows {
			if b, ok := s.rowBox(k, g); ok {
				r.draw(p.At(b.X-s.box.X, b.Y-s.box.Y, 1), b.W, b.H, text, least)
			}
		}
	})
	b := ui.BoxAt(s.box.X+11, s.box.Y+26, 80, 102)
	face := s.face
	c.PartSoon(gallery.Key{Name: "portrait", Face: face, A: colour}, b, 12, func(p pen.Pen) { art.DrawPortrait(p, face, colour, b.W, b.H) })
	for _, k := range s.under {
		if k.card == engine.NoCard {
			c.Back(k.pose)
		}
	}
}

// portrait returns the box of the hero's picture.
func (s *mapSeat) portrait() ui.Box { return ui.BoxAt(s.box.X+11, s.box.Y+26, 80, 102) }

// draw draws a row of a seat's panel.
func (r *row) draw(p pen.Pen, w, h, text, least float64) {
	body := pen.Style{Font: pen.Body, Size: math.Max(rowSize*text, least)}
	if r.kind == offered {
		o := pen.Polygon(4, 2, w+1, 0, w-3, h, 0, h+2)
		p.At(3, 5, 1).Fill(o, pen.Fade(pen.RGB(0x050914), 0.6))
		p.Fill(o, town.Go)
		p.Stroke(o, 3.6, pen.Ink)
		x, y := 14.0, 23.0
		body.Colour = pen.Ink
		chip, n, ground := pen.Outline(nil), r.power, town.Go
		price, _, priced := strings.Cut(r.words, ": ")
		switch move, isMove := strings.CutSuffix(price, " Move"); {
		case r.power > 0:
			chip = pen.Burst(27, h/2, 19, 13.6, 10, 0.2, 0.05, 7)
		case r.more == "" && priced && isMove:
			n, _ = strconv.Atoi(move)
			chip, ground = pen.Circle(27, h/2, 17), pen.Chosen
		}
		if n > 0 && chip != nil {
			p.Stroke(chip, 4, pen.Ink)
			p.Fill(chip, ground)
			p.Text(fmt.Sprint(n), 27, h/2+8, pen.Style{Font: pen.Display, Size: 23, Colour: pen.Ink}, pen.Centre)
			x = 54
		}
		if r.more == "" {
			large := pen.Style{Font: pen.Display, Size: 24, Tracking: 0.5, Colour: pen.Ink}
			if says := strings.TrimSuffix(upper(r.words), "."); pen.Measure(says, large)*0.86 <= w-x-10 {
				p.Fitted(says, x, h/2+large.Size*0.36, w-x-10, large, 20, pen.Left)
				return
			}
			body.Font = pen.Heavy
			lines := max(1, int((h-4)/(body.Size*rowPitch)))
			paragraph(p, r.words, x, r.firstLine(w-x-10, h, lines, body), w-x-10, body.Size*rowPitch, lines, body)
			return
		}
		p.Fitted(r.more, x, h-6, w-x-10, body, least, pen.Left)
		p.Fitted(r.words, x, y, w-x-10, pen.Style{Font: pen.Display, Size: 24, Tracking: 0.5, Colour: pen.Ink}, 18, pen.Left)
		return
	}
	o := pen.Polygon(0, 0, w, 0, w-4, h-2, 4, h-2)
	p.Fill(o, pen.RGB(0x4a0d14))
	p.Stroke(o, 2.6, town.Menace)
	burst := pen.Burst(25, h/2-1, 18, 11, 9, 0.2, 0.1, 3)
	p.Fill(burst, town.Menace)
	p.Text(r.n, 25, h/2+7, pen.Style{Font: pen.Display, Size: 22, Colour: pen.Ink}, pen.Centre)
	head := body
	head.Font, head.Colour, body.Colour = pen.Heavy, pen.White, pen.RGB(0xffc9bd)
	p.Fitted(r.words, 50, h/2-4, w-60, head, least, pen.Left)
	p.Fitted(r.more, 50, h-8, w-60, body, least, pen.Left)
}

// firstLine returns the baseline of an offer's first line. The lines, at most most, are centered in
// the row.
func (r *row) firstLine(w, h float64, most int, st pen.Style) float64 {
	n := min(most, len(typeset.Wrap(r.words, st, w)))
	return h/2 + st.Size*0.36 - float64(n-1)/2*st.Size*rowPitch
}

// help returns the Assists that seats can give on another seat's turn now, as far as the viewer may
// know them, through the views of all seats.
func (l *looking) help(of func(engine.SeatID) engine.View) (out []seatOffer) {
	v := l.view
	d := v.Pending()
	if d.Kind != engine.DecideTurn {
		return nil
	}
	for s := range engine.SeatID(v.Seats()) {
		if s == d.Seat {
			continue
		}
		for _, o := range of(s).Pending().Options {
			f := l.face(o.Card)
			if o.Kind != engine.OptPlay || f == nil || o.Seat != s {
				continue
			}
			words := "ASSIST " + strings.ToUpper(l.name(d.Seat))
			n := art.PowerOf(f)
			if n > 0 {
				words = fmt.Sprintf("ADD +%d POWER", n)
			}
			out = append(out, seatOffer{seat: s, option: o, words: words, power: n, more: fmt.Sprintf("%s, Range %d", f.Name, v.Range(o.Card, s)),
				says: fmt.Sprintf("%s plays %s for %s: %s", l.name(s), f.Name, l.name(d.Seat), f.Text)})
		}
	}
	return out
}

// inReach returns the Power in reach on the viewer's own turn, and its sources in words. On another
// player's turn it returns 0 and "".
func (l *looking) inReach(eyes engine.SeatID) (sum int, words string) {
	v := l.view
	d := v.Pending()
	if d.Kind != engine.DecideTurn || d.Seat != eyes {
		return 0, ""
	}
	hand := 0
	for _, o := range d.Options {
		if f := l.face(o.Card); o.Kind == engine.OptPlay && f != nil {
			hand += art.PowerOf(f)
		}
	}
	words = fmt.Sprintf("%d now, %d in hand", v.Power(), hand)
	sum = v.Power() + hand
	if n := usable(v, d); n > 0 {
		words += fmt.Sprintf(", %d from abilities", n)
		sum += n
	}
	for s := range engine.SeatID(v.Seats()) {
		n := 0
		for _, o := range l.offers {
			if o.seat == s && s != eyes {
				n += o.power
			}
		}
		if n > 0 {
			words += fmt.Sprintf(", %d from %s", n, l.name(s))
		}
		sum += n
	}
	return sum, words
}

// usable returns the net Power that the abilities offered to a viewer give for certain.
func usable(v engine.View, d engine.Decision) (sum int) {
	for _, o := range d.Options {
		if o.Kind != engine.OptUse {
			continue
		}
		chance := engine.NewRNG(uint64(d.Seq), engine.StreamChance)
		events, err := v.Foresee(engine.Answer{Seq: d.Seq, Option: o}, []*engine.State{{}}, &chance)
		if err != nil {
			continue
		}
		net := 0
		for _, e := range events {
			if e.Kind == engine.PowerChanged && e.Sure {
				net += int(e.N)
			}
		}
		sum += max(net, 0)
	}
	return sum
}
