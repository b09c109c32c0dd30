package ui

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"lineup/render/art/pen"
	"lineup/render/looptest"
)

// press returns a control that records its label on a click.
func press(label string, did *[]string) Control {
	return Control{Button: Button{Label: label, Do: func() { *did = append(*did, label) }}}
}

// places returns the boxes of all buttons of a form, in order.
func places(f *Form) string {
	var out []string
	for _, b := range f.Buttons.List {
		out = append(out, fmt.Sprintf("%s %v", b.Label, b.Box))
	}
	return strings.Join(out, "; ")
}

// TestFormPlaces checks that controls share the room of their row, keep their own widths or form a
// grid, and that the heading is above or beside them.
func TestFormPlaces(t *testing.T) {
	var did []string
	a, b, c := press("A", &did), press("B", &did), press("C", &did)
	wide := func(k Control, width, gap float64) Control { k.Width, k.Gap = width, gap; return k }
	for name, test := range map[string]struct {
		row  FormRow
		want string
		next float64 // y of the next row
	}{
		"equal":              {FormRow{Controls: []Control{a, b}}, "A {100 200 194 66}; B {306 200 194 66}", 276},
		"equal, not too":     {FormRow{Controls: []Control{a, b}, MaxWidth: 90}, "A {100 200 90 66}; B {202 200 90 66}", 276},
		"heading above":      {FormRow{Head: "HEAD", Controls: []Control{a}}, "A {100 218 400 66}", 294},
		"heading beside":     {FormRow{Head: "HEAD", HeadWidth: 150, Controls: []Control{a}}, "A {250 200 250 66}", 276},
		"widths":             {FormRow{Controls: []Control{wide(a, 80, 20), b, wide(c, 60, 0)}}, "A {100 200 80 66}; B {200 200 228 66}; C {440 200 60 66}", 276},
		"touching":           {FormRow{Controls: []Control{wide(a, 80, NoGap), wide(b, 80, 0)}}, "A {100 200 80 66}; B {180 200 80 66}", 276},
		"room that is free":  {FormRow{Controls: []Control{a, {}, b}}, "A {100 200 125.33333333333333 66}; B {374.66666666666663 200 125.33333333333333 66}", 276},
		"at the right":       {FormRow{Controls: []Control{{}, wide(a, 100, 0)}}, "A {400 200 100 66}", 276},
		"grid":               {FormRow{Controls: []Control{a, b, c}, Across: 2}, "A {100 200 194 66}; B {306 200 194 66}; C {100 278 194 66}", 354},
		"grid of few":        {FormRow{Controls: []Control{a, b}, Across: 4}, "A {100 200 194 66}; B {306 200 194 66}", 276},
		"higher":             {FormRow{Controls: []Control{a}, Height: 90}, "A {100 200 400 90}", 300},
		"nothing but a head": {FormRow{Head: "HEAD", HeadWidth: 150}, "", 276},
	} {
		t.Run(name, func(t *testing.T) {
			var f Form
			in := Rows{X: 100, Y: 200, W: 400}
			f.Add(&in, 10, test.row)
			if got := places(&f); got != test.want || in.Y != test.next {
				t.Errorf("the buttons are %s, and the next row begins at %v; want %s and %v", got, in.Y, test.want, test.next)
			}
		})
	}
}

// TestFormNumber checks that a number changes by one within its bounds, and that one outside is
// brought back.
func TestFormNumber(t *testing.T) {
	for _, test := range []struct {
		n          int
		less, more int // the number each button sets, 0 if it is off
		why        string
	}{{2, 0, 3, "minimum 2"}, {4, 3, 5, ""}, {5, 4, 0, "maximum 5"}, {9, 5, 0, "maximum 5"}, {0, 0, 2, "minimum 2"}} {
		t.Run(fmt.Sprint(test.n), func(t *testing.T) {
			set := 0
			k := NumberControls(test.n, 2, 5, 80, 100, func(n int) { set = n })
			if k[1].Value != fmt.Sprint(test.n) {
				t.Errorf("between the buttons is %q", k[1].Value)
			}
			for i, want := range map[int]int{0: test.less, 2: test.more} {
				b := k[i].Button
				if b.Off != (want == 0) || b.Off && b.Why != test.why {
					t.Errorf("%s is off: %v, because of %q", b.Label, b.Off, b.Why)
				}
				if b.Do(); !b.Off && set != want {
					t.Errorf("%s makes it %d, not %d", b.Label, set, want)
				}
			}
		})
	}
}

