package campaign

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"lineup/game/mode/rebirth"
)

// Version is the number of the campaign format. Every earlier version can be read: version 1 did
// not have start times and competitive campaigns, and version 2 did not have defeated Villains.
const Version = 3

// MaxText is the largest size of a written campaign, in bytes.
const MaxText = 4 << 20

// written is the JSON form of a campaign.
type written struct {
	Version int        `json:"version"`
	ID      string     `json:"id"`
	Title   string     `json:"title,omitempty"`
	Seed    uint64     `json:"seed"`
	Rivals  bool       `json:"competitive,omitempty"`
	Players []Player   `json:"players"`
	Entries []LogEntry `json:"entries"`
}

// Newer is the error for a campaign from a newer version of the program.
type Newer struct{ Version int }

// Error returns what to do.
func (e *Newer) Error() string {
	return fmt.Sprintf("campaign version %d is newer than this program supports (%d): open it with the newer version", e.Version, Version)
}

// Write returns a campaign as JSON text, with one entry per line. It checks that the text can be
// read.
func Write(c Campaign) ([]byte, error) {
	if c.from != nil {
		return nil, fault("campaign", "it began in the middle, and its earlier attempts are unknown")
	}
	if err := c.checkHead(); err != nil { // Read would shorten the title
		return nil, err
	}
	w := written{Version, c.ID, c.Title, c.Seed, c.Rivals, c.Players, []LogEntry{}}
	head, err := json.Marshal(w)
	if err != nil {
		return nil, fmt.Errorf("campaign: %w", err)
	}
	out := bytes.NewBuffer(bytes.TrimSuffix(head, []byte("]}")))
	for i, e := range c.entries {
		line, err := json.Marshal(e)
		if err != nil {
			return nil, fmt.Errorf("campaign: %w", err)
		}
		if i > 0 {
			out.WriteByte(',')
		}
		out.WriteByte('\n')
		out.Write(line)
	}
	out.WriteString("]}\n")
	if out.Len() > MaxText {
		return nil, fault("campaign", "it would take %d bytes, more than %d", out.Len(), MaxText)
	}
	if _, err := Read(out.Bytes()); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// Read reads a campaign written by Write. The plays must follow from one another, and their results
// must be possible. The error names the first wrong entry. Names that earlier versions took but this
// one does not are read shortened and told apart by a number.
func Read(text []byte) (Campaign, error) {
	const place = "campaign"
	if len(text) > MaxText {
		return Campaign{}, fault(place, "it has %d bytes, more than %d", len(text), MaxText)
	}
	var version struct {
		Version int `json:"version"`
	}
	if err := json.Unmarshal(text, &version); err != nil {
		return Campaign{}, fault(place, "it cannot be read: %s", where(text, err))
	}
	switch {
	case version.Version > Version:
		return Campaign{}, &Newer{version.Version}
	case version.Version < 1:
		return Campaign{}, fault(place, "its version is missing")
	}
	d := json.NewDecoder(bytes.NewReader(text)) // nothing follows the value, as checked above
	d.DisallowUnknownFields()
	var w written
	if err := d.Decode(&w); err != nil {
		return Campaign{}, fault(place, "it cannot be read: %s", where(text, err))
	}
	w.repair()
	c := Campaign{ID: w.ID, Title: w.Title, Seed: w.Seed, Rivals: w.Rivals, Players: w.Players}
	if err := c.checkHead(); err != nil {
		return Campaign{}, err
	}
	if err := c.checkPlayers(c.Players); err != nil {
		return Campaign{}, err
	}
	if len(w.Entries) > maxEntries {
		return Campaign{}, fault(place, "it has %d entries, more than %d", len(w.Entries), maxEntries)
	}
	states := []*state{c.beginning()}
	for i, e := range w.Entries {
		s, err := follow(c, states, e)
		if err != nil {
			return Campaign{}, fault(fmt.Sprintf("entry %d", i+1), "%s", err)
		}
		states = append(states, s)
		c.entries = append(c.entries, e)
	}
	return c, nil
}

// where returns a JSON error with its line.
func where(text []byte, err error) string {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	at := int64(-1)
	switch {
	case errors.As(err, &syntax):
		at = syntax.Offset
	case errors.As(err, &kind):
		at = kind.Offset
	}
	if at < 0 || at > int64(len(text)) {
		return strings.TrimPrefix(err.Error(), "json: ")
	}
	return fmt.Sprintf("line %d: %s", 1+bytes.Count(text[:at], []byte("\n")), strings.TrimPrefix(err.Error(), "json: "))
}

// follow returns the state after an entry, or an error if the entry cannot follow the earlier ones.
func follow(c Campaign, states []*state, e LogEntry) (*state, error) {
	s := states[len(states)-1]
	p := e.Play
	switch {
	case (p == nil) == (e.Back == nil):
		return nil, errors.New("it must be either an attempt or going back")
	case e.Back != nil:
		to := e.Back.To
		if to < 0 || to >= len(c.entries) || c.entries[to].Play == nil {
			return nil, fault("back", "no earlier attempt %d", to)
		}
		return states[to], nil
	case s.running:
		return nil, fault("play", "the previous attempt is still in progress")
	case s.scenario > Scenarios:
		return nil, fault("play", "the campaign was already over")
	case p.Scenario != s.scenario || p.Try != s.try:
		return nil, fault("play", "attempt %d of Scenario %d, but next was attempt %d of Scenario %d", p.Try, p.Scenario, s.try, s.scenario)
	}
	if err := c.checkPlayers(p.Players); err != nil {
		return nil, err
	}
	if err := s.staySeated(p.Players); err != nil {
		return nil, err
	}
	if err := checkSecrets(p); err != nil {
		return nil, err
	}
	if p.Began < 0 {
		return nil, fault("began", "%d is not a time", p.Began)
	}
	if p.Result == nil {
		return s.after(p), nil
	}
	if r := p.Result.tidy(); !r.same(*p.Result) {
		return nil, fault("result", "it is not in the standard form")
	}
	if err := c.checkResult(p, *p.Result, s); err != nil {
		return nil, err
	}
	return s.after(p), nil
}

// same reports whether two results have the same JSON.
func (r Result) same(o Result) bool {
	a, errA := json.Marshal(r)
	b, errB := json.Marshal(o)
	return errA == nil && errB == nil && bytes.Equal(a, b)
}

// checkSecrets checks the Secret Cards of a play. It does not check how they were dealt, so a save
// can always be read.
func checkSecrets(p *Play) error {
	const place = "secrets"
	switch n := len(p.Secrets); {
	case n > 0 && n != len(p.Players):
		return fault(place, "Secret Cards of %d players, but %d played", n, len(p.Players))
	case (n > 0) != (p.Pack != 0):
		return fault(place, "Secret Cards and the number of their pack must come together")
	}
	for i, at := range p.Secrets {
		switch {
		case at < 0 || at > rebirth.PackSize:
			return fault(place, "place %d must be 0 to %d", at, rebirth.PackSize)
		case at > 0 && slices.Contains(p.Secrets[:i], at):
			return fault(place, "two players have the card at place %d", at)
		}
	}
	return nil
}

// Follows returns nil if the campaign continues another, or is the same: everything in that one is
// also in this one. Only the next players and the title may differ.
func (c Campaign) Follows(before Campaign) error {
	if c.ID != before.ID || c.Seed != before.Seed || c.Rivals != before.Rivals {
		return fault("campaign", "it is not the campaign saved as %s", before.ID)
	}
	for i, old := range before.entries {
		if i >= len(c.entries) {
			return fault(fmt.Sprintf("entry %d", i+1), "it is missing, but the saved campaign has it: after going back, undone attempts stay in the log")
		}
		e := c.entries[i]
		if e.Play != nil && old.Play != nil && old.Play.Result == nil {
			going := *e.Play
			going.Result = nil
			e.Play = &going
		}
		a, errA := json.Marshal(e)
		b, errB := json.Marshal(old)
		if errA != nil || errB != nil || !bytes.Equal(a, b) {
			return fault(fmt.Sprintf("entry %d", i+1), "it differs from the saved campaign")
		}
	}
	return nil
}
