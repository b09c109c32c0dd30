package rulebook

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/catalog"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	"lineup/render/art/pen"
	"lineup/render/looptest"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

func TestMain(m *testing.M) { looptest.Main(m) }

// rulesOf returns the rules for a game of a mode with some variants.
func rulesOf(t testing.TB, id string, variants ...string) []mode.RulesChapter {
	t.Helper()
	g, err := catalog.Prepare(mode.Plan{Mode: id, Variants: variants})
	if err != nil {
		t.Fatal(err)
	}
	return catalog.Shipped.Rules(g)
}

// canvas returns a canvas for a window, with a scale of sentences.
func canvas(width, height int, text float64) *ui.Canvas {
	c := ui.NewCanvas()
	c.Settings = &ui.Settings{TextScale: text}
	c.Fit = c.Settings.Fit(width, height)
	return c
}

// held returns an open reader with hands on it. Its canvas is read after each tick because frames
// follow ticks.
func held(t *testing.T, chapters []mode.RulesChapter, of string) (*Book, *uitest.Hands) {
	t.Helper()
	b, h, _ := framed(t, chapters, of)
	return b, h
}

// framed is like held and returns the frame that the keys move, too.
func framed(t *testing.T, chapters []mode.RulesChapter, of string) (*Book, *uitest.Hands, *ui.Focus) {
	t.Helper()
	b, h, c := &Book{}, &uitest.Hands{}, canvas(1920, 1080, 1)
	b.Open(chapters, of)
	c.Read(1920, 1080, nil, b.Draw)
	f := h.HoldFramed(c, func(p *ui.Pointer, _ float64) error {
		b.Update(p)
		c.Read(1920, 1080, nil, b.Draw)
		return nil
	}, b.Draw)
	return b, h, f
}

// title returns the title of the current page.
func (b *Book) title() string { return b.rows[b.at].page.Title }

// TestLayout checks the layout of the reader at the first page of a game and at a long one, in all
// window sizes and scales, with texts as they are and longer.
func TestLayout(t *testing.T) {
	layout := &uitest.LayoutRules{Free: map[string]bool{"label words": true}}
	for name, b := range map[string]*Book{"a game": {}, "the map": {}, "a variant": {}} {
		switch name {
		case "a game":
			b.Open(rulesOf(t, "standard", "teams", "patrol"), "")
		case "the map":
			b.Open(rulesOf(t, rebirth.ID), "")
			for b.title() != "Villains" {
				b.turn(1)
			}
		default:
			b.Open(catalog.Shipped.Rules(nil), "hidden")
		}
		t.Run(name, func(t *testing.T) { layout.Walk(t, name, ui.NewCanvas(), func() {}, b.Draw) })
	}
}

// TestEveryPage checks that every page can be read in full, also in small windows and with the
// largest sentences.
func TestEveryPage(t *testing.T) {
	layout := &uitest.LayoutRules{Free: map[string]bool{"label words": true}}
	for _, text := range []float64{1, 1.5, 2} {
		c := canvas(1280, 720, text)
		var b Book
		b.Open(catalog.Shipped.Rules(nil), "")
		for n := 0; ; n++ {
			name := b.title()
			layout.Check(t, name, c.Read(1280, 720, nil, b.Draw))
			p := b.rows[b.at].page
			paragraphs := 0.0
			for _, says := range p.Says {
				for _, s := range says.Says {
					st := ui.Body(textSize, pen.Paper)
					if high := c.ParagraphHeight(s, b.pageBox.W-inPage-wordWidth, textPitch, maxLines, st); high > textPitch*maxLines-1 {
						t.Errorf("%s: a paragraph is %.0f high at text %g: it is cut", name, high, text)
					}
					paragraphs++
				}
			}
			if b.pageHeight < paragraphs*textPitch {
				t.Errorf("%s has %.0f paragraphs and is %.0f high", name, paragraphs, b.pageHeight)
			}
			if b.next(1) < 0 {
				if n < 30 {
					t.Errorf("there are %d pages", n+1)
				}
				break
			}
			b.turn(1)
		}
	}
}

// TestContrast checks that the text of pages contrasts with its ground.
func TestContrast(t *testing.T) {
	looptest.NeedDisplay(t)
	edged := map[string]bool{"label words": true}
	for _, text := range []float64{1, 1.5} {
		var b Book
		b.Open(rulesOf(t, rebirth.ID), "")
		c := canvas(1280, 720, text)
		for range 3 {
			b.turn(1)
			if n := uitest.Contrast(t, b.title(), c, 1280, 720, edged, b.Draw); n < 8 {
				t.Errorf("%s: only %d lines were measured", b.title(), n)
			}
		}
	}
}

