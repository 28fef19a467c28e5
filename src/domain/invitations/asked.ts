// Limits how often the hub asks a member to turn on push messages or to install the app.
import { localStore } from '#src/runtime/storage/localStore.ts'

type Question = 'pushAskedAt' | 'installAskedAt'

/** Milliseconds for which the hub does not repeat a question on this device. */
const quiet = 90 * 86_400_000

export const mayAsk = (question: Question) => {
  const askedAt = Number(localStore.get(question))
  return !(askedAt > 0 && Date.now() - askedAt < quiet)
}

/** Call this function when the question is shown, so that it is not repeated even if the member leaves the page. */
export const noteAsked = (question: Question) => localStore.set(question, String(Date.now()))
