package menu

import (
	"testing"

	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/render/art"
	"lineup/render/art/pen"
	"lineup/render/files"
	"lineup/render/looptest"
	"lineup/render/players"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

func TestMain(m *testing.M) { looptest.Main(m) }

// testProgram returns a program that records the requests of the screens.
func testProgram(t *testing.T, asked *[]string) *Program {
	note := func(what string) func() { return func() { *asked = append(*asked, what) } }
	return &Program{
		Catalog: catalog.Shipped,
		Faces:   art.Faces(testgame.Book(t)),
		Players: players.Computers{{Kind: "random"}, {Kind: "buyer"}},
		Looks:   func(string) players.SeatLooks { return players.SeatLooks{Team: pen.Palette.Member} },
		Quick:   func() error { note("quick")(); return nil },
		Rematch: func() error { note("rematch")(); return nil },
		Setup:   note("setup"), Title: note("title"), Quit: note("quit"), Settings: note("settings"),
		Files: &files.Access{},
	}
}

// TestWays checks that the buttons of the screens request what their labels say.
func TestWays(t *testing.T) {
	var asked []string
	p := testProgram(t, &asked)
	m := testgame.Match(t, match.Plan{Seats: testgame.Seats("Ana", "buyer"), Seed: 4})
	title, result := NewTitle(p), NewResult(p, m)
	h := &uitest.Hands{}
	for _, c := range []struct {
		update      func(*ui.Pointer, float64) error
		buttons     *ui.Buttons
		label, want string
	}{
		{title.Update, &title.Buttons, "QUICK GAME", "quick"}, {title.Update, &title.Buttons, "NEW GAME", "setup"},
		{title.Update, &title.Buttons, "SETTINGS", "settings"}, {title.Update, &title.Buttons, "QUIT", "quit"}, {result.Update, &result.Buttons, "REMATCH", "rematch"},
		{result.Update, &result.Buttons, "NEW GAME", "setup"}, {result.Update, &result.Buttons, "TITLE", "title"},
	} {
		t.Run(c.label, func(t *testing.T) {
			asked = nil
			h.HoldScene(ui.NewCanvas(), c.update)
			h.Button(t, c.buttons, c.label)
			if len(asked) != 1 || asked[0] != c.want {
				t.Errorf("it asks for %v, want %s", asked, c.want)
			}
		})
	}
}
