package showcase

import (
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/ui"
)

// Shot draws one scene into a file and ends. Equal options and shots make equal pictures. It is an
// ebiten.Game.
type Shot struct {
	Canvas        *ui.Canvas
	Settings      *ui.Settings // of the window; Update turns off motion and notes
	Arrange       func() error // shows the scene
	Scene         func(*ui.Canvas)
	File          string
	Width, Height int
}

// Layout returns the size of the window, which stays empty.
func (s *Shot) Layout(int, int) (int, int) { return 64, 64 }

// Draw draws nothing because Update takes the picture.
func (s *Shot) Draw(*ebiten.Image) {}

// Update takes the picture and writes it.
func (s *Shot) Update() error {
	picture := ebiten.NewImage(s.Width, s.Height)
	s.Canvas.Begin(picture)
	s.Canvas.Art.AtOnce = true
	s.Settings.Speed, s.Settings.Quiet = ui.Instant, true
	if err := s.Arrange(); err != nil {
		return err
	}
	s.Canvas.Begin(picture) // the scene may be in one column
	s.Scene(s.Canvas)
	out := image.NewRGBA(image.Rect(0, 0, s.Width, s.Height))
	picture.ReadPixels(out.Pix)
	if err := write(s.File, out); err != nil {
		return fmt.Errorf("cannot write %s: %w", s.File, err)
	}
	return ebiten.Termination
}

// CanWrite reports whether a file name has the extension of a supported picture format.
func CanWrite(name string) bool {
	ext := filepath.Ext(name)
	return strings.EqualFold(ext, ".png") || strings.EqualFold(ext, ".jpg")
}

const jpegQuality = 88

// write writes a picture to a temporary file first, so that a failure leaves no partial file.
func write(name string, picture image.Image) error {
	f, err := os.CreateTemp(filepath.Dir(name), ".shot-*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	encode := png.Encode
	if strings.EqualFold(filepath.Ext(name), ".jpg") {
		encode = func(w io.Writer, m image.Image) error { return jpeg.Encode(w, m, &jpeg.Options{Quality: jpegQuality}) }
	}
	if err := encode(f, picture); err != nil {
		f.Close()
		return err
	}
	if err := f.Close(); err != nil {
		return err
	}
	return os.Rename(f.Name(), name)
}
