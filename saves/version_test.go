package saves

import (
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"lineup/engine"
	"lineup/game/campaign"
	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	"lineup/game/savegame"
	"lineup/game/testgame"
)

// TestEarlierVersions checks the data folders of earlier versions. Each game must open at its exact
// snapshot, each replay must play to its end, and each campaign must continue.
func TestEarlierVersions(t *testing.T) {
	dirs, err := filepath.Glob("testdata/version-*")
	if err != nil || len(dirs) == 0 {
		t.Fatal(dirs, err)
	}
	for _, dir := range dirs {
		t.Run(filepath.Base(dir), func(t *testing.T) {
			v := openVersion(t, dir)
			opened := map[string]int{}
			for _, l := range v.store.List() {
				opened[filepath.Dir(l.ID)]++
				v.checkGame(t, l)
			}
			for _, l := range v.store.Campaigns() {
				opened[campaignsFolder]++
				v.checkCampaign(t, l)
			}
			for _, folder := range []string{"games", "turns", "replays", campaignsFolder} {
				files := get[[]string](t)(filepath.Glob(filepath.Join(dir, folder, "*.lineup")))
				if len(files) == 0 || opened[folder] != len(files) {
					t.Errorf("%d of %d files in %s were opened", opened[folder], len(files), folder)
				}
			}
			if finished, err := v.store.Finished(); err != nil || len(finished) == 0 {
				t.Errorf("the record of finished games has %d, %v", len(finished), err)
			}
			for game := range v.golden {
				t.Errorf("%s was not opened", game)
			}
		})
	}
}

// version is a copy of a data folder of an earlier version.
type version struct {
	store  *Store
	golden map[string]string // by game: the rest of its line, until the game is checked
	hashes map[string]string // by game: the hash of its state
}

func openVersion(t *testing.T, dir string) *version {
	t.Helper()
	copied := t.TempDir()
	must(t, os.CopyFS(copied, os.DirFS(dir)))
	v := &version{openStore(t, copied), map[string]string{}, map[string]string{}}
	text := get[[]byte](t)(os.ReadFile(filepath.Join(dir, "games.golden")))
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSuffix(line, "\n")
		game, rest, _ := strings.Cut(line, "\t")
		v.golden[game], v.hashes[game] = rest, line[strings.LastIndex(line, "\t")+1:]
	}
	return v
}

// snapshot returns a game's position in the form of the golden file.
func snapshot(kind savegame.SaveKind, m *match.Match) string {
	d := m.View(m.ToAct()).Pending()
	return fmt.Sprintf("%s\t%d\t%d\t%d\t%s\t%d\t%016x", kind, m.Given(), m.View(engine.NoSeat).Turn().Number, m.ToAct(), d.Kind, len(d.Options), m.Hash())
}

