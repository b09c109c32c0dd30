package uitest_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/ui"
	"lineup/render/ui/action"
	"lineup/render/ui/uitest"
)

// keyed is a screen of boxes for keys. A click on one is noted, and do runs.
type keyed struct {
	boxes   []ui.Target
	clicked []string
	keys    []ebiten.Key // that were left for the screen
	do      func(what string)
	wheel   float64
	draw    func(*ui.Canvas) // after the boxes
}

func (k *keyed) Draw(c *ui.Canvas) {
	for _, b := range k.boxes {
		c.Target(b)
	}
	if k.draw != nil {
		k.draw(c)
	}
}

func (k *keyed) update(p *ui.Pointer, _ float64) error {
	k.keys, k.wheel = append(k.keys, p.Keys...), k.wheel+p.Wheel
	for _, b := range slices.Clone(k.boxes) {
		if p.Clicked(b.Box) {
			k.clicked = append(k.clicked, b.What)
			if k.do != nil {
				k.do(b.What)
			}
		}
	}
	return nil
}

// grid returns rows of boxes of two groups: "hand" has the names h0, h1 and so on, and is below "row" with r0,
// r1 and so on.
func grid(n int) *keyed {
	k := &keyed{}
	for i := range n {
		k.boxes = append(k.boxes, ui.Target{What: fmt.Sprint("h", i), Box: ui.BoxAt(200+150*float64(i), 600, 120, 170), Group: "hand"})
	}
	for i := range n {
		k.boxes = append(k.boxes, ui.Target{What: fmt.Sprint("r", i), Box: ui.BoxAt(200+150*float64(i), 200, 120, 170), Group: "row"})
	}
	return k
}

// keyHands returns hands whose keys move a frame on a screen.
func keyHands(k *keyed) (*uitest.Hands, *ui.Focus) {
	c, h := ui.NewCanvas(), &uitest.Hands{X: 1500, Y: 1000}
	c.Settings = &ui.Settings{}
	c.Fit = c.Settings.Fit(1920, 1080)
	f := h.HoldFramed(c, k.update, k.Draw)
	return h, f
}

// at returns the name of the target under the frame, or "" if it is hidden.
func at(f *ui.Focus) string {
	if t, shown := f.Target(); shown {
		return t.What
	}
	return ""
}

func ticks(t *testing.T, h *uitest.Hands, n int) {
	t.Helper()
	for range n {
		h.Tick(t)
	}
}

// TestArrowsGoWhereTheEyeExpects checks the way of the frame over two rows, and that Tab goes from group to
// group and back to where it was.
func TestArrowsGoWhereTheEyeExpects(t *testing.T) {
	k := grid(4)
	h, f := keyHands(k)
	const up, down, left, right, tab = ebiten.KeyUp, ebiten.KeyDown, ebiten.KeyLeft, ebiten.KeyRight, ebiten.KeyTab
	for i, step := range []struct {
		key  ebiten.Key
		want string
	}{{down, "r0"}, {right, "r1"}, {right, "r2"}, {down, "h2"}, {left, "h1"}, {up, "r1"}, {up, "r1"}, {left, "r0"}, {left, "r0"},
		{tab, "h1"}, {right, "h2"}, {tab, "r0"}, {tab, "h2"}, {right, "h3"}, {right, "h3"}} {
		if h.Press(t, step.key); at(f) != step.want {
			t.Fatalf("after %d keys the frame is on %q, want %q", i+1, at(f), step.want)
		}
	}
	h.Shift = true
	if h.Press(t, tab); at(f) != "r0" {
		t.Errorf("Shift+Tab leads to %q", at(f))
	}
	if len(k.keys) != 0 || len(k.clicked) != 0 {
		t.Errorf("the screen got the keys %v and the clicks %v", k.keys, k.clicked)
	}
}

