// What a form says that the browser sends by itself, without any script or before one has come, and what the server answers:
// the page again, with its next step or why it was refused. The calls are those that its screen makes (src/postedForms.ts).
import type { HistoryState } from '@tanstack/react-router'
import type { Tone } from '../../ui/feedback/Notice.tsx'
import { useAppContext } from '../app/AppProvider.tsx'
import type { AppContext } from '../app/context.ts'

/** Why a field was refused: the server's words, or what its field says of anything invalid. */
export type PostedError = { type: 'server'; message: string } | { type: 'invalid' }

export type Posted = {
  /** The form's name: of the operation that it sends. */
  form: string
  /** The browser's name, which a code is bound to. */
  browser: string
  /** What was typed, without secrets. */
  typed?: Readonly<Record<string, string>>
  /** By field; `root` where the reason is about none. */
  errors?: Readonly<Record<string, PostedError>>
  /** The step that follows, as the history entry keeps it. */
  state?: HistoryState
  /** A code is on its way. In milliseconds since 1970: when the server said so, and when another may be asked for. */
  sent?: { account: string; saidAt: number; readyAt: number }
  notice?: { tone: Tone; text: string }
}

/** The page again, or another address. */
export type PostedAnswer = Omit<Posted, 'form' | 'browser'> | { goTo: string }

/** By the fields' names; one that was not sent is missing. */
export type PostedFields = Readonly<Partial<Record<string, string>>>

/** Answers a form on the server. @throws CallError where it is refused for what its screen tells of any refusal */
export type AnswerForm = (fields: PostedFields, app: AppContext, address: URL) => Promise<PostedAnswer>

/** The form of a language, and its field. */
export const languageForm = 'language'

/** The names of what a form says besides its fields. */
export const formField = 'form'
export const browserField = 'browser'

/** What the server has answered to a form of this page; `undefined` on every page that was only opened, and once it was left. */
export const usePosted = () => useAppContext().posted

/**
 * A document's script: the step that the document shows belongs to its history entry, as any other does. The router begins an entry
 * anew that has no key of its own.
 */
export function keepStep(state: HistoryState) {
  const key = Date.now().toString(36)
  history.replaceState({ __TSR_index: 0, __TSR_key: key, key, ...state }, '')
}
