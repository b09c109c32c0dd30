package ui

import "testing"

// TestRowsFillTheirSpace sees that what is cut off a row and what is left of it make
// up the whole row, and that rows follow each other.
func TestRowsFillTheirSpace(t *testing.T) {
	rows := Rows{X: 10, Y: 20, W: 100}
	first, second := rows.Next(30, 5), rows.Next(40, 0)
	if first != BoxAt(10, 20, 100, 30) || second != BoxAt(10, 55, 100, 40) || rows.Y != 95 {
		t.Errorf("the rows are %v and %v, and the next begins at %g", first, second, rows.Y)
	}
	left, right := first.CutLeft(30, 10), first.CutRight(20)
	if left != BoxAt(10, 20, 30, 30) || first != BoxAt(50, 20, 40, 30) || right != BoxAt(90, 20, 20, 30) {
		t.Errorf("the row is cut into %v, %v and %v", left, first, right)
	}
	if in := second.Inset(10, 5); in != BoxAt(20, 60, 80, 30) || !in.Within(second) {
		t.Errorf("the inset is %v", in)
	}
}
