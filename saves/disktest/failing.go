package disktest

import (
	"io"
	"sync"

	"lineup/saves/disk"
)

// Failing is an FS in which something fails.
type Failing struct {
	disk.FS
	// At is the operation that fails, from 1; 0 for none. The operations are those of
	// FS and of its files.
	At int
	// Changes has only operations that change something count, and fail: those that read go on.
	Changes bool
	// On has every operation from At on fail, as if the folder were gone.
	On bool
	// Err is what it fails with.
	Err error
	// After has it be carried out all the same.
	After bool
	// Short has a Write write a half.
	Short bool

	lock  sync.Mutex
	count int
	last  string
}

// Count returns how many operations there have been.
func (f *Failing) Count() int {
	f.lock.Lock()
	defer f.lock.Unlock()
	return f.count
}

// Failed returns the operation that failed, or "" if none did.
func (f *Failing) Failed() string {
	f.lock.Lock()
	defer f.lock.Unlock()
	return f.last
}

// Arm begins to count anew.
func (f *Failing) Arm(at int) {
	f.lock.Lock()
	defer f.lock.Unlock()
	f.At, f.count, f.last = at, 0, ""
}

// do carries an operation out, or fails.
func (f *Failing) do(op string, carryOut func() error) error {
	f.lock.Lock()
	f.count++
	fails := f.At > 0 && (f.count == f.At || f.On && f.count > f.At)
	if fails && f.last == "" {
		f.last = op
	}
	f.lock.Unlock()
	if !fails {
		return carryOut()
	}
	if f.After {
		_ = carryOut()
	}
	return problem(op, "", f.Err)
}

// Mkdir may fail.
func (f *Failing) Mkdir(name string) error {
	return f.do("mkdir "+name, func() error { return f.FS.Mkdir(name) })
}

// List may fail.
func (f *Failing) List(folder string) (out []disk.Info, err error) {
	if f.Changes {
		return f.FS.List(folder)
	}
	err = f.do("list "+folder, func() error { out, err = f.FS.List(folder); return err })
	return out, err
}

// Read may fail.
func (f *Failing) Read(name string, most int64) (out []byte, err error) {
	if f.Changes {
		return f.FS.Read(name, most)
	}
	err = f.do("read "+name, func() error { out, err = f.FS.Read(name, most); return err })
	if err != nil {
		return nil, err
	}
	return out, nil
}

// Create may fail.
func (f *Failing) Create(name string) (disk.File, error) {
	var out disk.File
	err := f.do("create "+name, func() (err error) { out, err = f.FS.Create(name); return err })
	if err != nil {
		return nil, err
	}
	return &failingFile{out, f}, nil
}

// Rename may fail.
func (f *Failing) Rename(from, to string) error {
	return f.do("rename "+from+" "+to, func() error { return f.FS.Rename(from, to) })
}

// Link may fail.
func (f *Failing) Link(from, to string) error {
	return f.do("link "+from+" "+to, func() error { return f.FS.Link(from, to) })
}

// Remove may fail.
func (f *Failing) Remove(name string) error {
	return f.do("remove "+name, func() error { return f.FS.Remove(name) })
}

// SyncFolder may fail.
func (f *Failing) SyncFolder(name string) error {
	return f.do("sync "+name, func() error { return f.FS.SyncFolder(name) })
}

type failingFile struct {
	disk.File
	fs *Failing
}

func (f *failingFile) Write(b []byte) (n int, err error) {
	err = f.fs.do("write", func() error { n, err = f.File.Write(b); return err })
	if err != nil && f.fs.Short {
		n, _ = f.File.Write(b[:len(b)/2])
		return n, io.ErrShortWrite
	}
	return n, err
}

func (f *failingFile) Sync() error  { return f.fs.do("fsync", f.File.Sync) }
func (f *failingFile) Close() error { return f.fs.do("close", f.File.Close) }
