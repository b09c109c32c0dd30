package town

import (
	"fmt"
	"image/color"
	"math"

	"lineup/render/art/pen"
)

// The colors of the marks on the city.
var (
	Go      = pen.RGB(0xffe14d) // can be moved to
	Menace  = pen.RGB(0xff5f57) // a Villain is coming or attacks
	Crown   = pen.RGB(0xf0609f) // a Super-Villain
	Later   = pen.RGB(0xff9d8a) // the path of later turns
	Held    = pen.RGB(0xffd98a)
	Coming  = pen.RGB(0xbfd0ff) // a card that is added
	markInk = pen.RGB(0x14040a)
)

// Pentagon returns the sign of a Destination, with its points r from the middle.
func Pentagon(x, y, r float64) pen.Outline {
	var xy []float64
	for i := range 5 {
		sin, cos := math.Sincos(float64(i) * 2 * math.Pi / 5)
		xy = append(xy, x+r*sin, y-r*cos)
	}
	return pen.Polygon(xy...)
}

// DrawDestination draws the number of a Destination in its sign. If words is "", it draws a star,
// which stands for every Destination.
func DrawDestination(p pen.Pen, words string, x, y, r float64, ground, letters color.NRGBA) {
	o := Pentagon(x, y, r)
	p.Stroke(o, r*0.34, pen.Ink)
	p.Fill(o, p.Under(ground, letters))
	if words == "" {
		p.Fill(pen.Burst(x, y, r*0.6, r*0.26, 5, -math.Pi/2, 0, 1), letters)
		return
	}
	p.Text(words, x, y+r*0.48, pen.Style{Font: pen.Display, Size: r * 1.36, Colour: letters}, pen.Centre)
}

var boot = pen.MustPath("M-9 -11 H1 V1 L11 4 Q14 6 13 10 H-9 Z M-9 11.5 H13 V14 H-9 Z")

// DrawBoot draws the sign of Move.
func DrawBoot(p pen.Pen, x, y, k float64, c color.NRGBA) { p.At(x, y, k).Fill(boot, c) }

// DrawMoveTag draws the Move it takes to go to a space, around the origin.
func DrawMoveTag(p pen.Pen, cost string, c color.NRGBA) {
	o := pen.Polygon(-21, -15, 21, -15, 21, 11, 0, 24, -21, 11)
	p.Stroke(o, 5, pen.Ink)
	p.Fill(o, c)
	if cost == "" {
		DrawBoot(p, -1, 0, 0.86, pen.Ink)
		return
	}
	DrawBoot(p, -9, -2, 0.62, pen.Ink)
	p.Text(cost, 9, 9, pen.Style{Font: pen.Display, Size: 27, Colour: pen.Ink}, pen.Centre)
}

var (
	shield     = pen.MustPath("M0 0 H20 V9 Q20 17 10 21 Q0 17 0 9 Z")
	shieldLit  = pen.MustPath("M3 3 H8 V16 Q3 13 3 9 Z")
	shieldTorn = pen.MustPath("M13 1 L8 8 L13 11 L9 18")
)

// ShieldPitch is the distance between shields of size 1.
const ShieldPitch = 27.0

// DrawShields draws the Hit Points of a Location from its upper left corner: all shields, of which
// left are left and the last next of those will be lost at the end of the turn.
func DrawShields(p pen.Pen, all, left, next int) {
	const k = 25.0 / 24
	for i := range all {
		q := p.At(float64(i)*ShieldPitch, 0, k)
		q.Stroke(shield, 3.6, pen.Ink)
		switch {
		case i < left-next:
			q.Fill(shield, pen.RGB(0x59d07a))
			q.Fill(shieldLit, pen.RGB(0xc2f5cf))
		case i < left:
			q.Fill(shield, q.Under(Menace, pen.Ink))
			q.Text("-1", 9.6, 16.5, pen.Style{Font: pen.Display, Size: 20, Colour: pen.Ink}, pen.Centre)
		default:
			q.Fill(shield, pen.RGB(0x3a1216))
			q.Stroke(shield, 1.6, pen.RGB(0xb0483e))
			q.Stroke(shieldTorn, 2.2, pen.RGB(0xff8a6a))
		}
	}
}

var lockBow = pen.Outline{pen.MoveTo(-4, -1), pen.CubicTo(-4, -9, 4, -9, 4, -1)}

// DrawLock draws the sign of a held Villain, around the origin.
func DrawLock(p pen.Pen) {
	p.Fill(pen.Circle(0, 0, 13), pen.Ink)
	p.Fill(pen.Rectangle(-6, -1, 12, 8, 0), Held)
	p.Stroke(lockBow, 2.4, Held)
}

