package art

import (
	"image/color"

	"lineup/render/art/pen"
	"lineup/render/art/typeset"
)

// ruler measures the letters of a word.
func ruler(w typeset.Word, size float64) float64 { return pen.RunWidth(w.Text, fontOf(w), size) }

func fontOf(w typeset.Word) pen.Font {
	if w.Heavy {
		return pen.Heavy
	}
	return pen.Body
}

// drawRules draws laid out text with its signs, light words in one colour and heavy ones
// in another.
func drawRules(p pen.Pen, s typeset.Setting, light, heavy color.NRGBA) {
	for i := 0; i < len(s.Words); {
		w := s.Words[i]
		drawSign(p, w.Word, w.X, w.Y, w.Size, heavy)
		// Words of one weight that follow each other on a line are drawn together.
		line := w.Text
		for i++; i < len(s.Words); i++ {
			n := s.Words[i]
			if n.Y != w.Y || n.Heavy != w.Heavy || n.Sign != typeset.NoSign || line == "" {
				break
			}
			line += " " + n.Text
		}
		c := light
		if w.Heavy {
			c = heavy
		}
		p.Run(line, w.X+w.TextStart()*w.Size, w.Y, pen.Style{Font: fontOf(w.Word), Size: w.Size, Colour: c})
	}
}

// heavyOn is the colour of heavy words of a kind's rules on paper.
func heavyOn(k Kind) color.NRGBA { return pen.Mix(pen.Ink, k.Dark(), 0.35) }

// drawPaper draws the ground of rules text that ends at bottom: halftone fills what is
// left below it, down to the lower edge.
func drawPaper(p pen.Pen, k Kind, y0, y1, bottom, width float64) {
	p.Block(0, y0, width, y1-y0, pen.Paper)
	from := max(y1-80, bottom)
	p.Dots(pen.Screen{
		Y: from, W: width, H: y1 - from, Pitch: 6, Most: 0.32,
		Colour: pen.Fade(pen.Mix(k.Main(), pen.Paper, 0.25), 0.30),
	})
}
