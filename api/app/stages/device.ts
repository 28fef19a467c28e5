// Describes the device of a caller, so that members recognize their sessions. The hub stores only the names of browser
// and system, because the full `User-Agent` could identify a person.

/** Returns a description such as `Chrome, Android`; `null` if browser and system are unknown. */
export function deviceOf(userAgent: string | null): string | null {
  const agent = (userAgent ?? '').slice(0, 500)
  return [nameIn(agent, browsers), nameIn(agent, systems)].filter(Boolean).join(', ') || null
}

const nameIn = (agent: string, names: Names) => names.find(([mark]) => mark.test(agent))?.[1]

type Names = readonly (readonly [mark: RegExp, name: string])[]

// The first match in this list wins. The order matters, because the `User-Agent` of a browser also contains the names
// of older browsers.
const browsers: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bLine\//, 'LINE'],
  [/\bZalo\b/, 'Zalo'],
  [/\bInstagram\b/, 'Instagram'],
  [/\bFB(?:AN|AV)\//, 'Facebook'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]

const systems: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]
