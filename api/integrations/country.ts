// The country of a visitor where no proxy and no IP database tells: the region their browser's languages name first, or
// the one country that a language is at home in.

/** ISO 3166-1 alpha-2 from an `Accept-Language` header; `null` where it tells none. */
export function acceptedRegion(header: string | null): string | null {
  for (const part of (header ?? '').split(',')) {
    const tag = part.split(';')[0]?.trim() ?? ''
    const region = /^[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Za-z]{2})$/.exec(tag)?.[1]?.toUpperCase()
    if (region) return region
    const home = homes[tag.toLowerCase()]
    if (home) return home
  }
  return null
}

const homes: Readonly<Record<string, string>> = { id: 'ID', th: 'TH', vi: 'VN' }
