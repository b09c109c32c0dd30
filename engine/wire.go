package engine

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// wire walks the fields of a State, writing or reading them. One walk serves
// both ways and the hash, so none of the three can forget a field.
type wire struct {
	buf     []byte
	at      int // how far it has come in buf
	reading bool
	short   bool    // there was less to read than was wanted
	zero    [8]byte // read in place of what is not there
}

// next is the place of the next number of size bytes.
func (w *wire) next(size int) []byte {
	if w.at+size > len(w.buf) {
		if w.reading {
			w.short = true
			return w.zero[:min(size, len(w.zero))]
		}
		w.buf = append(w.buf, make([]byte, len(w.buf)+1024)...)
	}
	w.at += size
	return w.buf[w.at-size : w.at]
}

func n8[T ~uint8 | ~int8](w *wire, p *T) {
	if b := w.next(1); w.reading {
		*p = T(b[0])
	} else {
		b[0] = uint8(*p)
	}
}

func n16[T ~uint16 | ~int16](w *wire, p *T) {
	if b := w.next(2); w.reading {
		*p = T(binary.LittleEndian.Uint16(b))
	} else {
		binary.LittleEndian.PutUint16(b, uint16(*p))
	}
}

func n32[T ~uint32 | ~int32](w *wire, p *T) {
	if b := w.next(4); w.reading {
		*p = T(binary.LittleEndian.Uint32(b))
	} else {
		binary.LittleEndian.PutUint32(b, uint32(*p))
	}
}

func (w *wire) n64(p *RNG) {
	if b := w.next(8); w.reading {
		*p = RNG(binary.LittleEndian.Uint64(b))
	} else {
		binary.LittleEndian.PutUint64(b, uint64(*p))
	}
}

func (w *wire) flag(p *bool) {
	var b uint8
	if *p {
		b = 1
	}
	n8(w, &b)
	*p = b != 0
}

// list walks the elements of a slice, after its length.
func list[T any](w *wire, p *[]T, each func(*wire, *T)) {
	n := uint16(len(*p))
	n16(w, &n)
	if w.reading {
		if w.short || int(n) > len(w.buf)-w.at { // no element is written in less than a byte
			w.short = true
			return
		}
		*p = make([]T, n)
	}
	for i := range *p {
		each(w, &(*p)[i])
	}
}

func (s *State) walk(w *wire) {
	n16(w, &s.rules)
	n8(w, &s.seats)
	n8(w, &s.lineUp)
	n8(w, &s.over)
	n8(w, &s.first)
	n32(w, &s.seq)
	n16(w, &s.effects)
	for i := range s.starts {
		n16(w, &s.starts[i])
	}
	for i := range s.seat {
		n16(w, &s.seat[i].LastDefeat)
		n16(w, &s.seat[i].VPTokens)
	}
	s.turn.walk(w)
	for i := range s.streams {
		w.n64(&s.streams[i])
	}
	s.ask.walk(w)
	list(w, &s.order, n16[CardID])
	list(w, &s.cards, func(w *wire, c *Card) { c.walk(w) })
	list(w, &s.stack, func(w *wire, f *Frame) { f.walk(w) })
	list(w, &s.options, func(w *wire, o *Option) {
		n8(w, &o.Kind)
		n16(w, &o.Card)
		n16(w, &o.N)
	})
	list(w, &s.plays, func(w *wire, p *Play) {
		n16(w, &p.Card)
		n16(w, &p.Stay)
		n16(w, &p.Face)
		w.flag(&p.Done)
	})
	list(w, &s.gains, func(w *wire, g *Gain) {
		n16(w, &g.Card)
		n8(w, &g.Seat)
		w.flag(&g.Bought)
	})
	list(w, &s.watches, func(w *wire, o *Watch) {
		n16(w, &o.Source)
		n8(w, &o.Seat)
		n16(w, &o.Trigger)
		n8(w, &o.Cheaper)
		w.flag(&o.Spent)
	})
	list(w, &s.laters, func(w *wire, l *Later) {
		n16(w, &l.Prog)
		n16(w, &l.Source)
		n16(w, &l.Stay)
		n8(w, &l.Seat)
	})
	list(w, &s.waiting, func(w *wire, o *Waiting) {
		n16(w, &o.Trigger)
		n16(w, &o.Prog)
		n16(w, &o.Source)
		n16(w, &o.Stay)
		n16(w, &o.It)
		n16(w, &o.ItStay)
		n8(w, &o.Seat)
		n8(w, &o.Spend)
		n8(w, &o.Rank)
	})
}

