package ui

import (
	"cmp"
	"fmt"
	"image/color"
	"math"
	"strconv"

	"lineup/render/art/pen"
)

// Form is rows of choices, each with a heading, controls and a note. It lays them out, applies
// mouse and keyboard to them, and draws them.
type Form struct {
	Buttons Buttons // those of the rows, in order, then any that the screen adds
	Gap     float64 // between controls; 0 for the usual one
	Pitch   float64 // between the lines of a note; 0 for the usual one
	rows    []formRow
	group   string  // of the buttons of the next row: the latest one
	x, y    float64 // the pointer's place
}

// FormRow is one choice.
type FormRow struct {
	Head string // heading, or "" if none
	// Group is the group of its buttons, if it isn't the heading or, without one, the latest group.
	Group string
	// HeadWidth is the width of a heading next to the controls, with the gap after it. With 0 it is
	// above them.
	HeadWidth float64
	Controls  []Control
	Across    int     // most controls in a line; 0 for all
	MaxWidth  float64 // of a control without a width of its own; 0 for any
	Height    float64 // of the controls; 0 for MinTarget
	Note      FormNote
	// Plate is the box of a row with its own ground, such as a list entry. A row without one leaves
	// it zero.
	Plate  Box
	Stripe color.NRGBA // of the plate
	// Seat is the seat of the plate, for its stripe. Draw draws its sign. It is nil for none.
	Seat func(pen.Palette) pen.Seat
	Draw func(c *Canvas) // draws more on the plate; may be nil
}

// Control is one control of a row: a button, a field, or a value between buttons. An empty one
// leaves room.
type Control struct {
	Button Button // the form sets its box
	Field  *Field
	Typed  func(text string) // gets the text of the field after a change; may be nil
	Value  string
	Width  float64 // 0 for an equal share of the remaining room
	Gap    float64 // before the next one; 0 for the form's gap
	// Note puts the note of the row here instead of below the controls.
	Note bool
	// Says is the effect of the control. The screen has a place for it, where it covers no other row:
	// see [Form.Says].
	Says string
	// Hint replaces the row's note while the pointer is on the control.
	Hint FormNote
}

// FormNote is the text for a row.
type FormNote struct {
	Words string
	Lines []string    // separate lines, instead of words
	Max   int         // most lines; 0 for one
	Ink   color.NRGBA // zero for the usual one
	Fault string      // why the row is off, below the words; "" if it is not
	// FaultMax is the most lines of the fault; 0 for one.
	FaultMax int
}

// NoGap is the gap of a control that touches the next one.
const NoGap = -1

// formRow is a row with its places.
type formRow struct {
	FormRow
	x, y   float64 // the left end of the baseline of the heading
	boxes  []Box   // of the controls
	all    Box     // of all controls together
	noteAt Box     // the left end of the first line's baseline, and the greatest width
	from   int     // its first button, and the one after its last
	to     int
}

const (
	formGap      = 12.0
	formPitch    = 30.0
	formHeadGap  = 18.0 // between the baseline of a heading and the controls below it
	formHeadDown = 0.64 // from the top of a control to the baseline of a heading next to it, as part of its height
	formNoteGap  = 40.0 // between controls and the baseline of the note below them
	headTagSize  = 30.0
)

// Clear removes all rows and buttons.
func (f *Form) Clear() {
	f.Buttons.Clear()
	f.rows, f.group = f.rows[:0], ""
}

// Add lays out a row and returns the box of its controls. It leaves room below for the note and the
// gap to the next row.
func (f *Form) Add(in *Rows, below float64, r FormRow) Box {
	gap, high := cmp.Or(f.Gap, formGap), cmp.Or(r.Height, MinTarget)
	at := formRow{FormRow: r, x: in.X, y: in.Y}
	if r.Head != "" && r.HeadWidth == 0 {
		in.Y += formHeadGap
	}
	f.group, at.from = cmp.Or(r.Group, r.Head, f.group), len(f.Buttons.List)
	n := max(1, len(r.Controls))
	across := min(cmp.Or(r.Across, n), n)
	lines := (n + across - 1) / across
	at.all = in.Next(float64(lines)*(high+gap)-gap, below)
	if r.HeadWidth > 0 {
		at.y = at.all.Y + high*formHeadDown
		at.all.CutLeft(r.HeadWidth, 0)
	}
	at.noteAt = BoxAt(at.all.X, at.all.Y+at.all.H+formNoteGap, at.all.W, 0)
	at.place(across, high, gap)
	for i, k := range r.Controls {
		switch {
		case k.Field != nil:
			k.Field.Box = at.boxes[i]
		case k.Button.Label != "" || k.Button.Do != nil:
			k.Button.Box, k.Button.Group = at.boxes[i], cmp.Or(k.Button.Group, f.group)
			f.Buttons.Add(k.Button)
		case k.Note:
			at.noteAt.X, at.noteAt.W = at.boxes[i].X, at.boxes[i].W
		}
	}
	at.to = len(f.Buttons.List)
	f.rows = append(f.rows, at)
	return at.all
}

