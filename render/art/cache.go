package art

import "github.com/hajimehoshi/ebiten/v2"

// Sprite is a picture that reaches beyond the thing it belongs to, such as a
// glow around a card. X and Y are where the picture's top left corner lies,
// measured in pixels from the thing's own origin.
type Sprite struct {
	Image *ebiten.Image
	X, Y  float64
}

// cache keeps baked pictures by what they show, up to a number of pixels; the
// pictures not used for longest go first.
type cache[K comparable] struct {
	kept   map[K]*keptSprite
	pixels int
	limit  int
	clock  uint64
}

type keptSprite struct {
	sprite Sprite
	pixels int
	used   uint64
}

func newCache[K comparable](limit int) cache[K] {
	return cache[K]{kept: map[K]*keptSprite{}, limit: limit}
}

func (c *cache[K]) get(key K) (Sprite, bool) {
	k, ok := c.kept[key]
	if !ok {
		return Sprite{}, false
	}
	c.clock++
	k.used = c.clock
	return k.sprite, true
}

// put keeps a picture and returns it. Pictures that must go are only let go, not
// emptied: the frame being drawn may still hold them.
func (c *cache[K]) put(key K, s Sprite) Sprite {
	size := s.Image.Bounds().Size()
	c.clock++
	c.kept[key] = &keptSprite{s, size.X * size.Y, c.clock}
	c.pixels += size.X * size.Y
	for c.pixels > c.limit && len(c.kept) > 1 {
		c.dropOldest()
	}
	return s
}

func (c *cache[K]) dropOldest() {
	var oldest K
	least := ^uint64(0)
	for key, k := range c.kept {
		if k.used < least {
			oldest, least = key, k.used
		}
	}
	c.pixels -= c.kept[oldest].pixels
	delete(c.kept, oldest)
}
