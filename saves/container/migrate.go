package container

import "fmt"

// Migration makes a file of one format one of the next. It changes what it is handed and
// knows nothing but that: no disk, no clock.
type Migration func(r *Raw) error

// steps are the migrations: steps[n] makes format n format n+1. Golden files of each
// format lie in saves/testdata and must open for ever.
var steps = map[int]Migration{
	// Format 2 has campaigns, and longer texts in Plans. A program that knows neither must
	// not write such a file anew; files of format 1 are as they would be now.
	1: func(*Raw) error { return nil },
}

// migrate makes a file one of the format to, one step after the other.
func migrate(r *Raw, steps map[int]Migration, to int) error {
	for r.Format < to {
		step := steps[r.Format]
		if step == nil {
			return damage("the file", "format %d is no longer read", r.Format)
		}
		from := r.Format
		if err := step(r); err != nil {
			return fmt.Errorf("from format %d to %d: %w", from, from+1, err)
		}
		r.Format = from + 1
		total := 0
		for _, s := range r.Sections {
			total += len(s.Bytes)
		}
		if len(r.Sections) > maxSections || total > maxFull {
			return damage("the file", "in format %d it takes %d bytes in %d sections, which is too much", r.Format, total, len(r.Sections))
		}
	}
	return nil
}
