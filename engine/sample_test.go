package engine

// sampleLibrary returns a Library that uses at least two fields of every printed type. It is
// compiled a second time by TestFingerprintIgnoresGo, so it uses nothing from other tests.
func sampleLibrary() *Library {
	l := &Library{
		Faces: []Face{
			{Name: "plain", Set: "sample", ID: 1, Types: Hero, Cost: 3, VP: -1, InDeck: 4},
			{
				Name: "other", Set: "sample", ID: 2, Types: Villain | Equipment, Traits: HasDefense, SuperVillain: true,
				Points: VPRule{Filter: 1, Each: 2, Per: 3}, Play: 1, Attack: 1,
				Defenses: []Defense{{From: Set(Hand), Pay: VerbDiscard}}, Triggers: []TriggerID{1},
				Uses: []Use{{From: Set(InPlay), Price: Price{Number: Power, N: 2}, Max: Unlimited, Do: 1}}, Changes: []ChangeID{1},
			},
		},
		Names: []string{"", "plain", "other"}, Families: []string{"pl"},
		Code: []Op{
			{Code: OpEnd},
			{Code: OpPick, Min: 1, Max: 2, From: Set(Hand, Deck), Verb: VerbPut, Dest: Dest{Place: Discard, Under: true}, Filter: 1},
			{Code: OpEnd},
		},
		Filters: []Filter{{}, {Types: Hero, Roams: true, Name: 1}}, Counts: []Count{{}, {Of: CardsIn, From: Set(Hand), Max: 3}},
		Triggers: []Trigger{{}, {On: OnDraw, How: Interrupts, From: Set(InPlay), When: 1, Min: 2, Prog: 1}},
		Changes:  []Change{{}, {Asked: AskCost, Layer: Adds, From: Set(InPlay), N: -1}},
		Attacks:  []Attack{{}, {On: Foes, Hit: 1}}, Offers: []Offer{{Kind: OptPlay, From: Set(Hand), Max: Unlimited}, {Kind: OptEnd, Max: Unlimited}},
		Rows:    []Row{{Place: Hand, Per: OfSeat, Sight: ToHolder}, {Place: Deck, Per: OfSeat, Owning: Keeps}},
		Numbers: Numbers(), Setup: 1, Turns: 2, Silent: [MaxSeats + 1]uint8{1: 1}, Struck: 1, Gained: 1,
		Entered: Entering{From: Deck, To: Hand, Then: 1},
	}
	l.Seal()
	return l
}
