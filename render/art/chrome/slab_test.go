package chrome

import (
	"testing"

	"lineup/render/art/pen"
)

// TestHoverRing checks that the rim of a hovered button is bright on all four sides.
func TestHoverRing(t *testing.T) {
	const w, h, margin, scale = 200.0, 80.0, 20.0, 2.0
	picture := pen.Paint(int((w+2*margin)*scale), int((h+2*margin)*scale), scale, func(p pen.Pen) {
		DrawButton(p.At(margin, margin, 1), w, h, ButtonLook{State: ButtonHover, Label: "GO", Ground: BlueSteel})
	})
	bright := func(x, y, dx, dy int) (n int) {
		for ; x >= 0 && y >= 0 && x < picture.Rect.Dx() && y < picture.Rect.Dy(); x, y = x+dx, y+dy {
			if r, g, b, _ := picture.RGBAAt(x, y).RGBA(); r>>8 == uint32(pen.CanDo.R) && g>>8 == uint32(pen.CanDo.G) && b>>8 == uint32(pen.CanDo.B) {
				n++
			}
		}
		return n
	}
	midX, midY := picture.Rect.Dx()/2, picture.Rect.Dy()/2
	for side, n := range map[string]int{"left": bright(midX, midY, -1, 0), "right": bright(midX, midY, 1, 0), "top": bright(midX, midY, 0, -1), "foot": bright(midX, midY, 0, 1)} {
		if n < 5 {
			t.Errorf("%s: the rim has %d bright pixels", side, n)
		}
	}
}

// TestKeyLines checks that a button that can be used has a bright line around it in high contrast, and that
// one that cannot has none.
func TestKeyLines(t *testing.T) {
	lined := func(state ButtonState, high bool) bool {
		const margin = 20
		picture := pen.Paint(200+2*margin, 60+2*margin, 1, func(p pen.Pen) {
			DrawButton(p.WithContrast(high).At(margin, margin, 1), 200, 60, ButtonLook{State: state, Label: "PLAY", Ground: BlueSteel})
		})
		for y := range margin + 3 {
			if c := picture.RGBAAt(margin+100, y); c.A == 0xff && c.R == pen.Paper.R && c.G == pen.Paper.G && c.B == pen.Paper.B {
				return true
			}
		}
		return false
	}
	for state, want := range map[ButtonState]bool{ButtonNormal: true, ButtonPressed: true, ButtonDisabled: false} {
		if lined(state, false) {
			t.Errorf("state %d has a bright line without high contrast", state)
		}
		if lined(state, true) != want {
			t.Errorf("in high contrast state %d has a bright line: %v", state, !want)
		}
	}
}

// TestKeyComesFirst checks that a narrow button whose key comes first shows the key in place of its icon, and
// that it keeps the icon where the key has no room even so.
func TestKeyComesFirst(t *testing.T) {
	pad, wide := Glyph{Set: Xbox, Name: "X"}, Glyph{Name: "CTRL+SHIFT+BKSP"}
	shows := func(look ButtonLook, w int) (picture [2]bool) {
		paint := func(look ButtonLook) string {
			return string(pen.Paint(w, 60, 1, func(p pen.Pen) { DrawButton(p, float64(w), 60, look) }).Pix)
		}
		look.Label, look.Ground = "UNDO", BlueSteel
		no := look
		no.Key = Glyph{}
		without := look
		without.Icon = NoIcon
		return [2]bool{paint(look) != paint(no), paint(look) != paint(without)} // the key, the icon
	}
	for _, c := range []struct {
		what string
		look ButtonLook
		w    int
		want [2]bool
	}{
		{"a key that comes first, little room", ButtonLook{Icon: IconUndo, Key: pad, KeyFirst: true}, 150, [2]bool{true, false}},
		{"a key that does not come first, little room", ButtonLook{Icon: IconUndo, Key: pad}, 150, [2]bool{false, true}},
		{"much room", ButtonLook{Icon: IconUndo, Key: pad, KeyFirst: true}, 400, [2]bool{true, true}},
		{"a key without room", ButtonLook{Icon: IconUndo, Key: wide, KeyFirst: true}, 150, [2]bool{false, true}},
	} {
		if got := shows(c.look, c.w); got != c.want {
			t.Errorf("%s: shows the key, the icon: %v, want %v", c.what, got, c.want)
		}
	}
	for w := 80; w < 400; w += 3 {
		for _, key := range []Glyph{pad, {Set: Xbox, Name: "LT"}, {Name: "ESC"}, {Name: "L"}} {
			if got := shows(ButtonLook{Icon: IconUndo, Key: key, KeyFirst: true, Size: 32, Min: 24}, w); !got[0] && !got[1] {
				t.Errorf("%d units wide, the button shows neither %s nor its icon", w, key.Name)
			}
		}
	}
}

// TestMenuShowsItsKey checks that MENU at the table and on the map shows the button of a gamepad that presses it, and
// the key too where that has room, in letters of the least size.
func TestMenuShowsItsKey(t *testing.T) {
	pad, esc := Glyph{Set: Xbox, Name: "B"}, Glyph{Name: "ESC"}
	for _, c := range []struct {
		what        string
		wide, high  float64
		size, least float64
		key         Glyph
	}{
		{"at the table at 1280x720", 156, 66, 0, 24, pad},
		{"at the table at 1280x720", 156, 66, 0, 24, esc},
		{"at the table at 1920x1080", 156, 54, 0, 18, pad},
		{"on the map at 1280x720", 143, 66, 25, 24, pad},
		{"on the map at 1280x720", 143, 66, 25, 24, esc},
		{"on the map at 1920x1080", 143, 54, 25, 18, pad},
	} {
		paint := func(k Glyph) string {
			look := ButtonLook{Label: "MENU", Icon: IconMenu, KeyFirst: true, Key: k, Size: c.size, Min: c.least, Larger: 1, Ground: BlueSteel}
			return string(pen.Paint(int(c.wide), int(c.high), 1, func(p pen.Pen) { DrawButton(p, c.wide, c.high, look) }).Pix)
		}
		if paint(c.key) == paint(Glyph{}) {
			t.Errorf("%s, MENU does not show %s", c.what, c.key.Name)
		}
	}
}
