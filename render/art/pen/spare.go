package pen

import (
	"image"
	"sync"
)

// spare is the memory of pictures that are no longer needed. Fresh memory costs far more than
// painting on it, because the system supplies it page by page.
var spare struct {
	sync.Mutex
	lists [][]byte
	bytes int
}

// maxSpare is the maximum spare memory, in bytes.
const maxSpare = 12 << 20

// Recycle makes the memory of a picture available for new pictures. The picture must not be used
// afterward.
func Recycle(picture *image.RGBA) {
	p := picture.Pix[:0]
	picture.Pix = nil
	spare.Lock()
	defer spare.Unlock()
	if n := cap(p); n > 0 && spare.bytes+n <= maxSpare {
		spare.lists = append(spare.lists, p)
		spare.bytes += n
	}
}

// newPicture returns an empty picture. It uses spare memory if some fits and is at most twice as
// large as needed.
func newPicture(w, h int) *image.RGBA {
	n := 4 * w * h
	spare.Lock()
	best := -1
	for i, p := range spare.lists {
		if cap(p) >= n && cap(p) <= 2*n && (best < 0 || cap(p) < cap(spare.lists[best])) {
			best = i
		}
	}
	if best < 0 {
		spare.Unlock()
		return image.NewRGBA(image.Rect(0, 0, w, h))
	}
	last := len(spare.lists) - 1
	p := spare.lists[best][:n]
	spare.lists[best], spare.lists[last] = spare.lists[last], nil
	spare.lists = spare.lists[:last]
	spare.bytes -= cap(p)
	spare.Unlock()
	clear(p)
	return &image.RGBA{Pix: p, Stride: 4 * w, Rect: image.Rect(0, 0, w, h)}
}
