package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// sandbox is a folder for building and checking one fault at a time. The sources do not change. The
// go command reads the changed file instead of the original (-overlay).
type sandbox struct {
	module
	dir   string // of this sandbox only
	procs int    // processors it may use

	built map[string]bool // files of the build cache that will be needed again
	arena bool            // whether arena is built with the current fault
}

// errBroken means that a fault does not compile.
var errBroken = errors.New("does not compile")

// newSandbox makes a sandbox in a new folder.
func newSandbox(m module, dir string, procs int) (*sandbox, error) {
	s := &sandbox{module: m, dir: dir, procs: procs}
	return s, os.MkdirAll(s.file("temp"), 0o755)
}

func (s *sandbox) file(name string) string { return filepath.Join(s.dir, name) }

// put makes f the next fault to check, or none if f is nil.
func (s *sandbox) put(src source, f *fault) error {
	s.arena = false
	replace := map[string]string{}
	if f != nil {
		if err := os.WriteFile(s.file("changed.go"), apply(src.text, f.edits), 0o644); err != nil {
			return err
		}
		replace[filepath.Join(s.root, filepath.FromSlash(f.File))] = s.file("changed.go")
	}
	overlay, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return err
	}
	return os.WriteFile(s.file("overlay.json"), overlay, 0o644)
}

// compile runs a go command that builds. Packages are named from the module's root. Without the profile of arena,
// its packages and the tests share what is compiled.
func (s *sandbox) compile(ctx context.Context, args ...string) error {
	args = append([]string{args[0], "-pgo=off", "-overlay", s.file("overlay.json"), "-ldflags=-s -w", "-buildvcs=false"}, args[1:]...)
	cmd := s.command(ctx, s.root, "go", args...)
	cmd.Env = append(cmd.Env, "GOGC=400") // saves a fifth of the compiler's time
	out, err := cmd.CombinedOutput()
	switch {
	case err == nil:
		return nil
	case ctx.Err() != nil:
		return ctx.Err()
	case strings.HasPrefix(string(out), "# "): // the package that has errors
		return fmt.Errorf("%w: %s", errBroken, strings.TrimSpace(string(out)))
	}
	return fmt.Errorf("go %s: %w: %s", strings.Join(args, " "), err, strings.TrimSpace(string(out)))
}

// verdict is the result of one check.
type verdict struct {
	noticed string // how the check failed, or "" if it passed
	stdout  string
	stderr  string
	took    time.Duration
}

// run builds and runs a check. Its error is errBroken, or one that keeps all faults from being
// checked.
func (s *sandbox) run(ctx context.Context, c *check) (verdict, error) {
	binary, dir, args := s.file("arena"), s.root, c.arena
	if c.tests != "" {
		binary, dir = s.file("package.test"), filepath.Join(s.root, filepath.FromSlash(c.tests))
		args = []string{"-test.failfast", "-test.paniconexit0", "-test.timeout=0"}
		if err := s.compile(ctx, "test", "-c", "-vet=off", "-o", binary, c.tests); err != nil {
			return verdict{}, err
		}
	} else if !s.arena {
		if err := s.compile(ctx, "build", "-o", binary, arenaPackage); err != nil {
			return verdict{}, err
		}
		s.arena = true
	}

	limited := ctx
	if c.limit > 0 {
		var cancel context.CancelFunc
		limited, cancel = context.WithTimeout(ctx, c.limit)
		defer cancel()
	}
	var stdout, stderr head
	cmd := s.command(limited, dir, binary, args...)
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	start := time.Now()
	err := cmd.Run()
	v := verdict{stdout: string(stdout), stderr: string(stderr), took: time.Since(start)}
	var exit *exec.ExitError
	switch {
	case err == nil:
	case ctx.Err() != nil:
		return v, ctx.Err()
	case limited.Err() != nil:
		v.noticed = "took too long"
	case errors.As(err, &exit):
		v.noticed = howFailed(v.stdout + v.stderr)
	default:
		return v, err
	}
	return v, nil
}

var (
	failedTest = regexp.MustCompile(`(?m)^\s*--- FAIL: (\S+)`)
	noMemory   = regexp.MustCompile(`out of memory|cannot allocate memory`)
)

// howFailed returns a few words on how a check with this output failed.
func howFailed(output string) string {
	if test := failedTest.FindStringSubmatch(output); test != nil {
		return test[1]
	}
	if noMemory.MatchString(output) {
		return "out of memory"
	}
	if strings.Contains(output, "panic: ") || strings.Contains(output, "fatal error: ") {
		return "panic"
	}
	return "failed"
}

func (s *sandbox) command(ctx context.Context, dir, name string, args ...string) *exec.Cmd {
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOCACHE="+s.file("cache"), "TMPDIR="+s.file("temp"), "GOMAXPROCS="+strconv.Itoa(s.procs))
	cmd.WaitDelay = 5 * time.Second // for pipes that a child of the killed process holds open
	return cmd
}

// copyTo returns another sandbox with a copy of this one's build cache.
func (s *sandbox) copyTo(dir string) (*sandbox, error) {
	other, err := newSandbox(s.module, dir, s.procs)
	if err != nil {
		return nil, err
	}
	return other, os.CopyFS(other.file("cache"), os.DirFS(s.file("cache")))
}

// keep marks the files now in the build cache as needed again.
func (s *sandbox) keep() error {
	s.built = map[string]bool{}
	return s.eachBuilt(func(path string) error {
		s.built[path] = true
		return nil
	})
}

// sweep removes the files that a fault left, about fifteen megabytes each.
func (s *sandbox) sweep() error {
	if err := os.RemoveAll(s.file("temp")); err != nil {
		return err
	}
	if err := os.Mkdir(s.file("temp"), 0o755); err != nil {
		return err
	}
	return s.eachBuilt(func(path string) error {
		if s.built[path] {
			return nil
		}
		return os.Remove(path)
	})
}

func (s *sandbox) eachBuilt(do func(path string) error) error {
	return filepath.WalkDir(s.file("cache"), func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		return do(path)
	})
}

// head is a writer that keeps the beginning of its input.
type head []byte

func (h *head) Write(p []byte) (int, error) {
	const most = 64 << 10
	*h = append(*h, p[:min(len(p), most-len(*h))]...)
	return len(p), nil
}
