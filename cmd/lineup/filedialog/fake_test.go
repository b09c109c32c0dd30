//go:build unix

package filedialog

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"
)

// fakeEnv makes this test binary act as cmd/filepicker.
const fakeEnv = "LINEUP_FAKE_FILEPICKER"

func TestMain(m *testing.M) {
	if behaviour, ok := os.LookupEnv(fakeEnv); ok {
		os.Exit(fakes[behaviour]())
	}
	os.Exit(m.Run())
}

// fakes are programs that show no dialog, by name. Each returns its exit code.
var fakes = map[string]func() int{
	"chooses":   func() int { fmt.Println("/home/ana/My game.lineup"); return 0 },
	"windows":   func() int { fmt.Print("/home/ana/x.lineup\r\n"); return 0 },
	"unclean":   func() int { fmt.Println("/home/ana/../bob//x.lineup"); return 0 },
	"cancelled": func() int { return 1 },
	"args": func() int {
		fmt.Println("/" + strings.Join(os.Args[1:], "|"))
		return 0
	},
	"without dialogs": func() int {
		fmt.Fprintln(os.Stderr, "Gtk-WARNING: nothing works\nfilepicker: built\x1b without dialogs\nmore noise")
		return 2
	},
	"long reason": func() int {
		fmt.Fprintln(os.Stderr, "filepicker: "+strings.Repeat("ä", 10000))
		return 2
	},
	"silent failure": func() int { return 2 },
	"nonsense":       func() int { fmt.Print("\x00\xff\x1b[2J!"); return 0 },
	"nothing":        func() int { return 0 },
	"empty line":     func() int { fmt.Println(); return 0 },
	"half":           func() int { fmt.Print("/home/ana/My ga"); return 0 },
	"relative":       func() int { fmt.Println("game.lineup"); return 0 },
	"two lines":      func() int { fmt.Println("/a.lineup\n/b.lineup"); return 0 },
	"no text":        func() int { fmt.Println("/a\xff.lineup"); return 0 },
	"says no twice":  func() int { fmt.Println("/a.lineup"); return 1 },
	"exit 7":         func() int { fmt.Println("/a.lineup"); return 7 },
	"panics":         func() int { panic("on purpose") },
	"hangs":          func() int { time.Sleep(time.Minute); return 0 },
	"dies": func() int {
		syscall.Kill(os.Getpid(), syscall.SIGKILL)
		time.Sleep(time.Minute)
		return 0
	},
	"without end": func() int {
		for {
			os.Stdout.WriteString(strings.Repeat("/very/long", 1000))
		}
	},
	"noisy": func() int {
		for range 1000 {
			os.Stderr.WriteString(strings.Repeat("warning! ", 1000))
		}
		fmt.Println("/a.lineup")
		return 0
	},
	"leaves a child": func() int {
		child := exec.Command(os.Args[0])
		child.Env = append(os.Environ(), fakeEnv+"=lingers")
		child.Stdout = os.Stdout
		if err := child.Start(); err != nil {
			return 9
		}
		fmt.Println("/a.lineup")
		return 0
	},
	"lingers": func() int { time.Sleep(4 * time.Second); return 0 },
}

// fake returns a Picker that starts the fake with this name.
func fake(t *testing.T, name string) *Picker {
	t.Helper()
	if fakes[name] == nil {
		t.Fatalf("there is no fake %q", name)
	}
	t.Setenv(fakeEnv, name)
	return &Picker{find: os.Executable}
}
