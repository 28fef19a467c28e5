// Collects device data that browsers disclose by default: enough to find pages with problems, too little to identify
// a person.
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

/** Returns the current data of the device; a string is empty if the browser does not provide the value. */
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

// Keep the order of these patterns: user agents of Android also contain Linux, and those of iPhones contain "like Mac
// OS X".
const systems = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b.*? OS ([\d_]+)/, 'Apple'],
  ['Android', /\bAndroid(?: ([\d.]+))?/, ''],
  ['Windows', /\bWindows NT ([\d.]+)/, ''],
  ['ChromeOS', /\bCrOS \S+ ([\d.]+)/, ''],
  ['macOS', /\bMac OS X ([\d_.]+)/, 'Apple'],
  ['Linux', /\bLinux\b()/, ''],
] as const

/**
 * @returns name and version of the operating system. The manufacturer is included only for systems with a single
 * manufacturer, because browsers no longer disclose the device by default
 */
export function systemOf(userAgent: string): Pick<Surroundings, 'os' | 'osVersion' | 'manufacturer'> {
  for (const [os, mark, manufacturer] of systems) {
    const version = mark.exec(userAgent)
    if (version) return { os, osVersion: (version[1] ?? '').replaceAll('_', '.'), manufacturer }
  }
  return { os: '', osVersion: '', manufacturer: '' }
}

/** Returns the type of the network connection, such as `4g`; empty if the browser does not disclose it. */
function networkType(): string {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null || !('effectiveType' in connection)) return ''
  return typeof connection.effectiveType === 'string' ? connection.effectiveType : ''
}
