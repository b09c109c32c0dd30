package emblem

import (
	"go/ast"
	"go/parser"
	"go/token"
	"math"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"lineup/game/card"
	"lineup/render/art/pen"
)

// emblemNames reads the values of all constants of type Emblem from the source of
// package card, so that a new one cannot be forgotten here.
func emblemNames(t *testing.T) []card.Emblem {
	t.Helper()
	files, err := filepath.Glob("../../../game/card/*.go")
	if err != nil {
		t.Fatal(err)
	}
	var names []card.Emblem
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			spec, ok := n.(*ast.ValueSpec)
			if !ok {
				return true
			}
			if kind, ok := spec.Type.(*ast.Ident); !ok || kind.Name != "Emblem" {
				return true
			}
			for _, v := range spec.Values {
				if text, ok := v.(*ast.BasicLit); ok {
					value, err := strconv.Unquote(text.Value)
					if err != nil {
						t.Fatal(err)
					}
					names = append(names, card.Emblem(value))
				}
			}
			return true
		})
	}
	if len(names) < 60 {
		t.Fatalf("only %d emblems found in the source", len(names))
	}
	return names
}

func TestEveryEmblemHasAShapeOfItsOwn(t *testing.T) {
	names := emblemNames(t)
	seen := map[string]card.Emblem{}
	for _, name := range names {
		var d drawing
		found := 0
		for _, group := range drawingGroups() {
			if g, ok := group[name]; ok {
				d = g
				found++
			}
		}
		if found != 1 {
			t.Errorf("emblem %q is drawn %d times, want once", name, found)
			continue
		}
		key := strings.Join([]string{d.body, d.bar, d.over}, "|")
		if other, ok := seen[key]; ok {
			t.Errorf("emblems %q and %q look the same", name, other)
		}
		seen[key] = name
		if d.body == "" && d.bar == "" {
			t.Errorf("emblem %q has no body", name)
		}
	}
	if len(shapes()) != len(names) {
		t.Errorf("%d shapes for %d emblems", len(shapes()), len(names))
	}
}

func TestEmblemsHaveACommonScale(t *testing.T) {
	for name, s := range shapes() {
		reach := 0.0
		for _, o := range []pen.Outline{s.body, s.bar, s.over, s.line} {
			for _, st := range o {
				for i := 0; i < 6; i += 2 {
					reach = max(reach, math.Abs(st.Points[i]), math.Abs(st.Points[i+1]))
				}
			}
		}
		if reach < 48 || reach > 78 {
			t.Errorf("emblem %q reaches %.0f units from its middle, want 48 to 78", name, reach)
		}
	}
}
