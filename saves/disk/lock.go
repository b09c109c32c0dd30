package disk

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"time"

	"github.com/gofrs/flock"
)

// ErrLocked is the error of a file that another program has locked.
var ErrLocked = errors.New("another program has locked it")

// lockEnding is what the name of a file that holds a lock ends in.
const lockEnding = ".lock"

// lockAgain is how long a program waits before it tries a lock again.
const lockAgain = 20 * time.Millisecond

// LockPath locks the file at a path outside of everything the program keeps, which need not
// be there, against other programs that lock it. It waits for them for so long at most; after
// that the error is ErrLocked. The lock is on a file beside it, which is made and stays there,
// because Replace puts another file in the place of the one that is locked. It ends with the
// program at the latest.
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
