package question

import (
	"math"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/match"
	"lineup/render/ui"
)

// panels lays out the answers between y and the end of the stage. Cards to choose from share a
// panel, and every other answer has its own. Many of those become a board of buttons.
func (l *composer) panels(y float64) []Panel {
	cards, others := l.parts()
	var answers [][]int
	switch {
	case l.own:
		answers = pilesOf(l.sections(cards))
	case l.alone(cards, others):
		for _, i := range cards {
			answers = append(answers, []int{i})
		}
	case len(cards) > 0:
		answers = append(answers, cards)
	}
	if len(answers) == 0 && (len(others) > 3 || l.wordy(others)) {
		return l.board(others, y)
	}
	for _, i := range others {
		answers = append(answers, []int{i})
	}
	return l.row(answers, y)
}

// mostShared is the most lines of notes that are said of each of three players. More are said once.
const mostShared = 2

// wordy reports whether all answers are three players, and share many notes.
func (l *composer) wordy(answers []int) bool {
	if len(answers) != 3 || slices.ContainsFunc(answers, func(i int) bool { return l.Answers[i].Option.Kind != engine.OptSeat }) {
		return false
	}
	return l.lines(l.common(answers), (l.area.W-2*panelGap)/3-2*pad) > mostShared
}

// parts returns the answers with a card to choose and the other ones.
func (l *composer) parts() (cards, others []int) {
	for i, r := range l.Answers {
		if r.Option.Card != engine.NoCard && !r.Leaves {
			cards = append(cards, i)
		} else {
			others = append(others, i)
		}
	}
	return cards, others
}

// alone reports whether each card to choose has a panel of its own.
func (l *composer) alone(cards, others []int) bool {
	return len(cards) == 1 || len(cards) == 2 && len(others) == 0 && l.All == 0
}

// row lays panels out side by side. A panel with many cards gets the room that the others leave, and
// an answer with nothing to show has only a button, below a neighbor's panel.
func (l *composer) row(answers [][]int, y float64) []Panel {
	if len(answers) == 0 {
		return nil
	}
	room := l.area.W - panelGap*float64(len(answers)-1)
	widths := make([]float64, len(answers))
	many := -1
	if !l.own {
		many = slices.IndexFunc(answers, func(group []int) bool { return len(group) > 1 })
	}
	for i, group := range answers {
		widths[i] = room / float64(len(answers))
		if many >= 0 && i != many && len(answers) < 4 {
			widths[i] = l.narrow(group[0])
		}
	}
	if many >= 0 && len(answers) < 4 {
		widths[many] = room
		for i, w := range widths {
			if i != many {
				widths[many] -= w
			}
		}
	}
	high := l.area.Y + l.area.H - buttonHeight - buttonGap - y
	pictured := slices.ContainsFunc(answers, func(group []int) bool { return len(l.faces(group)) > 0 })
	if !pictured {
		high = math.Min(high, l.notesHigh(answers, widths))
	}
	foot := l.footHigh(answers, widths, many)
	if many >= 0 && pictured && l.onlyMany(answers, many) { // no higher than its cards
		high = math.Min(high, l.manyHigh(answers[many], high, foot))
	}
	var out []Panel
	x := l.area.X
	for i, group := range answers {
		button := ui.BoxAt(x, y+high+buttonGap, widths[i], buttonHeight)
		x += widths[i] + panelGap
		box, below := ui.BoxAt(button.X, y, button.W, high), ui.Box{}
		switch beside := l.beside(answers, i); {
		case high == 0:
			button.Y, box = y, ui.Box{}
		case foot > 0:
			strip := ui.BoxAt(box.X, y+high-foot, box.W, foot)
			if box = strip; i == many {
				box, below = ui.BoxAt(l.area.X, y, l.area.W, high-foot-buttonGap), strip
			}
		case !pictured:
			if l.bare(group) {
				box = ui.Box{}
			}
		case l.bare(group) && beside >= 0:
			box = ui.Box{}
		default:
			for k := range answers { // those that leave their room to it
				if k != i && l.bare(answers[k]) && l.beside(answers, k) == i {
					box.W += widths[k] + panelGap
					if k < i {
						box.X -= widths[k] + panelGap
					}
				}
			}
		}
		out = append(out, l.panel(group, box, below, button))
	}
	return out
}

