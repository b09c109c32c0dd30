package library

import (
	"fmt"
	"slices"
	"strings"

	"lineup/game/cardindex"
	"lineup/render/art/chrome"
	"lineup/render/art/pen"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// cardFilter is one filter of the cards, with its words and the chosen ones.
type cardFilter struct {
	title string // on the button
	any   string // the label while none is chosen
	all   bool   // a card must fit all chosen words, not just one
	words func(l *Library) []string
	// on reports whether word i is chosen. toggle switches it in a filter.
	on     func(f *cardindex.Query, l *Library, i int) bool
	toggle func(f *cardindex.Query, l *Library, i int)
	clear  func(f *cardindex.Query)
}

// choices are all filters, from left to right.
var choices = [...]cardFilter{
	{
		title: "SET", any: "ALL",
		words: func(l *Library) (out []string) {
			for _, s := range l.shelf.Sets {
				out = append(out, s.Name)
			}
			return out
		},
		on: func(f *cardindex.Query, l *Library, i int) bool {
			return slices.Contains(f.Sets, l.shelf.Sets[i].ID)
		},
		toggle: func(f *cardindex.Query, l *Library, i int) {
			f.Sets = ui.Toggled(f.Sets, l.shelf.Sets[i].ID)
		},
		clear: func(f *cardindex.Query) { f.Sets = nil },
	},
	{
		title: "TYPE", any: "ALL",
		words:  func(l *Library) []string { return l.shelf.Types() },
		on:     func(f *cardindex.Query, l *Library, i int) bool { return slices.Contains(f.Types, l.shelf.Types()[i]) },
		toggle: func(f *cardindex.Query, l *Library, i int) { f.Types = ui.Toggled(f.Types, l.shelf.Types()[i]) },
		clear:  func(f *cardindex.Query) { f.Types = nil },
	},
	{
		title: "COST", any: "ANY",
		words: func(l *Library) (out []string) {
			for _, n := range l.shelf.Costs() {
				out = append(out, fmt.Sprint(n))
			}
			return out
		},
		on:     func(f *cardindex.Query, l *Library, i int) bool { return slices.Contains(f.Costs, l.shelf.Costs()[i]) },
		toggle: func(f *cardindex.Query, l *Library, i int) { f.Costs = ui.Toggled(f.Costs, l.shelf.Costs()[i]) },
		clear:  func(f *cardindex.Query) { f.Costs = nil },
	},
	{
		title: "EFFECT", any: "ANY", all: true,
		words: func(*Library) (out []string) {
			for _, d := range cardindex.AllDeeds() {
				out = append(out, d.Words()...)
			}
			return out
		},
		on:     func(f *cardindex.Query, _ *Library, i int) bool { return f.Deeds&cardindex.AllDeeds()[i] != 0 },
		toggle: func(f *cardindex.Query, _ *Library, i int) { f.Deeds ^= cardindex.AllDeeds()[i] },
		clear:  func(f *cardindex.Query) { f.Deeds = 0 },
	},
}

// upper returns a text in capital letters.
func upper(s string) string { return strings.ToUpper(s) }

// chosen returns the chosen words of a choice.
func (k *cardFilter) chosen(l *Library) (out []string) {
	for i, words := range k.words(l) {
		if k.on(&l.filter, l, i) {
			out = append(out, words)
		}
	}
	return out
}

// layBar lays out the buttons of the screen.
func (l *Library) layBar() {
	at := &l.grid.places
	l.bar.Clear()
	var row ui.FormRow
	some := l.search.Text != ""
	for i := range choices {
		k := &choices[i]
		chosen := k.chosen(l)
		some = some || len(chosen) > 0
		label := k.title + ": " + k.any
		switch {
		case len(chosen) > 2:
			label = fmt.Sprintf("%s: %d CHOSEN", k.title, len(chosen))
		case len(chosen) > 0:
			label = k.title + ": " + upper(strings.Join(chosen, ", "))
		}
		row.Controls = append(row.Controls, ui.Control{Button: ui.Button{Label: label, On: len(chosen) > 0, Do: func() { l.pick(i) }}})
	}
	row.Controls = append(row.Controls, ui.Control{Width: 200, Button: ui.Button{Label: "CLEAR", Off: !some, Why: "Showing all cards", Do: l.clear}})
	l.bar.Add(&ui.Rows{X: at.barBox.X, Y: at.barBox.Y, W: at.barBox.W}, 0, row)
	back := ui.Button{Label: "BACK", Act: action.Back, Do: func() { l.back() }}
	l.bar.Add(&ui.Rows{X: at.footBox.X, Y: at.footBox.Y, W: at.footBox.W}, 0, ui.FormRow{Height: at.footBox.H, Controls: []ui.Control{{Width: 220, Button: back}}})
}

// picks is the panel of a choice. It takes effect immediately.
type picks struct {
	shown bool
	which int // the choice, see choices
	title string
	note  string
	box   ui.Box
	form  ui.Form
}

const (
	picksInset = 40.0
	picksHead  = 104.0
	pickGap    = 16.0
	setPick    = 240.0 // the least width of a set in one row, with the gap
)

// pick opens the panel of a choice.
func (l *Library) pick(which int) {
	l.search.Focus, l.grid.under = false, 0
	l.picks = picks{shown: true, form: ui.Form{Gap: pickGap}}
	l.layPicks(which)
}

func (l *Library) layPicks(which int) {
	k := &choices[which]
	words := k.words(l)
	at, across := &l.grid.places, l.grid.across
	if len(words) > 0 && len(words[0]) < 3 { // numbers
		across = 7
	}
	if wide := at.picksWidth - 2*picksInset; which == 0 && wide/float64(len(words)) >= setPick {
		across = len(words) // the sets are in one row
	}
	rows := (len(words) + across - 1) / across
	p := &l.picks
	p.which, p.title, p.note = which, k.title, "Matches any of these."
	if k.all {
		p.note = "Matches all of these."
	}
	p.box = ui.BoxAt((ui.StageWidth-at.picksWidth)/2, at.picksTop, at.picksWidth, picksHead+float64(rows)*(ui.MinTarget+pickGap)+24+ui.MinTarget+34)
	p.form.Clear()
	in := p.box.Inset(picksInset, 0)
	lines := ui.Rows{X: in.X, Y: in.Y + picksHead, W: in.W}
	all := ui.FormRow{Across: across}
	for i, w := range words {
		on := k.on(&l.filter, l, i)
		with := l.filter // the filter with this word, alone unless a card must fit all
		if !k.all {
			k.clear(&with)
		}
		if !k.on(&with, l, i) {
			k.toggle(&with, l, i)
		}
		n := len(l.shelf.Find(&with))
		all.Controls = append(all.Controls, ui.Control{Button: ui.Button{Label: fmt.Sprintf("%s (%d)", upper(w), n), On: on, Off: n == 0 && !on,
			Why: "No cards match with your other choices", Do: func() {
				k.toggle(&l.filter, l, i)
				l.grid.scroll.At, l.grid.read = 0, 0
				l.look()
				l.layPicks(which)
			}}})
	}
	for len(all.Controls) < across { // a few are no wider than many
		all.Controls = append(all.Controls, ui.Control{})
	}
	p.form.Add(&lines, pickGap+24, all)
	show := ui.Button{Label: "SHOW", Act: action.Back, Ground: chrome.BlueBig, Do: func() { p.shown = false }}
	none := ui.Button{Label: k.title + ": " + k.any, Off: len(k.chosen(l)) == 0, Why: "Nothing selected", Do: func() {
		k.clear(&l.filter)
		l.look()
		l.layPicks(which)
	}}
	p.form.Add(&lines, 0, ui.FormRow{Controls: []ui.Control{{Width: 240, Button: show}, {Width: 240, Button: none}}})
}

// Shown reports whether the panel is open.
func (p *picks) Shown() bool { return p.shown }

// Holds holds everything below.
func (p *picks) Holds(*ui.Pointer) ui.Holds { return ui.HoldAll }

// Update runs one tick of the panel.
func (p *picks) Update(at *ui.Pointer) bool {
	switch {
	case at.Does(action.Back), at.Pressed && !p.box.Has(at.X, at.Y):
		p.shown = false
	default:
		p.form.Update(at)
	}
	return true
}

// Draw draws the panel.
func (p *picks) Draw(c *ui.Canvas) {
	c.Veil(0.6)
	c.Panel(p.box, pen.CanDo)
	c.Tag(p.title, p.box.X+picksInset, p.box.Y+54, 40, pen.CanDo, pen.Ink)
	c.Line(p.note, p.box.X+picksInset+c.TagWidth(p.title, 40)+28, p.box.Y+64, 900, 60, ui.Body(ui.MinMenu, pen.SoftPaper), pen.Left)
	p.form.Draw(c)
}
