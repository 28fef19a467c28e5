// Control characters and marks that turn the direction of text: no request brings any (`x-texts` of the contract), but rows from
// before that rule, shops and providers may. What is printed shows them harmlessly, what is answered is without them.
import { notInLine } from '#generated/texts.ts'

/** As an escape of JSON and JavaScript, `\\u001b`: a terminal does nothing but show it. */
export const escapeMarks = (text: string) =>
  text.replace(notInLine, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Breaks and tabs stay. */
export const withoutMarks = (text: string) => text.replace(notInLine, (mark) => (/\s/.test(mark) ? mark : ''))

/** The value as JSON, its texts without marks. */
export function plainJson(value: unknown): string {
  const text = JSON.stringify(value)
  // Few have any; JSON itself writes control characters as escapes.
  return /\\[bfu]/.test(text) || text.search(notInLine) >= 0
    ? JSON.stringify(value, (_, member: unknown) =>
        typeof member === 'string' ? withoutMarks(member) : member,
      )
    : text
}
