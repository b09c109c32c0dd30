package saves

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"strings"
	"syscall"
	"testing"

	"lineup/game/campaign"
	"lineup/game/english"
	"lineup/game/savegame"
	"lineup/saves/container"
	"lineup/saves/disk"
	"lineup/saves/disktest"
)

// TestCampaignLacks checks that a campaign with one damaged byte is listed with its name, in plain
// words, and that each backup says which attempt it lacks.
func TestCampaignLacks(t *testing.T) {
	m := disktest.NewMemory(nil)
	m.Plain = true
	s := openMemory(t, m)
	p, table := begun(t, s)
	id := campaignID("town")
	chance := 0
	check := func(what string, want ...string) {
		t.Helper()
		whole := m.Files()[id]
		for at := chance % 7; at < len(whole); at += 7 { // another byte of seven each time
			damaged := bytes.Clone(whole)
			damaged[at] ^= 1
			m.Put(id, damaged, clock()())
			l := s.Campaigns()[0]
			plain := l.Fault == "This campaign is damaged and can't be opened." || at < 7 && l.Fault == "This isn't a Lineup file, or its beginning is damaged."
			if !plain || l.Title != "Our town" || len(l.Players) != 2 {
				t.Fatalf("%s, byte %d: listed as %+v", what, at, l)
			}
			for i, old := range l.Backup {
				if i >= len(want) || old.Lacks != want[i] {
					t.Fatalf("%s, byte %d: backup %d lacks %q, want %q", what, at, i+1, old.Lacks, want)
				}
			}
		}
		chance++
		m.Put(id, whole, clock()())
		if l := s.Campaigns()[0]; l.Fault != "" || l.Backup[0].Lacks != "" {
			t.Fatalf("%s: undamaged it is %+v", what, l)
		}
	}
	const first, second = "the first attempt at Scenario 1", "the second attempt at Scenario 1"
	check("in the first attempt", first)

	lost := recorded(t, p.c, false)
	_, err := s.FinishPlay(lost, *running(table, p.c), savegame.Finished{})
	must(t, err)
	check("after the first attempt", "the result of "+first, first)

	p.c = lost
	c, table := p.start()
	p.keep(c, running(table, c))
	check("in the second attempt", second, "the result of "+first+", and a later attempt", first+", and a later attempt")

	c.Title = "Our town"
	p.keep(c, nil) // nothing has changed
	check("saved again", "", second, "the result of "+first+", and a later attempt")

	back, err := c.GoBack(0)
	must(t, err)
	p.keep(back, nil)
	c, table = p.start()
	p.keep(c, running(table, c))
	check("after going back", first, "a later attempt", "a later attempt")

	must(t, s.Delete(replayID("town#1")))
	check("without a replay", first, "a later attempt", "a later attempt")
}

// damages are ways to damage a file.
var damages = map[string]func(b []byte) []byte{
	"empty":   func([]byte) []byte { return []byte{} },
	"half":    func(b []byte) []byte { return b[:len(b)/2] },
	"zeros":   func(b []byte) []byte { return make([]byte, len(b)) },
	"longer":  func(b []byte) []byte { return append(bytes.Clone(b), "more"...) },
	"picture": func([]byte) []byte { return picture },
	"text":    func([]byte) []byte { return []byte("Dear diary,\n\nLINEUP 2\n{}") },
	"page":    func([]byte) []byte { return []byte("LINEUP 2\n{\"kind\":\"named\",\"sections\":[]}\n") },
	"byte 3":  func(b []byte) []byte { return flipped(b, 3) },
	"byte 8":  func(b []byte) []byte { return flipped(b, 7) },
	"header":  func(b []byte) []byte { return flipped(b, 40) },
	"middle":  func(b []byte) []byte { return flipped(b, len(b)/2) },
	"end":     func(b []byte) []byte { return flipped(b, len(b)-1) },
}

func flipped(b []byte, at int) []byte {
	out := bytes.Clone(b)
	out[at] ^= 0x10
	return out
}

