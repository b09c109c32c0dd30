package saves

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"lineup/game/campaign"
	"lineup/game/english"
	"lineup/game/savegame"
	"lineup/game/testgame"
	"lineup/saves/container"
	"lineup/saves/disk"
	"lineup/saves/disktest"
)

// campaigner holds a campaign and its store for a test.
type campaigner struct {
	t testing.TB
	s *Store
	c campaign.Campaign
}

func newCampaign(t testing.TB, s *Store, id string) *campaigner {
	t.Helper()
	c, err := campaign.Begin(id, "Our town", 42, []campaign.Player{{Name: "Ana", Hero: "Batman"}, {Name: "Bob", Hero: "Cyborg"}})
	must(t, err)
	return &campaigner{t, s, c}
}

// start starts the next attempt and returns its table.
func (p *campaigner) start() (campaign.Campaign, *testgame.RandomGame) {
	p.t.Helper()
	next, err := p.c.Start()
	must(p.t, err)
	plan, err := next.Plan()
	must(p.t, err)
	table, err := testgame.New(plan.String(), 5)
	must(p.t, err)
	return next, table
}

// keep saves a campaign, with a game unless g is nil.
func (p *campaigner) keep(c campaign.Campaign, g *savegame.SavedGame) {
	p.t.Helper()
	_, err := p.s.KeepCampaign(c, g)
	must(p.t, err)
	p.c = c
}

// running returns the game at a table as that of the current attempt.
func running(table *testgame.RandomGame, c campaign.Campaign) *savegame.SavedGame {
	g := table.Kept(savegame.Running, c.Game())
	return &g
}

// begun saves a campaign whose first attempt has 6 answers and some turn starts.
func begun(t testing.TB, s *Store) (*campaigner, *testgame.RandomGame) {
	t.Helper()
	p := newCampaign(t, s, "town")
	p.keep(p.c, nil)
	c, table := p.start()
	p.keep(c, running(table, c))
	for range 6 {
		table.Step()
		s.keep(*running(table, c), table.Began)
	}
	s.KeepTurn(*running(table, c))
	must(t, s.Flush())
	return p, table
}

// recorded returns the campaign with the result of the current attempt.
func recorded(t testing.TB, c campaign.Campaign, won bool) campaign.Campaign {
	t.Helper()
	next, err := c.Record(campaign.Result{Won: won, Damage: map[string]int{"Bank": 2}})
	must(t, err)
	return next
}

// TestCampaigns checks that several campaigns are saved side by side, each with the game of its
// attempt, and open again unchanged.
func TestCampaigns(t *testing.T) {
	dir := t.TempDir()
	s := openStore(t, dir)
	p, table := begun(t, s)
	other := newCampaign(t, s, "other")
	other.keep(other.c, nil)
	list := s.Campaigns()
	if len(list) != 2 || list[0].ID != "other" || list[0].Game != "" || list[1].ID != "town" || list[1].Game != runningID(p.c.Game()) || list[1].Title != "Our town" {
		t.Fatalf("listed are %+v", list)
	}
	g, err := s.Open(list[1].Game)
	must(t, err)
	if plan, _ := p.c.Plan(); !strings.HasPrefix(g.SaveEntry.Plan, "rebirth ") || !strings.Contains(g.SaveEntry.Plan, plan.Options[0].Value) {
		t.Errorf("the game is of %s", g.SaveEntry.Plan)
	}
	must(t, testgame.Check(g))
	// The end of the attempt.
	replay, err := s.FinishPlay(recorded(t, p.c, true), *running(table, p.c), savegame.Finished{})
	must(t, err)
	after, err := s.OpenCampaign(list[1].File)
	if err != nil || after.Next() != (campaign.Next{Scenario: 2, Try: 1}) || s.Campaigns()[0].Game != "" || replay != replayID(p.c.Game()) {
		t.Errorf("after its end %+v, %v", after.Next(), err)
	}
	if g, err = s.Open(replay); err != nil || g.Kind != savegame.Replay {
		t.Error(err)
	}
	if len(ofKind(s, savegame.Running))+len(ofKind(s, savegame.TurnStart)) > 0 {
		t.Error("the game is still running")
	}
	if record, err := s.Finished(); err != nil || len(record) != 1 {
		t.Error(record, err)
	}
	// Backups, and files that are not campaigns.
	if list = s.Campaigns(); len(list[0].Backup) != 2 {
		t.Errorf("older states: %+v", list[0].Backup)
	}
	if old, err := s.OpenCampaign(list[0].Backup[0].ID); err != nil || !old.Next().Running {
		t.Errorf("before: %+v, %v", old.Next(), err)
	}
	if _, err := s.Open(list[0].File); english.Error(t, err) == nil || !strings.Contains(err.Error(), "a campaign, not a game") {
		t.Error(err)
	}
	if _, err := s.OpenCampaign(replay); english.Error(t, err) == nil || !strings.Contains(err.Error(), "a game, not a campaign") {
		t.Error(err)
	}
	for _, err := range []error{s.Rename(list[0].File, "x"), func() error { _, err := s.Duplicate(list[0].File); return err }(), func() error { _, _, err := s.Report(list[0].File, ""); return err }()} {
		if english.Error(t, err) == nil {
			t.Error("a campaign is taken for a game")
		}
	}
	// Open it again from the disk.
	must(t, s.Close())
	s = openStore(t, dir)
	if again := s.Campaigns(); len(again) != 2 || again[0].Fault != "" || !slices.Equal(again[0].Lines(), list[0].Lines()) {
		t.Errorf("after a start: %+v", again)
	}
}

