// Type of the server's response to a form posted without scripts: the same page again, with the next step or with
// errors.
import type { HistoryState } from '@tanstack/react-router'
import type { Tone } from '#src/ui/feedback/Notice.tsx'

/** Error of a form field: the message of the server, or the field's general message for invalid input. */
export type PostedError = { type: 'server'; message: string } | { type: 'invalid' }

export type Posted = {
  /** Name of the form: the name of the operation that the form calls. */
  form: string
  /** Id of the browser; a one-time code is only valid with the id of the browser that requested the code. */
  browser: string
  /** Values that the visitor typed, without secrets. */
  typed?: Readonly<Record<string, string>>
  /** Errors by field; `root` for errors of the whole form. */
  errors?: Readonly<Record<string, PostedError>>
  /** Next step of the form, such as entering the code, in the format in which the history entry stores it. */
  state?: HistoryState
  /**
   * Set if a one-time code was sent. Times are in ms since 1970: when the code was sent, and when another code may be
   * requested.
   */
  codeRequest?: { account: string; saidAt: number; readyAt: number }
  notice?: { tone: Tone; text: string }
}
