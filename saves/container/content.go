package container

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"image/png"
	"slices"

	"lineup/game/match"
	"lineup/game/mode"
	"lineup/game/naming"
	"lineup/game/savegame"
)

// Content is the contents of a file.
type Content struct {
	savegame.SavedGame
	Origin string // of an import: the SHA-256 of the imported file
	Text   []byte // of settings, records, bug reports and campaigns
}

// The kinds of files that are not saved games.
const (
	Settings savegame.SaveKind = "settings"
	Finished savegame.SaveKind = "finished" // the record of finished games
	Report   savegame.SaveKind = "report"   // a game in a bug report
	Campaign savegame.SaveKind = "campaign" // in the form of campaign.Write
)

// header is the JSON header of a file.
type header struct {
	Kind    savegame.SaveKind `json:"kind"`
	Game    string            `json:"game,omitempty"`
	Title   string            `json:"title,omitempty"`
	Plan    string            `json:"plan,omitempty"`
	Turn    int               `json:"turn,omitempty"`
	Answers int               `json:"answers,omitempty"`
	Order   int64             `json:"order,omitempty"`
	Written int64             `json:"written,omitempty"`
	Program string            `json:"program,omitempty"`
	Over    bool              `json:"over,omitempty"`
	Result  string            `json:"result,omitempty"`
	Beyond  bool              `json:"beyond,omitempty"`
	Origin  string            `json:"origin,omitempty"`
	Heroes  []string          `json:"heroes,omitempty"`
	Seen    []int             `json:"seen,omitempty"`
	Clock   match.Clock       `json:"clock,omitzero"`
}

// MaxOrder is the greatest number of a save in the order of all saves.
const MaxOrder = 999_999_999_999

// The names of sections.
const (
	nowSection     = "now"
	turnSection    = "turn"
	logSection     = "log"
	pictureSection = "picture"
	textSection    = "text"
)

// limits are the maximum unpacked sizes of the sections, in bytes.
var limits = map[string]int{nowSection: 1 << 20, turnSection: 1 << 20, logSection: 4 << 20, pictureSection: 64 << 10, textSection: 4 << 20}

// maxSide is the maximum width and height of a picture.
const maxSide = 1024

// Encode returns a content as a file. It repairs names and titles and leaves out the ID.
// It then reads the file back and returns an error if the contents differ.
func Encode(c Content) ([]byte, error) {
	c.ID = ""
	if isGame(c.Kind) {
		c.Record.Plan, c.Record.Memos = cleanPlan(c.Record.Plan), cleanMemos(c.Record.Memos)
		c.Heroes = cleanHeroes(c.Heroes, len(c.Record.Plan.Seats))
		c.SaveEntry.Plan = c.Record.Plan.String()
	}
	c.Title, c.Result = cleanTitle(c.Kind, c.Title), naming.ShortenTo(c.Result, maxResult)
	c.Program = clean(c.Program, maxProgram)
	if err := c.check(); err != nil {
		return nil, err
	}
	b, err := encode(c)
	if err != nil {
		return nil, err
	}
	again, err := Decode(b)
	if err != nil {
		return nil, fmt.Errorf("the new file can't be read back: %w", err)
	}
	if !again.same(&c) {
		return nil, errors.New("the new file reads back differently: nothing was written")
	}
	return b, nil
}

func encode(c Content) ([]byte, error) {
	r := Raw{Format: Format}
	add := func(name string, b []byte, stored bool) {
		if len(b) > 0 {
			r.Sections = append(r.Sections, Section{name, b, stored})
		}
	}
	add(nowSection, c.Now, false)
	add(turnSection, c.Saved.Turn, false)
	if isGame(c.Kind) {
		log, err := encodeRecord(c.Record)
		if err != nil {
			return nil, err
		}
		add(logSection, log, false)
	}
	add(pictureSection, c.Picture, true)
	add(textSection, c.Text, false)
	if c.Kind == savegame.Running {
		// A running game is written after every answer. A disk takes as long for a few pages as for
		// one, so packing would cost the most.
		for i := range r.Sections {
			r.Sections[i].Stored = r.Sections[i].Stored || len(r.Sections[i].Bytes) <= maxStored
		}
	}
	return r.pack(func(parts []part) ([]byte, error) {
		return json.Marshal(struct {
			header
			Sections []part `json:"sections"`
		}{header{c.Kind, c.SavedGame.Game, c.Title, c.SaveEntry.Plan, c.SaveEntry.Turn, c.SaveEntry.Answers, c.Order, c.Written,
			c.Program, c.Over, c.Result, c.SaveEntry.Beyond, c.Origin, c.Heroes, c.Seen, c.Clock}, parts})
	})
}