// Row returns the row with a heading. Ok is false if there is none.
func (f *Form) Row(head string) (r FormRow, ok bool) {
	for i := range f.rows {
		if f.rows[i].Head == head {
			return f.rows[i].FormRow, true
		}
	}
	return r, false
}

// place sets the boxes of the controls. A control without a width has the same width as those in
// the first line.
func (r *formRow) place(across int, high, gap float64) {
	room, shares := r.all.W, 0
	for i, k := range r.Controls[:min(across, len(r.Controls))] {
		room -= k.Width
		if k.Width == 0 {
			shares++
		}
		if i < across-1 {
			room -= k.gap(gap)
		}
	}
	share := room / float64(max(1, shares))
	if r.MaxWidth > 0 {
		share = math.Min(share, r.MaxWidth)
	}
	var line Box
	for i, k := range r.Controls {
		if i%across == 0 {
			line = BoxAt(r.all.X, r.all.Y+float64(i/across)*(high+gap), r.all.W, high)
		}
		r.boxes = append(r.boxes, line.CutLeft(cmp.Or(k.Width, share), k.gap(gap)))
	}
}

// gap returns the gap between a control and the next one.
func (k *Control) gap(usual float64) float64 { return math.Max(0, cmp.Or(k.Gap, usual)) }

// NumberControls returns the controls for a number between two bounds: the value between a minus
// and a plus button. Side is the width of each button, middle that of the value. Set gets the new
// number.
func NumberControls(n, from, to int, side, middle float64, set func(n int)) []Control {
	less := Button{Label: "-", Name: "Fewer", Off: n <= from, Why: fmt.Sprintf("minimum %d", from), Do: func() { set(min(n-1, to)) }}
	more := Button{Label: "+", Name: "More", Off: n >= to, Why: fmt.Sprintf("maximum %d", to), Do: func() { set(max(n+1, from)) }}
	return []Control{{Width: side, Gap: NoGap, Button: less}, {Width: middle, Gap: NoGap, Value: strconv.Itoa(n)}, {Width: side, Button: more}}
}

// Type applies mouse and keyboard to the fields. It reports whether a field had the keyboard focus, unless a gamepad
// goes back from it, and whether a text has changed.
func (f *Form) Type(p *Pointer, dt float64) (typing, changed bool) {
	f.x, f.y = p.X, p.Y
	for i := range f.rows {
		for _, k := range f.rows[i].Controls {
			if k.Field == nil {
				continue
			}
			typing = typing || k.Field.Focus
			if k.Field.Update(p, dt) {
				changed = true
				if k.Typed != nil {
					k.Typed(k.Field.Text)
				}
			}
		}
	}
	return typing && !p.PadBack(), changed
}

// Update applies the pointer to the buttons. See [Buttons.Update].
func (f *Form) Update(p *Pointer) bool {
	f.x, f.y = p.X, p.Y
	return f.Buttons.Update(p)
}

// Restless reports whether a caret blinks.
func (f *Form) Restless() bool {
	for i := range f.rows {
		for _, k := range f.rows[i].Controls {
			if k.Field != nil && k.Field.Restless() {
				return true
			}
		}
	}
	return false
}

// Says returns the effect of the control under the pointer, or "" if it has none.
func (f *Form) Says() string {
	for i := range f.rows {
		for k, at := range f.rows[i].boxes {
			if at.Has(f.x, f.y) {
				return f.rows[i].Controls[k].Says
			}
		}
	}
	return ""
}

