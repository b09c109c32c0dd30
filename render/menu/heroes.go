package menu

import (
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// PickHero opens the list of heroes for a seat.
func (s *Setup) PickHero(seat int) {
	s.picks = seat + 1
	s.picker = s.picker[:0]
	var heroes []*art.Face
	for i := range s.program.Faces {
		if f := &s.program.Faces[i]; f.Oversized() {
			heroes = append(heroes, f)
		}
	}
	columns, gap := 4, 24.0
	w := 320.0
	for (len(heroes)+columns-1)/columns*int(w*art.PanelHeight/art.PanelWidth+gap) > 860 {
		columns++
		w = math.Min(w, (1760-float64(columns-1)*gap)/float64(columns))
	}
	h := w * art.PanelHeight / art.PanelWidth
	left := (ui.StageWidth - float64(columns)*w - float64(columns-1)*gap) / 2
	for i, f := range heroes {
		s.picker = append(s.picker, heroPick{f, ui.BoxAt(left+float64(i%columns)*(w+gap), 190+float64(i/columns)*(h+gap), w, h)})
	}
}

func (s *Setup) updatePicker(p *ui.Pointer) {
	s.under = 0
	for i, h := range s.picker {
		if h.box.Has(p.X, p.Y) {
			s.under = i + 1
		}
	}
	var face *art.Face
	if s.under > 0 {
		face = s.picker[s.under-1].face
	}
	switch {
	case s.zoom.PinOn(p, face):
	case p.Key(ebiten.KeyEscape):
		s.picks = 0
	case p.Released:
		s.plan.Seats[s.picks-1].Hero = ""
		if face != nil {
			s.plan.Seats[s.picks-1].Hero = face.Name
		}
		s.picks = 0
		s.lay()
	}
}

func (s *Setup) drawPicker(c *ui.Canvas) {
	c.Veil(0.75)
	c.Text("PICK A SUPER HERO FOR "+strings.ToUpper(s.plan.Seats[s.picks-1].Name), ui.StageWidth/2, 120, ui.Display(56, pen.Paper), pen.Centre)
	c.Text("Click beside them for any at random. Right click: read.", ui.StageWidth/2, 158, ui.Body(20, pen.Mist), pen.Centre)
	for i, h := range s.picker {
		w, high := c.Pixels(h.box.W), c.Pixels(h.box.H)
		if s.under == i+1 {
			c.Put(c.Art.Glow(art.GlowCanDo, w, high, c.Unit*0.8), h.box.X, h.box.Y)
		}
		c.Put(art.Sprite{Image: c.Picture(h.face, w)}, h.box.X, h.box.Y)
	}
}
