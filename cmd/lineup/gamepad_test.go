package main

import (
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"lineup/engine"
	"lineup/game/match"
	"lineup/game/savegame"
	"lineup/render/art/pen"
	"lineup/render/looptest"
	"lineup/saves"
)

func TestMain(m *testing.M) { looptest.Main(m) }

// The buttons of a gamepad, by their names on one for an Xbox.
const (
	padDown = ebiten.StandardGamepadButtonLeftBottom
	padA    = ebiten.StandardGamepadButtonRightBottom
	padX    = ebiten.StandardGamepadButtonRightLeft
)

// TestGamepadOfEbitengine plays the real program with a gamepad that Ebitengine itself reports, and
// reads the answers from the saved game. It unplugs the gamepad and plugs it in again.
func TestGamepadOfEbitengine(t *testing.T) {
	looptest.NeedDisplay(t)
	if testing.Short() {
		t.Skip("needs some seconds")
	}
	dir := t.TempDir()
	w := startGuest(t, "-data", dir, "-seed", "5", "-speed", "off")
	w.frames(4)
	if n := w.chosen(); n > 0 {
		t.Errorf("%d pixels of the title have the color of the frame before a gamepad is used", n)
	}
	w.press(padDown)
	if n := w.chosen(); n < 1000 {
		t.Errorf("after the cross no frame is shown on the title: %d pixels have its color", n)
	}
	w.press(padA)
	var m *match.Match
	w.until("A starts no quick game", func() bool {
		games := gamesOnDisk(dir)
		if len(games) != 1 {
			return false
		}
		var err error
		if m, err = restore(games[0].SavedGame); err != nil {
			t.Fatal(err)
		}
		return m.Person(m.ToAct())
	})

	answers := func() (out []engine.Option) {
		for _, c := range gamesOnDisk(dir) {
			out = append(out, c.Record.Answers...)
		}
		return out
	}
	// given returns how many answers of a kind the person has given.
	given := func(kind engine.OptionKind) (n int) {
		for _, o := range answers() {
			if o.Kind == kind && m.Person(o.Seat) {
				n++
			}
		}
		return n
	}
	w.press(padA)
	w.until("A plays no card", func() bool { return given(engine.OptPlay) == 1 })
	w.plug(padA)
	w.until("A plays no second card", func() bool { return given(engine.OptPlay) == 2 })
	before := answers()
	w.UpdateGamepads(nil) // unplugged while A is held
	w.frames(6)
	w.plug()
	w.frames(6)
	if after := answers(); !slices.Equal(after, before) {
		t.Errorf("unplugging the gamepad changes the answers from %v to %v", before, after)
	}
	if n := w.chosen(); n < 1000 {
		t.Errorf("after the gamepad is plugged in again no frame is shown: %d pixels have its color", n)
	}
	w.press(padA)
	w.until("A plays no card when the gamepad is plugged in again", func() bool { return given(engine.OptPlay) == 3 })
	if n := given(engine.OptEnd); n > 0 {
		t.Fatalf("%d turns have ended before X", n)
	}
	w.press(padX)
	w.press(padA) // to the question whether to leave the other cards
	w.until("X ends no turn", func() bool { return given(engine.OptEnd) == 1 })
	w.end()

	store, err := saves.Open(dir, saves.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	games := slices.DeleteFunc(store.List(), func(e savegame.Listed) bool { return e.Kind != savegame.Running })
	if len(games) != 1 {
		t.Fatalf("%d games are saved, want 1", len(games))
	}
	g, err := store.Open(games[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := restore(g); err != nil {
		t.Error(err)
	}
	if given(engine.OptPlay) != 3 || given(engine.OptEnd) != 1 {
		t.Errorf("at the end the person has played %d cards and ended %d turns, want 3 and 1", given(engine.OptPlay), given(engine.OptEnd))
	}
}

// guest is the real program. Ebitengine's package vmhost takes the place of its window: it says when
// a tick and a frame are due, shows the picture, and reports gamepads.
type guest struct {
	*vmhost.GuestSession
	t      *testing.T
	screen *ebiten.Image
	cmd    *exec.Cmd
	over   bool
}

// startGuest builds the program and starts it. No process stays when the test is over.
func startGuest(t *testing.T, args ...string) *guest {
	t.Helper()
	folder, err := os.MkdirTemp("", "lu") // the path of a socket may have only about 100 letters
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(folder) })
	program := filepath.Join(t.TempDir(), "lineup")
	build := exec.Command("go", "build", "-tags", "ebitenginevmguest", "-o", program, ".")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	l, err := net.ListenUnix("unix", &net.UnixAddr{Name: filepath.Join(folder, "s"), Net: "unix"})
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	endpoint, err := vmhost.EndpointURLFromAddr(l.Addr())
	if err != nil {
		t.Fatal(err)
	}
	w := &guest{t: t, screen: ebiten.NewImage(960, 540), cmd: exec.Command(program, args...)}
	w.cmd.Env = append(os.Environ(), "EBITENGINE_VM_ENDPOINT="+endpoint)
	w.cmd.Stderr = os.Stderr
	if err := w.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if !w.over {
			_ = w.cmd.Process.Kill()
			_ = w.cmd.Wait()
		}
	})
	if err := l.SetDeadline(time.Now().Add(patience)); err != nil {
		t.Fatal(err)
	}
	conn, err := l.Accept()
	if err != nil {
		t.Fatal(err)
	}
	if w.GuestSession, err = vmhost.NewGuestSession(conn, &vmhost.NewGuestSessionOptions{IdleTimeout: patience}); err != nil {
		conn.Close()
		t.Fatal(err)
	}
	t.Cleanup(func() { w.Close() })
	if err := w.SetOutsideScreen(w.screen); err != nil {
		t.Fatal(err)
	}
	return w
}

