// Creates the Node.js server in front of the host, with timeouts for the arrival of requests, so that slow clients
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
import { answerClientError, answerMissingHost, writeEarly } from './earlyAnswers.ts'

type Host = {
  fetch: Parameters<typeof getRequestListener>[0]
  answerUnreadable: (error: unknown) => Response
  /** Headers of every response, such as HSTS if the hub is on https. */
  everyHeader?: Readonly<Record<string, string>>
}

/** Timeouts in milliseconds for the arrival of a request. */
export type TimeToArrive = {
  /** From the first byte of a request to the end of its head. */
  head: number
  /** From the end of the head to the end of the body. */
  body: number
  /**
   * From the first byte to the last byte of a file: enough for a photo of 10 MB at 0.7 Mbit/s, as on a slow mobile
   * network.
   */
  upload: number
  /** Interval at which Node.js checks heads and files for timeouts. */
  lookEvery: number
}

/** Head and body have separate timeouts, about 20 s together, because Node.js does not report when a head started. */
export const timeToArrive: TimeToArrive = { head: 10_000, body: 9_000, upload: 120_000, lookEvery: 1_000 }

/**
 * Milliseconds that an idle connection stays open. Load balancers use 60 s: they must close first, so that they never
 * send a request on a connection that the server is closing.
 */
const keepAliveTimeout = 75_000

/** @returns a server of the host that does not listen yet */
export const openServer = (host: Host, times?: TimeToArrive): Server =>
  openTimedServer(
    getRequestListener(host.fetch, {
      errorHandler: host.answerUnreadable,
      // Host of a request without one, as HTTP/1.0 allows: some load balancers send such readiness probes.
      hostname: 'localhost',
    }),
    times,
    host.everyHeader,
  )

/** @param answer called with each request as soon as its head has arrived */
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
    // Answered by `answerMissingHost` with the headers of all other responses.
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

/** Tests the path as it is sent: a path with dot segments resolves to another resource. */
const isFile = ({ method, url = '' }: IncomingMessage) =>
  method === 'PUT' && /^\/uploads\/[\w-]+(?:\?|$)/.test(url)

/** Closes the connection if the body has not arrived within the timeout, as Node.js does for its own timeouts. */
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
    if (!outgoing.headersSent) writeEarly(incoming.socket, 408, everyHeader)
    incoming.socket.destroySoon()
  }, milliseconds)
  timer.unref()
  for (const end of ['end', 'close']) incoming.once(end, () => clearTimeout(timer))
}
