package main

import (
	"cmp"
	"fmt"
	"io"
	"path"
	"slices"
	"time"
)

// report prints the outcomes of the faults, and a summary at the end.
type report struct {
	w     io.Writer
	total int
	told  int
	done  []outcome
}

// tell prints the outcome of one fault on one line.
func (r *report) tell(o outcome) {
	r.told++
	word, by := "caught", o.by+": "+o.how
	switch {
	case o.by != "" && o.harmless != "":
		by += "; it is on the list of the harmless"
	case o.by == "" && o.harmless != "":
		word, by = "harmless", o.harmless
	case o.by == "":
		word, by = "LIVED", "by nothing"
	}
	fmt.Fprintf(r.w, "%4d/%d %-8s %5.1fs  %v  [%s]\n", r.told, r.total, word, o.took.Seconds(), o.fault, by)
	r.done = append(r.done, o)
}

// score counts outcomes.
type score struct{ caught, of, harmless int }

func (s *score) add(o outcome) {
	switch {
	case !o.counts():
		s.harmless++
		return
	case o.by != "":
		s.caught++
	}
	s.of++
}

// percent returns the percentage of the counted faults that were caught, or 100 if none were
// counted.
func (s score) percent() float64 {
	if s.of == 0 {
		return 100
	}
	return float64(s.caught) * 100 / float64(s.of)
}

func (s score) String() string {
	return fmt.Sprintf("caught %d of %d (%.1f %%), harmless %d", s.caught, s.of, s.percent(), s.harmless)
}

// sum prints the summary and returns the total score. old are the stale entries of the list of the
// harmless, and taken is the number of faults that were tried or did not compile.
func (r *report) sum(old []name, taken int, took time.Duration) score {
	slices.SortFunc(r.done, func(a, b outcome) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.at, b.at), cmp.Compare(a.Change, b.Change), cmp.Compare(a.Nth, b.Nth))
	})
	r.lived()
	r.wrong()
	for i, n := range old {
		if i == 0 {
			fmt.Fprint(r.w, "\nOn the list of the harmless, but fitting no fault in the sources any more:\n")
		}
		fmt.Fprintf(r.w, "\n%s", entryText(n))
	}

	var whole score
	var packages, checks []string
	scores := map[string]*score{}
	caught := map[string]int{}
	for _, o := range r.done {
		whole.add(o)
		pkg := path.Dir(o.File)
		if scores[pkg] == nil {
			scores[pkg] = &score{}
			packages = append(packages, pkg)
		}
		scores[pkg].add(o)
		if o.by != "" {
			if caught[o.by] == 0 {
				checks = append(checks, o.by)
			}
			caught[o.by]++
		}
	}
	slices.SortFunc(checks, func(a, b string) int { return cmp.Or(caught[b]-caught[a], cmp.Compare(a, b)) })
	for i, c := range checks {
		if i == 0 {
			fmt.Fprintln(r.w)
		}
		fmt.Fprintf(r.w, "%4d caught by %s\n", caught[c], c)
	}
	fmt.Fprintln(r.w)
	for _, p := range packages {
		fmt.Fprintf(r.w, "%-24s %v\n", p, scores[p])
	}
	fmt.Fprintf(r.w, "%-24s %v, in %v; %d more did not compile\n", "all", whole, took.Round(time.Second), taken-r.told)
	return whole
}

// lived prints the faults that no check noticed, in the form of harmless.txt.
func (r *report) lived() {
	none := true
	for _, o := range r.done {
		if o.by != "" || o.harmless != "" {
			continue
		}
		if none {
			fmt.Fprint(r.w, "\nNo check noticed these. Write a test, or show that nothing can notice them and\nput them on the list in cmd/mutants/harmless.txt with a line that says why:\n")
			none = false
		}
		hint := "what the checks print differs: it has an effect"
		if o.asBefore {
			hint = "the checks print the same as without it"
		}
		fmt.Fprintf(r.w, "\n# %s:%d, %s\n%s", o.File, o.at, hint, entryText(o.name()))
	}
}

// wrong prints the caught faults that are on the list of the harmless.
func (r *report) wrong() {
	none := true
	for _, o := range r.done {
		if o.by == "" || o.harmless == "" {
			continue
		}
		if none {
			fmt.Fprint(r.w, "\nOn the list of the harmless, and yet caught (take them out of it):\n\n")
			none = false
		}
		fmt.Fprintf(r.w, "%v  [%s: %s]\n", o.fault, o.by, o.how)
	}
}
