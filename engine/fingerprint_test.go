package engine

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// notHashed lists the exported fields of a Library that its fingerprint leaves out.
var notHashed = map[string]string{
	"Labels": "words for people: programs name choices by number",
	"Spaces": "words for people: programs name spaces by number",
}

// notInText lists the parts of a Library that the old text never saw. They mean nothing alone.
var notInText = map[string]bool{
	"Names with one zero element": true, "Families with one zero element": true, // a list of one empty name
	"Entered.From = 1": true, "Entered.From = 2": true, "Entered.To = 1": true, "Entered.To = 2": true, // without Then
}

// TestFingerprintSeesEveryField sets each printed field, at any depth, and checks that no two of
// these Libraries have the same fingerprint. It fails for a field that the walk leaves out.
func TestFingerprintSeesEveryField(t *testing.T) {
	l := &Library{}
	seen := map[uint64]string{l.fingerprint().hash: "an empty Library"}
	texts := map[uint64]string{l.textFingerprint(): "an empty Library"}
	check := func(path string) {
		print := l.fingerprint()
		hash := print.hash
		if !print.late && !notInText[path] {
			text := l.textFingerprint()
			if before, twice := texts[text]; twice {
				t.Errorf("the old text with %s set is that of %s: give it a tag from lateTag on", path, before)
			}
			texts[text] = path
		}
		if before, twice := seen[hash]; twice {
			t.Errorf("with %s set the fingerprint is that of %s", path, before)
		}
		seen[hash] = path
	}
	v := reflect.ValueOf(l).Elem()
	for i := range v.NumField() {
		field := v.Type().Field(i)
		if _, skip := notHashed[field.Name]; skip || !field.IsExported() { // those are derived by Seal
			continue
		}
		setEach(t, v.Field(i), field.Name, check)
	}
	if len(seen) < 300 {
		t.Errorf("only %d fields were set", len(seen))
	}
	for name := range notHashed {
		field, ok := v.Type().FieldByName(name)
		if !ok {
			t.Errorf("a Library has no field %s", name)
			continue
		}
		v.FieldByIndex(field.Index).Set(reflect.ValueOf([]string{"word"}))
		if before := seen[l.fingerprint().hash]; before != "an empty Library" {
			t.Errorf("the fingerprint sees %s: take it off the list", name)
		}
	}
}

// setEach sets v, or each part of v in turn, calls check with the path of the part, and zeroes it
// again. It gives lists two elements.
func setEach(t *testing.T, v reflect.Value, path string, check func(path string)) {
	t.Helper()
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if field := v.Type().Field(i); field.IsExported() {
				setEach(t, v.Field(i), path+"."+field.Name, check)
			} else {
				t.Errorf("%s.%s is not exported: nothing shows whether the fingerprint sees it", path, field.Name)
			}
		}
		return
	case reflect.Array:
		for i := range v.Len() {
			setEach(t, v.Index(i), fmt.Sprintf("%s[%d]", path, i), check)
		}
		return
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 1, 1))
		check(path + " with one zero element")
		v.Set(reflect.MakeSlice(v.Type(), 2, 2))
		check(path + " with two zero elements")
		for i := range v.Len() {
			setEach(t, v.Index(i), fmt.Sprintf("%s[%d]", path, i), check)
		}
	case reflect.Bool:
		v.SetBool(true)
		check(path)
	case reflect.String:
		v.SetString("x")
		check(path)
	case reflect.Int8, reflect.Int16:
		v.SetInt(1)
		check(path + " = 1")
		v.SetInt(-1)
		check(path + " = -1")
	case reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(1)
		check(path + " = 1")
		v.SetUint(2)
		check(path + " = 2")
	default:
		t.Fatalf("%s is a %s, which setEach does not know how to set", path, v.Kind())
	}
	v.SetZero()
}

