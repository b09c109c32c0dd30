package settings

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/ui"
	"lineup/render/ui/action"
)

// onControls returns the tab of the controls with the actions of a place.
func onControls(t testing.TB, place action.Place) *screen {
	t.Helper()
	k := shown(t, 1920, 1080)
	k.Open("CONTROLS")
	i := slices.IndexFunc(action.Places, func(p struct {
		Place action.Place
		Label string
	}) bool {
		return p.Place == place
	})
	k.Button(t, &k.binding, action.Places[i].Label)
	k.draw()
	return k
}

// slot clicks on the keys of an action, or on its buttons.
func (k *screen) click(t testing.TB, a action.Action, d action.Device) {
	t.Helper()
	for _, b := range k.parts.List {
		if strings.HasPrefix(b.Label, a.Label()+", "+[...]string{"keys", "gamepad"}[d]) {
			x, y := b.Box.Middle()
			k.Click(t, x, y)
			k.Move(5, 5)
			k.Tick(t)
			if k.controls.waits != (slot{a, d}) {
				t.Fatalf("a click on %q waits for %+v", b.Label, k.controls.waits)
			}
			return
		}
	}
	t.Fatalf("the keys of %s are not shown", a.Label())
}

// bound returns the keys and buttons of actions that can be changed.
func (k *screen) bound(actions ...action.Action) string {
	out := ""
	for _, a := range actions {
		for d := range action.Device(2) {
			out += fmt.Sprint(k.set.Keys.Of(a, d))
		}
		out += " "
	}
	return strings.TrimSpace(out)
}

// TestBindKeys checks what a pressed key does while an action waits for one: a free key is used at once, a
// taken one asks first, one that is never free is refused, and Esc ends the waiting.
func TestBindKeys(t *testing.T) {
	e, l, u := ebiten.KeyE, ebiten.KeyL, ebiten.KeyU
	usual := "[E][X] [L][View]"
	for _, c := range []struct {
		name   string
		keys   []ebiten.Key
		asks   string // the question's words
		answer string // a button's label
		want   string // what END TURN and LOG have then
	}{
		{"a free key", []ebiten.Key{u}, "", "", "[U][X] [L][View]"},
		{"Ctrl and a key", []ebiten.Key{ebiten.KeyControlLeft, u}, "", "", "[U][X] [L][View]"},
		{"its own key", []ebiten.Key{e}, "", "", usual},
		{"Esc", []ebiten.Key{ebiten.KeyEscape}, "", "", usual},
		{"Enter", []ebiten.Key{ebiten.KeyEnter}, "The Enter key always presses what is in the frame. Choose another key.", "OK", usual},
		{"an arrow", []ebiten.Key{ebiten.KeyDown}, "The Down key always moves the frame down. Choose another key.", "OK", usual},
		{"a key of the system", []ebiten.Key{ebiten.KeyPrintScreen}, "The system uses", "OK", usual},
		{"a taken key, swapped", []ebiten.Key{l}, "The L key already belongs to Log. Nothing has changed yet.", "SWAP: LOG GETS E", "[L][X] [E][View]"},
		{"a taken key, taken", []ebiten.Key{l}, "The L key already belongs to Log.", "TAKE IT FROM LOG", "[L][X] [][View]"},
		{"a taken key, kept", []ebiten.Key{l}, "The L key already belongs to Log.", "KEEP E", usual},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := onControls(t, action.AtTable)
			k.click(t, action.EndTurn, action.Keyboard)
			for _, key := range c.keys {
				k.Press(t, key)
			}
			if c.asks == "" {
				if k.controls.asks != (asked{}) || k.controls.waits != (slot{}) {
					t.Errorf("it asks %+v and waits for %+v", k.controls.asks, k.controls.waits)
				}
			} else {
				said := ""
				for _, b := range k.controls.binds {
					said += b.says
				}
				if !strings.Contains(said, c.asks) || k.bound(action.EndTurn, action.Log) != usual {
					t.Errorf("it asks %q with %s", said, k.bound(action.EndTurn, action.Log))
				}
				k.draw()
				k.Button(t, &k.parts, c.answer)
			}
			if got := k.bound(action.EndTurn, action.Log); got != c.want {
				t.Errorf("END TURN and LOG have %s, want %s", got, c.want)
			}
			if k.left != 0 || tabs[k.at].of != ui.ControlsTab {
				t.Error("the key left the tab")
			}
		})
	}
}

