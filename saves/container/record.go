package container

import (
	"encoding/binary"
	"fmt"
	"math"

	"lineup/engine"
	"lineup/game/match"
)

// A record is written as
//
//	fingerprint of the cards, 8 bytes
//	length of Base plus one, or 0 if none; Base
//	number of answers; each: kind, seat, card, n
//	number of checks; each a byte
//	sum after the last answer, 4 bytes
//	number of turn starts; each: at, number, sum in 4 bytes
//	number of undos of hidden cards; each: from, to
//	if there are any: number of notes; each: at, seat, length of the text, text
//
// Kind and seat are bytes, n is zigzag encoded, and all other numbers are varints in the shortest
// form. The Plan is not included, because it is in the header.
const (
	minAnswer = 4 // bytes
	minTurn   = 6 // bytes
	minBeyond = 2 // bytes
	minMemo   = 4 // bytes
	// maxAt is the maximum number of an answer.
	maxAt = 1 << 24
)

// encodeRecord returns a record in its written form.
func encodeRecord(r match.Record) ([]byte, error) {
	b := make([]byte, 0, 72+len(r.Base)+6*len(r.Answers)+12*len(r.Turns)+8*len(r.Beyond))
	b = binary.LittleEndian.AppendUint64(b, r.Printed)
	if r.Base == nil {
		b = append(b, 0)
	} else {
		b = binary.AppendUvarint(b, uint64(len(r.Base))+1)
		b = append(b, r.Base...)
	}
	b = binary.AppendUvarint(b, uint64(len(r.Answers)))
	for _, o := range r.Answers {
		b = append(b, byte(o.Kind), byte(o.Seat))
		b = binary.AppendUvarint(b, uint64(o.Card))
		b = binary.AppendUvarint(b, uint64(uint16(o.N<<1)^uint16(o.N>>15)))
	}
	b = binary.AppendUvarint(b, uint64(len(r.Checks)))
	b = append(b, r.Checks...)
	b = binary.LittleEndian.AppendUint32(b, r.Sum)
	b = binary.AppendUvarint(b, uint64(len(r.Turns)))
	for _, t := range r.Turns {
		if t.At < 0 || t.At > maxAt || t.Number < 0 || t.Number > maxAt {
			return nil, fmt.Errorf("turn %d can't begin at answer %d", t.Number, t.At)
		}
		b = binary.AppendUvarint(b, uint64(t.At))
		b = binary.AppendUvarint(b, uint64(t.Number))
		b = binary.LittleEndian.AppendUint32(b, t.Sum)
	}
	b = binary.AppendUvarint(b, uint64(len(r.Beyond)))
	for _, y := range r.Beyond {
		if y.From < 0 || y.From > maxAt || y.To < 0 || y.To > maxAt {
			return nil, fmt.Errorf("an undo can't go from answer %d to %d", y.From, y.To)
		}
		b = binary.AppendUvarint(b, uint64(y.From))
		b = binary.AppendUvarint(b, uint64(y.To))
	}
	if len(r.Memos) > 0 {
		b = binary.AppendUvarint(b, uint64(len(r.Memos)))
	}
	for _, n := range r.Memos {
		if n.At < 0 || n.At > maxAt {
			return nil, fmt.Errorf("a note can't be at answer %d", n.At)
		}
		b = binary.AppendUvarint(b, uint64(n.At))
		b = append(b, byte(n.Seat))
		b = binary.AppendUvarint(b, uint64(len(n.Text)))
		b = append(b, n.Text...)
	}
	return b, nil
}

