// Package variants is the panel of the setup screen for the variants, the packs, and the options of a
// game. It has a row for each with its effect and the reason why it cannot be chosen now.
package variants

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/game/mode"
	"lineup/render/art/chrome"
	"lineup/render/art/pen"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// Asks are the panel's requests to its screen.
type Asks struct {
	Plan func() mode.Plan // returns the current plan
	Mode func() mode.Mode // returns the mode of that plan
	Set  func(mode.Plan)  // gets a changed plan
	// Reason returns why a Plan cannot be played although the current one can, or "" if it can.
	Reason func(mode.Plan) string
	// Deals tries to deal a game and returns why that fails, or "" if it does not.
	Deals func(mode.Plan) string
	// Read opens the rules page about the variant of a word. It may be nil.
	Read func(word string)
	// SetName returns the name of the set with an ID.
	SetName func(id string) string
	// Elsewhere are the names of options that are chosen elsewhere.
	Elsewhere []string
	// Packs are the packs that can be added to the sets of the plan.
	Packs []card.Set
	// Sets returns the ids of the sets of the plan. It may be nil if there are no packs.
	Sets func() []string
}

// Picker is the panel. The zero Picker is closed.
type Picker struct {
	ui.Form
	asks Asks
	area ui.Area
	text float64 // the scale of sentences; 0 before the first drawing
	places
	shown  bool
	rows   []ui.FormRow // all rows; the visible ones are in the Form
	highs  []float64    // their heights
	first  int          // the first visible row
	seen   int          // how many are visible
	dialog ui.Dialog
	fault  string // why the names typed last are not valid
}

// places are the places of the panel's parts.
type places struct {
	panelBox ui.Box
	headBox  ui.Box // of the title
	listBox  ui.Box
	footBox  ui.Box
}

// layPlaces returns the places in an area, for rows of a total height. In a tall window the panel is
// only as high as they are.
func layPlaces(a ui.Area, rows float64) (l places) {
	const aroundRows = 104 + 98
	l.panelBox = ui.BoxAt(130, 48, 1660, 984)
	if a.Tall() {
		high := min(a.H-68, rows+aroundRows)
		l.panelBox = ui.BoxAt(a.X+30, a.Y+(a.H-high)/2, a.W-60, high)
	}
	b := l.panelBox
	l.headBox = ui.BoxAt(b.X+44, b.Y+24, 620, 57)
	l.footBox = ui.BoxAt(b.X+40, b.Y+b.H-92, b.W-80, ui.MinTarget)
	l.listBox = ui.BoxAt(b.X+36, b.Y+104, b.W-92, l.footBox.Y-b.Y-104)
	return l
}

const (
	rowGap    = 12.0
	rowHeight = 116.0 // of a row, at least
	rowAround = 23.0  // above and below its text
	sideWidth = 350.0 // of a row's button
	readWidth = 66.0  // of the button for a variant's rules, at the right of its row
	sideInset = 26.0  // from the edge of a row to its buttons
	noteInset = 24.0  // from a row's text to its edge, and to the button at its right
	noteGap   = 34.0  // from a row's buttons to its text
	headWidth = 230.0 // of a row's heading with buttons for the sets next to it
	setWidth  = 250.0
	setGap    = 14.0
	linePitch = 31.0
)

// Open shows the panel.
func (p *Picker) Open(a Asks) {
	*p = Picker{shown: true, asks: a, area: ui.WideArea(), Form: ui.Form{Gap: setGap, Pitch: linePitch}}
	p.lay()
}

// OpenPacks shows the panel from the first pack on.
func (p *Picker) OpenPacks(a Asks) {
	p.Open(a)
	p.scroll(len(a.Mode().Variants))
}

// Shown reports whether the panel is open.
func (p *Picker) Shown() bool { return p.shown }

// Holds holds everything below.
func (p *Picker) Holds(*ui.Pointer) ui.Holds { return ui.HoldAll }

// Above returns the question for names.
func (p *Picker) Above() []ui.Overlay { return []ui.Overlay{&p.dialog} }