// TestWaitingTakesEveryKey checks that no key does anything else while an action waits for one, not even
// the ones that move the frame, and that a click ends the waiting.
func TestWaitingTakesEveryKey(t *testing.T) {
	for _, key := range []ebiten.Key{ebiten.KeyTab, ebiten.KeyDown, ebiten.KeyEnter, ebiten.KeyQ, ebiten.KeySlash, ebiten.KeyBackspace} {
		k := onControls(t, action.AtTable)
		k.click(t, action.EndTurn, action.Keyboard)
		k.Press(t, key)
		if k.focus.Shown() && k.controls.asks == (asked{}) || k.search.Focus || k.left != 0 || tabs[k.at].of != ui.ControlsTab {
			t.Errorf("%v does something else", key)
		}
	}
	k := onControls(t, action.AtTable)
	k.click(t, action.EndTurn, action.Keyboard)
	if k.Click(t, 5, 5); k.controls.waits != (slot{}) {
		t.Error("a click does not end the waiting")
	}
	k.Press(t, ebiten.KeyU)
	if got := k.bound(action.EndTurn); got != "[E][X]" {
		t.Errorf("END TURN has %s", got)
	}
}

// TestBindButtons checks the same with the buttons of a gamepad alone: the cross, A and B are never given
// away, and B ends the waiting.
func TestBindButtons(t *testing.T) {
	for _, c := range []struct {
		name   string
		button ebiten.StandardGamepadButton
		asks   bool
		want   string
	}{
		{"a free button", ebiten.StandardGamepadButtonLeftStick, true, "[E][X]"}, // SKIP works everywhere
		{"a taken button", ebiten.StandardGamepadButtonRightTop, true, "[E][X]"},
		{"A", ebiten.StandardGamepadButtonRightBottom, true, "[E][X]"},
		{"the cross", ebiten.StandardGamepadButtonLeftTop, true, "[E][X]"},
		{"B", ebiten.StandardGamepadButtonRightRight, false, "[E][X]"},
		{"its own button", ebiten.StandardGamepadButtonRightLeft, false, "[E][X]"},
	} {
		k := onControls(t, action.AtTable)
		k.click(t, action.EndTurn, action.Gamepad)
		k.Pad.Held = 1 << c.button
		k.Tick(t)
		k.Pad.Held = 0
		k.Tick(t)
		if asks := k.controls.asks != (asked{}); asks != c.asks || k.bound(action.EndTurn) != c.want || k.controls.waits != (slot{}) {
			t.Errorf("%s: it asks %v, and END TURN has %s", c.name, asks, k.bound(action.EndTurn))
		}
	}
}

