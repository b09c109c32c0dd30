package menu

import (
	"errors"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/render/art/pen"
	"lineup/render/looptest"
	"lineup/render/ui"
)

// disk is a disk with some files, and a folder that cannot be read.
func disk(s *stage) fstest.MapFS {
	files := fstest.MapFS{
		"home/ana/games/old.lineup": {}, "home/ana/zeta.lineup": {}, "home/ana/Alpha.LINEUP": {}, "home/ana/notes.txt": {},
		"home/ana/.hidden/x.lineup": {}, "home/ana/secret/x.lineup": {}, "home/ana/taken.lineup/x": {},
	}
	s.chooser.list.read = func(dir string) ([]fs.DirEntry, error) {
		dir = strings.TrimPrefix(filepath.ToSlash(dir), "/")
		if dir == "" {
			dir = "."
		}
		if strings.HasSuffix(dir, "secret") {
			return nil, &fs.PathError{Op: "open", Path: dir, Err: fs.ErrPermission}
		}
		return fs.ReadDir(files, dir)
	}
	s.program.Folder = filepath.FromSlash("/home/ana")
	return files
}

// listed are the files that are shown, with a star before the marked one.
func (l *fileList) listed() string {
	var out []string
	for i, f := range l.files {
		if i == l.marked {
			f.name = "*" + f.name
		}
		out = append(out, f.name)
	}
	return strings.Join(out, " ")
}

// pick clicks the row of a file.
func (s *stage) pick(name string) {
	s.t.Helper()
	l := &s.chooser.list
	for i, f := range l.files {
		if f.name == name {
			s.Click(s.t, l.rows.X+100, l.rows.Y+(float64(i)+0.5)*filePitch-l.scroll.At)
			s.settle()
			return
		}
	}
	s.t.Fatalf("there is no file %q in %s", name, l.listed())
}

// pushIn clicks a button of something over the list.
func (s *stage) pushIn(bs *ui.Buttons, label string) {
	s.t.Helper()
	s.Button(s.t, bs, label)
	s.settle()
}

// TestImport goes through folders with the mouse and the keys, and imports.
func TestImport(t *testing.T) {
	m := memory(t)
	const replay = "replays/replay.lineup"
	if err := m.ExportTo(replay, filepath.FromSlash("/home/ana/zeta.lineup")); err != nil {
		t.Fatal(err)
	}
	if err := m.Delete(replay); err != nil {
		t.Fatal(err)
	}
	s := newStage(t, m)
	disk(s)
	l := &s.chooser.list
	s.push("IMPORT")
	if got := l.listed(); got != "games secret taken.lineup Alpha.LINEUP zeta.lineup" {
		t.Fatalf("the files are %s", got)
	}
	s.pick("secret")
	if l.fault != `The folder "secret" cannot be read: permission denied.` {
		t.Errorf("of a folder that cannot be read is told %q", l.fault)
	}
	s.pushIn(&l.Buttons, "UP")
	s.pushIn(&l.Buttons, "OPEN")
	if l.fault != "Choose a file first." {
		t.Errorf("of nothing chosen is told %q", l.fault)
	}
	s.key(ebiten.KeyDown, ebiten.KeyEnter)
	if got := l.listed(); got != "old.lineup" {
		t.Errorf("in the folder games are %s", got)
	}
	s.key(ebiten.KeyBackspace, ebiten.KeyBackspace, ebiten.KeyBackspace, ebiten.KeyBackspace)
	if got := l.listed(); got != "home" {
		t.Errorf("at the root are %s", got)
	}
	s.key(ebiten.KeyDown, ebiten.KeyEnter)
	s.pick("ana")
	s.pick("zeta.lineup")
	if !l.shown || l.marked < 0 {
		t.Error("one click takes a file")
	}
	s.pushIn(&l.Buttons, "OPEN")
	if w, _ := s.one(); s.tab != replaysTab || w.Plan != bobPlan || l.shown {
		t.Errorf("imported is %q, of the tab %d", w.Plan, s.tab)
	}
	s.says("Imported zeta.lineup.", "")

	s.push("IMPORT")
	s.pick("Alpha.LINEUP")
	s.pick("Alpha.LINEUP")
	s.says("", `"Alpha.LINEUP": no such file or directory.`)
	s.push("IMPORT")
	s.key(ebiten.KeyEscape)
	s.push("IMPORT")
	s.pushIn(&l.Buttons, "CANCEL")
	if l.shown {
		t.Error("the list is not closed")
	}
	s.did("")
}

