// Escapes or removes control characters and bidirectional controls. Requests with such characters are rejected
// (`x-texts` of the contract). Old database rows and data from shops and providers may contain them: logs and terminals
// show them escaped, and responses omit them.
import { notInLine } from '#generated/texts.ts'

/** Escapes control characters as in JSON and JavaScript, `\\u001b`, so that a terminal does not interpret them. */
export const escapeControls = (text: string) =>
  text.replace(notInLine, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Removes control characters except line breaks and tabs. */
export const withoutControls = (text: string) =>
  text.replace(notInLine, (mark) => (/\s/.test(mark) ? mark : ''))

/** Serializes a value as JSON, without control characters in its strings. */
export function plainJson(value: unknown): string {
  const text = JSON.stringify(value)
  // Serialize the value a second time, without these characters, only if the JSON contains them, which is rare.
  return /\\[bfu]/.test(text) || text.search(notInLine) >= 0
    ? JSON.stringify(value, (_, member: unknown) =>
        typeof member === 'string' ? withoutControls(member) : member,
      )
    : text
}
