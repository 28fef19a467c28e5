// Builds the envelope: each response of the API, of the server and of the mocks, is made here.
import { refusals } from '#generated/refusals.ts'
import type { Language } from '../languages.ts'
import { plainJson } from './marks.ts'
import type { RefusalDetail, RefusalName } from './refuse.ts'

/** Headers of each response in an envelope: browsers take it for what its type says, and do not frame it. */
export const envelopeHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const

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

export const envelope = ({ status, body }: Answer, headers: Record<string, string> = {}): Response =>
  new Response(body, {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...envelopeHeaders,
      ...headers,
    },
  })
