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
	box     ui.Box
}

const (
	pauseWidth = 640.0
	pauseHead  = 150.0 // from the top of the menu to its first row
	pauseFoot  = 140.0 // for the lines about the keys
	pauseGap   = 40.0  // between the settings and the ways out
	pauseRow   = 58.0
)

func (m *pauseMenu) show(t *Table) {
	m.open = true
	t.zoom.Close()
	m.lay(t)
}

func (m *pauseMenu) lay(t *Table) {
	m.buttons.Clear()
	m.seed = fmt.Sprint("Seed ", t.Match.Plan().Seed)
	set := t.Settings
	rows := ui.Rows{X: (ui.StageWidth-pauseWidth)/2 + 50, Y: pauseHead, W: pauseWidth - 100}
	speeds := rows.Next(pauseRow, 16)
	for i, name := range ui.Speeds {
		m.buttons.Add(ui.Button{
			Box: speeds.CutLeft((rows.W+12)/4-12, 12), Label: strings.ToUpper(name), On: set.Speed == ui.Speed(i),
			Do: func() { t.setSpeed(ui.Speed(i)); m.lay(t) },
		})
	}
	row := func(label string, on bool, do func()) {
		m.buttons.Add(ui.Button{Box: rows.Next(pauseRow, 16), Label: label, On: on, Do: do})
	}
	row("REDUCE MOTION: "+onOff(set.ReduceMotion), set.ReduceMotion, func() { set.ReduceMotion = !set.ReduceMotion; m.lay(t) })
	full := ebiten.IsFullscreen()
	row("FULL SCREEN: "+onOff(full), full, func() { ebiten.SetFullscreen(!full); m.close() })
	rows.Y += pauseGap
	row("BACK TO THE TABLE", false, m.close)
	row("LEAVE THIS GAME", false, func() {
		m.close()
		t.dialog.Show("This game will be lost.", "Go back to the title?", "LEAVE", "STAY", func() { t.leave(t.ToTitle) })
	})
	row("QUIT", false, func() {
		m.close()
		t.dialog.Show("This game will be lost.", "Quit Lineup?", "QUIT", "STAY", func() { t.leave(t.Quit) })
	})
	// Now that it is known how high the menu is, it goes to the middle.
	m.box = ui.BoxAt(rows.X-50, 0, pauseWidth, rows.Y+pauseFoot)
	m.box.Y = (ui.StageHeight - m.box.H) / 2
	for i := range m.buttons.List {
		m.buttons.List[i].Box.Y += m.box.Y
	}
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
	if p.Key(ebiten.KeyEscape) || p.Pressed && !m.box.Has(p.X, p.Y) {
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
	c.Plate(m.box, pen.Night)
	c.Text("MENU", m.box.X+m.box.W/2, m.box.Y+76, ui.Display(64, pen.Paper), pen.Centre)
	c.Text("Speed of the table", m.box.X+50, m.box.Y+132, ui.Body(20, pen.Mist), pen.Left)
	c.Text(m.seed, m.box.X+m.box.W-50, m.box.Y+132, ui.Body(20, pen.Mist), pen.Right)
	for i, words := range keyWords {
		c.Text(words, ui.StageWidth/2, m.box.Y+m.box.H-92+float64(i)*30, ui.Body(19, pen.Mist), pen.Centre)
	}
	m.buttons.Draw(c)
}