// formHands are a mouse and a keyboard on a form, in a window with one pixel to the unit.
type formHands struct {
	f    *Form
	p    Pointer
	in   scripted
	x, y float64
}

func (h *formHands) tick(r Reading) {
	r.CursorX, r.CursorY = h.x, h.y
	h.in.r = r
	h.p.Read(&h.in, FitInto(1920, 1080), Tick)
	h.f.Type(&h.p, Tick)
	h.f.Update(&h.p)
}

func (h *formHands) move(x, y float64) {
	h.x, h.y = x, y
	h.tick(Reading{})
}

func (h *formHands) click(x, y float64) {
	h.move(x, y)
	h.tick(Reading{Left: true})
	h.tick(Reading{})
}

func (h *formHands) write(text string) { h.tick(Reading{Runes: []rune(text)}) }

// TestFormClicks checks that the mouse clicks every control,
// and that a control that is off does nothing and says why.
func TestFormClicks(t *testing.T) {
	var did []string
	var f Form
	in := Rows{X: 100, Y: 200, W: 400}
	f.Add(&in, 10, FormRow{Controls: []Control{press("A", &did), press("B", &did)}})
	off := press("OFF", &did)
	off.Button.Off, off.Button.Why = true, "It cannot be done"
	f.Add(&in, 10, FormRow{Head: "SECOND", Controls: []Control{press("C", &did), off}})
	h := &formHands{f: &f}
	for _, i := range []int{1, 2, 3} {
		h.click(f.Buttons.List[i].Box.Middle())
	}
	if why := f.Buttons.Why(); why != "It cannot be done" {
		t.Errorf("a click on what is off says %q", why)
	}
	if got, want := strings.Join(did, " "), "B C"; got != want {
		t.Errorf("done was %s, want %s", got, want)
	}
	f.Clear()
	if len(f.Buttons.List) != 0 || f.Restless() {
		t.Error("after a Clear something is left")
	}
}

// TestFormFields checks that typing into a field changes its text and calls Typed.
func TestFormFields(t *testing.T) {
	var f Form
	name, seed, told := Field{Text: "Ana", Max: 12}, Field{Max: 4, Numbers: true}, ""
	in := Rows{X: 100, Y: 200, W: 400}
	f.Add(&in, 10, FormRow{Controls: []Control{
		{Field: &name, Width: 200, Typed: func(text string) { told = text }}, {Field: &seed}}})
	if got, want := [2]Box{name.Box, seed.Box}, [2]Box{BoxAt(100, 200, 200, 66), BoxAt(312, 200, 188, 66)}; got != want {
		t.Fatalf("the fields are at %v, want %v", got, want)
	}
	h := &formHands{f: &f}
	h.click(290, 230)
	h.write("bel")
	if name.Text != "Anabel" || told != "Anabel" {
		t.Errorf("typed is %q, and told %q", name.Text, told)
	}
	h.click(330, 230)
	h.write("x42")
	if seed.Text != "42" || name.Text != "Anabel" {
		t.Errorf("in the second field is %q, and in the first %q", seed.Text, name.Text)
	}
	var p Pointer
	if typing, changed := f.Type(&p, Tick); !typing || changed {
		t.Errorf("a field has the keyboard: %v; its text has changed: %v", typing, changed)
	}
}

// read returns the lines of a form, from the top.
func read(f *Form) (out []string) {
	lines := NewCanvas().Read(1920, 1080, nil, f.Draw).Lines
	slices.SortStableFunc(lines, func(a, b PageLine) int { return int(a.Y0 - b.Y0) })
	for _, l := range lines {
		out = append(out, l.Text)
	}
	return out
}

