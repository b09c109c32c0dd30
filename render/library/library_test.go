package library

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/cardindex"
	"lineup/render/looptest"
	"lineup/render/ui"
	"lineup/render/ui/action"
	"lineup/render/ui/uitest"
)

// held returns a library, hands on it, the frame that keys move, and the number of times it was left.
func held(t *testing.T) (l *Library, h *uitest.Hands, f *ui.Focus, left *int) {
	t.Helper()
	l, h, left = shown(t), &uitest.Hands{}, new(int)
	l.From(func() { *left++ })
	c := ui.NewCanvas()
	c.Settings = &ui.Settings{}
	c.Fit = ui.FitInto(1920, 1080)
	f = h.HoldFramed(c, l.Update, l.Draw)
	return l, h, f, left
}

// card returns the name of the card whose page is open, or "" if none is.
func (l *Library) card() string {
	if !l.page.shown {
		return ""
	}
	return l.shelf.Entries[l.grid.found[l.page.at]].Card.Name
}

// names returns the names of the found cards.
func (l *Library) names() string {
	var out []string
	for _, at := range l.grid.found {
		out = append(out, l.shelf.Entries[at].Card.Name)
	}
	return strings.Join(out, ", ")
}

// TestKeyboard checks that a card can be found, read and left with the keyboard.
func TestKeyboard(t *testing.T) {
	l, h, f, left := held(t)
	all := len(l.grid.found)
	h.Type(t, "lantern c")
	if got := l.names(); got != "Red Lantern Corps, Black Lantern Corps, Yellow Lantern Corps Power Ring" {
		t.Fatalf("found are %s", got)
	}
	h.Enter(t, f, "Black Lantern Corps")
	if got := l.card(); got != "Black Lantern Corps" {
		t.Fatalf("the page is that of %q", got)
	}
	h.Press(t, ebiten.KeyPeriod)
	h.Press(t, ebiten.KeyPeriod) // there are no more
	if got := l.card(); got != "Yellow Lantern Corps Power Ring" {
		t.Errorf("the next page is that of %q", got)
	}
	h.Press(t, ebiten.KeyComma)
	h.Press(t, ebiten.KeyEscape)
	if l.page.shown || l.grid.read != 2 || *left != 0 {
		t.Errorf("after Esc the page is shown: %v, card %d was read last, the screen was left %d times", l.page.shown, l.grid.read, *left)
	}
	h.Enter(t, f, "SET: ALL")
	if !l.picks.shown || l.picks.title != "SET" {
		t.Fatalf("the frame and Enter lead to %q", l.picks.title)
	}
	h.Press(t, ebiten.KeyEscape)
	h.Enter(t, f, "CLEAR")
	if len(l.grid.found) != all {
		t.Errorf("after CLEAR there are %d of %d cards", len(l.grid.found), all)
	}
	h.Press(t, ebiten.KeyEscape)
	if *left != 1 {
		t.Errorf("the screen was left %d times", *left)
	}
}

// TestSearchOpensItsCard checks that Enter after typing opens the only card found, and that the library
// shows all cards when it is opened again.
func TestSearchOpensItsCard(t *testing.T) {
	l, h, f, _ := held(t)
	all := len(l.grid.found)
	hint := func(want string) {
		t.Helper()
		if got := l.hint(ui.NewCanvas()); !strings.Contains(got, want) {
			t.Errorf("the hint is %q, without %q", got, want)
		}
	}
	hint("Enter or a click reads a card")
	h.Type(t, "la")
	hint("Enter goes to the cards")
	h.Press(t, ebiten.KeyDown)
	if at, _ := f.Target(); at.What != l.faces[l.grid.found[0]].Name {
		t.Errorf("Down leads from the search to %q, not to the first card", at.What)
	}
	h.LeadTo(t, f, "the search", func(k *ui.PageTarget) bool { return k.Types })
	h.Tick(t)
	h.Press(t, ebiten.KeyEnd)
	h.Press(t, ebiten.KeyEnter)
	for range 8 {
		h.Tick(t)
	}
	if at, _ := f.Target(); at.What != l.faces[l.grid.found[0]].Name || at.Group != any("cards") {
		t.Errorf("Enter leads to %q, not to the first card", at.What)
	}
	h.LeadTo(t, f, "the search", func(k *ui.PageTarget) bool { return k.Types })
	h.Tick(t)
	h.Type(t, "rfl")
	for len(l.grid.found) > 1 {
		l.grid.found = l.grid.found[:1] // sets may share a name
	}
	hint("Enter reads the card")
	h.Press(t, ebiten.KeyEnter)
	if !l.page.shown || l.card() != "Larfleeze" {
		t.Errorf("Enter shows a page: %v, of %q", l.page.shown, l.card())
	}
	h.Press(t, ebiten.KeyEscape)
	l.From(func() {})
	if l.search.Text != "" || len(l.grid.found) != all {
		t.Errorf("opened again, %q is searched and %d of %d cards are shown", l.search.Text, len(l.grid.found), all)
	}
}

