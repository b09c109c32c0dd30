package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"github.com/jezek/xgb/xproto"
)

// This file measures the sound of the real window on a sound server of its own, which plays to nobody.

// The limits of sound.
const (
	maxHeard  = 0.15 // seconds from a click to the sound of the card
	maxReturn = 5.0  // seconds from the start of the server until the game is heard again
	maxStall  = 0.5  // seconds from a key to the picture while the server ends
)

// soundServer is a server of PulseAudio with one device, sink.
type soundServer struct {
	dir string
	cmd *exec.Cmd
}

const sink = "heard"

func (s *soundServer) socket() string { return filepath.Join(s.dir, "native") }

func (s *soundServer) begin() error {
	s.cmd = exec.Command("pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", "--disable-shm=yes",
		"-L", "module-native-protocol-unix", "-L", "module-null-sink sink_name="+sink)
	s.cmd.Env = append(os.Environ(), "PULSE_RUNTIME_PATH="+s.dir, "HOME="+s.dir)
	if err := s.cmd.Start(); err != nil {
		return err
	}
	for range 200 {
		if _, err := os.Stat(s.socket()); err == nil {
			return nil
		}
		time.Sleep(20 * time.Millisecond)
	}
	return fmt.Errorf("the sound server did not start")
}

func (s *soundServer) end() {
	if s.cmd != nil {
		_ = s.cmd.Process.Kill()
		_ = s.cmd.Wait()
		_ = os.Remove(s.socket())
		s.cmd = nil
	}
}

// ear hears what the server plays.
type ear struct {
	cmd  *exec.Cmd
	mu   sync.Mutex
	any  time.Time // when anything was heard last
	loud time.Time // when something louder than music was heard last
}

// musicPeak is a sample that music never reaches.
const musicPeak = 32768 / 6

func (s *soundServer) listen() (*ear, error) {
	e := &ear{cmd: exec.Command("parec", "-d", sink+".monitor", "--raw", "--format=s16le", "--rate=48000", "--channels=2", "--latency-msec=5")}
	e.cmd.Env = append(os.Environ(), "PULSE_SERVER=unix:"+s.socket())
	out, err := e.cmd.StdoutPipe()
	if err == nil {
		err = e.cmd.Start()
	}
	if err != nil {
		return nil, err
	}
	go func() {
		buf := make([]byte, 480) // 2.5 ms
		for {
			if _, err := io.ReadFull(out, buf); err != nil {
				return
			}
			most := 0
			for i := 0; i < len(buf); i += 2 {
				v := int(int16(binary.LittleEndian.Uint16(buf[i:])))
				most = max(most, v, -v)
			}
			e.mu.Lock()
			if most > 0 {
				e.any = time.Now()
			}
			if most > musicPeak {
				e.loud = time.Now()
			}
			e.mu.Unlock()
		}
	}()
	return e, nil
}

func (e *ear) close() {
	_ = e.cmd.Process.Kill()
	_ = e.cmd.Wait()
}

// since returns when something loud, or anything at all, was heard after a moment, waiting for it at most a
// second.
func (e *ear) since(began time.Time, loud bool) (time.Time, bool) {
	for end := time.Now().Add(time.Second); time.Now().Before(end); time.Sleep(time.Millisecond) {
		e.mu.Lock()
		at := e.any
		if loud {
			at = e.loud
		}
		e.mu.Unlock()
		if at.After(began) {
			return at, true
		}
	}
	return time.Time{}, false
}

