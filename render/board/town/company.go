package town

import (
	"math"
	"slices"

	"lineup/render/art/pen"
	"lineup/render/ui"
)

// This file arranges figures that are close together so that no face is behind another figure.

// depths are how far in front of the middle of its square a figure can be, from the front row of a crowd to
// its back row.
var depths = [...]float64{11, -10, -31}

// The number of samples of a face across and down, and how much larger than the face they reach.
const faceAcross, faceDown, faceMore = 4, 5, 1.3

// faceAt returns the area around the face of a figure with its feet at a position.
func (s *standee) faceAt(at pen.Point) ui.Box {
	if s.shape == nil {
		return ui.Box{}
	}
	f, k := s.shape.Face, s.look.Size
	w, h := f.W*k*faceMore, f.H*k*faceMore
	return ui.BoxAt(at.X+(f.X+f.W/2)*k-w/2, at.Y+(f.Y+f.H/2)*k-h/2, w, h)
}

// hides returns the part of a figure's face, from 0 to 1, that is behind another figure.
func (s *standee) hides(o *standee) float64 {
	b, n := o.faceAt(o.at), 0
	if math.Abs(o.at.X-s.at.X) > 2*s.shape.Half*s.look.Size+b.W {
		return 0
	}
	for i := range faceAcross {
		for j := range faceDown {
			n += flag(s.has(b.X+(float64(i)+0.5)*b.W/faceAcross, b.Y+(float64(j)+0.5)*b.H/faceDown))
		}
	}
	return float64(n) / (faceAcross * faceDown)
}

// company is figures in one space that share some places and are at some depths. The first may be the
// viewer's, which stays at the first place, in front of all others.
type company struct {
	all    []standee
	own    bool
	middle float64   // the height of the square's middle
	places []float64 // from the left
	at     []int     // the place of each figure
	depth  []int     // the depth at each place
	usual  []int
}

// put moves the figures to their places.
func (k *company) put() {
	for i := range k.all {
		k.all[i].at = pen.Point{X: k.places[k.at[i]], Y: k.middle + depths[k.depth[k.at[i]]]}
	}
}

// hidden returns how much of all faces is behind figures that are nearer.
func (k *company) hidden() (sum float64) {
	for i := range k.all {
		for j := range k.all {
			s, o := &k.all[i], &k.all[j]
			nearer := s.at.Y > o.at.Y || s.at.Y == o.at.Y && i > j
			if k.own {
				nearer = j > 0 && (i == 0 || nearer)
			}
			if i != j && nearer {
				sum += s.hides(o)
			}
		}
	}
	return sum
}

// cost returns how bad the arrangement is: how much of all faces is hidden and, less important, how far it is
// from the usual one.
func (k *company) cost() (hidden, sum float64) {
	k.put()
	hidden = k.hidden()
	for i, d := range k.depth {
		sum += 0.02*math.Abs(float64(d-k.usual[i])) + 0.02*math.Abs(float64(k.at[i]-i))
	}
	return hidden, hidden + sum
}

// settle improves the arrangement as long as a face is hidden and a figure at another depth, or two that
// change places, make it better.
func (k *company) settle() {
	hidden, least := k.cost()
	for better := true; hidden > 0 && better; {
		better = false
		try := func(change func()) {
			at, depth := slices.Clone(k.at), slices.Clone(k.depth)
			change()
			if h, sum := k.cost(); sum < least-1e-9 {
				hidden, least, better = h, sum, true
				return
			}
			k.at, k.depth = at, depth
		}
		for i := flag(k.own); i < len(k.all); i++ {
			for d := range depths {
				try(func() { k.depth[k.at[i]] = d })
			}
			for j := flag(k.own); j < i; j++ {
				try(func() { k.at[i], k.at[j] = k.at[j], k.at[i] })
				for d := range depths {
					try(func() { k.at[i], k.at[j], k.depth[k.at[j]] = k.at[j], k.at[i], d })
				}
			}
		}
	}
	k.put()
}

// arrange moves the figures of a space from their usual places so that no face is behind another figure. The
// viewer's own, of some size, counts whether it is there or not, so that nothing moves when it comes.
func (m *townMap) arrange(s *mapSpace, g *group, here []standee, own float64) {
	if len(here) == 0 || slices.ContainsFunc(here, func(o standee) bool { return o.shape == nil }) {
		return
	}
	k := company{middle: s.at.Y, own: here[0].look.You}
	if !k.own && m.own.shape != nil { // as if it were there
		you := m.own
		you.look.Size, you.at = own, pen.Point{X: g.feet, Y: s.at.Y + depths[0]}
		k.all, k.own = append(k.all, you), true
	}
	k.all = append(k.all, here...)
	for i := range k.all {
		at := k.all[i].at
		k.places, k.at = append(k.places, at.X), append(k.at, i)
		best := 0
		for d := range depths {
			if math.Abs(s.at.Y+depths[d]-at.Y) < math.Abs(s.at.Y+depths[best]-at.Y) {
				best = d
			}
		}
		k.depth = append(k.depth, best)
	}
	k.usual = slices.Clone(k.depth)
	if hidden := k.hidden(); hidden == 0 {
		return
	}
	k.settle()
	for i := range here {
		here[i].at = k.all[len(k.all)-len(here)+i].at
	}
}
