// Options of time zones, by the current names of their places.

/** Current names of zones that browsers list by a former name. */
const presentPlaces: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
}

/** Formats `Asia/Saigon` as `Ho Chi Minh`, with the search word `Asia`. */
export function zoneOption(zone: string) {
  const [region = '', ...place] = (presentPlaces[zone] ?? zone).replaceAll('_', ' ').split('/')
  return { value: zone, label: place.join(', ') || region, words: place.length > 0 ? region : undefined }
}

const allOptions = Intl.supportedValuesOf('timeZone').map(zoneOption)

/** Returns the member's zone first, with the stored id, which may be an alias; then all others. */
export function zoneOptions(zone: string) {
  const ownOption = zoneOption(zone)
  return [ownOption, ...allOptions.filter(({ label }) => label !== ownOption.label)]
}
