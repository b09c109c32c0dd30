package town

import (
	"fmt"
	"image/color"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/pen"
	"lineup/render/looptest"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// cardsIn returns a town with cards, heroes, and Villains in a space.
func cardsIn(t *testing.T, space, cards, heroes, foes int) *game {
	t.Helper()
	far := (space + 5) % 10
	stand := []int{far, far}
	for i := range heroes {
		stand[i] = space
	}
	return townWith(t, 7, []string{"Superman", "The Flash"}, stand, func(i int) (lie, in []string) {
		if i == space {
			return []string{"Bolt of Zeus", "Blue Beetle", "Green Arrow", "Batmobile", "Jetpack"}[:cards], []string{"Reverse-Flash", "Bane"}[:foes]
		}
		return nil, nil
	})
}

// TestCardsBelongToTheirSlot checks for each slot with up to five cards, heroes, and Villains that a line
// joins all cards with the number of their slot and meets nothing of another space. One card beside the
// viewer's figure and two more, and two cards beside it and one more, are nearer to their own slot than to
// any other space.
func TestCardsBelongToTheirSlot(t *testing.T) {
	all, near := 0, 0
	for space := 1; space < 10; space += 2 {
		for n := range 6 * 3 * 3 {
			cards, heroes, foes := n/9, n/3%3, n%3
			g := cardsIn(t, space, cards, heroes, foes)
			for _, w := range [][2]int{{1280, 720}, {1920, 1080}, {800, 1200}} {
				g.scene.Canvas.Fit = (&ui.Settings{TextScale: 1}).Fit(w[0], w[1])
				g.lay()
				m := g.board.town
				s := &m.spaces[space]
				where := fmt.Sprintf("%s, %s with %d cards, %d heroes, and %d Villains", uitest.FitName(g.scene.Canvas.Fit), s.name, cards, heroes, foes)
				line := s.rail()
				if len(s.cards) != cards || (cards == 0) != (line == nil) {
					t.Fatalf("%s: the slot shows %d cards with the line %.0f", where, len(s.cards), line)
				}
				if cards == 0 {
					continue
				}
				all++
				if m.nearest(space) {
					near++
				} else if others := max(heroes-1, 0) + foes; cards+others <= 3 && cards <= 2 {
					t.Errorf("%s: a card is nearer to another space", where)
				}
				from, to, meets := math.Inf(1), math.Inf(-1), false
				x, y := s.slotSign().Middle()
				for i, p := range line {
					from, to = min(from, p.X), max(to, p.X)
					meets = meets || math.Hypot(p.X-x, p.Y-y) <= signRadius+0.5
					if i == 0 {
						continue
					}
					for k := range 21 {
						at := pen.Point{X: line[i-1].X + (p.X-line[i-1].X)*float64(k)/20, Y: line[i-1].Y + (p.Y-line[i-1].Y)*float64(k)/20}
						for j := range m.spaces {
							o := &m.spaces[j]
							over := o.location && o.plate.Has(at.X, at.Y) || j != space && !o.location && o.slotSign().Has(at.X, at.Y)
							if o.location && o.left > 0 {
								over = over || o.card.pose.Bounds().Has(at.X, at.Y)
							}
							if over {
								t.Errorf("%s: the line meets something of %s at %.0f", where, o.name, at)
							}
						}
					}
				}
				if !meets {
					t.Errorf("%s: the line %.0f does not meet the number at %.0f %.0f", where, line, x, y)
				}
				for _, k := range s.cards {
					if b := k.pose.Bounds(); b.X+b.W < from || b.X > to || b.X < from-railInset-0.1 || b.X+b.W > to+railInset+0.1 {
						t.Errorf("%s: the line from %.0f to %.0f is not below the card at %.0f", where, from, to, b)
					}
				}
			}
		}
	}
	if near < all*55/100 {
		t.Errorf("the cards are nearer to their slot than to another space in only %d of %d cases", near, all)
	}
}

// TestRailIsDrawn checks that the line below a card is drawn.
func TestRailIsDrawn(t *testing.T) {
	looptest.NeedDisplay(t)
	for space := 1; space < 10; space += 2 {
		g := cardsIn(t, space, 2, 0, 0)
		c, picture := g.scene.Canvas, ebiten.NewImage(1280, 720)
		for n := 0; n < 4 || n < 60 && !c.Sharp(); n++ {
			c.Begin(picture)
			g.draw(c)
			c.Art.Settle()
		}
		line := g.board.town.spaces[space].rail()
		x, y := (line[0].X+line[1].X)/2*c.Unit+c.Left, line[0].Y*c.Unit+c.Top
		if got := picture.At(int(x), int(y)); !bright(got) {
			t.Errorf("below the cards of slot %d the map is %v", space/2+1, got)
		}
		picture.Deallocate()
	}
}

// bright reports whether a color is close to white.
func bright(c color.Color) bool { return color.GrayModel.Convert(c).(color.Gray).Y > 180 }

// TestCardsShowTheirNames checks that two and three cards in a slot are side by side beside the viewer's
// figure, but not three in the narrowest slot, and three beside another figure where the map has room.
func TestCardsShowTheirNames(t *testing.T) {
	roomy := map[int]bool{}
	for space := 1; space < 10; space += 2 {
		for n := range 4 {
			cards, foes := 2+n/2, n%2
			for _, w := range [][2]int{{1280, 720}, {1920, 1080}, {800, 1200}} {
				g := cardsIn(t, space, cards, 1, foes)
				g.scene.Canvas.Fit = (&ui.Settings{TextScale: 1}).Fit(w[0], w[1])
				g.lay()
				s, covered := &g.board.town.spaces[space], 0
				for i, k := range s.cards {
					for _, o := range s.cards[:i] {
						covered += flag(k.pose.Bounds().Overlaps(o.pose.Bounds()))
					}
					covered += flag(k.fan)
				}
				if narrow := cards == 3 && space == 3; covered > 0 && foes == 0 && !narrow { // those open under the pointer
					t.Errorf("%v: of %d cards in %s some are covered", w, cards, s.name)
				}
				if cards == 3 && foes > 0 && covered == 0 {
					roomy[space] = true
				}
			}
		}
	}
	if !roomy[5] || !roomy[9] {
		t.Errorf("beside a Villain three cards are side by side only in %v", roomy)
	}
}

// TestCardsOfASlotAreListed checks for each slot with two to five cards, heroes, and Villains that all names
// can be read at rest: those of cards that cover each other are in a list over them, one strip below another, with
// their costs, in letters that are not too small, and each strip can be clicked. Open, a group says its slot. Cards
// that are nearer to another space have the number of their slot with them.
func TestCardsOfASlotAreListed(t *testing.T) {
	all, away, far, told, listed := 0, 0, 0, 0, 0
	for space := 1; space < 10; space += 2 {
		for n := range 5 * 3 * 3 {
			cards, heroes, foes := 1+n/9, n/3%3, n%3
			g := cardsIn(t, space, cards, heroes, foes)
			for i, f := range uitest.TextFits(sizedFits()...) {
				if f.TextScale > 1.5 || (i+n+space/2)%2 != 0 { // each crowd in half of the windows
					continue
				}
				g.scene.Canvas.Fit = f
				g.lay()
				m := g.board.town
				s := &m.spaces[space]
				where := fmt.Sprintf("%s, %s with %d cards, %d heroes, and %d Villains", uitest.FitName(f), s.name, cards, heroes, foes)
				all++
				if s.badge.W > 0 && m.led(s) {
					t.Errorf("%s: the number is below the cards, too, beside the line to it at %.0f", where, s.rail())
				}
				if !m.nearest(space) {
					away++
				}
				if !m.nearest(space) && !m.led(s) {
					far++
					told += flag(s.badge.W > 0)
				}
				for i, k := range s.cards {
					covered := false
					for _, o := range s.cards[i+1:] {
						covered = covered || k.pose.Bounds().Overlaps(o.pose.Bounds())
					}
					if k.strip.W == 0 {
						if covered {
							t.Errorf("%s: card %d is covered and has no strip", where, i)
						}
						continue
					}
					listed++
					x, y := k.strip.Middle()
					at := g.board.SpotAt(x, y) - 1
					if at < 0 || g.board.Spots[at].Card != k.card {
						t.Fatalf("%s: a click on the strip of card %d goes elsewhere", where, i)
					}
					if i > 0 && math.Abs(s.cards[i-1].strip.Y+s.cards[i-1].strip.H-k.strip.Y) > 0.01 {
						t.Errorf("%s: strip %d is not below the one before it", where, i)
					}
					if k.strip.H < m.minRules*0.95 {
						t.Errorf("%s: strip %d is %.0f high, and the smallest letters are %.0f", where, i, k.strip.H, m.minRules)
					}
					st := pen.Style{Font: pen.Display, Size: min(max(stripSize, m.minRules), k.strip.H/1.05), Tracking: 0.4}
					if shown, _, _ := pen.FitName(k.name, k.strip.W-stripCost-8, st, m.minRules); len(shown) < min(len(k.name), 8) {
						t.Errorf("%s: strip %d says only %q", where, i, shown)
					}
					g.board.OpenFan(at)
					if want := fmt.Sprint("SLOT ", space/2+1); g.board.Opened.Head != want {
						t.Errorf("%s: the open group is headed %q", where, g.board.Opened.Head)
					}
				}
			}
		}
	}
	t.Logf("%d of %d groups are far from their slot, %d without a line in sight, %d of them with its number; %d strips", away, all, far, told, listed)
	if far == 0 || told < far*9/10 {
		t.Errorf("%d of %d groups far from their slot say which it is", told, far)
	}
	if listed < 1000 {
		t.Errorf("only %d strips were tested", listed)
	}
}

// TestNumberIsShownOnce checks that three cards beside the figure of another player have no second number of
// their slot, because the line to the first one is in sight.
func TestNumberIsShownOnce(t *testing.T) {
	lie := []string{"Speed Force", "Simon Baz", "Black Canary"}
	g := townWith(t, 7, []string{"Superman", "Wonder Woman"}, []int{9, 7}, func(i int) (cards, in []string) {
		if i == 7 {
			return lie, nil
		}
		return nil, nil
	})
	g.scene.Canvas.Fit = (&ui.Settings{TextScale: 1}).Fit(1280, 720)
	g.lay()
	m := g.board.town
	if s := &m.spaces[7]; len(s.cards) != len(lie) || m.nearest(7) || s.badge.W > 0 {
		t.Errorf("%s with %d cards, nearest: %v, has a second number at %.0f", s.name, len(s.cards), m.nearest(7), s.badge)
	}
}
