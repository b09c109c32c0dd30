package campaign

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"lineup/game/catalog"
	"lineup/game/english"
	"lineup/game/mode/rebirth"
	set "lineup/game/sets/rebirth"
)

// wander returns a campaign of random steps.
func wander(t testing.TB, chance *rand.Rand, steps int) Campaign {
	t.Helper()
	heroes := Heroes()
	c := begin(t, []Player{{Name: "A", Hero: heroes[0]}})
	for range steps {
		switch points := c.Points(); {
		case chance.IntN(8) == 0 && len(points) > 0 || c.Next().Over:
			c = get(t)(c.GoBack(points[chance.IntN(len(points))].Entry))
		case !c.Next().Running && chance.IntN(4) == 0:
			chance.Shuffle(len(heroes), func(i, j int) { heroes[i], heroes[j] = heroes[j], heroes[i] })
			var players []Player
			for i := range 1 + chance.IntN(4) {
				players = append(players, Player{Name: string(rune('A' + (i+chance.IntN(2)*4)%8)), Hero: heroes[i]})
			}
			if next, err := c.Seat(players); err == nil {
				c = next
			}
		case !c.Next().Running:
			c = get(t)(c.Start()).Dated(int64(chance.IntN(1 << 31)))
		default:
			c = get(t)(c.Record(anyResult(t, c, chance)))
		}
	}
	return c
}

// anyResult returns a random result that is possible for the current attempt.
func anyResult(t testing.TB, c Campaign, chance *rand.Rand) Result {
	r := Result{Won: chance.IntN(2) == 0, Damage: map[string]int{}}
	for _, place := range set.Locations() {
		r.Damage[place] = chance.IntN(set.HitPoints + 1)
	}
	l := log(t, c)
	for _, place := range l.Secrets {
		r.Secrets = append(r.Secrets, place > 0 && chance.IntN(2) == 0)
	}
	if c.Next().Scenario >= rebirth.FirstMissions {
		for _, m := range rebirth.SideMissions {
			if !slices.Contains(l.Missions, m) && chance.IntN(4) == 0 {
				r.Missions = append(r.Missions, m)
			}
		}
	}
	if c.Next().Scenario == lossIn {
		r.Lost = []string{"Blast", "Toss", "Blast"}[:chance.IntN(4)]
	}
	return r
}

// TestWander checks that any campaign can be written and read without a change, and that its next
// attempt can be dealt.
func TestWander(t *testing.T) {
	for seed := range uint64(60) {
		c := wander(t, rand.New(rand.NewPCG(seed, 1)), 80)
		text, err := Write(c)
		if err != nil {
			t.Fatal(seed, err)
		}
		for _, l := range c.Lines() {
			if found := english.Stilted(l); found != "" {
				t.Errorf("%q is stilted in the line %q", found, l)
			}
		}
		back, err := Read(text)
		if err != nil || !reflect.DeepEqual(back.Page(), c.Page()) || !reflect.DeepEqual(back.Points(), c.Points()) || back.Next() != c.Next() || !slices.Equal(back.Lines(), c.Lines()) {
			t.Fatalf("seed %d: read back as\n%q (%v), it was\n%q", seed, back.Lines(), err, c.Lines())
		}
		if c.Next().Over {
			continue
		}
		log(t, c)
		p, err := c.Plan()
		if err != nil {
			t.Fatal(seed, err)
		}
		if _, _, err := catalog.Shipped.Deal(p); err != nil {
			t.Fatalf("seed %d: %s: %v", seed, p, err)
		}
	}
}

