// Package disk changes files atomically: each change is made completely or not at all, even if the
// program or the machine stops at any moment. It knows nothing about games.
package disk

import (
	"io"
	"time"
)

// FS is one folder of a file system with all its contents. Names are relative to it and separated
// by slashes.
type FS interface {
	// Mkdir makes a folder and its parents. It succeeds if the folder exists.
	Mkdir(name string) error
	// List returns the files in a folder, by name. It includes what has the place of a file, such
	// as a broken link, so that a person can be told about it.
	List(folder string) ([]Info, error)
	// Read returns a whole plain file. A file of more than most bytes is an error.
	Read(name string, most int64) ([]byte, error)
	// Create makes a new file. An existing file is an error.
	Create(name string) (File, error)
	// Rename renames a file atomically. It replaces an existing file with the new name.
	Rename(from, to string) error
	// Link gives a file a second name, which must be free.
	Link(from, to string) error
	Remove(name string) error
	// SyncFolder returns when the names in a folder will survive a power loss.
	SyncFolder(name string) error
}

// Linker is an FS with files that may be links.
type Linker interface {
	// Ready returns an error if a file with this name could not be written although its folder can
	// be, because it is a link.
	Ready(name string) error
}

// File is a new file being written.
type File interface {
	io.Writer
	// Sync returns when the written data will survive a power loss.
	Sync() error
	Close() error
}

// Info is a file in a list.
type Info struct {
	Name     string // without its folder
	Size     int64
	Modified time.Time
}