// TestKeyboard checks that the keyboard turns, scrolls and closes the pages.
func TestKeyboard(t *testing.T) {
	b, h, f := framed(t, rulesOf(t, rebirth.ID), "")
	if b.title() != mode.GamePage {
		t.Fatalf("it opens at %s", b.title())
	}
	h.Press(t, ebiten.KeyDown) // the frame comes to the open page
	var seen []string
	for b.next(1) >= 0 && len(seen) < len(b.rows) {
		h.Press(t, ebiten.KeyDown)
		for range 30 { // the list may scroll
			h.Tick(t)
		}
		if b.page.At != 0 {
			t.Errorf("%s begins scrolled", b.title())
		}
		r := b.rows[b.at].box
		if r.Y < b.list.At || r.Y+r.H > b.list.At+b.listBox.H {
			t.Errorf("%s is scrolled out of the list", b.title())
		}
		seen = append(seen, b.title())
	}
	if len(seen) < 30 || b.next(1) >= 0 {
		t.Fatalf("%d pages were seen, the last is %s", len(seen), b.title())
	}
	h.Press(t, ebiten.KeyUp)
	if b.title() != seen[len(seen)-2] {
		t.Errorf("before the last comes %s", b.title())
	}
	for n := 0; b.title() != "Villains" && n < 100; n++ {
		h.Press(t, ebiten.KeyUp)
		for range 30 {
			h.Tick(t)
		}
	}
	h.Press(t, ebiten.KeyEnd)
	end := b.page.At
	if end <= 0 || end != b.pageHeight-b.pageBox.H {
		t.Fatalf("End scrolls to %.0f of %.0f", end, b.pageHeight-b.pageBox.H)
	}
	h.Press(t, ebiten.KeyHome)
	h.Press(t, ebiten.KeyRight) // to the text
	for n := 0; b.page.At < end && n < 40; n++ {
		h.Press(t, ebiten.KeyDown)
	}
	if at, _ := f.Target(); b.page.At != end || at.Group == any("pages") {
		t.Errorf("the arrow keys come to %.0f, not to %.0f", b.page.At, end)
	}
	h.Press(t, ebiten.KeyLeft) // back to the list
	if at, _ := f.Target(); b.title() != "Villains" || at.What != "Villains" || at.Group != any("pages") {
		t.Errorf("back in the list, %s is open and the frame is on %s", b.title(), at.What)
	}
	b.page.At = 0
	h.Pad.Scroll = 1
	h.Tick(t)
	if h.Pad.Scroll = 0; b.page.At == 0 {
		t.Error("the stick of a gamepad does not scroll the text beside the list")
	}
	b.page.At = end
	h.Press(t, ebiten.KeyPageUp)
	if b.page.At >= end {
		t.Error("Page Up turns nothing back")
	}
	for _, k := range []ebiten.Key{ebiten.KeyEscape, ebiten.KeyF1} {
		b.Open(rulesOf(t, "standard"), "")
		if h.Press(t, k); b.Shown() {
			t.Errorf("%v does not close the rules", k)
		}
	}
}

// TestHintIsTrue checks that the keys do what the hint beside the buttons says, before and after the frame shows.
func TestHintIsTrue(t *testing.T) {
	b, h, _ := framed(t, rulesOf(t, rebirth.ID), "")
	c := canvas(1920, 1080, 1)
	hint := func(framed bool) string {
		c.Framed = framed
		for _, w := range c.Read(1920, 1080, nil, b.Draw).Lines {
			if strings.Contains(w.Text, "other pages") {
				return w.Text
			}
		}
		return ""
	}
	for b.title() != "Villains" {
		b.turn(1)
	}
	if got, want := hint(false), "Scroll: wheel, PgUp, PgDn. Arrow keys: other pages"; got != want {
		t.Errorf("the hint is %q, want %q", got, want)
	}
	if h.Press(t, ebiten.KeyPageDown); b.page.At <= 0 {
		t.Error("Page Down does not scroll")
	}
	if h.Press(t, ebiten.KeyPageUp); b.page.At != 0 {
		t.Error("Page Up does not scroll back")
	}
	h.Press(t, ebiten.KeyDown)
	if h.Press(t, ebiten.KeyDown); b.title() == "Villains" {
		t.Error("the arrow keys open no other page")
	}
	if got := hint(true); !strings.HasPrefix(got, "Up and Down: other pages") {
		t.Errorf("with the frame on the list the hint is %q", got)
	}
}

