package disk_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"strings"
	"syscall"
	"testing"

	"lineup/game/english"
	"lineup/saves/disk"
	"lineup/saves/disktest"
)

// change is an operation on a Disk that must be done completely or not at all.
type change struct {
	name string
	old  map[string]string // the files before
	do   func(d *disk.Disk) error
	now  map[string]string // the files after, or "" if removed
	free map[string]bool   // names that may hold any complete contents
}

var old = map[string]string{
	"a/x": "old x", "a/y": "old y", "b/z": "old z", "a/x.bak1": "older x", "a/x.bak2": "oldest x", "record": "one line",
}

// many returns the old files and n more that a group removes.
func many(n int, text string) map[string]string {
	out := maps.Clone(old)
	for i := range n {
		out[fmt.Sprintf("b/turn%d", i)] = text
	}
	return out
}

var changes = []change{
	{name: "one file anew", old: old, now: map[string]string{"a/new": "new"},
		do: func(d *disk.Disk) error { return d.Replace(disk.Replacement{Name: "a/new", Data: []byte("new")}) }},
	{name: "one file", old: old, now: map[string]string{"a/x": "new x"},
		do: func(d *disk.Disk) error { return d.Replace(disk.Replacement{Name: "a/x", Data: []byte("new x")}) }},
	{name: "a file with its backups", old: old, now: map[string]string{"a/x": "new x"},
		free: map[string]bool{"a/x.bak1": true, "a/x.bak2": true, "a/x.bak3": true},
		do: func(d *disk.Disk) error {
			return d.Replace(disk.Replacement{Name: "a/x", Data: []byte("new x"), Backups: 3})
		}},
	{name: "a file with a second name", old: old, now: map[string]string{"a/x": "new x"},
		free: map[string]bool{"a/x.bak1": true, "a/x.bak2": true, "a/x.bak3": true, "b/also": true, "b/z": true},
		do: func(d *disk.Disk) error {
			return d.Replace(disk.Replacement{Name: "a/x", Data: []byte("new x"), Backups: 3, Also: "b/also", Drop: []string{"b/z"}})
		}},
	{name: "removing", old: old, now: map[string]string{"a/x": ""},
		do: func(d *disk.Disk) error { return d.Commit(disk.Change{Do: disk.Remove, Name: "a/x"}) }},
	{name: "moving", old: old, now: map[string]string{"a/x": "", "b/x": "old x"},
		do: func(d *disk.Disk) error { return d.Commit(disk.Change{Do: disk.Move, Name: "a/x", To: "b/x"}) }},
	{name: "a group", old: many(6, "turn"),
		now: map[string]string{"a/y": "new y", "record": "two lines", "a/x": "", "b/z": "", "a/z": "old z", "b/turn0": "", "b/turn1": "", "b/turn2": "", "b/turn3": "", "b/turn4": "", "b/turn5": ""},
		do: func(d *disk.Disk) error {
			group := []disk.Change{
				{Do: disk.Write, Name: "a/y", Data: []byte("new y")},
				{Do: disk.Write, Name: "record", Data: []byte("two lines")},
				{Do: disk.Remove, Name: "a/x"},
				{Do: disk.Move, Name: "b/z", To: "a/z"},
			}
			for i := range 6 {
				group = append(group, disk.Change{Do: disk.Remove, Name: fmt.Sprintf("b/turn%d", i)})
			}
			return d.Commit(group...)
		}},
	{name: "a file in pieces", old: old, now: map[string]string{"a/x": "new x"},
		do: func(d *disk.Disk) error {
			return d.Stream("a/x", func(to io.Writer) error {
				_, err1 := io.WriteString(to, "new")
				_, err2 := io.WriteString(to, " x")
				return errors.Join(err1, err2)
			})
		}},
	{name: "a staged group", old: old, now: map[string]string{"a/x": "new x", "b/new": "new", "b/z": ""},
		do: func(d *disk.Disk) error {
			group := []disk.Change{{Do: disk.Remove, Name: "b/z"}}
			for _, file := range []struct{ name, text string }{{"a/x", "new x"}, {"b/new", "new"}} {
				c, err := d.Stage(file.name, []byte(file.text))
				if err != nil {
					d.Discard(group)
					return err
				}
				group = append(group, c)
			}
			return d.Commit(group...)
		}},
	{name: "a staged file alone", old: old, now: map[string]string{"a/x": "new x"},
		do: func(d *disk.Disk) error {
			c, err := d.Stage("a/x", []byte("new x"))
			if err != nil {
				return err
			}
			return d.Commit(c)
		}},
}

// TestStreamFails checks that a file stays as it is if writing a new one fails half way.
func TestStreamFails(t *testing.T) {
	m := disktest.NewMemory(asBytes(old))
	broken := errors.New("broken")
	err := disk.New(m).Stream("a/x", func(to io.Writer) error {
		_, err := io.WriteString(to, "half")
		return errors.Join(err, broken)
	})
	if !errors.Is(err, broken) || !maps.EqualFunc(m.Files(), asBytes(old), bytes.Equal) {
		t.Errorf("%v, and the files are %v", err, m.Files())
	}
}

