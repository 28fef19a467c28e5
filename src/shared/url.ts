// Parses URLs that may be invalid. `URL.canParse` and `URL.parse` are missing in browsers that package.json names.

/** @returns `undefined` if the text is not a URL */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