// TestEnterClicks checks that Enter clicks under the frame, that the mouse hides the frame, and that Enter
// and other keys go to the screen then.
func TestEnterClicks(t *testing.T) {
	k := grid(3)
	h, f := keyHands(k)
	if h.Press(t, ebiten.KeyEnter); !slices.Equal(k.keys, []ebiten.Key{ebiten.KeyEnter}) || f.Shown() {
		t.Fatalf("without a frame the screen gets %v", k.keys)
	}
	h.Press(t, ebiten.KeyDown)
	h.Press(t, ebiten.KeyRight)
	h.Press(t, ebiten.KeyEnter)
	if ticks(t, h, 3); !slices.Equal(k.clicked, []string{"r1"}) || len(k.keys) != 1 {
		t.Fatalf("Enter clicks %v", k.clicked)
	}
	if h.Press(t, ebiten.KeyE); len(k.keys) != 2 || at(f) != "r1" {
		t.Error("another key does not go to the screen, or moves the frame")
	}
	h.X += 5
	if h.Tick(t); f.Shown() {
		t.Error("the mouse does not hide the frame")
	}
	if h.Press(t, ebiten.KeyUp); at(f) != "r1" {
		t.Errorf("an arrow shows the frame on %q again", at(f))
	}
}

// TestEnterKeyIsTrue checks that a button says ENTER only while Enter presses it.
func TestEnterKeyIsTrue(t *testing.T) {
	c := ui.NewCanvas()
	c.Settings = &ui.Settings{}
	b := ui.Buttons{List: []ui.Button{{Box: ui.BoxAt(200, 200, 400, 80), Label: "BEGIN", Act: action.Choose, Do: func() {}}}}
	says := func() bool {
		return slices.ContainsFunc(c.Read(1920, 1080, nil, b.Draw).Lines, func(l ui.PageLine) bool { return l.Text == "ENTER" })
	}
	var p ui.Pointer
	h := &uitest.Hands{X: 5, Y: 5}
	p.Read(h, c.Fit, ui.Tick)
	b.Update(&p)
	if !says() {
		t.Fatal("without a frame it does not say so")
	}
	if c.Framed = true; says() {
		t.Error("with the frame elsewhere it says so")
	}
	h.X, h.Y = 400, 240
	p.Read(h, ui.FitInto(1920, 1080), ui.Tick)
	if b.Update(&p); !says() {
		t.Error("with the frame on it, it does not say so")
	}
}

// TestFrameFollows checks that the frame stays on a target that moves, goes to the neighbor of one that has
// gone, and does not press that at once.
func TestFrameFollows(t *testing.T) {
	k := grid(4)
	h, f := keyHands(k)
	h.Press(t, ebiten.KeyDown)
	h.Press(t, ebiten.KeyDown)
	h.Press(t, ebiten.KeyRight)
	k.do = func(string) { k.boxes = slices.Delete(k.boxes, 1, 2) }
	k.boxes[1].Box.Y += 40
	h.Press(t, ebiten.KeyEnter)
	ticks(t, h, 3)
	if !slices.Equal(k.clicked, []string{"h1"}) {
		t.Fatalf("clicked is %v", k.clicked)
	}
	ticks(t, h, 4)
	if got := at(f); got != "h0" && got != "h2" {
		t.Fatalf("after h1 has gone the frame is on %q", got)
	}
	h.Press(t, ebiten.KeyEnter)
	ticks(t, h, 3)
	if len(k.clicked) != 1 {
		t.Errorf("Enter right after it presses %v", k.clicked[1:])
	}
	ticks(t, h, 10)
	h.Press(t, ebiten.KeyEnter)
	if ticks(t, h, 3); len(k.clicked) != 2 {
		t.Error("Enter does nothing later")
	}
}

