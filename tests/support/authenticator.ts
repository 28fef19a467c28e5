// Fakes a device with passkeys using only node:crypto. The fake stores its keys, counts signatures and builds the data
// that browsers and authenticators produce according to WebAuthn level 3. Parameters of type `Wrong` make the fake
// produce invalid data, as an attacker's device would.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { components } from '#generated/schema.d.ts'

type Schemas = components['schemas']
type Cbor = number | string | Buffer | Map<number | string, Cbor>
type Kind = keyof typeof kinds

/** Changes to a valid response, as an attacker would make them. */
export type Wrong = {
  origin?: string
  crossOrigin?: boolean
  type?: string
  rpId?: string
  /** Flag bits: user present (1) and user verified (4). */
  flags?: number
  /** Signature counter that the device reports. */
  counter?: number
  userHandle?: string
  /** Credential id in the response; the signed data contains another copy of the id. */
  id?: string
  /** Overrides for properties of the public key (JWK) that the device sends. */
  jwk?: JsonWebKey
  /** Private key of another device, which signs the response instead of this device. */
  key?: KeyObject
}

const hub = 'https://hub.example.com'
const flagsOf = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 }

const kinds = {
  ES256: {
    make: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
    cose: ({ x = '', y = '' }: JsonWebKey) => map([1, 2], [3, -7], [-1, 1], [-2, bytes(x)], [-3, bytes(y)]),
    hash: 'sha256',
  },
  EdDSA: {
    make: () => generateKeyPairSync('ed25519'),
    cose: ({ x = '' }: JsonWebKey) => map([1, 1], [3, -8], [-1, 6], [-2, bytes(x)]),
    hash: null,
  },
  RS256: {
    make: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
    cose: ({ n = '', e = '' }: JsonWebKey) => map([1, 3], [3, -257], [-1, bytes(n)], [-2, bytes(e)]),
    hash: 'sha256',
  },
} as const

/** @param counts `false` for synced passkeys, whose devices do not count signatures */
export function authenticator(kind: Kind = 'ES256', { counts = true } = {}) {
  const { make, cose, hash } = kinds[kind]
  const { publicKey, privateKey } = make()
  const id = randomBytes(16).toString('base64url')
  let counter = 0
  let owner: string | undefined

  return {
    id,
    key: privateKey,

    /** Creates the passkey, as `navigator.credentials.create` does. */
    create(options: Schemas['PasskeyCreationOptions'], wrong: Wrong = {}): Schemas['AddPasskeyRequest'] {
      owner = options.user.id
      const { challenge, rp } = options
      const length = Buffer.alloc(2)
      length.writeUInt16BE(bytes(id).length)
      const attested = [
        Buffer.alloc(16),
        length,
        bytes(id),
        encode(cose({ ...publicKey.export({ format: 'jwk' }), ...wrong.jwk })),
      ]
      const authData = Buffer.concat([
        head({ rpId: rp.id, counter, ...wrong }, flagsOf.attested),
        ...attested,
      ])
      const object = map(['fmt', 'none'], ['attStmt', map()], ['authData', authData])
      return {
        id: wrong.id ?? id,
        clientDataJSON: clientData('webauthn.create', challenge, wrong).toString('base64url'),
        attestationObject: encode(object).toString('base64url'),
      }
    },

    /** Signs with the passkey, as `navigator.credentials.get` does. */
    get(options: Schemas['PasskeyRequestOptions'], wrong: Wrong = {}): Schemas['PasskeyAssertion'] {
      if (counts) counter += 1
      const client = clientData('webauthn.get', options.challenge, wrong)
      const authData = head({ rpId: options.rpId, counter, ...wrong })
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()])
      const userHandle = wrong.userHandle ?? owner
      return {
        id: wrong.id ?? id,
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign(hash, signed, wrong.key ?? privateKey).toString('base64url'),
        ...(userHandle === undefined ? {} : { userHandle }),
      }
    },
  }
}

export type Authenticator = ReturnType<typeof authenticator>

function clientData(type: string, challenge: string, wrong: Wrong) {
  const { origin = hub, crossOrigin = false } = wrong
  return Buffer.from(JSON.stringify({ type: wrong.type ?? type, challenge, origin, crossOrigin }))
}

const { userPresent, userVerified } = flagsOf

function head({ rpId = '', flags = userPresent | userVerified, counter = 0 }: Wrong, besides = 0) {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(flags | besides)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), rest])
}

const bytes = (base64url: string) => Buffer.from(base64url, 'base64url')

const map = (...entries: [number | string, Cbor][]) => new Map<number | string, Cbor>(entries)

/** Encodes a value as CBOR (RFC 8949); supports only the types that this file uses. */
function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? sized(1, -1 - value) : sized(0, value)
  if (typeof value === 'string')
    return Buffer.concat([sized(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([sized(2, value.length), value])
  return Buffer.concat([sized(5, value.size), ...[...value].flat().map(encode)])
}

function sized(major: number, size: number): Buffer {
  const type = major << 5
  if (size < 24) return Buffer.from([type | size])
  return size < 256 ? Buffer.from([type | 24, size]) : Buffer.from([type | 25, size >> 8, size & 0xff])
}
