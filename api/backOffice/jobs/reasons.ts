// Removes personal data and secrets from the stored reason of a failure, because libraries quote values in their errors.
import { FailureReasonMax } from '#generated/backOffice/schemas/membersHub.schemas.ts'

/** Maximum length of the text from which a reason is made. */
const mostRead = 2_000

const hidden = '…'

/** Parts of an error message that may be personal data or secrets, each with its replacement. */
const parts: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Phone numbers.
  [/\+\d[\d ()-]{6,20}/g, `${hidden} `],
  // Values that PostgreSQL quotes, such as `invalid input syntax for type date: "…"`.
  [/: "[^"]*"/g, `: "${hidden}"`],
  [/=\([^()]*\)/g, `=(${hidden})`],
]

export function withoutPersonalData(reason: string): string {
  const [line = ''] = reason.slice(0, mostRead).split('\n')
  const text = parts.reduce((left, [pattern, replacement]) => left.replace(pattern, replacement), line)
  const words = text.split(' ').map(withoutSecrets)
  return words.join(' ').trim().slice(0, FailureReasonMax) || 'Unknown error'
}

/** Hides email addresses, URLs with a password, query strings, long numbers and tokens. Ids of rows are shorter. */
function withoutSecrets(word: string): string {
  if (word.includes('@') || /^\d{9,}\W?$/.test(word)) return hidden
  const [path = '', query] = word.split('?')
  if (query) return `${path}?${hidden}`
  return word.length >= 40 && /^[\w-]+\W?$/.test(word) && /\d/.test(word) ? hidden : word
}
