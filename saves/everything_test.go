package saves

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"lineup/game/campaign"
	"lineup/game/savegame"
	"lineup/game/testgame"
	"lineup/saves/container"
)

// furnished fills a store with one of everything.
func furnished(t testing.TB, s *Store) {
	t.Helper()
	begun(t, s)
	_ = get[string](t)(s.Finish(newTable(t, 3).Play(4).Kept(savegame.Running, "game-0"), savegame.Finished{Plan: plan, Ended: 100, Turns: 2}))
	table := newTable(t, 1)
	for range 8 {
		s.keep(table.Kept(savegame.Running, "game-1"), table.Began)
		must(t, s.Flush())
		table.Step()
	}
	id := get[string](t)(s.Save(named(t, 3, "Mine")))
	g := named(t, 5, "Mine too")
	g.ID = id
	_ = get[string](t)(s.Save(g)) // with a backup
	quick := named(t, 4, "")
	quick.Kind = savegame.Quick
	_ = get[string](t)(s.Save(quick))
	must(t, s.SaveSettings(map[string]string{"speed": "fast", "name": "Ana"}))
}

// packedStore returns everything in a store as a file.
func packedStore(t testing.TB, s *Store) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "everything.lineup")
	_ = get[savegame.Everything](t)(s.ExportAll(path))
	return path
}

// everythingIn returns the files of a store that an export takes along.
func everythingIn(t testing.TB, dir string) map[string]string {
	t.Helper()
	out := files(t, dir)
	maps.DeleteFunc(out, func(name, _ string) bool {
		return strings.HasPrefix(name, inTrash) || strings.HasPrefix(name, crashesFolder+"/")
	})
	return out
}

// TestEverything checks that everything comes into an empty store byte by byte, and nothing twice.
func TestEverything(t *testing.T) {
	dirs := map[string]string{"furnished": t.TempDir()}
	s := openStore(t, dirs["furnished"])
	furnished(t, s)
	must(t, s.WriteCrash("crash", "game-1"))
	_ = get[string](t)(s.Save(named(t, 6, "Deleted")))
	must(t, s.Delete(ofKind(s, savegame.Named)[0].ID))
	must(t, s.Close())
	earlier, err := filepath.Glob("testdata/version-*")
	must(t, err)
	for _, dir := range earlier {
		dirs[dir] = t.TempDir()
		must(t, os.CopyFS(dirs[dir], os.DirFS(dir)))
	}
	for name, dir := range dirs {
		t.Run(filepath.Base(name), func(t *testing.T) {
			for _, other := range []string{"README.md", "games.golden", "replay.json"} {
				_ = os.Remove(filepath.Join(dir, other))
			}
			here, to := openStore(t, dir), t.TempDir()
			there := openStore(t, to)
			path := filepath.Join(t.TempDir(), "everything.lineup")
			out := get[savegame.Everything](t)(here.ExportAll(path))
			in := get[savegame.Everything](t)(there.ImportAll(path))
			want := everythingIn(t, dir)
			if got := everythingIn(t, to); len(want) < 5 || !sameFiles(t, got, want) {
				t.Errorf("%d files became %d", len(want), len(got))
			}
			record, _ := here.Finished()
			if in != out || out.Games == 0 || out.Campaigns == 0 || out.Results != len(record) || out.Left != 0 {
				t.Errorf("exported %+v, imported %+v", out, in)
			}
			if !reflect.DeepEqual(here.List(), there.List()) || !reflect.DeepEqual(here.Campaigns(), there.Campaigns()) {
				t.Error("the lists differ")
			}
			for _, s := range []*Store{here, there} {
				before := files(t, s.dir)
				again := get[savegame.Everything](t)(s.ImportAll(path))
				if again.Games+again.Campaigns+again.Results != 0 || again.Known != out.Games+out.Campaigns || !maps.Equal(before, files(t, s.dir)) {
					t.Errorf("imported again: %+v", again)
				}
			}
			// What is saved later is later.
			_ = get[string](t)(there.Save(named(t, 7, "Latest")))
			if l := there.List()[0]; l.Title != "Latest" {
				t.Errorf("%s is listed first, of order %d", l.ID, l.Order)
			}
		})
	}
}

// sameFiles reports whether two folders hold the same files. Settings and the record are written
// again, so it compares what they say.
func sameFiles(t testing.TB, a, b map[string]string) bool {
	t.Helper()
	says := func(files map[string]string) map[string]string {
		out := maps.Clone(files)
		for _, name := range []string{settingsFile, finishedFile} {
			if b, ok := out[name]; ok {
				out[name] = string(get[container.Content](t)(container.Decode([]byte(b))).Text)
			}
		}
		return out
	}
	return maps.Equal(says(a), says(b))
}