// TestExport writes files, and asks before one is written over.
func TestExport(t *testing.T) {
	m := memory(t)
	s := newStage(t, m)
	files := disk(s)
	l := &s.chooser.list
	path := func(name string) string { return filepath.FromSlash("/home/ana/" + name) }
	written := func(name string) bool { _, ok := m.Outside(path(name)); return ok }
	s.push("EXPORT")
	if l.name.Text != "Ana, Robo turn 14.lineup" {
		t.Errorf("suggested is %q", l.name.Text)
	}
	s.key(ebiten.KeyEnter)
	s.says("Written to Ana, Robo turn 14.lineup.", "")
	if !written("Ana, Robo turn 14.lineup") {
		t.Fatal("nothing was written")
	}
	files["home/ana/Ana, Robo turn 14.lineup"] = &fstest.MapFile{}
	s.push("EXPORT")
	s.pushIn(&l.Buttons, "SAVE")
	if !l.over.Open() {
		t.Fatal("nobody asks before a file is written over")
	}
	s.pushIn(&l.over.Buttons, "CANCEL")
	s.pick("zeta.lineup")
	s.pushIn(&l.Buttons, "SAVE")
	s.pushIn(&l.over.Buttons, "WRITE OVER")
	if !written("zeta.lineup") {
		t.Error("a file was not written over")
	}
	s.push("EXPORT")
	for _, c := range []struct{ name, fault string }{
		{"", "The file needs a name."}, {"..", "The file needs a name."}, {"a/b", `The name of a file has no / \ : * ? " < > | in it.`},
		{"taken", "taken.lineup is a folder."},
	} {
		l.name.Text = ""
		s.Type(t, c.name)
		s.key(ebiten.KeyEnter)
		if l.fault != c.fault || !l.shown {
			t.Errorf("of the name %q is told %q", c.name, l.fault)
		}
	}
	l.name.Text = ""
	s.key(ebiten.KeyDown, ebiten.KeyEnter)
	s.Type(t, "deep")
	s.key(ebiten.KeyEnter)
	if !written("games/deep.lineup") || s.program.Folder != path("games") {
		t.Errorf("it was not written to the folder games, and %s is where files are", s.program.Folder)
	}
	m.FailOutside()
	s.push("EXPORT")
	s.key(ebiten.KeyEnter)
	s.says("", `"Ana, Robo turn 14.lineup": not a directory.`)
}

// dialog is a dialog of the system.
type dialog struct {
	answers   chan Choice
	suggested string
}

func (d *dialog) Choose(_, suggested string) <-chan Choice {
	d.suggested = suggested
	return d.answers
}

