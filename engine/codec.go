package engine

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// codec walks the fields of a State to write, read or hash them. All three use the same walk, so
// none can miss a field.
type codec struct {
	buf   []byte
	at    int // the position in buf
	mode  codecMode
	short bool    // buf was too short for a read
	zero  [8]byte // read instead when buf is too short
	hash  uint64
}

type codecMode uint8

const (
	writing codecMode = iota
	reading
	hashing
)

// next returns the next size bytes of the buffer.
func (w *codec) next(size int) []byte {
	if w.at+size > len(w.buf) {
		if w.mode == reading {
			w.short = true
			return w.zero[:min(size, len(w.zero))]
		}
		w.buf = append(w.buf, make([]byte, len(w.buf)+1024)...)
	}
	w.at += size
	return w.buf[w.at-size : w.at]
}

// mix adds a number to the hash.
func (w *codec) mix(n uint64) {
	w.hash = (w.hash ^ n) * 0x9e3779b97f4a7c15
	w.hash ^= w.hash >> 32
}

func n8[T ~uint8 | ~int8](w *codec, p *T) {
	switch w.mode {
	case hashing:
		w.mix(uint64(uint8(*p)))
	case reading:
		*p = T(w.next(1)[0])
	default:
		w.next(1)[0] = uint8(*p)
	}
}

func n16[T ~uint16 | ~int16](w *codec, p *T) {
	switch w.mode {
	case hashing:
		w.mix(uint64(uint16(*p)))
	case reading:
		*p = T(binary.LittleEndian.Uint16(w.next(2)))
	default:
		binary.LittleEndian.PutUint16(w.next(2), uint16(*p))
	}
}

func n32(w *codec, p *uint32) {
	switch w.mode {
	case hashing:
		w.mix(uint64(*p))
	case reading:
		*p = binary.LittleEndian.Uint32(w.next(4))
	default:
		binary.LittleEndian.PutUint32(w.next(4), *p)
	}
}

func n64[T ~uint64](w *codec, p *T) {
	switch w.mode {
	case hashing:
		w.mix(uint64(*p))
	case reading:
		*p = T(binary.LittleEndian.Uint64(w.next(8)))
	default:
		binary.LittleEndian.PutUint64(w.next(8), uint64(*p))
	}
}

func flag(w *codec, p *bool) {
	var b uint8
	if *p {
		b = 1
	}
	n8(w, &b)
	*p = b != 0
}

// size walks the length of a slice and makes room for the elements to read. The caller walks the
// elements, because passing a function would make the codec escape to the heap.
func size[T any](w *codec, p *[]T) []T {
	n := uint16(len(*p))
	n16(w, &n)
	return sized(w, p, n)
}

// sized is like size for a slice whose size has been walked.
func sized[T any](w *codec, p *[]T, n uint16) []T {
	if w.mode == reading {
		if w.short || int(n) > len(w.buf)-w.at { // no element is written in less than a byte
			w.short = true
			return nil
		}
		*p = make([]T, n)
	}
	return *p
}

