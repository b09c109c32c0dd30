package question

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/render/art"
	"lineup/render/ui"
)

// section is a part of the cards to choose from: those of one place, under its name if there are
// cards from several places.
type section struct {
	title string
	wide  float64 // of the title
	piles [][]int // answers about equal cards, of which one card is shown
}

// sections divides the answers of a group by the places of their cards. Equal cards are next to one
// another, and in one pile if a single card is chosen.
func (l *composer) sections(group []int) (out []section) {
	for _, i := range group {
		title := ""
		if l.titled {
			title = strings.ToUpper(l.Answers[i].Where)
		}
		at := slices.IndexFunc(out, func(s section) bool { return s.title == title })
		if at < 0 {
			at = len(out)
			out = append(out, section{title: title, wide: l.Width(title, display(l.sized(noteSize)))})
		}
		s := &out[at]
		last := -1
		for k, pile := range s.piles {
			if l.alike(pile[0], i) {
				last = k
			}
		}
		switch {
		case last < 0:
			s.piles = append(s.piles, []int{i})
		case l.All == 0:
			s.piles[last] = append(s.piles[last], i)
		default:
			s.piles = slices.Insert(s.piles, last+1, []int{i})
		}
	}
	return out
}

// alike reports whether two answers do the same with equal cards in the same place.
func (l *composer) alike(i, k int) bool {
	a, b := &l.Answers[i], &l.Answers[k]
	if a.Card == engine.NoCard || b.Card == engine.NoCard || a.Where != b.Where || a.Words != b.Words || a.Burns != b.Burns {
		return false
	}
	f := l.Face(a.Card)
	return f != nil && f == l.Face(b.Card) && slices.Equal(a.Notes, b.Notes)
}

// places reports whether the cards of a group are in several places.
func (l *composer) places(group []int) bool {
	return slices.ContainsFunc(group, func(i int) bool { return l.Answers[i].Where != l.Answers[group[0]].Where })
}

// pilesOf returns the piles of all sections.
func pilesOf(secs []section) (out [][]int) {
	for i := range secs {
		out = append(out, secs[i].piles...)
	}
	return out
}

// cut returns the sections with only the piles from one index to another among all of them.
func cut(secs []section, from, to int) (out []section) {
	for _, s := range secs {
		n := len(s.piles)
		if a, b := max(0, from), min(n, to); a < b {
			s.piles = s.piles[a:b]
			out = append(out, s)
		}
		from, to = from-n, to-n
	}
	return out
}

// grid is how cards of a width are laid out in rows.
type grid struct {
	wide, high float64 // the width of a card, and the height of all rows
	rows       []row
}

// row is a row of cards: one or more runs, each with cards of one section.
type row struct {
	runs        []run
	wide, title float64 // the height of its titles is 0 if there are none
}

// run holds the piles of a section from one index to another. Its width is that of its title if the
// cards need less.
type run struct {
	section, from, to int
	wide              float64
	titled            bool
}

// sectionGap is the distance between two sections in a row.
const sectionGap = 34.0

// gridWith lays sections out in rows of cards of a width. A section that has room beside another is
// in the same row. If they are dense, it begins there even if it goes on in the next row, below its
// title again.
func (l *composer) gridWith(secs []section, wide, room float64, dense bool) (g grid) {
	g.wide = wide
	fit := func(room float64) int { return max(0, int((room+cardGap)/(wide+cardGap))) }
	per := max(1, fit(room))
	for i := range secs {
		n := len(secs[i].piles)
		rows := (n + per - 1) / per
		even := (n + rows - 1) / rows
		for from := 0; from < n; {
			last := len(g.rows) - 1
			left := room
			if last >= 0 {
				left -= g.rows[last].wide + sectionGap
			}
			r := run{section: i, from: from, to: min(from+even, n), titled: (from == 0 || dense) && secs[i].title != ""}
			least := 0.0
			if r.titled {
				least = secs[i].wide
			}
			beside := last >= 0 && from == 0 && fit(left) > 0 && least <= left
			if dense {
				if r.to = min(from+per, n); beside {
					r.to = min(from+fit(left), n)
				}
			}
			if r.wide = math.Max(least, float64(r.to-r.from)*(wide+cardGap)-cardGap); !beside || r.wide > left || rows > 1 && !dense {
				g.rows = append(g.rows, row{wide: -sectionGap})
				last++
			}
			at := &g.rows[last]
			at.runs = append(at.runs, r)
			if at.wide += sectionGap + r.wide; r.titled {
				at.title = l.titleHigh()
			}
			from = r.to
		}
	}
	for _, r := range g.rows {
		g.high += r.title + wide*ui.CardAspect + cardGap
	}
	g.high -= cardGap
	return g
}

// titleHigh returns the height of a title with the glow of the cards below it.
func (l *composer) titleHigh() float64 { return l.sized(noteSize)*notePitch + 8 }

// rounded is more than sums of the same heights in another order differ by. A panel as high as its cards has room
// for them.
const rounded = 1e-6

// denser is how much larger cards must be for a section to begin in the row of another.
const denser = 1.15

// gridOf returns the grid with the largest cards for all sections. Ok is false if they would be too
// small to read.
func (l *composer) gridOf(secs []section, room, high float64) (g grid, ok bool) {
	if n := len(pilesOf(secs)); n == 1 {
		return l.gridWith(secs, math.Min(aloneWidth, math.Min(room, high/ui.CardAspect)), room, false), true
	}
	most := cardWidth
	if len(pilesOf(secs)) <= fewCards {
		most = fewWidth
	}
	for _, dense := range []bool{false, true} {
		for wide := most; wide >= leastCard; wide -= 4 {
			if d := l.gridWith(secs, wide, room, dense); d.high <= high+rounded && wide <= room {
				if !ok || d.wide > g.wide*denser {
					g, ok = d, true
				}
				break
			}
		}
		if len(secs) == 1 {
			break
		}
	}
	return g, ok
}

