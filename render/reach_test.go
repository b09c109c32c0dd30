package render

import (
	"strings"
	"testing"
	"unicode"

	"lineup/render/looptest"
	"lineup/render/table"
	"lineup/render/ui"
)

// TestEverythingIsReached checks that keys reach everything that can be clicked in every scene, and can
// leave it again.
func TestEverythingIsReached(t *testing.T) {
	looptest.NeedDisplay(t)
	for _, name := range SceneNames() {
		a := sceneOf(t, name)
		everythingIsReached(t, name, a)
	}
}

// everythingIsReached checks that keys reach everything in a scene, and can leave it again.
func everythingIsReached(t *testing.T, name string, a *App) {
	t.Helper()
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {3440, 1440}} {
		for _, scale := range [][2]float64{{1, 1}, {1, 2}, {2, 1}} {
			set := ui.Settings{Speed: ui.Instant, Scale: scale[0], TextScale: scale[1]}
			a.canvas.Settings = &set
			draw := func(c *ui.Canvas) {
				c.PointAt(-1, -1)
				a.scene.Draw(c)
			}
			a.canvas.Read(size[0], size[1], nil, draw)
			if tb, ok := a.scene.(*table.Table); ok {
				tb.Refresh()
			}
			page := a.canvas.Read(size[0], size[1], nil, draw)
			for i := range page.Targets {
				if k := &page.Targets[i]; !strings.ContainsFunc(k.What, unicode.IsLetter) && !strings.ContainsFunc(k.What, unicode.IsDigit) {
					t.Errorf("%s, %v: a target has the name %q", name, size, k.What)
				}
			}
			for _, fault := range page.Unreached() {
				t.Errorf("%s, %v, size x%.0f, text x%.0f: %s", name, size, scale[0], scale[1], fault)
			}
			if name == "title" && len(page.Targets) < 7 {
				t.Errorf("the title has %d targets", len(page.Targets))
			}
		}
	}
}
