// Package saves keeps games between two evenings: those being played, those kept by a
// person, replays, the record of finished games, settings and crash reports.
//
// What is kept is never lost by keeping the next thing: a file is there as it was or
// as it is to be, whatever moment the program stops at, see package disk; and nothing
// replaces anything before it was read again, see package container. Where a file is
// damaged all the same, that file alone is lost, and its older states are offered.
package saves

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"syscall"
	"time"

	"github.com/adrg/xdg"
	"github.com/gofrs/flock"

	"lineup/saves/disk"
)

// Options are what a Store needs from outside. The zero value will do.
type Options struct {
	Clock   func() time.Time // time.Now if nil
	Program string           // the version of this program
	FS      disk.FS          // for tests: what is written to, in place of the folder; nothing is locked then
}

// Store is a folder of all that is kept. Its methods may be called from several
// goroutines.
//
// A Store always works. Where nothing can be written, ReadOnly says why, what is there
// can be read, and whatever would write is an error that says the same.
type Store struct {
	dir      string
	options  Options
	disk     *disk.Disk
	folder   *disk.Folder // nil with an FS of a test
	held     *flock.Flock
	readOnly string

	writing sync.Mutex      // held while anything is written
	stamps  stamper         // under writing
	turns   []string        // the files of turn starts, oldest first; under writing
	checked map[string]bool // files that are known to be of no newer format; under writing
	closed  bool            // under writing

	queue queue

	troubleLock sync.Mutex
	trouble     error // of the latest write
}

// DefaultDir returns the folder in which a person's games are kept.
func DefaultDir() string { return filepath.Join(xdg.DataHome, "lineup") }

// lockName is the file whose lock says that a program is using the folder.
const lockName = "lock"

// Open opens the folder at a path, and makes it if it is not there. What a program
// that stopped has left half done is finished first. Only an empty path is an error;
// ReadOnly says everything else that is wrong.
func Open(dir string, o Options) (*Store, error) {
	if dir == "" && o.FS == nil {
		return nil, errors.New("saves: no folder is named")
	}
	if o.Clock == nil {
		o.Clock = time.Now
	}
	s := &Store{dir: dir, options: o, checked: map[string]bool{}}
	s.queue.start()
	switch {
	case o.FS != nil:
		s.disk = disk.New(o.FS)
	default:
		folder, err := disk.OpenFolder(dir)
		if err != nil {
			s.disk = disk.New(disk.Missing{Why: err})
			s.readOnly = "Nothing can be kept: the folder for it cannot be opened (" + reason(err) + ")."
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

// lock makes sure that no other program writes here. It says why nothing is to be
// written, or nothing.
func (s *Store) lock() string {
	lock := flock.New(filepath.Join(s.dir, lockName))
	held, err := lock.TryLock()
	switch {
	case held:
		s.held = lock
		return ""
	case err == nil:
		return "The game is open in another window: there is nothing kept here until that one is closed and this one started again."
	case closedToUs(err):
		return "Nothing can be kept: the folder for it cannot be written to (" + reason(err) + ")."
	}
	// Some network file systems know no locks. Keeping games there is worth more than
	// noticing a second program.
	return ""
}

// start readies the folder for writing. It says why that cannot be, or nothing.
func (s *Store) start() string {
	if err := s.disk.Start(folders...); err != nil {
		return "Nothing can be kept: the folder for it cannot be made ready (" + reason(err) + ")."
	}
	if err := s.disk.Probe(); closedToUs(err) {
		return "Nothing can be kept: the folder for it cannot be written to (" + reason(err) + ")."
	} else if err != nil {
		s.tell(err)
	}
	files, err := s.disk.List(turnsFolder)
	if err != nil {
		return "Nothing can be kept: the folder for it cannot be read (" + reason(err) + ")."
	}
	for _, f := range files {
		if isFile(f.Name) {
			s.turns = append(s.turns, f.Name)
		}
	}
	return ""
}

// closedToUs reports whether an error says that nothing may be written, now or later.
func closedToUs(err error) bool {
	return errors.Is(err, fs.ErrPermission) || errors.Is(err, syscall.EROFS) || errors.Is(err, fs.ErrNotExist)
}

// ReadOnly returns the sentence to show where nothing is kept, or "" where all is well.
func (s *Store) ReadOnly() string { return s.readOnly }

// Trouble returns the sentence about the game kept, saved or finished last if that failed, or
// "" if it did not.
func (s *Store) Trouble() string {
	s.troubleLock.Lock()
	defer s.troubleLock.Unlock()
	switch {
	case s.trouble == nil:
		return ""
	case diskFull(s.trouble):
		return "The game is not being kept: the disk is full. Make room, and it will be kept again."
	case closedToUs(s.trouble):
		return "The game is not being kept: its folder is gone or cannot be written to (" + reason(s.trouble) + ")."
	}
	return "The game is not being kept: " + reason(s.trouble) + "."
}

// diskFull reports whether an error says that there is no room.
func diskFull(err error) bool {
	const windowsDiskFull = syscall.Errno(112) // which Go gives no name
	return errors.Is(err, syscall.ENOSPC) || runtime.GOOS == "windows" && errors.Is(err, windowsDiskFull)
}

// tell notes how keeping a game went, and returns that.
func (s *Store) tell(err error) error {
	s.troubleLock.Lock()
	s.trouble = err
	s.troubleLock.Unlock()
	return err
}

// Close keeps what is still to be kept and lets go of the folder.
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

// ReadOnlyError is the error of everything that would write where nothing can be.
type ReadOnlyError struct{ Says string }

// Error returns what ReadOnly says.
func (e *ReadOnlyError) Error() string { return e.Says }

// begin begins to write. Whoever calls it calls s.writing.Unlock, unless there is an error.
func (s *Store) begin() error {
	if s.readOnly != "" {
		return &ReadOnlyError{s.readOnly}
	}
	s.writing.Lock()
	if s.closed {
		s.writing.Unlock()
		return errors.New("saves: the store is closed")
	}
	return nil
}

// reason returns an error as people read it: without the file or the path it happened at, which
// is long, private and of no help.
func reason(err error) string {
	var l *located
	if errors.As(err, &l) {
		err = l.err
	}
	return bare(err).Error()
}

// bare returns an error of the file system without its path.
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

// located is an error of one file.
type located struct {
	id  string
	err error
}

// Error begins with the file.
func (l *located) Error() string { return l.id + ": " + l.err.Error() }

// Unwrap returns what is wrong with the file.
func (l *located) Unwrap() error { return l.err }

// about returns err as an error of a file, unless it is one already.
func about(id string, err error) error {
	var l *located
	if err == nil || errors.As(err, &l) {
		return err
	}
	return &located{id, bare(err)}
}
