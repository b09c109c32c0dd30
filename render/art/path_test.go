package art

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
)

func TestPathData(t *testing.T) {
	for _, c := range []struct {
		name, data string
		want       outline
	}{
		{"absolute lines", "M1 2 L3 4 H5 V6 Z", outline{
			{moveTo, [6]float64{1, 2}}, {lineTo, [6]float64{3, 4}}, {lineTo, [6]float64{5, 4}},
			{lineTo, [6]float64{5, 6}}, {op: closePath}}},
		{"relative lines, repeated", "m1 1 2 0 0,2z l-1-1", outline{
			{moveTo, [6]float64{1, 1}}, {lineTo, [6]float64{3, 1}}, {lineTo, [6]float64{3, 3}},
			{op: closePath}, {lineTo, [6]float64{0, 0}}}},
		{"numbers without spaces", "M.5.5-1-.5", outline{
			{moveTo, [6]float64{.5, .5}}, {lineTo, [6]float64{-1, -.5}}}},
		{"a mirrored quadratic", "M0 0 Q1 1 2 0 T4 0", outline{
			{moveTo, [6]float64{0, 0}}, {quadTo, [6]float64{1, 1, 2, 0}}, {quadTo, [6]float64{3, -1, 4, 0}}}},
		{"a mirrored cubic", "M0 0 c0 1 1 1 1 0 s1 -1 1 0", outline{
			{moveTo, [6]float64{0, 0}}, {cubicTo, [6]float64{0, 1, 1, 1, 1, 0}},
			{cubicTo, [6]float64{1, -1, 2, -1, 2, 0}}}},
	} {
		got, err := parsePath(c.data)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if len(got) != len(c.want) {
			t.Errorf("%s: %d steps, want %d", c.name, len(got), len(c.want))
			continue
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("%s: step %d is %v, want %v", c.name, i, got[i], c.want[i])
			}
		}
	}
}

func TestArcStaysOnItsCircle(t *testing.T) {
	o := mustPath("M10 0 A10 10 0 0 1 -10 0 A10 10 0 0 1 10 0")
	if len(o) != 5 {
		t.Fatalf("%d steps, want a move and four quarter turns", len(o))
	}
	for _, s := range o[1:] {
		if r := math.Hypot(s.p[4], s.p[5]); math.Abs(r-10) > 1e-9 {
			t.Errorf("an end lies %g from the middle, want 10", r)
		}
	}
	// With the sweep flag set the arc runs clockwise on the screen: downwards first.
	if o[1].p[5] <= 0 {
		t.Errorf("the first quarter ends at y %g, want below 0 on the screen", o[1].p[5])
	}
}

func TestPathErrors(t *testing.T) {
	for _, data := range []string{"M1", "M1 2 X3", "5 5", "M0 0 Z 3", "M0 0 L1 -", "M0 0 A1 1 0 0"} {
		if _, err := parsePath(data); err == nil {
			t.Errorf("%q was read without an error", data)
		}
	}
}

// emblemNames reads the values of all constants of type Emblem from the source of
// package card, so that a new one cannot be forgotten here.
func emblemNames(t *testing.T) []card.Emblem {
	t.Helper()
	files, err := filepath.Glob("../../game/card/*.go")
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
		for _, o := range []outline{s.body, s.bar, s.over, s.line} {
			for _, st := range o {
				for i := 0; i < 6; i += 2 {
					reach = max(reach, math.Abs(st.p[i]), math.Abs(st.p[i+1]))
				}
			}
		}
		if reach < 48 || reach > 78 {
			t.Errorf("emblem %q reaches %.0f units from its middle, want 48 to 78", name, reach)
		}
	}
}
