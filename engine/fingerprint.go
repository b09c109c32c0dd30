package engine

// Fingerprint returns a number that identifies a Library. Two Libraries that play differently, or
// that name cards and numbers differently, have different fingerprints. It is computed on first
// use. It may be called from several goroutines at once.
func (l *Library) Fingerprint() uint64 { return l.finger().hash }

// Matches reports whether fingerprint is this Library's own, either as computed today or as
// computed when fingerprints were made of text. A game saved with such a fingerprint was played
// with these cards and rules.
func (l *Library) Matches(fingerprint uint64) bool {
	own := l.finger()
	return fingerprint == own.hash || !own.late && fingerprint == l.fromText()
}

// printHash is a hash of everything printed. It depends only on values, and not on the names
// and order of Go fields or on how Go prints anything. Each field is hashed after a tag, a
// number that no other field of its struct has. A zero field is skipped.
//
// A saved game opens at its exact snapshot only while its Library's fingerprint stays the same:
//
//   - Give a new field a tag of its own, from lateTag on. Fingerprints of Libraries that do
//     not use it stay the same.
//   - Do not reuse the tag of a removed field.
//   - Members of closed sets are hashed as numbers, so add new ones at the end, before the NumXs.
//   - If the walk itself changes, raise hashVersion, and let Library.Matches also accept the
//     result of the old walk.
type printHash struct {
	codec
	late bool // a hashed field is newer than the fingerprints made of text
}

const (
	// hashVersion is the version of the walk over everything printed.
	hashVersion = 1
	// endTag ends the fields of a struct. No field has it.
	endTag = 0
	// lateTag is the first tag for fields that are newer than the fingerprints made of text.
	// See Library.textFingerprint.
	lateTag = 64
)

// integer is any type of number in a Library.
type integer interface {
	~int8 | ~int16 | ~uint8 | ~uint16 | ~uint32 | ~uint64
}

// tag hashes the tag of a field that is not zero.
func (w *printHash) tag(tag uint8) {
	w.late = w.late || tag >= lateTag
	w.mix(uint64(tag))
}

// text hashes a string without a tag.
func (w *printHash) text(s string) {
	w.mix(uint64(len(s)))
	for _, b := range []byte(s) {
		w.mix(uint64(b))
	}
}

// hashNumber hashes a field that is a number.
func hashNumber[T integer](w *printHash, tag uint8, n T) {
	if n != 0 {
		w.tag(tag)
		w.mix(uint64(n))
	}
}

// hashBool hashes a field that is true or false.
func hashBool(w *printHash, tag uint8, b bool) {
	if b {
		w.tag(tag)
	}
}

// hashText hashes a field that is a string.
func hashText(w *printHash, tag uint8, s string) {
	if s != "" {
		w.tag(tag)
		w.text(s)
	}
}

// hashTexts hashes a field that is a list of strings.
func hashTexts(w *printHash, tag uint8, list []string) {
	if len(list) > 0 {
		w.tag(tag)
		w.mix(uint64(len(list)))
		for _, s := range list {
			w.text(s)
		}
	}
}

// hashNumbers hashes a field that is a list of numbers.
func hashNumbers[T integer](w *printHash, tag uint8, list []T) {
	if len(list) > 0 {
		w.tag(tag)
		w.mix(uint64(len(list)))
		for _, n := range list {
			w.mix(uint64(n))
		}
	}
}

// hashStruct hashes a field that is a struct. It hashes the struct's fields with each.
func hashStruct[T comparable](w *printHash, tag uint8, v *T, each func(*printHash, *T)) {
	var zero T
	if *v != zero {
		w.tag(tag)
		each(w, v)
		w.mix(endTag)
	}
}

// hashList hashes a field that is a list of structs. It hashes their fields with each.
func hashList[T any](w *printHash, tag uint8, list []T, each func(*printHash, *T)) {
	if len(list) > 0 {
		w.tag(tag)
		w.mix(uint64(len(list)))
		for i := range list {
			each(w, &list[i])
			w.mix(endTag)
		}
	}
}

