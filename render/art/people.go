package art

import (
	"image/color"

	"lineup/game/picture"
	"lineup/render/art/bust"
	"lineup/render/art/figure"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
	"lineup/render/art/thing"
)

// paletteOf are the colours a face's picture is held in.
func paletteOf(f *Face) ink.Palette {
	accent := pen.Mix(f.Kind.Main(), pen.White, 0.5)
	if f.Art != nil {
		accent = ink.Or(f.Art.Accent, accent)
	}
	return ink.NewPalette(f.Kind.Main(), f.Kind.Dark(), accent)
}

// drawBust draws the head of whoever a face is of, for a portrait.
func drawBust(p pen.Pen, hero *Face, seat color.NRGBA, w, h float64) {
	if hero == nil || hero.Art == nil {
		return
	}
	q := ink.NewPalette(seat, pen.Mix(seat, pen.Ink, 0.55), pen.Mix(seat, pen.White, 0.55))
	b, ok := portraitOf(hero.Art)
	if !ok {
		drawScene(p, *hero, 0, 0, w, h)
		return
	}
	b.X, b.Y, b.K = 0, 0, 1
	bust.Draw(p.At(w*0.47, 18+(h-18)*0.56+8, (h-18)/112), b, q)
}

// portraitOf is the bust of whoever a scene is of.
func portraitOf(s *picture.Scene) (picture.Bust, bool) {
	switch who := s.Subject.(type) {
	case picture.Bust:
		return who, true
	case picture.Figure:
		return picture.Bust{Head: who.Head, Build: who.Build, Suit: who.Suit, Tie: who.Trim, Cape: who.Cape.C, Wears: wearOf(&who), Turn: 0.3}, true
	}
	return picture.Bust{}, false
}

// wearOf is what a figure wears, as far as a bust shows it.
func wearOf(f *picture.Figure) picture.Wear {
	switch {
	case f.Cape.C != 0:
		return picture.CapeWear
	case f.Pattern == picture.Scales:
		return picture.ScaleWear
	}
	return picture.Suit
}

// drawMonster draws the Super-Villain of a face as a giant.
func drawMonster(p pen.Pen, f *Face, x, y, k float64) {
	if f.Giant == nil {
		return
	}
	q := ink.NewPalette(pen.RGB(0x7a2a86), pen.RGB(0x24093a), pen.RGB(0xff7a4a))
	figure.DrawGiant(p.At(x, y, 1), *f.Giant, k, q, thing.HeldBow)
}
