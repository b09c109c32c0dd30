package disk

import (
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"
)

// tempPrefix is the prefix of files that are still being written.
const tempPrefix = ".tmp-"

// Disk changes the files of an FS. It may be used from several goroutines and makes one change at a
// time.
type Disk struct {
	fs   FS
	lock sync.Mutex
	// unfinished is a promised group that is not carried out yet, because something failed half
	// way. It is finished before any other change.
	unfinished *journal
}

// New returns the Disk of an FS. Call Start before changing files.
func New(fs FS) *Disk { return &Disk{fs: fs} }

// Start finishes the work of a program that stopped: it carries out a promised group of changes and
// removes files that were being written. It searches the folders and creates them if necessary.
func (d *Disk) Start(folders ...string) error {
	d.lock.Lock()
	defer d.lock.Unlock()
	for _, f := range folders {
		if err := d.fs.Mkdir(f); err != nil {
			return &FolderError{f, err}
		}
	}
	if err := d.recover(); err != nil {
		return err
	}
	for _, f := range append([]string{"."}, folders...) {
		files, err := d.fs.List(f)
		if err != nil {
			return &FolderError{f, err}
		}
		for _, file := range files {
			if strings.HasPrefix(file.Name, tempPrefix) {
				// A file that stays costs only space.
				_ = d.fs.Remove(path.Join(f, file.Name))
			}
		}
	}
	return nil
}

// FolderError is the error for a folder that cannot be used.
type FolderError struct {
	Folder string
	Err    error
}

// Error returns the folder and the reason.
func (e *FolderError) Error() string { return e.Folder + ": " + e.Err.Error() }

// Unwrap returns the reason.
func (e *FolderError) Unwrap() error { return e.Err }

// Probe checks whether files can be written in a folder.
func (d *Disk) Probe(folder string) error {
	d.lock.Lock()
	defer d.lock.Unlock()
	return d.probe(folder)
}

func (d *Disk) probe(folder string) error {
	name := tempName(folder)
	f, err := d.fs.Create(name)
	if err != nil {
		return err
	}
	return errors.Join(f.Close(), d.fs.Remove(name))
}

// List returns the plain files in a folder, by name, except those being written.
func (d *Disk) List(folder string) ([]Info, error) {
	files, err := d.fs.List(folder)
	return slices.DeleteFunc(files, func(f Info) bool { return strings.HasPrefix(f.Name, tempPrefix) }), err
}

// Read returns a whole file of at most most bytes.
func (d *Disk) Read(name string, most int64) ([]byte, error) { return d.fs.Read(name, most) }

// Replacement describes a file to write in place of the current one with its name.
type Replacement struct {
	Name string
	Data []byte
	// Backups is how many backups to keep next to the file, named by Backup. The current file
	// becomes the first. Backups are not guaranteed: if making one fails, the file is still
	// written.
	Backups int
	// Also is a second name for the new file, or "" if none. It must be free. It appears
	// immediately, and survives a power loss after the next sync of its folder. Replace does not
	// sync that folder if it is a different one, because a second sync takes as long again.
	Also string
	// Drop lists files that are removed with it. It is not an error if one stays, or returns after
	// a power loss.
	Drop []string
}

// Backup returns the name of backup n of a file. Backup 1 is the latest.
func Backup(name string, n int) string { return fmt.Sprintf("%s.bak%d", name, n) }

// Replace writes a file. Whatever happens, either the old file or the new one is there, complete.
//
// The new file is synced before any name changes, so a full disk costs no backup. Names change
// without waiting, and a single sync of their folder makes them all permanent.
func (d *Disk) Replace(r Replacement) error {
	d.lock.Lock()
	defer d.lock.Unlock()
	if err := d.finish(); err != nil {
		return err
	}
	return d.replace(r)
}

