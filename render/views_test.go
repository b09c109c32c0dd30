package render

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"lineup/game/catalog"
	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/mode/rebirth"
	"lineup/game/mode/standard"
	"lineup/game/mode/trial"
	"lineup/render/art/pen"
	"lineup/render/art/town"
	standardboard "lineup/render/board/standard"
	"lineup/render/testgame"
	"lineup/render/ui"
	"lineup/render/ui/uitest"
)

// testViews returns the views of all modes, including the trial, which is not shipped.
func testViews() []View {
	return append(Views(), trialView())
}

// TestViews checks that each shipped mode has one view, and that a mode without one or with two is
// named in the error.
func TestViews(t *testing.T) {
	if err := checkViews(catalog.Shipped, Views()); err != nil {
		t.Error(err)
	}
	twice := append(Views(), View{Mode: rebirth.ID, Board: standardboard.New})
	boardless := slices.Clone(Views())
	boardless[1].Board = nil
	rivals := slices.Clone(Views())
	rivals[0].Campaigns = rivals[1].Campaigns
	noted := append(Views(), View{Mode: trial.ID, Board: standardboard.New, Notes: []string{"place"}})
	doubled := mode.NewCatalog(append(catalog.All(), standard.Mode()), catalog.Shipped.Sets())
	for want, err := range map[string]error{
		`the modes "standard" and "rebirth" both have campaigns`:            checkViews(catalog.Shipped, rivals),
		`two modes have the id "standard"`:                                  checkViews(doubled, Views()),
		`the mode "trial" has no view`:                                      checkViews(catalog.Tested, Views()),
		`the mode "rebirth" has two views`:                                  checkViews(catalog.Shipped, twice),
		`the mode "rebirth" has no board`:                                   checkViews(catalog.Shipped, boardless),
		`the note "place" of the mode "trial" is one of the mode "rebirth"`: checkViews(catalog.Tested, noted),
	} {
		if err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("the error is %v, want %s", err, want)
		}
	}
	if _, err := New(Options{Catalog: catalog.Shipped, Book: testgame.Book(t), Views: twice, Input: &uitest.Hands{}}); err == nil {
		t.Error("there is an app with two views of a mode")
	}
}

// TestSeatColors checks that a seat has the color of its standee, else of its team, else its own.
func TestSeatColors(t *testing.T) {
	a := &App{Options: Options{Views: Views()}}
	standee := town.Seat(pen.Standard, 2)
	for name, c := range map[string]struct {
		mode  string
		teams bool
		want  pen.Seat
	}{
		"alone": {standard.ID, false, pen.Standard.Seat(2)}, "teams": {standard.ID, true, pen.Standard.Member(0, 1)},
		"town": {rebirth.ID, false, standee}, "town of two sides": {rebirth.ID, true, standee},
	} {
		t.Run(name, func(t *testing.T) {
			if got := a.looks(c.mode).Of(pen.Standard, 2, 0, 1, c.teams); got != c.want {
				t.Errorf("seat 2 is %v, want %v", got, c.want)
			}
		})
	}
}

// TestSetupOfModes checks the sections of each mode on the setup screen, and the layout of the
// screen with them.
func TestSetupOfModes(t *testing.T) {
	a, _ := testApp(t, match.Plan{})
	four := testgame.Seats("Ana", "buyer", "Cleo", "Dan")
	sides := slices.Clone(four)
	for i := range sides {
		sides[i].Team = [...]string{"red", "blue"}[i%2]
	}
	competitive := []string{rebirth.Competitive}
	for name, c := range map[string]struct {
		plan match.Plan
		want string
	}{
		"standard":    {match.Plan{Seats: four}, "MODE, SETS, VARIANTS, SUPER HEROES, SUPER-VILLAINS, RULES, SEED AND UNDO"},
		"teams":       {match.Plan{Seats: four, Variants: []string{standard.Teams}}, "MODE, SETS, VARIANTS, SUPER HEROES, SUPER-VILLAINS, RULES, SEED AND UNDO"},
		"hidden":      {match.Plan{Seats: four, Variants: []string{"hidden"}}, "MODE, SETS, VARIANTS, SUPER HEROES, RULES, SEED AND UNDO"},
		"rebirth":     {match.Plan{Mode: rebirth.ID, Seats: four}, "MODE, SETS, VARIANTS, SUPER HEROES, SCENARIO, SEED AND UNDO"},
		"competitive": {match.Plan{Mode: rebirth.ID, Seats: four, Variants: competitive}, "MODE, SETS, VARIANTS, SUPER HEROES, SIDES, SEED AND UNDO"},
		"sides":       {match.Plan{Mode: rebirth.ID, Seats: sides, Variants: competitive}, "MODE, SETS, VARIANTS, SUPER HEROES, SIDES, SEED AND UNDO"},
		"trial":       {match.Plan{Mode: trial.ID, Seats: four}, "MODE, VARIANTS, SUPER HEROES, SUPER-VILLAINS, SEED AND UNDO"},
	} {
		t.Run(name, func(t *testing.T) {
			s := a.setupOf(c.plan)
			var heads []string
			for _, l := range ui.NewCanvas().Read(1920, 1080, nil, s.Form.Draw).Lines {
				if l.Part == "tag" {
					heads = append(heads, l.Text)
				}
			}
			if got := strings.Join(heads, ", "); got != c.want {
				t.Errorf("the sections are %s, want %s", got, c.want)
			}
			(&uitest.LayoutRules{Free: map[string]bool{"heading": true}}).Walk(t, name, ui.NewCanvas(), func() {}, s.Draw)
		})
	}
}

// knowModes are the only places under render that may know a mode by its ID or package.
var knowModes = []string{"views.go", "campaign/", "board/town/"}

// TestModesAreKnownToViews checks that no other file under render knows a mode by its ID or
// package.
func TestModesAreKnownToViews(t *testing.T) {
	barred := map[string]bool{`"lineup/game/campaign"`: true}
	for _, m := range catalog.Tested.Modes() {
		barred[strconv.Quote(m.ID)], barred[strconv.Quote("lineup/game/mode/"+m.ID)] = true, true
	}
	files := 0
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		path = filepath.ToSlash(path)
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") || strings.HasPrefix(path, "testgame/") ||
			slices.ContainsFunc(knowModes, func(at string) bool { return strings.HasPrefix(path, at) }) {
			return err
		}
		files++
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if text, ok := n.(*ast.BasicLit); ok && barred[text.Value] {
				t.Errorf("%s knows the mode or the campaign %s: that belongs into render/views.go", path, text.Value)
			}
			return true
		})
		return nil
	})
	if err != nil || files < 100 {
		t.Errorf("%d files were looked through: %v", files, err)
	}
}
