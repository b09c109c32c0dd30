package standard

import (
	"cmp"
	"slices"

	"lineup/engine"
	"lineup/game/card"
	"lineup/game/grammar"
	"lineup/game/mode"
)

// Score counts the cards and tokens of all seats (C-129, C-130). The highest total wins, then the
// most Super-Villains. If players are still tied, they share the win, or with LateTies the latest
// defeat wins and then the later seat in turn order from the first player (C-131, A-12.050). A
// player who has left the game has lost.
func Score(g *mode.Game, s *engine.State) mode.Score {
	out := mode.Score{Accounts: make([]mode.Account, s.Seats())}
	for i := range out.Accounts {
		out.Accounts[i] = account(s, engine.SeatID(i))
	}
	before, second := EarlierOf(g)
	for i := range out.Accounts {
		out.Accounts[i].Also = also(out.Accounts, i, before, s)
	}
	stayed := slices.DeleteFunc(slices.Clone(out.Accounts), func(a mode.Account) bool { return s.Left(a.Seat) })
	out.Winners = mode.Best(stayed, func(x, y mode.Account) int {
		x, y = side(x, out.Accounts, before, s), side(y, out.Accounts, before, s)
		order := cmp.Or(cmp.Compare(y.Total, x.Total), cmp.Compare(y.Villains, x.Villains))
		if g.Mode.LateTies && !second { // a tie after two games is shared (V-008.5)
			order = cmp.Or(order, cmp.Compare(y.Defeat, x.Defeat), cmp.Compare(s.TurnOrder(y.Seat), s.TurnOrder(x.Seat)))
		}
		return order
	})
	return out
}

// also returns the points added to a seat's own, from the first of two games and from the partner
// (V-002.10, V-008.2).
func also(all []mode.Account, i int, before Earlier, s *engine.State) (out []mode.ScorePart) {
	if i < len(before.Seats) {
		out = append(out, mode.ScorePart{Partner: engine.NoSeat, Points: before.Seats[i].Points})
	}
	for k, a := range all {
		if k == i || !s.Side(all[i].Seat).Has(a.Seat) {
			continue
		}
		points := a.Total
		if k < len(before.Seats) {
			points += before.Seats[k].Points
		}
		out = append(out, mode.ScorePart{Partner: a.Seat, Points: points})
	}
	return out
}

// side returns a seat's account plus its partner's and that of the first of two games. A team is
// one player, with the later of both latest defeats and the later of both seats (V-002.10, N-12).
func side(of mode.Account, all []mode.Account, before Earlier, s *engine.State) mode.Account {
	sum := mode.Account{Seat: of.Seat, Total: of.Sum()}
	for k, a := range all {
		if !s.Side(of.Seat).Has(a.Seat) {
			continue
		}
		sum.Villains, sum.Defeat = sum.Villains+a.Villains, max(sum.Defeat, a.Defeat)
		if k < len(before.Seats) {
			sum.Villains += before.Seats[k].Villains
		}
		if s.TurnOrder(a.Seat) > s.TurnOrder(sum.Seat) {
			sum.Seat = a.Seat
		}
	}
	return sum
}

func account(s *engine.State, seat engine.SeatID) mode.Account {
	a := mode.Account{Seat: seat, Tokens: s.Number(engine.VPTokens, seat), Defeat: uint16(s.Number(engine.LastDefeat, seat))}
	s.Owned(seat, func(c engine.CardID) {
		a.Add(s.Card(c).Face, s.Worth(seat, c))
		if s.Face(c).SuperVillain {
			a.Villains++
		}
	})
	a.Total += a.Tokens
	return a
}

// stands says how many Super-Villains are left on the stack or, without a stack, how many cards are left in the main deck,
// which ends the game (V-006.7).
func stands(v engine.View) string {
	if !slices.ContainsFunc(v.Library().Offers, func(o engine.Offer) bool { return o.From.Has(card.Villains) }) {
		return grammar.Cards(v.Count(v.Board().Zone(card.MainDeck, engine.NoSeat))) + " left in the main deck"
	}
	return grammar.Count(v.Count(v.Board().Zone(card.Villains, engine.NoSeat)), "Super-Villain", "Super-Villains") + " left"
}
