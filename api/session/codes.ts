// One-time codes: six digits, five minutes, five tries, one use, bound to what they were asked for and to the browser that
// asked: whoever else asks, or guesses, takes nothing from it. A resend replaces the code and keeps the count of failures.
import { randomInt } from 'node:crypto'
import { and, eq, gt, lt, lte, or, sql } from 'drizzle-orm'
import { refuse } from '#shared/protocol/refuse.ts'
import type { Account } from '../members/account.ts'
import type { Database } from '../store/store.ts'
import { hashSecret, matchesSecret } from './passwords.ts'
import { verifyCodes, type CodePurpose } from './tables.ts'
import { spendTicket } from './tickets.ts'
import { hashOf } from '../store/secrets.ts'

export const codeDigits = 6
export const codeLife = { seconds: 300, resendSeconds: 60 }
const maxTries = 5
/** Failures are forgotten after a quarter of an hour, so that nobody is locked out for good. */
const triesSeconds = 900

/** `browser` is the name that the browser made for itself; those who have none share what is theirs. */
type CodeKey = { account: Account; purpose: CodePurpose; browser: string }

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/**
 * Makes a code and returns it for sending.
 * @throws CODE_WAIT with `nextDate` within a minute of the last one, or while its tries are used up.
 */
export async function issueCode(db: Database, key: CodeKey, now: Date): Promise<string> {
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
  const fresh = {
    codeHash: await hashSecret(code),
    sentAt: now,
    expiresAt: later(now, codeLife.seconds),
  }
  const forgotten = lte(verifyCodes.triesUntil, now)
  const triesUntil = later(now, triesSeconds)
  const [row] = await db
    .insert(verifyCodes)
    .values({ ...keyOf(key), ...fresh, tries: 0, triesUntil })
    .onConflictDoUpdate({
      target: [verifyCodes.account, verifyCodes.purpose, verifyCodes.browserHash],
      set: {
        ...fresh,
        tries: sql`case when ${forgotten} then 0 else ${verifyCodes.tries} end`,
        triesUntil: sql`case when ${forgotten} then ${triesUntil.toISOString()}::timestamptz else ${verifyCodes.triesUntil} end`,
      },
      setWhere: and(
        lte(verifyCodes.sentAt, later(now, -codeLife.resendSeconds)),
        or(lt(verifyCodes.tries, maxTries), forgotten),
      ),
    })
    .returning({ account: verifyCodes.account })
  return row ? code : await refuseUntilReady(db, key)
}

const keyOf = ({ account, purpose, browser }: CodeKey) => ({ account, purpose, browserHash: hashOf(browser) })

function isFor(key: CodeKey) {
  const { account, purpose, browserHash } = keyOf(key)
  return and(
    eq(verifyCodes.account, account),
    eq(verifyCodes.purpose, purpose),
    eq(verifyCodes.browserHash, browserHash),
  )
}

async function refuseUntilReady(db: Database, key: CodeKey): Promise<never> {
  const [row] = await db.select().from(verifyCodes).where(isFor(key))
  const ready = row && (row.tries < maxTries ? later(row.sentAt, codeLife.resendSeconds) : row.triesUntil)
  return refuse('CODE_WAIT', { reasons: [{ code: 'RESEND_AFTER' }], nextDate: ready?.toISOString() })
}

/**
 * `field` is what the request calls the code, `code` without it; `compared` what came of comparing it, where that was done
 * before.
 */
export type Presented = CodeKey & { code: string; field?: string; compared?: Compared }

/** The hash that the code fits. */
type Compared = { fitting: string | undefined }

/**
 * Compares the code with the one that was sent, which takes long, so that `useCode` need not do it within a transaction.
 * Nothing may be told of what comes of it before `useCode` has counted the try.
 */
export async function compareCode(db: Database, { code, ...key }: Presented): Promise<Compared> {
  if (!isDigits(code)) return { fitting: undefined }
  const [row] = await db.select({ codeHash: verifyCodes.codeHash }).from(verifyCodes).where(isFor(key))
  return { fitting: await fittingOf(row?.codeHash, code) }
}

const fittingOf = async (codeHash: string | undefined, code: string) =>
  (await matchesSecret(codeHash, code)) ? codeHash : undefined

/** What is no code is a ticket. */
const isDigits = (code: string) => code.length === codeDigits

/**
 * Uses up the code, or the ticket that stands in its place.
 * @throws CODE_WRONG for a wrong, expired, used or missing one alike.
 */
export const useCode = async (db: Database, presented: Presented, now: Date) =>
  await withCode(db, presented, { now, work: async () => {} })

/**
 * Uses the code up in one transaction with what it opens: where that is refused it is still good, for what is left of its
 * time and its tries.
 * @throws CODE_WRONG, and what the work throws
 */
export async function withCode<Of>(
  db: Database,
  presented: Presented,
  { now, work }: { now: Date; work: (tx: Database) => Promise<Of> },
): Promise<Of> {
  const { account, purpose, code, field } = presented
  const spend = isDigits(code)
    ? await rightDigits(db, presented, now)
    : (tx: Database) => spendTicket(tx, account, { purpose, ticket: code, now })
  if (!spend) return refuseCode(field)
  return await db.transaction(async (tx) => {
    if (!(await spend(tx))) refuseCode(field)
    return await work(tx)
  })
}

/**
 * Each call counts as a try before it is told anything, whatever becomes of it, so that parallel guesses share the five.
 * @returns what uses the code up, where it is right; `false` from that where somebody was faster
 */
async function rightDigits(db: Database, presented: Presented, now: Date) {
  const isOwnCode = isFor(presented)
  const [row] = await db
    .update(verifyCodes)
    .set({ tries: sql`${verifyCodes.tries} + 1` })
    .where(and(isOwnCode, lt(verifyCodes.tries, maxTries), gt(verifyCodes.expiresAt, now)))
    .returning({ codeHash: verifyCodes.codeHash })
  const { fitting } = presented.compared ?? { fitting: await fittingOf(row?.codeHash, presented.code) }
  if (!row || row.codeHash !== fitting) return undefined
  return async (tx: Database) => {
    const [used] = await tx
      .delete(verifyCodes)
      .where(and(isOwnCode, eq(verifyCodes.codeHash, row.codeHash)))
      .returning({ account: verifyCodes.account })
    return used !== undefined
  }
}

/** The one answer to a wrong, expired, used or missing code, and to whoever guesses that of an unknown account. */
export function refuseCode(field = 'code'): never {
  return refuse('CODE_WRONG', { reasons: [{ code: 'CODE_WRONG', field }] })
}
