// Makes characters visible that change how a report is shown: a name in a contract may contain escapes for terminals, line breaks,
// characters that turn the direction of text, or commands for the runner of a workflow.

/** Control characters, half surrogate pairs, line and paragraph separators, bidi controls, byte order marks and tags. */
const unsafe =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u{FEFF}\u{E0000}-\u{E007F}]/gu

/** Escape of JSON and JavaScript: `\u001b`. */
const escaped = (character: string) =>
  Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('')

/** GitHub executes a line that begins with one of these. */
const command = /^(\s*)(?=::|##\[)/

/** @returns one line in which each such character is an escape */
export const visibleLine = (text: string) => text.replaceAll(unsafe, escaped).replace(command, '$1\\')

/** @returns the same for a text of several lines */
export const visibleLines = (text: string) => text.split('\n').map(visibleLine).join('\n')

/** @returns JSON with the same value, whose line breaks are only those between members */
export const visibleJson = (json: string) =>
  json.replaceAll(unsafe, (character) => (character === '\n' ? character : escaped(character)))
