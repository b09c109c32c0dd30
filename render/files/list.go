package files

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"lineup/render/art/chrome"
	"lineup/render/ui"
	"lineup/render/ui/action"
)

// fileList is the program's own list of files to choose from. It reads folders in the background.
type fileList struct {
	Buttons ui.Buttons
	// read reads a folder. Nil means the system's function.
	read func(dir string) ([]fs.DirEntry, error)

	shown   bool
	request request
	done    func(path string)
	dir     string
	reading ui.Later[folder]
	files   []file // the listed files
	rows    ui.Box // their area
	marked  int    // index of the marked file, or -1 if none
	scroll  ui.Scroll
	name    ui.Field // of a file to write
	fault   string
	over    ui.Dialog // asks before overwriting
	changed bool      // since the last drawing
}

// file is a row of the list.
type file struct {
	name   string
	folder bool
}

// folder is the result of reading a folder.
type folder struct {
	files []file // all its files
	write string // the name to write, or "" to show the folder
	err   error
}

// The places of the list's parts.
var (
	filesBox  = ui.BoxAt(360, 50, 1200, 980)
	filesPath = ui.BoxAt(filesBox.X+36, filesBox.Y+96, filesBox.W-72, ui.MinTarget)
	filesRows = ui.BoxAt(filesBox.X+36, filesBox.Y+180, filesBox.W-72, 10*filePitch)
	filesFoot = ui.BoxAt(filesBox.X+36, filesBox.Y+filesBox.H-98, filesBox.W-72, 72)
	filesName = ui.BoxAt(filesBox.X+36, filesFoot.Y-88, filesBox.W-72, ui.MinTarget)
)

const filePitch = ui.MinTarget // between files

// writing reports whether the request is for a file to write.
func (l *fileList) writing() bool { return l.request.suggested != "" }

// open shows the list with a folder, or the home folder for "".
func (l *fileList) open(r request, dir string, done func(path string)) {
	if dir == "" {
		dir = homeFolder()
	}
	*l = fileList{read: l.read, shown: true, request: r, done: done, Buttons: ui.Buttons{List: l.Buttons.List[:0]}}
	if l.read == nil {
		l.read = os.ReadDir
	}
	l.name = ui.Field{Box: filesName, Hint: "name", Text: r.suggested, Max: 2 * maxName, Focus: l.writing()}
	label, do := "OPEN", l.take
	l.rows = filesRows
	if l.writing() {
		label, do = "SAVE", l.write
		l.rows.H -= filePitch // leaves room for the name
	}
	up, foot := filesPath, filesFoot
	l.Buttons.Add(ui.Button{Box: up.CutLeft(130, 0), Label: "UP", Do: l.up})
	l.Buttons.Add(ui.Button{Box: foot.CutLeft(240, 20), Label: label, Ground: chrome.BlueBig, First: l.writing(), Prefers: l.writing(), Do: do})
	l.Buttons.Add(ui.Button{Box: foot.CutLeft(240, 0), Label: "CANCEL", Act: action.Back, Do: l.close})
	l.goTo(dir)
}

// homeFolder returns the person's home folder.
func homeFolder() string {
	home, err := os.UserHomeDir()
	if err != nil {
		return string(filepath.Separator)
	}
	return home
}

func (l *fileList) close() {
	l.shown = false
	l.reading.Drop()
}

// goTo shows another folder.
func (l *fileList) goTo(dir string) {
	l.dir, l.files, l.marked, l.fault, l.scroll = dir, nil, -1, "", ui.Scroll{}
	read := l.read
	l.reading.Start(func() folder { return readFolder(read, dir) })
}

// up shows the parent folder.
func (l *fileList) up() { l.goTo(filepath.Dir(l.dir)) }

// readFolder reads a folder, with folders first, sorted by name. It may return both files and an
// error.
func readFolder(read func(string) ([]fs.DirEntry, error), dir string) folder {
	entries, err := read(dir)
	var out []file
	for _, e := range entries {
		f := file{e.Name(), e.IsDir()}
		if e.Type()&fs.ModeSymlink != 0 {
			to, err := os.Stat(filepath.Join(dir, f.name))
			f.folder = err == nil && to.IsDir()
		}
		out = append(out, f)
	}
	slices.SortFunc(out, func(a, b file) int {
		if a.folder != b.folder {
			if a.folder {
				return -1
			}
			return 1
		}
		return strings.Compare(strings.ToLower(a.name), strings.ToLower(b.name))
	})
	return folder{files: out, err: err}
}

// unread returns the words for a folder that cannot be read.
func unread(dir string, err error) string {
	var at *fs.PathError
	if errors.As(err, &at) {
		err = at.Err
	}
	return fmt.Sprintf("Can't read the folder \"%s\": %s.", filepath.Base(dir), err)
}

