// Compares regular expressions by a canonical text: `^\d{1,}$` and `^[0-9]+$` match the same strings.

const shorthands: Readonly<Record<string, string>> = { d: '0-9', w: '0-9A-Z_a-z' }

/** Matches one part of a pattern: an escape, a character class, a quantifier, or any other character. */
const parts = /\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\{\d+(?:,\d*)?\}|[\s\S]/g

/**
 * @returns a canonical text that is the same for patterns that differ only in notation, such as `\d` and `[0-9]`; other
 * equivalent patterns have different texts
 */
export const canonicalPattern = (pattern: string): string => pattern.replaceAll(parts, canonicalPart)

function canonicalPart(part: string): string {
  if (part.length > 1 && part.startsWith('[')) return canonicalClass(part)
  if (part.length > 1 && part.startsWith('{'))
    return quantifiers[part] ?? part.replace(/^\{(\d+),\1\}$/, '{$1}')
  const [, letter = ''] = /^\\([dDwW])$/.exec(part) ?? []
  const range = shorthands[letter.toLowerCase()]
  if (range !== undefined) return canonicalClass(`[${letter === letter.toLowerCase() ? '' : '^'}${range}]`)
  // Removes unnecessary backslashes.
  return /^\\[^\w$()*+./?[\\\]^{|}]$/.test(part) || part === String.raw`\/` ? part.slice(1) : part
}

const quantifiers: Readonly<Record<string, string>> = {
  '{0,}': '*',
  '{1,}': '+',
  '{0,1}': '?',
  '{1}': '',
  '{1,1}': '',
}

/**
 * Returns a character class with sorted entries and without duplicates. A class with other escapes is returned
 * unchanged.
 */
function canonicalClass(text: string): string {
  const isNegated = text.startsWith('[^')
  const body = text
    .slice(isNegated ? 2 : 1, -1)
    .replaceAll(/\\([dw])/g, (_, letter: string) => shorthands[letter] ?? '')
    .replaceAll(/\\([^\w\\\]^-])/g, '$1')
  if (body.includes('\\')) return text
  const members = [...new Set(body.match(/[\s\S]-[\s\S]|[\s\S]/g))].toSorted()
  const [only = ''] = members
  if (members.length === 1 && only.length === 1 && !isNegated && /[\w\s@:;,<>=%&#!"'~`-]/.test(only))
    return only
  return `[${isNegated ? '^' : ''}${members.join('')}]`
}
