package main

import (
	"cmp"
	_ "embed"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

//go:embed harmless.txt
var harmlessText string

// readHarmless reads the list of faults that were shown to have no effect, each with the reason.
// harmless.txt describes its format.
func readHarmless(text string) (map[name]string, error) {
	known := map[name]string{}
	entry := map[string]string{}
	began := 0
	finish := func() error {
		if len(entry) == 0 {
			return nil
		}
		for _, key := range []string{"file", "func", "line", "fault", "why"} {
			if entry[key] == "" {
				return fmt.Errorf("harmless.txt:%d: this entry has no %q: it needs file, func, line, fault and why", began, key)
			}
		}
		n := name{entry["file"], entry["func"], entry["line"], entry["fault"], 1}
		if nth, ok := entry["nth"]; ok {
			var err error
			if n.Nth, err = strconv.Atoi(nth); err != nil || n.Nth < 2 {
				return fmt.Errorf("harmless.txt:%d: nth %s: it counts like faults from 2; leave it out for the first", began, nth)
			}
		}
		if known[n] != "" {
			return fmt.Errorf("harmless.txt:%d: this fault is on the list already", began)
		}
		known[n] = entry["why"]
		clear(entry)
		return nil
	}
	at := 0
	for line := range strings.Lines(text) {
		at++
		line = strings.TrimSpace(line)
		if line == "" {
			if err := finish(); err != nil {
				return nil, err
			}
			continue
		}
		if strings.HasPrefix(line, "#") {
			continue
		}
		key, value, _ := strings.Cut(line, " ")
		value = strings.TrimSpace(value)
		if len(entry) == 0 {
			began = at
		}
		switch key {
		case "file", "func", "line", "fault", "nth":
			if _, twice := entry[key]; twice {
				return nil, fmt.Errorf("harmless.txt:%d: a second %q in one entry: leave a line free between entries", at, key)
			}
			entry[key] = value
		case "why": // may take several lines, each beginning with why
			entry[key] = strings.TrimSpace(entry[key] + " " + value)
		default:
			return nil, fmt.Errorf("harmless.txt:%d: %q: a line begins with file, func, line, fault, nth, why or #", at, key)
		}
	}
	return known, finish()
}

// stale returns the entries for files below the folders dirs that match none of the faults there.
// Their line was changed, and their reason may no longer hold. They are sorted by file.
func stale(known map[name]string, dirs []string, faults []fault) []name {
	there := map[name]bool{}
	for _, f := range faults {
		there[f.name()] = true
	}
	var old []name
	for n := range known {
		below := func(dir string) bool { return dir == "." || strings.HasPrefix(n.File, dir+"/") }
		if slices.ContainsFunc(dirs, below) && !there[n] {
			old = append(old, n)
		}
	}
	slices.SortFunc(old, func(a, b name) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(entryText(a), entryText(b)))
	})
	return old
}

// entryText returns a fault in the form of harmless.txt.
func entryText(n name) string {
	text := fmt.Sprintf("file  %s\nfunc  %s\nline  %s\nfault %s\n", n.File, n.Func, n.Line, n.Change)
	if n.Nth > 1 {
		text += fmt.Sprintf("nth   %d\n", n.Nth)
	}
	return text
}
