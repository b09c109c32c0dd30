package disktest

import (
	"testing"
	"time"

	"lineup/saves/disk"
)

// TestPlain checks that a plain Memory holds only the files that have a name.
func TestPlain(t *testing.T) {
	m := NewMemory(nil)
	m.Plain = true
	m.Put("folder/a", []byte("old"), time.Unix(7, 0))
	d := disk.New(m)
	for range 5 {
		if err := d.Replace(disk.Replacement{Name: "folder/b", Data: []byte("new"), Backups: 2}); err != nil {
			t.Fatal(err)
		}
	}
	if err := d.Commit(disk.Change{Do: disk.Move, Name: "folder/b", To: "folder/a"}); err != nil {
		t.Fatal(err)
	}
	files := m.Files()
	if len(files) != 3 || string(files["folder/a"]) != "new" {
		t.Errorf("the files are %v", files)
	}
	if len(m.bytes) != len(files) || len(m.written) != 0 || m.Steps() != 0 {
		t.Errorf("%d files and %d times are held, and %d steps", len(m.bytes), len(m.written), m.Steps())
	}
}
