// Encrypts the tokens of the issuer with a key that is derived from the session token. Only the browser of the staff
// member has this token, so a leaked database contains no usable tokens.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { IssuerTokens } from '../integrations/staffIssuer.ts'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

const tokens = z.object({ access: z.string(), refresh: z.optional(z.string()) })

const keyOf = (sessionToken: string) =>
  Buffer.from(hkdfSync('sha256', sessionToken, '', 'tokens of the staff issuer', 32))

export function encryptTokens(sessionToken: string, issuerTokens: IssuerTokens): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyOf(sessionToken), iv)
  const encrypted = Buffer.concat([cipher.update(JSON.stringify(issuerTokens), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

export function decryptTokens(sessionToken: string, stored: string): IssuerTokens {
  const bytes = Buffer.from(stored, 'base64url')
  const decipher = createDecipheriv(algorithm, keyOf(sessionToken), bytes.subarray(0, ivBytes))
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  const text = decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
  return tokens.parse(JSON.parse(text))
}
