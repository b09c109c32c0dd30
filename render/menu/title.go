package menu

import (
	"slices"
	"strings"
	"time"

	"lineup/game/grammar"
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/rulebook"
	"lineup/render/ui"
	"lineup/render/ui/action"
	"lineup/render/wording"
)

// Title is the first screen.
type Title struct {
	program  *Program
	Buttons  ui.Buttons
	fit      ui.Fit             // of the window at the last layout
	latest   <-chan *Latest     // delivers what CONTINUE resumes; nil afterward
	resumed  *Latest            // what CONTINUE resumes; nil if nothing
	stands   standing           // the standing of the running game
	standing ui.Later[standing] // looks for more of it
	pictures ui.Pictures
	fault    string
	changed  bool // since the last drawing
	rules    rulebook.Book
	layers   ui.Overlays
}

// NewTitle returns the title.
func NewTitle(p *Program) *Title {
	t := &Title{program: p, fit: ui.FitInto(ui.StageWidth, ui.StageHeight)}
	t.Buttons.Name, t.Buttons.Balloons = "title", true
	t.layers = ui.Over(&t.rules)
	if p.Latest != nil {
		t.latest = p.Latest()
	}
	t.look()
	t.lay()
	return t
}

// look takes the results found since the last tick.
func (t *Title) look() {
	select {
	case t.resumed = <-t.latest:
		t.latest = nil
		if t.resumed == nil {
			return
		}
		t.changed = true
		if g := t.resumed.Game; g != nil {
			t.stands = listedStanding(g)
			if g.Fault == "" {
				p, id, listed := t.program, g.ID, t.stands
				t.standing.Start(func() standing {
					full, _ := fullStanding(p, id, listed)
					return full
				})
			}
		}
		t.lay()
	default:
	}
	if s, ok := t.standing.Take(); ok {
		t.stands, t.changed = s, true
	}
}

// Find waits for what CONTINUE resumes, but only for a moment, so that the first frame can show it.
func (t *Title) Find() {
	if t.latest == nil {
		return
	}
	found := make(chan *Latest, 1)
	select {
	case l := <-t.latest:
		found <- l
		t.latest = found
	case <-time.After(200 * time.Millisecond):
	}
	t.look()
}

// The sizes of the menu. Each row is farther left than the one above.
const (
	titleWidth = 600.0
	titleLean  = 8.0 // between rows
	firstY     = 396.0
	// These are for a tall window: the width of the menu, and its height with the line below it.
	tallWidth, tallMenu = 740.0, 690.0 + tallGap
	// tallGap is the height above the last row in a tall window, for the balloons of its buttons.
	tallGap = 130.0
)

// titleTop returns the y of the menu, which in a tall window is at the bottom.
func titleTop(f ui.Fit) float64 {
	if f.Narrow {
		room := f.Room()
		return room.Y + room.H - tallMenu
	}
	return firstY
}

// lay lays out the buttons. CONTINUE is first if there is something to continue.
func (t *Title) lay() {
	t.Buttons.Clear()
	p := t.program
	rows, most, usual := ui.Rows{X: titleLeft(t.fit.Room()), Y: titleTop(t.fit), W: titleWidth}, titleWidth, 560.0
	if t.fit.Narrow {
		most, usual = tallWidth, tallWidth
		rows.X, rows.W = (ui.StageWidth-most)/2+2*titleLean, most
	}
	next := func(w, h, gap float64) ui.Box {
		b := rows.Next(h, gap)
		b.W = w
		rows.X -= titleLean
		return b
	}
	quick := ui.Button{Label: "QUICK GAME", Tip: "You against the strongest computer player.", Act: action.QuickGame, Ground: chrome.BlueBig, Size: 48, Do: t.start(p.Quick)}
	if t.resumed != nil {
		box := next(most, 226, 32)
		t.Buttons.Add(ui.Button{Box: box, Label: "CONTINUE", Do: t.goOn, Act: action.Continue, Calls: t.resumed.call(), First: true, Lean: continueLean, Draw: func(c *ui.Canvas, state chrome.ButtonState) { t.drawContinue(c, box, state) }})
		quick.Box = next(usual, 92, 32)
		if p.Campaigns != nil {
			quick.Box = ui.BoxAt(quick.Box.X, quick.Box.Y, quick.Box.W, 78)
			rows.Y -= 24
		}
	} else {
		rows.Y += 54
		quick.Size, quick.Ground = 58, chrome.RedEnd
		quick.Box = next(usual, 116, 36)
	}
	t.Buttons.Add(quick)
	wide, high, gap := usual, 84.0, 34.0
	if p.Campaigns != nil { // one more below
		high, gap = 72, 24
	}
	t.Buttons.Add(ui.Button{Box: next(wide, high, gap), Label: "NEW GAME", Tip: "Choose the players, the sets, the heroes, and the variants.", Act: action.NewGame, Ground: chrome.BlueBig, Size: 46, Do: p.Setup})
	if w := p.Campaigns; w != nil {
		t.Buttons.Add(ui.Button{Box: next(wide, high, gap), Label: w.Label, Tip: w.Says, Act: action.Campaign, Size: 46, Ground: w.Ground, Do: w.Do})
	}
	t.layRow(rows)
}

