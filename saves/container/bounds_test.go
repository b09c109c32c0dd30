package container

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"runtime"
	"slices"
	"strings"
	"testing"

	"lineup/game/english"
	"lineup/game/match"
	"lineup/game/savegame"
)

// raw returns a sealed file with any header and sections, valid or not.
func raw(format int, header string, bodies ...[]byte) []byte {
	b := fmt.Appendf(nil, "LINEUP %d\n%s\n", format, header)
	return Seal(append(b, bytes.Join(bodies, nil)...))
}

// TestBounds checks that files that would use too much memory or make no sense are refused, each
// for its own reason.
func TestBounds(t *testing.T) {
	zeros := deflate(make([]byte, 30<<20))
	list := func(parts ...part) string {
		parts = append([]part{}, parts...)
		b, err := json.Marshal(map[string]any{"kind": "running", "sections": parts})
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	var many []part
	for range 17 {
		many = append(many, part{Name: "now"})
	}
	for _, c := range []struct {
		name, says string
		b          []byte
	}{
		{"nothing", "first line", nil},
		{"another file", "not a Lineup file", []byte("\x89PNG\r\n\x1a\n and so on and so on and so on and so on")},
		{"no format", "unknown format", []byte("LINEUP x\n")},
		{"format 0", "unknown format", raw(0, "{}")},
		{"format 01", "unknown format", []byte("LINEUP 01\n{}\n")},
		{"only a line", "cut short", []byte("LINEUP 1\n")},
		{"9 MiB", "larger than 8 MiB", make([]byte, 9<<20)},
		{"no header", "longer than 16 KiB or cut short", Seal([]byte("LINEUP 1\n{}"))},
		{"a long header", "longer than 16 KiB", raw(1, `{"a":"`+strings.Repeat("x", 20<<10)+`"}`)},
		{"a deep header", "can't be read", raw(1, strings.Repeat("[", 15<<10))},
		{"null", "lists no sections", raw(1, "null")},
		{"no list", "lists no sections", raw(1, `{"kind":"running"}`)},
		{"17 sections", "17 sections", raw(1, list(many...))},
		{"a bomb", "can't unpack", raw(1, list(part{Name: "now", Packed: len(zeros), Full: 30 << 20}), zeros)},
		{"a hidden bomb", "longer than stated", raw(1, list(part{Name: "now", Packed: len(zeros), Full: 100}), zeros)},
		{"33 MiB", "32 MiB", raw(1, list(part{Name: "now", Packed: 10, Full: 33 << 20}), make([]byte, 10))},
		{"twice 17 MiB", "32 MiB", raw(1, list(part{Name: "now", Packed: 1 << 20, Full: 17 << 20, Stored: false}, part{Name: "turn", Packed: 1 << 20, Full: 17 << 20}), make([]byte, 2<<20))},
		{"a negative size", "bytes stated", raw(1, list(part{Name: "now", Packed: -1}))},
		{"a negative full size", "would unpack", raw(1, list(part{Name: "now", Full: -1}))},
		{"too few bytes", "cut short", raw(1, list(part{Name: "now", Packed: 9, Full: 9}), make([]byte, 8))},
		{"too many bytes", "too many", raw(1, list(), make([]byte, 8))},
		{"stored otherwise", "can't unpack", raw(1, list(part{Name: "now", Packed: 9, Full: 8, Stored: true}), make([]byte, 9))},
		{"a wrong sum", "checksum", raw(1, list(part{Name: "now", Packed: 9, Full: 9, Stored: true}), make([]byte, 9))},
		{"an unknown section", "unknown section", raw(1, list(part{Name: "new", Packed: 1, Full: 1, Stored: true, Sum: crc32.Checksum(make([]byte, 1), castagnoli)}), []byte{0})},
		{"no kind", "unknown kind", raw(1, `{"sections":[]}`)},
		{"no game", "has no section", raw(1, list(part{Name: "log", Packed: 17, Full: 17, Stored: true, Sum: crc32.Checksum(make([]byte, 17), castagnoli)}), make([]byte, 17))},
		{"no Plan", "setup string", raw(1, `{"kind":"running","plan":"\"","sections":[]}`)},
	} {
		t.Run(c.name, func(t *testing.T) {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			_, err := Decode(c.b)
			runtime.ReadMemStats(&after)
			var d *Damage
			if !errors.As(err, &d) || !strings.Contains(err.Error(), c.says) {
				t.Errorf("%v, which does not say %q", err, c.says)
			}
			if took := after.TotalAlloc - before.TotalAlloc; took > 64<<20 {
				t.Errorf("it takes %d MiB", took>>20)
			}
		})
	}
}

// TestRecordBounds checks that a log is refused if its counts and numbers exceed its bytes or
// limits.
func TestRecordBounds(t *testing.T) {
	head := make([]byte, 9)     // the fingerprint, and no Base
	tail := make([]byte, 1+4+2) // no checks, the sum, no turns, no undo of hidden cards
	huge := binary.AppendUvarint(nil, 1<<40)
	for name, b := range map[string][]byte{
		"nothing":                  nil,
		"a Base that is not there": append(make([]byte, 8), 200, 1),
		"too many answers":         append(bytes.Clone(head), 200, 1, 0, 0, 0, 0),
		"a huge number":            append(bytes.Clone(head), huge...),
		"a long zero":              append(bytes.Clone(head), 0x80, 0, 0, 0),
		"a kind of answer":         append(bytes.Clone(head), append([]byte{1, 200, 0, 0, 0, 0}, tail...)...),
		"a card":                   append(bytes.Clone(head), append([]byte{1, 1, 0, 0xff, 0xff, 0x7f, 0, 0}, tail...)...),
		"too many checks":          append(bytes.Clone(head), 0, 100, 1, 2, 3),
		"no sum":                   append(bytes.Clone(head), 0, 0, 1, 2, 3),
		"bytes after it":           append(append(append(bytes.Clone(head), 0), tail...), 0),
		"turns that are not there": append(append(bytes.Clone(head), 0), 0, 1, 2, 3, 4, 9, 0, 0),
		"an empty note":            append(append(append(bytes.Clone(head), 0), tail...), 1, 3, 0, 0),
		"a note on two lines":      append(append(append(bytes.Clone(head), 0), tail...), 1, 3, 0, 3, 'a', 10, 'b'),
		"notes that are not there": append(append(append(bytes.Clone(head), 0), tail...), 9, 3, 0, 1, 'a'),
		"a long note":              append(append(append(bytes.Clone(head), 0), tail...), append([]byte{1, 3, 0, 200, 1}, bytes.Repeat([]byte{'a'}, 200)...)...),
		"varint without end":       append(bytes.Clone(head), bytes.Repeat([]byte{0x80}, 30)...),
	} {
		t.Run(name, func(t *testing.T) {
			if r, err := decodeRecord(b); english.Error(t, err) == nil {
				t.Errorf("%s is read as %+v", name, r)
			}
		})
	}
	r, err := decodeRecord(append(append(bytes.Clone(head), 0), tail...))
	if err != nil || r.Base != nil || len(r.Answers) != 0 {
		t.Error(r, err)
	}
	r, err = decodeRecord(append(append(append(bytes.Clone(head), 0), tail...), 1, 3, 0, 1, 'a'))
	if err != nil || len(r.Memos) != 1 || r.Memos[0] != (match.Memo{At: 3, Text: "a"}) {
		t.Error(r.Memos, err)
	}
}

// TestMemos checks that players' notes are saved with their game, each on one line.
func TestMemos(t *testing.T) {
	c := goldens(t)["named"]
	c.Record.Memos = []match.Memo{{At: 1, Seat: 1, Text: "Bob has\ntwo Kicks"}, {Text: "\n"}, {At: 4, Text: "né"}}
	b, err := Encode(c)
	if err != nil {
		t.Fatal(err)
	}
	again, err := Decode(b)
	if want := []match.Memo{{At: 1, Seat: 1, Text: "Bob hastwo Kicks"}, {At: 4, Text: "né"}}; err != nil || !slices.Equal(again.Record.Memos, want) {
		t.Errorf("%+v is read as %+v: %v", want, again.Record.Memos, err)
	}
}

// TestHeldByHeader checks that a section that packs better than maxRatio allows is stored unpacked.
func TestHeldByHeader(t *testing.T) {
	c := Content{Text: bytes.Repeat([]byte("a"), 1<<20)}
	c.Kind = Settings
	b, err := Encode(c)
	if err != nil || len(b) < 1<<20 {
		t.Error(len(b), err)
	}
}

// TestNewer checks that a file of a future format is refused with a Newer error, but as damaged if
// it is.
func TestNewer(t *testing.T) {
	for header, program := range map[string]string{
		`{"program":"3.1","sections":"otherwise"}`: "3.1",
		`{"program":7}`:  "",
		"no JSON at all": "",
	} {
		t.Run(header, func(t *testing.T) {
			b := raw(Format+1, header, []byte("whatever"))
			_, err := Decode(b)
			var newer *Newer
			if !errors.As(err, &newer) || newer.Format != Format+1 || newer.Program != program || WrittenByNewer(b) == nil {
				t.Error(err)
			}
			b[len(b)-1]++
			if _, err := Decode(b); errors.As(err, &newer) || english.Error(t, err) == nil || WrittenByNewer(b) != nil {
				t.Errorf("damaged, %s: %v", header, err)
			}
		})
	}
	b, err := Encode(goldens(t)["quick"])
	if err != nil || WrittenByNewer(b) != nil {
		t.Error("a file of this format is not newer:", err)
	}
}

// TestMigrate checks that migrations run in order, and that a missing or failing one is an error
// that names it.
func TestMigrate(t *testing.T) {
	made := map[int]Migration{
		1: func(r *Raw) error { r.Header["title"] = json.RawMessage(`"two"`); return nil },
		2: func(r *Raw) error {
			if string(r.Header["title"]) != `"two"` {
				return errors.New("the first step was not taken")
			}
			r.Sections[0].Bytes = append(r.Sections[0].Bytes, '!')
			return nil
		},
		4: func(*Raw) error { return errors.New("it cannot be") },
		5: func(r *Raw) error { r.Sections = make([]Section, 99); return nil },
	}
	r := Raw{Format: 1, Header: map[string]json.RawMessage{}, Sections: []Section{{Name: "now", Bytes: []byte("x")}}}
	if err := migrate(&r, made, 3); err != nil || r.Format != 3 || string(r.section("now")) != "x!" {
		t.Errorf("%+v: %v", r, err)
	}
	for from, says := range map[int]string{3: "format 3, which is no longer supported", 4: "format 4 to 5", 5: "too much"} {
		t.Run(fmt.Sprint("format ", from), func(t *testing.T) {
			r := Raw{Format: from}
			if err := migrate(&r, made, 6); english.Error(t, err) == nil || !strings.Contains(err.Error(), says) {
				t.Errorf("format %d: %v", from, err)
			}
		})
	}
	for n := 1; n < Format; n++ {
		if steps[n] == nil {
			t.Errorf("nothing makes format %d one of format %d", n, n+1)
		}
	}
}

// TestOldFormat checks that a file of an older format is read with its migrations.
func TestOldFormat(t *testing.T) {
	b, err := Encode(goldens(t)["quick"])
	if err != nil {
		t.Fatal(err)
	}
	r, err := unpack(b, everything)
	if err != nil {
		t.Fatal(err)
	}
	must(t, r.openHeader())
	r.Header["called"] = json.RawMessage(`"as it was called once"`)
	steps := map[int]Migration{Format: func(r *Raw) error { r.Header["title"] = r.Header["called"]; return nil }}
	if err := migrate(&r, steps, Format+1); err != nil {
		t.Fatal(err)
	}
	c, err := content(&r, true)
	if err != nil || c.Title != "as it was called once" || c.Kind != savegame.Quick || len(c.Now) == 0 {
		t.Error(c.SaveEntry, err)
	}
}
