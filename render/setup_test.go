package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/rules"
)

// typist is hands that also type.
type typist struct {
	hands
	runes []rune
}

func (y *typist) Read(r *Reading) {
	y.hands.Read(r)
	r.Runes = append(r.Runes[:0], y.runes...)
	y.runes = nil
}

// TestSetup goes through the controls of a new game, and sees that what cannot be
// played is said in place.
func TestSetup(t *testing.T) {
	h := &typist{}
	a := testApp(t, Plan{}, h)
	h.button(t, a, &a.scene.(*title).buttons, "NEW GAME")
	s := a.scene.(*setup)

	h.button(t, a, &s.buttons, "ADD A SEAT")
	if len(s.plan.Seats) != 3 {
		t.Fatalf("%d seats after adding one to two", len(s.plan.Seats))
	}
	name := &s.names[2]
	h.click(t, a, name.box.x+20, name.box.y+20)
	for range name.text {
		h.press(t, a, ebiten.KeyBackspace)
	}
	h.press(t, a, ebiten.KeyEnter)
	h.button(t, a, &s.buttons, "START")
	if a.scene != scene(s) || s.fault == "" {
		t.Fatal("a seat without a name is not told of")
	}
	name = &s.names[2]
	h.click(t, a, name.box.x+20, name.box.y+20)
	h.runes = []rune("Cleo")
	h.tick(t, a)
	if s.plan.Seats[2].Name != "Cleo" {
		t.Errorf("typing a name gave %q", s.plan.Seats[2].Name)
	}

	h.button(t, a, &s.buttons, "CHOSEN")
	h.button(t, a, &s.buttons, "ANY HERO")
	if s.picks == 0 {
		t.Fatal("no heroes to pick from")
	}
	first := s.picker[0]
	h.click(t, a, first.box.x+50, first.box.y+50)
	if want := a.faces.list[first.face].Name; s.plan.Seats[0].Hero != want {
		t.Errorf("picked %q, want %q", s.plan.Seats[0].Hero, want)
	}
	for range 5 {
		h.button(t, a, &s.buttons, "-")
	}
	h.button(t, a, &s.buttons, "TOURNAMENT")
	h.click(t, a, s.seed.box.x+20, s.seed.box.y+20)
	h.runes = []rune("4x2")
	h.tick(t, a)
	if s.seed.text != "42" {
		t.Errorf("the seed field took in %q", s.seed.text)
	}
	h.button(t, a, &s.buttons, "START")
	tb, ok := a.scene.(*table)
	if !ok {
		t.Fatalf("the game does not start: %q", s.fault)
	}
	su := tb.match.Setup()
	if su.Seed != 42 || su.Villains != rules.FewestVillains || su.Profile != "tournament" || su.Named[0] == "" || su.Seats != 3 {
		t.Errorf("the game is not the one that was set up: %+v", su)
	}
}

// TestZoomAnywhere pins a card in the middle of another player's turn and closes it.
func TestZoomAnywhere(t *testing.T) {
	h := &hands{}
	a := testApp(t, Plan{Seats: seats("Ana", "buyer"), Seed: 4}, h)
	a.Settings.Speed = Slow
	tb := a.scene.(*table)
	h.x, h.y = tb.lay.slots[2].x*a.canvas.unit, tb.lay.slots[2].y*a.canvas.unit
	h.right = true
	h.tick(t, a)
	h.right = false
	if !tb.reader.pinned || tb.reader.face != tb.match.View(0).Card(tb.lay.spots[tb.spotAt(tb.lay.slots[2].x, tb.lay.slots[2].y)-1].card).Face {
		t.Fatal("a right click on the Line-Up does not enlarge its card")
	}
	answers := len(tb.match.Log())
	for range 300 {
		h.tick(t, a)
	}
	if len(tb.match.Log()) != answers {
		t.Error("the game went on behind an enlarged card")
	}
	h.press(t, a, ebiten.KeyEscape)
	if tb.reader.pinned {
		t.Error("Escape does not close an enlarged card")
	}
}
