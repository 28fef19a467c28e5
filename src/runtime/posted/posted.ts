// Types of forms that are posted without scripts, or before scripts have loaded. The server handles them with the
// same calls as their screens (src/postedForms.ts).
import type { HistoryState } from '@tanstack/react-router'
import { useAppContext } from '../app/AppProvider.tsx'
import type { AppContext } from '../app/context.ts'
import type { Posted } from '../app/posted.ts'

/** The page to render again, or a URL to redirect to. */
export type PostedAnswer = Omit<Posted, 'form' | 'browser'> | { goTo: string }

/** Values by field name; undefined for a missing field. */
export type PostedFields = Readonly<Partial<Record<string, string>>>

/** Handles a form on the server. */
export type AnswerForm = (fields: PostedFields, app: AppContext, address: URL) => Promise<PostedAnswer>

/**
 * Returns the result of a posted form of this page; `undefined` on pages that were opened normally, and after
 * navigation.
 */
export const usePosted = () => useAppContext().posted

/**
 * Writes the step that the document shows to its history entry, from which the screen reads it and which survives a
 * reload. An inline script calls it before the router starts; the keys prevent the router from replacing the state.
 */
export function keepStep(state: HistoryState) {
  const key = Date.now().toString(36)
  history.replaceState({ __TSR_index: 0, __TSR_key: key, key, ...state }, '')
}
