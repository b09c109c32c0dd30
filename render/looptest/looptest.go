// Package looptest runs the tests of a package inside a game loop, where pictures can be painted
// and read.
package looptest

import (
	"fmt"
	"os"
	"runtime"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// inLoop reports whether the tests run inside a game loop.
var inLoop bool

// loop is a game that only runs tests. They run in another goroutine, only while Update waits for
// them.
type loop struct {
	m    *testing.M
	code int
	over chan struct{}
}

// toTests resumes the tests, and toLoop resumes the loop.
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

// Frame ends the current frame of the loop and continues in the next one. Only then is memory for
// drawing freed, which matters to tests that draw a lot.
func Frame() {
	toLoop <- struct{}{}
	<-toTests
}

// Main runs the tests and ends the program. TestMain calls only this. Without a display the tests
// run outside a loop, and those that draw are skipped.
func Main(m *testing.M) {
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" {
		fmt.Println("DISPLAY is not set; the tests that draw are skipped")
		os.Exit(m.Run())
	}
	inLoop = true
	l := &loop{m: m}
	ebiten.SetWindowSize(64, 64)
	ebiten.SetTPS(ebiten.SyncWithFPS) // tests wait for no clock
	if err := ebiten.RunGame(l); err != nil {
		fmt.Fprintln(os.Stderr, "the game loop did not start:", err)
		os.Exit(1)
	}
	os.Exit(l.code)
}

// NeedDisplay skips a test that draws if there is no display.
func NeedDisplay(t testing.TB) {
	t.Helper()
	if !inLoop {
		t.Skip("needs a display: set DISPLAY, for example with xvfb-run")
	}
}

// Allocations returns how many times f allocates memory on average over the given runs. Goroutines that earlier
// tests have left, such as those that paint, allocate as well and are counted with it. So it measures again
// until nothing is allocated or it has given them ten seconds to end, and returns the least.
func Allocations(runs int, f func()) float64 {
	least := testing.AllocsPerRun(runs, f)
	for try := 0; try < 100 && least > 0; try++ {
		time.Sleep(100 * time.Millisecond)
		least = min(least, testing.AllocsPerRun(runs, f))
	}
	return least
}