// TestCampaignGoesBack checks that going back in the log moves the game of the attempt to the
// trash, with its turn starts.
func TestCampaignGoesBack(t *testing.T) {
	s := openStore(t, t.TempDir())
	p, _ := begun(t, s)
	game := p.c.Game()
	back, err := p.c.GoBack(0)
	must(t, err)
	p.keep(back, nil)
	if len(s.List()) != 0 || s.Campaigns()[0].Backs() != 1 {
		t.Errorf("still there: %v", s.List())
	}
	must(t, s.Undelete(runningID(game)))
	if len(ofKind(s, savegame.Running)) != 1 {
		t.Error("it does not come back")
	}
}

// TestCampaignRefused checks that a change that would lose saved entries or mix up attempts is an
// error and changes nothing.
func TestCampaignRefused(t *testing.T) {
	dir := t.TempDir()
	s := openStore(t, dir)
	p, table := begun(t, s)
	g := running(table, p.c)
	before := files(t, dir)
	fresh := newCampaign(t, s, "town").c
	other := newCampaign(t, s, "other")
	stranger, _ := other.start()
	wrong := *g
	wrong.Game = "another"
	otherSeed, err := campaign.Begin("town", "", 43, p.c.Players)
	must(t, err)
	long := fresh
	long.Title = strings.Repeat("x", 400)
	for want, try := range map[string]func() error{
		"entry 1: it is missing":    func() error { _, err := s.KeepCampaign(fresh, nil); return err },
		"not the campaign saved as": func() error { _, err := s.KeepCampaign(otherSeed, nil); return err },
		"title: ":                   func() error { _, err := s.KeepCampaign(long, nil); return err },
		`the game "another" is not the current attempt`: func() error { _, err := s.KeepCampaign(p.c, &wrong); return err },
		`the game "town#1" is not the current attempt`:  func() error { _, err := s.KeepCampaign(stranger, g); return err },
		"is not the latest entry of the log":            func() error { _, err := s.FinishPlay(p.c, *g, savegame.Finished{}); return err },
		`the result of the game "another"`:              func() error { _, err := s.FinishPlay(recorded(t, p.c, true), wrong, savegame.Finished{}); return err },
		"finish it with the campaign":                   func() error { _, err := s.Finish(*g, savegame.Finished{}); return err },
	} {
		t.Run(want, func(t *testing.T) {
			if err := try(); english.Error(t, err) == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%v, want %s", err, want)
			}
			if !maps.Equal(before, files(t, dir)) {
				t.Fatal("something has changed")
			}
		})
	}
}

// TestCampaignDeleted checks that a campaign goes to the trash with the game of its attempt, and
// that both are restored together.
func TestCampaignDeleted(t *testing.T) {
	dir := t.TempDir()
	s := openStore(t, dir)
	p, _ := begun(t, s)
	id := campaignID(p.c.ID)
	before := files(t, dir)
	must(t, s.Delete(id))
	if len(s.Campaigns()) != 0 || len(s.List()) != 0 {
		t.Fatal("something is left")
	}
	must(t, s.Undelete(id))
	if after := files(t, dir); !maps.Equal(before, after) {
		t.Errorf("%d files are back of %d", len(after), len(before))
	}
	if err := s.Delete(id + ".bak1"); english.Error(t, err) == nil {
		t.Error("an older state is deleted alone")
	}
	if err := s.Delete(campaignID("moon")); english.Error(t, err) == nil {
		t.Error("what is not there is deleted")
	}
}