// TestFrameReturns checks that the frame goes to what opens over the screen, and returns to where it was
// when that closes. A page on which nothing can be clicked gets the keys.
func TestFrameReturns(t *testing.T) {
	k := grid(3)
	h, f := keyHands(k)
	h.Press(t, ebiten.KeyDown)
	h.Press(t, ebiten.KeyRight)
	k.draw = func(c *ui.Canvas) {
		c.Veil(0.5)
		c.Target(ui.Target{What: "CLOSE", Box: ui.BoxAt(900, 400, 200, 80), Group: "menu"})
	}
	if ticks(t, h, 8); at(f) != "CLOSE" {
		t.Fatalf("the frame is on %q", at(f))
	}
	h.Press(t, ebiten.KeyEnter)
	if ticks(t, h, 3); len(k.clicked) != 0 {
		t.Fatalf("a key for what was there before presses %v", k.clicked)
	}
	k.draw = nil
	if ticks(t, h, 8); at(f) != "r1" {
		t.Fatalf("the frame returns to %q", at(f))
	}
	k.draw = func(c *ui.Canvas) { c.Veil(0.5) }
	if ticks(t, h, 8); at(f) != "" {
		t.Fatalf("on a page without targets the frame is on %q", at(f))
	}
	h.Press(t, ebiten.KeyRight)
	if h.Press(t, ebiten.KeyEnter); !slices.Equal(k.keys, []ebiten.Key{ebiten.KeyRight, ebiten.KeyEnter}) {
		t.Errorf("the page gets the keys %v", k.keys)
	}
	k.draw = nil
	if ticks(t, h, 8); at(f) != "r1" {
		t.Errorf("the frame comes back on %q", at(f))
	}
}

// TestQuestionCallsTheFrame checks that the frame goes to the first answer of a question beside which other
// things can still be clicked, once.
func TestQuestionCallsTheFrame(t *testing.T) {
	k := grid(3)
	h, f := keyHands(k)
	h.Press(t, ebiten.KeyDown)
	k.boxes = append(k.boxes, ui.Target{What: "YES", Box: ui.BoxAt(900, 400, 200, 80), Group: "answers", Calls: "a question"},
		ui.Target{What: "NO", Box: ui.BoxAt(1200, 400, 200, 80), Group: "answers"})
	if ticks(t, h, 8); at(f) != "YES" {
		t.Fatalf("the frame is on %q", at(f))
	}
	h.Press(t, ebiten.KeyTab)
	if ticks(t, h, 8); at(f) == "YES" || at(f) == "" {
		t.Errorf("the frame cannot leave the question: it is on %q", at(f))
	}
}

// TestCallsAreFollowedOnce checks that the frame goes to a call once, that it returns from what has opened
// over a screen that was made again meanwhile, and that an empty group leads to what can be done next. A call leads it
// on in its group from where it has come by itself.
func TestCallsAreFollowedOnce(t *testing.T) {
	k := grid(2)
	h, f := keyHands(k)
	h.Press(t, ebiten.KeyDown)
	k.boxes[0].Calls, k.boxes[0].First = "turn 1", true
	if ticks(t, h, 8); at(f) != "h0" {
		t.Fatalf("a turn calls the frame to %q", at(f))
	}
	h.Press(t, ebiten.KeyUp)
	if ticks(t, h, 8); at(f) != "r0" {
		t.Errorf("it is called twice, to %q", at(f))
	}
	k.boxes[0].Calls = "turn 2"
	if ticks(t, h, 8); at(f) != "h0" {
		t.Errorf("the next turn calls it to %q", at(f))
	}
	k.boxes = k.boxes[2:] // the hand is empty
	k.boxes[1].First = true
	if ticks(t, h, 8); at(f) != "r1" {
		t.Errorf("when the hand is empty the frame goes to %q", at(f))
	}

	list := func() *ui.Buttons {
		return &ui.Buttons{List: []ui.Button{{Box: ui.BoxAt(200, 200, 300, 80), Label: "ONE"}, {Box: ui.BoxAt(200, 400, 300, 80), Label: "TWO"}}}
	}
	buttons := list()
	k = &keyed{draw: func(c *ui.Canvas) { buttons.Draw(c) }}
	h, f = keyHands(k)
	h.Press(t, ebiten.KeyDown)
	h.Press(t, ebiten.KeyDown)
	buttons = &ui.Buttons{List: []ui.Button{{Box: ui.BoxAt(900, 900, 300, 80), Label: "BACK"}}}
	if ticks(t, h, 8); at(f) != "BACK" {
		t.Fatalf("on another screen the frame is on %q", at(f))
	}
	buttons = list()
	if ticks(t, h, 8); at(f) != "TWO" {
		t.Errorf("back on the screen it is on %q", at(f))
	}
	call := func(n int, first bool) {
		buttons.List[0].Calls, buttons.List[0].First = n, first
		ticks(t, h, 8)
	}
	if call(1, true); at(f) != "ONE" {
		t.Errorf("what comes late to the page does not call it from %q, where it is by itself", at(f))
	}
	h.Press(t, ebiten.KeyDown)
	if call(2, true); at(f) != "TWO" {
		t.Errorf("it is called to %q from where the player has moved it", at(f))
	}
}

