package position

import (
	"regexp"
	"testing"

	"lineup/game/catalog"
	"lineup/game/english"
)

// TestRotatedLanguage checks that rotated lays out cards of in_play, the first of several copies, and that its
// reader takes the first card of that name in play, from the active seat on.
func TestRotatedLanguage(t *testing.T) {
	for _, c := range []struct{ name, src string }{
		{"several cards and copies", `position("p", sets = ["base", "crossover_6"])
seat("Ana", in_play = ["Whip", "The Batcave", "Hawkfire", "Manhunter"], rotated = {"the batcave": 1, "Hawkfire": 3, "Manhunter": 0})
seat("Bob", in_play = ["Clocktower"], rotated = {"Clocktower": 2})
expect([rotated("The Batcave"), rotated("Hawkfire"), rotated("Manhunter"), rotated("Whip"), rotated("Clocktower")], [1, 3, 0, 0, 2])
`},
		{"the first of copies", `position("p", mode = "trial", sets = ["trial"])
seat("Ana", hand = ["Turntable"], in_play = ["Vault", "Vault"], rotated = {"Vault": 1})
seat("Bob")
expect(rotated("Vault"), 1)
play("Turntable")
answer("Ana", "straight")
# Only one of the two was rotated.
expect(power(), 1)
`},
		{"from the active seat on", `position("p", mode = "trial", sets = ["trial"])
seat("Ana", in_play = ["Vault"], rotated = {"Vault": 1})
seat("Bob", in_play = ["Vault"], rotated = {"Vault": 2})
seat("Cy", in_play = ["Vault@trial"], rotated = {"Vault@trial": 3})
table(active = "Bob")
expect(rotated("Vault"), 2)
end_turn()
expect(rotated("Vault"), 3)
end_turn()
expect(rotated("Vault"), 1)
`},
		{"none", `position("p", mode = "trial", sets = ["trial"])
seat("Ana", in_play = ["Vault"], rotated = {})
seat("Bob")
expect(rotated("Vault"), 0)
`},
	} {
		t.Run(c.name, func(t *testing.T) {
			if err := Run(catalog.Tested, "test.star", []byte(c.src)); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestRotatedFailures checks that wrong input to rotated, and a question about a card that is not in play, end a
// position with an error that says what is wrong.
func TestRotatedFailures(t *testing.T) {
	const birds, none = `position("p", sets = ["base", "crossover_6"])` + "\n", `position("p")` + "\n"
	for _, c := range []struct {
		name string
		src  string
		text string // a regular expression
	}{
		{"four quarters", birds + `seat("Ana", in_play = ["Whip"], rotated = {"Whip": 4})`, `rotated: "Whip" is rotated by 4: write a number of quarters from 0 to 3`},
		{"backward", birds + `seat("Ana", in_play = ["Whip"], rotated = {"Whip": -1})`, `rotated by -1: write a number`},
		{"no number", birds + `seat("Ana", in_play = ["Whip"], rotated = {"Whip": "once"})`, `rotated by "once": write a number`},
		{"not in play", birds + `seat("Ana", hand = ["Whip"], rotated = {"Whip": 1})`, `rotated: "Whip" is not in in_play`},
		{"in play of another seat", birds + "seat(\"Bob\", in_play = [\"Whip\"])\n" + `seat("Ana", rotated = {"Whip": 1})`, `"Whip" is not in in_play`},
		{"no such card", birds + `seat("Ana", rotated = {"Whisp": 1})`, `no card named "Whisp"`},
		{"a card without a name", birds + `seat("Ana", rotated = {3: 1})`, `rotated: .*3`},
		{"a list", birds + `seat("Ana", in_play = ["Whip"], rotated = ["Whip"])`, `seat: for parameter "?rotated"?: got list, want dict`},
		{"a game without rotation", none + `seat("Ana", in_play = ["The Batcave"], rotated = {"The Batcave": 1})`, `rotated: there is no rotation in the mode standard`},
		{"asked in a game without rotation", none + "seat(\"Ana\", in_play = [\"The Batcave\"])\n" + `rotated("The Batcave")`, `rotated: there is no rotation in the mode standard`},
		{"asked of no such card", birds + "seat(\"Ana\")\n" + `rotated("Whisp")`, `no card named "Whisp"`},
		{"asked of a card in hand", birds + "seat(\"Ana\", hand = [\"Whip\"])\n" + `rotated("Whip")`, `rotated: no card "Whip" is in play`},
		{"asked of nothing", birds + "seat(\"Ana\")\nrotated()", `rotated: `},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, f := run(catalog.Tested, "test.star", []byte(c.src))
			if f == nil {
				t.Fatal("it has passed")
			}
			if !regexp.MustCompile(c.text).MatchString(f.Error) {
				t.Errorf("says %q, want %q", f.Error, c.text)
			}
			english.Error(t, Run(catalog.Tested, "test.star", []byte(c.src)))
		})
	}
}
