package disk

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"
)

// Folder is an FS in a real folder. No name leads out of it, not even through a symbolic link.
type Folder struct{ root *os.Root }

// OpenFolder returns the folder at a path and creates it if necessary.
func OpenFolder(path string) (*Folder, error) {
	if err := os.MkdirAll(path, 0o700); err != nil {
		return nil, err
	}
	root, err := os.OpenRoot(path)
	if err != nil {
		return nil, err
	}
	return &Folder{root}, nil
}

// Close releases the folder.
func (f *Folder) Close() error { return f.root.Close() }

// Mkdir makes a folder and its parents.
func (f *Folder) Mkdir(name string) error { return f.root.MkdirAll(name, 0o700) }

// List returns the plain files in a folder, by name.
func (f *Folder) List(folder string) ([]Info, error) {
	dir, err := f.root.Open(folder)
	if err != nil {
		return nil, err
	}
	defer dir.Close()
	all, err := dir.ReadDir(-1)
	if err != nil {
		return nil, err
	}
	var out []Info
	for _, e := range all {
		if !e.Type().IsRegular() {
			continue
		}
		info, err := e.Info()
		if err != nil {
			continue // it was removed meanwhile
		}
		out = append(out, Info{e.Name(), info.Size(), info.ModTime()})
	}
	slices.SortFunc(out, func(a, b Info) int { return strings.Compare(a.Name, b.Name) })
	return out, nil
}

// Read returns a whole plain file.
func (f *Folder) Read(name string, most int64) ([]byte, error) {
	// Do not even open a file that is not plain, because a pipe would wait for a writer.
	info, err := f.root.Lstat(name)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s: it is not a regular file", name)
	}
	file, err := f.root.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	b := make([]byte, 0, min(info.Size(), most)+1)
	for {
		n, err := file.Read(b[len(b):cap(b)])
		b = b[:len(b)+n]
		if int64(len(b)) > most {
			return nil, &TooLarge{name, most}
		}
		switch {
		case errors.Is(err, io.EOF):
			return b, nil
		case err != nil:
			return nil, err
		case len(b) == cap(b):
			b = slices.Grow(b, 4096)
		}
	}
}

// TooLarge is the error for a file with more bytes than allowed.
type TooLarge struct {
	Name string
	Max  int64
}

// Error returns the file and its limit.
func (e *TooLarge) Error() string {
	return fmt.Sprintf("%s: the file is larger than %d KiB, the limit for a Lineup file", e.Name, e.Max>>10)
}

// Create makes a new file that only its owner may read.
func (f *Folder) Create(name string) (File, error) {
	return f.root.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
}

// Rename renames a file.
func (f *Folder) Rename(from, to string) error {
	err := f.root.Rename(from, to)
	if runtime.GOOS != "windows" {
		return err
	}
	// Virus scanners and indexers hold files for a moment.
	for i := 0; i < 10 && err != nil && !errors.Is(err, fs.ErrNotExist); i++ {
		time.Sleep(100 * time.Millisecond)
		err = f.root.Rename(from, to)
	}
	return err
}

// Link gives a file a second name.
func (f *Folder) Link(from, to string) error { return f.root.Link(from, to) }

// Remove removes a file.
func (f *Folder) Remove(name string) error { return f.root.Remove(name) }

// SyncFolder makes the names in a folder survive a power loss. Windows has no call for it and
// relies on the file system's own journal.
func (f *Folder) SyncFolder(name string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	dir, err := f.root.Open(name)
	if err != nil {
		return err
	}
	err = dir.Sync()
	return errors.Join(err, dir.Close())
}

// ReadPath returns the plain file at a path outside the save folder.
func ReadPath(path string, most int64) ([]byte, error) {
	root, err := os.OpenRoot(filepath.Dir(path))
	if err != nil {
		return nil, err
	}
	f := Folder{root}
	defer f.Close()
	return f.Read(filepath.Base(path), most)
}
