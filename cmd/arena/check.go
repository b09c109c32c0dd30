package main

import (
	"lineup/game/catalog"
	"lineup/game/position"
)

var checkCommand = command{
	name:    "check",
	args:    "PATH... [-json]",
	summary: "run rules positions",
	about: `Runs the positions in the files and folders PATH... and prints each one that fails. The
last line is "N passed, N failed".

JSON: {passed, failed, failures: [{file, line, error}]}.`,
	run: checkPositions,
}

func checkPositions(c *call) error {
	paths, err := c.parse()
	if err != nil {
		return err
	}
	if len(paths) == 0 {
		return misuse("no positions named: name files or folders")
	}
	report, err := position.CheckPaths(catalog.Tested, paths)
	if err != nil {
		return usageError{err}
	}
	if c.asJSON {
		if err := c.printJSON(report); err != nil {
			return err
		}
	} else {
		for _, f := range report.Failures {
			c.printf("%s:%d: %s\n", f.File, f.Line, f.Error)
		}
		c.printf("%d passed, %d failed\n", report.Passed, report.Failed)
	}
	if report.Failed > 0 {
		return errFound
	}
	return nil
}
