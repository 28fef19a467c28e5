// Parses the email address or phone number in a request. All operations with such a field use this module (section 5 of
// the specification).
import { sql } from 'drizzle-orm'
import { isPhone } from '../integrations/integrations.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Account } from '../members/account.ts'
import { members } from '../members/tables.ts'
import type { Database } from '../store/store.ts'
import { readAccount } from './accounts.ts'

/**
 * Returns the email address or phone number of a request in its canonical form.
 * @throws BAD_REQUEST with PHONE_INVALID if the request contains a phone number that is not a valid mobile number,
 * unless it is stored for a member
 */
export async function admitAccount(db: Database, typedAccount: string): Promise<Account> {
  const account = readAccount(typedAccount)
  if (account === typedAccount) return account
  return (
    (await storedPhone(db, typedAccount)) ??
    account ??
    refuse('BAD_REQUEST', { reasons: [{ code: 'PHONE_INVALID', field: 'account' }] })
  )
}

/**
 * Finds a member's phone number that is stored exactly as in the request. Some stored numbers are invalid under the
 * current rules. Others are not canonical, because `npm run migrate` could not normalize a number whose canonical form
 * belongs to another member.
 */
async function storedPhone(db: Database, phoneText: string): Promise<Account | null | undefined> {
  if (!isPhone(phoneText)) return undefined
  const [member] = await db
    .select({ phone: members.phone })
    .from(members)
    .where(sql`${members.phone} = ${phoneText}`)
  return member?.phone
}

/** Finds a member's phone number that is stored exactly as typed although this form is not canonical. */
export async function nonCanonicalPhone(db: Database, typed: string) {
  const phoneText = typed.trim()
  if (!/^\+\d+$/.test(phoneText) || readAccount(phoneText) === phoneText) return undefined
  const account = await storedPhone(db, phoneText)
  return account ? { account, kind: 'phone' as const, countryCode: null } : undefined
}
