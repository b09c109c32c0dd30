package town

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/art/typeset"
	"lineup/render/ui"
)

// This file lays out and draws the rows at the foot of a seat's panel: a chip for each action the
// seat can take or could take from a nearer space, and the Attacks to come.

// row is a chip or a line of a seat's panel.
type row struct {
	kind        rowKind
	power       int // the Power an offer gives
	words, more string
	name        string    // of the card, for a chip without room for words
	face        *art.Face // of the card, for a chip without room for its name, or nil
	n           string
	box         ui.Box
}

// rowKind is the kind of a row.
type rowKind uint8

const (
	offered rowKind = iota
	beyond          // out of Range, or for a later turn
	struck
)

// seatOffer is an action that a chip of a seat's panel offers: an Assist or an ability of its hero.
type seatOffer struct {
	seat        engine.SeatID
	option      engine.Option
	words, more string
	name        string        // of the card
	face        *art.Face     // of the card
	says        string        // the whole text, shown under the pointer
	power       int           // the Power it gives for certain
	beyond      bool          // it cannot be taken now: it is out of Range, or for a later turn
	moves       engine.CardID // the piece that spaces are offered to after a click, instead of an answer
	box         ui.Box        // filled in by readSeats
}

// chip identifies what a chip is about.
type chip struct {
	card engine.CardID
	kind engine.OptionKind
	n    int16
}

// chip returns what the chip of an offer is about, whether it can be taken now or not.
func (o *seatOffer) chip() chip {
	return chip{cmp.Or(o.moves, o.option.Card), o.option.Kind, o.option.N}
}

// chips holds the places of the chips in each panel. During a turn a chip keeps its place, so that a
// click never reaches another one than was meant, even if another one has gone.
type chips map[engine.SeatID][]chip

// with returns the places with those for offers. New chips that can be used are before others, and take the
// places of those that have gone first.
func (was chips) with(offers []seatOffer) chips {
	out := chips{}
	for s, all := range was {
		out[s] = slices.Clone(all)
	}
	sorted := slices.Clone(offers)
	slices.SortStableFunc(sorted, func(a, b seatOffer) int { return flag(a.beyond) - flag(b.beyond) })
	for _, o := range sorted {
		all, k := out[o.seat], o.chip()
		gone := func(c chip) bool {
			return !slices.ContainsFunc(offers, func(p seatOffer) bool { return p.seat == o.seat && p.chip() == c })
		}
		switch free := slices.IndexFunc(all, gone); {
		case slices.Contains(all, k):
		case free >= 0:
			all[free] = k
		default:
			out[o.seat] = append(all, k)
		}
	}
	return out
}

// aid says which partners of a seat can help now, or returns "" if none can.
func (m *townMap) aid(seat engine.SeatID, name func(engine.SeatID) string) string {
	helper := engine.NoSeat
	for _, o := range m.offers {
		switch {
		case o.seat == seat || o.beyond || o.moves != engine.NoCard:
		case helper != engine.NoSeat && helper != o.seat:
			return "ask your partners for help"
		default:
			helper = o.seat
		}
	}
	if helper == engine.NoSeat {
		return ""
	}
	return "ask " + name(helper) + " for help"
}

// These are the measures of the rows in a seat's panel.
const (
	rowsFrom, rowHeight = 136.0, 46.0
	rowGap, chipGap     = 4.0, 8.0 // between rows, and between chips beside each other
	rowSize             = 15.2     // the letter size of sentences
)

// rowsHigh returns the height of a panel with a number of rows.
func rowsHigh(rows int) float64 { return rowsFrom + float64(rows)*(rowHeight+rowGap) }

// rowsIn returns how many rows a panel of some height has room for, at least one.
func rowsIn(high float64) int {
	return max(1, int((high-rowsFrom-2+rowGap)/(rowHeight+rowGap)))
}

// rowsWanted returns how many rows the panel of each seat would use: one for each chip if there are
// few seats, otherwise one for two chips, and one for Attacks. The panel of the viewer's seat without
// any of those has room for its hero's text.
func (m *townMap) rowsWanted(l *looking, order []engine.SeatID) []int {
	out := make([]int, len(order))
	for i, s := range order {
		if slices.ContainsFunc(l.offers, func(o seatOffer) bool { return o.seat == s }) {
			out[i] = len(l.chips[s])
		}
		if len(order) > 2 {
			out[i] = (out[i] + 1) / 2
		}
		if len(m.next.by[s]) > 0 {
			out[i]++
		}
		if out[i] == 0 && s == m.near {
			out[i] = aboutRows
		}
	}
	return out
}