func (d *Disk) replace(r Replacement) error {
	temp, err := d.writeTemp(r.Name, r.Data)
	if err != nil {
		return err
	}
	if r.Backups > 0 {
		d.rotate(r.Name, r.Backups)
	}
	if err := d.fs.Rename(temp, r.Name); err != nil {
		_ = d.fs.Remove(temp)
		return err
	}
	var also error
	if r.Also != "" {
		also = d.copyName(r.Name, r.Also)
	}
	for _, name := range r.Drop {
		_ = d.fs.Remove(name)
	}
	if err := d.sync([]string{path.Dir(r.Name)}); err != nil {
		return err
	}
	return also
}

// Stream is like Replace but for a file that is too large for memory: write writes it, piece by
// piece. After an error from write, the current file stays.
func (d *Disk) Stream(name string, write func(to io.Writer) error) error {
	d.lock.Lock()
	defer d.lock.Unlock()
	if err := d.finish(); err != nil {
		return err
	}
	temp, err := d.streamTemp(name, write)
	if err != nil {
		return err
	}
	if err := d.fs.Rename(temp, name); err != nil {
		_ = d.fs.Remove(temp)
		return err
	}
	return d.sync([]string{path.Dir(name)})
}

// Sync waits until the names in a folder are permanent.
func (d *Disk) Sync(folder string) error { return d.fs.SyncFolder(folder) }

// writeTemp writes and syncs a temporary file that will be renamed.
func (d *Disk) writeTemp(name string, data []byte) (temp string, err error) {
	return d.streamTemp(name, func(to io.Writer) error {
		n, err := to.Write(data)
		if err == nil && n < len(data) {
			err = io.ErrShortWrite
		}
		return err
	})
}

// streamTemp is like writeTemp but for a file that write writes.
func (d *Disk) streamTemp(name string, write func(to io.Writer) error) (temp string, err error) {
	temp = tempName(path.Dir(name))
	f, err := d.fs.Create(temp)
	if err != nil {
		return "", err
	}
	err = write(f)
	if err == nil {
		err = f.Sync()
	}
	if closed := f.Close(); err == nil {
		err = closed
	}
	if err != nil {
		_ = d.fs.Remove(temp)
		return "", err
	}
	return temp, nil
}

// rotate turns the file into its first backup, the first into the second, and so on. The file
// itself keeps its name throughout.
func (d *Disk) rotate(name string, n int) {
	temp := tempName(path.Dir(name))
	if d.copyName(name, temp) != nil {
		return // there is nothing to back up, or no way to
	}
	for ; n > 1; n-- {
		_ = d.fs.Rename(Backup(name, n-1), Backup(name, n))
	}
	if d.fs.Rename(temp, Backup(name, 1)) != nil {
		_ = d.fs.Remove(temp)
	}
}

// copyName gives a file a second name, or copies it if the file system has no links.
func (d *Disk) copyName(from, to string) error {
	err := d.fs.Link(from, to)
	if err == nil || errors.Is(err, fs.ErrNotExist) || errors.Is(err, fs.ErrExist) {
		return err
	}
	data, err := d.fs.Read(from, maxCopied)
	if err != nil {
		return err
	}
	temp, err := d.writeTemp(to, data)
	if err != nil {
		return err
	}
	if err := d.fs.Rename(temp, to); err != nil {
		_ = d.fs.Remove(temp)
		return err
	}
	return nil
}

// maxCopied is the size of the largest file that is copied, in bytes.
const maxCopied = 64 << 20

// sync makes the names in some folders permanent.
func (d *Disk) sync(folders []string) error {
	slices.Sort(folders)
	for _, f := range slices.Compact(folders) {
		if err := d.fs.SyncFolder(f); err != nil {
			return err
		}
	}
	return nil
}

// tempName returns a free name for a file being written.
func tempName(folder string) string {
	var b [8]byte
	rand.Read(b[:]) // it never fails: see its documentation
	return path.Join(folder, tempPrefix+hex.EncodeToString(b[:]))
}
