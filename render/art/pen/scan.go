package pen

import (
	"cmp"
	"math"
	"slices"
)

// scanner finds how much of each pixel of an area polygons cover. Positions are relative to the corner of
// the area, in whole units of 1/64 of a pixel, so each machine finds the same.
type scanner struct {
	wide, high int      // the size of the area, in pixels
	rows       [][]cell // the cells of each line of the area that an edge crosses, in any order
	first      int      // the lines with cells: from first to last
	last       int
}

// cell is what edges do in a pixel. Several cells of a line may be about the same pixel.
type cell struct {
	x    int32 // of the pixel; beforeAll stands for all to the left of the area
	rise int32 // how far down the edges go in it
	left int32 // twice the area between the edges and the left of the pixel
}

// beforeAll is the x of cells to the left of the area.
const beforeAll = -1

// perPixel is the number of units in a pixel, and whole is twice the area of a pixel in units.
const perPixel, whole = 64, 2 * perPixel * perPixel

// begin starts an area of a size.
func (s *scanner) begin(wide, high int) {
	s.wide, s.high, s.first, s.last = wide, high, high, -1
	for len(s.rows) < high {
		s.rows = append(s.rows, nil)
	}
}

// units converts a length in pixels.
func units(v float64) int { return int(math.Floor(v*perPixel + 0.5)) }

// floorDiv returns a divided by a positive b, rounded down, and the rest.
func floorDiv(a, b int) (quotient, rest int) {
	quotient, rest = a/b, a%b
	if rest < 0 {
		quotient, rest = quotient-1, rest+b
	}
	return quotient, rest
}

// edge adds a straight edge of a polygon. Where it crosses from line to line is rounded to the left, and where
// it crosses from pixel to pixel, up.
func (s *scanner) edge(x0, y0, x1, y1 int) {
	dx, dy := x1-x0, y1-y0
	low, high := min(y0, y1), max(y0, y1)
	if dy == 0 || high <= 0 || low >= s.high*perPixel {
		return
	}
	long := max(dy, -dy)
	// x is where it is after going some way down or up.
	x, rest := x0, 0
	from := y0
	if dy > 0 && y0 < 0 {
		from = 0
	} else if dy < 0 && y0 > s.high*perPixel {
		from = s.high * perPixel
	}
	if from != y0 {
		x, rest = floorDiv(max(from-y0, y0-from)*dx, long)
		x += x0
	}
	step, stepRest := 0, 0 // for a whole line
	stepped := false
	for y := from; y != y1; {
		row, to := y>>6, y1
		if dy > 0 {
			to = min(to, (row+1)*perPixel)
		} else {
			row = (y - 1) >> 6
			to = max(to, row*perPixel)
		}
		if row < 0 || row >= s.high {
			return
		}
		next := x1
		if to != y1 {
			var more, moreRest int
			if way := max(to-y, y-to); way == perPixel {
				if !stepped {
					step, stepRest = floorDiv(perPixel*dx, long)
					stepped = true
				}
				more, moreRest = step, stepRest
			} else {
				more, moreRest = floorDiv(way*dx, long)
			}
			next, rest = x+more, rest+moreRest
			if rest >= long {
				next, rest = next+1, rest-long
			}
		}
		s.inLine(row, x, next, y-row*perPixel, to-row*perPixel)
		x, y = next, to
	}
}

// inLine adds the part of an edge within a line. The heights y0 and y1 are within the line.
func (s *scanner) inLine(row, x0, x1, y0, y1 int) {
	from, to := x0>>6, x1>>6
	if from == to {
		if from < 0 {
			s.add(row, beforeAll, y1-y0, 0)
		} else if from < s.wide {
			s.add(row, from, y1-y0, (x0+x1-2*from*perPixel)*(y1-y0))
		}
		return
	}
	if x0 < x1 {
		s.toRight(row, x0, x1, y0, y1)
	} else {
		s.toLeft(row, x0, x1, y0, y1)
	}
}

// toRight is inLine for a part that goes to the right, over more than one pixel.
func (s *scanner) toRight(row, x0, x1, y0, y1 int) {
	long, dy := x1-x0, y1-y0
	y, rest := 0, 0 // how far it has gone
	pixel, at := x0>>6, x0&(perPixel-1)
	if pixel < 0 {
		if x1 <= 0 {
			s.add(row, beforeAll, dy, 0)
			return
		}
		y, rest = floorDiv(-x0*dy, long)
		s.add(row, beforeAll, y, 0)
		pixel, at = 0, 0
	}
	end := x1 >> 6
	step, stepRest := floorDiv(perPixel*dy, long)
	for ; pixel < end && pixel < s.wide; pixel++ {
		more, moreRest := step, stepRest
		if at != 0 {
			more, moreRest = floorDiv((perPixel-at)*dy, long)
		}
		if rest += moreRest; rest >= long {
			more, rest = more+1, rest-long
		}
		s.add(row, pixel, more, (at+perPixel)*more)
		y, at = y+more, 0
	}
	if pixel == end && pixel < s.wide {
		s.add(row, pixel, dy-y, (x1&(perPixel-1))*(dy-y))
	}
}

