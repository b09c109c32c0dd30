package art

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
		panic("art: a built-in shader does not compile: " + err.Error())
	}
	return s
}

// fade is the direction in which a dot screen grows.
type fade uint8

const (
	growDown fade = iota
	growUp
	growOut
)

// dots is a halftone screen over a rectangle; lengths are design units.
type dots struct {
	x, y, w, h    float64
	pitch, radius float64
	turn          float64 // radians
	fade          fade
	colour        color.NRGBA
}

func (p pen) halftone(d dots) {
	p.shade(halftoneShader(), d.x, d.y, d.w, d.h, d.x+d.w/2, d.y+d.h/2, d.colour, map[string]any{
		"Half":   []float32{float32(d.w / 2), float32(d.h / 2)},
		"Pitch":  float32(d.pitch),
		"Radius": float32(d.radius),
		"Turn":   float32(d.turn),
		"Fade":   float32(d.fade),
		"Soft":   float32(p.pixel() * 0.7),
	})
}

// spread is a wheel of rays over a rectangle, from a point of it; lengths are
// design units.
type spread struct {
	x, y, w, h float64
	cx, cy     float64
	count      int
	phase      float64 // in parts of the angle between two rays
	hollow     float64 // radius within which the rays fade out
	colour     color.NRGBA
}

func (p pen) rays(s spread) {
	p.shade(raysShader(), s.x, s.y, s.w, s.h, s.cx, s.cy, s.colour, map[string]any{
		"Count":  float32(s.count),
		"Phase":  float32(s.phase),
		"Soft":   float32(p.pixel() * 0.7),
		"Hollow": float32(s.hollow),
	})
}

// shade runs a shader over a rectangle; the shader measures from (cx, cy).
func (p pen) shade(s *ebiten.Shader, x, y, w, h, cx, cy float64, c color.NRGBA, uniforms map[string]any) {
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
