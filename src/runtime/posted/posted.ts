// Forms that the browser sends by itself: without any script, or before one has come. The server answers them by the calls that their
// screens make (src/postedForms.ts).
import type { HistoryState } from '@tanstack/react-router'
import { useAppContext } from '../app/AppProvider.tsx'
import type { AppContext } from '../app/context.ts'
import type { Posted } from '../app/posted.ts'

/** The page again, or another address. */
export type PostedAnswer = Omit<Posted, 'form' | 'browser'> | { goTo: string }

/** By the fields' names; one that was not sent is missing. */
export type PostedFields = Readonly<Partial<Record<string, string>>>

/** Answers a form on the server. */
export type AnswerForm = (fields: PostedFields, app: AppContext, address: URL) => Promise<PostedAnswer>

/** What the server has answered to a form of this page; `undefined` on every page that was only opened, and once it was left. */
export const usePosted = () => useAppContext().posted

/**
 * Writes the step that the document shows into its history entry, where the screen looks for it and a reload keeps it. A script of the
 * document itself calls it, before the router starts, which would replace the state of an entry without these keys.
 */
export function keepStep(state: HistoryState) {
  const key = Date.now().toString(36)
  history.replaceState({ __TSR_index: 0, __TSR_key: key, key, ...state }, '')
}