// checkGame opens one listed game.
func (v *version) checkGame(t *testing.T, l savegame.Listed) {
	t.Helper()
	g, err := v.store.Open(l.ID)
	if err != nil || l.Fault != "" {
		t.Errorf("%s: %s %v", l.ID, l.Fault, err)
		return
	}
	name := fmt.Sprintf("%s (%s)", g.Game, g.Kind)
	built, err := catalog.Shipped.Build(g.Record.Plan)
	must(t, err)
	lib := built.As(g.Printed).Book.Library()
	if !lib.Matches(g.Printed) {
		t.Errorf("%s: the fingerprint %016x of its cards and rules is no longer accepted, so it opens from the start of a turn", name, g.Printed)
		return
	}
	if g.Kind == savegame.Replay {
		m, err := match.Replay(built, nobody, g.Record)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			return
		}
		v.compare(t, name, g, m)
		return
	}
	m, note, err := match.Restore(built, nobody, g.Saved)
	if err != nil || note != "" {
		t.Errorf("%s opens with %q, %v", name, note, err)
		return
	}
	for _, written := range [][]byte{g.Now, g.Saved.Turn} {
		if _, err := engine.Decode(lib, written); err != nil {
			t.Errorf("%s: a state cannot be read: %v", name, err)
		}
	}
	if g.Kind == savegame.TurnStart {
		if turns := m.Turns(); turns[len(turns)-1].At != m.Given() {
			t.Errorf("%s does not open at the start of a turn", name)
		}
		return
	}
	v.compare(t, name, g, m)
	if k := m.View(m.ToAct()).Pending().Kind; k == engine.DecideTurn {
		t.Errorf("%s is not in the middle of a question", name)
	}
	// The state alone is enough, because nothing in it is derived from the answers.
	alone := g.Saved
	alone.Answers = slices.Clone(alone.Answers)
	alone.Answers[0].Kind = engine.OptLabel
	if m, note, err := match.Restore(built, nobody, alone); err != nil || fmt.Sprintf("%016x", m.Hash()) != v.hashes[g.Game] || !strings.Contains(note, "continues where it was saved") {
		t.Errorf("%s: without its answers it opens with %q, %v", name, note, err)
	}
	// Continue the game, save it again and open it.
	must(t, m.Answer(m.Legal()[0]))
	g.Saved = m.Saved()
	v.store.Keep(g)
	must(t, v.store.Flush())
	again := get[savegame.SavedGame](t)(v.store.Open(l.ID))
	if err := testgame.Check(again); err != nil {
		t.Errorf("%s: played on and saved anew: %v", name, err)
	}
	if again.Printed != lib.Fingerprint() {
		t.Errorf("%s: saved anew it has the fingerprint %016x, not %016x", name, again.Printed, lib.Fingerprint())
	}
	for _, written := range [][]byte{again.Now, again.Saved.Turn, again.Base} {
		if written != nil && binary.LittleEndian.Uint64(written) != lib.Fingerprint() {
			t.Errorf("%s: saved anew it has a state with an old fingerprint", name)
		}
	}
}

// compare compares a game with its line in the golden file.
func (v *version) compare(t *testing.T, name string, g savegame.SavedGame, m *match.Match) {
	t.Helper()
	if got, want := snapshot(g.Kind, m), v.golden[g.Game]; got != want {
		t.Errorf("%s stands at\n%s, and when it was saved at\n%s", name, got, want)
	}
	delete(v.golden, g.Game)
}

// checkCampaign opens one listed campaign and the game of its current attempt.
func (v *version) checkCampaign(t *testing.T, l savegame.ListedCampaign) {
	t.Helper()
	if l.Fault != "" || l.Game == "" || !l.Next().Running || len(l.Backup) == 0 {
		t.Errorf("the campaign %s, in the middle of its second play, is listed as %+v", l.Title, l)
		return
	}
	plan, err := l.Plan()
	must(t, err)
	g := get[savegame.SavedGame](t)(v.store.Open(l.Game))
	dealt := get[*testgame.RandomGame](t)(testgame.New(plan.String(), 1))
	if g.Record.Plan.String() != dealt.Plan().String() {
		t.Errorf("the play of the campaign %s is one of %s, and its game one of %s", l.Title, plan, g.SaveEntry.Plan)
	}
	if lines := l.Lines(); len(lines) == 0 || len(l.Entries()) != 2 {
		t.Errorf("the log of the campaign %s is %q", l.Title, lines)
	}
	m, _, err := match.Restore(get[*mode.Game](t)(catalog.Shipped.Build(g.Record.Plan)), nobody, g.Saved)
	must(t, err)
	for random := testgame.NewRandom(1); !m.Over(); {
		must(t, m.Answer(random.Decide(m.View(m.ToAct()))))
	}
	played := &testgame.RandomGame{Match: m}
	c := get[campaign.Campaign](t)(l.Record(l.Came(get[rebirth.AttemptResult](t)(match.Outcome(m, rebirth.Outcome)))))
	if _, err := v.store.FinishPlay(c, played.Kept(savegame.Running, g.Game), savegame.Finished{}); err != nil {
		t.Errorf("the play of the campaign %s cannot be finished: %v", l.Title, err)
	}
	next := get[savegame.SavedCampaign](t)(v.store.OpenCampaign(l.File))
	if next.Next().Running || len(next.Entries()) != 2 || next.Entries()[1].Play.Result == nil {
		t.Errorf("after its second play the campaign %s is %+v", l.Title, next)
	}
}

// nobody makes computer players that are never asked.
func nobody(string, uint64) (match.Decider, error) { return nil, nil }