// smallButton is a button of the last row.
type smallButton struct {
	wide        float64
	label, says string
	icon        chrome.Icon
	act         action.Action
	do          func()
}

// layRow lays out the last row, which is just above the foot if there is room for it below the others.
func (t *Title) layRow(rows ui.Rows) {
	p := t.program
	small := []smallButton{{142, "RULES", "How the game is played.", chrome.IconRules, action.Rules, t.ReadRules}, {126, "QUIT", "", chrome.IconQuit, action.None, p.Quit}}
	if p.Settings != nil {
		small = slices.Insert(small, 1, smallButton{182, "SETTINGS", "Keys, speed, text size, and more.", chrome.IconSettings, action.Settings, p.Settings})
	}
	if p.Cards != nil {
		small = slices.Insert(small, 0, smallButton{174, "LIBRARY", "Every card, with its rulings.", chrome.IconLibrary, action.Library, p.Cards})
	}
	if p.Store != nil {
		small = slices.Insert(small, 0, smallButton{212, "SAVED GAMES", "Continue, rename, export, or delete a saved game or a replay.", chrome.IconData, action.SavedGames, p.Saves})
	}
	if p.Daily != nil {
		small = slices.Insert(small, 0, smallButton{198, "DAILY GAME", "Today's game against the strongest computer player. It is the same for everyone.", chrome.IconDaily, action.DailyGame, t.start(p.Daily)})
	}
	room, wide := t.fit.Room(), smallGap*float64(len(small)-1)
	for _, b := range small {
		wide += b.wide
	}
	row := ui.BoxAt(rows.X, rows.Y, wide, ui.MinTarget)
	if t.fit.Narrow {
		row.X = room.X + (room.W-wide)/2
		row.Y += tallGap
	} else {
		row.Y = max(row.Y, room.Y+room.H-footHigh-row.H)
	}
	for _, b := range small {
		t.Buttons.Add(ui.Button{Box: row.CutLeft(b.wide, smallGap), Label: b.label, Tip: b.says, Icon: b.icon, Act: b.act, Ground: chrome.BlueBig, Size: 30, Do: b.do})
	}
}

// smallGap is the gap between the buttons of the last row, and footHigh the height of the foot below it.
const smallGap, footHigh = 6.0, 76.0

// continueCall calls the frame that keys move to CONTINUE, once for each moment at which a game was left.
type continueCall struct {
	id    string
	order int64
}

// call identifies what CONTINUE resumes for the frame, or is nil if nothing tells it from the last time.
func (l *Latest) call() any {
	if l.Game == nil {
		return nil
	}
	return continueCall{l.Game.ID, l.Game.Order}
}

// ReadRules opens the rules.
func (t *Title) ReadRules() { t.rules.Open(t.program.Catalog.Rules(nil), "") }

// goOn resumes what CONTINUE stands for. Of a damaged game it opens the latest backup.
func (t *Title) goOn() {
	g := t.resumed.Game
	if g == nil {
		t.start(t.resumed.Do)()
		return
	}
	id := g.ID
	if g.Fault != "" {
		id = g.Backup[0].ID
	}
	t.start(func() error { return t.program.Open(id) })()
}

// lines returns the lines on CONTINUE.
func (t *Title) lines() []string {
	if t.resumed.Game == nil {
		return t.resumed.Words
	}
	return t.stands.lines()
}

// start returns a function that begins a game and shows its error.
func (t *Title) start(begin func() error) func() {
	return func() {
		if err := begin(); err != nil {
			t.fault = wording.Sentence(err.Error())
		}
	}
}

