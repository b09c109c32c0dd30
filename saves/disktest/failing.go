package disktest

import (
	"io"
	"sync"

	"lineup/saves/disk"
)

// Failing is an FS with an operation that fails.
type Failing struct {
	disk.FS
	// At is the number of the operation that fails, counted from 1, or 0 if none. The operations
	// are those of FS and its files.
	At int
	// Changes limits counting and failing to operations that change something.
	Changes bool
	// On makes every operation from At on fail, as if the folder were gone.
	On bool
	// Err is the error of the failing operation.
	Err error
	// After makes the failing operation take effect anyway.
	After bool
	// Short makes a failing Write write half of its data.
	Short bool

	lock  sync.Mutex
	count int
	last  string
}

// Count returns the number of operations so far.
func (f *Failing) Count() int {
	f.lock.Lock()
	defer f.lock.Unlock()
	return f.count
}

// Failed returns the first operation that failed, or "" if none did.
func (f *Failing) Failed() string {
	f.lock.Lock()
	defer f.lock.Unlock()
	return f.last
}

// Arm sets At and starts counting again.
func (f *Failing) Arm(at int) {
	f.lock.Lock()
	defer f.lock.Unlock()
	f.At, f.count, f.last = at, 0, ""
}

// do carries out an operation or fails.
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

// Mkdir makes a folder, or fails.
func (f *Failing) Mkdir(name string) error {
	return f.do("mkdir "+name, func() error { return f.FS.Mkdir(name) })
}

// List returns the files of a folder, or fails.
func (f *Failing) List(folder string) (out []disk.Info, err error) {
	if f.Changes {
		return f.FS.List(folder)
	}
	err = f.do("list "+folder, func() error { out, err = f.FS.List(folder); return err })
	return out, err
}

// Read returns a file, or fails.
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

// Create makes a file, or fails.
func (f *Failing) Create(name string) (disk.File, error) {
	var out disk.File
	err := f.do("create "+name, func() (err error) { out, err = f.FS.Create(name); return err })
	if err != nil {
		return nil, err
	}
	return &failingFile{out, f}, nil
}

// Rename renames a file, or fails.
func (f *Failing) Rename(from, to string) error {
	return f.do("rename "+from+" "+to, func() error { return f.FS.Rename(from, to) })
}

// Link gives a file a second name, or fails.
func (f *Failing) Link(from, to string) error {
	return f.do("link "+from+" "+to, func() error { return f.FS.Link(from, to) })
}

// Remove removes a file, or fails.
func (f *Failing) Remove(name string) error {
	return f.do("remove "+name, func() error { return f.FS.Remove(name) })
}

// SyncFolder syncs a folder, or fails.
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
