// Finds a member by id, email address or phone number in any common spelling.
import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import { localeOf } from '../locale/language.ts'
import type { Account } from '../members/account.ts'
import { members } from '../members/tables.ts'
import { readAccount, readMobile } from '../session/accounts.ts'
import type { Database } from '../store/store.ts'
import { Stopped } from './commandLine.ts'

/** A number without a calling code may belong to any country whose language the hub supports. */
const homeCountries = Object.values(localeOf).map((tag) => new Intl.Locale(tag).region)

/** Accounts that the text may refer to; a number without a calling code may belong to several countries. */
function accountsNamed(typed: string): Account[] {
  const account = readAccount(typed)
  if (account !== undefined) return [account]
  const phones = homeCountries.map((country) => readMobile(typed, country))
  return phones.filter((phone) => phone !== undefined)
}

/** @throws Stopped if the number belongs to several members */
export async function findNamed(db: Database, written: string) {
  const typed = written.trim()
  const [byId] = await db.select().from(members).where(eq(members.id, typed.toLowerCase()))
  if (byId) return byId
  const accounts = accountsNamed(typed)
  const isNamed = typed.includes('@')
    ? inArray(members.email, accounts)
    : or(inArray(members.phone, accounts), sql`${members.phone} = ${typed}`)
  const matches = await db
    .select()
    .from(members)
    .where(isNamed)
    .orderBy(asc(members.id))
    .limit(homeCountries.length)
  if (matches.length > 1)
    throw new Stopped(
      `Phone number "${typed}" belongs to several members: ${matches.map(({ id }) => id).join(', ')}. Name one of them by its id.`,
    )
  return matches[0]
}

/** @throws Stopped for an unknown member */
export async function memberNamed(db: Database, written: string) {
  const member = await findNamed(db, written)
  if (member) return member
  throw new Stopped(
    `Not found: no member with email, phone or id "${written}". Write the full email address, the phone number with its country code, or the member id.`,
  )
}
