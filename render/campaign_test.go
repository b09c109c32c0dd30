package render

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"lineup/ai"
	"lineup/engine"
	"lineup/game/campaign"
	"lineup/game/mode/rebirth"
	"lineup/game/savegame"
	rebirthset "lineup/game/sets/rebirth"
	screens "lineup/render/campaign"
	"lineup/render/looptest"
	"lineup/render/menu"
	"lineup/render/table"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

var wholeCampaign = flag.Bool("campaign", false, "play all eight Scenarios through the window, in place of the first")

// evening is a program that plays a campaign by script.
type evening struct {
	t testing.TB
	*App
	h *uitest.Hands
}

// newEvening starts the program with a store.
func newEvening(t testing.TB, store Store) *evening {
	t.Helper()
	a, h := storeApp(t, store)
	return &evening{t, a, h}
}

// copied returns a copy of a folder, as a killed program would leave it.
func copied(t testing.TB, dir string) string {
	t.Helper()
	to := t.TempDir()
	if err := os.CopyFS(to, os.DirFS(dir)); err != nil {
		t.Fatal(err)
	}
	return to
}

// begin begins a campaign of two people from the title.
func (e *evening) begin() {
	e.t.Helper()
	e.h.Button(e.t, &e.scene.(*menu.Title).Buttons, "REBIRTH CAMPAIGN")
	muster := e.scene.(*screens.Muster)
	e.h.Button(e.t, &muster.Buttons, "ADD A PERSON")
	e.h.Button(e.t, &muster.Buttons, "RANDOM HERO")
	e.h.Press(e.t, ebiten.KeyArrowRight) // to the first
	e.h.Press(e.t, ebiten.KeyEnter)
	e.h.Button(e.t, &muster.Buttons, "BEGIN")
}

// TestNewCampaignIsKept checks that the choices for a new campaign are there again after Escape and
// after an import, and that the next campaign begins without them.
func TestNewCampaignIsKept(t *testing.T) {
	e := newEvening(t, testgame.NewStore(t))
	rows := func() (n int) {
		t.Helper()
		for _, b := range e.scene.(*screens.Muster).Buttons.List {
			if b.Label == "X" {
				n++
			}
		}
		return n
	}
	push := func(label string) {
		t.Helper()
		e.h.Button(t, &e.scene.(*screens.Muster).Buttons, label)
	}
	e.h.Button(t, &e.scene.(*menu.Title).Buttons, "REBIRTH CAMPAIGN")
	push("ADD A PERSON")
	push("ADD A PERSON")
	if rows() != 3 {
		t.Fatalf("%d players can be removed, want 3", rows())
	}
	e.h.Press(t, ebiten.KeyEscape)
	e.h.Button(t, &e.scene.(*menu.Title).Buttons, "REBIRTH CAMPAIGN")
	if rows() != 3 {
		t.Errorf("after Escape there are %d players, want 3", rows())
	}
	push("IMPORT CAMPAIGN")
	e.h.Press(t, ebiten.KeyEscape) // no file
	e.h.Button(t, &e.scene.(*screens.List).Buttons, "NEW CAMPAIGN")
	if rows() != 3 {
		t.Errorf("after an import there are %d players, want 3", rows())
	}
	push("BEGIN")
	e.town()
	e.h.Press(t, ebiten.KeyEscape)
	e.h.Button(t, &e.scene.(*screens.List).Buttons, "NEW CAMPAIGN")
	if rows() != 0 {
		t.Errorf("the next campaign begins with %d players, want one", rows())
	}
	e.h.Press(t, ebiten.KeyEscape)
	if _, ok := e.scene.(*screens.List); !ok {
		t.Errorf("Escape leads to %T, want the list that has a campaign now", e.scene)
	}
}

