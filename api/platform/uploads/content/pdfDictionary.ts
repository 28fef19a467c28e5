// The dictionary of a PDF's object, read the way readers do (ISO 32000, 7.2 and 7.3): nothing in a text or a comment counts.

/** What stands between, one at a time; a text is read apart, as its brackets nest. */
const token =
  /[\0\t\n\f\r ]+|%[^\r\n]*|\/([^\0\t\n\f\r ()<>[\]{}/%]*)|(<<)|(>>)|<[^<>]*>|[[\]{}]|(\()|[^\0\t\n\f\r ()<>[\]{}/%]+/y
const blank = /(?:[\0\t\n\f\r ]+|%[^\r\n]*)*/y

/**
 * @returns the names in the dictionary that begins there, as they are meant, none where none begins there, and where whatever
 * follows begins; `null` for one that cannot be read
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

/** Behind the bracket that closes a text whose first one has been read; at the end where there is none. */
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

/** A name with the characters that it gives by their codes (7.3.5). */
const decodedName = (name: string) =>
  name.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
