// Type of the server's response to a form posted without scripts: the page again with the next step, or with errors.
import type { HistoryState } from '@tanstack/react-router'
import type { Tone } from '#src/ui/feedback/Notice.tsx'

/** Error of a field: a message of the server, or the field's general message for invalid input. */
export type PostedError = { type: 'server'; message: string } | { type: 'invalid' }

export type Posted = {
  /** Name of the form: the operation that it calls. */
  form: string
  /** Id of the browser, which a one-time code is bound to. */
  browser: string
  /** Typed values, without secrets. */
  typed?: Readonly<Record<string, string>>
  /** Errors by field; `root` for errors of the whole form. */
  errors?: Readonly<Record<string, PostedError>>
  /** Next step, as the history entry stores it. */
  state?: HistoryState
  /** Set if a code was sent. Times in ms since 1970: when it was sent, and when another may be requested. */
  codeRequest?: { account: string; saidAt: number; readyAt: number }
  notice?: { tone: Tone; text: string }
}
