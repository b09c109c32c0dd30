package device

import (
	"fmt"
	"sync/atomic"
	"time"
	"unsafe"

	"golang.org/x/sys/windows"
)

// This file plays on the wave output of Windows, which Windows itself moves to another device when the person
// chooses one.

var (
	winmm         = windows.NewLazySystemDLL("winmm.dll")
	waveOpen      = winmm.NewProc("waveOutOpen")
	waveClose     = winmm.NewProc("waveOutClose")
	waveReset     = winmm.NewProc("waveOutReset")
	waveWrite     = winmm.NewProc("waveOutWrite")
	wavePrepare   = winmm.NewProc("waveOutPrepareHeader")
	waveUnprepare = winmm.NewProc("waveOutUnprepareHeader")
)

const (
	waveMapper    = 0xffffffff // the device that the person has chosen
	callbackEvent = 0x50000
	formatPCM     = 1
	headerQueued  = 0x10 // in waveHeader.flags
)

// waveFormat is WAVEFORMATEX.
type waveFormat struct {
	tag, channels           uint16
	rate, bytes             uint32 // a second
	frame, bits, moreFields uint16
}

// waveHeader is WAVEHDR.
type waveHeader struct {
	data             unsafe.Pointer
	length, recorded uint32
	user             uintptr
	flags, loops     uint32
	next, reserved   uintptr
}

// wave is an open wave output. Its blocks are played in turn.
type wave struct {
	handle  uintptr
	event   windows.Handle // a block has been played
	headers [numBlocks]waveHeader
	blocks  [numBlocks][blockSize]byte
	next    int
}

// stuck are outputs that did not let go of their blocks. Windows may still use them.
var stuck []*wave

// called returns the error of a call.
func called(what *windows.LazyProc, args ...uintptr) error {
	if result, _, _ := what.Call(args...); result != 0 {
		return fmt.Errorf("%s returns %d", what.Name, result)
	}
	return nil
}

// openOutput opens a wave output.
func openOutput() (output, error) {
	if err := winmm.Load(); err != nil {
		return nil, err
	}
	w := &wave{}
	var err error
	if w.event, err = windows.CreateEvent(nil, 0, 0, nil); err != nil {
		return nil, err
	}
	format := waveFormat{tag: formatPCM, channels: channels, rate: rate, bytes: rate * frame, frame: frame, bits: 16}
	if err := called(waveOpen, uintptr(unsafe.Pointer(&w.handle)), waveMapper, uintptr(unsafe.Pointer(&format)), uintptr(w.event), 0, callbackEvent); err != nil {
		_ = windows.CloseHandle(w.event)
		return nil, err
	}
	for i := range w.headers {
		h := &w.headers[i]
		h.data, h.length = unsafe.Pointer(&w.blocks[i]), blockSize
		if err := called(wavePrepare, w.handle, uintptr(unsafe.Pointer(h)), unsafe.Sizeof(*h)); err != nil {
			w.close()
			return nil, err
		}
	}
	return w, nil
}

// room reports whether the next block has been played.
func (w *wave) room() bool { return atomic.LoadUint32(&w.headers[w.next].flags)&headerQueued == 0 }

func (w *wave) wait(most time.Duration) bool {
	for end := time.Now().Add(most); !w.room(); {
		left := time.Until(end)
		if left <= 0 {
			return false
		}
		if _, err := windows.WaitForSingleObject(w.event, uint32(left.Milliseconds())+1); err != nil {
			time.Sleep(left) // it cannot be waited for
		}
	}
	return true
}

func (w *wave) write(block []byte) error {
	h := &w.headers[w.next]
	copy(w.blocks[w.next][:], block)
	w.next = (w.next + 1) % numBlocks
	return called(waveWrite, w.handle, uintptr(unsafe.Pointer(h)), unsafe.Sizeof(*h))
}

// close gives everything back, of a lost device as far as it can.
func (w *wave) close() {
	_ = called(waveReset, w.handle)
	for i := range w.headers {
		_ = called(waveUnprepare, w.handle, uintptr(unsafe.Pointer(&w.headers[i])), unsafe.Sizeof(w.headers[i]))
	}
	if called(waveClose, w.handle) != nil {
		stuck = append(stuck, w)
		return
	}
	_ = windows.CloseHandle(w.event)
}
