// Serves a sample page instead of the shop if no shop is configured.
import { Hono } from 'hono'
import { html } from 'hono/html'
import { plainPolicy } from '../http/securityHeaders.ts'
import { plainPage } from '../integrations/plainPage.ts'

export function openSampleShop(): Hono {
  const app = new Hono()
  app.get('/', (c) => c.html(page(c.req.query('return_to')), 200, plainPolicy))
  return app
}

const page = (returnTo: string | undefined) =>
  plainPage(
    'Sample shop',
    html`<p>No shop is configured: members who go to the shop arrive here.</p>
      ${returnTo === undefined ? '' : html`<p>Requested page: <code>${returnTo}</code></p>`}
      <p><a href="/">Back to the hub</a></p>`,
  )