// DrawAlarm draws the sign of a coming Attack. doubt draws it hollow with a question mark.
func DrawAlarm(p pen.Pen, r float64, doubt bool) {
	o := pen.Burst(0, 0, r, r*0.56, 11, 0.2, 0.12, 5)
	p.Stroke(o, r*0.24, pen.Ink)
	if doubt {
		p.Fill(o, pen.RGB(0x2a0c12))
		p.Stroke(o, r*0.12, Menace)
		p.Text("?", 0, r*0.44, pen.Style{Font: pen.Display, Size: r * 1.28, Colour: Menace}, pen.Centre)
		return
	}
	p.Fill(o, p.Under(Menace, pen.Ink))
	p.Text("!", 0, r*0.44, pen.Style{Font: pen.Display, Size: r * 1.28, Colour: pen.Ink}, pen.Centre)
}

// DrawComing draws the sign of a card that will be added to a slot.
func DrawComing(p pen.Pen, doubt bool) {
	o := pen.Rectangle(-9, -13, 18, 26, 3)
	p.Stroke(o, 5, pen.Ink)
	words, c := "+", pen.Ink
	if doubt {
		p.Fill(o, pen.RGB(0x111936))
		p.Stroke(o, 2, Coming)
		words, c = "?", Coming
	} else {
		p.Fill(o, Coming)
	}
	p.Text(words, 0, 9, pen.Style{Font: pen.Display, Size: 25, Colour: c}, pen.Centre)
}

// DrawSlotSign draws the number of a slot.
func DrawSlotSign(p pen.Pen, n int) {
	p.Fill(pen.Circle(0, 0, 15), pen.Ink)
	p.Stroke(pen.Circle(0, 0, 12.5), 2, pen.RGB(0xb9c6f2))
	p.Text(fmt.Sprint(n), 0, 8.5, pen.Style{Font: pen.Display, Size: 24, Colour: pen.Paper}, pen.Centre)
}

var crown = pen.MustPath("M-12 8 L-14 -8 L-6 -1 L0 -11 L6 -1 L14 -8 L12 8 Z")

// DrawCrown draws the sign of a Super-Villain, around the origin.
func DrawCrown(p pen.Pen, k float64, c color.NRGBA, line float64) {
	if line > 0 {
		p.At(0, 0, k).Stroke(crown, line, pen.Ink)
	}
	p.At(0, 0, k).Fill(crown, c)
}

// DrawArrow draws an arrow on the road of a plan from one sample to another, as wide as a Villain's
// step. doubt draws it hollow.
func DrawArrow(p pen.Pen, plan *Plan, from, to, off float64, c color.NRGBA, doubt bool) {
	const wide, head = 20.0, 40.0
	n := max(6, int(math.Abs(to-from)*2))
	pts := make([]pen.Point, n+1)
	for i := range pts {
		pts[i] = plan.Along(from+(to-from)*float64(i)/float64(n), off)
	}
	tip := pts[n]
	cut := n
	for cut > 1 && math.Hypot(pts[cut].X-tip.X, pts[cut].Y-tip.Y) < head*0.86 {
		cut--
	}
	along := make([]pen.Along, cut+1)
	for i := range along {
		along[i] = pen.Along{X: pts[i].X, Y: pts[i].Y, Width: wide * (0.42 + 0.58*float64(i)/math.Max(1, float64(cut)))}
	}
	body, at := pen.Brush(along, 2, true), pts[cut]
	sin, cos := math.Sincos(math.Atan2((tip.Y-at.Y)*1.5, tip.X-at.X))
	half := head * 0.62
	var xy []float64
	for _, q := range [...][2]float64{{-6, -half}, {head, 0}, {-6, half}, {3, 0}} {
		xy = append(xy, at.X+q[0]*cos-q[1]*sin, at.Y+(q[0]*sin+q[1]*cos)*0.66)
	}
	point := pen.Polygon(xy...)
	for _, o := range []pen.Outline{body, point} {
		p.At(4, 6, 1).Stroke(o, 9, pen.Fade(pen.RGB(0x050914), 0.5))
	}
	for _, o := range []pen.Outline{body, point} {
		p.Stroke(o, 8, markInk)
	}
	fill := c
	if doubt {
		fill = pen.Mix(c, markInk, 0.82)
	}
	for _, o := range []pen.Outline{body, point} {
		if doubt {
			p.Stroke(o, 4, c)
		}
		p.Fill(o, fill)
	}
	if doubt {
		m := pts[n/2]
		p.Text("?", m.X, m.Y+9, pen.Style{Font: pen.Display, Size: 28, Colour: c}, pen.Centre)
		return
	}
	for _, o := range []pen.Outline{body, point} {
		p.Atop(o, func(p pen.Pen) {
			p.FillOdd(pen.Join(o, o.Moved(0.6, 4)), pen.Fade(pen.Mix(c, pen.White, 0.5), 0.9))
		})
	}
}

