// The frame of the pages that stand in for services on a development server: no build, no script.
import { html, raw } from 'hono/html'

type Html = ReturnType<typeof html>

/**
 * @param css rules besides those of the frame
 * @param refreshSeconds how often the page is loaded again; never without it
 */
export const plainPage = (title: string, body: Html, { css = '', refreshSeconds }: Options = {}) =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <link rel="icon" href="/icons/icon-192.png" />
      ${refreshSeconds === undefined ? '' : html`<meta http-equiv="refresh" content="${refreshSeconds}" />`}
      <title>${title}</title>
      <style>
        body {
          font: 16px/1.6 system-ui;
          max-width: 40rem;
          margin: 2rem auto;
          padding: 0 1rem;
          color-scheme: light dark;
        }
        ${raw(css)}
      </style>
      <main>
        <h1>${title}</h1>
        ${body}
      </main>
    </html>`

type Options = { css?: string; refreshSeconds?: number }
