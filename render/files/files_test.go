package files

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/game/savegame"
	"lineup/render/art/pen"
	"lineup/render/looptest"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

func TestMain(m *testing.M) { looptest.Main(m) }

// home is the first folder of a desk.
const home = "/home/ana"

// desk is a screen that reads and writes files, with hands on it. Its disk has some files and an
// unreadable folder.
type desk struct {
	*uitest.Hands
	Chooser
	layers  ui.Overlays
	frame   *ui.Focus
	t       *testing.T
	disk    fstest.MapFS
	written []string // paths of written files
	done    []Transfer
	// imported reports that zeta was imported already.
	imported bool
}

func newDesk(t *testing.T) *desk {
	t.Helper()
	d := &desk{t: t, Hands: &uitest.Hands{}, Chooser: Chooser{Access: &Access{Folder: filepath.FromSlash(home)}}, disk: fstest.MapFS{
		"home/ana/games/old.lineup": {}, "home/ana/zeta.lineup": {}, "home/ana/Alpha.LINEUP": {}, "home/ana/notes.txt": {},
		"home/ana/.hidden/x.lineup": {}, "home/ana/secret/x.lineup": {}, "home/ana/taken.lineup/x": {},
	}}
	d.list.read = func(dir string) ([]fs.DirEntry, error) {
		dir = strings.TrimPrefix(filepath.ToSlash(dir), "/")
		if dir == "" {
			dir = "."
		}
		if strings.HasSuffix(dir, "secret") {
			return nil, &fs.PathError{Op: "open", Path: dir, Err: fs.ErrPermission}
		}
		return fs.ReadDir(d.disk, dir)
	}
	c := ui.NewCanvas()
	c.Fit = ui.FitInto(1920, 1080)
	d.layers = ui.Over(&d.Chooser)
	d.frame = d.HoldFramed(c, func(p *ui.Pointer, _ float64) error { d.layers.Update(p); return nil }, d.layers.Draw)
	return d
}

// ImportFrom imports the file zeta, once, and no other.
func (d *desk) ImportFrom(path string) (id string, known bool, err error) {
	if filepath.Base(path) != "zeta.lineup" {
		return "", false, errors.New("Alpha.LINEUP: it is torn")
	}
	known = d.imported
	d.imported = true
	return "campaigns/zeta.lineup", known, nil
}

// Campaigns returns the imported ones.
func (d *desk) Campaigns() []savegame.ListedCampaign {
	return []savegame.ListedCampaign{{SavedCampaign: savegame.SavedCampaign{File: "campaigns/zeta.lineup"}}}
}

func (d *desk) act(do func() Transfer) { d.done = append(d.done, do()) }

// read requests a file to read.
func (d *desk) read() {
	d.Import("Import a game", d, d.act)
	d.settle()
}

// write requests a file to write.
func (d *desk) write() {
	d.Export("Export a game", "Evening.lineup", func(path string) error {
		d.written = append(d.written, filepath.ToSlash(path))
		return nil
	}, d.act)
	d.settle()
}

// settle runs ticks until no folder is being read.
func (d *desk) settle() {
	d.t.Helper()
	d.Tick(d.t)
	for start := time.Now(); d.list.reading.Busy(); time.Sleep(time.Millisecond) {
		if time.Since(start) > 10*time.Second {
			d.t.Fatal("a folder is read without end")
		}
		d.Tick(d.t)
	}
	d.Tick(d.t)
}

// key presses keys.
func (d *desk) key(keys ...ebiten.Key) {
	d.t.Helper()
	for _, k := range keys {
		d.Press(d.t, k)
		d.settle()
	}
}

// enter leads the frame to a row, which marks it, and presses Enter.
func (d *desk) enter(name string) {
	d.t.Helper()
	d.Lead(d.t, d.frame, name)
	if l := &d.list; l.marked < 0 || l.files[l.marked].name != name {
		d.t.Errorf("with the frame on %q the files are %s", name, d.listed())
	}
	for range 25 {
		d.Tick(d.t)
	}
	d.key(ebiten.KeyEnter)
}