// TestFileFaults checks that impossible campaigns are refused with an error that names the place.
func TestFileFaults(t *testing.T) {
	text, err := Write(playOn(t, begin(t, two), "wlw"))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ old, new, want string }{
		{`"version":3`, `"version":4`, "campaign version 4 is newer than this program supports (3)"},
		{`"version":3`, `"version":0`, "campaign: its version is missing"},
		{`"version":3`, `"version":3,"moon":1`, `unknown field "moon"`},
		{`"try":2`, `"try":2,"began":-1`, "entry 3: began: -1 is not a time"},
		{`"id":"town"`, `"id":""`, "id: "},
		{`"id":"town"`, `"id":"a#b"`, "id: "},
		{`"hero":"Batman"`, `"hero":""`, `players: Ana: "" is not a Super Hero`},
		{`"hero":"Batman"`, `"hero":"Cyborg"`, "players: Ana and Bob B. both chose Cyborg"},
		{"\n{\"play\":{\"scenario\":2,\"try\":1", "\n{\"play\":{\"scenario\":3,\"try\":1", "entry 2: play: attempt 1 of Scenario 3, but next was attempt 1 of Scenario 2"},
		{`"secrets":[1,2]`, `"secrets":[1,1]`, "entry 2: secrets: two players have the card at place 1"},
		{`"secrets":[1,2]`, `"secrets":[1,5]`, "entry 2: secrets: place 5 must be 0 to 4"},
		{`"secrets":[1,2]`, `"secrets":[1]`, "entry 2: secrets: Secret Cards of 1 players, but 2 played"},
		{`"secrets":[1,2],`, ``, "entry 2: secrets: Secret Cards and the number of their pack must come together"},
		{`"try":2`, `"try":2,"x":0`, `unknown field "x"`},
		{`"won":true`, `"won":7`, "line 2: "},
		{"]}\n", "]}\n{}", "line 5: "},
		{"]}\n", ",{}]}\n", "entry 4: it must be either an attempt or going back"},
		{"]}\n", ",{\"back\":{\"to\":3}}]}\n", "entry 4: back: no earlier attempt 3"},
		{"]}\n", "", "it cannot be read"},
	} {
		t.Run(c.want, func(t *testing.T) {
			broken := strings.Replace(string(text), c.old, c.new, 1)
			if broken == string(text) {
				t.Fatalf("%s is not in\n%s", c.old, text)
			}
			_, err := Read([]byte(broken))
			english.Error(t, err)
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("%s for %s: %v, want %s", c.new, c.old, err, c.want)
			}
		})
	}
	// Campaigns from before attempts had a time or defeated Villains can be read.
	for _, version := range []string{`"version":1`, `"version":2`} {
		first, err := Read([]byte(strings.Replace(string(text), `"version":3`, version, 1)))
		if err != nil || len(first.Points()) != 3 || first.Points()[0].Began != 0 || first.Entries()[0].Play.Result.Defeated != nil {
			t.Errorf("with %s it is %+v: %v", version, first.Points(), err)
		}
	}
	// An unknown hero is an error only when its player is seated.
	old, err := Read([]byte(strings.ReplaceAll(string(text), `"hero":"Batman"`, `"hero":"Robin"`)))
	if err != nil || len(old.Entries()) != 3 {
		t.Errorf("with a hero of another time: %v", err)
	}
	if _, err := old.Seat(old.Players); english.Error(t, err) == nil || !strings.Contains(err.Error(), `Ana: unknown Super Hero "Robin": choose from Superman`) {
		t.Error(err)
	}
	var newer *Newer
	if _, err := Read([]byte(`{"version":9,"anything":[]}`)); !errors.As(err, &newer) || newer.Version != 9 {
		t.Errorf("of a version to come: %v", err)
	}
	if _, err := Read(make([]byte, MaxText+1)); english.Error(t, err) == nil {
		t.Error("a file that is too large is read")
	}
}

// TestDefeated checks that the Villains defeated in an attempt are in the log and in the file, and
// that names that cannot be shown are refused.
func TestDefeated(t *testing.T) {
	c := play(t, begin(t, two), Result{Won: true, Defeated: []string{"Giganta", "Bane", "Giganta"}})
	if got, want := c.Lines()[0], "Scenario 1, attempt 1, won; defeated Bane, Giganta, and Giganta."; got != want {
		t.Errorf("the log says %q, want %q", got, want)
	}
	text, err := Write(c)
	if err != nil {
		t.Fatal(err)
	}
	back, err := Read(text)
	if err != nil || !reflect.DeepEqual(back, c) {
		t.Errorf("read as %+v: %v", back, err)
	}
	running := get(t)(begin(t, two).Start())
	for _, names := range [][]string{{""}, {"a\nb"}, {strings.Repeat("x", maxName+1)}, slices.Repeat([]string{"Bane"}, maxDefeated+1)} {
		if _, err := running.Record(Result{Defeated: names}); english.Error(t, err) == nil {
			t.Errorf("%.40q is recorded", names)
		}
	}
}

