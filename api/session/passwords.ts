// Secrets that people type: argon2id at rest, and the same time whether or not there is one to compare with.
import { hash, verify } from '@node-rs/argon2'

/** 8 to 128 code points after NFKC, so that the same password typed on another keyboard is the same. */
export const normalPassword = (password: string) => password.normalize('NFKC')

export const hashSecret = (secret: string) => hash(secret)

/** Whether the secret fits; takes as long where there is none, so that time tells nobody which accounts exist. */
export async function matchesSecret(hashed: string | null | undefined, secret: string): Promise<boolean> {
  const fits = await verify(hashed ?? (await decoy), secret)
  return fits && hashed !== null && hashed !== undefined
}

const decoy = hash('no account has this secret')

/** Whether the password is on the offline list of those that many people use. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  commonPasswords ??= new Set(dictionary['passwords-common'])
  return commonPasswords.has(password.toLowerCase())
}

let commonPasswords: Set<string | number> | undefined
