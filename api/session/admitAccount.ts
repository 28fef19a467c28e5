// The door of every operation that names an account (section 5).
import { sql } from 'drizzle-orm'
import { isPhone } from '../integrations/integrations.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Account } from '../members/account.ts'
import { members } from '../members/tables.ts'
import type { Database } from '../store/store.ts'
import { readAccount } from './accounts.ts'

/**
 * The account that a request names, in its canonical form.
 * @throws BAD_REQUEST with PHONE_INVALID for a number that is no mobile phone of any country and is not a member's
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
 * A member's number as it is stored. Members keep a number that the rules do not know any more, and one in another form that
 * `npm run migrate` could not normalize because the canonical one is another member's.
 */
async function storedPhone(db: Database, phoneText: string): Promise<Account | null | undefined> {
  if (!isPhone(phoneText)) return undefined
  const [member] = await db
    .select({ phone: members.phone })
    .from(members)
    .where(sql`${members.phone} = ${phoneText}`)
  return member?.phone
}

/** A typed number that is stored in exactly this form, which is not the canonical one. */
export async function keptPhone(db: Database, typed: string) {
  const phoneText = typed.trim()
  if (!/^\+\d+$/.test(phoneText) || readAccount(phoneText) === phoneText) return undefined
  const account = await storedPhone(db, phoneText)
  return account ? { account, kind: 'phone' as const, countryCode: null } : undefined
}
