// Picks the outside services that the configuration names, the embedded ones where it names none.
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { openInbox } from './inbox.ts'
import { openSmtp } from './smtp.ts'
import type { Message, Outside } from './outside.ts'

/**
 * @returns the services, and the page of the local inbox where that is in use
 * @throws when production has no way to send mail and did not ask for the local inbox by name
 */
export function openOutside(config: Config, log: Logger): { outside: Outside; inbox?: Hono } {
  const { send, page } = openMail(config)
  return {
    inbox: page,
    outside: {
      // A mail that cannot be sent is ours to mend, and no reason to fail the member's call.
      send: (message) =>
        send(withAddress(message, config)).catch((error: unknown) =>
          log.error({ error: withoutAddresses(String(error)) }, 'mail was not sent'),
        ),
    },
  }
}

/** The message with the link of the hub as a line of its text. */
function withAddress({ link, ...message }: Message, { HUB_URL, HOST, PORT }: Config): Message {
  if (link === undefined) return message
  return { ...message, text: `${message.text}\n\n${new URL(link, HUB_URL ?? `http://${HOST}:${PORT}`).href}` }
}

/** Mail servers repeat the receiver in what they refuse; logs name nobody. */
const withoutAddresses = (text: string) =>
  text.replace(/[^\s<>]+/g, (word) => (word.includes('@') ? '…' : word))

function openMail({ SMTP_URL, MAIL_FROM, INBOX, NODE_ENV }: Config): Outside & { page?: Hono } {
  if (SMTP_URL) return openSmtp(SMTP_URL, MAIL_FROM)
  if (INBOX === 'on' || (NODE_ENV !== 'production' && INBOX !== 'off')) return openInbox()
  throw new Error('There is no way to send codes: set SMTP_URL, or INBOX=on for the local inbox.')
}
