package art

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// paintPanel bakes an oversized Super Hero, designed 270 by 300.
func paintPanel(f Face, width int, faceDown bool) *ebiten.Image {
	unit := float64(width) / PanelWidth
	return bake(width, HeightOfPanel(width), unit, func(p pen) {
		if faceDown {
			p.panelBack()
		} else {
			p.panelFace(f, ruler(unit))
		}
		p.cut(rectangle(0, 0, PanelWidth, PanelHeight, cornerRadius), 0, 0, PanelWidth, PanelHeight)
		p.stroke(rectangle(3.5, 3.5, PanelWidth-7, PanelHeight-7, cornerRadius-3), outlineWidth, Ink)
	})
}

var panelWindow = windowStyle{width: PanelWidth, clearTop: 10, emblem: 1.24, tall: 188, dots: 11, frame: false}

// panelFace draws the picture, and name and text on ink below; long text takes
// room from the picture before it shrinks.
func (p pen) panelFace(f Face, measure widthOf) {
	paragraphs := paragraphsOf(f.Text)
	var text setting
	top := 0.0
	for _, top = range []float64{196, 176, 156} {
		text = settle(paragraphs, panelColumn(top), 17, 14, measure)
		if flow(paragraphs, panelColumn(top), 14, measure).whole {
			break
		}
	}
	if !text.whole {
		text = settle(paragraphs, panelColumn(top), 14, 12, measure)
	}
	p.window(f, 0, top+4, panelWindow)
	p.fill(polygon(0, top, PanelWidth, top-18, PanelWidth, PanelHeight, 0, PanelHeight), Ink)
	p.fitted(strings.ToUpper(f.Name), 18, top+38, PanelWidth-36, Style{Font: Display, Size: 40, Colour: Paper}, 30, Left)
	p.rules(text, SoftPaper, CanDo)
}

func panelColumn(top float64) column {
	return column{box: area{18, top + 48, PanelWidth - 36, PanelHeight - 11 - top - 48}}
}

// panelBack draws a Super Hero that is face down.
func (p pen) panelBack() {
	p.backGround(PanelWidth, PanelHeight)
	p.backBurst(PanelWidth/2, PanelHeight/2, 92)
	p.stroke(rectangle(11, 11, PanelWidth-22, PanelHeight-22, 10), 4, Paper)
}