// push clicks a button.
func (d *desk) push(bs *ui.Buttons, label string) {
	d.t.Helper()
	d.Button(d.t, bs, label)
	d.settle()
}

// pick clicks the row of a file.
func (d *desk) pick(name string) {
	d.t.Helper()
	l := &d.list
	i := slices.IndexFunc(l.files, func(f file) bool { return f.name == name })
	if i < 0 {
		d.t.Fatalf("there is no file %q in %s", name, d.listed())
	}
	d.Click(d.t, l.rows.X+100, l.rows.Y+(float64(i)+0.5)*filePitch-l.scroll.At)
	d.settle()
}

// listed returns the visible files, with a star before the marked one.
func (d *desk) listed() string {
	var out []string
	for i, f := range d.list.files {
		if i == d.list.marked {
			f.name = "*" + f.name
		}
		out = append(out, f.name)
	}
	return strings.Join(out, " ")
}

// came checks the result of the latest transfer, with "" for none.
func (d *desk) came(want string) {
	d.t.Helper()
	got := ""
	if n := len(d.done); n > 0 {
		if at := d.done[n-1]; at.Err != nil {
			got = at.Err.Error()
		} else {
			got = fmt.Sprint(at.Said, at.ID, at.Campaign)
		}
	}
	if got != want {
		d.t.Errorf("it has come to %q, want %q", got, want)
	}
	d.done = nil
}

// TestImport checks that files are found and read through folders, with the mouse and the keys.
func TestImport(t *testing.T) {
	d := newDesk(t)
	l := &d.list
	d.read()
	if got := d.listed(); got != "games secret taken.lineup Alpha.LINEUP zeta.lineup" {
		t.Fatalf("the files are %s", got)
	}
	d.pick("secret")
	if l.fault != `Can't read the folder "secret": permission denied.` {
		t.Errorf("of a folder that cannot be read is told %q", l.fault)
	}
	d.push(&l.Buttons, "UP")
	d.push(&l.Buttons, "OPEN")
	if l.fault != "Choose a file." {
		t.Errorf("of nothing chosen is told %q", l.fault)
	}
	d.enter("games")
	if got := d.listed(); got != "*old.lineup" {
		t.Errorf("in the folder games are %s", got)
	}
	d.key(ebiten.KeyBackspace, ebiten.KeyBackspace, ebiten.KeyBackspace, ebiten.KeyBackspace)
	if got := d.listed(); got != "*home" {
		t.Errorf("at the root are %s", got)
	}
	d.enter("home")
	d.pick("ana")
	d.pick("zeta.lineup")
	if !l.shown || l.marked < 0 {
		t.Error("one click takes a file")
	}
	d.push(&l.Buttons, "OPEN")
	if l.shown {
		t.Error("the list stays open")
	}
	d.came("Imported zeta.lineup.campaigns/zeta.lineuptrue")

	d.read()
	d.pick("zeta.lineup")
	d.push(&l.Buttons, "OPEN")
	d.came("zeta.lineup was already here.campaigns/zeta.lineuptrue")

	d.read()
	d.pick("Alpha.LINEUP")
	d.pick("Alpha.LINEUP")
	d.came(`"Alpha.LINEUP": it is torn`)
	d.read()
	d.key(ebiten.KeyEscape)
	d.read()
	d.push(&l.Buttons, "CANCEL")
	if l.shown {
		t.Error("the list is not closed")
	}
	d.came("")
}

