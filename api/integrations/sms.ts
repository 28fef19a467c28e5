// Sends text messages through an HTTP gateway.
import type { MessageSender } from './integrations.ts'

/** Timeout in milliseconds of a request to the gateway. After it, the message counts as not sent. */
const gatewayTimeout = 10_000

/**
 * @param url URL that receives each message as a POST request with the JSON body `{ "to": E.164, "text": … }`. A user
 * and password in the URL are sent as Basic authentication. Any status from 200 to 299 means that the gateway accepted
 * the message.
 */
export function openSms(url: string): MessageSender {
  const { origin, pathname, search, username, password } = new URL(url)
  const credentials = [username, password].map(decodeURIComponent).join(':')
  const headers = {
    'Content-Type': 'application/json',
    ...(username && { Authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }),
  }
  return {
    send: async ({ to, subject, text }) => {
      const response = await fetch(origin + pathname + search, {
        method: 'POST',
        headers,
        // A non-breaking space is not in the alphabet of text messages, so that it would double their cost.
        body: JSON.stringify({ to, text: `${subject}\n${text}`.replaceAll('\u00a0', ' ') }),
        redirect: 'error',
        signal: AbortSignal.timeout(gatewayTimeout),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`Phone gateway responded with status ${response.status}.`)
    },
  }
}
