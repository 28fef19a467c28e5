// Answers what Node.js rejects before it is a request: too large a head, no HTTP, no host, a head or body that is late. They have a
// body and the security headers of every other answer.
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { envelopeHeaders } from '#shared/protocol/envelope.ts'

type Headers = Readonly<Record<string, string>>
type Status = 400 | 408 | 431

/** @param extra headers of every answer of this hub */
const headersOf = (body: string, extra: Headers = {}): Headers => ({
  Connection: 'close',
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': String(Buffer.byteLength(body)),
  'Cache-Control': 'no-store',
  ...envelopeHeaders,
  ...extra,
})

const bodyOf = (status: Status) => JSON.stringify({ code: status, message: STATUS_CODES[status] })

/** Writes the answer to a connection that has no response object yet. */
export function writeEarly(socket: Duplex, status: Status, extra?: Headers) {
  const body = bodyOf(status)
  const lines = Object.entries(headersOf(body, extra)).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}

/** For `clientError`. @param isAnswering whether an answer is being sent on the connection: nothing may be written into it */
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

/** HTTP/1.1 requires a host. @returns whether the request was answered */
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
