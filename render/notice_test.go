package render

import (
	"strings"
	"testing"

	"lineup/game/match"
	"lineup/render/menu"
	"lineup/render/ui"
)

// TestNoticeLeavesTheNameFree checks that a notice of any length on the title stays in the window
// and off the name of the game.
func TestNoticeLeavesTheNameFree(t *testing.T) {
	a, _ := testApp(t, match.Plan{})
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {1920, 1200}, {3440, 1440}} {
		a.canvas.Fit = ui.FitInto(size[0], size[1])
		room := a.canvas.Room()
		for _, n := range []int{1, 12, 60} {
			a.notice.show(strings.TrimSpace(strings.Repeat("something ", n)))
			b := a.notice.lay(a.canvas, noticeOver(a.scene, a.canvas.Fit))
			if b.Overlaps(menu.LogoBox(a.canvas.Fit)) || !b.Within(room) {
				t.Errorf("%v: a notice of %d words lies at %v, the name at %v", size, n, b, menu.LogoBox(a.canvas.Fit))
			}
		}
	}
}