// calm waits until nothing loud has been heard for a while.
func (e *ear) calm() {
	for range 200 {
		e.mu.Lock()
		quiet := time.Since(e.loud) > 600*time.Millisecond
		e.mu.Unlock()
		if quiet {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
}

// soundOf measures the sound of a program.
func (b *bench) soundOf(program string, seed uint64) (err error) {
	for _, need := range []string{"pulseaudio", "parec"} {
		if _, err := exec.LookPath(need); err != nil {
			fmt.Printf("sound is not measured: %s is not installed (Debian: pulseaudio, pulseaudio-utils)\n", need)
			return nil
		}
	}
	b.game = game{name: "sound: ", lit: games[0].lit}
	if b.screen, err = newScreen(); err != nil {
		return err
	}
	defer b.close()
	dir, err := os.MkdirTemp("", "windowbench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	server := &soundServer{dir: filepath.Join(dir, "sound")}
	if err := os.Mkdir(server.dir, 0o700); err != nil {
		return err
	}
	defer server.end()
	for _, part := range []struct {
		name string
		run  func(*soundServer) error
		on   bool // there is a server
	}{{"with a server", b.withServer, true}, {"without a server", b.withoutServer, false}} {
		if part.on {
			if err := server.begin(); err != nil {
				return err
			}
		}
		var said bytes.Buffer
		cmd := exec.Command(program, "-data", filepath.Join(dir, part.name), "-size", fmt.Sprintf("%dx%d", screenWidth, screenHeight), "-speed", "normal",
			"-seed", fmt.Sprint(seed), "-villains", "5")
		cmd.Env = append(os.Environ(), "DISPLAY="+b.display, "PULSE_SERVER=unix:"+server.socket())
		cmd.Stderr = &said
		if b.program, err = start(cmd); err != nil {
			return err
		}
		err := b.toTable()
		if err == nil {
			err = part.run(server)
		}
		if err == nil && b.program.ended() {
			err = errEnded
		}
		b.program.stop()
		if err != nil {
			return fmt.Errorf("%s: %w\n%s", part.name, err, &said)
		}
		if b.row(part.name+", bytes on standard error", float64(said.Len()), "", 0); said.Len() > 0 {
			b.over++
			fmt.Println(said.String())
		}
		server.end()
	}
	return nil
}

// toTable begins a quick game.
func (b *bench) toTable() error {
	if _, err := b.until(20*time.Second, func(l look) bool { return !l.blank }); err != nil {
		return err
	}
	if _, err := b.still(time.Now()); err != nil {
		return err
	}
	if err := b.press(keyReturn); err != nil {
		return err
	}
	time.Sleep(4 * time.Second) // the music begins
	if err := b.answers(); err != nil {
		return err
	}
	return b.press(keyEscape)
}

// withServer measures what is heard, while the server runs, ends, and runs again.
func (b *bench) withServer(server *soundServer) error {
	e, err := server.listen()
	if err != nil {
		return err
	}
	late, err := b.playCards(e, 5)
	e.close()
	if err != nil {
		return err
	}
	b.row("a played card after the click, at best", late[0], "s", maxHeard)
	b.row("a played card after the click, at worst", late[len(late)-1], "s", maxHeard)
	b.row("memory: the most at any time", b.program.peak(), "MB", maxMemory)
	with, err := b.keyTime(nil)
	if err != nil {
		return err
	}
	b.row("a key to the picture, with sound", with, "s", maxStall)
	ends, err := b.keyTime(server.end)
	if err != nil {
		return err
	}
	b.row("a key to the picture, as the server ends", ends, "s", maxStall)
	time.Sleep(10 * time.Second) // the pauses between tries have grown
	if err := server.begin(); err != nil {
		return err
	}
	began := time.Now()
	if e, err = server.listen(); err != nil {
		return err
	}
	defer e.close()
	for time.Since(began) < 2*maxReturn*time.Second {
		if at, ok := e.since(began, false); ok {
			b.row("heard again after the server has returned", at.Sub(began).Seconds(), "s", maxReturn)
			return nil
		}
	}
	b.row("heard again after the server has returned", 99, "s", maxReturn)
	return nil
}

// withoutServer plays on without any sound.
func (b *bench) withoutServer(*soundServer) error {
	without, err := b.keyTime(nil)
	if err != nil {
		return err
	}
	b.row("a key to the picture, without a server", without, "s", maxStall)
	return nil
}

// playCards plays cards of the hand by click and returns after how many seconds each was heard, in order.
func (b *bench) playCards(e *ear, want int) (late []float64, err error) {
	const handX, handY = screenWidth / 2, 1000
	for round := 0; len(late) < want && round < 30; round++ {
		e.calm()
		if err := b.move(handX, handY); err != nil {
			return nil, err
		}
		time.Sleep(300 * time.Millisecond)
		if err := b.input(xproto.ButtonPress, xproto.ButtonIndex1, 0, 0); err != nil {
			return nil, err
		}
		time.Sleep(held)
		clicked := time.Now()
		if err := b.input(xproto.ButtonRelease, xproto.ButtonIndex1, 0, 0); err != nil {
			return nil, err
		}
		if at, ok := e.since(clicked, true); ok {
			late = append(late, at.Sub(clicked).Seconds())
			continue
		}
		for _, key := range []byte{keyE, keyReturn, keySpace} { // another turn
			if err := b.press(key); err != nil {
				return nil, err
			}
			time.Sleep(keyPause)
		}
	}
	if len(late) < want {
		_ = b.shot("silent")
		return nil, fmt.Errorf("only %d of %d cards were heard", len(late), want)
	}
	slices.Sort(late)
	return late, nil
}

// keyTime returns the greatest number of seconds from a key to the picture that answers it, of several. Meanwhile
// is called before one of them.
func (b *bench) keyTime(meanwhile func()) (float64, error) {
	most := 0.0
	for i := range 8 {
		if i == 2 && meanwhile != nil {
			meanwhile()
		}
		before, err := b.look()
		if err != nil {
			return 0, err
		}
		began := time.Now()
		if err := b.press(keyEscape); err != nil { // the menu comes and goes
			return 0, err
		}
		if _, err := b.until(5*time.Second, func(l look) bool { return l.sum != before.sum }); err != nil {
			return 0, err
		}
		most = max(most, time.Since(began).Seconds())
		time.Sleep(700 * time.Millisecond)
	}
	return most, nil
}
