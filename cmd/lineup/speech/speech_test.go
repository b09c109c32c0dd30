package speech

import (
	"errors"
	"os/exec"
	"strings"
	"testing"

	"lineup/game/english"
)

// recorder returns a Speaker that starts nothing, on a system with these programs, and what it would have
// started and stopped.
func recorder(system string, programs ...string) (s *Speaker, did *[]string) {
	did = &[]string{}
	return &Speaker{
		os: system,
		find: func(name string) (string, error) {
			for _, p := range programs {
				if p == name {
					return "/bin/" + name, nil
				}
			}
			return "", exec.ErrNotFound
		},
		start: func(c command) (func(), error) {
			*did = append(*did, c.path+"["+strings.Join(append(c.args, c.env...), " ")+"]")
			return func() { *did = append(*did, "stop") }, nil
		},
	}, did
}

// TestSay checks what is started on each system, and that words that look like options or commands are only
// words.
func TestSay(t *testing.T) {
	for _, c := range []struct{ system, program, want string }{
		{"linux", "spd-say", "/bin/spd-say[--cancel -- --help]; /bin/spd-say[-- Ana's turn]"},
		{"freebsd", "spd-say", "/bin/spd-say[--cancel -- --help]; /bin/spd-say[-- Ana's turn]"},
		{"darwin", "say", "/bin/say[-- --help]; stop; /bin/say[-- Ana's turn]"},
		{"windows", "powershell", "/bin/powershell[-NoProfile -Command " + voice + " LINEUP_SAYS=--help]; stop; /bin/powershell[-NoProfile -Command " + voice + " LINEUP_SAYS=Ana's turn]"},
	} {
		s, did := recorder(c.system, c.program)
		if err := errors.Join(s.Say("--help", true), s.Say("Ana's turn", false)); err != nil {
			t.Errorf("%s: %v", c.system, err)
		}
		if got := strings.Join(*did, "; "); got != c.want {
			t.Errorf("%s: it did %s, want %s", c.system, got, c.want)
		}
	}
}

// TestCannotSay checks the errors: without a program, and with one that does not start.
func TestCannotSay(t *testing.T) {
	s, did := recorder("linux", "say")
	if err := english.Error(t, s.Say("Kick", true)); err == nil || !strings.Contains(err.Error(), "install speech-dispatcher") || len(*did) > 0 {
		t.Errorf("without a program it says %v and did %v", err, *did)
	}
	s, _ = recorder("linux", "spd-say")
	s.start = func(command) (func(), error) { return nil, errors.New("no permission") }
	if err := english.Error(t, s.Say("Kick", true)); err == nil || !strings.Contains(err.Error(), "spd-say can't be started (no permission)") {
		t.Errorf("with a program that does not start it says %v", err)
	}
}

// TestStart checks that a real program gets the words, that nothing waits for it, and that it can be ended.
func TestStart(t *testing.T) {
	path, err := exec.LookPath("sleep")
	if err != nil {
		t.Skip("there is no program sleep")
	}
	stop, err := start(command{path: path, args: []string{"60"}})
	if err != nil {
		t.Fatal(err)
	}
	stop()
	if _, err := start(command{path: "/no/such/program"}); err == nil {
		t.Error("a program that does not exist starts")
	}
}