// aboutRows is the number of rows that a hero's text takes.
const aboutRows = 2

// readRows fills in the rows of a seat: all its chips, and the Attacks to come if there is room.
func (m *townMap) readRows(l *looking, s *mapSeat) {
	first := len(m.offers)
	for _, o := range l.offers {
		if o.seat == s.seat {
			m.offers = append(m.offers, o)
		}
	}
	chips, places := m.offers[first:], 0
	at := func(o *seatOffer) int { return slices.Index(l.chips[s.seat], o.chip()) }
	slices.SortStableFunc(chips, func(a, b seatOffer) int { return at(&a) - at(&b) })
	if len(chips) > 0 {
		places = len(l.chips[s.seat])
	}
	by := m.next.by[s.seat]
	boxes, foot := m.chipBoxes(s.box, places, len(by) > 0)
	for i := range chips {
		o := &chips[i]
		o.box = boxes[at(o)]
		kind := offered
		if o.beyond {
			kind = beyond
		}
		s.rows = append(s.rows, row{kind: kind, words: o.words, more: o.more, name: o.name, face: o.face, power: o.power, box: o.box})
	}
	if len(by) == 0 || foot.H == 0 { // the figure on the map is marked too
		return
	}
	var names []string
	for _, c := range by {
		if f := l.face(c); f != nil {
			names = append(names, f.Name)
		}
	}
	words := "Attacked after this turn"
	if m.next.doubted[s.seat] {
		words = "Possible attack"
	}
	s.rows = append(s.rows, row{kind: struck, words: words, more: m.some(names, s.box.W-80), n: fmt.Sprint(len(by)), box: foot})
}

// chipBoxes returns the boxes of n chips at the foot of a panel, and of the row of Attacks below
// them. That row has height 0 if it is not wanted or would squeeze the chips.
func (g *places) chipBoxes(panel ui.Box, n int, attacks bool) (chips []ui.Box, foot ui.Box) {
	room := ui.BoxAt(panel.X+10, panel.Y+rowsFrom, panel.W-20, panel.H-rowsFrom-2)
	most := rowsIn(panel.H)
	if attacks = attacks && (n == 0 || most > 1 && n <= 2*(most-1)); attacks && n > 0 {
		most--
	}
	across := max(1, (n+most-1)/most)
	rows := (n + across - 1) / across
	lines := rows + flag(attacks)
	high := math.Max(rowHeight, 2*rowPitch*math.Max(rowSize*g.text, g.minRules)+rowInset) // of two lines
	high = math.Min(high, (room.H-rowGap*float64(lines-1))/float64(max(1, lines)))
	top := room.Y + math.Max(0, room.H-4-float64(lines)*(high+rowGap)) // so that the sum of a partner's turn has room above
	at := func(i int) float64 { return top + float64(i)*(high+rowGap) }
	gap := chipGap
	if across > 4 {
		gap /= 2
	}
	for i := range n {
		here := across // as wide as the chips of its row leave room for
		if last := n - (i/across)*across; last < across {
			here = last
		}
		wide := (room.W - gap*float64(here-1)) / float64(here)
		chips = append(chips, ui.BoxAt(room.X+float64(i%across)*(wide+gap), at(i/across), wide, high))
	}
	if attacks {
		foot = ui.BoxAt(room.X, at(rows), room.W, high)
	}
	return chips, foot
}

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

// These are the line heights of a row in usual and in narrow letters, in letter sizes, and the space around its lines.
const rowPitch, narrowPitch, rowInset = 1.16, 1.04, 10.0

// wordyChip is the least width of a chip with sentences, and namedChip that of one with words below its
// sign. A narrower one shows the card's picture there.
const wordyChip, namedChip = 170.0, 50.0

