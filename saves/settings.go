package saves

import (
	"encoding/json"
	"errors"
	"fmt"

	"lineup/saves/container"
	"lineup/saves/disk"
)

// Limits of the settings.
const (
	maxSettings     = 1000
	maxSettingName  = 200       // bytes
	maxSettingValue = 4 << 10   // bytes
	maxSettingsText = 256 << 10 // bytes in total
)

// Settings returns the settings that SaveSettings wrote, or none if there are none. They include
// settings that this program does not know, and the caller must pass those back to SaveSettings. If
// the file is damaged, Settings returns none and an error that says where it was set aside.
func (s *Store) Settings() (map[string]string, error) {
	out, err := s.settings()
	if !isDamage(err) || s.begin() != nil {
		return out, err
	}
	defer s.writing.Unlock()
	if out, err = s.settings(); isDamage(err) { // it may have been replaced meanwhile
		err = s.aside(settingsFile, err)
	}
	return out, err
}

// settings reads the settings. Damage is reported as a container.Damage.
func (s *Store) settings() (map[string]string, error) {
	text, err := s.text(settingsFile, container.Settings)
	if err != nil || text == nil {
		return map[string]string{}, err
	}
	out, err := parseSettings(text)
	if err != nil {
		return map[string]string{}, about(settingsFile, err)
	}
	return out, nil
}

// SaveSettings replaces all saved settings.
func (s *Store) SaveSettings(settings map[string]string) error {
	if err := s.begin(); err != nil {
		return err
	}
	defer s.writing.Unlock()
	b, err := s.settingsFile(settings)
	if err != nil {
		return about(settingsFile, err)
	}
	return s.writeFile(settingsFile, b, disk.Replacement{})
}

// settingsFile returns settings as a file.
func (s *Store) settingsFile(settings map[string]string) ([]byte, error) {
	if err := checkSettings(settings); err != nil {
		return nil, err
	}
	if settings == nil {
		settings = map[string]string{}
	}
	text, err := json.Marshal(settings)
	if err != nil {
		return nil, err
	}
	if len(text) > maxSettingsText {
		return nil, fmt.Errorf("the settings take %d bytes, more than %d", len(text), maxSettingsText)
	}
	return s.encodeText(container.Settings, text)
}

// parseSettings reads the text that SaveSettings wrote.
func parseSettings(text []byte) (map[string]string, error) {
	const place = `section "text"`
	if len(text) > maxSettingsText {
		return nil, &container.Damage{Place: place, Says: fmt.Sprintf("has %d bytes, more than %d", len(text), maxSettingsText)}
	}
	var out map[string]string
	err := json.Unmarshal(text, &out)
	if err == nil && out == nil {
		err = errors.New("it contains no settings")
	}
	if err == nil {
		err = checkSettings(out)
	}
	if err != nil {
		return nil, &container.Damage{Place: place, Says: "can't be read: " + err.Error()}
	}
	return out, nil
}

// checkSettings checks the limits of settings.
func checkSettings(settings map[string]string) error {
	if len(settings) > maxSettings {
		return fmt.Errorf("%d settings are too many: at most %d are saved", len(settings), maxSettings)
	}
	for name, value := range settings {
		if name == "" || len(name) > maxSettingName || len(value) > maxSettingValue {
			return fmt.Errorf("the setting %.40q has a name of %d bytes and a value of %d: at most %d and %d are saved",
				name, len(name), len(value), maxSettingName, maxSettingValue)
		}
	}
	return nil
}
