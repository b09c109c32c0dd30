package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/match"
	"lineup/render/library"
	"lineup/render/menu"
	"lineup/render/ui"
)

// TestLibrary checks that the title leads to the library and back, and that the library keeps its
// state.
func TestLibrary(t *testing.T) {
	a, h := testApp(t, match.Plan{})
	h.Button(t, &a.scene.(*menu.Title).Buttons, "LIBRARY")
	l, ok := a.scene.(*library.Library)
	if !ok {
		t.Fatalf("LIBRARY leads to %T", a.scene)
	}
	if !l.Show("heroes_unite", "Kyle Rayner") || l.Show("heroes_unite", "Clayface") {
		t.Error("cards are not found in their sets")
	}
	h.Press(t, ebiten.KeyEscape) // closes the page
	if a.scene != ui.Screen(l) {
		t.Fatalf("a page closes to %T", a.scene)
	}
	h.Press(t, ebiten.KeyEscape)
	if _, ok := a.scene.(*menu.Title); !ok {
		t.Fatalf("Esc leads to %T", a.scene)
	}
	h.Press(t, ebiten.KeyL)
	if a.scene != ui.Screen(l) {
		t.Error("the library is another one when it is shown again")
	}
}