// TestBindByKeys gives an action another key with the keyboard alone, and checks that the frame goes to the
// harmless answer of a question.
func TestBindByKeys(t *testing.T) {
	k := onControls(t, action.AtTable)
	k.Press(t, ebiten.KeyDown)
	k.LeadTo(t, k.focus, "the keys of END TURN", func(p *ui.PageTarget) bool { return p.What == "END TURN, keys" && p.Value == "E" })
	k.EnterHere(t)
	for range 30 {
		k.Tick(t)
	}
	if k.controls.waits.act != action.EndTurn {
		t.Fatal("Enter does not wait for a key")
	}
	k.Press(t, ebiten.KeyL)
	for range 40 {
		k.Tick(t)
	}
	if at, shown := k.focus.Target(); !shown || at.What != "KEEP E" {
		t.Fatalf("the frame is on %q", at.What)
	}
	k.Press(t, ebiten.KeyLeft)
	k.Press(t, ebiten.KeyLeft)
	for range 30 {
		k.Tick(t)
	}
	k.EnterHere(t)
	for range 10 {
		k.Tick(t)
	}
	if got := k.bound(action.EndTurn, action.Log); got != "[L][X] [E][View]" {
		t.Fatalf("after SWAP they have %s", got)
	}
	for range 2 { // the frame goes to the answer each time a question is asked, and comes back
		for range 40 {
			k.Tick(t)
		}
		if at, _ := k.focus.Target(); at.What != "END TURN, keys" || at.Value != "L" {
			t.Fatalf("after the answer the frame is on %q, %q", at.What, at.Value)
		}
		k.EnterHere(t)
		k.Press(t, ebiten.KeyDown)
		for range 40 {
			k.Tick(t)
		}
		at, _ := k.focus.Target()
		if at.What != "OK" || at.Act != action.Back {
			t.Fatalf("beside the note that refuses a key the frame is on %q", at.What)
		}
		for _, l := range k.draw().Lines {
			if b := l.Box(); strings.Contains(l.Text, "moves the frame down") && b.Y+b.H > at.Box.Y-frameRoom {
				t.Errorf("the frame around OK at %.0f is on the note at %.0f", at.Box, b)
			}
		}
		k.EnterHere(t)
	}
}

// frameRoom is how far a frame around a button reaches out, in pixels.
const frameRoom = 16

// TestDownFromATabPassesNoRow checks that Down leads from the head of each tab to the first row below.
func TestDownFromATabPassesNoRow(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1280, 800}, {3440, 1440}, {800, 1200}} {
		k := shown(t, size[0], size[1])
		for i := range tabs {
			k.turnTab(1)
			p := k.draw()
			at := slices.IndexFunc(p.Targets, func(o ui.PageTarget) bool { return o.What == string(tabs[k.at].of) })
			to := p.Targets[p.Toward(at, 0, 1)]
			for _, o := range p.Targets {
				if o.Box.Y > p.Targets[at].Box.Y+p.Targets[at].Box.H && o.Box.Y+o.Box.H < to.Box.Y {
					t.Errorf("%v: Down from %s leads to %q, past %q", size, tabs[(i+1)%len(tabs)].of, to.What, o.What)
				}
			}
		}
	}
}

// TestBindReset checks that Backspace brings one action back, and RESET THIS TAB all of them, and that an action
// without a key says so in letters of the size in the settings.
func TestBindReset(t *testing.T) {
	k := onControls(t, action.AtTable)
	k.set.Keys.Set(action.EndTurn, action.Of(ebiten.KeyU))
	k.set.Keys.Set(action.Read, action.Of(ebiten.KeyE))
	k.Tick(t)
	b := k.controls.binds[slices.IndexFunc(k.controls.binds, func(b bind) bool { return b.act == action.EndTurn })]
	x, y := b.box.Middle()
	k.Move(x, y)
	k.Tick(t)
	if k.Press(t, ebiten.KeyBackspace); k.bound(action.EndTurn, action.Read) != "[E][X] [][Y]" {
		t.Errorf("after Backspace they have %s", k.bound(action.EndTurn, action.Read))
	}
	k.set.TextScale = 1.5
	for _, l := range k.draw().Lines {
		if l.Text == "none" && l.Whole != "" {
			t.Error("a tip repeats that an action has no key")
		}
	}
	k.set.TextScale = 1
	k.Tick(t)
	k.draw()
	k.Button(t, &k.foot, "RESET THIS TAB")
	k.draw()
	k.Button(t, &k.dialog.Buttons, "RESET")
	if k.set.Keys != (action.Bindings{}) {
		t.Errorf("after RESET they have %s", k.bound(action.EndTurn, action.Read))
	}
}

