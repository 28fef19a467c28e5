// Hashes passwords and codes with argon2id, and compares them in the same time if there is no hash.
import { hash, verify } from '@node-rs/argon2'
import { PasswordMax, PasswordMin } from '#generated/schemas/membersHub.schemas.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Integrations } from '../integrations/integrations.ts'
import { isOwnWord, type KnownOf } from './ownWords.ts'

/** Normalizes a password, so that it is the same on different keyboards. A valid password has 8 to 128 code points after NFKC. */
export const normalPassword = (password: string) => password.normalize('NFKC')

export const hashSecret = (secret: string) => hash(secret)

/** Checks if a secret matches the hash. Takes the same time without a hash, so that timing does not disclose which accounts exist. */
export async function matchesSecret(hashed: string | null | undefined, secret: string): Promise<boolean> {
  const fits = await verify(hashed ?? (await decoy), secret)
  return fits && hashed !== null && hashed !== undefined
}

const decoy = hash('no account has this secret')

type Checks = {
  isBreached: Integrations['isBreached']
  /** Personal data that the password must not contain. Omitted until a code or link identifies the member; `assertNotOwn` checks then. */
  personalData?: KnownOf
}

/**
 * Normalizes and validates a new password. Each operation that sets a password calls this. The contract limits the length before NFKC, this
 * function the length after it.
 * @throws BAD_REQUEST, PASSWORD_COMMON, both at the field
 */
export async function checkedPassword(
  typed: string,
  field: Field,
  { isBreached, personalData: facts = {} }: Checks,
): Promise<string> {
  const password = normalPassword(typed)
  const { length } = Array.from(password)
  const code = length < PasswordMin ? 'TOO_SHORT' : length > PasswordMax ? 'TOO_LONG' : undefined
  if (code) refuse('BAD_REQUEST', { reasons: [{ code, field }] })
  if (await isCommonPassword(password)) refuseCommon(field)
  assertNotOwn(password, field, facts)
  if (await isBreached(password)) refuseCommon(field)
  return password
}

/** @throws PASSWORD_COMMON for a password made of the member's personal data */
export function assertNotOwn(password: string, field: Field, facts: KnownOf) {
  if (isOwnWord(password, facts)) refuseCommon(field)
}

type Field = 'password' | 'newPassword'

const refuseCommon = (field: Field): never =>
  refuse('PASSWORD_COMMON', { reasons: [{ code: 'COMMON', field }] })

/** Checks if a password is on the offline list of common passwords. */
async function isCommonPassword(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  commonPasswords ??= new Set(dictionary['passwords-common'])
  return commonPasswords.has(password.toLowerCase())
}

let commonPasswords: Set<string | number> | undefined