// TestJournalTooLarge checks that a group is refused if its journal could not be read again, and
// leaves nothing behind.
func TestJournalTooLarge(t *testing.T) {
	m := disktest.NewMemory(asBytes(old))
	d := disk.New(m)
	long := strings.Repeat("x", 4<<20)
	var group []disk.Change
	for i := range 5 {
		group = append(group, disk.Change{Do: disk.Remove, Name: fmt.Sprint(long, i)})
	}
	group = append(group, get[disk.Change](t)(d.Stage("a/x", []byte("new x"))), disk.Change{Do: disk.Write, Name: "a/y", Data: []byte("new y")})
	if err := d.Commit(group...); english.Error(t, err) == nil || !strings.Contains(err.Error(), "too many") {
		t.Error(err)
	}
	if !maps.EqualFunc(m.Files(), asBytes(old), bytes.Equal) {
		t.Errorf("the files are %d", len(m.Files()))
	}
	if err := d.Commit(disk.Change{Do: disk.Remove, Name: "a/x"}); err != nil {
		t.Error(err)
	}
}

// get returns a function's result. An error fails the test.
func get[T any](t *testing.T) func(v T, err error) T {
	return func(v T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

func asBytes(files map[string]string) map[string][]byte {
	out := map[string][]byte{}
	for name, text := range files {
		out[name] = []byte(text)
	}
	return out
}

// outcome returns "old" or "new" for the files, or an error if they are neither.
func (c *change) outcome(files map[string][]byte) (string, error) {
	is := func(name, text string) bool {
		b, ok := files[name]
		if text == "" {
			return !ok
		}
		return ok && string(b) == text
	}
	isOld, isNew := true, true
	for name, text := range c.now {
		isOld = isOld && is(name, c.old[name])
		isNew = isNew && is(name, text)
	}
	for name, text := range c.old {
		if _, ok := c.now[name]; !ok && !c.free[name] && !is(name, text) {
			return "", fmt.Errorf("%s, which has nothing to do with it, is %q", name, files[name])
		}
	}
	whole := map[string]bool{}
	for _, text := range c.old {
		whole[text] = true
	}
	for _, text := range c.now {
		whole[text] = true
	}
	for name, b := range files {
		if !whole[string(b)] {
			return "", fmt.Errorf("%s is %q, which was never whole", name, b)
		}
	}
	switch {
	case isNew:
		return "new", nil
	case isOld:
		return "old", nil
	}
	return "", fmt.Errorf("neither old nor new: %q", files)
}

func start(fs disk.FS) (*disk.Disk, error) {
	d := disk.New(fs)
	return d, d.Start("a", "b")
}

// TestCrashes checks that after a power loss at any moment, with any part of the unsynced data
// lost, the next start finds the old or the new files, and the new ones if the change was done. The
// same must hold after a power loss during that start.
func TestCrashes(t *testing.T) {
	states := 0
	for _, noLinks := range []bool{false, true} {
		for _, c := range changes {
			m := disktest.NewMemory(asBytes(c.old))
			m.NoLinks = noLinks
			d, err := start(m)
			if err != nil {
				t.Fatal(err)
			}
			m.Forget()
			if err := c.do(d); err != nil {
				t.Fatal(c.name, err)
			}
			seen := map[string]int{}
			for crash := range m.Crashes() {
				states++
				again := disktest.NewMemory(crash.Files)
				again.Forget()
				if _, err := start(again); err != nil {
					t.Fatalf("%s, lost after %d changes (%s): %v\n%s", c.name, crash.After, crash.Says, err, m)
				}
				is, err := c.outcome(again.Files())
				if err != nil {
					t.Fatalf("%s, lost after %d changes (%s): %v\n%s", c.name, crash.After, crash.Says, err, m)
				}
				if crash.After == m.Steps() && is != "new" {
					t.Fatalf("%s is done, and is lost (%s)\n%s", c.name, crash.Says, m)
				}
				seen[is]++
				if states%7 != 0 {
					continue // try a second loss only after some of the first
				}
				for second := range again.Crashes() {
					third := disktest.NewMemory(second.Files)
					if _, err := start(third); err != nil {
						t.Fatalf("%s, lost twice: %v", c.name, err)
					}
					if is2, err := c.outcome(third.Files()); err != nil || is == "new" && is2 == "old" && crash.Files["journal"] != nil {
						t.Fatalf("%s, lost twice, after %d changes (%s) and after %d (%s): %s, %v\n%s\n%s",
							c.name, crash.After, crash.Says, second.After, second.Says, is2, err, m, again)
					}
				}
			}
			if seen["old"] == 0 || seen["new"] == 0 {
				t.Errorf("%s: %v: nothing is proved", c.name, seen)
			}
		}
	}
	t.Logf("%d states after a loss of power", states)
}

// The ways in which an operation may fail.
var failures = []struct {
	name string
	set  func(f *disktest.Failing)
}{
	{"full disk", func(f *disktest.Failing) { f.Err = syscall.ENOSPC }},
	{"full disk, a half written", func(f *disktest.Failing) { f.Err, f.Short = syscall.ENOSPC, true }},
	{"no permission", func(f *disktest.Failing) { f.Err = syscall.EACCES }},
	{"broken disk", func(f *disktest.Failing) { f.Err = syscall.EIO }},
	{"broken disk that does it all the same", func(f *disktest.Failing) { f.Err, f.After = syscall.EIO, true }},
	{"read-only from then on", func(f *disktest.Failing) { f.Err, f.On = syscall.EROFS, true }},
	{"gone from then on", func(f *disktest.Failing) { f.Err, f.On = syscall.ENOENT, true }},
}

// TestFailures checks that if any operation fails in any way, the old or the new files are there,
// that no error means the new ones, and that the next try works.
func TestFailures(t *testing.T) {
	tries := 0
	for _, c := range changes {
		for _, failure := range failures {
			for n := 1; ; n++ {
				m := disktest.NewMemory(asBytes(c.old))
				f := &disktest.Failing{FS: m}
				failure.set(f)
				d, err := start(f)
				if err != nil {
					t.Fatal(err)
				}
				m.Forget()
				f.Arm(n)
				err = c.do(d)
				if f.Failed() == "" {
					break // all operations have failed once
				}
				tries++
				where := fmt.Sprintf("%s, %s at operation %d (%s)", c.name, failure.name, n, f.Failed())
				for crash := range m.Crashes() {
					again := disktest.NewMemory(crash.Files)
					if _, err := start(again); err != nil {
						t.Fatalf("%s: %v", where, err)
					}
					is, wrong := c.outcome(again.Files())
					if wrong != nil {
						t.Fatalf("%s, then lost after %d (%s): %v\n%s", where, crash.After, crash.Says, wrong, m)
					}
					if crash.After == m.Steps() && err == nil && is != "new" {
						t.Fatalf("%s: there is no error, and it is not done\n%s", where, m)
					}
				}
				f.Arm(0)
				steps := m.Steps()
				if err := c.do(d); err != nil && !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, fs.ErrExist) {
					t.Fatalf("%s: trying again: %v", where, err)
				}
				if is, wrong := c.outcome(withoutTemps(m.Files())); is != "new" {
					t.Fatalf("%s, tried again: %s %v", where, is, wrong)
				}
				if !f.On || c.name != "a group" {
					continue
				}
				// A group that could not be given up is promised again before it is carried out.
				for crash := range m.Crashes() {
					if crash.After <= steps {
						continue
					}
					again := disktest.NewMemory(crash.Files)
					if _, err := start(again); err != nil {
						t.Fatalf("%s: %v", where, err)
					}
					if _, wrong := c.outcome(again.Files()); wrong != nil {
						t.Fatalf("%s, tried again and lost after %d (%s): %v\n%s", where, crash.After, crash.Says, wrong, m)
					}
				}
			}
		}
	}
	t.Logf("%d failures", tries)
}

func withoutTemps(files map[string][]byte) map[string][]byte {
	maps.DeleteFunc(files, func(name string, _ []byte) bool { return strings.Contains(name, ".tmp-") })
	return files
}

// TestBackups checks that the latest backups are kept, latest first.
func TestBackups(t *testing.T) {
	for _, noLinks := range []bool{false, true} {
		m := disktest.NewMemory(nil)
		m.NoLinks = noLinks
		d, err := start(m)
		if err != nil {
			t.Fatal(err)
		}
		for i := range 6 {
			if err := d.Replace(disk.Replacement{Name: "a/x", Data: fmt.Append(nil, i), Backups: 3}); err != nil {
				t.Fatal(err)
			}
		}
		got := fmt.Sprintf("%s", m.Files())
		if want := fmt.Sprintf("%s", asBytes(map[string]string{"a/x": "5", "a/x.bak1": "4", "a/x.bak2": "3", "a/x.bak3": "2"})); got != want {
			t.Errorf("%s, not %s", got, want)
		}
	}
}

// TestJournal checks that a damaged journal is set aside, and that a newer program's journal stops
// the start.
func TestJournal(t *testing.T) {
	m := disktest.NewMemory(map[string][]byte{"journal": []byte("LINEUP JOURNAL 1\n{}\nwrong")})
	if _, err := start(m); err != nil || m.Files()["journal.damaged"] == nil || m.Files()["journal"] != nil {
		t.Errorf("%v: %q", err, m.Files())
	}
	newer := "LINEUP JOURNAL 2\nwhatever"
	m = disktest.NewMemory(map[string][]byte{"journal": disk.Sealed(newer)})
	if _, err := start(m); english.Error(t, err) == nil || m.Files()["journal"] == nil {
		t.Errorf("a newer journal: %v, %q", err, m.Files())
	}
	outside := disk.Sealed("LINEUP JOURNAL 1\n" + `{"changes":[{"do":"remove","name":"../x"}]}`)
	m = disktest.NewMemory(map[string][]byte{"journal": outside})
	if _, err := start(m); err != nil || m.Files()["journal.damaged"] == nil {
		t.Errorf("a journal that leads outside: %v, %q", err, m.Files())
	}
}
