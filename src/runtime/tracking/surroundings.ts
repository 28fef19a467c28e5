// Collects device data that browsers disclose by default: enough to find pages that work badly, too little to
// identify a person.
import type { TrackingEvent } from '#src/client/report.ts'

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

/** Returns current values; strings are empty if the browser provides no value. */
export function readSurroundings(): Surroundings {
  return {
    ...systemOf(navigator.userAgent),
    networkType: networkType(),
    screenWidth: screen.width,
    screenHeight: screen.height,
    timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    timezoneOffset: new Date().getTimezoneOffset(),
  }
}

// Order matters: user agents of Android also contain Linux, and those of iPhones "like Mac OS X".
const systems = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b.*? OS ([\d_]+)/, 'Apple'],
  ['Android', /\bAndroid(?: ([\d.]+))?/, ''],
  ['Windows', /\bWindows NT ([\d.]+)/, ''],
  ['ChromeOS', /\bCrOS \S+ ([\d.]+)/, ''],
  ['macOS', /\bMac OS X ([\d_.]+)/, 'Apple'],
  ['Linux', /\bLinux\b()/, ''],
] as const

/** @returns the manufacturer only for systems with one: browsers no longer disclose the device by default */
export function systemOf(userAgent: string): Pick<Surroundings, 'os' | 'osVersion' | 'manufacturer'> {
  for (const [os, mark, manufacturer] of systems) {
    const version = mark.exec(userAgent)
    if (version) return { os, osVersion: (version[1] ?? '').replaceAll('_', '.'), manufacturer }
  }
  return { os: '', osVersion: '', manufacturer: '' }
}

/** Connection type such as `4g`; empty if the browser does not disclose it. */
function networkType(): string {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null || !('effectiveType' in connection)) return ''
  return typeof connection.effectiveType === 'string' ? connection.effectiveType : ''
}
