// Sends emails through an SMTP server.
import { createTransport } from 'nodemailer'
import { isPhone, type MessageSender } from './integrations.ts'

const timeouts = {
  /** Milliseconds that a connection stays open for the next email: a raffle sends thousands in sequence. */
  idleTimeout: 5_000,
  /** Timeouts in milliseconds, after which the email counts as not sent. */
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
      // Codes for phones need a text-message gateway.
      if (isPhone(to)) throw new Error('There is no way to reach a phone: SMTP carries mail only.')
      // An object passes the address verbatim; a string would be parsed for names, lists and comments.
      const messageId = id && `<${id}@${domain}>`
      await transport.sendMail({ to: { name: '', address: to }, subject, text, messageId })
    },
  }
}
