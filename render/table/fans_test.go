package table

import (
	"image/color"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/card"
	"lineup/render/board"
	townboard "lineup/render/board/town"
	"lineup/render/looptest"
	"lineup/render/ui"
)

// fanNames are cards for a crowded slot.
var fanNames = []string{"Batmobile", "Batcomputer", "Heat Vision", "Jetpack", "Blue Beetle", "Green Arrow", "Aquaman"}

// seenIn returns the index of the card of a group that is drawn at a position at rest, itself or its strip in the
// list of names, or -1 if none is.
func (t *Table) seenIn(group int, x, y float64) int {
	for i := range t.layout.Spots {
		if s := &t.layout.Spots[i]; s.Group == group && s.Sign.Has(x, y) {
			return i
		}
	}
	for i := len(t.layout.Spots) - 1; i >= 0; i-- {
		s := &t.layout.Spots[i]
		p := s.Pose
		if p.Y -= t.raise(s); s.Group == group && p.Has(x, y) {
			return i
		}
	}
	return -1
}

// TestSeenCardOfAFanIsEnlargedFirst checks for crowded slots that the card that is seen under the pointer
// is the only one that is enlarged there, before and after the group opens, whether the pointer comes
// there at once or over the other cards. Cards that can be bought have risen.
func TestSeenCardOfAFanIsEnlargedFirst(t *testing.T) {
	tested := 0
	for _, power := range []int{2, 20} {
		for n := 3; n <= len(fanNames); n++ {
			tb := shownTable(t, townboard.Full.With(5, append(slices.Clone(fanNames[:n]), "Scarecrow"), power))
			for range 40 {
				tb.animate(&ui.Pointer{}, 0.05)
			}
			h, b := handsOn(tb), tb.layout
			for i := range b.Spots {
				s := &b.Spots[i]
				if s.Group == 0 {
					continue
				}
				at := s.Pose.Bounds().Grown(8)
				for y := at.Y; y < at.Y+at.H; y += 11 {
					for x := at.X; x < at.X+at.W; x += 7 {
						if tb.seenIn(s.Group, x, y) != i || tb.staged(s.Card) {
							continue
						}
						tb.layout.Opened = board.Opened{}
						if k := tb.layout.At(x, y, &tb.tabs, 0); k > 0 && b.Spots[k-1].Group != s.Group {
							continue // something else is over it
						}
						h.Move(tb.layout.Prompt.X, tb.layout.Prompt.Y)
						h.Tick(t)
						if k := tested % 3; k > 0 { // over other cards of the group
							for _, far := range []float64{60, 40, 20} {
								h.Move(x+far*float64(2*k-3), y)
								h.Tick(t)
							}
						}
						h.Move(x, y)
						was, want, opened := tb.zoom.Face, tb.faceOfSpot(s), false
						for range 40 {
							h.Tick(t)
							opened = opened || tb.layout.Opened.Box.W > 0
							if f := tb.zoom.Face; tb.hover != i+1 || f != was && f != want {
								t.Fatalf("%d cards, %d Power: at %.0f %.0f card %d is seen, and %d is found, with the group open: %v", n, power, x, y, i+1, tb.hover, opened)
							}
						}
						if tested++; !opened || tb.zoom.Face != want {
							t.Fatalf("%d cards, %d Power: card %d is not enlarged", n, power, i+1)
						}
					}
				}
			}
		}
	}
	if tested < 200 {
		t.Errorf("only %d positions were tested", tested)
	}
}

// TestPointedCardStaysUnderTheOthers checks that a card of a group does not cover the others while the
// pointer is on it and the group is not open.
func TestPointedCardStaysUnderTheOthers(t *testing.T) {
	looptest.NeedDisplay(t)
	tb := shownTable(t, townboard.Full.With(5, append(slices.Clone(fanNames[:4]), "Scarecrow"), 2))
	picture := func(hover int) *ebiten.Image {
		tb.setHover(hover)
		for range 40 {
			tb.animate(&ui.Pointer{}, 0.05)
		}
		p := ebiten.NewImage(tb.Canvas.Width, tb.Canvas.Height)
		for n := 0; n < 4 || n < 60 && !tb.Canvas.Sharp(); n++ { // until all of it is painted
			tb.Canvas.Begin(p)
			tb.Draw(tb.Canvas)
			tb.Canvas.Art.Settle()
		}
		return p
	}
	rest := picture(0)
	tested := 0
	for i := range tb.layout.Spots {
		s := &tb.layout.Spots[i]
		if s.Group == 0 || s.Place != card.LineUp || !s.Fan {
			continue
		}
		p := picture(i + 1)
		at, differ := s.Pose.Bounds(), 0
		for x := at.X + 1; x < at.X+at.W-1; x += 2 {
			for y := at.Y + board.PayableRise + 2; y < at.Y+at.H-board.PayableRise-2; y += 2 {
				if seen := tb.seenIn(s.Group, x, y); seen < 0 || seen == i {
					continue
				}
				tested++
				px, py := int(x*tb.Canvas.Unit), int(y*tb.Canvas.Unit)
				a, b := luma(rest.At(px, py)), luma(p.At(px, py))
				differ += min(1, max(a-b, b-a)/20)
			}
		}
		if differ > 9 { // edges are mixed with what is below them
			t.Errorf("with the pointer on card %d, the cards over it differ at %d points", i+1, differ)
		}
		p.Deallocate()
	}
	rest.Deallocate()
	tb.Release()
	if tested < 500 {
		t.Errorf("only %d points were tested", tested)
	}
}

// luma returns how bright a color is, from 0 to 255.
func luma(c color.Color) int { return int(color.GrayModel.Convert(c).(color.Gray).Y) }
