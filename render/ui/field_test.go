package ui

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/looptest"
)

func TestMain(m *testing.M) { looptest.Main(m) }

// typist types into a field.
type typist struct {
	p  Pointer
	in scripted
	f  *Field
}

func (h *typist) tick(r Reading) {
	h.in.r = r
	h.p.Read(&h.in, FitInto(1920, 1080), Tick)
	h.f.Update(&h.p, Tick)
}

func (h *typist) key(k ebiten.Key, shift, ctrl bool) {
	h.tick(Reading{Keys: []ebiten.Key{k}, Shift: shift, Ctrl: ctrl, CursorX: h.p.CursorX, CursorY: h.p.CursorY})
}

func (h *typist) write(s string) { h.tick(Reading{Runes: []rune(s)}) }

// TestFieldSelects checks that keys select all of a field or parts of it, and that typing replaces
// the selection.
func TestFieldSelects(t *testing.T) {
	left, right, home, end, back, del := ebiten.KeyLeft, ebiten.KeyRight, ebiten.KeyHome, ebiten.KeyEnd, ebiten.KeyBackspace, ebiten.KeyDelete
	for _, c := range []struct {
		name string
		do   func(*typist)
		want string
	}{
		{"typing goes on at the end", func(h *typist) { h.write("!") }, "Robin!"},
		{"all", func(h *typist) { h.key(ebiten.KeyA, false, true); h.write("Jo") }, "Jo"},
		{"all away", func(h *typist) { h.key(ebiten.KeyA, false, true); h.key(back, false, false) }, ""},
		{"all, and then not", func(h *typist) { h.key(ebiten.KeyA, false, true); h.key(right, false, false); h.write("!") }, "Robin!"},
		{"to the left of all", func(h *typist) { h.key(ebiten.KeyA, false, true); h.key(left, false, false); h.write("!") }, "!Robin"},
		{"the latest two", func(h *typist) { h.key(left, true, false); h.key(left, true, false); h.write("x") }, "Robx"},
		{"two, and one back", func(h *typist) {
			h.key(left, true, false)
			h.key(left, true, false)
			h.key(right, true, false)
			h.key(del, false, false)
		}, "Robi"},
		{"the first one", func(h *typist) { h.key(home, false, false); h.key(right, true, false); h.write("T") }, "Tobin"},
		{"to the end", func(h *typist) {
			h.key(home, false, false)
			h.key(right, false, false)
			h.key(end, true, false)
			h.write("on")
		}, "Ron"},
		{"in the middle", func(h *typist) { h.key(left, false, false); h.key(left, false, false); h.write("b") }, "Robbin"},
		{"one before, one after", func(h *typist) {
			h.key(left, false, false)
			h.key(left, false, false)
			h.key(back, false, false)
			h.key(del, false, false)
		}, "Ron"},
		{"past the ends", func(h *typist) {
			h.key(right, false, false)
			h.key(del, false, false)
			h.key(home, false, false)
			h.key(left, true, false)
			h.key(back, false, false)
		}, "Robin"},
		{"no more than there is room for", func(h *typist) { h.write("12345678"); h.key(home, true, false); h.write("abcdefghijk") }, "abcdefgh"},
		{"the letter A is a letter", func(h *typist) { h.tick(Reading{Keys: []ebiten.Key{ebiten.KeyA}, Runes: []rune("a")}) }, "Robina"},
		{"changed from outside", func(h *typist) { h.key(home, false, false); h.f.Text = "Al"; h.write("f") }, "Alf"},
		{"a suggestion, clicked", func(h *typist) {
			h.f.Focus, h.f.Suggested = false, true
			h.tick(Reading{Left: true, CursorX: 20, CursorY: 20})
			h.tick(Reading{CursorX: 20, CursorY: 20})
			h.write("Jo")
		}, "Jo"},
		{"a suggestion", func(h *typist) { h.f.Fresh = true; h.write("J"); h.write("o") }, "Jo"},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := &typist{f: &Field{Box: BoxAt(0, 0, 400, 50), Text: "Robin", Max: 8, Focus: true}}
			if c.do(h); h.f.Text != c.want {
				t.Errorf("the text is %q, not %q", h.f.Text, c.want)
			}
		})
	}
}

// TestFieldByMouse checks that dragging over the letters selects them and that a click places the
// caret.
func TestFieldByMouse(t *testing.T) {
	looptest.NeedDisplay(t)
	c := NewCanvas()
	c.Begin(ebiten.NewImage(1920, 1080))
	h := &typist{f: &Field{Box: BoxAt(0, 0, 400, 50), Text: "Robin", Max: 8}}
	h.f.Draw(c)
	at := func(letters int) float64 { return fieldInset + h.f.edges.at[letters] }
	h.tick(Reading{Left: true, CursorX: at(1), CursorY: 20})
	h.tick(Reading{Left: true, CursorX: at(3), CursorY: 20})
	h.tick(Reading{Left: true, CursorX: at(4), CursorY: 90})
	h.tick(Reading{CursorX: at(4), CursorY: 90})
	h.f.Draw(c)
	if h.write("o"); h.f.Text != "Ron" {
		t.Errorf("dragged over three letters and typed, the text is %q", h.f.Text)
	}
	h.f.Draw(c)
	h.tick(Reading{Left: true, CursorX: 2, CursorY: 20})
	h.tick(Reading{CursorX: 2, CursorY: 20})
	if h.write("B"); h.f.Text != "BRon" {
		t.Errorf("clicked before the first letter and typed, the text is %q", h.f.Text)
	}
	h.f.Draw(c)
	h.tick(Reading{Left: true, Shift: true, CursorX: 390, CursorY: 20})
	h.tick(Reading{CursorX: 390, CursorY: 20})
	if h.write("en"); h.f.Text != "Ben" {
		t.Errorf("clicked with Shift behind the last letter and typed, the text is %q", h.f.Text)
	}
	h.tick(Reading{Left: true, CursorX: 900, CursorY: 20})
	if h.f.Focus {
		t.Error("a click beside the field goes on typing")
	}
}

// TestFieldRestsUnderALayer checks that the caret does not blink while a layer holds the keyboard
// back.
func TestFieldRestsUnderALayer(t *testing.T) {
	f := &Field{Focus: true, drawn: true}
	for range 120 {
		if f.Update(&Pointer{muted: true}, Tick); f.Restless() {
			t.Fatal("it blinks")
		}
	}
}
