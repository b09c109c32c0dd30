package town

import (
	"bytes"
	"fmt"
	"image"
	"slices"
	"testing"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/picture"
	"lineup/render/art/town"
	"lineup/render/board"
	"lineup/render/ui/uitest"
)

// TestFigureThatIsSeenIsClicked checks in crowds that a position on a figure finds the figure that is
// drawn there last, and that each Villain's name finds that Villain.
func TestFigureThatIsSeenIsClicked(t *testing.T) {
	const unit = 0.5
	pictures := map[*picture.Scene]*image.RGBA{}
	shared := 0
	var wrong []string
	for seed := range uint64(10) {
		g := crowdedTown(t, 1+int(seed%4), seed+1)
		m := g.board.town
		// seen returns the standees at a position, from the far side to the near one.
		seen := func(x, y float64) (out []*standee) {
			for _, i := range m.byDepth() {
				s := &m.standees[i]
				if pictures[s.look.Of] == nil {
					look := s.look
					look.Size, look.Side = 1, town.Villain
					pictures[s.look.Of] = look.Paint(unit)
				}
				p := pictures[s.look.Of]
				dx, dy := (x-s.at.X)/s.look.Size, (y-s.at.Y)/s.look.Size
				if dy < -20 && p.RGBAAt(int((dx+town.StandeeWidth/2)*unit), int((dy+town.StandeeHeight-town.StandeeFoot)*unit)).A == 255 {
					out = append(out, s)
				}
			}
			return out
		}
		for i := range m.standees {
			s := &m.standees[i]
			b := s.picture(s.at)
			for x := b.X; x < b.X+b.W; x += 9 {
				for y := b.Y; y < s.at.Y-30; y += 9 {
					on := seen(x, y)
					over := g.board.SpotAt(x, y)
					onBase := func(o standee) bool { return town.OnBase(x-o.at.X, y-o.at.Y) }
					if len(on) == 0 || over == 0 || on[len(on)-1] != s || slices.ContainsFunc(m.standees, onBase) {
						continue
					}
					k := &g.board.Spots[over-1]
					if near(seen, s, x, y) && k.Card != s.card && k.Outline != nil && !k.Sign.Has(x, y) {
						wrong = append(wrong, fmt.Sprintf("seed %d: at %.0f %.0f, %s is seen and another figure is found", seed, x, y, s.name))
					}
					if len(on) > 1 {
						shared++
					}
				}
			}
			if x, y := s.tag.Middle(); s.seat == engine.NoSeat {
				if over := g.board.SpotAt(x, y); over == 0 || g.board.Spots[over-1].Card != s.card {
					t.Errorf("seed %d: the name of %s does not find it", seed, s.name)
				}
			}
		}
	}
	if len(wrong) > shared/50 { // the outline is rough
		t.Errorf("of %d positions on two figures: %q", shared, wrong)
	}
	if shared < 100 {
		t.Errorf("only %d positions on two figures were tested", shared)
	}
}

// near reports whether a position is well within what is seen of a standee: the outline is rough.
func near(seen func(x, y float64) []*standee, s *standee, x, y float64) bool {
	for _, d := range [...][2]float64{{-8, 0}, {8, 0}, {0, -8}, {0, 8}} {
		if on := seen(x+d[0], y+d[1]); len(on) == 0 || on[len(on)-1] != s {
			return false
		}
	}
	return true
}

// TestPointedVillainIsMarked checks that the map draws the Villain under the pointer with a marked
// edge, and the same Villain elsewhere without.
func TestPointedVillainIsMarked(t *testing.T) {
	g := crowdedTown(t, 2, 3)
	marked := 0
	for i := range g.board.Spots {
		s := &g.board.Spots[i]
		if s.Outline == nil {
			continue
		}
		g.scene.Hover = i + 1
		k := g.board.pointed(&g.scene)
		if s.Sign.W > 0 && (k == nil || k.card != s.Card) {
			t.Errorf("the Villain %d under the pointer is not marked", s.Card)
		}
		if k != nil {
			marked++
		}
	}
	if marked < 3 {
		t.Errorf("only %d standees are marked", marked)
	}
	look := town.Standee{Of: g.board.town.standees[0].look.Of, Side: town.Villain, Size: 1}
	plain := look.Paint(0.25)
	look.Chosen = true
	if bytes.Equal(plain.Pix, look.Paint(0.25).Pix) {
		t.Error("a marked figure looks like any other")
	}
}

// TestFansOpen checks in crowds at all sizes that a group of cards that cover each other opens within
// the map, that all its cards are then side by side, and that the card that was pointed at is still the
// one under the pointer.
func TestFansOpen(t *testing.T) {
	opened := 0
	for seed := range uint64(40) {
		g := crowdedTown(t, 1+int(seed%4), seed+1)
		for _, f := range uitest.TextFits(sizedFits()...) {
			g.scene.Canvas.Fit = f
			g.lay()
			b, where := g.board, uitest.FitName(f)
			for i := range b.Spots {
				s := &b.Spots[i]
				if s.Group == 0 {
					if s.Fan && s.Place == card.LineUp {
						t.Errorf("seed %d, %s: a covered card is in no group", seed, where)
					}
					continue
				}
				opened++
				at := s.Pose.Bounds()
				x, y := at.X+10, at.Y+10 // its cost
				b.OpenFan(i)
				if got := b.At(x, y, g.scene.Motion.Tabs, 0); got != i+1 {
					t.Errorf("seed %d, %s: after card %d of a group was pointed at, %d is under the pointer", seed, where, i+1, got)
				}
				if !b.Opened.Box.Within(b.FanRoom.Grown(0.5)) {
					t.Errorf("seed %d, %s: a group opens to %.0f outside the map %.0f", seed, where, b.Opened.Box, b.FanRoom)
				}
				if n := len(forSale(g.scene.View, g.scene.View.SpaceOf(s.Card))); len(b.Opened.Cards) != n {
					t.Errorf("seed %d, %s: %d cards of %d open", seed, where, len(b.Opened.Cards), n)
				}
				for j, k := range b.Opened.Cards {
					if got := b.At(k.Pose.X, k.Pose.Y, g.scene.Motion.Tabs, 0); got != k.Spot+1 {
						t.Errorf("seed %d, %s: card %d is open, and %d is found there", seed, where, k.Spot+1, got)
					}
					for _, o := range b.Opened.Cards[:j] {
						if k.Pose.Bounds().Overlaps(o.Pose.Bounds()) {
							t.Errorf("seed %d, %s: open cards cover each other", seed, where)
						}
					}
				}
				b.Opened = board.Opened{}
			}
		}
	}
	if opened < 1000 {
		t.Errorf("only %d cards were pointed at", opened)
	}
}
