package device

import (
	"fmt"
	"sync"
	"time"
	"unsafe"

	"github.com/ebitengine/purego"
)

// This file plays on an audio queue of macOS, which macOS itself moves to another device when the person chooses
// one.

// queueFormat is AudioStreamBasicDescription.
type queueFormat struct {
	rate                                             float64
	id, flags                                        uint32
	packet, framesInPacket, frame, channels, bits, _ uint32
}

const (
	formatPCM    = 0x6c70636d // 'lpcm'
	formatSigned = 1 << 2
	formatPacked = 1 << 3
)

// queueBuffer is AudioQueueBuffer, in memory of the system.
type queueBuffer struct {
	capacity uint32
	data     unsafe.Pointer
	size     uint32
	user     unsafe.Pointer
	packets  uint32
	packet   unsafe.Pointer
	count    uint32
}

// The functions of the system.
var (
	newOutput      func(format *queueFormat, done, user, loop, mode uintptr, flags uint32, queue *uintptr) int32
	allocateBuffer func(queue uintptr, size uint32, buffer **queueBuffer) int32
	enqueueBuffer  func(queue uintptr, buffer *queueBuffer, packets uint32, descriptions uintptr) int32
	startQueue     func(queue, at uintptr) int32
	disposeQueue   func(queue uintptr, now bool) int32
)

// system loads the functions of the system, and returns the function that it calls when a buffer was played.
// There is one for all queues, because such functions are never given back.
var system = sync.OnceValues(func() (done uintptr, err error) {
	lib, err := purego.Dlopen("/System/Library/Frameworks/AudioToolbox.framework/AudioToolbox", purego.RTLD_LAZY|purego.RTLD_GLOBAL)
	if err != nil {
		return 0, err
	}
	purego.RegisterLibFunc(&newOutput, lib, "AudioQueueNewOutput")
	purego.RegisterLibFunc(&allocateBuffer, lib, "AudioQueueAllocateBuffer")
	purego.RegisterLibFunc(&enqueueBuffer, lib, "AudioQueueEnqueueBuffer")
	purego.RegisterLibFunc(&startQueue, lib, "AudioQueueStart")
	purego.RegisterLibFunc(&disposeQueue, lib, "AudioQueueDispose")
	return purego.NewCallback(played), nil
})

// queue is a playing audio queue.
type queue struct {
	ref  uintptr
	free chan *queueBuffer
	next *queueBuffer // taken from free
}

// current is the queue that plays. Others may still report their buffers.
var current struct {
	sync.Mutex
	*queue
}

func setCurrent(q *queue) {
	current.Lock()
	current.queue = q
	current.Unlock()
}

// played notes that a buffer was played. The system calls it.
func played(_ unsafe.Pointer, ref uintptr, buffer *queueBuffer) {
	current.Lock()
	defer current.Unlock()
	if q := current.queue; q != nil && q.ref == ref {
		select {
		case q.free <- buffer:
		default: // it is not one of our buffers
		}
	}
}

// status returns the error of a call.
func status(what string, code int32) error {
	if code != 0 {
		return fmt.Errorf("%s returns %d", what, code)
	}
	return nil
}

// openOutput makes an audio queue.
func openOutput() (output, error) {
	done, err := system()
	if err != nil {
		return nil, err
	}
	q := &queue{free: make(chan *queueBuffer, numBlocks)}
	format := queueFormat{
		rate: rate, id: formatPCM, flags: formatSigned | formatPacked, packet: frame, framesInPacket: 1, frame: frame, channels: channels, bits: 16,
	}
	if err := status("AudioQueueNewOutput", newOutput(&format, done, 0, 0, 0, 0, &q.ref)); err != nil {
		return nil, err
	}
	for range numBlocks {
		var b *queueBuffer
		if err := status("AudioQueueAllocateBuffer", allocateBuffer(q.ref, blockSize, &b)); err != nil {
			q.close()
			return nil, err
		}
		b.size = blockSize
		q.free <- b
	}
	setCurrent(q)
	if err := status("AudioQueueStart", startQueue(q.ref, 0)); err != nil {
		q.close()
		return nil, err
	}
	return q, nil
}

func (q *queue) wait(most time.Duration) bool {
	if q.next != nil {
		return true
	}
	end := time.NewTimer(most)
	defer end.Stop()
	select {
	case q.next = <-q.free:
	case <-end.C:
	}
	return q.next != nil
}

func (q *queue) write(block []byte) error {
	b := q.next
	q.next = nil
	copy(unsafe.Slice((*byte)(b.data), blockSize), block)
	return status("AudioQueueEnqueueBuffer", enqueueBuffer(q.ref, b, 0, 0))
}

// close gives everything back, of a lost device as far as it can.
func (q *queue) close() {
	setCurrent(nil)
	_ = disposeQueue(q.ref, true)
}
