package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"strings"
	"testing"
	"time"

	"lineup/ai"
	"lineup/cmd/planflags"
	"lineup/game/campaign"
	"lineup/game/catalog"
	"lineup/game/english"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/naming"
	"lineup/game/savegame"
	"lineup/game/testgame"
	"lineup/render/art/pen"
	"lineup/render/ui"
	"lineup/saves"
	"lineup/saves/container"
	"lineup/saves/disktest"
)

// FuzzNames sends two names of any bytes through every way in: a flag, a Plan, a field, a saved game, a
// campaign, and a shared file. Names that one of them accepts can be drawn, saved, read back, and told
// apart. All others are refused in one sentence. Files of earlier versions open with any names.
func FuzzNames(f *testing.F) {
	for _, name := range []string{"Ana", "ana", "Ana ", " A  na", "A\u0301na", "Аna", "李小龍", "דוד", "🦇", "", " ", ",:+=\"\\", "\xff\xfe", "\x00\n", "\u202e", "Robo", "greedy", "Bob:greedy", "Bob:grey", strings.Repeat("W", 24), strings.Repeat("W", 1000), strings.Repeat("W", 100_000), strings.Repeat("\u0301", 100_000), strings.Repeat("\xff", 100_000)} {
		f.Add(name, "Ana")
		f.Add(strings.Repeat("N", 200)+name, strings.Repeat("N", 200))
	}
	table, err := testgame.New("standard seats=Left,Right seed=5", 1)
	if err != nil {
		f.Fatal(err)
	}
	kept := table.Play(5).Kept(savegame.Replay, "g")
	file, err := container.Encode(container.Content{SavedGame: kept})
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, a, b string) {
		if len(a) > 100_000 || len(b) > 100_000 {
			return
		}
		w := &ways{t: t, a: a, b: b}
		w.flag()
		w.plan()
		w.field()
		w.campaign()
		w.savedGame(file)
		w.shared(kept)
	})
}

// ways tries two names in every way in.
type ways struct {
	t    *testing.T
	a, b string
}

// refused checks the error for a name that is not allowed.
func (w *ways) refused(how string, err error) {
	w.t.Helper()
	english.Error(w.t, err)
	if says := err.Error(); len(says) > 700 || strings.ContainsAny(says, "\n\r") {
		w.t.Fatalf("%s: refused with %d bytes: %.900q", how, len(says), says)
	}
}

// allowed reports whether both names are allowed and can be told apart.
func (w *ways) allowed() bool {
	a, errA := naming.Take(w.a)
	b, errB := naming.Take(w.b)
	return errA == nil && errB == nil && !naming.Alike(a, b)
}

// drawn checks that names can be drawn and told apart.
func (w *ways) drawn(how string, names ...string) {
	w.t.Helper()
	for i, name := range names {
		if !naming.Allows(name) || naming.Taken(name, names[:i]) {
			w.t.Fatalf("%s: %.900q", how, names)
		}
		for _, r := range name + strings.ToUpper(name) {
			if r != ' ' && !naming.Drawn(r) {
				w.t.Fatalf("%s: %q has a letter that the fonts lack: %U", how, name, r)
			}
		}
	}
}

func (w *ways) flag() {
	seats, err := planflags.Seats(w.a+","+w.b, ai.Names())
	if err != nil {
		w.refused("flag", err)
		return
	}
	var names []string
	for _, s := range seats {
		names = append(names, s.Name)
	}
	w.drawn("flag", names...)
}

func (w *ways) plan() {
	p := mode.Plan{Seats: []mode.Seat{{Name: w.a}, {Name: w.b, Player: "greedy"}}, Seed: 5}
	if !strings.ContainsRune(w.a+w.b, '\ufffd') { // a Plan as text has no invalid bytes
		read, err := mode.ParsePlan(p.String())
		if err != nil {
			w.t.Fatal(err)
		}
		p = read
	}
	g, err := catalog.Shipped.Build(p)
	if (err == nil) != w.allowed() {
		w.t.Fatalf("a game of %.99q and %.99q: %v", w.a, w.b, err)
	}
	if err != nil {
		w.refused("plan", err)
		return
	}
	w.drawn("plan", g.Plan.Seats[0].Name, g.Plan.Seats[1].Name)
	if again, err := mode.ParsePlan(g.Plan.String()); err != nil || again.String() != g.Plan.String() {
		w.t.Fatalf("%s is read back as %s, %v", g.Plan, again, err)
	}
}

// keyboard types a text in one tick.
type keyboard struct{ text string }

func (k *keyboard) Read(r *ui.Reading) { *r = ui.Reading{Runes: []rune(k.text)} }

