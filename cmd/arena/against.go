package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
)

// compareJSON compares one measure of this arena and another. More is better, even for times.
type compareJSON struct {
	Measure string  `json:"measure"`
	Own     float64 `json:"own"`
	Other   float64 `json:"other"`
	Faster  float64 `json:"times_as_fast"` // this arena relative to the other
}

// compared are the measures, by their names in the JSON of the commands.
var compared = []string{"player_turns_per_cpu_second", "decisions_per_cpu_second", "playouts_per_second",
	"decision_ns", "copy_ns", "copy650_ns", "hash_ns", "game_ns"}

// againstRuns are the commands to run, and againstRounds is how many times.
var againstRuns = [][]string{
	{"play", "-seats", "greedy,greedy", "-games", "3000", "-seed", "1", "-json"},
	{"bench", "-json"},
}

const againstRounds = 6

// against measures this arena and another one alternately, so that a busy machine slows both.
func against(c *call, other string) error {
	own, err := os.Executable()
	if err != nil {
		return fmt.Errorf("this program cannot find its own file to run it: %w", err)
	}
	if _, err := exec.LookPath(other); err != nil {
		return misuse("-against %s: there is no such program: name the file of another arena with its folder, such as old/bin/arena", other)
	}
	done := 0
	out, err := compare([2]string{own, other}, againstRounds, func(binary string, args []string) ([]byte, error) {
		done++
		fmt.Fprintf(c.stderr, "\rrun %d of %d", done, 2*againstRounds*len(againstRuns))
		text, err := exec.Command(binary, args...).Output()
		if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
			err = fmt.Errorf("%w: %s", err, bytes.TrimSpace(exit.Stderr))
		}
		return text, err
	})
	fmt.Fprintln(c.stderr)
	if err != nil {
		return err
	}
	if c.asJSON {
		return c.printJSON(out)
	}
	c.printf("%-28s %12s %12s %14s\n", "", "this", "the other", "times as fast")
	for _, r := range out {
		c.printf("%-28s %12.0f %12.0f %14.3f\n", r.Measure, r.Own, r.Other, r.Faster)
	}
	return nil
}

// compare runs this arena and the other one alternately and compares their best results.
func compare(binaries [2]string, rounds int, run func(binary string, args []string) ([]byte, error)) ([]compareJSON, error) {
	best := [2]map[string]float64{{}, {}}
	for range rounds {
		for _, args := range againstRuns {
			for i, binary := range binaries {
				text, err := run(binary, args)
				if err != nil {
					return nil, fmt.Errorf("%s %s: %w", binary, strings.Join(args, " "), err)
				}
				var got map[string]any
				if err := json.Unmarshal(text, &got); err != nil {
					return nil, fmt.Errorf("%s %s: it is no arena: %w", binary, strings.Join(args, " "), err)
				}
				for _, name := range compared {
					if v, ok := got[name].(float64); ok && v > 0 {
						best[i][name] = better(name, v, best[i][name])
					}
				}
			}
		}
	}
	var out []compareJSON
	for _, name := range compared {
		r := compareJSON{Measure: name, Own: best[0][name], Other: best[1][name]}
		switch {
		case r.Own == 0 || r.Other == 0:
			continue
		case isTime(name):
			r.Faster = r.Other / r.Own
		default:
			r.Faster = r.Own / r.Other
		}
		out = append(out, r)
	}
	return out, nil
}

// isTime reports whether less is better for a measure.
func isTime(name string) bool { return strings.HasSuffix(name, "_ns") }

// better returns the better of two values of a measure, where an old value of 0 means none.
func better(name string, v, old float64) float64 {
	switch {
	case old == 0:
		return v
	case isTime(name):
		return min(v, old)
	}
	return max(v, old)
}
