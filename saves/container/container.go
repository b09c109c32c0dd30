// Package container is the one format of everything that is kept: a line that says so,
// a line of JSON that can be read without the rest, sections, and a checksum of it all.
//
//	LINEUP 2
//	{"kind":"named","plan":"standard seats=Ana,Bob seed=7","sections":[{"name":"now",...}],...}
//	<the bytes of the sections, one after the other>
//	<SHA-256 of everything before, 32 bytes>
//
// The first line, a header in the second with the "program" that wrote it, and the
// checksum at the end stay so in every format to come. What bytes say is not trusted:
// every size is bounded before room is made for it.
package container

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"strconv"
)

// Format is the number of the format that is written.
const Format = 2

// What is read at all.
const (
	MaxFile     = 8 << 20  // bytes of a file
	maxHeader   = 16 << 10 // bytes of the header
	maxSections = 16
	maxFull     = 32 << 20 // bytes of all sections, unpacked
	maxRatio    = 200      // how many times larger unpacking makes a section
)

const firstWord = "LINEUP "

// Raw is a file taken apart: what migrations change.
type Raw struct {
	Format   int
	Header   map[string]json.RawMessage // but for the list of sections; for migrations only
	Sections []Section

	line []byte // the header as it was read
}

// Section is a part of a file, unpacked.
type Section struct {
	Name   string
	Bytes  []byte
	Stored bool // it lies in the file as it is, as packing makes it no smaller
}

// part is what the header says of a section.
type part struct {
	Name   string `json:"name"`
	Packed int    `json:"packed"`
	Full   int    `json:"full"`
	Sum    uint32 `json:"crc32c"` // of the section, unpacked
	Stored bool   `json:"stored,omitempty"`
}

// sectionsField is the field of the header that lists the sections.
const sectionsField = "sections"

// programField is the field of the header that says which program wrote the file.
const programField = "program"

// Damage is why bytes are not taken.
type Damage struct{ Place, Says string }

// Error begins with the place.
func (e *Damage) Error() string { return e.Place + ": " + e.Says }

// damage returns a Damage.
func damage(place, format string, args ...any) error {
	return &Damage{place, fmt.Sprintf(format, args...)}
}

// Newer is the error of a file that a newer program wrote.
type Newer struct {
	Format  int
	Program string // its version; "" if that cannot be read
}

// Error says what to do.
func (e *Newer) Error() string {
	by := "a newer version of the program"
	if e.Program != "" {
		by = "version " + e.Program + " of the program"
	}
	return fmt.Sprintf("it was written by %s, in format %d, and this one reads up to format %d: open it with that version", by, e.Format, Format)
}

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// pack puts a file together, with the header that is made of its list of sections.
func (r *Raw) pack(header func(parts []part) ([]byte, error)) ([]byte, error) {
	if len(r.Sections) > maxSections {
		return nil, fmt.Errorf("%d sections are more than %d", len(r.Sections), maxSections)
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
		return nil, fmt.Errorf("it takes %d bytes, unpacked %d: more than %d, unpacked %d", size, total, MaxFile, maxFull)
	}
	out := make([]byte, 0, size)
	out = append(out, first...)
	out = append(append(out, head...), '\n')
	for _, b := range bodies {
		out = append(out, b...)
	}
	return Seal(out), nil
}

// Seal appends the checksum that ends a file. Tests make files with it that are wrong
// otherwise.
func Seal(b []byte) []byte {
	sum := sha256.Sum256(b)
	return append(b, sum[:]...)
}

// everything wants every section.
func everything(string) bool { return true }

// unpack takes a file apart, with those of its sections that are wanted.
func unpack(b []byte, wanted func(name string) bool) (Raw, error) {
	if len(b) > MaxFile {
		return Raw{}, damage("the file", "it is larger than %d MiB, which nothing kept is", MaxFile>>20)
	}
	format, rest, err := firstLine(b)
	if err != nil {
		return Raw{}, err
	}
	if len(rest) < sha256.Size {
		return Raw{}, damage("the file", "it is cut short")
	}
	end := len(b) - sha256.Size
	sum := sha256.Sum256(b[:end])
	whole := bytes.Equal(sum[:], b[end:])
	rest = rest[:len(rest)-sha256.Size]
	if format > Format {
		if !whole {
			return Raw{}, damage("the file", "it is damaged: its checksum is wrong")
		}
		return Raw{}, &Newer{format, newerProgram(rest)}
	}
	r, err := unpackSections(rest, wanted)
	switch {
	case err != nil:
		return Raw{}, err
	case !whole: // and nothing tells where
		return Raw{}, damage("the file", "it is damaged: its checksum is wrong")
	}
	r.Format = format
	return r, nil
}

