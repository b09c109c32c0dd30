// Package files asks a person for a file outside the program, with the system's dialog or the
// program's own list. It imports saves from such files and exports them.
package files

import (
	"path/filepath"
	"strings"
	"unicode"

	"lineup/render/art/pen"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// System is the system's file dialog.
type System interface {
	// Choose asks for a file to open, or with a suggested name for one to write. The choice arrives
	// later, once.
	Choose(title, suggested string) <-chan Choice
}

// Choice is a person's choice of a file.
type Choice struct {
	Path      string
	Cancelled bool
	Err       error // there is no dialog, so the program's own list is used
}

// Access is the access to files outside the program, shared by all screens.
type Access struct {
	System System // nil if the system has no dialog
	Folder string // the folder of the last file, or "" before the first
}

// request is a request for a file.
type request struct {
	title     string
	suggested string // the name of a file to write; "" to open one
	ending    string // of the listed files, with its dot
	done      func(path string)
}

// Chooser asks a person for a file, with the system's dialog or the program's own list.
type Chooser struct {
	Access  *Access
	Buttons ui.Buttons // while it waits
	request request
	changed bool          // since the last drawing
	waiting <-chan Choice // for the system's dialog; nil if not waiting
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
	k.Buttons.Add(ui.Button{Box: row.CutLeft(540, 20), Label: "CHOOSE HERE INSTEAD", Do: k.own})
	k.Buttons.Add(ui.Button{Box: row.CutLeft(260, 0), Label: "CANCEL", Do: k.cancel})
}

// cancel cancels the request. A later answer of the system's dialog is ignored.
func (k *Chooser) cancel() { k.waiting = nil }

// own shows the program's own list of files.
func (k *Chooser) own() {
	k.waiting = nil
	k.list.open(k.request, k.Access.Folder, k.finish)
}

// finish passes on the path and remembers its folder.
func (k *Chooser) finish(path string) {
	k.Access.Folder = filepath.Dir(path)
	k.request.done(path)
}

// Asking reports whether a file is being requested.
func (k *Chooser) Asking() bool { return k.waiting != nil || k.list.shown }

// Shown reports whether a file is being requested, or was in the last drawing.
func (k *Chooser) Shown() bool { return k.Asking() || k.Restless() }

// Holds holds everything below while a file is being requested.
func (k *Chooser) Holds(*ui.Pointer) ui.Holds {
	if k.Asking() {
		return ui.HoldAll
	}
	return 0
}

// Above returns the list's question.
func (k *Chooser) Above() []ui.Overlay { return []ui.Overlay{&k.list.over} }

// Update runs one tick of the request, and reports whether there is one.
func (k *Chooser) Update(p *ui.Pointer) bool {
	switch {
	case k.waiting != nil:
		k.wait(p)
	case k.list.shown:
		k.list.update(p)
	default:
		return false
	}
	return true
}

// wait takes the answer of the system's dialog, or applies the input to the buttons.
func (k *Chooser) wait(p *ui.Pointer) {
	select {
	case c, ok := <-k.waiting:
		k.waiting, k.changed = nil, true
		switch {
		case !ok || c.Err != nil:
			k.own()
		case !c.Cancelled && c.Path != "":
			k.finish(c.Path)
		}
		return
	default:
	}
	if p.Does(action.Back) {
		k.cancel()
		return
	}
	k.Buttons.Update(p)
}

// Draw draws the request, if there is one.
func (k *Chooser) Draw(c *ui.Canvas) {
	k.changed, k.list.changed = false, false
	if k.list.shown {
		k.list.draw(c)
	}
	if k.waiting == nil {
		return
	}
	c.Veil(0.6)
	c.Sign(waitBox, pen.CanDo)
	c.Label(strings.ToUpper(k.request.title), waitBox.X+44, waitBox.Y+78, waitBox.W-88, ui.Display(52, pen.Paper), pen.Left)
	c.Paragraph("Choose a file in the system dialog.", waitBox.X+44, waitBox.Y+126, waitBox.W-88, 32, 2, ui.Body(26, pen.SoftPaper), pen.Left)
	k.Buttons.Draw(c)
}

// Restless reports whether the request looks different now from its last drawing.
func (k *Chooser) Restless() bool { return k.changed || k.list.restless() }

// maxName is the greatest length of a suggested file name, in letters.
const maxName = 60

// PlainName returns a file name that is valid on every system.
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
