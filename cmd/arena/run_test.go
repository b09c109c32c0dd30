package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"lineup/game/catalog"
	"lineup/game/english"
	"lineup/game/mode"
	"lineup/game/testgame"
)

// arena runs a command line in this process. What it prints must not be stilted.
func arena(args ...string) (code int, stdout, stderr string) {
	var out, err bytes.Buffer
	code = run(args, &out, &err)
	if found := english.Stilted(out.String() + err.String()); found != "" {
		panic(fmt.Sprintf("arena %s: %q is stilted in\n%s%s", strings.Join(args, " "), found, &out, &err))
	}
	return code, out.String(), err.String()
}

// arenaJSON runs a command that must succeed and decodes its JSON into v, which must have all its
// keys.
func arenaJSON(t *testing.T, v any, args ...string) {
	t.Helper()
	code, stdout, stderr := arena(args...)
	if code != exitOK {
		t.Fatalf("arena %s: exit %d\n%s", strings.Join(args, " "), code, stderr)
	}
	d := json.NewDecoder(strings.NewReader(stdout))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		t.Fatalf("arena %s: %v\n%s", strings.Join(args, " "), err, stdout)
	}
	if d.More() {
		t.Errorf("arena %s: more than one value on stdout", strings.Join(args, " "))
	}
}

// TestMisuse checks that bad input gives exit code 2 and one clear line on stderr that says what is
// wrong and what is allowed.
func TestMisuse(t *testing.T) {
	for _, c := range []struct {
		args  string
		wants []string
	}{
		{"", []string{"missing command", "play, rates, campaign, soak, check, cards, replay, resume, bench, sounds"}},
		{"fly", []string{`"fly"`, "play, rates, campaign, soak, check, cards, replay, resume, bench, sounds"}},
		{"play -speed 3", []string{"-speed", "-seats"}},
		{"play -games many", []string{"many", "-games", "arena play -h"}},
		{"play -games 0", []string{"-games 0", "1 to 100000000"}},
		{"play extra", []string{`"extra"`, "only flags"}},
		{"play -seats greedy", []string{"seats", "two to five players", "this game has one"}},
		{"play -seats greedy,greedy,greedy,greedy,greedy,greedy", []string{"seats", "two to five players", "this game has six"}},
		{"play -seats greedy,clever", []string{"clever", "random, dearest, greedy"}},
		{"play -seats greedy,,greedy", []string{"-seats", "empty"}},
		{"play -seats greedy,Ana", []string{"Ana is a person", "random, dearest, greedy"}},
		{"play -plan standard!seats=A:greedy,B:clever", []string{"B", `"clever"`, "random, dearest, greedy"}},
		{"play -plan standard!seats=A:greedy,A:greedy", []string{"seats", "two seats are named A"}},
		{"play -plan moon", []string{"mode", `"moon"`, "standard"}},
		{"play -plan seed=x", []string{"-plan", "seed", `"x"`}},
		{"play -mode moon", []string{"mode", `"moon"`, "standard"}},
		{"play -sets base,moon", []string{"sets", `"moon"`, "base"}},
		{"play -variant moon", []string{"variant", `"moon"`, "standard"}},
		{"play -line-up-size 0", []string{"line_up_size", "1 to 20"}},
		{"play -line_up_size 0", []string{"line_up_size", "1 to 20"}},
		{"soak -line_up_size 6 -line-up-size 6", []string{"-line_up_size is the old name of -line-up-size: give only one"}},
		{"soak -profile house", []string{"profile", `"house"`, "standard, tournament"}},
		{"bench -villains 13", []string{"villains", "2 to 12"}},
		{"play -beside sets=moon", []string{"-beside", "sets", `"moon"`, "base"}},
		{"play -beside seed=x", []string{"-beside", "seed", `"x"`}},
		{"play -beside sets=base -campaign x", []string{"-beside", "leave out -campaign"}},
		{"play -heroes Batman,Robin", []string{`"Robin"`, "Wonder Woman"}},
		{"play -heroes Batman,Batman", []string{"both chose Batman"}},
		{"play -heroes Batman,random,Aquaman", []string{"-heroes", "more heroes than there are seats (2)"}},
		{"play -profile house", []string{`"house"`, "standard, tournament"}},
		{"play -villains 13", []string{"13", "2 to 12"}},
		{"play -villains 0", []string{"0", "2 to 12"}},
		{"soak -seats 6", []string{"-seats 6", "2 to 5"}},
		{"soak -games -1", []string{"-games -1"}},
		{"soak -every 0", []string{"-every 0"}},
		{"check", []string{"no positions"}},
		{"check no/such/place", []string{"no/such/place"}},
		{"cards -set moon", []string{`"moon"`, "base"}},
		{"play -games", []string{"flag needs an argument: -games", "arena play -h"}},
		{"bench -against no/such", []string{"-against no/such", "old/bin/arena"}},
		{"bench -cpuprofile no/such/folder/p", []string{"no/such/folder"}},
	} {
		t.Run(c.args, func(t *testing.T) {
			args := strings.Fields(c.args)
			for i := range args {
				args[i] = strings.ReplaceAll(args[i], "!", " ") // a space inside an argument
			}
			code, stdout, stderr := arena(args...)
			if code != exitUsage {
				t.Errorf("arena %s: exit %d", c.args, code)
			}
			if stdout != "" || strings.Count(stderr, "\n") != 1 || !strings.HasSuffix(stderr, "\n") {
				t.Errorf("arena %s: stdout %q, stderr %q", c.args, stdout, stderr)
			}
			for _, want := range c.wants {
				if !strings.Contains(stderr, want) {
					t.Errorf("arena %s: %q does not mention %s", c.args, stderr, want)
				}
			}
		})
	}
}