// fingerprint hashes everything printed except Labels and Spaces, which are words for people that
// no rule reads.
func (l *Library) fingerprint() printHash {
	w := &printHash{}
	w.mix(hashVersion)
	hashList(w, 1, l.Faces, hashFace)
	hashTexts(w, 2, l.Names)
	hashTexts(w, 3, l.Families)
	hashList(w, 4, l.Code, hashOp)
	hashList(w, 5, l.Filters, hashFilter)
	hashList(w, 6, l.Counts, hashCount)
	hashList(w, 7, l.Triggers, hashTrigger)
	hashList(w, 8, l.Changes, hashChange)
	hashList(w, 9, l.Attacks, hashAttack)
	hashList(w, 10, l.Offers, hashOffer)
	hashList(w, 11, l.Rows, hashRow)
	hashList(w, 12, l.Numbers, hashNumberLine)
	hashNumber(w, 13, l.Setup)
	hashNumber(w, 14, l.Turns)
	for seats, silent := range l.Silent {
		if silent != 0 {
			w.tag(15)
			w.mix(uint64(seats))
			w.mix(uint64(silent))
		}
	}
	hashNumber(w, 16, l.Struck)
	hashNumber(w, 17, l.Gained)
	hashStruct(w, 18, &l.Entered, hashEntering)
	hashNumber(w, lateTag, l.Edition)
	hashNumber(w, lateTag+1, l.Ends)
	hashBool(w, lateTag+2, l.SettlesDefenses)
	return *w
}

func hashFace(w *printHash, f *Face) {
	hashText(w, 1, f.Name)
	hashText(w, 2, f.Set)
	hashNumber(w, 3, f.ID)
	hashNumber(w, 4, f.Families)
	hashNumber(w, 5, f.Types)
	hashNumber(w, 6, f.Traits)
	hashNumber(w, 7, f.Cost)
	hashNumber(w, 8, f.VP)
	hashStruct(w, 9, &f.Points, hashVPRule)
	hashNumber(w, 10, f.Range)
	hashNumber(w, 11, f.Goal)
	hashNumber(w, 12, f.Power)
	hashBool(w, 13, f.SuperVillain)
	hashBool(w, 14, f.SuperHero)
	hashBool(w, 15, f.Piece)
	hashBool(w, 16, f.Ongoing)
	hashBool(w, 17, f.StartsFirst)
	hashNumber(w, 18, f.Signed)
	hashNumber(w, 19, f.Grave)
	hashNumber(w, 20, f.InDeck)
	hashNumber(w, 21, f.Play)
	hashNumber(w, 22, f.Arrival)
	hashNumber(w, 23, f.Fallen)
	hashNumber(w, 24, f.Attack)
	hashList(w, 25, f.Defenses, hashDefense)
	hashNumbers(w, 26, f.Triggers)
	hashList(w, 27, f.Uses, hashUse)
	hashNumbers(w, 28, f.Changes)
	hashNumber(w, lateTag, f.Owned)
	hashBool(w, lateTag+1, f.AnyName)
	hashNumber(w, lateTag+2, f.Escapes)
}

func hashVPRule(w *printHash, r *VPRule) {
	hashNumber(w, 1, r.Filter)
	hashNumber(w, 2, r.Each)
	hashNumber(w, 3, r.Per)
	hashNumber(w, 4, r.Need)
	hashBool(w, 5, r.Others)
	hashBool(w, 6, r.Names)
	hashNumber(w, lateTag, r.From)
	hashNumber(w, lateTag+1, r.Spared)
	hashNumber(w, lateTag+2, r.In)
}

func hashDefense(w *printHash, d *Defense) {
	hashNumber(w, 1, d.From)
	hashNumber(w, 2, d.Pay)
	hashNumber(w, 3, d.Near)
	hashBool(w, 4, d.All)
	hashNumber(w, 5, d.Then)
	hashNumber(w, lateTag, d.Only)
}

func hashUse(w *printHash, u *Use) {
	hashNumber(w, 1, u.From)
	hashStruct(w, 2, &u.Price, hashPrice)
	hashBool(w, 3, u.Once)
	hashNumber(w, 4, u.Only)
	hashNumber(w, 5, u.Min)
	hashNumber(w, 6, u.Max)
	hashNumber(w, 7, u.Do)
}

func hashPrice(w *printHash, p *Price) {
	hashNumber(w, 1, p.Number)
	hashNumber(w, 2, p.N)
	hashBool(w, 3, p.Cost)
	hashNumber(w, 4, p.Also)
	hashNumber(w, 5, p.AlsoN)
}