// decodeRecord reads a record that encodeRecord wrote and refuses everything else.
func decodeRecord(b []byte) (match.Record, error) {
	in := input{b: b}
	r := match.Record{Printed: in.fixed()}
	if n := in.varint(MaxFile); n > 0 {
		r.Base = append([]byte{}, in.bytes(n-1)...)
	}
	if n := in.count(minAnswer, "answers"); n > 0 {
		r.Answers = make([]engine.Option, 0, n)
		for i := range n {
			kind := in.byte()
			if kind >= byte(engine.NumOptions) {
				in.fail("has, as answer %d, the unknown kind %d", i+1, kind)
			}
			o := engine.Option{Kind: engine.OptionKind(kind), Seat: engine.SeatID(in.byte()), Card: engine.CardID(in.varint(math.MaxUint16))}
			n := uint16(in.varint(math.MaxUint16))
			o.N = int16(n>>1) ^ -int16(n&1)
			r.Answers = append(r.Answers, o)
			if in.fault != nil {
				break
			}
		}
	}
	if n := in.count(1, "checks"); n > 0 {
		r.Checks = append([]byte{}, in.bytes(n)...)
	}
	r.Sum = in.fixed32()
	if n := in.count(minTurn, "turns"); n > 0 {
		r.Turns = make([]match.TurnStart, n)
		for i := range r.Turns {
			r.Turns[i] = match.TurnStart{At: in.varint(maxAt), Number: in.varint(maxAt), Sum: in.fixed32()}
		}
	}
	if n := in.count(minBeyond, "undos"); n > 0 {
		r.Beyond = make([]match.Beyond, n)
		for i := range r.Beyond {
			r.Beyond[i] = match.Beyond{From: in.varint(maxAt), To: in.varint(maxAt)}
		}
	}
	if len(in.b) > 0 {
		r.Memos = make([]match.Memo, in.count(minMemo, "notes"))
		if len(r.Memos) == 0 {
			in.fail("counts notes but has none")
		}
		for i := range r.Memos {
			n := match.Memo{At: in.varint(maxAt), Seat: engine.SeatID(in.byte())}
			n.Text = string(in.bytes(in.varint(match.MaxMemo)))
			if n.Text == "" || clean(n.Text, match.MaxMemo) != n.Text {
				in.fail("has a note that can't be read, number %d", i+1)
			}
			r.Memos[i] = n
		}
	}
	if len(in.b) > 0 {
		in.fail("has %d bytes too many", len(in.b))
	}
	if in.fault != nil {
		return match.Record{}, in.fault
	}
	return r, nil
}

// input reads bytes. After the first fault it reads zeros.
type input struct {
	b     []byte
	fault error
}

func (in *input) fail(format string, args ...any) {
	if in.fault == nil {
		in.fault = damage(`section "log"`, format, args...)
	}
	in.b = nil
}

func (in *input) bytes(n int) []byte {
	if n > len(in.b) {
		in.fail("is cut short")
		return nil
	}
	out := in.b[:n]
	in.b = in.b[n:]
	return out
}

func (in *input) byte() byte {
	if b := in.bytes(1); len(b) == 1 {
		return b[0]
	}
	return 0
}

func (in *input) fixed() uint64 {
	if b := in.bytes(8); len(b) == 8 {
		return binary.LittleEndian.Uint64(b)
	}
	return 0
}

func (in *input) fixed32() uint32 {
	if b := in.bytes(4); len(b) == 4 {
		return binary.LittleEndian.Uint32(b)
	}
	return 0
}

// varint returns a number of at most most, which must be in the shortest form.
func (in *input) varint(most int) int {
	v, n := binary.Uvarint(in.b)
	switch {
	case n <= 0:
		in.fail("is cut short or has a number that is too large")
		return 0
	case n > 1 && in.b[n-1] == 0:
		in.fail("has a number with too many bytes")
		return 0
	case v > uint64(most):
		in.fail("has the number %d, more than %d", v, most)
		return 0
	}
	in.b = in.b[n:]
	return int(v)
}

// count returns a number of items that follow, each at least this many bytes long.
func (in *input) count(least int, what string) int {
	n := in.varint(math.MaxInt32)
	if n > len(in.b)/least {
		in.fail("should have %d %s, but only %d bytes are left", n, what, len(in.b))
		return 0
	}
	return n
}
