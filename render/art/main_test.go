package art

import (
	"fmt"
	"os"
	"runtime"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// inLoop says that the tests run inside a game loop, so that pixels can be read.
var inLoop bool

// loop is a game that only runs the tests.
type loop struct {
	m    *testing.M
	code int
}

func (l *loop) Layout(int, int) (int, int) { return 64, 64 }
func (l *loop) Draw(*ebiten.Image)         {}
func (l *loop) Update() error {
	l.code = l.m.Run()
	return ebiten.Termination
}

func TestMain(m *testing.M) {
	if !hasDisplay() {
		fmt.Println("render/art: DISPLAY is not set; the tests that paint are skipped")
		os.Exit(m.Run())
	}
	inLoop = true
	l := &loop{m: m}
	ebiten.SetWindowSize(64, 64)
	if err := ebiten.RunGame(l); err != nil {
		fmt.Fprintln(os.Stderr, "render/art: the game loop did not start:", err)
		os.Exit(1)
	}
	os.Exit(l.code)
}

func hasDisplay() bool {
	return runtime.GOOS != "linux" || os.Getenv("DISPLAY") != ""
}

// needDisplay skips a test that paints when nothing can be painted.
func needDisplay(t *testing.T) {
	t.Helper()
	if !inLoop {
		t.Skip("needs a display: set DISPLAY, for example with xvfb-run")
	}
}
