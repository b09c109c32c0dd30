package pen

import "math"

// matrix is an affine map of the plane: x' = a x + c y + e, y' = b x + d y + f.
type matrix struct{ a, b, c, d, e, f float64 }

func scaling(sx, sy float64) matrix { return matrix{a: sx, d: sy} }

func (m matrix) apply(x, y float64) (float64, float64) {
	return m.a*x + m.c*y + m.e, m.b*x + m.d*y + m.f
}

// then returns the map that applies inner first and then m.
func (m matrix) then(inner matrix) matrix {
	e, f := m.apply(inner.e, inner.f)
	return matrix{
		a: m.a*inner.a + m.c*inner.b, b: m.b*inner.a + m.d*inner.b,
		c: m.a*inner.c + m.c*inner.d, d: m.b*inner.c + m.d*inner.d,
		e: e, f: f,
	}
}

// size returns the factor by which the map scales lengths.
func (m matrix) size() float64 { return math.Sqrt(math.Abs(m.a*m.d - m.b*m.c)) }

func rotation(radians float64) matrix {
	s, c := math.Sincos(radians)
	return matrix{a: c, b: s, c: -s, d: c}
}
