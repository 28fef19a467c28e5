// Types of forms that the browser posts without scripts, or before scripts have loaded. The server handles them with
// the same API calls as the screens (src/postedForms.ts).
import type { HistoryState } from '@tanstack/react-router'
import { useAppContext } from '../app/AppProvider.tsx'
import type { AppContext } from '../app/context.ts'
import type { Posted } from '../app/posted.ts'

/** Result of a posted form: a page to render again, or a URL to redirect to. */
export type PostedAnswer = Omit<Posted, 'form' | 'browser'> | { goTo: string }

/** Values of a posted form by field name; undefined for a missing field. */
export type PostedFields = Readonly<Partial<Record<string, string>>>

/** Function that handles a posted form on the server. */
export type AnswerForm = (fields: PostedFields, app: AppContext, address: URL) => Promise<PostedAnswer>

/**
 * Returns the result of the form that was posted to this page; `undefined` if the page was opened without a post, and
 * after a navigation.
 */
export const usePosted = () => useAppContext().posted

/**
 * Writes the step of the shown form to the history entry. The screen reads the step from there, also after a reload. An
 * inline script calls this function before the router starts. The keys in the state prevent the router from replacing
 * the state.
 */
export function storeStep(state: HistoryState) {
  const key = Date.now().toString(36)
  history.replaceState({ __TSR_index: 0, __TSR_key: key, key, ...state }, '')
}