// pagesOf divides the piles of sections into the fewest pages that can be read, and returns the index
// of the first pile on each, and the width of the cards. No pile is on two pages.
func (l *composer) pagesOf(secs []section, room, high float64) (best []int, wide float64) {
	n := len(pilesOf(secs))
	for w := leastCard + 20; w >= leastCard; w -= 10 {
		var starts []int
		for from := 0; from < n; {
			starts = append(starts, from)
			to := from + 1
			for to < n && l.gridWith(cut(secs, from, to+1), w, room, true).high <= high {
				to++
			}
			from = to
		}
		if best == nil || len(starts) < len(best) {
			best, wide = starts, w
		}
	}
	return best, wide
}

// lie lays the cards of a panel in rows, from down below their usual place.
func (l *composer) lie(p *Panel, secs []section, g grid, down float64, chosen []int) {
	room := p.Box.W - 2*pad
	y := p.Box.Y + overCards + down
	high := g.wide * ui.CardAspect
	for _, r := range g.rows {
		gap := cardGap
		if len(r.runs) == 1 {
			n := float64(r.runs[0].to - r.runs[0].from)
			gap = math.Max(cardGap, math.Min(18, (room-g.wide*n)/math.Max(1, n-1)))
		}
		wide := r.wide
		if len(r.runs) == 1 && !r.runs[0].titled {
			n := float64(r.runs[0].to - r.runs[0].from)
			wide = n*(g.wide+gap) - gap
		} else {
			gap = cardGap
		}
		x := p.Box.X + (p.Box.W-wide)/2
		for _, run := range r.runs {
			s := &secs[run.section]
			if run.titled {
				st := display(l.sized(noteSize))
				p.Titles = append(p.Titles, l.line(s.title, x, y+st.Size*0.86, st))
			}
			for k := run.from; k < run.to; k++ {
				box := ui.BoxAt(x+float64(k-run.from)*(g.wide+gap), y+r.title, g.wide, high)
				p.Cards = append(p.Cards, l.cardOf(s.piles[k], len(p.piles) > 1, box, chosen))
			}
			x += run.wide + sectionGap
		}
		y += r.title + high + cardGap
	}
}

// cardOf returns the card of a pile in a box. Among reports whether there are others to choose.
func (l *composer) cardOf(pile []int, among bool, box ui.Box, chosen []int) Card {
	at := slices.IndexFunc(chosen, func(i int) bool { return slices.Contains(pile, i) })
	i := pile[0]
	if at >= 0 {
		i = chosen[at]
	}
	var f *art.Face
	if l.Answers[i].Down.Number == 0 {
		f = l.Face(l.Answers[i].Card)
	}
	ticked := slices.ContainsFunc(pile, func(i int) bool { return slices.Contains(l.Ticked, i) })
	c := Card{Face: f, Reply: i, Same: pile, Ticked: ticked, Burns: l.Answers[i].Burns && at >= 0, Box: box}
	if c.Ticked && l.Several.Order != 0 {
		c.Number = l.number(at)
	}
	if a := aspect(f); a != ui.CardAspect {
		c.Box.H = box.W * a
		c.Box.Y += (box.H - c.Box.H) / 2
	}
	c.Seen = c.Box
	return c
}

// on returns the number of a valid page.
func (p *Panel) on(page int) int { return max(0, min(page, len(p.starts)-1)) }

// shown returns the piles that are on the page, from one index to another.
func (p *Panel) shown() (from, to int) {
	if len(p.starts) == 0 {
		return 0, len(p.piles)
	}
	if from, to = p.starts[p.page], len(p.piles); p.page+1 < len(p.starts) {
		to = p.starts[p.page+1]
	}
	return from, to
}

// count returns the number of piles on the page.
func (p *Panel) count() int {
	from, to := p.shown()
	return to - from
}

// pageWords says which of many cards are on the page.
func (p *Panel) pageWords() string {
	from, to := p.shown()
	count := func(piles [][]int) (n int) {
		for _, pile := range piles {
			n += len(pile)
		}
		return n
	}
	return fmt.Sprintf("Cards %d to %d of %d", count(p.piles[:from])+1, count(p.piles[:to]), count(p.piles))
}

// Earlier reports whether there are cards before those shown.
func (p *Panel) Earlier() bool { return p.page > 0 }

// Later reports whether there are cards after those shown.
func (p *Panel) Later() bool { return p.page+1 < len(p.starts) }

// Turn returns the page to show after a click on a box for earlier or later cards, or after the
// wheel is turned over the cards by some notches. Ok is false for any other position.
func (s *Stage) Turn(x, y, notches float64) (page int, ok bool) {
	for i := range s.Panels {
		p := &s.Panels[i]
		switch {
		case p.On.W == 0:
			continue
		case notches != 0 && p.Box.Has(x, y):
			return p.on(p.page - sign(notches)), true
		case notches == 0 && p.Back.Has(x, y):
			return p.on(p.page - 1), true
		case notches == 0 && p.On.Has(x, y):
			return p.on(p.page + 1), true
		}
	}
	return 0, false
}

func sign(f float64) int {
	if f < 0 {
		return -1
	}
	return 1
}
