// Replaces the placeholder `{answer:<question id>}` in labels and help texts of later questions. Answers are inserted
// and shown as plain text.
const place = /\{answer:([a-z0-9-]+)\}/g

/** Returns the ids of the questions to which the placeholders in a text refer. */
export const pipedIds = (text: string | null): string[] =>
  [...(text ?? '').matchAll(place)].map(([, id]) => id ?? '')

/** @param wordsOf formats the answer to a question; returns `undefined` if the question is not answered */
export const piped = (text: string, wordsOf: (questionId: string) => string | undefined): string =>
  text.replace(place, (_, id: string) => wordsOf(id) ?? '…')
