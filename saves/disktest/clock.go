package disktest

import (
	"sync"
	"time"
)

// Clock returns a clock that advances by a second each time it is read.
func Clock(now time.Time) func() time.Time {
	var lock sync.Mutex
	return func() time.Time {
		lock.Lock()
		defer lock.Unlock()
		now = now.Add(time.Second)
		return now
	}
}