// TestMouse checks that a click opens a page, that the wheel scrolls the part under the pointer,
// and that a click beside the rules closes them.
func TestMouse(t *testing.T) {
	b, h := held(t, rulesOf(t, "standard", "hunt"), "hunt")
	if b.title() != "Variant: Hunt" {
		t.Fatalf("it opens at %s", b.title())
	}
	x, y := b.listBox.Middle()
	click := b.rowAt(x, y)
	if click == 0 {
		y += 30
		click = b.rowAt(x, y)
	}
	if h.Click(t, x, y); click == 0 || b.at != click-1 {
		t.Fatalf("a click on row %d reads row %d", click-1, b.at)
	}
	h.Button(t, &b.buttons, "NEXT")
	h.Button(t, &b.buttons, "PREVIOUS")
	if b.at != click-1 {
		t.Errorf("NEXT and PREVIOUS come to row %d", b.at)
	}
	at := b.at
	h.Move(x, y)
	h.Wheel = -3
	h.Tick(t)
	if b.list.At <= 0 || b.at != at || b.page.At != 0 {
		t.Errorf("the wheel scrolls the list to %.0f, the page to %.0f", b.list.At, b.page.At)
	}
	b.Open(rulesOf(t, "standard"), "")
	for b.title() != "Terms" {
		b.turn(1)
	}
	h.Move(b.pageBox.X+100, b.pageBox.Y+100)
	h.Tick(t)
	h.Wheel = -2
	h.Tick(t)
	if b.page.At <= 0 {
		t.Error("the wheel does not scroll the page")
	}
	h.Button(t, &b.buttons, "CLOSE")
	if b.Shown() {
		t.Error("CLOSE does not close the rules")
	}
	b.Open(rulesOf(t, "standard"), "")
	if h.Click(t, 20, 500); b.Shown() {
		t.Error("a click beside the rules does not close them")
	}
}

// TestEven checks that the names of the pages have one size in each text size, and that no line of a
// page is cut through at its lower edge.
func TestEven(t *testing.T) {
	for _, text := range []float64{1, 1.5, 2} {
		c := canvas(1280, 720, text)
		var b Book
		b.Open(rulesOf(t, "standard"), "A turn")
		p := c.Read(1280, 720, nil, b.Draw)
		titles, sizes := map[string]bool{}, map[float64]string{}
		for i := range b.rows {
			if r := &b.rows[i]; r.page != nil {
				titles[r.page.Title] = true
			}
		}
		low := (b.pageBox.Y+b.pageBox.H)*p.Unit + p.Top
		for _, l := range p.Lines {
			if titles[l.Text] && l.X0 < (b.listBox.X+b.listBox.W)*p.Unit+p.Left {
				sizes[l.Style.Size] = l.Text
			}
			if l.X0 > b.pageBox.X*p.Unit+p.Left-1 && l.Y0 < low && l.Y1+0.1*l.Style.Size > low {
				t.Errorf("text %g: %q is cut through", text, l.Text)
			}
		}
		if len(sizes) != 1 {
			t.Errorf("text %g: the names of pages have the sizes %v", text, sizes)
		}
	}
}

// TestNextKeyReadsToTheEnd checks that the key of NEXT leads from page to page to the last one, and that the
// frame on the list comes along.
func TestNextKeyReadsToTheEnd(t *testing.T) {
	looptest.NeedDisplay(t)
	b, h, f := framed(t, rulesOf(t, "standard"), "")
	h.Press(t, ebiten.KeyDown)
	pages := 0
	for i := range b.rows {
		if b.rows[i].page != nil {
			pages++
		}
	}
	for n := 1; n < pages; n++ {
		was := b.at
		h.Press(t, ebiten.KeyPeriod)
		for range 3 {
			h.Tick(t)
		}
		if at, shown := f.Target(); b.at <= was || !shown || at.What != b.title() {
			t.Fatalf("page %d of %d: after row %d comes row %d, %q, and the frame is on %q", n+1, pages, was, b.at, b.title(), at.What)
		}
	}
	if b.next(1) >= 0 {
		t.Error("the last page is not reached")
	}
}
