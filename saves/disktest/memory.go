// Package disktest has file systems for tests: one that records its changes and what a power loss
// could leave of them, and one that fails.
package disktest

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"sync"
	"time"

	"lineup/saves/disk"
)

// Memory is a disk.FS in memory that records every change.
//
// File contents survive a power loss after a sync of the file. A name change survives after a sync
// of a folder that it touches. Before that, each name change may be lost on its own, and unsynced
// bytes may be complete, cut short or zeros. A rename is a single change, even between folders, as
// in every journaling file system.
type Memory struct {
	lock    sync.Mutex
	names   map[string]int // the file of each name
	bytes   map[int][]byte
	folders map[string]bool
	next    int
	steps   []diskChange
	first   map[string]int // before the first step
	firstOf map[int][]byte
	written map[int]time.Time
	// Now returns the modification time of new files. If nil, they all have the same time.
	Now func() time.Time
	// Plain makes every change permanent immediately. Nothing is recorded, and a file without a
	// name is gone.
	Plain bool
	// NoLinks makes Link fail, as on file systems without links.
	NoLinks bool
}

// diskChange is one recorded change.
type diskChange struct {
	kind  stepKind
	set   []naming // of a name change
	name  string   // the folder of a sync
	file  int
	bytes []byte // the contents of the file after a write
}

type stepKind uint8

const (
	stepNames stepKind = iota
	stepWrite
	stepSync
	stepSyncFolder
)

// naming assigns a file to a name. File 0 removes the name.
type naming struct {
	name string
	file int
}

// NewMemory returns a Memory with these files, which are permanent.
func NewMemory(files map[string][]byte) *Memory {
	m := &Memory{names: map[string]int{}, bytes: map[int][]byte{}, folders: map[string]bool{".": true}, written: map[int]time.Time{}}
	for name, b := range files {
		m.next++
		m.names[name], m.bytes[m.next] = m.next, b
		m.addFolders(path.Dir(name))
	}
	m.Forget()
	return m
}

// Forget makes all changes so far permanent and starts a new recording.
func (m *Memory) Forget() {
	m.lock.Lock()
	defer m.lock.Unlock()
	m.forget()
}

func (m *Memory) forget() {
	m.steps, m.first, m.firstOf = nil, maps.Clone(m.names), maps.Clone(m.bytes)
}

// Put writes a permanent file with this modification time and makes all changes so far permanent.
func (m *Memory) Put(name string, b []byte, at time.Time) {
	m.lock.Lock()
	defer m.lock.Unlock()
	m.addFolders(path.Dir(name))
	m.next++
	m.bytes[m.next], m.written[m.next] = b, at
	m.change(naming{name, m.next})
	m.forget()
}

// Files returns all current files.
func (m *Memory) Files() map[string][]byte {
	m.lock.Lock()
	defer m.lock.Unlock()
	out := map[string][]byte{}
	for name, file := range m.names {
		out[name] = m.bytes[file]
	}
	return out
}

// Steps returns the number of recorded changes.
func (m *Memory) Steps() int { return len(m.steps) }

func (m *Memory) addFolders(name string) {
	for ; name != "."; name = path.Dir(name) {
		m.folders[name] = true
	}
}

func problem(op, name string, err error) error { return &fs.PathError{Op: op, Path: name, Err: err} }

// Mkdir makes a folder. Folders are always permanent.
func (m *Memory) Mkdir(name string) error {
	m.lock.Lock()
	defer m.lock.Unlock()
	m.addFolders(name)
	return nil
}

// List returns the files of a folder.
func (m *Memory) List(folder string) ([]disk.Info, error) {
	m.lock.Lock()
	defer m.lock.Unlock()
	if !m.folders[folder] {
		return nil, problem("open", folder, fs.ErrNotExist)
	}
	var out []disk.Info
	for name, file := range m.names {
		if path.Dir(name) == folder {
			modified, ok := m.written[file]
			if !ok {
				modified = time.Unix(1, 0)
			}
			out = append(out, disk.Info{Name: path.Base(name), Size: int64(len(m.bytes[file])), Modified: modified})
		}
	}
	slices.SortFunc(out, func(a, b disk.Info) int { return strings.Compare(a.Name, b.Name) })
	return out, nil
}

