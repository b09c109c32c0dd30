package pen

// Area is a rectangle in design units.
type Area struct{ X, Y, W, H float64 }

// AreaAt returns the rectangle with the given top left corner and size.
func AreaAt(x, y, w, h float64) Area { return Area{x, y, w, h} }
