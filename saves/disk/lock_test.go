package disk

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"lineup/game/english"
)

// TestLockPath checks that a path has one lock, that others wait for it as long as they ask to, and
// that Replace does not release it.
func TestLockPath(t *testing.T) {
	name := filepath.Join(t.TempDir(), "folder", "town.lineup")
	unlock, err := LockPath(name, 0)
	if err != nil {
		t.Fatal(err)
	}
	folder, err := OpenFolder(filepath.Dir(name))
	if err != nil {
		t.Fatal(err)
	}
	defer folder.Close()
	for range 2 {
		if err := New(folder).Replace(Replacement{Name: filepath.Base(name), Data: []byte("x")}); err != nil {
			t.Fatal(err)
		}
	}
	for _, wait := range []time.Duration{0, time.Millisecond, 3 * lockAgain} {
		began := time.Now()
		if _, err := LockPath(name, wait); !errors.Is(err, ErrLocked) || time.Since(began) < wait {
			t.Errorf("a second lock: %v after %v, want %v after %v", err, time.Since(began), ErrLocked, wait)
		}
	}
	if other, err := LockPath(name+"2", 0); err != nil || other() != nil {
		t.Errorf("the lock of another path: %v", err)
	}
	freed := make(chan error, 1)
	go func() {
		time.Sleep(3 * lockAgain)
		freed <- unlock()
	}()
	again, err := LockPath(name, time.Minute)
	if err != nil || <-freed != nil {
		t.Fatal(err)
	}
	if err := again(); err != nil {
		t.Error(err)
	}
}

// TestLockPathRefused checks that a place where nothing can be written gives a different error.
func TestLockPathRefused(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := LockPath(filepath.Join(file, "town.lineup"), time.Minute); english.Error(t, err) == nil || errors.Is(err, ErrLocked) {
		t.Errorf("a lock in a file: %v", err)
	}
}
