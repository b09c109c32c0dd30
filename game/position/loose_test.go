package position

import (
	"regexp"
	"testing"

	"lineup/game/catalog"
	"lineup/game/english"
)

// TestOtherForms checks the answers that are taken in another form than the exact one, with positions that
// must pass.
func TestOtherForms(t *testing.T) {
	for _, c := range []struct{ name, src string }{
		{"a single card is not asked for and may be named", `position("p")
seat("Ana", hand = ["Bane", "Kick"])
seat("Bob", hand = ["Kick"])
play("Bane")
expect_idle()
expect_illegal(lambda: answer("Bob", "Kick"))
answer("Bob", "Kick")
expect_illegal(lambda: answer("Bob", "Kick"))
expect(discard("Bob"), ["Kick"])
play("Kick")
expect_idle()
`},
		{"a single foe is not asked for and may be named", `position("p", sets = ["forever_evil"])
seat("Ana", hand = ["Despero"], deck = ["Punch", "Punch"])
seat("Bob", hand = ["Steel", "Vibe"])
play("Despero")
answer("Ana", "Bob")
answer("Bob", "Vibe")
expect(hand("Bob"), ["Steel"])
`},
		{"a single label is not asked for and may be named", `position("p", sets = ["forever_evil"])
seat("Ana", hand = ["Constructs of Fear"])
seat("Bob", hand = ["Invulnerable", "Vibe", "Steel"])
play("Constructs of Fear")
answer("Bob", "Invulnerable")
answer("Bob", "discard")
expect(discard("Bob"), ["Invulnerable"])
`},
		{"the object of an optional effect is yes", `position("p", sets = ["base", "crossover_5"])
seat("Ana", hero = "Captain Cold")
seat("Bob", deck = ["Kick"])
seat("Cy", deck = ["Punch"])
table(line_up = ["Iris West"], power = 2)
buy("Iris West")
answer("Ana", "Cy")
expect(power(), 1)
`},
		{"the card that an optional effect is about is yes", `position("p", sets = ["teen_titans"])
seat("Ana", hand = ["Flight Wings"])
seat("Bob")
table(line_up = ["Gizmo"])
play("Flight Wings")
buy("Gizmo")
answer("Ana", "Gizmo")
expect(deck("Ana"), ["Gizmo"])
`},
		{"a card and then a seat in one answer", `position("p", sets = ["base", "crisis_1"])
seat("Ana", hand = ["Captain Atom"])
seat("Bob")
table(line_up = ["Strife", "Bo Staff"])
play("Captain Atom")
expect_illegal(lambda: answer("Ana", "Strife", "Bob"))
answer("Ana", "Strife", "Bob")
expect(hand("Bob"), ["Strife"])
`},
		{"a Defense and its label in one answer", `position("p", sets = ["forever_evil"])
seat("Ana", hand = ["Constructs of Fear"])
seat("Bob", hand = ["Invulnerable", "Vulnerability"])
play("Constructs of Fear")
answer("Bob", "Invulnerable", "destroy")
expect(destroyed(), ["Vulnerability"])
`},
		{"an order of abilities that do not wait", `position("p", sets = ["base", "crossover_2"])
seat("Ana")
seat("Bob", hero = "Sara Lance", hand = ["Punch", "Kick"], in_play = ["Verdant", "Promise to a Friend"])
table(line_up = ["Moira Queen", "Shado", "Mr. Blank", "Huntress", "Laurel Lance"])
end_turn()
answer("Bob", "Verdant", "Promise to a Friend")
answer("Bob", "Punch")
expect(under("Bob"), ["Punch"])
`},
		{"the only ability that can be used", `position("p", sets = ["base", "crossover_5"])
seat("Ana", hero = "Weather Wizard")
seat("Bob", deck = ["Kick"])
expect_illegal(lambda: use("Weather Wizard"))
expect_illegal(lambda: use("Weather Wizard", ability = 0))
use("Weather Wizard")
expect(vp_tokens("Bob"), 1)
`},
		{"none, False and 0 of a number", `position("p", sets = ["base", "crossover_5"])
seat("Ana", hand = ["Bag of Tricks", "Bag of Tricks", "Bag of Tricks"], vp_tokens = 3)
seat("Bob")
play("Bag of Tricks")
answer("Ana")
play("Bag of Tricks")
answer("Ana", False)
play("Bag of Tricks")
answer("Ana", 0)
expect(vp_tokens("Ana"), 3)
`},
		{"False declines any optional choice", `position("p")
seat("Ana", hand = ["Lobo", "Kick", "Punch"])
seat("Bob")
play("Lobo")
answer("Ana", False)
expect(len(hand("Ana")), 2)
`},
		{"a plain name means the card that is in the game", `position("p", sets = ["base", "forever_evil", "crossover_6"])
seat("Ana", hand = ["Catwoman@forever_evil"], discard = ["Poison Ivy@crossover_6"])
seat("Bob", vp_tokens = 2)
table(villains = ["Batman", "Green Arrow"], destroyed = ["Dr. Light", "Bane"])
play("Catwoman")
expect(vp_tokens("Ana"), 1)
expect(discard("Ana"), ["Poison Ivy"])
expect(cost("Batman"), 11)
expect(villains(), ["Batman", "Green Arrow"])
expect(destroyed(), ["Dr. Light", "Bane@base"])
`},
	} {
		t.Run(c.name, func(t *testing.T) {
			if err := Run(catalog.Tested, "test.star", []byte(c.src)); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestAdvice checks the errors that say what to write instead.
func TestAdvice(t *testing.T) {
	const two = `position("p", sets = ["base", "forever_evil", "crossover_5"])
seat("Ana", hand = ["Lobo", "Kick", "Punch"])
seat("Bob", hand = ["Super Speed"])
`
	for _, c := range []struct {
		name, src, text string
	}{
		{"a Kick of the second base set", `position("p", sets = ["base", "forever_evil"])
seat("Ana", hand = ["Kick@forever_evil"])`, `test.star:2: hand: "Kick@forever_evil": a game has one set of Starters, Kicks, and Weaknesses, here those of base.*write "Kick"`},
		{"a card of a set that does not have it", `position("p", sets = ["base", "forever_evil"])
seat("Ana", hand = ["Robin@forever_evil"])`, `no card named "Robin" in forever_evil: it is in \["base"\]`},
		{"a Super Hero is not a card", `position("p")
seat("Ana", hand = ["Batman"])`, `there is no card named "Batman": it is a Super Hero`},
		{"a card is not a Super Hero", `position("p")
seat("Ana", hero = "Robin")`, `there is no hero named "Robin": it is a card`},
		{"part of a name", `position("p")
seat("Ana", hand = ["Lasso"])`, `there is no card named "Lasso" in \["base"\]: did you mean one of \["Lasso of Truth"\]`},
		{"nobody is asked", two + `answer("Bob", "Punch")`, `Bob is not asked anything now. A question with one possible answer.*leave this answer out`},
		{"the active seat is not asked", two + `answer("Ana", "Punch")`, `Ana is not asked anything now but the next action of the turn.*leave this answer out`},
		{"another is asked", two + `play("Lobo")
answer("Bob", "Punch")`, `Bob is not asked anything now, but Ana is: .*"Kick", "Punch".*leave this answer out`},
		{"a move before an answer", two + `play("Lobo")
play("Kick")`, `Ana is asked first: .*Write answer\("Ana", ...\) before this`},
		{"True where a card is wanted", two + `play("Lobo")
answer("Ana", True)`, `Ana cannot say True here, name the pick: .*"Kick", "Punch"`},
		{"an ability that can't be used", `position("p", sets = ["base", "crossover_5"])
seat("Ana", hero = "Weather Wizard")
seat("Bob", deck = ["Kick"])
use("Weather Wizard", ability = 0)`, `Ana cannot use ability 0 of Weather Wizard now; can use \["Weather Wizard, ability = 1"\]`},
		{"an ability that is not a number", two + `use("Lobo", ability = -1)`, `ability -1: abilities are counted from 0`},
		{"a pick that is nothing", two + `play("Lobo")
answer("Ana", "keep")`, `"keep" is not a card, hero, seat, or label. Ana is asked: .*"Kick", "Punch"`},
	} {
		t.Run(c.name, func(t *testing.T) {
			err := english.Error(t, Run(catalog.Tested, "test.star", []byte(c.src)))
			if err == nil || !regexp.MustCompile(c.text).MatchString(err.Error()) {
				t.Errorf("says %v, want %q", err, c.text)
			}
		})
	}
}
