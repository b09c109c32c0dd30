package table

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"lineup/game/card"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/ui"
)

// This file lays out the rows of the recap.

// recapPlace is the box of a row. A bare one has no name, because it is on the panel of its seat.
type recapPlace struct {
	ui.Box
	bare bool
}

// recapPlace returns the place of a row.
func (t *Table) recapPlace(i int) recapPlace {
	in, rows := t.layout.Recap, t.recap.rows
	at, n, most := 0, 0, recapRowMost
	if t.recap.tall {
		in.H, most = in.H+t.layout.RecapMore, recapRowTall
	}
	if in.W < recapNarrow && len(t.layout.RecapSeats) == 0 {
		return recapPlace{narrowPlace(rows, i, in), false}
	}
	seat := slices.IndexFunc(t.layout.RecapSeats, func(s board.SeatBox) bool { return s.Seat == rows[i].seat })
	if seat >= 0 {
		in, most = t.layout.RecapSeats[seat].Box, recapBareMost
	}
	for k := range rows { // those in the same box
		if seat < 0 || rows[k].seat == rows[i].seat {
			if n++; k < i {
				at++
			}
		}
	}
	high := math.Min(most, (in.H-recapGap*float64(n-1))/float64(n))
	return recapPlace{ui.BoxAt(in.X, in.Y+float64(at)*(high+recapGap), in.W, high), seat >= 0}
}

// narrowPlace returns the place of a row in a narrow box. Each is as high as its number of groups needs.
func narrowPlace(rows []recapRow, i int, in ui.Box) ui.Box {
	needs := func(rows []recapRow) (sum float64) {
		for k := range rows {
			sum += float64(len(rows[k].groups))
			if rows[k].brief != "" {
				sum += recapNarrowWords
			}
		}
		return sum
	}
	names := recapNameHigh + recapGap
	room := math.Max(0, in.H+recapGap-names*float64(len(rows)))
	share := func(k int) float64 { return needs(rows[k:k+1]) / math.Max(1, needs(rows)) * room }
	y := in.Y
	for k := range i {
		y += math.Min(recapNarrowMost, recapNameHigh+share(k)) + recapGap
	}
	return ui.BoxAt(in.X, y, in.W, math.Min(recapNarrowMost, recapNameHigh+share(i)))
}

// inline reports whether labels are before their cards and not above them.
func (b recapPlace) inline() bool { return b.H < recapHigh || b.W < recapNarrow }

// fitText gives all rows the largest scale of labels and words, up to that of the settings, for which
// they have room: no group is left out for it, and no card gets much smaller.
func (k *recap) fitText(t *Table) {
	if k.fitted == t.Canvas.Fit && k.measure == recapMeasure(t.Canvas) && len(k.rows) > 0 && k.rows[0].scale > 0 {
		return
	}
	k.fitted, k.measure, k.tall = t.Canvas.Fit, recapMeasure(t.Canvas), false
	for i := range k.rows {
		k.rows[i].least(t.Canvas, t.recapPlace(i), 1)
	}
	for i := range k.rows {
		if b := t.recapPlace(i); b.W >= recapNarrow && !b.bare && !k.rows[i].clear(t.Canvas, b) {
			k.tall = true
			break
		}
	}
	var usual []float64
	for i := range k.rows {
		usual = append(usual, k.rows[i].least(t.Canvas, t.recapPlace(i), 1))
	}
	for scale := math.Max(1, t.Canvas.TextScale); ; scale = math.Max(1, scale-recapStep) {
		fits := true
		for i := range k.rows {
			wide := k.rows[i].least(t.Canvas, t.recapPlace(i), scale)
			fits = fits && wide >= recapKept*usual[i]
		}
		if fits || scale == 1 {
			return
		}
	}
}