func TestHelp(t *testing.T) {
	code, stdout, _ := arena("-h")
	column := -1 // where all summaries begin
	for _, cmd := range commands {
		at := -1
		for line := range strings.Lines(stdout) {
			if strings.HasPrefix(line, "  "+cmd.name+" ") {
				at = strings.Index(line, "  "+cmd.summary+"\n")
			}
		}
		if column < 0 {
			column = at
		}
		if code != exitOK || at < 0 || at != column {
			t.Errorf("arena -h: exit %d; the summary of %s is in column %d, want %d\n%s", code, cmd.name, at, column, stdout)
		}
		for line := range strings.Lines(cmd.usage()) {
			if len(line) > 91 {
				t.Errorf("arena %s -h has a line of %d characters: %s", cmd.name, len(line), line)
			}
		}
		code, about, stderr := arena(cmd.name, "-h")
		if code != exitOK || stderr != "" || !strings.Contains(about, "-json") || !strings.Contains(about, "JSON") {
			t.Errorf("arena %s -h: exit %d\n%s%s", cmd.name, code, about, stderr)
		}
	}
}

func TestPlay(t *testing.T) {
	var first, second playJSON
	args := []string{"play", "-json", "-seats", "greedy,random,dearest", "-games", "30", "-heroes", "Batman,random,The Flash", "-villains", "6"}
	arenaJSON(t, &first, args...)
	arenaJSON(t, &second, args...)
	if first.Games != 30 || first.Finished != 30 || len(first.Seats) != 3 || first.TurnsPerGame < 3 || first.TurnsPerCPU <= 0 {
		t.Errorf("got %+v", first)
	}
	wins := 0.0
	for i, s := range first.Seats {
		wins += s.Wins
		if s.DecisionNS <= 0 {
			t.Errorf("no time was taken: %+v", s)
		}
		if untimed(s) != untimed(second.Seats[i]) {
			t.Errorf("the same games went differently: %+v and %+v", s, second.Seats[i])
		}
		if s.Low > s.WinRate || s.High < s.WinRate {
			t.Errorf("the win rate is outside its interval: %+v", s)
		}
	}
	if wins < 29.99 || wins > 30.01 || first.Seats[1].Player != "random" {
		t.Errorf("%.2f wins in 30 games: %+v", wins, first.Seats)
	}
	if _, text, _ := arena("play", "-seats", "dearest,dearest", "-games", "4"); !strings.Contains(text, "all") {
		t.Errorf("the wins of a kind that sits twice are not added up:\n%s", text)
	}
}

