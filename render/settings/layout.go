package settings

import (
	"cmp"
	"math"
	"strings"

	"lineup/render/art/chrome"
	"lineup/render/art/pen"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// places are the places of the parts of the screen.
type places struct {
	area     ui.Area
	head     ui.Box // its heading: the middle of the left end, and the room for its words
	tabsAt   ui.Box
	turnsAt  ui.Box // the tabs with the keys that turn them
	pane     ui.Box
	inside   ui.Box // the rows in it
	preview  ui.Box // empty for none
	footAt   ui.Box
	hint     ui.Box // the line beside the foot
	searchAt ui.Box
}

// row is a setting with the places of its parts.
type row struct {
	of    *ui.Setting
	deed  *deed // what is done, in place of a setting, or nil
	box   ui.Box
	words ui.Box // the sentence
	says  string // the sentence
	lines int    // of it, in usual letters
	// What a frame draws of its value.
	changed     bool
	label       string
	spoken      string // the same in small letters, for the narrator
	step, usual int    // on a slider
	fixed       string // why it cannot be changed now, or ""
	name        string
	track       ui.Box // of a slider, or empty
	field       ui.Box // of the value of a choice that does not fit, or empty
	value       ui.Box // of the value of a slider, or empty
}

const (
	paneInset   = 18.0
	rowGap      = 9.0
	rowLeast    = 97.0
	rowInset    = 28.0
	nameDown    = 42.0 // to the baseline of the name
	wordsDown   = 56.0 // to the top of the sentence
	wordsPitch  = 30.0
	partSize    = 26.0
	partGap     = 6.0
	partInset   = 26.0
	leastParts  = 56.0 // height of a control
	valueWide   = 124.0
	trackGap    = 34.0 // beside a slider, for half its knob
	controlPart = 0.46 // of a row
	widestPart  = 620.0
	deedWide    = 230.0
)

// layPlaces returns the places in an area. With a preview the rows have less room.
func layPlaces(a ui.Area, preview bool) places {
	l := places{
		area: a, head: ui.BoxAt(106, 86, 800, 0), searchAt: ui.BoxAt(1420, 54, 444, ui.MinTarget), tabsAt: ui.BoxAt(56, 150, 1808, 70),
		pane: ui.BoxAt(40, 238, 1840, 740), footAt: ui.BoxAt(56, 1000, 600, ui.MinTarget),
	}
	if preview {
		l.pane.W = 1240
		l.preview = ui.BoxAt(1312, l.pane.Y, 568, l.pane.H)
	}
	if a.Tall() {
		in := a.Inset(30, 0)
		l.head = ui.BoxAt(in.X+20, in.Y+86, 600, 0)
		l.searchAt = ui.BoxAt(in.X+in.W-444, in.Y+54, 444, ui.MinTarget)
		l.tabsAt = ui.BoxAt(in.X-14, in.Y+160, in.W+28, 70)
		l.footAt = ui.BoxAt(in.X+12, in.Y+in.H-90, 600, ui.MinTarget)
		l.pane = ui.BoxAt(in.X, in.Y+248, in.W, l.footAt.Y-24-in.Y-248)
		if preview {
			high := math.Min(700, l.pane.H*0.4)
			l.preview = ui.BoxAt(in.X, l.pane.Y+l.pane.H-high, in.W, high)
			l.pane.H -= high + 30
		}
	}
	l.inside = l.pane.Inset(paneInset, paneInset)
	l.inside.Y, l.inside.H = l.inside.Y+6, l.inside.H-6
	l.turnsAt = l.tabsAt
	right := a.X + a.W - 56
	l.hint = ui.BoxAt(l.footAt.X+l.footAt.W, l.footAt.Y, right-l.footAt.X-l.footAt.W, l.footAt.H)
	return l
}

// lay lays out everything.
func (s *Screen) lay() {
	s.shown = *s.needs.Settings
	s.places = layPlaces(s.fit.Area(), tabs[s.at].preview != nil && !s.searches())
	if s.preview.W > 0 {
		s.said = ui.LinesAt(previewWords, ui.Body(ui.MinMenu, pen.Paper), s.fit.TextScale, s.preview.W-80)
	}
	s.search.Box, s.search.Below = s.searchAt, nil
	if s.searches() {
		s.search.Below = rowGroup{}
	}
	s.binding.Clear()
	s.layBindHeads()
	s.layHeads()
	s.layFoot()
	s.layRows()
}

// layAround lays the screen out after a setting has changed it. The row that the pointer or the frame is
// on, or that the pointer drags, stays where it is in the window, if the list is long enough.
func (s *Screen) layAround(f ui.Fit) {
	held, was := s.under(), s.fit
	for i := range s.rows {
		if s.rows[i].of == s.drag.of {
			held = &s.rows[i]
		}
	}
	s.fit = f
	if held == nil || was.Width != f.Width || was.Height != f.Height {
		s.lay()
		return
	}
	of, y := held.of, held.middle()*was.Unit+was.Top
	s.lay()
	for i := range s.rows {
		if s.rows[i].of == of {
			if down := s.rows[i].middle() - (y-f.Top)/f.Unit; math.Abs(down) > 0.5 {
				s.scroll.At = math.Max(0, s.scroll.At+down)
				s.layRows()
			}
			return
		}
	}
}

// middle returns the middle of the row's height, where its control is.
func (r *row) middle() float64 { return r.box.Y + r.box.H/2 }

// turnsGap is the gap between the tabs and the keys that turn them.
const turnsGap = 12.0

// turnsWide returns the room that the keys at each end of the tabs take, on either device.
func (s *Screen) turnsWide() (wide float64) {
	set := s.needs.Settings
	for _, a := range [...]action.Action{action.PreviousTab, action.NextTab} {
		for _, d := range devices {
			wide = max(wide, chrome.GlyphWidth(set.GlyphOf(set.Keys.First(a, d)), keyHigh(s.fit))+turnsGap)
		}
	}
	return wide
}

func (s *Screen) layHeads() {
	s.heads.Clear()
	row := s.tabsAt
	keys := s.turnsWide()
	row.X, row.W = row.X+keys, row.W-2*keys
	const most = 300.0
	gap, n := 10.0, float64(len(tabs))
	if s.area.Tall() {
		gap = 5
	}
	wide := math.Min(most, (row.W-(n-1)*gap)/n)
	for i, t := range tabs {
		b := ui.Button{Box: row.CutLeft(wide, gap), Label: string(t.of), Icon: t.icon, Size: 31, Group: "tabs",
			On: i == s.at && !s.searches(), Do: func() { s.open(i) }}
		if b.On && s.turned > 0 {
			b.Calls, b.Lead = tabCall{s, s.turned}, ui.LeadAnyway
		}
		s.heads.Add(b)
	}
}

func (s *Screen) layFoot() {
	s.foot.Clear()
	row := s.footAt
	s.foot.Add(ui.Button{Box: row.CutLeft(200, 16), Label: "BACK", Act: action.Back, Ground: chrome.BlueBig, Do: s.leave})
	if s.searches() || tabs[s.at].of == ui.DataTab {
		return
	}
	b := ui.Button{Box: row.CutLeft(330, 16), Label: "RESET THIS TAB", Do: s.askReset}
	if len(s.changed()) == 0 && len(s.changedBinds()) == 0 {
		b.Off, b.Why = true, "Every setting here has its usual value"
	}
	s.foot.Add(b)
}

// leave goes one step back.
func (s *Screen) leave() {
	if s.searches() {
		s.open(s.at)
		return
	}
	s.needs.Back()
}

func (s *Screen) layRows() {
	s.parts.Clear()
	s.rows = s.rows[:0]
	set, text := s.needs.Settings, s.fit.TextScale
	y, wide := 0.0, s.inside.W-22 // the bar of the scroll is at the right
	for _, of := range s.listed() {
		r := row{of: of, name: of.Name, says: of.Says, deed: s.data.deed(of)}
		if r.deed == nil {
			r.changed, r.label = of.Changed(set), of.Label(set)
			r.spoken = strings.ToLower(r.label)
			if of.Parts == nil {
				r.step, r.usual = of.At(of.Value(set)), of.At(of.Usual)
			}
		}
		if s.searches() {
			r.name = string(of.Tab) + ": " + of.Name
		}
		if of.Fixed != nil {
			if r.fixed = of.Fixed(set, s.fit); r.fixed != "" {
				r.says = r.fixed
			}
		}
		if of.Here != nil && r.fixed == "" {
			r.says = cmp.Or(of.Here(s.fit), r.says)
		}
		if r.deed != nil && r.deed.said != "" {
			r.says = r.deed.said
		}
		control := 0.0
		if r.fixed == "" {
			control = math.Min(widestPart, wide*controlPart)
		}
		r.words = ui.BoxAt(s.inside.X+rowInset, 0, wide-2*rowInset-control-24, 0)
		r.lines = max(1, ui.LinesAt(r.says, ui.Body(ui.MinMenu, pen.Paper), text, r.words.W))
		r.words.H = float64(r.lines) * wordsPitch * text
		high := math.Max(rowLeast, wordsDown+r.words.H+12)
		r.box = ui.BoxAt(s.inside.X, s.inside.Y+y-s.scroll.At, wide, high)
		r.words.Y = r.box.Y + wordsDown
		if control > 0 && r.box.Overlaps(s.inside) {
			tall := math.Max(leastParts, s.fit.MinTarget())
			s.layControl(&r, ui.BoxAt(r.box.X+wide-20-control, r.box.Y+(high-tall)/2-3, control, tall), len(s.rows))
		}
		s.rows = append(s.rows, r)
		y += high + rowGap
	}
	y = s.layBinds(y, wide)
	s.high = math.Max(0, y-rowGap)
	if most := math.Max(0, s.high-s.inside.H); s.scroll.At > most && s.drag.of == nil && s.again.do == nil {
		s.scroll.At = most
		s.layRows()
	}
}

// layControl lays out the control of a row in a box.
func (s *Screen) layControl(r *row, at ui.Box, n int) {
	set, of := s.needs.Settings, r.of
	add := func(b ui.Button) {
		b.Within = true
		s.parts.Add(b)
	}
	if d := r.deed; d != nil {
		add(ui.Button{Box: at.CutRight(math.Min(at.W, deedWide*s.fit.TextScale)), Label: d.label, Size: partSize, Ground: chrome.BlueBig, Do: d.do})
		return
	}
	step := func(b ui.Box, icon chrome.Icon, by int, off bool) {
		add(ui.Button{Box: b, Icon: icon, Ground: chrome.BlueBig, Off: off, Size: 26, Do: func() {
			s.again.do = func() { of.Move(set, by) }
			s.again.do()
		}})
	}
	if of.Parts == nil {
		now := of.At(of.Value(set))
		r.value = at.CutRight(valueWide)
		left := at.CutLeft(at.H, trackGap)
		right := at.CutRight(at.H)
		at.W -= trackGap
		step(left, chrome.IconLeft, -1, now == 0)
		step(right, chrome.IconRight, 1, now == of.Track.Steps())
		r.track = at
		return
	}
	chosen := of.Chosen(set)
	wides, sum := make([]float64, len(of.Parts)), -partGap
	for i, p := range of.Parts {
		st := ui.Display(partSize, pen.Paper)
		st.Tracking = partSize * 0.04
		wides[i] = math.Max(s.fit.MinTarget(), pen.Measure(p.Label, st)+2*partInset)
		sum += wides[i] + partGap
	}
	if sum > at.W {
		r.field = at
		step(r.field.CutLeft(at.H, 10), chrome.IconLeft, -1, chosen == 0)
		step(r.field.CutRight(at.H), chrome.IconRight, 1, chosen == len(of.Parts)-1)
		r.field.W -= 10
		return
	}
	more := math.Min((at.W-sum)/float64(len(of.Parts)), 60) // short words get short parts
	at.CutLeft(at.W-sum-more*float64(len(of.Parts)), 0)
	for i, p := range of.Parts {
		add(ui.Button{Box: at.CutLeft(wides[i]+more, partGap), Label: p.Label, Size: partSize, On: i == chosen, Do: func() { of.Set(set, p.Word) }})
	}
}
