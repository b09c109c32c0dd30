package gallery

import (
	"fmt"
	"image"
	"runtime/debug"
	"slices"
	"sync"
	"time"
)

// crew paints pictures in the background: first stand-ins, then visible pictures, the latest
// request first, and then pictures that may be needed later. Its goroutines live as long as the
// program, which has one Painter, and are never stopped.
type crew struct {
	mu      sync.Mutex
	more    *sync.Cond // signals that there may be work
	fewer   *sync.Cond // signals that a picture is done
	jobs    map[Key]*job
	done    []painted
	waiting int // pixels of the done pictures
	frame   uint64
	order   uint64
	started bool
	held    bool    // pictures that are painted ahead wait
	age     int     // counts the calls of forget; pictures begun before the last one are discarded
	slowed  *slowed // paints in the time of the loop; nil for goroutines that paint beside it
}

// urgency is how soon a picture is needed.
type urgency uint8

const (
	ahead urgency = iota
	seen
	standIn // visible in place of a picture that takes longer
)

type job struct {
	key     Key
	margin  int
	paint   func() *image.RGBA
	urgency urgency
	frame   uint64 // the frame of the last request
	order   uint64
	taken   bool
}

type painted struct {
	key     Key
	picture *image.RGBA
	margin  int
	fault   string // the panic of the painting, or "" if none
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

// painters is the number of goroutines that paint. The game loop needs a processor too.
const painters = 2

func (c *crew) want(key Key, margin int, paint func() *image.RGBA, u urgency) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.started && c.slowed == nil {
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
	if c.slowed != nil {
		c.pass(frameLasts)
	}
}

func (c *crew) busy() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.jobs) > 0 || len(c.done) > 0
}

// has reports whether a picture is requested and has not been taken yet.
func (c *crew) has(key Key) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	_, ok := c.jobs[key]
	return ok
}

// hold makes pictures that are painted ahead wait, or not.
func (c *crew) hold(held bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.held != held {
		c.held = held
		c.more.Broadcast()
	}
}

// waits reports whether a job is held.
func (c *crew) waits(j *job) bool { return c.held && j.urgency == ahead && !j.taken }

// paints reports whether a picture is being painted or about to be.
func (c *crew) paints() bool {
	for _, j := range c.jobs {
		if !c.waits(j) {
			return true
		}
	}
	return false
}

// next returns the most urgent job that can begin, or nil if there is none.
func (c *crew) next() *job {
	var best *job
	for _, j := range c.jobs {
		if !j.taken && !c.waits(j) && (best == nil || j.before(best)) {
			best = j
		}
	}
	return best
}

// before reports whether j must be done before k. No two jobs have the same order.
func (j *job) before(k *job) bool {
	switch {
	case j.urgency != k.urgency:
		return j.urgency > k.urgency
	case j.urgency >= seen && j.frame != k.frame:
		return j.frame > k.frame
	}
	return j.order < k.order
}

// maxWaiting is the number of pixels that may wait for the loop. It keeps pictures from piling up
// in memory when the loop is slow.
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

// do paints the picture. It recovers a panic into fault, which the loop raises again.
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

// take returns a finished picture, if there is one.
func (c *crew) take() (painted, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.first()
}

// wait waits for a finished picture and returns it. It reports false if there are no jobs. Pictures
// painted ahead are not held meanwhile, nor afterward.
func (c *crew) wait() (painted, bool) {
	c.hold(false)
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.slowed != nil {
		c.passUntil()
	}
	for len(c.done) == 0 && len(c.jobs) > 0 {
		c.fewer.Wait()
	}
	return c.first()
}

// waitFor acts like wait but gives up after most.
func (c *crew) waitFor(most time.Duration) (painted, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.slowed != nil {
		c.pass(most)
		return c.first()
	}
	over := false
	timer := time.AfterFunc(most, func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		over = true
		c.fewer.Broadcast()
	})
	defer timer.Stop()
	for len(c.done) == 0 && c.paints() && !over {
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
	delete(c.jobs, p.key) // not earlier, or it would be requested again
	c.more.Broadcast()
	if p.fault != "" {
		panic(p.fault)
	}
	return p, true
}

// forget discards all jobs and finished pictures.
func (c *crew) forget() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.age++
	if c.slowed != nil {
		*c.slowed = slowed{times: c.slowed.times}
	}
	clear(c.jobs)
	c.done, c.waiting = nil, 0
	c.more.Broadcast()
	c.fewer.Broadcast()
}
