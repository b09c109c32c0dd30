package ui

import (
	"fmt"
	"math"
)

// This file finds targets on a page for keys.

// same reports whether two targets are the same thing, wherever it is now.
func (t *PageTarget) same(u *PageTarget) bool {
	return t.What == u.What && t.Group == u.Group && t.Of == u.Of
}

// like is like same, but buttons of two sets with the same label are alike: a screen that is made again
// has others.
func (t *PageTarget) like(u *PageTarget) bool {
	_, one := t.Group.(buttonGroup)
	_, other := u.Group.(buttonGroup)
	return t.same(u) || one && other && t.What == u.What && t.Of == u.Of
}

// Visible returns the part of its box that is in the window and in the visible area.
func (t *PageTarget) Visible(p *Page) Box {
	b := t.Box
	if t.Seen.W > 0 {
		b = b.Cut(t.Seen)
	}
	return b.Cut(Box{0, 0, float64(p.Width), float64(p.Height)})
}

// The grid of positions at which a target is tried.
const triedAcross, triedDown = 9, 7

// point returns the position in pixels at which a target is clicked: the one nearest to its middle that
// nothing covers. Ok is false if there is none.
func (p *Page) point(i int) (x, y float64, ok bool) {
	t := &p.Targets[i]
	if t.tried {
		return t.x, t.y, t.found
	}
	b := t.Visible(p)
	least := math.Inf(1)
	for k := range triedAcross * triedDown {
		px := b.X + b.W*(float64(k%triedAcross)+0.5)/triedAcross
		py := b.Y + b.H*(float64(k/triedAcross)+0.5)/triedDown
		mx, my := b.Middle()
		if far := math.Hypot((px-mx)/max(1, b.W), (py-my)/max(1, b.H)); b.W > 0 && b.H > 0 && far < least && p.clicks(i, px, py) {
			t.x, t.y, t.found, least = px, py, true, far
		}
	}
	t.tried = true
	return t.x, t.y, t.found
}

// clicks reports whether a click at a position, in pixels, is one on a target.
func (p *Page) clicks(i int, x, y float64) bool {
	t := &p.Targets[i]
	if t.Has != nil && !t.Has((x-p.Left)/p.Unit, (y-p.Top)/p.Unit) {
		return false
	}
	for k := range p.Targets {
		if o := &p.Targets[k]; o.step > t.step && o.Has == nil && o.Visible(p).Has(x, y) {
			return false
		}
	}
	for k := range p.Grounds {
		if g := &p.Grounds[k]; g.step > t.step && g.Box.Has(x, y) {
			return false
		}
	}
	return true
}

// Reachable reports whether a target can be clicked.
func (p *Page) Reachable(i int) bool {
	_, _, ok := p.point(i)
	return ok
}

// Find returns the index of a target that may have moved, or -1 if it is gone. Of equal ones it is the
// nearest.
func (p *Page) Find(t PageTarget) int {
	best, least := -1, math.Inf(1)
	x, y := t.Box.Middle()
	for i := range p.Targets {
		if !p.Targets[i].same(&t) {
			continue
		}
		ox, oy := p.Targets[i].Box.Middle()
		if far := math.Hypot(ox-x, oy-y); far < least && p.Reachable(i) {
			best, least = i, far
		}
	}
	return best
}

// findLike is like Find for a target that may belong to a screen that was made again.
func (p *Page) findLike(t PageTarget) int {
	for i := range p.Targets {
		if p.Targets[i].like(&t) && p.Reachable(i) {
			return i
		}
	}
	return -1
}

// near returns the index of the target of the same group that is nearest to one that is gone, or -1. Idle ones
// count only if idle is set.
func (p *Page) near(t PageTarget, idle bool) int {
	best, least := -1, math.Inf(1)
	x, y := t.Box.Middle()
	for i := range p.Targets {
		if p.Targets[i].Group != t.Group || p.Targets[i].Idle && !idle {
			continue
		}
		ox, oy := p.Targets[i].Box.Middle()
		if far := math.Hypot(ox-x, oy-y); far < least && p.Reachable(i) {
			best, least = i, far
		}
	}
	return best
}

// chosenIn returns the index of the chosen line of a group, or -1.
func (p *Page) chosenIn(group any) int {
	for i := range p.Targets {
		if t := &p.Targets[i]; t.Chosen && t.Group == group && p.Reachable(i) {
			return i
		}
	}
	return -1
}

