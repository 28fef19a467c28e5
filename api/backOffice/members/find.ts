// Finds members by their id, email address or phone number in any common notation, and by the number of an order or a
// voucher.
import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import { localeOf } from '../../locale/language.ts'
import type { Account } from '../../members/account.ts'
import { plainOrderNumber } from '#shared/orderNumber.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import type { MemberRow } from '../../members/member.ts'
import { members } from '../../members/tables.ts'
import { orders } from '../../orders/tables.ts'
import { vouchers } from '../../rewards/tables.ts'
import { readAccount, readMobile } from '../../session/accounts.ts'
import type { Database } from '../../store/store.ts'

/**
 * Countries of the languages that the hub supports; a phone number without a calling code is looked up in each of these
 * countries.
 */
const homeCountries = Object.values(localeOf).map((tag) => new Intl.Locale(tag).region)

/** Maximum number of members that a search returns. */
export const maxFound = 5

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

/** Returns the member with the id, or the members with the email address or phone number. */
export async function membersWithAccount(db: Database, written: string): Promise<MemberRow[]> {
  const typed = written.trim()
  const [byId] = await db.select().from(members).where(eq(members.id, typed.toLowerCase()))
  if (byId) return [byId]
  const accounts = accountsNamed(typed)
  const isNamed = typed.includes('@')
    ? inArray(members.email, accounts)
    : or(inArray(members.phone, accounts), sql`${members.phone} = ${typed}`)
  return await db.select().from(members).where(isNamed).orderBy(asc(members.id)).limit(maxFound)
}

/** @throws NOT_FOUND */
export async function readMemberRow(db: Database, memberId: string): Promise<MemberRow> {
  const [member] = await db.select().from(members).where(eq(members.id, memberId))
  return member ?? refuse('NOT_FOUND')
}

/** Locks the member, so that a sign-in or an erasure waits until the transaction ends. @throws NOT_FOUND */
export async function lockMemberRow(tx: Database, memberId: string): Promise<MemberRow> {
  const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('no key update')
  return member ?? refuse('NOT_FOUND')
}

/** Returns the members whom an id, an account, an order number, or the id or code of a voucher identifies. */
export async function findMembers(db: Database, written: string): Promise<MemberRow[]> {
  const typed = plainOrderNumber(written)
  const byAccount = await membersWithAccount(db, written)
  if (byAccount.length > 0) return byAccount
  const [ofOrders, ofVouchers] = await Promise.all([
    db.select({ id: orders.memberId }).from(orders).where(eq(orders.number, typed)).limit(maxFound),
    db
      .select({ id: vouchers.memberId })
      .from(vouchers)
      .where(or(eq(vouchers.id, typed.toLowerCase()), eq(vouchers.code, typed.toUpperCase())))
      .limit(maxFound),
  ])
  const ids = [...ofOrders, ...ofVouchers].flatMap(({ id }) => (id === null ? [] : [id]))
  if (ids.length === 0) return []
  return await db.select().from(members).where(inArray(members.id, ids)).limit(maxFound)
}
