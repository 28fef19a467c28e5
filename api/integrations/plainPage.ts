// Layout of the simple HTML pages of local services, such as the inbox and the local sign-in provider. These pages need
// no build and no scripts.
import { html, raw } from 'hono/html'

type Html = ReturnType<typeof html>

/**
 * @param css additional CSS rules
 * @param language BCP 47 tag of the title and body
 * @param refreshSeconds seconds between automatic reloads of the page; if omitted, the page does not reload
 */
export const plainPage = (
  title: string,
  body: Html,
  { css = '', language = 'en', refreshSeconds }: Options = {},
) =>
  html`<!doctype html>
    <html lang="${language}">
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

type Options = { css?: string; language?: string; refreshSeconds?: number }
