//go:build linux

package device

import (
	"bytes"
	"context"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// server is a sound server of its own, with a device that plays to nobody. Parec hears it.
type server struct {
	dir string
	cmd *exec.Cmd
}

const sink = "heard"

// newServer returns a server that has not begun, or skips the test.
func newServer(t *testing.T) *server {
	t.Helper()
	for _, program := range []string{"pulseaudio", "parec"} {
		if _, err := exec.LookPath(program); err != nil {
			t.Skipf("%s is not installed (Debian: pulseaudio, pulseaudio-utils)", program)
		}
	}
	s := &server{dir: t.TempDir()}
	t.Setenv("XDG_RUNTIME_DIR", s.dir)
	t.Setenv("HOME", s.dir)
	t.Setenv("PULSE_SERVER", "")
	t.Setenv("PULSE_RUNTIME_PATH", filepath.Join(s.dir, "pulse"))
	t.Cleanup(s.end)
	return s
}

func (s *server) socket() string { return filepath.Join(s.dir, "pulse", "native") }

// begin starts the server and waits until it answers.
func (s *server) begin(t *testing.T) {
	t.Helper()
	s.cmd = exec.Command("pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", "--disable-shm=yes",
		"-L", "module-native-protocol-unix", "-L", "module-null-sink sink_name="+sink)
	if err := s.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	for range 100 {
		if _, err := os.Stat(s.socket()); err == nil {
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Skip("the sound server does not start here")
}

func (s *server) end() {
	if s.cmd != nil {
		_ = s.cmd.Process.Kill()
		_ = s.cmd.Wait()
		_ = os.Remove(s.socket())
		s.cmd = nil
	}
}

// ear hears what the server plays.
type ear struct {
	mu    sync.Mutex
	heard time.Time // when something louder than silence was heard first
}

// listen returns an ear that is there when it hears the first silence.
func (s *server) listen(t *testing.T) *ear {
	t.Helper()
	e := &ear{}
	cmd := exec.Command("parec", "-d", sink+".monitor", "--raw", "--format=s16le", "--rate=48000", "--channels=2", "--latency-msec=5")
	cmd.Env = append(os.Environ(), "PULSE_SERVER=unix:"+s.socket())
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	ready := make(chan struct{})
	t.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	go func() {
		first, buf := true, make([]byte, 192)
		for {
			if _, err := io.ReadFull(out, buf); err != nil {
				return
			}
			if first {
				close(ready)
				first = false
			}
			if !bytes.Equal(buf, make([]byte, len(buf))) {
				e.mu.Lock()
				if e.heard.IsZero() {
					e.heard = time.Now()
				}
				e.mu.Unlock()
			}
		}
	}()
	select {
	case <-ready:
	case <-time.After(5 * time.Second):
		t.Skip("nothing can be recorded here")
	}
	return e
}

// await returns when something was heard, within a time.
func (e *ear) await(most time.Duration) (time.Time, bool) {
	for began := time.Now(); time.Since(began) < most; time.Sleep(time.Millisecond) {
		e.mu.Lock()
		heard := e.heard
		e.mu.Unlock()
		if !heard.IsZero() {
			return heard, true
		}
	}
	return time.Time{}, false
}

// TestPulse checks with a real server that sound is heard soon, that the end of the server is noticed, and
// that a new one is played on.
func TestPulse(t *testing.T) {
	s := newServer(t)
	if err := Play(context.Background(), nil, nil); err == nil {
		t.Fatal("it plays without a server")
	}
	var loud atomic.Bool
	var fills atomic.Int64
	fill := func(out []int16) {
		fills.Add(1)
		clear(out)
		if loud.Load() {
			for i := range out {
				out[i] = int16(8000 - 16000*(i/2/50%2))
			}
		}
	}
	for round := range 2 {
		s.begin(t)
		fills.Store(0)
		ctx, stop := context.WithCancel(context.Background())
		opened, ended := make(chan struct{}), make(chan error, 1)
		go func() { ended <- Play(ctx, fill, func() { close(opened) }) }()
		select {
		case <-opened:
		case err := <-ended:
			t.Fatalf("round %d: %v", round, err)
		}
		var late []time.Duration
		e := s.listen(t)
		for began := time.Now(); fills.Load() < 50 && time.Since(began) < 8*time.Second; { // a null sink begins with up to 2 s of silence
			time.Sleep(10 * time.Millisecond)
		}
		for range 5 {
			time.Sleep(300 * time.Millisecond)
			e.mu.Lock()
			e.heard = time.Time{}
			e.mu.Unlock()
			began := time.Now()
			loud.Store(true)
			asked := fills.Load()
			heard, ok := e.await(2 * time.Second)
			if !ok {
				select {
				case err := <-ended:
					t.Fatalf("round %d: %v", round, err)
				default:
				}
				t.Fatalf("round %d: nothing was heard within 2 s, although the server has asked %d times", round, fills.Load()-asked)
			}
			late = append(late, heard.Sub(began))
			loud.Store(false)
		}
		slices.Sort(late)
		t.Logf("round %d: heard after %v", round, late)
		if late[len(late)/2] > 120*time.Millisecond {
			t.Errorf("round %d: sound is heard %v after it was written", round, late[len(late)/2])
		}
		began := time.Now()
		s.end()
		select {
		case err := <-ended:
			if took := time.Since(began); err == nil || took > 2*time.Second {
				t.Errorf("round %d: the end of the server was noticed after %v: %v", round, took, err)
			}
		case <-time.After(5 * time.Second):
			t.Errorf("round %d: the end of the server goes unnoticed", round)
		}
		stop()
	}
}

// TestStops checks that playing ends with its context.
func TestStops(t *testing.T) {
	s := newServer(t)
	s.begin(t)
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- Play(ctx, func(out []int16) { clear(out) }, stop) }()
	select {
	case err := <-ended:
		if err != context.Canceled {
			t.Error(err)
		}
	case <-time.After(3 * time.Second):
		t.Error("it goes on")
	}
}