// maxStored is the size of the largest section that a running game does not pack.
const maxStored = 12 << 10

// Decode reads a whole file.
func Decode(b []byte) (Content, error) { return decode(b, everything) }

// DecodeEntry reads a file's list entry, which is everything except the game itself. It still
// checks that the whole file is undamaged.
func DecodeEntry(b []byte) (Content, error) {
	return decode(b, func(name string) bool { return name == pictureSection })
}

func decode(b []byte, wanted func(string) bool) (Content, error) {
	whole := wanted(logSection)
	if format, _, err := firstLine(b); err == nil && format < Format {
		wanted = everything // a migration needs all sections
	}
	r, err := unpack(b, wanted)
	if err != nil {
		return Content{}, err
	}
	if r.Format < Format {
		err = r.openHeader()
	}
	if err == nil {
		err = migrate(&r, steps, Format)
	}
	if err != nil {
		return Content{}, err
	}
	return content(&r, whole)
}

// content returns the contents of a file in the current format. Without whole, it leaves out the
// game itself.
func content(r *Raw, whole bool) (Content, error) {
	var h header
	text, err := r.line, error(nil)
	if r.Header != nil {
		text, err = json.Marshal(r.Header) // as changed by the migrations
	}
	if err == nil {
		err = json.Unmarshal(text, &h)
	}
	if err != nil {
		return Content{}, damage("the header", "can't be read: %v", err)
	}
	for i, s := range r.Sections {
		most, ok := limits[s.Name]
		switch {
		case !ok:
			return Content{}, damage("the header", "lists the unknown section %q", clean(s.Name, 20))
		case len(s.Bytes) == 0 || len(s.Bytes) > most:
			return Content{}, damage(fmt.Sprintf("section %q", s.Name), "has %d bytes: it must have 1 to %d", len(s.Bytes), most)
		case slices.ContainsFunc(r.Sections[:i], func(t Section) bool { return t.Name == s.Name }):
			return Content{}, damage("the header", "lists the section %q twice", s.Name)
		}
	}
	var c Content
	c.Kind, c.SavedGame.Game, c.SaveEntry.Plan = h.Kind, clean(h.Game, maxGame), h.Plan
	c.Title, c.Result = cleanTitle(h.Kind, h.Title), naming.ShortenTo(h.Result, maxResult)
	c.SaveEntry.Turn, c.SaveEntry.Answers, c.Order, c.Written, c.Program = h.Turn, h.Answers, h.Order, h.Written, clean(h.Program, maxProgram)
	c.Over, c.SaveEntry.Beyond, c.Origin = h.Over, h.Beyond, h.Origin
	c.Picture = r.section(pictureSection)
	var plan mode.Plan
	if isGame(c.Kind) {
		if plan, err = mode.ParsePlan(h.Plan); err != nil {
			return Content{}, damage("the header", "has a setup string that can't be read: %v", err)
		}
		plan = cleanPlan(plan)
		c.SaveEntry.Plan = plan.String()
		c.Heroes, c.Seen, c.Clock = cleanHeroes(h.Heroes, len(plan.Seats)), cleanSeen(h.Seen, len(plan.Seats)), cleanClock(h.Clock)
	}
	if whole {
		c.Now, c.Saved.Turn, c.Text = r.section(nowSection), r.section(turnSection), r.section(textSection)
		if isGame(c.Kind) {
			if c.Record, err = decodeRecord(r.section(logSection)); err != nil {
				return Content{}, err
			}
			c.Record.Plan = plan
		}
	}
	if err := c.checkEntry(); err != nil {
		return Content{}, err
	}
	if whole {
		if err := c.checkGame(); err != nil {
			return Content{}, err
		}
	}
	return c, nil
}

