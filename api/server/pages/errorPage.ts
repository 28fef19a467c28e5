// Renders the standalone error page, for requests that are rejected before the app handles them and for uncaught
// faults. The page requires no build, no script and no database.
import { html } from 'hono/html'
import { colours } from '#generated/colours.ts'
import en from '#generated/messages/en-US.json' with { type: 'json' }
import id from '#generated/messages/id-ID.json' with { type: 'json' }
import th from '#generated/messages/th-TH.json' with { type: 'json' }
import vn from '#generated/messages/vi-VN.json' with { type: 'json' }
import { refusals } from '#generated/refusals.ts'
import { languages } from '#shared/languages.ts'
import { localeOfRequest } from '#shared/pickLocale.ts'
import { cookieIn } from '#shared/cookies.ts'
import type { Settings } from '#shared/settings.ts'
import { withSingleSlashes } from '#api/http/paths.ts'
import { Refused } from '#shared/protocol/refuse.ts'
import { requestId } from '#api/process/requestId.ts'
import { isBusy } from '#api/store/store.ts'
import { shownId } from '#shared/requestId.ts'
import { plainPolicy } from '#api/http/securityHeaders.ts'

const messages = { en, id, th, vn }
type MessageId = 'platform.fault' | 'platform.home' | 'platform.requestId' | 'platform.tryAgain'

/**
 * Type number of nodes for arguments in a parsed ICU message. The page replaces these nodes with the values of the
 * arguments.
 */
const argument = 1

/** Errors for which the error page can be sent. */
export type PageRefusal = 'BAD_REQUEST' | 'FAULT' | 'TOO_MANY_REQUESTS' | 'BUSY'

/** Returns the HTTP status of the error page for an error. */
export const statusOfError = (error: unknown) =>
  refusals[isBusy(error) ? 'BUSY' : error instanceof Refused ? error.refusal : 'FAULT'].status

type Options = {
  settings?: Settings
  /** Seconds after which the client may retry the request. */
  retryAfter?: number | undefined
}

export async function errorPage(
  request: Request,
  name: PageRefusal,
  { settings, retryAfter }: Options = {},
): Promise<Response> {
  const { wire: language, tag } =
    languages[localeOfRequest(request, { cookies: languageCookies(request), settings })]
  const { status, message: text } = refusals[name]
  const words = (message: MessageId, parameter?: string) =>
    messages[language][message].map(({ type, value }) => (type === argument ? parameter : value)).join('')
  const currentId = requestId()
  const title = words('platform.fault')
  const { pathname, search } = new URL(request.url)
  const wayOn =
    retryAfter === undefined
      ? { to: '/', label: words('platform.home') }
      : { to: withSingleSlashes(pathname) + search, label: words('platform.tryAgain') }
  const page = await html`<!doctype html>
    <html lang="${tag}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      <style>
        :root {
          ${colours.day}
          color-scheme: light dark;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            ${colours.night}
          }
        }
        body {
          background: var(--surface);
          color: var(--ink);
          font: 17px/1.6 system-ui;
          max-width: 26rem;
          margin: 20vh auto 2rem;
          padding: 0 1.5rem;
          text-align: center;
        }
        /* As the app's own error page shows it. */
        .code {
          margin: 0 0 0.25rem;
          color: var(--ink-soft);
          font-size: clamp(1.1875rem, 1.12rem + 0.3vw, 1.375rem);
          font-variant-numeric: tabular-nums;
          line-height: 1.2;
        }
        h1 {
          margin: 0;
          font-size: clamp(1.5625rem, 1.35rem + 0.95vw, 2.125rem);
          line-height: 1.2;
          text-wrap: balance;
        }
        .text {
          margin: 0.5rem 0 1.5rem;
          color: var(--ink-soft);
        }
        a {
          display: inline-block;
          padding: 0.6rem 1.4rem;
          border-radius: 2rem;
          background: var(--accent);
          color: var(--on-accent);
          text-decoration: none;
        }
      </style>
      <main>
        <p class="code">${status}</p>
        <h1>${title}</h1>
        <p class="text">${text[language]}</p>
        ${currentId !== undefined && html`<p class="text">${words('platform.requestId', shownId(currentId))}</p>`}
        <p><a href="${wayOn.to}">${wayOn.label}</a></p>
      </main>
    </html>`
  return new Response(page, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...plainPolicy,
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    },
  })
}

/**
 * Reads language cookies, except that the query parameter `Language` replaces the cookie `Language`. Pages without this
 * parameter clear the cookie (section 2 of the specification).
 */
const languageCookies = ({ url, headers }: Request) => ({
  get: (cookie: 'language' | 'locale') =>
    cookie === 'language'
      ? new URL(url).searchParams.get('Language')
      : cookieIn(headers.get('Cookie'), cookie),
})
