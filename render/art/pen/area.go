package pen

// Area is a rectangle in design units.
type Area struct{ X, Y, W, H float64 }

// AreaAt returns the rectangle of a size by its top left corner.
func AreaAt(x, y, w, h float64) Area { return Area{x, y, w, h} }