// TestBothSides checks that what differs on both sides is there twice, that nothing here changes, and
// that no second import adds anything.
func TestBothSides(t *testing.T) {
	// The same computer, and what it has become since a copy was made.
	base := t.TempDir()
	s := openStore(t, base)
	furnished(t, s)
	must(t, s.Close())
	open := func() *Store {
		dir := t.TempDir()
		must(t, os.CopyFS(dir, os.DirFS(base)))
		return openStore(t, dir)
	}
	// change changes everything, differently by its number.
	change := func(s *Store, n int) {
		other := newTable(t, uint64(n)+7).Play(8 + n)
		s.Keep(other.Kept(savegame.Running, "game-1")) // not the same answers
		must(t, s.Flush())
		mine := ofKind(s, savegame.Named)[0]
		g := named(t, 5+n, fmt.Sprint("Mine ", n))
		g.ID = mine.ID
		_ = get[string](t)(s.Save(g))
		g.Kind, g.Title, g.ID = savegame.Quick, "", ""
		_ = get[string](t)(s.Save(g))
		must(t, s.Rename(ofKind(s, savegame.Replay)[0].ID, fmt.Sprint("Replay ", n)))
		c := get[savegame.SavedCampaign](t)(s.OpenCampaign(campaignID("town")))
		won, err := c.Record(campaign.Result{Won: n == 1, Damage: map[string]int{"Bank": 2}})
		must(t, err)
		plan, err := c.Plan()
		must(t, err)
		attempt, err := testgame.New(plan.String(), uint64(n))
		must(t, err)
		_ = get[string](t)(s.FinishPlay(won, attempt.Play(9).Kept(savegame.Running, c.Campaign.Game()), savegame.Finished{Ended: 150}))
		next := get[campaign.Campaign](t)(won.Start())
		plan, err = next.Plan()
		must(t, err)
		attempt, err = testgame.New(plan.String(), uint64(n))
		must(t, err)
		g = attempt.Play(3).Kept(savegame.Running, next.Game())
		_ = get[string](t)(s.KeepCampaign(next, &g))
		_ = get[string](t)(s.Finish(newTable(t, 5).Play(n).Kept(savegame.Running, fmt.Sprint("own-", n)), savegame.Finished{Ended: int64(50 * n)}))
		must(t, s.SaveSettings(map[string]string{"speed": "slow", "only": fmt.Sprint(n), fmt.Sprint("extra", n): "x"}))
	}
	a, b := open(), open()
	change(a, 1)
	change(b, 2)
	path := packedStore(t, a)
	before, opens := everythingIn(t, b.dir), ids(b.List())
	in := get[savegame.Everything](t)(b.ImportAll(path))
	after := everythingIn(t, b.dir)
	for name, was := range before {
		if is := after[name]; is != was && name != settingsFile && name != finishedFile {
			t.Errorf("%s has changed", name)
		}
	}
	// Two running games became named ones or belong to the other campaign, and the replays, the named
	// and the quick save are there twice.
	want := savegame.Everything{Games: 1 + 1 + 1 + 1 + 3, Campaigns: 1, Results: 1, Settings: true}
	if in != want {
		t.Errorf("imported %+v, want %+v", in, want)
	}
	titles := map[string]int{}
	for _, l := range b.List() {
		if l.Fault != "" {
			t.Errorf("%s: %s", l.ID, l.Fault)
		}
		if _, ok := opens[l.ID]; ok || l.Kind == savegame.TurnStart {
			continue
		}
		titles[string(l.Kind)+" "+l.Title]++
		g := get[savegame.SavedGame](t)(b.Open(l.ID))
		must(t, testgame.Check(g))
	}
	if fmt.Sprint(titles) != "map[named Imported game:1 named Imported quick save:1 named Mine 1:1 replay :2 replay Replay 1:1 running :1]" {
		t.Errorf("the new games are %v", titles)
	}
	towns := b.Campaigns()
	if len(towns) != 2 || towns[0].Fault != "" || towns[1].Fault != "" {
		t.Fatalf("%+v", towns)
	}
	for _, c := range towns {
		if won := c.Entries()[0].Play.Result.Won; len(c.Entries()) != 2 || won != (c.ID != "town") || c.Campaign.Game() == "" {
			t.Errorf("campaign %s: %+v", c.ID, c.Entries())
		}
		// The game of each attempt goes with its own campaign.
		if g, err := b.Open(runningID(c.Campaign.Game())); err != nil || g.Game != c.Campaign.Game() {
			t.Errorf("campaign %s: the game %q, %v", c.ID, g.Game, err)
		}
	}
	if settings := get[map[string]string](t)(b.Settings()); !maps.Equal(settings, map[string]string{"speed": "slow", "only": "1", "extra1": "x", "extra2": "x"}) {
		t.Errorf("%v", settings)
	}
	var order []string
	for _, f := range get[[]savegame.Finished](t)(b.Finished()) {
		order = append(order, f.Game)
	}
	if !slices.Equal(order, []string{"own-1", "game-0", "town#1", "own-2"}) {
		t.Errorf("the record is %v", order)
	}
	again := get[savegame.Everything](t)(b.ImportAll(path))
	if again.Games+again.Campaigns+again.Results != 0 {
		t.Errorf("imported again: %+v", again)
	}
	// What went back and forth is there already.
	if home := get[savegame.Everything](t)(a.ImportAll(packedStore(t, a))); home.Games+home.Campaigns+home.Results != 0 {
		t.Errorf("imported at home: %+v", home)
	}
}