// TestPadIsShown checks that the picture lights the button that is held, and says whether a gamepad is
// plugged in.
func TestPadIsShown(t *testing.T) {
	k := onControls(t, action.AtTable)
	says := func() string {
		all := ""
		for _, l := range k.draw().Lines {
			all += l.Text + "\n"
		}
		return all
	}
	if got := says(); !strings.Contains(got, "not plugged in") || !strings.Contains(got, "End turn") {
		t.Errorf("without a gamepad it says %s", got)
	}
	k.Pad.Plugs, k.Pad.Held = true, 1<<ebiten.StandardGamepadButtonFrontTopLeft
	k.Tick(t)
	if got := says(); strings.Contains(got, "not plugged in") || !k.pad.held.Has(ebiten.StandardGamepadButtonFrontTopLeft) {
		t.Errorf("with a gamepad it says %s", got)
	}
}

// TestArrowsEnterTheDevice checks that arrows enter the list of actions at the column of the device in use.
func TestArrowsEnterTheDevice(t *testing.T) {
	for _, c := range []struct {
		byPad bool
		want  string
	}{{false, "keys"}, {true, "gamepad"}} {
		k := onControls(t, action.AtTable)
		k.ByPad = c.byPad
		k.Press(t, ebiten.KeyDown)
		k.LeadTo(t, k.focus, "the tab", func(p *ui.PageTarget) bool { return p.What == "CONTROLS" })
		for range 12 {
			at, _ := k.focus.Target()
			if strings.Contains(at.What, ", ") {
				break
			}
			k.Press(t, ebiten.KeyDown)
			for range 12 {
				k.Tick(t)
				k.draw()
			}
		}
		if at, _ := k.focus.Target(); !strings.HasSuffix(at.What, ", "+c.want) {
			t.Errorf("Down from the tab leads to %q, want the column %q", at.What, c.want)
		}
	}
}

// TestControlsAreHinted checks that hints name the way back to the usual keys of an action, and the way out
// while one waits for a key, and that this way works on both devices.
func TestControlsAreHinted(t *testing.T) {
	says := func(k *screen, words string) bool {
		return slices.ContainsFunc(k.draw().Lines, func(l ui.PageLine) bool { return strings.Contains(l.Text, words) })
	}
	for _, d := range []action.Device{action.Keyboard, action.Gamepad} {
		for _, byPad := range []bool{false, true} {
			k := onControls(t, action.AtTable)
			k.set.Keys.Set(action.Log, action.Of(ebiten.KeyU))
			k.ByPad = byPad
			k.Press(t, ebiten.KeyDown)
			column := [...]string{"keys", "gamepad"}[d]
			k.LeadTo(t, k.focus, "an action", func(p *ui.PageTarget) bool { return strings.HasPrefix(p.What, "LOG, "+column) })
			for range 12 {
				k.Tick(t)
			}
			k.c.Framed = true
			if !says(k, "Back to usual") {
				t.Error("no hint says how to get the usual keys back")
			}
			k.Press(t, ebiten.KeyEnter)
			for range 8 {
				k.Tick(t)
			}
			if k.controls.waits.act != action.Log || !says(k, "Keep it as it is") || k.turnKeys() != nil {
				t.Fatalf("it waits for %+v without a hint, and the tabs show %q", k.controls.waits, k.turnKeys())
			}
			k.Press(t, ebiten.KeyEscape)
			k.Tick(t)
			if k.controls.waits != (slot{}) || k.left != 0 || says(k, "Keep it as it is") {
				t.Errorf("with a gamepad %v, %s wait for %+v after the way out, and the screen was left %d times", byPad, column, k.controls.waits, k.left)
			}
		}
	}
}

// TestGroupsOfSettings checks that a key leads from the rows of a tab to the foot, and from there to the search.
func TestGroupsOfSettings(t *testing.T) {
	k := shown(t, 1280, 720)
	k.on(t, "window")
	for _, want := range []string{"BACK", "field find a setting", "DISPLAY"} {
		k.Press(t, ebiten.KeyTab)
		for range 12 {
			k.Tick(t)
		}
		if at, _ := k.focus.Target(); at.What != want {
			t.Errorf("the next group begins with %q, want %q", at.What, want)
		}
	}
}
