package campaign

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"lineup/game/catalog"
	"lineup/game/english"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
)

func rivals(t *testing.T, players ...Player) Campaign {
	t.Helper()
	return get(t)(Compete("duel", "", 5, players))
}

func logOf(t *testing.T, c Campaign) string {
	t.Helper()
	p, err := c.Plan()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := catalog.Build(p); err != nil {
		t.Fatalf("%s: %v", p, err)
	}
	text, _ := p.Options.Value(rebirth.LogOption)
	return text
}

// TestRivals checks that damage stays from game to game, the winner gives up a Signature card, and
// the first player to win two games wins the campaign (R-CCP-03 to R-CCP-06). It also checks that
// the campaign can be written and read.
func TestRivals(t *testing.T) {
	c := rivals(t, Player{Name: "Ana", Hero: "Batman"}, Player{Name: "Bob", Hero: "Superman"})
	if got := logOf(t, c); got != "signatures:1+2+3,1+2+3" {
		t.Errorf("game 1: %s", got)
	}
	c = play(t, c, Result{Winners: []int{1}, Damage: map[string]int{"Bank": 2}})
	if got, next := logOf(t, c), c.Next(); got != "damage:Bank=2;signatures:1+2+3,1+2+3;gives:2" || next != (Next{Scenario: 2, Try: 1}) {
		t.Errorf("game 2: %s, %+v", got, next)
	}
	c = play(t, c, Result{Winners: []int{0}, Gave: []int{0, 3}, Damage: map[string]int{"Bank": 5}})
	if got := logOf(t, c); got != "damage:Bank=destroyed;signatures:1+2+3,1+2;gives:1" || c.Champions() != nil {
		t.Errorf("game 3: %s, won by %v", got, c.Champions())
	}
	over := play(t, c, Result{Winners: []int{0}, Gave: []int{1, 0}})
	if p := over.Page(); !over.Next().Over || !slices.Equal(over.Champions(), []string{"Ana"}) || p.Wins["Ana"] != 2 || p.Wins["Bob"] != 1 ||
		!slices.Equal(p.Signatures["Batman"], []int{2, 3}) || !slices.Equal(p.Signatures["Superman"], []int{1, 2}) {
		t.Errorf("at the end: %+v, %v", p, over.Champions())
	}
	want := []string{"Game 1, won by Bob.", "Game 2, won by Ana; Bob traded in A Job For Superman.", "Game 3, won by Ana; Ana traded in Detective Work."}
	if got := over.Lines(); !slices.Equal(got, want) {
		t.Errorf("the log: %q", got)
	}
	text, err := Write(over)
	if err != nil {
		t.Fatal(err)
	}
	back, err := Read(text)
	if err != nil || !reflect.DeepEqual(back, over) || !strings.Contains(string(text), `"version":3`) {
		t.Errorf("read as %+v, %v, from\n%s", back, err, text)
	}
	again, err := over.GoBack(1)
	if err != nil || logOf(t, again) != "damage:Bank=2;signatures:1+2+3,1+2+3;gives:2" || again.Lines()[3] != "Went back to before game 2 (line 2)." {
		t.Errorf("gone back: %v, %q", err, again.Lines())
	}
}

// TestRivalsTogether checks that partners win together, a shared win counts for each winner, and
// several players can win their second game at the same time.
func TestRivalsTogether(t *testing.T) {
	c := rivals(t, Player{Name: "A", Hero: "Batman", Team: "x"}, Player{Name: "B", Hero: "Superman", Team: "y"},
		Player{Name: "C", Hero: "Cyborg", Team: "x"}, Player{Name: "D", Hero: "Aquaman", Team: "y"})
	c = play(t, c, Result{Winners: []int{0, 2}})
	if got := logOf(t, c); !strings.HasSuffix(got, "gives:1,3") {
		t.Errorf("after a win of two: %s", got)
	}
	c = play(t, c, Result{Winners: []int{0, 1, 2, 3}, Gave: []int{1, 0, 2, 0}})
	if got := c.Champions(); !slices.Equal(got, []string{"A", "C"}) || c.Page().Wins["D"] != 1 {
		t.Errorf("champions %v, %v", got, c.Page().Wins)
	}
}

