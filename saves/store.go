// Package saves stores games between sessions: running games, games a person saved, replays, the
// record of finished games, settings and crash reports.
//
// Saving never loses an earlier save. Each file has either its old or its new contents, even if the
// program stops in the middle of a write (see package disk), and new data is read back before it
// replaces anything (see package container). If a file is damaged anyway, only that file is lost,
// and its backups are offered.
package saves

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"syscall"
	"time"

	"github.com/adrg/xdg"
	"github.com/gofrs/flock"

	"lineup/game/grammar"
	"lineup/saves/disk"
)

// Options configure a Store. The zero value is usable.
type Options struct {
	Clock   func() time.Time // time.Now if nil
	Program string           // the version of this program
	FS      disk.FS          // for tests: written to instead of the folder, and nothing is locked
}

// Store is a folder with all saved data. Its methods may be called from several goroutines.
//
// A Store always works. If nothing can be written, ReadOnly says why, existing files can still be
// read, and every method that writes returns an error with the same reason.
type Store struct {
	dir      string
	options  Options
	disk     *disk.Disk
	folder   *disk.Folder // nil if a test gave an FS
	held     *flock.Flock
	readOnly string

	writing sync.Mutex // held during every write
	order   order
	turns   []string        // the files of turn starts, oldest first; under writing
	checked map[string]bool // files known not to be of a newer format; under writing
	sound   map[string]bool // files known not to be damaged; under writing
	closed  bool            // under writing

	queue queue

	troubleLock sync.Mutex
	trouble     error // of the latest write
}

// DefaultDir returns the folder for a person's saves.
func DefaultDir() string { return filepath.Join(xdg.DataHome, "lineup") }

// lockName is the file whose lock marks the folder as in use.
const lockName = "lock"

// Open opens the folder at a path and creates it if necessary. It first finishes any change that a
// stopped program left half done. Only an empty path is an error. ReadOnly reports every other
// problem.
func Open(dir string, o Options) (*Store, error) {
	if dir == "" && o.FS == nil {
		return nil, errors.New("saves: no folder given")
	}
	if o.Clock == nil {
		o.Clock = time.Now
	}
	s := &Store{dir: dir, options: o, checked: map[string]bool{}, sound: map[string]bool{}}
	s.queue.start()
	switch {
	case o.FS != nil:
		s.disk = disk.New(o.FS)
	default:
		folder, err := disk.OpenFolder(dir)
		if err != nil {
			s.disk = disk.New(disk.Missing{Why: err})
			s.readOnly = savingOff("the save folder can't be opened", err)
			break
		}
		s.folder, s.disk = folder, disk.New(folder)
		s.readOnly = s.lock()
	}
	if s.readOnly == "" {
		s.readOnly = s.start()
	}
	if s.readOnly == "" {
		s.queue.run(s.keepNext)
	}
	return s, nil
}

// lock makes sure that no other program writes to the folder. It returns why nothing may be
// written, or "" if the folder can be used.
func (s *Store) lock() string {
	lock := flock.New(filepath.Join(s.dir, lockName))
	held, err := lock.TryLock()
	switch {
	case held:
		s.held = lock
		return ""
	case err == nil:
		return "Lineup is open in another window. Nothing is saved here until that window is closed and this one is restarted."
	case closedToUs(err):
		return savingOff("the save folder can't be written to", err)
	}
	// Some network file systems do not support locks. Saving games there is worth more than
	// noticing a second program.
	return ""
}

// start prepares the folder for writing. It returns why that failed, or "" if it worked.
func (s *Store) start() string {
	if err := s.disk.Start(folders...); err != nil {
		return savingOff("the save folder can't be set up", err)
	}
	if err := s.disk.Probe("."); closedToUs(err) {
		return savingOff("the save folder can't be written to", err)
	} else if err != nil {
		s.tell(err)
	}
	for _, f := range folders {
		if err := s.disk.Probe(f); err != nil {
			s.tell(&disk.FolderError{Folder: f, Err: err}) // other folders still work
		}
	}
	files, err := s.disk.List(turnsFolder)
	if err != nil {
		return savingOff("the save folder can't be read", err)
	}
	for _, f := range files {
		if isFile(f.Name) {
			s.turns = append(s.turns, f.Name)
		}
	}
	return ""
}

// savingOff returns the sentences for a store in which nothing can be saved: what happened, why, and
// what to do.
func savingOff(happened string, err error) string {
	var link *disk.LinkError
	if errors.As(err, &link) {
		return fmt.Sprintf("Saving is off: %q %s. %s, and start Lineup again.", link.Name, link.Says, grammar.Capital(link.Do))
	}
	var folder *disk.FolderError
	if errors.As(err, &folder) && folder.Folder != "." {
		happened = fmt.Sprintf("the folder %q can't be used", folder.Folder)
	}
	return fmt.Sprintf("Saving is off: %s (%s). %s, and start Lineup again.", happened, reason(err), remedy(err))
}

