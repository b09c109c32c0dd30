package files

import (
	"path/filepath"
	"strings"

	"lineup/render/art/pen"
	"lineup/render/ui"
)

func (l *fileList) draw(c *ui.Canvas) {
	c.Veil(0.6)
	c.Panel(filesBox, pen.CanDo)
	c.HeadTag(strings.ToUpper(l.request.title), filesPath.X, filesBox.Y+58)
	path := filesPath
	path.CutLeft(150, 0)
	st := ui.Body(ui.MinMenu, pen.SoftPaper)
	shown := shortPath(c, l.dir, st, path.W)
	if shown != l.dir {
		c.Offer(l.dir, path)
	}
	c.Line(shown, path.X, path.Y+42, path.W, path.H, st, pen.Left)
	c.Well(l.rows)
	c.Inside(l.rows, func() { l.drawRows(c) })
	l.scroll.Draw(c, l.rows, l.high())
	if l.writing() {
		l.name.Draw(c)
	}
	l.Buttons.Draw(c)
	l.drawFault(c)
}

func (l *fileList) drawRows(c *ui.Canvas) {
	words := ""
	switch {
	case len(l.files) > 0:
	case l.reading.Busy():
		words = "Loading..."
	case l.fault == "":
		words = "No folders or " + l.request.ending + " files here."
	}
	c.Line(words, l.rows.X+24, l.rows.Y+44, l.rows.W-60, filePitch, ui.Body(ui.MinMenu, pen.SoftPaper), pen.Left)
	if l.reading.Busy() && len(l.files) == 0 { // keeps the frame in the list until the files are there
		c.Reach(ui.Target{What: words, Box: ui.BoxAt(l.rows.X, l.rows.Y, l.rows.W-12, filePitch/2), Group: "files", First: !l.writing()})
	}
	for i := int(l.scroll.At / filePitch); i < len(l.files); i++ {
		row := ui.BoxAt(l.rows.X, l.rows.Y+float64(i)*filePitch-l.scroll.At, l.rows.W-12, filePitch)
		if row.Y > l.rows.Y+l.rows.H {
			break
		}
		if i == l.marked {
			c.Row(row.Inset(8, 5), pen.Chosen, true)
		}
		name, st := l.files[i].name, ui.Body(26, pen.Paper)
		if l.files[i].folder {
			name, st = name+string(filepath.Separator), ui.Bold(26, pen.CanDo)
		}
		c.Target(ui.Target{What: l.files[i].name, Box: row, Group: "files", First: !l.writing() && i == max(l.marked, 0), Chosen: i == l.marked})
		c.Line(name, row.X+30, row.Y+42, row.W-60, filePitch, st, pen.Left)
	}
}

// drawFault draws the fault next to the buttons.
func (l *fileList) drawFault(c *ui.Canvas) {
	room := filesFoot
	room.CutLeft(2*240+40, 0)
	st := ui.Bold(ui.MinMenu, pen.Danger)
	high := c.ParagraphHeight(l.fault, room.W, 30, 2, st)
	c.Paragraph(l.fault, room.X, room.Y+(room.H-high)/2+23, room.W, 30, 2, st, pen.Left)
}

// shortPath returns a path at most room wide. It drops leading folders as needed.
func shortPath(c *ui.Canvas, path string, st pen.Style, room float64) string {
	const separator = string(filepath.Separator)
	short := path
	for parts := strings.Split(path, separator); len(parts) > 1 && c.TextWidth(short, st) > room; {
		parts = parts[1:]
		short = "..." + separator + strings.Join(parts, separator)
	}
	return c.Shortened(short, st, room)
}
