package uitest

import (
	"fmt"
	"strings"
	"testing"

	"lineup/render/art/pen"
	"lineup/render/ui"
)

// faults is a test that only records failures.
type faults struct {
	testing.TB
	said []string
}

// Helper does nothing.
func (f *faults) Helper() {}

// Errorf records a fault.
func (f *faults) Errorf(format string, args ...any) {
	f.said = append(f.said, fmt.Sprintf(format, args...))
}

// TestCheckFindsFaults checks that a good page passes and that every kind of fault is found.
func TestCheckFindsFaults(t *testing.T) {
	st := ui.Body(24, pen.Paper)
	draw := func(do func(c *ui.Canvas)) func(*ui.Canvas) {
		return func(c *ui.Canvas) {
			c.Panel(ui.BoxAt(100, 100, 800, 400), pen.CanDo)
			c.Text("What is said", 140, 200, st, pen.Left)
			do(c)
		}
	}
	for want, do := range map[string]func(c *ui.Canvas){
		"":                          func(*ui.Canvas) {},
		"has letters of":            func(c *ui.Canvas) { c.Text("small", 140, 300, ui.Body(10, pen.Paper), pen.Left) },
		"is over":                   func(c *ui.Canvas) { c.Text("What else is said", 160, 205, st, pen.Left) },
		"sticks out of a panel":     func(c *ui.Canvas) { c.Text("What reaches beyond", 800, 300, st, pen.Left) },
		"is cut off":                func(c *ui.Canvas) { c.Text("What leaves the window", 1850, 800, st, pen.Left) },
		"is partly under a panel":   func(c *ui.Canvas) { c.Panel(ui.BoxAt(160, 150, 300, 200), pen.CanDo) },
		"can nowhere be read whole": func(c *ui.Canvas) { c.Text("What is cut...", 140, 300, st, pen.Left) },
		"too small to be clicked":   func(c *ui.Canvas) { c.Target(ui.Target{What: "tiny", Box: ui.BoxAt(140, 300, 20, 20)}) },
		`"GO" is`: func(c *ui.Canvas) {
			small := ui.Buttons{List: []ui.Button{{Box: ui.BoxAt(140, 300, 70, 40), Label: "GO"}}}
			small.Draw(c)
		},
		`"field name" is`: func(c *ui.Canvas) {
			f := ui.Field{Box: ui.BoxAt(140, 300, 200, 30), Hint: "name"}
			f.Draw(c)
		},
		"is outside the window": func(c *ui.Canvas) { c.Target(ui.Target{What: "far", Box: ui.BoxAt(1900, 300, 90, 90)}) },
		`"b" is over "a"`: func(c *ui.Canvas) {
			c.Target(ui.Target{What: "a", Box: ui.BoxAt(140, 300, 90, 90)})
			c.Target(ui.Target{What: "b", Box: ui.BoxAt(200, 300, 90, 90)})
		},
		"and can nowhere be read with": func(c *ui.Canvas) { c.Text("not grown", 140, 300, st, pen.Left) },
	} {
		t.Run(want, func(t *testing.T) {
			c := ui.NewCanvas()
			c.Settings = &ui.Settings{}
			if strings.HasPrefix(want, "and can nowhere") {
				c.Settings.TextScale = 2
			}
			f := &faults{TB: t}
			(&LayoutRules{}).Check(f, "page", c.Read(1280, 720, nil, draw(do)))
			got := strings.Join(f.said, "\n")
			if !strings.Contains(got, want) || want == "" && got != "" {
				t.Errorf("of a page that %q is said %q", want, got)
			}
		})
	}
}

// TestLonger checks that every word gets two fifths longer, and that a longer text stays as it is.
func TestLonger(t *testing.T) {
	for s, want := range map[string]string{"": "", "a": "a", "Play a card.": "Playøø a cardøø.", "QUIT": "QUITØØ", "12": "12"} {
		t.Run(s, func(t *testing.T) {
			if got := Longer(s); got != want || Longer(got) != got {
				t.Errorf("%q made longer is %q, and that again %q", s, got, Longer(got))
			}
		})
	}
}

// TestReadUnderThePointer checks that a shortened text is shown in full and in full size only while
// the pointer is on it.
func TestReadUnderThePointer(t *testing.T) {
	const words = "A sentence that is much longer than the little room that there is for it"
	c := ui.NewCanvas()
	c.Settings = &ui.Settings{TextScale: 2}
	read := func(x, y float64) (largest float64, last string) {
		p := c.Read(1920, 1080, nil, func(c *ui.Canvas) {
			c.PointAt(x, y)
			c.Line(words, 400, 500, 200, 30, ui.Body(24, pen.Paper), pen.Left)
			c.DrawTip()
		})
		for _, l := range p.Lines {
			if l.Style.Size > largest {
				largest, last = l.Style.Size, l.Text
			}
		}
		return largest, last
	}
	if size, _ := read(100, 100); size > 24 {
		t.Errorf("with the pointer elsewhere there are letters of %.1f", size)
	}
	if size, last := read(450, 495); size != 48 || !strings.HasPrefix(words, last) {
		t.Errorf("under the pointer is read %q with letters of %.1f", last, size)
	}
}
