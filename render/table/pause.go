package table

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// keyWords tells the keys of the table, line by line.
var keyWords = [...]string{
	"1 to 9: use a card of the hand  ·  E: end turn  ·  Enter: yes",
	"Space: skip, or look under a choice  ·  L: log  ·  F11: full screen",
	"Ctrl+Z: undo  ·  Ctrl+Y: redo  ·  Shift+Backspace: take back a card",
	"F5: quick save  ·  F9: quick load  ·  Minus: slower  ·  Equals: faster",
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
	pauseFoot  = 170.0 // for the lines about the keys
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
	if n := len(t.Match.Record().Beyond); n > 0 {
		m.seed = fmt.Sprintf("Marked: taken back ×%d  ·  %s", n, m.seed)
	}
	set := t.Settings
	rows := ui.Rows{X: (ui.StageWidth-pauseWidth)/2 + 50, Y: pauseHead, W: pauseWidth - 100}
	speeds := rows.Next(pauseRow, 16)
	for i := range ui.Speeds {
		m.buttons.Add(ui.Button{
			Box: speeds.CutLeft((rows.W+12)/float64(len(ui.Speeds))-12, 12), Label: ui.Speed(i).Label(), On: set.Speed == ui.Speed(i),
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
	if t.replay == nil {
		two := rows.Next(pauseRow, 16)
		half := (rows.W - 16) / 2
		card, turn := t.noWayBack(t.Match.CardBack()), t.noWayBack(t.Match.TurnBack())
		m.buttons.Add(ui.Button{Box: two.CutLeft(half, 16), Label: "TAKE BACK A CARD", Off: card != "", Why: card, Do: func() { m.close(); t.cardBack() }})
		m.buttons.Add(ui.Button{Box: two, Label: "RESTART THE TURN", Off: turn != "", Why: turn, Do: func() { m.close(); t.turnBack() }})
		if t.SaveAs != nil {
			row("SAVE THIS GAME", false, func() { m.close(); t.askName() })
		}
	}
	row("GO TO THE TITLE", false, func() { m.close(); t.leaving(t.ToTitle, "Go back to the title?", "LEAVE") })
	row("QUIT", false, func() { m.close(); t.AskToQuit() })
	// Now that it is known how high the menu is, it goes to the middle.
	m.box = ui.BoxAt(rows.X-50, 0, pauseWidth, rows.Y+pauseFoot)
	m.box.Y = (ui.StageHeight - m.box.H) / 2
	for i := range m.buttons.List {
		m.buttons.List[i].Box.Y += m.box.Y
	}
}

// Ask asks something at the table; do is done on a yes.
func (t *Table) Ask(words, second, yes, no string, do func()) {
	t.dialog.Show(words, second, yes, no, do)
}

// askName asks what the game is to be called that is saved.
func (t *Table) askName() {
	t.dialog.Ask("What is this game to be called?", fmt.Sprintf("Turn %d", t.Match.View(engine.NoSeat).Turn().Number), "SAVE", "CANCEL", t.SaveAs)
}

// leaving goes to where leaves the table, after a question if the game is kept nowhere.
func (t *Table) leaving(to func(), question, yes string) {
	if t.replay != nil || t.Lost == nil || t.Lost() == "" {
		t.leave(to)
		return
	}
	t.dialog.Show(t.Lost(), question, yes, "STAY", func() { t.leave(to) })
}

// AskToQuit quits, after a question if the game is kept nowhere.
func (t *Table) AskToQuit() { t.leaving(t.Quit, "Quit Lineup?", "QUIT") }

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
	p.Take(m)
	if p.Key(ebiten.KeyEscape) || p.Pressed && !m.box.Has(p.X, p.Y) {
		m.close()
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
		c.Text(words, ui.StageWidth/2, m.box.Y+m.box.H-122+float64(i)*30, ui.Body(19, pen.Mist), pen.Centre)
	}
	m.buttons.Draw(c)
}
