package saves

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"lineup/game/savegame"
	"lineup/saves/container"
	"lineup/saves/disk"
)

// Keep saves a running game in its current state. It returns immediately, and a goroutine of the
// Store writes the file. If games arrive faster than they are written, only the newest is written.
// The caller must not change the game afterwards, but may append to its slices.
func (s *Store) Keep(g savegame.SavedGame) { s.keep(g, false) }

// KeepTurn is like Keep but for a game in which a turn has just begun. It also saves that state as
// the start of the turn, and the previous save becomes a backup. Both appear together, but only the
// running game is synced, so a power loss within seconds may cost the other two.
func (s *Store) KeepTurn(g savegame.SavedGame) { s.keep(g, true) }

func (s *Store) keep(g savegame.SavedGame, turn bool) {
	if s.readOnly != "" {
		return // ReadOnly says why
	}
	g = s.signed(g)
	g.Kind, g.Order = savegame.Running, s.order.ticket()
	s.queue.add(g, turn)
}

// Flush waits until everything passed to Keep is written. It tries failed writes again, and returns
// the error of the latest try.
func (s *Store) Flush() error {
	if s.readOnly != "" {
		return nil // nothing is pending
	}
	return s.queue.flush()
}

// job is a game to save. The Order of its games is a ticket until they are written.
type job struct {
	game   savegame.SavedGame
	starts []savegame.SavedGame // turns that have begun since the last write, oldest first
	begins bool                 // game is the last of starts: its turn has just begun
	err    error                // why the last write failed
}

// queue holds the pending saves, one job per game.
type queue struct {
	lock   sync.Mutex
	change *sync.Cond
	jobs   []*job // in order of arrival
	failed []*job // jobs that could not be written; the next flush tries again
	busy   bool
	ended  bool
	done   chan struct{} // closed when the goroutine has ended; nil if there is none
}

func (q *queue) start() { q.change = sync.NewCond(&q.lock) }

// run starts the goroutine that saves. Each call of next saves one job.
func (q *queue) run(next func()) {
	q.done = make(chan struct{})
	go func() {
		defer close(q.done)
		for q.wait() {
			next()
		}
	}()
}

// wait waits for a job. It returns false if the queue has ended.
func (q *queue) wait() bool {
	q.lock.Lock()
	defer q.lock.Unlock()
	for len(q.jobs) == 0 && !q.ended {
		q.change.Wait()
	}
	return !q.ended
}

// add adds a game to the queue.
func (q *queue) add(g savegame.SavedGame, turn bool) {
	q.lock.Lock()
	defer q.lock.Unlock()
	j := q.take(g.Game)
	if j == nil {
		j = &job{}
	}
	j.game, j.begins = g, turn
	if turn {
		j.starts = append(j.starts, g)
		j.starts = j.starts[max(0, len(j.starts)-maxTurnStarts):]
	}
	q.jobs = append(q.jobs, j)
	q.change.Broadcast()
}

// take removes and returns the waiting or failed job of a game, or nil if there is none.
func (q *queue) take(game string) *job {
	for _, list := range []*[]*job{&q.jobs, &q.failed} {
		if i := slices.IndexFunc(*list, func(j *job) bool { return j.game.Game == game }); i >= 0 {
			j := (*list)[i]
			*list = slices.Delete(*list, i, i+1)
			return j
		}
	}
	return nil
}

// drop removes the pending saves of the game in a file.
func (q *queue) drop(id string) {
	q.lock.Lock()
	defer q.lock.Unlock()
	of := func(j *job) bool { return runningID(j.game.Game) == id }
	q.jobs, q.failed = slices.DeleteFunc(q.jobs, of), slices.DeleteFunc(q.failed, of)
	q.change.Broadcast()
}

// first removes and returns the job that has waited longest, or nil if there is none.
func (q *queue) first() *job {
	q.lock.Lock()
	defer q.lock.Unlock()
	if len(q.jobs) == 0 {
		return nil
	}
	j := q.jobs[0]
	q.jobs = q.jobs[1:]
	q.busy = true
	return j
}

// end records the result of the job that first returned.
func (q *queue) end(j *job, err error) {
	q.lock.Lock()
	defer q.lock.Unlock()
	q.busy, j.err = false, err
	if err != nil {
		i := slices.IndexFunc(q.jobs, func(k *job) bool { return k.game.Game == j.game.Game })
		if i < 0 {
			q.failed = append(q.failed, j)
		} else { // a newer one is waiting
			k := q.jobs[i]
			k.starts = append(j.starts, k.starts...)
		}
	}
	q.change.Broadcast()
}

func (q *queue) flush() error {
	q.lock.Lock()
	defer q.lock.Unlock()
	if q.ended {
		return nil
	}
	for q.busy {
		q.change.Wait()
	}
	q.jobs, q.failed = append(q.jobs, q.failed...), nil
	q.change.Broadcast()
	for (len(q.jobs) > 0 || q.busy) && !q.ended {
		q.change.Wait()
	}
	if len(q.failed) == 0 {
		return nil
	}
	return q.failed[0].err
}

// stop ends the goroutine.
func (q *queue) stop() {
	q.lock.Lock()
	q.ended = true
	q.change.Broadcast()
	q.lock.Unlock()
	if q.done != nil {
		<-q.done
	}
}

// keepNext saves the job that has waited longest. It takes the lock first, so a game that is
// dropped or finished meanwhile does not return.
func (s *Store) keepNext() {
	s.writing.Lock()
	defer s.writing.Unlock()
	j := s.queue.first()
	if j == nil {
		return
	}
	s.queue.end(j, s.tell(s.keepJob(j)))
}

// keepJob saves a game. A panic here is a fault in saving this one game, and must not end the game
// being played.
func (s *Store) keepJob(j *job) (err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("%s: the file can't be written: %v", runningID(j.game.Game), fault)
		}
	}()
	id := runningID(j.game.Game)
	for len(j.starts) > 0 {
		// Usually the turn begins with the state being saved. The running game is then written
		// once, and its file gets a second name among the turn starts.
		start := j.starts[0]
		start.Order = s.number(start.Order)
		to, drop := s.turnPlace(start)
		how := disk.Replacement{Backups: 1, Also: to, Drop: drop}
		if err := s.write(id, container.Content{SavedGame: start}, how); err != nil {
			return err
		}
		s.turns = append(slices.DeleteFunc(s.turns, func(name string) bool {
			return slices.Contains(drop, turnsFolder+"/"+name)
		}), strings.TrimPrefix(to, turnsFolder+"/"))
		slices.Sort(s.turns) // a save that failed may be written after later ones
		j.starts = j.starts[1:]
		if len(j.starts) == 0 && j.begins {
			return nil
		}
	}
	g := j.game
	g.Order = s.number(g.Order)
	return s.write(id, container.Content{SavedGame: g}, disk.Replacement{})
}

// turnPlace returns the name for the start of a turn, and which other starts it replaces: any of
// the same turn, which was undone and begun again, and the oldest.
func (s *Store) turnPlace(g savegame.SavedGame) (to string, drop []string) {
	ending := turnEnding(g.Game, g.SaveEntry.Turn)
	left := 0
	for i := len(s.turns) - 1; i >= 0; i-- {
		name := s.turns[i]
		if left++; strings.HasSuffix(name, ending) || left >= maxTurnStarts {
			drop = append(drop, turnsFolder+"/"+name)
			left--
		}
	}
	return turnsFolder + "/" + turnName(s.stamp(g.Order), g.Game, g.SaveEntry.Turn), drop
}
