// Creates the Node.js server of the host. Timeouts limit how long a request may take to arrive, so that slow clients
// cannot hold connections open.
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { answerClientError, answerMissingHost, writeEarlyResponse } from './earlyResponses.ts'

type Host = {
  fetch: Parameters<typeof getRequestListener>[0]
  answerUnreadable: (error: unknown) => Response
  /** Headers that every response has, such as HSTS if the hub is served over https. */
  everyHeader?: Readonly<Record<string, string>>
}

/** Timeouts in milliseconds for the arrival of a request. */
export type TimeToArrive = {
  /** Maximum time from the first byte of a request to the end of its head. */
  head: number
  /** Maximum time from the end of the head to the end of the body. */
  body: number
  /**
   * Maximum time from the first byte to the last byte of an uploaded file. This is enough for a photo of 10 MB on a
   * slow mobile network with 0.7 Mbit/s.
   */
  upload: number
  /** Interval at which Node.js checks for requests whose head or uploaded file exceeds its timeout. */
  lookEvery: number
}

/**
 * Timeouts of the server. Head and body have separate timeouts, which together are 19 s. One common timeout is not
 * possible, because Node.js does not report when the head of a request started.
 */
export const timeToArrive: TimeToArrive = { head: 10_000, body: 9_000, upload: 120_000, lookEvery: 1_000 }

/**
 * Milliseconds for which an idle connection stays open. Load balancers close idle connections after 60 s. They must do
 * so before the server, so that they never send a request on a connection that the server is closing.
 */
const keepAliveTimeout = 75_000

/** @returns a server that passes requests to `host.fetch`; it does not listen on a port yet */
export const openServer = (host: Host, times?: TimeToArrive): Server =>
  openTimedServer(
    getRequestListener(host.fetch, {
      errorHandler: host.answerUnreadable,
      // Host name that is used for requests without a Host header. HTTP/1.0 allows such requests, and some load
      // balancers send them as readiness probes.
      hostname: 'localhost',
    }),
    times,
    host.everyHeader,
  )

/** @param answer called for each request as soon as its headers have arrived */
export function openTimedServer(
  answer: RequestListener,
  { head, body, upload, lookEvery }: TimeToArrive = timeToArrive,
  everyHeader?: Readonly<Record<string, string>>,
): Server {
  const options = {
    headersTimeout: head,
    requestTimeout: upload,
    connectionsCheckingInterval: lookEvery,
    keepAliveTimeout,
    // Disables the check of Node.js, because `answerMissingHost` answers requests without a Host header with the same
    // headers as other responses.
    requireHostHeader: false,
  }
  const answers = new WeakMap<Duplex, ServerResponse>()
  const server = createServer(options, (incoming, outgoing) => {
    answers.set(incoming.socket, outgoing)
    if (answerMissingHost(incoming, outgoing, everyHeader)) return
    if (!isFile(incoming)) endWhenLate(incoming, outgoing, { milliseconds: body, everyHeader })
    answer(incoming, outgoing)
  })
  server.on('clientError', (error, socket) => {
    const last = answers.get(socket)
    const isAnswering = last !== undefined && last.headersSent && !last.writableFinished
    answerClientError(error, socket, { isAnswering, extra: everyHeader })
  })
  return server
}

/**
 * Returns true if the request uploads a file. Checks the path without resolving dot segments (`..`), because a path
 * with dot segments leads to another resource.
 */
const isFile = ({ method, url = '' }: IncomingMessage) =>
  method === 'PUT' && /^\/uploads\/[\w-]+(?:\?|$)/.test(url)

/**
 * Answers 408 and closes the connection if the body has not arrived within the timeout, as Node.js does for its own
 * timeouts.
 */
function endWhenLate(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  {
    milliseconds,
    everyHeader,
  }: { milliseconds: number; everyHeader?: Readonly<Record<string, string>> | undefined },
) {
  const timer = setTimeout(() => {
    if (incoming.complete) return
    if (!outgoing.headersSent) writeEarlyResponse(incoming.socket, 408, everyHeader)
    incoming.socket.destroySoon()
  }, milliseconds)
  timer.unref()
  for (const end of ['end', 'close']) incoming.once(end, () => clearTimeout(timer))
}
