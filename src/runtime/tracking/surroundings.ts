// Collects what a browser discloses unasked: enough to know where pages work badly, too little to identify a person.
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

/** The browser's present values; texts are empty where it gives none. */
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

// In this order: Android also names Linux, and an iPhone says that it is like Mac OS X.
const systems = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b.*? OS ([\d_]+)/, 'Apple'],
  ['Android', /\bAndroid(?: ([\d.]+))?/, ''],
  ['Windows', /\bWindows NT ([\d.]+)/, ''],
  ['ChromeOS', /\bCrOS \S+ ([\d.]+)/, ''],
  ['macOS', /\bMac OS X ([\d_.]+)/, 'Apple'],
  ['Linux', /\bLinux\b()/, ''],
] as const

/** @returns the manufacturer only where the system has just one: browsers no longer disclose the device unasked */
export function systemOf(userAgent: string): Pick<Surroundings, 'os' | 'osVersion' | 'manufacturer'> {
  for (const [os, mark, manufacturer] of systems) {
    const version = mark.exec(userAgent)
    if (version) return { os, osVersion: (version[1] ?? '').replaceAll('_', '.'), manufacturer }
  }
  return { os: '', osVersion: '', manufacturer: '' }
}

/** Such as `4g`; empty where the browser does not disclose it. */
function networkType(): string {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null || !('effectiveType' in connection)) return ''
  return typeof connection.effectiveType === 'string' ? connection.effectiveType : ''
}