// walk walks everything that defines a game. The open question follows from it and is not included.
func (s *State) walk(w *codec) {
	n8(w, &s.over)
	n16(w, &s.won)
	n8(w, &s.first)
	n8(w, &s.lineUp)
	n8(w, &s.pool)
	n32(w, &s.seq)
	n32(w, &s.learned)
	for i := range s.streams {
		n64(w, &s.streams[i])
	}
	for i := range s.board.zones + 1 {
		n16(w, &s.starts[i])
	}
	for i := range size(w, &s.order) {
		n16(w, &s.order[i])
	}
	for i := range size(w, &s.cards) {
		walkCard(w, &s.cards[i])
	}
	for i := range size(w, &s.numbers) {
		n16(w, &s.numbers[i])
	}
	n := uint16(len(s.turns)) // and whether they have more numbers than in earlier versions
	for i := range s.turns {
		if s.turns[i].many() {
			n |= hasMore
		}
	}
	n16(w, &n)
	for i := range sized(w, &s.turns, n&^hasMore) {
		walkTurn(w, &s.turns[i], n&hasMore != 0)
	}
	for i := range size(w, &s.stack) {
		walkFrame(w, &s.stack[i])
	}
	for i := range size(w, &s.held) {
		walkHeld(w, &s.held[i])
	}
	for i := range size(w, &s.plays) {
		walkPlay(w, &s.plays[i])
	}
	for i := range size(w, &s.gains) {
		g := &s.gains[i]
		if walkGain(w, g); w.mode == reading && int(g.Card) < len(s.cards) {
			g.Face = s.cards[g.Card].Face
		}
	}
	if s.lib.drawn {
		for i := range size(w, &s.drawn) {
			walkHeld(w, &s.drawn[i])
		}
	}
	for i := range size(w, &s.watches) {
		walkWatch(w, &s.watches[i])
	}
	for i := range size(w, &s.laters) {
		walkLater(w, &s.laters[i])
	}
	for i := range size(w, &s.waiting) {
		walkWaiting(w, &s.waiting[i])
	}
	for i := range size(w, &s.tokens) {
		walkToken(w, &s.tokens[i])
	}
	n = uint16(len(s.given)) // and whether there is another list
	if len(s.lentUses) > 0 {
		n |= hasLent
	}
	n16(w, &n)
	for i := range sized(w, &s.given, n&^hasLent) {
		walkGiven(w, &s.given[i])
	}
	if n&hasLent != 0 {
		s.walkLent(w)
	}
}

// hasMore is the bit in the number of turns that says that numbers after discards are written.
const hasMore = 0x8000

// many reports whether a number after discards is not 0.
func (t *Turn) many() bool {
	return [turnNumbers - discards - 1]int16(t.N[discards+1:]) != [turnNumbers - discards - 1]int16{}
}

func walkTurn(w *codec, t *Turn, all bool) {
	n16(w, &t.Number)
	n8(w, &t.Seat)
	n8(w, &t.Active)
	flag(w, &t.Ending)
	numbers := t.N[:discards+1]
	if all {
		numbers = t.N[:]
	}
	for i := range numbers {
		n16(w, &numbers[i])
	}
}

func walkHeld(w *codec, h *Held) {
	n16(w, &h.Card)
	n16(w, &h.Stay)
	n8(w, &h.For)
}

func walkPlay(w *codec, p *Play) {
	n16(w, &p.Card)
	n16(w, &p.Stay)
	n16(w, &p.Face)
	n16(w, &p.Text)
	n8(w, &p.Back)
	n8(w, &p.By)
	n8(w, &p.For)
	n16(w, &p.Made)
	n16(w, &p.Adds)
	n8(w, &p.Bits)
}

func walkGain(w *codec, g *Gain) {
	n16(w, &g.Card)
	n8(w, &g.Seat)
	n8(w, &g.From)
	flag(w, &g.Bought)
}

func walkWatch(w *codec, o *Watch) {
	n16(w, &o.Source)
	n16(w, &o.Stay)
	n16(w, &o.Trigger)
	n16(w, &o.Change)
	n8(w, &o.Seat)
	n8(w, &o.Until)
	flag(w, &o.Spent)
}

func walkLater(w *codec, l *Later) {
	n16(w, &l.Prog)
	n16(w, &l.Source)
	n16(w, &l.Stay)
	n8(w, &l.Seat)
}

func walkWaiting(w *codec, o *Waiting) {
	n16(w, &o.Trigger)
	n16(w, &o.Prog)
	n16(w, &o.Source)
	n16(w, &o.Stay)
	n16(w, &o.It)
	n16(w, &o.ItStay)
	n8(w, &o.Seat)
	n8(w, &o.Spend)
	n8(w, &o.Rank)
	n8(w, &o.Level)
}

func walkToken(w *codec, t *Token) {
	n16(w, &t.Card)
	n8(w, &t.Of)
	n16(w, &t.N)
}

func walkGiven(w *codec, g *Given) {
	n8(w, &g.Stream)
	n16(w, &g.N)
}

