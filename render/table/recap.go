package table

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/board"
	"lineup/render/ui"
)

// recap sums up what the other players did since the viewer's last turn, and what has already happened in
// the viewer's own: a strip of cards for each turn and, for a partner, what it was good for. It is shown at the beginning of the viewer's turn
// if they have not seen all of it happen, and always for partners. The viewer's next answer or a
// click on it closes it.
type recap struct {
	rows   []recapRow
	fitted ui.Fit // the window that their text is fitted to
	// measure is the width of a word when their text was fitted.
	measure float64
	tall    bool // they need all the room there is
	unseen  bool // something has happened without motion, or too fast to follow
	turn    int  // the number of the viewer's turn it was last made for
	// weighed is the number of the turn whose stakes were taken at its beginning, and averted holds
	// for each turn what it has kept from coming.
	weighed int
	stakes  []board.Stake
	averted map[int][]averted
	left    map[int]leftover // of each turn of a partner
}

// leftover is what a turn has left unused.
type leftover struct {
	power   int
	refused []string // cards that the Power would have bought
	other   bool     // an ability could have been paid for
	idle    []string // cards in hand without an effect
	kept    []string // other cards in hand
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
	words  string   // what was done and why, or "" if the cards say all
	brief  string   // the same without what the cards show
	briefs []string // shorter ones, the longest first
	said   int      // which of all these has room in the usual size, see saying
	scale  float64  // of its labels and words, or 0 before they are fitted
	own    bool     // it is the viewer's turn, which has just begun
	placed recapPlaced
}

