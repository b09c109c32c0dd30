package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"time"
)

// tester tries faults.
type tester struct {
	module
	dir       string // of all sandboxes
	sandboxes []*sandbox
	checks    []*check
	sources   map[string]source
	known     map[name]string // the harmless faults, with their reasons
	verify    bool            // whether the checks also run on the harmless ones
}

// newTester makes the sandboxes, checks that all checks pass without a fault, and measures how long
// they take. The caller must close the tester unless it is nil, even after an error.
func newTester(ctx context.Context, m module, o options, p pool, known map[name]string, stdout io.Writer) (*tester, error) {
	t := &tester{module: m, sources: p.sources, known: known, verify: o.verify}
	all, err := m.plan(o.checks, o.tests)
	if err != nil {
		return nil, err
	}
	for _, c := range all {
		if slices.ContainsFunc(p.faults, func(f fault) bool { return c.runs(m.packageOf(f)) }) {
			t.checks = append(t.checks, c)
		}
	}
	if len(t.checks) == 0 {
		return nil, errors.New("none of the checks runs anything of these folders")
	}
	if err := limitMemory(); err != nil {
		return nil, fmt.Errorf("cannot limit memory: %w", err)
	}
	if t.dir, err = os.MkdirTemp("", "mutants"); err != nil {
		return nil, err
	}
	if err := os.Chmod(t.dir, 0o755); err != nil { // some tests of saves read their folder as another user
		return t, err
	}
	first, err := newSandbox(m, filepath.Join(t.dir, "0"), max(1, runtime.NumCPU()/o.parallel))
	if err != nil {
		return t, err
	}
	if err := t.learn(ctx, first, stdout); err != nil {
		return t, err
	}
	t.sandboxes = append(t.sandboxes, first)
	for i := 1; i < o.parallel; i++ {
		s, err := first.copyTo(filepath.Join(t.dir, strconv.Itoa(i)))
		if err != nil {
			return t, err
		}
		t.sandboxes = append(t.sandboxes, s)
	}
	for _, s := range t.sandboxes {
		if err := s.keep(); err != nil {
			return t, err
		}
	}
	return t, nil
}

// close removes the sandboxes.
func (t *tester) close() { os.RemoveAll(t.dir) }

// learn runs the checks without a fault.
func (t *tester) learn(ctx context.Context, s *sandbox, stdout io.Writer) error {
	if err := s.put(source{}, nil); err != nil {
		return err
	}
	for _, c := range t.checks {
		v, err := s.run(ctx, c)
		if err != nil {
			return err
		}
		if v.noticed != "" {
			return fmt.Errorf("the %s fails without any fault:\n%s%s", c.name, v.stdout, v.stderr)
		}
		fmt.Fprintf(stdout, "%7.1fs %s\n", v.took.Seconds(), c.name)
		c.output, c.limit = v.stdout, 10*time.Second+10*v.took
	}
	return nil
}

// try checks one fault in the sandbox with this number.
func (t *tester) try(ctx context.Context, number int, f fault) (o outcome, err error) {
	start := time.Now()
	defer func() { o.took = time.Since(start) }()
	o = outcome{fault: f, harmless: t.known[f.name()], asBefore: true}
	if o.harmless != "" && !t.verify {
		return o, nil
	}
	s := t.sandboxes[number]
	defer func() {
		if ctx.Err() == nil {
			err = errors.Join(err, s.sweep())
		}
	}()
	if err := s.put(t.sources[f.File], &f); err != nil {
		return o, err
	}
	if err := s.compile(ctx, "build", "./"+path.Dir(f.File)); err != nil {
		return o, err
	}
	for _, c := range order(t.checks, t.packageOf(f), "./"+path.Dir(f.File)) {
		v, err := s.run(ctx, c)
		if err != nil {
			return o, err
		}
		if v.noticed != "" {
			o.by, o.how = c.name, v.noticed
			return o, nil
		}
		if c.arena != nil && v.stdout != c.output {
			o.asBefore = false
		}
	}
	return o, nil
}