// calls returns the index of the target that calls the frame, or -1 if none does.
func (p *Page) calls() int {
	for i := len(p.Targets) - 1; i >= 0; i-- {
		if p.Targets[i].Calls != nil && p.Reachable(i) {
			return i
		}
	}
	return -1
}

// begins returns the index of the target that gets the frame at first, or -1 if there is none.
func (p *Page) begins() int {
	if i := p.first(); i >= 0 {
		return i
	}
	return p.beginsIn(func(*PageTarget) bool { return true })
}

// begins reports whether keys begin at the target.
func (t *PageTarget) begins() bool { return t.First || t.Calls != nil }

// first returns the index of the target that says that keys begin there, or -1 if none does.
func (p *Page) first() int {
	for i := len(p.Targets) - 1; i >= 0; i-- {
		if p.Targets[i].begins() && p.Reachable(i) {
			return i
		}
	}
	return -1
}

// offLast is added to the place of a target that cannot be used, so that keys begin with another one.
const offLast = 1e6

// beginsIn returns the index of the first of some targets as one reads, or -1 if none can be clicked.
func (p *Page) beginsIn(some func(*PageTarget) bool) int {
	best, least := -1, math.Inf(1)
	for i := range p.Targets {
		t := &p.Targets[i]
		if !some(t) {
			continue
		}
		at := t.Box.X + 4*t.Box.Y
		switch {
		case t.begins():
			at = math.Inf(-1)
		case t.Off:
			at += offLast
		}
		if at < least && p.Reachable(i) {
			best, least = i, at
		}
	}
	return best
}

// groups returns the groups with a target that can be clicked, in the order in which they are drawn.
func (p *Page) groups() (out []any) {
	seen := map[any]bool{}
	for i := range p.Targets {
		if g := p.Targets[i].Group; !seen[g] && p.Reachable(i) {
			seen[g] = true
			out = append(out, g)
		}
	}
	return out
}

// What a target to the side counts more than one straight ahead.
const (
	asideCosts = 3.0
	slantCosts = 0.3
	aheadCosts = 0.2
	belowAside = 2.0 // see Toward
	// offCosts is how many times more a target counts that is nowhere straight ahead.
	offCosts = 1.5
	// besideCosts is what a target on a panel beside that of the other one costs in addition, for each pixel of a unit.
	besideCosts = 1500.0
)

// Toward returns the index of the nearest target in a direction, or -1 if there is none or the arrow does
// something else. Another target is in a direction only if the gap to it on the side is at most as far as its middle is
// beyond the edge of this one, or belowAside times as far for one in a row above or below. If it begins beside this
// one, such as a card of a fan, its middle must be further ahead than to the side. So an arrow never goes to what the
// eye finds somewhere else.
func (p *Page) Toward(from int, dx, dy float64) int {
	if p.Targets[from].holds(dx) {
		return -1
	}
	if below := p.Targets[from].Below; below != nil && dy > 0 {
		if i := p.beginsIn(func(t *PageTarget) bool { return t.Group == below }); i >= 0 {
			return i
		}
	}
	a, panel := p.Targets[from].Visible(p), p.panelOf(from)
	best, least := -1, math.Inf(1)
	inside, farthest := -1, math.Inf(1) // the nearest one to the side on the same panel, for a row that ends there
	for i := range p.Targets {
		if i == from || p.Targets[i].same(&p.Targets[from]) && p.Targets[i].Box == p.Targets[from].Box {
			continue
		}
		b := p.Targets[i].Visible(p)
		ax, ay := a.Middle()
		bx, by := b.Middle()
		ahead := (bx-ax)*dx + (by-ay)*dy
		if ahead <= 1 {
			continue
		}
		edge := (bx-ax)*dx - a.W/2 // how far its middle is beyond the edge
		if dy != 0 {
			edge = (by-ay)*dy - a.H/2
		}
		// Along is the gap in the direction, and aside the one across it; 0 if they overlap there.
		along, aside, slant := gapOf(a.X, a.X+a.W, b.X, b.X+b.W), gapOf(a.Y, a.Y+a.H, b.Y, b.Y+b.H), math.Abs(by-ay)
		if dy != 0 {
			along, aside, slant = aside, along, math.Abs(bx-ax)
		}
		most := edge // how far to the side it may be
		if dy != 0 {
			most *= belowAside
		}
		if aside > 0 && (along == 0 || aside > most) || along == 0 && slant > ahead {
			if far := along + aside; dy != 0 && along > 0 && far < farthest && panel.W > 0 && p.panelOf(i) == panel && p.Reachable(i) {
				inside, farthest = i, far
			}
			continue // it is rather to the side
		}
		cost := along + aheadCosts*ahead + asideCosts*aside + slantCosts*slant
		if aside > 0 {
			cost *= offCosts
		}
		if cost < least && aside > 0 && panel.W > 0 {
			switch o := p.panelOf(i); {
			case dy != 0 && o.W > 0 && gapOf(panel.X, panel.X+panel.W, o.X, o.X+o.W) > 0:
				cost += besideCosts * p.Fit.Unit // up and down stay in a column of panels
			case dx != 0 && o.W == 0 && gapOf(panel.Y, panel.Y+panel.H, b.Y, b.Y+b.H) > 0:
				cost += besideCosts * p.Fit.Unit // left and right stay in a row of them
			}
		}
		if cost < least && p.Reachable(i) {
			best, least = i, cost
		}
	}
	if o := p.panelOf(max(best, 0)); best >= 0 && inside >= 0 && o.W > 0 && gapOf(panel.X, panel.X+panel.W, o.X, o.X+o.W) > 0 {
		best = inside // rather than one on the panel beside
	}
	switch {
	case dy == 0:
	case best >= 0:
		best = p.rowBefore(from, best, dy)
	default:
		best = p.fieldAhead(from, dy)
	}
	if dx != 0 && best >= 0 {
		best = p.preferredBeside(from, best)
	}
	return p.preferredFor(from, p.chosenFor(from, best, dx, dy), dy)
}