// recapGroup is the cards that a turn did the same with.
type recapGroup struct {
	kind  recapKind
	faces []*art.Face
	cut   []*art.Face  // further cards, for which there is only a sign
	apart bool         // equal cards are drawn one by one
	left  []recapGroup // left out in its place
	short bool         // there is only room for their number
	scale float64      // of its label, or 0 for 1
}

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
	if o, ok := t.Match.Intended(); !ok || o.Kind != engine.OptEnd {
		return
	}
	if t.partner(d.Seat) {
		if k.left == nil {
			k.left = map[int]leftover{}
		}
		k.left[n] = t.leftover(v, d.Seat)
	}
	if len(k.stakes) == 0 {
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

// leftover returns what a player whose turn ends now leaves unused, as far as the viewer knows it.
func (t *Table) leftover(v engine.View, seat engine.SeatID) leftover {
	l := leftover{power: v.Power()}
	for _, o := range t.Match.View(seat).Pending().Options {
		f := t.faceOf(v, o.Card)
		switch {
		case o.Seat != seat || f == nil:
		case o.Kind == engine.OptUse:
			uses := v.Face(o.Card).Uses
			l.other = l.other || int(o.N) < len(uses) && uses[o.N].Price.Number == engine.Power && uses[o.N].Price.N > 0
		case o.Kind == engine.OptBuy && !slices.Contains(l.refused, f.Title()):
			l.refused = append(l.refused, f.Title())
		case o.Kind == engine.OptPlay && v.Face(o.Card).Play == 0 && !v.Face(o.Card).Ongoing:
			l.idle = append(l.idle, f.Title())
		case o.Kind == engine.OptPlay:
			l.kept = append(l.kept, f.Title())
		}
	}
	return l
}

// words say what was left unused, and why as far as that is known.
func (l leftover) words() (parts []string) {
	if len(l.kept) > 0 {
		parts = append(parts, "kept "+card.AndList(l.kept)+" unplayed")
	}
	if len(l.idle) > 0 {
		parts = append(parts, "kept "+card.AndList(l.idle)+" without an effect")
	}
	switch n := len(l.refused); {
	case l.power == 0:
	case n == 1:
		parts = append(parts, fmt.Sprintf("left %d Power unspent rather than buy %s", l.power, l.refused[0]))
	case n > 1:
		parts = append(parts, fmt.Sprintf("left %d Power unspent rather than buy %s or %s", l.power, l.refused[0], l.refused[1]))
	case l.other:
		parts = append(parts, fmt.Sprintf("left %d Power unspent", l.power))
	default:
		parts = append(parts, fmt.Sprintf("had %d Power left and nothing to buy with it", l.power))
	}
	return parts
}

// takeRecap makes the recap if the viewer's turn has just begun. Once they have done something in it,
// there is no recap, even if they come back to it: their own cards need its place.
func (t *Table) takeRecap() {
	k, v := &t.recap, t.view()
	if !t.plays() || !t.ask.mine || t.ask.kind != engine.DecideTurn || int(v.Turn().Number) == k.turn {
		return
	}
	if t.Match.Opened() < t.Match.Given() {
		k.turn, k.unseen, k.averted, k.left = int(v.Turn().Number), false, nil, nil
		return
	}
	rows := t.recapRows(k.averted, k.left)
	partner := slices.ContainsFunc(rows, func(r recapRow) bool { return !r.own && t.partner(r.seat) })
	if k.close(); k.unseen || partner {
		k.rows = rows
	}
	k.turn, k.unseen, k.averted, k.left = int(v.Turn().Number), false, nil, nil
}

// partner reports whether a seat plays with the viewer.
func (t *Table) partner(seat engine.SeatID) bool {
	return t.Match.Together() || t.view().Side(t.eyes).Has(seat)
}

// recapRows returns the rows for the turns since the viewer's last one, oldest first.
func (t *Table) recapRows(avoided map[int][]averted, left map[int]leftover) (rows []recapRow) {
	lines, past := t.logs[t.eyes].lines, t.pastTurns()
	now := int(t.view().Turn().Number)
	number, end := now, len(lines)
	for i := len(lines) - 1; i >= 0 && len(rows) < recapMost; i-- {
		if !lines[i].Turn {
			continue
		}
		own := lines[i].Seat == t.eyes
		if own && number < now {
			break
		}
		if own {
			rows = append(rows, t.begunRows(lines[i:], past[now])...)
		} else {
			rows = append(rows, t.recapRow(lines[i].Seat, lines[i+1:end], past[number], avoided[number], left[number]))
		}
		end = i
		number--
	}
	slices.Reverse(rows)
	return rows
}

// begunRows returns the row of the viewer's own turn, which has just begun, if it began with Attacks or a
// Super-Villain. There is no place for it where each row is on the panel of its seat.
func (t *Table) begunRows(lines []match.Line, past pastTurn) []recapRow {
	attacked := slices.IndexFunc(lines, func(l match.Line) bool { return attacks[l.Kind] })
	if attacked < 0 {
		attacked = len(lines)
	}
	if len(t.layout.RecapSeats) > 0 || attacked == len(lines) && len(past.villains) == 0 {
		return nil
	}
	row := t.recapRow(t.eyes, lines[attacked:], past, nil, leftover{})
	if len(row.groups) == 0 {
		return nil
	}
	return []recapRow{row}
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
func (t *Table) recapRow(seat engine.SeatID, lines []match.Line, past pastTurn, reasons []averted, left leftover) recapRow {
	row := recapRow{seat: seat, name: strings.ToUpper(t.name(seat)), own: seat == t.eyes}
	done := deeds{turn: seat, eyes: t.eyes, view: t.view(), fell: map[engine.CardID]bool{}}
	for _, l := range lines {
		done.fell[l.Card] = done.fell[l.Card] || l.Kind == engine.VillainFell
	}
	for _, l := range lines {
		done.read(l)
	}
	fell, faces := done.fell, map[recapKind][]*art.Face{}
	for _, d := range done.all {
		faces[d.kind] = append(faces[d.kind], &t.Faces[d.Face])
	}
	for _, c := range past.villains {
		if f := t.faceOf(t.view(), c); f != nil {
			faces[didAppear] = append(faces[didAppear], f)
		}
	}
	for k := range didNothing {
		if len(faces[k]) > 0 {
			row.groups = append(row.groups, recapGroup{kind: k, faces: faces[k]})
		}
	}
	if t.partner(seat) && !row.own {
		row.words = t.recapWords(past.moved, faces[didBuy], faces[didDefeat], fell, reasons, left.words())
		row.brief = t.recapWords(past.moved, nil, t.withReason(faces[didDefeat], reasons), fell, reasons, nil)
		parts := t.briefParts(past.moved, fell, reasons)
		for n := len(parts); n > 0; n-- {
			row.briefs = append(row.briefs, grammar.Capital(card.AndList(parts[:n])))
		}
	}
	if len(row.groups) == 0 && row.words == "" {
		row.words, row.brief = noCards, noCards
	}
	return row
}

// noCards says that a turn did nothing.
const noCards = "No cards played or bought"

// maxReasons is the most reasons that a row gives.
const maxReasons = 2

// recapWords says what a partner did, what that was good for, and what they left unused.
func (t *Table) recapWords(moved int, bought, beaten []*art.Face, fell map[engine.CardID]bool, reasons []averted, unused []string) string {
	parts := movedParts(moved)
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
		name := match.TileName(f.Title())
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
	return grammar.Capital(card.AndList(slices.Concat(parts, other, unused)))
}

// briefParts says the same in as few words as possible, without what the cards show.
func (t *Table) briefParts(moved int, fell map[engine.CardID]bool, reasons []averted) []string {
	parts := movedParts(moved)
	for _, r := range reasons {
		f := t.faceOf(t.view(), r.Card)
		switch {
		case f == nil, fell[r.Card]:
		case r.Suffers:
			parts = append(parts, "kept "+match.TileName(f.Title())+" safe")
		default:
			parts = append(parts, "stopped "+match.TileName(f.Title()))
		}
	}
	return parts
}

// movedParts says how many spaces a Character has moved, if any.
func movedParts(moved int) []string {
	switch {
	case moved == 1:
		return []string{"moved 1 space"}
	case moved > 1:
		return []string{fmt.Sprintf("moved %d spaces", moved)}
	}
	return nil
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
