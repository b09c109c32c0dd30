// Package archive defines the file that holds everything a person has saved: the other files as they
// are, one after the other, each with its checksum.
//
//	LINEUP EVERYTHING 1
//	{"program":"1.0","written":1764200000}
//	{"name":"saves/quick.lineup","bytes":2059,"sha256":"..."}
//	<the bytes of that file>
//	...
//	{"end":true,"entries":1}
//	<SHA-256 of everything before, 32 bytes>
//
// The first line, the "program" on the second line and the checksum at the end stay the same in every
// future format. Nothing is packed, because the files in it are. The contents of a file are not
// trusted, and every size is checked before memory is allocated for it.
package archive

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"io"
	"io/fs"
	"strconv"
	"strings"
	"unicode"

	"lineup/saves/container"
)

// Format is the format number of new files.
const Format = 1

// The limits of a readable file.
const (
	MaxFile    = 512 << 20 // bytes
	MaxEntries = 40_000
	MaxName    = 200 // bytes of the name of an entry
	maxLine    = 2 << 10
)

const firstWord = "LINEUP EVERYTHING "

// heading is the second line.
type heading struct {
	Program string `json:"program"`
	Written int64  `json:"written,omitempty"`
}

// line is the line before an entry, or the last one.
type line struct {
	Name    string `json:"name,omitempty"`
	Bytes   int    `json:"bytes,omitempty"`
	Sum     string `json:"sha256,omitempty"`
	End     bool   `json:"end,omitempty"`
	Entries int    `json:"entries,omitempty"`
}

// Writer writes an archive. After an error the file is worthless.
type Writer struct {
	to      *bufio.Writer
	sum     hash.Hash
	names   map[string]bool
	written int
}

// NewWriter begins an archive that a version of the program writes at a time, in seconds since 1970
// began.
func NewWriter(to io.Writer, program string, now int64) (*Writer, error) {
	w := &Writer{to: bufio.NewWriterSize(to, 64<<10), sum: sha256.New(), names: map[string]bool{}}
	if err := w.write([]byte(firstWord + strconv.Itoa(Format) + "\n")); err != nil {
		return nil, err
	}
	return w, w.line(heading{container.Clean(program), max(0, now)})
}

// Add adds a file under a name.
func (w *Writer) Add(name string, b []byte) error {
	if err := newName(w.names, name); err != nil {
		return err
	}
	if len(b) == 0 || len(b) > container.MaxFile {
		return fmt.Errorf("%s has %d bytes: it must have 1 to %d", name, len(b), container.MaxFile)
	}
	sum := sha256.Sum256(b)
	if err := w.line(line{Name: name, Bytes: len(b), Sum: hex.EncodeToString(sum[:])}); err != nil {
		return err
	}
	return w.write(b)
}

// Close ends the archive. It does not close the file.
func (w *Writer) Close() error {
	if err := w.line(line{End: true, Entries: len(w.names)}); err != nil {
		return err
	}
	if _, err := w.to.Write(w.sum.Sum(nil)); err != nil {
		return err
	}
	return w.to.Flush()
}

func (w *Writer) line(says any) error {
	b, err := json.Marshal(says)
	if err != nil {
		return err
	}
	return w.write(append(b, '\n'))
}

func (w *Writer) write(b []byte) error {
	if w.written += len(b); w.written > MaxFile-sha256.Size {
		return fmt.Errorf("everything together takes more than %d MiB: delete some replays", MaxFile>>20)
	}
	w.sum.Write(b)
	_, err := w.to.Write(b)
	return err
}

// newName adds the name of an entry to those before. It returns why the name is refused, or nil. Names
// that differ only in case would be one file on some computers.
func newName(before map[string]bool, name string) error {
	switch folded := strings.ToLower(name); {
	case len(before) >= MaxEntries:
		return fmt.Errorf("it has more than %d files", MaxEntries)
	case !plainName(name):
		return fmt.Errorf("%.80q is not the name of a file in the save folder", name)
	case before[folded]:
		return fmt.Errorf("it has the file %q twice", name)
	default:
		before[folded] = true
	}
	return nil
}

// plainName reports whether a name can be that of a file in the save folder or in one of its folders.
func plainName(name string) bool {
	if name == "" || len(name) > MaxName || !fs.ValidPath(name) || strings.Count(name, "/") > 1 || strings.ContainsAny(name, `\:`) {
		return false
	}
	for part := range strings.SplitSeq(name, "/") {
		if part[0] == '.' {
			return false
		}
	}
	return !strings.ContainsFunc(name, func(r rune) bool { return !unicode.IsGraphic(r) || r == unicode.ReplacementChar })
}

// Is reports whether a file begins like an archive. Pass at least 32 bytes, or all it has.
func Is(b []byte) bool { return bytes.HasPrefix(b, []byte(firstWord)) }

// reader reads an archive and the checksum of what it has read.
type reader struct {
	from *bufio.Reader
	sum  hash.Hash
	left int64 // bytes until the checksum at the end
}

