//go:build linux

package device

import (
	"context"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"lineup/render/sound/server"
)

// newServer returns a server that has not begun, and that the device finds, or skips the test.
func newServer(t *testing.T) *server.Server {
	t.Helper()
	if program := server.Missing(); program != "" {
		t.Skipf("%s is not installed (Debian: pulseaudio, pulseaudio-utils)", program)
	}
	dir := t.TempDir()
	t.Setenv("XDG_RUNTIME_DIR", dir)
	t.Setenv("HOME", dir)
	t.Setenv("PULSE_SERVER", "")
	t.Setenv("PULSE_RUNTIME_PATH", dir)
	s := server.New(dir)
	t.Cleanup(s.End)
	return s
}

// begin starts a server, or skips the test.
func begin(t *testing.T, s *server.Server) {
	t.Helper()
	if err := s.Begin(); err != nil {
		t.Skip(err)
	}
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
		begin(t, s)
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
		e, err := s.Listen()
		if err != nil {
			t.Skip(err) // nothing can be recorded here
		}
		t.Cleanup(e.Close)
		for began := time.Now(); fills.Load() < 50 && time.Since(began) < 8*time.Second; { // a null sink begins with up to 2 s of silence
			time.Sleep(10 * time.Millisecond)
		}
		for range 5 {
			time.Sleep(300 * time.Millisecond)
			began := time.Now()
			loud.Store(true)
			asked := fills.Load()
			heard, ok := e.Await(began, 0, 2*time.Second)
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
		s.End()
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
	begin(t, s)
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
