package town

import (
	"fmt"
	"math"

	"lineup/game/sets/rebirth"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/ui"
)

// This file draws the panel of the Scenario: its goal, or its warning, and how far it has come.

// drawGoal draws the goal of the Scenario and the progress toward it.
func (m *townMap) drawGoal(c *ui.Canvas, l mapLook) {
	played, scenario, aim, done, all, out := m.played, upper(m.scenario), m.aim, m.defeated, m.toWin, m.supersOut
	warning := m.warning
	waiting := 0
	for _, s := range m.stacks {
		waiting += s.supers
	}
	least := m.minRules
	b, st, dim, large := m.goal, m.body(16.6, pen.RGB(0xdbe3fb)), m.body(15.4, dimWords), m.large
	lines := [...]string{fmt.Sprintf("%d on the map,", out), fmt.Sprintf("%d in the deck", waiting)}
	if m.bystanders || m.safe+m.lost > 0 {
		lines = [...]string{fmt.Sprintf("%d bystanders safe,", m.safe), fmt.Sprintf("%d of %d lost", m.lost, rebirth.MaxLost)}
	}
	key := gallery.Key{Name: "goal", Text: fmt.Sprint(played, scenario, aim, warning, lines), N: flag(m.hard)<<24 + done<<16 + all<<12 + out<<6 + waiting}
	badge, hard := m.badge(), m.hard
	c.PartLate(l.late, 0, key, b, 12, func(p pen.Pen) {
		edge := edgeBlue
		if warning != "" { // it takes the place of the goal, which the Scenario's card shows
			played, edge, st.Colour, st.Font = "WARNING", pen.EndRed, pen.Gold, pen.Heavy
		}
		panel(p, b.W, b.H, navy, edge)
		medals := 142.0
		switch {
		case large && warning != "":
			medals = 84
			paragraph(p, warning, 14, 26+20*float64(flag(hard)), 226, st.Size*1.1, 2, st)
		case large:
			medals = 84
			p.Fitted(scenario, 14, 42, 226, pen.Style{Font: pen.Display, Size: 34, Tracking: 0.5, Colour: pen.White}, 22, pen.Left)
		default:
			p.Text(played, 14, 26, pen.Style{Font: pen.Display, Size: math.Max(19, least), Tracking: 0.6, Colour: pen.RGB(0xffd98a)}, pen.Left)
			if warning != "" {
				paragraph(p, warning, 14, 26+st.Size*1.25, 228, st.Size*1.1, 4, st)
				break
			}
			p.Fitted(scenario, 14, 56, 226, pen.Style{Font: pen.Display, Size: 30, Tracking: 0.5, Colour: pen.White}, 22, pen.Left)
			paragraph(p, aim, 14, 78, 228, st.Size*1.1, 3, st)
		}
		for i := range all {
			pitch := math.Min(46, 190/math.Max(1, float64(all-1)))
			p := p.At(33+pitch*float64(i), medals, 1)
			o := pen.Burst(0, 0, 22, 17, 12, 0.1, 0, 2)
			p.Stroke(o, 5, pen.Ink)
			if i < done {
				p.Fill(o, pen.Gold)
				town.DrawCrown(p, 1, pen.Ink, 0)
				continue
			}
			p.Fill(o, pen.RGB(0x223063))
			town.DrawCrown(p, 0.9, pen.RGB(0x4a5c98), 0)
		}
		if hard {
			drawBadge(p.At(badge.X-b.X, badge.Y-b.Y, 1), badge.W, badge.H, least)
		}
		if large {
			return
		}
		p.Text(fmt.Sprintf("%d OF %d", done, all), 14, 196, pen.Style{Font: pen.Display, Size: 34, Tracking: 1, Colour: pen.Gold}, pen.Left)
		for i, words := range lines {
			p.Fitted(words, 106, 181+18*float64(i), 138, dim, least, pen.Left)
		}
	})
}

// badge returns the box of the badge of an Impossible game, in the panel of the goal.
func (g *places) badge() ui.Box {
	if g.large {
		return ui.BoxAt(g.goal.X+g.goal.W-118, g.goal.Y+5, 108, 25)
	}
	return ui.BoxAt(g.goal.X+g.goal.W-122, g.goal.Y+7, 112, 25)
}

// drawBadge draws the badge of an Impossible game.
func drawBadge(p pen.Pen, w, h, least float64) {
	o := pen.Polygon(5, 0, w, 0, w-5, h, 0, h)
	p.Stroke(o, 4, pen.Ink)
	p.Fill(o, town.Menace)
	st := pen.Style{Font: pen.Display, Size: math.Max(19, least), Tracking: 0.8, Colour: pen.Ink}
	p.Fitted("IMPOSSIBLE", w/2, h/2+st.Size*0.36, w-14, st, least*0.8, pen.Centre)
}