// Update runs one tick of the title.
func (t *Title) Update(p *ui.Pointer, _ float64) error {
	t.look()
	p = t.layers.Update(p)
	switch {
	case t.Buttons.Keys(p):
	case p.Confirm():
		t.Buttons.List[t.entered()].Do()
	default:
		t.Buttons.Update(p)
	}
	return nil
}

// entered returns the index of the button that Enter presses: the one that the pointer has moved to, or else the first.
func (t *Title) entered() int {
	return max(0, t.Buttons.Pointed())
}

// Restless reports whether something was found since the last drawing.
func (t *Title) Restless() bool { return t.changed }

// LogoBox returns the place of the game's name on the title.
func LogoBox(f ui.Fit) ui.Box {
	room := f.Room()
	if f.Narrow {
		return ui.BoxAt(ui.StageWidth/2-330, room.Y+50, 660, 316)
	}
	return ui.BoxAt(titleLeft(room)-44, 20, 660, 316)
}

// LiesOver identifies the panels that cover the screen. Each is shown once it is painted.
func (t *Title) LiesOver() uint64 { return uint64(t.layers.Framed()) }

// Draw draws the title.
func (t *Title) Draw(c *ui.Canvas) {
	t.changed = false
	if c.Fit != t.fit {
		t.fit = c.Fit
		t.lay()
	}
	picture := newTitlePicture(t.fit)
	picture.draw(c)
	c.Calm(0.3)
	defer picture.sharpen(c)
	room := t.fit.Room()
	left, logo := titleLeft(room), LogoBox(t.fit)
	c.PartBeside(gallery.Key{Name: "logo"}, logo, 40, func(p pen.Pen) { drawLogo(p.At(logo.W/2, logo.H/2, 1)) })
	if t.fit.Narrow {
		left = room.X + 66
		c.Backing(ui.BoxAt(ui.StageWidth/2-tallWidth/2, titleTop(t.fit)-76, tallWidth, 54))
		c.Line("A deck-building game of heroes and villains", ui.StageWidth/2, titleTop(t.fit)-40, tallWidth, 50, ui.Bold(30, pen.RGB(0xe6ecff)), pen.Centre)
	} else {
		c.Backing(ui.BoxAt(left+4, 336, 598, 50))
		c.Line("A deck-building game of heroes and villains", left+18, 370, 570, 50, ui.Bold(26, pen.RGB(0xe6ecff)), pen.Left)
	}
	t.Buttons.Draw(c)
	t.pictures.Sweep()
	low := room.Y + room.H
	st := c.Scaled(ui.Body(ui.MinMenu, pen.RGB(0xaebdf0)))
	end := room.X + room.W - 30
	next := c.Hints([]ui.Hint{ui.MoveHint, {Acts: enterActs, Words: grammar.Capital(strings.ToLower(t.Buttons.List[t.entered()].Label))}, {Acts: settingsActs, Words: "Settings"}, {Acts: fullActs, Words: "Full screen"}},
		left-32, low-34, end-left+32, st)
	if fan := "An unofficial fan project"; next+c.TextWidth(fan, st) < end {
		c.BackingOf(fan, end, low-34+st.Size*0.35, st, pen.Right)
		c.Text(fan, end, low-34+st.Size*0.35, st, pen.Right)
	}
	if t.fault != "" { // next to the menu
		x := left + titleWidth
		for i := range t.Buttons.List {
			x = max(x, t.Buttons.List[i].Box.X+t.Buttons.List[i].Box.W)
		}
		x += 60
		st := ui.Body(ui.MinMenu, pen.Paper)
		b := ui.BoxAt(x, low-footHigh-40, room.X+room.W-x-40, 0)
		if t.fit.Narrow { // above the menu
			b = ui.BoxAt(left, titleTop(t.fit)-90, room.W-132, 0)
		}
		b.H = c.ParagraphHeight(t.fault, b.W-60, 32, 5, st) + 24
		b.Y -= b.H
		c.Row(b, pen.Danger, false)
		c.Paragraph(t.fault, b.X+34, b.Y+34, b.W-60, 32, 5, st, pen.Left)
	}
	t.layers.Draw(c)
}

// The actions of the hints at the foot.
var (
	enterActs    = []action.Action{action.Choose}
	settingsActs = []action.Action{action.Settings}
	fullActs     = []action.Action{action.FullScreen}
)