// TestRows checks that the arrow keys move to the adjacent card, across headings too, and keep it
// visible.
func TestRows(t *testing.T) {
	l, h, f, _ := held(t)
	// on returns the card under the frame, all of which must be visible, or -1 if it is on no card.
	on := func() int {
		t.Helper()
		at, shown := f.Target()
		i, ok := at.Of.(int)
		if !shown || at.Group != "cards" || !ok {
			return -1
		}
		if b := l.grid.boxes[i]; b.Y < l.grid.scroll.At-1 || b.Y+b.H > l.grid.scroll.At+l.grid.gridBox.H+1 { // it scrolls by whole units
			t.Fatalf("card %d is not seen", i+1)
		}
		return i
	}
	press := func(k ebiten.Key) int {
		t.Helper()
		h.Press(t, k)
		for range 40 { // the list may scroll
			h.Tick(t)
		}
		return on()
	}
	h.Press(t, ebiten.KeyEnd)
	if l.grid.scroll.At != l.grid.high-l.grid.gridBox.H {
		t.Errorf("End scrolls to %.0f", l.grid.scroll.At)
	}
	h.Press(t, ebiten.KeyHome)
	if l.grid.scroll.At != 0 {
		t.Errorf("Home scrolls to %.0f", l.grid.scroll.At)
	}
	h.LeadTo(t, f, "the second card", func(k *ui.PageTarget) bool { return k.Group == "cards" && k.Of == 1 })
	last, x := on(), l.grid.boxes[1].X
	for at := press(ebiten.KeyDown); at >= 0 && at != last; at = press(ebiten.KeyDown) {
		if b := l.grid.boxes[at]; b.X > x || b.Y <= l.grid.boxes[last].Y {
			t.Fatalf("down from card %d is card %d, further right or not below", last+1, at+1)
		}
		last = at
	}
	if y := l.grid.boxes[last].Y; y != l.grid.boxes[len(l.grid.boxes)-1].Y {
		t.Errorf("down ends at %.0f, above the last row", y)
	}
	h.LeadTo(t, f, "the last card", func(k *ui.PageTarget) bool { return k.Group == "cards" && k.Of == len(l.grid.boxes)-1 })
	last = on()
	for at := press(ebiten.KeyUp); at >= 0 && at != last; at = press(ebiten.KeyUp) {
		last = at
	}
	if last >= l.grid.columns {
		t.Errorf("up ends at card %d", last+1)
	}
	h.Press(t, ebiten.KeyPageDown)
	if l.grid.scroll.At < l.grid.gridBox.H/2 {
		t.Error("Page Down turns no page")
	}
}

// TestMouse checks that choices filter the cards, and that clicks open and turn pages.
func TestMouse(t *testing.T) {
	l, h, _, left := held(t)
	h.Button(t, &l.bar.Buttons, "TYPE: ALL")
	for _, want := range []string{"Location", "Equipment"} {
		n := len(l.shelf.Find(&cardindex.Query{Types: []string{want}}))
		h.Button(t, &l.picks.form.Buttons, fmt.Sprintf("%s (%d)", upper(want), n))
	}
	if got := l.bar.Buttons.List[1].Label; got != "TYPE: EQUIPMENT, LOCATION" {
		t.Errorf("the button says %q", got)
	}
	h.Button(t, &l.picks.form.Buttons, "SHOW")
	for _, at := range l.grid.found {
		if kind := cardindex.Type(l.shelf.Entries[at].Card); kind != "Equipment" && kind != "Location" {
			t.Fatalf("%s is found", kind)
		}
	}
	h.Button(t, &l.bar.Buttons, "EFFECT: ANY")
	for _, b := range l.picks.form.Buttons.List {
		if off := strings.HasSuffix(b.Label, " (0)"); off != b.Off && !strings.Contains(b.Label, ":") {
			t.Errorf("%s can be chosen: %v", b.Label, !b.Off)
		}
	}
	h.Press(t, ebiten.KeyEscape)
	first := l.grid.boxes[0]
	h.Click(t, l.grid.gridBox.X+first.X+20, l.grid.gridBox.Y+first.Y+20)
	if got, want := l.card(), l.shelf.Entries[l.grid.found[0]].Card.Name; got != want {
		t.Fatalf("a click opens the page of %q, not of %q", got, want)
	}
	h.Button(t, &l.page.buttons, "NEXT")
	if got, want := l.card(), l.shelf.Entries[l.grid.found[1]].Card.Name; got != want {
		t.Errorf("NEXT leads to %q, not to %q", got, want)
	}
	h.Button(t, &l.page.buttons, "BACK")
	h.Button(t, &l.bar.Buttons, "BACK")
	if *left != 1 {
		t.Errorf("the screen was left %d times", *left)
	}
}

