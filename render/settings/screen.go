// Package settings is the screen of the settings: their tabs, a row for each with its control, and a
// preview of what they do.
package settings

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"lineup/game/grammar"
	"lineup/render/art"
	"lineup/render/art/chrome"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// Needs are the parts of the program that the screen needs.
type Needs struct {
	Settings *ui.Settings
	Back     func()     // leaves the screen
	Faces    []art.Face // for the preview
	Monitors []ui.Part  // the monitors to choose from, and any of them
	Data     Data
}

// tab is a tab of the screen.
type tab struct {
	of      ui.SettingTab
	icon    chrome.Icon
	preview func(s *Screen, c *ui.Canvas, in ui.Box) // nil for none
}

// tabs are the tabs, from left to right.
var tabs = []tab{
	{ui.DisplayTab, chrome.IconDisplay, (*Screen).previewCard},
	{ui.MotionTab, chrome.IconMotion, (*Screen).previewMotion},
	{ui.SoundTab, chrome.IconSound, nil},
	{ui.PlayTab, chrome.IconPlay, nil},
	{ui.AccessTab, chrome.IconAccess, (*Screen).previewSeats},
	{ui.ControlsTab, chrome.IconControls, (*Screen).previewPad},
	{ui.DataTab, chrome.IconData, nil},
}

// Screen is the screen.
type Screen struct {
	needs    Needs
	table    []ui.Setting // those that have a choice here
	at       int          // the tab
	search   ui.Field
	rows     []row
	parts    ui.Buttons // of the rows
	heads    ui.Buttons // the tabs
	binding  ui.Buttons // the places of the actions
	controls controls
	pad      padView
	foot     ui.Buttons
	scroll   ui.Scroll
	high     float64 // height of all rows
	places
	fit    ui.Fit
	shown  ui.Settings // laid out
	before ui.Settings // when the tab was opened
	repeat float64     // seconds until an arrow that is held changes the setting again
	said   int         // lines of the sentence of the preview, in usual letters
	px, py float64     // of the pointer
	turned int         // how often keys have turned to another tab
	drag   drag
	again  again
	dialog ui.Dialog
	layers ui.Overlays
	data   data
	motion motion
}

// drag is a slider that the pointer holds. It is measured in pixels, because its setting may change the
// size of everything.
type drag struct {
	of         *ui.Setting // nil for none
	left, wide float64
}

// again is the latest click on a control that steps. Another click in the same place does the same,
// although the row may have moved away from under the pointer.
type again struct{ do func() }

// New returns the screen with its first tab.
func New(n Needs) *Screen {
	s := &Screen{needs: n, fit: ui.FitInto(ui.StageWidth, ui.StageHeight), before: *n.Settings}
	s.table = settingsOf(n.Monitors)
	s.search = ui.Field{Hint: "find a setting", Max: 24, Prefers: true}
	s.begin()
	s.layers = ui.Over(&s.dialog, &s.data.chooser, &s.data)
	s.lay()
	return s
}

// settingsOf returns the settings, with these monitors to choose from. A single monitor leaves nothing to choose.
func settingsOf(monitors []ui.Part) (out []ui.Setting) {
	for _, r := range ui.SettingTable() {
		if r.Word == ui.MonitorWord {
			if r.Parts = monitors; len(monitors) < 3 {
				continue
			}
		}
		out = append(out, r)
	}
	return out
}

// Tabs returns the names of the tabs.
func Tabs() (out []string) {
	for _, t := range tabs {
		out = append(out, string(t.of))
	}
	return out
}

// Open opens the tab with a name.
func (s *Screen) Open(name string) {
	for i, t := range tabs {
		if string(t.of) == name {
			s.open(i)
		}
	}
}

// open opens a tab.
func (s *Screen) open(i int) {
	s.at, s.search.Text, s.search.Focus = i, "", false
	s.controls.waits, s.controls.asks = slot{}, asked{}
	s.scroll.At, s.again.do = 0, nil
	s.before = *s.needs.Settings
	s.motion = motion{} // it begins again
	s.lay()
}