// holds reports whether Left or Right change the target instead of leading on from it.
func (t *PageTarget) holds(dx float64) bool {
	switch {
	case dx == 0:
		return false
	case dx < 0:
		return t.Turns || t.Types && !t.AtStart
	}
	return t.Turns || t.Types && !t.AtEnd
}

// fieldAhead returns the preferred field above or below a target, however far to the side, or -1 if there is none. Dy
// is the direction.
func (p *Page) fieldAhead(from int, dy float64) int {
	_, y := p.Targets[from].Visible(p).Middle()
	best, least := -1, math.Inf(1)
	for i := range p.Targets {
		t := &p.Targets[i]
		_, ty := t.Visible(p).Middle()
		if ahead := (ty - y) * dy; t.Types && t.Prefers && ahead > 1 && ahead < least && p.Reachable(i) {
			best, least = i, ahead
		}
	}
	return best
}

// preferredFor returns the preferred target of the row that Up or Down enter at a target, or else that target.
func (p *Page) preferredFor(from, to int, dy float64) int {
	if dy == 0 || to < 0 || p.Targets[to].Group == p.Targets[from].Group {
		return to
	}
	at := p.Targets[to].Box
	for i := range p.Targets {
		if t := &p.Targets[i]; t.Prefers && t.Box.Y == at.Y && t.Box.H == at.H && p.Reachable(i) {
			return i
		}
	}
	return to
}

// preferredBeside returns the preferred target of the panel that Left or Right enter at a target, or else that target.
func (p *Page) preferredBeside(from, to int) int {
	panel := p.panelOf(to)
	if panel.W == 0 || panel == p.panelOf(from) {
		return to
	}
	for i := range p.Targets {
		if t := &p.Targets[i]; t.Prefers && !t.Types && panel.Has(t.Visible(p).Middle()) && p.Reachable(i) {
			return i
		}
	}
	return to
}

// asideMost is how far to the side of a target, in its widths, a row between it and another one may be.
const asideMost = 1.5

// rowBefore returns the target in the first row between two that are above one another, or else the second one: no
// row of a panel is passed because nothing in it is exactly above or below. Dy is the direction.
func (p *Page) rowBefore(from, to int, dy float64) int {
	panel := p.panelOf(from)
	if panel.W == 0 { // it is above or below the panel
		panel = p.panelOf(to)
	}
	if panel.W == 0 {
		return to
	}
	a, c := p.Targets[from].Visible(p), p.Targets[to].Visible(p)
	best, least := to, math.Inf(1)
	for i := range p.Targets {
		b := p.Targets[i].Visible(p)
		if i == from || i == to || !panel.Has(b.Middle()) || gapOf(a.X, a.X+a.W, b.X, b.X+b.W) > asideMost*a.W {
			continue
		}
		after, before := b.Y-a.Y-a.H, c.Y-b.Y-b.H
		if dy < 0 {
			after, before = a.Y-b.Y-b.H, b.Y-c.Y-c.H
		}
		if after < 0 || before < 0 {
			continue
		}
		if cost := asideCosts*after + gapOf(a.X, a.X+a.W, b.X, b.X+b.W); cost < least && p.Reachable(i) {
			best, least = i, cost
		}
	}
	return best
}

