// Answers in the words of later questions: `{answer:<question id>}` in a label or help, pure. What is put in is text and is
// shown as text.
const place = /\{answer:([a-z0-9-]+)\}/g

/** The questions whose answers a text names. */
export const pipedIds = (text: string | null): string[] =>
  [...(text ?? '').matchAll(place)].map(([, id]) => id ?? '')

/** @param wordsOf the answer to a question in words; nothing where there is none */
export const piped = (text: string, wordsOf: (questionId: string) => string | undefined): string =>
  text.replace(place, (_, id: string) => wordsOf(id) ?? '…')
