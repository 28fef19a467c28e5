// Detects links in a PDF to files on the reader's network or computer. Opening a network share discloses the user's
// name and password hash to the owner of the share. Matches every notation of a PDF string (ISO 32000, 7.3.4 and
// 7.9.2).

const octal = (letter: string) => letter.charCodeAt(0).toString(8)
const hex = (letter: string) => letter.charCodeAt(0).toString(16).padStart(2, '0')
const either = (text: string) =>
  Array.from(text, (letter) =>
    letter.toLowerCase() === letter.toUpperCase()
      ? letter
      : `[${letter.toLowerCase()}${letter.toUpperCase()}]`,
  ).join('')
const plain = (letter: string) => letter.replace(/[\\/]/, String.raw`\$&`)

/**
 * Returns a pattern for a character in a literal string: the character itself, escaped, or its octal code. UTF-16
 * characters have a leading zero byte.
 */
function written(letter: string): string {
  const forms = [letter.toLowerCase(), letter.toUpperCase()].flatMap((form) => [
    form === '\\' ? String.raw`\\\\` : String.raw`\\?${plain(form)}`,
    String.raw`\\0{0,2}${octal(form)}`,
  ])
  return String.raw`(?:\0|\\0{1,3})?(?:${[...new Set(forms)].join('|')})(?:\\\r?\n|\\\r)*`
}
const asText = (text: string) =>
  String.raw`\((?:\xfe\xff|\\376\\377|\xef\xbb\xbf|\\357\\273\\277)?${Array.from(text, written).join('')}`

/** Returns a pattern for the same text in hexadecimal notation, with blanks at any position. */
const digits = (code: string) => Array.from(code, (digit) => String.raw`${either(digit)}[\s\0]*`).join('')
const coded = (letter: string) =>
  `(?:${digits('00')})?(?:${[...new Set([letter.toLowerCase(), letter.toUpperCase()].map(hex))].map(digits).join('|')})`
const asHex = (text: string) =>
  String.raw`<[\s\0]*(?:${digits('feff')}|${digits('efbbbf')})?${Array.from(text, coded).join('')}`

const sharePrefixes = [String.raw`\\`, 'file:', 'smb:']
/** Matches `//host/share` only as a file name, because two slashes are ordinary text in other positions. */
const namedFile = String.raw`/(?:F|UF|URI)[\s\0]*(?:${asText('//')}|${asHex('//')})`

const share = new RegExp(
  [...sharePrefixes.flatMap((text) => [asText(text), asHex(text)]), namedFile].join('|'),
)

export const leadsToShare = (text: string) => share.test(text)
