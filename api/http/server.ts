// The Node server in front of the host: it holds each request to the time in which it has to be there whole, so that nobody
// keeps one open.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'

type Host = {
  fetch: Parameters<typeof getRequestListener>[0]
  answerUnreadable: (error: unknown) => Response
}

/** Milliseconds in which a request has to be there, from its first byte to its last. */
export type TimeToArrive = {
  request: number
  /** A photo of 10 MB over 0.7 Mbit/s, as phones send it at night. */
  upload: number
}

const timeToArrive: TimeToArrive = { request: 20_000, upload: 120_000 }

/** How often Node looks for requests that are late, in milliseconds. */
const lookEvery = 1_000

/** @returns a server that does not listen yet */
export function openServer(host: Host, { request, upload }: TimeToArrive = timeToArrive): Server {
  const answer = getRequestListener(host.fetch, { errorHandler: host.answerUnreadable })
  const options = {
    headersTimeout: request,
    requestTimeout: upload,
    connectionsCheckingInterval: Math.min(lookEvery, request),
  }
  const server = createServer(options, (incoming, outgoing) => {
    if (!incoming.url?.startsWith('/uploads/')) endWhenLate(incoming, outgoing, request)
    void answer(incoming, outgoing)
  })
  return server
}

/** Closes the connection of a request whose body is not whole in time, as Node does for those beyond its own limit. */
function endWhenLate(incoming: IncomingMessage, outgoing: ServerResponse, milliseconds: number) {
  const timer = setTimeout(() => {
    if (incoming.complete) return
    if (!outgoing.headersSent)
      incoming.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
    incoming.socket.destroySoon()
  }, milliseconds)
  timer.unref()
  for (const end of ['end', 'close']) incoming.once(end, () => clearTimeout(timer))
}
