// A member as the brand's side needs to see one, and the vouchers it may take back.
import { eq, or } from 'drizzle-orm'
import { allowGifts } from '../gifts/allow.ts'
import { balances } from '../ledger/ledger.ts'
import { levelOf } from '../levels/level.ts'
import { normalAccount } from '../session/accounts.ts'
import { findMember } from '../session/members.ts'
import { members } from '../members/tables.ts'
import type { Database } from '../store/store.ts'
import { vouchers } from '../rewards/tables.ts'
import { voidVoucher } from '../vouchers/vouchers.ts'
import type { Outcome } from './fulfil.ts'
import type { Allowance } from './messages.ts'

/** @param account an e-mail address, a phone or the member's id */
async function find(db: Database, account: string) {
  const [byId] = await db.select().from(members).where(eq(members.id, account))
  return byId ?? (await findMember(db, normalAccount(account)))
}

export async function memberAt(db: Database, account: string, now: Date) {
  const row = await find(db, account)
  if (!row) return undefined
  const { id, email, phone, firstName, countryCode, createdAt } = row
  const { coins, points } = await balances(db, id, now)
  const level = await levelOf(db, id, now)
  return { id, email, phone, firstName, countryCode, level, coins, points, since: createdAt.toISOString() }
}

/** @param named its id, or the code that the shop takes */
export async function voidVoucherOf(db: Database, named: string): Promise<Outcome> {
  const [row] = await db
    .select()
    .from(vouchers)
    .where(or(eq(vouchers.id, named), eq(vouchers.code, named)))
  if (!row) return 'unknown'
  if (await voidVoucher(db, row.reference)) return 'done'
  return row.state === 'void' ? 'known' : 'refused'
}

/** Lets the member claim gifts for babies beyond the limits. */
export async function allowGiftsTo(db: Database, { account, count }: Allowance): Promise<Outcome> {
  const member = await find(db, account)
  if (!member) return 'unknown'
  await allowGifts(db, member.id, count)
  return 'done'
}
