package town

import (
	"math"

	"lineup/engine"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	"lineup/render/ui"
)

// This file draws what moves on the map while somebody looks: fires, smoke, beams, the river,
// tokens, and the signs over heroes. At rest all of that is part of the floor.

const (
	flicker = 8.0 // pictures of a fire per second
	beat    = 1.2 // seconds for a sign to swell and sink once
)

// fire is a fire on the map.
type fire struct {
	box  ui.Box
	seed int
	// bare reports whether nothing is in front of it, so that it may be drawn over the floor.
	bare bool
}

// key returns the key of a picture of the fire.
func (f *fire) key(frame int) gallery.Key {
	return gallery.Key{Name: "fire", N: f.seed<<2 + frame}
}

func (f *fire) draw(c *ui.Canvas, frame int) {
	if s, ok := c.KeptPart(f.key(frame), f.box); ok { // avoids the closure below
		c.Put(s, f.box.X, f.box.Y)
		return
	}
	seed, size := f.seed, f.box.W/town.FireWidth
	c.Part(f.key(frame), f.box, 0, func(p pen.Pen) {
		town.DrawFire(p.At(town.FireWidth/2*size, (town.FireHeight-town.FireFoot)*size, size), seed, frame)
	})
}

// findFires finds the fires on the map.
func (m *townMap) findFires() {
	for i := range m.spaces {
		s := &m.spaces[i]
		if !s.location || s.tile == engine.NoCard {
			continue
		}
		at, size := m.Plan.Site(i)
		s.fires = s.fires[:0]
		for _, f := range town.Fires(s.site, s.damage) {
			k := f.Size * size
			b := ui.BoxAt(at.X+f.X*size-town.FireWidth/2*k, at.Y+f.Y*size-(town.FireHeight-town.FireFoot)*k, town.FireWidth*k, town.FireHeight*k)
			s.fires = append(s.fires, fire{box: b, seed: f.Seed, bare: m.bare(b)})
		}
	}
}

// bare reports whether a box of the map is free.
func (m *townMap) bare(b ui.Box) bool {
	for i := range m.standees {
		s := &m.standees[i]
		if s.reach().Grown(24).Overlaps(b) || s.tag.Overlaps(b) {
			return false
		}
	}
	for i := range m.spaces {
		s := &m.spaces[i]
		if s.plate.Overlaps(b) || s.open && s.tag.Overlaps(b) || !s.location && (s.slotSign().Overlaps(b) || s.coming.Overlaps(b)) {
			return false
		}
		for _, k := range s.cards {
			if k.pose.Bounds().Grown(8).Overlaps(b) {
				return false
			}
		}
	}
	return true
}

// stir is a small motion on the map, besides fires and the signs over heroes.
type stir struct {
	kind  stirKind
	at    pen.Point
	size  float64
	phase float64 // of its movement, from 0 to 1
	turn  float64 // of a beam
	part  float64 // of its length that shows below the track
}

type stirKind uint8

const (
	puff stirKind = iota
	beam
	glint
	twinkle
)

// maxStirs is the largest number of idle motions on a map, and maxGlints that of the river's
// glints.
const maxStirs, maxGlints = 30, 10

// stirTimes holds the period of each kind, in seconds.
var stirTimes = [...]float64{puff: 4, beam: 6, glint: 3.2, twinkle: 2.4}

// drift is how far smoke drifts. Swing is how far a beam swings to both sides: 5 degrees.
const drift, swing = 12.0, 5 * math.Pi / 180

// findStirs finds the idle motions with nothing in front of them.
func (m *townMap) findStirs() {
	m.stirs = m.stirs[:0]
	room := maxStirs
	for i := range m.spaces {
		for _, f := range m.spaces[i].fires {
			room -= flag(f.bare)
		}
	}
	add := func(s stir, b ui.Box) {
		if len(m.stirs) < room && m.bare(b) && b.Y > m.track.Y+m.track.H && b.X > m.land.X && b.X+b.W < m.land.X+m.land.W && b.Y+b.H < m.low-36 {
			s.phase = pen.Noise(11, len(m.stirs))
			m.stirs = append(m.stirs, s)
		}
	}
	about := func(at pen.Point, w, h float64) ui.Box { return ui.BoxAt(at.X-w/2, at.Y-h/2, w, h) }
	for i := range m.spaces {
		s := &m.spaces[i]
		if s.bystander {
			at := pen.Point{X: s.person.X + s.person.W - 4, Y: s.person.Y + 4}
			if len(m.stirs) < room {
				m.stirs = append(m.stirs, stir{kind: twinkle, at: at, size: 1})
			}
		}
		if !s.location || s.tile == engine.NoCard {
			continue
		}
		at, size := m.Plan.Site(i)
		for _, q := range town.Smokes(s.site, s.damage) {
			to := pen.Point{X: at.X + q.X*size, Y: at.Y + q.Y*size}
			add(stir{kind: puff, at: to, size: size}, about(to, 2*(town.PuffSize+drift)*size, 2*(town.PuffSize+drift)*size))
		}
		if from, beams := town.Beams(s.site); s.damage < town.Ruined {
			for _, turn := range beams {
				from := pen.Point{X: at.X + from.X*size, Y: at.Y + from.Y*size}
				end := pen.Point{X: from.X + town.BeamLong*size*math.Cos(turn), Y: from.Y + town.BeamLong*size*math.Sin(turn)}
				b := ui.BoxAt(math.Min(from.X, end.X), math.Max(end.Y, m.track.Y+m.track.H+1), math.Abs(end.X-from.X), from.Y-end.Y)
				add(stir{kind: beam, at: from, size: size, turn: turn, part: beamPart(from, turn, size, m.track.Y+m.track.H)}, b)
			}
		}
	}
	for i := range m.standees {
		if s := &m.standees[i]; s.tokens != "" && s.seat == engine.NoSeat && len(m.stirs) < room {
			m.stirs = append(m.stirs, stir{kind: twinkle, at: pen.Point{X: s.token.X + s.token.W - 6, Y: s.token.Y + 4}, size: 1, phase: 0.4})
		}
	}
	room = min(room, len(m.stirs)+maxGlints)
	for _, at := range m.Plan.Glints(3 * maxGlints) {
		if len(m.stirs) >= room {
			break
		}
		if b := about(at, town.GlintWidth, 8); !m.bridged(b) {
			add(stir{kind: glint, at: at, size: 1}, b)
		}
	}
}