// isGame reports whether files of a kind contain a game.
func isGame(k savegame.SaveKind) bool { return slices.Contains(savegame.Kinds, k) || k == Report }

// check checks the limits of everything that is written or read.
func (c *Content) check() error {
	if err := c.checkEntry(); err != nil {
		return err
	}
	return c.checkGame()
}

func (c *Content) checkEntry() error {
	const header = "the header"
	switch {
	case !isGame(c.Kind) && c.Kind != Settings && c.Kind != Finished && c.Kind != Campaign:
		return damage(header, "names the unknown kind %q", clean(string(c.Kind), 20))
	case c.SavedGame.Game != clean(c.SavedGame.Game, maxGame):
		return damage(header, "has a game name that is not plain text of at most %d bytes", maxGame)
	case c.SaveEntry.Turn < 0 || c.SaveEntry.Turn > maxAt || c.SaveEntry.Answers < 0 || c.SaveEntry.Answers > maxAt || c.Written < 0:
		return damage(header, "has an impossible turn (%d), number of answers (%d), or time (%d)", c.SaveEntry.Turn, c.SaveEntry.Answers, c.Written)
	case c.Order < 0 || c.Order > MaxOrder:
		return damage(header, "has the impossible number %d", c.Order)
	case len(c.Origin) > 64 || c.Origin != clean(c.Origin, 64):
		return damage(header, "does not say where the file came from")
	}
	return checkPicture(c.Picture)
}

func (c *Content) checkGame() error {
	if c.Kind != savegame.Replay && isGame(c.Kind) && len(c.Now) == 0 {
		return damage("the file", "has no section %q, the game itself", nowSection)
	}
	if !isGame(c.Kind) && (len(c.Now) > 0 || len(c.Saved.Turn) > 0) {
		return damage("the file", "contains a game, which a file of the kind %q never does", c.Kind)
	}
	return nil
}

func checkPicture(b []byte) error {
	const place = `section "picture"`
	if len(b) == 0 {
		return nil
	}
	if most := limits[pictureSection]; len(b) > most {
		return damage(place, "has %d bytes, more than %d", len(b), most)
	}
	size, err := png.DecodeConfig(bytes.NewReader(b))
	if err != nil {
		return damage(place, "is not a PNG picture: %v", err)
	}
	if size.Width > maxSide || size.Height > maxSide {
		return damage(place, "is %d by %d pixels, more than %d", size.Width, size.Height, maxSide)
	}
	return nil
}

// same reports whether two contents agree in every written field.
func (c *Content) same(d *Content) bool {
	return c.Kind == d.Kind && c.SavedGame.Game == d.SavedGame.Game && c.Title == d.Title && c.SaveEntry.Plan == d.SaveEntry.Plan &&
		c.SaveEntry.Turn == d.SaveEntry.Turn && c.SaveEntry.Answers == d.SaveEntry.Answers && c.Order == d.Order && c.Written == d.Written && c.Program == d.Program &&
		c.Over == d.Over && c.Result == d.Result && c.SaveEntry.Beyond == d.SaveEntry.Beyond && c.Origin == d.Origin &&
		bytes.Equal(c.Picture, d.Picture) && bytes.Equal(c.Text, d.Text) && bytes.Equal(c.Now, d.Now) &&
		bytes.Equal(c.Saved.Turn, d.Saved.Turn) && c.Record.Plan.String() == d.Record.Plan.String() &&
		c.Printed == d.Printed && bytes.Equal(c.Base, d.Base) && slices.Equal(c.Record.Answers, d.Record.Answers) &&
		bytes.Equal(c.Checks, d.Checks) && c.Sum == d.Sum &&
		slices.Equal(c.Turns, d.Turns) && slices.Equal(c.Record.Beyond, d.Record.Beyond) && slices.Equal(c.Record.Memos, d.Record.Memos) &&
		slices.Equal(c.Heroes, d.Heroes) && slices.Equal(c.Seen, d.Seen) && c.Clock == d.Clock
}
