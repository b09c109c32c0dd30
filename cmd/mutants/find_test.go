package main

import (
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// one returns a file with one function that has these statements.
func one(body string) source {
	return source{"p/p.go", []byte("package p\n\nfunc f(a, b int, list []int) bool {\n\t" + body + "\n}\n")}
}

func faultsOf(t *testing.T, src source) []fault {
	t.Helper()
	faults, err := findFaults(src)
	if err != nil {
		t.Fatal(err)
	}
	return faults
}

// changes returns the descriptions of the faults in a source.
func changes(t *testing.T, src source) []string {
	t.Helper()
	var list []string
	for _, f := range faultsOf(t, src) {
		list = append(list, f.Change)
	}
	return list
}

func TestFaultsOfStatements(t *testing.T) {
	for _, c := range []struct {
		body string
		want []string
	}{
		{"x := a < b", []string{"a < b -> a <= b", "a < b -> a >= b"}},
		{"x := a == b", []string{"a == b -> a != b"}},
		{"x := a + 1", []string{"a + 1 -> a - 1", "a + 1 -> a + 2"}},
		{`x := "a" + name`, nil},
		{"x := 0x1f", []string{"0x1f -> 0x20"}},
		{"x := p && q && r", []string{"r -> dropped from &&", "p -> dropped from &&", "q -> dropped from &&"}},
		{"x := p || q && r", []string{"p -> dropped from ||", "q && r -> dropped from ||",
			"q -> dropped from &&", "r -> dropped from &&"}},
		{"if p { return }", []string{"if p -> if true", "if p -> if false"}},
		{"for p { }", []string{"for p -> for false"}},
		{"for i := range list { }", nil},
		{"for i := first(); more(i); i++ { }", []string{"for more(i) -> for false"}},
		{"switch { case p: case q: }", []string{"case p -> case true", "case p -> case false",
			"case q -> case true", "case q -> case false"}},
		{"switch a { case b: }", nil},
		{"a = b", []string{"a = b -> dropped"}},
		{"_ = b", nil},
		{"a += b", []string{"a += b -> dropped", "a += b -> a -= b"}},
		{`name += "s"`, []string{`name += "s" -> dropped`}},
		{"a++", []string{"a++ -> dropped", "a++ -> a--"}},
		{"g(a)", []string{"g(a) -> dropped"}},
		{"for { break }", []string{"break -> dropped"}},
		{"for { continue }", []string{"continue -> dropped"}},
		{"return p", []string{"return p -> return !(p)"}},
		{"return true", []string{"return true -> return false"}},
		{"g(func() (n int, ok bool) { return a, false })",
			[]string{"g(func() (n int, ok bool) { return a, false }) -> dropped", "return a, false -> return a, true"}},
		{"g(func() (int, bool) { return h() })", []string{"g(func() (int, bool) { return h() }) -> dropped"}},
		{"x := [3]int{}", nil},
		{"x := make([]int, 2, 3)", []string{"make([]int, 2, 3) -> make([]int, 3, 3)"}},
		{"x := make(map[int]int, 3)", nil},
	} {
		t.Run(c.body, func(t *testing.T) {
			if got := changes(t, one(c.body)); !slices.Equal(got, c.want) {
				t.Errorf("%s:\n got %q\nwant %q", c.body, got, c.want)
			}
		})
	}
}

func TestFaultsOfDeclarations(t *testing.T) {
	src := source{"p/p.go", []byte(`package p

const most = 8

const (
	first = iota + 1
	second
)

type row [4]int

var start = 5
`)}
	var got []string
	for _, f := range faultsOf(t, src) {
		got = append(got, f.String())
	}
	want := []string{"p/p.go:3 const most: 8 -> 9", "p/p.go:12 var start: 5 -> 6"}
	if !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestNames checks that faults with equal names are numbered.
func TestNames(t *testing.T) {
	src := source{"p/p.go", []byte(`package p

func (s *Stack[T]) grow(a int) {
	if a < 1 {
		s.n = a
	}
	if a < 1 {
		s.n = a
	}
}
`)}
	var same []fault
	for _, f := range faultsOf(t, src) {
		if f.Change == "a < 1 -> a <= 1" {
			same = append(same, f)
		}
	}
	if len(same) != 2 {
		t.Fatalf("got %d faults of one name, want 2", len(same))
	}
	for i, f := range same {
		want := name{"p/p.go", "(*Stack).grow", "if a < 1 {", "a < 1 -> a <= 1", i + 1}
		if f.name() != want {
			t.Errorf("got %+v, want %+v", f.name(), want)
		}
	}
	if same[0].at != 4 || same[1].at != 7 {
		t.Errorf("on lines %d and %d, want 4 and 7", same[0].at, same[1].at)
	}
	if got := same[1].String(); got != "p/p.go:7 (*Stack).grow: a < 1 -> a <= 1 (2)" {
		t.Errorf("told as %q", got)
	}
}

func TestApply(t *testing.T) {
	for _, c := range []struct{ body, change, want string }{
		{"x := a < b", "a < b -> a >= b", "x := a >= b"},
		{"x := p && q", "p -> dropped from &&", "x := ((p) || true) && q"},
		{"x := p || q", "q -> dropped from ||", "x := p || ((q) && false)"},
		{"if v := g(); v {\n\t}", "if v -> if true", "if v := g(); (v) || true {\n\t}"},
		{"for p {\n\t}", "for p -> for false", "for (p) && false {\n\t}"},
		{"g(a,\n\t\tb)", "g(a, b) -> dropped", "if false { g(a,\n\t\tb) }"},
		{"a -= 9", "a -= 9 -> a += 9", "a += 9"},
		{"return p", "return p -> return !(p)", "return !(p)"},
	} {
		t.Run(c.body, func(t *testing.T) {
			src := one(c.body)
			var got []string
			for _, f := range faultsOf(t, src) {
				if f.Change == c.change {
					got = append(got, string(apply(src.text, f.edits)))
				}
			}
			if want := string(one(c.want).text); len(got) != 1 || got[0] != want {
				t.Errorf("%s: got %q, want %q", c.change, got, want)
			}
		})
	}
}

// TestOwnFaults checks that every fault in this program's own sources can be parsed as Go and has a
// unique name.
func TestOwnFaults(t *testing.T) {
	root, err := filepath.Abs(".")
	if err != nil {
		t.Fatal(err)
	}
	sources, err := readSources(root, []string{"."})
	if err != nil {
		t.Fatal(err)
	}
	seen := map[name]bool{}
	for _, src := range sources {
		if strings.HasSuffix(src.path, "_test.go") {
			t.Errorf("%s is a test", src.path)
		}
		for _, f := range faultsOf(t, src) {
			if seen[f.name()] {
				t.Errorf("two faults are named %v", f)
			}
			seen[f.name()] = true
			if _, err := parser.ParseFile(token.NewFileSet(), src.path, apply(src.text, f.edits), parser.SkipObjectResolution); err != nil {
				t.Errorf("%v: %v", f, err)
			}
		}
	}
	if len(seen) < 100 {
		t.Errorf("found %d faults only", len(seen))
	}
}

func TestReadSources(t *testing.T) {
	root := t.TempDir()
	for path, text := range map[string]string{
		"a/a.go": "package a", "a/a_test.go": "package a", "a/b/b.go": "package b", "a/testdata/c.go": "package c",
		"a/_d/d.go": "package d", "a/.e/e.go": "package e", "a/other_plan9.go": "package a", "a/words.txt": "", "f/f.go": "package f",
	} {
		t.Run(path, func(t *testing.T) {
			full := filepath.Join(root, path)
			if err := os.MkdirAll(filepath.Dir(full), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(full, []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		})
	}
	sources, err := readSources(root, []string{"a", "a/b"})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, s := range sources {
		got = append(got, s.path)
	}
	if want := []string{"a/a.go", "a/b/b.go"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	if _, err := readSources(root, []string{"a/testdata"}); err == nil {
		t.Error("a folder without packages was read")
	}
}

func TestGeneratedHasNoFaults(t *testing.T) {
	src := source{"p/p.go", []byte("// Code generated by hand. DO NOT EDIT.\n\npackage p\n\nvar n = 1\n")}
	if got := changes(t, src); got != nil {
		t.Errorf("got %q", got)
	}
}