// untimed returns a player's result without its times.
func untimed(s seatJSON) seatJSON {
	s.DecisionNS = 0
	return s
}

// TestPlayOnePlan checks that flags and the text of a Plan describe the same game.
func TestPlayOnePlan(t *testing.T) {
	var flags, text playJSON
	arenaJSON(t, &flags, "play", "-json", "-games", "12", "-seats", "greedy,random", "-heroes", "Batman,random", "-villains", "6", "-profile", "tournament", "-seed", "3")
	arenaJSON(t, &text, "play", "-json", "-games", "12", "-seed", "3",
		"-plan", "standard sets=base profile=tournament villains=6 seats=A:greedy:Batman,B:random heroes=chosen seed=4")
	for i, s := range flags.Seats {
		if untimed(s) != untimed(text.Seats[i]) {
			t.Errorf("by flags %+v, by text %+v", s, text.Seats[i])
		}
	}
}

// TestPlayBeside checks that two series of games played alternately have the same results as each
// alone, and that every pair of blocks is compared.
func TestPlayBeside(t *testing.T) {
	const games = 600 // two whole blocks and a part of one
	args := []string{"play", "-json", "-games", "600", "-seats", "random,dearest", "-seed", "5", "-villains", "2"}
	var both struct {
		Own       playJSON   `json:"own"`
		Beside    playJSON   `json:"beside"`
		Pairs     int        `json:"pairs"`
		Games     spreadJSON `json:"games_as_fast"`
		Turns     spreadJSON `json:"player_turns_as_fast"`
		Decisions spreadJSON `json:"decisions_as_fast"`
	}
	arenaJSON(t, &both, append(args, "-beside", "sets=heroes_unite villains=3")...)
	if both.Pairs != 3 {
		t.Errorf("%d pairs of %d games, want 3", both.Pairs, games)
	}
	for _, s := range []spreadJSON{both.Games, both.Turns, both.Decisions} {
		if s.Low <= 0 || s.Low > s.Median || s.Median > s.High {
			t.Errorf("a spread of %+v", s)
		}
	}
	for _, c := range []struct {
		name string
		got  playJSON
		args []string
	}{{"own", both.Own, args}, {"beside", both.Beside, append(args[:len(args)-1:len(args)-1], "3", "-sets", "heroes_unite")}} {
		t.Run(c.name, func(t *testing.T) {
			var alone playJSON
			arenaJSON(t, &alone, c.args...)
			if c.got.Games != games || c.got.Finished != alone.Finished || c.got.TurnsPerGame != alone.TurnsPerGame || c.got.Seats[0].Wins != alone.Seats[0].Wins {
				t.Errorf("%+v, alone %+v", c.got, alone)
			}
		})
	}
}

// TestSoakVaries checks that games differ only in what a Plan leaves open.
func TestSoakVaries(t *testing.T) {
	plans := func(fixed mode.Plan) map[string]bool {
		open, err := catalog.Prepare(fixed)
		if err != nil {
			t.Fatal(err)
		}
		k, out := newSoaker(fixed, open, 1), map[string]bool{}
		for seed := range uint64(4 * 2 * 2 * 8) {
			p := k.variety(seed)
			g, err := catalog.Build(p)
			if err != nil {
				t.Fatalf("%v: %v", p, err)
			}
			p = g.Plan
			p.Seed = 0
			out[p.String()] = true
		}
		return out
	}
	if n := len(plans(mode.Plan{})); n != (4+3)*2*8 { // five seats cannot be dealt two heroes each
		t.Errorf("%d kinds of games", n)
	}
	if n := len(plans(mode.Plan{Seats: mode.People(3), Profile: "standard"})); n != 2*8 {
		t.Errorf("%d kinds of games with seats and profile fixed", n)
	}
	if got := plans(mode.Plan{Seats: mode.People(5), Profile: "tournament", Options: mode.Options{{Name: "villains", Value: "6"}}}); len(got) != 1 {
		t.Errorf("%d kinds of games where all is fixed", len(got))
	}
}