// walkCard walks a card in one piece, because most of a game is its hundreds of cards.
func walkCard(w *codec, c *Card) {
	if w.mode == reading {
		const size = 12
		if w.at+size > len(w.buf) {
			w.short = true
			return
		}
		b := w.next(size)
		*c = Card{
			Face: FaceID(binary.LittleEndian.Uint16(b)), Stay: binary.LittleEndian.Uint16(b[2:]),
			Known: Seats(binary.LittleEndian.Uint16(b[4:])), Zone: ZoneID(b[6]), Owner: SeatID(b[7]),
			Pool: b[8], Slot: b[9], Spent: b[10], Bits: CardBits(b[11]),
		}
		return
	}
	head := uint64(c.Face) | uint64(c.Stay)<<16 | uint64(c.Known)<<32 | uint64(c.Zone)<<48 | uint64(uint8(c.Owner))<<56
	tail := uint64(c.Pool) | uint64(c.Slot)<<8 | uint64(c.Spent)<<16 | uint64(c.Bits)<<24
	if w.mode == hashing {
		w.mix(head)
		w.mix(tail)
		return
	}
	binary.LittleEndian.PutUint64(w.next(8), head)
	binary.LittleEndian.PutUint32(w.next(4), uint32(tail))
}

func walkFrame(w *codec, f *Frame) {
	n8(w, &f.Proc)
	n8(w, &f.Bits)
	n16(w, &f.PC)
	n16(w, &f.Prog)
	n16(w, &f.Arg)
	n16(w, &f.Source)
	n16(w, &f.Stay)
	n16(w, &f.It)
	n16(w, &f.ItStay)
	n8(w, &f.Actor)
	n8(w, &f.User)
	n8(w, &f.Target)
	n8(w, &f.Spend)
	n16(w, &f.Left)
	n16(w, &f.Victims)
	n16(w, &f.Safe)
	n16(w, &f.Guards)
	n8(w, &f.Where)
	n8(w, &f.Space)
	n16(w, &f.Held)
	n16(w, &f.Taken)
	n16(w, &f.Limit)
	n16(w, &f.Sum)
}

// AppendBinary appends the whole game to b, even in the middle of a decision. It does not include
// the Library, but it includes its fingerprint: see Library.Fingerprint.
func (s *State) AppendBinary(b []byte) []byte {
	w := codec{buf: b[:cap(b)], at: len(b)}
	finger, seats := s.lib.Fingerprint(), uint8(s.board.seats)
	n64(&w, &finger)
	n8(&w, &seats)
	s.walk(&w)
	return w.buf[:w.at]
}

// Decode reads a game that AppendBinary wrote and that was played with lib, and asks its question
// again. It fails if the bytes are not a game, or if the game was played with other cards or rules.
func Decode(lib *Library, b []byte) (*State, error) {
	w := codec{buf: b, mode: reading}
	var finger uint64
	var seats uint8
	n64(&w, &finger)
	n8(&w, &seats)
	if !w.short && !lib.Matches(finger) {
		return nil, errors.New("engine: the game was played with other cards or rules")
	}
	board, err := lib.board(int(seats))
	if err != nil {
		return nil, err
	}
	s := &State{lib: lib, board: board, starts: newBorders()}
	s.walk(&w)
	if w.short {
		return nil, errors.New("engine: the game is cut short")
	}
	if more := len(b) - w.at; more > 0 {
		return nil, fmt.Errorf("engine: %d bytes too many after the game", more)
	}
	if err := s.check(); err != nil {
		return nil, err
	}
	s.findStandees()
	s.findNotes()
	hash := s.Hash()
	if err := s.pose(); err != nil {
		return nil, err
	}
	if s.Hash() != hash {
		return nil, errors.New("engine: the game is not at a question")
	}
	return s, s.checkQuestion()
}

// Hash returns a hash of the whole game. Barring collisions, two games share it only if they are
// equal in every field. It allocates nothing.
func (s *State) Hash() uint64 {
	w := codec{mode: hashing, hash: uint64(s.board.seats)}
	s.walk(&w)
	return w.hash
}
