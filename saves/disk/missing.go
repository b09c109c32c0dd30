package disk

// Missing is the FS of a folder that cannot be opened. Every operation fails with the same error.
type Missing struct{ Why error }

// Mkdir fails.
func (m Missing) Mkdir(string) error { return m.Why }

// List fails.
func (m Missing) List(string) ([]Info, error) { return nil, m.Why }

// Read fails.
func (m Missing) Read(string, int64) ([]byte, error) { return nil, m.Why }

// Create fails.
func (m Missing) Create(string) (File, error) { return nil, m.Why }

// Rename fails.
func (m Missing) Rename(string, string) error { return m.Why }

// Link fails.
func (m Missing) Link(string, string) error { return m.Why }

// Remove fails.
func (m Missing) Remove(string) error { return m.Why }

// SyncFolder fails.
func (m Missing) SyncFolder(string) error { return m.Why }