// TestBadFiles damages each file of a full data folder in turn, in many ways. Nothing may panic.
// The file is reported in a sentence, and all others are listed and opened as before. Whatever is
// done with the store then, the other files are not lost, nor what is left of the damaged one.
func TestBadFiles(t *testing.T) {
	filled(t, t.TempDir())
	game := *running(newTable(t, 1).Play(9), campaign.Campaign{})
	n := 0
	for _, name := range slices.Sorted(maps.Keys(fullFolder)) {
		if strings.HasPrefix(name, crashesFolder) {
			continue // plain text cannot be wrong
		}
		for _, how := range slices.Sorted(maps.Keys(damages)) {
			damaged := damages[how](fullFolder[name])
			files := maps.Clone(fullFolder)
			files[name] = damaged
			m := disktest.NewMemory(files)
			m.Plain = true
			s := openMemory(t, m)
			what := name + ", " + how
			checkBad(t, s, what, name)
			if n++; n%5 > 0 && !strings.HasPrefix(how, "middle") {
				continue // the rest takes long, and differs little
			}
			handled(t, s, game)
			checkBad(t, s, what+", afterward", "")
			must(t, s.Close())
			dropped := strings.HasPrefix(name, gamesFolder) && name != mainID(name) // the only backup of a game is replaced at every turn
			if left := slices.ContainsFunc(slices.Collect(maps.Values(m.Files())), func(b []byte) bool { return bytes.Equal(b, damaged) }); !left && !dropped {
				t.Errorf("%s: what is left of it is gone: %v", what, slices.Sorted(maps.Keys(m.Files())))
			}
		}
	}
}

// TestRecordWithBadLine checks that the readable games of a damaged record stay in it, and that the
// damaged file is set aside, whatever operation fails.
func TestRecordWithBadLine(t *testing.T) {
	bad := container.Content{Text: []byte(`{"game":"game-1"}` + "\nrubbish\n" + `{"game":"game-2"}` + "\n")}
	bad.Kind = container.Finished
	b := get[[]byte](t)(container.Encode(bad))
	games := func(s *Store) (out string, err error) {
		record, err := s.Finished()
		for _, f := range record {
			out += f.Game + " "
		}
		return out, err
	}
	for name, is := range map[string]struct {
		do   func(s *Store) error
		want string
	}{
		"Finished": {func(s *Store) error { _, err := s.Finished(); return err }, "game-1 game-2 "},
		"Finish": {func(s *Store) error {
			_, err := s.Finish(newTable(t, 1).Play(2).Kept(savegame.Running, "game-3"), savegame.Finished{})
			return err
		}, "game-1 game-2 game-3 "},
	} {
		for _, failure := range []*disktest.Failing{{Err: syscall.EIO}, {Err: syscall.ENOSPC, On: true, Changes: true}} {
			for n := 1; ; n++ {
				m := disktest.NewMemory(map[string][]byte{finishedFile: b})
				failure.Arm(0)
				failure.FS = m
				s := openMemory(t, failure)
				failure.Arm(n)
				err, failed := is.do(s), failure.Failed()
				failure.Arm(0)
				where := fmt.Sprintf("%s, %v at operation %d (%s)", name, failure.Err, n, failed)
				again := openMemory(t, disktest.NewMemory(m.Files()))
				got, _ := games(again)
				if got != is.want && (failed == "" || got != "game-1 game-2 ") {
					t.Fatalf("%s: %v, and then the record has %s", where, err, got)
				}
				if got, err := games(again); err != nil || got == "" {
					t.Fatalf("%s: read again, the record has %s, %v", where, got, err)
				}
				must(t, again.Close())
				if kept := slices.ContainsFunc(slices.Collect(maps.Values(m.Files())), func(is []byte) bool { return bytes.Equal(is, b) }); !kept {
					t.Fatalf("%s: the damaged record is gone", where)
				}
				must(t, s.Close())
				if failed == "" {
					if english.Error(t, err) == nil || !strings.Contains(err.Error(), "moved to "+finishedFile+".damaged-") {
						t.Errorf("%s: it says %v", where, err)
					}
					break
				}
			}
		}
	}
}

