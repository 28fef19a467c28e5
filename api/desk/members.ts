// A member as the brand's side needs to see one, and the vouchers it may take back.
import { eq, or } from 'drizzle-orm'
import { recordActs } from '../audit/recordActs.ts'
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
import type { Allowance, Said } from './messages.ts'

/** @param account an e-mail address, a phone or the member's id */
export async function findAt(db: Database, account: string) {
  const [byId] = await db.select().from(members).where(eq(members.id, account))
  return byId ?? (await findMember(db, normalAccount(account)))
}

export async function memberAt(db: Database, account: string, now: Date) {
  const row = await findAt(db, account)
  if (!row) return undefined
  const { id, email, phone, firstName, countryCode, createdAt } = row
  const { coins, points } = await balances(db, id, now)
  const level = await levelOf(db, id, now)
  return { id, email, phone, firstName, countryCode, level, coins, points, since: createdAt.toISOString() }
}

/** @param named its id, or the code that the shop takes */
export async function voidVoucherOf(db: Database, named: string, { by, now }: Said): Promise<Outcome> {
  return await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(vouchers)
      .where(or(eq(vouchers.id, named), eq(vouchers.code, named)))
    if (!row) return 'unknown'
    const { id, memberId, reference, state } = row
    if (!(await voidVoucher(tx, reference))) return state === 'void' ? 'known' : 'refused'
    await recordActs(tx, now, { what: 'voucher-voided', memberId, by, subject: `voucher:${id}` })
    return 'done'
  })
}

/** Lets the member claim gifts for babies beyond the limits. */
export async function allowGiftsTo(
  db: Database,
  { account, count }: Allowance,
  { by, now }: Said,
): Promise<Outcome> {
  const member = await findAt(db, account)
  if (!member) return 'unknown'
  const memberId = member.id
  await db.transaction(async (tx) => {
    await allowGifts(tx, memberId, count)
    await recordActs(tx, now, { what: 'gifts-allowed', memberId, by, outcome: String(count) })
  })
  return 'done'
}
