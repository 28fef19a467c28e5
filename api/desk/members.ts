// Commands on one member: show data, end sessions, void a voucher, allow gifts beyond the limits.
import { eq, or } from 'drizzle-orm'
import { recordActs } from '../audit/recordActs.ts'
import { allowGifts } from '../gifts/allow.ts'
import { balances } from '../ledger/ledger.ts'
import { levelOf } from '../levels/level.ts'
import { languageIn } from '../locale/language.ts'
import type { Database } from '../store/store.ts'
import { vouchers } from '../rewards/tables.ts'
import { voidVoucher } from '../vouchers/vouchers.ts'
import { announceSecondFactor, endSessions, lockMember, turnOffSecondFactor } from '../session/index.ts'
import { account, reason, voucher, wholeNumber } from './arguments.ts'
import { command, logAct, printed, saidBy, Stopped, type Desk } from './commandLine.ts'
import { findNamed, memberNamed } from './findMember.ts'

/** Maximum number of gifts that one command allows. */
const mostAllowed = 12

export const memberCommands = [
  command('void', { voucher, reason }, voidNamed),
  command('member', { account }, show),
  command('end-sessions', { account, reason }, endSessionsOf),
  command('remove-second-factor', { account, reason }, removeSecondFactor),
  command(
    'allow',
    { account, count: wholeNumber(1, mostAllowed), reason },
    async (desk, { account: typedAccount, count, reason: why }) => {
      const { by, now } = saidBy(desk)
      const { id: memberId } = await memberNamed(desk.store.db, typedAccount)
      const allowed = await desk.store.db.transaction(async (tx) => {
        await recordActs(tx, now, { what: 'gifts-allowed', memberId, by, outcome: String(count) })
        return await allowGifts(tx, memberId, count)
      })
      logAct(desk, 'allow', { id: memberId, count, why, outcome: 'done' })
      return printed([
        `Done. Member ${memberId}: ${count} more allowed beyond the limits, ${allowed} in total.`,
      ])
    },
  ),
]

async function show(desk: Desk, { account: typedAccount }: { account: string }) {
  const { db } = desk.store
  const { by, now } = saidBy(desk)
  const row = await findNamed(db, typedAccount)
  // Reading a member's data is audited as well.
  logAct(desk, 'member', { id: row?.id ?? '' })
  const { id, email, phone, firstName, countryCode, createdAt } = row ?? (await memberNamed(db, typedAccount))
  await recordActs(db, now, { what: 'member-read', memberId: id, by })
  const { coins, points } = await balances(db, id, now)
  const level = await levelOf(db, id, now)
  const since = createdAt.toISOString()
  const fields = { id, email, phone, firstName, countryCode, level, coins, points, since }
  return printed(Object.entries(fields).map(([name, value]) => `${name}: ${String(value)}`))
}

async function endSessionsOf(
  desk: Desk,
  { account: typedAccount, reason: why }: { account: string; reason: string },
) {
  const { by, now } = saidBy(desk)
  const { id: memberId } = await memberNamed(desk.store.db, typedAccount)
  const count = await desk.store.db.transaction(async (tx) => {
    // Locks the member: a concurrent sign-in waits, or its session is ended as well.
    await lockMember(tx, memberId)
    const ended = await endSessions(tx, memberId, { now })
    await recordActs(tx, now, { what: 'sessions-ended', memberId, by, outcome: String(ended) })
    return ended
  })
  logAct(desk, 'end-sessions', { id: memberId, count, why, outcome: 'done' })
  return printed([`Done. Member ${memberId}: ${count} sessions ended.`])
}

/**
 * For members who have lost authenticator app, passkeys and recovery codes. The member is notified at all email
 * addresses and phones.
 */
async function removeSecondFactor(
  desk: Desk,
  { account: typedAccount, reason: why }: { account: string; reason: string },
) {
  const { by, now } = saidBy(desk)
  const { id: memberId } = await memberNamed(desk.store.db, typedAccount)
  const wasOn = await desk.store.db.transaction(async (tx) => {
    const member = await lockMember(tx, memberId)
    const isRemoved = await turnOffSecondFactor(tx, memberId, { by, now })
    const language = languageIn(member.countryCode)
    // The outbox sends the notification.
    if (isRemoved) await announceSecondFactor(tx, member, { change: 'off', language, now })
    return isRemoved
  })
  logAct(desk, 'remove-second-factor', { id: memberId, why, outcome: wasOn ? 'done' : 'known' })
  return printed([
    wasOn
      ? `Done. Member ${memberId}: the second factor is off; the next sign-in asks for one factor.`
      : `Member ${memberId}: the second factor was off already. No further action is needed.`,
  ])
}

async function voidNamed(
  desk: Desk,
  { voucher: typedVoucher, reason: why }: { voucher: string; reason: string },
) {
  const { by, now } = saidBy(desk)
  const { id, state, isVoided } = await desk.store.db.transaction(async (tx) => {
    const row = await voucherNamed(tx, typedVoucher)
    const done = await voidVoucher(tx, row.reference)
    if (done)
      await recordActs(tx, now, {
        what: 'voucher-voided',
        memberId: row.memberId,
        by,
        subject: `voucher:${row.id}`,
      })
    return { ...row, isVoided: done }
  })
  const outcome = isVoided ? 'done' : state === 'void' ? 'known' : 'refused'
  logAct(desk, 'void', { id, why, outcome })
  if (outcome === 'done') return printed([`Done. Voucher ${typedVoucher} is void now.`])
  if (outcome === 'known')
    return printed([`Voucher ${typedVoucher} was void already. No further action is needed.`])
  throw new Stopped(
    `Voucher ${typedVoucher} is ${state} and cannot be voided. Void a voucher that is not used.`,
  )
}

/** Ids are lower case, codes of the shop upper case. */
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
