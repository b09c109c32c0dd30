package bust

import (
	"lineup/game/picture"
	"lineup/render/art/ink"
	"lineup/render/art/pen"
)

// hat is a crown with a brim and possibly a ribbon around it.
type hat struct{ crown, brim, ribbon, shine pen.Outline }

var hatShine = pen.MustPath("M-28 -40 Q-32 -64 -14 -76 Q-22 -60 -20 -40 Z")

var (
	topHat = hat{
		crown:  pen.MustPath("M-33 -38 L-38 -104 Q0 -114 38 -104 L33 -38 Q0 -28 -33 -38 Z"),
		brim:   pen.MustPath("M-62 -38 Q-30 -46 -30 -40 Q0 -30 30 -40 Q34 -46 62 -38 Q40 -20 0 -20 Q-40 -20 -62 -38 Z"),
		ribbon: pen.MustPath("M-34 -52 Q0 -42 34 -52 L33 -38 Q0 -28 -33 -38 Z"),
		shine:  pen.MustPath("M-30 -100 Q-34 -60 -28 -46 L-20 -44 Q-26 -70 -22 -102 Z"),
	}
	bowler = hat{
		crown:  pen.MustPath("M-36 -34 Q-44 -86 0 -88 Q44 -86 36 -34 Q0 -26 -36 -34 Z"),
		brim:   pen.MustPath("M-60 -36 Q-48 -44 -36 -38 Q0 -28 36 -38 Q48 -44 60 -36 Q50 -18 0 -18 Q-50 -18 -60 -36 Z"),
		ribbon: pen.MustPath("M-38 -46 Q0 -36 38 -46 L37 -34 Q0 -25 -37 -34 Z"),
		shine:  hatShine,
	}
	wideHat = hat{
		crown:  pen.MustPath("M-32 -30 Q-34 -66 -14 -88 Q8 -96 22 -78 Q34 -62 34 -30 Q0 -20 -32 -30 Z"),
		brim:   pen.MustPath("M-88 -22 Q-60 -38 -34 -36 Q0 -24 34 -36 Q62 -38 90 -20 Q40 -8 0 -8 Q-44 -8 -88 -22 Z"),
		ribbon: pen.MustPath("M-33 -42 Q0 -32 34 -42 L34 -30 Q0 -20 -33 -30 Z"),
		shine:  hatShine,
	}
	strawHat = hat{
		crown:  pen.MustPath("M-32 -30 Q-40 -60 -22 -84 L-4 -74 L14 -92 Q34 -62 34 -30 Q0 -20 -32 -30 Z"),
		brim:   pen.MustPath("M-84 -16 Q-60 -38 -34 -36 Q0 -24 34 -36 Q60 -40 92 -26 L80 -18 L86 -12 Q40 -6 0 -6 L-20 -8 L-30 -2 L-44 -8 L-66 -2 L-68 -10 Z"),
		ribbon: pen.MustPath("M-33 -42 Q0 -32 34 -42 L34 -30 Q0 -20 -33 -30 Z"),
		shine:  hatShine,
	}
	capHat = hat{
		crown: pen.MustPath("M-42 -24 Q-44 -66 0 -68 Q44 -66 42 -24 Q0 -34 -42 -24 Z"),
		brim:  pen.MustPath("M-46 -26 Q0 -40 46 -26 L42 -14 Q0 -28 -42 -14 Z"),
		shine: hatShine,
	}
	bandana = hat{
		crown: pen.MustPath("M-42 -16 Q-46 -64 0 -66 Q46 -64 42 -16 Q0 -34 -42 -16 Z"),
		brim:  pen.MustPath("M-44 -16 Q0 -36 44 -16 L42 -6 Q0 -26 -42 -6 Z"),
		shine: hatShine,
	}

	hatFar       = pen.MustPath("M8 -130 L12 -80 l8 8 l-8 10 l10 8 L18 0 H100 V-130 Z")
	brimFar      = pen.MustPath("M6 -60 H120 V20 H10 Z")
	bandanaKnot  = pen.MustPath("M-38 -18 Q-56 -22 -70 -8 Q-84 2 -88 18 Q-72 16 -64 4 Q-66 20 -60 32 Q-48 18 -46 2 L-36 -8 Z")
	bandanaFolds = pen.MustPath("M-44 -12 Q-60 -8 -74 8 M-44 -8 Q-56 4 -60 20")
)

func (t hat) paint(b headPainter, h picture.Head) {
	c := ink.Or(h.TopC, b.q.Main)
	crown, brim := b.leaned(t.crown), b.leaned(t.brim)
	b.solid(crown, c, usualLine, 3.4, func(b headPainter) {
		b.fill(hatFar, dark(c, 0.8))
		b.fill(t.shine, pale(c, 0.3))
		b.fill(b.leaned(t.ribbon), b.q.Accent)
	})
	if b.light != picture.LightBelow { // the brim's shadow on the face
		b.atop(b.leaned(headOutline(h)), func(b headPainter) { b.fill(brim.Moved(0, 7), pen.Ink) })
		b.eyesOverTop(h)
	}
	b.solid(brim, c, usualLine, 3.2, func(b headPainter) { b.fill(brimFar, dark(c, 0.8)) })
}

// bandanaTails draws the knot of a bandana behind the head.
func (b headPainter) bandanaTails(h picture.Head) {
	c := ink.Or(h.TopC, b.q.Main)
	b.solid(b.leaned(bandanaKnot), dark(c, 0.2), usualLine, 2.6, func(b headPainter) {
		b.stroke(b.leaned(bandanaFolds), 2.2, dark(c, 0.7))
	})
}