// Draw draws the rows with their buttons, in order, as Tab leads from one to the next, and then the other buttons.
func (f *Form) Draw(c *Canvas) {
	for i := range f.rows {
		f.rows[i].drawPlate(c)
	}
	drawn := 0 // buttons up to here
	var others []int
	for i := range f.rows {
		r := &f.rows[i]
		for ; drawn < r.from; drawn++ {
			others = append(others, drawn)
		}
		r.draw(c, f)
		for ; drawn < r.to; drawn++ {
			f.Buttons.drawOne(c, drawn)
		}
	}
	for _, i := range others {
		f.Buttons.drawOne(c, i)
	}
	for ; drawn < len(f.Buttons.List); drawn++ {
		f.Buttons.drawOne(c, drawn)
	}
	f.Buttons.Tell(c)
}

// drawPlate draws the ground of a row that has one.
func (r *formRow) drawPlate(c *Canvas) {
	if r.Plate.W == 0 {
		return
	}
	stripe := r.Stripe
	if r.Seat != nil {
		stripe = r.Seat(c.Palette).Dark
	}
	c.Row(r.Plate, stripe, false)
}

func (r *formRow) draw(c *Canvas, f *Form) {
	if r.Draw != nil {
		r.Draw(c)
	}
	switch {
	case r.Head == "":
	case r.Plate.W > 0:
		c.Label(r.Head, r.x, r.all.Y+44, r.HeadWidth-cmp.Or(f.Gap, formGap), Display(34, pen.Paper), pen.Left)
	default:
		c.HeadTag(r.Head, r.x, r.y)
	}
	for i, k := range r.Controls {
		if b := r.boxes[i]; k.Value != "" {
			c.Label(k.Value, b.X+b.W/2, b.Y+54, b.W, Display(60, pen.Paper), pen.Centre)
		}
	}
	r.drawNote(c, f)
	for _, k := range r.Controls { // their edges are drawn over the heading
		if k.Field != nil {
			k.Field.Draw(c)
		}
	}
}

// drawNote draws the note of the row, or the hint of the control under the pointer.
func (r *formRow) drawNote(c *Canvas, f *Form) {
	note, at := r.Note, r.noteAt
	pitch, lines := cmp.Or(f.Pitch, formPitch), max(1, note.Max)
	beside := false
	for i := range r.Controls {
		k := &r.Controls[i]
		beside = beside || k.Note
		if (k.Hint.Words != "" || k.Hint.Lines != nil) && r.boxes[i].Has(f.x, f.y) {
			note.Words, note.Lines = k.Hint.Words, k.Hint.Lines
		}
	}
	st := Body(MinMenu, note.Ink)
	if note.Ink == (color.NRGBA{}) {
		st.Colour = pen.SoftPaper
	}
	if beside {
		at.Y = r.middle() + st.Size - r.noteHeight(c, &note, pitch, lines, st)/2
	}
	y := c.Paragraph(note.Words, at.X, at.Y, at.W, pitch, lines, st, pen.Left)
	for i, words := range note.Lines[:min(len(note.Lines), lines)] {
		c.Line(words, at.X, at.Y+float64(i)*pitch, at.W, pitch, st, pen.Left)
	}
	c.Paragraph(note.Fault, at.X, y, at.W, pitch, max(1, note.FaultMax), Bold(MinMenu, FaultInk), pen.Left)
}

// FaultInk is the color of a fault.
var FaultInk = pen.RGB(0xffb0a8)

// middle returns the y of the middle of the row.
func (r *formRow) middle() float64 {
	if r.Plate.W > 0 {
		return r.Plate.Y + r.Plate.H/2
	}
	return r.all.Y + r.all.H/2
}

// noteHeight returns the height of a note next to the controls.
func (r *formRow) noteHeight(c *Canvas, note *FormNote, pitch float64, lines int, st pen.Style) float64 {
	high := c.ParagraphHeight(note.Words, r.noteAt.W, pitch, lines, st) + float64(min(len(note.Lines), lines))*pitch
	return high + c.ParagraphHeight(note.Fault, r.noteAt.W, pitch, max(1, note.FaultMax), Bold(MinMenu, FaultInk))
}

// HeadTag draws the heading of part of a screen, with the left end of its baseline at a place.
func (c *Canvas) HeadTag(words string, x, y float64) {
	c.Tag(words, x+4, y-headTagSize*0.33, headTagSize, pen.CanDo, pen.Ink)
}
