package container

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"testing"
)

// goldenFiles returns all golden files of the current format.
func goldenFiles(f *testing.F) [][]byte {
	files, err := filepath.Glob(goldenFolder(Format) + "/*.lineup")
	if err != nil || len(files) == 0 {
		f.Fatal("there are no golden files: ", err)
	}
	var out [][]byte
	for _, path := range files {
		b, err := os.ReadFile(path)
		if err != nil {
			f.Fatal(err)
		}
		out = append(out, b)
	}
	return out
}

func addGoldens(f *testing.F) {
	for _, b := range goldenFiles(f) {
		f.Add(b[:len(b)-sha256.Size])
	}
}

// FuzzDecode checks that any file is refused, or can be written and read again with the same
// contents. It corrects the checksum of the file, and without asItIs also those of the sections, so
// that the fuzzer reaches the code behind them.
func FuzzDecode(f *testing.F) {
	for _, c := range goldens(f) {
		b, err := Encode(c)
		if err != nil {
			f.Fatal(err)
		}
		r, err := unpack(b, everything)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(r.line, r.section(nowSection), r.section(turnSection), r.section(logSection), r.section(pictureSection), r.section(textSection), false)
		_, rest, _ := bytes.Cut(b[len(fmt.Sprintf("LINEUP %d\n", Format)):len(b)-sha256.Size], []byte("\n"))
		f.Add(r.line, rest, []byte{}, []byte{}, []byte{}, []byte{}, true)
	}
	f.Fuzz(func(t *testing.T, line, now, turn, log, picture, text []byte, asItIs bool) {
		if len(line)+len(now)+len(turn)+len(log)+len(picture)+len(text) > 1<<20 {
			return
		}
		file := fmt.Appendf(nil, "LINEUP %d\n%s\n", Format, line)
		if asItIs {
			file = Seal(append(file, bytes.Join([][]byte{now, turn, log, picture, text}, nil)...))
		} else {
			r := Raw{Format: Format, line: line}
			for _, s := range []Section{{nowSection, now, true}, {turnSection, turn, false}, {logSection, log, true}, {pictureSection, picture, true}, {textSection, text, true}} {
				if len(s.Bytes) > 0 {
					r.Sections = append(r.Sections, s)
				}
			}
			if r.openHeader() != nil {
				return
			}
			var err error
			if file, err = r.pack(r.packHeader); err != nil {
				return
			}
		}
		tryDecode(t, file)
	})
}

// tryDecode reads a file with any contents.
func tryDecode(t *testing.T, file []byte) {
	c, err := Decode(file)
	e, listed := DecodeEntry(file)
	if err != nil {
		return
	}
	if listed != nil || !reflect.DeepEqual(c.SaveEntry, e.SaveEntry) {
		t.Fatalf("a list says %+v (%v), the file %+v", e.SaveEntry, listed, c.SaveEntry)
	}
	again, err := Encode(c)
	if err != nil {
		t.Fatalf("what was read cannot be written: %v", err)
	}
	d, err := Decode(again)
	if err != nil || !d.same(&c) {
		t.Fatalf("written and read again it differs: %v", err)
	}
}

// FuzzMigrate checks that migrations refuse any file or convert it to the newest format, and never
// panic.
func FuzzMigrate(f *testing.F) {
	addGoldens(f)
	made := map[int]Migration{
		1: func(r *Raw) error {
			r.Header["title"] = r.Header["plan"]
			delete(r.Header, "game")
			return nil
		},
		2: func(r *Raw) error {
			var turn int
			if err := json.Unmarshal(r.Header["turn"], &turn); err != nil {
				return err
			}
			for i := range r.Sections {
				r.Sections[i].Bytes = append(r.Sections[i].Bytes, r.Sections[0].Bytes...)
			}
			return nil
		},
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		if len(b) > 1<<20 {
			return
		}
		for _, table := range []map[int]Migration{steps, made} {
			r, err := unpack(Seal(bytes.Clone(b)), everything)
			if err != nil || r.openHeader() != nil {
				return
			}
			to := 1 + len(table)
			if migrate(&r, table, to) == nil && r.Format != to {
				t.Fatalf("it is of format %d, not %d", r.Format, to)
			}
			_, _ = content(&r, true)
		}
	})
}

// FuzzRecord checks that a log is refused, or is exactly the log that encodeRecord writes.
func FuzzRecord(f *testing.F) {
	for _, c := range goldens(f) {
		b, err := encodeRecord(c.Record)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(b)
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		r, err := decodeRecord(b)
		if err != nil {
			return
		}
		again, err := encodeRecord(r)
		if err != nil || !bytes.Equal(b, again) {
			t.Fatalf("written again it is %x, not %x (%v)", again, b, err)
		}
	})
}
