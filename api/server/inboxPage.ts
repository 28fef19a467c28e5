// Renders the local inbox, which shows the messages that a hub in development mode sends. A password protects the page
// if one is configured.
import { Hono } from 'hono'
import { basicAuth } from 'hono/basic-auth'
import { html } from 'hono/html'
import type { Log } from '../process/log.ts'
import { plainPolicy } from '../http/securityHeaders.ts'
import type { Received } from '../integrations/inbox.ts'
import { plainPage } from '../integrations/plainPage.ts'
import type { Connection } from '../app/app.ts'
import { openMemoryCounter } from '../rateLimits/store/memory.ts'
import { emailPreviews } from './emailPreviews.ts'
import { guessLimit, limitGuesses } from './guesses.ts'

/** @param password password of the user `inbox` for HTTP Basic authentication; if omitted, the page is public */
export function openInboxPage(
  received: readonly Received[],
  log: Log,
  {
    password,
    guesses = openMemoryCounter(guessLimit),
  }: { password?: string; guesses?: ReturnType<typeof openMemoryCounter> } = {},
) {
  const page = new Hono<Connection>()
  if (password)
    page.use(limitGuesses('inbox password', log, guesses), basicAuth({ username: 'inbox', password }))
  page.get('/', (c) => c.html(list(received), 200, plainPolicy))
  page.route('/emails', emailPreviews)
  return page
}

const list = (received: readonly Received[]) =>
  plainPage(
    'Local inbox',
    html`<p>Emails and text messages of this development server. No message leaves this host.</p>
      <p><a href="/inbox/emails">Preview all emails</a></p>
      ${received.length ? '' : html`<p>No messages yet. Request a code on the sign-in page.</p>`}
      ${received.map(
        ({ to, subject, text, at }) =>
          html`<article>
            <h2>${subject}</h2>
            <p>To <b>${to}</b>, <time datetime="${at.toISOString()}">${at.toLocaleTimeString()}</time></p>
            <p>${text}</p>
          </article>`,
      )}`,
    {
      refreshSeconds: 5,
      css: 'article { border-top: 1px solid #8886; padding: 1rem 0 } p { white-space: pre-line; margin: 0.25rem 0 }',
    },
  )