// drawContinue draws the button CONTINUE, with a small picture of the table and the standing of the
// game.
func (t *Title) drawContinue(c *ui.Canvas, b ui.Box, state chrome.ButtonState) {
	c.Part(gallery.Key{Name: "continue", N: int(state)}, b, 24, func(p pen.Pen) { drawContinueSlab(p, b.W, b.H, state) })
	whole := b
	if state == chrome.ButtonPressed {
		b.Y += continueDepth
	}
	in := ui.BoxAt(b.X+34, b.Y+28, b.W-60, b.H-56)
	lines := t.lines()
	style := func(i int) pen.Style {
		if i == 0 {
			return ui.Bold(ui.MinMenu, pen.White)
		}
		return ui.Body(ui.MinMenu, pen.White)
	}
	if g := t.resumed.Game; g != nil && len(g.Picture) > 0 && c.TextScale <= pictureText {
		at := ui.BoxAt(in.X, in.Y+(in.H-pictureHigh)/2, pictureHigh*16/9, pictureHigh)
		rows := 0
		for i, l := range lines {
			rows += len(c.WrapAtMost(l, c.Scaled(style(i)), in.W-at.W-pictureGap, continueRows+1))
		}
		if float64(rows)*c.TextScale <= continueRows { // larger and longer words need its room
			t.pictures.Draw(c, g.Picture, at)
			in.CutLeft(at.W, pictureGap)
		}
	}
	words := ui.Display(56, pen.Paper)
	words.Tracking = 1.5
	c.Label("CONTINUE", in.X, in.Y+38, in.W-24, words, pen.Left)
	if key := c.Glyph(action.Continue); key.Name != "" {
		c.DrawGlyph(key, in.X+c.TextWidth("CONTINUE", words)+18, in.Y+20, 40)
	}
	set, scale := t.fitting(c, lines, style, in.W)
	smaller := func(i int) pen.Style {
		st := style(i)
		st.Size *= scale
		return st
	}
	shown := c.Column(set, ui.BoxAt(in.X, in.Y+51, in.W, continueRows*continuePitch), continuePitch*scale, smaller, pen.Left)
	if len(shown) < len(lines) {
		c.Balloon(strings.Join(lines, "\n"), whole)
	}
}

// fitting returns the lines on CONTINUE and a scale at which all have room: first without the other
// players, then in smaller letters, down to the usual ones.
func (t *Title) fitting(c *ui.Canvas, lines []string, style func(int) pen.Style, room float64) (set []string, scale float64) {
	fits := func(set []string, scale float64) bool {
		rows := 0
		for i, l := range set {
			st := c.Scaled(style(i))
			st.Size *= scale
			rows += len(c.WrapAtMost(l, st, room, continueRows+1))
		}
		return float64(rows)*c.TextScale*scale <= continueRows+0.01
	}
	if fits(lines, 1) {
		return lines, 1
	}
	if t.resumed.Game != nil {
		lines = slices.DeleteFunc(slices.Clone(lines), func(l string) bool { return l == t.stands.others })
	}
	const step = 0.05
	for scale = 1; scale-step >= 1/c.TextScale && !fits(lines, scale); scale -= step {
	}
	return lines, scale
}

// The picture and the lines on CONTINUE.
const (
	pictureText  = 1.25 // largest text scale that leaves room for the picture
	pictureHigh  = 144.0
	pictureGap   = 26.0
	continueRows = 5 // of usual letters
	// continuePitch is the height of a row.
	continuePitch = 29.0
)

// continueDepth is the thickness of the slab of CONTINUE, and continueLean is how far it leans to the
// right.
const (
	continueDepth = 9
	continueLean  = 16.0
)

func drawContinueSlab(p pen.Pen, w, h float64, state chrome.ButtonState) {
	ground, depth := pen.RGB(0xcf3129), continueDepth
	o := chrome.Slanted(w, h, continueLean)
	switch state {
	case chrome.ButtonHover:
		p.Stroke(o, 17, pen.CanDo)
		ground = pen.Mix(ground, pen.White, 0.08)
	case chrome.ButtonPressed:
		p, depth = p.At(0, continueDepth, 1), 0
		ground = pen.Mix(ground, pen.Ink, 0.25)
	case chrome.ButtonNormal, chrome.ButtonDisabled:
		p.At(8, 16, 1).Fill(o, pen.Fade(pen.Ink, 0.5))
	}
	chrome.DrawSlab(p, o, ground, depth, 8)
	p.Atop(o, func(p pen.Pen) { p.Fill(pen.Polygon(0, 0, w, 0, w, 70, 0, 92), pen.Fade(pen.White, 0.12)) })
}