// firstLine reads which format a file is of.
func firstLine(b []byte) (format int, rest []byte, err error) {
	line, _, ok := bytes.Cut(b[:min(len(b), 32)], []byte("\n"))
	number, known := bytes.CutPrefix(line, []byte(firstWord))
	if !known {
		return 0, nil, damage("the first line", "it is not %q with the number of a format: this is no file of this program, or a damaged one", firstWord)
	}
	n, bad := strconv.Atoi(string(number))
	if !ok || bad != nil || n < 1 || n > 1_000_000 || strconv.Itoa(n) != string(number) {
		return 0, nil, damage("the first line", "there is no format %.20q: the file is damaged", number)
	}
	return n, b[len(line)+1:], nil
}

// newerProgram returns which program wrote a file of a format to come, if it still says so in
// the second line.
func newerProgram(rest []byte) string {
	line, _, _ := bytes.Cut(rest[:min(len(rest), maxHeader+1)], []byte("\n"))
	var says map[string]json.RawMessage
	var program string
	if json.Unmarshal(line, &says) == nil && json.Unmarshal(says[programField], &program) == nil {
		return clean(program, 40)
	}
	return ""
}

// unpackSections reads what follows the first line, without the checksum.
func unpackSections(b []byte, wanted func(name string) bool) (Raw, error) {
	const header = "the header"
	line, b, ok := bytes.Cut(b, []byte("\n"))
	if !ok || len(line) > maxHeader {
		return Raw{}, damage(header, "it is longer than %d KiB, or cut short", maxHeader>>10)
	}
	r := Raw{line: line}
	var list struct {
		Sections *[]part `json:"sections"`
	}
	if err := json.Unmarshal(line, &list); err != nil {
		return Raw{}, damage(header, "it cannot be read (%v)", err)
	}
	if list.Sections == nil {
		return Raw{}, damage(header, "it lists no sections")
	}
	parts := *list.Sections
	if len(parts) > maxSections {
		return Raw{}, damage(header, "%d sections are more than %d", len(parts), maxSections)
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
			return Raw{}, damage(p.place(i), "it cannot be unpacked: %v", err)
		}
		if crc32.Checksum(full, castagnoli) != p.Sum {
			return Raw{}, damage(p.place(i), "it is damaged: its checksum is wrong")
		}
		r.Sections = append(r.Sections, Section{p.Name, full, p.Stored})
	}
	return r, nil
}

// openHeader takes the header apart, as migrations need it.
func (r *Raw) openHeader() error {
	if err := json.Unmarshal(r.line, &r.Header); err != nil || r.Header == nil {
		return damage("the header", "it cannot be read (%v)", err)
	}
	delete(r.Header, sectionsField)
	return nil
}

// checkParts checks that sections fit the bytes there are and the memory allowed,
// before room is made for any.
func checkParts(parts []part, size int) error {
	left := maxFull
	for i, p := range parts {
		switch {
		case p.Packed < 0 || p.Packed > size:
			return damage(p.place(i), "%d bytes are announced and %d are there: the file is cut short", p.Packed, size)
		case p.Full < 0 || p.Full > left:
			return damage(p.place(i), "it would unpack to %d bytes: more than %d MiB for all sections are not read", p.Full, maxFull>>20)
		case p.Full/maxRatio > p.Packed || p.Stored && p.Full != p.Packed:
			return damage(p.place(i), "%d bytes cannot unpack to %d", p.Packed, p.Full)
		}
		left -= p.Full
		size -= p.Packed
	}
	if size > 0 {
		return damage("the file", "%d bytes too many follow the last section", size)
	}
	return nil
}

// place returns what errors call the section, which is number i from 0.
func (p part) place(i int) string { return fmt.Sprintf("section %d, %q", i+1, clean(p.Name, 20)) }

// section returns the section of a name, or nil if there is none.
func (r *Raw) section(name string) []byte {
	for _, s := range r.Sections {
		if s.Name == name {
			return s.Bytes
		}
	}
	return nil
}

// WrittenByNewer returns the error of a file that a newer program wrote, or nil for all others.
// Nothing else is checked.
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
