package main

import (
	"strings"
	"testing"
	"time"

	"lineup/game/english"
)

// TestParse checks that a wrong command line is refused in one line that says what is allowed.
func TestParse(t *testing.T) {
	for args, want := range map[string]string{
		"-fast":                    "-rest DURATION",
		"-rest long":               "-rest DURATION",
		"-rest 10ms /bin/sh":       "-rest 10ms: want a duration from 1s to 1h",
		"-seed 0 /bin/sh":          "-seed 0: want a whole number from 1",
		"-seed -1":                 "-seed N",
		"-shots no/such /bin/sh":   "-shots: folder no/such does not exist",
		"":                         "program bin/lineup does not exist",
		"no/such":                  "program no/such does not exist",
		"/bin":                     "program /bin does not exist",
		"/bin/sh more":             `unexpected argument "more"`,
		"/bin/sh -rest 2s":         `unexpected argument "-rest"`,
		"-rest 2s -seed 9 /bin/sh": "",
	} {
		t.Run(args, func(t *testing.T) {
			a, err := parse(strings.Fields(args))
			switch {
			case want == "" && (err != nil || a != asked{"/bin/sh", 2 * time.Second, 9, "", false}):
				t.Errorf("%+v, %v", a, err)
			case want != "" && (english.Error(t, err) == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n")):
				t.Errorf("the error is %v, which should say %q", err, want)
			}
		})
	}
}