// TestExport checks that files are written, and that overwriting asks first.
func TestExport(t *testing.T) {
	d := newDesk(t)
	l := &d.list
	d.write()
	if l.name.Text != "Evening.lineup" {
		t.Errorf("suggested is %q", l.name.Text)
	}
	d.Tick(t)
	d.Press(t, ebiten.KeyDown)
	if at, shown := d.frame.Target(); !shown || at.What != "SAVE" {
		t.Errorf("the frame begins on %q", at.What)
	}
	d.Enter(t, d.frame, "CANCEL")
	if l.shown || len(d.written) != 0 {
		t.Errorf("Enter on CANCEL leaves the list shown: %v, and writes %q", l.shown, d.written)
	}
	d.write()
	d.Lead(t, d.frame, "zeta.lineup")
	if l.name.Text != "Evening.lineup" {
		t.Errorf("passing over a file, the frame changes the name to %q", l.name.Text)
	}
	d.Lead(t, d.frame, "field "+l.name.Hint)
	d.Tick(t)
	d.key(ebiten.KeyEnter)
	d.came("Exported to Evening.lineup.false")
	d.disk["home/ana/Evening.lineup"] = &fstest.MapFile{}
	d.write()
	d.push(&l.Buttons, "SAVE")
	if !l.over.Shown() {
		t.Fatal("nobody asks before a file is written over")
	}
	d.push(&l.over.Buttons, "CANCEL")
	d.pick("zeta.lineup")
	d.push(&l.Buttons, "SAVE")
	d.push(&l.over.Buttons, "OVERWRITE")
	d.write()
	for _, c := range []struct{ name, fault string }{
		{"", "Enter a file name."}, {"..", "Enter a file name."}, {"a/b", `A file name can't contain / \ : * ? " < > | .`},
		{"taken", "taken.lineup is a folder."},
	} {
		t.Run("name "+c.name, func(t *testing.T) {
			l.name.Text = ""
			d.Type(t, c.name)
			d.key(ebiten.KeyEnter)
			if l.fault != c.fault || !l.shown {
				t.Errorf("it says %q, want %q", l.fault, c.fault)
			}
		})
	}
	l.name.Text = ""
	d.enter("games")
	d.Type(t, "deep")
	d.key(ebiten.KeyEnter)
	if want := []string{home + "/Evening.lineup", home + "/zeta.lineup", home + "/games/deep.lineup"}; !slices.Equal(d.written, want) {
		t.Errorf("written were %q, want %q", d.written, want)
	}
	if got := filepath.ToSlash(d.Access.Folder); got != home+"/games" {
		t.Errorf("the folder where files are is %s", got)
	}
}

// dialog is a system dialog.
type dialog struct {
	answers   chan Choice
	suggested string
}

func (d *dialog) Choose(_, suggested string) <-chan Choice {
	d.suggested = suggested
	return d.answers
}

// TestSystemDialog checks that the answer of the system's dialog is used, and that the program's
// own list replaces a missing dialog.
func TestSystemDialog(t *testing.T) {
	d := newDesk(t)
	s := &dialog{answers: make(chan Choice, 1)}
	d.Access.System = s
	d.write()
	d.key(ebiten.KeyDelete, ebiten.KeyDown)
	for i, p := 0, d.frame.Page(); i < len(p.Targets); i++ {
		if p.Reachable(i) && !slices.Contains([]string{"CANCEL", "CHOOSE HERE INSTEAD"}, p.Targets[i].What) {
			t.Errorf("below the question, the frame reaches %q", p.Targets[i].What)
		}
	}
	d.frame.Hide()
	d.key(ebiten.KeyEnter)
	d.came("")
	s.answers <- Choice{Path: filepath.FromSlash("/far/x.lineup")}
	d.settle()
	d.came("Exported to x.lineup.false")
	if s.suggested != "Evening.lineup" || filepath.ToSlash(d.Access.Folder) != "/far" {
		t.Errorf("suggested was %q, and the folder is %s", s.suggested, d.Access.Folder)
	}
	d.read()
	s.answers <- Choice{Cancelled: true}
	d.settle()
	if d.waiting != nil || d.list.shown || s.suggested != "" {
		t.Error("it was cancelled, and is asked for")
	}
	if !d.Shown() || !d.Restless() || d.Holds(nil) != 0 {
		t.Error("it was cancelled, and nothing draws that")
	}
	ui.NewCanvas().Read(1920, 1080, nil, d.layers.Draw)
	if d.Shown() || d.Restless() {
		t.Error("it was cancelled, and is shown")
	}
	d.read()
	d.push(&d.Buttons, "CANCEL")
	d.read()
	d.key(ebiten.KeyEscape)
	if d.waiting != nil || d.list.shown {
		t.Error("it cannot be given up")
	}
	for name, none := range map[string]func(){
		"fails":  func() { d.read(); s.answers <- Choice{Err: errors.New("no portal")} },
		"unused": func() { d.read(); d.push(&d.Buttons, "CHOOSE HERE INSTEAD") },
		"ends":   func() { d.read(); close(s.answers) },
		"none":   func() { s.answers = nil; d.read() },
	} {
		t.Run(name, func(t *testing.T) {
			s.answers = make(chan Choice, 1)
			none()
			d.settle()
			if !d.list.shown {
				t.Error("without a dialog of the system there is none")
			}
			d.key(ebiten.KeyEscape)
		})
	}
}

