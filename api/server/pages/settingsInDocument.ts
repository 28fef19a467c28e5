// A document that lies in a file is told by the server that sends it what a rendered one says by itself.
import { createMiddleware } from 'hono/factory'
import { attributesOf, type Settings } from '../../../src/shared/settings.ts'

export function settingsInDocument(settings: Settings) {
  // Nothing in them has to be escaped: the configuration knows hosts and names alone.
  const attributes = Object.entries(attributesOf(settings)).flatMap(([name, value]) =>
    value ? ` ${name}="${value}"` : [],
  )
  return createMiddleware(async (c, next) => {
    await next()
    if (!c.res.ok || c.req.method === 'HEAD') return
    const document = await c.res.text()
    c.res.headers.delete('Content-Length')
    c.res = new Response(document.replace('<html', `<html${attributes.join('')}`), c.res)
  })
}
