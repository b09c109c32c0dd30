package uitest_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/ui"
)

// TestArrowsKeepTheirDirection checks that arrows lead to nothing that is beside their way: not from a long button
// to a short one rows below at its right, not from a tall panel to small buttons beside it, not from card to card
// of a fan by Up or Down, and not past a card straight ahead to a nearer panel beside it.
func TestArrowsKeepTheirDirection(t *testing.T) {
	const up, down, left, right = ebiten.KeyUp, ebiten.KeyDown, ebiten.KeyLeft, ebiten.KeyRight
	box := func(what string, x, y, w, h float64) ui.Target {
		return ui.Target{What: what, Box: ui.BoxAt(x, y, w, h), Group: "all"}
	}
	title := []ui.Target{box("quick", 66, 450, 560, 115), box("new", 58, 600, 560, 84), box("daily", 50, 940, 198, 66), box("library", 254, 940, 174, 66), box("quit", 770, 940, 126, 66)}
	// The numbers are those of a table at 1280x720: a poster, a fan of four cards, a Line-Up, the log and buttons.
	table := []ui.Target{box("poster", 34, 665, 312, 400), box("villain", 0, 0, 395, 510)}
	for i, name := range []string{"a", "b", "c", "d"} {
		table = append(table, box(name, 548+200*float64(i), 790+[]float64{4, 0, 0, 4}[i], 215, 290))
	}
	for i, name := range []string{"l1", "l2", "l3", "l4", "l5"} {
		table = append(table, box(name, 406+228*float64(i), 180, 204, 285))
	}
	table = append(table, box("log", 1572, 622, 328, 172), box("end", 1578, 812, 322, 92), box("undo", 1578, 924, 156, 66), box("menu", 1742, 1008, 156, 66))
	for _, c := range []struct {
		boxes []ui.Target
		from  string
		key   ebiten.Key
		want  string
	}{
		{title, "quick", right, "quick"}, {title, "new", right, "new"}, {title, "quick", down, "new"}, {title, "quit", up, "new"}, {title, "library", right, "quit"},
		{table, "poster", down, "poster"}, {table, "poster", right, "a"}, {table, "poster", up, "villain"}, {table, "a", left, "poster"},
		{table, "a", down, "a"}, {table, "b", down, "b"}, {table, "b", up, "l3"}, {table, "a", up, "l2"}, {table, "d", right, "undo"},
		{table, "l5", down, "d"}, {table, "log", down, "end"}, {table, "villain", down, "poster"},
	} {
		h, f := keyHands(&keyed{boxes: c.boxes})
		h.Lead(t, f, c.from)
		if h.Press(t, c.key); at(f) != c.want {
			t.Errorf("from %s %v leads to %s, not to %s", c.from, c.key, at(f), c.want)
		}
	}
}