// footHigh returns the height of a strip of notes below many cards, whose panel is then as wide as
// all of them. It is 0 if there is nothing to say, or if another answer has a card.
func (l *composer) footHigh(answers [][]int, widths []float64, many int) float64 {
	if many < 0 || len(answers) == 1 || !l.onlyMany(answers, many) {
		return 0
	}
	if !slices.ContainsFunc(answers, func(group []int) bool { return len(group) == 1 && !l.bare(group) }) {
		return 0
	}
	return l.notesHigh(answers, widths)
}

// onlyMany reports whether no other answer than that of many cards has a card.
func (l *composer) onlyMany(answers [][]int, many int) bool {
	for i, group := range answers {
		if i != many && len(l.faces(group)) > 0 {
			return false
		}
	}
	return true
}

// manyHigh returns how much of a height the panel of many cards needs, with the strip of notes below
// it if it has one.
func (l *composer) manyHigh(group []int, high, foot float64) float64 {
	room, below := l.area.W-2*pad, overCards+underCards+underNotes
	if foot > 0 {
		below += foot + buttonGap
	} else {
		below += l.ownHigh(group, room)
	}
	g, all := l.gridOf(l.sections(group), room, high-below)
	if !all {
		return high
	}
	return g.high + below
}

// ownHigh returns the height of the notes of a group: as many lines as any of its answers needs.
func (l *composer) ownHigh(group []int, room float64) (high float64) {
	var last []match.Note
	for _, i := range group {
		if said := l.said(i); !slices.Equal(said, last) {
			high, last = math.Max(high, l.high(said, room)), said
		}
	}
	if len(group) > 1 {
		high = math.Max(high, l.high(l.outlook(group, room), room))
	}
	return high
}

// defenseNotes returns the height of the notes of the Defense with most of them, in a panel of its own.
func (l *composer) defenseNotes(room float64) (high float64) {
	cards, _ := l.parts()
	for _, i := range cards {
		high = math.Max(high, l.high(l.said(i), room))
	}
	return high
}

// notesHigh returns the height of panels that show nothing but notes, or 0 if there are none.
func (l *composer) notesHigh(answers [][]int, widths []float64) (high float64) {
	for i, group := range answers {
		high = math.Max(high, l.ownHigh(group, widths[i]-2*pad))
	}
	if high > 0 {
		high += 2 * pad
	}
	return high
}

// bare reports whether an answer has nothing to show but its button.
func (l *composer) bare(group []int) bool {
	return len(group) == 1 && len(l.faces(group)) == 0 && len(l.said(group[0])) == 0 && l.tone(&l.Answers[group[0]]) != Hit
}

// beside returns the panel that gets the room of a bare answer: the one before it, or else the one
// after it. It is -1 if both are bare as well.
func (l *composer) beside(answers [][]int, i int) int {
	for _, k := range []int{i - 1, i + 1} {
		if k >= 0 && k < len(answers) && !l.bare(answers[k]) {
			return k
		}
	}
	return -1
}

// narrow returns the panel width of one answer beside a panel with many cards. It is no wider than
// its button and notes need.
func (l *composer) narrow(i int) float64 {
	for w := 250.0; w < 340; w += 10 {
		b := Button{Box: ui.BoxAt(0, 0, w, buttonHeight), Reply: i}
		l.name(&b, l.Answers[i].Words, 38, l.corner())
		if len(b.Lines) == 1 || len(b.Lines) == 2 && b.Lines[0].Style.Size >= math.Max(28, l.Min) {
			return w
		}
	}
	return 340
}

