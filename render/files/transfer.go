package files

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"lineup/game/savegame"
)

// Transfer is the result of an import or export.
type Transfer struct {
	Said     string // the words for a success
	ID       string // of the imported save, or "" if none
	Campaign bool   // the import was a campaign, not a game
	Err      error
}

// Importer imports files and knows which are campaigns.
type Importer interface {
	ImportFrom(path string) (id string, known bool, err error)
	Campaigns() []savegame.ListedCampaign
}

// Ending is the file name extension of games and campaigns.
const Ending = ".lineup"

// Import asks for a file, and passes to act a function that imports it as a game or a campaign.
// That function may run in the background.
func (k *Chooser) Import(title string, to Importer, act func(read func() Transfer)) {
	k.Open(title, func(path string) Transfer {
		id, known, err := to.ImportFrom(path)
		if err != nil {
			return Transfer{Err: err}
		}
		is := slices.ContainsFunc(to.Campaigns(), func(l savegame.ListedCampaign) bool { return l.File == id })
		said := fmt.Sprintf("Imported %s.", filepath.Base(path))
		if known {
			said = fmt.Sprintf("%s was already here.", filepath.Base(path))
		}
		return Transfer{Said: said, ID: id, Campaign: is}
	}, act)
}

// Open asks for a file, and passes to act a function that reads it. That function may run in the
// background.
func (k *Chooser) Open(title string, read func(path string) Transfer, act func(read func() Transfer)) {
	k.ask(request{title: title, ending: Ending, done: func(path string) {
		act(func() Transfer {
			t := read(path)
			t.Err = about(path, t.Err)
			return t
		})
	}})
}

// Export asks for a file to write, with a suggested name, and passes to act a function that writes
// it. That function may run in the background.
func (k *Chooser) Export(title, suggested string, write func(path string) error, act func(write func() Transfer)) {
	k.ask(request{title: title, suggested: suggested, ending: filepath.Ext(suggested), done: func(path string) {
		act(func() Transfer {
			return Transfer{Said: fmt.Sprintf("Exported to %s.", filepath.Base(path)), Err: about(path, write(path))}
		})
	}})
}

// about returns an error that begins with the file's name, or nil if err is nil.
func about(path string, err error) error {
	if err == nil {
		return nil
	}
	name := filepath.Base(path)
	return fmt.Errorf("\"%s\": %s", name, strings.TrimPrefix(err.Error(), name+": "))
}
