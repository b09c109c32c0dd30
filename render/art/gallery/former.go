package gallery

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art"
)

// former holds the pictures that were visible before the window's size changed. Scaled, they stand
// in for those of the new size until these are painted.
type former struct {
	pictures map[Key]formerPicture
	grounds  map[string]formerPicture // the large ones, by name
	standIns map[Key]standInPicture
	pixels   int
	shown    int // how often a stand-in was drawn in this frame
}

type formerPicture struct {
	*keptPicture
	key Key
}

type standInPicture struct {
	Sprite
	of *keptPicture
}

// sizeless reports whether a picture is the same in every window.
func sizeless(key Key) bool {
	switch key.Name {
	case "first", "plain", "back":
		return key.W == firstWidth
	}
	return false
}

// anySize returns a key without all that depends on the window.
func anySize(key Key) Key {
	key.W, key.H, key.Unit, key.Print = 0, 0, 0, art.Press{}
	return key
}

// groundPixels is the least size of a picture that may stand in for any other of its name, such as
// the ground of a window of another shape.
const groundPixels = 200_000

// keep keeps a picture, up to a number of pixels in all. It reports false for one that it does not
// keep.
func (f *former) keep(key Key, k *keptPicture, most int) bool {
	if key.Name == labelName || f.pixels+k.pixels > most {
		return false
	}
	if f.pictures == nil {
		f.pictures, f.grounds, f.standIns = map[Key]formerPicture{}, map[string]formerPicture{}, map[Key]standInPicture{}
	}
	any := anySize(key)
	if f.pictures[any].keptPicture != nil {
		return false // one size of it is enough
	}
	f.pictures[any] = formerPicture{k, key}
	f.pixels += k.pixels
	if k.pixels >= groundPixels {
		f.grounds[key.Name] = formerPicture{k, key}
	}
	return true
}

// renew returns the pictures that are still stood in for, after the window's size has changed again,
// and frees the others. New ones are kept first.
func (f *former) renew(most int, keep func(*former)) former {
	var next former
	keep(&next)
	for key, s := range f.standIns {
		s.Image.Deallocate()
		for any, k := range f.pictures {
			if k.keptPicture == s.of && next.keep(k.key, s.of, most) {
				delete(f.pictures, any)
			}
		}
		delete(f.standIns, key)
	}
	f.drop()
	return next
}

// standIn returns the stand-in for a picture, if there is one.
func (f *former) standIn(key Key) (Sprite, bool) {
	if s, ok := f.standIns[key]; ok {
		f.shown++
		return s.Sprite, true
	}
	was, ok := f.pictures[anySize(key)]
	if !ok {
		if was, ok = f.grounds[key.Name]; !ok || key.Face != nil {
			return Sprite{}, false
		}
	}
	kx, ky := scaleOf(was.key, key)
	size := was.Image.Bounds().Size()
	w, h := max(1, int(math.Round(float64(size.X)*kx))), max(1, int(math.Round(float64(size.Y)*ky)))
	s := Sprite{Image: NewTexture(w, h), X: math.Round(was.X * kx), Y: math.Round(was.Y * ky)}
	op := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	op.GeoM.Scale(float64(w)/float64(size.X), float64(h)/float64(size.Y))
	s.Image.DrawImage(was.Image, &op)
	f.standIns[key] = standInPicture{s, was.keptPicture}
	f.shown++
	return s, true
}

// scaleOf returns how much wider and higher the picture of a key is than that of another.
func scaleOf(from, to Key) (kx, ky float64) {
	kx, ky = 1, 1
	if from.Unit > 0 && to.Unit > 0 {
		kx, ky = to.Unit/from.Unit, to.Unit/from.Unit
	}
	if from.W > 0 && to.W > 0 {
		kx = float64(to.W) / float64(from.W)
		if ky = kx; from.H > 0 && to.H > 0 {
			ky = float64(to.H) / float64(from.H)
		}
	}
	return kx, ky
}

// arrived frees the stand-in for a picture that is painted now.
func (f *former) arrived(key Key) {
	if s, ok := f.standIns[key]; ok {
		s.Image.Deallocate()
		delete(f.standIns, key)
	}
}

// drop frees everything.
func (f *former) drop() {
	for _, s := range f.standIns {
		s.Image.Deallocate()
	}
	for _, k := range f.pictures {
		k.Image.Deallocate()
	}
	*f = former{}
}
