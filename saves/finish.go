package saves

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"

	"lineup/game/savegame"
	"lineup/saves/container"
	"lineup/saves/disk"
)

// What the record of finished games holds at most; older games leave it.
const (
	maxFinished = 10_000
	maxLine     = 8 << 10 // bytes of a game
	maxRecord   = 4 << 20 // bytes
	maxSeats    = 64
)

// Finish ends a game: its replay is kept, it enters the record of finished games, and
// it is running no more; all that or nothing. A game that is finished again, because
// its end was taken back, takes the place of its first end. That of a campaign is refused:
// see FinishPlay. It returns where the replay is. The error may also be that the record was damaged and begun anew: then
// there is an ID all the same.
func (s *Store) Finish(g savegame.Game, f savegame.Finished) (id string, err error) {
	if err := s.begin(); err != nil {
		return "", err
	}
	defer s.writing.Unlock()
	if err := s.ofCampaign(g.Game); err != nil {
		return "", s.tell(err)
	}
	id, err = s.finish(g, f)
	if id != "" {
		_ = s.tell(nil)
		return id, err
	}
	return "", s.tell(err)
}

// finish is like Finish but makes more changes along with it.
func (s *Store) finish(g savegame.Game, f savegame.Finished, more ...disk.Change) (id string, err error) {
	g.Kind, g.Over = savegame.Replay, true
	id = replayID(g.Game)
	f.Game, f.Replay = g.Game, id
	replay, err := container.Encode(container.Content{Game: s.signed(g)})
	if err != nil {
		return "", about(id, err)
	}
	changes := append([]disk.Change{{Do: disk.Write, Name: id, Data: replay}}, more...)
	record, said := s.finished()
	var newer *container.Newer
	switch {
	case errors.As(said, &newer):
		said = fmt.Errorf("the game is kept, but not in the record of finished games: %w", said)
	case said != nil && !isDamage(said):
		return "", said
	default:
		if said != nil {
			if _, err := s.putAside(finishedFile); err != nil {
				return "", about(finishedFile, err)
			}
		}
		record = slices.DeleteFunc(record, func(other savegame.Finished) bool { return other.Game == f.Game })
		b, err := s.recordFile(append(record, f))
		if err != nil {
			return "", about(finishedFile, err)
		}
		changes = append(changes, disk.Change{Do: disk.Write, Name: finishedFile, Data: b})
	}
	running, err := s.runningFiles(g.Game)
	if err != nil {
		return "", err
	}
	for _, name := range running {
		changes = append(changes, disk.Change{Do: disk.Remove, Name: name})
	}
	if err := s.commit(changes); err != nil {
		return "", err
	}
	s.queue.drop(runningID(g.Game))
	s.forgetTurns(g.Game)
	return id, said
}

// Finished returns the record of finished games, oldest first. If the file is damaged, the
// games that could be read are there with the error, which says what became of it.
func (s *Store) Finished() ([]savegame.Finished, error) {
	out, err := s.finished()
	if err == nil || !isDamage(err) || s.readOnly != "" {
		return out, err
	}
	return out, s.aside(finishedFile, err)
}

// finished reads the record. Damage is a container.Damage.
func (s *Store) finished() ([]savegame.Finished, error) {
	text, err := s.text(finishedFile, container.Finished)
	if err != nil || text == nil {
		return nil, err
	}
	out, err := parseFinished(text)
	return out, about(finishedFile, err)
}

// text reads the text of a file of one of the kinds that are no games; nil if there is
// no file.
func (s *Store) text(name string, kind savegame.Kind) ([]byte, error) {
	b, err := s.disk.Read(name, container.MaxFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	var large *disk.TooLarge
	if errors.As(err, &large) {
		return nil, about(name, &container.Damage{Place: "the file", Says: "it is too large"})
	}
	if err != nil {
		return nil, about(name, err)
	}
	c, err := container.Decode(b)
	if err == nil && c.Kind != kind {
		err = &container.Damage{Place: "the header", Says: fmt.Sprintf("it is of the kind %q, not %q", c.Kind, kind)}
	}
	if err != nil {
		return nil, about(name, err)
	}
	return c.Text, nil
}

// isDamage reports whether an error says that what was read is damaged.
func isDamage(err error) bool {
	var d *container.Damage
	return errors.As(err, &d)
}

// aside puts a damaged file aside and says so.
func (s *Store) aside(name string, why error) error {
	if err := s.begin(); err != nil {
		return why
	}
	defer s.writing.Unlock()
	if s.guard(name) != nil {
		return why
	}
	to, err := s.putAside(name)
	if err != nil {
		return why
	}
	delete(s.checked, name)
	return fmt.Errorf("%w; it was put aside as %s, and a new one is begun", why, to)
}

// recordFile returns the record as a file, without the oldest games if it grows too large.
func (s *Store) recordFile(record []savegame.Finished) ([]byte, error) {
	lines := make([][]byte, len(record))
	size := 0
	for i, f := range record {
		line, err := json.Marshal(f)
		if err != nil {
			return nil, err
		}
		if err := checkFinished(line, f); err != nil {
			return nil, err
		}
		lines[i] = append(line, '\n')
		size += len(lines[i])
	}
	for len(lines) > maxFinished || size > maxRecord {
		size -= len(lines[0])
		lines = lines[1:]
	}
	c := container.Content{Text: bytes.Join(lines, nil)}
	c.Kind, c.Program, c.Written = container.Finished, s.options.Program, max(0, s.options.Clock().Unix())
	return container.Encode(c)
}

// parseFinished reads the record, a game a line. Lines that are damaged are left out
// and are an error.
func parseFinished(text []byte) (out []savegame.Finished, err error) {
	for n := 1; len(text) > 0; n++ {
		line, rest, ok := bytes.Cut(text, []byte("\n"))
		text = rest
		if n > maxFinished {
			return out, &container.Damage{Place: fmt.Sprintf("game %d", n), Says: "there are too many"}
		}
		var f savegame.Finished
		wrong := checkFinished(line, savegame.Finished{})
		if wrong == nil {
			wrong = json.Unmarshal(line, &f)
		}
		if wrong == nil {
			wrong = checkFinished(line, f)
		}
		if wrong == nil && !ok {
			wrong = errors.New("it is cut short")
		}
		if wrong != nil {
			err = &container.Damage{Place: fmt.Sprintf("game %d", n), Says: wrong.Error()}
			continue
		}
		out = append(out, f)
	}
	return out, err
}

// checkFinished checks what must hold of a game in the record and of its line.
func checkFinished(line []byte, f savegame.Finished) error {
	switch {
	case len(line) > maxLine:
		return fmt.Errorf("its line has %d bytes, more than %d", len(line), maxLine)
	case len(f.Won) > maxSeats || len(f.Points) > maxSeats:
		return fmt.Errorf("it speaks of more than %d seats", maxSeats)
	case f.Ended < 0 || f.Turns < 0 || f.Turns > 1<<24:
		return fmt.Errorf("it cannot have ended at %d after %d turns", f.Ended, f.Turns)
	}
	for _, seat := range f.Won {
		if seat < 0 || seat >= maxSeats {
			return fmt.Errorf("there is no seat %d", seat)
		}
	}
	return nil
}
