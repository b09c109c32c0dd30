package gallery

import (
	"fmt"
	"image"
	"runtime/debug"
	"slices"
	"sync"
	"time"
)

// crew paints pictures beside the loop: first what stands in for others, then what is seen,
// and of that what was asked for last; then what may be seen later. Its goroutines live as long as the program,
// which has one Painter: nothing stops them.
type crew struct {
	mu      sync.Mutex
	more    *sync.Cond // something is to be painted
	fewer   *sync.Cond // something has been
	jobs    map[Key]*job
	done    []painted
	waiting int // pixels of what is done
	frame   uint64
	order   uint64
	started bool
	age     int // of the window's size: what was begun for another is thrown away
}

// urgency is how soon a picture is wanted.
type urgency uint8

const (
	ahead urgency = iota
	seen
	standIn // seen in the place of something that takes longer
)

type job struct {
	key     Key
	margin  int
	paint   func() *image.RGBA
	urgency urgency
	frame   uint64 // when it was last asked for
	order   uint64
	taken   bool
}

type painted struct {
	key     Key
	picture *image.RGBA
	margin  int
	fault   string // a panic of the painting
}

func (p painted) pixels() int {
	if p.picture == nil {
		return 0
	}
	return len(p.picture.Pix) / 4
}

func newCrew() *crew {
	c := &crew{jobs: map[Key]*job{}}
	c.more, c.fewer = sync.NewCond(&c.mu), sync.NewCond(&c.mu)
	return c
}

// painters is how many paint at a time: the loop needs a processor as well.
const painters = 2

func (c *crew) want(key Key, margin int, paint func() *image.RGBA, u urgency) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.started {
		c.started = true
		for range painters {
			go c.work()
		}
	}
	j := c.jobs[key]
	if j == nil {
		c.order++
		j = &job{key: key, margin: margin, paint: paint, order: c.order}
		c.jobs[key] = j
		c.more.Signal()
	}
	j.urgency, j.frame = max(j.urgency, u), c.frame
}

func (c *crew) begin() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.frame++
}

func (c *crew) busy() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.jobs) > 0 || len(c.done) > 0
}

// next returns the job to be done first, nil for none.
func (c *crew) next() *job {
	var best *job
	for _, j := range c.jobs {
		if !j.taken && (best == nil || j.before(best)) {
			best = j
		}
	}
	return best
}

// before reports whether j is to be done before k. No two jobs have the same order.
func (j *job) before(k *job) bool {
	switch {
	case j.urgency != k.urgency:
		return j.urgency > k.urgency
	case j.urgency >= seen && j.frame != k.frame:
		return j.frame > k.frame
	}
	return j.order < k.order
}

// maxWaiting is how many pixels may wait for the loop to take them: a slow one must not
// have them heaped up in memory.
const maxWaiting = 2 << 20

func (c *crew) work() {
	c.mu.Lock()
	defer c.mu.Unlock()
	for {
		j := c.next()
		if j == nil || c.waiting > maxWaiting {
			c.more.Wait()
			continue
		}
		j.taken = true
		age := c.age
		c.mu.Unlock()
		p := j.do()
		c.mu.Lock()
		if age == c.age {
			c.done = append(c.done, p)
			c.waiting += p.pixels()
		}
		c.fewer.Broadcast()
	}
}

// do paints the picture. A panic is one of the loop, which tells of it as of its own.
func (j *job) do() (p painted) {
	p = painted{key: j.key, margin: j.margin}
	defer func() {
		if r := recover(); r != nil {
			p.fault = fmt.Sprintf("painting %s: %v\n%s", j.key.Name, r, debug.Stack())
		}
	}()
	p.picture = j.paint()
	return p
}

// take returns a picture that is done, if there is one.
func (c *crew) take() (painted, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.first()
}

// wait waits for a picture, as long as any is to be painted.
func (c *crew) wait() (painted, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for len(c.done) == 0 && len(c.jobs) > 0 {
		c.fewer.Wait()
	}
	return c.first()
}

// waitFor returns wait for so long at most.
func (c *crew) waitFor(most time.Duration) (painted, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	over := false
	timer := time.AfterFunc(most, func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		over = true
		c.fewer.Broadcast()
	})
	defer timer.Stop()
	for len(c.done) == 0 && len(c.jobs) > 0 && !over {
		c.fewer.Wait()
	}
	return c.first()
}

func (c *crew) first() (painted, bool) {
	if len(c.done) == 0 {
		return painted{}, false
	}
	p := c.done[0]
	c.done = slices.Delete(c.done, 0, 1)
	c.waiting -= p.pixels()
	delete(c.jobs, p.key) // not before: it would be asked for again
	c.more.Broadcast()
	if p.fault != "" {
		panic(p.fault)
	}
	return p, true
}

// forget gives up all that was asked for.
func (c *crew) forget() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.age++
	clear(c.jobs)
	c.done, c.waiting = nil, 0
	c.more.Broadcast()
	c.fewer.Broadcast()
}
