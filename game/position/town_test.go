package position

import (
	"fmt"
	"regexp"
	"testing"

	"lineup/game/catalog"
)

// town2 is the beginning of many positions below: lines 1 to 4.
const town2 = `position("test", mode = "rebirth")
seat("Ana", at = "Location 1", hand = ["Run", "Punch"])
seat("Bob", at = "Slot 3")
table(line_up = {"Slot 1": ["Bane", "Blast"], "Location 2": ["Blast"]}, move = 2, power = 3)
`

// alone is like town2 but for one player.
const alone = `position("test", mode = "rebirth")
seat("Ana", hero = "The Flash", at = "Location 1", hand = ["Green Arrow", "Punch"])
table(play = "solo", ally = "Batman", ally_at = "Slot 5", move = 4)
`

// TestTown checks Rebirth positions that must pass.
func TestTown(t *testing.T) {
	for _, c := range []struct{ name, src string }{
		{"everything that can be given", `position("p", mode = "rebirth", sets = ["rebirth"], options = {"scenario": 1})
seat("Ana", hero = "Superman", at = "Bank", hand = ["Run"], deck = ["Punch"], discard = ["Blast"], in_play = ["Batmobile"], stored = None,
     signatures = [3, 1], defeated = [], secret = None, team = None, wins = 0)
seat("Bob", at = None, signatures = None)
table(play = "campaign", scenario = 1, attempt = 1, setup = False, active = "Ana", power = 5, move = 3, played = ["Run"], weaknesses = 4,
      line_up = {"Slot 4": ["Deathstroke", "Bane"], "Location 1": ["Jetpack"], "Batcave B": ["Bane"], "Batcave": ["Aquaman"]},
      main_deck = ["Cyborg"], main_deck_exact = True, destroyed = ["Bane", "Punch"],
      locations = ["Bank A", "Batcave B", "City Hall B", "S.T.A.R. Labs B", "Police Station B"], stacks = {"City Hall": 2, "Police Station": 0, "Bank": 0},
      damage = {"Bank": 3, "S.T.A.R. Labs": "destroyed", "Daily Planet": 4, "Arkham Asylum": "destroyed"},
      destinations = {"Deathstroke": "All", "Bane": 5}, threat = 5, clock = 2, clock_by = "Bob", tiles = ["F added 0", "B covers 4", "blank 2"],
      marks = {"Deathstroke": ["contained"], "Bane": []}, defeated = ["Lex Luthor", "Bane", "Giganta"], ally = None, ally_at = None,
      removed = [], results = {}, side_missions = [], rolls = [])
expect([where("Ana"), where("Bob"), where("Jetpack"), where("Bane"), where("Cheetah")], ["Location 1", None, "Location 1", "Location 2", None])
expect(line_up(), ["Aquaman", "Bane", "Bane", "Deathstroke", "Jetpack"])
expect(line_up("Batcave"), ["Bane", "Aquaman"])
expect(line_up(space = "Slot 1"), [])
expect(in_play("Ana"), ["Run", "Batmobile"])
expect([main_deck(), weaknesses(), power(), moves(), active()], [["Cyborg"], 4, 5, 3, "Ana"])
expect(locations(), ["Bank A", "Batcave B", "City Hall B", "S.T.A.R. Labs B", "Police Station B"])
expect([stack(t) for t in ["Bank", "Batcave", "City Hall B", "S.T.A.R. Labs", "Police Station", "Daily Planet"]], [0, 5, 2, 0, 0, 0])
expect([damage(t) for t in ["Bank A", "Batcave", "S.T.A.R. Labs", "Daily Planet", "Arkham Asylum"]], [3, 0, "destroyed", 4, "destroyed"])
expect([destination("Deathstroke"), destination("Bane"), destination("Cheetah")], ["All", 5, 3])
expect([threat(), clock(), scenario(), attempt(), result(1), result(8)], [5, 2, 1, 1, None, None])
expect(tiles(), ["blank 2", "B covers 4", "F added 0"])
expect([len(marks(x)) for x in ["Deathstroke", "Bane", "Cheetah", "Ana", "Bank"]], [1, 0, 0, 0, 0])
expect(defeated(), ["Lex Luthor", "Bane", "Giganta"])
expect(destroyed(), ["Bane", "Punch", "Lex Luthor", "Giganta"])
expect([signatures("Ana"), signatures("Bob"), stored("Ana"), attacks(), winners()], [[1, 3], [], None, [], []])
`},
		{"what nobody gives", `position("p", mode = "rebirth")
seat("Ana", at = "Daily Planet")
seat("Bob")
expect(where("Ana"), "Location 4")
expect(locations(), ["Arkham Asylum A", "Batcave B", "City Hall B", "Daily Planet A", "Police Station B"])
expect([weaknesses(), len(main_deck()), threat(), clock(), moves(), stack("Batcave"), damage("Batcave")], [15, 20, 0, None, 0, 5, 0])
expect([line_up(), tiles(), defeated()], [[], [], []])
`},
		{"a set-up with all that is given", `position("p", mode = "rebirth")
seat("Ana", hero = "Superman", hand = ["Bane", "Blast"], deck = ["Run", "Run", "Punch", "Telepathy"], discard = ["Weakness"])
seat("Bob", hero = "Batman", signatures = [2])
seat("Cy", deck = [])
table(setup = True, tiles = ["A covers 1"], locations = ["Bank A", "Batcave B", "City Hall B", "Daily Planet A", "Police Station B"], damage = {"City Hall": 2},
      destinations = {"Giganta": 5}, main_deck = ["Aquaman", "Giganta", "Blast", "Telepathy", "Lois Lane", "Cyborg"], main_deck_exact = True)
expect_pending("Ana", options = ["Ana", "Bob", "Cy"], min = 1, max = 1)
expect(hand("Ana"), ["Bane", "Blast", "Run", "Run", "Punch"])
expect([deck("Ana"), discard("Ana")], [["Telepathy"], ["Weakness"]])
expect("Alfred Pennyworth" in hand("Bob") + deck("Bob"), True)
expect(len(hand("Bob") + deck("Bob")), 10)
expect(hand("Cy") + deck("Cy"), [])
expect([where(x) for x in ["Aquaman", "Giganta", "Blast", "Telepathy", "Lois Lane"]], ["Slot 1", "Slot 2", "Slot 3", "Slot 4", "Slot 5"])
expect([main_deck(), tiles(), damage("City Hall")], [["Cyborg"], ["A covers 1"], 2])
answer("Ana", "Cy")
expect_pending("Cy", options = [p + " " + str(n) for n in range(1, 6) for p in ["Location", "Slot"]], min = 1, max = 1)
answer("Cy", "Bank")
expect([where("Cy"), turn(), active()], ["Location 1", 1, "Cy"])
end_turn()
answer("Ana", "Slot 1")
expect(where("Giganta"), "Location 3")
`},
		{"a set-up by the rules", `position("p", mode = "rebirth")
seat("Ana")
seat("Bob")
table(setup = True)
expect(sorted(locations()), ["Arkham Asylum A", "Batcave B", "City Hall B", "Daily Planet A", "Police Station B"])
expect([len(line_up()), len(main_deck()), tiles(), weaknesses()], [5, 87, ["A added 2"], 15])
answer("Ana", "Ana")
answer("Ana", "City Hall")
expect(locations()[int(where("Ana")[-1]) - 1], "City Hall B")
`},
		{"a set-up alone", `position("p", mode = "rebirth")
seat("Ana", signatures = [])
table(setup = True, play = "solo", ally = "Batman", tiles = [])
expect(tiles(), [])
answer("Ana", "Slot 3")
expect(where("ally"), "Slot 3")
expect_illegal(lambda: use("hero"))
`},
		{"walks are refused as a whole", town2 + `
expect_illegal(lambda: move("Slot 1", "Location 3"))
expect_illegal(lambda: move("Slot 3"))
expect_illegal(lambda: move("Location 1"))
expect_illegal(lambda: move("Bank"))
expect_illegal(lambda: move("Slot 4"))
move("Slot 1", "Batcave")
expect([where("Ana"), moves()], ["Location 2", 0])
`},
		{"what is bought where", town2 + `
expect_illegal(lambda: buy("Blast"))
move("Batcave")
expect_illegal(lambda: buy("Blast", source = "Slot 1"))
expect_illegal(lambda: buy("Blast", source = "stack"))
expect_illegal(lambda: buy("Batcycle", source = "Location 2"))
expect_illegal(lambda: buy("Blast", source = "Bank"))
buy("Blast", source = "Batcave")
expect(line_up("Slot 1"), ["Bane", "Blast"])
expect([stack("Batcave"), cost("Batcycle")], [5, 3])
`},
		{"one's own space comes first", `position("test", mode = "rebirth")
seat("Ana", at = "Location 2", hand = ["Holographic Computing"])
seat("Bob", at = "Slot 3")
table(line_up = {"Location 1": ["Batcycle"], "Location 2": ["Batcycle"], "Slot 2": ["Blast"]}, power = 10)
play("Holographic Computing")
buy("Batcycle")
expect(line_up("Location 2"), [])
buy("Batcycle", source = "stack")
expect(stack("Batcave"), 4)
buy("Batcycle", source = "line_up")
expect(line_up("Location 1"), [])
expect_illegal(lambda: buy("Batcycle"))
`},
		{"each Attack of a Step 2 is a choice of its own", `position("test", mode = "rebirth")
seat("Ana", at = "Location 1")
seat("Bob", at = "Slot 3", hand = ["Super Speed"], deck = ["Run"])
table(line_up = {"Slot 3": ["Cheetah", "Psimon", "Count Vertigo"]})
end_turn()
expect_pending("Bob", options = ["Cheetah", "Count Vertigo", "Psimon"], min = 1, max = 1)
expect_illegal(lambda: answer("Bob", "Psimon", "Cheetah"))
expect_illegal(lambda: answer("Bob"))
answer("Bob", "Psimon")
answer("Bob", "Super Speed")
answer("Bob", "Count Vertigo")
expect(attacks(), ["Psimon misses Bob", "Count Vertigo hits Bob", "Cheetah hits Bob"])
expect_idle()
`},
		{"a space may be left", `position("test", mode = "rebirth")
seat("Ana", at = "Location 1", hand = ["Helping Hand", "Helping Hand"])
seat("Bob", at = "Batcave")
play("Helping Hand")
answer("Ana", "Bob")
expect_pending("Bob", options = ["Slot 1", "Slot 2"], min = 0, max = 1)
expect_illegal(lambda: answer("Bob", "Location 2"))
expect_illegal(lambda: answer("Bob", "Location 2", "Slot 1"))
answer("Bob")
play("Helping Hand")
answer("Ana", "Ana")
answer("Ana", "Slot 5")
expect([where("Ana"), where("Bob")], ["Slot 5", "Location 2"])
`},
		{"alone", alone + `
expect_illegal(lambda: store("Punch"))
expect_illegal(lambda: play("Green Arrow", source = "stored"))
store("Green Arrow")
expect([stored("Ana"), hand("Ana")], ["Green Arrow", ["Punch"]])
expect_illegal(lambda: play("Green Arrow", source = "stored"))
move("Location 1", "Slot 1", who = "ally")
expect([where("ally"), where("Ana"), moves(), marks("ally")], ["Slot 1", "Location 1", 2, []])
end_turn()
expect_illegal(lambda: end_turn())
play("Green Arrow", source = "stored")
expect([power(), stored("Ana")], [2, None])
end_turn()
expect(winners(), [])
`},
		{"an ability of the Super Hero and of a Location", `position("test", mode = "rebirth")
seat("Ana", hero = "The Flash", at = "Batcave", hand = ["The Flash"], in_play = ["Batmobile"], deck = ["Punch", "Run", "Run"])
seat("Bob")
table(locations = ["Bank A", "Batcave A", "City Hall B", "Daily Planet A", "Police Station B"], power = 3, move = 3)
expect_illegal(lambda: use("Bank"))
expect_illegal(lambda: use("The Flash"))
expect_illegal(lambda: use("hero", ability = 1))
use("hero")
expect(moves(), 0)
use("Batcave")
expect([power(), len(hand("Ana"))], [1, 3])
use("Batmobile")
expect([power(), moves()], [0, 2])
expect_illegal(lambda: use("Batmobile"))
expect_illegal(lambda: use("Batcave A"))
`},
		{"won", `position("test", mode = "rebirth")
seat("Ana", at = "Slot 1")
seat("Bob")
table(line_up = {"Slot 1": ["Doomsday"]}, power = 8, defeated = ["Lex Luthor", "Sinestro", "Amazo", "Despero"])
buy("Doomsday", source = "Slot 1")
expect([over(), winners(), result(1), defeated()[4]], [True, ["Ana", "Bob"], "1", "Doomsday"])
`},
		{"lost", `position("test", mode = "rebirth")
seat("Ana", at = "Slot 1")
seat("Bob", at = "Slot 1")
table(active = "Bob", threat = 5, clock = 3, clock_by = "Ana")
end_turn()
expect([over(), winners(), result(1), clock()], [True, [], None, 3])
`},
		{"what goes along into a replay", `position("x", mode = "rebirth", variants = ["impossible"])
seat("Ana", hero = "Batman", at = "Slot 1", secret = "Anchor")
seat("Bob", hero = "Batman", at = "Slot 1", secret = "Anchor")
table(scenario = 5, attempt = 1, active = "Bob", threat = 5, clock = 3, clock_by = "Ana", destinations = {"Bane": 2})
expect_illegal(lambda: next_play())
end_turn()
next_play()
expect([attempt(), secret("Ana"), secret("Bob")], [2, "Anchor", None])
expect(destination("Bane"), 2)
expect(cost("Doomsday"), 9)
expect_illegal(lambda: next_play())
expect_pending("Ana", options = ["Ana", "Bob"])
answer("Ana", "Bob")
answer("Bob", "Slot 2")
end_turn()
answer("Ana", "Slot 3")
expect(len([l for l in log() if l.startswith("Turn 2")]), 2)      # one in each play
end_turn()
expect(turn(), 3)
`},
		{"a set-up of a campaign, given", `position("x", mode = "rebirth")
seat("Ana")
seat("Bob")
table(scenario = 7, setup = True, attempt = 2, results = {6: "failed"}, removed = ["Doomsday", "Lex Luthor", "Blast", "Detective Work", "Weakness"])
expect([scenario(), attempt(), len(hand("Ana"))], [7, 2, 5])
expect(len(line_up() + main_deck()), 83 + 6)
expect(campaign_score(), 1)
expect(removed(), ["Doomsday", "Lex Luthor", "Blast", "Detective Work", "Weakness"])
`},
		{"a box given for the Scenario on the table", `position("x", mode = "rebirth")
seat("Ana", at = "Slot 1")
seat("Bob", at = "Slot 1")
table(scenario = 1, side_missions = ["A Very Good Boy"], power = 8, line_up = {"Slot 1": ["Doomsday"]}, defeated = ["Lex Luthor", "Sinestro", "Amazo", "Despero"], results={1:"failed"})
expect(side_missions(), ["A Very Good Boy"])
expect([result(1), campaign_score()], ["failed", 2])
buy("Doomsday")
expect([result(1), campaign_score()], ["1", 6])
next_play()
expect("Krypto" in line_up() + main_deck(), True)
`},
	} {
		t.Run(c.name, func(t *testing.T) {
			if err := Run(catalog.Tested, "test.star", []byte(c.src)); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestTownFailures checks where and how failing Rebirth positions fail.
func TestTownFailures(t *testing.T) {
	seat := func(args string) string { return `seat("Ana", at = "Slot 1", ` + args + ")" }
	table := func(args string) string {
		return "seat(\"Ana\", at = \"Slot 1\")\nseat(\"Bob\")\ntable(" + args + ")\nexpect_idle()"
	}
	setup := func(args string) string {
		return "seat(\"Ana\")\ntable(setup = True, " + args + ")\nexpect(over(), False)"
	}
	for _, c := range []struct {
		src  string // after the line position(...)
		line int
		text string // a regular expression
	}{
		{seat(`under = ["Bane"]`), 2, `^under: the mode rebirth has none`},
		{seat("vp_tokens = 0"), 2, `^vp_tokens: the mode rebirth has none`},
		{seat("champions = []"), 2, `^champions: the mode rebirth has none`},
		{seat(`team = "red"`), 1, `^team: there are teams only with play = "competitive"`},
		{seat(`defeated = ["Bane"]`), 1, `^defeated: seats have piles of Villains only with play = "competitive"`},
		{seat(`secret = "Moon"`), 2, `^secret: there is no card named "Moon"`},
		{seat(`secret = "Blast"`), 2, `^secret: Blast is not a Secret Card`},
		{seat("wins = 1"), 1, `^wins: games are won one after the other only with play = "competitive campaign"`},
		{seat("wins = 2"), 2, "^wins 2: with 2 the campaign is over"},
		{seat(`hero = ["Batman", "Cyborg"]`), 2, `^hero: Ana has 2 Super Heroes`},
		{seat(`hand = ["Standee"]`), 2, `^hand: Standee is a piece, no card`},
		{seat(`discard = ["Level 2"]`), 2, `^discard: Level 2 is a rule, no card`},
		{seat(`stored = "Punch"`), 2, `^stored: Punch is not an Assist card`},
		{seat(`stored = "Moon"`), 2, `^stored: there is no card named "Moon"`},
		{seat(`hero = "Batman", signatures = [4]`), 2, `^signatures: 4 must be a number from 1 to 3`},
		{seat(`hero = "Batman", signatures = ["1"]`), 2, `^signatures: "1" must be a number`},
		{seat(`hero = "Batman", signatures = [1, 1]`), 2, `^signatures: number 1 is there twice`},
		{seat("signatures = [1]"), 2, `^signatures: Ana has no Super Hero`},
		{`seat("ally")`, 2, `^seat "ally": that is what the ally is called`},
		{`seat("Ana", at = "Space 1")`, 2, `^at: there is no space "Space 1": there are "Location 1" to "Slot 5"`},
		{"seat(\"Ana\", at = \"Bank\")\nexpect_idle()", 3, `^at: Bank is not among the Locations in play: \["Arkham Asylum A"`},
		{"seat(\"Ana\")\nexpect_idle()", 3, `^at: it is the turn of Ana, whose Character needs a space`},
		{"for n in range(5):\n    seat(str(n), at = \"Slot 1\")\nexpect_idle()", 4, `^5 seats: the mode rebirth is for 1 to 4`},
		{"expect_idle()", 2, `no seat`},
		{"seat(\"Ana\", at = \"Slot 1\", stored = \"Green Arrow\")\nseat(\"Bob\")\nexpect_idle()", 4, `^stored: Ana plays with others`},
		{table("kicks = 3"), 4, `^kicks: the mode rebirth has none`},
		{table("villains = []"), 4, `^villains: the mode rebirth has none`},
		{table("villains_face_down = False"), 4, `^villains_face_down: the mode rebirth has none`},
		{table(`play = "moon"`), 4, `^play: there is no way to play "moon": there are \["campaign", "solo", "competitive", "competitive campaign"\]`},
		{table(`play = "competitive", scenario = 2`), 4, `^scenario: a competitive game has none`},
		{table(`play = "competitive", defeated = ["Bane"]`), 4, `^defeated: in a competitive game Villains are in the piles`},
		{"seat(\"Ana\", at = \"Slot 1\")\ntable(play = \"competitive\")", 1, `^play: "competitive" is for 2 seats or more`},
		{"seat(\"Ana\", at = \"Slot 1\")\ntable(play = \"competitive campaign\")", 1, `^play: "competitive campaign" is for 2 seats or more`},
		{table(`play = "solo"`), 5, `^play: "solo" is for one seat, there are 2`},
		{table(`ally = "Batman"`), 5, `^ally: there is an ally only in solo play`},
		{table(`ally_at = "Slot 1"`), 5, `^ally_at: there is an ally only`},
		{table(`marks = {"ally": ["Weakness"]}`), 5, `^marks of "ally": there is an ally only`},
		{table("scenario = 9"), 4, "^scenario 9: they are numbered 1 to 8"},
		{table("attempt = 3"), 4, "^attempt 3: there are 2 tries at a Scenario"},
		{table(`removed = ["Moon"]`), 4, `^removed: there is no card named "Moon"`},
		{table(`results = {9: "1"}`), 4, "^results: there is no Scenario 9, only 1 to 8"},
		{table(`results = {"1": "1"}`), 4, `^results: there is no Scenario "1"`},
		{table(`results = {1: 1}`), 4, `^results: Scenario 1: 1 is not a box of the log: there are "1", "2" and "failed"`},
		{table(`side_missions = ["Moon"]`), 4, `^side_missions: there is no Side Mission "Moon"`},
		{table("rolls = [7]"), 4, "^rolls: 7 must be a number from 1 to 6"},
		{table(`rolls = ["1"]`), 4, `^rolls: "1" must be a number`},
		{table("threat = 6"), 4, `^threat 6: it is a number from 0 to 5`},
		{table("clock = 1"), 4, `^clock and clock_by come together`},
		{table(`clock_by = "Ana"`), 4, `^clock and clock_by come together`},
		{table(`threat = 5, clock = 4, clock_by = "Ana"`), 4, `^clock 4: it is a box from 1 to 3`},
		{table(`threat = 4, clock = 3, clock_by = "Ana"`), 4, `^clock: it runs at threat = 5 only, and here it is 4`},
		{table(`threat = 5, clock = 3, clock_by = "Cy"`), 5, `^clock_by: there is no seat "Cy"`},
		{table(`tiles = ["K added 1"]`), 4, `^tiles: "K added 1" is not a change of the track: write one as in "F added 0"`},
		{table(`tiles = ["A adds 1"]`), 4, `is not a change of the track`},
		{table(`tiles = ["A covers 6"]`), 4, `is not a change of the track`},
		{table(`tiles = ["blank"]`), 4, `is not a change of the track`},
		{table(`locations = ["Bank A"]`), 4, `^locations: 1 tiles, there are 5 slots`},
		{table(`locations = ["Bank", "Batcave B", "City Hall B", "Daily Planet A", "Police Station B"]`), 4, `^locations: "Bank" has two sides: say "Bank A" or "Bank B"`},
		{table(`locations = ["Bank A", "Bank B", "City Hall B", "Daily Planet A", "Police Station B"]`), 4, `^locations: Bank is there twice`},
		{table(`locations = ["Moon A", "Bank B", "City Hall B", "Daily Planet A", "Police Station B"]`), 4, `^locations: there is no Location "Moon A": there are \["Arkham Asylum"`},
		{table(`damage = {"Bank": 5}`), 4, `^damage: Bank: 5 must be a number from 0 to 4, or "destroyed"`},
		{table(`damage = {"Moon": 1}`), 4, `^damage: there is no Location "Moon"`},
		{table(`damage = {"Bank": 1, "Bank A": 1}`), 4, `^damage: Bank is there twice`},
		{table(`stacks = {"Batcave": -1}`), 4, `^stacks: Batcave: -1 must be a number`},
		{table(`stacks = {"Bank": 1}`), 4, `^stacks: Bank is not on the map with side B up`},
		{table(`stacks = {"Daily Planet": 1}`), 4, `^stacks: Daily Planet is not on the map with side B up`},
		{table(`stacks = {"Batcave": 1}, damage = {"Batcave": "destroyed"}`), 4, `^stacks: Batcave is destroyed`},
		{table(`destinations = {"Bane": 6}`), 4, `^destinations: Bane: 6 must be a number from 1 to 5, or "All"`},
		{table(`destinations = {"Blast": 1}`), 4, `^destinations: Blast is not a Villain`},
		{table(`destinations = {"Moon": 1}`), 4, `^destinations: there is no card named "Moon"`},
		{table(`marks = {"Bane": ["contained"]}`), 5, `^marks: Bane is at no space`},
		{table(`marks = {"Bane": ["fury"]}`), 5, `^marks: Bane is at no space`},
		{table(`marks = {"Bane": ["fury", "fury", "fury"]}`), 4, `^marks: Bane has at most 2 fury tokens`},
		{table(`marks = {"Batcave": ["control"]}`), 4, `^marks: Batcave takes one "bystander" or nothing`},
		{table(`marks = {"Ana": ["bystander"]}`), 4, `^marks: Ana takes one "control" or nothing`},
		{table(`marks = {"Bane": ["moon"]}`), 4, `^marks: there is no mark "moon" for a Villain: there are "contained" and "fury"`},
		{table(`marks = {"Bane": ["contained", "contained"]}`), 4, `^marks: Bane has at most one CONTAINED token`},
		{table(`marks = {"Bane": "contained"}`), 4, `^marks: Bane takes a list of marks, not a string`},
		{table(`marks = {"ally": ["Punch"]}`), 4, `^marks: the ally has Weakness cards, not "Punch"`},
		{table(`marks = {"Blast": ["contained"]}`), 4, `^marks: Blast is not a Villain`},
		{table(`defeated = ["Blast"]`), 4, `^defeated: Blast is not a Villain`},
		{table(`ally = "Moon"`), 4, `^ally: there is no hero named "Moon"`},
		{table(`line_up = ["Bane"]`), 4, `^line_up: in this mode it is a dictionary by space, such as {"Slot 1": \["Bane"\]}, not a list`},
		{table(`line_up = {"Space 1": ["Bane"]}`), 4, `^line_up: there is no space "Space 1"`},
		{table(`line_up = {"Bank": ["Bane"]}`), 4, `^line_up: Bank is not among the Locations in play`},
		{table(`line_up = {"Slot 1": "Bane"}`), 4, `^line_up: Slot 1 takes a list of cards, not a string`},
		{table(`line_up = {"Slot 1": ["Batcave B"]}`), 4, `^line_up: Batcave B is a piece, no card`},
		{setup("threat = 1"), 4, `^threat: a set-up \(setup = True\) decides that by the rules`},
		{setup(`line_up = {"Slot 1": ["Bane"]}`), 4, `^line_up: a set-up`},
		{setup("power = 1"), 4, `^power: a set-up`},
		{setup("weaknesses = 1"), 4, `^weaknesses: a set-up`},
		{setup(`ally_at = "Slot 1"`), 4, `^ally_at: a set-up`},
		{"seat(\"Ana\", at = \"Slot 1\")\ntable(setup = True)\nexpect(over(), False)", 4, `^at: in a set-up`},
		{town2[35:] + `move("Slot 1", who = "Bob")`, 5, `^move: "Bob" can't be moved: who must be "ally", or left out`},
		{town2[35:] + `move("Slot 1", who = "ally")`, 5, `^move: there is an ally only in solo play`},
		{town2[35:] + `move("Moon")`, 5, `^move: there is no space "Moon"`},
		{town2[35:] + `move("Slot 3")`, 5, `^Ana can't move to Slot 3 with both ways as long: name a space between`},
		{town2[35:] + `move("Location 1")`, 5, `^Ana can't move to Location 1 where it is already`},
		{town2[35:] + `move("Location 3")`, 5, `^Ana can't move to Location 3 with 2 Move`},
		{town2[35:] + `move("Bank")`, 5, `^move: Bank is not among the Locations in play`},
		{town2[35:] + `buy("Blast", source = "moon")`, 5, `^there is no place "moon": .*"stack" and the spaces`},
		{town2[35:] + `buy("Blast", source = "kicks")`, 5, `^kicks: the mode rebirth has no such place`},
		{town2[35:] + `store("Punch")`, 5, `^Ana cannot store Punch: an Assist card from hand, in solo play`},
		{town2[35:] + `use("Moon")`, 5, `no card named "Moon"`},
		{town2[35:] + `use("Bank")`, 5, `^Ana cannot use Bank now`},
		{town2[35:] + "next_play()", 5, `^the play is not over`},
		{town2[35:] + "kicks()", 5, `^kicks: the mode rebirth has no such place`},
		{town2[35:] + "villains()", 5, `^villains: the mode rebirth has no such place`},
		{town2[35:] + `under("Ana")`, 5, `^under: the mode rebirth has no such place`},
		{town2[35:] + `vp_tokens("Ana")`, 5, `^vp_tokens: the mode rebirth has none`},
		{town2[35:] + "street(1)", 5, `^street: the mode rebirth has no such place`},
		{town2[35:] + `line_up("Moon")`, 5, `^line_up: there is no space "Moon"`},
		{town2[35:] + `marks("ally")`, 5, `^marks: there is an ally only in solo play`},
		{town2[35:] + `marks("Moon")`, 5, `^marks: "Moon" is not a Villain, tile, or seat`},
		{town2[35:] + `marks("Blast")`, 5, `^marks: Blast is not a Villain`},
		{town2[35:] + `where("ally")`, 5, `^where: "ally" is neither a seat nor a card`},
		{town2[35:] + `damage("Moon")`, 5, `^damage: there is no Location "Moon"`},
		{town2[35:] + `destination("Moon")`, 5, `^destination: there is no card`},
		{town2[35:] + `destination("Blast")`, 5, `^destination: Blast is not a Villain`},
		{town2[35:] + "result(9)", 5, `^result: there is no Scenario 9`},
		{town2[35:] + `defeated("Ana")`, 5, `^defeated: seats have piles of Villains only with play = "competitive"`},
		{town2[35:] + `wins("Ana")`, 5, `^wins: games are won one after the other only with play = "competitive campaign"`},
		{town2[35:] + "expect(removed(), ['Bane'])", 5, `there is \[\]`},
		{town2[35:] + `expect_pending("Ana", options = ["Slot 9"])`, 5, `"Slot 9" is not a card, seat, space, or label`},
		{town2[35:] + `expect(attacks(), ["Bane hits Ana"])`, 5, `expected \["Bane hits Ana"\], but there is \[\]`},
		{alone[35:] + `answer("ally", "Bob")`, 4, `there is no seat "ally"`},
		{"seat(\"Ana\", at = \"Slot 1\", stored = \"Green Arrow\")\nend_turn()", 3, `the stored Assist card must be played first`},
	} {
		t.Run(fmt.Sprintf("%.60s", c.src), func(t *testing.T) {
			_, f := run(catalog.Tested, "test.star", []byte("position(\"test\", mode = \"rebirth\")\n"+c.src))
			if f == nil {
				t.Fatal("it has passed")
			}
			if f.Line != c.line || !regexp.MustCompile(c.text).MatchString(f.Error) {
				t.Errorf("%s\nsays in line %d: %q, want in line %d: %q", c.src, f.Line, f.Error, c.line, c.text)
			}
		})
	}
	for _, src := range []string{
		"stored('Ana')", "stack('Batcave')", "threat()", "defeated()", "result(1)", "store('Kick')", "next_play()", "grade()", "attacks()",
		"table(threat = 1)", "seat('Dee', stored = 'Kick')",
	} {
		_, f := run(catalog.Tested, "test.star", []byte("position('test')\nseat('Ana')\n"+src))
		if f == nil || !regexp.MustCompile(`the mode standard has none`).MatchString(f.Error) {
			t.Errorf("%s elsewhere: %+v", src, f)
		}
	}
	for src, want := range map[string]string{
		`position("test", mode = "rebirth", sets = ["base"])`: `^sets: mode rebirth always includes rebirth; other sets may join`,
		"position(\"test\", mode = \"rebirth\", sets = [\"base\", \"rebirth\"])\nseat(\"Ana\", at = \"Slot 1\")\ntable(line_up = {\"Slot 1\": [\"Clayface\"]})\nexpect_idle()":                     `^destinations: Clayface is of a set that visits, and needs one`,
		"position(\"test\", mode = \"rebirth\")\nseat(\"Ana\", at = \"Slot 1\")\nseat(\"Bob\")\ntable(play = \"competitive\", threat = 5, clock = 3, clock_by = \"Bob\")\nend_turn()\nnext_play()": `^illegal|the game stands alone: nothing comes next`,
	} {
		t.Run(src, func(t *testing.T) {
			if _, f := run(catalog.Tested, "test.star", []byte(src)); f == nil || !regexp.MustCompile(want).MatchString(f.Error) {
				t.Errorf("%+v, want %s", f, want)
			}
		})
	}
}
