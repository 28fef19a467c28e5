// Sends emails through an SMTP server.
import { createTransport } from 'nodemailer'
import { isPhone, type MessageSender } from './integrations.ts'

const timeouts = {
  /**
   * Milliseconds for which an idle connection stays open for the next email, because a raffle sends thousands of emails
   * in sequence.
   */
  idleTimeout: 5_000,
  /** Timeouts in milliseconds, after which the email counts as not sent. */
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

/** @param url URL of the SMTP server, such as `smtps://user:password@mail.example.com` */
export function openSmtp(url: string, from: string): MessageSender {
  const transport = createTransport({ url, pool: true, ...timeouts }, { from })
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async ({ to, subject, text, html, id, unsubscribe }) => {
      // Rejects phone numbers, because SMTP delivers only emails. Messages to phones need an SMS gateway.
      if (isPhone(to)) throw new Error('SMTP cannot send a message to a phone: set SMS_URL.')
      // Passes the address as an object. In a string, the library would interpret names, lists and comments, so that
      // the email could go to another address.
      const messageId = id && `<${id}@${domain}>`
      const list = unsubscribe && {
        list: { unsubscribe: { url: unsubscribe } },
        headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      }
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html, messageId, ...list })
    },
  }
}
