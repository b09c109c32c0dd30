package city

import (
	"math"

	"lineup/engine"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/ui"
)

// This file is what moves on the map while somebody looks at it: fires, and the signs over
// heroes. At rest all of that stands still on the floor of the table.

const (
	flicker = 8.0 // pictures of a fire in a second
	beat    = 1.2 // seconds in which a sign swells and sinks once
)

// fire is a fire as it burns on the map.
type fire struct {
	box  ui.Box
	seed int
	// bare: nothing stands before it, and it may be drawn over what lies there.
	bare bool
}

// key is the key of a picture of the fire.
func (f *fire) key(frame int) gallery.Key {
	return gallery.Key{Name: "fire", N: f.seed<<2 + frame}
}

func (f *fire) draw(c *ui.Canvas, frame int) {
	if s, ok := c.KeptPart(f.key(frame), f.box); ok { // without a drawing to be handed on
		c.Put(s, f.box.X, f.box.Y)
		return
	}
	seed, size := f.seed, f.box.W/town.FireWide
	c.Part(f.key(frame), f.box, 0, func(p pen.Pen) {
		town.DrawFire(p.At(town.FireWide/2*size, (town.FireHigh-town.FireFoot)*size, size), seed, frame)
	})
}

// findFires finds out where it burns.
func (m *Map) findFires() {
	for i := range m.Spaces {
		s := &m.Spaces[i]
		if !s.Location || s.Tile == engine.NoCard {
			continue
		}
		at, size := m.Plan.Site(i)
		s.fires = s.fires[:0]
		for _, f := range town.Fires(s.Site, s.Damage) {
			k := f.Size * size
			b := ui.BoxAt(at.X+f.X*size-town.FireWide/2*k, at.Y+f.Y*size-(town.FireHigh-town.FireFoot)*k, town.FireWide*k, town.FireHigh*k)
			s.fires = append(s.fires, fire{box: b, seed: f.Seed, bare: m.bare(b)})
		}
	}
}

// bare reports whether nobody and nothing stands in a box of the map.
func (m *Map) bare(b ui.Box) bool {
	for i := range m.Standees {
		s := &m.Standees[i]
		if s.Reach().Grown(24).Overlaps(b) || s.Tag.Overlaps(b) {
			return false
		}
	}
	for i := range m.Spaces {
		s := &m.Spaces[i]
		if s.Plate.Overlaps(b) || s.Open && s.Tag().Overlaps(b) || !s.Location && s.SlotSign().Overlaps(b) {
			return false
		}
		for _, k := range s.Cards {
			if k.Pose.Bounds().Grown(8).Overlaps(b) {
				return false
			}
		}
	}
	return true
}

// Lively reports whether something on the map moves by itself as long as somebody looks.
func (m *Map) Lively() bool {
	for i := range m.Spaces {
		for _, f := range m.Spaces[i].fires {
			if f.bare {
				return true
			}
		}
	}
	for i := range m.Standees {
		if s := &m.Standees[i]; s.Look.You || s.Struck > 0 {
			return true
		}
	}
	return false
}

// DrawIdle draws what moves by itself, so many seconds after it began to.
func (m *Map) DrawIdle(c *ui.Canvas, l Look, age float64) {
	for i := range m.Spaces {
		for j := range m.Spaces[i].fires {
			if f := &m.Spaces[i].fires[j]; f.bare {
				f.draw(c, (int(age*flicker)+f.seed)%town.FireFrames)
			}
		}
	}
	swell := 0.5 - 0.5*math.Cos(age*2*math.Pi/beat)
	for i := range m.Standees {
		if s := &m.Standees[i]; s.Seat != engine.NoSeat && !l.Away(s.Card) {
			m.drawHeroSigns(c, s, swell)
		}
	}
}
