package position

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"lineup/game/mode"
)

// Report is the result of running positions.
type Report struct {
	Passed   int       `json:"passed"`
	Failed   int       `json:"failed"`
	Failures []Failure `json:"failures"`
}

// Failure is a position that has failed.
type Failure struct {
	File  string `json:"file"`
	Line  int    `json:"line"` // from 1
	Error string `json:"error"`
}

// CheckPaths runs positions: files, and all .star files in folders, in sorted order. A failed
// position is part of the report. The error is for paths that cannot be read or have no positions.
func CheckPaths(all *mode.Catalog, paths []string) (Report, error) {
	r := Report{Failures: []Failure{}}
	if len(paths) == 0 {
		return r, fmt.Errorf("no positions named: give files or folders")
	}
	for _, path := range paths {
		files, err := Files(path)
		if err != nil {
			return r, err
		}
		for _, file := range files {
			src, err := os.ReadFile(file)
			if err != nil {
				return r, err
			}
			if _, fail := run(all, file, src); fail != nil {
				r.Failed++
				r.Failures = append(r.Failures, *fail)
			} else {
				r.Passed++
			}
		}
	}
	return r, nil
}

// Files returns the positions of a path, in sorted order: the file itself, or all .star files in a
// folder and its subfolders. It returns an error if there are none.
func Files(path string) ([]string, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.IsDir() {
		return []string{path}, nil
	}
	var out []string
	err = filepath.WalkDir(path, func(p string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && filepath.Ext(p) == ".star" {
			out = append(out, p)
		}
		return err
	})
	if err == nil && len(out) == 0 {
		err = fmt.Errorf("%s: there are no positions (*.star) in this folder", path)
	}
	return out, err
}
