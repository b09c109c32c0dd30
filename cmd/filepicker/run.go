package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
)

// The exit codes. The game reads them: see package filedialog.
const (
	exitChosen    = 0 // the path is on standard output
	exitCancelled = 1
	exitNoDialog  = 2 // the reason is on standard error
)

const about = `usage: filepicker -open | -save [flags]

Opens the system file dialog and prints the chosen path.
Exit code: 0 chosen, 1 canceled, 2 no dialog available.

flags:
`

// errCancelled means that the dialog was closed without a choice.
var errCancelled = errors.New("cancelled")

// request describes a dialog. An empty field means the system's default.
type request struct {
	save  bool // a file to write, not to read
	title string
	name  string // the suggested name of a file to write
	dir   string // the folder where the dialog begins
}

// run runs the command line args, with show to show dialogs, and returns the exit code.
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
		err = errors.New("the choice is not a file on this computer: choose one from its own disks")
	}
	if err != nil {
		fmt.Fprintln(stderr, "filepicker: "+strings.Join(strings.Fields(err.Error()), " "))
		return exitNoDialog
	}
	if _, err := fmt.Fprintln(stdout, path); err != nil {
		return exitNoDialog // no one reads any more
	}
	return exitChosen
}

// guarded shows a dialog and returns a panic as an error. The library panics if there is no screen.
func guarded(show func(request) (string, error), r request) (path string, err error) {
	defer func() {
		if p := recover(); p != nil {
			path, err = "", fmt.Errorf("%v", p)
		}
	}()
	return show(r)
}

// readRequest reads the command line. If the error is flag.ErrHelp, it has printed the help.
func readRequest(args []string, stdout io.Writer) (request, error) {
	var r request
	flags := flag.NewFlagSet("filepicker", flag.ContinueOnError)
	flags.SetOutput(io.Discard) // the caller reports mistakes, in one line
	open := flags.Bool("open", false, "choose a file to read")
	flags.BoolVar(&r.save, "save", false, "choose a file to write")
	flags.StringVar(&r.title, "title", "", "dialog `TITLE`")
	flags.StringVar(&r.name, "name", "", "with -save, the suggested file `NAME`")
	flags.StringVar(&r.dir, "dir", "", "the `FOLDER` to start in")
	err := flags.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprint(stdout, about)
		flags.SetOutput(stdout)
		flags.PrintDefaults()
		return r, err
	case err != nil:
		return r, fmt.Errorf("%w; see filepicker -h", err)
	case flags.NArg() > 0:
		return r, fmt.Errorf("unexpected argument %q; see filepicker -h", flags.Arg(0))
	case *open == r.save:
		return r, errors.New("use either -open or -save")
	case *open && r.name != "":
		return r, errors.New("-name needs -save")
	case strings.ContainsAny(r.name, `/\`):
		return r, fmt.Errorf("-name %s: want a file name without a folder; set the folder with -dir", r.name)
	}
	if info, err := os.Stat(r.dir); err != nil || !info.IsDir() {
		r.dir = "" // show the dialog even if the folder is missing
	}
	return r, nil
}