// TestCampaignDamaged checks that a damaged campaign is listed as damaged, with its backups, and
// hides no other. The next save goes next to it. A campaign of a newer program stays unchanged.
func TestCampaignDamaged(t *testing.T) {
	dir := t.TempDir()
	s := openStore(t, dir)
	p, table := begun(t, s)
	newCampaign(t, s, "other").keep(newCampaign(t, s, "other").c, nil)
	path := filepath.Join(dir, filepath.FromSlash(campaignID("town")))
	b := get[[]byte](t)(os.ReadFile(path))
	b[len(b)/2] ^= 1
	must(t, os.WriteFile(path, b, 0o600))
	damaged := func() savegame.ListedCampaign {
		list := s.Campaigns()
		if len(list) != 2 {
			t.Fatalf("%d are listed", len(list))
		}
		return list[slices.IndexFunc(list, func(l savegame.ListedCampaign) bool { return l.File == campaignID("town") })]
	}
	if l := damaged(); l.Fault != "This campaign is damaged and can't be opened." || l.Newer || len(l.Backup) != 1 || l.Written == 0 || l.Title != "Our town" {
		t.Errorf("listed as %+v", l)
	}
	if exported := get[[]byte](t)(s.Export(campaignID("town"))); !bytes.Equal(exported, b) {
		t.Error("it is not exported as it lies there")
	}
	// The running campaign is saved anyway, and the damaged one stays next to it.
	_, err := s.FinishPlay(recorded(t, p.c, false), *running(table, p.c), savegame.Finished{})
	must(t, err)
	if l := damaged(); l.Fault != "" || l.Next().Try != 2 {
		t.Errorf("then it is %+v", l)
	}
	if left, _ := filepath.Glob(path + ".damaged-*"); len(left) != 1 {
		t.Errorf("put aside: %v", left)
	}
	// An undamaged file with a text that cannot be a campaign.
	content := container.Content{Text: []byte(`{"version":1,"id":"town","seed":1,"players":[],"entries":[]}`)}
	content.Kind = container.Campaign
	must(t, os.WriteFile(path, get[[]byte](t)(container.Encode(content)), 0o600))
	if l := damaged(); l.Fault != "This campaign is damaged and can't be opened." {
		t.Errorf("listed as %q", l.Fault)
	}
	// A newer file format, and a newer campaign format in a current file.
	content.Text = []byte(`{"version":99}`)
	for _, newer := range [][]byte{newerFile(t), get[[]byte](t)(container.Encode(content))} {
		must(t, os.WriteFile(path, newer, 0o600))
		s.checked = map[string]bool{}
		if l := damaged(); !l.Newer || !strings.Contains(l.Fault, "open it with") {
			t.Errorf("listed as %+v", l)
		}
		if _, err := s.KeepCampaign(newCampaign(t, s, "town").c, nil); english.Error(t, err) == nil {
			t.Error("a newer one is written over")
		}
		if there := get[[]byte](t)(os.ReadFile(path)); !bytes.Equal(there, newer) {
			t.Error("a newer one has changed")
		}
	}
}

// TestCampaignBadBackup checks that a backup that cannot be read does not stop a save, and is not lost.
func TestCampaignBadBackup(t *testing.T) {
	id := campaignID("town")
	for what, spoil := range map[string]func(path string) error{
		"too large": func(path string) error { return os.WriteFile(path, make([]byte, container.MaxFile+1), 0o600) },
		"a folder":  func(path string) error { return os.Mkdir(path, 0o700) },
	} {
		for _, old := range family(id)[1:] {
			t.Run(what+" "+old, func(t *testing.T) {
				dir := t.TempDir()
				s := openStore(t, dir)
				p, table := begun(t, s)
				p.keep(p.c, nil)
				p.keep(p.c, nil) // there are three backups
				path := filepath.Join(dir, filepath.FromSlash(old))
				bad := func() {
					must(t, os.Remove(path))
					must(t, spoil(path))
					s.checked = map[string]bool{}
				}
				bad()
				before := get[savegame.SavedCampaign](t)(s.OpenCampaign(id))
				_, err := s.KeepCampaign(p.c, nil)
				must(t, err)
				if c, err := s.OpenCampaign(disk.Backup(id, 1)); err != nil || c.Order != before.Order {
					t.Errorf("the latest backup is %+v, %v", c, err)
				}
				if _, err := os.Lstat(path); errors.Is(err, fs.ErrNotExist) {
					must(t, os.WriteFile(path, nil, 0o600))
				}
				bad()
				won := recorded(t, p.c, true)
				_, err = s.FinishPlay(won, *running(table, p.c), savegame.Finished{})
				must(t, err)
				if c, err := s.OpenCampaign(id); err != nil || len(c.Entries()) != len(won.Entries()) {
					t.Errorf("after the attempt it is %+v, %v", c, err)
				}
				if left := get[[]string](t)(filepath.Glob(path + ".damaged-*")); len(left) != 2 {
					t.Errorf("set aside: %v", left)
				}
			})
		}
	}
}

