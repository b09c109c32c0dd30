package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
)

// The exit codes. The game reads them: see package pick.
const (
	exitChosen    = 0 // the path is on standard output
	exitCancelled = 1
	exitNoDialog  = 2 // the reason is on standard error
)

const about = `usage: filepicker -open | -save [flags]

Shows the system's own dialog for choosing a file of Lineup and prints the path.
The exit code is 0 if a file was chosen, 1 if the dialog was cancelled, and 2 if
none could be shown.

flags:
`

// errCancelled says that the dialog was closed without a choice.
var errCancelled = errors.New("cancelled")

// request is a dialog to be shown. What is empty is as the system has it.
type request struct {
	save  bool // a file to be written, not one to be read
	title string
	name  string // that is suggested for a file to be written
	dir   string // in which the dialog begins
}

// run carries out the command line args with a way to show dialogs, and gives the
// exit code.
func run(args []string, stdout, stderr io.Writer, show func(request) (string, error)) int {
	r, err := readRequest(args, stdout)
	if errors.Is(err, flag.ErrHelp) {
		return exitChosen
	}
	path := ""
	if err == nil {
		path, err = guarded(show, r)
	}
	switch {
	case errors.Is(err, errCancelled):
		return exitCancelled
	case err == nil && path == "":
		err = errors.New("what was chosen is no file of this computer: choose one in a folder of its own disks")
	}
	if err != nil {
		fmt.Fprintln(stderr, "filepicker: "+strings.Join(strings.Fields(err.Error()), " "))
		return exitNoDialog
	}
	if _, err := fmt.Fprintln(stdout, path); err != nil {
		return exitNoDialog // nobody reads any more
	}
	return exitChosen
}

// guarded shows a dialog. The library panics where there is no screen.
func guarded(show func(request) (string, error), r request) (path string, err error) {
	defer func() {
		if p := recover(); p != nil {
			path, err = "", fmt.Errorf("%v", p)
		}
	}()
	return show(r)
}

// readRequest reads the command line. Of flag.ErrHelp the help is printed.
func readRequest(args []string, stdout io.Writer) (request, error) {
	var r request
	flags := flag.NewFlagSet("filepicker", flag.ContinueOnError)
	flags.SetOutput(io.Discard) // mistakes are reported by the caller, in one line
	open := flags.Bool("open", false, "choose a file to read")
	flags.BoolVar(&r.save, "save", false, "choose a file to write")
	flags.StringVar(&r.title, "title", "", "the `TITLE` of the dialog")
	flags.StringVar(&r.name, "name", "", "with -save, the `NAME` that is suggested")
	flags.StringVar(&r.dir, "dir", "", "the `FOLDER` the dialog begins in")
	err := flags.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprint(stdout, about)
		flags.SetOutput(stdout)
		flags.PrintDefaults()
		return r, err
	case err != nil:
		return r, fmt.Errorf("%w (filepicker -h explains)", err)
	case flags.NArg() > 0:
		return r, fmt.Errorf("%q is no flag (filepicker -h explains)", flags.Arg(0))
	case *open == r.save:
		return r, errors.New("give -open or -save, and not both")
	case *open && r.name != "":
		return r, errors.New("-name suggests a name for a new file: give it with -save")
	case strings.ContainsAny(r.name, `/\`):
		return r, fmt.Errorf("-name %s: give a file name without a folder, and the folder with -dir", r.name)
	}
	if info, err := os.Stat(r.dir); err != nil || !info.IsDir() {
		r.dir = "" // where the dialog begins is a convenience, and no reason to show none
	}
	return r, nil
}
