// Formats parts of the sentences on the effects of a change.

/** A `problem` must be corrected; a `warning` is probably a mistake. */
export type EffectKind = 'info' | 'warning' | 'problem'

/** Sentences with their kind. */
export type Texts = [kind: EffectKind, text: string][]

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })
const lists = new Intl.ListFormat('en')

export const countryNameOf = (code: string) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code)
export const joined = (parts: readonly string[]) => lists.format(parts)
