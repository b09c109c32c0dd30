package container

import (
	"bytes"
	"compress/flate"
	"errors"
	"io"
	"sync"
)

// Packers are slow to make and used after every answer.
var (
	writers = sync.Pool{New: func() any {
		w, err := flate.NewWriter(nil, flate.DefaultCompression)
		if err != nil {
			panic(err) // that level exists
		}
		return w
	}}
	readers = sync.Pool{New: func() any { return flate.NewReader(bytes.NewReader(nil)) }}
)

// deflate packs bytes.
func deflate(b []byte) []byte {
	w := writers.Get().(*flate.Writer)
	defer writers.Put(w)
	out := bytes.NewBuffer(make([]byte, 0, len(b)/2+64))
	w.Reset(out)
	// Writing to memory does not fail.
	_, _ = w.Write(b)
	_ = w.Close()
	return out.Bytes()
}

// inflate unpacks bytes into exactly size bytes.
func inflate(b []byte, size int) ([]byte, error) {
	r := readers.Get().(io.ReadCloser)
	defer readers.Put(r)
	from := bytes.NewReader(b)
	if err := r.(flate.Resetter).Reset(from, nil); err != nil {
		return nil, err
	}
	out := make([]byte, size)
	if _, err := io.ReadFull(r, out); err != nil {
		return nil, errors.New("the data is shorter than stated or damaged")
	}
	var more [1]byte
	if n, err := r.Read(more[:]); n != 0 || !errors.Is(err, io.EOF) {
		return nil, errors.New("the data is longer than stated or damaged")
	}
	if from.Len() > 0 {
		return nil, errors.New("bytes follow the end of the data")
	}
	return out, nil
}
