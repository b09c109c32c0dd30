//go:build linux

package clipboard

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// The tests set these for the programs that this test binary replaces.
const (
	commandEnv = "LINEUP_CLIP_COMMAND" // a program that copies or pastes
	fileEnv    = "LINEUP_CLIP_FILE"    // the file with the text of the program xclip
	hangs      = "hangs"               // instead of a file: the program does not answer
)

func TestMain(m *testing.M) {
	switch command, given := os.LookupEnv(commandEnv); {
	case filepath.Base(os.Args[0]) == "xclip":
		os.Exit(xclip())
	case given:
		os.Exit(client(command))
	}
	os.Exit(m.Run())
}

// xclip replaces the program of that name.
func xclip() int {
	file := os.Getenv(fileEnv)
	if file == hangs {
		time.Sleep(5 * time.Second)
	}
	if os.Args[1] == "-in" {
		text, err := io.ReadAll(os.Stdin)
		if err != nil || os.WriteFile(file, text, 0o600) != nil {
			return 1
		}
		return 0
	}
	text, err := os.ReadFile(file)
	if err != nil {
		fmt.Fprintln(os.Stderr, "Error: target STRING not available")
		return 1
	}
	os.Stdout.Write(text)
	return 0
}

// client copies or pastes and prints the result.
func client(command string) int {
	if os.Getenv(fileEnv) != hangs {
		system.patience = time.Minute // a busy machine must not count as a hanging clipboard
	}
	text, err := "", error(nil)
	if line, ok := strings.CutPrefix(command, "copy "); ok {
		err = Copy(line)
	} else {
		text, err = Paste()
	}
	if err != nil {
		text = "error: " + err.Error()
	}
	fmt.Print(text)
	return 0
}

// TestPrograms checks copying and pasting with the real library and the program that it starts.
func TestPrograms(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	with, without := t.TempDir(), t.TempDir()
	if err := os.Symlink(self, filepath.Join(with, "xclip")); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "text")
	for _, c := range []struct{ command, path, file, want string }{
		{"paste", without, file, "error: can't paste: no clipboard program found: install xclip"},
		{"copy x", without, file, "error: can't copy: no clipboard program found: install xclip"},
		{"paste", with, file, "error: no text in the clipboard: copy a line of text first (Error: target STRING not available)"},
		{"copy seed=42 Zoë", with, file, ""},
		{"paste", with, file, "seed=42 Zoë"},
		{"paste", with, hangs, "error: can't paste: the clipboard does not answer"},
	} {
		t.Run(c.command, func(t *testing.T) {
			cmd := exec.Command(self)
			cmd.Env = []string{commandEnv + "=" + c.command, "PATH=" + c.path, fileEnv + "=" + c.file}
			out, err := cmd.Output()
			if err != nil || !strings.HasPrefix(string(out), c.want) || (c.want == "" && len(out) > 0) {
				t.Errorf("%s with %s: %q, %v, want %q", c.command, c.path, out, err, c.want)
			}
		})
	}
}
