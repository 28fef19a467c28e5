// Options of the time zone field, labeled with the current names of places.

/** Current names of time zones that some browsers list by an earlier name. */
const presentPlaces: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
}

/**
 * Formats the name of a time zone, such as `Asia/Saigon` as `Ho Chi Minh`. The user can still find it by typing `Asia`.
 */
export function zoneOption(zone: string) {
  const [region = '', ...place] = (presentPlaces[zone] ?? zone).replaceAll('_', ' ').split('/')
  return { value: zone, label: place.join(', ') || region, words: place.length > 0 ? region : undefined }
}

const allOptions = Intl.supportedValuesOf('timeZone').map(zoneOption)

/**
 * Returns the options of the field: first the member's time zone with the stored id, which may be an alias, then all
 * others.
 */
export function zoneOptions(zone: string) {
  const ownOption = zoneOption(zone)
  return [ownOption, ...allOptions.filter(({ label }) => label !== ownOption.label)]
}