// TestCampaignImported checks that an exported campaign is imported only once, and next to one that
// has continued differently.
func TestCampaignImported(t *testing.T) {
	s := openStore(t, t.TempDir())
	p, table := begun(t, s)
	id := campaignID("town")
	file := get[[]byte](t)(s.Export(id))
	if got := imported(t, s, "x.lineup", file, true); got != id {
		t.Errorf("taken in twice, as %s", got)
	}
	_, err := s.FinishPlay(recorded(t, p.c, true), *running(table, p.c), savegame.Finished{})
	must(t, err)
	beside := imported(t, s, "x.lineup", file, false)
	c := get[savegame.SavedCampaign](t)(s.OpenCampaign(beside))
	if beside == id || !c.Next().Running || len(s.Campaigns()) != 2 {
		t.Errorf("%s: %+v", beside, c.Next())
	}
	elsewhere := openStore(t, t.TempDir())
	if got := imported(t, elsewhere, "x.lineup", file, false); got != id || len(elsewhere.Campaigns()) != 1 {
		t.Errorf("elsewhere it is %s", got)
	}
}

// townScenes are the changes that affect a campaign and the game of its attempt together. Before
// each, the campaign has a current attempt whose game has 6 answers.
var townScenes = []struct {
	name string
	do   func(t testing.TB, s *Store, p *campaigner, table *testgame.RandomGame) error
	// the expected files afterwards
	entries, running int
	replay, over     bool
	trash            bool
}{
	{"KeepCampaign with the game", func(t testing.TB, s *Store, p *campaigner, table *testgame.RandomGame) error {
		c, err := p.c.GoBack(0)
		must(t, err)
		c, err = c.Start()
		must(t, err)
		_, err = s.KeepCampaign(c, running(table, c))
		return err
	}, 3, 1, false, false, true},
	{"FinishPlay", func(t testing.TB, s *Store, p *campaigner, table *testgame.RandomGame) error {
		_, err := s.FinishPlay(recorded(t, p.c, true), *running(table, p.c), savegame.Finished{})
		return err
	}, 1, 0, true, true, false},
	{"GoBack", func(t testing.TB, s *Store, p *campaigner, table *testgame.RandomGame) error {
		c, err := p.c.GoBack(0)
		must(t, err)
		_, err = s.KeepCampaign(c, nil)
		return err
	}, 2, 0, false, false, true},
	{"Delete", func(t testing.TB, s *Store, p *campaigner, table *testgame.RandomGame) error {
		return s.Delete(campaignID("town"))
	}, -1, 0, false, false, true},
}