// TestFormNotes checks that a row's note gives way to the hint of the control under the pointer.
func TestFormNotes(t *testing.T) {
	var did []string
	a, b := press("A", &did), press("B", &did)
	b.Hint = FormNote{Lines: []string{"First of B.", "Second of B.", "Too much of B."}}
	a.Hint = FormNote{Words: "About A."}
	var f Form
	in := Rows{X: 100, Y: 200, W: 400}
	f.Add(&in, 90, FormRow{Head: "HEAD", Controls: []Control{a, b}, Note: FormNote{Words: "Choose one.", Max: 2}})
	h := &formHands{f: &f}
	for _, at := range []struct {
		x, y float64
		want string
	}{{900, 900, "HEAD A B Choose one."}, {200, 250, "HEAD A B About A."}, {400, 250, "HEAD A B First of B. Second of B."}} {
		h.move(at.x, at.y)
		if got := strings.Join(read(&f), " "); got != at.want {
			t.Errorf("at %v, %v is written %q, want %q", at.x, at.y, got, at.want)
		}
	}
}

// TestFormNoteInTheMiddle checks that a note beside its controls is in their middle, however many lines
// it has and could have.
func TestFormNoteInTheMiddle(t *testing.T) {
	looptest.NeedDisplay(t)
	for _, words := range []string{"HUNT, DRAFT", strings.Repeat("HUNT, DRAFT, PATROL, ", 4)} {
		var did []string
		k := press("2 CHOSEN", &did)
		k.Width, k.Gap = 200, 30
		var f Form
		in := Rows{X: 130, Y: 220, W: 700}
		f.Add(&in, 0, FormRow{Head: "VARIANTS", HeadWidth: 150, Controls: []Control{k, {Note: true}}, Note: FormNote{Words: words, Max: 3}})
		p := NewCanvas().Read(1920, 1080, nil, f.Draw)
		top, bottom := math.Inf(1), math.Inf(-1)
		for i := range p.Lines {
			if b := p.Lines[i].Box(); strings.HasPrefix(p.Lines[i].Text, "HUNT") || strings.Contains(p.Lines[i].Text, "PATROL") {
				top, bottom = min(top, b.Y), max(bottom, b.Y+b.H)
			}
		}
		_, want := f.Buttons.List[0].Box.Middle()
		if got := (top + bottom) / 2; math.Abs(got-want) > 6 {
			t.Errorf("the middle of %q is at %.0f, that of its button at %.0f", words, got, want)
		}
	}
}

// TestFormPlates checks that the note is in the middle of a plate, with the fault below it.
func TestFormPlates(t *testing.T) {
	looptest.NeedDisplay(t)
	var did []string
	k := press("VARIANT", &did)
	k.Width, k.Gap = 200, 30
	var f Form
	drawn := 0
	for i, note := range []FormNote{{Words: "It changes much.", Max: 3}, {Words: "It changes much.", Max: 2, Fault: "It cannot be chosen.", Ink: pen.Mist}} {
		y := 200 + 140*float64(i)
		in := Rows{X: 130, Y: y + 20, W: 800}
		f.Add(&in, 0, FormRow{Head: "HEAD", HeadWidth: 150, Controls: []Control{k, {Note: true, Gap: 20}, {Width: 66, Value: "7"}}, Note: note,
			Plate: BoxAt(100, y, 860, 116), Stripe: pen.CanDo, Draw: func(*Canvas) { drawn++ }})
	}
	p := NewCanvas().Read(1920, 1080, nil, f.Draw)
	var notes []Box
	for i := range p.Lines {
		if strings.HasPrefix(p.Lines[i].Text, "It c") {
			notes = append(notes, p.Lines[i].Box())
		}
	}
	if len(notes) != 3 || drawn != 2 {
		t.Fatalf("there are notes at %v; the plates were drawn on %d times", notes, drawn)
	}
	middle := func(from, to Box) float64 { return (from.Y + to.Y + to.H) / 2 }
	for _, at := range [][3]float64{{notes[0].X, 510}, {middle(notes[0], notes[0]), 258, 3}, {middle(notes[1], notes[2]), 398, 3}} {
		if math.Abs(at[0]-at[1]) > at[2] {
			t.Errorf("a note is at %v, want %v: %v", at[0], at[1], notes)
		}
	}
}
