package pen

import (
	"image/color"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/assets"
)

// The two shaders are compiled on first use and never change after that.
var (
	halftoneShader = sync.OnceValue(func() *ebiten.Shader { return mustShader(assets.HalftoneShader()) })
	raysShader     = sync.OnceValue(func() *ebiten.Shader { return mustShader(assets.RaysShader()) })
)

func mustShader(source []byte) *ebiten.Shader {
	s, err := ebiten.NewShader(source)
	if err != nil {
		panic("pen: a built-in shader does not compile: " + err.Error())
	}
	return s
}

// Growth is the direction in which the dots of a screen grow.
type Growth uint8

// The directions.
const (
	GrowDown Growth = iota
	GrowUp
	GrowOut
)

// Dots is a halftone screen over a rectangle; lengths are design units.
type Dots struct {
	X, Y, W, H    float64
	Pitch, Radius float64
	Turn          float64 // radians
	Growth        Growth
	Colour        color.NRGBA
}

// Halftone draws a screen of dots.
func (p Pen) Halftone(d Dots) {
	p.shade(halftoneShader(), d.X, d.Y, d.W, d.H, d.X+d.W/2, d.Y+d.H/2, d.Colour, map[string]any{
		"Half":   []float32{float32(d.W / 2), float32(d.H / 2)},
		"Pitch":  float32(d.Pitch),
		"Radius": float32(d.Radius),
		"Turn":   float32(d.Turn),
		"Fade":   float32(d.Growth),
		"Soft":   float32(p.pixel() * 0.7),
	})
}

// Spread is a wheel of rays over a rectangle, from a point of it; lengths are
// design units.
type Spread struct {
	X, Y, W, H       float64
	CentreX, CentreY float64
	Count            int
	Phase            float64 // in parts of the angle between two rays
	Hollow           float64 // radius within which the rays fade out
	Colour           color.NRGBA
}

// Rays draws a wheel of rays.
func (p Pen) Rays(s Spread) {
	p.shade(raysShader(), s.X, s.Y, s.W, s.H, s.CentreX, s.CentreY, s.Colour, map[string]any{
		"Count":  float32(s.Count),
		"Phase":  float32(s.Phase),
		"Soft":   float32(p.pixel() * 0.7),
		"Hollow": float32(s.Hollow),
	})
}

// shade runs a shader over a rectangle; the shader measures from (cx, cy).
func (p Pen) shade(s *ebiten.Shader, x, y, w, h, cx, cy float64, c color.NRGBA, uniforms map[string]any) {
	a := float32(c.A) / 255
	var corners [4]ebiten.Vertex
	for i := range corners {
		px, py := x, y
		if i%2 == 1 {
			px += w
		}
		if i/2 == 1 {
			py += h
		}
		dx, dy := p.m.apply(px, py)
		corners[i] = ebiten.Vertex{
			DstX: float32(dx), DstY: float32(dy),
			ColorR: float32(c.R) / 255 * a, ColorG: float32(c.G) / 255 * a, ColorB: float32(c.B) / 255 * a, ColorA: a,
			Custom0: float32(px - cx), Custom1: float32(py - cy),
		}
	}
	p.dst.DrawTrianglesShader(corners[:], []uint16{0, 1, 2, 1, 3, 2}, s,
		&ebiten.DrawTrianglesShaderOptions{Uniforms: uniforms})
}
