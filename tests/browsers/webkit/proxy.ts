// Implements the HTTP proxy of a browser: reports, holds, replaces or blocks requests, and injects scripts into each
// page.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type Asked = {
  id: string
  url: string
  method: string
  headers: [name: string, value: string][]
  body: Buffer
  /** True for a page, false for a resource of a page. */
  isPage: boolean
  /**
   * True for the navigation preload that the browser sends while a service worker starts; the worker may respond with
   * its result.
   */
  isPreload: boolean
}
export type Answered = {
  status: number
  statusText: string
  headers: [name: string, value: string][]
  body?: Buffer
}

export type Watcher = {
  /** @returns the changed request, or the response to send instead; `refused` to simulate a failed connection */
  decide: (request: Asked) => Promise<Partial<Asked> | { instead: Answered } | 'refused'>
  answered: (request: Asked, answered: Answered) => void
  ended: (request: Asked, answered: Answered) => void
  failed: (request: Asked) => void
  /** Returns the script to run in each page before its own scripts. */
  script: () => string
}

/** Path of an empty page on any host, for operations that require a page of that host. */
export const blankPath = '/.blank'

let count = 0

/** Disable the browser's cache, because cached responses would bypass the proxy and therefore Playwright's routes. */
const uncached = { 'cache-control': 'no-store' }

/** Hop-by-hop headers. */
const ofLine = new Set(['proxy-connection', 'connection', 'keep-alive', 'transfer-encoding'])

const pairs = (raw: string[]) =>
  raw.flatMap((name, place): [string, string][] =>
    place % 2 === 0 && !ofLine.has(name.toLowerCase()) ? [[name, raw[place + 1] ?? '']] : [],
  )

/** Converts headers to Node's format, in which a name may have several values. */
function headersOf(headers: [string, string][]) {
  const all = Map.groupBy(headers, ([name]) => name.toLowerCase())
  return Object.fromEntries(
    [...all].map(([name, each]) => {
      const [first = '', ...rest] = each.map(([, value]) => value)
      return [name, rest.length ? [first, ...rest] : first]
    }),
  )
}

/** @returns the port of the proxy */
export async function startProxy(watcher: Watcher) {
  const server = createServer((incoming, outgoing) => void forward(incoming, outgoing, watcher))
  // Reject TLS connections, which end-to-end tests do not use.
  server.on('connect', (_request, socket) => socket.destroy())
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return { port: address.port, stop: () => server.close() }
}

async function forward(incoming: IncomingMessage, outgoing: ServerResponse, watcher: Watcher) {
  const url = incoming.url ?? ''
  if (new URL(url).pathname === blankPath) {
    outgoing.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>')
    return
  }
  const body = await buffer(incoming).catch(() => undefined)
  // Ignore the error: the browser has canceled the request.
  if (!body) return
  count += 1
  const request: Asked = {
    id: `r${count}`,
    url,
    method: incoming.method ?? 'GET',
    headers: pairs(incoming.rawHeaders),
    body,
    // WebKit sends the header `Upgrade-Insecure-Requests` only in requests for pages.
    isPage: incoming.headers['upgrade-insecure-requests'] !== undefined,
    isPreload: incoming.headers['service-worker-navigation-preload'] !== undefined,
  }
  const verdict = await watcher.decide(request)
  if (verdict === 'refused') {
    watcher.failed(request)
    outgoing.destroy()
    return
  }
  if ('instead' in verdict) {
    const { instead } = verdict
    watcher.answered(request, instead)
    outgoing.writeHead(instead.status, headersOf(instead.headers)).end(instead.body)
    watcher.ended(request, instead)
    return
  }
  fetchFor({ ...request, ...verdict }, outgoing, watcher)
}

function fetchFor(clientRequest: Asked, outgoing: ServerResponse, watcher: Watcher) {
  const { hostname, port, pathname, search } = new URL(clientRequest.url)
  const headers = headersOf(clientRequest.headers)
  // Request uncompressed responses: the script cannot be injected into a compressed page, and a service worker may
  // cache any response as a page.
  delete headers['accept-encoding']
  // Use a new connection: the server may close an idle connection at the moment of its reuse.
  const request = send({
    hostname,
    port,
    path: pathname + search,
    method: clientRequest.method,
    headers,
    agent: false,
  })
  const fail = () => {
    watcher.failed(clientRequest)
    outgoing.destroy()
  }
  request.on('error', fail)
  request.on('response', (response) => {
    const answered: Answered = {
      status: response.statusCode ?? 0,
      statusText: response.statusMessage ?? '',
      headers: pairs(response.rawHeaders),
    }
    watcher.answered(clientRequest, answered)
    const isHtml = (response.headers['content-type'] ?? '').startsWith('text/html')
    const script = isHtml ? watcher.script() : ''
    const outHeaders = isHtml ? allowing(script, answered.headers) : answered.headers
    outgoing.writeHead(answered.status, { ...headersOf(outHeaders), ...uncached })
    const chunks: Buffer[] = []
    let isAdded = !isHtml
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      const head = isAdded ? null : /<head[^>]*>/.exec(chunk.toString('latin1'))
      if (!head) outgoing.write(chunk)
      else {
        isAdded = true
        const end = head.index + head[0].length
        outgoing.write(chunk.subarray(0, end))
        outgoing.write(`<script>${script}</script>`)
        outgoing.write(chunk.subarray(end))
      }
    })
    response.on('end', () => {
      outgoing.end()
      watcher.ended(clientRequest, { ...answered, body: Buffer.concat(chunks) })
    })
    response.on('error', fail)
  })
  request.end(clientRequest.body)
}

/** Returns the headers with a Content Security Policy that allows the script, and without a content length. */
function allowing(script: string, headers: [string, string][]) {
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  return headers.flatMap(([name, value]): [string, string][] => {
    if (/^content-length$/i.test(name)) return []
    if (/^content-security-policy$/i.test(name))
      return [[name, value.replace(/script-src /, `script-src ${hash} `)]]
    return [[name, value]]
  })
}
