// Answers errors of Node.js before it creates a request: head too large, invalid HTTP, no host, or head or body after
// the timeout. These answers have a body and the same security headers as all others.
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { envelopeHeaders } from '#shared/protocol/envelope.ts'

type Headers = Readonly<Record<string, string>>
type Status = 400 | 408 | 431

/** @param extra headers of every response of this hub */
const headersOf = (body: string, extra: Headers = {}): Headers => ({
  Connection: 'close',
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': String(Buffer.byteLength(body)),
  'Cache-Control': 'no-store',
  ...envelopeHeaders,
  ...extra,
})

const bodyOf = (status: Status) => JSON.stringify({ code: status, message: STATUS_CODES[status] })

/** Writes the response to a connection that has no response object yet. */
export function writeEarly(socket: Duplex, status: Status, extra?: Headers) {
  const body = bodyOf(status)
  const lines = Object.entries(headersOf(body, extra)).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}

/**
 * Handles `clientError`. @param isAnswering true while a response is being sent on the connection; the connection is
 * destroyed then
 */
export function answerClientError(
  error: Error,
  socket: Duplex,
  { isAnswering, extra }: { isAnswering: boolean; extra?: Headers | undefined },
) {
  const code = 'code' in error ? error.code : undefined
  if (code === 'ECONNRESET' || !socket.writable || isAnswering) return void socket.destroy()
  const status =
    code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : (400 as const)
  writeEarly(socket, status, extra)
}

/** Rejects a request of HTTP/1.1 without a host with 400. @returns true if it answered */
export function answerMissingHost(
  { httpVersion, headers }: IncomingMessage,
  outgoing: ServerResponse,
  extra?: Headers,
): boolean {
  if (httpVersion !== '1.1' || headers.host !== undefined) return false
  const body = bodyOf(400)
  outgoing.writeHead(400, headersOf(body, extra)).end(body)
  return true
}
