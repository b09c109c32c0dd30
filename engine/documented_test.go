package engine_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// source is a Go file of this module.
type source struct {
	path string // from the root of the module
	file *ast.File
}

// sources returns all Go files of this module except tests.
func sources(t *testing.T) []source {
	t.Helper()
	var out []source
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (strings.HasPrefix(d.Name(), ".") && d.Name() != ".." || d.Name() == "testdata") {
			return filepath.SkipDir
		}
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ParseComments)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel("..", path)
		if err != nil {
			return err
		}
		out = append(out, source{filepath.ToSlash(rel), file})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(out) < 100 {
		t.Fatalf("the walk has seen %d files: it proves nothing", len(out))
	}
	return out
}

// TestEverythingIsDocumented checks that every package has a package comment, and that every
// exported name has a comment, either its own or its group's.
func TestEverythingIsDocumented(t *testing.T) {
	about := map[string]bool{}
	for _, s := range sources(t) {
		dir := filepath.Dir(s.path)
		about[dir] = about[dir] || s.file.Doc != nil
		for _, d := range s.file.Decls {
			for _, name := range undocumented(d) {
				t.Errorf("%s: %s has no comment", s.path, name)
			}
		}
	}
	for dir, said := range about {
		if !said {
			t.Errorf("%s: the package does not say what it is for", dir)
		}
	}
}

// undocumented returns the exported names of a declaration that have no comment.
func undocumented(d ast.Decl) []string {
	var out []string
	switch d := d.(type) {
	case *ast.FuncDecl:
		if d.Doc == nil && d.Name.IsExported() && (d.Recv == nil || ofExported(d.Recv)) {
			out = append(out, d.Name.Name)
		}
	case *ast.GenDecl:
		for _, spec := range d.Specs {
			switch s := spec.(type) {
			case *ast.TypeSpec:
				if s.Name.IsExported() && d.Doc == nil && s.Doc == nil && s.Comment == nil {
					out = append(out, s.Name.Name)
				}
			case *ast.ValueSpec:
				for _, n := range s.Names {
					if n.IsExported() && d.Doc == nil && s.Doc == nil && s.Comment == nil {
						out = append(out, n.Name)
					}
				}
			}
		}
	}
	return out
}

// ofExported reports whether a method belongs to an exported type.
func ofExported(recv *ast.FieldList) bool {
	of := recv.List[0].Type
	for {
		switch e := of.(type) {
		case *ast.StarExpr:
			of = e.X
		case *ast.IndexExpr:
			of = e.X
		case *ast.Ident:
			return e.IsExported()
		default:
			return false
		}
	}
}

// TestUndocumentedIsNoticed checks that undocumented finds the names without a comment.
func TestUndocumentedIsNoticed(t *testing.T) {
	const text = `package p
func F() {}
// G is documented.
func G() {}
func (t *T) M() {}
func (t t) M() {}
type T struct{}
// A group.
const (
	A = 1
	B = 2
)
var (
	C = 1 // one
	D = 2
)
`
	file, err := parser.ParseFile(token.NewFileSet(), "p.go", text, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, d := range file.Decls {
		got = append(got, undocumented(d)...)
	}
	if want := "F M T D"; strings.Join(got, " ") != want {
		t.Errorf("without comment: %v, want %s", got, want)
	}
}
