// Builds the envelope of every API response; used by the server and the mocks.
import { refusals } from '#generated/refusals.ts'
import type { Language } from '../languages.ts'
import { plainJson } from './controlCharacters.ts'
import type { RefusalDetail, RefusalName } from './refuse.ts'

/** Headers of every response with an envelope; they prevent MIME sniffing and framing. */
export const envelopeHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const

/** Serialized response. It is stored, so that a retry with the same idempotency key returns exactly the same bytes. */
export type Answer = { status: number; body: string; refused?: RefusalName }

/** Builds an HTTP 200 response with `{code: 200, message, data}`; without `data` if the operation returns no data. */
export const success = (data: unknown): Answer => ({
  status: 200,
  body: plainJson({ code: 200, message: 'OK', data }),
})

/** Builds an error response from the error catalog, in the language of the request. */
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