// takeIn takes the result of reading a folder.
func (l *fileList) takeIn() {
	f, ok := l.reading.Take()
	l.changed = l.changed || ok
	switch {
	case !ok:
	case f.write != "":
		l.check(f)
	default:
		if f.err != nil {
			l.fault = unread(l.dir, f.err)
		}
		for _, e := range f.files {
			if !strings.HasPrefix(e.name, ".") && (e.folder || strings.EqualFold(filepath.Ext(e.name), l.request.ending)) {
				l.files = append(l.files, e)
			}
		}
	}
}

// finish passes on the path of a file.
func (l *fileList) finish(name string) {
	l.close()
	l.done(filepath.Join(l.dir, name))
}

// take opens or chooses the marked file.
func (l *fileList) take() {
	if l.marked < 0 {
		l.fault = "Choose a file."
		return
	}
	l.enter(l.files[l.marked])
}

// enter opens a folder or chooses a file.
func (l *fileList) enter(f file) {
	switch {
	case f.folder:
		l.goTo(filepath.Join(l.dir, f.name))
	case l.writing():
		l.name.Text = f.name
		l.write()
	default:
		l.finish(f.name)
	}
}

// write chooses the typed name, after a check for an existing file.
func (l *fileList) write() {
	name := strings.TrimSpace(l.name.Text)
	switch {
	case strings.Trim(name, ".") == "":
		l.fault = "Enter a file name."
		return
	case strings.ContainsAny(name, `/\:*?"<>|`):
		l.fault = "A file name can't contain " + `/ \ : * ? " < > | .`
		return
	case l.reading.Busy():
		return
	}
	if !strings.EqualFold(filepath.Ext(name), l.request.ending) {
		name += l.request.ending
	}
	l.fault = ""
	read, dir := l.read, l.dir
	l.reading.Start(func() folder {
		f := readFolder(read, dir)
		f.write = name
		return f
	})
}

// check writes the file, and asks before overwriting one.
func (l *fileList) check(f folder) {
	if f.err != nil {
		l.fault = unread(l.dir, f.err)
		return
	}
	i := slices.IndexFunc(f.files, func(e file) bool { return strings.EqualFold(e.name, f.write) })
	switch {
	case i < 0:
		l.finish(f.write)
	case f.files[i].folder:
		l.fault = f.files[i].name + " is a folder."
	default:
		l.over.Show("A file with this name already exists.", "Overwrite it?", "OVERWRITE", "CANCEL", func() { l.finish(f.write) })
	}
}

// mark marks the row with an index, or the nearest row.
func (l *fileList) mark(i int) {
	if len(l.files) == 0 {
		return
	}
	l.marked = max(0, min(i, len(l.files)-1))
	l.scroll.Reveal(float64(l.marked)*filePitch, filePitch, l.rows, l.high())
}

func (l *fileList) high() float64 { return float64(len(l.files)) * filePitch }

// update runs one tick of the list.
func (l *fileList) update(p *ui.Pointer) {
	if l.takeIn(); !l.shown || l.over.Shown() {
		return
	}
	if l.writing() {
		// Nothing else takes typing here. With the frame elsewhere, Enter is not for the name.
		takes := !p.Framed || len(p.Runes) > 0 || l.name.Box.Has(p.X, p.Y)
		l.name.Focus = l.name.Focus || takes
		if l.name.Update(p, ui.Tick) {
			l.fault, l.marked = "", -1
		}
		if p.Arrives() && l.name.Box.Has(p.X, p.Y) {
			l.marked = -1 // Enter is for the name again
		}
		l.name.Focus = l.name.Focus || takes
	}
	l.scroll.Update(p, l.rows, l.high())
	// The row under the frame is marked, also one that has come there with another folder, unless a name was typed.
	if i := l.rowAt(p.Y); p.Framed && l.rows.Has(p.X, p.Y) && i < len(l.files) && (p.Arrives() || l.marked < 0 && !l.writing()) {
		l.fault = ""
		l.mark(i)
	}
	switch {
	case p.Does(action.Back):
		l.close()
	case p.Does(action.Parent) && !l.writing():
		l.up()
	case p.Confirm():
		l.confirm()
	case p.Clicked(l.rows):
		l.click(p)
	default:
		l.Buttons.Update(p)
	}
}

// confirm does the same as Enter. It opens the marked folder or chooses the file.
func (l *fileList) confirm() {
	if l.writing() && l.marked < 0 {
		l.write()
		return
	}
	l.take()
}

// rowAt returns the index of the row at a height, which may be beyond the last file.
func (l *fileList) rowAt(y float64) int { return int((y - l.rows.Y + l.scroll.At) / filePitch) }

// click opens a folder or marks a file. A double click chooses the file.
func (l *fileList) click(p *ui.Pointer) {
	i := l.rowAt(p.Y)
	if i >= len(l.files) {
		return
	}
	l.fault = ""
	f := l.files[i]
	switch {
	case f.folder && p.Twice: // the first click has opened a folder, so this is another row
	case f.folder, p.Twice:
		l.enter(f)
	default:
		l.mark(i)
		if l.writing() {
			l.name.Text = f.name
		}
	}
}

// restless reports whether the list looks different now from its last drawing.
func (l *fileList) restless() bool { return l.changed || l.shown && l.writing() && l.name.Restless() }