func (t *Turn) walk(w *wire) {
	n16(w, &t.Number)
	n8(w, &t.Seat)
	n8(w, &t.Active)
	w.flag(&t.Ending)
	n16(w, &t.Power)
	n16(w, &t.Bought)
	n16(w, &t.Draws)
}

func (d *Decision) walk(w *wire) {
	n32(w, &d.Seq)
	n8(w, &d.Kind)
	n8(w, &d.Seat)
	n8(w, &d.User)
	n8(w, &d.Verb)
	n8(w, &d.Least)
	n8(w, &d.Most)
	n8(w, &d.Taken)
	n16(w, &d.Source)
	n16(w, &d.It)
	n16(w, &d.At)
}

// A card is written in one piece: there are hundreds of them, and little else.
func (c *Card) walk(w *wire) {
	const size = 14
	b := w.next(size)
	if w.short {
		return
	}
	if w.reading {
		*c = Card{
			Face:  FaceID(binary.LittleEndian.Uint16(b)),
			Stay:  binary.LittleEndian.Uint16(b[2:]),
			Group: binary.LittleEndian.Uint16(b[4:]),
			Zone:  ZoneID(b[6]), Owner: SeatID(b[7]), Known: b[8], Slot: b[9], Spent: b[10], Times: b[11],
			Down: b[12] != 0, Tied: b[13] != 0,
		}
		return
	}
	binary.LittleEndian.PutUint16(b, uint16(c.Face))
	binary.LittleEndian.PutUint16(b[2:], c.Stay)
	binary.LittleEndian.PutUint16(b[4:], c.Group)
	b[6], b[7], b[8], b[9], b[10], b[11] = uint8(c.Zone), uint8(c.Owner), c.Known, c.Slot, c.Spent, c.Times
	b[12], b[13] = 0, 0
	if c.Down {
		b[12] = 1
	}
	if c.Tied {
		b[13] = 1
	}
}

func (f *Frame) walk(w *wire) {
	n8(w, &f.Proc)
	n8(w, &f.Who)
	n16(w, &f.Group)
	n8(w, &f.Mask)
	n16(w, &f.PC)
	n16(w, &f.Prog)
	n16(w, &f.Filter)
	n16(w, &f.Source)
	n16(w, &f.Stay)
	n16(w, &f.It)
	n16(w, &f.ItStay)
	n8(w, &f.Actor)
	n8(w, &f.User)
	n8(w, &f.Turns)
	w.flag(&f.Busy)
	n8(w, &f.Spend)
	n16(w, &f.Taken)
	n16(w, &f.Limit)
}

// AppendBinary appends the whole game, mid-decision or not, to b. The Library
// is not part of it.
func (s *State) AppendBinary(b []byte) []byte {
	w := wire{buf: b[:cap(b)], at: len(b)}
	s.walk(&w)
	return w.buf[:w.at]
}

// Decode reads a game written by AppendBinary that was played with lib. Bytes
// that are no such game are an error.
func Decode(lib *Library, b []byte) (*State, error) {
	s := &State{lib: lib}
	w := wire{buf: b, reading: true}
	s.walk(&w)
	if w.short {
		return nil, errors.New("engine: the game is cut short")
	}
	if more := len(b) - w.at; more > 0 {
		return nil, fmt.Errorf("engine: %d bytes too many after the game", more)
	}
	if s.ask.Kind != NoDecision {
		s.ask.Options = s.options
	}
	if err := s.Check(); err != nil {
		return nil, err
	}
	return s, nil
}

// Hash is a number that two games share only if they are equal in every field.
func (s *State) Hash() uint64 {
	var buf [8192]byte
	b := s.AppendBinary(buf[:0])
	h := uint64(len(b))
	mix := func(n uint64) {
		h = (h ^ n) * 0x9e3779b97f4a7c15
		h ^= h >> 32
	}
	for ; len(b) >= 8; b = b[8:] {
		mix(binary.LittleEndian.Uint64(b))
	}
	for _, last := range b {
		mix(uint64(last))
	}
	return h
}
