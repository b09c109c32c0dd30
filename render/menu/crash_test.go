package menu

import (
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// crashed returns the screen of a game's crash, hands on it, its store and its requests.
func crashed(t *testing.T, game string) (*Crash, *uitest.Hands, *testgame.Store, *[]string) {
	t.Helper()
	asked := new([]string)
	m := testgame.NewStore(t)
	if err := m.WriteCrash("panic: it broke\n\n\tat a place\n", game); err != nil {
		t.Fatal(err)
	}
	p := testProgram(t, asked)
	p.Store, p.Now = m, noon.Unix
	c, ok := m.LatestCrash()
	if !ok {
		t.Fatal("there is no crash")
	}
	s := NewCrash(p, c, func() { *asked = append(*asked, "continue") })
	h := &uitest.Hands{}
	h.HoldScene(ui.NewCanvas(), s.Update)
	return s, h, m, asked
}

// TestCrash checks that each way out of the crash screen dismisses it.
func TestCrash(t *testing.T) {
	press := func(k ebiten.Key) func(*testing.T, *Crash, *uitest.Hands) {
		return func(t *testing.T, s *Crash, h *uitest.Hands) {
			h.Press(t, k) // too early: it was meant for something else
			if s.seen {
				t.Fatal("a key answers a screen that nobody has seen")
			}
			s.grace.Drawn(ui.NewCanvas())
			for range 70 {
				h.Tick(t)
			}
			h.Press(t, k)
		}
	}
	push := func(label string) func(*testing.T, *Crash, *uitest.Hands) {
		return func(t *testing.T, s *Crash, h *uitest.Hands) { h.Button(t, &s.Buttons, label) }
	}
	for name, c := range map[string]struct {
		game string
		do   func(*testing.T, *Crash, *uitest.Hands)
		want string
	}{
		"continue":             {"g", push("CONTINUE GAME"), "continue"},
		"Enter":                {"g", press(ebiten.KeyEnter), "continue"},
		"Enter without a game": {"", press(ebiten.KeyEnter), "title"},
		"skip":                 {"g", push("SKIP"), "title"},
		"Esc":                  {"g", press(ebiten.KeyEscape), "title"},
		"report":               {"g", push("VIEW REPORT"), ""},
	} {
		t.Run(name, func(t *testing.T) {
			s, h, m, asked := crashed(t, c.game)
			c.do(t, s, h)
			if _, there := m.LatestCrash(); there || strings.Join(*asked, ", ") != c.want {
				t.Errorf("asked for %v, want %s; the crash is still there: %v", *asked, c.want, there)
			}
		})
	}
	s, _, _, _ := crashed(t, "")
	if _, ok := button(&s.Buttons, "CONTINUE GAME"); ok || strings.Contains(s.sentence, "Your game") {
		t.Errorf("without a game it says %q", s.sentence)
	}
}

// TestCrashReport checks that the report can be read and exported.
func TestCrashReport(t *testing.T) {
	s, h, m, asked := crashed(t, "g")
	dialog := &chooses{path: "/home/ana/report.txt"}
	s.program.Files.System = dialog
	h.Button(t, &s.Buttons, "VIEW REPORT")
	h.Button(t, &s.sheet.Buttons, "CLOSE")
	h.Button(t, &s.Buttons, "VIEW REPORT")
	h.Button(t, &s.sheet.Buttons, "EXPORT")
	h.Tick(t)
	h.Settle(t, func() bool { return !s.writing.Busy() })
	if b, _ := m.Outside(filepath.FromSlash(dialog.path)); !strings.HasPrefix(string(b), "panic: it broke") || s.said != "Exported to report.txt." {
		t.Errorf("written is %q, and it says %q", b, s.said)
	}
	if want := "lineup report " + s.crash.ID; dialog.suggested != want {
		t.Errorf("suggested is %q, want %q", dialog.suggested, want)
	}
	m.FailOutside()
	h.Button(t, &s.Buttons, "VIEW REPORT")
	h.Button(t, &s.sheet.Buttons, "EXPORT")
	h.Tick(t)
	h.Settle(t, func() bool { return !s.writing.Busy() })
	if s.fault != `"report.txt": not a directory.` || len(*asked) != 0 {
		t.Errorf("of a folder that is gone is told %q", s.fault)
	}
}

// TestCrashThatStays checks that a crash that cannot be dismissed blocks nothing.
func TestCrashThatStays(t *testing.T) {
	s, h, m, asked := crashed(t, "g")
	m.Fail(syscall.ENOSPC)
	h.Button(t, &s.Buttons, "VIEW REPORT")
	if s.fault != "No space left on device." || !s.sheet.Shown() {
		t.Errorf("it says %q", s.fault)
	}
	h.Button(t, &s.sheet.Buttons, "CLOSE")
	h.Button(t, &s.Buttons, "CONTINUE GAME")
	if len(*asked) != 1 {
		t.Errorf("asked for %v", *asked)
	}
}

func TestDrawCrash(t *testing.T) {
	looptest.NeedDisplay(t)
	s, h, _, _ := crashed(t, "g")
	c := ui.NewCanvas()
	draw := func() int {
		c.Begin(ebiten.NewImage(640, 360))
		s.Draw(c)
		return c.Quads
	}
	plain := draw()
	s.crash.Text = strings.Repeat("a line\n", 200) + strings.Repeat("x", 2000)
	h.Button(t, &s.Buttons, "VIEW REPORT")
	if long := draw(); long < plain+20 {
		t.Errorf("%d pictures with the report, %d without", long, plain)
	}
	h.Press(t, ebiten.KeyPageDown)
	h.Press(t, ebiten.KeyDown)
	draw()
}
