package folder

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"lineup/game/english"
)

// recorder returns a starter that starts nothing, on a system with these programs, and the commands
// that it would have started.
func recorder(system string, programs ...string) (s starter, started *[]string) {
	started = &[]string{}
	return starter{
		os: system,
		find: func(name string) (string, error) {
			for _, p := range programs {
				if p == name {
					return "/bin/" + name, nil
				}
			}
			return "", exec.ErrNotFound
		},
		start: func(path string, args []string) error {
			*started = append(*started, path+" "+strings.Join(args, " "))
			return nil
		},
	}, started
}

func TestOpen(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "my saves")
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		system, programs, want, wrong string
	}{
		{"linux", "xdg-open gio", "/bin/xdg-open " + dir, ""},
		{"linux", "gio", "/bin/gio open " + dir, ""},
		{"freebsd", "xdg-open", "/bin/xdg-open " + dir, ""},
		{"darwin", "open xdg-open", "/bin/open " + dir, ""},
		{"windows", "explorer", "/bin/explorer " + dir, ""},
		{"linux", "open explorer", "", "no program to open folders was found: install xdg-utils, or open " + dir + " yourself"},
		{"windows", "", "", "no program to open folders was found: open " + dir + " yourself"},
	} {
		t.Run(c.system+" "+c.programs, func(t *testing.T) {
			s, started := recorder(c.system, strings.Fields(c.programs)...)
			err := english.Error(t, s.open(dir))
			if got := strings.Join(*started, "; "); got != c.want {
				t.Errorf("started %q, want %q", got, c.want)
			}
			if c.wrong == "" && err != nil || c.wrong != "" && (err == nil || err.Error() != c.wrong) {
				t.Errorf("got %v, want %s", err, c.wrong)
			}
		})
	}
	s, started := recorder("linux", "xdg-open")
	if err := english.Error(t, s.open(filepath.Join(dir, "none"))); err == nil || len(*started) > 0 {
		t.Errorf("a folder that does not exist: %v, started %v", err, *started)
	}
	s.start = func(string, []string) error { return errors.New("permission denied") }
	if err := english.Error(t, s.open(dir)); err == nil || err.Error() != "xdg-open can't be started (permission denied): open "+dir+" yourself" {
		t.Errorf("a program that can't be started: %v", err)
	}
}
