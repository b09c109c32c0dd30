package thing

import "lineup/render/art/pen"

var (
	canopy       = pen.MustPath("M-98 6 Q-90 -70 0 -78 Q90 -70 98 6 Q82 -12 62 2 Q44 -14 22 0 Q0 -14 -22 0 Q-44 -14 -62 2 Q-82 -12 -98 6 Z")
	canopyPanels = [...]pen.Outline{
		pen.MustPath("M-62 2 Q-44 -14 -22 0 Q-20 -50 0 -78 Q-52 -54 -62 2 Z"),
		pen.MustPath("M22 0 Q44 -14 62 2 Q54 -54 0 -78 Q20 -50 22 0 Z"),
	}
	canopyRibs  = pen.MustPath("M0 -78 Q-52 -54 -62 2 M0 -78 Q-20 -50 -22 0 M0 -78 Q20 -50 22 0 M0 -78 Q54 -54 62 2")
	canopyShade = pen.MustPath("M10 -90 Q40 -50 42 10 H120 V-90 Z")
	canopyGleam = pen.MustPath("M-84 -14 Q-76 -54 -34 -68 Q-62 -46 -70 -12 Z")
	canopyTip   = pen.MustPath("M-4 -74 L0 -98 L4 -74 Z")
	umbrellaRod = box(-3, -8, 6, 86)
	crook       = brush(8, 0, 66, 7, 0, 84, 7, 8, 96, 7, 20, 94, 7, 24, 82, 6)

	furled      = pen.MustPath("M-2 -92 H2 L4 -82 Q13 -50 10 -18 L13 -12 H-13 L-10 -18 Q-13 -50 -4 -82 Z")
	furledFolds = pen.MustPath("M1 -82 Q6 -50 4 -18 M-2 -80 Q-6 -50 -4 -18")
	heldCrook   = brush(8, 0, -14, 6, 0, 24, 6, 6, 34, 6, 16, 33, 6, 19, 24, 5)
)

// umbrella draws an open umbrella, seen a little from below, with its crook hanging down.
func umbrella(e easel) {
	c := e.or(hex(0x4a3f7a))
	e.lit(umbrellaRod, iron, 3.4, 3)
	e.lit(crook, wood, 3.4, 4)
	e.lit(canopyTip, iron, 3.4, 2)
	e.Stroke(canopy, 9, pen.Ink)
	e.atop(canopy, c, func(e easel) {
		for _, panel := range canopyPanels {
			e.Fill(panel, tint(c, 0.22))
		}
		e.Fill(canopyShade, pen.Fade(shade(c, 0.8), 0.75))
		e.Fill(canopyGleam, tint(c, 0.55))
		e.edge(canopy, -1.6, 3, e.q.Rim)
	})
	e.Stroke(canopyRibs, 2.6, pen.Ink)
}

// furledUmbrella draws a closed umbrella, held by its shaft like a sword.
func furledUmbrella(e easel) {
	c := e.or(hex(0x4a3f7a))
	e.lit(heldCrook, wood, 2.6, 3)
	e.lit(furled, c, 2.8, 5)
	e.Stroke(furledFolds, 1.4, pen.Ink)
}