// draw draws a row of a seat's panel.
func (r *row) draw(p pen.Pen, w, h, text, least float64) {
	body := pen.Style{Font: pen.Body, Size: math.Max(rowSize*text, least)}
	switch r.kind {
	case offered:
		o := pen.Polygon(4, 2, w+1, 0, w-3, h, 0, h+2)
		p.At(3, 5, 1).Fill(o, pen.Fade(pen.RGB(0x050914), 0.6))
		p.Fill(o, town.Go)
		p.Stroke(o, 3.6, pen.Ink)
		body.Colour = pen.Ink
	case beyond:
		o := pen.Rectangle(0, 0, w, h, 4)
		p.Fill(o, pen.RGB(0x222b4d))
		p.Stroke(o, 2.2, pen.RGB(0x5a678f))
		body.Colour = pen.RGB(0xb4bcd8)
	case struck:
		r.drawStruck(p, w, h, body, least)
		return
	}
	chip, n, ground := pen.Outline(nil), r.power, town.Go
	x, y, size := 27.0, h/2, 1.0
	switch {
	case w < namedChip && r.face == nil: // only the sign
		x = w / 2
	case w < namedChip:
		x, y, size = w/2, signMiddle*h, signSmall
	case w < wordyChip:
		x, y, size = 18, signMiddle*h, signSmall
	}
	price, _, priced := strings.Cut(r.words, ": ")
	switch move, isMove := strings.CutSuffix(price, " Move"); {
	case r.power > 0:
		chip = pen.Burst(x, y, 19*size, 13.6*size, 10, 0.2, 0.05, 7)
	case r.more == "" && priced && isMove:
		n, _ = strconv.Atoi(move)
		chip, ground = pen.Circle(x, y, 17*size), pen.Chosen
	}
	from := 14.0
	if n > 0 && chip != nil {
		number := pen.Style{Font: pen.Display, Size: math.Max(23*size, least), Colour: pen.Ink}
		if r.kind == beyond {
			number.Colour = body.Colour
			p.Stroke(chip, 2, body.Colour)
		} else {
			p.Stroke(chip, 4*size, pen.Ink)
			p.Fill(chip, ground)
		}
		p.Text(fmt.Sprint(n), x, y+number.Size*0.35, number, pen.Centre)
		from = 54
	}
	switch {
	case w < wordyChip:
		st, b := shortStyle(least), r.short(w, h, least)
		st.Colour = body.Colour
		p.Fitted(b.beside, 34, y+st.Size*0.36, w-38, st, least, pen.Left)
		p.Fitted(b.below, 5, h-5, w-9, st, least, pen.Left)
	case r.more == "":
		r.drawAbility(p, from, w, h, body, least)
	case h < 2*rowPitch*body.Size: // one line
		p.Fitted(r.name, from, h/2+8, w-from-10, pen.Style{Font: pen.Display, Size: 24, Tracking: 0.5, Colour: body.Colour}, least, pen.Left)
	default:
		p.Fitted(r.more, from, h-6, w-from-10, body, least, pen.Left)
		head := pen.Style{Font: pen.Display, Size: 24, Tracking: 0.5, Colour: body.Colour}
		if r.kind == beyond {
			head.Size = 21
		}
		p.Fitted(r.words, from, 23, w-from-10, head, 18, pen.Left)
	}
}

// signMiddle is the middle of the sign of a narrow chip in chip heights, and signSmall its scale.
const signMiddle, signSmall = 0.28, 0.62

// shortChip is the contents of a narrow chip besides its sign. The tip says the rest.
type shortChip struct {
	beside, below string // words beside and below the sign
	picture       ui.Box // of the card in the chip, if its name is not there
}

// shortStyle returns the style of the words of a narrow chip.
func shortStyle(least float64) pen.Style {
	return pen.Style{Font: pen.Display, Size: math.Max(18, least), Tracking: 0.3}
}

// shortWord is the least number of letters of a word that stands for a name.
const shortWord = 4

// short returns the contents of a narrow chip: how much closer to come, and the card's name, a long word
// of it, or its picture, as far as there is room.
func (r *row) short(w, h, least float64) (out shortChip) {
	st := shortStyle(least)
	fits := func(words string, room float64) bool {
		if words == "" || w < namedChip {
			return false
		}
		_, squeeze := pen.Fit(words, room, st, least)
		return squeeze >= minSqueeze
	}
	name, closer := upper(r.name), r.shortly()
	switch {
	case fits(closer, w-38):
		out.beside = closer
	case fits(closer, w-9):
		out.below = closer
	}
	if out.below == "" && fits(name, w-9) {
		out.below = name
		return out
	}
	words := strings.Fields(name)
	slices.SortStableFunc(words, func(a, b string) int { return len(b) - len(a) })
	for _, word := range words {
		if out.below == "" && len(word) >= shortWord && fits(word, w-9) {
			out.below = word
			return out
		}
	}
	if r.face == nil {
		return out
	}
	sign := signMiddle*h + 19*signSmall + 2 // its foot
	switch {
	case w < namedChip || out.beside != "":
		out.picture = ui.BoxAt(4, sign, w-8, h-sign-4)
	case out.below != "":
		out.picture = ui.BoxAt(34, 5, w-39, h-st.Size*0.8-11)
	default:
		out.picture = ui.BoxAt(34, 5, w-39, h-10)
	}
	return out
}

