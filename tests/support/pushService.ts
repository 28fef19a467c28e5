// Push service for tests: an HTTP server that stores the messages of its subscriptions, and decrypts them with the keys
// of the browser (RFC 8188 and RFC 8291), without the library that the hub uses.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { objectOf } from '#shared/unknown.ts'

type Received = { path: string; headers: Record<string, unknown>; text: Record<string, unknown> }
type Browser = ReturnType<typeof createBrowser>

/** Host of the subscriptions. Requests to this host are sent to the test server. */
const host = 'https://fcm.googleapis.com'

function createBrowser() {
  const keys = createECDH('prime256v1')
  const publicKey = keys.generateKeys()
  const auth = randomBytes(16)
  const path = `/fcm/send/${randomBytes(12).toString('base64url')}`
  return {
    path,
    decrypt: (body: Buffer) => decrypt(body, { keys, publicKey, auth }),
    subscription: {
      endpoint: host + path,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
  }
}

/** Decrypts a message with one record (RFC 8188, `aes128gcm`). */
function decrypt(
  body: Buffer,
  { keys, publicKey, auth }: { keys: ReturnType<typeof createECDH>; publicKey: Buffer; auth: Buffer },
): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const serverKey = body.subarray(21, 21 + idLength)
  const record = body.subarray(21 + idLength)
  const derive = (
    secret: Buffer,
    { salted, info, length }: { salted: Buffer; info: Buffer; length: number },
  ) => Buffer.from(hkdfSync('sha256', secret, salted, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, serverKey])
  const shared = derive(keys.computeSecret(serverKey), { salted: auth, info, length: 32 })
  const part = (name: string, length: number) =>
    derive(shared, { salted: salt, info: Buffer.from(`Content-Encoding: ${name}\0`), length })
  const [key, nonce] = [part('aes128gcm', 16), part('nonce', 12)]
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  // The last record ends with the delimiter 2, after which zeros may follow.
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** Returns the claims of a VAPID header (RFC 8292). @throws if the key of the header has not signed them */
export function claimsOf(authorization: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${header}.${claims}`)
  const isSigned = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('The signature of the VAPID header is wrong.')
  return objectOf(JSON.parse(Buffer.from(claims, 'base64url').toString()))
}

export async function openPushService() {
  const browsers = new Map<string, Browser>()
  const received: Received[] = []
  /** Status by path; subscriptions without an entry accept messages. */
  const statuses = new Map<string, number>()
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    const path = request.url ?? ''
    const status = statuses.get(path) ?? 201
    const browser = browsers.get(path)
    if (status === 201 && browser) {
      const text = objectOf(JSON.parse(browser.decrypt(body)))
      received.push({ path, headers: request.headers, text })
    }
    response.writeHead(browser ? status : 404, status === 302 ? { Location: '/elsewhere' } : {}).end()
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const { port } = isAddress(address) ? address : { port: 0 }
  return {
    received,
    statuses,
    addBrowser() {
      const browser = createBrowser()
      browsers.set(browser.path, browser)
      return browser
    },
    /** Sends a request to this server instead of the host of the subscription. */
    request: (url: string, init: RequestInit) => fetch(url.replace(host, `http://127.0.0.1:${port}`), init),
    close: () => server.close(),
  }
}

const isAddress = (address: string | AddressInfo | null): address is AddressInfo =>
  typeof address === 'object' && address !== null
