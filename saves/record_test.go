package saves

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/campaign"
	"lineup/game/match"
	"lineup/game/mode/rebirth"
	"lineup/game/savegame"
	"lineup/game/testgame"
)

var record = flag.String("record", "", "play games and save them in this new folder, such as testdata/version-e9eaf1a1")

// recordedGames are the games of TestRecordVersion. If a game names a card, it is saved at a question
// that Ana is asked while that card's text takes effect for her.
var recordedGames = []struct{ name, plan, card string }{
	{"base", "standard sets=base villains=3 seats=Ana,Bob", ""},
	{"two sets", "standard sets=base,heroes_unite villains=3 seats=Ana,Bob", ""},
	{"hidden", "standard sets=base,crossover_6 variant=hidden seats=Ana,Bob", ""},
	{"rebirth", "rebirth sets=rebirth seats=Ana,Bob", ""},
	{"impossible", "standard sets=base,crisis_1 villains=3 stack=impossible seats=Ana,Bob", ""},
	{"crossover 1", `standard sets=base,crossover_1 villains=3 seats=Ana:person:"Mister Terrific",Bob heroes=chosen`, "Mister Terrific"},
	{"crossover 2", "standard sets=base,crossover_2 villains=3 seats=Ana,Bob", ""},
	{"crossover 5", "standard sets=base,crossover_5 villains=3 seats=Ana,Bob", ""},
	{"crossover 6", "standard sets=base,crossover_6 villains=3 seats=Ana,Bob", ""},
	{"crisis 1", "standard sets=base,crisis_1 villains=4 seats=Ana,Bob,Cy", ""},
	{"teen titans", "standard sets=teen_titans villains=3 seats=Ana,Bob", ""},
	{"forever evil", "standard sets=forever_evil villains=4 seats=Ana,Bob", "Constantine"},
	{"constantine", `standard sets=base,forever_evil villains=4 seats=Ana:person:"The Flash",Bob heroes=chosen`, "Constantine"},
	{"nine sets", "standard sets=base,heroes_unite,forever_evil,teen_titans,crossover_1,crossover_2,crossover_5,crossover_6,crisis_1 villains=3 seats=Ana,Bob,Cy", ""},
}

const (
	savedAfter = 150  // answers before a game is saved at a question
	longest    = 2000 // answers in a recorded game
	seeds      = 1000 // random seeds that are tried for a game
)

// TestRecordVersion records a data folder of this version for TestEarlierVersions if -record names the
// folder. Two recordings of one version have the same games and answers.
func TestRecordVersion(t *testing.T) {
	if *record == "" {
		t.Skip("-record names no folder")
	}
	must(t, os.Mkdir(*record, 0o755))
	r := &recorder{T: t, store: get[*Store](t)(Open(*record, Options{Clock: clock(), Program: strings.TrimPrefix(filepath.Base(*record), "version-")}))}
	r.campaign()
	for _, g := range recordedGames {
		r.game(g.name, g.plan, g.card)
	}
	must(t, r.store.Close())
	must(t, os.Remove(filepath.Join(*record, lockName)))
	for _, folder := range folders {
		_ = os.Remove(filepath.Join(*record, folder)) // refused unless it is empty
	}
	must(t, os.WriteFile(filepath.Join(*record, "games.golden"), r.golden.Bytes(), 0o644))
	r.replay()
}

// recorder writes a data folder.
type recorder struct {
	*testing.T
	store  *Store
	golden bytes.Buffer
}

// game records a game at a question and at its end. It takes the first random seed with such a game.
func (r *recorder) game(name, plan, card string) {
	for seed := range uint64(seeds) {
		random := testgame.NewRandom(seed + 1)
		table := get[*testgame.RandomGame](r)(testgame.New(fmt.Sprint(plan, " seed=", seed+1), 1))
		began := r.play(table, random, name, func() bool { return asks(table, card) })
		asked, line := saved(table, name), snapshot(savegame.Running, table.Match)
		r.play(table, random, name, func() bool { return table.Given() == longest })
		if asked.Over || !table.Over() {
			continue
		}
		r.store.KeepTurn(began)
		r.store.Keep(asked)
		must(r, r.store.Flush())
		fmt.Fprintf(&r.golden, "%s\t%s\n", name, line)
		_ = get[string](r)(r.store.Finish(r.finished(table, name+" replay")))
		return
	}
	r.Errorf("%s: no random seed up to %d has such a game", name, seeds)
}

