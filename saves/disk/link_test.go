package disk_test

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"lineup/saves/disk"
)

// linked returns a folder in which the folder b is a link to another place, and that place.
func linked(t *testing.T) (dir, to string, f *disk.Folder) {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("only administrators can make links")
	}
	dir, to = t.TempDir(), t.TempDir()
	if err := os.Symlink(to, filepath.Join(dir, "b")); err != nil {
		t.Fatal(err)
	}
	f, err := disk.OpenFolder(dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = f.Close() })
	return dir, to, f
}

// write writes a file.
func write(t *testing.T, text string, at ...string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(at...), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// has checks the contents of a file. "" means that it must not exist.
func has(t *testing.T, text string, at ...string) {
	t.Helper()
	if b, err := os.ReadFile(filepath.Join(at...)); string(b) != text || text != "" && err != nil {
		t.Errorf("%s has %q, want %q: %v", filepath.Join(at...), b, text, err)
	}
}

// TestLinkedChanges checks that the changes of a Disk work in a folder that is a link, and that the
// files are at its end.
func TestLinkedChanges(t *testing.T) {
	for _, c := range changes {
		dir, to, f := linked(t)
		d := disk.New(f)
		if err := d.Start("a", "b"); err != nil {
			t.Fatal(err)
		}
		for name, text := range c.old {
			write(t, text, dir, name)
		}
		if err := c.do(d); err != nil {
			t.Fatal(c.name, err)
		}
		files := map[string][]byte{}
		for _, folder := range []string{".", "a", "b"} {
			list, err := f.List(folder)
			if err != nil {
				t.Fatal(err)
			}
			for _, l := range list {
				name := filepath.ToSlash(filepath.Join(folder, l.Name))
				if name == "b" {
					continue // the link
				}
				if files[name], err = f.Read(name, 100); err != nil || int64(len(files[name])) != l.Size {
					t.Fatal(err, l)
				}
				if folder == "b" {
					has(t, string(files[name]), to, l.Name)
				}
			}
		}
		if is, err := c.outcome(files); is != "new" {
			t.Errorf("%s: %s %v", c.name, is, err)
		}
	}
}

// TestMoveInterrupted checks that a promised move between two disks is finished after the program
// was stopped at any point of it.
func TestMoveInterrupted(t *testing.T) {
	for _, c := range []struct{ from, half, to string }{
		{"text", "", ""}, {"text", "te", ""}, {"text", "text", "text"}, {"text", "", "text"}, {"", "", "text"},
	} {
		dir, to, f := linked(t)
		d := disk.New(f)
		if err := d.Start("a", "b"); err != nil {
			t.Fatal(err)
		}
		if err := d.Promise(disk.Change{Do: disk.Move, Name: "a/x", To: "b/y"}, disk.Change{Do: disk.Remove, Name: "a/z"}); err != nil {
			t.Fatal(err)
		}
		for name, text := range map[string]string{filepath.Join(dir, "a", "x"): c.from, filepath.Join(to, ".tmp-1"): c.half, filepath.Join(to, "y"): c.to} {
			if text != "" {
				write(t, text, name)
			}
		}
		if err := disk.New(f).Start("a", "b"); err != nil {
			t.Fatal(err)
		}
		has(t, "", dir, "a", "x")
		has(t, "text", to, "y")
		has(t, "", to, ".tmp-1")
		has(t, "", dir, "journal")
	}
}

// TestLinkedFile checks that a file that is a link is read and replaced at its end, that its backup
// is not a link, and that a link moves as a file with the same contents.
func TestLinkedFile(t *testing.T) {
	dir, to, f := linked(t)
	write(t, "old", to, "real")
	if err := os.Symlink(filepath.Join(to, "real"), filepath.Join(dir, "x")); err != nil {
		t.Fatal(err)
	}
	d := disk.New(f)
	if err := d.Start("a", "b"); err != nil {
		t.Fatal(err)
	}
	if err := d.Replace(disk.Replacement{Name: "x", Data: []byte("new"), Backups: 1}); err != nil {
		t.Fatal(err)
	}
	has(t, "new", to, "real")
	has(t, "old", dir, "x.bak1")
	if err := d.Commit(disk.Change{Do: disk.Move, Name: "x", To: "a/x"}); err != nil {
		t.Fatal(err)
	}
	has(t, "new", to, "real")
	has(t, "new", dir, "a", "x")
	has(t, "", dir, "x")

	// A link to a pipe must not be opened, and one to a missing file is not missing.
	if err := os.Symlink(filepath.Join(to, "none"), filepath.Join(dir, "x")); err != nil {
		t.Fatal(err)
	}
	var link *disk.LinkError
	if _, err := f.Read("x", 100); !errors.As(err, &link) || errors.Is(err, os.ErrNotExist) {
		t.Error(err)
	}
	if err := d.Commit(disk.Change{Do: disk.Write, Name: "x", Data: []byte("new")}, disk.Change{Do: disk.Write, Name: "y", Data: []byte("new")}); !errors.As(err, &link) {
		t.Error(err)
	}
	has(t, "", dir, "y")
	has(t, "", dir, "journal")
}
