//go:build windows || darwin || js

package device

import (
	"context"
	"sync"
	"time"

	"github.com/ebitengine/oto/v3"
)

// bufferTime is the latency.
const bufferTime = time.Duration(latency * 1e9)

// system returns the system's sound, which a program can open only once.
var system = sync.OnceValues(func() (*oto.Context, error) {
	c, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: rate, ChannelCount: channels, Format: oto.FormatSignedInt16LE, BufferSize: bufferTime,
		ApplicationName: name,
	})
	if err != nil {
		return nil, err
	}
	<-ready
	return c, nil
})

// lookTime is how often the device is asked whether it still plays.
const lookTime = time.Second / 4

// Play plays what fill writes until the context ends or the device is lost, and returns the reason. Opened
// is called when the device is there.
func Play(ctx context.Context, fill func([]int16), opened func()) error {
	c, err := system()
	if err == nil {
		err = c.Err()
	}
	if err != nil {
		return err
	}
	p := c.NewPlayer(&reader{fill: fill})
	p.SetBufferSize(int(latency*rate) * 2 * channels)
	p.Play()
	defer p.Pause()
	opened()
	look := time.NewTicker(lookTime)
	defer look.Stop()
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-look.C:
			if err := c.Err(); err != nil {
				return err
			}
			if err := p.Err(); err != nil {
				return err
			}
		}
	}
}

// reader is an endless file of samples.
type reader struct {
	fill    func([]int16)
	samples []int16
}

func (r *reader) Read(out []byte) (int, error) {
	n := len(out) / (2 * channels) * channels
	if n > len(r.samples) {
		r.samples = make([]int16, n)
	}
	r.fill(r.samples[:n])
	toBytes(out, r.samples[:n])
	return 2 * n, nil
}
