package menu

import (
	"path/filepath"
	"strings"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/pen"
	"lineup/render/ui"
)

// request asks for a file.
type request struct {
	title     string
	suggested string // the name of a file to write; "" asks for one to open
	ending    string // of the files that are offered, with its dot
	done      func(path string)
}

// chooser lets a person choose a file: by the system's dialog, or where there is none by
// the program's own list of files.
type chooser struct {
	program *Program
	request request
	changed bool          // since it was drawn
	waiting <-chan Choice // for the system's dialog, nil for nothing
	Buttons ui.Buttons    // while it waits
	list    fileList
}

var waitBox = ui.BoxAt(510, 380, 900, 290)

// ask asks for a file.
func (k *chooser) ask(r request) {
	k.request = r
	if k.program.Files != nil {
		k.waiting = k.program.Files.Choose(r.title, r.suggested)
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
func (k *chooser) cancel() { k.waiting = nil }

// own shows the program's own list of files.
func (k *chooser) own() {
	k.waiting = nil
	k.list.open(k.request, k.program.Folder, k.finish)
}

// finish hands on what was chosen, and remembers where that was.
func (k *chooser) finish(path string) {
	k.program.Folder = filepath.Dir(path)
	k.request.done(path)
}

// update reports whether a file is being asked for: that takes all input.
func (k *chooser) update(p *ui.Pointer, dt float64) bool {
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

func (k *chooser) draw(c *ui.Canvas) {
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

// restless reports whether what is asked looks otherwise now than it was drawn.
func (k *chooser) restless() bool { return k.changed || k.list.restless() }

// maxName is how long the name of a file may be that the program suggests, in letters.
const maxName = 60

// plainName is a name that a file may have on any system.
func plainName(s string) string {
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
