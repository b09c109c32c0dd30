package container

import "fmt"

// Migration converts a file from one format to the next. It changes its argument and uses nothing
// else, neither disk nor clock.
type Migration func(r *Raw) error

// steps are the migrations: steps[n] converts format n to format n+1. Golden files of each format
// are in saves/testdata and must always open.
var steps = map[int]Migration{
	// Format 2 added campaigns and longer texts in Plans. A program that knows neither must not
	// rewrite such a file. Files of format 1 need no change.
	1: func(*Raw) error { return nil },
}

// migrate converts a file to the format to, one step at a time.
func migrate(r *Raw, steps map[int]Migration, to int) error {
	for r.Format < to {
		step := steps[r.Format]
		if step == nil {
			return damage("the file", "has format %d, which is no longer supported", r.Format)
		}
		from := r.Format
		if err := step(r); err != nil {
			return fmt.Errorf("converting format %d to %d: %w", from, from+1, err)
		}
		r.Format = from + 1
		total := 0
		for _, s := range r.Sections {
			total += len(s.Bytes)
		}
		if len(r.Sections) > maxSections || total > maxFull {
			return damage("the file", "would have, in format %d, %d bytes in %d sections, which is too much", r.Format, total, len(r.Sections))
		}
	}
	return nil
}