// FuzzRead checks that no text makes Read panic, and that every campaign it returns can be written
// and read without a change.
func FuzzRead(f *testing.F) {
	for seed := range uint64(6) {
		text, err := Write(wander(f, rand.New(rand.NewPCG(seed, 2)), 30))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	for _, text := range []string{"", "null", "{}", `{"version":1}`, "[", `{"version":1,"id":"a","seed":1,"players":[{"name":"A","hero":"Batman"}],"entries":[{"back":{"to":0}}]}`} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		c, err := Read(text)
		if err != nil {
			return
		}
		again, err := Write(c)
		if err != nil {
			t.Fatal(err)
		}
		d, err := Read(again)
		if err != nil || !reflect.DeepEqual(c.Page(), d.Page()) || !slices.Equal(c.Lines(), d.Lines()) || c.Next() != d.Next() {
			t.Fatalf("%q is read as %q and then %q, %v", text, c.Lines(), d.Lines(), err)
		}
		_, _ = c.Plan()
		_ = c.Points()
	})
}

// TestEarlierNames checks that a campaign of an earlier version, which took any names, opens with
// names that are told apart, keeps what each player has done, and can be continued.
func TestEarlierNames(t *testing.T) {
	heroes := Heroes()
	c := begin(t, []Player{{Name: "A", Hero: heroes[0]}, {Name: "B", Hero: heroes[1]}, {Name: "C", Hero: heroes[2]}})
	for c.Next().Scenario < rebirth.FirstMissions {
		c = get(t)(get(t)(c.Start()).Record(anyResult(t, get(t)(c.Start()), rand.New(rand.NewPCG(1, 1)))))
	}
	written := func(c Campaign) []byte {
		text, err := Write(c)
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	text := string(written(c))
	long := strings.Repeat("N", 90)
	for from, to := range map[string]string{`"name":"A"`: `"name":"` + long + `a"`, `"name":"B"`: `"name":"` + long + `b"`, `"name":"C"`: `"name":"李小龍"`, `"title":"Our town"`: `"title":"` + long + `"`} {
		if !strings.Contains(text, from) {
			t.Fatalf("%s is not in %s", from, text)
		}
		text = strings.ReplaceAll(text, from, to)
	}
	old := get(t)(Read([]byte(text)))
	n := strings.Repeat("N", 21)
	var got []string
	for _, p := range old.Players {
		got = append(got, p.Name)
	}
	if want := []string{n + "NN…", n + "… 2", "Player"}; !slices.Equal(got, want) || old.Title != n+"NN…" {
		t.Errorf("the players are %q and the title %q, want %q", got, old.Title, want)
	}
	if len(old.Lines()) != len(c.Lines()) || old.Next() != c.Next() {
		t.Errorf("the log is %q, it was %q", old.Lines(), c.Lines())
	}
	next := get(t)(old.Start())
	again := get(t)(Read(written(next)))
	if err := next.Follows(get(t)(Read([]byte(text)))); err != nil || !slices.Equal(again.Lines(), next.Lines()) {
		t.Errorf("continued as %q, %v", again.Lines(), err)
	}
	if _, err := c.Renamed(long); english.Error(t, err) == nil || err.Error() != "title: a name has at most 24 letters" {
		t.Errorf("a long title: %v", err)
	}
	if c, err := c.Renamed("  Our  evening "); err != nil || c.Title != "Our evening" {
		t.Errorf("the title is %q, %v", c.Title, err)
	}
}