// Rows returns the number of rows.
func Rows(m mode.Mode, elsewhere []string) int {
	n := len(m.Variants)
	for _, o := range options(m, elsewhere) {
		if n++; o.Shares != nil {
			n += len(o.Shares.Things) - 1
		}
	}
	return n
}

// Counted returns the numbers of variants and of options, in words.
func Counted(m mode.Mode, elsewhere []string) string {
	n, o := len(m.Variants), Rows(m, elsewhere)-len(m.Variants)
	switch {
	case o == 0:
		return grammar.Count(n, "variant", "variants")
	case n == 0:
		return grammar.Count(o, "option", "options")
	}
	return grammar.Count(n, "variant", "variants") + " and " + grammar.Count(o, "option", "options")
}

// options returns the options that are chosen on the panel: numbers, words, lists of names, and
// shares among the sets. Other texts are not chosen here.
func options(m mode.Mode, elsewhere []string) (out []mode.Option) {
	for _, o := range m.Options {
		if (o.Text == nil || o.Names || o.Shares != nil) && !slices.Contains(elsewhere, o.Name) {
			out = append(out, o)
		}
	}
	return out
}

// Chosen returns the labels of all choices that differ from the mode's defaults.
func Chosen(plan mode.Plan, m mode.Mode, elsewhere []string) (out []string) {
	for _, v := range plan.Variants {
		out = append(out, label(v))
	}
	for _, o := range options(m, elsewhere) {
		if v, ok := plan.Options.Value(o.Name); ok && o.Shares == nil && v != o.Usual() {
			if o.Names {
				v = strconv.Itoa(1 + strings.Count(v, ","))
			}
			out = append(out, label(o.Name)+" "+label(v))
		}
	}
	return out
}

// Effect says what the only choice that differs from the mode's defaults does, or returns "" if there are none or
// several.
func Effect(plan mode.Plan, m mode.Mode, elsewhere []string) string {
	if len(Chosen(plan, m, elsewhere)) != 1 {
		return ""
	}
	for _, v := range m.Variants {
		if slices.Contains(plan.Variants, v.Word) {
			return v.Says
		}
	}
	for _, o := range options(m, elsewhere) {
		switch v, ok := plan.Options.Value(o.Name); {
		case !ok || o.Shares != nil || v == o.Usual():
		case o.Names:
			return listed(o, v)
		case o.Effects[v] != "":
			return o.Effects[v]
		default:
			return about(o)
		}
	}
	return ""
}

// about returns a sentence about an option, with its default.
func about(o mode.Option) string {
	return grammar.Capital(o.Says) + fmt.Sprintf(" (default: %s)", mode.Plain(o.Usual()))
}

// listed returns the words for an option that is a list of names.
func listed(o mode.Option, value string) string {
	return cmp.Or(o.Label, grammar.Capital(mode.Plain(o.Name))) + ": " + strings.ReplaceAll(value, ",", ", ") + "."
}

// label returns the label for a word of a plan.
func label(word string) string {
	return strings.ToUpper(mode.Plain(word))
}