// TestRivalsFaults checks that wrong players and impossible results are refused.
func TestRivalsFaults(t *testing.T) {
	ana, bob := Player{Name: "Ana", Hero: "Batman"}, Player{Name: "Bob", Hero: "Superman"}
	team := func(p Player, name string) Player { p.Team = name; return p }
	for want, players := range map[string][]Player{
		"players: a competitive campaign takes 2 to 4 players":                     {ana},
		"players: a team game needs two teams of two":                              {team(ana, "x"), bob},
		"players: the team of player 1: a name can't contain invisible characters": {team(ana, "\u200b"), team(bob, "\u200b"), team(Player{Name: "C", Hero: "Cyborg"}, "y"), team(Player{Name: "D", Hero: "Aquaman"}, "y")},
	} {
		t.Run(want, func(t *testing.T) {
			if _, err := Compete("duel", "", 5, players); english.Error(t, err) == nil || err.Error() != want {
				t.Errorf("%v: %v, want %s", players, err, want)
			}
		})
	}
	if _, err := Begin("town", "", 5, []Player{team(ana, "x")}); english.Error(t, err) == nil || !strings.Contains(err.Error(), "teams exist only in a competitive campaign") {
		t.Errorf("a team in a campaign together: %v", err)
	}
	first, err := rivals(t, ana, bob).Start()
	if err != nil {
		t.Fatal(err)
	}
	second, err := play(t, rivals(t, ana, bob), Result{Winners: []int{0}}).Start()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		at   Campaign
		r    Result
		want string
	}{
		{first, Result{}, "no winner"},
		{first, Result{Won: true, Winners: []int{0}}, "the results of a Scenario"},
		{first, Result{Winners: []int{2}}, "winners [2] must be rising numbers of the 2 players"},
		{first, Result{Winners: []int{1, 0}}, "winners [1 0] must be rising"},
		{first, Result{Winners: []int{0}, Gave: []int{1, 0}}, "Ana can't have traded in Signature card 1"},
		{second, Result{Winners: []int{0}}, "Ana can't have traded in Signature card 0"},
		{second, Result{Winners: []int{0}, Gave: []int{4, 0}}, "Ana can't have traded in Signature card 4"},
		{second, Result{Winners: []int{0}, Gave: []int{1}}, "Signature cards of 1 players"},
		{second, Result{Winners: []int{0}, Gave: []int{1, 0}, Damage: map[string]int{"Moon": 1}}, "unknown Location"},
	} {
		t.Run(c.want, func(t *testing.T) {
			if _, err := c.at.Record(c.r); english.Error(t, err) == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("%+v: %v, want %s", c.r, err, c.want)
			}
		})
	}
	if _, err := begun(t).Record(Result{Winners: []int{0}}); english.Error(t, err) == nil || !strings.Contains(err.Error(), "the results of a competitive game") {
		t.Errorf("winners of a Scenario: %v", err)
	}
	over := play(t, rivals(t, ana, bob), Result{Winners: []int{0}})
	if _, err := over.Seat([]Player{ana, {Name: "Bob", Hero: "Cyborg"}}); english.Error(t, err) == nil || !strings.Contains(err.Error(), "players, heroes, and teams can't change") {
		t.Errorf("another hero in the middle: %v", err)
	}
	bob.Kind = "greedy"
	if next, err := over.Seat([]Player{ana, bob}); err != nil || next.Players[1].Kind != "greedy" {
		t.Errorf("a computer plays on for Bob: %v", err)
	}
}

// begun returns a cooperative campaign during its first attempt.
func begun(t *testing.T) Campaign {
	t.Helper()
	return get(t)(get(t)(Begin("town", "", 5, []Player{{Name: "Ana", Hero: "Batman"}})).Start())
}

// TestRivalsDraw checks that unnamed heroes are drawn at random, as in any campaign.
func TestRivalsDraw(t *testing.T) {
	c := rivals(t, Player{Name: "Ana"}, Player{Name: "Bob"})
	if c.Players[0].Hero == "" || c.Players[0].Hero == c.Players[1].Hero || !c.Rivals {
		t.Errorf("%+v", c)
	}
	p, err := c.Plan()
	if err != nil || !slices.Equal(p.Variants, []string{rebirth.Competitive}) || p.Heroes != mode.Chosen {
		t.Errorf("%s, %v", p, err)
	}
}
