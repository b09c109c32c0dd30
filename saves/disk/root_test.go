package disk_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"lineup/game/english"
	"lineup/saves/disk"
)

// TestFolder checks that a real folder behaves as Memory assumes.
func TestFolder(t *testing.T) {
	dir := t.TempDir()
	f, err := disk.OpenFolder(filepath.Join(dir, "new", "folder"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for _, c := range changes {
		d := disk.New(f)
		if err := d.Start("a", "b"); err != nil {
			t.Fatal(err)
		}
		for _, folder := range []string{".", "a", "b"} {
			list, err := f.List(folder)
			if err != nil {
				t.Fatal(err)
			}
			for _, l := range list {
				if err := f.Remove(folder + "/" + l.Name); err != nil {
					t.Fatal(err)
				}
			}
		}
		for name, text := range c.old {
			if err := d.Replace(disk.Replacement{Name: name, Data: []byte(text)}); err != nil {
				t.Fatal(err)
			}
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
				if files[name], err = f.Read(name, 100); err != nil || int64(len(files[name])) != l.Size {
					t.Fatal(err, l)
				}
			}
		}
		if is, err := c.outcome(files); is != "new" {
			t.Errorf("%s: %s %v", c.name, is, err)
		}
	}
}

// TestFolderBounds checks that no name leads outside the folder, that only plain files are read,
// and that none larger than the limit is.
func TestFolderBounds(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "secret"), []byte("secret"), 0o600); err != nil {
		t.Fatal(err)
	}
	f, err := disk.OpenFolder(filepath.Join(dir, "in"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if _, err := f.Read("../secret", 100); english.Error(t, err) == nil {
		t.Error("a name leads outside")
	}
	if _, err := f.Read(".", 100); english.Error(t, err) == nil {
		t.Error("a folder is read")
	}
	if err := os.WriteFile(filepath.Join(dir, "in", "large"), make([]byte, 101), 0o600); err != nil {
		t.Fatal(err)
	}
	var large *disk.TooLarge
	if _, err := f.Read("large", 100); !errors.As(err, &large) {
		t.Error(err)
	}
	if b, err := f.Read("large", 101); err != nil || len(b) != 101 {
		t.Error(len(b), err)
	}
	if _, err := f.Read("missing", 100); !errors.Is(err, fs.ErrNotExist) {
		t.Error(err)
	}
	if err := os.Mkdir(filepath.Join(dir, "in", "folder"), 0o700); err != nil {
		t.Fatal(err)
	}
	if list, err := f.List("."); err != nil || len(list) != 1 {
		t.Error("a list holds more than plain files: ", list, err)
	}
	if b, err := disk.ReadPath(filepath.Join(dir, "secret"), 6); err != nil || string(b) != "secret" {
		t.Error(string(b), err)
	}
}
