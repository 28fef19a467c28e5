// The device of a caller in a few words, so that members recognise their sessions. Only these words are ever kept: the
// whole `User-Agent` would tell one person from another.

/** Such as `Chrome, Android`; `null` where the header tells nothing that is known. */
export function deviceOf(userAgent: string | null): string | null {
  const agent = (userAgent ?? '').slice(0, 500)
  return [nameIn(agent, browsers), nameIn(agent, systems)].filter(Boolean).join(', ') || null
}

const nameIn = (agent: string, names: Names) => names.find(([mark]) => mark.test(agent))?.[1]

type Names = readonly (readonly [mark: RegExp, name: string])[]

// In this order: browsers call themselves by their ancestors' names, too.
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
