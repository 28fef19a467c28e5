// Serves the pages of the hub without their scripts. The times of these pages show the cost of the same content on a
// phone that runs no scripts.
import { request, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { serve } from './serve.ts'

/** @returns the origin of the pages without scripts, and a function that stops their server */
export const startStaticCopy = (hub: string) =>
  serve((incoming, outgoing) => {
    const { url = '/', headers } = incoming
    const isPage = headers.accept?.startsWith('text/html') ?? false
    if (isPage) void sendStatic(hub + url, headers, outgoing)
    else
      request(hub + url, { headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      }).end()
  })

async function sendStatic(
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
