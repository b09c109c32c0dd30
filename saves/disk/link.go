package disk

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"syscall"
)

// A person may keep the data folder, a folder in it or a single file elsewhere and put a symbolic
// link in its place. A link is followed if the owner of the data folder made it. Anybody else's
// link could make Lineup overwrite a file of its owner.

// LinkError is the error for a symbolic link that is not followed. It has no cause to unwrap: what
// a broken link leads to is not missing, and nothing may take its place.
type LinkError struct {
	Name string // of the link
	Says string // what is wrong with it
	Do   string // what a person can do
}

// Error returns what is wrong with the link and what to do.
func (e *LinkError) Error() string { return "\"" + e.Name + "\" " + e.Says + ": " + e.Do }

// isLink reports whether a mode is that of a symbolic link, or of a folder that Windows mounts
// elsewhere.
func isLink(m fs.FileMode) bool {
	return m&fs.ModeSymlink != 0 || runtime.GOOS == "windows" && m&fs.ModeIrregular != 0
}

// brokenLink returns the LinkError for a link that cannot be followed because of err.
func brokenLink(name string, err error) error {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return &LinkError{name, "is a link to something that doesn't exist", "reconnect the drive it is on, or remove the link"}
	case errors.Is(err, fs.ErrPermission):
		return &LinkError{name, "is a link to something that can't be read (permission denied)", "give yourself access to it, or remove the link"}
	case errors.Is(err, syscall.ENOTDIR):
		return &LinkError{name, "is a link to a file", "link it to a folder, or remove the link"}
	}
	// EvalSymlinks has no error of its own for a loop.
	return &LinkError{name, "is a link that leads nowhere", "remove it"}
}

// mayFollow returns an error unless a link in the data folder may be followed.
func (f *Folder) mayFollow(name string, link fs.FileInfo) error {
	home, err := f.root.Stat(".")
	if err != nil {
		return err
	}
	if !madeByOwner(link, home) {
		return &LinkError{name, "is a link that another user made", "remove it, or make it again yourself"}
	}
	return nil
}

// follow returns the root at the end of a folder's link, or nil if the folder is not a link.
func (f *Folder) follow(folder string) (*os.Root, error) {
	f.lock.Lock()
	defer f.lock.Unlock()
	if root := f.linked[folder]; root != nil {
		return root, nil
	}
	info, err := f.root.Lstat(folder)
	if err != nil || !isLink(info.Mode()) {
		return nil, nil // the operation itself returns the error
	}
	if err := f.mayFollow(folder, info); err != nil {
		return nil, err
	}
	at := filepath.Join(f.path, folder)
	if to, err := os.Stat(at); err != nil {
		return nil, brokenLink(folder, err)
	} else if !to.IsDir() {
		return nil, brokenLink(folder, syscall.ENOTDIR)
	}
	root, err := os.OpenRoot(at)
	if err != nil {
		return nil, brokenLink(folder, err)
	}
	if other := f.sameAs(folder, root); other != "" {
		_ = root.Close()
		return nil, &LinkError{folder, "is a link to " + other + ", which has another use", "link it to a folder of its own, or remove the link"}
	}
	if f.linked == nil {
		f.linked = map[string]*os.Root{}
	}
	f.linked[folder] = root
	return root, nil
}

// sameAs returns the name of the folder of the program that a link leads to, or "" if it leads
// elsewhere.
func (f *Folder) sameAs(folder string, root *os.Root) string {
	is, err := root.Stat(".")
	if err != nil {
		return ""
	}
	if home, err := f.root.Stat("."); err == nil && os.SameFile(is, home) {
		return "the save folder itself"
	}
	top, err := f.root.Open(".")
	if err != nil {
		return ""
	}
	defer top.Close()
	names, _ := top.Readdirnames(-1)
	for _, name := range names {
		other, err := os.Stat(filepath.Join(f.path, name))
		if name != folder && err == nil && os.SameFile(is, other) {
			return "the folder \"" + name + "\""
		}
	}
	return ""
}

// folder returns the root of a folder, and the folder's name in it.
func (f *Folder) folder(name string) (*os.Root, string, error) {
	root, err := f.follow(name)
	if root != nil || err != nil {
		return root, ".", err
	}
	return f.root, name, nil
}

// target returns the path at the end of a file's link. The result is "" if the file is not a link
// or does not exist.
func (f *Folder) target(name string) (string, error) {
	root, in, err := f.file(name)
	if err != nil {
		return "", err
	}
	info, err := root.Lstat(in)
	if err != nil || !isLink(info.Mode()) {
		return "", nil
	}
	if err := f.mayFollow(name, info); err != nil {
		return "", err
	}
	to, err := filepath.EvalSymlinks(filepath.Join(root.Name(), filepath.FromSlash(in)))
	if err != nil {
		return "", brokenLink(name, err)
	}
	if info, err := os.Lstat(to); err != nil || !info.Mode().IsRegular() {
		return "", &LinkError{name, "is a link to something other than a file", "link it to a file, or remove the link"}
	}
	return to, nil
}

// move renames a file where the file system cannot: between two disks, or from or to a link. It
// copies the file, so the file has its old name until it has its new one for good.
func (f *Folder) move(from, to string) error {
	target, err := f.target(to)
	if err != nil {
		return err
	}
	b, err := f.Read(from, maxCopied)
	var broken *LinkError
	if errors.As(err, &broken) && target == "" {
		return f.moveLink(from, to)
	}
	if err != nil {
		return err
	}
	_, taken := f.Read(to, 0)
	d, name := New(f), to
	if target != "" {
		beside, err := OpenFolder(filepath.Dir(target))
		if err != nil {
			return err
		}
		defer beside.Close()
		d, name = New(beside), filepath.Base(target)
	}
	if err := d.Replace(Replacement{Name: name, Data: b}); err != nil {
		return err
	}
	if err := f.Remove(from); err != nil {
		if errors.Is(taken, fs.ErrNotExist) {
			_ = f.Remove(to)
		}
		return err
	}
	return nil
}

// moveLink renames a link that leads nowhere.
func (f *Folder) moveLink(from, to string) error {
	old, in, err := f.file(from)
	if err != nil {
		return err
	}
	text, err := old.Readlink(in)
	if err != nil {
		return err
	}
	root, at, err := f.file(to)
	if err != nil {
		return err
	}
	if err := root.Symlink(text, at); err != nil {
		return err
	}
	return old.Remove(in)
}

// Ready returns an error if a file with this name could not be written although its folder can be,
// because it is a link.
func (f *Folder) Ready(name string) error {
	to, err := f.target(name)
	if to == "" || err != nil {
		return err
	}
	beside, err := OpenFolder(filepath.Dir(to))
	if err != nil {
		return err
	}
	defer beside.Close()
	return New(beside).Probe(".")
}

// brokenPath returns the error for a path that cannot be opened because of err. It names the first
// broken link in it.
func brokenPath(path string, err error) error {
	for at := filepath.Clean(path); ; at = filepath.Dir(at) {
		if info, bad := os.Lstat(at); bad == nil {
			if _, bad := os.Stat(at); bad != nil && isLink(info.Mode()) {
				return brokenLink(filepath.Base(at), bad)
			}
			if isLink(info.Mode()) && errors.Is(err, syscall.ENOTDIR) {
				return brokenLink(filepath.Base(at), err)
			}
			return err
		}
		if at == filepath.Dir(at) {
			return err
		}
	}
}
