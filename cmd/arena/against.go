package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
)

// compareJSON compares one measure of this arena and another. More is better, even for times.
type compareJSON struct {
	Measure string  `json:"measure"`
	Own     float64 `json:"own"`           // the median of all rounds
	Other   float64 `json:"other"`         // of the other arena
	Faster  float64 `json:"times_as_fast"` // this arena relative to the other: the median of the rounds' ratios
	Lowest  float64 `json:"lowest"`        // of these ratios
	Highest float64 `json:"highest"`
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
		return fmt.Errorf("can't find this program's own file to run it: %w", err)
	}
	if _, err := exec.LookPath(other); err != nil {
		return misuse("-against %s: no such program: name the file of another arena with its folder, such as old/bin/arena", other)
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
	c.printf("%-28s %12s %12s %14s %7s %7s\n", "", "this", "the other", "times as fast", "lowest", "highest")
	for _, r := range out {
		c.printf("%-28s %12.0f %12.0f %14.3f %7.3f %7.3f\n", r.Measure, r.Own, r.Other, r.Faster, r.Lowest, r.Highest)
	}
	return nil
}

// compare runs this arena and the other one alternately. It compares them within each round,
// because the speed of a shared machine changes from round to round.
func compare(binaries [2]string, rounds int, run func(binary string, args []string) ([]byte, error)) ([]compareJSON, error) {
	var got [2]map[string][]float64 // by measure, one value a round
	for i := range got {
		got[i] = map[string][]float64{}
	}
	for round := range rounds {
		for _, args := range againstRuns {
			for k := range binaries {
				i := (k + round) % 2 // neither is always the first
				text, err := run(binaries[i], args)
				if err != nil {
					return nil, fmt.Errorf("%s %s: %w", binaries[i], strings.Join(args, " "), err)
				}
				var values map[string]any
				if err := json.Unmarshal(text, &values); err != nil {
					return nil, fmt.Errorf("%s %s: not an arena: %w", binaries[i], strings.Join(args, " "), err)
				}
				for _, name := range compared {
					if v, ok := values[name].(float64); ok && v > 0 {
						got[i][name] = append(got[i][name], v)
					}
				}
			}
		}
	}
	var out []compareJSON
	for _, name := range compared {
		own, other := got[0][name], got[1][name]
		if len(own) != rounds || len(other) != rounds {
			continue // one of the two does not measure it
		}
		ratios := make([]float64, rounds)
		for i := range ratios {
			if ratios[i] = own[i] / other[i]; isTime(name) {
				ratios[i] = other[i] / own[i]
			}
		}
		out = append(out, compareJSON{name, median(own), median(other), median(ratios), slices.Min(ratios), slices.Max(ratios)})
	}
	return out, nil
}

// median returns the median of at least one value.
func median(values []float64) float64 {
	sorted := slices.Sorted(slices.Values(values))
	n := len(sorted)
	return (sorted[(n-1)/2] + sorted[n/2]) / 2
}

// isTime reports whether less is better for a measure.
func isTime(name string) bool { return strings.HasSuffix(name, "_ns") }