// TestArrowsStayInTheirDirection checks that an arrow does not go to what is above or below when nothing is
// in its direction, and that keys do not begin with what cannot be used.
func TestArrowsStayInTheirDirection(t *testing.T) {
	k := &keyed{boxes: []ui.Target{
		{What: "off", Box: ui.BoxAt(100, 50, 200, 80), Off: true}, {What: "start", Box: ui.BoxAt(1000, 800, 400, 90)}, {What: "undo", Box: ui.BoxAt(1190, 600, 240, 70)}}}
	h, f := keyHands(k)
	if h.Press(t, ebiten.KeyDown); at(f) != "undo" && at(f) != "start" {
		t.Fatalf("keys begin on %q", at(f))
	}
	h.Lead(t, f, "start")
	if h.Press(t, ebiten.KeyRight); at(f) != "start" {
		t.Errorf("to the right of the last button is %q, which is above it", at(f))
	}
	if h.Press(t, ebiten.KeyUp); at(f) != "undo" {
		t.Errorf("above it is %q", at(f))
	}
}

// TestRestIsNotRead checks that a screen that is not drawn again is not read again under the frame.
func TestRestIsNotRead(t *testing.T) {
	k, reads := grid(3), 0
	k.draw = func(*ui.Canvas) { reads++ }
	c, h := ui.NewCanvas(), &uitest.Hands{X: 5, Y: 5}
	f := ui.NewFocus(h, c, k.Draw)
	var p ui.Pointer
	wait := func() int {
		before := reads
		for range 120 {
			p.Read(f, c.Fit, ui.Tick)
		}
		return reads - before
	}
	h.Hit(ebiten.KeyDown)
	if p.Read(f, c.Fit, ui.Tick); !f.Shown() {
		t.Fatal("there is no frame")
	}
	if n := wait(); n != 0 {
		t.Errorf("at rest the screen is read %d times", n)
	}
	if f.Drawn(); wait() != 1 {
		t.Error("a screen that was drawn is not read once")
	}
}

// TestListsAndTextsScroll checks that the wheel brings lines of a list and of a text into view, and that the
// frame leaves both at their ends. Enter on the chosen line of a list goes to the screen.
func TestListsAndTextsScroll(t *testing.T) {
	var list, text ui.Scroll
	in, words := ui.BoxAt(200, 100, 600, 300), ui.BoxAt(900, 100, 600, 300)
	chosen := -1
	k := &keyed{boxes: []ui.Target{{What: "DONE", Box: ui.BoxAt(200, 600, 300, 80), Group: "buttons"}}}
	k.draw = func(c *ui.Canvas) {
		c.Inside(in, func() {
			for i := range 8 {
				c.Target(ui.Target{What: fmt.Sprint("line ", i), Box: ui.BoxAt(200, 100+100*float64(i)-list.At, 600, 90), Group: "list", Of: i, Chosen: i == chosen})
			}
		})
		text.Reach(c, "text", words, 900)
	}
	c, h := ui.NewCanvas(), &uitest.Hands{X: 5, Y: 5}
	c.Settings = &ui.Settings{}
	c.Fit = c.Settings.Fit(1920, 1080)
	f := h.HoldFramed(c, func(p *ui.Pointer, dt float64) error {
		list.Update(p, in, 800)
		text.Update(p, words, 900)
		return k.update(p, dt)
	}, k.Draw)
	h.Press(t, ebiten.KeyDown)
	var way []string
	for range 9 {
		if at := at(f); !slices.Contains(way, at) {
			way = append(way, at)
		}
		h.Press(t, ebiten.KeyDown)
		ticks(t, h, 30)
		if b, _ := f.Target(); b.Group == any("list") && (b.Box.Y < in.Y-1 || b.Box.Y+b.Box.H > in.Y+in.H+1) {
			t.Errorf("%s is at %.0f, not whole in the list", b.What, b.Box)
		}
	}
	if want := []string{"line 0", "line 1", "line 2", "line 3", "line 4", "line 5", "line 6", "line 7", "DONE"}; !slices.Equal(way, want) {
		t.Errorf("down the list the frame goes to %v", way)
	}
	h.Press(t, ebiten.KeyUp)
	h.Press(t, ebiten.KeyRight)
	for n := 0; at(f) == "text" && n < 30; n++ {
		h.Press(t, ebiten.KeyDown)
		ticks(t, h, 6)
	}
	if text.At < 599 || at(f) == "text" {
		t.Errorf("the text is scrolled to %.0f of 600, and the frame is on %q", text.At, at(f))
	}
	h.Lead(t, f, "line 5")
	chosen = 5
	ticks(t, h, 30)
	if h.Press(t, ebiten.KeyEnter); len(k.clicked) != 0 || !slices.Equal(k.keys, []ebiten.Key{ebiten.KeyEnter}) {
		t.Errorf("Enter on the chosen line clicks %v and gives the screen %v", k.clicked, k.keys)
	}
}

