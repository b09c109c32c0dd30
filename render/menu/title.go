package menu

import (
	"fmt"
	"math"
	"strings"

	"lineup/game/kept"
	"lineup/game/mode"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// Title is the first screen.
type Title struct {
	program *Program
	Buttons ui.Buttons
	cards   []*art.Face
	latest  <-chan *kept.Listed // the running game that was played last, while it is looked for
	running *kept.Listed        // nil for none
	words   string              // about it
	fault   string
}

// NewTitle makes the title.
func NewTitle(p *Program) *Title {
	t := &Title{program: p}
	for i := range p.Faces {
		if f := &p.Faces[i]; f.Kind != art.SuperHero && f.Kind != art.Starter && f.Kind != art.Weakness {
			t.cards = append(t.cards, f)
		}
	}
	if p.Latest != nil {
		t.latest = p.Latest()
	}
	t.look()
	t.lay()
	return t
}

// look takes in what was found, and reports whether anything was.
func (t *Title) look() bool {
	select {
	case t.running = <-t.latest:
		t.latest = nil
		return t.running != nil
	default:
		return false
	}
}

// lay lays out the buttons: to go on comes first where there is something to go on with.
func (t *Title) lay() {
	t.Buttons.Clear()
	p := t.program
	rows := ui.Rows{X: 250, Y: 560, W: 420}
	if t.running != nil {
		t.words = runningWords(t.running)
		t.Buttons.Add(ui.Button{Box: rows.Next(96, 44), Label: "CONTINUE", Slant: true, Ground: pen.EndRed, Do: t.goOn})
	}
	quick := ui.Button{Box: rows.Next(84, 18), Label: "QUICK GAME", Slant: true, Do: t.start(p.Quick)}
	if t.running != nil {
		quick.Slant, quick.Box = false, quick.Box.Inset(10, 4)
	}
	t.Buttons.Add(quick)
	t.Buttons.Add(ui.Button{Box: rows.Next(66, 14).Inset(10, 0), Label: "NEW GAME", Do: p.Setup})
	if p.Daily != nil {
		t.Buttons.Add(ui.Button{Box: rows.Next(66, 14).Inset(10, 0), Label: "DAILY GAME", Do: t.start(p.Daily)})
	}
	row := rows.Next(58, 0).Inset(10, 0)
	if p.Store != nil {
		t.Buttons.Add(ui.Button{Box: row.CutLeft(row.W/2-7, 14), Label: "SAVED GAMES", Do: p.Saves})
	}
	t.Buttons.Add(ui.Button{Box: row, Label: "QUIT", Do: p.Quit})
}

// runningWords says which game it is that one can go on with.
func runningWords(l *kept.Listed) string {
	if l.Fault != "" {
		return fmt.Sprintf("Turn %d, an older state: the latest is damaged", l.Backup[0].Turn)
	}
	plan, err := mode.ParsePlan(l.Plan)
	if err != nil {
		return "as it stood before"
	}
	var names []string
	for _, s := range plan.Seats {
		names = append(names, s.Name)
	}
	words := fmt.Sprintf("Turn %d  ·  %s", l.Turn, strings.Join(names, ", "))
	if l.Title != "" {
		words = l.Title + "  ·  " + words
	}
	return words
}

// goOn takes up the running game that was played last; where that cannot be read, its
// latest older state.
func (t *Title) goOn() {
	id := t.running.ID
	if t.running.Fault != "" {
		id = t.running.Backup[0].ID
	}
	t.start(func() error { return t.program.Open(id) })()
}

// start does what begins a game, and shows why it does not.
func (t *Title) start(begin func() error) func() {
	return func() {
		if err := begin(); err != nil {
			t.fault = told(err.Error())
		}
	}
}

// Update is one tick of the title.
func (t *Title) Update(p *ui.Pointer, _ float64) error {
	if t.look() {
		t.lay()
	}
	switch {
	case p.Confirm():
		t.Buttons.List[0].Do()
	default:
		t.Buttons.Update(p)
	}
	return nil
}

// Draw draws the title.
func (t *Title) Draw(c *ui.Canvas) {
	c.Backdrop(art.TableGround)
	t.drawFan(c)
	c.Spin(c.Art.Burst(c.Pixels(640), pen.Gold).Image, 460, 290, 1, 0.72, 0, 1)
	c.Outlined("LINEUP", 460, 358, ui.Display(196, pen.Paper), 9)
	c.Text("A deck-building game of heroes and villains", 460, 530, ui.Body(25, pen.SoftPaper), pen.Centre)
	t.Buttons.Draw(c)
	if t.running != nil {
		b := t.Buttons.List[0].Box
		c.Text(t.words, b.X+b.W/2, b.Y+b.H+28, ui.Body(20, pen.SoftPaper), pen.Centre)
	}
	if t.fault != "" {
		for i, l := range c.Wrap(t.fault, ui.Body(20, pen.Danger), 1500) {
			c.Text(l, ui.StageWidth/2, 1000+float64(i)*24, ui.Body(20, pen.Danger), pen.Centre)
		}
	}
	c.Text("An unofficial fan project. Enter: "+strings.ToLower(t.Buttons.List[0].Label)+" · F11: full screen", 40, 1056, ui.Body(17, pen.Mist), pen.Left)
}

// drawFan draws a hand of large cards.
func (t *Title) drawFan(c *ui.Canvas) {
	const n = 5
	for i := range n {
		from := float64(i) - (n-1)/2.0
		turn := from * 0.13
		f := t.cards[(i*23+7)%len(t.cards)]
		p := ui.Pose{X: 1330 + from*150, Y: 520 + 900*(1-math.Cos(turn)), W: 330, Turn: turn}
		w := c.Pixels(p.W)
		c.Around(c.Art.CardShadow(w, art.InHand), p, w, art.HeightOfCard(w), 1, 1)
		c.Face(f, p)
	}
}
