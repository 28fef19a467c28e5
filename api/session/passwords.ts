// Secrets that people type: argon2id at rest, and the same time whether or not there is one to compare with.
import { hash, verify } from '@node-rs/argon2'
import { PasswordMax, PasswordMin } from '#generated/schemas/membersHub.schemas.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Integrations } from '../integrations/integrations.ts'
import { isOwnWord, type KnownOf } from './ownWords.ts'

/** 8 to 128 code points after NFKC, so that the same password typed on another keyboard is the same. */
export const normalPassword = (password: string) => password.normalize('NFKC')

export const hashSecret = (secret: string) => hash(secret)

/** Whether the secret fits; takes as long where there is none, so that time tells nobody which accounts exist. */
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
 * A password that may be set, as it is hashed. Every operation that sets a password calls this. The contract counts what was sent; what
 * is stored may be shorter or longer.
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

/** @throws PASSWORD_COMMON for what anybody who knows the member would try */
export function assertNotOwn(password: string, field: Field, facts: KnownOf) {
  if (isOwnWord(password, facts)) refuseCommon(field)
}

type Field = 'password' | 'newPassword'

const refuseCommon = (field: Field): never =>
  refuse('PASSWORD_COMMON', { reasons: [{ code: 'COMMON', field }] })

/** Whether the password is on the offline list of those that many people use. */
async function isCommonPassword(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  commonPasswords ??= new Set(dictionary['passwords-common'])
  return commonPasswords.has(password.toLowerCase())
}

let commonPasswords: Set<string | number> | undefined
