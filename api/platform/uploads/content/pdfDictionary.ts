// Reads the dictionary of a PDF object as PDF readers do (ISO 32000, 7.2 and 7.3): ignores strings and comments.

/** Matches one token of a dictionary. Strings are read separately, because their parentheses can be nested. */
const token =
  /[\0\t\n\f\r ]+|%[^\r\n]*|\/([^\0\t\n\f\r ()<>[\]{}/%]*)|(<<)|(>>)|<[^<>]*>|[[\]{}]|(\()|[^\0\t\n\f\r ()<>[\]{}/%]+/y
const blank = /(?:[\0\t\n\f\r ]+|%[^\r\n]*)*/y

/**
 * @returns the decoded names in the dictionary at this position, and the position after the dictionary. Returns no
 * names if there is no dictionary, and `null` if the dictionary cannot be read
 */
export function dictionaryAt(text: string, at: number): { names: string[]; end: number } | null {
  const start = behind(blank, text, at)
  if (!text.startsWith('<<', start)) return { names: [], end: start }
  const names: string[] = []
  let depth = 0
  token.lastIndex = start
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [, name, opens, closes, bracket] = match
    if (name !== undefined) names.push(decodedName(name))
    else if (opens) depth += 1
    else if (closes) depth -= 1
    else if (bracket) token.lastIndex = behindText(text, token.lastIndex)
    if (depth === 0) return { names, end: behind(blank, text, token.lastIndex) }
  }
  return null
}

function behind(sticky: RegExp, text: string, at: number) {
  sticky.lastIndex = at
  sticky.test(text)
  return sticky.lastIndex
}

/**
 * Returns the position after the parenthesis that closes a string, or the end of the text if the parenthesis is
 * missing.
 */
function behindText(text: string, at: number) {
  const brackets = /\\[^]|[()]/g
  brackets.lastIndex = at
  let depth = 1
  for (let match = brackets.exec(text); match; match = brackets.exec(text)) {
    if (match[0] === '(') depth += 1
    else if (match[0] === ')') depth -= 1
    if (depth === 0) return brackets.lastIndex
  }
  return text.length
}

/** Decodes character codes in a PDF name, such as `#41` for `A` (7.3.5). */
const decodedName = (name: string) =>
  name.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
