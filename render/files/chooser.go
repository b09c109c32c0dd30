// Package files lets a person choose a file outside the program: by the system's dialog, or where
// there is none by a list of the program's own. It reads saves from such files and writes them.
package files

import (
	"path/filepath"
	"strings"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/pen"
	"lineup/render/ui"
)

// System is the system's own dialog, outside the program.
type System interface {
	// Choose asks for a file to open, or with a name suggested for one to write. What was
	// chosen comes later, once.
	Choose(title, suggested string) <-chan Choice
}

// Choice is what a person chose.
type Choice struct {
	Path      string
	Cancelled bool
	Err       error // there is no dialog: the program's own list of files serves
}

// Access is the way to files outside the program, which all screens share.
type Access struct {
	System System // nil where the system has no dialog
	Folder string // where a file was last read from or written to, "" before the first
}

// request asks for a file.
type request struct {
	title     string
	suggested string // the name of a file to write; "" asks for one to open
	ending    string // of the files that are offered, with its dot
	done      func(path string)
}

// Chooser lets a person choose a file: by the system's dialog, or where there is none by
// the program's own list of files.
type Chooser struct {
	Access  *Access
	Buttons ui.Buttons // while it waits
	request request
	changed bool          // since it was drawn
	waiting <-chan Choice // for the system's dialog, nil for nothing
	list    fileList
}

var waitBox = ui.BoxAt(510, 380, 900, 290)

// ask asks for a file.
func (k *Chooser) ask(r request) {
	k.request = r
	if k.Access.System != nil {
		k.waiting = k.Access.System.Choose(r.title, r.suggested)
	}
	if k.waiting == nil {
		k.own()
		return
	}
	k.Buttons.Clear()
	row := ui.BoxAt(waitBox.X+40, waitBox.Y+waitBox.H-106, waitBox.W-80, 72)
	k.Buttons.Add(ui.Button{Box: row.CutLeft(540, 20), Label: "CHOOSE IN THIS WINDOW INSTEAD", Do: k.own})
	k.Buttons.Add(ui.Button{Box: row.CutLeft(260, 0), Label: "CANCEL", Do: k.cancel})
}

// cancel asks no more. What the system's dialog may still say is not heard.
func (k *Chooser) cancel() { k.waiting = nil }

// own shows the program's own list of files.
func (k *Chooser) own() {
	k.waiting = nil
	k.list.open(k.request, k.Access.Folder, k.finish)
}

// finish hands on what was chosen, and remembers where that was.
func (k *Chooser) finish(path string) {
	k.Access.Folder = filepath.Dir(path)
	k.request.done(path)
}

// Update reports whether a file is being asked for: that takes all input.
func (k *Chooser) Update(p *ui.Pointer, dt float64) bool {
	if k.waiting == nil {
		return k.list.update(p, dt)
	}
	p.Take(k)
	select {
	case c, ok := <-k.waiting:
		k.waiting, k.changed = nil, true
		switch {
		case !ok || c.Err != nil:
			k.own()
		case !c.Cancelled && c.Path != "":
			k.finish(c.Path)
		}
		return true
	default:
	}
	if p.Key(ebiten.KeyEscape) {
		k.cancel()
		return true
	}
	k.Buttons.Update(p)
	return true
}

// Draw draws what asks for a file, if anything does.
func (k *Chooser) Draw(c *ui.Canvas) {
	k.changed = false
	k.list.draw(c)
	if k.waiting == nil {
		return
	}
	c.Veil(0.6)
	c.Sign(waitBox, pen.CanDo)
	c.Label(strings.ToUpper(k.request.title), waitBox.X+44, waitBox.Y+78, waitBox.W-88, ui.Display(52, pen.Paper), pen.Left)
	c.Paragraph("A window of the system asks for the file.", waitBox.X+44, waitBox.Y+126, waitBox.W-88, 32, 2, ui.Body(26, pen.SoftPaper), pen.Left)
	k.Buttons.Draw(c)
}

// Restless reports whether what is asked looks otherwise now than it was drawn.
func (k *Chooser) Restless() bool { return k.changed || k.list.restless() }

// maxName is how long the name of a file may be that the program suggests, in letters.
const maxName = 60

// PlainName returns a name that a file may have on any system.
func PlainName(s string) string {
	var out []rune
	for _, r := range s {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune(" ,.-_'()", r) {
			r = ' '
		}
		if r == ' ' && len(out) > 0 && out[len(out)-1] == ' ' {
			continue
		}
		if len(out) < maxName {
			out = append(out, r)
		}
	}
	name := strings.Trim(string(out), " .")
	if name == "" {
		return "game"
	}
	return name
}