// picture returns the place of the card's picture on a narrow chip, or an empty box if it has none.
func (r *row) picture(least float64) ui.Box {
	if r.kind == struck || r.box.W >= wordyChip {
		return ui.Box{}
	}
	b := r.short(r.box.W, r.box.H, least).picture
	b.X, b.Y = b.X+r.box.X, b.Y+r.box.Y
	return b
}

// shortly returns the words of a chip out of Range in two words, or "".
func (r *row) shortly() string {
	if r.kind != beyond {
		return ""
	}
	words := strings.Fields(r.more)
	for i, w := range words {
		if i > 0 && strings.HasPrefix(w, "space") {
			return words[i-1] + " CLOSER"
		}
	}
	return ""
}

// drawAbility writes the words of an ability into a chip.
func (r *row) drawAbility(p pen.Pen, x, w, h float64, body pen.Style, least float64) {
	k := r.ability(w-x-10, h, body, least)
	k.draw(p, x, h/2+k.st.Size*0.36-float64(len(k.lines)-1)/2*pitch(k.st))
}

// ability sets the words of an ability into a chip: large in one line if they fit.
func (r *row) ability(w, h float64, body pen.Style, least float64) setting {
	large := pen.Style{Font: pen.Display, Size: 24, Tracking: 0.5, Colour: body.Colour}
	says := strings.TrimSuffix(upper(r.words), ".")
	if st, squeeze := pen.Fit(says, w, large, 20); squeeze == 1 {
		return setting{lines: []string{says}, st: st, whole: true}
	}
	body.Font = pen.Heavy
	return setWords(r.words, w, h-2, body, least)
}

// setting is words set in lines.
type setting struct {
	lines []string
	st    pen.Style
	whole bool // all words are in the lines
}

// pitch returns the distance between two lines. Narrow letters have no descenders and take less.
func pitch(st pen.Style) float64 {
	if st.Font == pen.Display {
		return st.Size * narrowPitch
	}
	return st.Size * rowPitch
}

// setWords sets words into a box: in letters of a wanted size or smaller ones, then in narrow ones. If
// not all words fit, the last line ends early.
func setWords(words string, w, h float64, st pen.Style, least float64) setting {
	words = strings.ReplaceAll(words, "\n", " ")
	narrow := st
	narrow.Font, narrow.Tracking = pen.Display, 0.3
	narrow.Size = math.Max(st.Size, math.Min(18, h))
	out := setting{}
	for i, k := range [...]pen.Style{st, narrow} {
		says := words
		if i == 1 {
			says = upper(words)
		}
		for ; ; k.Size = math.Max(least, k.Size-0.5) {
			most := max(0, int(h/pitch(k)))
			lines := typeset.Wrap(says, k, w)
			whole := len(lines) <= most && !slices.ContainsFunc(lines, func(l string) bool { return pen.Measure(l, k) > w })
			if whole {
				return setting{lines, k, true}
			}
			if k.Size <= least {
				if i == 0 && most > 0 {
					if len(lines) > most {
						lines = append(lines[:most-1], strings.Join(lines[most-1:], " "))
					}
					lines[len(lines)-1] = pen.Cut(lines[len(lines)-1], k, w)
					out = setting{lines: lines, st: k}
				}
				break
			}
		}
	}
	return out
}

// draw draws the lines from a baseline on.
func (k *setting) draw(p pen.Pen, x, y float64) {
	for _, line := range k.lines {
		p.Text(line, x, y, k.st, pen.Left)
		y += pitch(k.st)
	}
}

// drawStruck draws the row of the Attacks to come.
func (r *row) drawStruck(p pen.Pen, w, h float64, body pen.Style, least float64) {
	o := pen.Polygon(0, 0, w, 0, w-4, h-2, 4, h-2)
	p.Fill(o, pen.RGB(0x4a0d14))
	p.Stroke(o, 2.6, town.Menace)
	burst := pen.Burst(25, h/2-1, 18, 11, 9, 0.2, 0.1, 3)
	p.Fill(burst, p.Under(town.Menace, pen.Ink))
	p.Text(r.n, 25, h/2+7, pen.Style{Font: pen.Display, Size: 22, Colour: pen.Ink}, pen.Centre)
	head := body
	head.Font, head.Colour, body.Colour = pen.Heavy, pen.White, pen.RGB(0xffc9bd)
	p.Fitted(r.words, 50, h/2-4, w-60, head, least, pen.Left)
	p.Fitted(r.more, 50, h-8, w-60, body, least, pen.Left)
}

