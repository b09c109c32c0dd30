package disk

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
)

// Change is one change in a group.
type Change struct {
	Do   Doing  `json:"do"`
	Name string `json:"name"`
	To   string `json:"to,omitempty"`   // of a Move
	Data []byte `json:"-"`              // of a Write that is not staged
	Temp string `json:"temp,omitempty"` // of a Write: the file with its data until then; see Stage
}

// Doing is the type of a Change.
type Doing string

// The types of a Change.
const (
	Write  Doing = "write"  // replace the file with Data
	Remove Doing = "remove" // remove the file if it exists
	Move   Doing = "move"   // rename the file to To if it exists
)

// The journal is one file in the top folder. While it exists, the changes it lists are promised.
// Their data is already in finished files next to their places. Only renames are left to do, and
// those work even on a full disk.
const (
	journalName = "journal"
	journalLine = "LINEUP JOURNAL 1\n"
	maxJournal  = 16 << 20
)

// journal is the contents of the journal file.
type journal struct {
	Changes []Change `json:"changes"`

	lasting bool // the file exists and survives a power loss
	begun   bool // some of the changes may have been made
}

// Commit makes all of the changes, in order, or none. After an error the files are as before, or
// the changes are promised and will be made before the next change.
func (d *Disk) Commit(changes ...Change) error {
	d.lock.Lock()
	defer d.lock.Unlock()
	if err := d.finish(); err != nil {
		d.discard(changes)
		return err
	}
	if len(changes) == 1 && changes[0].Temp == "" {
		return d.commitOne(changes[0])
	}
	return d.commitGroup(changes)
}

// Finish makes the changes that a Commit has promised although it returned an error. Every change does
// so first. A caller that reads files to decide about changes must do so before.
func (d *Disk) Finish() error {
	d.lock.Lock()
	defer d.lock.Unlock()
	return d.finish()
}

// Stage writes the data of a later Write, so that a large group need not be in memory. The Write
// must be passed to Commit or Discard. Until then, nothing else changes.
func (d *Disk) Stage(name string, data []byte) (Change, error) {
	d.lock.Lock()
	defer d.lock.Unlock()
	temp, err := d.writeTemp(name, data)
	return Change{Do: Write, Name: name, Temp: temp}, err
}

// Discard removes the data of staged changes that will not be made.
func (d *Disk) Discard(changes []Change) {
	d.lock.Lock()
	defer d.lock.Unlock()
	d.discard(changes)
}

func (d *Disk) discard(changes []Change) {
	for _, c := range changes {
		if c.Temp != "" {
			_ = d.fs.Remove(c.Temp)
		}
	}
}

// commitOne makes one change. It needs no journal, because the file system changes one name
// atomically.
func (d *Disk) commitOne(c Change) error {
	if c.Do == Write {
		return d.replace(Replacement{Name: c.Name, Data: c.Data})
	}
	if err := d.carryOut(c, false); err != nil {
		return err
	}
	return d.sync(c.folders())
}

func (d *Disk) commitGroup(changes []Change) error {
	j := &journal{Changes: append([]Change(nil), changes...)}
	var folders []string
	abandon := func(err error) error {
		d.discard(j.Changes)
		return err
	}
	for i := range j.Changes {
		c := &j.Changes[i]
		if c.Do != Write {
			continue
		}
		if c.Temp == "" {
			temp, err := d.writeTemp(c.Name, c.Data)
			if err != nil {
				return abandon(err)
			}
			c.Temp = temp
		}
		folders = append(folders, path.Dir(c.Temp))
	}
	if n := len(j.bytes()); n > maxJournal {
		return abandon(fmt.Errorf("%d changes at once are too many: their journal takes %d bytes, more than %d", len(changes), n, maxJournal))
	}
	if err := d.feasible(j); err != nil {
		return abandon(err)
	}
	if err := d.sync(folders); err != nil {
		return abandon(err)
	}
	if err := d.promise(j); err != nil {
		// The journal may exist all the same. Give up its changes only when it is certainly gone.
		if gone := d.fs.Remove(journalName); gone == nil || errors.Is(gone, fs.ErrNotExist) {
			if d.sync([]string{"."}) == nil {
				return abandon(err)
			}
		}
		d.unfinished = j
		return err
	}
	d.unfinished = j
	return d.finish()
}

