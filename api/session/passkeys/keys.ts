// Rejects weak public keys of passkeys, because libraries accept any key that can be decoded.
import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto'
import { cose, decodeCredentialPublicKey } from '@simplewebauthn/server/helpers'

const { COSEKEYS: keys, COSECRV: curves } = cose

/** Minimum length of RSA keys in bits according to NIST SP 800-131A. */
const leastRsaBits = 2048

/**
 * Checks that a key is a point on its curve, or an RSA key of sufficient length.
 * @param publicKey public key in COSE format, of a supported algorithm
 */
export function isStrongKey(publicKey: Uint8Array<ArrayBuffer>): boolean {
  const jwk = jwkOf(publicKey)
  const key = jwk && read(jwk)
  if (!key) return false
  if (key.asymmetricKeyType !== 'rsa') return true
  const { modulusLength = 0, publicExponent = 0n } = key.asymmetricKeyDetails ?? {}
  return modulusLength >= leastRsaBits && publicExponent >= 3n && publicExponent % 2n === 1n
}

function jwkOf(publicKey: Uint8Array<ArrayBuffer>): JsonWebKey | undefined {
  const key = decodeCredentialPublicKey(publicKey)
  if (cose.isCOSEPublicKeyRSA(key)) return { kty: 'RSA', n: text(key.get(keys.n)), e: text(key.get(keys.e)) }
  if (cose.isCOSEPublicKeyEC2(key) && key.get(keys.crv) === curves.P256)
    return { kty: 'EC', crv: 'P-256', x: text(key.get(keys.x)), y: text(key.get(keys.y)) }
  if (cose.isCOSEPublicKeyOKP(key) && key.get(keys.crv) === curves.ED25519)
    return { kty: 'OKP', crv: 'Ed25519', x: text(key.get(keys.x)) }
  return undefined
}

const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('base64url')

/** Imports a public key. Returns undefined if OpenSSL rejects the key, because its point is not on the curve. */
function read(key: JsonWebKey): KeyObject | undefined {
  try {
    return createPublicKey({ key, format: 'jwk' })
  } catch {
    return undefined
  }
}
