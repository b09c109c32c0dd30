package disk

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"
)

// Folder is an FS in a real folder, with files and folders of one level. No name leads out of it,
// except through a symbolic link that its owner made: see link.go.
type Folder struct {
	path string // absolute
	root *os.Root

	lock   sync.Mutex
	linked map[string]*os.Root // the ends of links, by folder; under lock
}

// OpenFolder returns the folder at a path and creates it if necessary.
func OpenFolder(path string) (*Folder, error) {
	path, err := filepath.Abs(path)
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(path, 0o700); err != nil {
		return nil, brokenPath(path, err)
	}
	root, err := os.OpenRoot(path)
	if err != nil {
		return nil, brokenPath(path, err)
	}
	return &Folder{path: path, root: root}, nil
}

// Close releases the folder.
func (f *Folder) Close() error {
	f.lock.Lock()
	defer f.lock.Unlock()
	err := f.root.Close()
	for _, root := range f.linked {
		err = errors.Join(err, root.Close())
	}
	return err
}

// file returns the root of a file's folder, and the file's name in it.
func (f *Folder) file(name string) (*os.Root, string, error) {
	dir, base := path.Split(name)
	if dir == "" {
		return f.root, name, nil
	}
	root, in, err := f.folder(path.Clean(dir))
	return root, path.Join(in, base), err
}

// Mkdir makes a folder.
func (f *Folder) Mkdir(name string) error {
	root, in, err := f.folder(name)
	if err != nil || in == "." {
		return err
	}
	return root.MkdirAll(in, 0o700)
}

// List returns what is in a folder, by name, except the folders of the top folder. Anything that isn't a
// file cannot be read.
func (f *Folder) List(folder string) ([]Info, error) {
	root, in, err := f.folder(folder)
	if err != nil {
		return nil, err
	}
	dir, err := root.Open(in)
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
		if folder == "." && e.IsDir() {
			continue
		}
		info, err := e.Info()
		if err != nil {
			continue // it was removed meanwhile
		}
		if isLink(e.Type()) {
			if to, err := f.target(path.Join(folder, e.Name())); err == nil && to != "" {
				if at, err := os.Stat(to); err == nil {
					info = at
				}
			}
		}
		out = append(out, Info{e.Name(), info.Size(), info.ModTime()})
	}
	slices.SortFunc(out, func(a, b Info) int { return strings.Compare(a.Name, b.Name) })
	return out, nil
}

// Read returns a whole plain file, which may be at the end of a link.
func (f *Folder) Read(name string, most int64) ([]byte, error) {
	to, err := f.target(name)
	if err != nil {
		return nil, err
	}
	if to != "" {
		return ReadPath(to, most)
	}
	root, in, err := f.file(name)
	if err != nil {
		return nil, err
	}
	return readPlain(root, in, most)
}

// openPlain opens a plain file and returns its size.
func openPlain(root *os.Root, name string) (*os.File, int64, error) {
	// Do not even open a file that is not plain, because a pipe would wait for a writer.
	info, err := root.Lstat(name)
	if err != nil {
		return nil, 0, err
	}
	if !info.Mode().IsRegular() {
		return nil, 0, &NotAFile{name, info.IsDir()}
	}
	file, err := root.Open(name)
	return file, info.Size(), err
}

func readPlain(root *os.Root, name string, most int64) ([]byte, error) {
	file, size, err := openPlain(root, name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	b := make([]byte, 0, min(size, most)+1)
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

// NotAFile is the error for a folder or a device in the place of a file.
type NotAFile struct {
	Name   string
	Folder bool
}

// Error returns the name and what it is.
func (e *NotAFile) Error() string {
	if e.Folder {
		return e.Name + ": it is a folder"
	}
	return e.Name + ": it is not a plain file"
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
	root, in, err := f.file(name)
	if err != nil {
		return nil, err
	}
	file, err := root.OpenFile(in, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return nil, named(name, err)
	}
	return file, nil
}

// named returns a file system error with the name of its file, which is shorter in a linked folder.
func named(name string, err error) error {
	var at *fs.PathError
	if errors.As(err, &at) {
		return &fs.PathError{Op: at.Op, Path: name, Err: at.Err}
	}
	return err
}

// Rename renames a file. A link with the new name stays, and the file at its end is replaced.
func (f *Folder) Rename(from, to string) error {
	old, in, err := f.file(from)
	if err != nil {
		return err
	}
	root, at, err := f.file(to)
	if err != nil {
		return err
	}
	if old != root || linkAt(old, in) || linkAt(root, at) {
		return f.move(from, to)
	}
	err = root.Rename(in, at)
	if runtime.GOOS != "windows" {
		return err
	}
	// Virus scanners and indexers hold files for a moment.
	for i := 0; i < 10 && err != nil && !errors.Is(err, fs.ErrNotExist); i++ {
		time.Sleep(100 * time.Millisecond)
		err = root.Rename(in, at)
	}
	return err
}

// linkAt reports whether a name is that of a link.
func linkAt(root *os.Root, name string) bool {
	info, err := root.Lstat(name)
	return err == nil && isLink(info.Mode())
}

// Link gives a file a second name. It does not work with links and between linked folders.
func (f *Folder) Link(from, to string) error {
	old, in, err := f.file(from)
	if err != nil {
		return err
	}
	root, at, err := f.file(to)
	if err != nil {
		return err
	}
	if old != root || linkAt(old, in) {
		return &fs.PathError{Op: "link", Path: from, Err: errors.ErrUnsupported}
	}
	return root.Link(in, at)
}

// Remove removes a file, or a link but not the file at its end.
func (f *Folder) Remove(name string) error {
	root, in, err := f.file(name)
	if err != nil {
		return err
	}
	return named(name, root.Remove(in))
}

// SyncFolder makes the names in a folder survive a power loss. Windows has no call for it and
// relies on the file system's own journal.
func (f *Folder) SyncFolder(name string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	root, in, err := f.folder(name)
	if err != nil {
		return err
	}
	dir, err := root.Open(in)
	if err != nil {
		return err
	}
	err = dir.Sync()
	return errors.Join(err, dir.Close())
}

// ReadPath returns the plain file at a path outside the save folder, or at the end of a link there.
func ReadPath(path string, most int64) ([]byte, error) {
	root, name, err := rootOf(path)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	return readPlain(root, name, most)
}

// OpenPath is like ReadPath but opens the file for reading piece by piece, and returns its size.
func OpenPath(path string) (f io.ReadSeekCloser, size int64, err error) {
	root, name, err := rootOf(path)
	if err != nil {
		return nil, 0, err
	}
	defer root.Close()
	file, size, err := openPlain(root, name)
	if err != nil {
		return nil, 0, err
	}
	return file, size, nil
}

// rootOf returns the folder of the file at a path, or at the end of a link there, and the file's name.
func rootOf(path string) (*os.Root, string, error) {
	to, err := filepath.EvalSymlinks(path)
	if err != nil {
		return nil, "", brokenPath(path, err)
	}
	root, err := os.OpenRoot(filepath.Dir(to))
	return root, filepath.Base(to), err
}
