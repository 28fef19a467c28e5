// Fetches everything for a browser: what it asks for is told, held back, answered otherwise or refused here, and each page gets
// the scripts that come before its own.
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
  /** Whether it is for a page, and not for a part of one. */
  isPage: boolean
  /** Made ahead while a service worker starts: whether the page comes of it, the worker says. */
  isPreload: boolean
}
export type Answered = {
  status: number
  statusText: string
  headers: [name: string, value: string][]
  body?: Buffer
}

export type Watcher = {
  /** @returns what is answered instead; `refused` for a line that breaks */
  decide: (request: Asked) => Promise<Partial<Asked> | { instead: Answered } | 'refused'>
  answered: (request: Asked, answered: Answered) => void
  ended: (request: Asked, answered: Answered) => void
  failed: (request: Asked) => void
  /** What runs in each page before its own scripts. */
  script: () => string
}

/** An address of any host that answers with an empty page, for what needs a page of that host. */
export const blankPath = '/.blank'

let count = 0

/** What the browser has in its own cache passes no proxy, and no route. */
const uncached = { 'cache-control': 'no-store' }

/** Headers that are the line's own. */
const ofLine = new Set(['proxy-connection', 'connection', 'keep-alive', 'transfer-encoding'])

const pairs = (raw: string[]) =>
  raw.flatMap((name, place): [string, string][] =>
    place % 2 === 0 && !ofLine.has(name.toLowerCase()) ? [[name, raw[place + 1] ?? '']] : [],
  )

/** Node's form, in which a name may have several values. */
function headersOf(headers: [string, string][]) {
  const all = Map.groupBy(headers, ([name]) => name.toLowerCase())
  return Object.fromEntries(
    [...all].map(([name, each]) => {
      const [first = '', ...rest] = each.map(([, value]) => value)
      return [name, rest.length ? [first, ...rest] : first]
    }),
  )
}

/** @returns the port it listens on */
export async function startProxy(watcher: Watcher) {
  const server = createServer((incoming, outgoing) => void forward(incoming, outgoing, watcher))
  // Nothing of the journeys is fetched by TLS.
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
  // The browser has given it up.
  if (!body) return
  count += 1
  const request: Asked = {
    id: `r${count}`,
    url,
    method: incoming.method ?? 'GET',
    headers: pairs(incoming.rawHeaders),
    body,
    // WebKit says so of pages alone.
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
  // A page is added to, which cannot be done to what is compressed; a worker fetches one to keep it.
  delete headers['accept-encoding']
  // A line of its own: a kept one may be closed by the server just as it is used again.
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

/** The same headers with a policy that lets the script in, and no length. */
function allowing(script: string, headers: [string, string][]) {
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  return headers.flatMap(([name, value]): [string, string][] => {
    if (/^content-length$/i.test(name)) return []
    if (/^content-security-policy$/i.test(name))
      return [[name, value.replace(/script-src /, `script-src ${hash} `)]]
    return [[name, value]]
  })
}