// tone returns the tone of an answer.
func (l *composer) tone(r *match.Reply) Tone {
	switch {
	case l.Alarm && r.Leaves:
		return Hit
	case l.Alarm:
		return Avoid
	case l.Struck && !r.Leaves:
		return Hit
	case r.Leaves:
		return Leave
	}
	return Act
}

// These are the distances of cards from the upper edge of their panel and from the notes below, which the
// frame around a card does not cover.
const overCards, underCards = 10.0, 15.0

// underNotes is the least distance of notes below cards from the lower edge of their panel.
const underNotes = 1.0

// panel lays out one answer, or several cards to choose from. With a foot, the notes are there.
func (l *composer) panel(group []int, box, foot, button ui.Box) Panel {
	secs := l.sections(group)
	p := Panel{Box: box, Foot: foot, piles: pilesOf(secs), Tone: l.tone(&l.Answers[group[0]])}
	p.Button = Button{Box: button, Reply: -1}
	words := l.missing(group)
	space := box.W - 2*pad // of the notes
	if foot.W > 0 {
		space = foot.W - 2*pad
	}
	said := l.outlook(group, space)
	chosen := l.Ticked
	if len(p.piles) == 1 { // there is nothing to choose
		chosen = p.piles[0][:1]
	}
	if _, least := l.More(); len(chosen) > 0 && (len(p.piles) == 1 || slices.Contains(group, chosen[0]) && least <= 0) {
		p.Button.Reply = chosen[0]
		if words = l.Answers[chosen[0]].Words; len(chosen) > 1 {
			words = l.Several.Words(len(chosen))
		} else {
			said = l.said(chosen[0])
		}
	}
	l.name(&p.Button, words, 38, l.corner())
	if slices.Contains(group, l.Pointed-1) {
		said = l.said(l.Pointed - 1)
	}

	if foot.W > 0 && len(said) == 0 && p.Button.Reply < 0 {
		said = []match.Note{{Text: "Choose a card to see its effect"}}
	}
	if box.W == 0 {
		return p
	}
	room := box.W - 2*pad
	high := l.ownHigh(group, room)
	if foot.W > 0 {
		high = 0
	}
	if l.own && p.Tone == Avoid { // as large as the other Defenses
		high = math.Max(high, l.defenseNotes(room))
	}
	faces := l.faces(group)
	if len(faces) == 0 {
		p.Notes = l.notes(said, box.X+pad, room, box.Y+(box.H-l.high(said, room))/2)
		return p
	}
	wide := room // of the cards
	if l.own {
		wide = box.W - pad
	}
	g, all := l.gridOf(secs, wide, box.H-overCards-underCards-high-underNotes)
	if !all {
		p.Back = ui.BoxAt(box.X+6, box.Y+box.H-minPitch-6, minPitch, minPitch)
		p.On = ui.BoxAt(box.X+box.W-minPitch-6, p.Back.Y, minPitch, minPitch)
		room -= 2 * (minPitch - 4)
		if high > 0 {
			high = l.ownHigh(group, room)
		}
		high = math.Max(minPitch, high+l.high([]match.Note{{Text: "cards"}}, room))
		var w float64
		p.starts, w = l.pagesOf(secs, wide, box.H-overCards-underCards-high-underNotes)
		p.page = p.on(l.Page)
		secs = cut(secs, p.starts[p.page], p.starts[p.page]+p.count())
		g = l.gridWith(secs, w, wide, true)
	}
	spare := math.Max(0, box.H-overCards-underCards-high-underNotes-g.high)
	l.lie(&p, secs, g, spare/3, chosen)
	under := overCards + spare/3 + g.high + underCards
	free := ui.BoxAt(box.X+(box.W-room)/2, box.Y+under, room, box.H-under)
	if p.On.W > 0 {
		page := []match.Note{{Text: p.pageWords()}}
		down := l.high(page, room)
		if foot.W > 0 {
			free = ui.BoxAt(box.X+(box.W-room)/2, p.On.Y, room, p.On.H)
			p.Page = l.notes(page, free.X, free.W, free.Y+(free.H-down)/2)
		} else {
			p.Page = l.notes(page, free.X, free.W, free.Y)
			free.Y, free.H = free.Y+down, free.H-down
		}
	}
	if foot.W > 0 {
		free = ui.BoxAt(foot.X+pad, foot.Y, foot.W-2*pad, foot.H)
		room = free.W
	}
	p.Notes = l.notes(said, free.X, free.W, free.Y+math.Max(0, (free.H-l.high(said, room))/2))
	return p
}

