package table

import (
	"cmp"
	"slices"

	"lineup/engine"
)

// This file is the queue of pages over the table: what the viewer must see before the game goes on.

// pages are the page that is up and those that follow it. All of them are in the order of their
// events: what happened first is shown first. Nothing else happens meanwhile.
type pages struct {
	leaf
	waiting []leaf // the pages that follow
	holds   bool   // the viewer must see them before the device is passed on
}

// leaf is a page: the entry or defeat of a Super-Villain, or what has been done to the viewer. The
// other of the two is not up.
type leaf struct {
	at     int // the number of the event that it shows
	splash splash
	struck struck
}

// up reports whether it is one of the two.
func (l *leaf) up() bool { return l.splash.up() || l.struck.up() }

// add adds pages in the order of their events.
func (p *pages) add(more []leaf) {
	all := slices.Concat(p.waiting, more)
	if p.up() {
		all = slices.Insert(all, 0, p.leaf)
	}
	slices.SortStableFunc(all, func(a, b leaf) int { return cmp.Compare(a.at, b.at) })
	p.leaf, p.waiting = all[0], all[1:]
}

// close closes the page that is up and opens the one that follows, if there is one.
func (p *pages) close() {
	if len(p.waiting) == 0 {
		p.drop()
		return
	}
	p.leaf, p.waiting = p.waiting[0], p.waiting[1:]
}

// drop closes all pages.
func (p *pages) drop() { *p = pages{} }

// step advances the page of a Super-Villain by dt seconds. One that nobody can click closes by itself.
func (p *pages) step(dt float64) {
	if s := &p.splash; s.step(dt) {
		p.close()
	}
}

// still ends all motion of the page of a Super-Villain, and closes one that nobody can click.
func (p *pages) still() {
	if p.splash.alone {
		p.drop()
		return
	}
	p.splash.still()
}

// showPages opens pages, each in its turn, and reports whether there are any.
func (t *Table) showPages(all []leaf) bool {
	if len(all) == 0 {
		return false
	}
	for i := range all {
		if s := &all[i].splash; s.up() {
			t.dress(s)
		}
	}
	t.pages.add(all)
	t.zoom.Close()
	t.setHover(0)
	return true
}

// turnPage closes the page that is up. The device is passed on after the last of those that hold it.
func (t *Table) turnPage() {
	holds := t.pages.holds
	t.pages.close()
	t.wait = t.pace().Beat()
	if holds && !t.pages.up() {
		t.markSeen()
		t.look()
		t.sync(false)
		t.changed()
	}
}

// pageOf returns the page of the entry or defeat of a Super-Villain, which is event i of those of the
// viewer. It is not up if there is none.
func (t *Table) pageOf(events []engine.Event, i int) leaf {
	e := events[i]
	s := splash{face: t.faceOf(t.view(), e.Card), card: e.Card, fell: e.Kind == engine.VillainFell}
	switch {
	case s.fell:
		if s.Moment = t.layout.Defeat(events, i); !s.Page {
			return leaf{at: i}
		}
		s.last = t.view().Over() != engine.NotOver && !slices.ContainsFunc(events[i+1:], func(e engine.Event) bool { return e.Kind == engine.VillainFell })
	case t.layout.Entrance != nil:
		s.Moment = t.layout.Entrance(events, i)
	default:
		s.News = t.splashNews(events[:i])
	}
	return leaf{at: i, splash: s}
}
