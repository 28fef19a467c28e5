// The embedded mail and phone: messages stay in memory, never in the database, because they carry codes. A page on the
// hub shows them: to everybody in development, elsewhere to who knows its password.
import { Hono } from 'hono'
import { basicAuth } from 'hono/basic-auth'
import { html } from 'hono/html'
import type { Logger } from 'pino'
import type { Connection } from '../http/app.ts'
import { limitGuesses } from '../http/guesses.ts'
import { plainPolicy } from '../http/securityHeaders.ts'
import type { MessageSender, Message } from './integrations.ts'
import { plainPage } from './plainPage.ts'

type Received = Message & { at: Date }

export type Inbox = MessageSender & { received: Received[]; page: Hono<Connection> }

/** Keeps the newest hundred messages. @param password what the page asks for, as the user `inbox` */
export function openInbox(log: Logger, password?: string): Inbox {
  const received: Received[] = []
  const page = new Hono<Connection>()
  if (password) page.use(limitGuesses('inbox password', log), basicAuth({ username: 'inbox', password }))
  page.get('/', (c) => c.html(list(received), 200, plainPolicy))
  return {
    received,
    page,
    send: async (message) => {
      received.unshift({ ...message, at: new Date() })
      received.length = Math.min(received.length, 100)
    },
  }
}

const list = (received: Received[]) =>
  plainPage(
    'Local inbox',
    html`<p>Mails and short messages of this development server. Nothing leaves this machine.</p>
      ${received.length ? '' : html`<p>Nothing yet: ask for a code on the sign-in page.</p>`}
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
