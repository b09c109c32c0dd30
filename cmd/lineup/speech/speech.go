// Package speech says words aloud with the system's own program. That program is started separately:
// nothing waits for it.
package speech

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"sync"
)

// Speaker says words aloud.
type Speaker struct {
	os    string // as runtime.GOOS names it
	find  func(name string) (path string, err error)
	start func(command) (stop func(), err error)

	lock sync.Mutex
	stop func() // ends the program that speaks, or nil
}

// command is a program to start.
type command struct {
	path string
	args []string
	env  []string // added to the environment
}

// New returns the Speaker of this computer.
func New() *Speaker { return &Speaker{os: runtime.GOOS, find: exec.LookPath, start: start} }

// errNone is the error of a computer that has no program that speaks.
var errNone = errors.New("no program that speaks was found: install speech-dispatcher, or set NARRATOR to LINE")

// voice is the script that speaks on Windows. The words are in the environment, so nothing in them is run.
const voice = "Add-Type -AssemblyName System.Speech; (New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak($env:LINEUP_SAYS)"

// Say says words, at once or after those before, where the system can. The error says what to do.
func (s *Speaker) Say(words string, atOnce bool) error {
	s.lock.Lock()
	defer s.lock.Unlock()
	c, name := s.command(words, atOnce)
	path, err := s.find(name)
	if err != nil {
		return errNone
	}
	if c.path = path; s.stop != nil && !s.queues() {
		s.stop()
	}
	if s.stop, err = s.start(c); err != nil {
		return fmt.Errorf("%s can't be started (%v): set NARRATOR to LINE", name, err)
	}
	return nil
}

// queues reports whether the system says words one after another. Elsewhere, new words end those before.
func (s *Speaker) queues() bool { return s.os != "windows" && s.os != "darwin" }

// command returns the command that says words, and the name of its program.
func (s *Speaker) command(words string, atOnce bool) (c command, name string) {
	switch s.os {
	case "windows":
		return command{args: []string{"-NoProfile", "-Command", voice}, env: []string{"LINEUP_SAYS=" + words}}, "powershell"
	case "darwin":
		return command{args: []string{"--", words}}, "say"
	}
	if atOnce {
		c.args = []string{"--cancel"} // what it says now
	}
	c.args = append(c.args, "--", words)
	return c, "spd-say"
}

// start starts a program without waiting for it. Stop ends it.
func start(c command) (stop func(), err error) {
	cmd := exec.Command(c.path, c.args...)
	cmd.Env = append(os.Environ(), c.env...)
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	go func() { _ = cmd.Wait() }() // so that it does not stay as a zombie
	return func() { _ = cmd.Process.Kill() }, nil
}