// least sets the scale of a row, and returns the width of its smallest card, or 1 if it has only words.
// It is 0 if the row has no room for all labels and words.
func (r *recapRow) least(c *ui.Canvas, b recapPlace, scale float64) float64 {
	r.scale, r.placed = scale, recapPlaced{}
	for i := range r.groups {
		r.groups[i].scale = scale
	}
	cards, labels, words := r.place(c, b)
	switch _, said := r.saying(c, b, words); {
	case scale == 1:
		r.said = said
	case said > r.said:
		return 0
	}
	if scale > 1 && (len(labels) != len(r.groups) || !readable(c, cards, labels, recapClear, 1) || slices.ContainsFunc(labels, func(l recapMark) bool { return l.left != "" })) {
		return 0
	}
	wide := 1.0
	for i := range cards {
		w := cards[i].picture().W
		if w == 0 { // only its name is there
			w = cards[i].side
		}
		if i == 0 || w < wide {
			wide = w
		}
	}
	return wide
}

// says returns the words of a row in its box: all of them if they have a long line of their own.
func (r *recapRow) says(b recapPlace) string {
	if b.H >= recapTall && b.W >= recapNarrow {
		return r.words
	}
	return r.brief
}

// saying returns the longest words of a row that have room in a box, and how many longer ones have none. Without
// room for any, it returns the shortest.
func (r *recapRow) saying(c *ui.Canvas, b recapPlace, words ui.Box) (says string, longer int) {
	body := recapBody(c, r.scale)
	all := append([]string{r.says(b), r.brief}, r.briefs...)
	for ; longer < len(all); longer++ {
		if says = all[longer]; float64(len(c.Wrap(says, body, words.W)))*body.Size*1.2 <= words.H+0.01 {
			return says, longer
		}
	}
	return says, longer
}

// place returns the cards of a row, the labels of its groups, and the box of its words. Of more groups
// than can be read it leaves out the last, and those that say the most only if they can't be seen at
// all.
func (r *recapRow) place(c *ui.Canvas, b recapPlace) (cards []recapCard, labels []recapMark, words ui.Box) {
	k, of := &r.placed, recapKey{fit: c.Fit, measure: recapMeasure(c), in: b, scale: r.scale, n: len(r.groups)}
	if of.n > 0 {
		of.groups = &r.groups[0]
	}
	if k.of != of {
		k.cards, k.labels, k.words = r.placing(c, b)
		k.of = of
	}
	return k.cards, k.labels, k.words
}

// recapKey is what the places of a row's parts depend on.
type recapKey struct {
	fit     ui.Fit
	measure float64
	in      recapPlace
	scale   float64
	groups  *recapGroup
	n       int
}

// recapMeasure returns the width of a word of the recap. Where it differs, so do all its texts.
func recapMeasure(c *ui.Canvas) float64 { return c.TextWidth(recapLabels[didPlay], recapHead(c, 1)) }

// recapPlaced is where the parts of a row were placed last.
type recapPlaced struct {
	of     recapKey
	cards  []recapCard
	labels []recapMark
	words  ui.Box
}

// placing is like place but always places them.
func (r *recapRow) placing(c *ui.Canvas, b recapPlace) (cards []recapCard, labels []recapMark, words ui.Box) {
	if !b.bare && !b.inline() && len(r.groups) > 0 {
		if cards, labels, words, ok := r.filled(c, b); ok {
			return cards, labels, words
		}
	}
	if !b.bare && b.W >= recapNarrow && len(r.groups) > 0 {
		if cards, labels, words, ok := r.list(c, b); ok {
			return cards, labels, words
		}
	}
	for n := len(r.groups); ; n-- {
		shown := *r
		if left := r.groups[n:]; len(left) > 0 {
			shown.groups = append(slices.Clone(r.groups[:n]), recapGroup{kind: didNothing, left: left, scale: r.scale})
		}
		cards, labels, words = shown.placeAll(c, b)
		if b.bare && slices.ContainsFunc(labels, func(l recapMark) bool { return l.left != "" && l.W < c.TextWidth(l.words, recapHead(c, l.scale)) }) {
			shown.groups[n].short = true
			cards, labels, words = shown.placeAll(c, b)
		}
		clear, squeeze := recapClear, 1.0
		if n > 0 && r.groups[n-1].kind <= didBuy && (!b.bare || r.groups[n-1].kind <= youDiscarded || r.groups[n-1].kind > youMoved) {
			clear, squeeze = recapLeast-1, recapSqueeze
		}
		if n <= 1 || readable(c, cards, labels, clear, squeeze) {
			return cards, labels, words
		}
	}
}

