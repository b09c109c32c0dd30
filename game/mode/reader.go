package mode

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// reader reads a Plan's text from the front.
type reader struct{ rest string }

// skip skips spaces.
func (r *reader) skip() { r.rest = strings.TrimLeftFunc(r.rest, unicode.IsSpace) }

// take skips a byte and reports true if it comes next.
func (r *reader) take(b byte) bool {
	if r.rest == "" || r.rest[0] != b {
		return false
	}
	r.rest = r.rest[1:]
	return true
}

// atEnd reports whether a field ends here.
func (r *reader) atEnd() bool {
	c, _ := utf8.DecodeRuneInString(r.rest)
	return r.rest == "" || unicode.IsSpace(c)
}

// next returns the next character, for errors.
func (r *reader) next() string {
	_, n := utf8.DecodeRuneInString(r.rest)
	return r.rest[:n]
}

// name reads a name, bare or in quotes. A bare one ends at a space or one of stops.
func (r *reader) name(stops string) (string, error) {
	if strings.HasPrefix(r.rest, `"`) {
		q, err := strconv.QuotedPrefix(r.rest)
		if err != nil {
			return "", fmt.Errorf("unclosed quote or unknown escape: %.20q", r.rest)
		}
		r.rest = r.rest[len(q):]
		return strconv.Unquote(q)
	}
	n := strings.IndexFunc(r.rest, func(c rune) bool {
		return unicode.IsSpace(c) || strings.ContainsRune(`"\`+stops, c)
	})
	if n < 0 {
		n = len(r.rest)
	}
	if n == 0 {
		if r.rest == "" {
			return "", fmt.Errorf("name missing at the end")
		}
		return "", fmt.Errorf("name missing before %q", r.next())
	}
	name := r.rest[:n]
	r.rest = r.rest[n:]
	return name, nil
}

// plainName reads a name that ends at any of the separators.
func (r *reader) plainName() (string, error) { return r.name(separators) }

// list reads one or more items with a separator between them.
func list[T any](r *reader, separator byte, read func(*reader) (T, error)) ([]T, error) {
	var out []T
	for {
		one, err := read(r)
		if err != nil {
			return nil, err
		}
		out = append(out, one)
		if !r.take(separator) {
			return out, nil
		}
	}
}

// seat reads a seat: name, player, heroes, and team.
func (r *reader) seat() (s Seat, err error) {
	if s.Name, err = r.plainName(); err != nil || !r.take(':') {
		return s, err
	}
	if s.Player, err = r.maybe(); err != nil {
		return s, err
	}
	if s.Player == Person {
		s.Player = ""
	}
	if !r.take(':') {
		return s, nil
	}
	if !r.seatEnds() {
		if s.Heroes, err = list(r, '+', (*reader).plainName); err != nil {
			return s, err
		}
	}
	if r.take(':') {
		s.Team, err = r.maybe()
	}
	return s, err
}

// maybe reads an optional name.
func (r *reader) maybe() (string, error) {
	if r.seatEnds() {
		return "", nil
	}
	return r.plainName()
}

// seatEnds reports whether a part of a seat ends here.
func (r *reader) seatEnds() bool {
	return r.atEnd() || strings.HasPrefix(r.rest, ",") || strings.HasPrefix(r.rest, ":")
}