// turnTab opens the next tab, or the previous one. The frame goes to its head.
func (s *Screen) turnTab(by int) {
	s.turned++
	s.open((s.at + by + len(tabs)) % len(tabs))
}

// tabCall calls the frame to the head of the tab that a key has opened.
type tabCall struct {
	of     *Screen
	turned int
}

// under returns the row under the pointer, or nil if there is none.
func (s *Screen) under() *row {
	if s.inside.Has(s.px, s.py) {
		for i := range s.rows {
			if s.rows[i].box.Has(s.px, s.py) {
				return &s.rows[i]
			}
		}
	}
	return nil
}

// searches reports whether the screen shows what a search has found.
func (s *Screen) searches() bool { return s.search.Text != "" }

// listed returns the settings that are shown.
func (s *Screen) listed() (out []*ui.Setting) {
	words := strings.Fields(strings.ToLower(s.search.Text))
	all := s.table
	for i := range all {
		r := &all[i]
		if s.searches() && r.Tab != ui.NoTab && found(r, words) || !s.searches() && r.Tab == tabs[s.at].of {
			out = append(out, r)
		}
	}
	for i := range s.data.deeds {
		if d := &s.data.deeds[i]; s.searches() && found(&d.Setting, words) || !s.searches() && d.Tab == tabs[s.at].of {
			out = append(out, &d.Setting)
		}
	}
	return out
}

// found reports whether a setting has all words of a search, in lower case.
func found(r *ui.Setting, words []string) bool {
	all := strings.ToLower(string(r.Tab) + " " + r.Name + " " + r.Says)
	for _, p := range r.Parts {
		all += " " + strings.ToLower(p.Label)
	}
	for _, w := range words {
		if !strings.Contains(all, w) {
			return false
		}
	}
	return true
}

// changed returns the settings of the tab that are not the usual ones.
func (s *Screen) changed() (out []*ui.Setting) {
	all := s.table
	for i := range all {
		if r := &all[i]; r.Tab == tabs[s.at].of && r.Changed(s.needs.Settings) {
			out = append(out, r)
		}
	}
	return out
}

// askReset asks whether all settings of the tab get their usual values.
func (s *Screen) askReset() {
	all, binds := s.changed(), s.changedBinds()
	var names []string
	for _, r := range all {
		names = append(names, capital(r.Name))
	}
	for _, a := range binds {
		names = append(names, capital(a.Label()))
	}
	s.dialog.Show("Reset "+capital(string(tabs[s.at].of))+"?",
		fmt.Sprintf("%s: %s.", grammar.Count(len(names), "setting returns to its usual value", "settings return to their usual values"), strings.Join(names, ", ")),
		"RESET", "CANCEL", func() {
			for _, r := range all {
				r.Set(s.needs.Settings, r.Usual)
			}
			if len(binds) > 0 {
				s.needs.Settings.Keys = action.Bindings{}
			}
			s.lay()
		})
}

// capital returns a name in capitals as in a sentence.
func capital(name string) string {
	_, n := utf8.DecodeRuneInString(name)
	return name[:n] + strings.ToLower(name[n:])
}

// Update runs one tick of the screen.
func (s *Screen) Update(p *ui.Pointer, dt float64) error {
	s.take()
	s.run(s.layers.Update(p), dt)
	if *s.needs.Settings != s.shown {
		s.layAround(s.fit)
	}
	if s.preview.W > 0 && tabs[s.at].of == ui.MotionTab {
		s.motion.step(dt)
	}
	return nil
}

