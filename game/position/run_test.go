package position

import (
	"regexp"
	"strings"
	"testing"

	"lineup/game/catalog"
	"lineup/game/english"
)

// table3 is the beginning of most positions below: lines 1 to 5.
const table3 = `position("test")
seat("Ana", hand = ["Bane", "Kick", "Punch"], deck = ["Robin"])
seat("Bob", hand = ["Kick", "Punch", "Robin"])
seat("Cy", hand = ["Super Speed"])
table(villains = ["Ra's Al Ghul"], line_up = ["Catwoman"], main_deck = ["Lobo"])
`

// trial3 is like table3 but for the trial mode.
const trial3 = `position("test", mode = "trial", sets = ["trial"])
seat("Ana", at = "Space 1")
seat("Bob", at = "Space 2")
seat("Cy")
table(line_up_2 = ["Filler"], streets = {"Space 2": ["Bane"]}, move = 2)
`

// TestFailures checks where and how failing positions fail.
func TestFailures(t *testing.T) {
	for _, c := range []struct {
		name string
		src  string
		line int
		text string // a regular expression
	}{
		{"wrong number", table3 + "expect(power(), 3)", 6, `expected 3, but there is 0`},
		{"wrong number with a reason", table3 + "expect(power(), 3, why = 'so it is')", 6, `expected 3, but there is 0 \(so it is\)`},
		{"wrong hand", table3 + `expect(hand("Bob"), ["Kick", "Punch"])`, 6, `expected \["Kick", "Punch"\], but there is \["Kick", "Punch", "Robin"\]`},
		{"copies count", table3 + `expect(hand("Bob"), ["Kick", "Kick", "Punch", "Robin"])`, 6, `expected`},
		{"decks are in order", table3 + `expect(main_deck()[:2], ["Punch", "Lobo"])`, 6, `there is \["Lobo", "Punch"\]`},
		{"sorted lists are in order", table3 + `expect(sorted(hand("Bob")), ["Robin", "Punch", "Kick"])`, 6, `there is \["Kick", "Punch", "Robin"\]`},
		{"a list is no number", table3 + `expect(len(hand("Bob")), hand("Bob"))`, 6, `but there is 3`},
		{"nobody is asked", table3 + `expect_pending("Bob")`, 6, `no player is: it is the turn of Ana`},
		{"somebody else is asked", table3 + "play(\"Bane\")\nexpect_pending(\"Bob\")", 7, `Cy is: Use a Defense`},
		{"other options", table3 + "play('Bane')\nanswer('Cy')\nexpect_pending('Bob', options = ['Kick', 'Punch'])", 8, `there is \["Kick", "Punch", "Robin"\]`},
		{"other bounds", table3 + "play('Bane')\nanswer('Cy')\nexpect_pending('Bob', min = 0)", 8, `at least 0, but it is 1 to 1`},
		{"somebody is asked", table3 + "play('Bane')\nexpect_idle()", 7, `Cy is asked`},
		{"a legal move", table3 + `expect_illegal(lambda: play("Kick"))`, 6, `expected the move to be refused, but it is legal`},
		{"a refused move", table3 + `play("Robin")`, 6, `Ana cannot play Robin; can play \["Bane", "Kick", "Punch"\]`},
		{"a refused purchase", table3 + `buy("Catwoman")`, 6, `cannot buy Catwoman`},
		{"a refused pick", table3 + "play('Bane')\nanswer('Cy', 'Kick')", 7, `Cy cannot pick "Kick".*"Super Speed".* or none`},
		{"an unknown card is no refusal", table3 + `expect_illegal(lambda: play("Robbin"))`, 6, `no card named "Robbin"`},
		{"an unknown pick is no refusal", table3 + "play('Bane')\nexpect_illegal(lambda: answer('Cy', 'Robbin'))", 7, `"Robbin" is not a card, hero, seat, or label`},
		{"an unknown seat is no refusal", table3 + `expect_illegal(lambda: answer("Dee"))`, 6, `no seat "Dee": there are \["Ana", "Bob", "Cy"\]`},
		{"an unknown word is no refusal", table3 + `expect_illegal(lambda: plai("Kick"))`, 6, `undefined: plai`},
		{"a failed expectation is no refusal", table3 + `expect_illegal(lambda: expect(power(), 1))`, 6, `expected 1, but there is 0`},
		{"an unknown place", table3 + `expect_illegal(lambda: play("Kick", source = "pocket"))`, 6, `no place "pocket"`},
		{"a shared place has no seat", table3 + `expect_illegal(lambda: play("Kick", source = "line_up:Bob"))`, 6, `belongs to no seat`},
		{"a line inside a function", table3 + "def f():\n    play('Kick')\n    expect(power(), 1)\n\nf()", 8, `expected 1, but there is 2`},
		{"the log", table3 + "play('Kick')\nexpect(power(), 1)", 7, `(?s)there is 2\n  log:\n    Ana played Kick \(\+2 Power\)`},
		{"what was printed", table3 + "print('here')\nexpect(power(), 1)", 7, `printed:\n    here`},

		{"nothing", "", 1, `no position`},
		{"no position", `seat("Ana")`, 1, `seat\(\.\.\.\) before position`},
		{"a move before the position", `end_turn()`, 1, `position\(\.\.\.\) comes first`},
		{"two positions", "position('a')\nposition('b')", 2, `a second position`},
		{"no title", `position()`, 1, `missing argument for title`},
		{"no seats", `position("a")`, 1, `no seat`},
		{"two seats of one name", "position('a')\nseat('Ana')\nseat('Ana')", 3, `a second seat "Ana"`},
		{"too many seats", "position('a')\nfor n in range(11):\n    seat(str(n))", 3, `at most 10`},
		{"two tables", "position('a')\nseat('Ana')\ntable()\ntable()", 4, `a second table`},
		{"a late seat", table3 + "end_turn()\nseat('Dee')", 7, `after the game has begun`},
		{"a late table", "position('a')\nseat('Ana')\nexpect(power(), 0)\ntable()", 4, `after the game has begun`},
		{"an unknown mode", `position("a", mode = "moon")`, 1, `^mode: unknown mode "moon": choose from standard`},
		{"an unknown profile", `position("a", profile = "house")`, 1, `^profile: unknown profile "house": choose from standard, tournament`},
		{"an unknown set", `position("a", sets = ["base", "moon"])`, 1, `^sets: unknown set "moon": choose from base`},
		{"an unknown option", `position("a", options = {"moon": 1})`, 1, `^moon: mode standard has no option moon: choose from villains, `},
		{"an unknown variant", `position("a", variants = ["moon"])`, 1, `^variant: mode standard has no variant "moon": `},
		{"no sets", `position("a", sets = [])`, 1, `^sets: a position needs at least one`},
		{"sets that are no names", `position("a", sets = [1])`, 1, `sets: a list of names`},
		{"a set-up that is given more", "position('a')\nseat('A')\nseat('B')\ntable(setup = True, power = 1)", 4, `the rules lay the table: nothing else`},
		{"cards before a set-up", "position('a')\nseat('A', hand = ['Kick'])\nseat('B')\ntable(setup = True)\npower()", 5, `seat "A": with a set-up`},
		{"an option out of range", `position("a", options = {"villains": 13})`, 1, `^villains: 13 must be 2 to 12`},
		{"an option that is no number", `position("a", options = {"line_up_size": "many"})`, 1, `^line_up_size: many must be 1 to 20`},
		{"an option that is a list", `position("a", options = {"line_up_size": [6]})`, 1, `^options: line_up_size is set to a list`},
		{"an option without a name", `position("a", options = {6: 6})`, 1, `^options: 6 is not the name`},
		{"a card before the position", `expect(cost("Kick"), 3)`, 1, `position\(\.\.\.\) comes first`},
		{"an unknown argument", "position('a')\nseat('Ana', hnad = [])", 2, `unexpected keyword argument "?hnad"?`},
		{"teams", "position('a')\nseat('Ana', team = 'red')", 2, `no teams`},
		{"an unknown card", "position('a')\nseat('Ana', hand = ['Robbin'])", 2, `hand: there is no card named "Robbin"`},
		{"a card of another set", "position('a')\nseat('Ana', hand = ['Robin@moon'])", 2, `played with \["base"\]`},
		{"a hero is no card", "position('a')\nseat('Ana', hand = ['Batman'])", 2, `no card named "Batman"`},
		{"a card is no hero", "position('a')\nseat('Ana', hero = 'Robin')", 2, `no hero named "Robin"`},
		{"a hand that is no list", "position('a')\nseat('Ana', hand = 'Robin')", 2, `want list`},
		{"an unknown active seat", "position('a')\nseat('Ana')\ntable(active = 'Bob')\npower()", 4, `active: there is no seat "Bob"`},
		{"a villain that is none", "position('a')\nseat('Ana')\ntable(villains = ['Bane'])", 3, `Bane is not a Super-Villain`},
		{"no villain to turn down", "position('a')\nseat('Ana')\ntable(villains_face_down = True)", 3, `no Super-Villain to turn down`},
		{"negative Kicks", "position('a')\nseat('Ana')\ntable(kicks = -1)", 3, `kicks -1`},
		{"a second Line-Up where there is one", "position('a')\ntable(line_up_2 = ['Bane'])", 2, `line_up_2: there is no number 2, only 1 to 1`},
		{"a ring where there is none", "position('a')\nseat('Ana', at = 'Space 1')", 2, `at: the mode standard has no such place`},
		{"Champions where there are none", "position('a')\nseat('Ana', champions = ['Lobo'])", 2, `champions: the mode standard has no such place`},
		{"streets where there are none", "position('a')\ntable(streets = {'Space 1': ['Bane']})", 2, `streets: the mode standard has no such place`},
		{"Move where there is none", "position('a')\ntable(move = 1)", 2, `move: there is no Move in the mode standard`},
		{"reading Move where there is none", table3 + "moves()", 6, `moves: there is no Move in the mode standard`},
		{"reading the ring where there is none", table3 + "where('Bane')", 6, `where: the mode standard has no such place`},
		{"an act there is not", table3 + "do('confront')", 6, `do: there is no act "confront" in the mode standard: there are \[\]`},
		{"an unknown space", trial3 + "move('Slot 1')", 6, `move: there is no space "Slot 1": there are "Space 1" to "Space 5"`},
		{"a space that is none", trial3 + "move(1)", 6, `a space is a name, not 1`},
		{"nowhere to walk", trial3 + "move()", 6, `move takes the spaces`},
		{"a walk that cannot be paid", trial3 + "move('Space 2', 'Space 5')", 6, `Ana can't move to Space 5`},
		{"an unknown street", trial3 + "street(6)", 6, `street: there is no number 6, only 1 to 5`},
		{"neither seat nor card", trial3 + "where('Nobody')", 6, `where: "Nobody" is neither a seat nor a card`},
		{"an act of its own that is unknown", trial3 + "do('dance')", 6, `there is no act "dance" in the mode trial: there are \["compare", "confront"\]`},
		{"an act refused", trial3 + "do('compare')", 6, `Ana cannot compare now`},
		{"a Champion that is none", "position('a', mode = 'trial', sets = ['trial'])\nseat('Ana', champions = ['Bane'])", 2, `champions: Bane is not a Super-Villain`},
		{"too much Move", "position('a', mode = 'trial', sets = ['trial'])\ntable(move = 101)", 2, `move 101`},
		{"streets that are no lists", "position('a', mode = 'trial', sets = ['trial'])\ntable(streets = {'Space 1': 'Bane'})", 2, `Space 1 takes a list of cards`},
		{"a number of a place there is not", trial3 + "expect_illegal(lambda: buy('Bane', source = 'line_up_3'))", 6, `line_up_3: there is no number 3, only 1 to 2`},
		{"broken Starlark", "position('a')\nseat(", 2, `got end of file`},
		{"broken Starlark 2", "position('a')\n  seat()", 2, `indent`},
		{"an error of Starlark", table3 + "x = [][1]", 6, `out of range`},
		{"a file without end", "position('a')\nfor i in range(100000):\n    for j in range(100000):\n        pass", 3, `does not end`},
		{"loading", `load("other.star", "x")`, 1, `load`},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, f := run(catalog.Tested, "test.star", []byte(c.src))
			if f == nil {
				t.Fatal("it has passed")
			}
			if f.File != "test.star" || f.Line != c.line {
				t.Errorf("at %s:%d, want line %d", f.File, f.Line, c.line)
			}
			if !regexp.MustCompile(c.text).MatchString(f.Error) {
				t.Errorf("says %q, want %q", f.Error, c.text)
			}
			err := Run(catalog.Tested, "test.star", []byte(c.src))
			english.Error(t, err)
			if err == nil || !strings.HasPrefix(err.Error(), "test.star:") {
				t.Errorf("the error does not begin with the file: %v", err)
			}
		})
	}
}

// TestPanic checks that a fault of the program does not end the run.
func TestPanic(t *testing.T) {
	_, f := run(nil, "test.star", []byte(`position("a")`))
	if f == nil || f.Line != 1 || !strings.Contains(f.Error, "the program is broken") {
		t.Errorf("got %+v", f)
	}
}
