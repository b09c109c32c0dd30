package render

import (
	"fmt"
	"slices"
	"testing"

	"lineup/render/art/pen"
	"lineup/render/looptest"
	"lineup/render/table"
	"lineup/render/testgame"
	"lineup/render/ui"
)

// TestFaceAtOnce checks that each scene is laid out again at once when the typeface of sentences changes: as
// after a change of the window's size, which lays out everything.
func TestFaceAtOnce(t *testing.T) {
	looptest.NeedDisplay(t)
	for _, name := range SceneNames() {
		a := sceneOf(t, name)
		read := func(w, h int) (out []string) {
			for range 2 { // what was refreshed is drawn in the second
				out = nil
				if tb, ok := a.scene.(*table.Table); ok {
					tb.Refresh()
				}
				page := a.canvas.Read(w, h, nil, func(c *ui.Canvas) {
					c.PointAt(-1, -1)
					a.scene.Draw(c)
				})
				for _, l := range page.Lines {
					if l.Style.Font == pen.Display {
						continue
					}
					out = append(out, fmt.Sprintf("%.0f,%.0f-%.0f size %.1f %s", l.X0, l.Y0, l.X1, l.Style.Size, l.Text))
				}
			}
			return out
		}
		set := ui.Settings{Speed: ui.Instant}
		a.canvas.Settings = &set
		usual := read(1280, 720)
		set.TextFace = pen.OpenDyslexic
		changed := read(1280, 720)
		read(1920, 1080)
		again := read(1280, 720)
		if len(usual) > 0 && slices.Equal(usual, changed) { // an enlarged card is a picture
			t.Errorf("%s: the other typeface changes nothing", name)
		}
		if !slices.Equal(changed, again) {
			for i := range min(len(changed), len(again)) {
				if changed[i] != again[i] {
					t.Errorf("%s: after the change there is %q, and after another window %q", name, changed[i], again[i])
					break
				}
			}
			if len(changed) != len(again) {
				t.Errorf("%s: after the change there are %d lines, and after another window %d", name, len(changed), len(again))
			}
		}
		set.TextFace = pen.Lato
		if back := read(1280, 720); !slices.Equal(usual, back) {
			t.Errorf("%s: the former typeface does not look as before", name)
		}
		pen.UseFace(pen.Lato)
	}
}

// TestFaceIsPaintedAtOnce checks that a table on which the typeface changes is painted again, and then looks
// as one that began with it.
func TestFaceIsPaintedAtOnce(t *testing.T) {
	looptest.NeedDisplay(t)
	defer pen.UseFace(pen.Lato)
	seen := func(before, after pen.Face) look {
		v := started(t, testgame.NewStore(t), anyGame, 1280, 720)
		v.app.Settings.Speed, v.app.Settings.TextFace = ui.Instant, before
		v.wait(60)
		v.app.Settings.TextFace = after
		v.wait(20)
		return v.look()
	}
	differ := func(a, b look) (n int) {
		for i := range a {
			if d := a[i] - b[i]; d > 2 || d < -2 {
				n++
			}
		}
		return n
	}
	usual, other := seen(pen.Lato, pen.Lato), seen(pen.OpenDyslexic, pen.OpenDyslexic)
	if n := differ(usual, other); n < 50 {
		t.Errorf("only %d parts of the window look different in the other typeface", n)
	}
	if n := differ(seen(pen.Lato, pen.OpenDyslexic), other); n > 0 {
		t.Errorf("%d parts of the window do not look as in a game that began in the other typeface", n)
	}
	if n := differ(seen(pen.OpenDyslexic, pen.Lato), usual); n > 0 {
		t.Errorf("%d parts of the window do not look as before", n)
	}
}
