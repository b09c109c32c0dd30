// Package disk changes files so that each change is there whole or not at all,
// whatever moment the program or the machine stops at. It knows nothing of games.
package disk

import (
	"io"
	"time"
)

// FS is one folder of a file system with all that is in it. Names are relative to it
// and separated by slashes.
type FS interface {
	// Mkdir makes a folder and those it is in. One that is there already is fine.
	Mkdir(name string) error
	// List are the plain files of a folder, by name.
	List(folder string) ([]Info, error)
	// Read is a plain file, whole. One of more than most bytes is an error.
	Read(name string, most int64) ([]byte, error)
	// Create makes a new file. One that is there already is an error.
	Create(name string) (File, error)
	// Rename gives a file another name, at once; what had that name is gone.
	Rename(from, to string) error
	// Link gives a file a second name, which must be free.
	Link(from, to string) error
	Remove(name string) error
	// SyncFolder returns once the names in a folder will outlast a loss of power.
	SyncFolder(name string) error
}

// File is a new file being written.
type File interface {
	io.Writer
	// Sync returns once what was written will outlast a loss of power.
	Sync() error
	Close() error
}

// Info is a file in a list.
type Info struct {
	Name     string // without its folder
	Size     int64
	Modified time.Time
}
