package campaign

import (
	"lineup/render/art/comic"
	"lineup/render/ui"
)

// storyPlaces are the places of a story's parts. The bar is below the page: in a wide window in one row
// and in a tall one in two.
type storyPlaces struct {
	pageBox                   ui.Box
	barTop                    float64
	backBox, skipBox, nextBox ui.Box
	title, dots               ui.Box
	hint                      ui.Box // place of the hint on how to continue
}

// layStory returns the places in an area.
func layStory(a ui.Area) storyPlaces {
	const rowHeight = ui.StageHeight - comic.PageHeight
	if !a.Tall() {
		const top, y = comic.PageHeight, comic.PageHeight + 8
		return storyPlaces{
			pageBox: ui.BoxAt(0, 0, comic.PageWidth, comic.PageHeight), barTop: top,
			backBox: ui.BoxAt(36, y, 180, ui.MinTarget), skipBox: ui.BoxAt(236, y, 264, ui.MinTarget), nextBox: ui.BoxAt(1604, y, 280, ui.MinTarget),
			title: ui.BoxAt(540, top, 340, rowHeight), dots: ui.BoxAt(900, top, 380, rowHeight), hint: ui.BoxAt(1290, top, 296, rowHeight),
		}
	}
	in := a.Inset(36, 0)
	low := in.Y + in.H
	top := low - 2*rowHeight - 8
	y := top + rowHeight + 4
	return storyPlaces{
		pageBox: ui.BoxAt(a.X, a.Y, a.W, top-a.Y), barTop: top,
		backBox: ui.BoxAt(in.X, y, 220, ui.MinTarget), skipBox: ui.BoxAt(in.X+240, y, 300, ui.MinTarget), nextBox: ui.BoxAt(in.X+in.W-420, y, 420, ui.MinTarget),
		title: ui.BoxAt(in.X, top, 460, rowHeight), dots: ui.BoxAt(in.X+480, top, 420, rowHeight), hint: ui.BoxAt(in.X+920, top, in.W-920, rowHeight),
	}
}
