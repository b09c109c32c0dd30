package render

import (
	"maps"
	"strings"

	"lineup/render/settings"
	"lineup/render/ui"
)

// settingName is the key of the App's own setting, the name of the local person.
const settingName = "name"

// readSettings reads the saved settings. It reports unreadable ones and leaves them at their
// defaults. The speed, the scales and the text face of the Options replace the saved ones.
func (a *App) readSettings() {
	if a.Store != nil {
		a.readSaved()
	}
	if a.Speed != nil {
		a.Settings.Speed, a.kept.Speed = *a.Speed, *a.Speed
	}
	if a.TextScale != 0 {
		a.Settings.TextScale, a.kept.TextScale = a.TextScale, a.TextScale
	}
	if face, err := ui.ParseTextFace(a.TextFace); err == nil {
		a.Settings.TextFace, a.kept.TextFace = face, face
	}
	if a.Scale != 0 {
		a.Settings.Scale, a.kept.Scale = a.Scale, a.Scale
	}
}

func (a *App) readSaved() {
	words, err := a.Store.Settings()
	a.trouble(err)
	faults := a.Settings.Read(words)
	a.kept, a.words = a.Settings, words
	a.me = words[settingName]
	if len(faults) > 0 {
		a.notice.show("Settings: " + strings.Join(faults, "; "))
		a.saveSettings() // reported once
	}
}

// keepSettings saves the settings after a change.
func (a *App) keepSettings() {
	if a.Store != nil && (a.Settings != a.kept || a.me != a.words[settingName]) {
		a.saveSettings()
	}
}

func (a *App) saveSettings() {
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

// showSettings shows the settings. They lead back to the table that they were opened at, or to the title.
func (a *App) showSettings() {
	back := a.showTitle
	if t := a.atTable(); t != nil {
		back = func() { a.show(t) }
	}
	data := settings.Data{Opener: a.Opener, Files: &a.access, Now: a.Now, Settle: a.settled, Imported: a.readSettings}
	if a.Store != nil {
		data.Store = a.Store
	}
	var monitors []ui.Part
	if a.Desktop != nil {
		monitors = a.Desktop.Monitors()
	}
	a.show(settings.New(settings.Needs{Monitors: monitors, Settings: &a.Settings, Back: back, Faces: a.faces, Data: data}))
}
