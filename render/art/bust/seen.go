package bust

import (
	"lineup/game/picture"
	"lineup/render/art/pen"
)

// Seen is about where the face of a bust is, on the bust's stage: words are kept off it.
func Seen(b picture.Bust) pen.Area {
	k := b.K
	if k == 0 {
		k = usualSize
	}
	return pen.AreaAt(b.X-42*k, b.Y-56*k, 84*k, 112*k)
}
