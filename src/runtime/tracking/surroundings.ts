// What a browser says of itself without being asked for more: enough to know where pages work badly, too little to tell one
// person from another.
import type { TrackingEvent } from '../../client/report.ts'

type Surroundings = Pick<
  TrackingEvent['content'],
  | 'os'
  | 'osVersion'
  | 'manufacturer'
  | 'networkType'
  | 'screenWidth'
  | 'screenHeight'
  | 'timezone'
  | 'timezoneOffset'
>

/** The browser as it is now; texts are empty where it tells nothing. */
export function surroundings(): Surroundings {
  return {
    ...systemOf(navigator.userAgent),
    networkType: networkType(),
    screenWidth: screen.width,
    screenHeight: screen.height,
    timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    timezoneOffset: new Date().getTimezoneOffset(),
  }
}

// In this order: Android calls itself Linux, too, and an iPhone says that it is like Mac OS X.
const systems = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b.*? OS ([\d_]+)/, 'Apple'],
  ['Android', /\bAndroid(?: ([\d.]+))?/, ''],
  ['Windows', /\bWindows NT ([\d.]+)/, ''],
  ['ChromeOS', /\bCrOS \S+ ([\d.]+)/, ''],
  ['macOS', /\bMac OS X ([\d_.]+)/, 'Apple'],
  ['Linux', /\bLinux\b()/, ''],
] as const

/** @returns the maker only where the system has but one: which device it is, browsers no longer tell unasked */
export function systemOf(userAgent: string): Pick<Surroundings, 'os' | 'osVersion' | 'manufacturer'> {
  for (const [os, mark, manufacturer] of systems) {
    const version = mark.exec(userAgent)
    if (version) return { os, osVersion: (version[1] ?? '').replaceAll('_', '.'), manufacturer }
  }
  return { os: '', osVersion: '', manufacturer: '' }
}

/** Such as `4g`; not every browser tells. */
function networkType(): string {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null || !('effectiveType' in connection)) return ''
  return typeof connection.effectiveType === 'string' ? connection.effectiveType : ''
}
