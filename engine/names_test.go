package engine

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// openSets lists the types whose constants are only the first of their values.
var openSets = map[string]string{
	"Place":    "a family of games goes on with places of its own",
	"NumberID": "a mode goes on with numbers of its own",
	"Stream":   "each seat has one",
}

// TestNames checks that every member of every closed set has a word of its own, and that other
// values print as a number.
func TestNames(t *testing.T) {
	sets := []struct {
		set  string
		size int
		word func(int) fmt.Stringer
	}{
		{"OpCode", int(NumOps), func(n int) fmt.Stringer { return OpCode(n) }},
		{"Verb", int(NumVerbs), func(n int) fmt.Stringer { return Verb(n) }},
		{"DecisionKind", int(NumDecisions), func(n int) fmt.Stringer { return DecisionKind(n) }},
		{"OptionKind", int(NumOptions), func(n int) fmt.Stringer { return OptionKind(n) }},
		{"EventKind", int(NumEvents), func(n int) fmt.Stringer { return EventKind(n) }},
		{"Proc", int(NumProcs), func(n int) fmt.Stringer { return Proc(n) }},
		{"CountOf", int(NumCounts), func(n int) fmt.Stringer { return CountOf(n) }},
		{"Moment", int(NumMoments), func(n int) fmt.Stringer { return Moment(n) }},
		{"Hearing", int(NumHearings), func(n int) fmt.Stringer { return Hearing(n) }},
		{"Asked", int(NumAsked), func(n int) fmt.Stringer { return Asked(n) }},
		{"Layer", int(NumLayers), func(n int) fmt.Stringer { return Layer(n) }},
		{"Until", int(NumUntil), func(n int) fmt.Stringer { return Until(n) }},
		{"Who", int(NumWho), func(n int) fmt.Stringer { return Who(n) }},
		{"Seen", int(NumSeen), func(n int) fmt.Stringer { return Seen(n) }},
		{"Holder", int(NumHolders), func(n int) fmt.Stringer { return Holder(n) }},
		{"Sight", int(NumSights), func(n int) fmt.Stringer { return Sight(n) }},
		{"Owning", int(NumOwnings), func(n int) fmt.Stringer { return Owning(n) }},
		{"Around", int(NumArounds), func(n int) fmt.Stringer { return Around(n) }},
		{"Unlike", int(NumUnlikes), func(n int) fmt.Stringer { return Unlike(n) }},
		{"Span", int(NumSpans), func(n int) fmt.Stringer { return Span(n) }},
	}
	closed := counted(t)
	for _, s := range sets {
		delete(closed, s.set)
		t.Run(s.set, func(t *testing.T) {
			if s.size < 2 {
				t.Fatalf("%d members", s.size)
			}
			seen := map[string]int{}
			for n := range s.size {
				word := s.word(n).String()
				if word == fmt.Sprintf("number %d", n) {
					t.Errorf("member %d has no word", n)
				}
				if other, twice := seen[word]; twice {
					t.Errorf("members %d and %d are both called %q", other, n, word)
				}
				seen[word] = n
			}
			for _, n := range []int{s.size, 255} {
				if got := s.word(n).String(); got != fmt.Sprintf("number %d", n) {
					t.Errorf("number %d, which is no member, is called %q", n, got)
				}
			}
		})
	}
	for set := range closed {
		if openSets[set] == "" {
			t.Errorf("the type %s is counted from 0 and not in this test: give its members words, or say in openSets why not", set)
		}
	}
	for set := range openSets {
		if !closed[set] {
			t.Errorf("openSets speaks of %s, which is no such type", set)
		}
	}
}

// counted returns the exported types of this package whose constants are counted from 0.
func counted(t *testing.T) map[string]bool {
	t.Helper()
	out := map[string]bool{}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range files {
		if strings.HasSuffix(path, "_test.go") {
			continue // types of tests do not matter here
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			g, ok := d.(*ast.GenDecl)
			if !ok || g.Tok != token.CONST {
				continue
			}
			first := g.Specs[0].(*ast.ValueSpec)
			of, typed := first.Type.(*ast.Ident)
			if v, ok := first.Values[0].(*ast.Ident); typed && ok && v.Name == "iota" && of.IsExported() {
				out[of.Name] = true
			}
		}
	}
	return out
}
