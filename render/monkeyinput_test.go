package render

import (
	"fmt"
	"reflect"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/match"
	"lineup/game/mode"
	"lineup/render/art"
	"lineup/render/menu"
	"lineup/render/table"
	"lineup/render/table/question"
	"lineup/render/ui"
)

// This file has the monkey's mouse and keyboard.

// monkeyKeys are the keys that the monkey presses. F11 is missing because it would make the real
// window full screen.
var monkeyKeys = []ebiten.Key{
	ebiten.KeyEscape, ebiten.KeyEscape, ebiten.KeyEnter, ebiten.KeySpace, ebiten.KeyTab, ebiten.KeyE, ebiten.KeyE, ebiten.KeyL,
	ebiten.KeyA, ebiten.KeyQ, ebiten.KeyY, ebiten.KeyZ, ebiten.KeyBackspace, ebiten.KeyDelete, ebiten.KeyMinus, ebiten.KeyEqual,
	ebiten.KeyLeft, ebiten.KeyRight, ebiten.KeyUp, ebiten.KeyDown, ebiten.KeyHome, ebiten.KeyEnd, ebiten.KeyPageUp, ebiten.KeyPageDown,
	ebiten.KeyDigit1, ebiten.KeyDigit1, ebiten.KeyDigit2, ebiten.KeyDigit3, ebiten.KeyDigit5, ebiten.KeyDigit9, ebiten.KeyNumpad1, ebiten.KeyNumpadEnter,
	ebiten.KeyF1, ebiten.KeyF5, ebiten.KeyF9,
}

// monkeyTexts are the texts that the monkey types.
var monkeyTexts = []string{"a", "Ana", "7", "18446744073709551616", " ", "日本語", "é", "😀", "a name that is too long for any field of the whole program", ".."}

// input makes one random input.
func (k *monkey) input() {
	k.Helper()
	answers := k.given()
	h, f := k.hands, k.app.canvas.Fit
	x, y := k.place()
	switch n := k.chance.IntN(1000); {
	case n < 70:
		k.do("move", func() { h.X, h.Y = x, y; k.tick(1) })
	case n < 110:
		b := k.chance.IntN(int(ebiten.StandardGamepadButtonMax) + 1)
		k.do(fmt.Sprint("pad button ", b), func() { h.Pad.Held = 1 << b; k.tick(1 + k.chance.IntN(30)); h.Pad.Held = 0; k.tick(1) })
	case n < 330: // something on the screen
		if all := k.things(); len(all) > 0 {
			w := all[k.chance.IntN(len(all))]
			k.click(w.x, w.y, "click on "+w.words())
		}
	case n < 400:
		if all := k.things(); len(all) > 0 {
			w := all[k.chance.IntN(len(all))]
			k.do(fmt.Sprintf("move to %s at %.0f %.0f", w.words(), w.x, w.y), func() { h.X, h.Y = w.x, w.y; k.tick(1 + k.chance.IntN(25)) })
		}
	case n < 480:
		k.click(x, y, "click")
	case n < 510:
		k.click(x, y, "click twice")
		k.press(&h.Left)
	case n < 540:
		k.do(fmt.Sprintf("hold left: %v", !h.Left), func() { h.Left = !h.Left; k.tick(1) })
	case n < 590:
		k.do(fmt.Sprintf("right click at %.0f %.0f", x, y), func() { h.X, h.Y = x, y; k.press(&h.Right) })
	case n < 650:
		if all := k.things(); len(all) > 0 && k.chance.IntN(3) > 0 {
			w := all[k.chance.IntN(len(all))]
			h.X, h.Y = w.x, w.y
		}
		fromX, fromY := h.X, h.Y
		k.do(fmt.Sprintf("drag from %.0f %.0f to %.0f %.0f", fromX, fromY, x, y), func() {
			h.Left = true
			k.tick(1)
			for i := range 4 {
				part := float64(i+1) / 4
				h.X, h.Y = fromX+(x-fromX)*part, fromY+(y-fromY)*part
				k.tick(1)
			}
			h.Left = false
			k.tick(1)
		})
	case n < 690:
		turn := float64(k.chance.IntN(7) - 3)
		k.do(fmt.Sprint("wheel ", turn), func() { h.Wheel = turn; k.tick(1) })
	case n < 860:
		h.Ctrl, h.Shift = k.chance.IntN(6) == 0, k.chance.IntN(8) == 0
		k.key(monkeyKeys[k.chance.IntN(len(monkeyKeys))])
		h.Ctrl, h.Shift = false, false
	case n < 890:
		text := monkeyTexts[k.chance.IntN(len(monkeyTexts))]
		k.do(fmt.Sprintf("type %q", text), func() { h.Runes = []rune(text); k.tick(1) })
	case n < 910:
		k.do(fmt.Sprintf("hold V: %v", !h.Look), func() { h.Look = !h.Look; k.tick(1) })
	case n < 985:
		ticks := 1 + k.chance.IntN(60)
		k.do(fmt.Sprintf("wait %d ticks", ticks), func() { k.tick(ticks) })
	case n < 994:
		size := k.sizes[k.chance.IntN(len(k.sizes))]
		if size != [2]int{f.Width, f.Height} {
			k.do(fmt.Sprintf("window of %d by %d", size[0], size[1]), func() { k.window(size); k.tick(1) })
		}
	default:
		k.do("close the window", k.app.close)
	}
	if k.made++; k.made%drawnEvery == 0 {
		k.draw()
	}
	if n := k.given(); n > answers {
		k.answers += n - answers
	}
}

