package table

import (
	"fmt"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/pen"
	"lineup/render/ui"
)

// keyWords tells the keys of the table, line by line.
var keyWords = [...]string{
	"1 to 9: use a card of the hand  ·  E: end turn  ·  Enter: yes",
	"Space: skip, or look under a choice  ·  L: log  ·  F11: full screen",
	"Minus: slower  ·  Equals: faster",
}

// pauseMenu is the pause menu of the table, with the settings.
type pauseMenu struct {
	open    bool
	seed    string
	buttons ui.Buttons
}

var pauseBox = ui.BoxAt(640, 140, 640, 760)

func (m *pauseMenu) show(t *Table) {
	m.open = true
	t.zoom.Close()
	m.lay(t)
}

func (m *pauseMenu) lay(t *Table) {
	m.buttons.Clear()
	m.seed = fmt.Sprint("Seed ", t.Match.Plan().Seed)
	x, w := pauseBox.X+50, pauseBox.W-100
	set := t.Settings
	for i, name := range ui.Speeds {
		m.buttons.Add(ui.Button{
			Box: ui.BoxAt(x+float64(i)*(w+12)/4, pauseBox.Y+150, (w+12)/4-12, 54), Label: strings.ToUpper(name), On: set.Speed == ui.Speed(i),
			Do: func() { t.setSpeed(ui.Speed(i)); m.lay(t) },
		})
	}
	row := func(y float64, label string, on bool, do func()) {
		m.buttons.Add(ui.Button{Box: ui.BoxAt(x, pauseBox.Y+y, w, 58), Label: label, On: on, Do: do})
	}
	row(232, "REDUCE MOTION: "+onOff(set.ReduceMotion), set.ReduceMotion, func() { set.ReduceMotion = !set.ReduceMotion; m.lay(t) })
	full := ebiten.IsFullscreen()
	row(306, "FULL SCREEN: "+onOff(full), full, func() { ebiten.SetFullscreen(!full); m.close() })
	row(404, "BACK TO THE TABLE", false, m.close)
	row(478, "LEAVE THIS GAME", false, func() {
		m.close()
		t.dialog.Show("This game will be lost.", "Go back to the title?", "LEAVE", "STAY", func() { t.leave(t.ToTitle) })
	})
	row(552, "QUIT", false, func() {
		m.close()
		t.dialog.Show("This game will be lost.", "Quit Lineup?", "QUIT", "STAY", func() { t.leave(t.Quit) })
	})
}

func onOff(on bool) string {
	if on {
		return "ON"
	}
	return "OFF"
}

func (m *pauseMenu) close() { m.open = false }

// update reports whether the menu is open: it takes all input.
func (m *pauseMenu) update(t *Table, p *ui.Pointer) bool {
	if !m.open {
		return false
	}
	if p.Key(ebiten.KeyEscape) || p.Pressed && !pauseBox.Has(p.X, p.Y) {
		m.close()
		p.Spend()
		return true
	}
	m.buttons.Update(p)
	return true
}

func (m *pauseMenu) draw(c *ui.Canvas) {
	if !m.open {
		return
	}
	c.Veil(0.6)
	c.Plate(pauseBox, pen.Night)
	c.Text("MENU", pauseBox.X+pauseBox.W/2, pauseBox.Y+76, ui.Display(64, pen.Paper), pen.Centre)
	c.Text("Speed of the table", pauseBox.X+50, pauseBox.Y+132, ui.Body(20, pen.Mist), pen.Left)
	c.Text(m.seed, pauseBox.X+pauseBox.W-50, pauseBox.Y+132, ui.Body(20, pen.Mist), pen.Right)
	for i, words := range keyWords {
		c.Text(words, ui.StageWidth/2, pauseBox.Y+pauseBox.H-92+float64(i)*30, ui.Body(19, pen.Mist), pen.Centre)
	}
	m.buttons.Draw(c)
}
