// Time zones to choose from, by the names that their places have.

/** Browsers keep a zone under the name that its place had once. */
const presentPlaces: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
}

/** `Asia/Saigon` as `Ho Chi Minh`, with `Asia` beside it. */
export function zoneOption(zone: string) {
  const [region = '', ...place] = (presentPlaces[zone] ?? zone).replaceAll('_', ' ').split('/')
  return { value: zone, label: place.join(', ') || region, words: place.length > 0 ? region : undefined }
}

const allOptions = Intl.supportedValuesOf('timeZone').map(zoneOption)

/** The member's own first, under the name that is stored, which the browser may know by another; then all others. */
export function zoneOptions(zone: string) {
  const ownOption = zoneOption(zone)
  return [ownOption, ...allOptions.filter(({ label }) => label !== ownOption.label)]
}
