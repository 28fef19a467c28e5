// Serves the hub's pages without their scripts: shows the cost of the same content on a phone that runs no scripts.
import { request, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { serve } from './serve.ts'

/** @returns its origin and a function that stops it */
export const startStaticTwin = (hub: string) =>
  serve((incoming, outgoing) => {
    const { url = '/', headers } = incoming
    const isPage = headers.accept?.startsWith('text/html') ?? false
    if (isPage) void sendStill(hub + url, headers, outgoing)
    else
      request(hub + url, { headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      }).end()
  })

async function sendStill(
  address: string,
  { cookie = '', accept = '' }: IncomingHttpHeaders,
  outgoing: ServerResponse,
) {
  const page = await fetch(address, { headers: { cookie, accept } })
  const still = (await page.text())
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(
      /<link\b[^>]*rel="(?:modulepreload|preload)"[^>]*as="script"[^>]*>|<link\b[^>]*rel="modulepreload"[^>]*>/g,
      '',
    )
  outgoing.writeHead(page.status, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'gzip' })
  outgoing.end(gzipSync(still))
}
