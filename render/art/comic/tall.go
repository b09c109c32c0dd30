package comic

import (
	"math"
	"slices"

	"lineup/game/picture"
	"lineup/game/story"
	"lineup/render/art/pen"
)

// The bounds of how much higher or lower a panel of a tall page is than on a wide one of its width, and
// the steps between them.
const (
	leastStretch = 0.78
	mostStretch  = 1.4
	stretchStep  = 0.09
)

const (
	moreGutter = 34.0 // between rows, at most, where they leave a part of the height
	tallTries  = 40   // layouts that are tried with their words
	cutFace    = 0.3  // how bad a face is that is cut off, next to words over a face
)

// TallPanels lays out a page in a tall area and returns its panels in reading order. The panels have
// nearly the shapes that they have on a wide page, in rows that fill the height and leave room for the
// words and the faces of the team.
func TallPanels(page *story.Page, in pen.Area, team []picture.Figure) []Panel {
	wide := Panels(page)
	room := pen.AreaAt(in.X+pageLeft, in.Y+pageTop, in.W-2*pageLeft, in.H-pageTop-(PageHeight-pageLow))
	all := tallLayouts(wide, room)
	slices.SortStableFunc(all, func(a, b tallLayout) int {
		switch {
		case a.cost < b.cost:
			return -1
		case a.cost > b.cost:
			return 1
		}
		return 0
	})
	var best []Panel
	least := math.Inf(1)
	for _, l := range all[:min(len(all), tallTries)] {
		if l.cost >= least {
			break
		}
		panels := l.panels(room)
		cost := l.cost
		for i := range panels {
			words, _ := SetWords(&panels[i], team, 1)
			cost += float64(len(faults(&panels[i], words, team))) + cutFace*float64(cutFaces(&wide[i], &panels[i], team))
		}
		if cost < least {
			least, best = cost, panels
		}
	}
	return best
}

// cutFaces returns how many faces are cut off in a panel that are whole in another.
func cutFaces(was, now *Panel, team []picture.Figure) (n int) {
	const edge = 0.12 // of a face, which may be cut off
	whole := func(f *Panel, face pen.Area) bool {
		face = pen.AreaAt(face.X+edge*face.W, face.Y+edge*face.H, face.W*(1-2*edge), face.H*(1-2*edge))
		left, right := f.sides(face.Y, face.Y+face.H)
		return face.X >= left && face.X+face.W <= right && face.Y >= f.Box.Y && face.Y+face.H <= f.Box.Y+f.Box.H
	}
	before, after := was.Faces(team), now.Faces(team)
	for i := range after {
		if whole(was, before[i]) && !whole(now, after[i]) {
			n++
		}
	}
	return n
}

// tallLayout is one way to lay a page out.
type tallLayout struct {
	rows    []tallRow
	stretch float64
	cost    float64 // the least is the best
}

// panels returns the panels of the layout in a room.
func (l *tallLayout) panels(room pen.Area) (out []Panel) {
	high := 0.0
	for _, r := range l.rows {
		high += math.Round(r.base(room.W) * l.stretch)
	}
	gaps := float64(len(l.rows) - 1)
	rest := max(0, room.H-high-gutter*gaps)
	more := min(moreGutter, rest/(gaps+2))
	y := room.Y + (rest-more*gaps)/2
	for i, r := range l.rows {
		h := math.Round(r.base(room.W) * l.stretch)
		line := story.Row{}
		for _, p := range r {
			f := *p.Frame
			f.Wide, f.Lean = p.width(), f.Lean*h/p.Box.H
			line.Frames = append(line.Frames, f)
		}
		out = append(out, row(&line, i, pen.AreaAt(room.X, y, room.W, h))...)
		y += h + gutter + more
	}
	return out
}

// width returns the width of a panel between the middles of its sides.
func (f *Panel) width() float64 {
	c := &f.Corners
	return (c[1].X + c[2].X - c[0].X - c[3].X) / 2
}

// tallRow is the panels of a row, as they are on a wide page.
type tallRow []Panel

// high returns the height of the row if its panels keep their shapes.
func (r tallRow) high(wide float64) float64 {
	shapes := 0.0
	for i := range r {
		shapes += r[i].width() / r[i].Box.H
	}
	return (wide - gutter*float64(len(r)-1)) / shapes
}

// base returns the height of the row in its usual shape. A row that would be lower than on a wide page
// is higher than that shape, as its words need the height.
func (r tallRow) base(wide float64) float64 {
	high := r.high(wide)
	return math.Max(high, math.Min(high*mostStretch, r[0].Box.H))
}

// tallLayouts returns all ways to break panels into rows in a room, each as high as fits and less high.
func tallLayouts(panels []Panel, room pen.Area) (out []tallLayout) {
	for breaks := range 1 << (len(panels) - 1) {
		var rows []tallRow
		from := 0
		for i := range panels {
			if i == len(panels)-1 || breaks>>i&1 == 1 {
				rows = append(rows, tallRow(panels[from:i+1]))
				from = i + 1
			}
		}
		high := 0.0
		for _, r := range rows {
			high += r.base(room.W)
		}
		fits := (room.H - gutter*float64(len(rows)-1)) / high
		if fits < leastStretch {
			continue
		}
		for by := min(mostStretch, fits); by >= leastStretch; by -= stretchStep {
			l := tallLayout{rows: rows, stretch: by, cost: 4 * (1 - by/fits)}
			small, large := math.Inf(1), 0.0 // panels relative to those of a wide page
			for _, r := range rows {
				l.cost += math.Abs(math.Log(by*r.base(room.W)/r.high(room.W))) / float64(len(rows))
				for i := range r {
					size := r.base(room.W) * by / r[i].Box.H
					small, large = min(small, size), max(large, size)
					l.cost += 3 * max(0, 1-size)
				}
			}
			l.cost += 0.6 * math.Log(large/small)
			out = append(out, l)
		}
	}
	return out
}