// campaign records a campaign with a finished attempt and one at an open question.
func (r *recorder) campaign() {
	random := testgame.NewRandom(1)
	p := newCampaign(r, r.store, "team")
	p.keep(p.c, nil)
	c, table := p.start()
	p.keep(c, running(table, c))
	game := c.Game()
	r.play(table, random, game, table.Over)
	p.c = get[campaign.Campaign](r)(c.Record(c.Came(get[rebirth.AttemptResult](r)(match.Outcome(table.Match, rebirth.Outcome)))))
	g, f := r.finished(table, game)
	_ = get[string](r)(r.store.FinishPlay(p.c, g, f))
	c, table = p.start()
	p.keep(c, running(table, c))
	game = c.Game()
	r.play(table, random, game, func() bool { return asks(table, "") })
	r.store.Keep(saved(table, game))
	must(r, r.store.Flush())
	fmt.Fprintf(&r.golden, "%s\t%s\n", game, snapshot(savegame.Running, table.Match))
}

// play gives random answers until a game is over or stop returns true. A turn ends only if nothing else
// can be done. It returns the game at the start of its last turn.
func (r *recorder) play(table *testgame.RandomGame, random *testgame.Random, name string, stop func() bool) savegame.SavedGame {
	began := saved(table, name)
	for !table.Over() && !stop() {
		turn, v := table.Number(), table.View(table.ToAct())
		a := random.Decide(v)
		for a.Option.Kind == engine.OptEnd && len(v.Pending().Options) > 1 {
			a = random.Decide(v)
		}
		must(r, table.Answer(a))
		if table.Number() != turn {
			began = saved(table, name)
		}
	}
	return began
}

// asks reports whether a game is at a question to save it at.
func asks(table *testgame.RandomGame, card string) bool {
	v := table.View(table.ToAct())
	if table.Given() < savedAfter || v.Pending().Kind == engine.DecideTurn {
		return false
	}
	return card == "" || v.Seat() == 0 && slices.ContainsFunc(v.Why(), func(s engine.Step) bool {
		return s.User == 0 && s.Source != engine.NoCard && v.Face(s.Source).Name == card
	})
}

// saved returns a game in the form in which it is saved.
func saved(table *testgame.RandomGame, name string) savegame.SavedGame {
	g := table.Kept(savegame.Running, name)
	g.Result = table.Standing()
	v := table.View(engine.NoSeat)
	for seat := range table.Plan().Seats {
		hero := ""
		if cards := v.Cards(v.Zone(engine.Heroes, engine.SeatID(seat))); len(cards) > 0 && v.Sees(cards[0]) {
			hero = v.Face(cards[0]).Name
		}
		g.Heroes = append(g.Heroes, hero)
	}
	return g
}

// finished returns a game that is over, with its line in the record. It adds the game to games.golden.
func (r *recorder) finished(table *testgame.RandomGame, name string) (savegame.SavedGame, savegame.Finished) {
	fmt.Fprintf(&r.golden, "%s\t%s\n", name, snapshot(savegame.Replay, table.Match))
	g := saved(table, name)
	g.Result = table.Outcome()
	f := savegame.Finished{Plan: g.SaveEntry.Plan, Ended: r.store.options.Clock().Unix(), Turns: g.SaveEntry.Turn}
	score := table.Score()
	for _, w := range score.Winners {
		f.Won = append(f.Won, int(w))
	}
	for _, a := range score.Accounts {
		f.Points = append(f.Points, a.Total)
	}
	return g, f
}

// replay writes replay.json, the output of arena replay -json.
func (r *recorder) replay() {
	arena := filepath.Join(r.TempDir(), "arena")
	out, err := exec.Command("go", "build", "-o", arena, "lineup/cmd/arena").CombinedOutput()
	if err != nil {
		r.Fatalf("%v: %s", err, out)
	}
	args := []string{"replay", "-json"}
	for _, folder := range []string{gamesFolder, turnsFolder, replaysFolder} {
		for _, f := range get[[]string](r)(filepath.Glob(filepath.Join(*record, folder, "*"+extension))) {
			args = append(args, folder+"/"+filepath.Base(f))
		}
	}
	c := exec.Command(arena, args...)
	c.Dir = *record
	out, err = c.Output()
	if err != nil {
		r.Fatalf("arena %s: %v\n%s", strings.Join(args, " "), err, out)
	}
	lines := strings.NewReplacer(`{"file":`, "\n"+`{"file":`, "]}\n", "\n]}\n").Replace(string(out)) // one file in each line
	must(r, os.WriteFile(filepath.Join(*record, "replay.json"), []byte(lines), 0o644))
}