func hashOp(w *printHash, op *Op) {
	hashNumber(w, 1, op.Code)
	hashNumber(w, 2, op.Verb)
	hashNumber(w, 3, op.Who)
	hashNumber(w, 4, op.Seen)
	hashNumber(w, 5, op.Min)
	hashNumber(w, 6, op.Max)
	hashBool(w, 7, op.Pair)
	hashBool(w, 8, op.Apart)
	hashBool(w, 9, op.Alike)
	hashBool(w, 10, op.Held)
	hashBool(w, 11, op.Best)
	hashBool(w, 12, op.Tops)
	hashNumber(w, 13, op.Budget)
	hashNumber(w, 14, op.Enough)
	hashNumber(w, 15, op.Near)
	hashNumber(w, 16, op.Beyond)
	hashNumber(w, 17, op.Around)
	hashNumber(w, 18, op.Span)
	hashNumber(w, 19, op.Until)
	hashNumber(w, 20, op.Number)
	hashStruct(w, 21, &op.Dest, hashDest)
	hashNumber(w, 22, op.From)
	hashNumber(w, 23, op.Of)
	hashNumber(w, 24, op.Filter)
	hashNumber(w, 25, op.Count)
	hashNumber(w, 26, op.N)
	hashNumber(w, 27, op.To)
	hashNumber(w, lateTag, op.Unlike)
	hashBool(w, lateTag+1, op.Low)
	hashBool(w, lateTag+2, op.Makes)
	hashBool(w, lateTag+3, op.Follows)
}

func hashDest(w *printHash, d *Dest) {
	hashNumber(w, 1, d.Place)
	hashNumber(w, 2, d.Of)
	hashBool(w, 3, d.Under)
	hashNumber(w, 4, d.Depth)
	hashBool(w, 5, d.Below)
}

func hashFilter(w *printHash, f *Filter) {
	hashNumber(w, 1, f.Types)
	hashNumber(w, 2, f.Not)
	hashNumber(w, 3, f.Traits)
	hashNumber(w, 4, f.Families)
	hashNumber(w, 5, f.MinCost)
	hashNumber(w, 6, f.MaxCost)
	hashBool(w, 7, f.Free)
	hashBool(w, 8, f.Odd)
	hashBool(w, 9, f.Even)
	hashBool(w, 10, f.Super)
	hashNumber(w, 11, f.Name)
	hashNumber(w, 12, f.OrName)
	hashNumber(w, 13, f.NotName)
	hashBool(w, 14, f.NotThis)
	hashBool(w, 15, f.Played)
	hashBool(w, 16, f.Obtained)
	hashBool(w, 17, f.Held)
	hashBool(w, 18, f.FaceUp)
	hashBool(w, 19, f.New)
	hashBool(w, 20, f.Mine)
	hashBool(w, 21, f.Roams)
	hashBool(w, 22, f.AtGoal)
	hashBool(w, 23, f.Menaces)
	hashNumber(w, 24, f.Bears)
	hashBool(w, 25, f.OfHero)
	hashBool(w, lateTag, f.Called)
	hashBool(w, lateTag+1, f.AtMostIt)
	hashBool(w, lateTag+2, f.LikeIt)
	hashNumber(w, lateTag+3, f.Either)
	hashNumber(w, lateTag+4, f.Or)
	hashNumber(w, lateTag+5, f.In)
	hashBool(w, lateTag+6, f.CostsIt)
	hashBool(w, lateTag+7, f.NotMine)
	hashBool(w, lateTag+8, f.Repeats)
	hashBool(w, lateTag+9, f.ByVP)
	hashNumber(w, lateTag+10, f.MinVP)
	hashNumber(w, lateTag+11, f.MaxVP)
	hashNumber(w, lateTag+12, f.Bare)
	hashBool(w, lateTag+13, f.This)
	hashBool(w, lateTag+14, f.Twin)
	hashNumber(w, lateTag+15, f.AlsoIn)
}

func hashCount(w *printHash, c *Count) {
	hashNumber(w, 1, c.Of)
	hashNumber(w, 2, c.From)
	hashNumber(w, 3, c.Filter)
	hashNumber(w, 4, c.Number)
	hashNumber(w, 5, c.Near)
	hashNumber(w, 6, c.Beyond)
	hashNumber(w, 7, c.Around)
	hashNumber(w, 8, c.Less)
	hashNumber(w, 9, c.Per)
	hashNumber(w, 10, c.Max)
	hashNumber(w, 11, c.And)
}

