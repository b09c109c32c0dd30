package render

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art"
)

// keyWords tells the keys of the table, line by line.
var keyWords = [...]string{
	"1 to 9: use a card of the hand  ·  E: end turn  ·  Enter: yes",
	"Space: skip, or look under a choice  ·  L: log  ·  F11: full screen",
	"Minus: slower  ·  Equals: faster",
}

// menu is the pause menu of the table, with the settings.
type menu struct {
	open    bool
	seed    string
	buttons buttons
}

var menuBox = box{640, 140, 640, 760}

func (m *menu) show(t *table) {
	m.open = true
	t.reader.close()
	m.lay(t)
}

func (m *menu) lay(t *table) {
	m.buttons.clear()
	m.seed = fmt.Sprint("Seed ", t.match.Plan().Seed)
	x, w := menuBox.x+50, menuBox.w-100
	set := &t.app.Settings
	for i, name := range Speeds {
		m.buttons.add(button{
			box: box{x + float64(i)*(w+12)/4, menuBox.y + 150, (w+12)/4 - 12, 54}, label: upper(name), on: set.Speed == Speed(i),
			do: func() { t.setSpeed(Speed(i)); m.lay(t) },
		})
	}
	row := func(y float64, label string, on bool, do func()) {
		m.buttons.add(button{box: box{x, menuBox.y + y, w, 58}, label: label, on: on, do: do})
	}
	row(232, "REDUCE MOTION: "+onOff(set.Calm), set.Calm, func() { set.Calm = !set.Calm; m.lay(t) })
	full := ebiten.IsFullscreen()
	row(306, "FULL SCREEN: "+onOff(full), full, func() { ebiten.SetFullscreen(!full); m.close() })
	row(404, "BACK TO THE TABLE", false, m.close)
	row(478, "LEAVE THIS GAME", false, func() {
		m.close()
		t.dialog.show("This game will be lost.", "Go back to the title?", "LEAVE", "STAY", func() { t.app.show(newTitle(t.app)) })
	})
	row(552, "QUIT", false, func() {
		m.close()
		t.dialog.show("This game will be lost.", "Quit Lineup?", "QUIT", "STAY", func() { t.app.quit = true })
	})
}

func onOff(on bool) string {
	if on {
		return "ON"
	}
	return "OFF"
}

func (m *menu) close() { m.open = false }

// update tells whether the menu is open: it takes all input.
func (m *menu) update(t *table, p *pointer) bool {
	if !m.open {
		return false
	}
	if p.key(ebiten.KeyEscape) || p.pressed && !menuBox.has(p.x, p.y) {
		m.close()
		return true
	}
	m.buttons.update(p)
	return true
}

func (m *menu) draw(c *canvas) {
	if !m.open {
		return
	}
	c.veil(0.6)
	c.plate(menuBox, art.Night)
	c.text("MENU", menuBox.x+menuBox.w/2, menuBox.y+76, display(64, art.Paper), art.Centre)
	c.text("Speed of the table", menuBox.x+50, menuBox.y+132, body(20, art.Mist), art.Left)
	c.text(m.seed, menuBox.x+menuBox.w-50, menuBox.y+132, body(20, art.Mist), art.Right)
	for i, words := range keyWords {
		c.text(words, stageWidth/2, menuBox.y+menuBox.h-92+float64(i)*30, body(19, art.Mist), art.Centre)
	}
	m.buttons.draw(c)
}