// lay lays out the visible rows and their buttons.
func (p *Picker) lay() {
	plan, m := p.asks.Plan(), p.asks.Mode()
	p.rows = p.rows[:0]
	p.Clear()
	for _, v := range m.Variants {
		p.rows = append(p.rows, p.variant(plan, v))
	}
	for i := range p.asks.Packs {
		p.rows = append(p.rows, p.pack(plan, &p.asks.Packs[i]))
	}
	for _, o := range options(m, p.asks.Elsewhere) {
		switch {
		case o.Names:
			p.rows = append(p.rows, p.names(plan, o))
		case o.Shares != nil:
			p.rows = append(p.rows, p.shares(plan, o)...)
		default:
			p.rows = append(p.rows, p.option(plan, o))
		}
	}
	p.fitNotes()
	p.places = layPlaces(p.area, p.above(len(p.rows)))
	last := len(p.rows) // the first row from which all others fit
	for last > 0 && p.above(len(p.rows))-p.above(last-1) <= p.listBox.H {
		last--
	}
	p.first = max(0, min(p.first, last))
	for p.seen = 1; p.first+p.seen < len(p.rows) && p.above(p.first+p.seen+1)-p.above(p.first) <= p.listBox.H; {
		p.seen++
	}
	list := ui.Rows{X: p.listBox.X, Y: p.listBox.Y, W: p.listBox.W}
	for i, r := range p.rows[p.first:min(len(p.rows), p.first+p.seen)] {
		high := p.highs[p.first+i]
		r.Plate = list.Next(high, rowGap)
		right := sideInset
		if last := &r.Controls[len(r.Controls)-1]; last.Note {
			right = noteInset
		}
		p.Add(&ui.Rows{X: r.Plate.X + sideInset, Y: r.Plate.Y + (high-ui.MinTarget)/2 - 3, W: r.Plate.W - sideInset - right}, 0, r)
	}
	foot := p.footBox
	p.Buttons.Add(ui.Button{Box: foot.CutLeft(240, 16), Label: "DONE", Act: action.Back, Ground: chrome.BlueBig, Do: func() { p.shown = false }})
	none := len(Chosen(plan, m, p.asks.Elsewhere)) == 0 && !slices.ContainsFunc(p.asks.Packs, func(s card.Set) bool { return slices.Contains(plan.Sets, s.ID) })
	p.Buttons.Add(ui.Button{Box: foot.CutLeft(300, 16), Label: "CLEAR", Off: none, Why: "Nothing selected", Do: p.none})
	if len(p.rows) <= p.seen {
		return
	}
	p.Buttons.Add(ui.Button{Box: foot.CutLeft(120, 16), Label: "UP", Off: p.first == 0, Why: "This is the first", Do: func() { p.scroll(-p.seen) }})
	p.Buttons.Add(ui.Button{Box: foot.CutLeft(150, 16), Label: "DOWN", Off: p.first+p.seen >= len(p.rows), Why: "This is the last", Do: func() { p.scroll(p.seen) }})
}

// above returns the height of a number of rows with the gaps below them.
func (p *Picker) above(rows int) (sum float64) {
	for _, high := range p.highs[:rows] {
		sum += high + rowGap
	}
	return sum
}

// fitNotes gives the text of each row the lines that it needs in the scale of sentences, and the row its
// height.
func (p *Picker) fitNotes() {
	text, list := max(1, p.text), layPlaces(p.area, 0).listBox.W
	p.highs = p.highs[:0]
	for i := range p.rows {
		r := &p.rows[i]
		if text == 1 {
			p.highs = append(p.highs, rowHeight)
			continue
		}
		room := list - 2*sideInset - r.HeadWidth
		for _, k := range r.Controls {
			if !k.Note {
				room -= k.Width + max(0, cmp.Or(k.Gap, setGap))
			}
		}
		lines := math.Ceil(float64(ui.LinesAt(r.Note.Words, ui.Body(ui.MinMenu, pen.Paper), text, room)) * text)
		r.Note.Max = max(r.Note.Max, int(lines))
		if r.Note.Fault != "" {
			fault := math.Ceil(float64(ui.LinesAt(r.Note.Fault, ui.Bold(ui.MinMenu, pen.Paper), text, room)) * text)
			r.Note.FaultMax = int(fault)
			lines += fault
		}
		p.highs = append(p.highs, max(rowHeight, lines*linePitch+rowAround))
	}
}

// newRow returns a row with its text, its state, and the reason why it cannot be chosen.
func newRow(says string, chosen bool, why string) ui.FormRow {
	r := ui.FormRow{Stripe: pen.CanDo, Note: ui.FormNote{Words: says, Max: 3, Ink: pen.Paper}}
	switch {
	case why != "":
		r.Stripe, r.Note = pen.Danger, ui.FormNote{Words: says, Max: 2, Ink: pen.RGB(0xaebdf0), Fault: why}
	case chosen:
		r.Stripe = pen.Chosen
	}
	return r
}