// clear reports whether the cards of a row are whole and large enough to be read, and none is left out.
func (r *recapRow) clear(c *ui.Canvas, b recapPlace) bool {
	cards, labels, _ := r.place(c, b)
	return !slices.ContainsFunc(cards, func(k recapCard) bool { return k.named > 0 || k.side > 0 || k.box.W < recapReads }) &&
		!slices.ContainsFunc(labels, func(l recapMark) bool { return l.left != "" })
}

// without returns a row that leaves out a number of groups, or reports that it can't.
func (r *recapRow) without(n int) (recapRow, bool) {
	order := r.leaves()
	if n > len(order) || n == len(r.groups) {
		return recapRow{}, false
	}
	shown := r.all()
	for _, i := range order[:n] {
		shown[i] = 0
	}
	return r.showing(shown), true
}

// leaves returns the indexes of the groups that can be left out, in that order. Those that say the least come
// first, and cards played before what was bought or defeated. What has happened to the viewer stays.
func (r *recapRow) leaves() (order []int) {
	for _, some := range [...]func(recapKind) bool{
		func(k recapKind) bool { return k > didBuy },
		func(k recapKind) bool { return k >= didPlay && k < didDefeat },
		func(k recapKind) bool { return k == didDefeat || k == didBuy },
	} {
		for i := range slices.Backward(r.groups) {
			if some(r.groups[i].kind) {
				order = append(order, i)
			}
		}
	}
	return order
}

// all returns for each group the number of its different cards.
func (r *recapRow) all() (n []int) {
	for _, g := range r.groups {
		n = append(n, len(g.different()))
	}
	return n
}

// different returns the faces of a group, each once.
func (g recapGroup) different() (out []*art.Face) {
	for _, f := range g.faces {
		if !slices.Contains(out, f) {
			out = append(out, f)
		}
	}
	return out
}

// showing returns a row with the first cards of its groups, a number of different ones of each, and signs for the
// others.
func (r *recapRow) showing(n []int) recapRow {
	shown, left := *r, []recapGroup(nil)
	shown.groups = nil
	for i, g := range r.groups {
		if n[i] == 0 {
			left = append(left, g)
			continue
		}
		first := g.different()[:n[i]]
		in := func(f *art.Face) bool { return slices.Contains(first, f) }
		part := g
		part.faces = slices.DeleteFunc(slices.Clone(g.faces), func(f *art.Face) bool { return !in(f) })
		part.cut = slices.DeleteFunc(slices.Clone(g.faces), in)
		shown.groups = append(shown.groups, part)
	}
	if len(left) > 0 {
		shown.groups = append(shown.groups, recapGroup{kind: didNothing, left: left, scale: r.scale})
	}
	return shown
}

// filled returns the cards of a row in lines, the labels of its groups, and the box of its words. It leaves out as
// few groups as it must, and then shows as many cards of these as there is room for. It reports whether there is
// room for names.
func (r *recapRow) filled(c *ui.Canvas, b recapPlace) (cards []recapCard, labels []recapMark, words ui.Box, ok bool) {
	order, n := r.leaves(), r.all()
	fits := func() bool {
		shown := r.showing(n)
		in, says := shown.rooms(c, b)
		some, marks, end, ok := shown.grid(c, in)
		if ok {
			cards, labels, words = some, marks, beside(says, in, end)
		}
		return ok
	}
	left := 0
	for !fits() {
		if left == len(order) || left+1 == len(r.groups) {
			return nil, nil, ui.Box{}, false
		}
		n[order[left]] = 0
		left++
	}
	for _, i := range slices.Backward(order[:left]) {
		for n[i] = len(r.groups[i].different()); n[i] > 0 && !fits(); {
			n[i]--
		}
	}
	return cards, labels, words, true
}

// readable reports whether cards have a width and labels a scale at least, and no label is cut.
func readable(c *ui.Canvas, cards []recapCard, labels []recapMark, wide, squeeze float64) bool {
	for _, l := range labels {
		if st := recapHead(c, l.scale); l.W < squeeze*c.TextWidth(l.words, st) || !c.LineWhole(l.words, l.W, 2*st.Size, st) {
			return false
		}
	}
	return !slices.ContainsFunc(cards, func(k recapCard) bool { return k.box.W < wide })
}

