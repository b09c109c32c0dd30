package saves

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"
	"time"

	"lineup/game/savegame"
)

// The folders.
const (
	gamesFolder     = "games"     // Running, a file a game
	turnsFolder     = "turns"     // TurnStart, the latest ones of all games
	savesFolder     = "saves"     // Named and Quick
	replaysFolder   = "replays"   // Replay
	campaignsFolder = "campaigns" // container.Campaign, a file a campaign
	trashFolder     = "trash"     // what was deleted, see trash.go
	crashesFolder   = "crashes"   // plain text
	settingsFile    = "settings.lineup"
	finishedFile    = "finished.lineup"
	extension       = ".lineup"
	quickID         = savesFolder + "/quick" + extension
	maxTurnStarts   = 10
	backups         = 3 // older states that are kept of a file
)

// folders are all of them.
var folders = []string{gamesFolder, turnsFolder, savesFolder, replaysFolder, campaignsFolder, trashFolder, crashesFolder}

// listed are the folders of kept games, with what a file in each is at the least.
var listed = []struct {
	folder string
	kind   savegame.Kind
}{{gamesFolder, savegame.Running}, {turnsFolder, savegame.TurnStart}, {savesFolder, savegame.Named}, {replaysFolder, savegame.Replay}}

var backupEnding = regexp.MustCompile(`\.bak[1-9]$`)

// isFile reports whether a name in a folder is that of something kept, and no backup.
func isFile(name string) bool {
	return strings.HasSuffix(name, extension) && len(name) > len(extension) && name[0] != '.'
}

// splitID returns the folder and the name of something kept. The error says what an ID is.
func splitID(id string) (folder, name string, err error) {
	folder, name = path.Split(id)
	folder = strings.TrimSuffix(folder, "/")
	known := folder == campaignsFolder || slices.ContainsFunc(listed, func(l struct {
		folder string
		kind   savegame.Kind
	}) bool {
		return l.folder == folder
	})
	if !known || !isFile(backupEnding.ReplaceAllString(name, "")) || strings.ContainsAny(name, `/\:`) || len(name) > 200 {
		return "", "", fmt.Errorf("%.80q is no kept game: it would be called like %s/20261122-101500-0000ab12%s", id, savesFolder, extension)
	}
	return folder, name, nil
}

// mainID returns the ID of what an ID is a backup of; the same for one that is no backup.
func mainID(id string) string { return backupEnding.ReplaceAllString(id, "") }

// family returns the names of a file and of its older states.
func family(id string) []string {
	out := []string{id}
	for n := range backups {
		out = append(out, fmt.Sprintf("%s.bak%d", id, n+1))
	}
	return out
}

// gameMark stands for a game in names of files. Games may be called anything, files not.
func gameMark(game string) string {
	sum := sha256.Sum256([]byte(game))
	return hex.EncodeToString(sum[:8])
}

// runningID returns where a running game is kept.
func runningID(game string) string { return gamesFolder + "/" + gameMark(game) + extension }

// replayID returns where the replay of a finished game is kept: a game that is finished twice,
// because its end was taken back, has one.
func replayID(game string) string { return replaysFolder + "/" + gameMark(game) + extension }

// turnName returns the file of the start of a turn.
func turnName(stamp, game string, turn int) string {
	return stamp + turnEnding(game, turn)
}

func turnEnding(game string, turn int) string {
	return fmt.Sprintf("-%s-%d%s", gameMark(game), turn, extension)
}

// isTurnOf reports whether a file is the start of a turn of the game with a mark.
func isTurnOf(name, mark string) bool { return strings.Contains(name, "-"+mark+"-") }

// stamper makes names that no two things share and that sort by time.
type stamper struct {
	last string
	n    int
}

func (s *stamper) next(now time.Time) string {
	second := now.UTC().Format("20060102-150405")
	if second <= s.last { // the clock stands still, or was set back
		second = s.last
		s.n++
	} else {
		s.last, s.n = second, 0
	}
	var b [2]byte
	rand.Read(b[:])
	return fmt.Sprintf("%s-%04d%s", second, s.n%10_000, hex.EncodeToString(b[:]))
}
