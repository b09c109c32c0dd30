package ui

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art"
	"lineup/render/looptest"
)

// TestTermNotes checks that the words beside a pinned card are explained in notes that lie in the window and cover
// neither the card, nor the tab that closes it, nor each other, and that all of them are there in usual windows.
func TestTermNotes(t *testing.T) {
	looptest.NeedDisplay(t)
	const says = "An effect marked Attack that hits other players. A First Appearance Attack hits each player, including you. A Defense can avoid it."
	all := []Term{{"Attack", says}, {"Teamwork", says}, {"VP token", "A token worth 1 VP."}, {"Any players", says}, {"Weakness", says}}
	face := &art.Face{Name: "Scarecrow", Kind: art.Villain, Text: "+2 Power.\nAttack: Each foe gains a Weakness."}
	for _, w := range [][2]int{{960, 540}, {1000, 600}, {1280, 720}, {1280, 800}, {1920, 1080}, {3440, 1440}, {800, 1200}} {
		for _, text := range []float64{1, 1.5, 2} {
			c := NewCanvas()
			c.Settings = &Settings{TextScale: text}
			c.Begin(ebiten.NewImage(w[0], w[1]))
			z := Zoom{Terms: func(*art.Face) []Term { return all }}
			z.Pin(face)
			z.Draw(c)
			notes, room := z.terms.notes, c.Room()
			if len(notes) > mostTerms || len(notes) < mostTerms && (w[0] > w[1] || text == 1) || len(notes) == 0 {
				t.Errorf("%v, text %g: %d notes", w, text, len(notes))
			}
			at := BoxAt((StageWidth-pinnedWidth)/2, 40, pinnedWidth, pinnedHeight)
			tab := BoxAt(room.X+room.W-closeTab.W-closeTab.X, room.Y+room.H-closeTab.H-closeTab.Y, closeTab.W, closeTab.H)
			for i, b := range notes {
				if !b.box.Within(room) || b.side != noSide && b.box.Overlaps(at) || b.box.Overlaps(tab) {
					t.Errorf("%v, text %g: note %d is at %.0f, the card at %.0f, the tab at %.0f", w, text, i, b.box, at, tab)
				}
				for _, other := range notes[:i] {
					if other.box.Overlaps(b.box) {
						t.Errorf("%v, text %g: notes at %.0f and %.0f", w, text, other.box, b.box)
					}
				}
			}
			z.Close()
			if z.Terms == nil || len(z.terms.notes) > 0 {
				t.Errorf("%v, text %g: after Close, there are %d notes", w, text, len(z.terms.notes))
			}
		}
	}
}
