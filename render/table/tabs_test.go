package table

import (
	"image/color"
	"math"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/match"
	"lineup/render/art/pen"
	"lineup/render/board"
	townboard "lineup/render/board/town"
	"lineup/render/looptest"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestTabsAreClicked checks on the city and at a table of the base set that a click on the tab of a
// card that can be used gives the card's answer, and that the pointer there marks that card.
func TestTabsAreClicked(t *testing.T) {
	looptest.NeedDisplay(t)
	kinds := map[string]int{}
	for seed := uint64(1); seed < 20; seed++ {
		var tb *Table
		if seed%2 == 0 {
			tb = testTable(t, match.Plan{Seats: testgame.Seats("Ana", "random"), Seed: seed})
		} else {
			tb = townTable(t, 2, seed)
		}
		h, people := handsOn(tb), greedy(t)
		for n := 0; !tb.Match.Over() && n < 400; n++ {
			tb.tabs.Still()
			tb.animate(&ui.Pointer{}, 0.01)
			i, kind := tb.tabUp(kinds)
			if i < 0 {
				if err := tb.stepFor(people); err != nil {
					t.Fatal(err)
				}
				continue
			}
			s := tb.layout.Spots[i]
			want, _ := tb.ask.option(s.Card)
			x, y := s.Tab.X+s.Tab.W/2, s.Tab.Y+6
			before := len(tb.Match.Log())
			h.Move(x, y)
			h.Tick(t)
			if tb.hover != i+1 {
				t.Fatalf("seed %d: over the tab of %s, card %d is marked, want %d", seed, kind, tb.hover, i+1)
			}
			h.Click(t, x, y)
			if log := tb.Match.Log(); len(log) <= before || log[before] != want {
				t.Fatalf("seed %d: a click on the tab of %s gives %v, want %v", seed, kind, log[before:], want)
			}
			kinds[kind]++
		}
	}
	for _, kind := range []string{"a card for sale", "a Basic card", "a Villain", "a card in play", "a Super-Villain"} {
		if kinds[kind] == 0 {
			t.Errorf("no tab of %s was clicked: %v", kind, kinds)
		}
	}
}

// tabUp returns the index of a card whose tab is up and in sight, and its kind, or -1 if there is
// none of a kind that was not seen often enough.
func (t *Table) tabUp(seen map[string]int) (index int, kind string) {
	if !t.ask.mine || t.ask.kind != engine.DecideTurn || t.ask.up || t.held() != 0 {
		return -1, ""
	}
	for i, s := range t.layout.Spots {
		switch {
		case s.Outline != nil:
			kind = "a Villain"
		case s.Place == card.Villains:
			kind = "a Super-Villain"
		case s.Place == card.Basics:
			kind = "a Basic card"
		case s.Place == engine.InPlay:
			kind = "a card in play"
		case s.Place == engine.Heroes:
			kind = "a hero"
		default:
			kind = "a card for sale"
		}
		o, lit := t.ask.option(s.Card)
		if !lit || s.Shy || s.Tab.W == 0 || t.tabs.Up(s.Card) < 1 || seen[kind] > 2 || o.Kind == engine.OptEnd {
			continue
		}
		if x, y := s.Tab.X+s.Tab.W/2, s.Tab.Y+6; t.layout.At(x, y, &t.tabs, 0) == i+1 {
			return i, kind
		}
	}
	return -1, ""
}

// TestFanIsBought checks that cards that cover each other open under the pointer, stay open while it is
// on them, close when it leaves, and that the card under it is bought with a click.
func TestFanIsBought(t *testing.T) {
	looptest.NeedDisplay(t)
	bought := 0
	for seed := uint64(1); seed < 30 && bought < 3; seed++ {
		tb := townTable(t, 4, seed)
		h, people := handsOn(tb), testgame.NewRandom(seed)
		for n := 0; !tb.Match.Over() && n < 600 && bought < 3; n++ {
			i := slices.IndexFunc(tb.layout.Spots, func(s board.Spot) bool {
				_, lit := tb.ask.option(s.Card)
				return lit && s.Group > 0
			})
			if i < 0 || !tb.ask.mine || tb.ask.kind != engine.DecideTurn || tb.held() != 0 {
				if err := tb.stepFor(people); err != nil {
					t.Fatal(err)
				}
				continue
			}
			s := tb.layout.Spots[i]
			want, _ := tb.ask.option(s.Card)
			at := s.Pose.Bounds()
			h.Move(at.X+10, at.Y+10)
			h.Settle(t, func() bool { return tb.layout.Opened.Box.W > 0 })
			if tb.hover != i+1 {
				t.Fatalf("seed %d: the group opens, and card %d is marked, want %d", seed, tb.hover, i+1)
			}
			h.Move(tb.layout.Opened.Box.X-20, tb.layout.Opened.Box.Y-20)
			h.Settle(t, func() bool { return tb.layout.Opened.Box.W == 0 })
			h.Move(at.X+10, at.Y+10)
			h.Settle(t, func() bool { return tb.layout.Opened.Box.W > 0 })
			var open board.OpenCard
			for _, k := range tb.layout.Opened.Cards {
				if k.Spot == i {
					open = k
				}
			}
			before := len(tb.Match.Log())
			h.Click(t, open.Pose.X, open.Pose.Y+20)
			if log := tb.Match.Log(); len(log) <= before || log[before] != want {
				t.Fatalf("seed %d: a click on an open card gives %v, want %v", seed, log[before:], want)
			}
			bought++
		}
	}
	if bought == 0 {
		t.Error("no card of a group could be bought")
	}
}

// TestMissingPowerLeavesTheName checks that the words about a Villain under the pointer that costs too
// much do not cover its name.
func TestMissingPowerLeavesTheName(t *testing.T) {
	over := 0
	for seed := uint64(1); seed < 12; seed++ {
		tb := townTable(t, 4, seed)
		err := tb.playUntil(func() bool {
			for i := range tb.layout.Spots {
				s := &tb.layout.Spots[i]
				if s.Sign.W == 0 || s.Outline == nil {
					continue
				}
				if b := tb.shortBox(tb.Canvas, s, s.Pose, "Need 12 more"); b.Overlaps(s.Sign) {
					t.Errorf("seed %d: the words at %.0f cover the name at %.0f", seed, b, s.Sign)
				}
				if s.Sign.Y < s.Plate.Y {
					over++
				}
			}
			return tb.view().Turn().Number > 20
		}, testgame.NewRandom(seed))
		if err != nil {
			t.Fatal(err)
		}
	}
	if over == 0 {
		t.Error("no Villain had its name above it")
	}
}

// TestRestingPointerOpensNothing checks that a pointer opens cards that cover each other only once it has
// moved in the turn.
func TestRestingPointerOpensNothing(t *testing.T) {
	var s stir
	for i, at := range []struct {
		turn                 int
		moves, again, opened bool
	}{{1, false, true, false}, {1, false, false, false}, {1, true, false, true}, {1, false, false, true}, {2, false, true, false}, {2, true, false, true}, {3, true, true, true}} {
		if again := s.take(at.turn, at.moves); again != at.again || s.moved != at.opened {
			t.Errorf("step %d: a new turn is %v, want %v, and that it moved is %v, want %v", i, again, at.again, s.moved, at.opened)
		}
	}
}

// TestEachCardShowsThatItCanBeBought checks that each card of a crowded slot that can be bought shows it at
// rest: with its tab, or with its strip in a list of names in the color of what can be done. The word on the part of
// a card that is in view is clear of every cost.
func TestEachCardShowsThatItCanBeBought(t *testing.T) {
	looptest.NeedDisplay(t)
	names := []string{"Batmobile", "Batcomputer", "Heat Vision", "Jetpack", "Blue Beetle", "Green Arrow", "Aquaman"}
	tabs, signs, lists, opened := 0, 0, 0, 0
	for n := 1; n <= len(names); n++ {
		for _, foes := range [][]string{nil, {"Scarecrow", "Cheetah"}} {
			tb := shownTable(t, townboard.Full.With(5, append(slices.Clone(names[:n]), foes...), 20))
			tb.setHover(0)
			for range 40 {
				tb.animate(&ui.Pointer{}, 0.05)
			}
			b := tb.layout
			picture := ebiten.NewImage(tb.Canvas.Width, tb.Canvas.Height)
			tb.Canvas.Begin(picture)
			tb.Draw(tb.Canvas)
			found := 0
			for i := range b.Spots {
				s := &b.Spots[i]
				o, lit := tb.ask.option(s.Card)
				if !lit || o.Kind != engine.OptBuy || s.Place != card.LineUp || s.Outline != nil {
					continue
				}
				found++
				k := tb.sprites.byCard[s.Card]
				at, words, ok := tb.takingSign(k)
				if s.Sign.W > 0 {
					lists++
					b, yellow := s.Sign, 0
					for x := b.X + 24; x < b.X+b.W-2; x += 2 {
						for y := b.Y + 3; y < b.Y+b.H-3; y += 2 {
							if alike(picture.At(int(x*tb.Canvas.Unit), int(y*tb.Canvas.Unit)), pen.CanDo) {
								yellow++
							}
						}
					}
					if yellow < 100 {
						t.Errorf("%d cards: the strip of card %d in the list has %d bright points", n, found, yellow)
					}
				}
				switch {
				case s.Sign.W > 0 && !ok:
				case !s.Shy:
					tabs++
					if tb.tabs.Up(s.Card) < 1 {
						t.Errorf("%d cards: the tab of card %d is not up", n, found)
					}
				case ok:
					signs++
					yellow := 0
					for x := at.X + 2; x < at.X+at.W-2; x += 2 {
						for y := at.Y + 2; y < at.Y+at.H-2; y += 2 {
							if alike(picture.At(int(x*tb.Canvas.Unit), int(y*tb.Canvas.Unit)), pen.CanDo) {
								yellow++
							}
						}
					}
					if words != "BUY" || yellow < 20 {
						t.Errorf("%d cards: the word %s on card %d has %d bright points", n, words, found, yellow)
					}
				default:
					opened++
					if b.OpenFan(i); !slices.ContainsFunc(b.Opened.Cards, func(k board.OpenCard) bool { return k.Spot == i }) {
						t.Errorf("%d cards: card %d shows nothing at rest, nor in the open group", n, found)
					}
					b.Opened = board.Opened{}
				}
				for j := range b.Spots {
					if o := &b.Spots[j]; s.Shy && ok && j != i && o.Place == card.LineUp && o.Outline == nil {
						c := o.Pose.Bounds()
						if cost := ui.BoxAt(c.X, c.Y-board.PayableRise, 0.33*c.W, 0.33*c.W); j > i && at.Overlaps(cost) {
							t.Errorf("%d cards: the cost of another card covers the word on card %d", n, found)
						}
					}
				}
			}
			if found != n {
				t.Errorf("%d of %d cards can be bought", found, n)
			}
			picture.Deallocate()
			tb.Release()
		}
	}
	if tabs < 10 || lists < 30 || opened > 0 {
		t.Errorf("%d tabs, %d strips in lists, %d words on cards, and %d cards that only show it when they open", tabs, lists, signs, opened)
	}
}

// alike reports whether a color is close to another.
func alike(a color.Color, b color.NRGBA) bool {
	r, g, bl, _ := a.RGBA()
	far := func(x uint32, y uint8) float64 { return math.Abs(float64(x>>8) - float64(y)) }
	return far(r, b.R)+far(g, b.G)+far(bl, b.B) < 60
}
