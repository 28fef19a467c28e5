// Answers requests that Node.js rejects before it creates a request object. Examples are requests with headers that are
// too large, invalid HTTP, a missing Host header, or a body that arrives after the timeout. The responses have a body
// and the same security headers as all other responses.
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { envelopeHeaders } from '#shared/protocol/envelope.ts'

type Headers = Readonly<Record<string, string>>
type Status = 400 | 408 | 431

/** @param extra additional headers that every response of this hub has, such as HSTS */
const headersOf = (body: string, extra: Headers = {}): Headers => ({
  Connection: 'close',
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': String(Buffer.byteLength(body)),
  'Cache-Control': 'no-store',
  ...envelopeHeaders,
  ...extra,
})

const bodyOf = (status: Status) => JSON.stringify({ code: status, message: STATUS_CODES[status] })

/** Writes an error response to a connection for which Node.js has not created a response object. */
export function writeEarlyResponse(socket: Duplex, status: Status, extra?: Headers) {
  const body = bodyOf(status)
  const lines = Object.entries(headersOf(body, extra)).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}

/**
 * Handles the event `clientError` of a Node.js server.
 * @param isAnswering true if a response is being sent on the connection, which is then closed without an error response
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
  writeEarlyResponse(socket, status, extra)
}

/** Answers 400 if an HTTP/1.1 request has no Host header. @returns true if the request was answered */
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
