package main

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"lineup/game/campaign"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode/rebirth"
	"lineup/game/savegame"
	"lineup/game/testgame"
	"lineup/saves"
	"lineup/saves/disktest"
)

// TestPlayCampaign checks that arena campaign plays the next attempt in a file, with the contents
// of its log, and records the results until the campaign is over.
func TestPlayCampaign(t *testing.T) {
	file := filepath.Join(t.TempDir(), "town.lineup")
	var first, next campaignJSON
	arenaJSON(t, &first, "campaign", "-json", file, "-seats", "greedy,dearest", "-seed", "11")
	if first.Scenario != 1 || first.Try != 1 || len(first.Log) != 1 || first.Turns < 10 || !strings.Contains(first.Plan, "log=") {
		t.Fatalf("first %+v", first)
	}
	var series teamJSON
	arenaJSON(t, &series, "play", "-json", "-campaign", file, "-games", "4")
	if want := 1 + map[bool]int{true: 1}[first.Won]; series.Scenario != want || series.Games != 4 || series.Seats != 2 {
		t.Errorf("a series of what comes next: %+v", series)
	}
	for n := 2; !next.Over; n++ {
		next = campaignJSON{}
		arenaJSON(t, &next, "campaign", "-json", file)
		if len(next.Log) != n || n > campaign.Scenarios*campaign.Tries {
			t.Fatalf("play %d: %+v", n, next)
		}
	}
	town, err := readCampaign(file)
	if err != nil || town.Score() != next.Score || string(town.Grade()) != next.Grade || !town.Next().Over {
		t.Errorf("in the file: %+v, %v; told: %+v", town.Page(), err, next)
	}
	if _, err := os.Stat(file + ".bak1"); err != nil {
		t.Error("the state before is not kept:", err)
	}
	// A file may hold only the text of a campaign, and other players may play for its own.
	text, err := campaign.Write(begun(t, "Ana", ""))
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	plain := filepath.Join(folder, "town.json")
	if err := os.WriteFile(plain, text, 0o600); err != nil {
		t.Fatal(err)
	}
	if code, out, said := arena("campaign", plain, "-seats", "random"); code != exitOK || !strings.Contains(out, "Scenario 1, attempt 1, ") || said != "" {
		t.Errorf("exit %d\n%s%s", code, out, said)
	}
	if town, err := readCampaign(plain); err != nil || town.Players[0].Kind != "" || town.Entries()[0].Play.Players[0].Kind != "" {
		t.Errorf("who plays for Ana is written down: %+v, %v", town.Players, err)
	}
	unfinished, fresh := file+".bak1", filepath.Join(folder, "new")
	cut := filepath.Join(folder, "cut.lineup")
	newer := filepath.Join(t.TempDir(), "newer.json")
	if err := os.WriteFile(newer, []byte(`{"version":99}`), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{cut, cut + ".bak1"} {
		if err := os.WriteFile(name, text[:len(text)/2], 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		args  string
		wants []string
	}{
		{"campaign", []string{"missing FILE", "town.lineup"}},
		{"campaign " + fresh + " " + file, []string{`"` + file + `"`, "one FILE"}},
		{"campaign " + file, []string{"town.lineup: campaign: the campaign is over"}},
		{"campaign " + unfinished + " -scenario 3", []string{"-scenario", "use -guests, -json, -pairs, -seats, -seed, -variant, -wait"}},
		{"campaign " + unfinished + " -seed 4", []string{"town.lineup.bak1", "leave out -seed"}},
		{"campaign " + unfinished + " -pairs", []string{"town.lineup.bak1", "leave out -pairs"}},
		{"campaign " + unfinished + " -variant competitive", []string{"town.lineup.bak1", "leave out competitive"}},
		{"campaign " + unfinished + " -variant hidden", []string{`"hidden"`, "closed-hands, impossible"}},
		{"campaign " + unfinished + " -seats greedy", []string{"-seats greedy", "has 2 players"}},
		{"campaign " + plain, []string{"town.json: Ana is a person", "-seats", "greedy"}},
		{"campaign " + folder, []string{folder + ": this is a folder"}},
		{"campaign " + folder + "/", []string{folder + "/: this is a folder"}},
		{"campaign ../../saves/testdata/format1/replay.lineup", []string{"replay.lineup", "replay, not a campaign"}},
		{"campaign campaign.go", []string{"campaign.go: the file is not a Lineup file", "export the campaign from Lineup again"}},
		{"campaign " + newer, []string{"newer.json: ", "open it with the newer version\n"}},
		{"campaign " + cut, []string{"cut.lineup: ", "cut.lineup.bak1 has the campaign as it was before"}},
		{"campaign " + fresh + " -seats greedy,Ana", []string{"Ana is a person"}},
		{"campaign " + fresh + " -seats greedy -variant competitive", []string{"-seats greedy", "2 to 4"}},
		{"campaign " + fresh + " -variant hidden", []string{`"hidden"`, "closed-hands"}},
		{"campaign " + fresh + " -seats greedy,greedy,greedy,greedy,greedy", []string{"5 players: a campaign takes 1 to 4"}},
		{"play -campaign " + unfinished + " -scenario 3", []string{"town.lineup.bak1", "leave out -scenario"}},
		{"play -campaign " + unfinished + " -log blank", []string{"leave out -log"}},
		{"play -campaign " + unfinished + " -seed 4", []string{"leave out -seed"}},
		{"play -campaign " + unfinished + " -mode standard", []string{"-mode standard", "rebirth"}},
		{"play -campaign " + unfinished + " -seats greedy", []string{"-seats greedy", "has 2 players"}},
		{"play -campaign " + file + ".no", []string{"town.lineup.no: no such file", "begins a campaign there"}},
		{"play -record", []string{"-record", "-campaign FILE"}},
		{"play -campaign " + plain + " -record -games 3", []string{"-games"}},
		{"play -campaign " + plain + " -pairs", []string{"-pairs", "arena campaign FILE -pairs"}},
	} {
		t.Run(c.args, func(t *testing.T) {
			code, out, said := arena(strings.Fields(c.args)...)
			if code != exitUsage || out != "" || strings.Count(said, "\n") != 1 {
				t.Errorf("exit %d, %q, %q", code, out, said)
			}
			for _, want := range c.wants {
				if !strings.Contains(said, want) {
					t.Errorf("%q does not say %q", said, want)
				}
			}
		})
	}
	if made, err := filepath.Glob(fresh + "*"); err != nil || len(made) > 0 {
		t.Errorf("a campaign that was refused has left %v (%v)", made, err)
	}
}

// TestPlayRecord checks that the older form of arena campaign does the same and points to the new
// one.
func TestPlayRecord(t *testing.T) {
	folder := t.TempDir()
	old, now := filepath.Join(folder, "old.lineup"), filepath.Join(folder, "now.lineup")
	code, out, said := arena("play", "-json", "-campaign", old, "-record", "-seats", "greedy,dearest", "-seed", "11")
	if want := "arena play: arena campaign " + old + " replaces -campaign " + old + " -record\n"; code != exitOK || said != want {
		t.Errorf("exit %d, %q, want %q", code, said, want)
	}
	_, want, _ := arena("campaign", "-json", now, "-seats", "greedy,dearest", "-seed", "11")
	if out = strings.ReplaceAll(out, old, now); out != want {
		t.Errorf("got  %s\nwant %s", out, want)
	}
}

// begun returns a new campaign with players of this kind.
func begun(t *testing.T, names, kind string) campaign.Campaign {
	t.Helper()
	var players []campaign.Player
	for _, name := range strings.Split(names, ",") {
		players = append(players, campaign.Player{Name: name, Kind: kind})
	}
	c, err := campaign.Begin("town", "", 20, players)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// guest changes the players before some of the attempts, so that players leave and join.
func guest(t *testing.T, c campaign.Campaign) campaign.Campaign {
	t.Helper()
	players := append([]campaign.Player(nil), c.Players...)
	switch n := len(c.Entries()); {
	case n%5 == 2:
		players = append(players, campaign.Player{Name: "Cy", Kind: "dearest"})
	case n%5 == 4 && len(players) > 1:
		players = players[1:]
	}
	if len(players) > campaign.MaxPlayers {
		players = players[:campaign.MaxPlayers]
	}
	names := map[string]bool{}
	for _, p := range players {
		if names[p.Name] {
			return c
		}
		names[p.Name] = true
	}
	c, err := c.Seat(players)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// table returns the match of a campaign's current attempt.
func table(t *testing.T, c campaign.Campaign) *match.Match {
	t.Helper()
	p, err := c.Plan()
	if err != nil {
		t.Fatal(err)
	}
	return testgame.Match(t, catalog.Shipped, p, newPlayer)
}

// step makes a computer player answer. The game must continue.
func step(t *testing.T, m *match.Match) {
	t.Helper()
	if ok, err := m.Step(); err != nil || !ok {
		t.Fatalf("%s: nobody answers (%v)", m.Plan(), err)
	}
}

// came returns the campaign after the current attempt, whose game is over.
func came(t *testing.T, c campaign.Campaign, m *match.Match) campaign.Campaign {
	t.Helper()
	r, err := match.Outcome(m, rebirth.Outcome)
	if err != nil {
		t.Fatal(err)
	}
	c, err = c.Record(c.Came(r))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// wholeCampaign plays a campaign from beginning to end.
func wholeCampaign(t *testing.T, c campaign.Campaign) campaign.Campaign {
	t.Helper()
	for !c.Next().Over {
		var err error
		if c, err = guest(t, c).Start(); err != nil {
			t.Fatal(err)
		}
		m := table(t, c)
		for !m.Over() {
			step(t, m)
		}
		c = came(t, c, m)
	}
	return c
}

// program is the campaign part of Lineup on a disk that may lose power.
type program struct {
	t     *testing.T
	disk  *disktest.Memory
	store *saves.Store
	c     campaign.Campaign
	m     *match.Match
	kills int
}

// start opens the store and restores the campaign and its game.
func (p *program) start() {
	p.t.Helper()
	var err error
	if p.store, err = saves.Open("", saves.Options{FS: p.disk}); err != nil || p.store.ReadOnly() != "" {
		p.t.Fatal(err, p.store.ReadOnly())
	}
	p.m = nil
	list := p.store.Campaigns()
	if len(list) == 0 {
		return
	}
	if len(list) != 1 || list[0].Fault != "" || (list[0].SavedCampaign.Game() != "") != (list[0].Game != "") {
		p.t.Fatalf("there is %+v", list)
	}
	p.c = list[0].SavedCampaign.Campaign
	if list[0].Game == "" {
		return
	}
	g, err := p.store.Open(list[0].Game)
	if err != nil {
		p.t.Fatal(err)
	}
	built, err := catalog.Shipped.Build(g.Record.Plan)
	if err != nil {
		p.t.Fatal(err)
	}
	m, note, err := match.Restore(built, newPlayer, g.Saved)
	if err != nil || note != "" {
		p.t.Fatal(err, note)
	}
	p.m = m
}

// kill ends the program at a random moment since its last sync. The next program starts with files
// that a power loss could leave.
func (p *program) kill(chance *rand.Rand) {
	p.t.Helper()
	p.kills++
	if err := p.store.Close(); err != nil {
		p.t.Fatal(err)
	}
	var left map[string][]byte
	n := 0
	for crash := range p.disk.Crashes() {
		if n++; chance.IntN(n) == 0 {
			left = crash.Files
		}
	}
	p.disk = disktest.NewMemory(left)
	p.start()
}

// waited flushes the store and makes all saves so far permanent.
func (p *program) waited() {
	p.t.Helper()
	if err := p.store.Flush(); err != nil {
		p.t.Fatal(err)
	}
	p.disk.Forget()
}

// kept returns the game in its current state.
func (p *program) kept() savegame.SavedGame {
	g := savegame.SavedGame{Saved: p.m.Saved()}
	g.Kind, g.Game = savegame.Running, p.c.Game()
	g.SaveEntry.Plan, g.SaveEntry.Turn, g.SaveEntry.Answers, g.Over = p.m.Plan().String(), p.m.Turns()[len(p.m.Turns())-1].Number, p.m.Given(), p.m.Over()
	return g
}

// TestCampaignKilled checks that a whole campaign of eight Scenarios, saved as Lineup saves it and
// killed between and during its attempts, ends with the same log as an uninterrupted one.
func TestCampaignKilled(t *testing.T) {
	for _, names := range []string{"Ana", "Ana,Bob", "Ana,Bob,Cal"} {
		t.Run(names, func(t *testing.T) {
			whole, err := campaign.Write(wholeCampaign(t, begun(t, names, "greedy")))
			if err != nil {
				t.Fatal(err)
			}
			chance := rand.New(rand.NewPCG(uint64(len(names)), 6))
			p := &program{t: t, disk: disktest.NewMemory(nil), c: begun(t, names, "greedy")}
			p.start()
			keep := func(c campaign.Campaign, g *savegame.SavedGame) {
				t.Helper()
				if _, err := p.store.KeepCampaign(c, g); err != nil {
					t.Fatal(err)
				}
				p.waited()
			}
			keep(p.c, nil)
			middle := 0
			for !p.c.Next().Over {
				if chance.IntN(2) == 0 {
					p.kill(chance)
				}
				if p.m == nil {
					next, err := guest(t, p.c).Start()
					if err != nil {
						t.Fatal(err)
					}
					p.c, p.m = next, table(t, next)
					g := p.kept()
					keep(p.c, &g)
				}
				at := p.m.Given() + chance.IntN(400)
				for !p.m.Over() && p.m.Given() < at {
					step(t, p.m)
					if chance.IntN(20) == 0 {
						p.store.Keep(p.kept())
					}
				}
				if !p.m.Over() {
					middle++
					p.kill(chance)
					if p.m == nil || p.m.Given() > at {
						t.Fatal("a play has ended, or gone on, by being killed")
					}
					continue
				}
				c := came(t, p.c, p.m)
				if _, err := p.store.FinishPlay(c, p.kept(), savegame.Finished{}); err != nil {
					t.Fatal(err)
				}
				p.c, p.m = c, nil
				p.waited()
			}
			p.kill(chance)
			ended, err := campaign.Write(p.c)
			if err != nil || !bytes.Equal(ended, whole) {
				t.Errorf("it has come to\n%s\nin place of\n%s (%v)", ended, whole, err)
			}
			if middle < 5 {
				t.Errorf("killed in the middle %d times: that shows little", middle)
			}
			record, err := p.store.Finished()
			if plays := len(p.c.Entries()); err != nil || len(record) != plays {
				t.Errorf("%d plays, and %d are in the record (%v)", plays, len(record), err)
			}
			t.Logf("%d kills, %d in the middle of a play; %d plays, score %d, %s", p.kills, middle, len(p.c.Entries()), p.c.Score(), p.c.Grade())
			if err := p.store.Close(); err != nil {
				t.Fatal(err)
			}
		})
	}
}

// TestPlayPairs checks that a campaign of two against two can be begun and played to its end, and
// that both players of a side have won the same number of games.
func TestPlayPairs(t *testing.T) {
	file := filepath.Join(t.TempDir(), "pairs.lineup")
	begin := []string{"campaign", "-json", file, "-variant", "competitive", "-pairs", "-seed", "3", "-seats"}
	for _, seats := range []string{"greedy,greedy", "greedy,greedy,greedy"} {
		if code, _, said := arena(append(begin, seats)...); code != exitUsage || !strings.Contains(said, "-pairs: needs a competitive campaign of 4") {
			t.Errorf("-seats %s: exit %d, %s", seats, code, said)
		}
	}
	var out campaignJSON
	arenaJSON(t, &out, append(begin, "dearest,dearest,dearest,dearest")...)
	if code, _, said := arena("campaign", file, "-pairs"); code != exitUsage || !strings.Contains(said, "were chosen when it began") {
		t.Errorf("-pairs of one that has begun: exit %d, %s", code, said)
	}
	for n := 1; !out.Over && n < 9; n++ {
		out = campaignJSON{}
		arenaJSON(t, &out, "campaign", "-json", file)
	}
	town, err := readCampaign(file)
	if err != nil || !out.Over || len(out.Champions) < 2 {
		t.Fatalf("%v; at the end %+v", err, out)
	}
	who := town.Players
	if who[0].Team != who[2].Team || who[1].Team != who[3].Team || who[0].Team == who[1].Team {
		t.Errorf("the sides are %+v", who)
	}
	for i := range 2 {
		if a, b := out.Wins[who[i].Name], out.Wins[who[i+2].Name]; a != b {
			t.Errorf("of one side %s has won %d games and %s %d", who[i].Name, a, who[i+2].Name, b)
		}
	}
}