// patience is how long the program may take for a step.
const patience = 20 * time.Second

// frames lets some frames pass, each after a few ticks.
func (w *guest) frames(n int) {
	w.t.Helper()
	for range n {
		w.AdvanceTicks(8)
		w.AdvanceFrame()
		if !w.WaitFrame() || !w.CompositeFrame() {
			w.t.Fatalf("the program draws no frame: %v", w.Err())
		}
		looptest.Frame()
	}
}

// until lets frames pass until something has happened.
func (w *guest) until(otherwise string, happened func() bool) {
	w.t.Helper()
	for end := time.Now().Add(patience); !happened(); w.frames(1) {
		if time.Now().After(end) {
			w.t.Fatal(otherwise)
		}
	}
	w.frames(4)
}

// plug reports a gamepad with the standard layout, and which of its buttons are held.
func (w *guest) plug(held ...ebiten.StandardGamepadButton) {
	pad := vmhost.GamepadState{
		Name:            "Gamepad",
		StandardButtons: map[ebiten.StandardGamepadButton]vmhost.GamepadStandardButtonState{},
		StandardAxes:    map[ebiten.StandardGamepadAxis]float64{},
	}
	for b := range ebiten.StandardGamepadButtonMax + 1 {
		pad.StandardButtons[b] = vmhost.GamepadStandardButtonState{}
	}
	for a := range ebiten.StandardGamepadAxisMax + 1 {
		pad.StandardAxes[a] = 0
	}
	for _, b := range held {
		pad.StandardButtons[b] = vmhost.GamepadStandardButtonState{Pressed: true, Value: 1}
	}
	w.UpdateGamepads([]vmhost.GamepadState{pad})
}

// press presses a button and releases it.
func (w *guest) press(b ebiten.StandardGamepadButton) {
	w.t.Helper()
	w.plug(b)
	w.frames(2)
	w.plug()
	w.frames(4)
}

// chosen returns how many pixels of the picture have the color of the frame.
func (w *guest) chosen() (n int) {
	b := w.screen.Bounds()
	pixels := make([]byte, 4*b.Dx()*b.Dy())
	w.screen.ReadPixels(pixels)
	for i := 0; i < len(pixels); i += 4 {
		if pixels[i] == pen.Chosen.R && pixels[i+1] == pen.Chosen.G && pixels[i+2] == pen.Chosen.B {
			n++
		}
	}
	return n
}

// end closes the window of the program, which then ends without an error.
func (w *guest) end() {
	w.t.Helper()
	if err := w.Close(); err != nil {
		w.t.Error(err)
	}
	kill := time.AfterFunc(patience, func() { _ = w.cmd.Process.Kill() })
	defer kill.Stop()
	w.over = true
	if err := w.cmd.Wait(); err != nil {
		w.t.Errorf("the program ends with %v", err)
	}
}
