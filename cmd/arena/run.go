package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"lineup/cmd/planflags"
)

// The exit codes.
const (
	exitOK     = 0
	exitFailed = 1 // a check failed, or something could not be done
	exitUsage  = 2 // the command was not understood
)

// command is one command of arena.
type command struct {
	name    string
	args    string // its arguments, in one line
	summary string
	about   string // printed by -h above the flags
	run     func(c *call) error
}

// usage returns the usage of the command, in lines of at most 90 characters if its arguments allow.
func (cmd command) usage() string {
	const width = 90
	line := "usage: arena " + cmd.name
	indent := strings.Repeat(" ", len(line))
	var lines []string
	for i, arg := range strings.Split(cmd.args, " [") {
		if i > 0 {
			arg = "[" + arg
		}
		if len(line)+1+len(arg) > width && line != indent {
			lines, line = append(lines, line), indent
		}
		line += " " + arg
	}
	return strings.Join(append(lines, line), "\n")
}

var commands = []command{playCommand, ratesCommand, campaignCommand, soakCommand, checkCommand, cardsCommand, replayCommand, resumeCommand, benchCommand, soundsCommand}

// call is one run of a command.
type call struct {
	args   []string
	flags  *flag.FlagSet
	stdout io.Writer
	stderr io.Writer
	asJSON bool
}

// usageError is a mistake in the command line.
type usageError struct{ error }

func misuse(format string, args ...any) error { return usageError{fmt.Errorf(format, args...)} }

// errFound is returned by a command that has already printed what it found wrong.
var errFound = errors.New("failures were found")

// run runs the command line args and returns the exit code.
func run(args []string, stdout, stderr io.Writer) int {
	if len(args) == 0 {
		fmt.Fprintf(stderr, "arena: missing command: choose from %s (see arena -h)\n", commandNames())
		return exitUsage
	}
	switch args[0] {
	case "-h", "-help", "--help", "help":
		help(stdout)
		return exitOK
	}
	for _, cmd := range commands {
		if cmd.name == args[0] {
			return runCommand(cmd, args[1:], stdout, stderr)
		}
	}
	fmt.Fprintf(stderr, "arena: unknown command %q: choose from %s\n", args[0], commandNames())
	return exitUsage
}

func runCommand(cmd command, args []string, stdout, stderr io.Writer) int {
	c := &call{args: args, flags: flag.NewFlagSet(cmd.name, flag.ContinueOnError), stdout: stdout, stderr: stderr}
	c.flags.SetOutput(io.Discard) // mistakes are reported below, in one line
	c.flags.BoolVar(&c.asJSON, "json", false, "print JSON instead of text")
	err := cmd.run(c)
	var usage usageError
	switch {
	case err == nil:
		return exitOK
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprintf(stdout, "%s\n\n%s\n\nflags:\n", cmd.usage(), cmd.about)
		c.flags.SetOutput(stdout)
		planflags.Shown(c.flags).PrintDefaults()
		return exitOK
	case errors.Is(err, errFound):
		return exitFailed
	case errors.As(err, &usage):
		fmt.Fprintf(stderr, "arena %s: %v\n", cmd.name, err)
		return exitUsage
	}
	fmt.Fprintf(stderr, "arena %s: %v\n", cmd.name, err)
	return exitFailed
}

// parse reads the flags and returns the other arguments, which may be before, between or after
// them.
func (c *call) parse() (rest []string, err error) {
	for args := c.args; ; {
		if err := c.flags.Parse(args); errors.Is(err, flag.ErrHelp) {
			return nil, err
		} else if err != nil {
			return nil, usageError{planflags.Misread(c.flags, err, "arena "+c.flags.Name()+" -h")}
		}
		if c.flags.NArg() == 0 {
			return rest, nil
		}
		rest = append(rest, c.flags.Arg(0))
		args = c.flags.Args()[1:]
	}
}

// flagsOnly reads the flags of a command that takes no other arguments.
func (c *call) flagsOnly() error {
	rest, err := c.parse()
	if err == nil && len(rest) > 0 {
		err = misuse("unexpected argument %q: use only flags, such as -json", rest[0])
	}
	return err
}

// printJSON prints v, the only output of the command.
func (c *call) printJSON(v any) error {
	e := json.NewEncoder(c.stdout)
	e.SetEscapeHTML(false)
	return e.Encode(v)
}

// printf prints text output.
func (c *call) printf(format string, args ...any) { fmt.Fprintf(c.stdout, format, args...) }

func commandNames() string {
	names := make([]string, len(commands))
	for i, cmd := range commands {
		names[i] = cmd.name
	}
	return strings.Join(names, ", ")
}

func help(w io.Writer) {
	fmt.Fprint(w, "usage: arena COMMAND [flags]\n\nThe game without a window. The commands:\n\n")
	width := 0
	for _, cmd := range commands {
		width = max(width, len(cmd.name))
	}
	for _, cmd := range commands {
		fmt.Fprintf(w, "  %-*s  %s\n", width, cmd.name, cmd.summary)
	}
	fmt.Fprint(w, "\narena COMMAND -h explains a command and its flags. Every command takes -json.\n"+
		"Exit code: 0 success, 1 failure found, 2 bad usage.\n")
}
