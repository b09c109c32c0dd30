package saves

import (
	"bufio"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"lineup/game/savegame"
	"lineup/game/testgame"
)

var kills = flag.Int("kills", 20, "kill a program that keeps a game `N` times")

// playEnv names the environment variable that turns this test binary into the program to kill. It
// holds the folder and the random seed.
const playEnv = "LINEUP_SAVES_PLAY"

func TestMain(m *testing.M) {
	if how := os.Getenv(playEnv); how != "" {
		dir, chance, _ := strings.Cut(how, "\n")
		var n uint64
		fmt.Sscan(chance, &n)
		if err := playForEver(dir, n); err != nil {
			fmt.Println("fault", err)
			os.Exit(1)
		}
		return
	}
	if how := os.Getenv(importEnv); how != "" {
		file, dir, _ := strings.Cut(how, "\n")
		fmt.Println("fault", importForEver(file, dir))
		os.Exit(1)
	}
	os.Exit(m.Run())
}

// maxAnswers is the number of answers in a game before it is finished, so that finishing is
// interrupted too.
const maxAnswers = 12

// playForEver plays games with random answers and saves each state, with a clock that jumps. It
// prints a line for each save that must survive from then on.
func playForEver(dir string, chance uint64) error {
	s, err := Open(dir, Options{Program: "kill", Clock: func() time.Time { return time.Unix(rand.Int64N(1<<32), 0) }})
	if err != nil {
		return err
	}
	if s.ReadOnly() != "" {
		return fmt.Errorf("%s", s.ReadOnly())
	}
	for n := 0; ; n++ {
		game := fmt.Sprintf("game-%d-%d", chance, n)
		table, err := testgame.New(fmt.Sprintf("standard seats=Ana,Bob seed=%d", chance+1), chance+uint64(n))
		if err != nil {
			return err
		}
		for i := 0; ; i++ {
			g := table.Kept(savegame.Running, game)
			g.Picture = picture
			s.keep(g, table.Began)
			if err := s.Flush(); err != nil {
				return err
			}
			fmt.Println("kept", game, i)
			if i%6 == 4 {
				g.Kind = savegame.Quick
				if _, err := s.Save(g); err != nil {
					return err
				}
				fmt.Println("quick", game, i)
			}
			if i == maxAnswers {
				if _, err := s.Finish(g, savegame.Finished{}); err != nil {
					return err
				}
				fmt.Println("finished", game, i)
				break
			}
			table.Step()
		}
	}
}

var picture = testgame.Picture(320, 180)

// TestKill kills a program at random moments while it saves games, and then checks the folder:
// every file can be read and replays to its state, no acknowledged save is lost, each game is
// either running or finished, never both or neither, and the starts of turns are in order.
func TestKill(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	dir := t.TempDir()
	finished := 0
	for n := range *kills {
		last := killOnce(t, dir, uint64(n))
		if last == nil {
			continue // it was killed before it saved anything
		}
		s, err := Open(dir, Options{Clock: time.Now})
		must(t, err)
		if s.ReadOnly() != "" {
			t.Fatal(s.ReadOnly())
		}
		checkKilled(t, s, last)
		finished += last["finished"].games
		// The next program uses the same folder, without the games that were checked.
		for _, l := range s.List() {
			if l.Kind == savegame.Running {
				must(t, s.Delete(l.ID))
			}
			if l.Kind == savegame.Replay {
				must(t, s.Delete(l.ID))
			}
		}
		must(t, s.Close())
		for name := range files(t, dir) {
			if strings.Contains(name, ".tmp-") || strings.Contains(name, "damaged") || name == "journal" {
				t.Fatalf("%s is left over", name)
			}
		}
	}
	t.Logf("%d kills, %d games finished", *kills, finished)
}

// acknowledged is the last save of a kind that the program reported.
type acknowledged struct {
	game    string
	answers int
	games   int // how many of this kind were reported
}

// killOnce runs the program, kills it and returns the saves it reported.
func killOnce(t *testing.T, dir string, n uint64) map[string]acknowledged {
	t.Helper()
	exe, err := os.Executable()
	must(t, err)
	program := exec.Command(exe)
	program.Env = append(os.Environ(), fmt.Sprintf("%s=%s\n%d", playEnv, dir, n))
	out, err := program.StdoutPipe()
	must(t, err)
	program.Stderr = os.Stderr
	must(t, program.Start())
	chance := rand.New(rand.NewPCG(n, 1))
	lines := bufio.NewScanner(out)
	last := map[string]acknowledged{}
	var kill *time.Timer
	for lines.Scan() {
		if kill == nil { // the program has started
			kill = time.AfterFunc(time.Duration(chance.IntN(120_000))*time.Microsecond, func() { _ = program.Process.Kill() })
		}
		var what, game string
		var answers int
		if k, _ := fmt.Sscan(lines.Text(), &what, &game, &answers); k != 3 {
			if strings.HasPrefix(lines.Text(), "fault") {
				t.Errorf("the program: %s", lines.Text())
			}
			continue // killed while printing
		}
		last[what] = acknowledged{game, answers, last[what].games + 1}
	}
	_ = program.Wait() // it was killed
	if kill == nil {
		t.Fatal("the program has kept nothing")
	}
	return last
}

func checkKilled(t *testing.T, s *Store, last map[string]acknowledged) {
	t.Helper()
	list := s.List()
	running, replays := map[string]savegame.Listed{}, map[string]savegame.Listed{}
	for _, l := range list {
		if l.Fault != "" {
			t.Fatalf("%s: %s", l.ID, l.Fault)
		}
		for _, old := range append(l.Backup, savegame.Old{ID: l.ID}) {
			g, err := s.Open(old.ID)
			must(t, err)
			if err := testgame.Check(g); err != nil {
				t.Fatalf("%s: %v", old.ID, err)
			}
		}
		switch l.Kind {
		case savegame.Running:
			running[l.Game] = l
		case savegame.Replay:
			replays[l.Game] = l
		case savegame.Quick:
			if q, ok := last["quick"]; ok && l.Game == q.game && l.Answers < q.answers {
				t.Fatalf("the quick game has %d answers, and %d were acknowledged", l.Answers, q.answers)
			}
		}
	}
	turns := turnsOf(s) // all of one game, because every other game is finished
	if !slices.IsSortedFunc(turns, func(a, b int) int { return b - a }) {
		t.Fatalf("the turn starts are listed as %v", turns)
	}
	record, err := s.Finished()
	must(t, err)
	inRecord := map[string]bool{}
	for _, f := range record {
		inRecord[f.Game] = true
	}
	for game := range replays {
		if _, ok := running[game]; ok || !inRecord[game] {
			t.Fatalf("%s is finished in part: running %v, in the record %v", game, ok, inRecord[game])
		}
	}
	k := last["kept"]
	r, isRunning := running[k.game]
	_, isFinished := replays[k.game]
	if !isRunning && !isFinished || isRunning && r.Answers < k.answers {
		t.Fatalf("%d answers of %s were acknowledged, and there are %d (running %v, finished %v)", k.answers, k.game, r.Answers, isRunning, isFinished)
	}
	if f, ok := last["finished"]; ok {
		if _, ok := replays[f.game]; !ok {
			t.Fatalf("%s was finished, and has no replay", f.game)
		}
	}
}
