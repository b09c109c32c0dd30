package settings

import (
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// motion is the preview of the settings of motion: a card that goes to the other side and comes back once
// after each change.
type motion struct {
	card   ui.Sprite
	legs   int         // still to go
	wait   float64     // seconds at the end of one
	of     ui.Settings // shown
	room   ui.Box
	placed bool
}

const (
	motionLeg  = 0.5 // seconds, at the usual speed
	motionWait = 0.5
	motionCard = 210.0
	motionArc  = 70.0
)

// ends returns the places between which the card goes.
func (m *motion) ends() [2]ui.Pose {
	y := m.room.Y + m.room.H/2
	far := motionCard/2 + 40
	return [2]ui.Pose{{X: m.room.X + far, Y: y, W: motionCard, Turn: -0.05}, {X: m.room.X + m.room.W - far, Y: y, W: motionCard, Turn: 0.05}}
}

// place puts the card at its place in a room, and lets it go if the settings have changed.
func (m *motion) place(s *Screen, room ui.Box) {
	if !m.placed || m.room != room {
		m.room, m.placed = room, true
		m.card = ui.SpriteAt(s.face(), m.ends()[0])
		m.card.FaceUp()
		m.card.Snap()
		m.legs, m.of = 0, ui.Settings{}
	}
	if now := *s.needs.Settings; m.of.Speed != now.Speed || m.of.ReduceMotion != now.ReduceMotion || m.of == (ui.Settings{}) {
		m.of, m.legs, m.wait = now, 2, 0
	}
}

// step moves the card by dt seconds.
func (m *motion) step(dt float64) {
	if !m.moves() {
		return
	}
	pace := m.of.Speed.Pace()
	if !m.card.Arrived() {
		if pace == 0 {
			m.card.Snap()
		} else {
			m.card.Step(dt*pace, m.of.ReduceMotion)
		}
		m.wait = motionWait
		return
	}
	if m.wait -= dt; m.wait > 0 || m.legs == 0 {
		return
	}
	ends := m.ends()
	m.legs--
	m.card.Send(ends[m.legs], ui.Course{Time: motionLeg, Ease: ui.Glide, Arc: motionArc})
}

// moves reports whether the card goes anywhere or will.
func (m *motion) moves() bool { return m.placed && (m.legs > 0 || !m.card.Arrived()) }

// previewMotion shows the card.
func (s *Screen) previewMotion(c *ui.Canvas, in ui.Box) {
	c.Panel(in, pen.CanDo)
	c.Label("HOW CARDS MOVE NOW", in.X+24, in.Y+52, in.W-48, ui.Display(34, pen.Paper), pen.Left)
	well := ui.BoxAt(in.X+20, in.Y+76, in.W-40, in.H-96)
	c.Well(well)
	if s.face() == nil {
		return
	}
	s.motion.place(s, well)
	s.motion.card.Draw(c, ui.SpriteLook{Height: gallery.Lying}, ui.AllParts)
}
