package english_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"lineup/game/english"
)

// code is a piece of code in a document, block a longer one, and link the target of a link in the
// repository.
var (
	code  = regexp.MustCompile("`[^`\n]+`")
	block = regexp.MustCompile("(?s)```.*?```")
	link  = regexp.MustCompile(`\]\(([^)#:]+)\)`)
)

// Names of tests, and of files and folders of this repository. NAME stands for any.
var (
	isTest  = regexp.MustCompile(`^(Test|Fuzz)[A-Z]\w+$`)
	declare = regexp.MustCompile(`(?m)^func ((?:Test|Fuzz)\w+)\(`)
	isPath  = regexp.MustCompile(`^(ai|assets|cmd|engine|game|render|saves)(/[\w.*-]+)*$`)
	isFile  = regexp.MustCompile(`^\w+\.(go|star|golden)$`)
)

// repository is the root of the sources.
const repository = "../.."

// TestDocuments checks that no document is stilted, and that the tests, files and folders it names
// exist.
func TestDocuments(t *testing.T) {
	tests, files, documents := map[string]bool{"TestMain": true}, map[string]bool{}, []string(nil)
	err := filepath.WalkDir(repository, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		files[d.Name()] = true
		switch {
		case strings.HasSuffix(path, "_test.go"):
			b, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			for _, m := range declare.FindAllStringSubmatch(string(b), -1) {
				tests[m[1]] = true
			}
		case strings.HasSuffix(path, ".md"):
			documents = append(documents, path)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	named := 0
	for _, path := range documents {
		b, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		text := block.ReplaceAllString(string(b), "")
		for _, line := range strings.Split(code.ReplaceAllString(text, "it"), "\n") {
			if found := english.Stilted(line) + english.Spoken(line); found != "" {
				t.Errorf("%s: %q is stilted in %q", path, found, line)
			}
		}
		exists := func(name string) bool {
			for _, from := range []string{repository, filepath.Dir(path)} {
				if found, _ := filepath.Glob(filepath.Join(from, name)); len(found) > 0 {
					return true
				}
			}
			return false
		}
		for _, c := range code.FindAllString(text, -1) {
			c = strings.Trim(c, "`")
			switch {
			case strings.Contains(c, "NAME"):
				continue
			case isTest.MatchString(c) && !tests[c], isPath.MatchString(c) && !exists(c), isFile.MatchString(c) && !files[c]:
				t.Errorf("%s names %s, which does not exist", path, c)
			}
			named++
		}
		for _, m := range link.FindAllStringSubmatch(text, -1) {
			if named++; !exists(m[1]) {
				t.Errorf("%s links to %s, which does not exist", path, m[1])
			}
		}
	}
	if len(documents) < 4 || named < 500 {
		t.Errorf("only %d names in %d documents were read", named, len(documents))
	}
}

// picture finds a picture of a scene in the README.
var picture = regexp.MustCompile(`assets/screens/([a-z-]+)\.jpg`)

// TestReadmePictures checks that the README shows each of its scenes once, those of the settings, their keys, and
// the frame of the keys among them, and no picture is left that it does not show.
func TestReadmePictures(t *testing.T) {
	b, err := os.ReadFile(filepath.Join(repository, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	shown := map[string]int{}
	for _, m := range picture.FindAllStringSubmatch(string(b), -1) {
		if shown[m[1]]++; shown[m[1]] > 1 {
			t.Errorf("README.md shows %s more than once", m[1])
		}
	}
	for _, scene := range []string{"settings", "keys", "focus"} {
		if shown[scene] == 0 {
			t.Errorf("README.md does not show the scene %s", scene)
		}
	}
	files, err := filepath.Glob(filepath.Join(repository, "assets", "screens", "*.jpg"))
	if err != nil || len(files) == 0 {
		t.Fatalf("%d pictures: %v", len(files), err)
	}
	for _, file := range files {
		if scene := strings.TrimSuffix(filepath.Base(file), ".jpg"); shown[scene] == 0 {
			t.Errorf("README.md does not show %s", file)
		}
	}
}

// TestEveryPackageIsListed checks that the README says what each package contains.
func TestEveryPackageIsListed(t *testing.T) {
	b, err := os.ReadFile(filepath.Join(repository, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := strings.Cut(string(b), "\n## Packages\n")
	seen := map[string]bool{}
	err = filepath.WalkDir(repository, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") {
			return err
		}
		folder, err := filepath.Rel(repository, filepath.Dir(path))
		if err != nil {
			return err
		}
		folder = filepath.ToSlash(folder)
		if seen[folder] {
			return nil
		}
		seen[folder] = true
		name := folder
		switch {
		case strings.HasPrefix(folder, "render/art/"): // several share a line
			name = filepath.Base(folder)
		case strings.HasPrefix(folder, "game/sets/"): // a line is about all sets
			name = "game/sets"
		}
		if !strings.Contains(list, "`"+name+"`") && !strings.Contains(list, "`"+folder+"`") {
			t.Errorf("README.md does not list the package %s", folder)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
