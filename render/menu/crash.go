package menu

import (
	"strings"

	"lineup/game/savegame"
	"lineup/render/art/chrome"
	"lineup/render/art/pen"
	"lineup/render/files"
	"lineup/render/ui"
	"lineup/render/ui/action"
	"lineup/render/wording"
)

// Crash is the first screen after Lineup has ended by an internal fault.
type Crash struct {
	program  *Program
	crash    savegame.Crash
	resume   func()
	Buttons  ui.Buttons
	seen     bool // it was dismissed
	sheet    ui.Sheet
	chooser  files.Chooser
	layers   ui.Overlays
	writing  ui.Later[files.Transfer]
	said     string
	fault    string
	sentence string
	changed  bool // since the last drawing
	grace    ui.Grace
}

var crashBox = ui.BoxAt(340, 310, 1240, 520)

const crashEnding = ".txt" // of a report's file

// NewCrash returns the screen. ContinueGame is nil if the game cannot be continued.
func NewCrash(p *Program, c savegame.Crash, continueGame func()) *Crash {
	s := &Crash{program: p, crash: c, resume: continueGame, chooser: files.Chooser{Access: p.Files}}
	s.layers = ui.Over(&s.sheet, &s.chooser)
	s.sentence = "Lineup crashed last time."
	row := ui.BoxAt(crashBox.X+60, crashBox.Y+crashBox.H-126, crashBox.W-120, 92)
	if c.Game == "" {
		s.resume = nil
	}
	if s.resume != nil {
		s.sentence += " Your game is saved up to your last move."
		s.Buttons.Add(ui.Button{Box: row.CutLeft(460, 24), Label: "CONTINUE GAME", Slant: true, Do: s.goOn})
	}
	row = row.Inset(0, 9)
	s.Buttons.Add(ui.Button{Box: row.CutLeft(320, 20), Label: "VIEW REPORT", Do: s.read})
	s.Buttons.Add(ui.Button{Box: row.CutLeft(290, 0), Label: "SKIP", Do: s.without})
	return s
}

// first does the same as Enter. It continues the game if there is one.
func (s *Crash) first() {
	if s.resume != nil {
		s.goOn()
	} else {
		s.without()
	}
}

// dismiss records that the crash was seen.
func (s *Crash) dismiss() {
	if s.seen {
		return
	}
	s.seen = true
	if err := s.program.Store.DismissCrash(s.crash.ID); err != nil {
		s.fault = wording.Sentence(err.Error())
	}
}

func (s *Crash) goOn() {
	s.dismiss()
	s.resume()
}

func (s *Crash) without() {
	s.dismiss()
	s.program.Title()
}

// read shows the report.
func (s *Crash) read() {
	s.dismiss()
	s.sheet.Show("CRASH REPORT", strings.Split(strings.TrimRight(s.crash.Text, "\n"), "\n"),
		ui.Button{Label: "EXPORT", Do: s.export}, ui.Button{Label: "CLOSE", Do: s.sheet.Close})
}

// export asks for the file of the report.
func (s *Crash) export() {
	name := "lineup report " + strings.TrimSuffix(files.PlainName(s.crash.ID), crashEnding) + crashEnding
	store, text := s.program.Store, []byte(s.crash.Text)
	write := func(path string) error { return store.WriteTo(path, text) }
	s.chooser.Export("Export the report", name, write, func(do func() files.Transfer) {
		s.said, s.fault = "", ""
		s.sheet.Close()
		s.writing.Start(do)
	})
}

// Update runs one tick of the screen.
func (s *Crash) Update(p *ui.Pointer, dt float64) error {
	if o, ok := s.writing.Take(); ok {
		s.said, s.changed = o.Said, true
		if o.Err != nil {
			s.said, s.fault = "", wording.Sentence(o.Err.Error())
		}
	}
	p = s.layers.Update(p)
	s.grace.Hold(p, dt)
	switch {
	case p.Confirm():
		s.first()
	case p.Does(action.Back):
		s.without()
	default:
		s.Buttons.Update(p)
	}
	return nil
}

// Restless reports whether the screen looks different now from its last drawing.
func (s *Crash) Restless() bool { return s.changed || s.chooser.Restless() }

// LiesOver identifies the panels that cover the screen. Each is shown once it is painted.
func (s *Crash) LiesOver() uint64 { return uint64(s.layers.Framed()) }

// Draw draws the screen.
func (s *Crash) Draw(c *ui.Canvas) {
	s.changed = false
	s.grace.Drawn(c)
	c.Sky(ui.NightSky)
	c.Sign(crashBox, pen.Danger)
	c.Blaze(crashBox.X+crashBox.W/2, crashBox.Y-40, 460, 150)
	c.Shout("SORRY!", crashBox.X+crashBox.W/2, crashBox.Y+14, 800, ui.Display(150, pen.Paper), pen.Centre,
		chrome.Edge{Colour: pen.Ink, Width: 24, Depth: 9, Side: pen.RGB(0x7a0f12)})
	left, wide := crashBox.X+60, crashBox.W-120
	y := c.Paragraph(s.sentence, left, crashBox.Y+174, wide, 40, 3, ui.Bold(30, pen.Paper), pen.Left)
	c.Paragraph("The report says what Lineup was doing. It contains no names or folders.", left, y+14, wide, 32, 3, ui.Body(25, pen.SoftPaper), pen.Left)
	s.Buttons.Draw(c)
	words, stripe := s.said, pen.CanDo
	if s.fault != "" {
		words, stripe = s.fault, pen.Danger
	}
	if words != "" {
		b := ui.BoxAt(crashBox.X, crashBox.Y+crashBox.H+34, crashBox.W, 56)
		c.Row(b, stripe, false)
		c.Line(words, b.X+34, b.Y+37, b.W-60, b.H, ui.Bold(ui.MinMenu, pen.Paper), pen.Left)
	}
	s.layers.Draw(c)
}