// help returns the Assists that seats can give on another seat's turn now, as far as the viewer may
// know them, through the views of all seats. On the viewer's turn, and for the viewer's own cards,
// it also returns those that are out of Range.
func (l *looking) help(of func(engine.SeatID) engine.View, eyes engine.SeatID) (out []seatOffer) {
	v := l.view
	d := v.Pending()
	if d.Kind != engine.DecideTurn {
		return nil
	}
	for s := range engine.SeatID(v.Seats()) {
		if s == d.Seat {
			continue
		}
		given := map[engine.CardID]bool{}
		for _, o := range of(s).Pending().Options {
			f := l.face(o.Card)
			if o.Kind != engine.OptPlay || f == nil || o.Seat != s {
				continue
			}
			given[o.Card] = true
			words := "ASSIST " + strings.ToUpper(l.name(d.Seat))
			n := art.PowerOf(f)
			if n > 0 {
				words = fmt.Sprintf("ADD +%d POWER", n)
			}
			out = append(out, seatOffer{seat: s, option: o, words: words, power: n, name: f.Name, face: f, more: fmt.Sprintf("%s, Range %d", f.Name, v.Range(o.Card, s)),
				says: helps(l.name(s), l.name(d.Seat), s == eyes, d.Seat == eyes, f)})
		}
		if d.Seat == eyes || s == eyes {
			out = append(out, l.beyond(s, d.Seat, given)...)
		}
	}
	return out
}

// helps says what an Assist of a player for another one does. One of them may be the viewer.
func helps(from, to string, mine, toMe bool, f *art.Face) string {
	plays := from + " plays "
	if mine {
		plays = "You play "
	}
	if toMe {
		to = "you"
	}
	return plays + f.Name + " for " + to + ": " + f.Text
}

// beyond returns the Assists in a seat's hand that do not reach another seat's Character from where
// it is.
func (l *looking) beyond(s, active engine.SeatID, given map[engine.CardID]bool) (out []seatOffer) {
	v := l.view
	if !helped(v, s, active) {
		return nil
	}
	from, to := v.Space(s), v.Space(active)
	if from < 0 || to < 0 {
		return nil
	}
	for _, c := range v.Cards(v.Zone(engine.Hand, s)) {
		f := l.face(c)
		if f == nil || given[c] || v.Face(c).Traits&engine.HasAssist == 0 {
			continue
		}
		far := v.Board().Steps(card.Spaces, from, to) - v.Range(c, s)
		if far <= 0 {
			continue // something else forbids it
		}
		closer := fmt.Sprintf("come %d %s closer", far, grammar.Plural(far, "space", "spaces"))
		says := fmt.Sprintf("%s can play %s for you as an Assist once you are within its Range of %d. %s: %s", l.name(s), f.Name, v.Range(c, s), grammar.Capital(closer), f.Text)
		if s == v.Seat() {
			closer = fmt.Sprintf("%d %s too far away", far, grammar.Plural(far, "space", "spaces"))
			says = fmt.Sprintf("You can play %s for %s as an Assist within its Range of %d. %s is %s: %s", f.Name, l.name(active), v.Range(c, s), l.name(active), closer, f.Text)
		}
		o := engine.Option{Kind: engine.OptPlay, Seat: s, Card: c}
		out = append(out, seatOffer{seat: s, option: o, beyond: true, power: art.PowerOf(f), name: f.Name, face: f, words: fmt.Sprintf("%s, Range %d", f.Name, v.Range(c, s)),
			more: closer, says: says})
	}
	return out
}

// helped reports whether the game lets a seat play Assists on the turn of another.
func helped(v engine.View, seat, active engine.SeatID) bool {
	if v.Board().Count(card.Trophies) > 0 && !v.Side(active).Has(seat) { // only partners help (R-CPT-11)
		return false
	}
	return slices.ContainsFunc(v.Library().Offers, func(o engine.Offer) bool {
		return o.Kind == engine.OptPlay && o.By != engine.You && o.From.Has(engine.Hand)
	})
}
