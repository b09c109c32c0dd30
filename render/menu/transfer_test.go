package menu

import (
	"path/filepath"
	"strings"
	"testing"

	"lineup/render/files"
	"lineup/render/testgame"
)

// chooses is a system dialog that returns a path and records the suggested name.
type chooses struct{ path, suggested string }

func (c *chooses) Choose(_, suggested string) <-chan files.Choice {
	c.suggested = suggested
	out := make(chan files.Choice, 1)
	out <- files.Choice{Path: filepath.FromSlash(c.path)}
	return out
}

// TestSavesImport checks that an imported game is shown, and that a failed import gives a reason.
func TestSavesImport(t *testing.T) {
	m := memory(t)
	const replay = "replays/replay.lineup"
	if err := m.ExportTo(replay, filepath.FromSlash("/home/ana/zeta.lineup")); err != nil {
		t.Fatal(err)
	}
	if err := m.Delete(replay); err != nil {
		t.Fatal(err)
	}
	s := newStage(t, m)
	dialog := &chooses{path: "/home/ana/zeta.lineup"}
	s.program.Files.System = dialog
	s.push("IMPORT")
	if w, _ := s.one(); s.tab != replaysTab || w.Plan != bobPlan {
		t.Errorf("imported is %q, of the tab %d", w.Plan, s.tab)
	}
	s.says("Imported zeta.lineup.", "")
	s.push("IMPORT")
	s.says("zeta.lineup was already here.", "")
	dialog.path = "/home/ana/Alpha.LINEUP"
	s.push("IMPORT")
	s.says("", `"Alpha.LINEUP": no such file or directory.`)
	s.did("")
}

// TestSavesExport checks that a game is exported under a suggested name, and that a failed export
// gives a reason.
func TestSavesExport(t *testing.T) {
	m := memory(t)
	s := newStage(t, m)
	dialog := &chooses{path: "/home/ana/mine.lineup"}
	s.program.Files.System = dialog
	s.push("EXPORT")
	s.says("Exported to mine.lineup.", "")
	if _, ok := m.Outside(filepath.FromSlash(dialog.path)); !ok || dialog.suggested != "Ana, Robo turn 14.lineup" {
		t.Errorf("written: %v; suggested was %q", ok, dialog.suggested)
	}
	m.FailOutside()
	s.push("EXPORT")
	s.says("", `"mine.lineup": not a directory.`)
}

// TestBugReport checks that the contents of a report are shown before it is written.
func TestBugReport(t *testing.T) {
	m := memory(t)
	s := newStage(t, m)
	dialog := &chooses{path: "/home/ana/report.lineup"}
	s.program.Files.System = dialog
	s.push("BUG REPORT")
	if !s.sheet.Shown() {
		t.Fatal("it is not shown what is in the report")
	}
	s.Button(t, &s.sheet.Buttons, "CANCEL")
	if s.settle(); s.sheet.Shown() || dialog.suggested != "" {
		t.Error("the report is not given up")
	}
	s.push("BUG REPORT")
	s.Button(t, &s.sheet.Buttons, "SAVE")
	s.settle()
	if want := "lineup report 2026-11-22.lineup"; dialog.suggested != want {
		t.Errorf("suggested is %q, want %q", dialog.suggested, want)
	}
	id, _, err := m.ImportFrom(filepath.FromSlash(dialog.path))
	if err != nil {
		t.Fatal(err)
	}
	want := strings.NewReplacer("Ana:", `"Seat 1":`, "Robo:", `"Seat 2":`).Replace(anaPlan)
	if g, err := m.Open(id); err != nil || g.Plan != want {
		t.Errorf("written is %q, %v", g.Plan, err)
	}
	s.says("Exported to report.lineup.", "")
}

// TestSavesImportCampaign checks that an imported campaign is named as one.
func TestSavesImportCampaign(t *testing.T) {
	m := memory(t)
	file, err := m.KeepCampaign(testgame.Played(t, 2, true, testgame.Wins(1)...), nil)
	if err == nil {
		err = m.ExportTo(file, filepath.FromSlash("/home/ana/our.lineup"))
	}
	if err == nil {
		err = m.Delete(file)
	}
	if err != nil {
		t.Fatal(err)
	}
	s := newStage(t, m)
	s.program.Files.System = &chooses{path: "/home/ana/our.lineup"}
	s.program.Campaigns = &Way{Label: "REBIRTH CAMPAIGN"}
	s.push("IMPORT")
	s.says("Imported our.lineup. This file is a campaign. Open it from REBIRTH CAMPAIGN.", "")
}
