// Handles control characters and bidirectional controls. Requests with them are rejected (`x-texts` of the contract),
// but old rows, shops and providers may contain them. Logs and terminals escape them; responses omit them.
import { notInLine } from '#generated/texts.ts'

/** Escapes control characters as in JSON and JavaScript, `\\u001b`, so that a terminal does not interpret them. */
export const escapeMarks = (text: string) =>
  text.replace(notInLine, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Removes control characters except line breaks and tabs. */
export const withoutMarks = (text: string) => text.replace(notInLine, (mark) => (/\s/.test(mark) ? mark : ''))

/** Serializes the value as JSON without control characters in its strings. */
export function plainJson(value: unknown): string {
  const text = JSON.stringify(value)
  // Fast path: few values contain any. JSON writes control characters as escapes.
  return /\\[bfu]/.test(text) || text.search(notInLine) >= 0
    ? JSON.stringify(value, (_, member: unknown) =>
        typeof member === 'string' ? withoutMarks(member) : member,
      )
    : text
}