// panelOf returns the box of the smallest panel that a target is on, or an empty one if it is on none.
func (p *Page) panelOf(i int) (panel Box) {
	x, y := p.Targets[i].Visible(p).Middle()
	for k := range p.Grounds {
		if g := &p.Grounds[k]; g.What == "panel" && g.Box.Has(x, y) && (panel.W == 0 || g.Box.W*g.Box.H < panel.W*panel.H) {
			panel = g.Box
		}
	}
	return panel
}

// chosenFor returns the chosen line of the list that arrows enter at a target, if it is in the same
// direction, or else that target. Coming back to a list must not choose another line.
func (p *Page) chosenFor(from, to int, dx, dy float64) int {
	if to < 0 || p.Targets[to].Group == p.Targets[from].Group {
		return to
	}
	x, y := p.Targets[from].Visible(p).Middle()
	for i := range p.Targets {
		if t := &p.Targets[i]; t.Chosen && t.Group == p.Targets[to].Group && p.Reachable(i) {
			if tx, ty := t.Visible(p).Middle(); (tx-x)*dx+(ty-y)*dy > 1 {
				return i
			}
		}
	}
	return to
}

// gapOf returns the gap between two ranges, or 0 if they overlap.
func gapOf(a0, a1, b0, b1 float64) float64 { return math.Max(0, math.Max(b0-a1, a0-b1)) }

// Unreached returns what arrows cannot reach on a page: targets that cannot be clicked anywhere, or have no
// name, and those from or to which no arrows lead. Tab leads to every group of targets.
func (p *Page) Unreached() (faults []string) {
	var all []int
	for i := range p.Targets {
		t := &p.Targets[i]
		switch {
		case t.What == "":
			faults = append(faults, fmt.Sprintf("a target at %.0f has no name", t.Box))
		case p.Reachable(i):
			all = append(all, i)
		case !t.Loose && (t.Seen.W == 0 || t.Box.Within(t.Seen)):
			faults = append(faults, fmt.Sprintf("%q at %.0f is covered", t.What, t.Box))
		}
	}
	if len(all) == 0 {
		return faults
	}
	onward, back := map[int][]int{}, map[int][]int{}
	for _, i := range all {
		for _, d := range directions {
			if to := p.Toward(i, d[0], d[1]); to >= 0 {
				onward[i], back[to] = append(onward[i], to), append(back[to], i)
			}
		}
	}
	begin := p.begins()
	reached, leads := spreadFrom(begin, onward), spreadFrom(begin, back)
	for _, i := range all {
		if t := &p.Targets[i]; !reached[i] {
			faults = append(faults, fmt.Sprintf("no arrows lead from %q to %q at %.0f", p.Targets[begin].What, t.What, t.Box))
		} else if !leads[i] {
			faults = append(faults, fmt.Sprintf("no arrows lead from %q at %.0f to %q", t.What, t.Box, p.Targets[begin].What))
		}
	}
	return faults
}

// Way returns the direction of the first step from one target to another, and false if no arrows lead there.
func (p *Page) Way(from, to int) (dx, dy float64, ok bool) {
	type place struct {
		at     int
		dx, dy float64 // of the first step
	}
	seen, next := map[int]bool{from: true}, []place{{at: from}}
	for len(next) > 0 {
		at := next[0]
		next = next[1:]
		for _, d := range directions {
			k := p.Toward(at.at, d[0], d[1])
			if k < 0 || seen[k] {
				continue
			}
			seen[k] = true
			step := place{k, at.dx, at.dy}
			if at.at == from {
				step.dx, step.dy = d[0], d[1]
			}
			if k == to {
				return step.dx, step.dy, true
			}
			next = append(next, step)
		}
	}
	return 0, 0, false
}

// directions are those of the arrow keys.
var directions = [...][2]float64{{0, 1}, {0, -1}, {1, 0}, {-1, 0}}

// spreadFrom returns everything that edges lead to from a place.
func spreadFrom(from int, edges map[int][]int) map[int]bool {
	seen, next := map[int]bool{from: true}, []int{from}
	for len(next) > 0 {
		at := next[0]
		next = next[1:]
		for _, to := range edges[at] {
			if !seen[to] {
				seen[to] = true
				next = append(next, to)
			}
		}
	}
	return seen
}
