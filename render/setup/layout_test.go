package setup

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	"lineup/game/mode/standard"
	"lineup/render/art/pen"
	"lineup/render/looptest"
	"lineup/render/players"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// screens returns the screen in all states that look different, by name.
func screens() map[string]*Setup {
	out := map[string]*Setup{}
	var asked []string
	needs := func() Needs {
		p := testNeeds(&asked)
		p.Computers = append(p.Computers, players.Computer{Kind: "greedy", Label: "takes what is worth most, and looks at what it has"})
		p.Clipboard = &clipboard{}
		return p
	}
	usual := quick(needs(), match.Plan{})
	out["setup"] = usual
	five := quick(needs(), match.Plan{Heroes: mode.Chosen})
	for range 3 {
		five.addSeat()
	}
	five.plan.Seats[0].Heroes = []string{"Martian Manhunter"}
	five.plan.TakeBackAny = true
	for i, name := range uitest.WidestNames(5) {
		five.plan.Seats[i].Name = name
	}
	five.lay()
	five.names[1].Focus = true
	out["setup of five"] = five
	bad := quick(needs(), match.Plan{})
	bad.plan.Seats[0].Name, bad.plan.Seats[1].Name = uitest.WidestName(), uitest.WidestName()
	bad.lay()
	out["setup with a fault"] = bad
	picker := quick(needs(), match.Plan{Heroes: mode.Chosen})
	picker.PickHero(0, 0)
	out["heroes"] = picker
	p := needs()
	out["setup of Rebirth"] = quick(p, match.Plan{Mode: rebirth.ID})
	pointed := quick(p, match.Plan{Mode: rebirth.ID})
	pointAt(pointed, "UNDO: LIMITED")
	out["setup of Rebirth, pointed at"] = pointed
	crowded := needs()
	crowded.Catalog = crowd()
	out["setup with many variants"] = quick(crowded, match.Plan{})
	crowded = needs()
	crowded.Catalog = full()
	out["setup of two modes"] = quick(crowded, match.Plan{})
	both := quick(p, match.Plan{Sets: []string{"base", "heroes_unite"}, Variants: []string{"patrol"}})
	for range 3 {
		both.addSeat()
	}
	out["setup of both sets for five"] = both
	over := quick(p, match.Plan{Mode: rebirth.ID, Sets: []string{"rebirth", "base", "heroes_unite"}})
	pointAt(over, "REBIRTH")
	out["setup of three sets, pointed at"] = over
	for _, plan := range []match.Plan{{}, {Variants: []string{"teams", "patrol"}}, {Mode: rebirth.ID}} {
		s := quick(p, plan)
		s.PickVariants()
		out[fmt.Sprint("variants of ", plan.Mode, plan.Variants)] = s
	}
	return out
}

// pointAt moves the pointer onto the last button with a label.
func pointAt(s *Setup, label string) {
	for _, b := range s.Buttons.List {
		if b.Label == label {
			p := ui.Pointer{}
			p.X, p.Y = b.Box.Middle()
			s.Type(&p, ui.Tick)
		}
	}
}

// TestLayout checks the layout of the screen in all window sizes and scales, with texts as they are
// and longer.
func TestLayout(t *testing.T) {
	layout := &uitest.LayoutRules{Free: map[string]bool{"shout": true, "heading": true}}
	for name, s := range screens() {
		t.Run(name, func(t *testing.T) { layout.Walk(t, name, ui.NewCanvas(), func() {}, s.Draw) })
	}
}

// TestContrast checks that the text on the screen contrasts with its ground.
func TestContrast(t *testing.T) {
	looptest.NeedDisplay(t)
	edged := map[string]bool{"shout": true, "heading": true, "label words": true}
	for name, s := range screens() {
		if n := uitest.Contrast(t, name, ui.NewCanvas(), 960, 540, edged, s.Draw); n < 3 {
			t.Errorf("%s: only %d lines were measured", name, n)
		}
	}
}

