package sound

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"lineup/render/sound/mixer"
	"lineup/render/sound/synth"
)

// TestDeviceIsSought checks in simulated time that a device that is not there, or gets lost, is sought for as
// long as the program runs, with pauses that grow to 4 s, and that one that comes back is played on.
func TestDeviceIsSought(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var tries []time.Time
		var works atomic.Bool
		lose := make(chan struct{})
		p := New(func(ctx context.Context, fill func([]int16), opened func()) error {
			tries = append(tries, time.Now())
			if !works.Load() {
				return errors.New("none")
			}
			opened()
			select {
			case <-ctx.Done():
				return ctx.Err()
			case <-lose:
				return errors.New("lost")
			}
		})
		time.Sleep(time.Hour)
		if n := len(tries); n < 850 {
			t.Fatalf("%d tries in an hour", n)
		}
		for i, before := 1, time.Duration(0); i < len(tries); i++ {
			gap := tries[i].Sub(tries[i-1])
			if gap > 4*time.Second || gap < before {
				t.Fatalf("%v between two tries, after %v between the two before", gap, before)
			}
			before = gap
		}
		if first, last := tries[1].Sub(tries[0]), tries[len(tries)-1].Sub(tries[len(tries)-2]); last < 4*first {
			t.Errorf("the pauses grow only from %v to %v", first, last)
		}
		works.Store(true)
		time.Sleep(4 * time.Second)
		if !p.Heard() {
			t.Error("the device is there and is not used")
		}
		for range 3 {
			lose <- struct{}{}
			synctest.Wait()
			if p.Heard() {
				t.Error("the device is lost and seems to be there")
			}
			time.Sleep(firstPause)
			synctest.Wait()
			if !p.Heard() {
				t.Error("the device is not opened again at once")
			}
		}
		began := time.Now()
		if p.Close(); time.Since(began) > closeTime {
			t.Errorf("closing takes %v", time.Since(began))
		}
	})
}

// TestNothingWaits checks that a device that never answers holds nothing up, not even the end.
func TestNothingWaits(t *testing.T) {
	never, asked := make(chan struct{}), make(chan struct{})
	defer close(never)
	p := New(func(context.Context, func([]int16), func()) error { close(asked); <-never; return nil })
	<-asked
	began := time.Now()
	for e := range synth.NumEffects {
		p.Play(e, 3, 0)
	}
	p.Music(synth.Alley)
	p.Set(mixer.Full(), true)
	p.Close()
	if took := time.Since(began); took > 2*closeTime {
		t.Errorf("it took %v", took)
	}
}

// TestHeard checks that an effect and the music reach the device, and that music that is off does not.
func TestHeard(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var loud atomic.Int64
		p := New(func(ctx context.Context, fill func([]int16), opened func()) error {
			opened()
			out := make([]int16, 2*480)
			for ctx.Err() == nil {
				fill(out)
				for _, v := range out { // the test may set it to 0 meanwhile
					for was := loud.Load(); int64(v) > was && !loud.CompareAndSwap(was, int64(v)); was = loud.Load() {
					}
				}
				time.Sleep(10 * time.Millisecond)
			}
			return ctx.Err()
		})
		defer p.Close()
		time.Sleep(2 * time.Second)
		p.Play(synth.Card, 0, 0.5)
		time.Sleep(time.Second)
		if loud.Load() < 3000 {
			t.Errorf("a card reaches only %d", loud.Load())
		}
		p.Music(synth.Rooftops)
		time.Sleep(10 * time.Second)
		loud.Store(0)
		if time.Sleep(time.Second); loud.Load() != 0 {
			t.Errorf("music that is off reaches %d", loud.Load())
		}
		p.Set(mixer.Full(), true)
		if time.Sleep(10 * time.Second); loud.Load() < 300 {
			t.Errorf("the music reaches only %d", loud.Load())
		}
		p.Set(mixer.Full(), false)
		time.Sleep(3 * time.Second)
		loud.Store(0)
		if time.Sleep(time.Second); loud.Load() != 0 {
			t.Errorf("music that was turned off reaches %d", loud.Load())
		}
	})
}

// TestAllAreMade checks that every effect is there after some seconds.
func TestAllAreMade(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := New(func(ctx context.Context, _ func([]int16), opened func()) error {
			opened()
			<-ctx.Done()
			return ctx.Err()
		})
		defer p.Close()
		time.Sleep(5 * time.Second)
		p.mu.Lock()
		defer p.mu.Unlock()
		for e := range synth.NumEffects {
			if p.clips[e].Samples == nil {
				t.Errorf("%v is not made", e)
			}
		}
	})
}

// TestPitchRises checks that each step of Power is higher, and that the scale ends.
func TestPitchRises(t *testing.T) {
	for step := 1; step <= MaxStep; step++ {
		if a, b := pitch(synth.Power, step-1, 0), pitch(synth.Power, step, 0); b <= a {
			t.Errorf("step %d has the pitch %.3f, and the one before %.3f", step, b, a)
		}
	}
	if a, b := pitch(synth.Power, MaxStep, 0), pitch(synth.Power, 1000, 0); a != b || a > 4 {
		t.Errorf("the last step has the pitch %.3f, and the 1000th %.3f", a, b)
	}
}
