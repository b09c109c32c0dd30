// Package folder opens a folder with the system's own program for files. That program is started
// separately: nothing waits for it, and it stays when this program ends.
package folder

import (
	"fmt"
	"os"
	"os/exec"
	"runtime"
)

// Open opens the folder at a path. The error says what to do instead. A program that starts and then
// fails shows its own message.
func Open(path string) error { return system.open(path) }

// system starts the programs of this computer.
var system = starter{os: runtime.GOOS, find: exec.LookPath, start: start}

// starter finds and starts programs.
type starter struct {
	os    string // as runtime.GOOS names it
	find  func(name string) (path string, err error)
	start func(path string, args []string) error
}

// commands returns the commands that open a folder on a system, best first, and what to install if none
// of them is there.
func commands(system string) (list [][]string, install string) {
	switch system {
	case "windows":
		return [][]string{{"explorer"}}, ""
	case "darwin":
		return [][]string{{"open"}}, ""
	}
	return [][]string{{"xdg-open"}, {"gio", "open"}}, "install xdg-utils, or "
}

func (s starter) open(path string) error {
	if at, err := os.Stat(path); err != nil || !at.IsDir() {
		return fmt.Errorf("the folder %s does not exist: start Lineup again to make it", path)
	}
	list, install := commands(s.os)
	for _, command := range list {
		program, err := s.find(command[0])
		if err != nil {
			continue
		}
		if err := s.start(program, append(command[1:len(command):len(command)], path)); err != nil {
			return fmt.Errorf("%s can't be started (%v): open %s yourself", command[0], err, path)
		}
		return nil
	}
	return fmt.Errorf("no program to open folders was found: %sopen %s yourself", install, path)
}

// start starts a program without waiting for it.
func start(path string, args []string) error {
	cmd := exec.Command(path, args...)
	detach(cmd)
	if err := cmd.Start(); err != nil {
		return err
	}
	go func() { _ = cmd.Wait() }() // so that it does not stay as a zombie
	return nil
}