// given returns the number of answers in the current game, or 0 if there is none.
func (k *monkey) given() int {
	if t, ok := k.app.scene.(*table.Table); ok {
		return t.Match.Given()
	}
	return 0
}

// do notes an action and runs it.
func (k *monkey) do(words string, do func()) {
	k.list = append(k.list, words)
	do()
}

func (k *monkey) key(key ebiten.Key) {
	k.Helper()
	words := "press " + key.String()
	if k.hands.Ctrl {
		words = "press Ctrl+" + key.String()
	}
	if k.hands.Shift {
		words += " with Shift"
	}
	k.do(words, func() { k.hands.Hit(key); k.tick(1) })
}

func (k *monkey) click(x, y float64, words string) {
	k.Helper()
	k.do(fmt.Sprintf("%s at %.0f %.0f", words, x, y), func() {
		k.hands.X, k.hands.Y = x, y
		k.press(&k.hands.Left)
	})
}

// press presses and releases a mouse button.
func (k *monkey) press(button *bool) {
	k.Helper()
	*button = true
	k.tick(1)
	*button = false
	k.tick(1)
}

// place returns a random place of the window, in pixels, or one just outside.
func (k *monkey) place() (x, y float64) {
	f := k.app.canvas.Fit
	return k.chance.Float64()*float64(f.Width+40) - 20, k.chance.Float64()*float64(f.Height+40) - 20
}

// thing is something to click, with its place in pixels and its label.
type thing struct {
	x, y  float64
	label string // "" for a card
	off   bool
}

func (t thing) words() string {
	if t.label == "" {
		return "a card"
	}
	return t.label
}

// things returns all buttons and cards found in the fields of the screen. Some may be under others.
func (k *monkey) things() []thing {
	var out []thing
	f := k.app.canvas.Fit
	seen := map[uintptr]bool{}
	add := func(box reflect.Value, label string, off bool) {
		b := [4]float64{}
		for i := range b {
			b[i] = box.Field(i).Float()
		}
		if b[2] > 0 {
			out = append(out, thing{(b[0]+b[2]/2)*f.Unit + f.Left, (b[1]+b[3]/2)*f.Unit + f.Top, label, off})
		}
	}
	var walk func(v reflect.Value)
	walk = func(v reflect.Value) {
		switch v.Kind() {
		case reflect.Pointer:
			if v.IsNil() || notSearched[v.Type()] || seen[v.Pointer()] {
				return
			}
			seen[v.Pointer()] = true
			walk(v.Elem())
		case reflect.Slice, reflect.Array:
			if v.Len() > 0 && !notSearched[v.Type()] && v.Type().Elem().Kind() >= reflect.Array {
				for i := range v.Len() {
					walk(v.Index(i))
				}
			}
		case reflect.Struct:
			switch v.Type() {
			case reflect.TypeFor[ui.Button]():
				add(v.FieldByName("Box"), v.FieldByName("Label").String(), v.FieldByName("Off").Bool())
				return
			case reflect.TypeFor[ui.Field]():
				add(v.FieldByName("Box"), "a field", false)
				return
			case reflect.TypeFor[question.Button]():
				words := ""
				for i := range v.FieldByName("Lines").Len() {
					words += v.FieldByName("Lines").Index(i).FieldByName("Text").String() + " "
				}
				add(v.FieldByName("Box"), words, v.FieldByName("Reply").Int() < 0)
				return
			case reflect.TypeFor[question.Card]():
				add(v.FieldByName("Seen"), "", false)
				return
			}
			if v.Type().Name() == "spot" {
				p := v.FieldByName("pose")
				out = append(out, thing{p.FieldByName("X").Float()*f.Unit + f.Left, p.FieldByName("Y").Float()*f.Unit + f.Top, "", false})
				return
			}
			if name := hiddenBy[v.Type().Name()]; name != "" {
				if shown := v.FieldByName(name); shown.IsValid() && !shown.Bool() {
					return
				}
			}
			for i := range v.NumField() {
				walk(v.Field(i))
			}
		default: // nothing to click
		}
	}
	walk(reflect.ValueOf(k.app.scene))
	return out
}

// hiddenBy maps types that may be hidden to the field that says they are shown.
var hiddenBy = map[string]string{
	"Browser": "shown", "Dialog": "shown", "Sheet": "shown", "HeroPicker": "shown", "fileList": "shown",
	"Book": "shown", "pauseMenu": "open", "logPanel": "open", "curtain": "up", "Stage": "",
}

// notSearched are the types without anything to click.
var notSearched = map[reflect.Type]bool{
	reflect.TypeFor[*match.Match]():     true,
	reflect.TypeFor[*match.Chronicle](): true,
	reflect.TypeFor[*menu.Program]():    true,
	reflect.TypeFor[*mode.Catalog]():    true,
	reflect.TypeFor[*ui.Canvas]():       true,
	reflect.TypeFor[*ebiten.Image]():    true,
	reflect.TypeFor[*art.Face]():        true,
	reflect.TypeFor[[]art.Face]():       true,
	reflect.TypeFor[[]match.Line]():     true,
}