var chevron = pen.Polygon(-6, -9, 3, -9, 11, 0, 3, 9, -6, 9, 2, 0)

// DrawWay draws chevrons on the road along the path of later turns.
func DrawWay(p pen.Pen, plan *Plan, from, to, off float64, c color.NRGBA) {
	d := 1.0
	if to < from {
		d = -1
	}
	for i := from; (to-i)*d > 0; i += 3 * d {
		a, b := plan.Along(i, off), plan.Along(i+1.2*d, off)
		o := chevron.Turned(math.Atan2((b.Y-a.Y)*1.5, b.X-a.X)).Scaled(1, 0.66).Moved(a.X, a.Y)
		p.Stroke(o, 4, markInk)
		p.Fill(o, pen.Fade(c, 0.95))
	}
}

// OnTrail returns the point at t on the arc of a distant Attack.
func OnTrail(from, to pen.Point, t float64) pen.Point {
	rise := math.Min(120, 30+math.Hypot(to.X-from.X, to.Y-from.Y)*0.12)
	return pen.Point{X: from.X + (to.X-from.X)*t, Y: from.Y + (to.Y-from.Y)*t - 4*rise*t*(1-t)}
}

// DrawTrail draws dashes across the city for a distant Attack.
func DrawTrail(p pen.Pen, from, to pen.Point, c color.NRGBA, doubt bool) {
	n := 48
	line := make([]pen.Point, n+1)
	for i := range line {
		line[i] = OnTrail(from, to, float64(i)/float64(n))
	}
	for i := 0; i+3 <= n; i += 5 {
		var dash []pen.Along
		for _, q := range line[i : i+4] {
			dash = append(dash, pen.Along{X: q.X, Y: q.Y, Width: 7})
		}
		o := pen.Brush(dash, 2, false)
		p.Stroke(o, 5, markInk)
		if doubt {
			p.Stroke(o, 2, c)
			p.Fill(o, markInk)
			continue
		}
		p.Fill(o, c)
	}
}

// StepWidth and StepHeight are the size of a dot of a way, with its edge.
const StepWidth, StepHeight = 16.0, 13.0

// Steps returns where the dots of a way on the road from one sample to another are.
func (p *Plan) Steps(from, to float64) (out []pen.Point) {
	n := int(math.Abs(to-from) / 1.6)
	for i := 2; i < n; i++ {
		out = append(out, p.Along(from+(to-from)*float64(i)/float64(n), 0))
	}
	return out
}

// DrawSteps draws those dots, along a possible Move.
func DrawSteps(p pen.Pen, at []pen.Point, c color.NRGBA) {
	var dots pen.Outline
	for _, k := range at {
		dots = append(dots, pen.Ellipse(k.X, k.Y, 5.5, 3.8)...)
	}
	p.Stroke(dots, 5, markInk)
	p.Fill(dots, c)
}

// DrawKerbs draws lines along both sides of the road from one sample to another and across its
// ends, around the spaces within Range.
func DrawKerbs(p pen.Pen, plan *Plan, from, to float64, c color.NRGBA) {
	const off = 45.0
	whole := to-from >= Spaces*Step
	n := int(to - from)
	var lines pen.Outline
	for _, off := range [...]float64{off, -off} {
		for i := range n {
			a, b := plan.Along(from+float64(i), off), plan.Along(from+float64(i+1), off)
			if i == 0 {
				lines = append(lines, pen.MoveTo(a.X, a.Y))
			}
			lines = append(lines, pen.LineTo(b.X, b.Y))
		}
	}
	if !whole {
		for _, at := range [...]float64{from, to} {
			a, b := plan.Along(at, off), plan.Along(at, -off)
			lines = append(lines, pen.MoveTo(a.X, a.Y), pen.LineTo(b.X, b.Y))
		}
	}
	p.Stroke(lines, 10, pen.Fade(markInk, 0.85))
	p.Stroke(lines, 5, c)
}

// DrawCorners draws the corners of a box around a possible target.
func DrawCorners(p pen.Pen, w, h float64, c color.NRGBA) {
	l := math.Min(20, math.Min(w, h)/3)
	o := pen.Join(pen.Open(0, l, 0, 0, l, 0), pen.Open(w-l, 0, w, 0, w, l), pen.Open(w, h-l, w, h, w-l, h), pen.Open(l, h, 0, h, 0, h-l))
	p.Stroke(o, 10, pen.Ink)
	p.Stroke(o, 5, c)
}