// TestDamagedCampaign checks that a campaign with one damaged byte is reported on the title and in
// plain words on the list, and that opening its older save says which attempt that lacks.
func TestDamagedCampaign(t *testing.T) {
	store := testgame.NewStore(t)
	e := newEvening(t, store)
	e.begin()
	e.toTable()
	settleStore(e.App)
	file := store.Campaigns()[0].File
	b, err := store.Export(file)
	if err != nil {
		t.Fatal(err)
	}
	b[len(b)/2] ^= 1
	store.Write(file, b, 1_800_000_000)

	e = newEvening(t, store)
	settleStore(e.App)
	e.h.Tick(t)
	if want := "The campaign \"Campaign of Ana and Ben\" can't be opened. See REBIRTH CAMPAIGN."; e.notice.words != want {
		t.Errorf("the title says %q, want %q", e.notice.words, want)
	}
	e.h.Button(t, &e.scene.(*menu.Title).Buttons, "REBIRTH CAMPAIGN")
	list, ok := e.scene.(*screens.List)
	if !ok {
		t.Fatalf("the title leads to %T", e.scene)
	}
	e.h.Button(t, &list.Buttons, "OPEN OLDER SAVE")
	if want := "This is an older save. It lacks the first attempt at Scenario 1."; e.notice.words != want {
		t.Errorf("the older save says %q, want %q", e.notice.words, want)
	}
	if c := e.town(); len(c.Entries()) != 0 {
		t.Errorf("the older save is %+v", c)
	}
	// Going on keeps the damaged file.
	e.toTable()
	settleStore(e.App)
	if l := store.Campaigns(); len(l) != 1 || l[0].Fault != "" || l[0].Game == "" {
		t.Errorf("then the campaigns are %+v", l)
	}
}

// town returns the campaign on the overview.
func (e *evening) town() campaign.Campaign {
	e.t.Helper()
	o, ok := e.scene.(*screens.Overview)
	if !ok {
		e.t.Fatalf("in place of the overview there is %T: %q", e.scene, e.notice.words)
	}
	return o.Campaign
}

// toTable continues from the overview to the table, past the story.
func (e *evening) toTable() *table.Table {
	e.t.Helper()
	on := &e.scene.(*screens.Overview).Buttons
	e.h.Button(e.t, on, on.List[0].Label) // BEGIN or CONTINUE
	if _, told := e.scene.(*screens.Story); told {
		e.h.Press(e.t, ebiten.KeyEscape)
	}
	tb, ok := e.scene.(*table.Table)
	if !ok {
		e.t.Fatalf("CONTINUE leads to %T: %q", e.scene, e.notice.words)
	}
	return tb
}

// playOut plays to the end and returns the result screen.
func (e *evening) playOut(tb *table.Table) *menu.Result {
	e.t.Helper()
	stand, err := ai.New("greedy", 1)
	if err == nil {
		err = tb.PlayOut(stand)
	}
	if err != nil {
		e.t.Fatal(err)
	}
	for range 400 {
		if result, over := e.scene.(*menu.Result); over {
			return result
		}
		e.h.Tick(e.t)
	}
	e.t.Fatalf("a play that is over leads to %T", e.scene)
	return nil
}

// finishPlay plays to the end and continues to the overview, past the story.
func (e *evening) finishPlay(tb *table.Table) {
	e.t.Helper()
	e.h.Button(e.t, &e.playOut(tb).Buttons, "CONTINUE")
	if _, told := e.scene.(*screens.Story); !told {
		e.t.Fatalf("after the result comes %T: %q", e.scene, e.notice.words)
	}
	e.h.Press(e.t, ebiten.KeyEscape)
}

// playSome gives some answers, so that the attempt is underway.
func (e *evening) playSome(tb *table.Table) {
	e.t.Helper()
	stand, err := ai.New("greedy", 1)
	if err != nil {
		e.t.Fatal(err)
	}
	for range 3000 {
		if tb.Match.Given() > 60 || tb.Match.Over() {
			break
		}
		tb.GiveFor(stand)
		e.h.Tick(e.t)
	}
	settleStore(e.App)
}

// ends reports whether enough of the campaign was played.
func ends(c campaign.Campaign) bool {
	n := c.Next()
	return n.Over || !*wholeCampaign && (n.Scenario > 1 || n.Try > 1)
}

// TestCampaign checks that a campaign played by script has the same log with a store in memory and
// on a real one, where the program is killed during each attempt and continues in a different way
// each time.
func TestCampaign(t *testing.T) {
	looptest.NeedDisplay(t)
	e := newEvening(t, testgame.NewStore(t))
	e.begin()
	for !ends(e.town()) {
		e.finishPlay(e.toTable())
	}
	want := e.town()

	dir := t.TempDir()
	e = newEvening(t, testgame.OnDisk(t, dir))
	e.begin()
	for n := 0; !ends(e.town()); n++ {
		tb := e.toTable()
		e.playSome(tb)
		was := tb.Match.Hash()
		dir = copied(t, dir)
		e = newEvening(t, testgame.OnDisk(t, dir))
		settleStore(e.App)
		e.h.Tick(t)
		if n%2 == 0 {
			e.h.Button(t, &e.scene.(*menu.Title).Buttons, "CONTINUE")
		} else {
			e.h.Button(t, &e.scene.(*menu.Title).Buttons, "REBIRTH CAMPAIGN")
			e.h.Press(t, ebiten.KeyEnter)
			e.toTable()
		}
		tb, ok := e.scene.(*table.Table)
		if !ok || tb.Match.Hash() != was {
			t.Fatalf("the play goes on as another one: %T %q", e.scene, e.notice.words)
		}
		e.finishPlay(tb)
	}
	got := e.town()
	if a, b := strings.Join(got.Lines(), "\n"), strings.Join(want.Lines(), "\n"); a != b || got.Score() != want.Score() {
		t.Errorf("with stops the log is\n%s\nand without\n%s", a, b)
	}
	if n := len(got.Lines()); n == 0 {
		t.Error("nothing was played")
	}
	list, err := e.Store.OpenCampaign(e.Store.Campaigns()[0].File)
	if err != nil || !slices.Equal(list.Lines(), got.Lines()) {
		t.Errorf("kept is another log: %v", err)
	}
	for _, l := range e.Store.List() {
		if l.Kind == savegame.Running {
			t.Errorf("a game is still running: %+v", l.SaveEntry)
		}
	}
}

