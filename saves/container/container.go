// Package container defines the one file format of all saved data: a line that names the format, a
// line of JSON that can be read without the rest, sections, and a checksum of everything.
//
//	LINEUP 2
//	{"kind":"named","plan":"standard seats=Ana,Bob seed=7","sections":[{"name":"now",...}],...}
//	<the bytes of the sections, one after the other>
//	<SHA-256 of everything before, 32 bytes>
//
// The first line, the "program" in the header on the second line and the checksum at the end stay
// the same in every future format. The contents of a file are not trusted, and every size is
// checked before memory is allocated for it.
package container

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"strconv"
)

// Format is the format number of new files.
const Format = 2

// The limits of a readable file.
const (
	MaxFile     = 8 << 20  // bytes of a file
	maxHeader   = 16 << 10 // bytes of the header
	maxSections = 16
	maxFull     = 32 << 20 // bytes of all sections, unpacked
	maxRatio    = 200      // how many times larger unpacking may make a section
)

const firstWord = "LINEUP "

// Raw is a file split into its parts. Migrations change it.
type Raw struct {
	Format   int
	Header   map[string]json.RawMessage // without the list of sections; for migrations only
	Sections []Section

	line []byte // the header as read
}

// Section is an unpacked part of a file.
type Section struct {
	Name   string
	Bytes  []byte
	Stored bool // the file holds it unpacked, because packing does not make it smaller
}

// part is the header's entry for a section.
type part struct {
	Name   string `json:"name"`
	Packed int    `json:"packed"`
	Full   int    `json:"full"`
	Sum    uint32 `json:"crc32c"` // of the unpacked section
	Stored bool   `json:"stored,omitempty"`
}

// sectionsField is the header field that lists the sections.
const sectionsField = "sections"

// programField is the header field that names the program that wrote the file.
const programField = "program"

// Damage is the reason why a file is refused. Says follows Place in a sentence.
type Damage struct {
	Place, Says string
	Foreign     bool // it does not even begin like a Lineup file
}

// Error returns the place and the reason as a sentence.
func (e *Damage) Error() string { return e.Place + " " + e.Says }

// damage returns a Damage.
func damage(place, format string, args ...any) error {
	return &Damage{Place: place, Says: fmt.Sprintf(format, args...)}
}

// Newer is the error for a file that a newer program wrote.
type Newer struct {
	Format  int
	Program string // its version, or "" if it cannot be read
}

// Error says which version to open the file with.
func (e *Newer) Error() string {
	if e.Program == "" {
		return "this file was saved by a newer version of Lineup: open it with that version"
	}
	return "this file was saved by Lineup " + e.Program + ", which is newer than this one: open it with that version"
}

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// pack assembles a file. The function header makes its header from the list of sections.
func (r *Raw) pack(header func(parts []part) ([]byte, error)) ([]byte, error) {
	if len(r.Sections) > maxSections {
		return nil, fmt.Errorf("%d sections are too many: a file has at most %d", len(r.Sections), maxSections)
	}
	parts := make([]part, len(r.Sections))
	bodies := make([][]byte, len(r.Sections))
	total, size := 0, 0
	for i, s := range r.Sections {
		body, stored := s.Bytes, s.Stored
		if !stored {
			body = deflate(s.Bytes)
			if len(s.Bytes) > maxRatio*len(body) {
				body, stored = s.Bytes, true
			}
		}
		parts[i] = part{s.Name, len(body), len(s.Bytes), crc32.Checksum(s.Bytes, castagnoli), stored}
		bodies[i] = body
		total += len(s.Bytes)
		size += len(body)
	}
	head, err := header(parts)
	if err != nil {
		return nil, err
	}
	if len(head) > maxHeader {
		return nil, fmt.Errorf("the header takes %d bytes, more than %d: shorten the title and the names", len(head), maxHeader)
	}
	first := firstWord + strconv.Itoa(r.Format) + "\n"
	size += len(first) + len(head) + 1 + sha256.Size
	if size > MaxFile || total > maxFull {
		return nil, fmt.Errorf("the file would have %d bytes (%d unpacked), more than %d (%d unpacked)", size, total, MaxFile, maxFull)
	}
	out := make([]byte, 0, size)
	out = append(out, first...)
	out = append(append(out, head...), '\n')
	for _, b := range bodies {
		out = append(out, b...)
	}
	return Seal(out), nil
}

