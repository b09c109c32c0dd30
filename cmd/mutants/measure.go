package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path"
	"slices"
	"strconv"
	"strings"
	"time"
)

// measure runs the whole measurement and reports whether enough faults were caught.
func measure(ctx context.Context, o options, stdout io.Writer) (enough bool, err error) {
	start := time.Now()
	m, err := findModule()
	if err != nil {
		return false, err
	}
	known, err := readHarmless(harmlessText)
	if err != nil {
		return false, err
	}
	p, err := gather(m, o, known)
	if err != nil {
		return false, err
	}
	if len(o.at) > 0 {
		o.seeds, o.n = []uint64{0}, len(p.faults)
	}
	if o.list {
		return true, eachSeed(o.seeds, p.faults, func(order []fault) ([]fault, error) {
			drawn := order[:min(o.n, len(order))]
			for _, f := range drawn {
				fmt.Fprintln(stdout, f)
			}
			return drawn, nil
		})
	}

	fmt.Fprintf(stdout, "%d faults can be put into %d files; first the checks without any\n", len(p.faults), len(p.sources))
	t, err := newTester(ctx, m, o, p, known, stdout)
	if t != nil {
		defer t.close()
	}
	if err != nil {
		return false, err
	}
	r := &report{w: stdout, total: min(o.n*len(o.seeds), len(p.faults))}
	taken := 0
	err = eachSeed(o.seeds, p.faults, func(order []fault) ([]fault, error) {
		these, err := campaign(ctx, order, o.n, len(t.sandboxes), t.try, r.tell)
		taken += len(these)
		return these, err
	})
	switch {
	case ctx.Err() != nil:
		err = errors.New("interrupted before the end")
	case err != nil:
		err = fmt.Errorf("stopped before the end: %w", err)
	}
	return r.sum(p.stale, taken, time.Since(start)).percent() >= o.least, err
}

// eachSeed calls take for each seed with the faults that no earlier seed has taken, in the order
// drawn. take returns the faults that it takes.
func eachSeed(seeds []uint64, faults []fault, take func(order []fault) ([]fault, error)) error {
	taken := map[name]bool{}
	for _, seed := range seeds {
		order := slices.DeleteFunc(draw(seed, faults), func(f fault) bool { return taken[f.name()] })
		these, err := take(order)
		if err != nil {
			return err
		}
		for _, f := range these {
			taken[f.name()] = true
		}
	}
	return nil
}

// pool is the set of faults to draw from.
type pool struct {
	sources map[string]source // by path
	faults  []fault
	stale   []name // entries of the list of the harmless that match no fault here
}

// gather reads the sources and finds the requested faults: all below the folders, or those on the
// given lines.
func gather(m module, o options, known map[name]string) (pool, error) {
	wanted, folders, err := m.places(o)
	if err != nil {
		return pool{}, err
	}
	list, err := readSources(m.root, folders)
	if err != nil {
		return pool{}, err
	}
	p := pool{sources: map[string]source{}}
	for _, src := range list {
		p.sources[src.path] = src
		faults, err := findFaults(src)
		if err != nil {
			return pool{}, err
		}
		p.faults = append(p.faults, faults...)
	}
	if len(o.at) == 0 {
		p.stale = stale(known, folders, p.faults)
		return p, nil
	}
	all := p.faults
	p.faults = nil
	for _, l := range wanted {
		before := len(p.faults)
		for _, f := range all {
			if f.File == l.file && f.at == l.number {
				p.faults = append(p.faults, f)
			}
		}
		if len(p.faults) == before {
			return pool{}, fmt.Errorf("-at: no fault can be put into %s:%d", l.file, l.number)
		}
	}
	return p, nil
}

// line is one line of a file, with its path from the module's root.
type line struct {
	file   string
	number int
}

// places returns the lines and folders that the options name, from the module's root.
func (m module) places(o options) (lines []line, folders []string, err error) {
	for _, at := range o.at {
		file, number, _ := strings.Cut(at, ":")
		l := line{}
		if l.number, err = strconv.Atoi(number); err != nil {
			return nil, nil, fmt.Errorf("-at %s: name file and line, as in engine/turn.go:40", at)
		}
		if l.file, err = m.fromRoot(file); err != nil {
			return nil, nil, err
		}
		if !slices.Contains(lines, l) {
			lines = append(lines, l)
		}
		folders = append(folders, path.Dir(l.file))
	}
	for _, arg := range o.folders {
		folder, err := m.fromRoot(arg)
		if err != nil {
			return nil, nil, err
		}
		folders = append(folders, folder)
	}
	return lines, folders, nil
}
