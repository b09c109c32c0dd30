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

// tempPrefix is what the names of files begin with that are still being written.
const tempPrefix = ".tmp-"

// Disk changes the files of an FS. It may be used from several goroutines; one change
// is made at a time.
type Disk struct {
	fs   FS
	lock sync.Mutex
	// unfinished is a group that is promised but not carried out: something failed
	// half way. Nothing else is changed before it is done.
	unfinished *journal
}

// New returns the Disk of an FS. Start comes first where the files are to be changed.
func New(fs FS) *Disk { return &Disk{fs: fs} }

// Start ends what a program that stopped has left half done: a group of changes that
// was promised is carried out, and files that were being written are removed. It looks
// into the folders named, which are made if they are not there.
func (d *Disk) Start(folders ...string) error {
	d.lock.Lock()
	defer d.lock.Unlock()
	for _, f := range folders {
		if err := d.fs.Mkdir(f); err != nil {
			return err
		}
	}
	if err := d.recover(); err != nil {
		return err
	}
	for _, f := range append([]string{"."}, folders...) {
		files, err := d.fs.List(f)
		if err != nil {
			return err
		}
		for _, file := range files {
			if strings.HasPrefix(file.Name, tempPrefix) {
				// One that stays costs nothing but space.
				_ = d.fs.Remove(path.Join(f, file.Name))
			}
		}
	}
	return nil
}

// Probe finds out whether files can be written at all.
func (d *Disk) Probe() error {
	d.lock.Lock()
	defer d.lock.Unlock()
	name := tempName(".")
	f, err := d.fs.Create(name)
	if err != nil {
		return err
	}
	return errors.Join(f.Close(), d.fs.Remove(name))
}

// List returns the plain files of a folder, by name, but for those being written.
func (d *Disk) List(folder string) ([]Info, error) {
	files, err := d.fs.List(folder)
	return slices.DeleteFunc(files, func(f Info) bool { return strings.HasPrefix(f.Name, tempPrefix) }), err
}

// Read returns a file, whole, of at most so many bytes.
func (d *Disk) Read(name string, most int64) ([]byte, error) { return d.fs.Read(name, most) }

// Replacement is a file to be written in the place of what has its name now.
type Replacement struct {
	Name string
	Data []byte
	// Backups is how many older states are kept beside it, as Backup names them. What
	// was there becomes the first. That they are kept is not promised as the file is:
	// where it fails the file is written all the same.
	Backups int
	// Also is a second name for the new file, "" for none; it must be free. It is there
	// at once, and lasts when its folder is next waited for, which nothing here does if
	// it is another folder: waiting twice takes twice as long.
	Also string
	// Drop are files that are removed with it. One that stays is no failure, and one
	// that comes back after a loss of power is none either.
	Drop []string
}

// Backup returns the name of an older state of a file; 1 is the latest.
func Backup(name string, n int) string { return fmt.Sprintf("%s.bak%d", name, n) }

// Replace writes a file. Whatever happens, there is what was there before or the new
// one, whole.
//
// The new file is safe before any name changes, so a full disk costs no backup; names
// change without waiting, and one wait for their folder makes all of them last.
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

// Sync waits until the names in a folder last.
func (d *Disk) Sync(folder string) error { return d.fs.SyncFolder(folder) }

// writeTemp writes a file that is to get a name, and waits until it is safe.
func (d *Disk) writeTemp(name string, data []byte) (temp string, err error) {
	temp = tempName(path.Dir(name))
	f, err := d.fs.Create(temp)
	if err != nil {
		return "", err
	}
	n, err := f.Write(data)
	if err == nil && n < len(data) {
		err = io.ErrShortWrite
	}
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

// rotate makes what is at name its first backup, the first the second and so on. The
// file itself keeps its name throughout.
func (d *Disk) rotate(name string, n int) {
	temp := tempName(path.Dir(name))
	if d.copyName(name, temp) != nil {
		return // there is nothing to keep, or no way to
	}
	for ; n > 1; n-- {
		_ = d.fs.Rename(Backup(name, n-1), Backup(name, n))
	}
	if d.fs.Rename(temp, Backup(name, 1)) != nil {
		_ = d.fs.Remove(temp)
	}
}

// copyName gives a file a second name, or copies it where the file system has no
// second names.
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

// maxCopied is the size of the largest file that is copied.
const maxCopied = 64 << 20

// sync makes the names in some folders last.
func (d *Disk) sync(folders []string) error {
	slices.Sort(folders)
	for _, f := range slices.Compact(folders) {
		if err := d.fs.SyncFolder(f); err != nil {
			return err
		}
	}
	return nil
}

// tempName returns a free name for a file that is being written.
func tempName(folder string) string {
	var b [8]byte
	rand.Read(b[:]) // it never fails: see its documentation
	return path.Join(folder, tempPrefix+hex.EncodeToString(b[:]))
}