// Seal appends the checksum that ends a file. Tests use it to make bad files with a good checksum.
func Seal(b []byte) []byte {
	sum := sha256.Sum256(b)
	return append(b, sum[:]...)
}

// everything wants every section.
func everything(string) bool { return true }

// unpack splits a file into its parts, with the wanted sections only.
func unpack(b []byte, wanted func(name string) bool) (Raw, error) {
	if len(b) > MaxFile {
		return Raw{}, damage("the file", "is larger than %d MiB, the limit for a Lineup file", MaxFile>>20)
	}
	format, rest, err := firstLine(b)
	if err != nil {
		return Raw{}, err
	}
	if len(rest) < sha256.Size {
		return Raw{}, damage("the file", "is cut short")
	}
	end := len(b) - sha256.Size
	sum := sha256.Sum256(b[:end])
	whole := bytes.Equal(sum[:], b[end:])
	rest = rest[:len(rest)-sha256.Size]
	if format > Format {
		if !whole {
			return Raw{}, damage("the file", "is damaged (wrong checksum)")
		}
		return Raw{}, &Newer{format, newerProgram(rest)}
	}
	r, err := unpackSections(rest, wanted)
	switch {
	case err != nil:
		return Raw{}, err
	case !whole: // the place of the damage is unknown
		return Raw{}, damage("the file", "is damaged (wrong checksum)")
	}
	r.Format = format
	return r, nil
}

// firstLine reads the format number of a file.
func firstLine(b []byte) (format int, rest []byte, err error) {
	line, _, ok := bytes.Cut(b[:min(len(b), 32)], []byte("\n"))
	number, known := bytes.CutPrefix(line, []byte(firstWord))
	if !known {
		return 0, nil, &Damage{Place: "the file", Says: "is not a Lineup file, or its first line is damaged", Foreign: true}
	}
	n, bad := strconv.Atoi(string(number))
	if !ok || bad != nil || n < 1 || n > 1_000_000 || strconv.Itoa(n) != string(number) {
		return 0, nil, damage("the first line", "has the unknown format %.20q", number)
	}
	return n, b[len(line)+1:], nil
}

// headerLine returns the second line of a file whose first line is cut off, or its beginning if it is
// too long.
func headerLine(rest []byte) []byte {
	line, _, _ := bytes.Cut(rest[:min(len(rest), maxHeader+1)], []byte("\n"))
	return line
}

// newerProgram returns the program that wrote a file of a future format, or "" if the second line
// no longer names it.
func newerProgram(rest []byte) string {
	var says map[string]json.RawMessage
	var program string
	if json.Unmarshal(headerLine(rest), &says) == nil && json.Unmarshal(says[programField], &program) == nil {
		return clean(program, 40)
	}
	return ""
}

