package main

import (
	"fmt"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
)

// check is the tests of a package, or a command of arena, that may notice a fault.
type check struct {
	name  string
	tests string   // the package whose tests are run, from the module's root; "" for arena
	arena []string // the arguments of arena
	uses  []string // the packages whose code it runs

	limit  time.Duration // it fails if it takes longer
	output string        // its output without a fault
}

const (
	arenaPackage = "./cmd/arena"
	positionsDir = "game/position/testdata"
	maxGames     = 1_000_000
)

// module describes the module that faults are put into.
type module struct {
	root string // the folder of go.mod
	path string // the prefix of import paths
}

func findModule() (module, error) {
	out, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}\n{{.Path}}").Output()
	if err != nil {
		return module{}, fmt.Errorf("no module here: start this in the project's folder (%w)", told(err))
	}
	root, path, _ := strings.Cut(strings.TrimSpace(string(out)), "\n")
	return module{root, path}, nil
}

// packageOf returns the import path of the package with a fault.
func (m module) packageOf(f fault) string { return path.Join(m.path, path.Dir(f.File)) }

// fromRoot returns the path of a file or folder relative to the module's root, with slashes.
func (m module) fromRoot(arg string) (string, error) {
	abs, err := filepath.Abs(arg)
	if err != nil {
		return "", err
	}
	rel, err := filepath.Rel(m.root, abs)
	if err != nil || rel == ".." || strings.HasPrefix(rel, ".."+string(filepath.Separator)) {
		return "", fmt.Errorf("%s is outside of %s", arg, m.root)
	}
	return filepath.ToSlash(rel), nil
}

// plan returns the checks named by words, in their order. tests are the patterns, as in the go
// command, of the packages that the word "tests" stands for.
func (m module) plan(words string, tests []string) ([]*check, error) {
	var checks []*check
	for word := range strings.SplitSeq(words, ",") {
		word, number, _ := strings.Cut(strings.TrimSpace(word), "=")
		switch word {
		case "positions":
			checks = append(checks, &check{name: word, arena: []string{"check", positionsDir}})
		case "soak":
			games, err := strconv.Atoi(number)
			if err != nil || games < 1 || games > maxGames {
				return nil, fmt.Errorf("soak=%s: say how many games, as in soak=300", number)
			}
			checks = append(checks, &check{name: fmt.Sprintf("soak of %d", games),
				arena: []string{"soak", "-games", number, "-seed", "1"}})
		case "tests":
			list, err := m.tests(tests)
			if err != nil {
				return nil, err
			}
			checks = append(checks, list...)
		default:
			return nil, fmt.Errorf("no check %q: there are positions, tests and soak=N", word)
		}
	}
	if slices.ContainsFunc(checks, func(c *check) bool { return c.arena != nil }) {
		uses, err := m.list("-deps", "-f", "{{.ImportPath}}", arenaPackage)
		if err != nil {
			return nil, err
		}
		for _, c := range checks {
			if c.arena != nil {
				c.uses = uses
			}
		}
	}
	return checks, nil
}

// tests returns the checks that run the tests of the packages that have tests.
func (m module) tests(patterns []string) ([]*check, error) {
	lines, err := m.list(append([]string{"-test", "-f", `{{.ImportPath}}|{{join .Deps "|"}}`}, patterns...)...)
	if err != nil {
		return nil, err
	}
	var checks []*check
	for _, line := range lines {
		uses := strings.Split(line, "|")
		pkg, isTest := strings.CutSuffix(uses[0], ".test")
		if !isTest {
			continue
		}
		for i, dep := range uses {
			uses[i], _, _ = strings.Cut(dep, " ") // without "[for which test]"
		}
		dir := strings.TrimPrefix(strings.TrimPrefix(pkg, m.path), "/")
		checks = append(checks, &check{name: "test of " + dir, tests: "./" + dir, uses: append(uses, pkg)})
	}
	if len(checks) == 0 {
		return nil, fmt.Errorf("no tests in %s", strings.Join(patterns, " "))
	}
	return checks, nil
}

// list runs go list and returns its lines.
func (m module) list(args ...string) ([]string, error) {
	cmd := exec.Command("go", append([]string{"list"}, args...)...)
	cmd.Dir = m.root
	out, err := cmd.Output()
	if err != nil {
		return nil, told(err)
	}
	return strings.Split(strings.TrimSpace(string(out)), "\n"), nil
}

// runs reports whether a check runs code of the package with this import path.
func (c *check) runs(pkg string) bool { return slices.Contains(c.uses, pkg) }

// order returns the checks that run a package, in the order in which its faults are tried: the package's own
// tests, for which little is compiled, and then as planned. dir is its folder.
func order(checks []*check, pkg, dir string) []*check {
	var own, rest []*check
	for _, c := range checks {
		switch {
		case !c.runs(pkg):
		case c.tests == dir:
			own = append(own, c)
		default:
			rest = append(rest, c)
		}
	}
	return append(own, rest...)
}

// told returns a command's error together with its stderr.
func told(err error) error {
	if exit, ok := err.(*exec.ExitError); ok && len(exit.Stderr) > 0 {
		return fmt.Errorf("%w: %s", err, strings.TrimSpace(string(exit.Stderr)))
	}
	return err
}
