package table

import (
	"fmt"
	"math"
	"strings"

	"lineup/game/card"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/ui"
)

// This file lays out the groups of a wide row that is too low for names below pictures: each card is a
// picture with its name beside it. Where the row is too narrow for all, the last cards of long groups are
// left out, and a number says how many. If even what has happened to the viewer has no room, there are only
// names.

const (
	recapSideGap = 7.0  // between a picture and its name
	recapListGap = 14.0 // between a name and the next picture
)

// list returns the cards of a row, the labels of its groups, and the box of its words, with the names of all
// cards beside their pictures. It reports whether there is room for names.
func (r *recapRow) list(c *ui.Canvas, b recapPlace) (cards []recapCard, labels []recapMark, words ui.Box, ok bool) {
	above := 0.0
	if !b.inline() {
		above = r.above(c)
	}
	for _, pictures := range [...]bool{true, false} {
		for left := 0; ; left++ {
			shown, ok := r.without(left)
			if !ok {
				break
			}
			in, words := shown.rooms(c, b)
			if cards, labels, end, ok := shown.listed(c, in, above, pictures); ok {
				return cards, labels, beside(words, in, end), true
			}
		}
	}
	return nil, nil, ui.Box{}, false
}

// listed returns the cards and labels of a row in a box, and where they end. Labels are in a line above the
// cards, or before them if that has no height.
func (r *recapRow) listed(c *ui.Canvas, in ui.Box, above float64, pictures bool) (cards []recapCard, labels []recapMark, end float64, ok bool) {
	high := in.H - above
	lines := min(recapNames, int(high/recapNameStyle(c).Size))
	if lines < 1 {
		return nil, nil, 0, false
	}
	picture := 0.0
	if pictures {
		picture = math.Min(high*recapThumb, recapNamedMost) + recapSideGap
	}
	groups := make([][]recapCard, len(r.groups))
	for i, g := range r.groups {
		groups[i] = gathered(c, g)
		for k := range groups[i] {
			one := &groups[i][k]
			one.side = one.sideWidth(c, lines)
			one.box.W = picture + one.side
		}
	}
	cut := make([][]*art.Face, len(groups))
	for r.listWidth(c, groups, cut, above) > in.W {
		long := -1
		for i := range groups {
			if n := len(groups[i]); n > 1 && (long < 0 || n > len(groups[long]) || n == len(groups[long]) && r.groups[long].kind != didPlay) {
				long = i
			}
		}
		if long < 0 {
			return nil, nil, 0, false
		}
		last := len(groups[long]) - 1
		cut[long] = append([]*art.Face{groups[long][last].face}, cut[long]...)
		groups[long] = groups[long][:last]
	}
	x := in.X
	for i, g := range r.groups {
		from, label := x, ui.BoxAt(x, in.Y, labelWidth(c, g), above)
		if above == 0 {
			label.H = in.H
			x += label.W
		}
		labels = append(labels, g.mark(label))
		for _, k := range groups[i] {
			k.box = ui.BoxAt(x, in.Y+above, k.box.W, high)
			x += k.sideStep()
			cards = append(cards, k)
		}
		if len(cut[i]) > 0 {
			m := g.cutMark(ui.BoxAt(x, in.Y+above, 0, high), cut[i])
			m.W = c.TextWidth(m.words, recapHead(c, m.scale)) + 1
			x += m.W + recapListGap
			labels = append(labels, m)
		}
		if len(groups[i]) > 0 {
			x -= recapListGap
		}
		x = math.Max(x, from+label.W) + recapGroups
	}
	return cards, labels, x, true
}

// listWidth returns the width of a row with some cards left out of its groups.
func (r *recapRow) listWidth(c *ui.Canvas, groups [][]recapCard, cut [][]*art.Face, above float64) float64 {
	sum := recapGroups * float64(len(groups)-1)
	for i, g := range r.groups {
		cards := 0.0
		for k := range groups[i] {
			cards += groups[i][k].sideStep()
		}
		if len(cut[i]) > 0 {
			cards += c.TextWidth(cutWords(cut[i]), recapHead(c, g.scale)) + 1 + recapListGap
		}
		if len(groups[i]) > 0 {
			cards -= recapListGap
		}
		if label := labelWidth(c, g); above == 0 {
			sum += label + cards
		} else {
			sum += math.Max(label, cards)
		}
	}
	return sum
}

// cutWords says how many cards of a group are left out.
func cutWords(faces []*art.Face) string { return fmt.Sprintf("+%d", len(faces)) }

// cutMark returns the sign for the cards of a group that are left out.
func (g recapGroup) cutMark(at ui.Box, faces []*art.Face) recapMark {
	var names []string
	for _, f := range faces {
		names = append(names, f.Title())
	}
	return recapMark{at, cutWords(faces), false, recapLabels[g.kind] + ": " + card.AndList(names) + ".", g.scale, true}
}

// sideStep returns how far right of a card's left edge the next one begins, if its name is beside it.
func (k *recapCard) sideStep() float64 {
	if k.wide > 0 {
		return k.box.W + recapTimes + k.wide + recapListGap
	}
	return k.box.W + recapListGap
}

// sideWidth returns the width of the name beside a picture in a number of lines, at most two.
func (k *recapCard) sideWidth(c *ui.Canvas, lines int) float64 {
	st, name := recapNameStyle(c), strings.ToUpper(k.face.Title())
	least := c.TextWidth(name, st)
	for i := range name {
		if lines > 1 && name[i] == ' ' {
			least = math.Min(least, math.Max(c.TextWidth(name[:i], st), c.TextWidth(name[i+1:], st)))
		}
	}
	return math.Ceil(least) + 1
}

// drawListed draws a card as its picture with its name beside it.
func (k *recapCard) drawListed(c *ui.Canvas) {
	b := k.picture()
	x, y := b.Middle()
	if b.W > 0 {
		board.DrawThumb(c, k.face, x, y, b.W, b.H)
	}
	st := recapNameStyle(c)
	lines := c.Wrap(strings.ToUpper(k.face.Title()), st, k.side)
	for i, words := range lines {
		c.Text(words, k.box.X+k.box.W-k.side, y+st.Size*(0.36+float64(i)-float64(len(lines)-1)/2), st, pen.Left)
	}
}