// Read reads an archive of a size and passes its files on, one after the other. The error of a call of
// each ends it. Whatever each does is provisional until Read returns without an error, because the
// checksum is at the end. A bad file is an error of type
// container.Damage, container.Newer or Single.
func Read(from io.Reader, size int64, each func(name string, b []byte) error) error {
	if size > MaxFile {
		return damage("is larger than %d MiB, the limit for an export", MaxFile>>20)
	}
	r := &reader{bufio.NewReaderSize(from, 64<<10), sha256.New(), size - sha256.Size}
	format, err := r.firstLine()
	if err != nil {
		return err
	}
	var head heading
	text, err := r.line()
	if err != nil {
		return err
	}
	readable := json.Unmarshal(text, &head) == nil
	if format > Format {
		if _, err := io.CopyN(r.sum, r.from, max(0, r.left)); err != nil {
			return cut(err)
		}
		if err := r.end(); err != nil {
			return err
		}
		return &container.Newer{Format: format, Program: container.Clean(head.Program)}
	}
	if !readable {
		return damage("is damaged (its second line can't be read)")
	}
	names := map[string]bool{}
	for {
		var l line
		text, err := r.line()
		if err != nil {
			return err
		}
		if err := json.Unmarshal(text, &l); err != nil {
			return damage("is damaged (the line after file %d can't be read)", len(names))
		}
		if l.End {
			if l.Entries != len(names) {
				return damage("is damaged (it has %d files and should have %d)", len(names), l.Entries)
			}
			if r.left != 0 {
				return damage("is damaged (something follows its end)")
			}
			return r.end()
		}
		if err := newName(names, l.Name); err != nil {
			return damage("is damaged (%v)", err)
		}
		b, err := r.entry(l)
		if err != nil {
			return err
		}
		if err := each(l.Name, b); err != nil {
			return err
		}
	}
}

// entry reads the bytes of a file.
func (r *reader) entry(l line) ([]byte, error) {
	if l.Bytes <= 0 || l.Bytes > container.MaxFile {
		return nil, damage("is damaged (%s can't have %d bytes)", l.Name, l.Bytes)
	}
	if int64(l.Bytes) > r.left {
		return nil, cut(io.ErrUnexpectedEOF)
	}
	b := make([]byte, l.Bytes)
	if _, err := io.ReadFull(r.from, b); err != nil {
		return nil, cut(err)
	}
	if sum := sha256.Sum256(b); hex.EncodeToString(sum[:]) != l.Sum {
		return nil, damage("is damaged (%s has a wrong checksum)", l.Name)
	}
	r.took(b)
	return b, nil
}

// line reads a line without its end.
func (r *reader) line() ([]byte, error) {
	var out []byte
	for {
		c, err := r.from.ReadByte()
		switch {
		case err != nil:
			return nil, cut(err)
		case r.left <= int64(len(out)):
			return nil, cut(io.ErrUnexpectedEOF)
		case len(out) == maxLine:
			return nil, damage("is damaged (a line is too long)")
		}
		if out = append(out, c); c == '\n' {
			r.took(out)
			return out[:len(out)-1], nil
		}
	}
}

func (r *reader) took(b []byte) {
	r.sum.Write(b)
	r.left -= int64(len(b))
}

// firstLine reads the format number of the file.
func (r *reader) firstLine() (format int, err error) {
	if b, err := r.from.Peek(len(firstWord)); !Is(b) {
		if err != nil && !errors.Is(err, io.EOF) {
			return 0, err
		}
		return 0, foreign(r.from)
	}
	text, err := r.line()
	if err != nil {
		return 0, err
	}
	number := string(text[len(firstWord):])
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 || n > 1_000_000 || strconv.Itoa(n) != number {
		return 0, damage("is damaged (its format is %.20q)", number)
	}
	return n, nil
}

// end checks the checksum at the end of the file.
func (r *reader) end() error {
	var sum [sha256.Size]byte
	if _, err := io.ReadFull(r.from, sum[:]); err != nil {
		return cut(err)
	}
	if !bytes.Equal(sum[:], r.sum.Sum(nil)) {
		return damage("is damaged (wrong checksum)")
	}
	if _, err := r.from.ReadByte(); !errors.Is(err, io.EOF) {
		return damage("is damaged (something follows its end)")
	}
	return nil
}

// foreign returns the error for a file that is not an archive.
func foreign(from *bufio.Reader) error {
	const first = "LINEUP "
	if b, _ := from.Peek(len(first) + 1); len(b) > len(first) && string(b[:len(first)]) == first && unicode.IsDigit(rune(b[len(first)])) {
		return &Single{}
	}
	return &container.Damage{Place: "the file", Says: "is not an export of everything, or its first line is damaged", Foreign: true}
}

// Single is the error for a file that holds one game or campaign.
type Single struct{}

// Error says what the file holds.
func (*Single) Error() string { return "the file holds one game or campaign, not everything" }

// cut returns the error for a file that ends too early, or err if it could not be read.
func cut(err error) error {
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return damage("is cut short")
	}
	return err
}

func damage(format string, args ...any) error {
	return &container.Damage{Place: "the file", Says: fmt.Sprintf(format, args...)}
}