// TestSystemDialog takes what the dialog of the system says, and does without it where
// it says nothing.
func TestSystemDialog(t *testing.T) {
	m := memory(t)
	s := newStage(t, m)
	disk(s)
	d := &dialog{answers: make(chan Choice, 1)}
	s.program.Files = d
	l := &s.chooser.list
	s.push("EXPORT")
	s.key(ebiten.KeyDelete, ebiten.KeyDown, ebiten.KeyEnter)
	s.has("*running named quick")
	s.did("")
	path := filepath.FromSlash("/far/x.lineup")
	d.answers <- Choice{Path: path}
	s.Tick(t)
	s.settle()
	s.says("Written to x.lineup.", "")
	if _, ok := m.Outside(path); !ok || d.suggested != "Ana, Robo turn 14.lineup" || s.program.Folder != filepath.Dir(path) {
		t.Errorf("suggested was %q, and nothing was written", d.suggested)
	}
	s.push("IMPORT")
	d.answers <- Choice{Cancelled: true}
	s.Tick(t)
	if s.chooser.waiting != nil || l.shown || d.suggested != "" {
		t.Error("it was cancelled, and is asked for")
	}
	s.push("IMPORT")
	s.pushIn(&s.chooser.Buttons, "CANCEL")
	s.push("IMPORT")
	s.key(ebiten.KeyEscape)
	if s.chooser.waiting != nil || l.shown {
		t.Error("it cannot be given up")
	}
	for _, none := range []func(){
		func() { d.answers <- Choice{Err: errors.New("no portal")} },
		func() { s.pushIn(&s.chooser.Buttons, "CHOOSE IN THIS WINDOW INSTEAD") },
		func() { close(d.answers) },
		func() { d.answers = nil; s.key(ebiten.KeyEscape); s.push("IMPORT") },
	} {
		s.push("IMPORT")
		none()
		s.Tick(t)
		s.settle()
		if !l.shown {
			t.Fatal("without a dialog of the system there is none")
		}
		s.key(ebiten.KeyEscape)
		if d.answers == nil {
			break
		}
	}
}

// TestBugReport: what is in a report is shown before it is written anywhere.
func TestBugReport(t *testing.T) {
	m := memory(t)
	s := newStage(t, m)
	disk(s)
	s.push("BUG REPORT")
	if !s.sheet.Shown() {
		t.Fatal("it is not shown what is in the report")
	}
	s.pushIn(&s.sheet.Buttons, "CANCEL")
	if s.sheet.Shown() || s.chooser.list.shown {
		t.Error("the report is not given up")
	}
	s.push("BUG REPORT")
	s.key(ebiten.KeyEscape)
	s.push("BUG REPORT")
	s.pushIn(&s.sheet.Buttons, "SAVE")
	s.pushIn(&s.chooser.list.Buttons, "SAVE")
	const report = "/home/ana/lineup report 2026-11-22.lineup"
	id, err := m.ImportFrom(filepath.FromSlash(report))
	if err != nil {
		t.Fatal(err)
	}
	want := strings.NewReplacer("Ana:", `"Seat 1":`, "Robo:", `"Seat 2":`).Replace(anaPlan)
	if g, err := m.Open(id); err != nil || g.Plan != want {
		t.Errorf("written is %q, %v", g.Plan, err)
	}
	s.says("Written to lineup report 2026-11-22.lineup.", "")
}

func TestPlainName(t *testing.T) {
	for name, want := range map[string]string{
		`a/b\c: "d"*?`: "a b c d", "": "game", "...": "game", "Ünal, 3.": "Ünal, 3", strings.Repeat("x", 100): strings.Repeat("x", maxName),
	} {
		if got := plainName(name); got != want {
			t.Errorf("%q makes the name %q, want %q", name, got, want)
		}
	}
}

// TestFilesLayout sees that the parts of the list of files do not overlap.
func TestFilesLayout(t *testing.T) {
	s := newStage(t, memory(t))
	disk(s)
	for _, label := range []string{"IMPORT", "EXPORT"} {
		s.push(label)
		boxes := []ui.Box{s.chooser.list.rows}
		if s.chooser.list.writing() {
			boxes = append(boxes, s.chooser.list.name.Box)
		}
		for _, b := range s.chooser.list.Buttons.List {
			boxes = append(boxes, b.Box)
		}
		checkBoxes(t, boxes)
		s.key(ebiten.KeyEscape)
	}
}

// TestShortPath: of a long path the end is shown.
func TestShortPath(t *testing.T) {
	looptest.NeedDisplay(t)
	c := ui.NewCanvas()
	st := ui.Body(20, pen.Paper)
	path := filepath.FromSlash("/one/two/three/four/five")
	if got := shortPath(c, path, st, 2000); got != path {
		t.Errorf("with room for it the path is %s", got)
	}
	got := shortPath(c, path, st, c.TextWidth(path, st)-5)
	if !strings.HasPrefix(got, "...") || !strings.HasSuffix(got, filepath.FromSlash("three/four/five")) {
		t.Errorf("with less room the path is %s", got)
	}
}