// TestFingerprintIgnoresGo compiles this package again with the fields of all printed types renamed
// and reordered, and a field added to each. It checks that a Library's fingerprints stay the same.
func TestFingerprintIgnoresGo(t *testing.T) {
	if testing.Short() {
		t.Skip("it compiles the package")
	}
	structs, fields := map[string]bool{}, map[string]bool{}
	printedTypes(reflect.TypeFor[Library](), structs, fields)
	if !structs["Filter"] || !structs["Price"] || !fields["Roams"] || len(structs) < 17 {
		t.Fatalf("not all printed types were found: %v", structs)
	}
	dir := t.TempDir()
	write := func(name string, text []byte) {
		if err := os.WriteFile(filepath.Join(dir, name), text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	paths, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range paths {
		name := path
		switch {
		case path == "sample_test.go":
			name = "sample.go"
		case strings.HasSuffix(path, "_test.go"):
			continue
		}
		write(name, renamed(t, path, structs, fields))
	}
	write("main.go", []byte("package main\n\nfunc main() { l := sampleLibrary(); print(l.Fingerprint(), \" \", l.fromText()) }\n"))
	write("go.mod", []byte("module renamed\n\ngo 1.26\n"))
	program := filepath.Join(dir, "renamed")
	build := exec.Command("go", "build", "-o", program, ".")
	build.Dir = dir
	build.Env = append(os.Environ(), "GOWORK=off")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("the renamed package does not compile: %v\n%s", err, out)
	}
	got, err := exec.Command(program).CombinedOutput()
	if err != nil {
		t.Fatal(err, string(got))
	}
	l := sampleLibrary()
	if want := fmt.Sprint(l.Fingerprint(), " ", l.fromText()); string(got) != want {
		t.Errorf("with other names and another order of fields the fingerprints are %s, not %s", got, want)
	}
}

// printedTypes collects the structs a type is made of and the names of their exported fields.
func printedTypes(of reflect.Type, structs, fields map[string]bool) {
	switch of.Kind() {
	case reflect.Slice, reflect.Array:
		printedTypes(of.Elem(), structs, fields)
	case reflect.Struct:
		structs[of.Name()] = true
		for i := range of.NumField() {
			if f := of.Field(i); f.IsExported() {
				fields[f.Name] = true
				printedTypes(f.Type, structs, fields)
			}
		}
	}
}

// renamed returns a file as part of package main. It renames every identifier that has the name of
// a field, and puts the fields of the structs in reverse order after a new one.
func renamed(t *testing.T, path string, structs, fields map[string]bool) []byte {
	t.Helper()
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, path, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	packages, foreign := map[string]bool{}, map[*ast.Ident]bool{}
	for _, imp := range file.Imports {
		if path, err := strconv.Unquote(imp.Path.Value); err == nil {
			packages[path[strings.LastIndex(path, "/")+1:]] = true
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.TypeSpec:
			if s, ok := n.Type.(*ast.StructType); ok && structs[n.Name.Name] {
				slices.Reverse(s.Fields.List)
				added := &ast.Field{Names: []*ast.Ident{ast.NewIdent("Added")}, Type: ast.NewIdent("int")}
				s.Fields.List = append([]*ast.Field{added}, s.Fields.List...)
			}
		case *ast.SelectorExpr:
			if x, ok := n.X.(*ast.Ident); ok && packages[x.Name] {
				foreign[n.Sel] = true
			}
		}
		return true
	})
	ast.Inspect(file, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && fields[id.Name] && !foreign[id] {
			id.Name = "Other" + id.Name
		}
		return true
	})
	file.Name.Name = "main"
	var out bytes.Buffer
	if err := format.Node(&out, fset, file); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// TestMatches checks which fingerprints a Library accepts.
func TestMatches(t *testing.T) {
	l := sampleLibrary()
	own, fromText := l.Fingerprint(), l.fromText()
	if own == fromText || !l.Matches(own) || !l.Matches(fromText) {
		t.Errorf("the Library does not accept both of its fingerprints, %016x and %016x", own, fromText)
	}
	for _, other := range []uint64{0, own + 1, fromText + 1} {
		if l.Matches(other) {
			t.Errorf("the Library accepts %016x", other)
		}
	}
	// A game saved with the old fingerprint cannot have used a newer field.
	w := printHash{}
	hashBool(&w, lateTag, false)
	if w.late {
		t.Error("a late field counts as used where it is zero")
	}
	hashBool(&w, lateTag, true)
	l.finger = func() printHash { return w }
	if !l.Matches(w.hash) || l.Matches(fromText) {
		t.Error("a Library that uses a late field accepts a fingerprint made of text")
	}
}

// TestOldFingerprint reads a game saved with a text fingerprint and checks that it is written with
// today's.
func TestOldFingerprint(t *testing.T) {
	y, states := questions(t)
	for _, s := range states {
		written := s.AppendBinary(nil)
		w := codec{buf: append([]byte(nil), written...)}
		old := y.lib.fromText()
		n64(&w, &old)
		read, err := Decode(y.lib, w.buf)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(read.AppendBinary(nil), written) {
			t.Error("the game differs from the one that was written")
		}
	}
}

// TestFingerprintTags checks that no two fields of a struct share a tag. Otherwise two different
// structs could have the same hash.
func TestFingerprintTags(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "fingerprint.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	tagged := 0
	for _, decl := range file.Decls {
		f, ok := decl.(*ast.FuncDecl)
		if !ok {
			continue
		}
		seen := map[string]bool{}
		ast.Inspect(f, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			for _, arg := range call.Args[:min(2, len(call.Args))] { // w.tag(TAG), hashX(w, TAG, field)
				tag, ok := arg.(*ast.BasicLit)
				if !ok {
					continue
				}
				if tagged++; seen[tag.Value] || tag.Value == "0" {
					t.Errorf("%s: the tag %s is taken", f.Name.Name, tag.Value)
				}
				seen[tag.Value] = true
			}
			return true
		})
	}
	if tagged < 120 {
		t.Errorf("only %d tags were found", tagged)
	}
}