// TestTargets checks that each click target on the screen is large enough.
func TestTargets(t *testing.T) {
	s := quick(testNeeds(new([]string)), match.Plan{Heroes: mode.Chosen})
	for range 3 {
		s.addSeat()
	}
	s.PickHero(0, 0)
	for name, bs := range map[string]*ui.Buttons{"setup": &s.Buttons, "heroes": &s.picker.Buttons} {
		if len(bs.List) < 2 {
			t.Errorf("%s has %d buttons", name, len(bs.List))
		}
		for _, b := range bs.List {
			if b.Box.H < ui.MinTarget || b.Box.W < ui.MinTarget {
				t.Errorf("%s: the button %q is %v by %v", name, b.Label, b.Box.W, b.Box.H)
			}
		}
	}
}

// TestEven checks that in each text size the notes about a game have the size of the names, and that
// the variants have one size.
func TestEven(t *testing.T) {
	for _, text := range []float64{1, 1.5, 2} {
		c := ui.NewCanvas()
		c.Settings = &ui.Settings{TextScale: text}
		s := quick(testNeeds(new([]string)), match.Plan{})
		var sizes []float64
		notes := []string{s.seated(), s.heroNote()}
		for _, l := range c.Read(1280, 720, nil, s.Draw).Lines {
			if slices.Contains(notes, l.Text) {
				sizes = append(sizes, l.Style.Size)
			}
		}
		if len(sizes) != 2 || slices.Min(sizes) < 0.9*slices.Max(sizes) || s.scale < min(text, 1.4) {
			t.Errorf("text %g: with a scale of %g, notes have the sizes %v", text, s.scale, sizes)
		}
		s.PickVariants()
		sizes = nil
		for _, l := range c.Read(1280, 720, nil, s.Variants.Draw).Lines {
			if l.Style.Font != pen.Display && l.X1-l.X0 > 200 {
				sizes = append(sizes, l.Style.Size)
			}
		}
		if len(sizes) < 5 || slices.Min(sizes) < 0.9*slices.Max(sizes) {
			t.Errorf("text %g: the variants have the sizes %v", text, sizes)
		}
	}
}

// TestSetsAreEven checks that in windows of both shapes and each text size, what is said about the sets
// has the size of the other sentences, which is that of the settings as far as there is room.
func TestSetsAreEven(t *testing.T) {
	for _, w := range [][2]int{{1280, 720}, {800, 1200}, {1080, 1920}} {
		for _, text := range []float64{1, 1.5, 2} {
			for _, plan := range []match.Plan{{Sets: []string{"base"}}, {Sets: []string{"base", "heroes_unite"}}, {Mode: rebirth.ID, Sets: []string{"rebirth", "base", "heroes_unite"}}} {
				if plan.Mode == "" {
					plan.Options = mode.Options{{Name: standard.Villains, Value: "9"}} // which has a note
				}
				c := ui.NewCanvas()
				c.Settings = &ui.Settings{TextScale: text}
				s := quick(testNeeds(new([]string)), plan)
				page := c.Read(w[0], w[1], nil, s.Draw)
				row, _ := s.Row("SETS")
				said := row.Note.Words + strings.Join(row.Note.Lines, " ")
				notes, sets := 0.0, []float64{}
				for _, l := range page.Lines {
					switch {
					case l.Text == s.heroNote():
						notes = l.Style.Size
					case l.Style.Font == pen.Body && len(l.Text) > 10 && strings.Contains(said, strings.TrimSpace(l.Text)):
						sets = append(sets, l.Style.Size)
					}
				}
				if len(sets) == 0 || slices.Min(sets) < 0.95*notes || slices.Max(sets) > 1.05*notes || s.scale < min(text, 1.4) {
					t.Errorf("%v, text %g, %v: with a scale of %g, the sets have letters of %v, other notes of %g", w, text, plan, s.scale, sets, notes)
				}
			}
		}
	}
}