// button returns the controls of a row with one button.
func button(b ui.Button) []ui.Control {
	return []ui.Control{{Width: sideWidth, Gap: noteGap, Button: b}, {Note: true, Gap: noteInset}}
}

// variant returns the row of a variant.
func (p *Picker) variant(plan mode.Plan, v mode.Edit) ui.FormRow {
	with := plan
	with.Variants = ui.Toggled(plan.Variants, v.Word)
	chosen, why := slices.Contains(plan.Variants, v.Word), ""
	if !chosen {
		why = p.asks.Reason(with)
	}
	r := newRow(v.Says, chosen, why)
	r.Controls = button(ui.Button{Label: label(v.Word), On: chosen, Off: why != "", Why: why, Do: func() { p.set(with) }})
	if read := p.asks.Read; read != nil {
		r.Controls = append(r.Controls, ui.Control{Width: readWidth, Button: ui.Button{Label: "?", Name: "About " + label(v.Word), Do: func() { read(v.Word) }}})
	}
	return r
}

// pack returns the row of a pack.
func (p *Picker) pack(plan mode.Plan, set *card.Set) ui.FormRow {
	with, now := plan, p.asks.Sets()
	with.Sets = ui.Toggled(now, set.ID)
	chosen, why := slices.Contains(now, set.ID), ""
	if !chosen {
		why = p.asks.Reason(with)
	}
	r := newRow("Adds "+set.Brings()+". "+set.Says, chosen, why)
	r.Controls = button(ui.Button{Label: strings.ToUpper(set.Name), On: chosen, Off: why != "", Why: why, Do: func() { p.set(with) }})
	return r
}

// option returns the row of an option.
func (p *Picker) option(plan mode.Plan, o mode.Option) ui.FormRow {
	value, ok := plan.Options.Value(o.Name)
	if !ok {
		value = o.Usual()
	}
	set := func(to string) {
		with := plan
		with.Options = plan.Options.With(o.Name, to)
		p.set(with)
	}
	r := newRow(about(o), value != o.Usual(), "")
	if len(o.Words) > 0 {
		words := slices.DeleteFunc(slices.Clone(o.Words), func(w string) bool {
			return w != value && o.Needs[w] != "" && !slices.Contains(plan.Sets, o.Needs[w])
		})
		next := words[(slices.Index(words, value)+1)%len(words)]
		r.Controls = button(ui.Button{Label: label(o.Name) + ": " + label(value), Name: cmp.Or(o.Label, label(o.Name)), Value: label(value), Off: len(words) < 2, Why: o.Why, Do: func() { set(next) }})
		return r
	}
	n, err := strconv.Atoi(value)
	if err != nil {
		n = o.Default
	}
	r.Controls = ui.NumberControls(n, o.Numbers.Min, o.Numbers.Max, 110, 130, func(n int) { set(strconv.Itoa(n)) })
	r.Controls[len(r.Controls)-1].Gap = noteGap
	r.Controls = append(r.Controls, ui.Control{Note: true})
	return r
}

// maxNames is the greatest length of a list of names, in letters.
const maxNames = 300

// names returns the row of an option that is a list of names.
func (p *Picker) names(plan mode.Plan, o mode.Option) ui.FormRow {
	value, _ := plan.Options.Value(o.Name)
	says, named := grammar.Capital(o.Says)+".", "NONE"
	if value != "" {
		says, named = listed(o, value), "CHANGE"
	}
	r := newRow(says, value != "", p.fault)
	r.Controls = button(ui.Button{Label: label(o.Name) + ": " + named, Do: func() {
		p.dialog.Ask("Names, separated by commas", strings.ReplaceAll(value, ",", ", "), strings.ToUpper(o.Confirm), "CANCEL", func(text string) {
			with := plan
			with.Options = plan.Options.With(o.Name, text)
			if strings.TrimSpace(text) == "" {
				with.Options = slices.DeleteFunc(slices.Clone(plan.Options), func(s mode.Setting) bool { return s.Name == o.Name })
			}
			if p.fault = p.asks.Deals(with); p.fault != "" {
				p.lay()
				return
			}
			p.set(with)
		})
		p.dialog.Name.Hint, p.dialog.Name.Max = o.Hint, maxNames
	}})
	return r
}

