package board

import (
	"fmt"
	"image/color"
	"math"

	"lineup/engine"
	"lineup/render/art"
	"lineup/render/art/chrome"
	"lineup/render/art/gallery"
	"lineup/render/art/pen"
	"lineup/render/ui"
)

// TabHeight is the height of a tab, and tabHalf half its width.
const TabHeight, tabHalf = 33.0, 60.0

// CallBox returns the box of a tab whose point is at (x, y).
func CallBox(x, y float64) ui.Box { return ui.BoxAt(x-tabHalf, y-TabHeight, 2*tabHalf, TabHeight) }

// CallFor is like CallBox but no wider than the tab with some words.
func CallFor(words string, x, y float64) ui.Box {
	half := chrome.CallHalf(words) + callEdge
	return ui.BoxAt(x-half, y-TabHeight, 2*half, TabHeight)
}

// callEdge is how far the outline of a tab reaches beyond it.
const callEdge = 3.0

// DrawTab draws the tab of a card.
func (sc *Scene) DrawTab(c *ui.Canvas, words string, s *Spot) {
	sc.DrawCall(c, words, s.Card, s.Tab.X+s.Tab.W/2, s.Tab.Y+s.Tab.H)
}

// DrawCall draws the tab that says what a click on a card does, as it slides up from behind the
// card. Its point is at (x, y).
func (sc *Scene) DrawCall(c *ui.Canvas, words string, of engine.CardID, x, y float64) {
	down, alpha := TabAt(sc.Motion.Tabs.Up(of), sc.Settings.ReduceMotion)
	if alpha == 0 {
		return
	}
	b := CallBox(x, y)
	s := c.MakePart(gallery.Key{Name: "call", Text: words}, b, 8, func(q pen.Pen) { chrome.DrawCall(q, words, tabHalf, TabHeight, pen.CanDo) })
	if down == 0 {
		c.PutFaded(s, b.X, b.Y, alpha)
		return
	}
	c.PutAbove(s, b.X, b.Y+down, y, pen.White, alpha)
}

// TabAt returns how far below its place a partly raised tab is drawn, and its opacity. With plain
// motion it fades instead.
func TabAt(up float64, plain bool) (down, alpha float64) {
	switch k := ui.EaseOut(up); {
	case plain, k == 0:
		return 0, k
	default:
		return TabHeight * (1 - k), 1
	}
}

// DrawChanged marks a cost that differs from the printed one. The mark points down if it is less.
func DrawChanged(c *ui.Canvas, less bool, x, y, size float64) {
	turn := 0.0
	if !less {
		turn = math.Pi
	}
	c.Spin(c.Art.Chevron(c.Pixels(size), pen.Chosen).Image, x, y, 1, 1, turn, 1)
}

// GiantKey returns the cache key for the picture of a giant behind the city.
func GiantKey(f *art.Face) gallery.Key { return gallery.Key{Name: "giant", Face: f} }

// DrawThumb draws the framed picture of a card, centered on (x, y).
func DrawThumb(c *ui.Canvas, f *art.Face, x, y, w, h float64) {
	b := ui.BoxAt(x-w/2, y-h/2, w, h)
	c.PartSoon(gallery.Key{Name: "thumb", Face: f}, b, 6, func(q pen.Pen) { art.DrawThumb(q, f, w, h) })
}

// Tag is a small tab: its words, its right end and middle, its letter size, and its color.
type Tag struct {
	Words  string
	X, Y   float64
	Size   float64
	Ground color.NRGBA
	Seat   pen.Seat // whose color is the ground, with its sign at the left end; zero for none
}

// tagSign is how far the sign of a tag reaches beyond its left end.
const tagSign = 12.0

// These are the letter sizes of tags: of a seat across the table, and of others.
const SeatTag, usualTag = 20.0, 24.0

// Box returns the box of a tag, with its outline.
func (t *Tag) Box() ui.Box {
	w := pen.Measure(t.Words, pen.Style{Font: pen.Display, Size: t.Size, Tracking: 1}) + 24
	if t.Seat.Sign != pen.NoSign {
		w += tagSign
	}
	return ui.BoxAt(t.X-w, t.Y-t.Size*0.75, w, t.Size*1.5)
}

