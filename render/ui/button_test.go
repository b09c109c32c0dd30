package ui

import "testing"

// TestButtonSays checks that a gray button does nothing and shows why under the pointer, and that a
// pressed one looks pressed until the mouse button goes up.
func TestButtonSays(t *testing.T) {
	did := 0
	var bs Buttons
	bs.Add(Button{Box: BoxAt(0, 0, 100, 50), Label: "UNDO", Off: true, Why: "There is nothing to take back", Do: func() { did++ }})
	bs.Add(Button{Box: BoxAt(200, 0, 100, 50), Label: "LOG", Why: "never told", Do: func() { did++ }})
	var p Pointer
	in := &scripted{}
	tick := func(x float64, left bool) {
		in.r = Reading{CursorX: x, CursorY: 10, Left: left}
		p.Read(in, FitInto(1920, 1080), Tick)
		bs.Update(&p)
	}
	tick(50, false)
	if got := bs.Why(); got != "There is nothing to take back" {
		t.Errorf("under the pointer it says %q", got)
	}
	tick(50, true)
	tick(50, false)
	if did != 0 || bs.Why() == "" {
		t.Errorf("a click did it %d times, and it says %q", did, bs.Why())
	}
	if tick(250, true); bs.held != 2 || bs.Why() != "" {
		t.Errorf("pressed is %d, and %q is said", bs.held, bs.Why())
	}
	p.Spend()
	tick(250, false)
	if tick(250, false); bs.held != 0 || did != 0 {
		t.Errorf("after a press that came to nothing pressed is %d, and it was done %d times", bs.held, did)
	}
}

// TestButtonIsSpoken checks that the narrator says the name of a button whose label is a sign, and the keys in its tip
// without the name again.
func TestButtonIsSpoken(t *testing.T) {
	for want, b := range map[string]Button{
		"Back one move. Comma.":                   {Label: "<", Name: "Back one move", Tip: "Back one move (Comma)"},
		"PLAY. Space.":                            {Label: "PLAY", Tip: "Play (Space)"},
		"SPEED. Speed of the replay (- and =).":   {Label: "SPEED", Tip: "Speed of the replay (- and =)"},
		"Back, not available. This is the start.": {Label: "<", Name: "Back", Tip: "Back (Comma)", Off: true, Why: "This is the start"},
	} {
		var bs Buttons
		b.Box = BoxAt(100, 100, 200, 60)
		bs.Add(b)
		c := NewCanvas()
		page := c.Read(1920, 1080, nil, bs.Draw)
		if len(page.Targets) != 1 || page.Targets[0].Spoken() != want {
			t.Errorf("%q is spoken as %+v, want %q", b.Label, page.Targets, want)
		}
	}
}

// TestWhereReasonsAreTold checks that a reason is above its button, and below it where a heading is
// in the way or the stage ends.
func TestWhereReasonsAreTold(t *testing.T) {
	for _, c := range []struct {
		what   string
		button Box
		heads  []Box
		above  bool
	}{
		{"alone", BoxAt(300, 400, 200, 60), nil, true},
		{"below a heading", BoxAt(300, 400, 200, 60), []Box{BoxAt(250, 340, 120, 36)}, false},
		{"below a heading far to the left", BoxAt(300, 400, 200, 60), []Box{BoxAt(20, 340, 120, 36)}, true},
		{"above a heading", BoxAt(300, 400, 200, 60), []Box{BoxAt(250, 480, 120, 36)}, true},
		{"at the top of the stage", BoxAt(300, 20, 200, 60), nil, false},
		{"in the corner", BoxAt(0, 400, 60, 60), nil, true},
	} {
		t.Run(c.what, func(t *testing.T) {
			canvas := NewCanvas()
			for _, head := range c.heads {
				canvas.keepClear(head, false)
			}
			at, _ := canvas.clearPlace(c.button, 300, 50)
			if above := at.Y+at.H <= c.button.Y; above != c.above || at.Overlaps(c.button) || !at.Within(BoxAt(0, 0, StageWidth, StageHeight)) {
				t.Errorf("it is told at %+v", at)
			}
		})
	}
}

// TestPressOutlastsLayout checks that a click presses a button even if the buttons are laid out again
// while it is held down, and no button that was not there when the press began.
func TestPressOutlastsLayout(t *testing.T) {
	for _, c := range []struct {
		name, after string
		right       float64 // how far the button moves meanwhile
		off         bool
		want        bool
	}{
		{"the same button", "MENU", 0, false, true},
		{"another button", "END TURN", 0, false, false},
		{"a button that moves away", "MENU", 500, false, false},
		{"a button that is turned off", "MENU", 0, true, false},
	} {
		var b Buttons
		pressed := false
		lay := func(label string, right float64, off bool) {
			b.Clear()
			b.Add(Button{Box: BoxAt(10+right, 10, 100, 50), Label: label, Off: off, Do: func() { pressed = true }})
		}
		lay("MENU", 0, false)
		at := Pointer{X: 50, Y: 30, PressX: 50, PressY: 30}
		down, held, up := at, at, at
		down.Pressed, down.Left, held.Left, up.Released = true, true, true, true
		b.Update(&down)
		lay(c.after, c.right, c.off)
		b.Update(&held)
		lay(c.after, c.right, c.off)
		if b.Update(&up); pressed != c.want {
			t.Errorf("%s: pressed is %v", c.name, pressed)
		}
		pressed = false
		if b.Update(&up); pressed {
			t.Errorf("%s: a second release presses it", c.name)
		}
	}
}