// faces returns the answers of a group that show a card or the back of one.
func (l *composer) faces(group []int) []int {
	var out []int
	for _, i := range group {
		if r := &l.Answers[i]; r.Down.Number > 0 || r.Card != engine.NoCard && l.Face(r.Card) != nil {
			out = append(out, i)
		}
	}
	return out
}

// said returns the notes of an answer, with its card's place first. The answer that lets an Attack hit
// leaves out what the balloon says.
func (l *composer) said(i int) []match.Note {
	r := &l.Answers[i]
	notes := r.Notes
	if l.tone(r) == Hit && l.Alarm {
		says := strings.ToLower(l.Says)
		notes = slices.DeleteFunc(slices.Clone(notes), func(n match.Note) bool { return strings.Contains(says, strings.ToLower(n.Text)) })
	}
	if r.Where == "" || l.titled && r.Option.Card != engine.NoCard && !r.Leaves {
		return notes
	}
	return append([]match.Note{{Text: r.Where}}, notes...)
}

// common returns the notes that all answers of a group share.
func (l *composer) common(group []int) []match.Note {
	shared := slices.Clone(l.said(group[0]))
	for _, i := range group[1:] {
		said := l.said(i)
		shared = slices.DeleteFunc(shared, func(n match.Note) bool { return !slices.Contains(said, n) })
	}
	return shared
}

// notePitch is the line height of notes, in letter sizes.
const notePitch = 1.16

// high returns the height of notes.
func (l *composer) high(notes []match.Note, room float64) float64 {
	return float64(l.lines(notes, room)) * l.sized(noteSize*l.Text) * notePitch
}

func noteText(n match.Note) string { return strings.ToUpper(strings.TrimSpace(n.Head + " " + n.Text)) }

// notes lays out notes, centered in their room, from y down. Their introductions are dim.
func (l *composer) notes(notes []match.Note, x, room, y float64) []Line {
	var out []Line
	st := display(l.sized(noteSize * l.Text))
	for _, n := range notes {
		lines, _ := l.wrap(noteText(n), st, room)
		for i, s := range lines {
			line := l.line(s, 0, y+st.Size*0.9, st)
			line.X = x + (room-line.Wide)/2
			y += st.Size * notePitch
			head := strings.ToUpper(n.Head)
			if rest, ok := strings.CutPrefix(s, head+" "); ok && i == 0 && head != "" {
				intro := l.line(head, line.X, line.Y, st)
				intro.Dim = true
				tail := l.line(rest, 0, line.Y, st)
				tail.X = line.X + line.Wide - tail.Wide
				out = append(out, intro, tail)
				continue
			}
			out = append(out, line)
		}
	}
	return out
}