// rooms returns the boxes of the cards and of the words of a row.
func (r *recapRow) rooms(c *ui.Canvas, b recapPlace) (in, words ui.Box) {
	in = ui.BoxAt(b.X+recapName+24, b.Y+5, b.W-recapName-24-recapClose, b.H-10)
	switch {
	case b.bare:
		in = ui.BoxAt(b.X+16, b.Y+4, b.W-24, b.H-8)
	case b.W < recapNarrow:
		in = ui.BoxAt(b.X+14, b.Y+recapNameHigh, b.W-26, b.H-recapNameHigh-6)
	}
	words = in
	body, says := recapBody(c, r.scale), r.says(b)
	switch {
	case len(r.groups) == 0:
	case says == "":
		if b.bare {
			words.W, words.H = 0, 0
		}
	case b.bare: // the cards come first, and words that would be cut are in the tip
		lines := float64(len(c.Wrap(says, body, in.W)))
		words.H = lines * body.Size * 1.2
		if left := in.H - words.H - 4; left < recapBareCards*float64(len(r.bareLines(c, in.W))) {
			words.W, words.H = 0, 0
			break
		}
		words.Y = in.Y + in.H - words.H
		in.H -= words.H + 4
	case b.W < recapNarrow && b.H < recapTall: // the cards say it
		words.W, words.H = 0, 0
	case b.H >= recapTall:
		all := len(c.Wrap(says, body, in.W))
		lines := min(3, all)
		if b.W < recapNarrow { // all of them, if the cards can still be told apart
			room := in.H - 4 - recapNarrowCards*float64(len(r.groups))
			lines = min(all, max(1, int(room/(body.Size*1.2)+0.01)))
		}
		words.H = float64(lines) * body.Size * 1.2
		words.Y = in.Y + in.H - words.H
		in.H -= words.H + 4
	default: // the cards leave them as much as they need
		lines := int(in.H/(body.Size*1.2) + 0.01)
		for share := recapBeside; share > recapBesideLeast; share -= 0.02 {
			if in.W = words.W * share; len(c.Wrap(says, body, words.W-in.W-recapGroups)) <= lines {
				break
			}
		}
	}
	return in, words
}

// placeAll is like place but for all groups.
func (r *recapRow) placeAll(c *ui.Canvas, b recapPlace) (cards []recapCard, labels []recapMark, words ui.Box) {
	in, words := r.rooms(c, b)
	if len(r.groups) == 0 {
		return nil, nil, words
	}
	switch {
	case b.bare:
		cards, labels = r.lines(c, in)
		return cards, labels, words
	case b.W < recapNarrow:
		cards, labels = r.stack(c, in)
		return cards, labels, words
	}
	above := r.above(c)
	if b.inline() {
		above = 0
	}
	high := in.H - above
	wide, pitch, squeeze := r.fit(c, in.W, high, above == 0)
	if wide < recapCardMin {
		high = math.Min(high, wide*recapThumb)
	}
	x := in.X
	for _, g := range r.groups {
		from, label := x, ui.BoxAt(x, in.Y, labelWidth(c, g)*squeeze, above)
		if above == 0 {
			label.H = in.H
			x += label.W
		}
		all := gathered(c, g)
		for i := range all {
			k := &all[i]
			k.box = ui.BoxAt(x, in.Y+above, wide, math.Min(high, wide*ui.CardAspect))
			x += k.step(wide, pitch, i == len(all)-1)
		}
		cards = append(cards, all...)
		labels = append(labels, g.mark(label))
		x = math.Max(x, from+label.W) + recapGroups
	}
	return cards, labels, beside(words, in, x)
}

// above returns the height of the labels over their cards.
func (r *recapRow) above(c *ui.Canvas) float64 {
	return math.Max(recapLabel, recapHead(c, r.scale).Size*1.2)
}

// beside returns what words have of their box if the cards, which end at x, are beside them.
func beside(words, in ui.Box, x float64) ui.Box {
	if words.Y == in.Y && words.H == in.H && words.H > 0 {
		words.W -= x - words.X
		words.X = x
	}
	return words
}