func hashTrigger(w *printHash, t *Trigger) {
	hashNumber(w, 1, t.On)
	hashNumber(w, 2, t.How)
	hashNumber(w, 3, t.From)
	hashNumber(w, 4, t.Whose)
	hashNumber(w, 5, t.InTurn)
	hashNumber(w, 6, t.Filter)
	hashNumber(w, 7, t.At)
	hashBool(w, 8, t.First)
	hashBool(w, 9, t.NewName)
	hashBool(w, 10, t.NewType)
	hashBool(w, 11, t.Paid)
	hashBool(w, 12, t.Once)
	hashNumber(w, 13, t.Laid)
	hashNumber(w, 14, t.When)
	hashNumber(w, 15, t.Min)
	hashNumber(w, 16, t.Prog)
	hashBool(w, 17, t.Quiet)
	hashBool(w, 18, t.AboutIt)
	hashBool(w, lateTag, t.Later)
	hashBool(w, lateTag+1, t.Drawn)
}

func hashChange(w *printHash, c *Change) {
	hashNumber(w, 1, c.Asked)
	hashNumber(w, 2, c.Layer)
	hashNumber(w, 3, c.From)
	hashNumber(w, 4, c.Whose)
	hashNumber(w, 5, c.It)
	hashNumber(w, 6, c.In)
	hashNumber(w, 7, c.Near)
	hashNumber(w, 8, c.By)
	hashNumber(w, 9, c.N)
	hashNumber(w, 10, c.OnlyIf)
}

func hashAttack(w *printHash, a *Attack) {
	hashNumber(w, 1, a.On)
	hashNumber(w, 2, a.Escape)
	hashBool(w, 3, a.Sure)
	hashBool(w, 4, a.First)
	hashBool(w, 5, a.Apart)
	hashBool(w, 6, a.Relentless)
	hashBool(w, 7, a.Alone)
	hashNumber(w, 8, a.Hit)
	hashNumber(w, 9, a.After)
}

func hashOffer(w *printHash, o *Offer) {
	hashNumber(w, 1, o.Kind)
	hashNumber(w, 2, o.By)
	hashNumber(w, 3, o.From)
	hashBool(w, 4, o.Foes)
	hashBool(w, 5, o.Top)
	hashNumber(w, 6, o.Near)
	hashBool(w, 7, o.Reach)
	hashNumber(w, 8, o.Filter)
	hashBool(w, 9, o.Once)
	hashNumber(w, 10, o.Only)
	hashNumber(w, 11, o.Min)
	hashNumber(w, 12, o.Max)
	hashStruct(w, 13, &o.Price, hashPrice)
	hashBool(w, 14, o.Later)
	hashBool(w, 15, o.Defeat)
	hashBool(w, 16, o.Leaves)
	hashNumber(w, 17, o.Then)
	hashNumber(w, 18, o.Label)
}

func hashRow(w *printHash, r *Row) {
	hashNumber(w, 1, r.Place)
	hashNumber(w, 2, r.Per)
	hashNumber(w, 3, r.Count)
	hashNumber(w, 4, r.Sight)
	hashNumber(w, 5, r.Owning)
	hashBool(w, 6, r.Slots)
	hashBool(w, 7, r.Ring)
	hashBool(w, 8, r.Pieces)
	hashBool(w, 9, r.Asked)
	hashNumber(w, 10, r.As)
	hashNumber(w, 11, r.Stride)
	hashNumber(w, 12, r.Level)
}

func hashNumberLine(w *printHash, n *Number) {
	hashText(w, 1, n.Name)
	hashNumber(w, 2, n.Of)
	hashNumber(w, 3, n.Min)
	hashNumber(w, 4, n.Max)
	hashNumber(w, 5, n.Stays)
	hashBool(w, 6, n.Visits)
	hashBool(w, 7, n.Team)
	hashBool(w, 8, n.Shields)
	hashBool(w, 9, n.Spares)
	hashBool(w, 10, n.Gone)
	hashBool(w, 11, n.Untold)
	hashBool(w, 12, n.Goal)
	hashBool(w, lateTag, n.Bars)
	hashBool(w, lateTag+1, n.Keeps)
	hashBool(w, lateTag+2, n.Doubles)
	hashBool(w, lateTag+3, n.Destroys)
	hashBool(w, lateTag+4, n.Types)
	hashBool(w, lateTag+5, n.Teamwork)
	hashBool(w, lateTag+6, n.Pays)
	hashBool(w, lateTag+7, n.Draws)
	hashBool(w, lateTag+8, n.Rotated)
}

func hashEntering(w *printHash, e *Entering) {
	hashNumber(w, 1, e.From)
	hashNumber(w, 2, e.To)
	hashNumber(w, 3, e.Then)
}
