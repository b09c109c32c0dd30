//go:build linux

package folder

import (
	"fmt"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

// fileEnv names the environment variable with the file that this test binary, as xdg-open, writes.
const fileEnv = "LINEUP_FOLDER_FILE"

func TestMain(m *testing.M) {
	if filepath.Base(os.Args[0]) == "xdg-open" {
		session, _, _ := syscall.Syscall(syscall.SYS_GETSID, 0, 0, 0)
		text := fmt.Sprint(os.Args[1], " ", int(session) == os.Getpid())
		if os.WriteFile(os.Getenv(fileEnv)+".new", []byte(text), 0o600) != nil || os.Rename(os.Getenv(fileEnv)+".new", os.Getenv(fileEnv)) != nil {
			os.Exit(1)
		}
		time.Sleep(2 * time.Second)
		return
	}
	os.Exit(m.Run())
}

// TestProgram starts a real program and checks that it gets the folder and a session of its own, and
// that nothing waits for it.
func TestProgram(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	with, dir, file := t.TempDir(), t.TempDir(), filepath.Join(t.TempDir(), "opened")
	if err := os.Symlink(self, filepath.Join(with, "xdg-open")); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", with)
	t.Setenv(fileEnv, file)
	start := time.Now()
	if err := Open(dir); err != nil {
		t.Fatal(err)
	}
	if took := time.Since(start); took > time.Second {
		t.Errorf("it was waited for: %v", took)
	}
	for {
		if b, err := os.ReadFile(file); err == nil {
			if want := dir + " true"; string(b) != want {
				t.Errorf("opened %q, want %q", b, want)
			}
			return
		}
		if time.Since(start) > 20*time.Second {
			t.Fatal("the program was not started")
		}
		time.Sleep(10 * time.Millisecond)
	}
}

// TestAbsent checks the error on a computer without any of the programs.
func TestAbsent(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	if err := Open(t.TempDir()); err == nil {
		t.Error("no program was found, and there is no error")
	}
}
