// Package figure paints whole persons in action, and the giants that stand behind a
// city. A pose is a table of joints, each with a scale of its own, so that what comes
// at the reader is larger; limbs are muscled outlines along the joints, and the body is
// a template stretched between shoulders and hips. Heads are those of package bust.
package figure