// TestReplacedMeanwhile checks that settings and a record that are damaged when they are read, and are
// replaced by changes that were promised before, are not set aside.
func TestReplacedMeanwhile(t *testing.T) {
	for _, bad := range []string{settingsFile, finishedFile} {
		for n := 1; ; n++ {
			m := disktest.NewMemory(nil)
			f := &disktest.Failing{FS: m, Changes: true, On: true, Err: syscall.EIO}
			s := openMemory(t, f)
			group := []disk.Change{
				{Do: disk.Write, Name: settingsFile, Data: get[[]byte](t)(s.settingsFile(map[string]string{"speed": "5"}))},
				{Do: disk.Write, Name: finishedFile, Data: get[[]byte](t)(s.recordFile([]savegame.Finished{{Game: "game-1"}}))},
			}
			f.Arm(n)
			if err := s.disk.Commit(group...); err == nil {
				t.Fatal("no operation fails between the journal and the files")
			}
			f.Arm(0)
			if _, promised := m.Files()["journal"]; !promised {
				must(t, s.Close())
				continue
			}
			m.Put(bad, []byte("rubbish"), clock()())
			var settings map[string]string
			var record []savegame.Finished
			var err error
			if bad == settingsFile {
				settings, err = s.Settings()
				record, _ = s.Finished()
			} else {
				record, err = s.Finished()
				settings, _ = s.Settings()
			}
			if err != nil || settings["speed"] != "5" || len(record) != 1 {
				t.Errorf("%s: %v, the settings are %v and the record is %v", bad, err, settings, record)
			}
			must(t, s.Close())
			break
		}
	}
}

// checkBad checks that every file but one is as it was, and that this one is reported.
func checkBad(t *testing.T, s *Store, what, bad string) {
	t.Helper()
	faults := map[string]string{}
	for _, l := range s.List() {
		if faults[l.ID] = l.Fault; l.Fault == "" {
			for _, old := range append(l.Backup, savegame.Old{ID: l.ID}) {
				if _, err := s.Open(old.ID); err != nil {
					t.Errorf("%s: %s: %v", what, old.ID, err)
				}
			}
		}
	}
	for _, l := range s.Campaigns() {
		if faults[l.File] = l.Fault; l.Fault == "" {
			if _, err := s.OpenCampaign(l.File); err != nil {
				t.Errorf("%s: %s: %v", what, l.File, err)
			}
		}
	}
	for _, id := range []string{runningID("game-1"), quickID, "saves/mine.lineup", replayID("game-2"), campaignID("town")} {
		if fault, there := faults[id]; !there {
			t.Errorf("%s: %s is not listed", what, id)
		} else if bad != "" && (fault != "") != (id == bad) || !strings.HasSuffix("."+fault, ".") {
			t.Errorf("%s: %s is listed with %q", what, id, fault)
		}
	}
	settings, set := s.Settings()
	record, kept := s.Finished()
	for name, err := range map[string]error{settingsFile: set, finishedFile: kept} {
		is := fmt.Sprint(err)
		if bad == name && (!strings.HasPrefix(is, name+" is damaged: it was moved to "+name+".damaged-") || !strings.HasSuffix(is, ", and a new one was started")) {
			t.Errorf("%s: it says %q", what, is)
		} else if bad != name && err != nil {
			t.Errorf("%s: %s: %v", what, name, err)
		}
	}
	if bad != "" && (bad != settingsFile && settings["title"] != "first" || bad != finishedFile && len(record) != 1) {
		t.Errorf("%s: the settings are %v and the record is %v", what, settings, record)
	}
}

// handled does everything that a person could do with a store and a game.
func handled(t *testing.T, s *Store, g savegame.SavedGame) {
	t.Helper()
	g.Game = "game-1"
	s.Keep(g)
	must(t, s.Flush())
	g.Kind, g.ID = savegame.Named, "saves/mine.lineup"
	_, saved := s.Save(g)
	g.Kind = savegame.Quick
	_, quick := s.Save(g)
	g.Game = "game-2"
	_, finished := s.Finish(g, savegame.Finished{})
	must(t, s.SaveSettings(map[string]string{"title": "second"}))
	for _, err := range []error{saved, quick, finished} {
		must(t, err)
	}
	if c, err := s.OpenCampaign(campaignID("town")); english.Error(t, err) == nil {
		c.Title = "Again"
		_ = get[string](t)(s.KeepCampaign(c.Campaign, nil))
	}
	for _, l := range s.List() {
		_, _ = s.Duplicate(l.ID)
		_ = s.Rename(l.ID, "New title")
		_, _ = s.Export(l.ID)
		_, _, _ = s.Report(l.ID, "")
	}
	for _, id := range []string{quickID, runningID("game-1"), campaignID("town"), "saves/mine.lineup"} {
		must(t, s.Delete(id))
		must(t, s.Undelete(id))
	}
}
