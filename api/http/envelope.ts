// The envelope: every answer of the API, success or not, is made here and nowhere else.
import { refusals } from '#generated/refusals.ts'
import type { Language } from '../locale/language.ts'
import { plainJson } from '../locale/marks.ts'
import { requestIdHeader } from '#shared/requestId.ts'
import { requestId } from '../process/requestId.ts'
import type { RefusalDetail, RefusalName } from './refuse.ts'
import { envelopeHeaders } from './securityHeaders.ts'

/** An answer before it is sent: kept as text, because an idempotency key promises the same bytes again. */
export type Answer = { status: number; body: string; refused?: RefusalName }

/** HTTP 200, `{code: 200, message, data}`; no `data` where the operation has none. */
export const success = (data: unknown): Answer => ({
  status: 200,
  body: plainJson({ code: 200, message: 'OK', data }),
})

/** A refusal of the catalogue, in the request's language. */
export function refusal(name: RefusalName, language: Language, detail?: RefusalDetail): Answer {
  const { status, code, message } = refusals[name]
  const body = plainJson({ code, message: message[language], data: detail })
  return { status, body, refused: name }
}

export function send({ status, body }: Answer, headers: Record<string, string> = {}): Response {
  const id = requestId()
  return new Response(body, {
    status,
    headers: {
      ...(id !== undefined && { [requestIdHeader]: id }),
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...envelopeHeaders,
      ...headers,
    },
  })
}
