// Mail by a real SMTP server.
import { createTransport } from 'nodemailer'
import { isPhone, type MessageSender } from './integrations.ts'

const timeouts = {
  /** Milliseconds that a connection waits for another mail: a raffle has thousands, one after the other. */
  idleTimeout: 5_000,
  /** After which a server that does not answer counts as one that did not take the mail. */
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

/** @param url such as `smtps://user:password@mail.example.com` */
export function openSmtp(url: string, from: string): MessageSender {
  const transport = createTransport({ url, pool: true, ...timeouts }, { from })
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async ({ to, subject, text, id }) => {
      // Codes for phones go by their own gateway; this one only carries mail.
      if (isPhone(to)) throw new Error('There is no way to reach a phone: SMTP carries mail only.')
      // As an object the address is taken whole; a text would be parsed for names, lists and comments.
      const messageId = id && `<${id}@${domain}>`
      await transport.sendMail({ to: { name: '', address: to }, subject, text, messageId })
    },
  }
}
