// Searches a list of options while the user types. Ignores accents and case, and lists options with a matching prefix
// first.
import { sorted } from '#shared/sorted.ts'

/** Normalizes text for the search: "Đà Nẵng" becomes "da nang". Thai marks are letters and are preserved. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[đĐ]/g, 'd')
    .normalize('NFC')
    .toLowerCase()
    .trim()
}

/** Returns the options whose label or additional words match, best match first; all options for an empty query. */
export function matchingOptions<Option extends { label: string; words?: string }>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const needle = foldText(query)
  if (!needle) return options
  const rank = ({ label, words = '' }: Option) => {
    const text = foldText(label)
    if (text.startsWith(needle)) return 0
    if (text.includes(` ${needle}`)) return 1
    return text.includes(needle) || foldText(words).includes(needle) ? 2 : 3
  }
  const matching = options.map((option) => ({ option, rank: rank(option) })).filter((each) => each.rank < 3)
  return sorted(matching, (a, b) => a.rank - b.rank).map(({ option }) => option)
}
