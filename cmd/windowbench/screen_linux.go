package main

import (
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"io"
	"net"
	"os"
	"os/exec"
	"strings"
	"sync"
	"time"
)

// screen is an invisible screen: it is looked at, and used by mouse and keyboard, over the
// X protocol, of which it speaks the few requests that this takes.
type screen struct {
	server  *exec.Cmd
	display string // its name in DISPLAY
	mu      sync.Mutex
	conn    net.Conn
	root    uint32
	test    byte // the number of the extension that moves mouse and keyboard
}

// The size of the screen.
const (
	screenWidth  = 1920
	screenHeight = 1080
)

var order = binary.LittleEndian

// newScreen starts a screen.
func newScreen() (*screen, error) {
	r, w, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	s := &screen{server: exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", fmt.Sprintf("%dx%dx24", screenWidth, screenHeight),
		"+extension", "GLX", "-ac", "-nolisten", "tcp")}
	s.server.ExtraFiles = []*os.File{w}
	if err := s.server.Start(); err != nil {
		return nil, fmt.Errorf("no screen: %w", err)
	}
	w.Close()
	buf := make([]byte, 16)
	n, err := r.Read(buf)
	if err != nil {
		s.close()
		return nil, fmt.Errorf("the screen did not start: %w", err)
	}
	number := strings.TrimSpace(string(buf[:n]))
	s.display = ":" + number
	if s.conn, err = net.Dial("unix", "/tmp/.X11-unix/X"+number); err == nil {
		err = s.greet()
	}
	if err != nil {
		s.close()
	}
	return s, err
}

func (s *screen) close() {
	if s.conn != nil {
		s.conn.Close()
	}
	_ = s.server.Process.Kill()
	_ = s.server.Wait()
}

// greet opens the connection.
func (s *screen) greet() error {
	if _, err := s.conn.Write([]byte{'l', 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0}); err != nil {
		return err
	}
	head := make([]byte, 8)
	if _, err := io.ReadFull(s.conn, head); err != nil {
		return err
	}
	body := make([]byte, 4*int(order.Uint16(head[6:])))
	if _, err := io.ReadFull(s.conn, body); err != nil || head[0] != 1 {
		return fmt.Errorf("the screen refuses: %q %w", body, err)
	}
	vendor := (int(order.Uint16(body[16:])) + 3) &^ 3
	s.root = order.Uint32(body[32+vendor+8*int(body[21]):])
	name := "XTEST"
	reply, err := s.ask(append([]byte{98, 0, 0, 0, byte(len(name)), 0, 0, 0}, name+"\x00\x00\x00"...))
	if err != nil {
		return err
	}
	if reply[8] == 0 {
		return fmt.Errorf("the screen cannot be used by a program")
	}
	s.test = reply[9]
	return nil
}

// tell sends a request that has no answer.
func (s *screen) tell(request []byte) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.send(request)
}

func (s *screen) send(request []byte) error {
	order.PutUint16(request[2:], uint16(len(request)/4))
	_, err := s.conn.Write(request)
	return err
}

// ask sends a request and waits for its answer.
func (s *screen) ask(request []byte) ([]byte, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if err := s.send(request); err != nil {
		return nil, err
	}
	for {
		reply := make([]byte, 32)
		if _, err := io.ReadFull(s.conn, reply); err != nil {
			return nil, err
		}
		switch reply[0] {
		case 0: // maybe of a request before: of a window that is gone
			if reply[10] == request[0] {
				return nil, fmt.Errorf("request %d: error %d", request[0], reply[1])
			}
		case 1:
			more := make([]byte, 4*int(order.Uint32(reply[4:])))
			_, err := io.ReadFull(s.conn, more)
			return append(reply, more...), err
		default: // an event: nobody waits for those
		}
	}
}

func words(first, second byte, values ...uint32) []byte {
	out := []byte{first, second, 0, 0}
	for _, v := range values {
		out = order.AppendUint32(out, v)
	}
	return out
}

