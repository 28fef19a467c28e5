// Reads the account of each operation that names one (section 5).
import { sql } from 'drizzle-orm'
import { isPhone } from '../integrations/integrations.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Account } from '../members/account.ts'
import { members } from '../members/tables.ts'
import type { Database } from '../store/store.ts'
import { readAccount } from './accounts.ts'

/**
 * Returns the account of a request in its canonical form.
 * @throws BAD_REQUEST with PHONE_INVALID for a number that is not a valid mobile number and does not belong to a member
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
 * Returns the stored number of a member. It may be a number that the rules no longer accept. It may also be a form that `npm run migrate`
 * could not normalize because another member has the canonical form.
 */
async function storedPhone(db: Database, phoneText: string): Promise<Account | null | undefined> {
  if (!isPhone(phoneText)) return undefined
  const [member] = await db
    .select({ phone: members.phone })
    .from(members)
    .where(sql`${members.phone} = ${phoneText}`)
  return member?.phone
}

/** Finds a typed number that is stored in exactly this form if the form is not canonical. */
export async function keptPhone(db: Database, typed: string) {
  const phoneText = typed.trim()
  if (!/^\+\d+$/.test(phoneText) || readAccount(phoneText) === phoneText) return undefined
  const account = await storedPhone(db, phoneText)
  return account ? { account, kind: 'phone' as const, countryCode: null } : undefined
}
