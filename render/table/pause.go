package table

import (
	"fmt"
	"slices"
	"strings"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/render/art/chrome"
	"lineup/render/art/pen"
	"lineup/render/board"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// pauseMenu is the pause menu of the table.
type pauseMenu struct {
	open bool
	seed string
	// speedOf names what the speeds are for: a replay has its own.
	speedOf string
	form    ui.Form
	box     ui.Box
	keys    ui.Box    // the box of the keys
	words   []keyWord // the keys shown, of the device in use
	of      action.Device
	// scale is the text scale of the keys, and most the largest that the menu has room for. Their box
	// is made for that one, so that no button moves when the text size changes.
	scale, most float64
	fit         ui.Fit // of the window that it is laid out for
}

const (
	pauseWidth    = 1280.0
	pauseInset    = 46.0
	pauseHead     = 130.0 // from the top of the menu to its first row
	pauseColumn   = 576.0
	pauseTitle    = 376.0 // of the way to the title, beside the way out
	pauseRow      = 70.0
	pauseGap      = 16.0
	pauseSpeedGap = 12.0  // between the speeds
	pauseInstant  = 160.0 // the width of the last one, whose name is long
	pauseSpeed    = 34.0  // of their letters
	pauseLabel    = 40.0  // height of the label above the settings
	keyPitch      = 38.0
	menuGlyph     = 33.0 // height of the buttons of a gamepad in the list of keys
	menuGlyphGap  = 5.0  // between two of them
	pauseMargin   = 12.0 // least distance from the edges of the stage
)

func (m *pauseMenu) show(t *Table) {
	m.open = true
	t.zoom.Close()
	m.lay(t)
}

// lay lays the menu out in the middle of the stage: first to measure its height, then in place. If
// it is too high, the keys get smaller.
func (m *pauseMenu) lay(t *Table) {
	m.fit = t.Canvas.Fit
	m.seed = fmt.Sprint("Seed ", t.Match.Plan().Seed)
	if n := len(t.Match.Record().Beyond); n > 0 {
		m.seed = fmt.Sprintf("Tag UNDONE (%s)  ·  %s", grammar.Count(n, "undo", "undos"), m.seed)
	}
	m.speedOf = "TABLE SPEED"
	if t.replay != nil {
		m.speedOf = "REPLAY SPEED"
	}
	m.most = maxKeys
	m.words, m.of = t.toldKeys(), t.Canvas.Device
	m.layFrom(t, 0)
	if over := m.box.H - (ui.StageHeight - 2*pauseMargin); over > 0 {
		m.most -= over / (float64(m.keyLines()) * keyPitch)
		m.layFrom(t, 0)
	}
	m.scale = min(t.Settings.Fit(t.Canvas.Width, t.Canvas.Height).TextScale, m.most)
	m.layFrom(t, (ui.StageHeight-m.box.H)/2)
}

// layFrom lays the menu out with its upper edge at a height.
func (m *pauseMenu) layFrom(t *Table, top float64) {
	left := ui.Rows{X: (ui.StageWidth-pauseWidth)/2 + pauseInset, Y: top + pauseHead, W: pauseColumn}
	right := ui.Rows{X: left.X + pauseWidth - 2*pauseInset - pauseColumn, Y: left.Y + pauseLabel, W: pauseColumn}
	m.form.Clear()
	m.form.Gap = pauseGap
	for _, row := range m.acts(t) {
		m.form.Add(&left, pauseGap, row)
	}
	m.form.Add(&right, pauseGap, m.speeds(t))
	for _, row := range m.ways(t) {
		m.form.Add(&right, pauseGap, row)
	}
	m.keys = ui.BoxAt(left.X, max(left.Y, right.Y)+14, pauseWidth-2*pauseInset, float64(m.keyLines())*keyPitch*m.most+16)
	m.box = ui.BoxAt(left.X-pauseInset, top, pauseWidth, m.keys.Y+m.keys.H+26-top)
}

// keyLines returns the number of lines of the keys, which are in two columns.
func (m *pauseMenu) keyLines() int { return (len(m.words) + 1) / 2 }

// menuRow returns a row of buttons that share its width.
func menuRow(buttons ...ui.Button) ui.FormRow {
	row := ui.FormRow{Height: pauseRow}
	for _, b := range buttons {
		row.Controls = append(row.Controls, ui.Control{Button: b})
	}
	return row
}

// closing returns a function that closes the menu and calls do.
func (m *pauseMenu) closing(do func()) func() { return func() { m.close(); do() } }

// acts returns the rows about the game.
func (m *pauseMenu) acts(t *Table) []ui.FormRow {
	if r := t.replay; r != nil {
		return m.replayActs(t, r)
	}
	rows := []ui.FormRow{menuRow(ui.Button{Label: "BACK TO GAME", Act: action.Back, Ground: chrome.BlueBig, Do: m.close})}
	card, turn := t.noCardBack(), t.noWayBack(t.Match.TurnBack())
	rows = append(rows, menuRow(ui.Button{Label: "UNDO LAST CARD", Off: card != "", Why: card, Do: m.closing(t.cardBack)},
		ui.Button{Label: "RESTART TURN", Off: turn != "", Why: turn, Do: m.closing(t.turnBack)}))
	var both []ui.Button
	if t.SaveAs != nil {
		both = append(both, ui.Button{Label: "SAVE THIS GAME", Do: m.closing(t.askName)})
	}
	if gone, leaves := t.leaveForGood(); leaves {
		both = append(both, gone)
	}
	if len(both) > 0 {
		rows = append(rows, menuRow(both...))
	}
	return rows
}

// replayActs returns the rows about a replay.
func (m *pauseMenu) replayActs(t *Table, r *replay) []ui.FormRow {
	rows := []ui.FormRow{menuRow(ui.Button{Label: "BACK TO REPLAY", Act: action.Back, Ground: chrome.BlueBig, Do: m.close})}
	if r.Share != nil {
		rows = append(rows, menuRow(ui.Button{Label: "SHARE THIS REPLAY", Do: m.closing(func() { t.leave(func() { r.Share(r.At) }) })}))
	}
	if r.Close != nil {
		rows = append(rows, menuRow(ui.Button{Label: "CLOSE THIS REPLAY", Do: m.closing(func() { r.close(t) })}))
	}
	return rows
}

// ways returns the rows that lead elsewhere.
func (m *pauseMenu) ways(t *Table) []ui.FormRow {
	var both []ui.Button
	if t.ToSettings != nil {
		both = append(both, ui.Button{Label: "SETTINGS", Do: t.ToSettings}) // the menu is still open when they are left
	}
	if t.Rules != nil {
		both = append(both, ui.Button{Label: "RULES", Act: action.Rules, Do: m.closing(func() { t.readRules() })})
	}
	var rows []ui.FormRow
	if len(both) > 0 {
		rows = append(rows, menuRow(both...))
	}
	if t.ToCampaign != nil {
		rows = append(rows, menuRow(ui.Button{Label: "EXIT TO CAMPAIGN", Do: m.closing(func() { t.leaving(t.ToCampaign, "Exit to the campaign?", "EXIT") })}))
	}
	out := menuRow(ui.Button{Label: "EXIT TO TITLE", Do: m.closing(func() { t.leaving(t.ToTitle, "Exit to the title?", "EXIT") })},
		ui.Button{Label: "QUIT", Ground: chrome.RedEnd, Do: m.closing(t.AskToQuit)})
	out.Controls[0].Width = pauseTitle
	return append(rows, out)
}

// speeds returns the row of the speeds, which a player wants at hand. All other settings have a screen.
func (m *pauseMenu) speeds(t *Table) ui.FormRow {
	row := ui.FormRow{Height: pauseRow}
	for i := range ui.Speeds {
		wide := 0.0 // the rest, in equal shares
		if ui.Speed(i) == ui.Instant {
			wide = pauseInstant
		}
		row.Controls = append(row.Controls, ui.Control{Gap: pauseSpeedGap, Width: wide,
			Button: ui.Button{Label: ui.Speed(i).Label(), Size: pauseSpeed, On: t.speed() == ui.Speed(i), Do: func() { t.setSpeed(ui.Speed(i)); m.lay(t) }}})
	}
	return row
}

// maxKeys is the largest text scale of the keys.
const maxKeys = 1.4

// Ask asks a question at the table. Do is called on a yes.
func (t *Table) Ask(words, second, yes, no string, do func()) {
	t.uncover()
	t.dialog.Show(words, second, yes, no, do)
}

// uncover closes the layers that would cover a question.
func (t *Table) uncover() {
	t.book.Close()
	t.zoom.Close()
}

// askName asks for the name of a save.
func (t *Table) askName() {
	t.dialog.Ask("Name this save", grammar.Capital(grammar.Turn(int(t.Match.View(engine.NoSeat).Turn().Number))), "SAVE", "CANCEL", t.SaveAs)
}

// leaving leaves the table by calling to, after a question if the game is not saved.
func (t *Table) leaving(to func(), question, yes string) {
	if t.clock.spent > t.clock.saved {
		t.changed()
	}
	if t.replay != nil || t.Lost == nil || t.Lost() == "" {
		t.leave(to)
		return
	}
	t.dialog.Show(t.Lost(), question, yes, "CANCEL", func() { t.leave(to) })
}

// leaveForGood returns the button that lets the viewer leave the game for good, if the rules allow
// it. The button is off while they cannot.
func (t *Table) leaveForGood() (b ui.Button, ok bool) {
	v := t.view()
	if t.replay != nil || !slices.ContainsFunc(v.Library().Offers, func(o engine.Offer) bool {
		return o.Kind == engine.OptAct && t.Match.Book().Label(o.Label) == card.LeaveTheGame
	}) {
		return b, false
	}
	b = ui.Button{Label: "LEAVE GAME", Off: true, Why: "You can leave on your turn, when no question is open"}
	for _, o := range t.ask.options {
		if t.ask.mine && t.leavesTheGame(v, o) {
			b.Off, b.Why = false, ""
			b.Do = func() {
				t.pause.close()
				t.dialog.Show("Leave the game, "+t.name(t.eyes)+"?", "Your turn ends, your cards leave the game, and you lose. The others play on.", "LEAVE", "CANCEL", func() { t.answer(o) })
			}
		}
	}
	return b, true
}

// AskToQuit quits, after a question if the game is not saved.
func (t *Table) AskToQuit() {
	t.uncover()
	t.leaving(t.Quit, "Quit Lineup?", "QUIT")
}

func (m *pauseMenu) close() { m.open = false }

// update takes all input while the menu is open. It always reports true.
func (m *pauseMenu) update(t *Table, p *ui.Pointer) bool {
	if m.of != t.Canvas.Device || m.fit != t.Canvas.Fit { // the window was resized, or a setting or the device has changed
		m.lay(t)
	}
	if p.Does(action.Back) || p.Confirm() || p.Pressed && !m.box.Has(p.X, p.Y) {
		m.close()
		return true
	}
	m.form.Update(p)
	return true
}

func (m *pauseMenu) draw(c *ui.Canvas) {
	c.Veil(0.6)
	c.Panel(m.box, pen.CanDo)
	x := m.box.X + pauseInset
	c.Shout("MENU", x+6, m.box.Y+92, 400, ui.Display(88, pen.Paper), pen.Left, chrome.Edge{Colour: pen.Ink, Width: 14, Depth: 6, Side: chrome.RedEnd})
	right := m.box.X + m.box.W - pauseInset
	c.Paragraph(m.seed, right, m.box.Y+62, 800, 30, 2, ui.Body(ui.MinMenu, pen.SoftPaper), pen.Right)
	c.Label(m.speedOf, right-pauseColumn, m.box.Y+pauseHead+26, pauseColumn, ui.Display(28, pen.CanDo), pen.Left)
	c.Well(m.keys)
	for i, k := range m.words {
		half, scale, pitch := m.keyLines(), m.scale, keyPitch*m.most
		at := m.keys.X + 20 + float64(i/half)*(m.keys.W/2)
		y := m.keys.Y + 8 + pitch/2 + float64(i%half)*pitch
		if m.of == action.Gamepad {
			x := at
			for j := range k.hints {
				if w := c.HintKeys(&k.hints[j], x, y, menuGlyph*scale); w > 0 {
					x += w + menuGlyphGap
				}
			}
		} else {
			c.Tag(strings.ToUpper(k.key), at, y, ui.MinMenu*scale, pen.Paper, pen.Ink)
		}
		c.TextWithin(k.does, at+198*scale, y+8*scale, m.keys.W/2-26-198*scale, ui.Body(ui.MinMenu*scale, pen.SoftPaper))
	}
	m.form.Draw(c)
}

// noEnd says why the viewer cannot end the turn now, or returns "" if they can.
func (t *Table) noEnd() string {
	seat := t.view().Turn().Seat
	switch _, can := t.ask.find(engine.OptEnd); {
	case can && t.ask.mine:
		return ""
	case t.Match.Over():
		return "The game is over"
	case t.ask.mine && t.ask.kind == engine.DecideTurn:
		return "Play " + card.AndList(t.waiting()) + " from play first"
	case t.ask.mine:
		return "Answer the question first"
	case seat == engine.NoSeat || seat == t.eyes:
		return t.name(t.Match.ToAct()) + " must answer a question first"
	}
	return "It's " + grammar.Possessive(t.name(seat)) + " turn"
}

// waiting returns the names of the cards in play that the viewer can play, which must be played before the turn ends.
func (t *Table) waiting() (names []string) {
	v := t.view()
	for _, o := range v.Pending().Options {
		if f := v.Face(o.Card); o.Kind == engine.OptPlay && f != nil && board.WhereIs(v, o.Card).Place == engine.InPlay && !slices.Contains(names, f.Name) {
			names = append(names, f.Name)
		}
	}
	return names
}

// noWayOn says why nothing can be redone, or returns "" if something can.
func (t *Table) noWayOn() string {
	if t.Match.Again() < 0 {
		return "Nothing to redo"
	}
	return ""
}

// placeButtons lays out the buttons at the lower right of the table.
func (t *Table) placeButtons() {
	t.buttons.Clear()
	if t.replay != nil {
		t.replay.placeButtons(t)
		return
	}
	g := t.layout
	add := func(b ui.Button, why string) {
		b.Off, b.Why = why != "", why
		t.buttons.Add(b)
	}
	size := 0.0
	if t.Settings.TurnTime > 0 {
		size = clockEndTurn
	}
	add(ui.Button{Box: g.EndTurn, Label: "END TURN", Act: action.EndTurn, Slant: true, Size: size, First: t.beginsAtEnd(), Do: t.endTurn}, t.noEnd())
	add(ui.Button{Box: g.Small[0], Size: g.SmallText, Label: "UNDO", Icon: chrome.IconUndo, KeyFirst: true, Act: action.Undo, Tip: t.undoTip(), Do: t.stepBack}, t.noWayBack(t.Match.StepBack()))
	add(ui.Button{Box: g.Small[1], Size: g.SmallText, Label: "REDO", Icon: chrome.IconRedo, KeyFirst: true, Act: action.Redo, Do: t.redo}, t.noWayOn())
	t.buttons.Add(ui.Button{Box: g.Small[2], Size: g.SmallText, Label: "LOG", Icon: chrome.IconLog, KeyFirst: true, Act: action.Log, Do: t.toggleLog})
	menu := t.menuButton()
	menu.Box, menu.Size = g.Small[3], g.SmallText
	t.buttons.Add(menu)
}

// menuButton returns the button that opens the menu. It has no place yet.
func (t *Table) menuButton() ui.Button {
	return ui.Button{Label: "MENU", Icon: chrome.IconMenu, KeyFirst: true, Act: action.Back, Do: func() { t.pause.show(t) }}
}