// unpackSections reads a file without its first line and checksum.
func unpackSections(b []byte, wanted func(name string) bool) (Raw, error) {
	const header = "the header"
	line, b, ok := bytes.Cut(b, []byte("\n"))
	if !ok || len(line) > maxHeader {
		return Raw{}, damage(header, "is longer than %d KiB or cut short", maxHeader>>10)
	}
	r := Raw{line: line}
	var list struct {
		Sections *[]part `json:"sections"`
	}
	if err := json.Unmarshal(line, &list); err != nil {
		return Raw{}, damage(header, "can't be read (%v)", err)
	}
	if list.Sections == nil {
		return Raw{}, damage(header, "lists no sections")
	}
	parts := *list.Sections
	if len(parts) > maxSections {
		return Raw{}, damage(header, "lists %d sections, more than %d", len(parts), maxSections)
	}
	if err := checkParts(parts, len(b)); err != nil {
		return Raw{}, err
	}
	for i, p := range parts {
		body := b[:p.Packed]
		b = b[p.Packed:]
		if !wanted(p.Name) {
			continue
		}
		full, err := body, error(nil)
		if !p.Stored {
			full, err = inflate(body, p.Full)
		}
		if err != nil {
			return Raw{}, damage(p.place(i), "can't be unpacked: %v", err)
		}
		if crc32.Checksum(full, castagnoli) != p.Sum {
			return Raw{}, damage(p.place(i), "is damaged (wrong checksum)")
		}
		r.Sections = append(r.Sections, Section{p.Name, full, p.Stored})
	}
	return r, nil
}

// openHeader parses the header into fields for migrations.
func (r *Raw) openHeader() error {
	if err := json.Unmarshal(r.line, &r.Header); err != nil || r.Header == nil {
		return damage("the header", "can't be read (%v)", err)
	}
	delete(r.Header, sectionsField)
	return nil
}

// checkParts checks that the sections match the size of the file and fit the memory limit, before
// memory is allocated.
func checkParts(parts []part, size int) error {
	left := maxFull
	for i, p := range parts {
		switch {
		case p.Packed < 0 || p.Packed > size:
			return damage(p.place(i), "is cut short (%d bytes stated, %d left)", p.Packed, size)
		case p.Full < 0 || p.Full > left:
			return damage(p.place(i), "would unpack to %d bytes: all sections together may have %d MiB", p.Full, maxFull>>20)
		case p.Full/maxRatio > p.Packed || p.Stored && p.Full != p.Packed:
			return damage(p.place(i), "has %d bytes, which can't unpack to %d", p.Packed, p.Full)
		}
		left -= p.Full
		size -= p.Packed
	}
	if size > 0 {
		return damage("the file", "has %d bytes too many after the last section", size)
	}
	return nil
}

// place returns the name of the section in errors. It is number i, counted from 0.
func (p part) place(i int) string { return fmt.Sprintf("section %d (%q)", i+1, clean(p.Name, 20)) }

// section returns the section with a name, or nil if there is none.
func (r *Raw) section(name string) []byte {
	for _, s := range r.Sections {
		if s.Name == name {
			return s.Bytes
		}
	}
	return nil
}

// WrittenByNewer returns a Newer error if a newer program wrote the file, and nil otherwise. It
// checks nothing else.
func WrittenByNewer(b []byte) error {
	format, _, err := firstLine(b)
	if err != nil || format <= Format {
		return nil
	}
	_, err = unpack(b, func(string) bool { return false })
	if newer, ok := err.(*Newer); ok {
		return newer
	}
	return nil
}

// OrderOf returns the number of a file in the order of all saves, or 0 if its header has none or
// cannot be read. It checks nothing else.
func OrderOf(b []byte) int64 {
	_, rest, err := firstLine(b)
	if err != nil {
		return 0
	}
	var h struct {
		Order int64 `json:"order"`
	}
	if json.Unmarshal(headerLine(rest), &h) != nil || h.Order < 0 || h.Order > MaxOrder {
		return 0
	}
	return h.Order
}

// Unpacked returns how many bytes the sections of a file take when they are unpacked, as its header
// says, or 0 if that cannot be read. It checks nothing else.
func Unpacked(b []byte) (total int) {
	_, rest, err := firstLine(b)
	if err != nil {
		return 0
	}
	var list struct {
		Sections []part `json:"sections"`
	}
	if json.Unmarshal(headerLine(rest), &list) != nil {
		return 0
	}
	for _, p := range list.Sections {
		total += min(max(0, p.Full), maxFull)
	}
	return total
}