func TestPlainName(t *testing.T) {
	for name, want := range map[string]string{
		`a/b\c: "d"*?`: "a b c d", "": "game", "...": "game", "Ünal, 3.": "Ünal, 3", strings.Repeat("x", 100): strings.Repeat("x", maxName),
	} {
		if got := PlainName(name); got != want {
			t.Errorf("%q makes the name %q, want %q", name, got, want)
		}
	}
}

// states returns the requests for a file in all states that look different.
func states(t *testing.T) map[string]*desk {
	out := map[string]*desk{}
	at := func(name string, do func(d *desk)) {
		d := newDesk(t)
		do(d)
		out[name] = d
	}
	at("import", (*desk).read)
	at("export", (*desk).write)
	at("fault of a name", func(d *desk) {
		d.write()
		d.list.fault = "The folder that games are saved in can't be written to: there is no space left on the device, and nothing that was done since is saved."
	})
	at("written over", func(d *desk) {
		d.write()
		d.pick("zeta.lineup")
		d.push(&d.list.Buttons, "SAVE")
	})
	at("system's dialog", func(d *desk) {
		d.Access.System = &dialog{answers: make(chan Choice)}
		d.read()
	})
	return out
}

// TestLayout checks the layout of requests for a file, in all window sizes and scales, with texts
// as they are and longer.
func TestLayout(t *testing.T) {
	for name, d := range states(t) {
		t.Run(name, func(t *testing.T) { (&uitest.LayoutRules{}).Walk(t, name, ui.NewCanvas(), func() {}, d.layers.Draw) })
	}
}

// TestContrast checks that the text of requests for a file contrasts with its ground.
func TestContrast(t *testing.T) {
	looptest.NeedDisplay(t)
	all := states(t)
	for _, name := range slices.Sorted(maps.Keys(all)) {
		draw := func(c *ui.Canvas) { c.Sky(ui.NightSky); all[name].layers.Draw(c) }
		if n := uitest.Contrast(t, name, ui.NewCanvas(), 960, 540, map[string]bool{"shout": true, "label words": true}, draw); n < 3 {
			t.Errorf("%s: only %d lines were measured", name, n)
		}
	}
}

// TestShortPath checks that a long path is shown by its end.
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

// TestLayers checks that a request gets all clicks, keys and turns of the wheel, and that the
// question of the list gets them instead of the list.
func TestLayers(t *testing.T) {
	build := func() uitest.Layered {
		d := newDesk(t)
		return uitest.Layered{Update: func(p *ui.Pointer, _ float64) error { d.layers.Update(p); return nil }, Layers: &d.layers,
			Open: []func(){d.write, func() { d.list.over.Show("Really?", "", "YES", "NO", func() {}) }}}
	}
	uitest.CheckLayers(t, build)
	uitest.CheckLayers(t, func() uitest.Layered {
		d := newDesk(t)
		d.Access.System = &dialog{answers: make(chan Choice)}
		return uitest.Layered{Update: func(p *ui.Pointer, _ float64) error { d.layers.Update(p); return nil }, Layers: &d.layers, Open: []func(){d.read}}
	})
}