// run handles the input that the question leaves.
func (s *Screen) run(p *ui.Pointer, dt float64) {
	s.padHeld(p)
	if s.capture(p) {
		return
	}
	typing := s.search.Focus && !p.PadBack()
	if !typing && p.Does(action.Find) {
		s.search.Begin()
		return
	}
	if s.search.Update(p, dt) {
		s.scroll.At = 0
		s.lay()
	}
	if p.Moved() {
		s.again.do = nil
	}
	switch {
	case p.Does(action.Back) && s.controls.asks.act != action.None:
		s.controls.asks = asked{}
		s.lay()
		return
	case p.Does(action.Back) && s.searches():
		s.open(s.at)
		return
	case typing:
	case p.Does(action.Back):
		s.needs.Back()
		return
	case p.Does(action.PreviousTab):
		s.turnTab(-1)
		return
	case p.Does(action.NextTab):
		s.turnTab(1)
		return
	}
	s.point(p)
	switch a, r := s.bindUnder(p.X, p.Y), s.under(); {
	case typing:
	case r != nil && r.deed != nil:
	case r != nil:
		s.turn(p, r, dt)
	case a != action.None && p.Does(action.Usual):
		s.needs.Settings.Keys.Reset(a)
		s.lay()
	}
}

// point applies the pointer.
func (s *Screen) point(p *ui.Pointer) {
	s.px, s.py = p.X, p.Y
	if s.dragged(p) {
		return
	}
	if s.again.do != nil && p.Pressed {
		s.again.do()
		p.Spend()
		return
	}
	before := s.scroll.At
	s.scroll.Update(p, s.inside, s.high)
	if s.scroll.At != before {
		s.lay()
	}
	if s.heads.Update(p) || s.binding.Update(p) || s.foot.Update(p) {
		return
	}
	q := *p // on the parts of rows, without those that are scrolled out of view
	if p.Framed && s.under() != nil || !s.inside.Has(p.X, p.Y) {
		q.X, q.Y = -1e6, -1e6
	}
	s.parts.Update(&q)
	switch r := s.under(); {
	case r == nil:
	case p.Framed && p.Released && r.fixed == "" && r.deed != nil:
		r.deed.do()
	case p.Framed && p.Released && r.fixed == "":
		if r.of.Switch() {
			r.of.Next(s.needs.Settings)
		}
	case !p.Framed && p.Pressed && r.track.Has(p.X, p.Y):
		s.drag = drag{of: r.of, left: r.track.X*s.fit.Unit + s.fit.Left, wide: r.track.W * s.fit.Unit}
		s.dragged(p)
	}
}

// dragged moves the slider that the pointer holds, and reports whether there is one.
func (s *Screen) dragged(p *ui.Pointer) bool {
	of := s.drag.of
	if of == nil {
		return false
	}
	if !p.Left {
		s.drag = drag{}
		return true
	}
	part := ui.Clamp((p.CursorX - s.drag.left) / s.drag.wide)
	of.SetStep(s.needs.Settings, int(part*float64(of.Track.Steps())+0.5))
	return true
}

// turn applies the keys that change the setting under the pointer.
func (s *Screen) turn(p *ui.Pointer, r *row, dt float64) {
	if r.fixed != "" {
		return
	}
	set, of, by := s.needs.Settings, r.of, 0
	switch keys := p.Device == action.Keyboard; { // a gamepad repeats by itself
	case keys && p.Holds(action.Left):
		by = -1
	case keys && p.Holds(action.Right):
		by = 1
	}
	if s.repeat -= dt; by == 0 {
		s.repeat = repeatAfter
	}
	switch {
	case p.Does(action.Left):
		of.Move(set, -1)
		s.repeat = repeatAfter
	case p.Does(action.Right):
		of.Move(set, 1)
		s.repeat = repeatAfter
	case p.Does(action.Usual):
		of.Set(set, of.Usual)
	case s.repeat <= 0:
		of.Move(set, by)
		s.repeat += repeatEvery
	}
}

// repeatAfter is how many seconds an arrow is held until it repeats, and repeatEvery the time between two
// repeats.
const repeatAfter, repeatEvery = 0.4, 0.12

// Restless reports whether the screen looks different now from its last drawing.
func (s *Screen) Restless() bool {
	return s.search.Restless() || s.data.restless() || tabs[s.at].of == ui.MotionTab && s.motion.moves()
}

// LiesOver identifies the panels that cover the screen. Each is shown once it is painted.
func (s *Screen) LiesOver() uint64 { return uint64(s.layers.Framed()) }
