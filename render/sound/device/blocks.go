package device

import (
	"context"
	"errors"
	"time"
)

const (
	// numBlocks is the number of blocks that the system holds, and blockFrames the stereo samples in each: 10 ms.
	// With fewer blocks, a busy machine makes gaps.
	numBlocks   = 10
	blockFrames = rate / 100
	blockSize   = blockFrames * frame
	// waitTime is how long a stop may go unnoticed.
	waitTime = 50 * time.Millisecond
)

// output is a device of the system that plays sound block by block.
type output interface {
	// wait waits until there is room for a block, at most for a time, and reports whether there is.
	wait(most time.Duration) bool
	// write passes on a block, for which there is room.
	write(block []byte) error
	close()
}

// errStill is the reason when a device has stopped playing. It may say nothing else of its end.
var errStill = errors.New("the sound device plays nothing")

// playBlocks plays what fill writes on an output until the context ends or the device is lost, and returns
// the reason. Opened is called when the device has begun to play.
func playBlocks(ctx context.Context, open func() (output, error), fill func([]int16), opened func()) error {
	out, err := open()
	if err != nil {
		return err
	}
	defer out.close()
	samples, block := make([]int16, blockFrames*channels), make([]byte, blockSize)
	for range numBlocks { // a device that takes this silence and plays it is there
		if !out.wait(waitTime) {
			return errStill
		}
		if err := out.write(block); err != nil {
			return err
		}
	}
	began, last := false, time.Now()
	for ctx.Err() == nil {
		if !out.wait(waitTime) {
			if time.Since(last) > stillTime {
				return errStill
			}
			continue
		}
		if last = time.Now(); !began {
			began = true
			opened()
		}
		fill(samples)
		toBytes(block, samples)
		if err := out.write(block); err != nil {
			return err
		}
	}
	return ctx.Err()
}
