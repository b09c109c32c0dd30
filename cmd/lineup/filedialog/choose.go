package filedialog

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"strings"
	"time"
)

// The exit codes of the program: see cmd/filepicker.
const (
	exitChosen    = 0
	exitCancelled = 1
	exitNoDialog  = 2
)

// Limits of the program's output. GTK's warnings go to its standard error.
const (
	maxOutput = 32 << 10
	maxErrors = 64 << 10
)

// choose runs the program and reads its answer.
func choose(ctx context.Context, find func() (string, error), args []string) Result {
	path, err := find()
	if err != nil {
		return Result{Err: err}
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	stdout, stderr := &head{most: maxOutput, full: stop}, &head{most: maxErrors}
	cmd := exec.CommandContext(ctx, path, args...)
	cmd.Stdout, cmd.Stderr = stdout, stderr
	cmd.WaitDelay = time.Second // for pipes that a child process holds open
	hideConsole(cmd)
	err = cmd.Run()
	switch {
	case stdout.over:
		return failed("%s wrote more than a path", path)
	case ctx.Err() != nil:
		return Result{Err: fmt.Errorf("the file dialog was closed by the program: %w", ctx.Err())}
	case cmd.ProcessState == nil:
		return failed("%s can't be started: %v", path, err)
	}
	return read(path, cmd.ProcessState.ExitCode(), err, stdout.String(), stderr.String())
}

// read interprets the program's answer. The error ended is how the program ended.
func read(helper string, code int, ended error, stdout, stderr string) Result {
	if errors.Is(ended, exec.ErrWaitDelay) {
		ended = nil // the program ended normally, but a child process has not
	}
	switch {
	case code == exitChosen && ended == nil:
		return readPath(helper, stdout)
	case code == exitCancelled && stdout == "":
		return Result{Cancelled: true}
	case code == exitNoDialog:
		if why := reason(stderr); why != "" {
			return Result{Err: fmt.Errorf("%w: %s", ErrAbsent, why)}
		}
	}
	return failed("%s ended unexpectedly (%v)", helper, ended)
}

// failed returns the result of a program that does not work as it should.
func failed(format string, args ...any) Result {
	return Result{Err: fmt.Errorf(format+": build it again with make filepicker", args...)}
}

// reason returns the last message of the program on its standard error, or "" if none.
func reason(stderr string) string {
	why := ""
	for line := range strings.Lines(stderr) {
		if text, ok := strings.CutPrefix(line, program+": "); ok {
			why = strings.TrimSpace(strings.ToValidUTF8(strings.Map(printable, text), ""))
		}
	}
	const most = 300
	if short := []rune(why); len(short) > most {
		why = string(short[:most]) + "..."
	}
	return why
}
