package device

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"
)

// card is a sound card of a test. It plays a block in its time, and holds numBlocks of them.
type card struct {
	held   int
	from   time.Time // when the first block that it holds began
	broken error     // what writing returns, if set
	dead   bool      // it plays no more
	closed bool
	heard  int // blocks that were not silent
}

const blockTime = blockFrames * time.Second / rate

func (c *card) play() {
	for !c.dead && c.held > 0 && time.Since(c.from) >= blockTime {
		c.held, c.from = c.held-1, c.from.Add(blockTime)
	}
}

func (c *card) wait(most time.Duration) bool {
	for end := time.Now().Add(most); ; time.Sleep(time.Millisecond) {
		if c.play(); c.held < numBlocks {
			return true
		}
		if !time.Now().Before(end) {
			return false
		}
	}
}

func (c *card) write(block []byte) error {
	if c.held == 0 {
		c.from = time.Now()
	}
	c.held++
	for _, b := range block {
		if b != 0 {
			c.heard++
			break
		}
	}
	return c.broken
}

func (c *card) close() { c.closed = true }

// loud writes no silence.
func loud(out []int16) {
	for i := range out {
		out[i] = 1000
	}
}

// TestBlocks checks in simulated time that blocks are played as fast as the device plays them and are heard
// after the latency, and that each end of a device is noticed, and closes it.
func TestBlocks(t *testing.T) {
	gone, none := errors.New("gone"), errors.New("none")
	for _, c := range []struct {
		name   string
		happen func(*card, context.CancelFunc) // after a second
		want   error
		within time.Duration
	}{
		{"it fails", func(c *card, _ context.CancelFunc) { c.broken = gone }, gone, 2 * blockTime},
		{"it plays no more", func(c *card, _ context.CancelFunc) { c.dead = true }, errStill, stillTime + 2*waitTime},
		{"the program ends", func(_ *card, stop context.CancelFunc) { stop() }, context.Canceled, waitTime},
	} {
		t.Run(c.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				ctx, stop := context.WithCancel(context.Background())
				defer stop()
				out, began, opened := &card{}, time.Now(), time.Duration(-1)
				ended := make(chan error, 1)
				go func() {
					ended <- playBlocks(ctx, func() (output, error) { return out, nil }, loud, func() { opened = time.Since(began) })
				}()
				time.Sleep(time.Second)
				synctest.Wait()
				if opened < 0 || opened > 2*blockTime {
					t.Errorf("it is there after %v", opened)
				}
				if most := int(time.Second / blockTime); out.heard < most-1 || out.heard > most+numBlocks {
					t.Errorf("%d blocks of %v were played in a second", out.heard, blockTime)
				}
				c.happen(out, stop)
				began = time.Now()
				err := <-ended
				if took := time.Since(began); !errors.Is(err, c.want) || took > c.within || !out.closed {
					t.Errorf("after %v it ends with %v, closed %v; want %v within %v", took, err, out.closed, c.want, c.within)
				}
			})
		})
	}
	for name, open := range map[string]func() (output, error){
		"there is none": func() (output, error) { return nil, none },
		"it is broken":  func() (output, error) { return &card{broken: none}, nil },
	} {
		if err := playBlocks(context.Background(), open, loud, func() { t.Errorf("%s, and seems to be there", name) }); !errors.Is(err, none) {
			t.Errorf("%s, and the reason is %v", name, err)
		}
	}
}

// TestDeadDevice checks that a device that can be opened and never plays does not seem to be there.
func TestDeadDevice(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		began := time.Now()
		err := playBlocks(context.Background(), func() (output, error) { return &card{dead: true}, nil }, loud, func() { t.Error("it seems to be there") })
		if took := time.Since(began); err != errStill || took > stillTime+2*waitTime {
			t.Errorf("after %v: %v", took, err)
		}
	})
}