// TestPaintedAsSeen checks that only visible cards are painted, and that the pictures kept stay
// within the limit.
func TestPaintedAsSeen(t *testing.T) {
	looptest.NeedDisplay(t)
	l := shown(t)
	c := ui.NewCanvas()
	picture := ebiten.NewImage(1920, 1080)
	defer picture.Deallocate()
	settle := func() {
		for n := 0; n < 3 || n < 200 && !c.Sharp(); n++ {
			c.Begin(picture)
			l.Draw(c)
			c.Art.Settle()
		}
	}
	settle()
	if !c.Sharp() {
		t.Error("what is seen is never sharp")
	}
	// Each visible card is painted twice, small and large, and drawn without its scene until then.
	// There are three rows of cards.
	if n := c.Art.Len(); n > 3*3*l.grid.columns+30 {
		t.Errorf("%d pictures are kept of one screen", n)
	}
	for l.grid.scroll.At < l.grid.high-l.grid.gridBox.H {
		l.grid.turn(1)
		settle()
		if c.Art.Pixels() > c.Art.Max() {
			t.Fatalf("%d pixels are kept, more than %d", c.Art.Pixels(), c.Art.Max())
		}
	}
}

// TestLayers checks that of the layers over the screen only the top one gets clicks, keys and the
// wheel.
func TestLayers(t *testing.T) {
	uitest.CheckLayers(t, func() uitest.Layered {
		var asked []string
		l := shown(t)
		l.From(func() { asked = append(asked, "back") })
		return uitest.Layered{Update: l.Update, Layers: &l.layers, Open: []func(){func() { l.pick(0) }, func() { l.open(0) }}, Asked: &asked}
	})
}

// TestCountsOfSets checks that each set of the filter shows the number of its own cards, whichever are chosen.
func TestCountsOfSets(t *testing.T) {
	l, _, _, _ := held(t)
	l.pick(0)
	counts := func() (out []string) {
		for _, b := range l.picks.form.Buttons.List {
			if strings.Contains(b.Label, "(") {
				out = append(out, b.Label)
			}
		}
		return out
	}
	alone := counts()
	if len(alone) < 2 {
		t.Fatalf("the sets are %q", alone)
	}
	for i := range alone {
		l.picks.form.Buttons.List[i].Do()
		if got := counts(); !slices.Equal(got, alone) {
			t.Errorf("with %d sets chosen they say %q, want %q", i+1, got, alone)
		}
	}
}

// TestFiltersLeadToTheSearch checks that the arrow up leads from every filter to the search, and that the hint for a
// gamepad speaks of a card only while the frame is on one.
func TestFiltersLeadToTheSearch(t *testing.T) {
	looptest.NeedDisplay(t)
	l, h, f, _ := held(t)
	c := ui.NewCanvas()
	hint := func() (said string) {
		c.Device, c.Framed = action.Gamepad, true
		for _, line := range c.Read(1920, 1080, nil, l.Draw).Lines {
			said += line.Text + "\n"
		}
		return said
	}
	for _, size := range [][2]int{{1280, 800}, {800, 1200}} {
		p := ui.NewCanvas().Read(size[0], size[1], nil, l.Draw)
		for i := range p.Targets {
			if k := &p.Targets[i]; strings.Contains(k.What, ": A") || k.What == "CLEAR" {
				if to := p.Toward(i, 0, -1); to < 0 || !p.Targets[to].Types {
					t.Errorf("%v: up from %s does not lead to the search", size, k.What)
				}
			}
		}
	}
	c.Read(1920, 1080, nil, l.Draw)
	for _, what := range []string{"SET: ALL", "TYPE: ALL", "COST: ANY", "EFFECT: ANY"} {
		h.Lead(t, f, what)
		if said := hint(); strings.Contains(said, "Read a card") || !strings.Contains(said, "Choose") {
			t.Errorf("on %s the hint is wrong", what)
		}
		if c.Device = action.Keyboard; strings.Contains(l.hint(c), "reads a card") {
			t.Errorf("on %s the hint for keys is %q", what, l.hint(c))
		}
		h.Press(t, ebiten.KeyUp)
		if at, _ := f.Target(); !at.Types {
			t.Errorf("up from %s leads to %q", what, at.What)
		}
	}
	h.LeadTo(t, f, "a card", func(k *ui.PageTarget) bool { return k.Group == "cards" })
	h.Tick(t)
	if !strings.Contains(hint(), "Read a card") {
		t.Error("on a card the hint does not say that it can be read")
	}
}

// TestPromo checks that the page of a promo says so instead of counting copies that aren't in the box.
func TestPromo(t *testing.T) {
	l := shown(t)
	for _, want := range []struct{ card, copies string }{{"Gypsy", "Promo"}, {"Kid Flash", "Promo"}, {"Vixen", "1"}} {
		found := false
		for i := range l.shelf.Entries {
			e := &l.shelf.Entries[i]
			if e.Card.Name != want.card {
				continue
			}
			found = true
			if f := facts(e); f[len(f)-1] != (fact{"COPIES", want.copies}) && e.Card.Promo == (want.copies == "Promo") {
				t.Errorf("the page of %s says %v", want.card, f)
			}
		}
		if !found {
			t.Errorf("%s is not in the library", want.card)
		}
	}
}
