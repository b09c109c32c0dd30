package art

import (
	"image"
	"strings"

	"lineup/render/art/pen"
	"lineup/render/art/typeset"
)

// paintPanel bakes an oversized Super Hero, designed 270 by 300.
func paintPanel(f Face, width int, faceDown bool) *image.RGBA {
	unit := float64(width) / PanelWidth
	return pen.Paint(width, HeightOfPanel(width), unit, func(p pen.Pen) {
		if faceDown {
			drawPanelBack(p)
		} else {
			drawPanelFace(p, f, ruler(unit))
		}
		p.Cut(pen.Rectangle(0, 0, PanelWidth, PanelHeight, cornerRadius), 0, 0, PanelWidth, PanelHeight)
		p.Stroke(pen.Rectangle(3.5, 3.5, PanelWidth-7, PanelHeight-7, cornerRadius-3), outlineWidth, pen.Ink)
	})
}

var panelWindow = windowStyle{width: PanelWidth, clearTop: 10, emblem: 1.24, tall: 188, dots: 11, frame: false}

// drawPanelFace draws the picture, and name and text on ink below; long text takes
// room from the picture before it shrinks.
func drawPanelFace(p pen.Pen, f Face, measure typeset.WidthOf) {
	paragraphs := typeset.Paragraphs(f.Text)
	var text typeset.Setting
	top := 0.0
	for _, top = range []float64{196, 176, 156} {
		text = typeset.Settle(paragraphs, panelColumn(top), 17, 14, measure)
		if typeset.Flow(paragraphs, panelColumn(top), 14, measure).Whole {
			break
		}
	}
	if !text.Whole {
		text = typeset.Settle(paragraphs, panelColumn(top), 14, 12, measure)
	}
	drawWindow(p, f, 0, top+4, panelWindow)
	p.Fill(pen.Polygon(0, top, PanelWidth, top-18, PanelWidth, PanelHeight, 0, PanelHeight), pen.Ink)
	p.Fitted(strings.ToUpper(f.Name), 18, top+38, PanelWidth-36, pen.Style{Font: pen.Display, Size: 40, Colour: pen.Paper}, 30, pen.Left)
	drawRules(p, text, pen.SoftPaper, pen.CanDo)
}

func panelColumn(top float64) typeset.Column {
	return typeset.Column{Box: pen.AreaAt(18, top+48, PanelWidth-36, PanelHeight-11-top-48)}
}

// drawPanelBack draws a Super Hero that is face down.
func drawPanelBack(p pen.Pen) {
	drawBackGround(p, PanelWidth, PanelHeight)
	drawBackBurst(p, PanelWidth/2, PanelHeight/2, 92)
	p.Stroke(pen.Rectangle(11, 11, PanelWidth-22, PanelHeight-22, 10), 4, pen.Paper)
}
