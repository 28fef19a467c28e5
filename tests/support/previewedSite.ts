// Members' site for tests of previews, with one page: the first name of the member and the coins of a gift.
import { Hono } from 'hono'
import { gifts } from '#api/catalog/gifts.ts'
import type { Caller } from '#api/http/operation.ts'
import type { openPreviews } from '#api/server/previews/previews.ts'
import { valueAt } from '#shared/unknown.ts'
import { requestOf } from './apiOn.ts'

type Previews = ReturnType<typeof openPreviews>

/** @param api API with previews, which the page calls for the name of the member */
export function siteWith({ routes }: Pick<Previews, 'routes'>, api: ReturnType<Previews['apiFor']>) {
  const site = new Hono<{ Bindings: Caller }>()
  site.route('/', routes(site.fetch))
  site.all('/api/*', (c) => api.fetch(c.req.raw, c.env))
  site.get('/assets/app.js', (c) => c.text('code', 200, { 'Cache-Control': 'public' }))
  site.get('*', async (c) => {
    const token = /hub_token=([^;]+)/.exec(c.req.header('Cookie') ?? '')?.[1]
    const answer = await api.fetch(requestOf('getUserInfo', token ? { token } : {}), c.env)
    const info: unknown = await answer.json()
    const firstName = valueAt(info, 'data', 'firstName')
    const name = typeof firstName === 'string' ? firstName : 'nobody'
    c.header('ETag', '"page"')
    c.header('Cache-Control', 'public, max-age=60')
    return c.html(`<html><body>${name}, ${gifts().get('milk-bags')?.coins}</body></html>`)
  })
  return site
}
