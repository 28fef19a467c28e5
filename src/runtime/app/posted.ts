// Types the server's answer to a form that the browser has sent by itself: the page again, with its next step or why it was refused.
import type { HistoryState } from '@tanstack/react-router'
import type { Tone } from '#src/ui/feedback/Notice.tsx'

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
  codeRequest?: { account: string; saidAt: number; readyAt: number }
  notice?: { tone: Tone; text: string }
}