// TestCampaignWays checks that each detour in a campaign leads back to it.
func TestCampaignWays(t *testing.T) {
	looptest.NeedDisplay(t)
	store := testgame.NewStore(t)
	e := newEvening(t, store)
	e.begin()
	tb := e.toTable()
	e.playSome(tb)
	given := tb.Match.Given()
	tb.ToCampaign() // from the menu of the table
	if c := e.town(); !c.Next().Running {
		t.Error("the menu leads to another campaign")
	}
	if tb = e.toTable(); tb.Match.Given() != given {
		t.Errorf("after the overview the game has %d answers, want %d", tb.Match.Given(), given)
	}
	e.campaigns.ShowAll()
	e.h.Press(t, ebiten.KeyEnter)
	c := e.town()
	if !c.Next().Running {
		t.Fatal("no play is going on")
	}
	if began, now := c.Points()[0].Began, e.Now(); began < now-100 || began > now {
		t.Errorf("the play began at %d, and it is %d", began, now)
	}
	// Its game is deleted elsewhere, so it is dealt again.
	if err := store.Delete(of(store, savegame.Running)[0].ID); err != nil {
		t.Fatal(err)
	}
	if tb := e.toTable(); tb.Match.Given() != 0 {
		t.Errorf("a play without its game begins after %d answers", tb.Match.Given())
	}
	// It is undone.
	e.campaigns.ShowAll()
	e.h.Press(t, ebiten.KeyEnter)
	o := e.scene.(*screens.Overview)
	e.h.Button(t, &o.Buttons, "Scenario 1, before attempt 1")
	if e.town().Backs() != 0 {
		t.Error("it goes back without a question")
	}
	e.h.Press(t, ebiten.KeyEnter)
	if c := e.town(); c.Backs() != 1 || c.Next().Running || len(of(store, savegame.Running)) != 0 {
		t.Errorf("going back leads to %+v, with %d games", c.Next(), len(of(store, savegame.Running)))
	}
	// A player joins.
	e.h.Press(t, ebiten.KeyH)
	muster := e.scene.(*screens.Muster)
	e.h.Button(t, &muster.Buttons, "ADD A PERSON")
	e.h.Button(t, &muster.Buttons, "DONE")
	if n := len(e.town().Players); n != 3 {
		t.Errorf("%d play", n)
	}
	// It is renamed, deleted and restored.
	e.h.Press(t, ebiten.KeyEscape)
	e.h.Press(t, ebiten.KeyF2)
	e.h.Type(t, "Metropolis")
	e.h.Press(t, ebiten.KeyEnter)
	if got := store.Campaigns()[0].Title; got != "Metropolis" {
		t.Errorf("it is called %q", got)
	}
	e.h.Press(t, ebiten.KeyDelete)
	e.h.Press(t, ebiten.KeyEnter)
	if len(store.Campaigns()) != 0 {
		t.Error("it is still there")
	}
	e.h.Ctrl = true
	e.h.Press(t, ebiten.KeyZ)
	e.h.Ctrl = false
	if len(store.Campaigns()) != 1 {
		t.Fatal("it does not come back")
	}
	// Without a campaign, one can be imported instead of begun.
	if err := store.Delete(store.Campaigns()[0].File); err != nil {
		t.Fatal(err)
	}
	e.campaigns.ShowAll()
	muster = e.scene.(*screens.Muster)
	e.h.Button(t, &muster.Buttons, "IMPORT CAMPAIGN")
	if _, ok := e.scene.(*screens.List); !ok {
		t.Errorf("importing leads to %T", e.scene)
	}
}

