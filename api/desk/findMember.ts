// Finds the member that a back-office user names: by id, email address or phone number, as people write them.
import { eq, inArray } from 'drizzle-orm'
import { localeOf } from '../locale/language.ts'
import { members } from '../members/tables.ts'
import { readEmail } from '../session/accounts.ts'
import type { Database } from '../store/store.ts'
import { readPhone } from '../../src/shared/phone.ts'
import { Stopped } from './commandLine.ts'

/** A number without a calling code may belong to any country that the hub speaks the language of. */
const homeCountries = Object.values(localeOf).map((tag) => new Intl.Locale(tag).region)

function phonesOf(typed: string): string[] {
  const international = readPhone(typed)
  const phones = international
    ? [international]
    : homeCountries.flatMap((country) => {
        const phone = readPhone(typed, country)
        return phone?.isValid ? [phone] : []
      })
  return [...new Set(phones.map(({ e164 }) => e164))]
}

/** @throws Stopped if the number belongs to members of several countries */
export async function findNamed(db: Database, written: string) {
  const typed = written.trim()
  const [byId] = await db.select().from(members).where(eq(members.id, typed.toLowerCase()))
  if (byId) return byId
  const isNamed = typed.includes('@')
    ? eq(members.email, readEmail(typed) ?? typed.toLowerCase())
    : inArray(members.phone, [...phonesOf(typed), typed])
  const [found, other] = await db.select().from(members).where(isNamed).limit(2)
  if (other)
    throw new Stopped(
      `Phone number "${typed}" belongs to members of several countries. Write it with its country code, such as +66812345678.`,
    )
  return found
}

/** @throws Stopped for an unknown member */
export async function memberNamed(db: Database, written: string) {
  const member = await findNamed(db, written)
  if (member) return member
  throw new Stopped(
    `Not found: no member with email, phone or id "${written}". Write the full email address, the phone number with its country code, or the member id.`,
  )
}