// stack returns the cards and labels of a narrow row: its groups are below one another in a box, each
// after its label.
func (r *recapRow) stack(c *ui.Canvas, in ui.Box) (cards []recapCard, labels []recapMark) {
	beside := 0.0
	for _, g := range r.groups {
		beside = math.Max(beside, labelWidth(c, g))
	}
	n := float64(len(r.groups))
	pitch := math.Min(recapStack, in.H/n)
	for i, g := range r.groups {
		y := in.Y + float64(i)*pitch
		g.apart = true
		one := recapRow{groups: []recapGroup{g}}
		wide, step, _ := one.fit(c, in.W-beside+labelWidth(c, g), pitch-4, true)
		high := math.Min(pitch-4, wide*ui.CardAspect)
		if wide < recapCardMin {
			high = math.Min(high, wide*recapThumb)
		}
		x, all := in.X+beside, gathered(c, g)
		for j := range all {
			k := &all[j]
			k.box = ui.BoxAt(x, y, wide, high)
			x += k.step(wide, step, j == len(all)-1)
		}
		cards, labels = append(cards, all...), append(labels, g.mark(ui.BoxAt(in.X, y, beside, pitch-4)))
	}
	return cards, labels
}

// bareLines returns the groups of a row on a panel by lines. What concerns the viewer fills the first
// line if there is any, and otherwise the cards played do.
func (r *recapRow) bareLines(c *ui.Canvas, wide float64) (out [][]recapGroup) {
	yours := len(r.groups) > 0 && r.groups[0].kind <= youMoved
	room := wide - recapBareClose
	var first, others []recapGroup
	for _, g := range r.groups {
		g.apart = true // a number would take more room than the cards
		needs := labelWidth(c, g) + (recapLeast+5)*float64(len(g.faces))
		switch {
		case len(g.left) > 0 && needs <= room, yours && len(others) == 0 && (len(first) == 0 || needs <= room), !yours && (g.kind == didPlay || g.kind == didHelp):
			first = append(first, g)
			room -= needs + recapGroups
		default:
			others = append(others, g)
		}
	}
	for _, line := range [...][]recapGroup{first, others} {
		if len(line) > 0 {
			out = append(out, line)
		}
	}
	return out
}

// lines returns the cards and labels of a row on a panel. The line with the cards played is a little
// lower, because they matter less.
func (r *recapRow) lines(c *ui.Canvas, in ui.Box) (cards []recapCard, labels []recapMark) {
	all := r.bareLines(c, in.W)
	y, share := in.Y, 1.0
	for i, groups := range all {
		if share = 1; len(all) > 1 {
			share = 1 - recapBarePlayed
			if (i == 0) == (all[0][0].kind > youMoved) {
				share = recapBarePlayed
			}
		}
		line := recapRow{groups: groups}
		high, room := math.Min(in.H*share, recapStack)-4, in.W
		if i == 0 {
			room -= recapBareClose
		}
		wide, pitch, squeeze := line.fit(c, room, high, true)
		if wide < recapCardMin {
			high = math.Min(high, wide*recapThumb)
		}
		x := in.X
		for _, g := range groups {
			label := ui.BoxAt(x, y, labelWidth(c, g)*squeeze, high)
			x += label.W
			same := gathered(c, g)
			for k := range same {
				same[k].box = ui.BoxAt(x, y, wide, math.Min(high, wide*ui.CardAspect))
				x += same[k].step(wide, pitch, k == len(same)-1)
			}
			cards, labels = append(cards, same...), append(labels, g.mark(label))
			x += recapGroups
		}
		y += high + 8
	}
	return cards, labels
}

// labelWidth returns the width of a group's label.
func labelWidth(c *ui.Canvas, g recapGroup) float64 {
	return c.TextWidth(g.label(), recapHead(c, g.scale)) + 8
}

// label returns the label of a group, or how many groups are left out in its place.
func (g recapGroup) label() string {
	switch n := len(g.left); {
	case n > 0 && g.short:
		return fmt.Sprintf("+%d", n)
	case n > 0:
		return fmt.Sprintf("+%d MORE", n)
	}
	return recapLabels[g.kind]
}