// townOutcome opens the files again and returns "old" or "new". It fails if they are a mixture.
func townOutcome(t testing.TB, files map[string][]byte, scene int) (string, error) {
	t.Helper()
	is := townScenes[scene]
	s, err := Open("", Options{Clock: clock(), FS: disktest.NewMemory(maps.Clone(files))})
	must(t, err)
	defer s.Close()
	if s.ReadOnly() != "" {
		return "", errors.New(s.ReadOnly())
	}
	entries, game, over := -1, "", false
	for _, l := range s.Campaigns() {
		if l.Fault != "" || len(s.Campaigns()) > 1 {
			return "", fmt.Errorf("%s: %s", l.File, l.Fault)
		}
		for _, old := range l.Backup {
			if _, err := s.OpenCampaign(old.ID); err != nil {
				return "", err
			}
		}
		entries, game, over = len(l.Entries()), l.Game, l.Next().Scenario == 2
		if (l.SavedCampaign.Game() != "") != (game != "") {
			return "", fmt.Errorf("the log says that %q is going on, and there is %q", l.SavedCampaign.Game(), game)
		}
	}
	games, replay := 0, false
	for _, l := range s.List() {
		if l.Fault != "" {
			return "", fmt.Errorf("%s: %s", l.ID, l.Fault)
		}
		g, err := s.Open(l.ID)
		if err != nil || testgame.Check(g) != nil {
			return "", fmt.Errorf("%s: %v", l.ID, err)
		}
		switch {
		case l.Kind == savegame.Running:
			games++
			if l.ID != game {
				return "", fmt.Errorf("%s is running, and the log says %s", l.ID, game)
			}
		case l.Kind == savegame.Replay:
			replay = true
		case game == "":
			return "", fmt.Errorf("%s is left of the game", l.ID)
		}
	}
	if entries == is.entries && games == is.running && replay == is.replay && over == is.over && (!is.replay || len(get[[]savegame.Finished](t)(s.Finished())) == 1) {
		return "new", nil
	}
	if entries == 1 && games == 1 && !replay && !over {
		return "old", nil
	}
	return "", fmt.Errorf("%d entries, %d games, a replay: %v, Scenario 2: %v", entries, games, replay, over)
}

// town returns the files of a store with the campaign of townScenes.
func town(t testing.TB) map[string][]byte {
	m := disktest.NewMemory(nil)
	s, err := Open("", Options{Clock: clock(), FS: m})
	must(t, err)
	begun(t, s)
	must(t, s.Close())
	return m.Files()
}

// reopen opens the store of town again.
func reopen(t testing.TB, fs disk.FS) (*Store, *campaigner, *testgame.RandomGame) {
	t.Helper()
	s, err := Open("", Options{Clock: clock(), FS: fs})
	must(t, err)
	c := get[savegame.SavedCampaign](t)(s.OpenCampaign(campaignID("town")))
	plan, err := c.Plan()
	must(t, err)
	table, err := testgame.New(plan.String(), 5)
	must(t, err)
	return s, &campaigner{t, s, c.Campaign}, table.Play(9)
}

// TestCampaignPowerLoss checks that after a power loss while the log and the game of an attempt
// change together the next start finds both old or both new.
func TestCampaignPowerLoss(t *testing.T) {
	before := town(t)
	states := 0
	for n, scene := range townScenes {
		m := disktest.NewMemory(maps.Clone(before))
		s, p, table := reopen(t, m)
		m.Forget()
		must(t, scene.do(t, s, p, table))
		states += powerLoss(t, m, scene.name, true, func(files map[string][]byte) (string, error) {
			return townOutcome(t, files, n)
		})
		must(t, s.Close())
	}
	t.Logf("%d states", states)
}

// TestCampaignFaults checks that if any operation fails while the log and the game change together,
// both are old or both new, and that both are new after a try that works.
func TestCampaignFaults(t *testing.T) {
	before := town(t)
	tries := 0
	for n, scene := range townScenes {
		for _, failure := range []*disktest.Failing{{Err: syscall.ENOSPC, Short: true}, {Err: syscall.EIO}, {Err: syscall.EIO, After: true}, {Err: syscall.EACCES}} {
			for at := 1; ; at++ {
				m := disktest.NewMemory(maps.Clone(before))
				failure.Arm(0)
				failure.FS = m
				s, p, table := reopen(t, failure)
				failure.Arm(at)
				err := scene.do(t, s, p, table)
				failed := failure.Failed()
				failure.Arm(0)
				if failed == "" {
					must(t, s.Close())
					break
				}
				tries++
				where := fmt.Sprintf("%s, %v at operation %d (%s)", scene.name, failure.Err, at, failed)
				is, wrong := townOutcome(t, m.Files(), n)
				if wrong != nil || err == nil && is != "new" {
					t.Fatalf("%s: %v, then %s, %v", where, err, is, wrong)
				}
				if is == "old" && err != nil {
					if err := scene.do(t, s, p, table); err != nil {
						t.Fatalf("%s: once it works again: %v", where, err)
					}
					if is, wrong := townOutcome(t, m.Files(), n); is != "new" {
						t.Fatalf("%s: once it works again: %s, %v", where, is, wrong)
					}
				}
				must(t, s.Close())
			}
		}
	}
	t.Logf("%d faults", tries)
}
