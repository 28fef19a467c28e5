// Mail by a real SMTP server.
import { createTransport } from 'nodemailer'
import type { Mail } from './outside.ts'

/** @param url such as `smtps://user:password@mail.example.com` */
export function openSmtp(url: string, from: string): Mail {
  const transport = createTransport(url, { from })
  return {
    send: async ({ to, subject, text }) => {
      // Codes for phones go by their own gateway; this one only carries mail.
      if (to.startsWith('+')) throw new Error('There is no way to reach a phone: SMTP carries mail only.')
      await transport.sendMail({ to, subject, text })
    },
  }
}
