package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/sets"
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
	a := testApp(t, match.Plan{}, h)
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
	if a.scene != scene(s) || s.fault != "Seats: seat 3 has no name." {
		t.Fatalf("of a seat without a name is told %q", s.fault)
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
	if want := a.faces.list[first.face].Name; len(s.plan.Seats[0].Heroes) != 1 || s.plan.Seats[0].Heroes[0] != want {
		t.Errorf("picked %q, want %q", s.plan.Seats[0].Heroes, want)
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
	want := "standard sets=base profile=tournament villains=5 seats=Player:person:" + a.faces.list[first.face].Name + ",Robo:buyer,Cleo:buyer heroes=chosen seed=42"
	if got := tb.match.Plan().String(); got != want {
		t.Errorf("the game is not the one that was set up:\n%s, not\n%s", got, want)
	}
}

// TestPickedThenRandom: heroes picked before another way to hand them out was
// chosen are not in the way.
func TestPickedThenRandom(t *testing.T) {
	h := &hands{}
	p := match.Plan{Seats: seats("Ana", "buyer"), Seed: 4, Heroes: mode.DealTwo}
	p.Seats[0].Heroes = []string{"Batman"}
	a := testApp(t, match.Plan{}, h)
	a.plan = p
	a.show(newSetup(a))
	s := a.scene.(*setup)
	h.button(t, a, &s.buttons, "START")
	tb, ok := a.scene.(*table)
	if !ok {
		t.Fatalf("the game does not start: %q", s.fault)
	}
	if got, want := tb.match.Plan().String(), "standard sets=base seats=Ana,\"Robo 1\":buyer heroes=deal-two seed=4"; got != want {
		t.Errorf("the game is\n%s, not\n%s", got, want)
	}
}

// TestOtherSets: a game of other sets than the app was made with brings its own
// faces.
func TestOtherSets(t *testing.T) {
	book, err := sets.Book("base")
	if err != nil {
		t.Fatal(err)
	}
	a, err := New(Options{Book: book, Input: &hands{}, Players: []Player{{Kind: "buyer", New: newBuyer}}, Settings: Settings{Speed: Off}})
	if err != nil {
		t.Fatal(err)
	}
	if err := a.start(match.Plan{Seats: seats("Ana", "buyer"), Seed: 4}); err != nil {
		t.Fatal(err)
	}
	if m := a.scene.(*table).match; a.Book == book || a.Book != m.Book() || a.faces.book != m.Book() {
		t.Error("the app shows the faces of another book than the game's")
	}
	if _, err := New(Options{Book: book, Plan: match.Plan{Mode: "moon"}}); err == nil {
		t.Error("an app of a mode that does not exist")
	}
}

// TestZoomAnywhere pins a card in the middle of another player's turn and closes it.
func TestZoomAnywhere(t *testing.T) {
	h := &hands{}
	a := testApp(t, match.Plan{Seats: seats("Ana", "buyer"), Seed: 4}, h)
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