// TestOverviewShowsTheAttempt checks that the overview shows the damage of the city as it is on the table
// of the attempt in progress, and knows none before an attempt and after its game is deleted.
func TestOverviewShowsTheAttempt(t *testing.T) {
	looptest.NeedDisplay(t)
	store := testgame.NewStore(t)
	e := newEvening(t, store)
	e.begin()
	if now := e.scene.(*screens.Overview).Underway; now != nil {
		t.Errorf("before the first attempt the city has the damage %v", now)
	}
	tb := e.toTable()
	damaged := func() bool {
		for _, n := range rebirth.Damage(tb.Match.View(engine.NoSeat)) {
			if n > 0 {
				return true
			}
		}
		return false
	}
	stand, err := ai.New("greedy", 1)
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; !damaged(); n++ {
		if n == 6000 || tb.Match.Over() {
			t.Fatal("no Location is damaged")
		}
		tb.GiveFor(stand)
		e.h.Tick(t)
	}
	want := rebirth.Damage(tb.Match.View(engine.NoSeat))
	tb.ToCampaign()
	if got := e.scene.(*screens.Overview).Underway; !maps.Equal(got, want) {
		t.Errorf("the overview shows the damage %v, want %v", got, want)
	}
	if err := store.Delete(of(store, savegame.Running)[0].ID); err != nil {
		t.Fatal(err)
	}
	e.campaigns.ShowAll()
	e.h.Press(t, ebiten.KeyEnter)
	if got := e.scene.(*screens.Overview).Underway; got != nil {
		t.Errorf("without its game the overview shows the damage %v", got)
	}
}

// TestDamagedPlay checks that an attempt with a damaged save continues from its latest backup as
// itself, counts for the campaign, and leaves a copy of that backup.
func TestDamagedPlay(t *testing.T) {
	looptest.NeedDisplay(t)
	dir := t.TempDir()
	e := newEvening(t, testgame.OnDisk(t, dir))
	e.begin()
	e.playSome(e.toTable())
	dir = copied(t, dir)
	files, err := filepath.Glob(filepath.Join(dir, "games", "*.lineup"))
	if err != nil || len(files) != 1 {
		t.Fatal(files, err)
	}
	if err := os.WriteFile(files[0], []byte("torn"), 0o600); err != nil {
		t.Fatal(err)
	}
	e = newEvening(t, testgame.OnDisk(t, dir))
	e.campaigns.ShowAll()
	e.h.Press(t, ebiten.KeyEnter)
	game := e.town().Game()
	tb := e.toTable()
	if e.keep.id != game || tb.Match.Given() == 0 {
		t.Fatalf("it goes on as %q after %d answers, not as %q", e.keep.id, tb.Match.Given(), game)
	}
	copies := 0
	for _, l := range e.Store.List() {
		if l.Kind == savegame.Named {
			copies++
		}
	}
	if copies != 1 {
		t.Errorf("%d copies are kept", copies)
	}
	e.finishPlay(tb)
	if c := e.town(); c.Next().Running || len(c.Lines()) != 1 {
		t.Errorf("the log is %v", c.Lines())
	}
}

// TestCopyOfAPlay checks that the quick save of an attempt is a copy and says so, and that the
// attempt stays as it was.
func TestCopyOfAPlay(t *testing.T) {
	looptest.NeedDisplay(t)
	store := testgame.NewStore(t)
	e := newEvening(t, store)
	e.begin()
	e.playSome(e.toTable())
	e.h.Press(t, ebiten.KeyF5)
	settleStore(e.App)
	if err := e.open(of(store, savegame.Quick)[0].ID); err != nil {
		t.Fatal(err)
	}
	if e.notice.words != screens.CopyNote {
		t.Errorf("of a copy is said %q", e.notice.words)
	}
	e.playOut(e.scene.(*table.Table))
	settleStore(e.App)
	c, err := store.OpenCampaign(store.Campaigns()[0].File)
	if err != nil || !c.Next().Running || len(of(store, savegame.Running)) != 1 {
		t.Errorf("after a copy was played the campaign is at %+v, %v", c.Next(), err)
	}
}

