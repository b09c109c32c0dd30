package main

import (
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"io"
	"log"
	"os"
	"os/exec"
	"strings"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"
)

// screen is an invisible screen. The bench reads it and uses it by mouse and keyboard.
type screen struct {
	server  *exec.Cmd
	display string // its name in DISPLAY
	conn    *xgb.Conn
	root    xproto.Window
}

// The size of the screen.
const (
	screenWidth  = 1920
	screenHeight = 1080
)

// newScreen starts a screen. Its error says what to install if that helps.
func newScreen() (*screen, error) {
	r, w, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer r.Close()
	s := &screen{server: exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", fmt.Sprintf("%dx%dx24", screenWidth, screenHeight),
		"+extension", "GLX", "-ac", "-nolisten", "tcp")}
	s.server.ExtraFiles = []*os.File{w}
	s.server.Stderr = os.Stderr // it says why it does not start
	err = s.server.Start()
	w.Close()
	if err != nil {
		return nil, fmt.Errorf("cannot start an invisible screen (%w): install Xvfb, for example with `make deps`", err)
	}
	if err := s.connect(r); err != nil {
		s.close()
		return nil, fmt.Errorf("cannot use the invisible screen: %w", err)
	}
	return s, nil
}

// connect opens the connection to the server, which writes its display number to r.
func (s *screen) connect(r io.Reader) error {
	buf := make([]byte, 16)
	n, err := r.Read(buf)
	if err != nil {
		return err
	}
	s.display = ":" + strings.TrimSpace(string(buf[:n]))
	xgb.Logger = log.New(io.Discard, "", 0) // it says only that this screen asks for no password
	if s.conn, err = xgb.NewConnDisplay(s.display); err != nil {
		return err
	}
	s.root = xproto.Setup(s.conn).DefaultScreen(s.conn).Root
	return xtest.Init(s.conn)
}

// close closes the connection and ends the server.
func (s *screen) close() {
	if s.conn != nil {
		s.conn.Close()
	}
	_ = s.server.Process.Kill()
	_ = s.server.Wait()
}

// The key codes on a PC keyboard.
const (
	keyEscape = 9
	key1      = 10
	keyE      = 26
	keyReturn = 36
	keySpace  = 65
	keyLeft   = 113
	keyRight  = 114
)

// input sends a mouse or keyboard event.
func (s *screen) input(event, detail byte, x, y int) error {
	return xtest.FakeInputChecked(s.conn, event, detail, 0, s.root, int16(x), int16(y), 0).Check()
}

// move moves the mouse.
func (s *screen) move(x, y int) error { return s.input(xproto.MotionNotify, 0, x, y) }

// held is how long a key or button is held.
const held = 40 * time.Millisecond

// press presses a key for a moment.
func (s *screen) press(key byte) error {
	if err := s.input(xproto.KeyPress, key, 0, 0); err != nil {
		return err
	}
	time.Sleep(held)
	return s.input(xproto.KeyRelease, key, 0, 0)
}

// click clicks the left mouse button at a place and waits there until the window has seen it. A
// release while the mouse moves on is not a click.
func (s *screen) click(x, y int) error {
	if err := s.move(x, y); err != nil {
		return err
	}
	for _, event := range []byte{xproto.ButtonPress, xproto.ButtonRelease} {
		time.Sleep(held)
		if err := s.input(event, xproto.ButtonIndex1, 0, 0); err != nil {
			return err
		}
	}
	time.Sleep(held)
	return nil
}

// resize resizes the one large window on the screen.
func (s *screen) resize(width, height int) error {
	tree, err := xproto.QueryTree(s.conn, s.root).Reply()
	if err != nil {
		return err
	}
	for _, window := range tree.Children {
		size, err := xproto.GetGeometry(s.conn, xproto.Drawable(window)).Reply()
		if err != nil || size.Width < 200 {
			continue
		}
		const mask = xproto.ConfigWindowWidth | xproto.ConfigWindowHeight
		return xproto.ConfigureWindowChecked(s.conn, window, mask, []uint32{uint32(width), uint32(height)}).Check()
	}
	return fmt.Errorf("the program has no window to resize")
}

// look is a digest of a few rows of the screen: a hash that changes with the picture, and whether
// the screen is still empty or shows a bare window.
type look struct {
	sum   uint64
	blank bool
}

// minColours is a number of colors that every picture of the game has. A bare window has fewer.
const minColours = 16

func (s *screen) look() (look, error) {
	const rows = 36
	h := fnv.New64a()
	colours := map[uint32]bool{}
	var asked [rows]xproto.GetImageCookie // request all first, then read the replies
	for i := range asked {
		asked[i] = s.ask(0, screenHeight*(2*i+1)/(2*rows), screenWidth, 1)
	}
	for _, cookie := range asked {
		row, err := cookie.Reply()
		if err != nil {
			return look{}, err
		}
		h.Write(row.Data)
		for k := 0; len(colours) < minColours && k+3 < len(row.Data); k += 4 {
			colours[binary.LittleEndian.Uint32(row.Data[k:])&0xffffff] = true
		}
	}
	return look{h.Sum64(), len(colours) < minColours}, nil
}

// ask requests the pixels of a part of the screen. Their bytes are blue, green, red and unused.
func (s *screen) ask(x, y, width, height int) xproto.GetImageCookie {
	const allPlanes = ^uint32(0)
	return xproto.GetImage(s.conn, xproto.ImageFormatZPixmap, xproto.Drawable(s.root), int16(x), int16(y), uint16(width), uint16(height), allPlanes)
}

// bright returns the mean brightness of a part of the screen, from 0 to 255.
func (s *screen) bright(x, y, width, height int) (float64, error) {
	part, err := s.ask(x, y, width, height).Reply()
	if err != nil {
		return 0, err
	}
	sum := 0
	for i, value := range part.Data {
		if i%4 != 3 {
			sum += int(value)
		}
	}
	return float64(sum) / float64(3*width*height), nil
}