// TestFailureIsShort checks that a failed game is reported in a few lines, with a command that
// fails in the same way.
func TestFailureIsShort(t *testing.T) {
	args := []string{"soak", "-games", "1", "-seed", "6", "-plan", "trial seats=A::Robin,B"} // there is no Robin to be dealt
	var told [2]string
	for i := range told {
		var stdout, stderr strings.Builder
		if code := run(args, &stdout, &stderr); code != exitFailed {
			t.Fatalf("%v: exit code %d, %s", args, code, stderr.String())
		}
		told[i] = stderr.String()
		_, again, ok := strings.Cut(told[i], "again: arena ")
		if !ok || len(told[i]) > 1000 {
			t.Fatalf("a failure is told as %s", told[i])
		}
		command, plan, _ := strings.Cut(strings.TrimSpace(again), " -plan ")
		args = append(strings.Fields(command), "-plan", strings.Trim(plan, "'"))
	}
	if told[0] != told[1] {
		t.Errorf("played again the failure is told as\n%s, not\n%s", told[1], told[0])
	}
	for _, want := range []string{"seed 6: decision 0: heroes: ", "\nplan: trial profile=standard ", "seed=6\n"} {
		if !strings.Contains(told[0], want) {
			t.Errorf("a failure does not say %q: %s", want, told[0])
		}
	}
	long := result{decisions: endless, err: errFound, plan: mode.Plan{Mode: "trial"}}
	if text := long.told(mode.Plan{Seed: 3}, 1, 0); len(text) > 200 || !strings.Contains(text, "decision 200000") {
		t.Errorf("a long game that fails is told as %s", text)
	}
}

