package main

import (
	"errors"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"
)

// TestAwaitDisplay checks that the game waits for a display of this computer that is just starting,
// not longer than it must, and for no other one.
func TestAwaitDisplay(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("displays have sockets on Linux alone")
	}
	folder := t.TempDir()
	const late, most = 300 * time.Millisecond, 20 * time.Second
	go func() {
		time.Sleep(late)
		l, err := net.Listen("unix", filepath.Join(folder, "X71"))
		if err != nil {
			t.Error(err)
			return
		}
		t.Cleanup(func() { l.Close() })
	}()
	begin := time.Now()
	awaitDisplay(":71.0", folder, most)
	if took := time.Since(begin); took < late || took > most/2 {
		t.Errorf("it waits %v for a display that starts after %v", took, late)
	}
	for _, display := range []string{"far.example:72", "wayland-0", ""} {
		begin := time.Now()
		if awaitDisplay(display, folder, most); time.Since(begin) > most/2 {
			t.Errorf("it waits for display %q", display)
		}
	}
	begin = time.Now()
	if awaitDisplay(":73", folder, late); time.Since(begin) < late || time.Since(begin) > most/2 {
		t.Errorf("it waits %v for a display that never starts", time.Since(begin))
	}
}

// TestNoSuchDisplay checks that the program says in one sentence that its display is not running,
// and what to do.
func TestNoSuchDisplay(t *testing.T) {
	if testing.Short() || runtime.GOOS != "linux" {
		t.Skip("builds the program")
	}
	program := filepath.Join(t.TempDir(), "lineup")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	cmd := exec.Command(program, "-data", t.TempDir())
	cmd.Env = append(os.Environ(), "DISPLAY=:7991")
	out, err := cmd.CombinedOutput()
	var exit *exec.ExitError
	if !errors.As(err, &exit) || exit.ExitCode() != 2 {
		t.Errorf("it ends with %v", err)
	}
	if got, want := strings.TrimSpace(string(out)), "lineup: display :7991 can't be opened: start from a desktop, or set DISPLAY to a display that is running (e.g. with xvfb-run)"; got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
}
