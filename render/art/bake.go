package art

import (
	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/pen"
)

// bake paints a picture and hands it to the graphics card.
func bake(w, h int, unit float64, draw func(pen.Pen)) *ebiten.Image {
	return ebiten.NewImageFromImage(pen.Paint(w, h, unit, draw))
}
