// Replaces placeholders `{answer:<question id>}` in labels and help of later questions. Answers are inserted and
// shown as plain text.
const place = /\{answer:([a-z0-9-]+)\}/g

/** Ids of the questions that a text refers to. */
export const pipedIds = (text: string | null): string[] =>
  [...(text ?? '').matchAll(place)].map(([, id]) => id ?? '')

/** @param wordsOf formats the answer to a question; `undefined` if it is not answered */
export const piped = (text: string, wordsOf: (questionId: string) => string | undefined): string =>
  text.replace(place, (_, id: string) => wordsOf(id) ?? '…')