// Read returns a whole file.
func (m *Memory) Read(name string, most int64) ([]byte, error) {
	m.lock.Lock()
	defer m.lock.Unlock()
	file, ok := m.names[name]
	if !ok {
		return nil, problem("open", name, fs.ErrNotExist)
	}
	if b := m.bytes[file]; int64(len(b)) <= most {
		return slices.Clone(b), nil
	}
	return nil, &disk.TooLarge{Name: name, Max: most}
}

// note records a change.
func (m *Memory) note(s diskChange) {
	if !m.Plain {
		m.steps = append(m.steps, s)
	}
}

// change changes names and records it.
func (m *Memory) change(set ...naming) {
	m.note(diskChange{kind: stepNames, set: set})
	for _, n := range set {
		before := m.names[n.name]
		setName(m.names, n)
		if m.Plain && before != n.file && !slices.Contains(slices.Collect(maps.Values(m.names)), before) {
			delete(m.bytes, before)
			delete(m.written, before)
		}
	}
}

func setName(names map[string]int, n naming) {
	if n.file == 0 {
		delete(names, n.name)
	} else {
		names[n.name] = n.file
	}
}

// Create makes a new file.
func (m *Memory) Create(name string) (disk.File, error) {
	m.lock.Lock()
	defer m.lock.Unlock()
	if _, ok := m.names[name]; ok {
		return nil, problem("create", name, fs.ErrExist)
	}
	if !m.folders[path.Dir(name)] {
		return nil, problem("create", name, fs.ErrNotExist)
	}
	m.next++
	m.bytes[m.next] = nil
	if m.Now != nil {
		m.written[m.next] = m.Now()
	}
	m.change(naming{name, m.next})
	return &openFile{m, m.next}, nil
}

// Rename renames a file.
func (m *Memory) Rename(from, to string) error {
	m.lock.Lock()
	defer m.lock.Unlock()
	file, ok := m.names[from]
	if !ok || !m.folders[path.Dir(to)] {
		return problem("rename", from, fs.ErrNotExist)
	}
	if m.names[to] == file {
		return nil // two names of one file: both stay
	}
	m.change(naming{to, file}, naming{from, 0})
	return nil
}

// Link gives a file a second name.
func (m *Memory) Link(from, to string) error {
	m.lock.Lock()
	defer m.lock.Unlock()
	file, ok := m.names[from]
	switch {
	case m.NoLinks:
		return problem("link", from, errors.ErrUnsupported)
	case !ok:
		return problem("link", from, fs.ErrNotExist)
	case m.names[to] != 0:
		return problem("link", to, fs.ErrExist)
	}
	m.change(naming{to, file})
	return nil
}

// Remove removes a name.
func (m *Memory) Remove(name string) error {
	m.lock.Lock()
	defer m.lock.Unlock()
	if _, ok := m.names[name]; !ok {
		return problem("remove", name, fs.ErrNotExist)
	}
	m.change(naming{name, 0})
	return nil
}

// SyncFolder makes the names in a folder permanent.
func (m *Memory) SyncFolder(name string) error {
	m.lock.Lock()
	defer m.lock.Unlock()
	if !m.folders[name] {
		return problem("sync", name, fs.ErrNotExist)
	}
	m.note(diskChange{kind: stepSyncFolder, name: name})
	return nil
}

// openFile is a file being written.
type openFile struct {
	m    *Memory
	file int
}

func (f *openFile) Write(b []byte) (int, error) {
	f.m.lock.Lock()
	defer f.m.lock.Unlock()
	all := append(slices.Clone(f.m.bytes[f.file]), b...)
	f.m.bytes[f.file] = all
	f.m.note(diskChange{kind: stepWrite, file: f.file, bytes: all})
	return len(b), nil
}

func (f *openFile) Sync() error {
	f.m.lock.Lock()
	defer f.m.lock.Unlock()
	f.m.note(diskChange{kind: stepSync, file: f.file})
	return nil
}

func (f *openFile) Close() error { return nil }

// String lists the recorded changes, for test messages.
func (m *Memory) String() string {
	var out strings.Builder
	for i, s := range m.steps {
		fmt.Fprintf(&out, "%d: ", i+1)
		switch s.kind {
		case stepNames:
			fmt.Fprintf(&out, "names %v\n", s.set)
		case stepWrite:
			fmt.Fprintf(&out, "file %d has %d bytes\n", s.file, len(s.bytes))
		case stepSync:
			fmt.Fprintf(&out, "file %d lasts\n", s.file)
		case stepSyncFolder:
			fmt.Fprintf(&out, "names in %s last\n", s.name)
		}
	}
	return out.String()
}