// TestPlayAgain checks that the command printed with a failure can be pasted.
func TestPlayAgain(t *testing.T) {
	p := mode.Plan{Profile: "tournament", Seats: []mode.Seat{{Name: "Ra's"}, {Name: "B"}}, Seed: 7}
	if got, want := playAgain(p, 3, 5), `arena soak -games 1 -seed 7 -every 3 -damage 5 -plan 'profile=tournament seats=Ra'\''s,B'`; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	if got, want := playAgain(mode.Plan{Seed: 7}, 1, 0), "arena soak -games 1 -seed 7"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestSoak(t *testing.T) {
	var first, second soakJSON
	arenaJSON(t, &first, "soak", "-json", "-games", "4", "-every", "7")
	arenaJSON(t, &second, "soak", "-json", "-games", "4", "-every", "50")
	if first.Games != 4 || first.Decisions < 1000 || len(first.Failures) != 0 || len(first.Hash) != 16 {
		t.Errorf("got %+v", first)
	}
	if first.Hash != second.Hash {
		t.Errorf("checking changes the game: hash %s and %s", first.Hash, second.Hash)
	}
}

func TestCards(t *testing.T) {
	var list []map[string]any
	arenaJSON(t, &list, "cards", "-json", "-set", "base")
	byKind := map[string]map[string]any{}
	copies := 0.0
	for _, c := range list {
		byKind[c["kind"].(string)] = c
		if c["kind"] != "super_hero" {
			copies += c["copies"].(float64)
		}
		for _, key := range []string{"name", "set", "kind", "types", "copies", "cost", "vp", "text", "keywords"} {
			if _, ok := c[key]; !ok {
				t.Errorf("%v has no %s", c["name"], key)
			}
		}
	}
	if copies != 214 { // C-002
		t.Errorf("%v cards in the box", copies)
	}
	if h := byKind["super_hero"]; h["cost"] != nil || h["vp"] != nil {
		t.Errorf("a super hero costs %v and is worth %v", h["cost"], h["vp"])
	}
	if w := byKind["weakness"]; w["vp"] != -1.0 || w["cost"] != 0.0 {
		t.Errorf("a Weakness costs %v and is worth %v", w["cost"], w["vp"])
	}
}

func TestCheck(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	const setup = "position(\"a Punch gives one Power\", rules = [\"C-023\"])\nseat(\"Ana\", hand = [\"Punch\"])\nseat(\"Bob\")\n" +
		"table(villains = [\"Ra's Al Ghul\"])\nplay(\"Punch\")\n"
	good := write("good.star", setup+"expect(power(), 1)\n")
	write("bad.star", setup+"expect(power(), 2)\n")
	if code, stdout, stderr := arena("check", good); code != exitOK || stdout != "1 passed, 0 failed\n" {
		t.Errorf("exit %d: %s%s", code, stdout, stderr)
	}
	code, stdout, _ := arena("check", dir)
	if code != exitFailed || !strings.HasSuffix(stdout, "\n1 passed, 1 failed\n") || !strings.Contains(stdout, "bad.star:6:") {
		t.Errorf("exit %d: %s", code, stdout)
	}
	code, stdout, _ = arena("check", dir, "-json")
	if code != exitFailed || !strings.Contains(stdout, `"line":6`) {
		t.Errorf("exit %d: %s", code, stdout)
	}
}

func TestBench(t *testing.T) {
	g := testgame.Build(t, catalog.Shipped, benchPlan)
	out, err := measureAll(g, time.Millisecond)
	if err != nil {
		t.Fatal(err)
	}
	if out.CopyAllocs > 0.01 || out.DecisionAllocs > 0.01 || out.StateBytes > 8192 || out.CopyNS <= 0 || out.Playouts <= 0 {
		t.Errorf("got %+v", out)
	}
	if out.Copy650Allocs != 0 || out.HashAllocs != 0 || out.Copy650NS <= 0 || out.HashNS <= 0 {
		t.Errorf("got %+v", out)
	}
	full, err := crowded(g, crowd)
	if err != nil {
		t.Fatal(err)
	}
	if n := full.NumCards(); n != crowd {
		t.Errorf("%d cards in a game of %d", n, crowd)
	}
}

// TestCompare checks that compare runs two arenas alternately, with canned results.
func TestCompare(t *testing.T) {
	said := map[string][]string{
		"own":   {`{"player_turns_per_cpu_second": 90, "seats": []}`, `{"copy_ns": 50, "hash_ns": 7}`, `{"player_turns_per_cpu_second": 120}`, `{"copy_ns": 60}`},
		"other": {`{"player_turns_per_cpu_second": 80}`, `{"copy_ns": 25, "hash_ns": 0}`, `{"player_turns_per_cpu_second": 60}`, `{"copy_ns": 15}`},
	}
	var order []string
	out, err := compare([2]string{"own", "other"}, 2, func(binary string, args []string) ([]byte, error) {
		order = append(order, binary+" "+args[0])
		next := said[binary][0]
		said[binary] = said[binary][1:]
		return []byte(next), nil
	})
	if err != nil {
		t.Fatal(err)
	}
	want := []compareJSON{{"player_turns_per_cpu_second", 105, 70, 1.5625, 1.125, 2}, {"copy_ns", 55, 20, 0.375, 0.25, 0.5}}
	if !slices.Equal(out, want) {
		t.Errorf("got %+v, want %+v", out, want)
	}
	if want := []string{"own play", "other play", "own bench", "other bench", "other play", "own play", "other bench", "own bench"}; !slices.Equal(order, want) {
		t.Errorf("they ran as %v", order)
	}
	for _, c := range []struct {
		text, want string
		err        error
	}{{"", "own play", errors.New("no such file")}, {"fast", "not an arena", nil}} {
		t.Run(c.text, func(t *testing.T) {
			_, err := compare([2]string{"own", "other"}, 1, func(string, []string) ([]byte, error) { return []byte(c.text), c.err })
			english.Error(t, err)
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("%+v: %v", c, err)
			}
		})
	}
}

func TestWilson(t *testing.T) {
	low, high := wilson(0.6, 2000)
	if low < 0.578 || low > 0.579 || high < 0.621 || high > 0.622 {
		t.Errorf("60 %% of 2000: %.4f to %.4f", low, high)
	}
	if low, high := wilson(0, 10); low != 0 || high < 0.27 || high > 0.28 {
		t.Errorf("0 of 10: %.4f to %.4f", low, high)
	}
}
