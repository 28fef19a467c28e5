// Parses URLs that may be invalid, without `URL.canParse` and `URL.parse`, which the oldest browsers that package.json
// lists do not support.

/** @returns the parsed URL; `undefined` if the text is not a URL */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
