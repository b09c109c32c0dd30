package position

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"lineup/game/catalog"
	"lineup/game/english"
	"lineup/game/mode"
)

// TestLanguage checks setups, moves, and readers, with positions that must pass.
func TestLanguage(t *testing.T) {
	for _, c := range []struct{ name, src string }{
		{"everything that can be given", `position("p", rules = ["C-001"], mode = "standard", profile = "tournament", sets = ["base"], seed = 7, variants = [], options = {"line_up_size": 6, "villains": 10})
seat("Ana", hero = ["Batman", "Superman"], hand = ["Kick"], deck = ["Robin", "Mera"], discard = ["Bane"], in_play = ["The Batcave"], under = ["Lobo"], vp_tokens = 3, team = None)
seat("Bob", hero = None)
table(active = "Bob", power = 5, played = ["Catwoman"], line_up = ["Cheetah"], main_deck = ["Starro"], main_deck_exact = True,
      villains = ["Lex Luthor", "Parallax"], villains_face_down = False, kicks = 2, weaknesses = 1, destroyed = ["Punch"])
expect(active(), "Bob")
expect(turn(), 1)
expect(over(), False)
expect(winners(), [])
expect(log(), [])
expect(power(), 5)
expect(hand("Ana"), ["Kick"])
expect(deck("Ana"), ["Robin", "Mera"])
expect(discard("Ana"), ["Bane"])
expect(in_play("Ana"), ["The Batcave"])
expect(in_play("Bob"), ["Catwoman"])
expect(under("Ana"), ["Lobo"])
expect(vp_tokens("Ana"), 3)
expect(score("Ana"), 8)
expect(line_up(), ["Cheetah"])
expect(main_deck(), ["Starro"])
expect(villains(), ["Lex Luthor", "Parallax"])
expect(kicks(), 2)
expect(weaknesses(), 1)
expect(destroyed(), ["Punch"])
expect(cost("Cheetah"), 2)
expect(cost("Solomon Grundy"), 6)
expect_idle()
`},
		{"what nobody gives", `position("p")
seat("Ana")
expect(active(), "Ana")
expect(power(), 0)
expect(main_deck(), ["Punch"] * 20)
expect(villains(), [])
expect(line_up(), [])
expect(kicks(), 16)
expect(weaknesses(), 20)
`},
		{"a name with its set", `position("p", sets = ["base"])
seat("Ana", hero = "Batman@base", hand = ["Kick@base", "Robin"])
expect(hand("Ana"), ["Robin@base", "Kick"])
play("Kick@base")
expect(power(), 2)
`},
		{"readers are lists", `position("p")
seat("Ana", hand = ["Kick", "Punch", "Kick"], deck = ["Robin", "Mera", "Bane"])
h = hand("Ana")
expect(len(h), 3)
expect("Kick" in h, True)
expect("Robin" in h, False)
expect(h[1], "Punch")
expect(sorted(h), ["Kick", "Kick", "Punch"])
expect(list(h) + deck("Ana"), ["Kick", "Punch", "Kick", "Robin", "Mera", "Bane"])
expect(deck("Ana")[1:], ["Mera", "Bane"])
expect([c for c in deck("Ana") if c != "Mera"], ["Robin", "Bane"])
expect(deck("Ana") == ["Robin", "Mera", "Bane"], True)
expect(["Robin", "Mera", "Bane"] == deck("Ana"), True)
expect(h, ("Punch", "Kick", "Kick"))
expect(["Punch", "Kick", "Kick"], h)
`},
		{"moves name where a card comes from, and whose move it is", `position("p")
seat("Ana", hand = ["Kick"])
seat("Bob", hand = ["Robin"])
table(power = 9, line_up = ["Bane"])
expect_illegal(lambda: play("Bane", source = "line_up"))
expect_illegal(lambda: play("Robin", source = "hand:Bob"))
expect_illegal(lambda: play("Kick", seat = "Bob"))
expect_illegal(lambda: end_turn(seat = "Bob"))
expect_illegal(lambda: buy("Kick", source = "discard:Bob"))
expect_illegal(lambda: use("Batman"))
expect_illegal(lambda: use("Bane", ability = 1, seat = "Ana"))
play("Kick", source = "hand", seat = "Ana")
buy("Bane", source = "line_up")
buy("Kick", source = "kicks", seat = "Ana")
expect(discard("Ana"), ["Bane", "Kick"])
end_turn(seat = "Ana")
`},
		{"nothing can be done after the game", `position("p")
seat("Ana", discard = ["Kick"])
seat("Bob", hand = ["Kick", "Kick"])
table(main_deck_exact = True)
end_turn()
expect(over(), True)
expect(winners(), ["Bob"])
expect_illegal(lambda: end_turn())
expect_illegal(lambda: play("Kick"))
expect_illegal(lambda: answer("Bob"))
`},
		{"everything a mode with more places can be given", `position("p", mode = "trial", sets = ["trial"])
seat("Ana", at = "Space 1", champions = ["Warden", "Graves"])
seat("Bob", at = "Space 5")
seat("Cy")
table(active = "Bob", line_up = ["Bane"], line_up_2 = ["Filler", "Rally"], rules = ["Alarm"], streets = {"Space 2": ["Kick", "Bane"], "Space 4": ["Bane"]}, move = 1, power = 4)
expect([where("Ana"), where("Bob"), where("Cy")], ["Space 1", "Space 5", None])
expect([where("Bane"), where("Kick"), where("Rally")], ["Space 2", "Space 2", None])
expect(champions("Ana"), ["Warden", "Graves"])
expect(champions("Bob"), [])
expect([line_up(), line_up(1), line_up(2)], [["Bane"], ["Bane"], ["Filler", "Rally"]])
expect(street(2), ["Bane", "Kick"])
expect(street(n = 3), [])
expect(moves(), 1)
expect_illegal(lambda: buy("Kick", source = "street_2"))
expect_illegal(lambda: buy("Warden", source = "champions:Ana"))
buy("Filler", source = "line_up_2")
expect(line_up(2), ["Rally"])
move("Space 1")
expect(moves(), 0)
expect_illegal(lambda: move("Space 2"))
`},
		{"loops and functions", `position("p")
for n in ["Ana", "Bob"]:
    seat(n, hand = ["Kick"])
table(villains = ["Ra's Al Ghul"])
def round():
    play("Kick")
    expect(power(), 2)
    end_turn()
round()
round()
`},
	} {
		t.Run(c.name, func(t *testing.T) {
			if err := Run(catalog.Tested, "test.star", []byte(c.src)); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestCheckPaths checks a folder, a file, and wrong paths.
func TestCheckPaths(t *testing.T) {
	dir := t.TempDir()
	write := func(name, src string) string {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(src), 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	good := write("all/b/good.star", "position('a')\nseat('Ana')\nexpect(power(), 0)\n")
	bad := write("all/a/bad.star", "position('a')\nseat('Ana')\nexpect(power(), 1)\n")
	write("all/notes.txt", "no position")
	write("none/notes.txt", "no position")

	r, err := CheckPaths(catalog.Shipped, []string{filepath.Join(dir, "all"), good})
	if err != nil {
		t.Fatal(err)
	}
	if r.Passed != 2 || r.Failed != 1 || len(r.Failures) != 1 {
		t.Fatalf("got %+v", r)
	}
	if f := r.Failures[0]; f.File != bad || f.Line != 3 || !strings.HasPrefix(f.Error, "expected 1, but there is 0") {
		t.Errorf("got %+v", f)
	}
	for _, path := range []string{filepath.Join(dir, "none"), filepath.Join(dir, "missing"), filepath.Join(dir, "missing.star")} {
		if _, err := CheckPaths(catalog.Shipped, []string{path}); english.Error(t, err) == nil || !strings.Contains(err.Error(), path) {
			t.Errorf("%s: error %v", path, err)
		}
	}
	if _, err := CheckPaths(catalog.Shipped, nil); english.Error(t, err) == nil {
		t.Error("no paths are no error")
	}
}

// TestLanguagePage checks that LANGUAGE.md names every word and every label.
func TestLanguagePage(t *testing.T) {
	page, err := os.ReadFile("LANGUAGE.md")
	if err != nil {
		t.Fatal(err)
	}
	for word := range newSession(catalog.Shipped).language() {
		if !strings.Contains(string(page), "`"+word+"(") {
			t.Errorf("%s is not described", word)
		}
	}
	all := []string{"base", "heroes_unite", "forever_evil", "teen_titans", "crossover_1", "crossover_2", "crossover_5", "crossover_6", "crisis_1"}
	for _, plan := range []mode.Plan{{Mode: "standard"}, {Mode: "standard", Sets: all}, {Mode: "rebirth"}} {
		g, err := catalog.Shipped.Prepare(plan)
		if err != nil {
			t.Fatal(err)
		}
		for _, label := range g.Book.Library().Labels {
			_, number := strconv.Atoi(label)
			if number != nil && !strings.Contains(string(page), "`\""+label+"\"`") {
				t.Errorf("the label %q of the mode %s with %v is not listed", label, plan.Mode, plan.Sets)
			}
		}
	}
	for _, word := range append(append([]string{}, townTable...), townSeat...) {
		if !strings.Contains(string(page), "`"+word+"`") {
			t.Errorf("the argument %s is not described", word)
		}
	}
	for place := range sources {
		if !strings.Contains(string(page), "`\""+place+"\"`") {
			t.Errorf("the place %q is not listed", place)
		}
	}
}