// shares returns the rows of an option that shares out card types among the sets. Each type has a
// row with a button for each set, and the chosen set is marked.
func (p *Picker) shares(plan mode.Plan, o mode.Option) (out []ui.FormRow) {
	_, chosen := plan.Options.Value(o.Name)
	from := o.Shares.Of(plan)
	for i, set := range from {
		with := plan
		with.Options = plan.Options.With(o.Name, o.Shares.Moved(plan, i))
		says := ""
		after := o.Shares.Of(with)
		for k := range after {
			if k != i && after[k] != from[k] {
				says = fmt.Sprintf("Choose %s to swap %s and %s; each set always supplies %s of the types.",
					p.asks.SetName(after[i]), o.Shares.Things[i], o.Shares.Things[k], grammar.Spelled(len(from)/2))
			}
		}
		r := newRow(says, chosen, "")
		r.Head, r.HeadWidth = strings.ToUpper(o.Shares.Things[i]), headWidth+setGap
		for _, id := range plan.Sets {
			to := with
			if id == set {
				to = plan
			}
			r.Controls = append(r.Controls, ui.Control{Width: setWidth, Button: ui.Button{Label: strings.ToUpper(p.asks.SetName(id)), On: id == set, Do: func() { p.set(to) }}})
		}
		r.Controls[len(r.Controls)-1].Gap = noteGap
		r.Controls = append(r.Controls, ui.Control{Note: true})
		out = append(out, r)
	}
	return out
}

// set changes the Plan.
func (p *Picker) set(plan mode.Plan) {
	p.asks.Set(plan)
	p.lay()
}

// none restores the mode's defaults.
func (p *Picker) none() {
	plan := p.asks.Plan()
	plan.Variants = nil
	plan.Sets = slices.DeleteFunc(slices.Clone(plan.Sets), func(id string) bool {
		return slices.ContainsFunc(p.asks.Packs, func(s card.Set) bool { return s.ID == id })
	})
	all := options(p.asks.Mode(), p.asks.Elsewhere)
	plan.Options = slices.DeleteFunc(slices.Clone(plan.Options), func(s mode.Setting) bool {
		return slices.ContainsFunc(all, func(o mode.Option) bool { return o.Name == s.Name })
	})
	p.set(plan)
}

// scroll scrolls down by a number of rows.
func (p *Picker) scroll(by int) {
	p.first += by
	p.lay()
}

// Update runs one tick of the panel.
func (p *Picker) Update(at *ui.Pointer) bool {
	switch {
	case at.Does(action.Back):
		p.shown = false
	case at.Does(action.NextPage):
		p.scroll(p.seen)
	case at.Does(action.PreviousPage):
		p.scroll(-p.seen)
	case at.Wheel > 0:
		p.scroll(-1)
	case at.Wheel < 0:
		p.scroll(1)
	default:
		p.Form.Update(at)
	}
	return true
}

// Draw draws the panel.
func (p *Picker) Draw(c *ui.Canvas) {
	if again := p.area.Take(c); again || p.text != c.TextScale {
		p.text = c.TextScale
		p.lay()
	}
	c.Veil(0.7)
	c.Panel(p.panelBox, pen.Chosen)
	title := "VARIANTS AND OPTIONS"
	if len(p.asks.Packs) > 0 {
		title = "VARIANTS, PACKS, AND OPTIONS"
	}
	c.Tag(title, p.headBox.X, p.headBox.Y+30, 42, pen.CanDo, pen.Ink)
	if n := len(p.rows); n > p.seen {
		bar := ui.Scroll{At: p.above(p.first)}
		bar.Draw(c, ui.BoxAt(p.listBox.X, p.listBox.Y, p.listBox.W+34, p.above(p.first+p.seen)-p.above(p.first)-rowGap), p.above(n)-rowGap)
	}
	c.Listed(p.listBox, func() { p.Form.Draw(c) })
}