// Draw draws the tag.
func (t *Tag) Draw(c *ui.Canvas) {
	words, size, ground, b := t.Words, t.Size, t.Ground, t.Box()
	if t.Seat.Sign != pen.NoSign {
		defer c.SeatSignOnPaper(t.Seat, b.X+tagSign, b.Y+b.H/2, 0)
		b.CutLeft(tagSign, 0)
	}
	c.Part(gallery.Key{Name: "tag", Text: words, A: ground, N: int(size)}, b, 10, func(q pen.Pen) { chrome.DrawTag(q, words, 0, b.H/2, size, ground, pen.Ink) })
}

// DrawTag draws a tag of the usual size whose right end is at x.
func DrawTag(c *ui.Canvas, words string, x, y float64, ground color.NRGBA) {
	t := Tag{Words: words, X: x, Y: y, Size: usualTag, Ground: ground}
	t.Draw(c)
}

// DrawBack draws a face-down card on a pile of a given size.
func DrawBack(c *ui.Canvas, p ui.Pose, pile int) {
	w := c.Pixels(p.W)
	h := art.HeightOfCard(w)
	c.Around(c.Art.CardBase(w, gallery.Lying, pile), p, w, h, 1, 1)
	c.Back(p)
}

// DrawCrossed crosses out a destroyed card.
func DrawCrossed(c *ui.Canvas, p ui.Pose) {
	b := p.Bounds()
	c.Part(gallery.Key{Name: "crossed"}, b, 6, func(q pen.Pen) {
		w, h := b.W, b.H
		cross := pen.Join(pen.Open(w*0.1, h*0.93, w*0.9, h*0.07), pen.Open(w*0.1, h*0.07, w*0.9, h*0.93))
		q.Stroke(cross, 9, pen.Fade(pen.Ink, 0.9))
		q.Stroke(cross, 4, pen.Danger)
	})
}

// DrawPileLabel draws the words of a label in the middle of a box. Long words take two lines if
// there is room.
// text enlarges them, as far as labels beside each other leave room.
func DrawPileLabel(q pen.Pen, words string, w, h, text float64, ink color.NRGBA) {
	text = max(1, min(text, labelMost))
	st := pen.Style{Font: pen.Display, Size: 24 * text, Tracking: 1, Colour: ink}
	lines := []string{words}
	if h > 50*text && pen.Measure(words, st) > w {
		lines = halves(words, st)
	}
	for i, line := range lines {
		st, squeeze := pen.Fit(line, w, st, 22)
		y := h/2 + 8*text + (float64(i)-float64(len(lines)-1)/2)*25*text
		if q.HighContrast() {
			wide := pen.Measure(line, st)*squeeze + 10
			q.Fill(pen.Rectangle(w/2-wide/2, y-st.Size*0.86, wide, st.Size*1.0, 4), pen.Ink)
		}
		chrome.DrawLabel(q.At(w/2, y, 1).Stretched(squeeze, 1), line, 0, 0, st, pen.Centre)
	}
}

// halves breaks words into two lines, neither longer than need be. It returns one line for one word.
func halves(words string, st pen.Style) []string {
	best := []string{words}
	longest := pen.Measure(words, st)
	for i, r := range words {
		if r != ' ' {
			continue
		}
		if wide := max(pen.Measure(words[:i], st), pen.Measure(words[i+1:], st)); wide < longest {
			best, longest = []string{words[:i], words[i+1:]}, wide
		}
	}
	return best
}

// labelMost is the greatest enlargement of a label.
const labelMost = 1.3

// PayableRise is how far a card rises when it can be bought.
const PayableRise = 10.0

// CallIn is how far the point of a tab reaches over a card.
const CallIn = 2.0

// DrawSlot draws the empty place of a card.
func DrawSlot(c *ui.Canvas, p ui.Pose) {
	b := p.Bounds()
	c.Part(gallery.Key{Name: "slot"}, b, 4, func(q pen.Pen) {
		o := pen.Rectangle(0, 0, b.W, b.H, b.W*0.064)
		q.Fill(o, pen.Fade(pen.RGB(0x0b1730), 0.5))
		q.Stroke(o, 2, pen.Fade(pen.RGB(0x8fa2d8), 0.35))
	})
}