// board lays out many answers as buttons, below the notes they share. If the notes differ and have room, each answer
// has its own above its button. With so many answers that the buttons would be too low, there are more columns.
func (l *composer) board(answers []int, y float64) []Panel {
	if len(answers) == 0 {
		return nil
	}
	columns, free := 2, l.area.Y+l.area.H-y
	if len(answers) > 8 {
		columns = 3
	}
	said := l.common(answers)
	noted := l.apartHigh(answers, columns, free, said)
	top := y
	if noted > 0 {
		said = nil
	} else if h := l.high(said, l.area.W-2*pad); h > 0 {
		top += h + 28
		free -= h + 28
	}
	for columns < mostColumns && boardHigh(len(answers), columns, free) < minPitch {
		columns++
	}
	wide, high := l.columnWide(columns), math.Min(buttonHeight, boardHigh(len(answers), columns, free)-noted-min(noted, noteInset))
	first := 0
	if columns > 3 {
		first = l.sameWord(answers)
	}
	gap := lineGap(columns)
	if noted > 0 {
		gap += noteInset
	}
	var out []Panel
	for k, i := range answers {
		p := Panel{Tone: l.tone(&l.Answers[i]), piles: [][]int{{i}}}
		x, at := l.area.X+float64(k%columns)*(wide+panelGap), top+float64(k/columns)*(noted+high+gap)
		if first > 0 && k == len(answers)-1 && k%columns < columns-1 { // it has the rest of its line
			wide, first = l.area.X+l.area.W-x, 0
		}
		if own := l.said(i); noted > 0 && len(own) > 0 {
			p.Box = ui.BoxAt(x, at, wide, noted-notedGap)
			p.Notes = l.notes(own, x+pad, wide-2*pad, at+noteInset+(noted-notedGap-2*noteInset-l.high(own, wide-2*pad))/2)
		}
		p.Button = Button{Box: ui.BoxAt(x, at+noted, wide, high), Reply: i}
		l.name(&p.Button, l.Answers[i].Words[first:], 34, l.corner())
		out = append(out, p)
	}
	if len(said) > 0 {
		out[0].Box = ui.BoxAt(l.area.X, y, l.area.W, top-y-14)
		out[0].Notes = l.notes(said, l.area.X+pad, l.area.W-2*pad, y+8)
	}
	return out
}

// These are for such buttons: their most columns, the room above and below the notes of one, and the gap between them.
const mostColumns, noteInset, notedGap = 7, 8.0, 4.0

// lineGap returns the gap between lines of such buttons.
func lineGap(columns int) float64 {
	if columns > 3 {
		return 8
	}
	return 12
}

// boardHigh returns the height of n buttons in columns, without the gap below each, that share some room.
func boardHigh(n, columns int, free float64) float64 {
	rows := float64((n + columns - 1) / columns)
	return (free - lineGap(columns)*(rows-1)) / rows
}

// columnWide returns the width of one of some columns of buttons.
func (l *composer) columnWide(columns int) float64 {
	return (l.area.W - panelGap*float64(columns-1)) / float64(columns)
}

// apartHigh returns the height of the notes above each of many answers, with the gap to the button, or 0 if they
// have no notes of their own beside those they share, or no room. That nothing happens needs no room.
func (l *composer) apartHigh(answers []int, columns int, free float64, shared []match.Note) (high float64) {
	differ := false
	for _, i := range answers {
		own := l.said(i)
		high = math.Max(high, l.high(own, l.columnWide(columns)-2*pad))
		if follows := slices.ContainsFunc(own, func(n match.Note) bool { return n.Head != "" }); !l.Answers[i].Leaves || follows {
			differ = differ || len(own) > len(shared)
		}
	}
	high += 2*noteInset + notedGap
	if !differ || boardHigh(len(answers), columns, free)-high-noteInset < minPitch {
		return 0
	}
	return high
}

// sameWord returns the length of the first word of some answers with the space after it if all have the same one, or
// 0. Narrow buttons leave it out, since the title says it.
func (l *composer) sameWord(answers []int) int {
	word, _, ok := strings.Cut(l.Answers[answers[0]].Words, " ")
	for _, i := range answers {
		if !strings.HasPrefix(l.Answers[i].Words, word+" ") {
			ok = false
		}
	}
	if !ok || !strings.Contains(strings.ToLower(l.Title), strings.ToLower(word)) {
		return 0
	}
	return len(word) + 1
}