// beamPart returns the part of a beam's length that stays below a height wherever it swings.
func beamPart(from pen.Point, turn, size, top float64) float64 {
	part := 1.0
	for _, k := range [...]float64{-swing, 0, swing} {
		sin, cos := math.Sincos(turn + k)
		if up := town.BeamLong*size*-sin + town.BeamWidth*size/2*math.Abs(cos); up > 0 {
			part = math.Min(part, (from.Y-top-beamClear)/up)
		}
	}
	return math.Max(0, part)
}

// beamClear is how far beams stay below the track.
const beamClear = 2.0

// bridged reports whether the road or a building covers a box of the river.
func (m *townMap) bridged(b ui.Box) bool {
	for i := range m.spaces {
		if m.spaces[i].reach().Grown(30).Overlaps(b) || m.spaces[i].location && m.house(i).Overlaps(b) {
			return true
		}
	}
	for _, at := range m.Plan.Road() {
		if b.Grown(46).Has(at.X, at.Y) {
			return true
		}
	}
	return false
}

// stirring returns the number of idle motions on the map. It exceeds maxStirs only if more fires
// than that burn.
func (m *townMap) stirring() int {
	n := len(m.stirs)
	for i := range m.spaces {
		for _, f := range m.spaces[i].fires {
			n += flag(f.bare)
		}
	}
	return n
}

// draw draws it age seconds after the motion began.
func (s *stir) draw(c *ui.Canvas, age float64) {
	t := math.Mod(age/stirTimes[s.kind]+s.phase, 1)
	w, h := 2*town.PuffSize*s.size, 2*town.PuffSize*s.size
	switch s.kind {
	case beam:
		w, h = town.BeamLong*s.size, town.BeamWidth*s.size
	case glint:
		w, h = town.GlintWidth, town.GlintHeight
	case twinkle:
		w, h = 2*town.TwinkleSize, 2*town.TwinkleSize
	}
	b := ui.BoxAt(s.at.X-w/2, s.at.Y-h/2, w, h)
	key := gallery.Key{Name: "stir", N: int(s.kind)}
	k, ok := c.KeptPart(key, b)
	if !ok {
		k = s.paint(c, key, b)
	}
	swell := math.Sin(t * math.Pi)
	switch s.kind {
	case puff:
		c.PutFaded(k, b.X-drift*0.5*t, b.Y-drift*t, 0.8*swell)
	case beam:
		turn, w := s.turn+swing*math.Sin(t*2*math.Pi), w*s.part
		c.Spin(k.Image, s.at.X+w/2*math.Cos(turn), s.at.Y+w/2*math.Sin(turn), s.part, s.part, turn, 1)
	case glint, twinkle:
		if swell > 0.5 {
			c.PutFaded(k, b.X, b.Y, 2*swell-1)
		}
	}
}

// paint paints the picture of s.
func (s *stir) paint(c *ui.Canvas, key gallery.Key, b ui.Box) gallery.Sprite {
	kind, size := s.kind, s.size
	return c.MakePart(key, b, 0, func(p pen.Pen) {
		switch kind {
		case beam:
			town.DrawBeam(p.At(0, 0, size))
		case puff:
			town.DrawPuff(p.At(b.W/2, b.H/2, size))
		case glint:
			town.DrawGlint(p.At(b.W/2, b.H/2, size))
		case twinkle:
			town.DrawTwinkle(p.At(b.W/2, b.H/2, size))
		}
	})
}

// lively reports whether the map has any idle motion.
func (m *townMap) lively() bool {
	for i := range m.spaces {
		for _, f := range m.spaces[i].fires {
			if f.bare {
				return true
			}
		}
	}
	if len(m.stirs) > 0 {
		return true
	}
	for i := range m.standees {
		if s := &m.standees[i]; s.look.You || s.struck > 0 {
			return true
		}
	}
	return false
}

// drawIdle draws the idle motion, age seconds after it began.
func (m *townMap) drawIdle(c *ui.Canvas, l mapLook, age float64) {
	for i := range m.stirs {
		m.stirs[i].draw(c, age)
	}
	for i := range m.spaces {
		for j := range m.spaces[i].fires {
			if f := &m.spaces[i].fires[j]; f.bare {
				f.draw(c, (int(age*flicker)+f.seed)%town.FireFrames)
			}
		}
	}
	swell := 0.5 - 0.5*math.Cos(age*2*math.Pi/beat)
	for i := range m.standees {
		if s := &m.standees[i]; s.seat != engine.NoSeat && !l.away(s.card) {
			m.drawHeroSigns(c, s, swell)
		}
	}
}