// TestFieldsLeadOn checks that Left and Right move the caret of a field and lead on from it when they can't, and that
// those of a gamepad always lead on. A gamepad has no caret in a field before it writes there.
func TestFieldsLeadOn(t *testing.T) {
	for _, pad := range []bool{false, true} {
		field := ui.Field{Box: ui.BoxAt(400, 200, 400, 70), Max: 9, Hint: "name"}
		c, h := ui.NewCanvas(), &uitest.Hands{X: 5, Y: 5, ByPad: pad}
		c.Settings = &ui.Settings{}
		c.Fit = c.Settings.Fit(1920, 1080)
		f := h.HoldFramed(c, func(p *ui.Pointer, dt float64) error { field.Update(p, dt); return nil }, func(c *ui.Canvas) {
			c.Target(ui.Target{What: "before", Box: ui.BoxAt(200, 200, 150, 70), Group: "before"})
			field.Draw(c)
			c.Target(ui.Target{What: "after", Box: ui.BoxAt(850, 200, 150, 70), Group: "after"})
		})
		ways := []struct {
			key  ebiten.Key
			want string
		}{
			{ebiten.KeyRight, "field name"}, {ebiten.KeyRight, "after"}, // it is empty
			{ebiten.KeyLeft, "field name"}, {ebiten.KeyLeft, "before"}, {ebiten.KeyRight, "field name"},
		}
		h.Press(t, ebiten.KeyTab)
		for _, w := range ways {
			h.Press(t, w.key)
			if ticks(t, h, 30); at(f) != w.want {
				t.Fatalf("by gamepad %v: the frame is on %q, want %q", pad, at(f), w.want)
			}
			if field.Focus != (at(f) == "field name" && !pad) {
				t.Errorf("by gamepad %v: with the frame on %q the field takes typing: %v", pad, at(f), field.Focus)
			}
		}
		field.Text = "Jo"
		ways = []struct {
			key  ebiten.Key
			want string
		}{{ebiten.KeyLeft, "field name"}, {ebiten.KeyLeft, "field name"}, {ebiten.KeyLeft, "before"},
			{ebiten.KeyRight, "field name"}, {ebiten.KeyRight, "field name"}, {ebiten.KeyRight, "field name"}, {ebiten.KeyRight, "after"}}
		if pad {
			ways = ways[2:4]
			ways = append(ways, ways[1])
			ways[2].want = "after"
		}
		for _, w := range ways {
			h.Press(t, w.key)
			if ticks(t, h, 30); at(f) != w.want {
				t.Fatalf("by gamepad %v: with a text, the frame is on %q, want %q", pad, at(f), w.want)
			}
		}
	}
}

