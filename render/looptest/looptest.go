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

// loop is a game that only runs the tests: beside the loop, but only while it waits in
// Update for them.
type loop struct {
	m    *testing.M
	code int
	over chan struct{}
}

// The tests go on when the loop says so, and the loop when they do.
var toTests, toLoop = make(chan struct{}), make(chan struct{})

func (l *loop) Layout(int, int) (int, int) { return 64, 64 }
func (l *loop) Draw(*ebiten.Image)         {}
func (l *loop) Update() error {
	if l.over == nil {
		l.over = make(chan struct{})
		go func() {
			defer close(l.over)
			l.code = l.m.Run()
		}()
	} else {
		toTests <- struct{}{}
	}
	select {
	case <-l.over:
		return ebiten.Termination
	case <-toLoop:
		return nil
	}
}

// Frame ends the frame of the loop that a test runs in, and lets it go on in the next: only
// then is given back what was used up in drawing, which matters to tests that draw much.
func Frame() {
	toLoop <- struct{}{}
	<-toTests
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