// mark returns the label of a group in a box.
func (g recapGroup) mark(at ui.Box) recapMark {
	var left []string
	for _, o := range g.left {
		var names []string
		for _, f := range o.faces {
			names = append(names, f.Title())
		}
		left = append(left, recapLabels[o.kind]+": "+card.AndList(names)+".")
	}
	return recapMark{at, g.label(), g.kind == didHit, strings.Join(left, " "), g.scale, false}
}

// fit returns the greatest width of the cards of a row, the distance between two of a group, and the
// scale of the labels, with which all groups fit in a width. Cards overlap before they get smaller,
// and labels are squeezed last. Inline labels are before their cards and others over them.
func (r *recapRow) fit(c *ui.Canvas, room, high float64, inline bool) (wide, pitch, squeeze float64) {
	type size struct {
		label float64
		cards []recapCard
	}
	var groups []size
	for _, g := range r.groups {
		groups = append(groups, size{labelWidth(c, g), gathered(c, g)})
	}
	needs := func(wide, pitch, squeeze float64) float64 {
		sum := recapGroups * float64(len(groups)-1)
		for _, g := range groups {
			cards := 0.0
			for i := range g.cards {
				cards += g.cards[i].step(wide, pitch, i == len(g.cards)-1)
			}
			if inline {
				sum += g.label*squeeze + cards
			} else {
				sum += math.Max(g.label*squeeze, cards)
			}
		}
		return sum
	}
	if wide = high / ui.CardAspect; wide < recapCardMin {
		wide = high * recapThumb
	}
	for ; wide > recapLeast; wide-- {
		for pitch = wide + 5; pitch > recapPart*wide; pitch-- {
			if needs(wide, pitch, 1) <= room {
				return wide, pitch, 1
			}
		}
	}
	for squeeze = 1; squeeze > 0 && needs(wide, pitch, squeeze) > room; {
		squeeze -= 0.05
	}
	return wide, pitch, max(squeeze, 0)
}

// timesStyle returns the style of the number of equal cards.
func timesStyle(c *ui.Canvas) pen.Style { return ui.Display(math.Max(26, c.MinRules()), pen.Ink) }

// badge returns the place of the number of equal cards.
func (k *recapCard) badge(c *ui.Canvas) ui.Box {
	_, y := k.picture().Middle()
	high := math.Min(timesStyle(c).Size*timesHigh, k.picture().H)
	return ui.BoxAt(k.box.X+k.box.W+recapTimes, y-high/2, k.wide, high)
}

// times returns the number beside a card that stands for several, or "" for one card.
func (k *recapCard) times() string {
	if k.n < 2 {
		return ""
	}
	return fmt.Sprintf("×%d", k.n)
}

// step returns how far right of a card's left edge the next begins, or its group ends after the last
// card. The next may cover part of the card, but not the number beside it.
func (k *recapCard) step(wide, pitch float64, last bool) float64 {
	if more := k.wideAs(wide) - wide; len(k.cut) == 0 && more > 0 {
		wide, pitch = wide+more, pitch+more
	}
	switch {
	case len(k.cut) > 0:
		return k.side
	case k.wide > 0:
		return wide + recapTimes + k.wide + recapTimes
	case last:
		return wide
	}
	return pitch
}

// wideAs returns the width of a card where others have a width: its name may need more.
func (k *recapCard) wideAs(wide float64) float64 { return math.Max(wide, k.least) }

// gathered returns the cards of a group, with equal ones as one unless they are to stay apart.
func gathered(c *ui.Canvas, g recapGroup) (out []recapCard) {
	for _, f := range g.faces {
		if g.apart {
			out = append(out, recapCard{face: f, kind: g.kind, n: 1})
			continue
		}
		if i := slices.IndexFunc(out, func(k recapCard) bool { return k.face == f }); i >= 0 {
			out[i].n++
			continue
		}
		out = append(out, recapCard{face: f, kind: g.kind, n: 1})
	}
	for i := range out {
		if times := out[i].times(); times != "" {
			out[i].wide = c.TextWidth(times, timesStyle(c)) + 2*timesInset
		}
	}
	if len(g.cut) > 0 {
		out = append(out, recapCard{kind: g.kind, cut: g.cut, side: c.TextWidth(cutWords(g.cut), recapHead(c, g.scale)) + 1})
	}
	return out
}
