package campaign

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"lineup/game/catalog"
	"lineup/game/english"
	"lineup/game/mode/rebirth"
	set "lineup/game/sets/rebirth"
)

var two = []Player{{Name: "Ana", Hero: "Batman"}, {Name: "Bob B.", Kind: "greedy", Hero: "Cyborg"}}

func begin(t testing.TB, players []Player) Campaign {
	t.Helper()
	return get(t)(Begin("town", "Our town", 42, players))
}

// get returns a function that returns its campaign and fails the test on an error.
func get(t testing.TB) func(Campaign, error) Campaign {
	return func(c Campaign, err error) Campaign {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
}

// play starts the next attempt and records its result.
func play(t testing.TB, c Campaign, r Result) Campaign {
	t.Helper()
	return get(t)(get(t)(c.Start()).Record(r))
}

var won, lost = Result{Won: true}, Result{}

// playOn records plain results, one per letter: w is won, l is lost.
func playOn(t testing.TB, c Campaign, results string) Campaign {
	t.Helper()
	for _, r := range results {
		c = play(t, c, Result{Won: r == 'w'})
	}
	return c
}

// boxes returns the campaign log's boxes as text.
func boxes(c Campaign) string {
	var out []string
	for _, b := range c.Page().Boxes {
		out = append(out, b.String())
	}
	return strings.Join(out, ",")
}

// TestBoxes checks that a win ticks the box of its attempt and two losses tick Failed, and that the
// campaign is over when all Scenarios have a tick (R-WIN-05, R-WIN-06).
func TestBoxes(t *testing.T) {
	for results, want := range map[string]string{
		"":                 ",,,,,,,",
		"w":                "1,,,,,,,",
		"l":                ",,,,,,,",
		"lw":               "2,,,,,,,",
		"ll":               "failed,,,,,,,",
		"llwlw":            "failed,1,2,,,,,",
		"wwwwwwww":         "1,1,1,1,1,1,1,1",
		"llllllllllllllll": strings.TrimSuffix(strings.Repeat("failed,", Scenarios), ","),
	} {
		t.Run(results, func(t *testing.T) {
			c := playOn(t, begin(t, two), results)
			if got := boxes(c); got != want {
				t.Errorf("the boxes are %s, want %s", got, want)
			}
			over := !strings.Contains(","+want+",", ",,")
			if n := c.Next(); n.Over != over || over != (n.Scenario == 0) {
				t.Errorf("next is %+v", n)
			}
			_, err := c.Start()
			if _, plan := c.Plan(); (err == nil) == over || (plan == nil) == over {
				t.Errorf("started: %v, plan: %v", err, plan)
			}
		})
	}
	c := playOn(t, begin(t, two), "wl")
	if n := c.Next(); n != (Next{Scenario: 2, Try: 2}) {
		t.Errorf("after a loss comes %+v", n)
	}
	c = get(t)(c.Start())
	if n := c.Next(); n != (Next{Scenario: 2, Try: 2, Running: true}) {
		t.Errorf("going on is %+v", n)
	}
	if _, err := c.Start(); english.Error(t, err) == nil {
		t.Error("a play starts while one goes on")
	}
	if _, err := begin(t, two).Record(won); english.Error(t, err) == nil {
		t.Error("a result of no play is recorded")
	}
}

// TestScore checks the points for boxes, Side Missions, and undestroyed Locations, and the limits
// of the grades (R-LOG-02 to R-LOG-04).
func TestScore(t *testing.T) {
	if c := begin(t, two); c.Score() != 2 || c.Grade() != Defeat {
		t.Errorf("at the beginning: %d, %s", c.Score(), c.Grade())
	}
	all := play(t, begin(t, two), won)
	all = play(t, all, Result{Won: true, Missions: slices.Clone(rebirth.SideMissions)})
	all = playOn(t, all, "wwwwww")
	if all.Score() != 29 || all.Grade() != MajorVictory {
		t.Errorf("at most: %d, %s", all.Score(), all.Grade())
	}
	if c := playOn(t, begin(t, two), strings.Repeat("l", 16)); c.Score() != -6 {
		t.Errorf("at least, with all Locations: %d", c.Score())
	}
	if c := playOn(t, begin(t, two), "lwll"); c.Score() != 2 { // 1 for the second attempt, -1 for the failed Scenario, 2 for the Locations
		t.Errorf("second try and failed: %d", c.Score())
	}
	ruined := Result{Won: true, Damage: map[string]int{"Bank": set.HitPoints, "Batcave": 4}}
	c := play(t, begin(t, two), ruined)
	if c.Score() != 3 {
		t.Errorf("with a destroyed Location: %d", c.Score())
	}
	if c = play(t, c, Result{Won: true, Damage: map[string]int{"Bank": 0, "Batcave": 4}}); c.Score() != 8 {
		t.Errorf("after it was repaired: %d", c.Score())
	}
	for score, want := range map[int]Grade{29: MajorVictory, 24: MajorVictory, 23: PartialVictory, 17: PartialVictory, 16: PyrrhicVictory, 10: PyrrhicVictory, 9: Defeat, -8: Defeat} {
		t.Run(fmt.Sprint(score), func(t *testing.T) {
			if got := GradeOf(score); got != want || grades[got.Rank()].grade != want {
				t.Errorf("%d is a %s, want %s", score, got, want)
			}
		})
	}
}

// TestDamage checks that damage stays, even after a loss, and is in the next Plan (R-DMG-08).
func TestDamage(t *testing.T) {
	c := play(t, begin(t, two), Result{Damage: map[string]int{"Bank": 2, "City Hall": set.HitPoints, "Batcave": 0}})
	if got := log(t, c).Damage; !maps.Equal(got, map[string]int{"Bank": 2, "City Hall": set.HitPoints}) {
		t.Errorf("the next play begins with %v", got)
	}
	if got := c.Page().Damage; !maps.Equal(got, map[string]int{"Bank": 2, "City Hall": set.HitPoints}) {
		t.Errorf("the page says %v", got)
	}
}

// log returns the Log in the Plan of the current or next attempt.
func log(t testing.TB, c Campaign) rebirth.Log {
	t.Helper()
	p, err := c.Plan()
	if err != nil {
		t.Fatal(err)
	}
	text, ok := p.Options.Value(rebirth.LogOption)
	if !ok {
		t.Fatalf("%s has no log", p)
	}
	l, err := rebirth.ParseLog(text)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// TestSignatures checks that winning Scenarios 1, 4, and 7 gives Signature cards 1, 2, and 3. A
// Secret Card gives 2 and 3 early, until Scenarios 4 and 7 are decided (R-SIG-04).
func TestSignatures(t *testing.T) {
	has := func(c Campaign) string {
		return fmt.Sprint(c.Page().Signatures["Batman"], c.Page().Signatures["Cyborg"])
	}
	check := func(c Campaign, want string) {
		t.Helper()
		if got := has(c); got != want {
			t.Errorf("%s: Signature cards %s, want %s", boxes(c), got, want)
		}
		if c.Next().Over {
			return
		}
		var seats []any
		for i := range c.Players {
			var of []int
			if l := log(t, c); l.Signatures != nil {
				of = l.Signatures[i]
			}
			seats = append(seats, of)
		}
		if got := fmt.Sprint(seats...); got != want {
			t.Errorf("%s: the next play has Signature cards %s, want %s", boxes(c), got, want)
		}
	}
	anaDid := func(won bool) Result { return Result{Won: won, Secrets: []bool{true, false}} }
	c := begin(t, two)
	check(c, "[] []")
	check(playOn(t, c, "l"), "[] []")
	check(playOn(t, c, "ll"), "[] []")
	c = playOn(t, c, "w")
	check(c, "[1] [1]")
	check(playOn(t, c, "wwwwww"), "[1 2 3] [1 2 3]")
	c = play(t, c, anaDid(false)) // it counts, won or lost
	check(c, "[1 2] [1]")
	c = playOn(t, c, "ww")
	check(c, "[1 2] [1]")
	check(playOn(t, c, "w"), "[1 2] [1 2]")
	c = playOn(t, c, "l")
	check(c, "[1 2] [1]")
	c = playOn(t, c, "l")
	check(c, "[1] [1]") // lasts until the end of Scenario 4
	c = play(t, c, anaDid(true))
	check(c, "[1 3] [1]")
	c = playOn(t, c, "wl")
	check(c, "[1 3] [1]")
	check(playOn(t, c, "w"), "[1 3] [1 3]")
	check(playOn(t, c, "l"), "[1] [1]")
}

// TestSecrets checks that each player gets one Secret Card of the pack and the same one in a second
// attempt, that a new player gets one of the rest, and that only allowed players see it (R-SCN-06).
func TestSecrets(t *testing.T) {
	c := playOn(t, begin(t, two), "w")
	if l := log(t, c); !slices.Equal(l.Secrets, []int{1, 2}) || l.Pack == 0 {
		t.Fatalf("dealt are %v of pack %d", l.Secrets, l.Pack)
	}
	pack := log(t, c).Pack
	c = play(t, c, Result{Secrets: []bool{false, true}})
	shown := func(c Campaign, to string) (out []string) {
		for _, x := range c.Page().Secrets {
			name, ok := x.Shown(to)
			if ok != (name != "") {
				t.Errorf("%q is shown: %v", name, ok)
			}
			out = append(out, name)
		}
		return out
	}
	ana, bob := rebirth.SecretAt(2, pack, 1), rebirth.SecretAt(2, pack, 2)
	for to, want := range map[string][]string{"": {"", bob}, "Ana": {ana, bob}, "Bob B.": {"", bob}, "Cy": {"", bob}} {
		t.Run(to, func(t *testing.T) {
			if got := shown(c, to); !slices.Equal(got, want) {
				t.Errorf("%q sees %q, want %q", to, got, want)
			}
		})
	}
	c = get(t)(c.Seat([]Player{{Name: "Cy", Hero: "Aquaman"}, two[1], two[0], {Name: "Di", Hero: "Superman"}}))
	if l := log(t, c); !slices.Equal(l.Secrets, []int{3, 0, 1, 4}) || l.Pack != pack {
		t.Errorf("in the replay: %v of pack %d, not %d", l.Secrets, l.Pack, pack)
	}
	if text := strings.Join(c.Lines(), "\n"); strings.Contains(text, ana) || !strings.Contains(text, bob) {
		t.Errorf("the lines tell more or less than is known:\n%s", text)
	}
	p, _ := c.Plan()
	if strings.Contains(p.String(), ana) {
		t.Errorf("%s names a Secret Card", p)
	}
	if _, err := get(t)(c.Start()).Record(Result{Secrets: []bool{false, true, false, false}}); english.Error(t, err) == nil {
		t.Error("a Secret Card is done twice")
	}
	// Going back to before they were dealt deals them again.
	again := get(t)(c.GoBack(1))
	if l := log(t, again); l.Pack == pack || !slices.Equal(l.Secrets, []int{1, 2}) || len(again.Page().Secrets) != 0 {
		t.Errorf("dealt again: %v of pack %d, %v known", l.Secrets, l.Pack, again.Page().Secrets)
	}
	// Scenario 5 has its own cards.
	five := playOn(t, c, "www")
	if l := log(t, five); len(l.Secrets) != 4 || l.Secrets[0] != 1 || l.Pack == pack {
		t.Errorf("in Scenario %d: %v of pack %d", five.Next().Scenario, l.Secrets, l.Pack)
	}
}

// TestMissions checks that each Side Mission can be completed once a campaign, from Scenario 2 on,
// and that two of them add a card from the next attempt on (R-SID-02, R-SID-04).
func TestMissions(t *testing.T) {
	first := get(t)(begin(t, two).Start())
	if _, err := first.Record(Result{Missions: rebirth.SideMissions[:1]}); english.Error(t, err) == nil {
		t.Error("a Side Mission is completed in Scenario 1")
	}
	c := play(t, playOn(t, begin(t, two), "w"), Result{Missions: []string{"Bricks and Mortar", "A Very Good Boy"}})
	if l := log(t, c); !slices.Equal(l.Missions, []string{"A Very Good Boy", "Bricks and Mortar"}) {
		t.Errorf("in the replay: %q", l.Missions)
	}
	if p := c.Page(); !slices.Equal(p.Added, []string{"Krypto"}) || len(p.Missions) != 2 {
		t.Errorf("added are %q by %q", p.Added, p.Missions)
	}
	if _, err := get(t)(c.Start()).Record(Result{Missions: []string{"A Very Good Boy"}}); english.Error(t, err) == nil || !strings.Contains(err.Error(), "already completed") {
		t.Errorf("a Side Mission is completed twice: %v", err)
	}
	if c = play(t, c, Result{Missions: []string{"A Light in the Dark"}}); !slices.Equal(c.Page().Added, []string{"Krypto", "The Ray"}) {
		t.Errorf("added are %q", c.Page().Added)
	}
}

// TestRewards checks the larger opening hand after Scenario 6, the cards lost in Scenario 7, and
// what is unlocked for single games.
func TestRewards(t *testing.T) {
	six := playOn(t, begin(t, two), "wwwww")
	for results, want := range map[string]int{"": 0, "w": 1, "wl": 1, "ww": 0, "ll": 0} {
		t.Run(results, func(t *testing.T) {
			if got := log(t, playOn(t, six, results)).Opening; got != want {
				t.Errorf("after %q: %d cards more, want %d", results, got, want)
			}
		})
	}
	seven := playOn(t, six, "w")
	c := play(t, seven, Result{Lost: []string{"Blast", "Aquaman", "Blast"}})
	if got := log(t, c).Lost; got != nil {
		t.Errorf("the replay of Scenario 7 is without %q", got)
	}
	c = play(t, c, Result{Won: true, Lost: []string{"Telepathy"}})
	if got := log(t, c).Lost; !slices.Equal(got, []string{"Telepathy"}) {
		t.Errorf("Scenario 8 is without %q", got)
	}
	if got := log(t, playOn(t, c, "l")).Lost; !slices.Equal(got, []string{"Telepathy"}) {
		t.Errorf("its replay is without %q", got)
	}
	if _, err := get(t)(c.Start()).Record(Result{Lost: []string{"Blast"}}); english.Error(t, err) == nil {
		t.Error("cards are lost in Scenario 8")
	}
	if got := six.Page().Unlocked; !slices.Equal(got, []string{"Mister Mxyzptlk", "Starro"}) {
		t.Errorf("unlocked are %q", got)
	}
	if got := playOn(t, begin(t, two), "wwlllwllwwlw").Page().Unlocked; !slices.Equal(got, []string{"Darkseid", "Impossible Mode"}) {
		t.Errorf("unlocked are %q", got)
	}
}

// TestSeat checks that players can join and leave between attempts but not during one (R-SCN-01).
func TestSeat(t *testing.T) {
	c := playOn(t, begin(t, []Player{{Name: "Ana"}, {Name: "Bob"}, {Name: "Cy", Hero: "Superman"}}), "w")
	for _, p := range c.Players {
		if !slices.Contains(Heroes(), p.Hero) {
			t.Errorf("%s is %q", p.Name, p.Hero)
		}
	}
	alone := get(t)(c.Seat([]Player{{Name: "Di", Hero: "Aquaman", Ally: "Batman"}}))
	p, err := alone.Plan()
	if err != nil || len(p.Seats) != 1 || !slices.Equal(p.Seats[0].Heroes, []string{"Aquaman", "Batman"}) {
		t.Errorf("alone: %v, %v", p, err)
	}
	if got := alone.Page().Signatures["Aquaman"]; !slices.Equal(got, []int{1}) {
		t.Errorf("who joins has Signature cards %v", got)
	}
	running := get(t)(c.Start())
	if _, err := running.Seat(two); english.Error(t, err) == nil || !strings.Contains(err.Error(), "after the current attempt") {
		t.Errorf("players change in a play: %v", err)
	}
	for want, players := range map[string][]Player{
		"0 players":                          {},
		"5 players":                          make([]Player, 5),
		"player 1 has no name":               {{Name: " "}},
		"two players are named A":            {{Name: "A"}, {Name: "A "}},
		"the names Ana and ana look alike":   {{Name: "Ana"}, {Name: "ana"}},
		"player 2: a name has at most":       {{Name: "A"}, {Name: strings.Repeat("A", 25)}},
		"player 1: the game's fonts don't":   {{Name: "דוד"}},
		"choose from Superman":               {{Name: "A", Hero: "Robin"}},
		"A and B both chose Batman":          {{Name: "A", Hero: "Batman"}, {Name: "B", Hero: "Batman"}},
		"A can't have an ally":               {{Name: "A", Ally: "Batman"}, {Name: "B"}},
		"A chose Batman as hero and as ally": {{Name: "A", Hero: "Batman", Ally: "Batman"}},
		"A: unknown player type":             {{Name: "A", Kind: "very greedy"}},
	} {
		t.Run(want, func(t *testing.T) {
			if _, err := c.Seat(players); english.Error(t, err) == nil || !strings.HasPrefix(err.Error(), "players: ") || !strings.Contains(err.Error(), want) {
				t.Errorf("%v: %v, want %s", players, err, want)
			}
		})
	}
}

// TestGoBack checks that going back keeps the whole log, adds an entry to it, and deals again, and
// that an undone point can be chosen again.
func TestGoBack(t *testing.T) {
	c := playOn(t, begin(t, two), "wlw")
	before, _ := playOn(t, begin(t, two), "w").Plan()
	first := get(t)(c.Seat([]Player{{Name: "Zed", Hero: "Superman"}}))
	back := get(t)(first.GoBack(1))
	if boxes(back) != "1,,,,,,," || back.Next() != (Next{Scenario: 2, Try: 1}) || !reflect.DeepEqual(back.Players, two) {
		t.Errorf("back at %s, %+v, %v", boxes(back), back.Next(), back.Players)
	}
	if after, _ := back.Plan(); after.Seed == before.Seed || log(t, back).Pack == log(t, playOn(t, begin(t, two), "w")).Pack {
		t.Error("chance falls as it did")
	}
	if p := back.Page(); p.Backs != 1 || len(back.Entries()) != 4 || !strings.Contains(strings.Join(back.Lines(), "\n"), "Went back to before Scenario 2, attempt 1 (line 2).") {
		t.Errorf("marked as %q", back.Lines())
	}
	var inForce []bool
	for _, p := range back.Points() {
		inForce = append(inForce, p.InForce)
	}
	if !slices.Equal(inForce, []bool{true, false, false}) {
		t.Errorf("in force are %v", inForce)
	}
	// Go forward again, to an undone point.
	on := get(t)(playOn(t, back, "l").GoBack(2))
	if on.Next() != (Next{Scenario: 2, Try: 2}) || on.Backs() != 2 || boxes(playOn(t, on, "w")) != "1,2,,,,,," {
		t.Errorf("forward at %+v, then %s", on.Next(), boxes(playOn(t, on, "w")))
	}
	// Going back can end a current attempt.
	running := get(t)(back.Start())
	left := get(t)(running.GoBack(4))
	if left.Next() != (Next{Scenario: 2, Try: 1}) || left.Game() != "" || running.Game() == get(t)(left.Start()).Game() {
		t.Errorf("left at %+v", left.Next())
	}
	for _, n := range []int{-1, 3, 4, 99} {
		if _, err := back.GoBack(n); english.Error(t, err) == nil {
			t.Errorf("gone back to %d", n)
		}
	}
	// The earlier campaign is unchanged.
	if boxes(c) != "1,2,,,,,," || len(c.Entries()) != 3 || c.Backs() != 0 {
		t.Error("the campaign before has changed")
	}
}

// TestPlans checks that the Plan of an attempt never changes and builds a game, and that no two
// attempts have the same seed.
func TestPlans(t *testing.T) {
	c := begin(t, two)
	seeds := map[uint64]bool{}
	for range 2 * len(rebirth.Scenarios) {
		next, err := c.Plan()
		if err != nil {
			t.Fatal(err)
		}
		running := get(t)(c.Start())
		now, err := running.Plan()
		if err != nil || next.String() != now.String() {
			t.Fatalf("%s, and once it was started %s, %v", next, now, err)
		}
		g, err := catalog.Shipped.Build(now)
		if err != nil || seeds[now.Seed] {
			t.Fatalf("%s: %v", now, err)
		}
		seeds[now.Seed] = true
		// The game has the Plan of the campaign.
		if g.Plan.String() != now.String() && !strings.Contains(now.String(), "scenario=1") {
			want := now
			want.Sets = g.Plan.Sets
			if g.Plan.String() != want.String() {
				t.Errorf("built of %s it is %s", now, g.Plan)
			}
		}
		c = get(t)(running.Record(lost))
	}
}

// TestResultFaults checks that impossible results are refused and change nothing.
func TestResultFaults(t *testing.T) {
	c := get(t)(playOn(t, begin(t, two), "w").Start())
	for want, r := range map[string]Result{
		`unknown Location "Moon"`:    {Damage: map[string]int{"Moon": 1}},
		"Bank: damage 6 must be":     {Damage: map[string]int{"Bank": 6}},
		"Bank: damage -1 must be":    {Damage: map[string]int{"Bank": -1}},
		"of 3 players, but 2":        {Secrets: []bool{false, false, true}},
		`unknown Side Mission "Fly"`: {Missions: []string{"Fly"}},
		"already completed":          {Missions: []string{"Bricks and Mortar", "Bricks and Mortar"}},
		"lost in Scenario 2":         {Lost: []string{"Blast"}},
	} {
		t.Run(want, func(t *testing.T) {
			if next, err := c.Record(r); english.Error(t, err) == nil || !strings.HasPrefix(err.Error(), "result: ") || !strings.Contains(err.Error(), want) || !next.Next().Running {
				t.Errorf("%v: %v, want %s", r, err, want)
			}
		})
	}
	seven := get(t)(playOn(t, begin(t, two), "wwwwww").Start())
	if _, err := seven.Record(Result{Lost: []string{"a=b"}}); english.Error(t, err) == nil {
		t.Error("a card that cannot be written down is lost")
	}
}

// TestDated checks that the start time of an attempt is in its point, stays there after the result,
// and changes nothing else. A finished attempt keeps its time.
func TestDated(t *testing.T) {
	begun := get(t)(begin(t, two).Start())
	dated := begun.Dated(1_700_000_000)
	a, errA := begun.Plan()
	b, errB := dated.Plan()
	if errA != nil || errB != nil || a.String() != b.String() || begun.Game() != dated.Game() {
		t.Errorf("with a time its play is %s (%v), without %s (%v)", b, errB, a, errA)
	}
	if begun.Points()[0].Began != 0 || dated.Points()[0].Began != 1_700_000_000 {
		t.Errorf("the points are %+v and %+v", begun.Points(), dated.Points())
	}
	over := get(t)(dated.Record(Result{Won: true})).Dated(5)
	if got := over.Points()[0].Began; got != 1_700_000_000 {
		t.Errorf("after it was won it began at %d", got)
	}
	if err := over.Follows(dated); err != nil {
		t.Error(err)
	}
}

// TestDamageBefore checks the damage before every entry, also after going back.
func TestDamageBefore(t *testing.T) {
	c := begin(t, two)
	for n := 1; n <= 3; n++ {
		c = play(t, c, Result{Won: true, Damage: map[string]int{"Bank": n}})
	}
	c = play(t, get(t)(c.GoBack(1)), Result{Damage: map[string]int{"Bank": 5}})
	for entry, want := range []int{0, 1, 2, 3, 1} {
		if got := c.DamageBefore(entry)["Bank"]; got != want {
			t.Errorf("before entry %d the Bank has %d damage, want %d", entry, got, want)
		}
	}
}
