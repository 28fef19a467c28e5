// Hashes passwords and codes with argon2id, and compares them with stored hashes. A comparison takes the same time if
// no hash exists.
import { hash, verify } from '@node-rs/argon2'
import { PasswordMax, PasswordMin } from '#generated/schemas/membersHub.schemas.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Integrations } from '../integrations/integrations.ts'
import { isPersonalWord, type KnownOf } from './personalWords.ts'

/**
 * Normalizes a password to the Unicode form NFKC, because different keyboards may encode the same characters
 * differently. A valid password has 8 to 128 code points in this form.
 */
export const normalPassword = (password: string) => password.normalize('NFKC')

export const hashSecret = (secret: string) => hash(secret)

/**
 * Checks whether a secret matches the hash. Takes the same time if there is no hash, so that the duration does not
 * disclose which accounts exist.
 */
export async function matchesSecret(hashed: string | null | undefined, secret: string): Promise<boolean> {
  const fits = await verify(hashed ?? (await decoy), secret)
  return fits && hashed !== null && hashed !== undefined
}

const decoy = hash('no account has this secret')

type Checks = {
  isBreached: Integrations['isBreached']
  /**
   * The member's email, phone and names, of which the password must not consist. Omitted if a code or link identifies
   * the member only later; the caller then calls `assertNotPersonal`.
   */
  personalData?: KnownOf
}

/**
 * Normalizes and validates a new password. Each operation that sets a password calls this function. The contract limits
 * the length before NFKC normalization; this function limits the length after normalization.
 * @throws BAD_REQUEST, PASSWORD_COMMON; both errors contain the name of the field
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
  assertNotPersonal(password, field, facts)
  if (await isBreached(password)) refuseCommon(field)
  return password
}

/**
 * @throws PASSWORD_COMMON if the password consists of the member's personal data, such as the first name with digits
 */
export function assertNotPersonal(password: string, field: Field, facts: KnownOf) {
  if (isPersonalWord(password, facts)) refuseCommon(field)
}

type Field = 'password' | 'newPassword'

const refuseCommon = (field: Field): never =>
  refuse('PASSWORD_COMMON', { reasons: [{ code: 'COMMON', field }] })

/** Checks whether a password is on the offline list of common passwords. */
async function isCommonPassword(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  commonPasswords ??= new Set(dictionary['passwords-common'])
  return commonPasswords.has(password.toLowerCase())
}

let commonPasswords: Set<string | number> | undefined
