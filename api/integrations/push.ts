// Sends push messages to the push services of browsers (RFC 8030), encrypted for the browser (RFC 8291) and signed with
// the keys of the hub (VAPID, RFC 8292).
import type { Language } from '../locale/language.ts'

/** Content of a push message, which the service worker shows. */
export type PushText = {
  title: string
  text: string
  /** Path of the page that a click opens. */
  link: string
  /** Id of the message: a message with the same id replaces an earlier one on the device. */
  tag: string
  language: Language
}

/** `ended`: the push service no longer knows the subscription. `failed`: the message may be sent again later. */
export type PushOutcome = 'accepted' | 'ended' | 'failed'

export type PushDevice = { endpoint: string; publicKey: string; authSecret: string }

export type Push = {
  /** Public key with which browsers subscribe. */
  publicKey: string
  /** @param seconds time for which the push service stores the message while the device is offline */
  send: (device: PushDevice, text: PushText, seconds: number) => Promise<PushOutcome>
}

export type PushKeys = { publicKey: string; privateKey: string }

/** Timeout in milliseconds of a request to a push service. */
const timeout = 10_000

/**
 * @param options `contact`: email address or URL for operators of push services; `onFailure`: called with the error of a
 * message that was not sent; `request`: sends a request, replaced by tests
 */
export function openPush(
  { publicKey, privateKey }: PushKeys,
  {
    contact,
    onFailure,
    request = fetch,
  }: {
    contact: string
    onFailure: (error: unknown) => void
    request?: (url: string, init: RequestInit) => Promise<Response>
  },
): Push {
  const vapidDetails = { subject: contact, publicKey, privateKey }
  return {
    publicKey,
    async send(device, text, seconds) {
      try {
        // Load the library with the first message, so that it does not slow down the start of the server.
        const { generateRequestDetails } = (await import('web-push')).default
        const { endpoint, headers, body } = generateRequestDetails(
          { endpoint: device.endpoint, keys: { p256dh: device.publicKey, auth: device.authSecret } },
          JSON.stringify(text),
          { vapidDetails, TTL: seconds, contentEncoding: 'aes128gcm', urgency: 'normal' },
        )
        const response = await request(endpoint, {
          method: 'POST',
          headers: new Headers(Object.entries(headers).filter(([name]) => name !== 'Content-Length')),
          body: new Uint8Array(body),
          // A redirect could lead to a host that is not a push service.
          redirect: 'error',
          signal: AbortSignal.timeout(timeout),
        })
        await response.body?.cancel()
        if (response.ok) return 'accepted'
        if (response.status === 404 || response.status === 410) return 'ended'
        throw new Error(`${new URL(endpoint).host} responded with status ${response.status}.`)
      } catch (error) {
        onFailure(error)
        return 'failed'
      }
    },
  }
}
