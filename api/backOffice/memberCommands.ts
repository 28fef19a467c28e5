// Defines commands for one member: show their data, end their sessions, remove their second factor, void a voucher, and
// allow gifts beyond the limits.
import { eq, or } from 'drizzle-orm'
import { recordActs } from '../audit/recordActs.ts'
import { balances } from '../ledger/ledger.ts'
import { levelOf } from '../levels/level.ts'
import type { Database } from '../store/store.ts'
import { vouchers } from '../rewards/tables.ts'
import { account, reason, voucher, wholeNumber } from './arguments.ts'
import { command, logAct, printed, actorOf, Stopped, type BackOffice } from './commandLine.ts'
import { findNamed, memberNamed } from './findMember.ts'
import { allowMoreGifts, endMemberSessions, removeSecondFactor, voidUnused } from './members/acts.ts'

/** Maximum number of additional gifts that one `allow` command can permit. */
const mostAllowed = 12

export const memberCommands = [
  command('void', { voucher, reason }, voidNamed),
  command('member', { account }, show),
  command('end-sessions', { account, reason }, endSessionsOf),
  command('remove-second-factor', { account, reason }, removeSecondFactorOf),
  command(
    'allow',
    { account, count: wholeNumber(1, mostAllowed), reason },
    async (backOffice, { account: typedAccount, count, reason: why }) => {
      const { id: memberId } = await memberNamed(backOffice.store.db, typedAccount)
      const act = { memberId, gifts: count }
      const allowed = await allowMoreGifts(backOffice.store.db, act, actorOf(backOffice))
      logAct(backOffice, 'allow', { id: memberId, count, why, outcome: 'done' })
      return printed([
        `Done. Member ${memberId}: ${count} more allowed beyond the limits, ${allowed} in total.`,
      ])
    },
  ),
]

async function show(backOffice: BackOffice, { account: typedAccount }: { account: string }) {
  const { db } = backOffice.store
  const { by, now } = actorOf(backOffice)
  const row = await findNamed(db, typedAccount)
  // Logs each attempt of staff to read the data of a member, even if no such member exists.
  logAct(backOffice, 'member', { id: row?.id ?? '' })
  const { id, email, phone, firstName, countryCode, createdAt } = row ?? (await memberNamed(db, typedAccount))
  await recordActs(db, now, { what: 'member-read', memberId: id, by })
  const { coins, points } = await balances(db, id, now)
  const level = await levelOf(db, id, now)
  const since = createdAt.toISOString()
  const fields = { id, email, phone, firstName, countryCode, level, coins, points, since }
  return printed(Object.entries(fields).map(([name, value]) => `${name}: ${String(value)}`))
}

async function endSessionsOf(
  backOffice: BackOffice,
  { account: typedAccount, reason: why }: { account: string; reason: string },
) {
  const { id: memberId } = await memberNamed(backOffice.store.db, typedAccount)
  const count = await endMemberSessions(backOffice.store.db, memberId, actorOf(backOffice))
  logAct(backOffice, 'end-sessions', { id: memberId, count, why, outcome: 'done' })
  return printed([`Done. Member ${memberId}: ${count} sessions ended.`])
}

async function removeSecondFactorOf(
  backOffice: BackOffice,
  { account: typedAccount, reason: why }: { account: string; reason: string },
) {
  const { id: memberId } = await memberNamed(backOffice.store.db, typedAccount)
  const wasOn = await removeSecondFactor(backOffice.store.db, memberId, actorOf(backOffice))
  logAct(backOffice, 'remove-second-factor', { id: memberId, why, outcome: wasOn ? 'done' : 'known' })
  return printed([
    wasOn
      ? `Done. Member ${memberId}: the second factor is off; the next sign-in asks for one factor.`
      : `Member ${memberId}: the second factor was off already. No further action is needed.`,
  ])
}

async function voidNamed(
  backOffice: BackOffice,
  { voucher: typedVoucher, reason: why }: { voucher: string; reason: string },
) {
  const row = await voucherNamed(backOffice.store.db, typedVoucher)
  const isVoided = await voidUnused(backOffice.store.db, row, actorOf(backOffice))
  const outcome = isVoided ? 'done' : row.state === 'void' ? 'known' : 'refused'
  logAct(backOffice, 'void', { id: row.id, why, outcome })
  if (outcome === 'done') return printed([`Done. Voucher ${typedVoucher} is void now.`])
  if (outcome === 'known')
    return printed([`Voucher ${typedVoucher} was void already. No further action is needed.`])
  throw new Stopped(
    `Voucher ${typedVoucher} is ${row.state} and cannot be voided. Void a voucher that is not used.`,
  )
}

/** Finds a voucher by its id or by its code in the shop. Ids are lower case, and codes are upper case. */
async function voucherNamed(db: Database, typedVoucher: string) {
  const [row] = await db
    .select()
    .from(vouchers)
    .where(or(eq(vouchers.id, typedVoucher.toLowerCase()), eq(vouchers.code, typedVoucher.toUpperCase())))
  if (row) return row
  throw new Stopped(
    `Not found: no voucher with id or code "${typedVoucher}". Copy the code from the order or from the member's message.`,
  )
}
