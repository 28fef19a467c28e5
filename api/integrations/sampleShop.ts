// A page that stands in for the shop until one is configured.
import { Hono } from 'hono'
import { html } from 'hono/html'
import { plainPolicy } from '../http/securityHeaders.ts'

export function openSampleShop(): Hono {
  const app = new Hono()
  app.get('/', (c) => c.html(page(c.req.query('return_to')), 200, plainPolicy))
  return app
}

const page = (returnTo: string | undefined) =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Sample shop</title>
      <style>
        body {
          font: 16px/1.6 system-ui;
          max-width: 40rem;
          margin: 2rem auto;
          padding: 0 1rem;
          color-scheme: light dark;
        }
      </style>
      <h1>Sample shop</h1>
      <p>No shop is configured: members who go to the shop arrive here.</p>
      ${returnTo === undefined ? '' : html`<p>They wanted to see <code>${returnTo}</code>.</p>`}
      <p><a href="/">Back to the hub</a></p>
    </html>`
