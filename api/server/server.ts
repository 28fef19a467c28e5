// The Node server in front of the host: it holds each request to the time in which it has to be there whole, so that nobody
// keeps one open.
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
  /** Headers of every answer, such as HSTS if the hub is on https. */
  everyHeader?: Readonly<Record<string, string>>
}

/** Milliseconds. */
export type TimeToArrive = {
  /** From the first byte of a request to the end of its head. */
  head: number
  /** From there to the end of its body. */
  body: number
  /** From the first byte to the last where it is a file: a photo of 10 MB over 0.7 Mbit/s, as phones send it at night. */
  upload: number
  /** How often Node looks for heads and files that are late. */
  lookEvery: number
}

/** Node tells nobody when a head began: head and body have times of their own, which are 20 s together. */
export const timeToArrive: TimeToArrive = { head: 10_000, body: 9_000, upload: 120_000, lookEvery: 1_000 }

/**
 * Milliseconds that a connection is kept without a request. Balancers keep theirs for 60 s: they are to be the ones who close it,
 * so that none of them sends a request into a connection that ends.
 */
const keepAliveTimeout = 75_000

/** @returns a server of the host that does not listen yet */
export const openServer = (host: Host, times?: TimeToArrive): Server =>
  openTimedServer(
    getRequestListener(host.fetch, {
      errorHandler: host.answerUnreadable,
      // Of a request that names no host, as HTTP/1.0 allows: so balancers ask whether a server is ready.
      hostname: 'localhost',
    }),
    times,
    host.everyHeader,
  )

/** @param answer called with each request as soon as its head is there */
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
    // Answered below, with the headers of every other answer.
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

/** By the address as it is sent: one with dots in it is that of something else once they are resolved. */
const isFile = ({ method, url = '' }: IncomingMessage) =>
  method === 'PUT' && /^\/uploads\/[\w-]+(?:\?|$)/.test(url)

/** Closes the connection of a request whose body is not whole in time, as Node does for those beyond its own limit. */
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
