package saves

import (
	"cmp"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"lineup/game/savegame"
	"lineup/saves/container"
	"lineup/saves/disk"
)

// Everything that is saved or deleted gets a number, and the numbers only grow. They alone say what
// came later: a clock can be wrong or set back, so dates are only shown. A file has its number in
// its header or at the beginning of its name. The next number is one more than the highest in the
// folder, so no separate file can get lost or fall behind. Files of earlier versions have no
// number. They come before all others, ordered by date among themselves.

// order gives out the numbers of a store.
//
// Keep must not wait for the disk, so it takes a ticket, and the file gets the number for that
// ticket when it is written. Tickets count from 1, and number is base + ticket.
type order struct {
	lock  sync.Mutex
	taken int64 // the latest ticket
	used  int64 // the latest ticket with a number
	base  int64
	found bool // every number in the folder has been seen
}

// ticket returns the next ticket.
func (o *order) ticket() int64 {
	o.lock.Lock()
	defer o.lock.Unlock()
	o.taken++
	return o.taken
}

// maxSeen is the highest number in a file that is believed. A forged one must not use them all up.
const maxSeen = container.MaxOrder / 10

// saw makes all future numbers higher than one in a file.
func (o *order) saw(n int64) {
	o.lock.Lock()
	defer o.lock.Unlock()
	if n <= maxSeen {
		o.base = max(o.base, n-o.used)
	}
}

// number returns the number for a ticket. The caller holds s.writing.
func (s *Store) number(ticket int64) int64 {
	if !s.order.found {
		s.order.found = s.seeAll()
	}
	s.order.lock.Lock()
	defer s.order.lock.Unlock()
	s.order.used = max(s.order.used, ticket)
	return s.order.base + ticket
}

// next returns the next number. The caller holds s.writing.
func (s *Store) next() int64 { return s.number(s.order.ticket()) }

// seeAll sees the numbers of all files in the folder. It reports whether it could list everything.
func (s *Store) seeAll() (ok bool) {
	ok = true
	for _, folder := range append([]string{"."}, folders...) {
		files, err := s.disk.List(folder)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			ok = false // try again for the next number
		}
		s.seeNames(files)
		if folder == trashFolder || folder == crashesFolder || folder == turnsFolder {
			continue // their names say it
		}
		for _, f := range files {
			if !isFile(mainID(f.Name)) {
				continue
			}
			if b, err := s.disk.Read(strings.TrimPrefix(folder+"/"+f.Name, "./"), container.MaxFile); err == nil {
				s.order.saw(container.OrderOf(b))
			}
		}
	}
	return ok
}

// seeNames sees the numbers in the names of files.
func (s *Store) seeNames(files []disk.Info) {
	for _, f := range files {
		s.order.saw(nameOrder(f.Name))
	}
}

// A stamp begins the name of a new file. It is its number, the date for people, and four random
// digits in case that two programs write to one folder:
//
//	n000000000042-20261122-101500-ab12
//
// Stamps of earlier versions begin with the date, so they sort before all of these.
func (s *Store) stamp(n int64) string {
	var b [2]byte
	rand.Read(b[:])
	return fmt.Sprintf("n%012d-%s-%s", n, s.options.Clock().UTC().Format("20060102-150405"), hex.EncodeToString(b[:]))
}

var stamped = regexp.MustCompile(`^n([0-9]{12})-`)

// nameOrder returns the number in the stamp of a file name, or 0 if there is none.
func nameOrder(name string) int64 {
	found := stamped.FindStringSubmatch(name)
	if found == nil {
		return 0
	}
	n, err := strconv.ParseInt(found[1], 10, 64)
	if err != nil {
		return 0
	}
	return n
}

// place is what the order of a list depends on.
type place struct {
	savegame.Moment
	id string
}

// latestFirst compares two places for a list.
func latestFirst(a, b place) int {
	return cmp.Or(b.Compare(a.Moment), strings.Compare(b.id, a.id))
}

// damagedOrder returns the number of a file that cannot be opened, as well as it can be known: from
// its header or its name, its latest readable backup, or the latest turn start of its game.
func (s *Store) damagedOrder(id string, backup int64) int64 {
	var n int64
	if b, err := s.disk.Read(id, container.MaxFile); err == nil {
		n = container.OrderOf(b)
	}
	if n > 0 {
		return n
	}
	n = max(nameOrder(path.Base(id)), backup)
	if turn := s.latestTurn(id); turn != "" {
		n = max(n, nameOrder(path.Base(turn)))
	}
	return n
}

// latestTurn returns the ID of the latest turn start of the game in a file, or "" if there is none
// or the file is not that of a running game.
func (s *Store) latestTurn(id string) string {
	folder, name, err := splitID(id)
	if err != nil || folder != gamesFolder {
		return ""
	}
	turns, err := s.disk.List(turnsFolder)
	if err != nil {
		return ""
	}
	for _, f := range slices.Backward(turns) {
		if isFile(f.Name) && isTurnOf(f.Name, strings.TrimSuffix(name, extension)) {
			return turnsFolder + "/" + f.Name
		}
	}
	return ""
}