// remedy returns what a person can do about an error of the file system.
func remedy(err error) string {
	switch {
	case errors.Is(err, fs.ErrPermission):
		return "Give yourself access to it"
	case errors.Is(err, syscall.EROFS):
		return "Make its disk writable"
	case errors.Is(err, syscall.ENOTDIR), errors.Is(err, fs.ErrExist):
		return "Move away the file in its place"
	case errors.Is(err, fs.ErrNotExist):
		return "Make it again, or reconnect its drive"
	}
	return "Check its disk"
}

// closedToUs reports whether an error means that nothing can be written, now or later.
func closedToUs(err error) bool {
	return errors.Is(err, fs.ErrPermission) || errors.Is(err, syscall.EROFS) || errors.Is(err, fs.ErrNotExist)
}

// Folder returns the full path of the folder, or "" if a test gave an FS.
func (s *Store) Folder() string {
	if s.dir == "" {
		return ""
	}
	path, err := filepath.Abs(s.dir)
	if err != nil {
		return s.dir
	}
	return path
}

// ReadOnly returns the sentence to show when nothing can be saved, or "" if saving works.
func (s *Store) ReadOnly() string { return s.readOnly }

// Trouble returns a sentence about the last save, autosave or finished game if it failed, or "" if
// it succeeded.
func (s *Store) Trouble() string {
	s.troubleLock.Lock()
	defer s.troubleLock.Unlock()
	if s.trouble == nil {
		return ""
	}
	return notSaved(s.trouble)
}

// notSaved returns a sentence about a save that failed. Trouble is called in each frame, and the
// variables of this function are allocated.
func notSaved(err error) string {
	var link *disk.LinkError
	switch {
	case diskFull(err):
		return "Not saved: the disk is full. Free up space and saving will resume."
	case errors.As(err, &link):
		return fmt.Sprintf("Not saved: %q %s. %s.", link.Name, link.Says, grammar.Capital(link.Do))
	case closedToUs(err):
		return fmt.Sprintf("Not saved: %s is missing or can't be written to (%s). %s.", folderOf(err), reason(err), remedy(err))
	}
	return "Not saved: " + reason(err) + "."
}

// folderOf returns the folder that an error is about, in words.
func folderOf(err error) string {
	folder := ""
	var in *disk.FolderError
	var at *fs.PathError
	var file *located
	switch {
	case errors.As(err, &in):
		folder = in.Folder
	case errors.As(err, &at):
		folder = path.Dir(filepath.ToSlash(at.Path))
	case errors.As(err, &file):
		folder = path.Dir(file.id)
	}
	if slices.Contains(folders, folder) {
		return fmt.Sprintf("the folder %q", folder)
	}
	return "the save folder"
}

// diskFull reports whether an error means that the disk is full.
func diskFull(err error) bool {
	const windowsDiskFull = syscall.Errno(112) // Go has no name for it
	return errors.Is(err, syscall.ENOSPC) || runtime.GOOS == "windows" && errors.Is(err, windowsDiskFull)
}

// tell records the result of a save and returns it.
func (s *Store) tell(err error) error {
	s.troubleLock.Lock()
	s.trouble = err
	s.troubleLock.Unlock()
	return err
}

// Close writes all pending saves and releases the folder.
func (s *Store) Close() error {
	err := s.Flush()
	s.queue.stop()
	s.writing.Lock()
	defer s.writing.Unlock()
	if s.closed {
		return err
	}
	s.closed = true
	if s.readOnly == "" {
		_ = s.disk.Sync(turnsFolder) // see KeepTurn
	}
	if s.held != nil {
		err = errors.Join(err, s.held.Unlock())
	}
	if s.folder != nil {
		err = errors.Join(err, s.folder.Close())
	}
	return err
}

// ReadOnlyError is the error of every write to a read-only Store.
type ReadOnlyError struct{ Says string }

// Error returns the sentence of ReadOnly.
func (e *ReadOnlyError) Error() string { return e.Says }

// begin starts a write. It first makes promised changes that failed half-way, because the caller
// reads files to decide about its own. Without an error, the caller must call s.writing.Unlock.
func (s *Store) begin() error {
	if s.readOnly != "" {
		return &ReadOnlyError{s.readOnly}
	}
	s.writing.Lock()
	if s.closed {
		s.writing.Unlock()
		return errors.New("saves: the store is closed")
	}
	if err := s.disk.Finish(); err != nil {
		s.writing.Unlock()
		_ = s.tell(err) // until it works, nothing can be saved
		return fmt.Errorf("an earlier change can't be completed: %w", bare(err))
	}
	return nil
}

// reason returns an error as a player reads it: without the file and path, which are long, private
// and no help.
func reason(err error) string {
	var l *located
	if errors.As(err, &l) {
		err = l.err
	}
	return bare(err).Error()
}

// bare returns a file system error without its path.
func bare(err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		return path.Err
	}
	var link *os.LinkError
	if errors.As(err, &link) {
		return link.Err
	}
	return err
}

// located is an error in one file.
type located struct {
	id  string
	err error
}

// Error returns the error, preceded by the file.
func (l *located) Error() string { return l.id + ": " + l.err.Error() }

// Unwrap returns the error without the file.
func (l *located) Unwrap() error { return l.err }

// about returns err as an error in a file, unless it is one already.
func about(id string, err error) error {
	var l *located
	if err == nil || errors.As(err, &l) {
		return err
	}
	return &located{id, bare(err)}
}
