// Reads the account of a member for staff. Data about babies is not part of it.
import { desc, eq } from 'drizzle-orm'
import type { components } from '#generated/backOffice/schema.d.ts'
import { recordActs } from '../../audit/recordActs.ts'
import { voucherTypes } from '../../catalog/vouchers.ts'
import { readEligibilityContext } from '../../gifts/eligibilityContext.ts'
import { eligibilityFor, giftsFor } from '../../gifts/rules.ts'
import { balances } from '../../ledger/ledger.ts'
import { levelOf } from '../../levels/level.ts'
import { timeZoneAt, type MemberRow } from '../../members/member.ts'
import { consentList } from '../../profile/consents.ts'
import { allBabies } from '../../profile/babies.ts'
import { vouchers } from '../../rewards/tables.ts'
import { countSessions } from '../../session/index.ts'
import { findSecondFactor } from '../../session/secondFactor/state.ts'
import { actorOf, type StaffMember } from '../../staff/sessions.ts'
import type { Database } from '../../store/store.ts'
import { readMemberRow } from './find.ts'

type Schemas = components['schemas']
type Actor = { staff: Pick<StaffMember, 'id'>; now: Date }

/** Number of vouchers on the page of a member. */
const maxVouchers = 20

export const foundMember = (member: MemberRow): Schemas['FoundMember'] => ({
  id: member.id,
  name: [member.firstName, member.lastName].filter(Boolean).join(' '),
  email: member.email,
  phone: member.phone,
  countryCode: member.countryCode,
  joinedAt: member.createdAt.toISOString(),
})

/** @throws NOT_FOUND */
export async function readAccount(
  db: Database,
  memberId: string,
  { staff, now }: Actor,
): Promise<Schemas['MemberAccount']> {
  const member = await readMemberRow(db, memberId)
  await recordActs(db, now, { what: 'member-read', memberId, by: actorOf(staff) })
  const [level, { coins, points }, sessions, secondFactor, { items: consents }] = await Promise.all([
    levelOf(db, memberId, now),
    balances(db, memberId, now),
    countSessions(db, memberId, now),
    findSecondFactor(db, memberId),
    consentList(db, memberId),
  ])
  return {
    member: foundMember(member),
    timeZone: timeZoneAt(member, now),
    lastSeenAt: member.lastSeenAt?.toISOString() ?? null,
    erasesAt: member.erasesAt?.toISOString() ?? null,
    level,
    coins,
    points,
    sessions,
    secondFactor: secondFactor !== undefined,
    consents: consents.map(({ purpose, granted, at }) => ({ purpose, granted, at })),
    vouchers: await vouchersOf(db, memberId, now),
    gifts: await giftsOf(db, member, now),
  }
}

async function vouchersOf(db: Database, memberId: string, now: Date): Promise<Schemas['MemberVoucher'][]> {
  const rows = await db
    .select()
    .from(vouchers)
    .where(eq(vouchers.memberId, memberId))
    .orderBy(desc(vouchers.expiresAt), desc(vouchers.id))
    .limit(maxVouchers)
  return rows.map((row) => ({
    id: row.id,
    name: (row.terms ?? voucherTypes().get(row.voucher))?.name.en ?? row.voucher,
    state: row.state === 'active' && row.expiresAt < now ? 'expired' : row.state,
    code: row.code,
    grantedAt: row.grantedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }))
}

/**
 * Returns gifts with the reasons that the member sees, by the same rules. Gifts for births and for birthdays of babies
 * are omitted, because their reasons disclose data about babies.
 */
async function giftsOf(
  db: Database,
  member: MemberRow,
  now: Date,
): Promise<Schemas['MemberAccount']['gifts']> {
  const context = await readEligibilityContext(db, member, { now })
  return giftsFor(['level', 'momBirthday'], context)
    .filter(({ aboutBaby }) => !aboutBaby)
    .map((gift) => ({
      name: gift.name.en,
      reasons: eligibilityFor(gift, context).reasons.map(({ code }) => code),
    }))
}

/** Returns the babies of a member. @throws NOT_FOUND */
export async function openBabies(
  db: Database,
  memberId: string,
  { staff, now }: Actor,
): Promise<Schemas['MemberBabies']> {
  await readMemberRow(db, memberId)
  await recordActs(db, now, { what: 'babies-opened', memberId, by: actorOf(staff) })
  const babies = await allBabies(db, memberId)
  return {
    items: babies.map(({ name, dueDate, birthDate }) => ({ name, expectedOn: dueDate, bornOn: birthDate })),
  }
}