// DrawPiles draws the face-down piles, the empty places of others, and the labels.
func (b *Layout) DrawPiles(sc *Scene, c *ui.Canvas) {
	for _, p := range b.Piles {
		switch {
		case p.N == 0:
			DrawSlot(c, p.Pose)
		case p.Down:
			DrawBack(c, p.Pose, p.N)
		}
	}
	lit, text := b.LabelAt(sc.X, sc.Y), c.TextScale
	if b.NarrowLabels {
		text = 1
	}
	for i := range b.Labels {
		l := &b.Labels[i]
		if l.Tag || sc.Staged && l.Where.Place == engine.InPlay { // that would be beside the stage, without its cards
			continue
		}
		ink := pen.Paper
		if lit == i+1 {
			ink = pen.Chosen
		}
		c.Part(gallery.Key{Name: "pile label", Text: l.Words, A: ink, Print: c.Art.Print}, l.Box, 4, func(q pen.Pen) {
			DrawPileLabel(q, l.Words, l.Box.W, l.Box.H, text, ink)
		})
	}
}

// DrawPower draws the current Power and what it would be with the card under the pointer.
func (sc *Scene) DrawPower(c *ui.Canvas, b ui.Box, spots []Spot) {
	shown := sc.Power - sc.Motion.Owed
	c.Part(gallery.Key{Name: "power"}, b, 34, func(q pen.Pen) { art.DrawPower(q.At(b.W/2, b.H/2, 1), b.W/2) })
	s := c.Art.Part(gallery.Key{Name: "power number", W: c.Pixels(b.W), H: c.Pixels(b.H), Unit: c.Unit, N: shown}, 10, func(q pen.Pen) {
		art.DrawPowerNumber(q.At(b.W/2, b.H/2, 1), shown, b.W/2)
	})
	c.Swell(s, b, sc.Motion.Swell)
	DrawGain(c, ui.BoxAt(b.X+b.W/2+42, b.Y-10, 120, 60), sc.Foretold(spots).Power, sc.Power)
}

// DrawGain draws what a card would add to an amount. It draws nothing for 0.
func DrawGain(c *ui.Canvas, box ui.Box, more, have int) {
	if more == 0 {
		return
	}
	sum := have + more
	c.Part(gallery.Key{Name: "balloon", N: more<<16 + sum}, box, 10, func(q pen.Pen) {
		art.DrawBalloon(q, fmt.Sprintf("%+d = %d", more, sum), box.W, box.H)
	})
}

// Foretold returns what the hand's card under the pointer gives for certain.
func (sc *Scene) Foretold(spots []Spot) Gains {
	if sc.Hover == 0 || sc.Hover > len(spots) || !sc.Answers.Turn() || !sc.Answers.Can() {
		return Gains{}
	}
	s := &spots[sc.Hover-1]
	o, lit := sc.Answers.Of(s.Card)
	if !lit || s.Place != engine.Hand {
		return Gains{}
	}
	if seq := sc.View.Pending().Seq; sc.told.card != s.Card || sc.told.seq != seq || sc.told.laid != sc.Laid {
		f := &sc.Faces[s.Face] // all of this takes too long for every frame
		var copies [SureCopies]*engine.State
		for i := range copies {
			copies[i] = new(engine.State)
		}
		sure, _ := SurePower(sc.View, o, copies[:])
		sc.told = Gains{s.Card, seq, sc.Laid, max(art.PowerOf(f), sure), art.MoveOf(f)}
	}
	return sc.told
}

// Gains is the Power and Move that a card gives.
type Gains struct {
	card        engine.CardID
	seq         uint32
	laid        int
	Power, Move int
}

// SureCopies is how many copies SurePower should get, so that nothing only seems sure.
const SureCopies = 4

// SurePower returns the Power that an answer gives its seat for certain, and whether that can be
// foreseen. The answer is given in copies of the game.
func SurePower(v engine.View, o engine.Option, copies []*engine.State) (sum int, ok bool) {
	seq := v.Pending().Seq
	chance := engine.NewRNG(uint64(seq), engine.StreamChance)
	events, err := v.Foresee(engine.Answer{Seq: seq, Option: o}, copies, &chance)
	if err != nil || events == nil {
		return 0, false
	}
	for _, e := range events {
		if e.Kind == engine.PowerChanged && e.Seat == o.Seat && e.Sure {
			sum += int(e.N)
		}
	}
	return sum, true
}

// DrawFlash draws the white flash of a falling Super-Villain.
func (sc *Scene) DrawFlash(c *ui.Canvas) {
	f := sc.Motion.Fall
	if !f.On() || f.Broken() < 0 || sc.Settings.ReduceMotion || sc.Settings.NoFlashes {
		return
	}
	c.Wash(pen.White, 0.9*(1-ui.Clamp((f.Age-FreezeTime)/whiteTime)))
}

// MinSqueeze is the least horizontal scale of letters.
const MinSqueeze = 0.8
