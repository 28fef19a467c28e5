// Sends requests byte for byte over a socket, because `fetch` would normalize them.
import { once } from 'node:events'
import { connect } from 'node:net'

export type Answer = {
  /** Status; 0 without a response. */
  status: number
  header: (name: string) => string | undefined
  /** Returns all values of a repeated header. */
  all: (name: string) => string[]
  body: string
}

/**
 * Sends one request and reads until the server closes the connection.
 * @param line method and path, such as `GET /%00`; each character is sent as one byte (Latin-1)
 * @param headers complete header lines; a `Host` header for the origin is added if it is missing
 */
export async function ask(
  origin: string,
  line: string,
  { headers = [], body = '' }: { headers?: string[]; body?: string } = {},
): Promise<Answer> {
  const { host, hostname, port } = new URL(origin)
  const hostHeaders = headers.some((header) => /^host:/i.test(header)) ? [] : [`Host: ${host}`]
  const head = [`${line} HTTP/1.1`, ...hostHeaders, 'Connection: close', ...headers, '', '']
  const socket = connect(Number(port), hostname)
  const received: Buffer[] = []
  socket.on('data', (data) => received.push(data))
  // Ignore errors: the server may close the connection before the request is complete.
  socket.on('error', () => {})
  socket.write(head.join('\r\n') + body, 'latin1')
  await once(socket, 'close')
  return answerIn(Buffer.concat(received).toString('latin1'))
}

function answerIn(text: string): Answer {
  const end = text.indexOf('\r\n\r\n')
  const [start = '', ...lines] = text.slice(0, end).split('\r\n')
  const all = (name: string) =>
    lines
      .filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))
      .map((line) => line.slice(name.length + 2))
  const header = (name: string) => all(name)[0]
  const body = text.slice(end + 4)
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(start)?.[1] ?? 0),
    header,
    all,
    body: header('Transfer-Encoding') === 'chunked' ? joined(body) : body,
  }
}

/** Decodes a chunked body: each chunk follows its length in hexadecimal. */
function joined(chunks: string): string {
  let body = ''
  for (let at = 0; ;) {
    const start = chunks.indexOf('\r\n', at) + 2
    const length = Number.parseInt(chunks.slice(at, start), 16)
    if (!length) return body
    body += chunks.slice(start, start + length)
    at = start + length + 2
  }
}