// toLeft is inLine for a part that goes to the left, over more than one pixel.
func (s *scanner) toLeft(row, x0, x1, y0, y1 int) {
	long, dy := x0-x1, y1-y0
	y, rest := 0, 0 // how far it has gone
	pixel, at := x0>>6, x0&(perPixel-1)
	if pixel >= s.wide {
		if x1 >= s.wide*perPixel {
			return
		}
		y, rest = floorDiv((x0-s.wide*perPixel)*dy, long)
		pixel, at = s.wide-1, perPixel
	}
	end := x1 >> 6
	step, stepRest := floorDiv(perPixel*dy, long)
	for ; pixel > end && pixel >= 0; pixel-- {
		more, moreRest := step, stepRest
		if at != perPixel {
			more, moreRest = floorDiv(at*dy, long)
		}
		if rest += moreRest; rest >= long {
			more, rest = more+1, rest-long
		}
		s.add(row, pixel, more, at*more)
		y, at = y+more, perPixel
	}
	switch {
	case pixel < 0:
		s.add(row, beforeAll, dy-y, 0)
	case pixel == end:
		s.add(row, pixel, dy-y, (x1&(perPixel-1)+at)*(dy-y))
	}
}

// add adds what an edge does in a pixel.
func (s *scanner) add(row, x, rise, left int) {
	if rise == 0 && left == 0 {
		return
	}
	cells := s.rows[row]
	if n := len(cells) - 1; n >= 0 && cells[n].x == int32(x) {
		cells[n].rise += int32(rise)
		cells[n].left += int32(left)
		return
	}
	s.rows[row] = append(cells, cell{int32(x), int32(rise), int32(left)})
	s.first, s.last = min(s.first, row), max(s.last, row)
}

// few is the number of cells up to which a plain sort is the fastest.
const few = 16

// inOrder sorts cells by pixel.
func inOrder(cells []cell) {
	if len(cells) > few {
		slices.SortFunc(cells, func(a, b cell) int { return cmp.Compare(a.x, b.x) })
		return
	}
	for i := 1; i < len(cells); i++ {
		for k := i; k > 0 && cells[k].x < cells[k-1].x; k-- {
			cells[k], cells[k-1] = cells[k-1], cells[k]
		}
	}
}

// spanner gets the covered pixels of a line, from x0 to before x1. Alpha is their coverage, up to 0xffff.
type spanner interface {
	span(y, x0, x1 int, alpha uint32)
}

// scan passes all covered pixels on and forgets the polygons. Odd selects the even-odd rule.
func (s *scanner) scan(odd bool, to spanner) {
	for y := s.first; y <= s.last; y++ {
		cells := s.rows[y]
		inOrder(cells)
		x, rise := 0, 0
		for i := 0; i < len(cells); {
			c := cells[i]
			for i++; i < len(cells) && cells[i].x == c.x; i++ {
				c.rise, c.left = c.rise+cells[i].rise, c.left+cells[i].left
			}
			if at := int(c.x); at > x {
				if a := covered(rise*2*perPixel, odd); a != 0 {
					to.span(y, x, at, a)
				}
			}
			rise += int(c.rise)
			if c.x == beforeAll {
				continue
			}
			x = int(c.x) + 1
			if a := covered(rise*2*perPixel-int(c.left), odd); a != 0 {
				to.span(y, x-1, x, a)
			}
		}
		if x < s.wide {
			if a := covered(rise*2*perPixel, odd); a != 0 {
				to.span(y, x, s.wide, a)
			}
		}
		s.rows[y] = cells[:0]
	}
}

// covered converts twice the covered area of a pixel to its coverage, up to 0xffff.
func covered(area int, odd bool) uint32 {
	a := (area + 1) >> 1
	if a < 0 {
		a = -a
	}
	const most = whole / 2
	if !odd {
		a = min(a, most-1)
	} else if a &= 2*most - 1; a > most {
		a = 2*most - a
	} else if a == most {
		a = most - 1
	}
	return uint32(a<<4 | a>>8)
}
