// Rewrites stored phone numbers in E.164 and finds members that share a number. Until release 20 a number was stored in the form in
// which it was sent, so that +66 0 81… and +66 81… were two accounts. May be run again at any time.
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import { addresses } from '../addresses/tables.ts'
import { recordActs } from '../audit/recordActs.ts'
import type { Account } from '../members/account.ts'
import { members } from '../members/tables.ts'
import { masked, readMobile } from '../session/accounts.ts'
import { sqlState } from '../store/sqlState.ts'
import type { Database } from '../store/store.ts'
import { copyPayment } from '../vouchers/paidFriends.ts'
import { toE164 } from '#shared/phone.ts'

export type SharedPhone = {
  /** Masked: reports are printed and logged. */
  phone: string
  /** The member with the canonical number, then the one with another form of it. */
  memberIds: [string, string]
}

/** `shared` has the first findings, `sharedCount` counts all. */
export type PhoneReport = { normalized: number; sharedCount: number; shared: SharedPhone[] }

const batchSize = 500

/** Findings that a person can work through; the next run lists the next ones. */
const listedAtMost = 100

const uniqueViolation = '23505'

/** @returns the count of rewritten numbers, and members whose number is another member's; those are left as they are */
export async function normalizePhones(db: Database, now: Date): Promise<PhoneReport> {
  const report: PhoneReport = { normalized: 0, sharedCount: 0, shared: [] }
  for (let after = ''; ;) {
    const rows = await db
      .select({ id: members.id, phone: members.phone })
      .from(members)
      .where(and(isNotNull(members.phone), gt(members.id, after)))
      .orderBy(asc(members.id))
      .limit(batchSize)
    for (const { id, phone } of rows) {
      const canonical = phone && readMobile(phone)
      if (!phone || !canonical || canonical === phone) continue
      if (await renumber(db, { id, phone, canonical }, now)) report.normalized += 1
      else {
        report.sharedCount += 1
        if (report.shared.length < listedAtMost) report.shared.push(await sharedPhone(db, id, canonical))
      }
    }
    const last = rows.at(-1)
    if (!last) break
    after = last.id
  }
  report.normalized += await normalizeAddresses(db)
  return report
}

/** @returns false if another member has the number */
async function renumber(
  db: Database,
  { id, phone, canonical }: { id: string; phone: Account; canonical: Account },
  now: Date,
): Promise<boolean> {
  try {
    await db.transaction(async (tx) => {
      const [changed] = await tx
        .update(members)
        .set({ phone: canonical })
        .where(and(eq(members.id, id), eq(members.phone, phone)))
        .returning({ id: members.id })
      if (!changed) return
      await copyPayment(tx, phone, canonical)
      await recordActs(tx, now, {
        what: 'phone-changed',
        memberId: id,
        by: 'command:migrate',
        outcome: 'normalized',
      })
    })
    return true
  } catch (error) {
    if (sqlState(error) === uniqueViolation) return false
    throw error
  }
}

async function sharedPhone(db: Database, id: string, canonical: Account): Promise<SharedPhone> {
  const [owner] = await db.select({ id: members.id }).from(members).where(eq(members.phone, canonical))
  return { phone: masked(canonical), memberIds: [owner?.id ?? '', id] }
}

async function normalizeAddresses(db: Database): Promise<number> {
  let normalized = 0
  for (let after = ''; ;) {
    const rows = await db
      .select({ id: addresses.id, phone: addresses.phone })
      .from(addresses)
      .where(gt(addresses.id, after))
      .orderBy(asc(addresses.id))
      .limit(batchSize)
    for (const { id, phone } of rows) {
      const canonical = toE164(phone)
      if (canonical === phone) continue
      await db
        .update(addresses)
        .set({ phone: canonical })
        .where(and(eq(addresses.id, id), eq(addresses.phone, phone)))
      normalized += 1
    }
    const last = rows.at(-1)
    if (!last) return normalized
    after = last.id
  }
}

/** One line for each finding, for the terminal and the log. */
export function linesOfPhones({ normalized, shared, sharedCount }: PhoneReport): string[] {
  const rest = sharedCount - shared.length
  return [
    ...(normalized > 0 ? [`${normalized} phone numbers were rewritten in E.164.`] : []),
    ...shared.map(
      ({ phone, memberIds: [owner, other] }) =>
        `Phone number ${phone} belongs to members ${owner} and ${other}: ask them which account they keep, and change the number of the other.`,
    ),
    ...(rest > 0
      ? [`${rest} more phone numbers belong to two members: run npm run migrate again to list them.`]
      : []),
  ]
}
