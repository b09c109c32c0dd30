// Package server starts a sound server without a loudspeaker, and hears what it plays. It is for measuring the
// sound of the game, and needs the programs of PulseAudio.
package server

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"time"
)

// sink is the name of the server's device.
const sink = "heard"

// Missing returns the first of the needed programs that is not installed, or "".
func Missing() string {
	for _, program := range []string{"pulseaudio", "parec"} {
		if _, err := exec.LookPath(program); err != nil {
			return program
		}
	}
	return ""
}

// Server is a server of PulseAudio with a single device, which is not real. It can begin again after its end.
type Server struct {
	dir string // holds everything of the server
	cmd *exec.Cmd
}

// New returns a server that has not begun. It writes only to a folder, which must exist.
func New(dir string) *Server { return &Server{dir: dir} }

// Socket returns the path at which programs reach the server.
func (s *Server) Socket() string { return filepath.Join(s.dir, "native") }

// Begin starts the server and waits until it answers.
func (s *Server) Begin() error {
	s.cmd = exec.Command("pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", "--disable-shm=yes",
		"-L", "module-native-protocol-unix", "-L", "module-null-sink sink_name="+sink)
	s.cmd.Env = append(os.Environ(), "PULSE_RUNTIME_PATH="+s.dir, "HOME="+s.dir)
	if err := s.cmd.Start(); err != nil {
		s.cmd = nil
		return err
	}
	for range 250 {
		if c, err := net.Dial("unix", s.Socket()); err == nil {
			return c.Close()
		}
		time.Sleep(20 * time.Millisecond)
	}
	s.End()
	return errors.New("the sound server does not start")
}

// End kills the server, if it runs.
func (s *Server) End() {
	if s.cmd != nil {
		_ = s.cmd.Process.Kill()
		_ = s.cmd.Wait()
		_ = os.Remove(s.Socket())
		s.cmd = nil
	}
}

// Listen returns an ear that has begun to hear what the server plays.
func (s *Server) Listen() (*Ear, error) {
	e := &Ear{cmd: exec.Command("parec", "-d", sink+".monitor", "--raw", "--format=s16le", "--rate=48000", "--channels=2", "--latency-msec=5")}
	e.cmd.Env = append(os.Environ(), "PULSE_SERVER=unix:"+s.Socket())
	out, err := e.cmd.StdoutPipe()
	if err == nil {
		err = e.cmd.Start()
	}
	if err != nil {
		return nil, err
	}
	ready := make(chan struct{})
	go e.hear(out, sync.OnceFunc(func() { close(ready) }))
	select {
	case <-ready:
		return e, nil
	case <-time.After(5 * time.Second):
		e.Close()
		return nil, fmt.Errorf("%s records nothing", e.cmd.Path)
	}
}

// Ear knows when something was heard.
type Ear struct {
	cmd   *exec.Cmd
	mu    sync.Mutex
	heard []heard // not silent, in order
}

// heard is a short stretch of sound.
type heard struct {
	at   time.Time
	peak int // the greatest sample in it
}

const (
	blockSize = 480     // bytes heard at a time: 2.5 ms
	remembers = 1 << 14 // blocks that an ear remembers at least: 41 s
)

// hear remembers what is read until it ends, and calls ready after each block.
func (e *Ear) hear(from io.Reader, ready func()) {
	for buf := make([]byte, blockSize); ; {
		if _, err := io.ReadFull(from, buf); err != nil {
			return
		}
		e.note(buf, time.Now())
		ready()
	}
}

// note remembers a block of samples that was heard at a time.
func (e *Ear) note(block []byte, at time.Time) {
	peak := 0
	for ; len(block) >= 2; block = block[2:] {
		v := int(int16(binary.LittleEndian.Uint16(block)))
		peak = max(peak, v, -v)
	}
	if peak == 0 {
		return
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	if len(e.heard) == 2*remembers {
		e.heard = append(e.heard[:0], e.heard[remembers:]...)
	}
	e.heard = append(e.heard, heard{at, peak})
}

// Since returns when something louder than a sample was first heard after a moment.
func (e *Ear) Since(began time.Time, louder int) (time.Time, bool) {
	e.mu.Lock()
	defer e.mu.Unlock()
	for _, h := range e.heard {
		if h.at.After(began) && h.peak > louder {
			return h.at, true
		}
	}
	return time.Time{}, false
}

// Await is like Since, but waits for the sound, for at most a time.
func (e *Ear) Await(began time.Time, louder int, most time.Duration) (time.Time, bool) {
	for end := time.Now().Add(most); time.Now().Before(end); time.Sleep(time.Millisecond) {
		if at, ok := e.Since(began, louder); ok {
			return at, true
		}
	}
	return time.Time{}, false
}

// Close ends the ear.
func (e *Ear) Close() {
	_ = e.cmd.Process.Kill()
	_ = e.cmd.Wait()
}
