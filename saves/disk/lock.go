package disk

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"time"

	"github.com/gofrs/flock"
)

// ErrLocked is the error for a file that another program has locked.
var ErrLocked = errors.New("another program has locked the file")

// lockEnding is the suffix of lock files.
const lockEnding = ".lock"

// lockAgain is how long a program waits before it tries a lock again.
const lockAgain = 20 * time.Millisecond

// LockPath locks the file at a path against other programs that lock it. The path is outside the
// save folder, and the file need not exist. LockPath waits for at most wait, and then returns
// ErrLocked. The lock is on a separate file next to it, which stays there, because Replace replaces
// the locked file. The lock ends with the program at the latest.
func LockPath(name string, wait time.Duration) (unlock func() error, err error) {
	if err := os.MkdirAll(filepath.Dir(name), 0o700); err != nil {
		return nil, err
	}
	lock := flock.New(name + lockEnding)
	held, err := lock.TryLock()
	if err == nil && !held && wait > 0 {
		ctx, stop := context.WithTimeout(context.Background(), wait)
		defer stop()
		held, err = lock.TryLockContext(ctx, lockAgain)
	}
	switch {
	case held:
		return lock.Unlock, nil
	case err == nil || errors.Is(err, context.DeadlineExceeded):
		return nil, ErrLocked
	}
	return nil, err
}