// feasible returns an error if some of the changes can't be made, because a folder is read-only or a
// link leads to one. A promise that can't be carried out would stop all later changes.
func (d *Disk) feasible(j *journal) error {
	linker, _ := d.fs.(Linker)
	var probed []string
	for _, c := range j.Changes {
		for _, folder := range c.folders() {
			if c.Do == Write || slices.Contains(probed, folder) {
				continue // a file was just written there
			}
			probed = append(probed, folder)
			if err := d.probe(folder); err != nil {
				return err
			}
		}
		if linker == nil {
			continue
		}
		if err := linker.Ready(c.place()); err != nil && c.Do != Remove {
			return err
		}
	}
	return nil
}

// promise writes the journal. From then on its changes will be made.
func (d *Disk) promise(j *journal) error {
	temp, err := d.writeTemp(journalName, j.bytes())
	if err != nil {
		return err
	}
	if err := d.fs.Rename(temp, journalName); err != nil {
		_ = d.fs.Remove(temp)
		return err
	}
	if err := d.sync([]string{"."}); err != nil {
		return err
	}
	j.lasting = true
	return nil
}

// finish carries out the promised changes and removes the journal.
func (d *Disk) finish() error {
	j := d.unfinished
	if j == nil {
		return nil
	}
	if !j.lasting {
		if err := d.promise(j); err != nil {
			return err
		}
	}
	again := j.begun
	j.begun = true
	var folders []string
	for _, c := range j.Changes {
		if err := d.carryOut(c, again); err != nil {
			return err
		}
		folders = append(folders, c.folders()...)
	}
	if err := d.sync(folders); err != nil {
		return err
	}
	if err := d.fs.Remove(journalName); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if err := d.sync([]string{"."}); err != nil {
		return err
	}
	d.unfinished = nil
	return nil
}

// carryOut makes one change. With again, it may have been made already.
func (d *Disk) carryOut(c Change, again bool) error {
	var err error
	switch c.Do {
	case Write:
		err = d.fs.Rename(c.Temp, c.Name)
	case Remove:
		err = d.fs.Remove(c.Name)
	case Move:
		err = d.fs.Rename(c.Name, c.To)
	default:
		return fmt.Errorf("unknown change %q", c.Do)
	}
	if errors.Is(err, fs.ErrNotExist) && (again || c.Do != Write) {
		return nil
	}
	return err
}

// place returns the name of the changed file afterward.
func (c Change) place() string {
	if c.Do == Move {
		return c.To
	}
	return c.Name
}

// folders returns the folders in which names change.
func (c Change) folders() []string {
	if c.Do == Move {
		return []string{path.Dir(c.To), path.Dir(c.Name)}
	}
	return []string{path.Dir(c.Name)}
}

// recover carries out the changes that a stopped program promised.
func (d *Disk) recover() error {
	b, err := d.fs.Read(journalName, maxJournal)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	j, err := parseJournal(b)
	if errors.Is(err, errJournal) {
		// The journal was written whole, so the disk has damaged it. Its changes are unknown, but
		// each file is complete.
		if err := d.fs.Rename(journalName, journalName+".damaged"); err != nil {
			return err
		}
		return d.sync([]string{"."})
	}
	if err != nil {
		return err
	}
	j.lasting, j.begun = true, true
	d.unfinished = j
	return d.finish()
}

var errJournal = errors.New("the journal is damaged")

// bytes returns the journal in its written form.
func (j *journal) bytes() []byte {
	text, err := json.Marshal(j)
	if err != nil {
		panic(err) // it contains only strings
	}
	out := append([]byte(journalLine), text...)
	sum := sha256.Sum256(out)
	return append(append(out, '\n'), hex.EncodeToString(sum[:])...)
}

// parseJournal reads a journal that bytes wrote.
func parseJournal(b []byte) (*journal, error) {
	at := bytes.LastIndexByte(b, '\n')
	if at < 0 {
		return nil, errJournal
	}
	sum := sha256.Sum256(b[:at])
	if hex.EncodeToString(sum[:]) != string(b[at+1:]) {
		return nil, errJournal
	}
	text, ok := bytes.CutPrefix(b[:at], []byte(journalLine))
	if !ok {
		return nil, errors.New("journal: a newer version of Lineup left work unfinished: start that version once")
	}
	var j journal
	if err := json.Unmarshal(text, &j); err != nil {
		return nil, errJournal
	}
	for _, c := range j.Changes {
		if !fs.ValidPath(c.Name) || c.Do == Write && !fs.ValidPath(c.Temp) || c.Do == Move && !fs.ValidPath(c.To) {
			return nil, errJournal
		}
	}
	return &j, nil
}
