package render

import (
	"maps"
	"strings"
)

// The setting of App's own: what the person at this machine was called last.
const settingName = "name"

// readSettings takes the settings over that are kept. What cannot be read is told, and
// is as it is where nothing is kept.
func (a *App) readSettings() {
	if a.Store == nil {
		return
	}
	words, err := a.Store.Settings()
	a.trouble(err)
	if faults := a.Settings.Read(words); len(faults) > 0 {
		a.notice.show("Settings: " + strings.Join(faults, "; "))
	}
	a.kept, a.words = a.Settings, words
	if a.Speed != nil {
		a.Settings.Speed, a.kept.Speed = *a.Speed, *a.Speed
	}
	a.me = words[settingName]
}

// keepSettings keeps the settings once they have changed.
func (a *App) keepSettings() {
	if a.Store == nil || a.Settings == a.kept && a.me == a.words[settingName] {
		return
	}
	words := a.Settings.Words(a.words)
	if a.me != "" {
		words[settingName] = a.me
	}
	a.kept, a.words = a.Settings, words
	words = maps.Clone(words)
	a.later(func() {
		if err := a.Store.SaveSettings(words); err != nil {
			a.say(err, "")
		}
	})
}
