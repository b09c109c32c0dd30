package main

import (
	"context"
	"runtime/debug"

	"lineup/cmd/lineup/clipboard"
	"lineup/cmd/lineup/filedialog"
	"lineup/cmd/lineup/folder"
	"lineup/render/files"
)

// dialogs shows the system's file dialogs for the window.
type dialogs struct {
	filedialog.Picker
	ctx context.Context // until the program ends
}

// Choose implements files.System.
func (d *dialogs) Choose(title, suggested string) <-chan files.Choice {
	chosen := make(chan files.Choice, 1)
	var from <-chan filedialog.Result
	if suggested == "" {
		from = d.Open(d.ctx, title)
	} else {
		from = d.Save(d.ctx, title, suggested)
	}
	go func() {
		r := <-from
		chosen <- files.Choice(r)
	}()
	return chosen
}

// systemClipboard is the system's clipboard.
type systemClipboard struct{}

// Copy implements render.Clipboard.
func (systemClipboard) Copy(line string) error { return clipboard.Copy(line) }

// Paste implements render.Clipboard.
func (systemClipboard) Paste() (string, error) { return clipboard.Paste() }

// systemFolders opens folders in the system's own program.
type systemFolders struct{}

// OpenFolder implements settings.Opener.
func (systemFolders) OpenFolder(path string) error { return folder.Open(path) }

// version returns the version of this build: its release, or the commit it was built from.
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
