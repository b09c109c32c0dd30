package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// source is a file that faults are put into, as it was when the run began.
type source struct {
	path string // from the module's root, with slashes
	text []byte
}

// readSources reads the Go files below the folders dirs of the module at root. It skips tests and
// files excluded from the build on this system. The folders are relative to root.
func readSources(root string, dirs []string) ([]source, error) {
	var found []source
	seen := map[string]bool{}
	for _, dir := range dirs {
		err := filepath.WalkDir(filepath.Join(root, dir), func(path string, d fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			base := d.Name()
			if d.IsDir() {
				if base == "testdata" || base != "." && strings.HasPrefix(base, ".") || strings.HasPrefix(base, "_") {
					return filepath.SkipDir
				}
				return nil
			}
			if !strings.HasSuffix(base, ".go") || strings.HasSuffix(base, "_test.go") || seen[path] {
				return nil
			}
			seen[path] = true
			if built, err := build.Default.MatchFile(filepath.Dir(path), base); err != nil || !built {
				return err
			}
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			rel, err := filepath.Rel(root, path)
			if err != nil {
				return err
			}
			found = append(found, source{filepath.ToSlash(rel), text})
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	if len(found) == 0 {
		return nil, fmt.Errorf("no Go file in %s: name folders that hold packages", strings.Join(dirs, ", "))
	}
	return found, nil
}

// findFaults returns the faults that can be put into a file, in the order of their places. A
// generated file has none.
func findFaults(src source) ([]fault, error) {
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, src.path, src.text, parser.SkipObjectResolution|parser.ParseComments)
	if err != nil {
		return nil, err
	}
	if ast.IsGenerated(file) {
		return nil, nil
	}
	f := &finder{source: src, positions: set.File(file.FileStart), count: map[name]int{}}
	for _, decl := range file.Decls {
		switch d := decl.(type) {
		case *ast.FuncDecl:
			f.within = funcName(d)
			ast.PreorderStack(d, nil, f.visit)
		case *ast.GenDecl:
			if d.Tok == token.CONST && usesIota(d) {
				continue // another number for a name is not a fault
			}
			for _, spec := range d.Specs {
				if v, ok := spec.(*ast.ValueSpec); ok {
					f.within = d.Tok.String() + " " + v.Names[0].Name
					ast.PreorderStack(v, nil, f.visit)
				}
			}
		}
	}
	return f.found, nil
}

// finder collects the faults of one file.
type finder struct {
	source
	positions *token.File
	within    string // the current function or declaration
	found     []fault
	count     map[name]int
}

// add adds the fault that turns before into after by the edits.
func (f *finder) add(before, after string, edits ...edit) {
	first := edits[0].start
	n := name{f.path, f.within, f.lineAt(first), oneLine(before) + " -> " + oneLine(after), 0}
	f.count[n]++
	f.found = append(f.found, fault{n.File, n.Func, n.Line, n.Change, f.count[n],
		f.positions.Line(f.positions.Pos(first)), edits})
}

// replace adds the fault that replaces the bytes from start up to end by text. The node around them
// appears in its description.
func (f *finder) replace(around ast.Node, start, end token.Pos, text string) {
	e := edit{f.offset(start), f.offset(end), text}
	from := f.offset(around.Pos())
	whole := f.text(around)
	f.add(whole, string(apply([]byte(whole), []edit{{e.start - from, e.end - from, text}})), e)
}

// wrap adds the fault that writes open before the node and shut behind it. Its description shows
// before and after.
func (f *finder) wrap(n ast.Node, open, shut, before, after string) {
	start, end := f.offset(n.Pos()), f.offset(n.End())
	f.add(before, after, edit{start, start, open}, edit{end, end, shut})
}

func (f *finder) offset(p token.Pos) int { return f.positions.Offset(p) }

func (f *finder) text(n ast.Node) string {
	return string(f.source.text[f.offset(n.Pos()):f.offset(n.End())])
}

// lineAt returns the line with the byte at an offset, without its indent.
func (f *finder) lineAt(offset int) string {
	start := bytes.LastIndexByte(f.source.text[:offset], '\n') + 1
	line, _, _ := bytes.Cut(f.source.text[start:], []byte("\n"))
	return string(bytes.TrimSpace(line))
}

// funcName returns the name of a function in reports: Name, or (Receiver).Name.
func funcName(d *ast.FuncDecl) string {
	if d.Recv == nil || len(d.Recv.List) == 0 {
		return d.Name.Name
	}
	star := ""
	t := d.Recv.List[0].Type
	if p, ok := t.(*ast.StarExpr); ok {
		star, t = "*", p.X
	}
	switch g := t.(type) { // a generic type is named without its parameters
	case *ast.IndexExpr:
		t = g.X
	case *ast.IndexListExpr:
		t = g.X
	}
	if id, ok := t.(*ast.Ident); ok {
		return "(" + star + id.Name + ")." + d.Name.Name
	}
	return d.Name.Name
}

func usesIota(d *ast.GenDecl) bool {
	used := false
	ast.Inspect(d, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && id.Name == "iota" {
			used = true
		}
		return !used
	})
	return used
}
