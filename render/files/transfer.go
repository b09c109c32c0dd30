package files

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"lineup/game/savegame"
)

// Transfer is what reading or writing a file has come to.
type Transfer struct {
	Said     string // what was done
	ID       string // that what was read is saved under, "" for nothing
	Campaign bool   // what was read is a campaign, not a game
	Err      error
}

// Importer takes in what is read, and knows what it is.
type Importer interface {
	ImportFrom(path string) (id string, err error)
	Campaigns() []savegame.ListedCampaign
}

// Ending is the ending of the files of games and campaigns.
const Ending = ".lineup"

// Import asks for a file, and hands to act what reads it: a game, or a campaign, which is on a
// list of its own. That may be done beside the loop.
func (k *Chooser) Import(title string, to Importer, act func(read func() Transfer)) {
	k.ask(request{title: title, ending: Ending, done: func(path string) {
		act(func() Transfer {
			id, err := to.ImportFrom(path)
			if err != nil {
				return Transfer{Err: about(path, err)}
			}
			is := slices.ContainsFunc(to.Campaigns(), func(l savegame.ListedCampaign) bool { return l.File == id })
			return Transfer{Said: fmt.Sprintf("Imported %s.", filepath.Base(path)), ID: id, Campaign: is}
		})
	}})
}

// Export asks for a file to write, with a name suggested, and hands to act what writes it. That
// may be done beside the loop.
func (k *Chooser) Export(title, suggested string, write func(path string) error, act func(write func() Transfer)) {
	k.ask(request{title: title, suggested: suggested, ending: filepath.Ext(suggested), done: func(path string) {
		act(func() Transfer {
			return Transfer{Said: fmt.Sprintf("Written to %s.", filepath.Base(path)), Err: about(path, write(path))}
		})
	}})
}

// about returns an error that begins with the name of the file it is about, or nil if there is
// none.
func about(path string, err error) error {
	if err == nil {
		return nil
	}
	name := filepath.Base(path)
	return fmt.Errorf("\"%s\": %s", name, strings.TrimPrefix(err.Error(), name+": "))
}