// TestFieldsTypeUnderTheFrame checks that the field under the frame takes typing, and that Up, Down and Tab
// lead on from it while Left and Right move its caret.
func TestFieldsTypeUnderTheFrame(t *testing.T) {
	one, two := ui.Field{Box: ui.BoxAt(200, 200, 400, 70), Max: 9, Hint: "one"}, ui.Field{Box: ui.BoxAt(200, 400, 400, 70), Max: 9, Hint: "two"}
	c, h := ui.NewCanvas(), &uitest.Hands{X: 5, Y: 5}
	c.Settings = &ui.Settings{}
	c.Fit = c.Settings.Fit(1920, 1080)
	h.HoldFramed(c, func(p *ui.Pointer, dt float64) error {
		one.Update(p, dt)
		two.Update(p, dt)
		return nil
	}, func(c *ui.Canvas) {
		one.Draw(c)
		two.Draw(c)
	})
	h.Press(t, ebiten.KeyTab)
	h.Tick(t)
	h.Type(t, "Ana")
	h.Press(t, ebiten.KeyLeft)
	h.Type(t, "n")
	h.Press(t, ebiten.KeyTab)
	h.Tick(t)
	h.Type(t, "Bob")
	h.Press(t, ebiten.KeyUp)
	h.Tick(t)
	h.Type(t, "e")
	if one.Text != "Annae" && one.Text != "Annea" || two.Text != "Bob" {
		t.Errorf("the fields hold %q and %q", one.Text, two.Text)
	}
}

// TestNameLeadsToYes checks that Down leads from the name that a dialog asks for to the button that takes it, in wide
// and in tall windows, and Right from there to the other one.
func TestNameLeadsToYes(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1280, 800}, {3440, 1440}, {800, 1200}} {
		var d ui.Dialog
		d.Ask("Name this save", "Quick", "SAVE", "CANCEL", func(string) {})
		c, h := ui.NewCanvas(), &uitest.Hands{X: 5, Y: 5, ByPad: true}
		c.Settings = &ui.Settings{}
		c.Fit = c.Settings.Fit(size[0], size[1])
		f := h.HoldFramed(c, func(p *ui.Pointer, dt float64) error { d.Update(p); return nil }, d.Draw)
		h.Press(t, ebiten.KeyDown)
		ticks(t, h, 30)
		for _, w := range []struct {
			key  ebiten.Key
			want string
		}{{ebiten.KeyDown, "SAVE"}, {ebiten.KeyRight, "CANCEL"}, {ebiten.KeyUp, "field name"}, {ebiten.KeyDown, "SAVE"}} {
			h.Press(t, w.key)
			if ticks(t, h, 30); at(f) != w.want {
				t.Fatalf("%v: the frame is on %q, want %q", size, at(f), w.want)
			}
		}
	}
}

// TestFrameGoesWhereKeysBeginLater checks that a frame that has found no place where keys begin goes there as soon as
// there is one, unless an arrow has led it on meanwhile, and that it never returns to what it had found.
func TestFrameGoesWhereKeysBeginLater(t *testing.T) {
	for _, led := range []bool{false, true} {
		k := grid(3)
		h, f := keyHands(k)
		card := ui.Target{What: "last card", Box: ui.BoxAt(900, 800, 120, 170), Group: "cards", Onward: true, First: true}
		all := append(slices.Clone(k.boxes), card)
		k.boxes = all
		if h.Press(t, ebiten.KeyDown); at(f) != "last card" {
			t.Fatalf("keys begin on %q", at(f))
		}
		k.boxes = all[:len(all)-1] // it is played, and others answer
		if ticks(t, h, 40); at(f) != "r0" {
			t.Fatalf("without a place to begin the frame is on %q", at(f))
		}
		if led {
			h.Press(t, ebiten.KeyRight)
		}
		question := ui.Target{What: "question", Box: ui.BoxAt(900, 400, 120, 170), Group: "question", Calls: 1}
		k.boxes = append(slices.Clone(all[:len(all)-1]), question)
		if ticks(t, h, 40); at(f) != "question" {
			t.Fatalf("the question leaves the frame on %q", at(f))
		}
		k.boxes = slices.Clone(all[:len(all)-1])
		want := "r1"
		if k.boxes[2].First = true; !led {
			want = "h2"
		}
		if ticks(t, h, 40); at(f) != want {
			t.Errorf("after the question the frame is on %q, want %q (led by an arrow: %v)", at(f), want, led)
		}
	}
}
