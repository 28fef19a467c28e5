// Creates and verifies recovery codes. A member has ten codes of 80 random bits. Each code can be used once instead of
// another second factor.
import { and, eq } from 'drizzle-orm'
import { hashOf, newCode } from '#api/store/secrets.ts'
import type { Database } from '#api/store/store.ts'
import { recoveryCodes } from './tables.ts'

const recoveryCodesAtMost = 10
/** Number of groups in a recovery code. Each group has four characters. */
const groups = 4

/** Normalizes a typed code: ignores case, blanks and dashes, and maps digits to the letters that look alike. */
const normalized = (written: string) =>
  written
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/0/g, 'O')
    .replace(/1/g, 'I')
    .replace(/8/g, 'B')

const codeHashOf = (code: string) => hashOf(normalized(code))

/** Replaces all recovery codes of the member. @returns the new codes, of which only hashes are stored */
export async function replaceRecoveryCodes(tx: Database, memberId: string, now: Date): Promise<string[]> {
  await deleteRecoveryCodes(tx, memberId)
  const codes = Array.from({ length: recoveryCodesAtMost }, () => newCode(groups))
  const rows = codes.map((code) => ({ codeHash: codeHashOf(code), memberId, createdAt: now }))
  await tx.insert(recoveryCodes).values(rows)
  return codes
}

/**
 * Uses up a recovery code by deleting it. Only one of several concurrent calls succeeds.
 * @returns true if the code was an unused code of the member
 */
export async function useRecoveryCode(tx: Database, memberId: string, code: string): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.codeHash, codeHashOf(code)), eq(recoveryCodes.memberId, memberId)))
    .returning({ memberId: recoveryCodes.memberId })
  return used.length > 0
}

export const countRecoveryCodes = async (db: Database, memberId: string) =>
  await db.$count(recoveryCodes, eq(recoveryCodes.memberId, memberId))

export async function deleteRecoveryCodes(tx: Database, memberId: string) {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId))
}
