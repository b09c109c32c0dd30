package saves

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"

	"lineup/game/savegame"
	"lineup/saves/disk"
)

// The names of folders and files, and how many are saved.
const (
	gamesFolder     = "games"     // Running, one file per game
	turnsFolder     = "turns"     // TurnStart, the latest ones of all games
	savesFolder     = "saves"     // Named and Quick
	replaysFolder   = "replays"   // Replay
	campaignsFolder = "campaigns" // container.Campaign, one file per campaign
	trashFolder     = "trash"     // deleted files, see trash.go
	crashesFolder   = "crashes"   // plain text
	settingsFile    = "settings.lineup"
	finishedFile    = "finished.lineup"
	extension       = ".lineup"
	quickID         = savesFolder + "/quick" + extension
	maxTurnStarts   = 10
	backups         = 3 // backups per file
)

// folders lists all folders.
var folders = []string{gamesFolder, turnsFolder, savesFolder, replaysFolder, campaignsFolder, trashFolder, crashesFolder}

// listed lists the folders of saved games, with the kind to show for an unreadable file in each.
var listed = []struct {
	folder string
	kind   savegame.SaveKind
}{{gamesFolder, savegame.Running}, {turnsFolder, savegame.TurnStart}, {savesFolder, savegame.Named}, {replaysFolder, savegame.Replay}}

var backupEnding = regexp.MustCompile(`\.bak[1-9]$`)

// isFile reports whether a file name is that of a save and not of a backup.
func isFile(name string) bool {
	return strings.HasSuffix(name, extension) && len(name) > len(extension) && name[0] != '.'
}

// splitID returns the folder and name of a save. The error shows what an ID looks like.
func splitID(id string) (folder, name string, err error) {
	folder, name = path.Split(id)
	folder = strings.TrimSuffix(folder, "/")
	known := folder == campaignsFolder || slices.ContainsFunc(listed, func(l struct {
		folder string
		kind   savegame.SaveKind
	}) bool {
		return l.folder == folder
	})
	if !known || !isFile(mainID(name)) || strings.ContainsAny(name, `/\:`) || len(name) > 200 {
		return "", "", fmt.Errorf("%.80q is not the name of a save: want one such as %s/n000000000042-20261122-101500-ab12%s", id, savesFolder, extension)
	}
	return folder, name, nil
}

// mainID returns the ID of the file that an ID is a backup of, or the ID itself if it is not a
// backup.
func mainID(id string) string { return backupEnding.ReplaceAllString(id, "") }

// family returns the names of a file and its backups.
func family(id string) []string {
	out := []string{id}
	for n := range backups {
		out = append(out, disk.Backup(id, n+1))
	}
	return out
}

// gameMark returns a hash that represents a game in file names. A game's own name may contain any
// characters.
func gameMark(game string) string {
	sum := sha256.Sum256([]byte(game))
	return hex.EncodeToString(sum[:8])
}

// runningID returns the ID of a running game.
func runningID(game string) string { return gamesFolder + "/" + gameMark(game) + extension }

// replayID returns the ID of a finished game's replay. A game that is finished twice, because its
// end was undone, has only one.
func replayID(game string) string { return replaysFolder + "/" + gameMark(game) + extension }

// turnName returns the file name for the start of a turn.
func turnName(stamp, game string, turn int) string {
	return stamp + turnEnding(game, turn)
}

func turnEnding(game string, turn int) string {
	return fmt.Sprintf("-%s-%d%s", gameMark(game), turn, extension)
}

// isTurnOf reports whether a file is the start of a turn of the game with this mark.
func isTurnOf(name, mark string) bool { return strings.Contains(name, "-"+mark+"-") }
