// Escapes characters that change the display of a report: a name in a contract may contain terminal escapes, line
// breaks, bidi controls, or workflow commands.

/**
 * Control characters, half surrogate pairs, line and paragraph separators, bidi controls, byte order marks and Unicode
 * tags.
 */
const unsafe =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u{FEFF}\u{E0000}-\u{E007F}]/gu

/** Returns a character as an escape sequence of JSON and JavaScript, such as `\u001b`. */
const escaped = (character: string) =>
  Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('')

/** Start of a line that GitHub would execute as a command. */
const command = /^(\s*)(?=::|##\[)/

/** @returns one line with unsafe characters escaped */
export const visibleLine = (text: string) => text.replaceAll(unsafe, escaped).replace(command, '$1\\')

/** @returns several lines with unsafe characters escaped */
export const visibleLines = (text: string) => text.split('\n').map(visibleLine).join('\n')

/** @returns JSON with the same value, with unsafe characters escaped and line breaks only between members */
export const visibleJson = (json: string) =>
  json.replaceAll(unsafe, (character) => (character === '\n' ? character : escaped(character)))