// What can be done with mouse and keyboard.
const (
	keyDown, keyUp       = 2, 3
	buttonDown, buttonUp = 4, 5
	motion               = 6
)

// The numbers of the keys on every keyboard of a PC.
const (
	keyEscape = 9
	key1      = 10
	keyE      = 26
	keyReturn = 36
	keySpace  = 65
	keyRight  = 114
)

func (s *screen) fake(what, detail byte, x, y int) error {
	at := uint32(uint16(x)) | uint32(uint16(y))<<16
	return s.tell(words(s.test, 2, uint32(what)|uint32(detail)<<8, 0, s.root, 0, 0, at, 0, 0))
}

// move moves the mouse.
func (s *screen) move(x, y int) error { return s.fake(motion, 0, x, y) }

// held is how long a key or a button is held.
const held = 40 * time.Millisecond

// press presses a key for a moment.
func (s *screen) press(key byte) error {
	if err := s.fake(keyDown, key, 0, 0); err != nil {
		return err
	}
	time.Sleep(held)
	return s.fake(keyUp, key, 0, 0)
}

// click presses and lets go the left button of the mouse at a place, and stays there until
// that has been seen: who lets go while moving on has not clicked.
func (s *screen) click(x, y int) error {
	if err := s.move(x, y); err != nil {
		return err
	}
	time.Sleep(held)
	if err := s.fake(buttonDown, 1, 0, 0); err != nil {
		return err
	}
	time.Sleep(held)
	if err := s.fake(buttonUp, 1, 0, 0); err != nil {
		return err
	}
	time.Sleep(held)
	return nil
}

// resize gives the one large window of the screen another size.
func (s *screen) resize(w, h int) error {
	reply, err := s.ask(words(15, 0, s.root))
	if err != nil {
		return err
	}
	for i := range int(order.Uint16(reply[16:])) {
		window := order.Uint32(reply[32+4*i:])
		size, err := s.ask(words(14, 0, window))
		if err != nil || order.Uint16(size[16:]) < 200 {
			continue
		}
		const widthAndHeight = 4 | 8
		return s.tell(words(12, 0, window, widthAndHeight, uint32(w), uint32(h)))
	}
	return fmt.Errorf("there is no window")
}

// look is what the screen shows, in short: a sum that changes with the picture, and
// whether there is nothing on it yet, or a bare window. It is of a few rows only.
type look struct {
	sum   uint64
	blank bool
}

// minColours are in every picture of the game; a bare window has fewer.
const minColours = 16

func (s *screen) look() (look, error) {
	const rows = 36
	h := fnv.New64a()
	colours := map[uint32]bool{}
	for i := range rows {
		pix, err := s.pixels(0, screenHeight*(2*i+1)/(2*rows), screenWidth, 1)
		if err != nil {
			return look{}, err
		}
		h.Write(pix)
		for k := 0; len(colours) < minColours && k+3 < len(pix); k += 4 {
			colours[order.Uint32(pix[k:])&0xffffff] = true
		}
	}
	return look{h.Sum64(), len(colours) < minColours}, nil
}

// pixels are the pixels of a part of the screen: blue, green, red, and nothing.
func (s *screen) pixels(x, y, w, h int) ([]byte, error) {
	const wholePixels = 2
	reply, err := s.ask(words(73, wholePixels, s.root, uint32(x)|uint32(y)<<16, uint32(w)|uint32(h)<<16, ^uint32(0)))
	if err != nil {
		return nil, err
	}
	return reply[32:], nil
}

// bright is how bright a part of the screen is, 0 to 255.
func (s *screen) bright(x, y, w, h int) (float64, error) {
	pix, err := s.pixels(x, y, w, h)
	sum := 0
	for i := range pix {
		if i%4 != 3 {
			sum += int(pix[i])
		}
	}
	return float64(sum) / float64(3*w*h), err
}