func (w *ways) field() {
	fit := ui.FitInto(1280, 720)
	field := ui.Field{Box: ui.BoxAt(0, 0, 200, 66), Max: naming.MaxLetters, Focus: true}
	var p ui.Pointer
	p.Read(&keyboard{w.a}, fit, ui.Tick)
	field.Update(&p, ui.Tick)
	if name, err := naming.Take(field.Text); err == nil {
		w.drawn("field", name)
	} else if naming.Tidy(field.Text) != "" {
		w.t.Fatalf("the field holds %q: %v", field.Text, err)
	}
	c := ui.NewCanvas()
	box := field.Box
	for _, l := range c.Read(1280, 720, nil, func(c *ui.Canvas) {
		field.Draw(c)
		c.Line(w.a, 0, 300, 400, 60, ui.Body(26, pen.Paper), pen.Left)
		c.Offer(w.b, box)
	}).Lines {
		if l.X1-l.X0 > 1280 {
			w.t.Fatalf("a line is %.0f pixels wide", l.X1-l.X0)
		}
	}
}

func (w *ways) campaign() {
	players := []campaign.Player{{Name: w.a}, {Name: w.b}}
	title, bad := naming.TakeTitle(w.a)
	c, err := campaign.Begin("town", w.a, 1, players)
	if (err == nil) != (w.allowed() && bad == nil) {
		w.t.Fatalf("a campaign of %.99q and %.99q: %v", w.a, w.b, err)
	}
	if err != nil {
		w.refused("campaign", err)
	} else {
		text, err := campaign.Write(c)
		if err != nil {
			w.t.Fatal(err)
		}
		back, err := campaign.Read(text)
		if err != nil || back.Title != title || back.Players[0].Name != c.Players[0].Name || back.Players[1].Name != c.Players[1].Name {
			w.t.Fatalf("read back as %q by %q, %v", back.Title, back.Players, err)
		}
		w.drawn("campaign", back.Players[0].Name, back.Players[1].Name)
	}
	// A file of an earlier version.
	players[0].Hero, players[1].Hero = "Batman", "Superman"
	old, err := json.Marshal(map[string]any{"version": 1, "id": "town", "title": w.a, "seed": 1, "players": players, "entries": []int{}})
	if err != nil {
		w.t.Fatal(err)
	}
	switch back, err := campaign.Read(old); {
	case err == nil:
		w.drawn("earlier campaign", back.Players[0].Name, back.Players[1].Name)
	case w.a != "" && w.b != "" && strings.ToValidUTF8(w.a, "?") != strings.ToValidUTF8(w.b, "?"):
		w.t.Fatalf("a campaign of an earlier version by %.99q and %.99q: %v", w.a, w.b, err)
	}
}

func (w *ways) savedGame(file []byte) {
	// As an earlier version wrote it. Its header has at most 16 KB.
	p := mode.Plan{Mode: "standard", Sets: []string{"base"}, Seats: []mode.Seat{{Name: w.a}, {Name: w.b}}, Seed: 5}
	text, err := json.Marshal(p.String())
	if err != nil || len(text) > 8<<10 {
		return
	}
	from := []byte(`"standard sets=base seats=Left,Right seed=5"`)
	if !bytes.Contains(file, from) {
		w.t.Fatal("the file has another Plan")
	}
	old := container.Seal(bytes.Replace(file[:len(file)-sha256.Size], from, text, 1))
	c, err := container.Decode(old)
	if err != nil {
		w.t.Fatal(err)
	}
	seats := c.Record.Plan.Seats
	w.drawn("earlier game", seats[0].Name, seats[1].Name)
	g, err := catalog.Shipped.Build(c.Record.Plan)
	if err != nil {
		w.t.Fatal(err)
	}
	if _, err := match.Replay(g, nil, c.Record); err != nil {
		w.t.Fatal(err)
	}
}

func (w *ways) shared(g savegame.SavedGame) {
	open := func() *saves.Store {
		s, err := saves.Open("", saves.Options{Clock: disktest.Clock(time.Unix(1_767_268_800, 0)), FS: disktest.NewMemory(nil)})
		if err != nil {
			w.t.Fatal(err)
		}
		w.t.Cleanup(func() { _ = s.Close() })
		return s
	}
	here, there := open(), open()
	want, bad := naming.TakeTitle(w.a)
	g.Kind, g.Title = savegame.Named, w.a
	id, err := here.Save(g)
	if (err == nil) != (bad == nil) {
		w.t.Fatalf("saved as %.99q: %v", w.a, err)
	}
	if err != nil {
		w.refused("save", err)
		return
	}
	b, err := here.Export(id)
	if err != nil {
		w.t.Fatal(err)
	}
	if _, _, err := there.Import(w.b+".lineup", b); err != nil {
		w.t.Fatal(err)
	}
	for _, l := range there.List() {
		if l.Fault != "" || want != "" && l.Title != want || l.Title != "" && !naming.Allows(l.Title) {
			w.t.Fatalf("shared as %q, it is listed as %q: %s", want, l.Title, l.Fault)
		}
	}
}