// TestContinueCampaign checks that CONTINUE on the title leads to what was played last: to a
// campaign between attempts, with what comes next, or to a running game.
func TestContinueCampaign(t *testing.T) {
	looptest.NeedDisplay(t)
	e := newEvening(t, testgame.OnDisk(t, t.TempDir()))
	proceed := func(words string) {
		t.Helper()
		e.showTitle()
		settleStore(e.App)
		e.h.Tick(t)
		if words != "" {
			c := ui.NewCanvas()
			page := c.Read(1920, 1080, nil, func(c *ui.Canvas) { e.scene.Draw(c) })
			var told []string
			for _, l := range page.Lines {
				told = append(told, l.Text)
			}
			if all := strings.Join(told, " "); !strings.Contains(all, words) {
				t.Errorf("the title does not say %q: %q", words, told)
			}
		}
		e.h.Button(t, &e.scene.(*menu.Title).Buttons, "CONTINUE")
	}
	e.begin()
	proceed("Rebirth campaign Next: Scenario 1, First Night Out With Ana and Ben")
	if _, told := e.scene.(*screens.Story); !told {
		t.Fatalf("before the first Scenario CONTINUE leads to %T: %q", e.scene, e.notice.words)
	}
	e.h.Press(t, ebiten.KeyEscape)
	tb, ok := e.scene.(*table.Table)
	if !ok {
		t.Fatalf("the story leads to %T", e.scene)
	}
	e.playSome(tb)
	given := tb.Match.Given()
	proceed("")
	if tb, ok = e.scene.(*table.Table); !ok || tb.Match.Given() != given {
		t.Fatalf("during the attempt CONTINUE leads to %T", e.scene)
	}
	e.finishPlay(tb)
	next := e.town().Next()
	proceed("With Ana and Ben")
	if _, told := e.scene.(*screens.Story); told != (next.Try == 1) {
		t.Fatalf("before Scenario %d, attempt %d, CONTINUE leads to %T", next.Scenario, next.Try, e.scene)
	}
	if next.Try == 1 {
		e.h.Press(t, ebiten.KeyEscape)
	}
	if tb, ok = e.scene.(*table.Table); !ok || !tb.Match.Together() {
		t.Fatalf("then comes %T", e.scene)
	}
	e.showTitle()
	if err := e.quick(); err != nil {
		t.Fatal(err)
	}
	was := e.scene.(*table.Table).Match.Hash()
	proceed("")
	if tb, ok = e.scene.(*table.Table); !ok || tb.Match.Hash() != was {
		t.Errorf("after a quick game CONTINUE leads to %T, or to another game", e.scene)
	}
}

// TestAttemptResult checks that the result of an attempt names the Scenario, the number of turns,
// and everything that the campaign has gained, with the cards.
func TestAttemptResult(t *testing.T) {
	looptest.NeedDisplay(t)
	e := newEvening(t, testgame.NewStore(t))
	e.begin()
	for won := false; !won; {
		next := e.town().Next()
		tb := e.toTable()
		result := e.playOut(tb)
		var told []string
		c := ui.NewCanvas()
		for _, l := range c.Read(1920, 1080, nil, result.Draw).Lines {
			told = append(told, l.Text)
		}
		words := strings.Join(told, " ")
		e.h.Button(t, &result.Buttons, "CONTINUE")
		if _, story := e.scene.(*screens.Story); story {
			e.h.Press(t, ebiten.KeyEscape)
		}
		report, ok := e.town().Report()
		if !ok {
			t.Fatal("the attempt has no report")
		}
		won = report.Won
		entries := e.town().Entries()
		defeated, beaten := entries[len(entries)-1].Play.Result.Defeated, 0
		for _, l := range tb.Match.Chronicle(engine.NoSeat).Lines() {
			if strings.Contains(l.Text, " defeated ") {
				beaten++
			}
		}
		if len(defeated) != beaten || won && beaten < 5 {
			t.Errorf("the campaign has %q as defeated, and the log %d Villains", defeated, beaten)
		}
		supers := tb.Match.View(engine.NoSeat).Number(rebirthset.Defeated.ID, engine.NoSeat)
		wants := []string{
			fmt.Sprintf("Scenario %d, %s, attempt %d. %d Super-Villains defeated, Threat Level ", next.Scenario, rebirth.Scenarios[next.Scenario-1].Name, next.Try, supers),
			fmt.Sprintf("%d of 29 so far", e.town().Score()), "deck at the end: ", "damage to the city",
		}
		for _, g := range report.Gains {
			wants = append(wants, strings.ToUpper(g.Name))
		}
		for _, want := range wants {
			if !strings.Contains(words, want) {
				t.Errorf("%q is not said: %s", want, words)
			}
		}
		if strings.Contains(words, "You all win") {
			t.Errorf("it says how a team game is decided: %s", words)
		}
		if won && len(report.Gains) == 0 {
			t.Error("a win of the first Scenario brings nothing")
		}
	}
}
