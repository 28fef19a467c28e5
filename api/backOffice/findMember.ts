// Finds a member by id, email address, or phone number in any common notation.
import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import { localeOf } from '../locale/language.ts'
import type { Account } from '../members/account.ts'
import { members } from '../members/tables.ts'
import { readAccount, readMobile } from '../session/accounts.ts'
import type { Database } from '../store/store.ts'
import { Stopped } from './commandLine.ts'

/**
 * Countries of the languages that the hub supports; a phone number without a calling code is looked up in each of these
 * countries.
 */
const homeCountries = Object.values(localeOf).map((tag) => new Intl.Locale(tag).region)

/**
 * Returns the email address or the phone numbers that the text may refer to. For a number without a calling code,
 * returns one phone number per country.
 */
function accountsNamed(typed: string): Account[] {
  const account = readAccount(typed)
  if (account !== undefined) return [account]
  const phones = homeCountries.map((country) => readMobile(typed, country))
  return phones.filter((phone) => phone !== undefined)
}

/** @throws Stopped if the number without a calling code matches phone numbers of several members */
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
