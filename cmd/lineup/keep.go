package main

import (
	"context"
	"runtime/debug"

	"lineup/cmd/lineup/clip"
	"lineup/cmd/lineup/pick"
	"lineup/render/menu"
)

// dialogs are the system's file dialogs, as the window asks for them.
type dialogs struct {
	pick.Picker
	ctx context.Context // until the program ends
}

// Choose implements menu.Files.
func (d *dialogs) Choose(title, suggested string) <-chan menu.Choice {
	chosen := make(chan menu.Choice, 1)
	var from <-chan pick.Result
	if suggested == "" {
		from = d.Open(d.ctx, title)
	} else {
		from = d.Save(d.ctx, title, suggested)
	}
	go func() {
		r := <-from
		chosen <- menu.Choice(r)
	}()
	return chosen
}

// clipboard is the system's clipboard.
type clipboard struct{}

// Copy implements menu.Clipboard.
func (clipboard) Copy(line string) error { return clip.Copy(line) }

// Paste implements menu.Clipboard.
func (clipboard) Paste() (string, error) { return clip.Paste() }

// version is what this build is called: its release, or the commit it was made of.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown"
	}
	if v := info.Main.Version; v != "" && v != "(devel)" {
		return v
	}
	for _, s := range info.Settings {
		if s.Key == "vcs.revision" {
			return s.Value[:min(len(s.Value), 12)]
		}
	}
	return "devel"
}
