// Short messages by an HTTP gateway.
import type { MessageSender } from './integrations.ts'

/** Milliseconds after which a gateway that does not answer counts as one that did not take the message. */
const gatewayTimeout = 10_000

/**
 * @param url where messages are posted to as JSON, `{ "to": E.164, "text": … }`; a name and password in it go along as Basic
 *   authorisation. Any status of 200 to 299 means that the message was taken.
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
        body: JSON.stringify({ to, text: `${subject}\n${text}` }),
        redirect: 'error',
        signal: AbortSignal.timeout(gatewayTimeout),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The phone gateway answered ${response.status}.`)
    },
  }
}
