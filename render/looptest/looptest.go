// Package looptest runs the tests of a package inside a game loop, where pictures
// can be painted and read.
package looptest

import (
	"fmt"
	"os"
	"runtime"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// inLoop says that the tests run inside a game loop.
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

// Main runs the tests and ends the program: it is all that TestMain does. Where
// there is no display the tests run outside a loop, and those that draw are skipped.
func Main(m *testing.M) {
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" {
		fmt.Println("DISPLAY is not set; the tests that draw are skipped")
		os.Exit(m.Run())
	}
	inLoop = true
	l := &loop{m: m}
	ebiten.SetWindowSize(64, 64)
	if err := ebiten.RunGame(l); err != nil {
		fmt.Fprintln(os.Stderr, "the game loop did not start:", err)
		os.Exit(1)
	}
	os.Exit(l.code)
}

// NeedDisplay skips a test that draws where nothing can be drawn.
func NeedDisplay(t testing.TB) {
	t.Helper()
	if !inLoop {
		t.Skip("needs a display: set DISPLAY, for example with xvfb-run")
	}
}
