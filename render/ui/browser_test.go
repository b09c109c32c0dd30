package ui

import (
	"math"
	"slices"
	"strings"
	"testing"

	"lineup/render/art"
)

// TestBrowserShowsTwoPiles checks that a pile of one card and a pile of eight with notes below some
// of them are whole without scrolling, and that the notes can be read.
func TestBrowserShowsTwoPiles(t *testing.T) {
	faces := make([]*art.Face, 8)
	for i := range faces {
		faces[i] = &art.Face{Name: "Level"}
	}
	var b Browser
	b.Zoom = &Zoom{}
	b.Open()
	b.Add("SCENARIO", faces[:1])
	b.Add("THREAT LEVELS", faces, "", "added to Level 0", "", "replaces Level 2")
	last := b.nth(9).box
	if low := last.Y + last.H; low > b.inside.H {
		t.Errorf("the last card ends at %.0f, below the panel's %.0f", low, b.inside.H)
	}
	words := ""
	for _, l := range NewCanvas().Read(1280, 720, nil, b.Draw).Lines {
		words += l.Text + "; "
	}
	for _, want := range []string{"added to Level 0", "replaces Level 2"} {
		if !strings.Contains(words, want) {
			t.Errorf("%q is not said: %s", want, words)
		}
	}
}

// TestBrowserUsesItsRoom checks that the sheet of a player shows the whole poster of the hero and cards
// with their rules, as large as the sheet allows, in windows of all sizes.
func TestBrowserUsesItsRoom(t *testing.T) {
	hero, c := &art.Face{Name: "Cyborg", Kind: art.SuperHero}, NewCanvas()
	hand := make([]*art.Face, 5)
	for i := range hand {
		hand[i] = &art.Face{Name: "Kick"}
	}
	for _, size := range [][2]int{{960, 540}, {1280, 720}, {1920, 1080}, {3440, 1440}, {800, 1200}} {
		for _, n := range []int{0, 1, 5} {
			var b Browser
			b.Zoom = &Zoom{}
			b.Open()
			b.Add("SUPER HERO", []*art.Face{hero})
			b.Explain("HAND", "Face down.", 5-n, hand[:n])
			c.Read(size[0], size[1], nil, b.Draw)
			poster := b.nth(1).box
			if b.high > b.inside.H && size[1] >= 720 { // smaller windows have no room for five cards with rules
				t.Errorf("%v, %d cards: the sheet scrolls", size, n)
			}
			if least := min(0.35*b.inside.W, 0.6*b.inside.H/PosterAspect); n < 5 && poster.W < least {
				t.Errorf("%v, %d cards: the poster is %.0f wide, want at least %.0f", size, n, poster.W, least)
			}
			if math.Abs(poster.H/poster.W-PosterAspect) > 0.01 {
				t.Errorf("%v: the poster is %.0f x %.0f", size, poster.W, poster.H)
			}
			for i := range n {
				if at := b.nth(2 + i).box; at.W < c.Print().RulesWidth()/c.Unit || at.Overlaps(poster) {
					t.Errorf("%v: a card of the hand is at %v, with rules from %.0f on", size, at, c.Print().RulesWidth()/c.Unit)
				}
			}
		}
	}
}

// TestBrowserScrollsForCards checks that the sheet scrolls, and says so, only if a card is out of view.
func TestBrowserScrollsForCards(t *testing.T) {
	hero, kick, c := &art.Face{Name: "Cyborg", Kind: art.SuperHero}, &art.Face{Name: "Kick"}, NewCanvas()
	long := 0
	for n := range 16 {
		var b Browser
		b.Zoom = &Zoom{}
		b.Open()
		b.Add("SUPER HERO", []*art.Face{hero})
		b.Explain("HAND 5", "Face down: only Gizmo sees them.", 5, nil)
		b.Add("DISCARD PILE", slices.Repeat([]*art.Face{kick}, n))
		b.Explain("DECK 1", "Face down.", 1, nil)
		said, low := "", 0.0
		for _, l := range c.Read(1600, 900, nil, b.Draw).Lines {
			said += l.Text + " "
		}
		for _, s := range b.sections {
			for _, g := range s.cards {
				low = max(low, g.box.Y+g.box.H)
			}
		}
		if out := low > b.inside.H; strings.Contains(said, "Scroll for more") != out {
			t.Errorf("%d cards: they end at %.0f of %.0f, and it says %q", n, low, b.inside.H, said)
		} else if out {
			long++
		}
	}
	if long == 0 {
		t.Error("no pile was too long")
	}
}

// nth returns a face-up card of the grid, counted from 1 over all piles.
func (b *Browser) nth(n int) *gridCard {
	for i := range b.sections {
		cards := b.sections[i].cards
		for k := range cards {
			if cards[k].face == nil {
				continue
			}
			if n--; n == 0 {
				return &cards[k]
			}
		}
	}
	return nil
}
